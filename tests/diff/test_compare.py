"""Kinds, renames, moves, groups and causes, on parts made for the purpose."""

from __future__ import annotations

import pytest

from astgen.diff.compare import compare, fast_causes, narrowed, same_forms
from astgen.diff.exact import exact_causes
from astgen.diff.lines import lines_changed
from astgen.diff.model import Cause, Comparison, Kind, Part, Snapshot


def kernel(name: str, *lines: str, overload: str = "") -> str:
    """A kernel of an operator as a generator writes it."""
    own = f"{name}_{overload}" if overload else name
    middle = "".join([f"  {line}\n" for line in lines])
    head = f"at::Tensor\n{own}(\n    c10::DispatchKeySet ks,\n    const at::Tensor & self) {{\n"
    return f"{head}{middle}  return self;\n}}\n"


def snapshot(parts: dict[str, str], path: str = "a.cpp", **ids: str) -> Snapshot:
    made = {key: Part(key, text, path, 1, text.count("\n")) for key, text in parts.items()}
    return Snapshot("x", "folder", made, **ids)  # type: ignore[arg-type]


def compared(base: dict[str, str], head: dict[str, str]) -> Comparison:
    return compare(snapshot(base), snapshot(head))


@pytest.mark.parametrize(
    ("key", "old", "new", "kind"),
    [
        ("trace:f", kernel("f"), kernel("f", "g();"), "body"),
        ("trace:f", kernel("f"), kernel("f").replace("at::Tensor\n", "void\n"), "signature"),
        ("trace:f", kernel("f"), kernel("f").replace("& self", "& other"), "signature"),
        ("trace:f", kernel("f"), "// new\n" + kernel("f"), "comment"),
        ("trace:f", kernel("f"), kernel("f").replace("(\n    ", "("), "comment"),
        ("trace:f#registration", 'm.impl("f", a);\n', 'm.impl("f", b);\n', "body"),
        ("trace:@frame/a.cpp", "#include <a>\n", "#include <b>\n", "header"),
        ("native:f#declaration", "T f(int a);\n", "T f(long a);\n", "signature"),
    ],
)
def test_kinds_of_what_is_at_both_ends(key: str, old: str, new: str, kind: Kind) -> None:
    (change,) = compared({key: old}, {key: new}).changes
    assert (change.key, change.kind) == (key, kind)


def test_added_and_removed() -> None:
    found = compared({"trace:f": kernel("f", "a();")}, {"trace:g": kernel("g", "b();")})
    assert [(change.key, change.kind) for change in found.changes] == [("trace:g", "added"), ("trace:f", "removed")]
    assert (found.total, found.same) == (2, 0)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (("trace:f", kernel("f", 'op("aten::f");')), ("trace:gg", kernel("gg", 'op("aten::gg");'))),
        (
            ("trace:f.x", kernel("f", "at::_ops::f_x::call();", overload="x")),
            ("trace:f.long", kernel("f", "at::_ops::f_long::call();", overload="long")),
        ),
    ],
)
def test_renamed(old: tuple[str, str], new: tuple[str, str]) -> None:
    """The same code but for the operator's own names."""
    (change,) = compared(dict([old]), dict([new])).changes
    assert (change.key, change.kind) == (new[0], "renamed")
    assert change.old is not None
    assert change.old.key == old[0]


def test_no_guess_among_several() -> None:
    """Two are gone and two are there, all of one shape: which became which cannot be told."""
    base = {"trace:f": kernel("f"), "trace:g": kernel("g")}
    found = compared(base, {"trace:h": kernel("h"), "trace:i": kernel("i")})
    assert {change.kind for change in found.changes} == {"added", "removed"}


def test_what_another_lowering_has_is_no_rename() -> None:
    found = compared({"trace:f": kernel("f")}, {"autograd:g": kernel("g")})
    assert sorted(change.kind for change in found.changes) == ["added", "removed"]


def test_moved() -> None:
    base, head = snapshot({"trace:f": kernel("f")}), snapshot({"trace:f": kernel("f")}, path="b.cpp")
    (change,) = compare(base, head).changes
    assert change.kind == "moved"
    assert lines_changed([change]) == (0, 0)


def many(count: int, edit: str) -> tuple[dict[str, str], dict[str, str]]:
    names = [f"op_{i}" for i in range(count)]
    base = {f"trace:{name}": kernel(name, f"at::_ops::{name}::call(ks, self);", "return x;") for name in names}
    head = {key: text.replace("return x;", edit) for key, text in base.items()}
    return base, head


