"""Distributions that offer plug-ins, made for a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from textwrap import dedent

import pytest

Install = Callable[..., Path]

COUNT = """
    from astgen import FilePlan, Piece, lowering
    from astgen.cpp.build import comment
    from astgen.cpp.nodes import File, Slot

    def frame(profile, path, blocks):
        return File(path, ("names",), (Slot("names"),))

    @lowering(FilePlan("names.txt", frame))
    def count(group, profile):
        '''The names of the operators.'''
        yield Piece("names", comment(str(group.operator.name)))
"""
"""A lowering that writes one file with a comment for each operator."""


def installer(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """A function that installs a distribution with one module, whose entry points it names by group."""
    monkeypatch.syspath_prepend(str(folder))

    def install(name: str, source: str, groups: Mapping[str, Mapping[str, str]]) -> Path:
        info = folder / f"{name}-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        lines = []
        for group, entries in groups.items():
            lines += [f"[{group}]", *[f"{entry} = {target}" for entry, target in entries.items()]]
        (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
        (folder / f"{name.replace('-', '_')}.py").write_text(dedent(source))
        # the folder has changed, and what was read of it is remembered
        monkeypatch.syspath_prepend(str(folder))
        return folder

    return install
