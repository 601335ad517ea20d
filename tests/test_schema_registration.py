"""Schema registration of operators made for the purpose."""

from __future__ import annotations

from support.own import NEW, entry, operators

from astgen import Style, generate

PLAIN = "const std::vector<at::Tag> tags_pt2_compliant_tag = {at::Tag::pt2_compliant_tag};"


def registration(*entries: str) -> list[str]:
    """The lines in ``namespace at``."""
    (file,) = generate(NEW, ["schema_registration"], operators(*entries), style=Style(width=None))
    assert file.path == "aten/RegisterSchema.cpp"
    body = file.text.split("namespace at {\n")[1].split("} // namespace at")[0]
    return [line.strip() for line in body.splitlines() if line.strip()]


def test_vectors_of_tags_are_shared_and_named_by_what_is_in_them() -> None:
    assert registration(
        "f(Tensor self) -> Tensor",
        "g_(Tensor(a!) self) -> Tensor(a!)",
        "h(Tensor self) -> Tensor",
        entry("i(Tensor self) -> Tensor", tags=["pointwise", "core"]),
        "j_(Tensor(a!) self) -> Tensor(a!)",
    ) == [
        "TORCH_LIBRARY(aten, m) {",
        PLAIN,
        'm.def("f(Tensor self) -> Tensor", tags_pt2_compliant_tag);',
        "const std::vector<at::Tag> tags_inplace_pt2_compliant_tag = {at::Tag::inplace, at::Tag::pt2_compliant_tag};",
        'm.def("g_(Tensor(a!) self) -> Tensor(a!)", tags_inplace_pt2_compliant_tag);',
        'm.def("h(Tensor self) -> Tensor", tags_pt2_compliant_tag);',
        "const std::vector<at::Tag> tags_core_pointwise_pt2_compliant_tag ="
        " {at::Tag::core, at::Tag::pointwise, at::Tag::pt2_compliant_tag};",
        'm.def("i(Tensor self) -> Tensor", tags_core_pointwise_pt2_compliant_tag);',
        'm.def("j_(Tensor(a!) self) -> Tensor(a!)", tags_inplace_pt2_compliant_tag);',
        "}",
    ]


def test_a_block_for_each_namespace() -> None:
    assert registration(
        "my::f(Tensor self) -> Tensor",
        "f(Tensor self) -> Tensor",
        entry("my::g.x(Tensor self) -> Tensor", tags="core"),
        "quantized::f(Tensor self) -> Tensor",
    ) == [
        "TORCH_LIBRARY(my, m) {",
        'm.def("f(Tensor self) -> Tensor", {});',
        "const std::vector<at::Tag> tags_core = {at::Tag::core};",
        'm.def("g.x(Tensor self) -> Tensor", tags_core);',
        "}",
        "TORCH_LIBRARY(aten, m) {",
        PLAIN,
        'm.def("f(Tensor self) -> Tensor", tags_pt2_compliant_tag);',
        "}",
        "TORCH_LIBRARY_FRAGMENT(quantized, m) {",
        'm.def("f(Tensor self) -> Tensor", {});',
        "}",
    ]


def test_texts_in_schemas_are_escaped() -> None:
    lines = registration('f(Tensor self, str mode="a\\\\b") -> Tensor')
    assert lines[2] == r'm.def("f(Tensor self, str mode=\"a\\\\b\") -> Tensor", tags_pt2_compliant_tag);'


def test_no_operators_no_block() -> None:
    assert registration() == []
