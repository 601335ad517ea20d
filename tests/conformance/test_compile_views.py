"""Views, writes and factories for autograd compile against the headers of the installed torch."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from support.compiler import compile_cpp, needs_compiler

from astgen.derivatives import Derivatives
from astgen.driver import generate
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

pytest.importorskip("torch.utils.cpp_extension", reason="compiles against the headers of an installed torch")
pytestmark = [pytest.mark.torch, needs_compiler]

# Copied arguments, optional tensors, symbolic integers of each kind, more than strides, no gradient, composed, lists.
VIEWS = [
    "as_strided",
    "narrow",
    "slice.Tensor",
    "select.int",
    "view",
    "view.dtype",
    "view_as_real",
    "_conj",
    "_nested_view_from_jagged",
    "indices",
    "expand",
    "permute",
    "squeeze.dims",
    "transpose.int",
    "unfold",
    "diagonal",
    "chunk",
    "split.Tensor",
    "split_with_sizes",
    "unbind.int",
]
# In place, also of a view, a dunder and a tensor by const reference; out with one and several tensors, of a factory.
WRITES = [
    "add_.Tensor",
    "t_",
    "as_strided_",
    "squeeze_.dim",
    "index_put_",
    "zero_",
    "__ilshift__.Scalar",
    "normal_",
    "clamp_",
    "add.out",
    "sort.values",
    "set_.source_Storage",
    "linspace.out",
    "cat.out",
    "native_layer_norm.out",
    "native_batch_norm.out",
    "as_strided_copy.out",
    "slice_scatter.out",
    "random_",
    "sum.IntList_out",
]
FACTORIES = [
    "_make_dep_token",
    "arange",
    "arange.start_step",
    "empty.memory_format",
    "empty_like",
    "eye.m",
    "from_file",
    "full",
    "full_like",
    "fft_fftfreq",
    "linspace",
    "linspace.Tensor_Tensor",
    "normal.float_float",
    "ones",
    "rand.generator",
    "randint.low",
    "randn_like",
    "randperm",
    "scalar_tensor",
    "zeros",
]
NAMES = ("functional_inverses", "view_funcs", "inplace_or_view", "variable_factories")


def place(folder: Path, profile: Profile, operators: Sequence[Operator], derivatives: Derivatives) -> list[Path]:
    """The files in a folder, the headers of ATen where they are found, and the paths of those to compile."""
    placed = []
    for file in generate(profile, NAMES, operators, everything=True, derivatives=derivatives):
        path = folder / file.path.replace("aten/", "ATen/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text)
        placed.append(path)
    return placed


def test_a_sample(
    tmp_path: Path, new_profile: Profile, new_operators: list[Operator], new_derivatives: Derivatives
) -> None:
    """Twenty of each family, all in one translation unit."""
    by_name = {str(operator.name): operator for operator in new_operators}
    operators = [by_name[name] for name in (*VIEWS, *WRITES, *FACTORIES)]
    place(tmp_path, new_profile, operators, new_derivatives)
    autograd = tmp_path / "autograd"
    kernels = autograd / "ADInplaceOrViewTypeEverything.cpp"
    kernels.write_text(kernels.read_text().replace("#define TORCH_ASSERT_ONLY_METHOD_OPERATORS", ""))
    unit = autograd / "sample.cpp"
    names = ("variable_factories.h", "ViewFuncs.h", "ViewFuncs.cpp", kernels.name)
    unit.write_text("".join([f'#include "{name}"\n' for name in names]))
    assert len(VIEWS) == len(WRITES) == len(FACTORIES) == 20
    assert kernels.read_text().count("m.impl(") == len(VIEWS) + len(WRITES)
    assert (autograd / "ViewFuncs.h").read_text().count("_AVAILABLE") == len(VIEWS)
    assert len({*re.findall(r"^(\w+)\($", (autograd / "variable_factories.h").read_text(), re.M)}) >= 20
    compile_cpp(unit, tmp_path)


@pytest.mark.slow
def test_every_file(
    tmp_path: Path, new_profile: Profile, new_operators: list[Operator], new_derivatives: Derivatives
) -> None:
    for path in place(tmp_path, new_profile, new_operators, new_derivatives):
        if "Everything" in path.name:
            continue
        unit = path
        if path.suffix == ".h":
            unit = path.with_name(f"{path.stem}_alone.cpp")
            unit.write_text(f'#include "{path.name}"\n')
        compile_cpp(unit, tmp_path)
