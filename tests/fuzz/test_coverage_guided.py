"""Ten minutes of fuzzing guided by coverage: ``pytest -m fuzz``; ``ASTGEN_FUZZ_SECONDS`` says how long else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.fuzz
def test_no_input_raises_anything_else(tmp_path: Path) -> None:
    pytest.importorskip("atheris", reason="needs the fuzzer (pip install atheris)")
    seconds = os.environ.get("ASTGEN_FUZZ_SECONDS", "600")
    program = Path(__file__).with_name("coverage_guided.py")
    done = subprocess.run(
        [sys.executable, str(program), seconds, str(tmp_path)], capture_output=True, text=True, check=False
    )
    found = [path.read_bytes() for path in tmp_path.glob("found-*")]
    assert done.returncode == 0, f"{found}\n{done.stderr[-4000:]}"
    assert not found
    assert "Done " in done.stderr
