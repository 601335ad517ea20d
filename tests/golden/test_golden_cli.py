"""``astgen golden``: its verbs, filters, exit codes and JSON."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from astgen.cli.golden_groups import grouped
from astgen.cli.golden_review import Review
from astgen.cli.main import run
from astgen.golden.names import parse_name
from astgen.golden.orphans import Orphan, Run, write_run
from astgen.golden.pending import Item, PendingTree, item_of, state_folder
from astgen.golden.store import Golden, Store
from astgen.golden.text import written

OLD = "int a(int x) {{\n  return {0}(x);\n}}\n"
NEW = "int a(int x) {{\n  check(x);\n  return {0}(x);\n}}\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a golden of each kind pending: three of one edit, an odd one, a new one, a header."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pyproject.toml").write_text("")
    for name in ("add", "sub", "mul", "odd"):
        put(tmp_path, f"p/t:{name}.out", f"{name}(Tensor self)", OLD.format(name))
    put(tmp_path, "p/t:head", "head(Tensor x)", "int h;\n")
    for name in ("add", "sub", "mul"):
        keep(tmp_path, Golden(f"p/t:{name}.out", NEW.format(name), f"{name}(Tensor self)", "ops.yaml:3:9", "t.py:83"))
    keep(tmp_path, Golden("p/t:odd.out", OLD.format("other"), "odd(Tensor self, int y)"))
    keep(tmp_path, Golden("p/t:new", "int n;\n", "new(Tensor self)"))
    keep(tmp_path, Golden("p/t:head", "int h;\n", "head(Tensor self)"))
    return tmp_path


def put(root: Path, name: str, source: str, text: str) -> None:
    path = path_of(root, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(written(source, text))


def path_of(root: Path, name: str) -> Path:
    from astgen.golden.names import golden_path

    return root / "golden" / golden_path(parse_name(name))


def keep(root: Path, golden: Golden) -> None:
    state_folder(str(root))
    tree = PendingTree(str(root / ".astgen/pending"))
    tree.write(item_of(Store(str(root / "golden")).compare(golden), "golden", "test_a.py::test", "run"))


def pending(root: Path) -> list[Item]:
    return grouped(PendingTree(str(root / ".astgen/pending")).items())


def names(root: Path) -> list[str]:
    return sorted(item.name.removeprefix("p/t:") for item in pending(root))


ALL = ["add.out", "head", "mul.out", "new", "odd.out", "sub.out"]


def test_status(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["golden", "status"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "6 pending (1 new, 4 changed, 1 header) in 4 groups"
    assert (
        "golden/p/t/add/out.cpp:4:1: warning: golden changed: p/t:add.out (schema ops.yaml:3:9, emitter t.py:83) [g4]"
        in lines
    )
    assert run(["golden", "status", "--exit-zero", "-q"]) == 0
    assert capsys.readouterr().out == ""


def test_status_as_json(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["golden", "status", "--json", "--kind", "changed", "--cause", "generator"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["schema"] == "astgen.golden/1"
    assert [(row["name"], row["group"], row["file"]) for row in document["pending"]] == [
        (f"p/t:{name}.out", "g4", f"golden/p/t/{name}/out.cpp") for name in ("add", "mul", "sub")
    ]


def test_nothing_pending(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["golden", "status"]) == 0
    assert run(["golden", "review"]) == 0
    assert capsys.readouterr().out == "nothing pending\nnothing pending\n"
    assert list(tmp_path.iterdir()) == []


def test_groups(project: Path) -> None:
    """The same edit is one group, whatever the names; the odd ones come first."""
    groups: dict[str, list[str]] = {}
    for item in pending(project):
        groups.setdefault(item.group, []).append(item.name.removeprefix("p/t:"))
    assert list(groups.values())[-1] == ["add.out", "mul.out", "sub.out"]
    assert [len(group) for group in groups.values()] == [1, 1, 1, 3]


@pytest.mark.parametrize(
    ("filters", "left"),
    [
        (["--kernel", "p/t:add.out"], ["head", "mul.out", "new", "odd.out", "sub.out"]),
        (["--kernel", "t:add.out", "--kernel", "t:new"], ["head", "mul.out", "odd.out", "sub.out"]),
        (["--kernel", "*.out"], ["head", "new"]),
        (["--kind", "new,header"], ["add.out", "mul.out", "odd.out", "sub.out"]),
        (["--cause", "schema"], ["add.out", "mul.out", "new", "sub.out"]),
        (["--group", "g4"], ["head", "new", "odd.out"]),
        (["--group", "g4", "--kernel", "*add*"], ["head", "mul.out", "new", "odd.out", "sub.out"]),
        (["--all"], ["head"]),
    ],
)
def test_accepting(project: Path, filters: list[str], left: list[str]) -> None:
    assert run(["golden", "accept", *filters]) == 0
    assert names(project) == left
    accepted = path_of(project, "p/t:add.out").read_text()
    assert ("check(x)" in accepted) == ("add.out" not in left)


@pytest.mark.parametrize("verb", ["accept", "reject"])
@pytest.mark.parametrize(
    ("filters", "message"),
    [
        ([], "choose by --kernel, --kind, --cause or --group, or take --all"),
        (["--all", "--kind", "new"], "choose by --kernel"),
        (["--kernel", "t:ad.out"], "no pending golden matches 't:ad.out'"),
        (["--kernel", "t:add.out", "--kernel", "nothing*"], "no pending golden matches 'nothing*'"),
        (["--kind", "chnged"], "'chnged' is none of new, changed, header, conflict, orphan"),
        (["--cause", "x"], "'x' is none of schema, generator, unknown"),
        (["--group", "g9"], "there is no group 'g9'"),
        (["--kind", "new", "--group", "g4"], "no pending golden is of these"),
    ],
)
def test_filters_that_match_nothing(
    project: Path, verb: str, filters: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Are a mistake, and nothing happens."""
    assert run(["golden", verb, *filters]) == 2
    assert message in capsys.readouterr().err
    assert names(project) == ALL
    assert "check(x)" not in path_of(project, "p/t:add.out").read_text()


