"""The objects behind the fixtures."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from astgen.errors import AstgenError
from astgen.golden.messages import difference, failure, headline
from astgen.golden.orphans import set_of
from astgen.golden.store import Golden, Verdict
from astgen.golden.text import normal
from astgen.testing.session import GoldenSession, command_for

if TYPE_CHECKING:
    from astgen.regions import Region
    from astgen.schema.operator import Operator

_WITH_DIFF = 20  # failing goldens of one set that are shown with their difference


class GoldenFixture:
    """The fixture ``astgen_golden``.

    Text is compared with the golden of its key (``lowering:operator.overload/dispatch#role``); ``profile`` is the
    folder in the folder of goldens that it belongs to.  Raises nothing but the failure of the test.
    """

    def __init__(self, request: pytest.FixtureRequest, session: GoldenSession) -> None:
        self._request = request
        self._session = session

    def check(self, key: str, text: str | Region, *, source: str = "", profile: str = "", in_file: bool = True) -> None:
        """Compare one text, or a region, with its golden.

        ``source`` is what the golden's header says it was made from, for a region its schema.  Without ``in_file``
        the golden is a line in the digest index of its lowering.
        """
        golden = _golden(key, text, profile, source, in_file)
        for verdict in self._failing([golden]):
            pytest.fail(self._text(verdict, diff=True), pytrace=False)

    def check_all(
        self,
        regions: Iterable[Region] | Mapping[str, str | Region],
        *,
        profile: str = "",
        in_file: Callable[[str], bool] | None = None,
        complete: bool = False,
    ) -> int:
        """Compare a whole set; how many were compared.

        Those that differ are subtests that fail (on a pytest without subtests the test fails, and lists them).
        ``in_file`` tells which keys have a golden file, by default all.  ``complete`` says that these are all that
        their lowerings make for the profile: other goldens of these lowerings are orphans, whatever else runs.
        """
        pairs = regions.items() if isinstance(regions, Mapping) else [(region.key, region) for region in regions]
        goldens = [_golden(key, text, profile, "", in_file is None or in_file(key)) for key, text in pairs]
        failing = self._failing(goldens)
        if complete:
            self._session.complete_sets.update({set_of(golden.name) for golden in goldens})
        if failing:
            self._fail_all(failing)
        return len(goldens)

    def _failing(self, goldens: Sequence[Golden]) -> list[Verdict]:
        nodeid = self._request.node.nodeid
        try:
            verdicts = [self._session.compare(golden, nodeid) for golden in goldens]
        except AstgenError as error:
            pytest.fail(str(error), pytrace=False)
        differ = [verdict for verdict in verdicts if verdict.kind not in ("same", "header")]
        failing = [verdict for verdict in differ if not self._session.writes(verdict)]
        if failing:
            self._session.failed(nodeid)
        return failing

    def _fail_all(self, failing: list[Verdict]) -> None:
        try:
            subtests: Any = self._request.getfixturevalue("subtests")
        except pytest.FixtureLookupError:
            texts = [self._text(verdict, diff=i < _WITH_DIFF) for i, verdict in enumerate(failing)]
            pytest.fail("\n\n".join(texts), pytrace=False)
        for i, verdict in enumerate(failing):
            with subtests.test(verdict.golden.name):
                pytest.fail(self._text(verdict, diff=i < _WITH_DIFF), pytrace=False)

    def _text(self, verdict: Verdict, *, diff: bool) -> str:
        folder = self._session.store.folder
        command = command_for(verdict, self._session, self._request.node.nodeid)
        if not diff:
            return headline(verdict, folder)
        return failure(verdict, folder, command, self._difference(verdict))

    def _difference(self, verdict: Verdict) -> str:
        how = self._request.config.getoption("--gold-diff")
        if how == "none":
            return ""
        if how == "unified" or self._session.settings.mode == "check":
            return difference(verdict)
        return external_diff(how, verdict.old or "", normal(verdict.golden.text))


def _golden(key: str, text: str | Region, profile: str, source: str, in_file: bool) -> Golden:
    name = f"{profile}/{key}" if profile else key
    if isinstance(text, str):
        return Golden(name, text, source, filed=in_file)
    emitter = text.emitters[0] if text.emitters else None
    schema = f"{text.origin.path}:{text.origin.line}:{text.origin.column}" if text.origin else ""
    built = f"{emitter.path}:{emitter.line}" if emitter else ""
    return Golden(name, text.text, source or text.operator, _short(schema), _short(built), in_file)


def _short(place: str) -> str:
    return place.removeprefix(os.path.join(os.getcwd(), ""))


def external_diff(command: str, old: str, new: str) -> str:
    """What a command says of two texts, which it gets as files."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, name) for name in ("golden.cpp", "now.cpp")]
        for path, text in zip(paths, (old, new), strict=True):
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(text)
        try:
            run = subprocess.run([*shlex.split(command), *paths], capture_output=True, text=True, check=False)
        except (OSError, ValueError) as error:
            return f"--gold-diff: cannot run {command!r}: {error}"
        return run.stdout + run.stderr


# --- astgen_generate ---


class Generate:
    """The fixture ``astgen_generate``."""

    def __call__(
        self,
        schemas: str | os.PathLike[str] | Sequence[Operator],
        *,
        profile: str = "",
        lowerings: Sequence[str] = ("trace",),
        call: str | None = None,
        whole: bool = False,
    ) -> dict[str, Region]:
        """The regions of some operators by key.

        ``schemas`` is YAML text (it has more than one line, or begins with ``-``), a YAML file, or operators that
        `astgen.load` gave.  With ``whole`` an operator has one region for each lowering, with all of its pieces.
        Raises what `astgen.load` raises.
        """
        from astgen.driver import load, operator_regions
        from astgen.lowerings.registry import lowering_of
        from astgen.profiles.names import DEFAULT
        from astgen.profiles.registry import get_profile

        found = get_profile(profile or DEFAULT).calling(call)
        operators: Sequence[Operator]
        if isinstance(schemas, str) and (schemas.lstrip().startswith("-") or "\n" in schemas):
            operators = load(found, text=schemas)
        elif isinstance(schemas, (str, os.PathLike)):
            operators = load(found, schemas)
        else:
            operators = schemas
        regions: dict[str, Region] = {}
        for lowering in [lowering_of(found, name) for name in lowerings]:
            for operator in operators:
                made = operator_regions(operator, lowering, found, whole=whole)
                regions.update({region.key: region for region in made})
        return regions


# --- astgen_deterministic ---


class Deterministic:
    """The fixture ``astgen_deterministic``."""

    seeds = ("0", "1", "random")

    def __init__(self, factory: pytest.TempPathFactory) -> None:
        self._factory = factory

    def __call__(self, command: str | Sequence[str], **environment: str) -> dict[str, bytes]:
        """Run a command three times, each in an empty folder and with another seed for Python's hashes.

        What it prints and the files that it makes there must be the same bytes; they are returned, what it prints
        under ``<stdout>``.  A ``python`` at the beginning of the command is the one that runs the tests.
        """
        words = shlex.split(command) if isinstance(command, str) else list(command)
        if words[0] in ("python", "python3"):
            words[0] = sys.executable
        first: dict[str, bytes] = {}
        for seed in self.seeds:
            folder = self._factory.mktemp("deterministic")
            env = {**os.environ, **environment, "PYTHONHASHSEED": seed}
            run = subprocess.run(words, cwd=folder, env=env, capture_output=True, check=False)
            if run.returncode:
                error = run.stderr.decode(errors="replace")
                pytest.fail(f"{shlex.join(words)} exits with {run.returncode}:\n{error}", pytrace=False)
            made = {"<stdout>": run.stdout, **_files(folder)}
            if not first:
                first = made
            elif made != first:
                name = min(n for n in {*first, *made} if first.get(n) != made.get(n))
                place = f"{name}:{_line(first.get(name, b''), made.get(name, b''))}:1"
                text = f"{place}: error: not the same with PYTHONHASHSEED={self.seeds[0]} and {seed}"
                pytest.fail(f"{text}: {shlex.join(words)}", pytrace=False)
        return first


def _files(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def _line(a: bytes, b: bytes) -> int:
    lines = zip(a.split(b"\n"), b.split(b"\n"), strict=False)
    return next((i for i, (x, y) in enumerate(lines, 1) if x != y), 1)
