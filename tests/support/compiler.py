"""The C++ compiler, against the headers of the installed torch."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

GXX = shutil.which("g++")
needs_compiler = pytest.mark.skipif(GXX is None, reason="there is no g++ to compile with")


def compile_cpp(path: Path, *before: Path) -> None:
    """Check the syntax and types of a file; fails with the compiler's messages.

    Folders of headers come ``before`` torch's.
    """
    from torch.utils.cpp_extension import include_paths

    includes = [f"-I{folder}" for folder in (*before, *include_paths())]
    command = [str(GXX), "-std=c++20", "-fsyntax-only", "-w", *includes, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:5000]
