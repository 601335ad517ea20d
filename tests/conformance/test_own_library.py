"""A library of operators outside torch: generated, built, loaded, and differentiated by torch."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.compiler import needs_compiler

from astgen import generate, write

LIBRARY = Path(__file__).parent.parent / "library"
LOWERINGS = (
    "ops",
    "functions",
    "schema_registration",
    "autograd_functions",
    "variable_type",
    "view_funcs",
    "inplace_or_view",
)

pytest.importorskip("torch.utils.cpp_extension", reason="builds with the extension loader of an installed torch")
pytestmark = [
    pytest.mark.torch,
    needs_compiler,
    pytest.mark.skipif(shutil.which("ninja") is None, reason="torch's extension loader needs ninja"),
]


def test_a_library(tmp_path: Path) -> None:
    generated, scratch = tmp_path / "generated", tmp_path / "scratch"
    scratch.mkdir()
    derivatives = LIBRARY / "derivatives.yaml"
    files = generate("torch-2.13", LOWERINGS, LIBRARY / "operators.yaml", derivatives=derivatives, everything=True)
    write(files, generated)
    command = [sys.executable, str(LIBRARY / "check.py"), str(generated), str(scratch)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-5000:]
    print(done.stdout)
    assert done.stdout.count(": passed") == 5
