"""``astgen where``: every line of every file is somebody's, and the way leads back."""

from __future__ import annotations

import ast
import json
import re
from functools import lru_cache
from pathlib import Path

import pytest
from support.commands import Astgen

from astgen.cpp.declared import declared_names
from astgen.driver import derivatives_for, generate, operator_emitters, operator_regions
from astgen.emit.sourcemap import MAP, SourceMap, encoded, read_map, source_map
from astgen.lowerings.registry import SYMBOL, find_lowering, lowerings_of
from astgen.origin import Emitter
from astgen.profiles.profile import Profile
from astgen.regions import parse_key
from astgen.schema.operator import Operator

# The families that reach every branch of the lowerings, and not the whole set: a test is to take seconds.
ROOTS = frozenset(
    """
    add sub sin empty arange contiguous squeeze view split select unbind cat index_put topk max sort mul relu zeros_like
    rand randperm copy fill resize unsafe_split _foreach_add native_batch_norm std isclose
    """.split()  # noqa: SIM905
)


@pytest.fixture(params=["torch-1.9-dev", "torch-2.13"])
def few(request: pytest.FixtureRequest) -> tuple[Profile, list[Operator]]:
    """A profile and some operators of it."""
    old = request.param == "torch-1.9-dev"
    profile = request.getfixturevalue("old_profile" if old else "new_profile")
    return profile, request.getfixturevalue("old_operators" if old else "new_operators")


@lru_cache(8)
def lines_of(path: str) -> tuple[str, ...]:
    return tuple(Path(path).read_text("utf-8").split("\n"))


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["some", "all"])
def test_every_line_of_every_file(every: bool, few: tuple[Profile, list[Operator]]) -> None:
    """Walks all lines of all lowerings that write files, those of plug-ins to come included.

    Each is in one place, in the order of the lines.  The schema line of a region names its operator, or of a symbol an
    operator that has it; the line of Python is within the function that is named, and that is a lowering's.
    """
    profile, operators = few
    globs = [] if every else [str(one.name) for one in operators if one.root in ROOTS]
    files = list(generate(profile, None, operators, only=globs, everything=True, placements=True))
    assert {file.lowering for file in files} == {one.name for one in lowerings_of(profile) if one.writes_files}
    found = source_map(files)
    regions = lines = 0
    for file in files:
        places = found.files[file.path].places
        ends = [(place.first_line, place.last_line) for place in places]
        assert ends[0][0] == 1
        assert [last + 1 for _, last in ends[:-1]] == [first for first, _ in ends[1:]]
        assert ends[-1][1] == file.text.count("\n")
        lines += ends[-1][1]
        for place in places:
            key, schema, emitter = parse_key(place.key), place.source.schema, place.source.emitter
            assert key.lowering.partition("+")[0] == file.lowering
            assert emitter is not None
            assert emitter.function in functions_at(emitter)
            if key.operator.startswith("@"):
                assert schema is None
                continue
            regions += 1
            assert schema is not None
            entry = "\n".join(lines_of(schema.path)[schema.line - 1 : schema.end_line - 1])
            if key.role != SYMBOL:
                assert re.search(rf"\b{re.escape(root_of(key.name))}", entry), place
            elif key.lowering == "interned_strings":
                name = root_of(key.operator)  # lshift of __lshift__, and out arguments of what an entry asks for
                assert name in entry or (name.startswith("out") and "autogen: " in entry), place
    print(f"{profile.name}: {lines:,} lines of {len(files):,} files, {regions:,} places of regions")
    assert regions > (20_000 if every else 1_000)


def root_of(name: str) -> str:
    """What the entry that an operator is derived from has of its name."""
    return name.rpartition("::")[2].rstrip("_").removesuffix("_functional").removesuffix("_copy")


