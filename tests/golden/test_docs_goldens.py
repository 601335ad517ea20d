"""The project of the page on goldens, built from the page and run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "goldens.md"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_project_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files are written and its commands run, in order; each says what the page shows."""
    commands = 0
    for language, name, text in BLOCK.findall(PAGE.read_text("utf-8")):
        if name:
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        elif language == "console":
            for command, *shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE):
                said = output(command, tmp_path)
                place = 0
                for line in shown[0].splitlines():
                    matched = re.compile(re.escape(line).replace(r"\.\.\.", ".*")).search(said, place)
                    assert matched, f"{command} does not say {line!r}:\n{said}"
                    place = matched.end()
                commands += 1
    assert commands == 5
    assert sum(len(text.splitlines()) for _, name, text in BLOCK.findall(PAGE.read_text("utf-8"))[:3] if name) < 10


def output(command: str, folder: Path) -> str:
    program, rest = command.split(" ", 1)
    module = "-m astgen " if program == "astgen" else ""
    env = {k: v for k, v in os.environ.items() if k not in ("CI", "ASTGEN_GOLD", "EXPECTTEST_ACCEPT")}
    line = f"{sys.executable} {module}{rest}"
    run = subprocess.run(line, shell=True, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert run.returncode in (0, 1), run.stderr
    return run.stdout


def test_the_files_of_the_page() -> None:
    from astgen.golden.names import golden_path, parse_name

    rows = re.findall(r"^\| `(\S+:\S+)` \| `golden/(\S+)` \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(rows) == 3
    for key, path in rows:
        assert golden_path(parse_name(key)) == path
