"""astgen's golden tools beside others, in situations that break some: python tests/bench/golden_tools.py [--json]

Each cell is what real runs of pytest did in a project made for it, with no plugin but the tool's own and pytest-xdist.
What depends on chance, the situations with workers, is run three times, and the worst counts.  The others are in the
extra ``bench``: ``pip install -e '.[test,bench]'``; one that is not installed says so.  Nothing is asserted.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ITEMS, ROUNDS = 40, 3
CRASH = """
    if i == 20 and os.path.exists("crash"):
        os.remove("crash")
        os.kill(os.getpid(), 9)
"""
MANY = """\
import os, pytest
{imports}
@pytest.mark.parametrize('i', range({items}))
def test_op({fixture}i):{crash}
    {body}
"""
TWO_TESTS = "{imports}\ndef test_a({fixture}):\n    text = 'one\\n'\n    {shared}\n"
TWO_TESTS += "def test_b({fixture}):\n    text = 'two\\n'\n    {shared}\n"
ONE_TEST = "{imports}\ndef test_a({fixture}):\n    for text in ('one\\n', 'two\\n'):\n        {shared}\n"


@dataclass(frozen=True)
class Tool:
    """A tool: its package and plugins, how a test uses it, and how it is told to update."""

    package: str
    plugins: tuple[str, ...] = ()
    fixture: str = ""
    imports: str = ""
    body: str = ""  # of a test with i
    named: str = ""  # of a test with name and text
    shared: str = ""  # of tests with text, for one golden
    two: str = TWO_TESTS
    update: tuple[str, ...] = ()
    env: dict[str, str] = field(default_factory=dict)
    inline: bool = False
    refuse: dict[str, str] = field(default_factory=dict)  # the variable that should mean "do not update"


TOOLS = (
    Tool(
        "astgen-cpp",
        ("astgen.testing.plugin",),
        "astgen_golden",
        body="astgen_golden.check(f't:op{i}', f'value {i} {VALUE}\\n')",
        named="astgen_golden.check(f't:{name}', text)",
        shared="astgen_golden.check('t:a', text)",
        update=("--gold=update",),
    ),
    Tool(
        "astgen-cpp",
        ("astgen.testing.plugin",),
        imports="from astgen.testing import expect",
        body="expect('old').matches(VALUE)",
        update=("--gold=update",),
        inline=True,
        refuse={"EXPECTTEST_ACCEPT": "0"},
    ),
    Tool(
        "syrupy",
        ("syrupy",),
        "snapshot",
        imports="from syrupy.extensions.single_file import SingleFileSnapshotExtension as Single, WriteMode\n"
        "class Text(Single):\n    _write_mode = WriteMode.TEXT\n    file_extension = 'txt'",
        body="assert f'value {i} {VALUE}\\n' == snapshot(extension_class=Text)",
        named="assert text == snapshot(extension_class=Text, name=name)",
        shared="assert text == snapshot(extension_class=Text, name='a')",
        two=ONE_TEST,  # the names of its goldens hold that of the test
        update=("--snapshot-update",),
    ),
    Tool(
        "pytest-golden",
        ("pytest_golden.plugin",),
        "golden",
        body="g = golden.open('all.yml'); assert f'value {i} {VALUE}\\n' == g.out[f'op{i}']",
        named="g = golden.open('all.yml'); assert text == g.out[name]",
        shared="g = golden.open('all.yml'); assert text == g.out['a']",
        update=("--update-goldens",),
    ),
    Tool(
        "pytest-regressions",
        ("pytest_datadir.plugin", "pytest_regressions.plugin"),
        "file_regression",
        body="file_regression.check(f'value {i} {VALUE}\\n')",
        named="file_regression.check(text)",
        shared="file_regression.check(text, basename='a')",
        update=("--regen-all",),
    ),
    Tool(
        "expecttest",
        imports="import expecttest\ncase = type('Case', (expecttest.TestCase,), {'runTest': None})()",
        body="case.assertExpectedInline(VALUE, '''old''')",
        env={"EXPECTTEST_ACCEPT": "1"},
        inline=True,
        refuse={"EXPECTTEST_ACCEPT": "0"},
    ),
    Tool(
        "inline-snapshot",
        ("inline_snapshot.pytest_plugin",),
        imports="from inline_snapshot import snapshot",
        body="assert VALUE == snapshot('old')",
        update=("--inline-snapshot=fix,create",),
        inline=True,
    ),
)


def pytest_in(folder: Path, tool: Tool, *arguments: str, **environment: str) -> tuple[int, str]:
    """The exit code and the output of pytest in a folder."""
    hidden = ("CI", "ASTGEN_GOLD", "EXPECTTEST_ACCEPT", "GITHUB_ACTIONS", "PYTEST_XDIST_WORKER", "PYTEST_ADDOPTS")
    env = {k: v for k, v in os.environ.items() if k not in hidden}
    env |= {"VALUE": "new", "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment}
    plugins = [word for name in (*tool.plugins, "xdist.plugin") for word in ("-p", name)]
    command = [sys.executable, "-m", "pytest", "-q", *plugins, "-p", "no:cacheprovider", *arguments]
    run = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=600, check=False)
    return run.returncode, run.stdout


def updated(folder: Path, tool: Tool, *arguments: str, **environment: str) -> int:
    """The exit code of an update."""
    return pytest_in(folder, tool, *tool.update, *arguments, **tool.env, **environment)[0]


def written(folder: Path) -> dict[str, bytes]:
    """What is in a project but its tests and state."""
    skipped = (".py", ".ini", ".pyc", "crash")
    paths = [p for p in folder.rglob("*") if p.is_file() and not p.name.endswith(skipped) and ".astgen" not in p.parts]
    return {str(p.relative_to(folder)): p.read_bytes() for p in paths}


def project(folder: Path, tool: Tool, *, crash: bool = False) -> None:
    """A suite of many tests: with files one golden for each, inline a function for each."""
    fixture = f"{tool.fixture}, " if tool.fixture else ""
    if tool.inline:
        body = tool.body.replace("VALUE", "os.environ['VALUE']")
        text = "\n".join(["import os", tool.imports, *[f"def test_{i}():\n    {body}\n" for i in range(ITEMS)]])
    else:
        body = tool.body.replace("{VALUE}", "{os.environ['VALUE']}").replace("f'value", 'f"value')
        body = body.replace("\\n'", '\\n"')
        text = MANY.format(imports=tool.imports, fixture=fixture, items=ITEMS, crash=CRASH if crash else "", body=body)
    fresh(folder, tool, text)


def fresh(folder: Path, tool: Tool, tests: str) -> None:
    """Nothing in a folder but these tests, and what the tool wants to be there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_it.py").write_text(tests)
    if tool.package == "pytest-golden":
        (folder / "all.yml").write_text("{}\n")


