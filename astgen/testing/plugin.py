"""The pytest plugin: options, fixtures, and what happens when a session begins and ends.

pytest imports it in every project of an environment that has astgen, so it imports nothing but the standard library,
and of that little; what does the work is imported when a test asks for a golden.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from astgen.testing.modes import MODES

if TYPE_CHECKING:
    from astgen.testing.fixtures import Deterministic, Generate, GoldenFixture
    from astgen.testing.session import GoldenSession

FIXTURE = "astgen_golden"
SESSION = pytest.StashKey["GoldenSession"]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options and settings."""
    group = parser.getgroup("astgen", "goldens of generated code (astgen)")
    group.addoption(
        "--gold",
        choices=MODES,
        help="check: compare and write nothing; pending: keep what differs for `astgen golden review` (the default, "
        "and check where CI is set); new: write goldens that are missing; update: write all that differ",
    )
    group.addoption(
        "--gold-orphans",
        choices=("auto", "error", "warn", "ignore"),
        default="auto",
        help="goldens that no test asks for, after a complete run (auto: error where CI is set, else warn)",
    )
    group.addoption("--gold-diff", default="unified", metavar="HOW", help="unified, none, or a command: CMD OLD NEW")
    group.addoption("--gold-pending-dir", metavar="DIR", help="where what differs is kept (.astgen/pending)")
    parser.addini("astgen_golden_dir", "the folder of goldens (default: [tool.astgen] golden, or golden)")
    parser.addini(
        "astgen_golden_normalizers",
        "what new text goes through, a line each: module:function, or REGEX => REPLACEMENT",
        type="linelist",
        default=[],
    )


def session_of(config: pytest.Config) -> GoldenSession:
    """The state of the session, made when it is first asked for."""
    session = config.stash.get(SESSION, None)
    if session is None:
        from astgen.testing.session import GoldenSession

        session = config.stash[SESSION] = GoldenSession(config)
    return session


PRESENT = pytest.StashKey[dict[str, list[str]]]()
"""A folder that was searched when tests were collected, and the files in it."""

CONFIGS: list[pytest.Config] = []
"""The sessions of this process, the running one last."""


def pytest_configure(config: pytest.Config) -> None:
    """Inline goldens ask which session runs."""
    CONFIGS.append(config)


def pytest_unconfigure(config: pytest.Config) -> None:
    """It is over."""
    if config in CONFIGS:
        CONFIGS.remove(config)


# --- what of the suite ran ---


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Goldens are no tests: looking for some in thousands of folders would take longer than comparing them all."""
    folder = config.getini("astgen_golden_dir") or "golden"
    if collection_path.name != os.path.basename(folder) or collection_path != config.rootpath / folder:
        return None
    from astgen.golden.listing import files, may_be_test

    present = list(files(str(collection_path)))
    config.stash[PRESENT] = {str(collection_path): present}
    return not any(map(may_be_test, present)) or None


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    """Goldens of tests that are left out are not orphans."""
    golden = [item for item in items if uses_goldens(item)]
    if golden:
        session_of(golden[0].config).left_out(len(golden))


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Nor are those of modules that could not be collected, or were skipped."""
    if report.outcome != "passed":
        _SKIPPED.append(report.nodeid)


# of this process; a report does not say which configuration it belongs to
_SKIPPED: list[str] = []


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> Generator[None]:
    """Once it is known which tests run: those that use goldens are to pass."""
    yield
    golden = [item.nodeid for item in items if uses_goldens(item)]
    skipped, _SKIPPED[:] = list(_SKIPPED), []
    if golden or SESSION in session.config.stash:
        session_of(session.config).selected(golden, skipped)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whether a test that uses goldens passed."""
    report = yield
    if report.when == "call" and report.passed and uses_goldens(item):
        session_of(item.config).passed(item.nodeid)
    return report


def uses_goldens(item: pytest.Item) -> bool:
    """Whether a test asks for goldens."""
    return FIXTURE in getattr(item, "fixturenames", ())


# --- pytest-xdist: hooks that are there without it, too ---


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """A worker does as the controller was told."""
    node.workerinput["astgen_gold"] = session_of(node.config).orders()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """What a worker saw; one that crashed has said nothing."""
    session_of(node.config).worker_done(getattr(node, "workeroutput", {}).get("astgen_gold"))


# --- the end ---


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A worker hands on what it saw; whoever has the whole says and writes what is to be."""
    if SESSION not in session.config.stash:
        return
    golds = session.config.stash[SESSION]
    golds.listed = session.config.stash.get(PRESENT, {})
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["astgen_gold"] = golds.report()
    elif not golds.finish(interrupted=exitstatus not in (0, 1)) and session.exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """What became of the goldens, in a few lines."""
    if SESSION in config.stash:
        for line in config.stash[SESSION].summary:
            terminalreporter.write_line(line)


# --- fixtures ---


@pytest.fixture
def astgen_golden(request: pytest.FixtureRequest) -> GoldenFixture:
    """Compares text with goldens: ``check`` for one, ``check_all`` for a whole set."""
    from astgen.testing.fixtures import GoldenFixture

    return GoldenFixture(request, session_of(request.config))


@pytest.fixture(scope="session")
def astgen_generate() -> Generate:
    """``astgen_generate(schemas) -> {key: Region}``: the code of some operators."""
    from astgen.testing.fixtures import Generate

    return Generate()


@pytest.fixture
def astgen_deterministic(tmp_path_factory: pytest.TempPathFactory) -> Deterministic:
    """``astgen_deterministic(command)``: three runs of a program that must give the same bytes."""
    from astgen.testing.fixtures import Deterministic

    return Deterministic(tmp_path_factory)
