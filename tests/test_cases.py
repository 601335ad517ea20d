"""Cases from public bug reports of code generators: the right outcome of each, as its ``case.json`` says it.

The tests' README says which lowering stands for which output name, and what the fields mean.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from astgen import generate, load
from astgen.cli.main import run
from astgen.cpp.print import Style
from astgen.driver import render_operator
from astgen.errors import ERROR, WARNING, Diagnostic
from astgen.lint.files import check_file, check_schemas
from astgen.lowerings.registry import lowering_of
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.schema.yaml_syntax import read_source

CASES = Path(__file__).parent / "cases"
NAMES = sorted(path.name for path in CASES.iterdir())
LOWERINGS = {
    "signatures": "signatures",
    "trace": "trace",
    "redispatch": "redispatch",
    "backend-select": "backend_select",
    "schema_registration": "schema_registration",
    "operators": "ops",
}


def case_of(name: str) -> dict[str, Any]:
    return json.loads((CASES / name / "case.json").read_text("utf-8"))  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def profile() -> Profile:
    return get_profile("torch-2.13")


# --- what is told ---

OF_FILES = [name for name in NAMES if (CASES / name / "input.yaml").exists()]
OF_DERIVATIVES = [name for name in OF_FILES if (CASES / name / "derivatives.yaml").exists()]
OF_SCHEMAS = [name for name in OF_FILES if name not in OF_DERIVATIVES]


def told(name: str, profile: Profile) -> list[Diagnostic]:
    return check_file(read_source(CASES / name / "input.yaml"), profile)


def fits(diagnostic: Diagnostic, expected: dict[str, Any]) -> bool:
    """Whether a diagnostic is at the expected place and mentions the expected words."""
    origin = diagnostic.origin
    if origin is None or origin.line != expected["line"]:
        return False
    column = expected.get("col", origin.column)
    text = " ".join([diagnostic.message, *[str(note.origin or "") + note.message for note in diagnostic.notes]]).lower()
    words = [word.lower() for word in expected.get("must_mention", [])]
    return column <= origin.column <= expected.get("col_max", column) and all(word in text for word in words)


@pytest.mark.parametrize("name", OF_SCHEMAS)
def test_errors_and_warnings(name: str, profile: Profile) -> None:
    case = case_of(name)
    found = told(name, profile)
    errors = [d for d in found if d.severity == ERROR]
    expected = case.get("errors", [])
    shown = "\n".join(map(str, found))
    if case["ok"] is True:
        assert not errors, shown
    elif case["ok"] is False:
        missing = [one for one in expected if not any(fits(d, one) for d in errors)]
        fewest = case.get("error_count_min", len(expected))
        assert len(expected) - len(missing) >= fewest, shown
        assert len(errors) == case.get("error_count", len(expected) - len(missing)), shown
    else:
        assert all(any(fits(d, one) for one in expected) for d in errors), shown
    lines = [d.origin.line for d in errors if d.origin]
    assert lines == sorted(lines)
    assert set(lines) <= set(case.get("errors_exact_line", lines))
    assert not any(word in shown for word in case.get("absent_in_message", []))
    warnings = [d for d in found if d.severity == WARNING]
    assert len(warnings) == len(case.get("warnings", [])), shown
    assert all(fits(d, one) for d, one in zip(warnings, case.get("warnings", []), strict=True)), shown


@pytest.mark.parametrize("name", OF_DERIVATIVES)
def test_errors_of_derivatives(name: str, profile: Profile) -> None:
    operators, found = check_schemas(read_source(CASES / name / "input.yaml"), profile)
    assert found == []
    found = check_file(read_source(CASES / name / "derivatives.yaml"), profile, None, operators)
    expected = case_of(name)["errors"]
    assert len(found) == len(expected), found
    assert all(fits(d, one) for d, one in zip(found, expected, strict=True)), found


@pytest.mark.parametrize("name", [name for name in OF_SCHEMAS if case_of(name)["ok"] is False])
def test_nothing_is_written_after_an_error(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    schemas, out = str(CASES / name / "input.yaml"), tmp_path / "out"
    assert run(["gen", "--schemas", schemas, "--profile", "torch-2.13", "--out", str(out)]) == 3
    assert not out.exists()
    assert "Traceback" not in capsys.readouterr().err


# --- what is generated ---


def printed(name: str, output: str, profile: Profile) -> str:
    """The code of all operators of a case by one lowering."""
    lowering = lowering_of(profile, LOWERINGS[output])
    operators = load(profile, CASES / name / "input.yaml")
    if lowering.whole is not None:
        return spaced("\n".join([file.text for file in generate(profile, [lowering], operators)]))
    chunks = [chunk.text for o in operators for chunk in render_operator(o, lowering, profile, Style(width=None))]
    return spaced("\n".join(chunks))


def spaced(text: str) -> str:
    """C++ with one blank where there are several, none within parentheses, and without ``::`` before namespaces."""
    text = re.sub(r"(?<![\w:>])::(?=\w)", "", re.sub(r"\s+", " ", text))
    return re.sub(r"(?<=\() | (?=\))", "", text)


@pytest.mark.parametrize("name", [name for name in OF_SCHEMAS if {"contains", "absent"} & case_of(name).keys()])
def test_code(name: str, profile: Profile) -> None:
    case = case_of(name)
    for output, pieces in case.get("contains", {}).items():
        text = printed(name, output, profile)
        assert [piece for piece in pieces if spaced(piece) not in text] == [], text
    for output, pieces in case.get("absent", {}).items():
        text = printed(name, output, profile)
        assert [piece for piece in pieces if spaced(piece) in text] == []


def test_order_of_a_tracing_kernel(profile: Profile) -> None:
    (name,) = [name for name in NAMES if "order" in case_of(name)]
    for output, pieces in case_of(name)["order"].items():
        text = printed(name, output, profile)
        places = [text.index(spaced(piece)) for piece in pieces]
        assert places == sorted(places)


@pytest.mark.parametrize("name", [name for name in NAMES if case_of(name).get("roundtrip")])
def test_schemas_are_printed_as_they_were_written(name: str, profile: Profile) -> None:
    source = read_source(CASES / name / "input.yaml")
    written = re.findall(r"^- func: \"?(.*?)\"?$", source.text, re.MULTILINE)
    assert [str(operator.schema) for operator in load(profile, source)] == written


COMPILED = [
    name for name in OF_SCHEMAS
    if {"contains", "order", "compile"} & case_of(name).keys() and not name.startswith("044")
]  # fmt: skip


@pytest.mark.torch
def test_the_code_of_all_cases_compiles(tmp_path: Path, profile: Profile) -> None:
    """All operators of the cases in one translation unit: structs, functions, tracing and BackendSelect kernels.

    Their names begin with the number of the case, for several cases have the same.  (`zero_` and `fill_`, which are
    traced in a form of their own by their names, and operators outside of aten are compiled in the conformance tests.)
    """
    utils = pytest.importorskip("torch.utils.cpp_extension", reason="compiles against an installed torch")
    gxx = shutil.which("g++")
    if gxx is None:
        pytest.skip("there is no g++ to compile with")
    text = "".join(numbered(name) for name in COMPILED)
    operators = load(profile, "cases.yaml", text)
    assert len(operators) == 34
    files = list(generate(profile, ["ops", "functions", "redispatch", "trace", "backend_select"], operators))
    include = tmp_path / "ATen"
    for file in files:
        if file.path.startswith("aten/ops/"):
            target = include / file.path.removeprefix("aten/")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(file.text)
    roots = sorted({operator.root for operator in operators})
    headers = [f"#include <ATen/ops/{root}.h>\n#include <ATen/ops/{root}_ops.h>\n" for root in roots]
    texts = [f.text for f in files if re.search(r"RedispatchFunctions\.h|TraceType_|RegisterBackendSelect", f.path)]
    assert len(texts) == 2 + profile.shards["trace"]
    unit = tmp_path / "cases.cpp"
    unit.write_text("#include <ATen/ATen.h>\n" + "".join(headers) + "\n".join(texts).replace("#pragma once", ""))
    includes = [f"-I{folder}" for folder in (tmp_path, *utils.include_paths())]
    command = [gxx, "-std=c++20", "-fsyntax-only", "-w", *includes, str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:5000]


def numbered(name: str) -> str:
    """The entries of a case under names that begin with its number."""
    text = (CASES / name / "input.yaml").read_text("utf-8-sig")
    kept = [entry for entry in re.split(r"^(?=- )", text, flags=re.MULTILINE) if "[2] self" not in entry]
    return re.sub(r"^(- func: [\"']?|  autogen: )", rf"\g<1>c{name[:3]}_", "".join(kept), flags=re.MULTILINE)


# --- whole runs ---


def gen(*arguments: str) -> None:
    assert run(["gen", "--profile", "torch-2.13", "-q", *arguments]) == 0


def test_an_empty_file_has_no_operators(profile: Profile, tmp_path: Path) -> None:
    schemas = CASES / "013-empty-yaml-file" / "input.yaml"
    assert load(profile, schemas) == []
    gen("--schemas", str(schemas), "--out", str(tmp_path))
    assert (tmp_path / "autograd" / "TraceType_0.cpp").exists()


def test_a_second_run_touches_nothing_and_mends_what_is_damaged(tmp_path: Path) -> None:
    arguments = ("--schemas", str(CASES / "081-unchanged-files-keep-mtime" / "input.yaml"), "--out", str(tmp_path))
    gen(*arguments)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    for path in files:
        os.utime(path, (1, 1))
    gen(*arguments)
    assert {path.stat().st_mtime for path in files} == {1.0}
    damaged = max(files, key=lambda path: path.stat().st_size * path.name.endswith(".cpp"))
    good = damaged.read_bytes()
    for bad in (b"\xff\xfe", good.replace(b"\n", b"\r\n")):
        damaged.write_bytes(bad)
        gen(*arguments)
        assert damaged.read_bytes() == good
        assert sum(path.stat().st_mtime != 1.0 for path in files) == 1


@pytest.mark.torch
def test_shards_are_of_like_size(profile: Profile, new_operators: list[Any]) -> None:
    case = case_of("091-shard-balance")
    sizes = [file.text.count("\n") for file in generate(profile, ["trace"], new_operators)]
    assert len(sizes) == case["shards"]
    assert max(sizes) <= case["max_over_mean"] * sum(sizes) / len(sizes)
    one_more = [*new_operators, *load(profile, text="- func: one_more(Tensor self) -> Tensor\n")]
    before = [file.text for file in generate(profile, ["trace"], new_operators)]
    after = [file.text for file in generate(profile, ["trace"], one_more)]
    changed = sum(a != b for a, b in zip(before, after, strict=True))
    assert changed == case["adding_one_op_changes_shards"]


def in_process(folder: Path, seed: str, *arguments: str) -> tuple[str, str]:
    """What a run with a hash seed prints."""
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-m", "astgen", *arguments]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


def tree(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def test_hash_seeds_do_not_matter(tmp_path: Path) -> None:
    """Neither to the error, which names the arguments in the order of the file, nor to files without the bad entry."""
    text = (CASES / "080-hash-seed" / "input.yaml").read_text("utf-8")
    (tmp_path / "bad.yaml").write_text(text)
    (tmp_path / "good.yaml").write_text(text[text.index("- func: g(") :])
    lint = ("lint", "--profile", "torch-2.13", "bad.yaml")
    gen = ("gen", "--profile", "torch-2.13", "--schemas", "good.yaml", "-q", "--out")
    seeds = ("1", "2", "3")
    messages = {in_process(tmp_path, seed, *lint) for seed in seeds}
    assert len(messages) == 1
    assert "a, b, c" in messages.pop()[0]
    assert {in_process(tmp_path, seed, *gen, seed) for seed in seeds} == {("", "")}
    first, *others = [tree(tmp_path / seed) for seed in seeds]
    assert len(first) > 10
    assert all(other == first for other in others)


def test_the_driver_does_not_matter(tmp_path: Path) -> None:
    """The same files by the command line and by a script that imports the package."""
    schemas = str(CASES / "082-driver-name-in-output" / "input.yaml")
    (tmp_path / "my_build.py").write_text(
        "import sys\nfrom astgen import generate, write\n"
        f"write(generate('torch-2.13', schemas={schemas!r}), 'script')\n"
    )
    arguments = ("gen", "--profile", "torch-2.13", "--schemas", schemas, "-q", "--out", "command")
    assert in_process(tmp_path, "0", *arguments) == ("", "")
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    subprocess.run([sys.executable, "my_build.py"], cwd=tmp_path, env=env, check=True)
    assert tree(tmp_path / "script") == tree(tmp_path / "command")


def test_what_changed_between_two_schema_files(capsys: pytest.CaptureFixture[str]) -> None:
    folder = CASES / "084-diff-of-generated-code"
    files = [str(folder / "before.yaml"), str(folder / "input.yaml"), "--profile", "torch-2.13"]
    assert run(["diff", *files]) == 1
    first = capsys.readouterr().out.split("\n")[0]
    assert "1 operator changed (bb), 0 added, 0 removed, in" in first
    assert run(["diff", *files, "--format", "unified"]) == 1
    changed = [line for line in capsys.readouterr().out.split("\n") if re.match(r"[+-](?![+-])", line)]
    assert len(changed) > 20
    assert not [line for line in changed if re.search(r"\b(aa|cc)\(", line)]


def test_a_diff_of_the_same_operators_in_another_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (CASES / "084-diff-of-generated-code" / "before.yaml").read_text("utf-8")
    (tmp_path / "a.yaml").write_text(before)
    (tmp_path / "b.yaml").write_text("".join(reversed(before.splitlines(keepends=True))))
    files = [str(tmp_path / "a.yaml"), str(tmp_path / "b.yaml")]
    run(
        [
            "diff",
            *files,
            "--profile",
            "torch-2.13",
            "--format",
            "unified",
            "--lowering",
            "trace,redispatch,ops,functions",
        ]
    )
    changed = [line for line in capsys.readouterr().out.split("\n") if re.match(r"[+-](?![+-])", line)]
    assert not changed


def test_where_all_code_of_an_operator_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "092-where-is-it-generated"
    gen("--schemas", str(CASES / name / "input.yaml"), "--out", str(tmp_path), "--map")
    capsys.readouterr()
    assert run(["where", "foo.out", "--out", str(tmp_path)]) == 0
    answer = capsys.readouterr().out
    assert "foo.out(Tensor self, SymInt k, *, Tensor(a!) out) -> Tensor(a!)" in answer
    assert [text for text in case_of(name)["answer_contains"] if text not in answer] == [], answer
    assert re.search(r"RedispatchFunctions\.h:\d+:\d+: redispatch:foo\.out", answer)
