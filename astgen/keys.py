"""Keys: what a piece of generated code is called, wherever it stands.

``register:add.out/CUDA#registration`` is the lowering (with the call form, where that is not the usual one:
``trace+dispatcher``), the operator with its overload, the dispatch key and the role.  The role ``kernel`` is not
written.
"""

from __future__ import annotations

import re

from astgen.record import record

KERNEL = "kernel"
INCLUDE = "include"


@record
class Key:
    """The parts of a region's key; ``lowering`` includes the form, ``operator`` the namespace and the overload."""

    lowering: str
    operator: str
    dispatch: str = ""
    role: str = KERNEL

    def __str__(self) -> str:
        dispatch = f"/{self.dispatch}" if self.dispatch else ""
        role = f"#{self.role}" if self.role != KERNEL else ""
        return f"{self.lowering}:{self.operator}{dispatch}{role}"

    @property
    def name(self) -> str:
        """The operator's name without its overload: ``add``, ``my::scale``."""
        return self.operator.partition(".")[0]

    @property
    def overload(self) -> str:
        """The overload, empty where there is none."""
        return self.operator.partition(".")[2]


def parse_key(text: str) -> Key:
    """The parts of a key.  Raises `ValueError` for text that is none."""
    matched = _KEY.fullmatch(text)
    if matched is None:
        raise ValueError(f"no key of a region: {text!r}; it looks like lowering:operator.overload/dispatch#role")
    lowering, operator, dispatch, role = matched.groups()
    return Key(lowering, operator, dispatch or "", role or KERNEL)


_KEY = re.compile(r"([^:/#\s]+):([^/#]+)(?:/([^#]+))?(?:#(.+))?", re.DOTALL)
