"""Live: the structs of operators, the public API and Tensor's methods, as the installed torchgen writes them."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from support.compared import compare, counted, torchgens

from astgen.driver import generate
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

pytest.importorskip("torchgen", reason="compares with the torchgen of an installed torch")
pytestmark = pytest.mark.torch


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
