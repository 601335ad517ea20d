"""The state of one pytest session: which mode, what was seen, what is pending, and what is written at its end.

Tests only compare and keep what differs as pending items.  In the mode ``update`` (and ``new``) the process that has
the whole session, pytest-xdist's controller where there is one, accepts the items of this run when it ends: so the
goldens are the same with any number of workers, and one that is killed has written nothing wrong.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any

import pytest

from astgen.errors import AstgenError, OutputError
from astgen.golden.messages import accept_command
from astgen.golden.names import parse_name, path_of
from astgen.golden.orphans import Orphan, Run, after_partial, find_orphans, read_run, set_of, write_run
from astgen.golden.pending import STATE, Item, PendingTree, item_of, state_folder
from astgen.golden.store import Golden, Store, Verdict
from astgen.golden.text import digest_of, normal
from astgen.keys import KERNEL
from astgen.record import replace
from astgen.testing.settings import Settings, chosen_mode, golden_folder, normalizers, selects_all, true_ci

_SHOWN = 10
_TWO_TEXTS = "two tests want different text for it"


class GoldenSession:
    """What a session knows of goldens."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.root = str(config.rootpath)
        orders = getattr(config, "workerinput", {}).get("astgen_gold")
        self.settings: Settings = Settings(**orders) if orders else self._settings(config)
        self.pending = PendingTree(os.path.join(self.root, self.settings.pending))
        self.store = Store(os.path.join(self.root, self.settings.folder))
        self.seen: dict[str, tuple[str, bool]] = {}  # by name: the digest, and whether it has a file
        self.complete_sets: set[str] = set()
        self.listed: dict[str, list[str]] = {}  # files of folders, where something has listed them before
        self.conflicts: set[str] = set()
        self.normalized = 0
        self.edits: list[dict[str, Any]] = []
        self.summary: list[str] = []
        self._reasons: list[str] = []
        self._left_out = 0
        self._selected: set[str] = set()
        self._passed: set[str] = set()
        self._failed: set[str] = set()
        self._counts: dict[str, int] = {}
        self._has_state = False
        self._had_pending = os.path.isdir(self.pending.folder)
        self._unkept = ""  # why what differs could not be kept

    def _settings(self, config: pytest.Config) -> Settings:
        mode, warning = chosen_mode(config)
        if warning:
            config.issue_config_time_warning(pytest.PytestWarning(warning), stacklevel=2)
        pending = os.path.join(self.root, config.getoption("--gold-pending-dir") or os.path.join(STATE, "pending"))
        return Settings(mode, golden_folder(config), os.path.abspath(pending), os.urandom(16).hex())

    def orders(self) -> dict[str, str]:
        """What a worker is told."""
        return self.settings.as_dict()

    @cached_property
    def normalize(self) -> Any:
        """The function that new text goes through."""
        return normalizers(self.config)

    # --- one golden ---

    def compare(self, golden: Golden, nodeid: str) -> Verdict:
        """Compare a golden; what differs is kept, unless nothing is to be written.

        A verdict that a test is not to fail for is ``same`` (also in the modes that will write it).
        """
        if golden.name.endswith(f"#{KERNEL}"):  # one golden has one name
            golden = replace(golden, name=str(parse_name(golden.name)))
        text = self.normalize(golden.text, golden.name)
        if text != golden.text:
            self.normalized += 1
            golden = replace(golden, text=text)
        verdict = self.store.compare(golden)
        digest = digest_of(normal(golden.text))
        before = self.seen.setdefault(golden.name, (digest, golden.filed))
        if before[0] != digest:
            self.conflicts.add(golden.name)
            self._keep(replace(verdict, kind="changed"), nodeid, _TWO_TEXTS)
            return replace(verdict, kind="changed", note=_TWO_TEXTS)
        self._counts[verdict.kind] = self._counts.get(verdict.kind, 0) + 1
        if verdict.kind != "same" or self._had_pending:
            self._keep(verdict, nodeid)
        return verdict

    def writes(self, verdict: Verdict) -> bool:
        """Whether a golden that differs will be written, so that its test need not fail."""
        if verdict.golden.name in self.conflicts or self._unkept:
            return False
        mode = self.settings.mode
        return mode == "update" or (mode == "new" and verdict.kind == "new" and not verdict.note)

    def _keep(self, verdict: Verdict, nodeid: str, conflict: str = "") -> None:
        """Keep what differs as a pending item; what is the same is not pending any more."""
        if self.settings.mode == "check":
            return
        with self._leaving():
            if verdict.kind == "same":
                self.pending.remove(verdict.path)
                return
            item = item_of(verdict, self.settings.folder, nodeid, self.settings.run)
            if conflict:
                first = self.pending.at(item.path)
                item = replace(item, kind="conflict", note=conflict, other=first.text if first else verdict.old or "")
            if not self._has_state:
                state_folder(self.root)
                self._has_state = True
            self.pending.write(item)

    @contextmanager
    def _leaving(self) -> Iterator[None]:
        """What a session leaves for the commands is not worth a traceback where it cannot be written."""
        try:
            yield
        except OutputError as error:
            self._unkept = self._unkept or error.message

    # --- what ran ---

    def left_out(self, count: int) -> None:
        """Some tests that use goldens were not selected."""
        self._left_out += count

    def selected(self, nodeids: Iterable[str], skipped: Iterable[str]) -> None:
        """The tests that use goldens, and the modules that were not collected."""
        self._selected.update(nodeids)
        self._reasons += [f"{place} was not collected" for place in skipped]

    def passed(self, nodeid: str) -> None:
        """A test that uses goldens passed."""
        self._passed.add(nodeid)

    def failed(self, nodeid: str) -> None:
        """A golden of a test differs; it fails, or its subtests do."""
        self._failed.add(nodeid)

    def report(self) -> dict[str, Any]:
        """What a worker tells the controller, in plain values."""
        return {
            "seen": {name: list(value) for name, value in self.seen.items()},
            "sets": sorted(self.complete_sets),
            "conflicts": sorted(self.conflicts),
            "normalized": self.normalized,
            "edits": self.edits,
            "reasons": self._reasons,
            "left_out": self._left_out,
            "selected": sorted(self._selected),
            "passed": sorted(self._passed - self._failed),
            "counts": self._counts,
            "unkept": self._unkept,
        }

    def worker_done(self, report: dict[str, Any] | None) -> None:
        """Take in what a worker tells; nothing, where it crashed."""
        if report is None:
            self._reasons.append("a worker crashed")
            return
        for name, (digest, filed) in report["seen"].items():
            if self.seen.setdefault(name, (digest, filed))[0] != digest:
                self.conflicts.add(name)
        self.complete_sets.update(report["sets"])
        self.conflicts.update(report["conflicts"])
        self.normalized += report["normalized"]
        self.edits += report["edits"]
        self._reasons += [reason for reason in report["reasons"] if reason not in self._reasons]
        self._left_out = max(self._left_out, report["left_out"])
        self._selected.update(report["selected"])
        self._passed.update(report["passed"])
        self._unkept = self._unkept or report["unkept"]
        for kind, count in report["counts"].items():
            self._counts[kind] = self._counts.get(kind, 0) + count

    # --- the end ---

    def finish(self, *, interrupted: bool) -> bool:
        """Accept what is to be written, apply the edits of inline goldens, tell orphans; whether all is well."""
        if self.config.getoption("collectonly", False):
            return True
        good = self._mark_conflicts()
        if self.settings.mode in ("update", "new"):
            good = self._accept() and good
        if self.edits:
            from astgen.golden.edits import apply_edits

            refused = apply_edits(self.edits)
            self.summary += refused
            good = good and not refused
        if self.seen or self._selected:
            good = self._tell_orphans(self._unknown(interrupted)) and good
        if self._unkept:
            self.summary.append(f"error: what differs is not kept: {self._unkept}")
        return good

    def _mark_conflicts(self) -> bool:
        for name in sorted(self.conflicts):
            self.summary.append(f"error: two tests want different text for the golden {name}; it is not written")
            item = self.pending.at(path_of(name))
            if self.settings.mode != "check" and item is not None and item.kind != "conflict":
                with self._leaving():
                    self.pending.write(replace(item, kind="conflict", note=_TWO_TEXTS))
        return not self.conflicts

    def _accept(self) -> bool:
        from astgen.golden.accept import accept

        items = [item for item in self.pending.items() if item.run == self.settings.run and self._is_due(item)]
        try:
            outcome = accept(items, self.pending, self.root)
        except AstgenError as error:
            self.summary += str(error).split("\n")
            return False
        if outcome.accepted:
            self.summary.append(f"goldens: {len(outcome.accepted)} written")
        self.summary += [f"error: {reason}: {item.name}" for item, reason in outcome.refused]
        return not outcome.refused

    def _is_due(self, item: Item) -> bool:
        if item.name in self.conflicts:
            return False
        if self.settings.mode == "update":
            return item.kind in ("new", "changed")
        return item.kind == "new" and not item.note

    def _unknown(self, interrupted: bool) -> list[str]:
        """Why it is not known which goldens are orphans; nothing where it is."""
        reasons = list(self._reasons)
        if interrupted:
            reasons.append("the session was interrupted")
        if self._left_out:
            reasons.append(f"of tests that use goldens {self._left_out} not selected")
        if not selects_all(self.config):
            reasons.append("only some files were given")
        open_tests = len(self._selected - (self._passed - self._failed))
        if open_tests:
            reasons.append(f"of tests that use goldens {open_tests} did not pass")
        return reasons

    def _tell_orphans(self, unknown: list[str]) -> bool:
        filed = {name: value[1] for name, value in self.seen.items()}
        within = self.complete_sets if unknown else None
        present = self.listed.get(self.store.folder)
        orphans = tuple(find_orphans(self.store.folder, filed, within, present)) if within is None or within else ()
        now = Run(self.settings.folder, not unknown, tuple(unknown), orphans, len(self.seen), self.normalized)
        if self.settings.mode != "check":
            with self._leaving():
                state = state_folder(self.root)
                write_run(state, after_partial(read_run(state), now, self.seen.keys()) if unknown else now)
        differ = [f"{self._counts[kind]} {kind}" for kind in ("new", "changed", "header") if self._counts.get(kind)]
        doubt = bool(unknown) and not orphans and not {set_of(name) for name in self.seen} <= self.complete_sets
        known = f"orphans unknown: {'; '.join(unknown)}" if doubt else f"{len(orphans)} orphans"
        self.summary.append(f"goldens: {', '.join([f'{len(self.seen)} checked', *differ, known])}")
        return self._orphans_are_fine(orphans)

    def _orphans_are_fine(self, orphans: tuple[Orphan, ...]) -> bool:
        how = self.config.getoption("--gold-orphans")
        how = how if how != "auto" else "error" if true_ci() else "warn"
        if not orphans or how == "ignore":
            return True
        word = "error" if how == "error" else "warning"
        for orphan in orphans[:_SHOWN]:
            key = f" {orphan.key}" if orphan.key else ""
            self.summary.append(f"{self.settings.folder}/{orphan.file}:1:1: {word}: no test asks for this golden{key}")
        if len(orphans) > _SHOWN:
            self.summary.append(f"{word}: and {len(orphans) - _SHOWN} more")
        self.summary.append("to delete them: astgen golden orphans --delete --yes")
        return how != "error"


def command_for(verdict: Verdict, session: GoldenSession, nodeid: str) -> str:
    """The one command that accepts what a test says."""
    from astgen.golden.messages import update_command

    return update_command(nodeid) if session.settings.mode == "check" else accept_command(verdict.golden.name)
