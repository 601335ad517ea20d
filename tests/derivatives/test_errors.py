"""What is wrong in a file of derivatives is told with its place and the nearest right word."""

from __future__ import annotations

import pytest
from support.derived import derivatives, errors, formulas

SCHEMA = "mix(Tensor self, Tensor other) -> Tensor"
TWO = "two(Tensor self) -> (Tensor a, Tensor b)"


# what the entry says, with an @ before the place of the error; the message; the nearest right word
CASES = {
    "a formula that does not parse": ("self: grad * (other@", "expected ')'", None),
    "an unknown argument": ("@slef: grad", "'slef' is neither an argument nor a result of the operator", "self"),
    "an unknown name": ("self: grad * @othr", "'othr' is no argument, result or gradient of the operator", "other"),
    "mixed gradients": ("self: grad\n  other: 1 + @grads[0]", "use both grad and grads", None),
    "only the first": ("self: @grads[0]", "use only grads[0]", None),
    "out of range": ("self: @grads[0] + grads[1]", "grads[1] is out of range: the operator has 1 result", None),
    "plain sizes": ("self: grad.expand(self.@sizes())", "use .sym_sizes()", None),
    "plain size": ("self: grad * self.@size(0)", "use .sym_size(dim)", None),
    "a second formula": ("self: grad\n  @self, other: grad", "a formula for 'self' already", None),
    "a keyword of results": ("self: @auto_linear", "auto_linear is a formula only of a result", None),
    "an unknown key": ("dispatch:\n    @AutogradCUDDA:\n      self: grad", "no dispatch key", "AutogradCUDA"),
    "two places": ("@self: grad\n  dispatch:\n    Default:\n      self: grad", "stands beside dispatch", None),
    "ambiguous": ("self: grad\n  result: self_t * @self", "self is ambiguous in a forward formula", None),
    "element-wise of two": ("self: grad\n  other: grad\n  result: @auto_element_wise", "single differentiable", None),
    "too many": ("output_differentiability: @[True, False]\n  self: grad", "2 items; mix has 1 results", None),
    "no truth": ("output_differentiability: [@maybe, True]\n  self: grad", "True or False", None),
    "strides of another": ("self: grad\n  other: grad * self.@sym_strides()", "the strides of self", None),
}


@pytest.mark.parametrize("case", CASES)
def test_located(case: str) -> None:
    lines, message, near = CASES[case]
    marked = f"- name: {SCHEMA}\n  {lines}\n"
    before = marked[: marked.index("@")]
    place = f"derivatives.yaml:{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"
    first, *notes = errors(marked.replace("@", ""), SCHEMA)
    assert first.startswith(f"{place}: error: ")
    assert message in first
    if near is not None:
        assert notes == [f"{place}: note: did you mean {near!r}?"]


def test_an_operator_that_is_not_there() -> None:
    text = f"- name: {SCHEMA.replace('mix', 'mxi')}\n  self: grad\n"
    assert errors(text, SCHEMA) == [
        "derivatives.yaml:1:9: error: there is no operator mxi",
        "derivatives.yaml:1:9: note: did you mean 'mix'?",
    ]


def test_an_entry_that_contradicts_its_operator() -> None:
    text = "- name: mix(Tensor self, Tensor? other) -> Tensor\n  self: grad\n"
    first, note = errors(text, SCHEMA)
    place, message = first.split(" error: ")
    assert place == "derivatives.yaml:1:34:"
    assert message == "the schema is not the one that mix has: Tensor? other here is Tensor other there"
    assert note.startswith("own.yaml:1:")
    assert note.endswith(f"note: the operator is {SCHEMA}")


def test_an_operator_with_two_entries() -> None:
    text = f"- name: {SCHEMA}\n  self: grad\n" * 2
    assert errors(text, SCHEMA) == [
        "derivatives.yaml:3:9: error: mix has an entry already",
        "derivatives.yaml:1:9: note: the first entry is here",
    ]


def test_all_errors_come_in_one_run() -> None:
    text = f"- name: {SCHEMA}\n  self: grad * othr\n  other: grad * slef\n- name: gone() -> Tensor\n  result: grad\n"
    found = [line for line in errors(text, SCHEMA) if ": error: " in line]
    assert len(found) == 3
    assert found == sorted(found)


def test_named_gradients_stand_alone() -> None:
    assert "both grad_a and grad" in errors(formulas(TWO, self="grad_a + grad"), TWO)[0]
    info = derivatives(formulas(TWO, self="grad_a + grad_b"), TWO).nodes()[0]
    assert info.used_gradients == {"grad_a", "grad_b"}


def test_an_in_place_formula_cannot_use_what_was_overwritten() -> None:
    schema = "sq_(Tensor(a!) self) -> Tensor(a!)"
    assert "overwritten self_p" in errors(formulas(schema, self="grad", result="self_t * self_p"), schema)[0]


OWN, ATEN = "my::sq(Tensor self) -> Tensor", "sq(Tensor self) -> Tensor"


@pytest.mark.parametrize(
    ("name", "entry"),
    [
        ("sum_backward", {"self": "f(sum_backward(grad))"}),
        ("handle_r_to_c", {"self": "grad", "result": "3 * details::handle_r_to_c(self_p, self_t)"}),
    ],
)
def test_what_only_torch_can_call(name: str, entry: dict[str, str]) -> None:
    """A library outside torch would not link; torch itself does."""
    first, *_ = errors(formulas(OWN, **entry), OWN)
    assert f"{name} cannot be called by a library outside torch, which does not export it" in first
    assert derivatives(formulas(ATEN, **entry), ATEN).nodes()