def test_odd_ones_stand_alone() -> None:
    """The same edit in 98 kernels, and another one in two."""
    base, head = many(100, "return y;")
    for name in ("op_7", "op_93"):
        head[f"trace:{name}"] = base[f"trace:{name}"].replace("return x;", "return z;")
    found = compared(base, head)
    assert [len(group.changes) for group in found.groups] == [98, 2]
    smallest = next(found.smallest_first())
    assert [change.key for change in smallest.changes] == ["trace:op_7", "trace:op_93"]
    assert [group.id for group in found.groups] == ["g1", "g2"]
    assert {change.group for change in smallest.changes} == {"g2"}


def test_own_names_and_numbers_of_arguments_make_no_difference() -> None:
    """The same statement for each argument, under the kernel's own names."""
    base, head = {}, {}
    for name, arguments in (("f", "a"), ("gg", "bc"), ("h_", "def")):
        parameters = ",\n    ".join([f"const at::Tensor & {text}" for text in arguments])
        head_text = f"void\n{name}(\n    int n,\n    {parameters}) {{\n"
        added = "".join([f'  add(node, "{text}", {text});\n' for text in arguments])
        base[f"trace:{name}"] = f"{head_text}  call({name}, n);\n}}\n"
        head[f"trace:{name}"] = f"{head_text}{added}  call({name}, n);\n}}\n"
    (group,) = compared(base, head).groups
    assert len(group.changes) == 3
    assert [step.sentence() for step in group.steps] == ["new: `add(…);`"]


def test_call_forms_are_no_part_of_keys_that_are_compared() -> None:
    base, head = snapshot({"trace+dispatcher:f": kernel("f", "a();")}), snapshot({"trace:f": kernel("f", "b();")})
    same_forms(base, head)
    (change,) = compare(base, head).changes
    assert (change.key, change.kind) == ("trace:f", "body")


def test_narrowed() -> None:
    base, head = many(3, "return y;")
    head["trace:new"] = kernel("new")
    found = narrowed(compared(base, head), ["added"], [])
    assert [change.key for change in found.changes] == ["trace:new"]
    assert [len(group.changes) for group in found.groups] == [1]
    assert found.notes == ["3 more changes are of other kinds or causes"]


# --- causes ---

SAME = {"schema_id": "s", "generator_id": "g", "config_id": "c"}


@pytest.mark.parametrize(
    ("ids", "digests", "cause"),
    [
        ({"schema_id": "t"}, ("1", "1"), "schema"),
        ({"generator_id": "h"}, ("1", "2"), "generator"),
        ({"config_id": "d"}, ("1", "2"), "config"),
        ({"schema_id": "t", "generator_id": "h"}, ("1", "2"), "schema"),
        ({"schema_id": "t", "generator_id": "h"}, ("1", "1"), "generator"),
        ({"schema_id": "t", "config_id": "d"}, ("1", "1"), "config"),
        ({"schema_id": "", "generator_id": "", "config_id": ""}, ("1", "2"), "schema"),
        ({"schema_id": "", "generator_id": "", "config_id": ""}, ("", ""), "unknown"),
    ],
)
def test_fast_causes(ids: dict[str, str], digests: tuple[str, str], cause: Cause) -> None:
    base, head = snapshot({"trace:f": kernel("f")}, **SAME), snapshot({"trace:f": kernel("f", "g();")}, **SAME | ids)
    for end, digest in ((base, digests[0]), (head, digests[1])):
        end.parts["trace:f"].schema_digest = digest
    (change,) = compare(base, head).changes
    assert change.cause == cause
    assert fast_causes(base, head)(change) == cause


def test_exact_causes() -> None:
    """Four combinations: what the schemas alone change, what the generator alone changes, and what takes both."""
    texts = {  # base, new schemas, old schemas with the new generator, head
        "trace:by_schema": ("a", "b", "a", "b"),
        "trace:by_generator": ("a", "a", "b", "b"),
        "trace:by_both": ("a", "b", "c", "d"),
        "trace:only_together": ("a", "a", "a", "b"),
        "trace:added_by_schema": ("", "b", "", "b"),
    }
    ends = [
        snapshot(
            {key: f"f({row[i]});\n" for key, row in texts.items() if row[i]}, generator_id="new" if i > 1 else "old"
        )
        for i in range(4)
    ]
    base, new_schemas, old_schemas, head = ends
    found = compare(base, head, exact_causes(base, head, new_schemas, old_schemas))
    assert {change.key: change.cause for change in found.changes} == {
        "trace:by_schema": "schema",
        "trace:by_generator": "generator",
        "trace:by_both": "interaction",
        "trace:only_together": "interaction",
        "trace:added_by_schema": "schema",
    }
