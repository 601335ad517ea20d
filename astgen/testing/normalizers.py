"""Normalizers for goldens, for ``astgen_golden_normalizers``: functions ``(text, key) -> text``.

A generator that is deterministic needs none; each use is a smell, so `astgen golden status` counts them.
"""

from __future__ import annotations

import os
import re


def relative_paths(text: str, key: str) -> str:
    """Absolute paths below the working directory as relative ones."""
    here = os.path.join(os.getcwd(), "")
    return re.sub(rf"(?<![\w/.-]){re.escape(here)}", "", text)
