"""Running the command line in this process, and git in a folder."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple


class Done(NamedTuple):
    """What a run printed and how it ended."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The output as JSON."""
        return json.loads(self.out)


Astgen = Callable[..., Done]


class Repository:
    """A git repository in the working folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self("init", "-q", "-b", "main")
        self("config", "user.name", "A")
        self("config", "user.email", "a@example.com")

    def __call__(self, *arguments: str) -> str:
        done = subprocess.run(["git", *arguments], cwd=self.folder, capture_output=True, text=True, check=True)
        return done.stdout

    def commit(self, message: str = "change") -> str:
        """Commit everything; the commit."""
        self("add", "-A")
        self("commit", "-q", "-m", message)
        return self("rev-parse", "HEAD").strip()
