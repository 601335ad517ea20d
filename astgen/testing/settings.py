"""What a session is told: by options, by settings of the project, by the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from astgen.config import read_config
from astgen.testing.modes import MODES

Normalizer = Callable[[str, str], str]


@dataclass(frozen=True)
class Settings:
    """The mode; the folder of goldens, relative to the root where it is below; that of pending items; the run."""

    mode: str
    folder: str
    pending: str
    run: str

    def as_dict(self) -> dict[str, str]:
        """The same in plain values, for a worker."""
        return asdict(self)


def true_ci() -> bool:
    """Whether this is a CI machine: ``CI`` is set, and not to nothing, 0 or false."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false", "no")


def chosen_mode(config: pytest.Config) -> tuple[str, str]:
    """The mode, and a warning about it.

    The option counts before ``ASTGEN_GOLD``, and that before ``EXPECTTEST_ACCEPT`` (set, and not 0, it is
    ``update``).  Where CI is set, nothing but ``--gold`` on the command line can make it write.
    """
    option: str | None = config.getoption("--gold")
    named = [str(argument) for argument in config.invocation_params.args]
    typed = any(argument == "--gold" or argument.startswith("--gold=") for argument in named)
    variable = os.environ.get("ASTGEN_GOLD", "")
    if variable and variable not in MODES:
        raise pytest.UsageError(f"ASTGEN_GOLD is one of {', '.join(MODES)}, not {variable!r}")
    accepting = os.environ.get("EXPECTTEST_ACCEPT", "") not in ("", "0")
    if true_ci():
        if option and typed:
            writes = f"CI is set, but --gold={option} is on the command line: goldens can be written"
            return option, "" if option == "check" else writes
        asked = [f"ASTGEN_GOLD={variable}"] if variable not in ("", "check") else []
        asked += ["EXPECTTEST_ACCEPT"] if accepting else []
        asked += [f"--gold={option} of addopts"] if option not in (None, "check") else []
        return "check", f"CI is set: {' and '.join(asked)} is ignored, nothing is written" if asked else ""
    return option or variable or ("update" if accepting else "pending"), ""


def golden_folder(config: pytest.Config) -> str:
    """The folder of goldens, relative to the root where it is below it."""
    folder: str = config.getini("astgen_golden_dir") or read_config(config.rootpath).golden
    absolute = os.path.abspath(os.path.join(config.rootpath, folder))
    return absolute.removeprefix(os.path.join(config.rootpath, "")).replace(os.sep, "/")


def normalizers(config: pytest.Config) -> Normalizer:
    """What the new text of goldens goes through: one function of all.

    Raises `pytest.UsageError` for a setting that names no function.
    """
    steps = [_normalizer(line) for line in config.getini("astgen_golden_normalizers") if line.strip()]

    def normalize(text: str, key: str) -> str:
        for step in steps:
            text = step(text, key)
        return text

    return normalize


def _normalizer(line: str) -> Normalizer:
    before, arrow, after = line.partition(" => ")
    if arrow:
        try:
            pattern = re.compile(before.strip(), re.MULTILINE)
        except re.error as error:
            raise pytest.UsageError(f"astgen_golden_normalizers: {before.strip()!r} is no regex: {error}") from None
        return lambda text, key: pattern.sub(after.strip(), text)
    module, _, name = line.strip().partition(":")
    try:
        function: Any = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise pytest.UsageError(f"astgen_golden_normalizers: {line.strip()!r} is no function: {error}") from None
    return function  # type: ignore[no-any-return]


def selects_all(config: pytest.Config) -> bool:
    """Whether the arguments of a run reach the whole suite: its ``testpaths``, or all below the root."""
    named = [str(argument) for argument in config.invocation_params.args]
    if any(argument.startswith(("--ignore", "--lf", "--last-failed", "--sw", "--stepwise")) for argument in named):
        return False
    suite = [config.rootpath / path for path in config.getini("testpaths")] or [config.rootpath]
    given = [Path(config.invocation_params.dir, argument.partition("::")[0]).resolve() for argument in config.args]
    if any("::" in argument for argument in config.args):
        return False
    return all(any(path.resolve().is_relative_to(top) for top in given) for path in suite)
