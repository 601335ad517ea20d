"""What torchgen writes, made once for all tests that compare with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def autograd_reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with all that torchgen's ``gen_autograd`` writes."""
    pytest.importorskip("torchgen", reason="compares with the torchgen of an installed torch")
    from support import torchgen_autograd

    out = tmp_path_factory.mktemp("autograd")
    subprocess.run([sys.executable, torchgen_autograd.__file__, str(out)], check=True)
    return out
