"""The benches run and report what they should; no time is asserted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.torch

HERE = Path(__file__).resolve().parent
SCHEMAS = """\
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  structured_delegate: add.out
  variants: function, method

- func: add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU: add_out

# by name
- func: set_(Tensor(a!) self) -> Tensor(a!)
- func: _foreach_abs_(Tensor(a!)[] self) -> ()
  device_check: NoCheck
"""


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, str(HERE / script), *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


@pytest.fixture
def schemas(tmp_path: Path) -> Path:
    path = tmp_path / "schemas.yaml"
    path.write_text(SCHEMAS, "utf-8")
    return path


@pytest.mark.parametrize("script", ["trace.py", "aten.py"])
def test_contests(script: str, schemas: Path) -> None:
    pytest.importorskip("torchgen", reason="compares with the torchgen of an installed torch")
    (result,) = json.loads(run(script, "--pairs", "1", "--schemas", str(schemas), "--json"))
    assert result["title"] == "schemas.yaml"
    assert list(result["runs"]) == ["astgen", "torchgen", "astgen --everything"]
    assert all(
        runs[0].keys() == {"seconds", "cpu_seconds", "peak_mb"} and len(runs) == 1 for runs in result["runs"].values()
    )
    assert result["ratios"]["torchgen"] == {"wall": None, "cpu": None, "peak": None}
    assert all(ratio > 0 for ratio in result["ratios"]["astgen"].values())


def test_stages(schemas: Path) -> None:
    lines = run("stages.py", "--rounds", "1", "--schemas", str(schemas)).splitlines()
    assert [line[:24].strip() for line in lines[1:]] == [
        "read YAML",
        "parse schemas",
        "model, derived operators",
        "signatures, lower",
        "print",
        "place in files",
        "write",
    ]


def test_goldens() -> None:
    result = json.loads(run("goldens.py", "--kernels", "3", "--rounds", "1", "--json"))
    assert list(result) == ["kernels", "plain", "check", "pending", "update", "import"]


def test_golden_tools() -> None:
    """One situation of astgen's own; the others need the extra ``bench``."""
    rows = json.loads(run("golden_tools.py", "--only", "astgen-cpp", "--situation", "add.out and add_out", "--json"))
    assert [cells["add.out and add_out"] for cells in rows.values()] == ["exit 0, 2 files; then 2 passed", "-"]


def test_scaled_schemas(schemas: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.yaml"
    run("scale.py", "7", str(out), "--source", str(schemas))
    text = out.read_text("utf-8")
    functions = [line.split("(")[0] for line in text.splitlines() if line.startswith("- func: ")]
    assert functions == [
        "- func: add.Tensor",
        "- func: add.out",
        "- func: set_",
        "- func: _foreach_abs_",
        *("- func: r1_add.Tensor", "- func: r1_add.out"),
        *("- func: r2_add.Tensor", "- func: r2_add.out"),
    ]
    assert "structured_delegate: r2_add.out\n" in text
    assert "CPU: add_out" in text.split("r2_add.out(")[1]
