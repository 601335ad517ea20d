"""Live: the structs of operators, the public API and Tensor's methods, as the installed torchgen writes them."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from support.compared import compare, counted, torchgens

from astgen.driver import generate
from astgen.profiles.profile import Feature, Profile
from astgen.schema.operator import Operator

pytest.importorskip("torchgen", reason="compares with the torchgen of an installed torch")
pytestmark = pytest.mark.torch
HEADERS_FOR_ALL = ("Operators", "MethodOperators", "Functions", "NativeFunctions")


@pytest.fixture(scope="module")
def files(new_profile: Profile, new_operators: list[Operator]) -> dict[str, str]:
    made = generate(new_profile, ["ops", "functions", "methods"], new_operators)
    return {file.path: file.text for file in made}


def test_structs(files: dict[str, str]) -> None:
    from torchgen.gen import ComputeOperators, Target

    ours = counted(text for path, text in files.items() if path.endswith("_ops.h"))
    compare(
        "ops structs", ours, torchgens(ComputeOperators(Target.DECLARATION, static_dispatch_backend_indices=[])), 3101
    )


def test_definitions(files: dict[str, str]) -> None:
    from torchgen.gen import ComputeOperators, Target

    ours = counted(text for path, text in files.items() if re.search(r"/Operators_\d", path))
    theirs = torchgens(ComputeOperators(Target.DEFINITION, static_dispatch_backend_indices=[]))
    compare("ops definitions", ours, theirs, 3 * 3101)


def test_functions(files: dict[str, str]) -> None:
    from torchgen.gen import ComputeFunction

    headers = [path for path in files if path.startswith("aten/ops/") and not path.endswith("_ops.h")]
    assert len(headers) == 1342
    compare("functions", counted(files[path] for path in headers), torchgens(ComputeFunction()), 6070)


def test_methods(files: dict[str, str]) -> None:
    from torchgen.gen import ComputeTensorMethod, Target

    for target, path in (
        (Target.DECLARATION, "aten/core/TensorBody_methods.h"),
        (Target.DEFINITION, "aten/core/TensorBody_definitions.h"),
    ):
        theirs = torchgens(ComputeTensorMethod(target=target, static_dispatch_backend_indices=[]))
        compare(f"methods, {target.name.lower()}s", counted([files[path]]), theirs, 786)


@pytest.fixture(scope="module")
def monolithic(new_profile: Profile, new_operators: list[Operator]) -> dict[str, str]:
    profile = new_profile.without(Feature.PER_OPERATOR_HEADERS)
    made = generate(profile, ["ops", "functions", "native"], new_operators)
    return {file.path: file.text for file in made if file.path.endswith(".h")}


def test_headers_for_all_without_those_for_each(files: dict[str, str], monolithic: dict[str, str]) -> None:
    """They hold what those for each operator hold; the structs of methods have a header of their own."""
    assert monolithic.keys() == {f"aten/{text}.h" for text in HEADERS_FOR_ALL}
    structs = [files[path] for path in files if path.endswith("_ops.h")]
    assert counted([monolithic["aten/Operators.h"], monolithic["aten/MethodOperators.h"]]) == counted(structs)
    functions = [files[path] for path in files if path.startswith("aten/ops/") and not path.endswith("_ops.h")]
    assert counted([monolithic["aten/Functions.h"]]) == counted(functions)


def test_a_kernel_of_several_operators_is_declared_once_for_all(
    monolithic: dict[str, str], new_profile: Profile, new_operators: list[Operator]
) -> None:
    """As redeclarations with defaults would be errors; a kernel that two root names share stands in both of theirs."""
    ours = counted([monolithic["aten/NativeFunctions.h"]])
    assert set(ours.values()) == {1}
    apart = [f.text for f in generate(new_profile, ["native"], new_operators) if f.path.startswith("aten/ops/")]
    assert ours.keys() == counted(apart).keys()


def test_structs_of_methods_in_their_own_header(monolithic: dict[str, str], new_operators: list[Operator]) -> None:
    methods = sum("method" in operator.attributes.variants for operator in new_operators)
    assert monolithic["aten/MethodOperators.h"].count("struct TORCH_API") == methods
    assert monolithic["aten/Operators.h"].count("struct TORCH_API") == len(new_operators) - methods


def test_shipped_headers(files: dict[str, str]) -> None:
    """The headers that torch ships say the same of every operator (they may hold more, written by hand)."""
    torch = find_spec("torch")
    assert torch is not None
    assert torch.origin is not None
    shipped = Path(torch.origin).parent / "include" / "ATen"
    for path, text in files.items():
        if path.startswith("aten/ops/"):
            theirs = (shipped / path.removeprefix("aten/")).read_text()
            assert not counted([text]) - counted([theirs]), path


def test_lists_of_headers(files: dict[str, str]) -> None:
    assert files["aten/Operators.h"].count("#include <ATen/ops/") == 1342
    assert files["aten/MethodOperators.h"].count("#include <ATen/ops/") == 422
    assert files["aten/Functions.h"].count("#include <ATen/ops/") == 1342
