"""Measured processes: wall time, processor time and peak memory of each, from its start to its end."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Run:
    """What one process took."""

    seconds: float
    cpu_seconds: float
    peak_mb: float


def python(*arguments: str) -> list[str]:
    return [sys.executable, *arguments]


def measured(command: Sequence[str]) -> Run:
    """Run a command to its end.  A peak below this process's own is not seen: keep it small."""
    start = time.perf_counter()
    child = subprocess.Popen(command, env=environment(), stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise SystemExit(f"exit code {child.returncode} of: {' '.join(command)}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit / 1e6)


def environment() -> dict[str, str]:
    """The environment of a child: it finds this checkout, and keeps compiled modules whatever the user's settings."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": bytecode_folder().name}


@cache
def bytecode_folder() -> tempfile.TemporaryDirectory[str]:
    """Where the children of this process keep compiled modules; it goes when this process ends."""
    return tempfile.TemporaryDirectory(prefix="bytecode-")


def spread(values: Sequence[float]) -> str:
    """Median, least and greatest."""
    return f"{median(values):7.3f} {min(values):7.3f} {max(values):7.3f}"
