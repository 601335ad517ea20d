"""Regions: keys, digests and shapes, the lines of files that they own, and the lines of schema that they come from."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from support.own import OLD
from support.own import operator as own_operator

from astgen import GeneratedFile, Piece, generate, get_profile, lowering
from astgen.cpp.build import do, name
from astgen.driver import load, operator_regions
from astgen.lowerings.registry import find_lowering
from astgen.origin import Emitter, Extent, Origin
from astgen.regions import Key, Region, joined, parse_key, shape_of
from astgen.schema.extents import extent_of
from astgen.schema.operator import Operator


def own(schema: str) -> Operator:
    return own_operator(schema, profile=OLD)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("trace:add", Key("trace", "add")),
        ("trace+dispatcher:add.Tensor", Key("trace+dispatcher", "add.Tensor")),
        ("register:add.out/CUDA", Key("register", "add.out", "CUDA")),
        ("trace:add.out#registration", Key("trace", "add.out", role="registration")),
        ("register:my::scale.out/CUDA#reg", Key("register", "my::scale.out", "CUDA", "reg")),
    ],
)
def test_keys(text: str, key: Key) -> None:
    assert parse_key(text) == key
    assert str(key) == text


def test_parts_of_a_name() -> None:
    assert (parse_key("trace:my::scale.out").name, parse_key("trace:my::scale.out").overload) == ("my::scale", "out")
    assert parse_key("trace:add").overload == ""


@pytest.mark.parametrize("text", ["", "add", "trace:", ":add", "tr ace:add", "trace:add/", "trace:add#"])
def test_what_is_no_key(text: str) -> None:
    with pytest.raises(ValueError, match="no key of a region"):
        parse_key(text)


def regions(operator: Operator, name: str, profile: str = "torch-1.9-dev", call: str | None = None) -> list[Region]:
    return operator_regions(operator, find_lowering(name), get_profile(profile).calling(call))


def test_the_regions_of_an_operator() -> None:
    """A region for each role; digests are those of the text; the emitter is the line that made the declaration."""
    operator = own("add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
    kernel, registration = regions(operator, "trace")
    assert [kernel.key, registration.key] == ["trace:add.out", "trace:add.out#registration"]
    assert registration.text == 'm.impl("add.out", TORCH_FN(TraceType::add_out_out));\n'
    assert kernel.text.startswith("Tensor &\nadd_out_out(\n")
    assert len({kernel.digest, registration.digest}) == 2
    assert kernel.operator == "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"
    for region, built in ((kernel, "group.dispatcher.define("), (registration, "yield Piece(")):
        (emitter,) = region.emitters
        assert emitter.function == "trace"
        assert built in source_line(emitter)
    assert regions(operator, "trace", call="dispatcher")[0].key == "trace+dispatcher:add.out"
    assert regions(operator, "redispatch", call="dispatcher")[0].key == "redispatch:add.out#declaration"


def test_pieces_of_one_role_are_one_region() -> None:
    """An operator with two C++ functions; its declarations are a region, its definitions another."""
    operator = own("add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
    declaration, kernel = regions(operator, "functions")
    assert [declaration.key, kernel.key] == ["functions:add.out#declaration", "functions:add.out"]
    assert declaration.text.count("TORCH_API") == 2
    whole = joined("functions:add.out", [declaration, kernel])
    assert whole.text == declaration.text + kernel.text
    assert whole.emitters == declaration.emitters + kernel.emitters


def test_the_emitter_of_a_lowering_that_is_no_generator() -> None:
    @lowering()
    def listed(group: object, profile: object) -> list[Piece]:
        """A list."""
        return [Piece("statements", do(name("x")))]

    (region,) = operator_regions(own("f(Tensor self) -> Tensor"), listed, get_profile("torch-1.9-dev"))
    assert region.emitters[0].path == __file__
    assert "def listed" in source_line(region.emitters[0], 1)


def source_line(emitter: Emitter, more: int = 0) -> str:
    lines = Path(emitter.path).read_text("utf-8").split("\n")
    return "\n".join(lines[emitter.line - 1 : emitter.line + more])


# --- shapes ---

SIN = "sin(Tensor self) -> Tensor"
COS = "cosine(Tensor self) -> Tensor"
TWO = "atan2(Tensor self, Tensor other) -> Tensor"


@pytest.mark.parametrize("name", ["trace", "redispatch", "functions", "signatures"])
def test_a_renamed_operator_has_the_same_shape(name: str) -> None:
    sines, cosines, twos = ([region.shape for region in regions(own(text), name)] for text in (SIN, COS, TWO))
    assert sines == cosines
    assert set(sines).isdisjoint(twos[: -1 if name == "trace" else None])


def test_a_shape_keeps_other_names() -> None:
    text = 'add_out(x); // add\nf("aten::add", adder);\n'
    assert shape_of("t:add", text) == shape_of("t:sub", 'sub_out(x);   f("aten::sub", adder); // other')
    assert shape_of("t:add", text) != shape_of("t:sub", text.replace("add", "sub"))  # adder is a word of its own
    assert shape_of("t:add", text) != shape_of("t:add", text.replace("x", "y"))
    assert shape_of("t:add.Int", "f_Int(a)") == shape_of("t:add.Float", "f_Float(a)")


# --- the lines of files ---


@pytest.fixture(scope="module", params=["torch-1.9-dev", "torch-2.13"])
def files(request: pytest.FixtureRequest) -> list[GeneratedFile]:
    operators = request.getfixturevalue("old_operators" if request.param == "torch-1.9-dev" else "new_operators")
    return list(generate(request.param, schemas=operators, everything=True, placements=True))


def test_every_line_belongs_to_one_region_or_banner(files: list[GeneratedFile]) -> None:
    for file in files:
        lines = [line for p in file.placements for line in range(p.first_line, p.last_line + 1)]
        assert lines == list(range(1, file.text.count("\n") + 1)), file.path


def test_the_lines_of_a_region_are_its_code(files: list[GeneratedFile], request: pytest.FixtureRequest) -> None:
    """What an operator's regions say, read from the files: the same lines but for their depth.

    Taken where depth breaks no line: the trace and redispatch lowerings, which stand in namespaces.
    """
    profile = get_profile(request.node.callspec.params["files"])
    operators = request.getfixturevalue("old_operators" if profile.name == "torch-1.9-dev" else "new_operators")
    for word in ("trace", "redispatch"):
        found: dict[str, str] = {}
        for file in files:
            if file.lowering != word or file.path.endswith("Everything.cpp"):
                continue
            lines = file.text.split("\n")
            for placement in file.placements:
                text = "\n".join([*lines[placement.first_line - 1 : placement.last_line], ""])
                found[placement.owner.key] = found.get(placement.owner.key, "") + text
        expected = [r for o in operators[:300] for r in operator_regions(o, find_lowering(word), profile)]
        assert len(expected) >= 300
        for region in expected:
            assert words(found[region.key]) == words(region.text), region.key


def words(text: str) -> list[str]:
    return re.findall(r"\w+|\S", text)


def test_owners_know_schema_and_emitter(files: list[GeneratedFile]) -> None:
    """Every region has both, every banner the Python that makes it."""
    owners = {placement.owner for file in files for placement in file.placements}
    assert {owner.key for owner in owners if owner.is_banner} >= {"trace:@banner", "trace:@frame"}
    for owner in owners:
        assert owner.emitter is not None, owner
        assert (owner.origin is None) == owner.is_banner, owner
    places = {(owner.emitter.path, owner.emitter.line) for owner in owners if owner.emitter}
    assert all(is_code(path, line) for path, line in places)


def is_code(path: str, line: int) -> bool:
    tree = ast.parse(Path(path).read_text("utf-8"))
    return any(getattr(node, "lineno", 0) <= line <= (getattr(node, "end_lineno", 0) or 0) for node in ast.walk(tree))


def test_no_placements_unless_asked_for(old_operators: list[Operator]) -> None:
    assert not any(file.placements for file in generate(schemas=old_operators[:20]))


# --- the lines of a schema ---

ENTRIES = """\
# the first comment