def test_a_stale_accept_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path_of(project, "p/t:add.out").write_text("edited\n")
    assert run(["golden", "accept", "--group", "g4"]) == 2
    captured = capsys.readouterr()
    assert captured.out == "2 goldens accepted\n"
    assert "golden/p/t/add/out.cpp:4:1: error: golden changed: p/t:add.out" in captured.err
    assert captured.err.endswith("the golden changed since the test ran; run it again\n")
    assert path_of(project, "p/t:add.out").read_text() == "edited\n"
    assert run(["golden", "accept", "--kernel", "*add*", "--json"]) == 2
    document = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in document["refused"]] == ["p/t:add.out"]


def test_rejecting(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["golden", "reject", "--group", "g4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rejected"] == [f"p/t:{n}.out" for n in ("add", "mul", "sub")]
    assert names(project) == ["head", "new", "odd.out"]
    assert "check(x)" not in path_of(project, "p/t:add.out").read_text()
    assert run(["golden", "reject", "--all"]) == 0
    assert names(project) == []


def test_showing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["golden", "show", "t:add.out"]) == 0
    assert "\n+  check(x);\n" in capsys.readouterr().out
    assert run(["golden", "show", "p/t:add.out", "--old"]) == 0
    assert capsys.readouterr().out == OLD.format("add")
    assert run(["golden", "show", "p/t:add.out", "--new"]) == 0
    assert capsys.readouterr().out == NEW.format("add")
    assert run(["golden", "show", "t:head", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["old"] == "int h;\n"
    assert run(["golden", "show", "t:ad.out"]) == 2
    assert "did you mean" in capsys.readouterr().err
    assert run(["golden", "show", "*.out"]) == 2
    assert "names 4 goldens" in capsys.readouterr().err


# --- review ---


def test_review_without_a_terminal(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Prints the differences and the commands that accept them."""
    assert run(["golden", "review"]) == 1
    text = capsys.readouterr().out
    assert "== g4: 3 of kind changed, cause generator: astgen golden accept --group g4\n" in text
    assert text.count("\n+  check(x);\n") == 3
    assert "to accept it: astgen golden accept --kernel p/t:add.out\n" in text
    assert "-// head(Tensor x)\n+// head(Tensor self)\n" in text
    assert names(project) == ALL
    assert run(["golden", "review", "--json", "--kernel", "*add*"]) == 1
    (row,) = json.loads(capsys.readouterr().out)["pending"]
    assert (row["old"], row["text"]) == (OLD.format("add"), NEW.format("add"))
    assert run(["golden", "review", "--color", "always"]) == 1
    assert "\x1b[" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        ("sssg", ["head", "new", "odd.out"]),
        ("ssag", ["head", "new"]),
        ("rrrrq", ["mul.out", "sub.out"]),
        ("q", ALL),
        ("A", []),
        ("R", []),
        ("S", ALL),
        ("ddxsA", ["head"]),
        ("\x03", ALL),
    ],
)
def test_keys(project: Path, keys: str, left: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    items = pending(project)
    assert [item.name.removeprefix("p/t:") for item in items[:3]] == ["head", "new", "odd.out"]
    pressed = iter(keys)
    tree = PendingTree(str(project / ".astgen/pending"))
    review = Review(items, tree, str(project), "never", lambda item: item.name, lambda: next(pressed))
    assert review.run() == (len(left), 0)
    assert names(project) == left
    assert next(pressed, None) is None, "all keys were read"


def test_a_review_that_refuses(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    items = [item for item in pending(project) if item.group == "g4"]
    path_of(project, "p/t:add.out").write_text("edited\n")
    tree = PendingTree(str(project / ".astgen/pending"))
    assert Review(items, tree, str(project), "never", lambda item: item.name, lambda: "g").run() == (1, 1)
    assert "refused: p/t:add.out: the golden changed since the test ran" in capsys.readouterr().out


def test_opening_an_editor(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VISUAL", f"{sys.executable} -c \"import sys; open('args', 'w').write(repr(sys.argv[1:]))\"")
    keys = iter("oq")
    tree = PendingTree(str(project / ".astgen/pending"))
    Review(pending(project), tree, str(project), "never", lambda item: item.name, lambda: next(keys)).run()
    assert (project / "args").read_text() == repr(["+1", str(path_of(project, "p/t:head"))])


def test_review_on_a_terminal(project: Path) -> None:
    """A real one: coloured, single keys without return, a whole group at once."""
    person, terminal = pty.openpty()
    command = [sys.executable, "-m", "astgen", "golden", "review", "--kind", "changed"]
    env = {**os.environ, "TERM": "xterm-256color"}
    process = subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, env=env)
    try:
        os.close(terminal)
        shown = seen_until(person, b"[q]uit")
        os.write(person, b"s")
        shown += seen_until(person, b"[q]uit")
        os.write(person, b"g")
        assert process.wait(60) == 1, "one was skipped"
    finally:
        process.kill()
        process.wait()
        os.close(person)
    assert b"\x1b[" in shown
    assert b"3 left, cause generator" in shown
    assert names(project) == ["head", "new", "odd.out"]


def seen_until(person: int, end: bytes) -> bytes:
    """What a terminal shows until some text comes."""
    shown = b""
    deadline = time.monotonic() + 60
    while end not in shown and time.monotonic() < deadline:
        if select.select([person], [], [], 1)[0]:
            shown += os.read(person, 65536)
    assert end in shown
    while termios.tcgetattr(person)[3] & termios.ICANON and time.monotonic() < deadline:
        time.sleep(0.01)  # keys before it reads single ones would be lost
    return shown


# --- orphans ---


def orphaned(project: Path, *, complete: bool = True) -> None:
    from hashlib import sha256

    digest = sha256(path_of(project, "p/t:head").read_bytes()).hexdigest()
    (project / "golden/p/t/digests.txt").write_text("t:x 1\nt:y 2\n")
    orphans = (Orphan("p/t:head", "p/t/head/default.cpp", digest), Orphan("p/t:x", "p/t/digests.txt", "1", "t:x"))
    reasons = () if complete else ("a worker crashed",)
    write_run(str(project / ".astgen"), Run("golden", complete, reasons, orphans if complete else (), 6, 2))


def test_orphans(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    orphaned(project)
    assert run(["golden", "orphans"]) == 1
    assert capsys.readouterr().out == (
        "golden/p/t/head/default.cpp:1:1: warning: orphan: p/t:head\n"
        "golden/p/t/digests.txt:1:1: warning: orphan: p/t:x\n"
        "2 orphans\n"
    )
    assert run(["golden", "status", "--kind", "orphan"]) == 1
    assert capsys.readouterr().out.endswith("nothing pending, 2 orphans, 2 texts changed by normalizers\n")
    assert run(["golden", "orphans", "--delete"]) == 2
    assert "--delete wants --yes" in capsys.readouterr().err
    assert run(["golden", "orphans", "--delete", "--yes"]) == 0
    assert capsys.readouterr().out == "2 orphans deleted\n"
    assert not (project / "golden/p/t/head").exists()
    assert (project / "golden/p/t/digests.txt").read_text() == "t:y 2\n"
    assert run(["golden", "orphans", "--json"]) == 0


def test_an_orphan_that_changed_is_kept(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    orphaned(project)
    path_of(project, "p/t:head").write_text("edited\n")
    assert run(["golden", "orphans", "--delete", "--yes"]) == 0
    assert capsys.readouterr().out == "1 orphan deleted\n"
    assert path_of(project, "p/t:head").read_text() == "edited\n"


def test_orphans_are_not_guessed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["golden", "orphans"]) == 2
    assert "no run of pytest is recorded" in capsys.readouterr().err
    orphaned(project, complete=False)
    assert run(["golden", "orphans", "--delete", "--yes"]) == 2
    error = capsys.readouterr().err
    assert "the last run of pytest was not complete" in error
    assert "a worker crashed" in error


def test_verbs_from_a_folder_below_and_another_pending_folder(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "below").mkdir()
    monkeypatch.chdir(project / "below")
    assert run(["golden", "status", "--kernel", "t:new"]) == 1
    assert capsys.readouterr().out.startswith(f"{project}/golden/p/t/new/default.cpp:1:1: ")
    (project / ".astgen/pending").rename(project / "artifact")
    assert run(["golden", "accept", "--kernel", "t:new", "--pending-dir", "../artifact"]) == 0
    assert path_of(project, "p/t:new").exists()
    monkeypatch.chdir("/")
    assert run(["golden", "status", "--root", str(project), "--pending-dir", str(project / "artifact")]) == 1
