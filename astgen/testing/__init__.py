"""What a test suite imports: `expect`, for goldens that stand in the tests themselves.

The fixtures ``astgen_golden``, ``astgen_generate`` and ``astgen_deterministic`` come with the pytest plugin, which
pytest finds by itself (``astgen.testing.plugin``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from astgen.testing.fixtures import Deterministic, Generate, GoldenFixture
    from astgen.testing.inline import Expected, expect

__all__ = ["Deterministic", "Expected", "Generate", "GoldenFixture", "expect"]


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name in ("expect", "Expected"):
        return getattr(import_module("astgen.testing.inline"), name)
    if name in __all__:
        return getattr(import_module("astgen.testing.fixtures"), name)
    raise AttributeError(f"module 'astgen.testing' has no attribute {name!r}")
