"""The lists of names: interned strings, the enumeration of tags, the operator list."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.own import NEW, operators

from astgen import generate
from astgen.errors import SchemaError
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator


def file(lowering: str, *entries: str) -> str:
    (single,) = generate(NEW, [lowering], operators(*entries))
    return single.text


def symbols(text: str) -> dict[str, list[str]]:
    """The entries of each list."""
    lists = re.findall(r"^#define (\w+)\(_\)((?:.*\\\n)*.*)", text, re.M)
    return {name: re.findall(r"_\(\w+, \w+\)", entries) for name, entries in lists}


def test_interned_strings() -> None:
    text = file("interned_strings", "f.x(Tensor self, int b) -> Tensor", "g_(Tensor(a!) self) -> Tensor(a!)")
    assert symbols(text) == {
        "FORALL_ATEN_BASE_SYMBOLS": ["_(aten, f)", "_(aten, g)", "_(aten, g_)"],
        "FORALL_ATTR_BASE_SYMBOLS": ["_(attr, b)", "_(attr, self)"],
    }
    assert text.endswith("_(attr, b) \\\n  _(attr, self)\n")


def test_interned_strings_are_no_keywords() -> None:
    """``and`` and ``or`` are names of operators, whose symbols only their dunder names can be."""
    text = file("interned_strings", "__and__(Tensor self) -> Tensor", "__ior__(Tensor(a!) self) -> Tensor(a!)")
    assert symbols(text)["FORALL_ATEN_BASE_SYMBOLS"] == ["_(aten, __and__)", "_(aten, __ior__)"]


def test_interned_strings_of_other_namespaces() -> None:
    """The names of a user's operators are no names of aten's; those of their arguments are attributes as any."""
    text = file("interned_strings", "my::f(Tensor mine) -> Tensor")
    assert symbols(text) == {"FORALL_ATEN_BASE_SYMBOLS": [], "FORALL_ATTR_BASE_SYMBOLS": ["_(attr, mine)"]}


def test_operator_list() -> None:
    text = file("operator_list", "f.x(Tensor self) -> Tensor", "my::f_(Tensor(a!) self) -> Tensor(a!)")
    assert '{ {"aten::f", "x"}, {"my::f_", ""}};' in " ".join(text.split())
    assert "return known.count({op.name, op.overload_name}) == 0;" in text


def tags(text: str) -> list[str]:
    (body,) = re.findall(r"enum class Tag \{([^}]*)\}", text)
    return [tag.strip() for tag in body.split(",")]


def own_schemas(folder: Path, listed: str) -> Path:
    schemas = folder / "my_ops.yaml"
    schemas.write_text("- func: my::f(Tensor self) -> Tensor\n")
    if listed:
        (folder / "tags.yaml").write_text(listed)
    return schemas


def enumeration(schemas: Path) -> list[str]:
    (single,) = generate(NEW, ["tag_enum"], schemas)
    return tags(single.text)


def test_tags_beside_the_schemas(tmp_path: Path) -> None:
    schemas = own_schemas(tmp_path, "- tag: second\n  desc: |\n    What it says.\n- tag: first\n")
    assert enumeration(schemas) == ["first", "second"]


@pytest.mark.torch
def test_tags_of_the_profile_where_there_are_none(tmp_path: Path, new_profile: Profile) -> None:
    found = enumeration(own_schemas(tmp_path, ""))
    assert {"core", "pt2_compliant_tag"} <= set(found)
    assert found == sorted(found)
    assert tags(file("tag_enum")) == found


@pytest.mark.parametrize("listed", ["- first\n", "- desc: no tag\n", "- tag: [first]\n"])
def test_an_entry_without_a_tag(tmp_path: Path, listed: str) -> None:
    schemas = own_schemas(tmp_path, listed)
    with pytest.raises(SchemaError, match=r"tags\.yaml:1:\d+: .*an entry of a file of tags is a mapping"):
        enumeration(schemas)


@pytest.mark.torch
def test_every_tag_of_an_operator_is_listed(new_operators: list[Operator]) -> None:
    used = {tag for operator in new_operators for tag in operator.attributes.tags}
    assert used <= set(tags(file("tag_enum")))
