"""Defaults that are accepted compile, and those that are refused do not, or the runtime refuses them, too."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from support.own import NEW, operator

from astgen.cpp.print import Style, render
from astgen.errors import LoweringError
from astgen.lint.defaults import Defaults
from astgen.profiles.registry import get_profile
from astgen.signatures import SignatureGroup

TYPES = [
    "int",
    "int?",
    "int[]",
    "int[2]",
    "int[]?",
    "int[2]?",
    "int?[]",
    "float",
    "float?",
    "float[]",
    "bool",
    "bool?",
    "bool[3]",
    "str",
    "str?",
    "Scalar",
    "Scalar?",
    "Scalar[]",
    "SymInt",
    "SymInt?",
    "SymInt[]",
    "SymInt[2]",
    "Tensor",
    "Tensor?",
    "Tensor[]",
    "Tensor?[]",
    "ScalarType",
    "ScalarType?",
    "Layout",
    "Layout?",
    "MemoryFormat",
    "MemoryFormat?",
    "Device",
    "Device?",
    "Generator?",
    "SymBool",
]
DEFAULTS = [
    "0",
    "-1",
    "1.5",
    "1e3",
    "True",
    "None",
    "'x'",
    "Mean",
    "Sum",
    "long",
    "strided",
    "contiguous_format",
    "abc",
    "NULL",
    "[]",
    "[1,2]",
    "[1.5]",
    "[True,False,True]",
]
# What C++ takes and a schema must not say, since it means something else.
REASONS: dict[str, Callable[[str, str], bool]] = {
    "a fraction is cut": lambda kind, text: "." in text or text == "1e3",
    "an optional list of {} is none, and one of elements dangles": lambda kind, text: "]?" in kind and text[0] == "[",
    "braces initialise what is no list": lambda kind, text: text[0] == "[" and "[" not in kind,
    "only a list with a size has the default of one element": lambda kind, text: kind.endswith(("[]", "[]?")),
    "one element of an array leaves the others False": lambda kind, text: kind == "bool[3]",
    "a string converts to a truth, and zero to a null pointer": lambda kind, text: text == "'x'" or kind == "str",
    "the name of a reduction is for an integer": lambda kind, text: text == "Mean",
}
GRID = [(kind, text) for kind in TYPES for text in DEFAULTS]


def is_accepted(kind: str, text: str) -> bool:
    (argument,) = operator(f"f({kind} x={text}) -> ()").schema.arguments
    assert argument.default is not None
    return Defaults(get_profile(NEW)).fault(argument.default, argument.type) is None


def declaration(kind: str, text: str, number: int) -> str | None:
    """The C++ declarations of an operator with such a default, in one line; nothing where there is no C++ form."""
    group = SignatureGroup(operator(f"f{number}({kind} x={text}) -> ()"), get_profile(NEW))
    try:
        lines = [render(signature.declare(), Style(width=None)) for signature in group.signatures()]
    except LoweringError:
        return None
    return " ".join(" ".join(lines).split())


@pytest.mark.torch
def test_the_compiler_and_the_runtime_agree(tmp_path: Path) -> None:
    utils = pytest.importorskip("torch.utils.cpp_extension", reason="compiles against an installed torch")
    torch = pytest.importorskip("torch", reason="asks the runtime of an installed torch")
    gxx = shutil.which("g++")
    if gxx is None:
        pytest.skip("there is no g++ to compile with")
    lines = [declaration(kind, text, i) for i, (kind, text) in enumerate(GRID)]
    unit = tmp_path / "defaults.cpp"
    head = "#include <ATen/core/Tensor.h>\n#include <ATen/core/Generator.h>\n#include <ATen/core/Reduction.h>\n"
    unit.write_text(head + "".join(f"{line or '#error'}\n" for line in lines))
    includes = [f"-I{folder}" for folder in utils.include_paths()]
    command = [gxx, "-std=c++20", "-fsyntax-only", "-w", "-fmax-errors=0", *includes, str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    refused_by_cpp = {
        int(line) - head.count("\n") - 1 for line in re.findall(r"defaults\.cpp:(\d+):.*error", done.stderr)
    }
    assert refused_by_cpp
    accepted = {i for i, case in enumerate(GRID) if is_accepted(*case)}
    assert len(accepted) > 100
    assert [GRID[i] for i in sorted(accepted & refused_by_cpp)] == []
    too_strict = []
    for i, (kind, text) in enumerate(GRID):
        if i not in accepted and i not in refused_by_cpp and not any(reason(kind, text) for reason in REASONS.values()):
            try:
                torch._C.parse_schema(f"f({kind} x={text}) -> ()")
            except RuntimeError:
                continue
            too_strict.append((kind, text))
    assert too_strict == []
