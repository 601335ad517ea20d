"""astgen's golden tools beside others, in situations that break some: python tests/bench/golden_tools.py [--json]

Each cell is what a real run of pytest did in a project made for it.  The others are in the extra ``bench``:
``pip install -e '.[test,bench]'``; one that is not installed says so.  Nothing is asserted.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ITEMS = 40
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
FEW = "{imports}\ndef test_a({fixture}):\n    name, text = 'add.out', 'one\\n'\n    {named}\n"
FEW += "def test_b({fixture}):\n    name, text = 'add_out', 'two\\n'\n    {named}\n"


@dataclass(frozen=True)
class Tool:
    """A tool: its package, how a test uses it, and how it is told to update."""

    package: str
    fixture: str = ""
    imports: str = ""
    body: str = ""  # of a test with i
    named: str = ""  # of a test with name and text
    update: tuple[str, ...] = ()
    env: dict[str, str] = field(default_factory=dict)
    inline: bool = False
    refuse: dict[str, str] = field(default_factory=dict)  # the variable that should mean "do not update"


TOOLS = (
    Tool(
        "astgen-cpp",
        "astgen_golden",
        body="astgen_golden.check(f't:op{i}', f'value {i} {VALUE}\\n')",
        named="astgen_golden.check(f't:{name}', text)",
        update=("--gold=update",),
    ),
    Tool(
        "astgen-cpp",
        imports="from astgen.testing import expect",
        body="expect('old').matches(VALUE)",
        update=("--gold=update",),
        inline=True,
        refuse={"EXPECTTEST_ACCEPT": "0"},
    ),
    Tool(
        "syrupy",
        "snapshot",
        imports="from syrupy.extensions.single_file import SingleFileSnapshotExtension as Single, WriteMode\n"
        "class Text(Single):\n    _write_mode = WriteMode.TEXT\n    file_extension = 'txt'",
        body="assert f'value {i} {VALUE}\\n' == snapshot(extension_class=Text)",
        named="assert text == snapshot(extension_class=Text, name=name)",
        update=("--snapshot-update",),
    ),
    Tool(
        "pytest-golden",
        "golden",
        body="g = golden.open('all.yml'); assert f'value {i} {VALUE}\\n' == g.out[f'op{i}']",
        named="g = golden.open('all.yml'); assert text == g.out[name]",
        update=("--update-goldens",),
    ),
    Tool(
        "pytest-regressions",
        "file_regression",
        body="file_regression.check(f'value {i} {VALUE}\\n')",
        named="file_regression.check(text)",
        update=("--regen-all",),
    ),
    Tool(
        "expecttest",
        imports="import expecttest\nclass Case(expecttest.TestCase):\n    def runTest(self): pass\ncase = Case()",
        body="case.assertExpectedInline(VALUE, '''old''')",
        env={"EXPECTTEST_ACCEPT": "1"},
        inline=True,
        refuse={"EXPECTTEST_ACCEPT": "0"},
    ),
    Tool(
        "inline-snapshot",
        imports="from inline_snapshot import snapshot",
        body="assert VALUE == snapshot('old')",
        update=("--inline-snapshot=fix,create",),
        inline=True,
    ),
)


def pytest_in(folder: Path, *arguments: str, **environment: str) -> tuple[int, str]:
    """The exit code and the output of pytest in a folder."""
    hidden = ("CI", "ASTGEN_GOLD", "EXPECTTEST_ACCEPT", "GITHUB_ACTIONS", "PYTEST_XDIST_WORKER")
    env = {k: v for k, v in os.environ.items() if k not in hidden}
    env |= {"VALUE": "new", "PYTHONDONTWRITEBYTECODE": "1", **environment}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    run = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=300, check=False)
    return run.returncode, run.stdout


def written(folder: Path) -> dict[str, bytes]:
    """What is in a project but its tests and state."""
    skipped = (".py", ".ini", ".pyc", "crash")
    paths = [p for p in folder.rglob("*") if p.is_file() and not p.name.endswith(skipped) and ".astgen" not in p.parts]
    return {str(p.relative_to(folder)): p.read_bytes() for p in paths}


def project(folder: Path, tool: Tool, *, crash: bool = False, value: str = "os.environ['VALUE']") -> None:
    """A suite of many tests: with files one golden for each, inline a function for each."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    fixture = f"{tool.fixture}, " if tool.fixture else ""
    if tool.inline:
        tests = [f"def test_{i}():\n    {tool.body.replace('VALUE', value)}\n" for i in range(ITEMS)]
        text = "\n".join(["import os", tool.imports, *tests])
    else:
        body = (
            tool.body.replace("{VALUE}", "{os.environ['VALUE']}").replace("f'value", 'f"value').replace("\\n'", '\\n"')
        )
        text = MANY.format(imports=tool.imports, fixture=fixture, items=ITEMS, crash=CRASH if crash else "", body=body)
    (folder / "test_many.py").write_text(text)
    if tool.package == "pytest-golden":
        (folder / "all.yml").write_text("{}\n")


