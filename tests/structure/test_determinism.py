"""The same input gives the same bytes: whole runs under circumstances that must not matter."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from package_source import PACKAGE

DRIVER = """
import runpy, sys
sys.argv[0] = "driver"
runpy.run_module("astgen", run_name="__main__")
"""
BAD_SCHEMAS = """\
- func: one(Tensor self, Tensr other) -> Tensor
  variants: method, function, funktion, nothing
- func: two(Tensor self) -> Tensr
  dispach: {CPU: one}
  zzz: 1
- func: two(Tensor self) -> Tensor
- func: two(Tensor self) -> Tensor
- fnc: three() -> ()
"""
# What differs: environment, interpreter options, whether a driver script runs astgen, whether from another folder.
CIRCUMSTANCES: dict[str, tuple[dict[str, str], list[str], bool, bool]] = {
    "seed 1": ({"PYTHONHASHSEED": "1"}, [], False, False),
    "random seed": ({"PYTHONHASHSEED": "random"}, [], False, False),
    "plain locale": ({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, [], False, False),
    "another folder": ({}, [], False, True),
    "another driver": ({}, [], True, False),
    "optimised": ({}, ["-O"], False, False),
}
# Of the slower profile several circumstances at once.
TOGETHER: dict[str, tuple[dict[str, str], list[str], bool, bool]] = {
    "seed 1, plain locale, optimised": ({"PYTHONHASHSEED": "1", "LC_ALL": "C"}, ["-O"], False, False),
    "random seed, another folder and driver": ({"PYTHONHASHSEED": "random"}, [], True, True),
}
Outcome = tuple[dict[str, bytes], str, str]


def astgen(
    folder: Path, *arguments: str, env: dict[str, str] | None = None, options: list[str] | None = None, driver: bool
) -> subprocess.CompletedProcess[str]:
    """Run astgen in a folder."""
    program = ["-c", DRIVER] if driver else ["-m", "astgen"]
    return subprocess.run(
        [sys.executable, *(options or []), *program, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent), "PYTHONHASHSEED": "0", **(env or {})},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def outcome(profile: str, folder: Path, circumstances: tuple[dict[str, str], list[str], bool, bool]) -> Outcome:
    """The files that a run writes, and what it prints, the output folder replaced."""
    env, options, driver, elsewhere = circumstances
    home = folder / "elsewhere"
    home.mkdir()
    out = folder / "out"
    run = astgen(
        home if elsewhere else Path.cwd(),
        *("gen", "--profile", profile, "--lowering", "trace", "--everything", "--out", str(out)),
        env=env,
        options=options,
        driver=driver,
    )
    assert run.returncode == 0, run.stderr
    return tree(out), run.stdout.replace(str(out), "OUT"), run.stderr


def tree(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def differences(one: Outcome, other: Outcome) -> list[str]:
    """What two runs differ in: files, and streams."""
    paths = sorted(one[0].keys() | other[0].keys())
    found = [path for path in paths if one[0].get(path) != other[0].get(path)]
    return found + [stream for stream, a, b in zip(("stdout", "stderr"), one[1:], other[1:], strict=True) if a != b]


@pytest.fixture(scope="module")
def old_outcome(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    return outcome("torch-1.9-dev", tmp_path_factory.mktemp("seed-0"), ({}, [], False, False))


@pytest.fixture(scope="module")
def new_outcome(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    pytest.importorskip("torchgen", reason="needs the operators of an installed torch")
    return outcome("torch-2.13", tmp_path_factory.mktemp("seed-0"), ({}, [], False, False))


@pytest.mark.parametrize("case", CIRCUMSTANCES)
def test_old_profile(case: str, old_outcome: Outcome, tmp_path: Path) -> None:
    assert differences(old_outcome, outcome("torch-1.9-dev", tmp_path, CIRCUMSTANCES[case])) == []


@pytest.mark.torch
@pytest.mark.parametrize("case", TOGETHER)
def test_new_profile(case: str, new_outcome: Outcome, tmp_path: Path) -> None:
    assert differences(new_outcome, outcome("torch-2.13", tmp_path, TOGETHER[case])) == []


@pytest.mark.parametrize("command", ["gen", "lint"])
def test_error_messages(command: str, tmp_path: Path) -> None:
    """The same under all circumstances, errors and warnings alike."""
    schemas = tmp_path / "bad.yaml"
    schemas.write_text(BAD_SCHEMAS, "utf-8")
    out = ["--out", str(tmp_path / "out")]
    arguments = ["gen", "--schemas", str(schemas), *out] if command == "gen" else ["lint", str(schemas)]
    (tmp_path / "elsewhere").mkdir()
    runs = [
        astgen(tmp_path / "elsewhere" if elsewhere else tmp_path, *arguments, env=env, options=options, driver=driver)
        for env, options, driver, elsewhere in (({}, [], False, False), *CIRCUMSTANCES.values())
    ]
    assert {run.returncode for run in runs} == {3}
    shown = {run.stdout + run.stderr for run in runs}
    assert len(shown) == 1
    assert shown.pop().count("error:") > 4
    assert not (tmp_path / "out").exists()


def test_seeds_matter_to_python() -> None:
    """Else these runs would prove nothing."""
    program = "print(list({str(i) for i in range(100)}))"
    texts = {
        subprocess.run(
            [sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(texts) == 3


def test_planted_differences_are_found(old_outcome: Outcome) -> None:
    files, stdout, stderr = old_outcome
    path = next(path for path in files if path.endswith(".cpp"))
    assert differences(old_outcome, ({**files, path: files[path] + b" "}, stdout, stderr)) == [path]
    assert differences(old_outcome, ({**files, "more": b""}, stdout, stderr)) == ["more"]
    assert differences(old_outcome, (files, stdout + " ", stderr + " ")) == ["stdout", "stderr"]
