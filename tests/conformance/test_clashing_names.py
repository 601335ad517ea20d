"""Arguments and results may have any name, also those that generated code has for its own variables: these give way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support import clashes
from support.compiler import compile_cpp, needs_compiler
from support.own import entry
from support.scopes import complaints

from astgen import AstgenError, generate, write
from astgen.cpp.nodes import Call, Function, Name, Named
from astgen.cpp.walk import walk
from astgen.derivatives import Derivatives
from astgen.lowerings import inplace_or_view
from astgen.lowerings.backward import frames as backward_frames
from astgen.lowerings.differentiating import frames
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


def used(operator: Operator, derivatives: Derivatives, lowering: Lowering) -> set[str]:
    """The functions and types that the code of an operator uses by plain names, but those of formulas."""
    group = derivatives.group(operator)
    if not lowering.accepts(group, NEW):
        return set()
    infos = (group.by_key or {}).values()
    formulas = [one.formula for info in infos for one in (*info.derivatives, *info.forward)]
    theirs = {n.text for formula in formulas for n in walk(formula) if isinstance(n, Name)}
    bodies = [n.body or () for piece in lowering.emit(group, NEW) for n in walk(piece.node) if isinstance(n, Function)]
    nodes = [n for body in bodies for statement in body for n in walk(statement)]
    names = {n.fn.text for n in nodes if isinstance(n, Call) and isinstance(n.fn, Name)}
    names |= {n.name for n in nodes if isinstance(n, Named)}
    return {text for text in names - theirs if "::" not in text and text.isidentifier()}


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("variable_type", frames.USED),
        ("autograd_functions", backward_frames.USED | {*clashes.METHODS, "name"}),
        ("inplace_or_view", inplace_or_view.HIDDEN),
    ],
)
def test_what_cannot_give_way_is_known(
    library: tuple[list[Operator], Derivatives], name: str, known: frozenset[str]
) -> None:
    operators, derivatives = library
    lowering = next(one for one in LOWERINGS if one.name == name)
    found = set().union(*[used(operator, derivatives, lowering) for operator in operators])
    of_operators = {text for text in found if text.endswith(("_apply_functional", "_apply_functional_ivalue"))}
    assert found - of_operators - {"auto", "bool", "size_t", "int64_t"} <= known


@pytest.mark.parametrize("name", ["set_history", "Tensor", "copy_range", "as_view"])
def test_an_argument_that_hides_a_function_is_an_error(tmp_path: Path, name: str) -> None:
    schema = f"my::f(Tensor(a) self, int {name}) -> Tensor(a)"
    formulas = json.dumps([{"name": schema, "self": f"grad * {name}"}])
    operators, derivatives = clashes.read(NEW, tmp_path, entry(schema, dispatch={"CPU": "x"}), formulas)
    with pytest.raises(AstgenError, match=f"named {name} hides what the generated code calls {name}"):
        list(
            generate(
                NEW, ["variable_type", "autograd_functions", "inplace_or_view"], operators, derivatives=derivatives
            )
        )


@pytest.mark.slow
@pytest.mark.torch
def test_the_names_are_those_that_torchs_own_operators_declare(
    new_profile: Profile, new_operators: list[Operator], new_derivatives: Derivatives
) -> None:
    lowerings: list[Lowering] = LOWERINGS
    found = clashes.declared_names(new_operators, lowerings, new_profile, new_derivatives)
    assert sorted(found) == clashes.NAMES.read_text().split(), "write the names anew: see support/clashes.py"
