"""The tracing kernels compile against the headers of the installed torch, in every call form and both layouts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.compiler import compile_cpp, needs_compiler

from astgen.cpp.print import Style
from astgen.driver import generate
from astgen.profiles.profile import Feature, Profile
from astgen.schema.operator import Operator

pytest.importorskip("torch.utils.cpp_extension", reason="compiles against the headers of an installed torch")
pytestmark = [pytest.mark.torch, needs_compiler]

FORMS = ("ops", "redispatch", "dispatcher")
WIDTHS = {"wrapped": 100, "flat": None}
# Every kind of kernel: plain, in-place, out with one and several tensors, factory, filled, dunder, view,
# symbolic integers, many results, no result, not recorded, mutable, foreach, hand-bound, derived.
SAMPLE = [
    "add.Tensor",
    "add_.Tensor",
    "add.out",
    "sort.values",
    "empty.memory_format",
    "zero_",
    "fill_.Scalar",
    "__iand__.Tensor",
    "narrow",
    "linspace.out",
    "_cudnn_attention_forward",
    "_foreach_add_.Scalar",
    "conv2d",
    "native_batch_norm",
    "is_complex",
    "size.int",
    "cat",
    "index_put_",
    "to.dtype_layout",
    "normal_functional",
]


def test_a_sample(tmp_path: Path, new_profile: Profile, new_operators: list[Operator]) -> None:
    """Twenty kernels in each call form and layout, and their redispatch functions and BackendSelect kernels.

    All in one translation unit: to read torch's headers takes longer than to compile the kernels.
    """
    assert len(SAMPLE) == 20
    by_name = {str(operator.name): operator for operator in new_operators}
    operators = [by_name[name] for name in SAMPLE]
    parts = []
    for form in FORMS:
        for layout, width in WIDTHS.items():
            files = generate(new_profile, ["trace"], operators, call=form, style=Style(width=width), everything=True)
            (text,) = [file.text for file in files if "Everything" in file.path]
            text = text.replace("#define TORCH_ASSERT_ONLY_METHOD_OPERATORS", "")
            parts.append(text.replace("namespace TraceType {", f"namespace TraceType {{ namespace {form}_{layout} {{"))
            parts[-1] = parts[-1].replace("} // namespace TraceType", "} } // namespace TraceType")
            parts[-1] = parts[-1].replace("TraceType::", f"TraceType::{form}_{layout}::")
    more = [by_name[name] for name in (*SAMPLE, *FACTORIES)]
    for file in generate(new_profile, ["redispatch", "backend_select"], more):
        # beside torch's own functions, whose header is among those that are included
        parts.append(file.text.replace("#pragma once", "").replace("namespace redispatch {", "namespace ours {"))
    assert sum("namespace ours {" in part for part in parts) == 1
    assert sum("TORCH_LIBRARY_IMPL(aten, BackendSelect" in part for part in parts) == 1
    unit = tmp_path / "sample.cpp"
    unit.write_text("\n".join(parts))
    compile_cpp(unit)


def write_headers(folder: Path, profile: Profile, operators: list[Operator]) -> Path:
    """Our headers by root name, and the class Tensor, where they come before those of torch; the path to include."""
    include = folder / "include" / "ATen"
    for file in generate(profile, ["ops", "functions", "methods", "native"], operators):
        if file.path.startswith(("aten/ops/", "aten/core/")):
            target = include / file.path.removeprefix("aten/")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(file.text)
    (include / "core" / "TensorBody.h").write_text(tensor_body())
    return folder / "include"


def tensor_body() -> str:
    """The frame of the class Tensor that torch ships, with includes of our methods where its generated ones stand."""
    from torch.utils.cpp_extension import include_paths

    shipped = Path(include_paths()[0], "ATen", "core", "TensorBody.h").read_text()
    declared = r"(?:  [^\n]* const;\n){700,}"
    defined = r"namespace at \{\s+// aten::_backward\(.*?\n\} // namespace at\n"
    for pattern, header in ((declared, "methods"), (defined, "definitions")):
        include = f"#include <ATen/core/TensorBody_{header}.h>\n"
        shipped, found = re.subn(pattern, include, shipped, flags=re.DOTALL if header == "definitions" else 0)
        assert found == 1, header
    return shipped


def test_headers_for_all(tmp_path: Path, new_profile: Profile, new_operators: list[Operator]) -> None:
    """The headers that hold all structs and functions themselves.

    The one of native kernels is not among them: it includes a header that torch does not ship whole.
    """
    profile = new_profile.without(Feature.PER_OPERATOR_HEADERS)
    (tmp_path / "ATen").mkdir()
    for file in generate(profile, ["ops", "functions"], new_operators):
        (tmp_path / "ATen" / Path(file.path).name).write_text(file.text)
    unit = tmp_path / "all.cpp"
    unit.write_text("#include <ATen/MethodOperators.h>\n#include <ATen/Operators.h>\n#include <ATen/Functions.h>\n")
    compile_cpp(unit, tmp_path)


def test_every_header_of_an_operator(tmp_path: Path, new_profile: Profile, new_operators: list[Operator]) -> None:
    """All of ``ATen.h`` with our headers of operators and our methods, and the definitions of the sample."""
    include = write_headers(tmp_path, new_profile, new_operators)
    by_name = {str(operator.name): operator for operator in new_operators}
    sample = [by_name[name] for name in SAMPLE]
    files = generate(new_profile, ["ops"], sample, everything=True)
    (definitions,) = [file.text for file in files if "Everything" in file.path]
    unit = tmp_path / "headers.cpp"
    unit.write_text(f"#include <ATen/ATen.h>\n#include <ATen/NativeFunctions.h>\n{definitions}")
    compile_cpp(unit, include)


# options alone, options and tensors, symbolic integers, optional ones, no default that options can say
FACTORIES = ["_empty_per_channel_affine_quantized", "empty_quantized", "fft_fftfreq", "from_file", "full", "fft_fftn"]


@pytest.mark.slow
def test_every_definition_of_an_operator(tmp_path: Path, new_profile: Profile, new_operators: list[Operator]) -> None:
    include = write_headers(tmp_path, new_profile, new_operators)
    for file in generate(new_profile, ["ops"], new_operators):
        if file.path.endswith(".cpp"):
            unit = tmp_path / Path(file.path).name
            unit.write_text(file.text)
            compile_cpp(unit, include)


@pytest.mark.slow
def test_the_whole_api(tmp_path: Path, new_profile: Profile, new_operators: list[Operator]) -> None:
    for file in generate(new_profile, ["redispatch", "backend_select"], new_operators):
        unit = tmp_path / f"{Path(file.path).stem}.cpp"
        unit.write_text(file.text.replace("#pragma once", ""))
        compile_cpp(unit)


@pytest.mark.slow
@pytest.mark.parametrize("layout", WIDTHS)
@pytest.mark.parametrize("form", FORMS)
def test_every_shard(
    tmp_path: Path, new_profile: Profile, new_operators: list[Operator], form: str, layout: str
) -> None:
    files = generate(new_profile, ["trace"], new_operators, call=form, style=Style(width=WIDTHS[layout]))
    for file in files:
        unit = tmp_path / Path(file.path).name
        unit.write_text(file.text)
        compile_cpp(unit)


def test_schemas_and_lists(tmp_path: Path, new_profile: Profile, new_operators: list[Operator]) -> None:
    """All schemas are registered with the tags of our enumeration, which stands for torch's; all names are symbols."""
    names = ["schema_registration", "interned_strings", "tag_enum", "operator_list"]
    registration, strings, enumeration, known = [file.text for file in generate(new_profile, names, new_operators)]
    header = tmp_path / "torch" / "headeronly" / "core" / "enum_tag.h"
    header.parent.mkdir(parents=True)
    header.write_text(enumeration)
    symbols = "#define SYMBOL(scope, text) extern int scope##_##text;\n"
    lists = [f"FORALL_{name}_BASE_SYMBOLS(SYMBOL)\n" for name in ("ATEN", "ATTR")]
    unit = tmp_path / "schemas.cpp"
    unit.write_text("".join([registration, known, strings, symbols, *lists]))
    compile_cpp(unit, tmp_path)