- func: f(Tensor self) -> Tensor
  variants: function
  dispatch:
    CPU: f_cpu

# about g
- func: >-
    g(Tensor self,
      Tensor other) -> Tensor
  tags: [core,
    pointwise
  ]
- {func: h() -> Tensor}
"""


def test_extents(tmp_path: Path) -> None:
    path = tmp_path / "ops.yaml"
    path.write_text(ENTRIES, "utf-8")
    found = [(o.origin.key, o.origin.line, extent_of(o.origin)) for o in load("torch-2.13", path)]
    expected = [("f", 3, 3, 7), ("g", 10, 9, 15), ("h", 15, 15, 16)]
    assert found == [(name, line, Extent(str(path), first, 3, end)) for name, line, first, end in expected]
    path.write_text("- func: f(Tensor self) -> Tensor\n  variants: function\n\n", "utf-8")
    assert extent_of(Origin(str(path), 1, 9)).end_line == 3, "a changed file is read again"


def test_the_extent_of_operators_from_text() -> None:
    (operator,) = load("torch-1.9-dev", text="- func: f(Tensor self) -> Tensor\n")
    assert extent_of(operator.origin) == Extent("<text>", 1, 9, 2)
    assert extent_of(Origin(__file__, 3)) == Extent(__file__, 3, 1, 4), "no YAML"


def test_the_schema_of_a_region(new_operators: list[Operator]) -> None:
    """Of torch's own file: the entry of a region begins with ``func`` and holds all of its keys."""
    for operator in new_operators[:50]:
        for region in regions(operator, "trace", "torch-2.13"):
            assert region.schema is not None
            lines = Path(region.schema.path).read_text("utf-8").split("\n")
            entry = lines[region.schema.line - 1 : region.schema.end_line - 1]
            assert entry[0].startswith(f"- func: {operator.name}("), entry
            assert all(line.startswith(" ") for line in entry[1:] if line), entry
            assert lines[region.schema.end_line - 1][:2] in ("", "- ", "# ")