def outcome(output: str) -> str:
    """pytest's last line in short."""
    last = output.strip().split("\n")[-1]
    counts = re.findall(r"(\d+) (passed|failed|errors?)", last)
    return ", ".join([" ".join(count) for count in counts]) or last[:60]


def passed(output: str) -> int:
    """How many tests passed."""
    counts = re.findall(r"(\d+) passed", output.strip().split("\n")[-1])
    return int(counts[0]) if counts else 0


# --- the situations ---


def good_update(folder: Path, tool: Tool) -> str:
    """Every golden is missing, or inline differs."""
    project(folder, tool)
    code = updated(folder, tool)
    return f"exit {code}; then {outcome(pytest_in(folder, tool)[1])}"


def update_with_workers(folder: Path, tool: Tool) -> str:
    """Every golden differs; afterwards all should pass."""
    runs: list[tuple[int, int, str]] = []
    for _ in range(ROUNDS):
        project(folder, tool)
        updated(folder, tool)
        code = updated(folder, tool, "-n", "4", VALUE="newer")
        _, after = pytest_in(folder, tool, VALUE="newer")
        runs.append((passed(after), code, outcome(after)))
    _, code, text = min(runs)
    return f"exit {code}; then {text}"


def killed_worker(folder: Path, tool: Tool) -> str:
    """Nothing differs, and a worker is killed: nothing should go, and all should pass afterwards."""
    if tool.inline:
        return "-"
    lost = failing = 0
    for _ in range(ROUNDS):
        project(folder, tool, crash=True)
        updated(folder, tool)
        before = written(folder)
        (folder / "crash").touch()
        updated(folder, tool, "-n", "2")
        lost = max(lost, len(before.keys() - written(folder).keys()))
        failing = max(failing, ITEMS - passed(pytest_in(folder, tool)[1]))
    return f"{lost} of {len(before)} files lost; then {failing} failed"