@lru_cache(1 << 12)
def functions_at(emitter: Emitter) -> frozenset[str]:
    """The functions that a line of Python is in, by qualified name; a decorated one begins at its decorators."""
    found: set[str] = set()

    def visit(node: ast.AST, scope: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
                first = min([child.lineno, *[d.lineno for d in child.decorator_list]])
                name = f"{scope}{child.name}"
                if first <= emitter.line <= (child.end_lineno or first):
                    found.add(name)
                visit(child, f"{name}." if isinstance(child, ast.ClassDef) else f"{name}.<locals>.")
            else:
                visit(child, scope)

    visit(ast.parse("\n".join(lines_of(emitter.path))), "")
    return frozenset({*found, *[f"{name}.<locals>.<listcomp>" for name in found], "<lambda>"})


def test_the_text_of_a_place_is_that_of_its_region(few: tuple[Profile, list[Operator]]) -> None:
    """What a line is said to belong to is what the operator gives alone."""
    profile, operators = few
    some = [one for one in operators if one.root in {"add", "empty", "squeeze", "sin"}]
    lowerings = [one for one in lowerings_of(profile) if one.writes_files and one.whole is None]
    globs = [str(one.name) for one in some]
    files = list(generate(profile, lowerings, operators, only=globs, placements=True))
    derivatives = derivatives_for(lowerings, profile, operators)
    texts: dict[str, list[str]] = {}
    for file in files:
        lines = file.text.split("\n")
        for place in file.placements:
            if not place.owner.is_banner and not place.owner.key.endswith("#include"):
                content = lines[place.first_line - 1 : place.last_line]
                texts.setdefault(place.owner.key, []).extend([line.strip() for line in content if line.strip()])
    expected = {
        region.key: sorted([line.strip() for line in region.text.split("\n") if line.strip()])
        for operator in some
        for lowering in lowerings
        for region in operator_regions(operator, lowering, profile, derivatives=derivatives)
    }
    # a call that fits on a line at one depth can be broken at another: compared without blanks and line ends
    assert {key: squeezed(text) for key, text in texts.items()} == {key: squeezed(t) for key, t in expected.items()}


def squeezed(lines: list[str]) -> list[str]:
    return sorted("".join(lines).replace(" ", ""))


def test_the_line_of_python_behind_each_line(new_profile: Profile, new_operators: list[Operator]) -> None:
    """Statement by statement: who added an input, who named the node, who called on, who declared the kernel."""
    (operator,) = [one for one in new_operators if str(one.name) == "add.out"]
    trace = find_lowering("trace")
    emitters = operator_emitters(operator, trace, new_profile)["trace:add.out"]
    (kernel, _) = operator_regions(operator, trace, new_profile)
    lines = kernel.text.splitlines()
    assert len(emitters) == len(lines)
    by_line = {line.strip(): emitter.function for line, emitter in zip(lines, emitters, strict=True)}
    assert by_line['jit::tracer::addInputs(node, "self", self);'] == "add_value"
    assert by_line['op_name = c10::Symbol::fromQualString("aten::add");'] == "name_node.<locals>.named_node"
    assert by_line["if (tracer_state->force_outplace) {"] == "record_outs"
    assert by_line["jit::tracer::addOutput(node, out);"] == "add_output"
    assert by_line["add_out_out("] == "trace"
    assert by_line["return out;"] == "_return"
    assert by_line["at::_ops::add_out::redispatch("] == "redispatch"
    for emitter in emitters:
        assert emitter is not None
        assert emitter.function.partition(".<locals>")[0] in {
            name.partition(".<locals>")[0] for name in functions_at(emitter)
        }


def test_every_line_has_its_line_of_python(few: tuple[Profile, list[Operator]]) -> None:
    """Of all lowerings by operator; blank lines within a struct belong to the struct."""
    profile, operators = few
    lowerings = [one for one in lowerings_of(profile) if one.whole is None]
    derivatives = derivatives_for(lowerings, profile, operators)
    for operator in operators:
        if operator.root != "sin":
            continue
        for lowering in lowerings:
            emitters = operator_emitters(operator, lowering, profile, derivatives=derivatives)
            regions = operator_regions(operator, lowering, profile, derivatives=derivatives, includes=True)
            assert {key: len(found) for key, found in emitters.items()} == {
                region.key: region.text.count("\n") for region in regions
            }
            places = [emitter for found in emitters.values() for emitter in found]
            assert all(emitter.function in functions_at(emitter) for emitter in places)


# --- the command ---

FOO = """\
- func: foo.out(Tensor self, SymInt k, *, Tensor(a!) out) -> Tensor(a!)
  dispatch:
    CPU: foo_out_cpu
- func: foo(Tensor self, SymInt k) -> Tensor
  dispatch:
    CPU: foo_cpu
"""


@pytest.fixture
def out(astgen: Astgen, here: Path, new_profile: Profile) -> Path:
    """A folder with the code of two operators and its map."""
    (here / "ops.yaml").write_text(FOO)
    arguments = ("--schemas", "ops.yaml", "--profile", "torch-2.13", "--out", "out", "--map", "-q")
    assert astgen("gen", *arguments).code == 0
    return here / "out"


def place_of(out: Path, words: str) -> tuple[str, int]:
    """The file and line, from 1, of the one generated line with some words."""
    (found,) = [
        (str(path.relative_to(out.parent)), number)
        for path in sorted(out.rglob("*.*"))
        if path.name[0] != "."
        for number, line in enumerate(path.read_text().split("\n"), 1)
        if words in line
    ]
    return found


def test_where_is_a_line_from(astgen: Astgen, out: Path) -> None:
    path, line = place_of(out, "TORCH_FN(TraceType::foo_out_out)")
    done = astgen("where", f"{path}:{line}:7")
    assert (done.code, done.err) == (0, "")
    first, second, third = done.out.splitlines()[:3]
    assert first == f"{path}:{line}:7: trace:foo.out#registration"
    assert second == "ops.yaml:1:3: func: foo.out(Tensor self, SymInt k, *, Tensor(a!) out) -> Tensor(a!)"
    assert re.fullmatch(r"\S+lowerings/trace\.py:\d+:1: emitted by trace", third)
    row = astgen("where", f"{path}:{line}", "--json").data
    assert (row["schema"], row["key"], row["source"]["line"]) == ("astgen.where/1", "trace:foo.out#registration", 1)
    assert row["first_line"] <= line <= row["last_line"]


def test_where_is_a_statement_from(astgen: Astgen, out: Path) -> None:
    """Within a kernel the line of Python that built the statement."""
    (path, line) = next(
        (f"out/autograd/{file.name}", number)
        for file in (out / "autograd").glob("TraceType_*.cpp")
        for number, text in enumerate(file.read_text().split("\n"), 1)
        if 'addInputs(node, "k", k)' in text
    )
    last = astgen("where", f"{path}:{line}").out.splitlines()[-1]
    assert re.fullmatch(r"\S+lowerings/trace\.py:\d+:1: built this line \(add_value\)", last)


def test_where_an_operator_is(astgen: Astgen, out: Path) -> None:
    """Each C++ name with its file and line."""
    done = astgen("where", "foo.out", "--out", "out")
    names = {line.strip() for line in done.out.splitlines() if line.startswith("      ")}
    assert names >= {
        "at::_ops::foo_out",
        *("at::foo_out", "at::foo_outf", "at::foo_symint_out", "at::foo_symint_outf"),
        *[f"at::redispatch::{name}" for name in ("foo_out", "foo_outf", "foo_symint_out", "foo_symint_outf")],
        "torch::TraceType::foo_out_out",
        "at::native::foo_out_cpu",
    }
    assert done.out.splitlines()[0] == f"ops.yaml:1:3: {FOO.splitlines()[0].removeprefix('- ')}"
    for row in astgen("where", "foo.out", "--out", "out", "--json").data["regions"]:
        text = "\n".join((out.parent / row["path"]).read_text().split("\n")[row["first_line"] - 1 : row["last_line"]])
        assert all(name.rpartition("::")[2] in text for name in row["names"])


@pytest.mark.parametrize("line", [1, 2, 3])
def test_what_came_from_a_line_of_the_schemas(astgen: Astgen, out: Path, line: int) -> None:
    """Also from the lines of the entry after its first one."""
    done = astgen("where", "--reverse", f"ops.yaml:{line}", "--out", "out")
    keys = {text.split(": ")[-1] for text in done.out.splitlines()}
    assert {"trace:foo.out", "ops:foo.out#declaration", "native:foo.out#declaration"} <= keys
    assert not [key for key in keys if parse_key(key).operator == "foo"]


def test_what_came_from_a_line_of_python(astgen: Astgen, out: Path) -> None:
    path, line = place_of(out, "TORCH_FN(TraceType::foo_out_out)")
    emitter = astgen("where", f"{path}:{line}", "--json").data["emitter"]
    done = astgen("where", "--reverse", f"{emitter['path']}:{emitter['line']}", "--out", "out", "--json")
    assert {row["key"] for row in done.data["regions"]} == {"trace:foo.out#registration", "trace:foo#registration"}


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("out/aten/Functions.h:9999",), 2, "has 5 lines, and so no line 9999"),
        (("ops.yaml:1",), 3, f"no folder above ops.yaml has a {MAP}"),
        (("out/nothing.h:1",), 3, "there is no file out/nothing.h"),
        (("fo.out", "--out", "out"), 2, "did you mean 'foo.out'?"),
        (("--reverse", "ops.yaml:99", "--out", "out"), 2, "nothing generated came from ops.yaml:99"),
        (("--reverse", "foo", "--out", "out"), 2, "with --reverse it is FILE:LINE"),
        (("foo", "--out", "elsewhere"), 3, f"elsewhere has no {MAP}"),
    ],
)
def test_what_is_not_there(astgen: Astgen, out: Path, arguments: tuple[str, ...], code: int, message: str) -> None:
    done = astgen("where", *arguments)
    assert (done.code, done.out) == (code, "")
    assert message in done.err


