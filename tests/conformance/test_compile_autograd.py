"""Backward nodes and autograd kernels compile against the headers of the installed torch, with our header of nodes."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.compiler import compile_cpp, needs_compiler

from astgen.derivatives import Derivatives
from astgen.driver import generate
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

pytest.importorskip("torch.utils.cpp_extension", reason="compiles against the headers of an installed torch")
pytestmark = [pytest.mark.torch, needs_compiler]

# Every kind: plain, in-place, out, element-wise, several inputs by one formula, strings, optional lists, lists of
# tensors, lists worked on one by one and in place, views and their copies, formulas by dispatch key, several results,
# gradients by name, a condition, saved results, an exchange of storage, nothing to differentiate.
SAMPLE = [
    "add.Tensor",
    "mul_.Tensor",
    "abs.out",
    "sin_",
    "_trilinear",
    "div.Tensor_mode",
    "convolution_backward",
    "cat",
    "_foreach_mul.List",
    "_foreach_sqrt_",
    "_foreach_pow.List",
    "select.int",
    "select_copy.int",
    "split_with_sizes",
    "_linalg_eigh",
    "aminmax",
    "_to_copy",
    "index.Tensor",
    "set_.source_Storage",
    "bitwise_not_",
]


def with_our_nodes(folder: Path, profile: Profile, operators: list[Operator], derivatives: Derivatives) -> Path:
    """Our header of all nodes in the place of torch's; the path to include."""
    files = generate(profile, ["autograd_functions"], operators, derivatives=derivatives)
    (header,) = [file.text for file in files if file.path.endswith(".h")]
    target = folder / "include" / "torch" / "csrc" / "autograd" / "generated" / "Functions.h"
    target.parent.mkdir(parents=True)
    target.write_text(header)
    return folder / "include"


def test_a_sample(
    tmp_path: Path, new_profile: Profile, new_operators: list[Operator], new_derivatives: Derivatives
) -> None:
    """Twenty operators' nodes and kernels in one translation unit."""
    assert len(SAMPLE) == 20
    include = with_our_nodes(tmp_path, new_profile, new_operators, new_derivatives)
    by_name = {str(operator.name): operator for operator in new_operators}
    operators = [by_name[name] for name in SAMPLE]
    names = ["autograd_functions", "variable_type"]
    files = generate(new_profile, names, operators, derivatives=new_derivatives, everything=True)
    texts = [file.text for file in files if file.path.endswith(("Functions.cpp", "Everything.cpp"))]
    assert len(texts) == 2
    unit = tmp_path / "sample.cpp"
    unit.write_text("\n".join(texts))
    compile_cpp(unit, include)


@pytest.mark.slow
def test_every_file(
    tmp_path: Path, new_profile: Profile, new_operators: list[Operator], new_derivatives: Derivatives
) -> None:
    include = with_our_nodes(tmp_path, new_profile, new_operators, new_derivatives)
    names = ["autograd_functions", "variable_type"]
    for file in generate(new_profile, names, new_operators, derivatives=new_derivatives):
        if file.path.endswith(".cpp"):
            unit = tmp_path / Path(file.path).name
            unit.write_text(file.text)
            compile_cpp(unit, include)
