"""Live: the autograd files, entity by entity, as torchgen writes them from the same YAML."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.entities import entities

from astgen.cpp.print import Style
from astgen.derivatives import Derivatives
from astgen.driver import generate
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

pytestmark = pytest.mark.torch

# The functions that stand around the generated ones: each generator has its own.
FRAMES = {
    "unpack_list",
    "unpack_opt_list",
    "compute_output_metadata",
    "compiled_autograd_apply_functional",
    "reset_grad_accumulator",
    "expected_fresh_use_count",
}


def made(text: str) -> dict[str, list[str]]:
    return {name: unit for name, unit in entities(text).items() if name not in FRAMES}


def compare(ours: dict[str, list[str]], theirs: dict[str, list[str]]) -> None:
    assert not sorted(theirs.keys() - ours.keys()), "missing"
    assert not sorted(ours.keys() - theirs.keys()), "extra"
    assert not [name for name in ours if ours[name] != theirs[name]], "different"


@pytest.mark.parametrize("width", [100, None], ids=["wrapped", "flat"])
def test_nodes(
    autograd_reference: Path,
    new_profile: Profile,
    new_operators: list[Operator],
    new_derivatives: Derivatives,
    width: int | None,
) -> None:
    """711 classes, and five functions of each."""
    files = generate(
        new_profile, ["autograd_functions"], new_operators, style=Style(width=width), derivatives=new_derivatives
    )
    ours = {file.path: made(file.text) for file in files}
    for name in ("Functions.h", "Functions.cpp"):
        theirs = made((autograd_reference / name).read_text())
        compare(ours[f"autograd/{name}"], theirs)
        print(f"{name}: {len(theirs)} entities equal")
    classes = [name for name in ours["autograd/Functions.h"] if not name.endswith(" on Windows")]
    assert len(classes) == 711
    assert len(ours["autograd/Functions.cpp"]) == 5 * 711


def test_autograd_kernels(
    autograd_reference: Path, new_profile: Profile, new_operators: list[Operator], new_derivatives: Derivatives
) -> None:
    """1,614 kernels and 2,385 registrations under three keys, 771 of the fallback among them."""
    files = generate(new_profile, ["variable_type"], new_operators, derivatives=new_derivatives)
    found = [made(file.text) for file in files]
    ours = {name: unit for one in found for name, unit in one.items()}
    assert len(ours) == sum(map(len, found)), "an entity stands in two files"
    compare(ours, made((autograd_reference / "VariableTypeEverything.cpp").read_text()))
    registrations = {name for name in ours if '"' in name}
    fallbacks = {name for name in registrations if "autogradNotImplementedFallback" in ours[name]}
    assert (len(ours) - len(registrations), len(registrations), len(fallbacks)) == (1614, 2385, 771)
    assert {name.split()[0] for name in registrations} == {"Autograd", "AutogradCUDA", "AutogradNestedTensor"}