def test_a_file_that_is_not_the_one_of_the_map(astgen: Astgen, out: Path) -> None:
    path, line = place_of(out, "TORCH_FN(TraceType::foo_out_out)")
    file = out.parent / path
    file.write_text("\n" + file.read_text())
    done = astgen("where", f"{path}:{line}")
    assert (done.code, done.out) == (3, "")
    assert (
        done.err
        == f"error: {path} is not the file that out/{MAP} is of\nnote: `astgen gen --map` writes the map anew\n"
    )


# --- the map ---


def test_the_map_is_read_as_it_was_written(out: Path) -> None:
    found = read_map(out)
    assert found is not None
    assert json.loads(encoded(found, out)) == json.loads((out / MAP).read_text())
    assert found.made["profile"] == "torch-2.13"


def test_the_map_keeps_what_other_runs_wrote(astgen: Astgen, out: Path) -> None:
    before = read_map(out)
    arguments = ("--schemas", "ops.yaml", "--profile", "torch-2.13", "--out", "out", "--map", "-q")
    assert astgen("gen", *arguments, "--lowering", "trace").code == 0
    after = read_map(out)
    assert before is not None
    assert after is not None
    assert after.files.keys() == before.files.keys()


def test_the_map_is_of_the_files_that_are_written_anew(astgen: Astgen, here: Path, out: Path) -> None:
    (here / "ops.yaml").write_text(f"# a line more\n{FOO.replace('SymInt k', 'SymInt n')}")
    arguments = ("--schemas", "ops.yaml", "--profile", "torch-2.13", "--out", "out", "--map", "-q")
    assert astgen("gen", *arguments).code == 0
    after = read_map(out)
    assert after is not None
    assert astgen("gen", *arguments[:-4], "--out", "new", "--map", "-q").code == 0
    fresh = read_map(here / "new")
    assert fresh is not None
    assert after.files == fresh.files


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"schema": "astgen.map/2"}', '{"schema": "astgen.map/1", "files": 3}']
)
def test_a_map_that_cannot_be_understood(tmp_path: Path, text: str) -> None:
    (tmp_path / MAP).write_text(text)
    assert read_map(tmp_path) is None


def test_no_files_no_places() -> None:
    assert SourceMap().files == {}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("at::Tensor\nadd_out(\n    int a) {\n  return f(a);\n}\n", ["add_out"]),
        ("TORCH_API at::Tensor add(const at::Tensor & self);\n", ["add"]),
        ("struct TORCH_API add_out {\n  static int call(int a);\n};\n", ["add_out"]),
        ("struct TORCH_API A : public B {\n};\n", ["A"]),
        ("namespace symint {\ntemplate <typename T>\nint\nf(T a) {\n}\n}\n", ["symint::f"]),
        ('m.impl("add", TORCH_FN(f));\n', []),
        ("int\nf::g(int a) {\n}\n", ["f::g"]),
        ("#include <a>\n", []),
        ("- a: (\n", []),
    ],
)
def test_declared_names(text: str, names: list[str]) -> None:
    assert declared_names(text) == names
