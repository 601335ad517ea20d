"""What a command does not need it does not import: each is run in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from package_source import PACKAGE

PROBE = Path(__file__).with_name("probe_imports.py")
HEAVY = {"libcst", "black", "torch", "torchgen", "rich", "yaml", "_yaml", "hypothesis", "numpy", "pytest"}


def imported(*arguments: str) -> set[str]:
    """The modules that are loaded after a command."""
    command = [sys.executable, str(PROBE), *arguments]
    env = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return set(json.loads(run.stdout))


def packages(modules: set[str]) -> set[str]:
    return {module.split(".")[0] for module in modules}


def test_importing_the_package_imports_nothing_else() -> None:
    modules = imported("--import")
    assert {module for module in modules if packages({module}) == {"astgen"}} == {"astgen"}
    assert packages(modules) - {"astgen"} <= sys.stdlib_module_names


@pytest.mark.parametrize("option", ["--help", "--version", "gen --help"])
def test_help_and_version_import_nothing_heavy(option: str) -> None:
    modules = imported(*option.split())
    assert not HEAVY & packages(modules)
    assert "astgen.cpp.nodes" not in modules


def test_gen_imports_no_layout_engine_and_no_torch(tmp_path: Path) -> None:
    modules = packages(imported("gen", "--only", "add*", "--out", str(tmp_path / "out")))
    assert "yaml" in modules
    assert not modules & (HEAVY - {"yaml", "_yaml"})


@pytest.mark.torch
def test_gen_for_an_installed_torch_does_not_import_it(tmp_path: Path) -> None:
    pytest.importorskip("torchgen", reason="needs the operators of an installed torch")
    modules = packages(imported("gen", "--profile", "torch-2.13", "--only", "add*", "--out", str(tmp_path / "out")))
    assert "yaml" in modules
    assert not modules & {"torch", "torchgen", "libcst", "black"}


def test_the_pytest_plugin_imports_nothing_heavy() -> None:
    """Every pytest of an environment with astgen loads it."""
    program = "import pytest, sys, json; before = set(sys.modules); import astgen.testing.plugin; "
    program += "print(json.dumps(sorted(set(sys.modules) - before)))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert set(json.loads(run.stdout)) <= {
        "__future__",
        "astgen",
        "astgen.testing",
        "astgen.testing.modes",
        "astgen.testing.plugin",
    }


def test_an_import_is_seen_where_there_is_one() -> None:
    assert "rich" in packages(imported("show", "add.Tensor", "--color", "always"))