def similar_names(folder: Path, tool: Tool) -> str:
    """Two names that are one where every other character becomes an underscore."""
    if not tool.named:
        return "-"
    text = f"import pytest\n{tool.imports}\n@pytest.mark.parametrize('name', ['add.out', 'add_out'])\n"
    text += f"def test_few({tool.fixture}, name):\n    text = f'{{name}}\\n'\n    {tool.named}\n"
    fresh(folder, tool, text)
    code = updated(folder, tool)
    return f"exit {code}, {len(written(folder))} files; then {outcome(pytest_in(folder, tool)[1])}"


def differs_on_ci(folder: Path, tool: Tool) -> str:
    """Goldens are missing, inline they differ: on CI nothing should be written."""
    project(folder, tool)
    before = written(folder), (folder / "test_it.py").read_bytes()
    code, _ = pytest_in(folder, tool, CI="true", GITHUB_ACTIONS="true", **tool.refuse)
    after = written(folder), (folder / "test_it.py").read_bytes()
    told = "".join(f", {name}={value}" for name, value in tool.refuse.items())
    return f"exit {code}; {'nothing written' if before == after else 'writes'}{told}"


def not_ascii(folder: Path, tool: Tool) -> str:
    """A text with other letters."""
    project(folder, tool)
    value = "h\u00e9 \u2192 \u03b1"
    code = updated(folder, tool, VALUE=value, PYTHONUTF8="1")
    return f"exit {code}; then {outcome(pytest_in(folder, tool, VALUE=value, PYTHONUTF8='1')[1])}"


def same_golden_twice(folder: Path, tool: Tool) -> str:
    """Two texts are wanted for one golden: an update should say so."""
    if tool.inline:
        body = tool.body.replace("VALUE", "value")
        two = "def test_a(): same('1')\ndef test_b(): same('2')\n"
        text = f"import os\n{tool.imports}\ndef same(value):\n    {body}\n{two}"
    else:
        text = tool.two.format(imports=tool.imports, fixture=tool.fixture, shared=tool.shared)
    fresh(folder, tool, text)
    code = updated(folder, tool)
    return f"exit {code}; then {outcome(pytest_in(folder, tool)[1])}"


SITUATIONS: dict[str, Callable[[Path, Tool], str]] = {
    "a good update": good_update,
    "update, 4 workers": update_with_workers,
    "update, a worker killed": killed_worker,
    "add.out and add_out": similar_names,
    "missing, CI=true": differs_on_ci,
    "not ASCII": not_ascii,
    "one golden, two texts": same_golden_twice,
}


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Golden tools side by side.")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", help="one package")
    parser.add_argument("--situation", help="one situation", choices=SITUATIONS)
    options = parser.parse_args()
    situations = {k: v for k, v in SITUATIONS.items() if options.situation in (None, k)}
    tools = [tool for tool in TOOLS if options.only in (None, tool.package)]
    if not options.json:
        print("| | " + " | ".join(situations) + " |\n|---" + "|---" * len(situations) + "|", flush=True)
    rows: dict[str, dict[str, str]] = {}
    for tool in tools:
        title = f"{tool.package} {installed(tool.package) or '?'}{', inline' if tool.inline else ''}"
        rows[title] = {name: cell(tool, situation) for name, situation in situations.items()}
        if not options.json:
            print(f"| {title} | " + " | ".join(rows[title].values()) + " |", flush=True)
    if options.json:
        print(json.dumps(rows, indent=1))


def cell(tool: Tool, situation: Callable[[Path, Tool], str]) -> str:
    """What a tool does in a situation."""
    if not installed(tool.package):
        return "not installed"
    with tempfile.TemporaryDirectory() as folder:
        try:
            return situation(Path(folder, "project"), tool)
        except subprocess.TimeoutExpired as error:
            return f"hangs ({error.timeout:.0f} s)"


if __name__ == "__main__":
    main()