def verdict(output: str) -> str:
    """pytest's last line in short."""
    counts = re.findall(r"(\d+) (passed|failed|errors?)", output.strip().split("\n")[-1])
    return ", ".join([" ".join(count) for count in counts]) or output.strip().split("\n")[-1][:60]


# --- the situations ---


def update_with_workers(folder: Path, tool: Tool) -> str:
    project(folder, tool)
    pytest_in(folder, *tool.update, **tool.env)
    code, _ = pytest_in(folder, "-n", "4", *tool.update, VALUE="newer", **tool.env)
    _, after = pytest_in(folder, VALUE="newer")
    return f"exit {code}; then {verdict(after)}"


def update_exit_code(folder: Path, tool: Tool) -> str:
    project(folder, tool)
    code, _ = pytest_in(folder, *tool.update, **tool.env)
    return f"exit {code}; then {verdict(pytest_in(folder)[1])}"


def killed_worker(folder: Path, tool: Tool) -> str:
    if tool.inline:
        return "-"
    project(folder, tool, crash=True)
    pytest_in(folder, *tool.update, **tool.env)
    before = written(folder)
    lost = 0
    for _ in range(3):
        (folder / "crash").touch()
        pytest_in(folder, "-n", "2", *tool.update, **tool.env)
        lost = max(lost, len(before.keys() - written(folder).keys()))
        for path, data in before.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
    return f"at most {lost} of {len(before)} files lost in 3 runs"


def similar_names(folder: Path, tool: Tool) -> str:
    if not tool.named:
        return "-"
    (folder / "pytest.ini").write_text("[pytest]\n")
    if tool.package == "pytest-golden":
        (folder / "all.yml").write_text("{}\n")
    text = f"import pytest\n{tool.imports}\n@pytest.mark.parametrize('name', ['add.out', 'add_out'])\n"
    text += f"def test_few({tool.fixture}, name):\n    text = f'{{name}}\\n'\n    {tool.named}\n"
    (folder / "test_few.py").write_text(text)
    pytest_in(folder, *tool.update, **tool.env)
    return f"{len(written(folder))} files; then {verdict(pytest_in(folder)[1])}"


def missing_on_ci(folder: Path, tool: Tool) -> str:
    project(folder, tool)
    before = written(folder), (folder / "test_many.py").read_bytes()
    code, _ = pytest_in(folder, CI="true", GITHUB_ACTIONS="true", **tool.refuse)
    after = written(folder), (folder / "test_many.py").read_bytes()
    return f"exit {code}; {'nothing written' if before == after else 'writes'}"


def not_ascii(folder: Path, tool: Tool) -> str:
    project(folder, tool)
    value = "h\u00e9 \u2192 \u03b1"
    code, _ = pytest_in(folder, *tool.update, VALUE=value, PYTHONUTF8="1", **tool.env)
    return f"exit {code}; then {verdict(pytest_in(folder, VALUE=value, PYTHONUTF8='1')[1])}"


def same_golden_twice(folder: Path, tool: Tool) -> str:
    """Two tests want different text for one golden."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    if tool.inline:
        body = tool.body.replace("VALUE", "value")
        two = "def test_a(): same('1')\ndef test_b(): same('2')\n"
        text = f"import os\n{tool.imports}\ndef same(value):\n    {body}\n{two}"
    elif tool.package in ("astgen-cpp", "pytest-golden"):
        text = FEW.replace("'add_out'", "'add.out'").format(
            imports=tool.imports, fixture=tool.fixture, named=tool.named
        )
        (folder / "all.yml").write_text("{}\n")
    else:
        return "-"
    (folder / "test_two.py").write_text(text)
    code, _ = pytest_in(folder, *tool.update, **tool.env)
    return f"exit {code}; then {verdict(pytest_in(folder)[1])}"


SITUATIONS: dict[str, Callable[[Path, Tool], str]] = {
    "a good update": update_exit_code,
    "update, 4 workers": update_with_workers,
    "update, a worker killed": killed_worker,
    "add.out and add_out": similar_names,
    "missing, CI=true": missing_on_ci,
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
    rows: dict[str, dict[str, str]] = {}
    for tool in TOOLS:
        if options.only not in (None, tool.package):
            continue
        title = f"{tool.package} {installed(tool.package) or '?'}{', inline' if tool.inline else ''}"
        rows[title] = {}
        for name, situation in situations.items():
            with tempfile.TemporaryDirectory() as folder:
                present = installed(tool.package)
                rows[title][name] = situation(Path(folder), tool) if present else "not installed"
    if options.json:
        print(json.dumps(rows, indent=1))
        return
    print("| | " + " | ".join(situations) + " |\n|---" + "|---" * len(situations) + "|")
    for title, cells in rows.items():
        print(f"| {title} | " + " | ".join(cells.values()) + " |")


if __name__ == "__main__":
    main()
