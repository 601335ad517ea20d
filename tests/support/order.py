"""The order in which the files of tests run."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parents[1]
# Tests of a file run in one process (`--dist loadfile`), since they share what they compare with.  These files take
# longest, the longest first: what runs at the end, while other processes have nothing left, should be short.
LONG = (
    "fuzz/test_mutations.py",
    "conformance/test_compile.py",
    "golden/test_bars.py",
    "test_goldens.py",
    "conformance/test_torchgen_native.py",
    "conformance/test_torchgen_autograd.py",
    "conformance/test_own_library.py",
    "conformance/test_compile_autograd.py",
    "conformance/test_compile_views.py",
    "golden/test_plugin.py",
    "conformance/test_torchgen_api.py",
    "conformance/test_torchgen_schema.py",
    "conformance/test_torchgen.py",
    "test_cases.py",
    "test_trace.py",
    "test_where.py",
)
_PLACES = {TESTS / name: place for place, name in enumerate(LONG)}


def rank(path: Path) -> int:
    """The place of a file among those that take long, else one behind them all."""
    return _PLACES.get(path, len(LONG))
