"""Arguments and results may have any name, also those that generated code has for its own variables: these give way."""

from __future__ import annotations

from pathlib import Path

import pytest
from support import clashes
from support.compiler import compile_cpp, needs_compiler
from support.scopes import complaints

from astgen import generate, write
from astgen.derivatives import Derivatives
from astgen.lowerings.registry import Lowering, lowerings_of
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.schema.operator import Operator

NEW = get_profile("torch-2.13")
LOWERINGS = [one for one in lowerings_of(NEW) if one.whole is None]
TOGETHER = 20  # names in one operator

# Compiled on every run; whether names are declared twice is looked at for all.
OFTEN = [
    "_any_requires_grad",
    "args",
    "gen",
    "grad_fn",
    "guard",
    "ks",
    "lock",
    "name",
    "options",
    "original_self",
    "self_",
]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Operator], Derivatives]:
    return clashes.read(NEW, tmp_path_factory.mktemp("clash"), *clashes.library(clashes.names(), TOGETHER))


def test_no_function_declares_a_name_twice(library: tuple[list[Operator], Derivatives]) -> None:
    operators, derivatives = library
    found = []
    for operator in operators:
        group = derivatives.group(operator)
        for lowering in LOWERINGS:
            if lowering.accepts(group, NEW):
                nodes = [piece.node for piece in lowering.emit(group, NEW)]
                found += [f"{lowering.name} {text}" for node in nodes for text in complaints(node)]
    assert not found


@needs_compiler
@pytest.mark.torch
@pytest.mark.parametrize(
    "taken", [pytest.param(OFTEN, id="some"), pytest.param(None, id="all", marks=pytest.mark.slow)]
)
def test_the_code_compiles(taken: list[str] | None, tmp_path: Path) -> None:
    pytest.importorskip("torch.utils.cpp_extension", reason="compiles against the headers of an installed torch")
    text = clashes.library(clashes.names() if taken is None else taken, TOGETHER)
    operators, derivatives = clashes.read(NEW, tmp_path, *text)
    lowerings = [one for one in LOWERINGS if one.writes_files]
    files = generate(NEW, lowerings, operators, derivatives=derivatives, everything=True)
    write(files, tmp_path)
    paths = [path for path in sorted(tmp_path.rglob("*.cpp")) if not path.stem[-1].isdigit()]
    paths += [tmp_path / "autograd" / "variable_factories.h", tmp_path / "aten" / "RedispatchFunctions.h"]
    unit = tmp_path / "unit.cpp"
    some = "namespace torch::autograd::generated { template <class... A> double some(A &&...) { return 1; } }\n"
    # what a file forbids itself, it does not forbid the others
    unit.write_text(
        some + "".join([f'#include "{path}"\n#undef TORCH_ASSERT_ONLY_METHOD_OPERATORS\n' for path in paths])
    )
    compile_cpp(unit, tmp_path, tmp_path / "aten")


@pytest.mark.parametrize(
    ("schema", "formulas"),
    [
        ("my::f(Tensor self, int grad) -> Tensor", {"self": "grad * 2"}),
        ("my::f(Tensor self) -> Tensor grads", {"self": "grads[0] + grads"}),
        ("my::f(Tensor self, bool retain_variables) -> Tensor", {"self": "g(grad, retain_variables)"}),
        ("my::_foreach_f(Tensor[] self, int i) -> Tensor[]", {"self": "grads[i]"}),
        ("my::f(Tensor self, Tensor grad_x) -> (Tensor x, Tensor y)", {"self": "grad_x * grad_y"}),
        ("my::f(Tensor self, Tensor self_t) -> Tensor", {"self": "grad", "result": "self_t * 2"}),
        ("my::f(Tensor self, int self_p) -> Tensor", {"self": "grad", "result": "self_t * self_p"}),
        ("my::f(Tensor self, int self_t) -> Tensor", {"self": "grad", "result": "auto_linear"}),
    ],
)
def test_a_word_that_means_two_things_is_an_error(tmp_path: Path, schema: str, formulas: dict[str, str]) -> None:
    assert "hidden-argument" in clashes.told(NEW, tmp_path, schema, formulas)


def test_an_attribute_gives_way_to_an_argument(tmp_path: Path) -> None:
    """What is known of ``self`` is saved beside an argument that has the name for it."""
    schema = "my::f(Tensor self, int self_sym_sizes) -> Tensor"
    formulas = f'- name: "{schema}"\n  self: g(grad, self.sym_sizes(), self_sym_sizes)\n'
    operators, derivatives = clashes.read(NEW, tmp_path, f'- func: "{schema}"\n  dispatch:\n    CPU: x\n', formulas)
    (node,) = derivatives.group(operators[0]).nodes
    assert [saved.name for saved in node.saved_inputs] == ["self_sym_sizes", "self_sym_sizes_"]


@pytest.mark.slow
@pytest.mark.torch
def test_the_names_are_those_that_torchs_own_operators_declare(
    new_profile: Profile, new_operators: list[Operator], new_derivatives: Derivatives
) -> None:
    lowerings: list[Lowering] = LOWERINGS
    found = clashes.declared_names(new_operators, lowerings, new_profile, new_derivatives)
    assert sorted(found) == clashes.NAMES.read_text().split(), "write the names anew: see support/clashes.py"
