"""Fixtures that several tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings
from support.commands import Astgen, Done, Repository
from support.order import rank
from support.plugins import Install, installer

from astgen.cli.main import run
from astgen.derivatives import Derivatives, load_derivatives
from astgen.driver import load
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.schema.operator import Operator

# Where a red run blocks others the examples are the same every time; new ones are for the developer's machine.
settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long files first."""
    items.sort(key=lambda item: rank(item.path))


@pytest.fixture(scope="session")
def old_profile() -> Profile:
    return get_profile("torch-1.9-dev")


@pytest.fixture(scope="session")
def old_operators(old_profile: Profile) -> list[Operator]:
    return load(old_profile)


@pytest.fixture(scope="session")
def new_profile() -> Profile:
    pytest.importorskip("torchgen", reason="needs the operators of an installed torch")
    return get_profile("torch-2.13")


@pytest.fixture(scope="session")
def new_operators(new_profile: Profile) -> list[Operator]:
    return load(new_profile)


@pytest.fixture(scope="session")
def new_derivatives(new_profile: Profile, new_operators: list[Operator]) -> Derivatives:
    assert new_profile.derivatives is not None
    return load_derivatives(new_profile.derivatives(), new_operators, new_profile)


@pytest.fixture
def install(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Installs distributions with plug-ins, for the time of a test."""
    return installer(tmp_path_factory.mktemp("site"), monkeypatch)


# --- a working folder, the command line in it, and git ---


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def astgen(here: Path, capsys: pytest.CaptureFixture[str]) -> Astgen:
    """Runs the command line in this process."""

    def command(*arguments: str) -> Done:
        capsys.readouterr()
        code = run(arguments)
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Done(code, out, err)

    return command


@pytest.fixture
def repository(here: Path) -> Repository:
    return Repository(here)
