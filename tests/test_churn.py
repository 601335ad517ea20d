"""Rules for output that changes little: each is a promise to who reads a change of generated code."""

from __future__ import annotations

import re
from difflib import unified_diff
from functools import lru_cache
from pathlib import Path

import pytest
from support.commands import Repository

from astgen.driver import generate, load, render_operator
from astgen.lowerings.registry import find_lowering
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.schema.operator import Operator
from astgen.version import version


@lru_cache(2)
def outputs(name: str) -> dict[str, str]:
    """The files of some operators of a profile by path."""
    profile = get_profile(name)
    roots = {"add", "sin", "empty", "squeeze", "split", "sort", "view", "arange", "copy", "native_batch_norm"}
    operators = load(profile)
    globs = [str(one.name) for one in operators if one.root in roots]
    return {file.path: file.text for file in generate(profile, None, operators, only=globs)}


@pytest.fixture(params=["torch-1.9-dev", "torch-2.13"])
def files(request: pytest.FixtureRequest) -> dict[str, str]:
    """The outputs of a profile."""
    if request.param == "torch-2.13":
        pytest.importorskip("torchgen", reason="needs the operators of an installed torch")
    return outputs(request.param)


CODE = (".cpp", ".h")


def test_no_trailing_blanks_and_one_final_newline(files: dict[str, str]) -> None:
    for path, text in files.items():
        assert not re.search(r"[ \t]+$", text, re.M), path
        assert text.endswith("\n"), path
        assert not text.endswith("\n\n"), path
        assert "\r" not in text, path
        assert "\n\n\n" not in text, path


def test_nothing_that_changes_by_itself(files: dict[str, str]) -> None:
    """No version of astgen, no date, no host, no path of an input: what changes with them changes every file."""
    folder = re.escape(str(Path(__file__).parents[1]))
    words = re.compile(rf"\b{re.escape(version())}\b|\b20[1-3]\d-\d\d\b|{folder}|native_functions\.yaml")
    assert not [path for path, text in files.items() if words.search(text)]


def test_no_line_of_the_input_is_in_the_output(tmp_path: Path) -> None:
    """The same operators further down in another file give the same bytes."""
    entries = "- func: aa(Tensor self) -> Tensor\n- func: bb(Tensor self, int k=1) -> Tensor\n"
    texts = []
    for name, before in (("a.yaml", ""), ("another/b.yaml", "# some\n\n# lines before\n")):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(before + entries)
        texts.append({file.path: file.text for file in generate("torch-1.9-dev", None, path)})
    assert texts[0] == texts[1]


def test_names_of_definitions_start_their_line(files: dict[str, str]) -> None:
    """At the level of namespaces: git takes such a line for the head of a hunk."""
    seen = 0
    for path, text in files.items():
        for match in re.finditer(r"^([A-Za-z_][^\n;{}()#]*)\n([^\n]*)", text, re.M) if path.endswith(CODE) else ():
            if match[2].endswith(("(", ") {")) and "//" not in match[1]:
                assert re.match(r"[A-Za-z_~:]", match[2]), (path, match[0])
                seen += 1
        assert not re.search(r"^[A-Za-z_][^\n;{}()#=]* [&*]?\w+\($", text, re.M) or not path.endswith(".cpp"), path
    assert seen > 50


def test_parameters_break_by_their_number(files: dict[str, str]) -> None:
    """Two or more of a definition stand one a line, however short; one stands with the name, however long."""
    for path, text in files.items():
        if path.endswith(".cpp"):
            for match in re.finditer(r"^(?!namespace|TORCH_|  )[\w:~<>]+\(([^\n]+)\) \{$", text, re.M):
                assert "," not in re.sub(r"<[^<>]*>", "", match[1]), (path, match[0])


def test_a_rename_flows_nothing_again(new_profile: Profile, tmp_path: Path) -> None:
    """A much longer name of an operator changes only lines that have the name in them."""
    texts = []
    for name in ("f", "f_of_a_name_that_is_very_much_longer_than_before"):
        path = tmp_path / "ops.yaml"
        path.write_text(f"- func: {name}(Tensor self, Tensor other, Scalar alpha=1, *, int k=2) -> Tensor\n")
        (operator,) = load(new_profile, path)
        found = []
        for lowering in (find_lowering("trace"), find_lowering("redispatch")):
            found += [chunk.text for chunk in render_operator(operator, lowering, new_profile)]
        texts.append("".join(found).splitlines())
    changed = [line for line in unified_diff(*texts, lineterm="", n=0) if line[0] == "-" and line[:3] != "---"]
    assert changed
    assert all(re.search(r"\bf\b|aten::f\(|f_?::|::f", line) for line in changed), changed


