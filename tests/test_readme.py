"""What README shows works as it stands there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def blocks(language: str) -> list[str]:
    """The code blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_lowering_of_a_user(tmp_path: Path) -> None:
    (schemas,) = blocks("yaml")
    (program,) = blocks("python")
    (tmp_path / "my_ops.yaml").write_text(schemas)
    (tmp_path / "program.py").write_text(program)
    done = subprocess.run([sys.executable, "program.py"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "('my/Counted.cpp',)\n"
    text = (tmp_path / "build" / "my" / "Counted.cpp").read_text()
    assert '  count("my::scale");\n  return ::my::scale_outf(self, factor, out);\n' in text


def test_the_lowering_has_twenty_lines_or_so() -> None:
    (program,) = blocks("python")
    assert len([line for line in program.splitlines() if line.strip()]) <= 20


COMMANDS = [
    line.partition("#")[0].strip()
    for block in blocks("sh")
    for line in block.splitlines()
    if line.startswith("astgen ")
]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands(command: str, tmp_path: Path) -> None:
    if "torch-2.13" in command:
        pytest.importorskip("torchgen", reason="needs the operators of an installed torch")
    (tmp_path / "my_ops.yaml").write_text(blocks("yaml")[0])
    arguments = shlex.split(command)[1:]
    done = subprocess.run(
        [sys.executable, "-m", "astgen", *arguments], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (1 if arguments[0] == "diff" else 0, "")
    assert done.stdout


def test_the_settings(tmp_path: Path) -> None:
    pytest.importorskip("torchgen", reason="needs the operators of an installed torch")
    (tmp_path / "pyproject.toml").write_text(blocks("toml")[0])
    done = subprocess.run(
        [sys.executable, "-m", "astgen", "show", "add.Tensor"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "at::_ops::add_Tensor::redispatch(" in done.stdout
