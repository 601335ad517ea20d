"""Where a project keeps its goldens and what is pending."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from astgen.config import Config, read_config

STATE = ".astgen"


@dataclass(frozen=True)
class Project:
    """The root of a project, its settings, and the folder of its pending goldens."""

    root: str
    config: Config
    pending: str

    @property
    def state(self) -> str:
        """What astgen keeps for itself."""
        return os.path.join(self.root, STATE)

    @property
    def goldens(self) -> str:
        """The folder of goldens."""
        return os.path.join(self.root, self.config.golden)


def find_project(root: str | None, pending: str | None) -> Project:
    """The project of a folder, by default of the working one: where ``.astgen`` or ``pyproject.toml`` is.

    Raises `SchemaError` for settings at fault.
    """
    here = Path(root or os.getcwd()).resolve()
    places = [here, *here.parents]
    if root is None:
        marked = [p for p in places if (p / STATE).is_dir() or (p / "pyproject.toml").is_file()]
        here = marked[0] if marked else here
    folder = os.path.abspath(pending) if pending else str(here / STATE / "pending")
    return Project(str(here), read_config(here), folder)
