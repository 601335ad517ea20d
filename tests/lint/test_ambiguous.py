"""What is warned of as ambiguous is so to the compiler."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

# the calls that the warnings about torch's own schemas name
CALLS = {
    "range": "at::range(s, s)",
    "bernoulli": "at::bernoulli_out(t, t)",
    "stft": "at::stft(t, 1, 1, 1, t, true)",
    "normal": "at::normal_out(t, t)",
}


@pytest.mark.torch
def test_calls_of_torch_that_are_ambiguous(tmp_path: Path) -> None:
    utils = pytest.importorskip("torch.utils.cpp_extension", reason="compiles against an installed torch")
    gxx = shutil.which("g++")
    if gxx is None:
        pytest.skip("there is no g++ to compile with")
    lines = [*[f"#include <ATen/ops/{root}.h>" for root in CALLS], "void calls(at::Scalar s, at::Tensor t) {"]
    unit = tmp_path / "calls.cpp"
    unit.write_text("\n".join([*lines, *[f"{call};" for call in CALLS.values()], "}\n"]))
    includes = [f"-I{folder}" for folder in utils.include_paths()]
    command = [gxx, "-std=c++20", "-fsyntax-only", "-w", *includes, str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    ambiguous = re.findall(r"calls\.cpp:(\d+):\d+: error: call of overloaded .* is ambiguous", done.stderr)
    found = {int(line) for line in ambiguous}
    assert found == set(range(len(lines) + 1, len(lines) + 1 + len(CALLS)))