def test_an_argument_more(new_profile: Profile, tmp_path: Path) -> None:
    """At most three lines of a declaration; of a tracing kernel its signature, the recorded inputs and the call.

    One file of each role changes, and nothing of the others: no header, no other kernel.
    """
    path = tmp_path / "ops.yaml"
    others = "".join([f"- func: other{i}(Tensor self) -> Tensor\n" for i in range(30)])
    sets = []
    for schema in ("g(Tensor self, Tensor other) -> Tensor", "g(Tensor self, Tensor other, int n=0) -> Tensor"):
        path.write_text(f"{others}- func: {schema}\n")
        lowerings = ["trace", "redispatch", "functions", "ops", "schema_registration"]
        sets.append({file.path: file.text for file in generate(new_profile, lowerings, path)})
    before, after = sets
    assert before.keys() == after.keys()
    changed = [name for name in before if before[name] != after[name]]
    roles = [re.sub(r"_\d+\.", "_N.", name) for name in changed]
    assert len(set(roles)) == len(roles)
    assert set(roles) == {
        "autograd/TraceType_N.cpp",
        "aten/RedispatchFunctions.h",
        "aten/Operators_N.cpp",
        "aten/RegisterSchema.cpp",
        "aten/ops/g.h",
        "aten/ops/g_ops.h",
    }
    (trace,) = [name for name in changed if "TraceType" in name]
    lines = [before[trace].splitlines(), after[trace].splitlines()]
    patch = list(unified_diff(*lines, lineterm="", n=0))[2:]
    edits = [line for line in patch if line[0] in "+-"]
    assert edits == [
        "-    const at::Tensor & other) {",
        "+    const at::Tensor & other,",
        "+    int64_t n) {",
        '+    jit::tracer::addInputs(node, "n", n);',
        "-      other);",
        "+      other,",
        "+      n);",
    ]


# --- git's own hunk headers ---


@pytest.fixture(scope="module")
def kernels(new_profile: Profile, new_operators: list[Operator]) -> tuple[list[str], list[int]]:
    """The lines of all 3,086 tracing kernels, and the indexes of those with the names."""
    trace = find_lowering("trace")
    lines: list[str] = []
    names: list[int] = []
    for operator in new_operators:
        chunks = render_operator(operator, trace, new_profile)
        if chunks:
            names.append(len(lines) + 1)
            lines += [*chunks[0].text.splitlines(), ""]
    assert len(names) == 3086
    return lines, names


@pytest.mark.parametrize("below", [4, 5, 9, -2])
def test_git_names_the_kernel(below: int, kernels: tuple[list[str], list[int]], repository: Repository) -> None:
    """A line four or more below the name of its kernel, or the last one, in all kernels of a real repository.

    No attribute and no setting: what a hunk header says is what GitHub shows, too.
    """
    lines, names = kernels
    path = repository.folder / "TraceType.cpp"
    ends = [*[name - 2 for name in names[1:]], len(lines) - 1]  # the empty line after each kernel
    path.write_text("\n".join([*lines, ""]))
    repository.commit()
    for turn in (0, 1):  # every other kernel, so that hunks stay apart
        changed = list(lines)
        expected = []
        for name, end in list(zip(names, ends, strict=True))[turn::2]:
            at = name + below if below > 0 else end + below
            if name + 4 <= at < end:
                changed[at] += " // changed"
                expected.append(lines[name])
        path.write_text("\n".join([*changed, ""]))
        headers = re.findall(r"^@@ [^@]* @@ ?(.*)$", repository("diff", "-U3"), re.M)
        assert len(expected) > 1000
        assert headers == [name[:80].rstrip() for name in expected]


def test_the_key_is_in_every_hunk(kernels: tuple[list[str], list[int]]) -> None:
    """What git cannot say of a change in a parameter list, the hunks of ``astgen diff`` do."""
    from astgen.diff.formats.unified import patch
    from astgen.diff.model import Change, Part

    lines, names = kernels
    text = "\n".join([*lines[names[0] - 1 : names[1] - 1], ""])
    new = text.replace("const at::Tensor & self", "const at::Tensor & input")
    change = Change("trace:x", "signature", Part("trace:x", text, "a", 1, 9), Part("trace:x", new, "a", 1, 9))
    headers = [line for line in patch(change) if line.startswith("@@")]
    assert headers
    assert all(header.endswith("@@ trace:x") for header in headers)


def test_of_two_equal_parts_the_smaller_difference(files: dict[str, str]) -> None:
    """Includes stand once each and in order, so a new one is one line."""
    for path, text in files.items():
        includes = re.findall(r"^#include <ATen/ops/.*>$", text, re.M)
        assert len(set(includes)) == len(includes), path
        blocks = re.findall(r"(?:^#include <ATen/ops/.*>\n)+", text, re.M)
        assert all(block.splitlines() == sorted(block.splitlines()) for block in blocks), path
