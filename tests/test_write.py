"""Writing files: whole or not at all, only what changed, and nothing outside the output folder."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from astgen import GeneratedFile, Written, write
from astgen.emit.write import MANIFEST
from astgen.errors import OutputError


def file(path: str, text: str = "text\n", lowering: str = "trace") -> GeneratedFile:
    return GeneratedFile(path, text, lowering)


def tree(folder: Path) -> dict[str, bytes | None]:
    """All that is below a folder: files with their content, folders with None."""
    found = sorted(folder.rglob("*")) if folder.exists() else []
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in found}


def stamp(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_mtime_ns, status.st_ino


def manifest(folder: Path) -> dict[str, Any]:
    return json.loads((folder / MANIFEST).read_text())["files"]  # type: ignore[no-any-return]


# --- what is written ---


def test_files_and_their_manifest(tmp_path: Path) -> None:
    out = tmp_path / "new" / "out"
    done = write([file("a/x.cpp", "x\n"), file("y.h", "y\n", "other")], out)
    assert done == Written(("a/x.cpp", "y.h"), (), (), ())
    assert tree(out).keys() == {"a", "a/x.cpp", "y.h", MANIFEST}
    assert (out / "a/x.cpp").read_text() == "x\n"
    assert json.loads((out / MANIFEST).read_text()) == {
        "schema": "astgen.manifest/1",
        "files": {
            "a/x.cpp": {"lowering": "trace", "sha256": sha256(b"x\n").hexdigest()},
            "y.h": {"lowering": "other", "sha256": sha256(b"y\n").hexdigest()},
        },
    }


def test_an_unchanged_file_is_not_touched(tmp_path: Path) -> None:
    write([file("same.cpp"), file("other.cpp")], tmp_path)
    before = {name: stamp(tmp_path / name) for name in ("same.cpp", "other.cpp", MANIFEST)}
    done = write([file("same.cpp"), file("other.cpp", "TEXT\n")], tmp_path)
    assert (done.written, done.unchanged) == (("other.cpp",), ("same.cpp",))
    assert stamp(tmp_path / "same.cpp") == before["same.cpp"]
    assert stamp(tmp_path / "other.cpp") != before["other.cpp"]
    after = stamp(tmp_path / MANIFEST)
    write([file("same.cpp"), file("other.cpp", "TEXT\n")], tmp_path)
    assert stamp(tmp_path / MANIFEST) == after


def test_a_file_that_somebody_edited_is_made_again(tmp_path: Path) -> None:
    write([file("a.cpp")], tmp_path)
    (tmp_path / "a.cpp").write_text("TEXT\n")  # of the same size
    assert write([file("a.cpp")], tmp_path).written == ("a.cpp",)
    assert (tmp_path / "a.cpp").read_text() == "text\n"


def test_a_link_is_replaced_and_what_it_points_to_left_alone(tmp_path: Path) -> None:
    out, outside = tmp_path / "out", tmp_path / "outside.cpp"
    outside.write_text("precious")
    out.mkdir()
    (out / "a.cpp").symlink_to(outside)
    write([file("a.cpp")], out)
    assert outside.read_text() == "precious"
    assert not (out / "a.cpp").is_symlink()


def test_text_beyond_ascii(tmp_path: Path) -> None:
    write([file("a.cpp", "// é ☃\n")], tmp_path)
    assert (tmp_path / "a.cpp").read_bytes() == "// é ☃\n".encode()


# --- what an earlier run wrote ---


def test_what_is_no_longer_made_is_removed(tmp_path: Path) -> None:
    write([file("a.cpp"), file("b.cpp")], tmp_path)
    assert write([file("a.cpp")], tmp_path) == Written((), ("a.cpp",), ("b.cpp",), ())
    assert tree(tmp_path).keys() == {"a.cpp", MANIFEST}
    assert manifest(tmp_path).keys() == {"a.cpp"}


def test_what_is_gone_already_counts_as_removed(tmp_path: Path) -> None:
    write([file("a.cpp"), file("d/b.cpp")], tmp_path)
    (tmp_path / "d/b.cpp").unlink()
    (tmp_path / "d").rmdir()
    (tmp_path / "d").write_text("a file now")
    assert write([file("a.cpp")], tmp_path).removed == ("d/b.cpp",)


def test_what_somebody_edited_is_kept(tmp_path: Path) -> None:
    write([file("a.cpp"), file("b.cpp"), file("c.cpp")], tmp_path)
    (tmp_path / "b.cpp").write_text("mine")
    (tmp_path / "c.cpp").unlink()
    (tmp_path / "c.cpp").mkdir()
    done = write([file("a.cpp")], tmp_path)
    assert (done.removed, done.kept) == ((), ("b.cpp", "c.cpp"))
    assert (tmp_path / "b.cpp").read_text() == "mine"
    assert (tmp_path / "c.cpp").is_dir()


def test_files_of_other_lowerings_and_of_nobody_are_left_alone(tmp_path: Path) -> None:
    write([file("ops.h", lowering="ops"), file("a.cpp")], tmp_path)
    (tmp_path / "notes.txt").write_text("mine")
    done = write([file("b.cpp")], tmp_path)
    assert done.removed == ("a.cpp",)
    assert tree(tmp_path).keys() == {"b.cpp", "ops.h", "notes.txt", MANIFEST}
    assert manifest(tmp_path).keys() == {"b.cpp", "ops.h"}


def test_without_files_nothing_is_removed(tmp_path: Path) -> None:
    write([file("a.cpp")], tmp_path)
    assert write([], tmp_path) == Written((), (), (), ())
    assert manifest(tmp_path).keys() == {"a.cpp"}


# --- manifests from anywhere ---

TEXT = sha256(b"text\n").hexdigest()


def entries(*paths: str) -> dict[str, object]:
    return {path: {"lowering": "trace", "sha256": TEXT} for path in paths}


def wrap(files: object) -> str:
    return json.dumps({"schema": "astgen.manifest/1", "files": files})


@pytest.mark.parametrize(
    "content",
    [
        "",
        "garbage",
        "[]",
        "null",
        "3",
        "{}",
        '{"schema": "astgen.manifest/1"}',
        '{"schema": "astgen.manifest/2", "files": {"b.cpp": {"lowering": "trace", "sha256": "0"}}}',
        wrap(["b.cpp"]),
        wrap(None),
        wrap({"b.cpp": None}),
        wrap({"b.cpp": {}}),
        wrap({"b.cpp": {"lowering": "trace"}}),
        wrap({"b.cpp": {"lowering": ["trace"], "sha256": TEXT}}),
        wrap({"b.cpp": {"lowering": "trace", "sha256": 3}}),
        wrap(entries("", ".", "\0", "b.cpp\0")),
        "[" * 100_000,
        "\xff",
    ],
)
def test_a_manifest_that_makes_no_sense_is_as_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "b.cpp").write_text("text\n")
    (tmp_path / MANIFEST).write_text(content, "latin-1")
    assert write([file("a.cpp")], tmp_path) == Written(("a.cpp",), (), (), ())
    assert (tmp_path / "b.cpp").exists()
    assert manifest(tmp_path).keys() == {"a.cpp"}


@pytest.mark.parametrize("path", ["../x", "../../x", "a/../../x", "{outside}", "./../x", "link/x", "../out/../x"])
def test_a_manifest_removes_nothing_outside(tmp_path: Path, path: str) -> None:
    outside, out = tmp_path / "x", tmp_path / "out"
    outside.write_text("text\n")
    (tmp_path.parent / "x").write_text("text\n")
    out.mkdir()
    (out / "link").symlink_to(tmp_path)
    (out / MANIFEST).write_text(wrap(entries(path.format(outside=outside))))
    assert write([file("a.cpp")], out).removed == ()
    assert outside.read_text() == "text\n"
    assert (tmp_path.parent / "x").exists()


def test_a_link_in_the_folder_is_removed_without_what_it_points_to(tmp_path: Path) -> None:
    outside, out = tmp_path / "x", tmp_path / "out"
    outside.write_text("text\n")
    out.mkdir()
    (out / "link.cpp").symlink_to(outside)
    (out / MANIFEST).write_text(wrap(entries("link.cpp")))
    write([file("a.cpp")], out)
    assert outside.read_text() == "text\n"


@pytest.mark.parametrize("path", ["d/../a.cpp", "./a.cpp", "d//../a.cpp"])
def test_another_spelling_of_a_file_that_is_made_does_not_remove_it(tmp_path: Path, path: str) -> None:
    (tmp_path / "d").mkdir()
    (tmp_path / MANIFEST).write_text(wrap(entries(path)))
    write([file("a.cpp")], tmp_path)
    assert (tmp_path / "a.cpp").exists()


# --- errors leave the folder as it was ---


@pytest.mark.parametrize("path", ["../a.cpp", "/nowhere/a.cpp", "a/../../b.cpp", "", ".", "a/./b.cpp", "\0", MANIFEST])
def test_a_path_that_is_none_below_the_folder(tmp_path: Path, path: str) -> None:
    out = tmp_path / "out"
    with pytest.raises(OutputError, match="the lowering trace writes"):
        write([file("fine.cpp"), file(path)], out)
    assert tree(tmp_path) == {}


def test_two_lowerings_that_write_one_file(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match=r"a\.cpp is written twice, by the lowerings trace and mine"):
        write([file("a.cpp"), file("a.cpp", lowering="mine")], tmp_path)
    assert tree(tmp_path) == {}


def test_a_file_where_a_folder_is_needed(tmp_path: Path) -> None:
    write([file("a.cpp")], tmp_path)
    (tmp_path / "sub").write_text("in the way")
    before = tree(tmp_path)
    with pytest.raises(OutputError) as caught:
        write([file("b.cpp"), file("made/c.cpp"), file("sub/deep/d.cpp")], tmp_path)
    assert str(caught.value) == f"error: cannot write {tmp_path / 'sub'}: Not a directory"
    assert tree(tmp_path) == before


def test_a_folder_where_a_file_is_needed(tmp_path: Path) -> None:
    write([file("a.cpp"), file("old.cpp")], tmp_path)
    (tmp_path / "b.cpp").mkdir()
    before = tree(tmp_path)
    with pytest.raises(OutputError) as caught:
        write([file("a.cpp", "new\n"), file("b.cpp")], tmp_path)
    assert str(caught.value) == f"error: cannot write {tmp_path / 'b.cpp'}: Is a directory"
    assert tree(tmp_path) == before


@pytest.mark.parametrize("name", ["file", "file/below", "file/far/below"])
def test_an_output_folder_that_cannot_be(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OutputError) as caught:
        write([file("a.cpp")], tmp_path / name)
    assert str(caught.value) == f"error: cannot write {tmp_path / 'file'}: Not a directory"
    assert caught.value.exit_code == 3
    assert tree(tmp_path) == {"file": b"in the way"}


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no /proc, a folder that nobody can write to")
def test_a_folder_that_nobody_can_write_to() -> None:
    with pytest.raises(OutputError, match="cannot write /proc/astgen: "):
        write([file("a.cpp")], "/proc/astgen/out")


class FullDisk:
    """A write of a new file that fails for the file of some number, after it has made half of it."""

    def __init__(self, number: int) -> None:
        self.left = number

    def __call__(self, path: str, content: bytes) -> None:
        self.left -= 1
        if self.left == 0:
            Path(path).write_text("half")
            raise OSError(28, "No space left on device")
        Path(path).write_bytes(content)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    write([file("a.cpp"), file("old.cpp")], tmp_path)
    before = tree(tmp_path)
    monkeypatch.setattr("astgen.emit.staging.write_new", FullDisk(number))
    place = ("a.cpp", "sub/b.cpp", MANIFEST)[number - 1]
    with pytest.raises(OutputError, match=re.escape(f"cannot write {tmp_path / place}: No space left on device")):
        write([file("a.cpp", "new\n"), file("sub/b.cpp")], tmp_path)
    assert tree(tmp_path) == before


def test_a_file_that_cannot_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write([file("a.cpp")], tmp_path)
    before = tree(tmp_path)

    def replace(source: Path, target: Path) -> None:
        raise PermissionError(13, "Permission denied", str(source), None, str(target))

    monkeypatch.setattr(os, "replace", replace)
    with pytest.raises(OutputError) as caught:
        write([file("a.cpp", "new\n"), file("b.cpp")], tmp_path)
    assert str(caught.value) == f"error: cannot write {tmp_path / 'a.cpp'}: Permission denied"
    assert tree(tmp_path) == before


def test_an_interrupt_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def replace(source: Path, target: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", replace)
    with pytest.raises(KeyboardInterrupt):
        write([file("sub/a.cpp")], tmp_path)
    assert tree(tmp_path) == {}


# --- runs that are killed, disks that are full ---

KILLED = """
import os, sys
from astgen import GeneratedFile, write
from astgen.emit import staging
step = int(sys.argv[2])
def dying(function):
    def call(*arguments):
        global step
        step -= 1
        if step == 0:
            os.kill(os.getpid(), 9)
        return function(*arguments)
    return call
staging.write_new, os.replace, os.unlink = dying(staging.write_new), dying(os.replace), dying(os.unlink)
write([GeneratedFile(f"{name}.cpp", "new " + name, "trace") for name in ("a", "b", "sub/c")], sys.argv[1])
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a process is killed as POSIX does it")
@pytest.mark.parametrize("step", range(1, 10))
def test_a_run_that_is_killed_leaves_whole_files_and_the_next_completes(tmp_path: Path, step: int) -> None:
    """Killed at each step of a run: before each file is written, moved or removed."""
    old = [file("a.cpp", "old a"), file("b.cpp", "old b"), file("gone.cpp", "old")]
    new = [file(f"{name}.cpp", f"new {name}") for name in ("a", "b", "sub/c")]
    write(old, tmp_path)
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), str(step)], check=False)
    assert done.returncode == -9
    whole = {b"old a", b"old b", b"old", b"new a", b"new b", b"new sub/c"}
    for path, content in tree(tmp_path).items():
        if not path.endswith((".tmp", MANIFEST)) and content is not None:
            assert content in whole
    assert manifest(tmp_path)
    write(new, tmp_path)
    assert tree(tmp_path).keys() == {"a.cpp", "b.cpp", "sub", "sub/c.cpp", MANIFEST}
    assert [(tmp_path / one.path).read_text() for one in new] == [one.text for one in new]


def test_what_somebody_else_named_so_is_left_alone(tmp_path: Path) -> None:
    others = [".notes.tmp", "a.cpp.123-0123abcd.tmp", ".a.cpp.x-0123abcd.tmp"]
    for name in others:
        (tmp_path / name).write_text("mine")
    write([file("a.cpp")], tmp_path)
    assert tree(tmp_path).keys() == {"a.cpp", MANIFEST, *others}


FULL = """
mount -t tmpfs -o size=64k none "$1" && cd "$1" && printf small > a.cpp && "$2" -c '
from astgen import GeneratedFile, write
from astgen.errors import OutputError
try:
    write([GeneratedFile("a.cpp", "x" * 30_000, "trace"), GeneratedFile("d/b.cpp", "x" * 60_000, "trace")], ".")
except OutputError as error:
    print(error)
' && ls -A && cat a.cpp
"""


READ_ONLY = """
mount -t tmpfs none "$1" && cd "$1" && printf small > a.cpp && cd / && mount -o remount,ro "$1" && cd "$1" && "$2" -c '
from astgen import GeneratedFile, write
from astgen.errors import OutputError
try:
    write([GeneratedFile("a.cpp", "new", "trace")], ".")
except OutputError as error:
    print(error)
' && ls -A && cat a.cpp
"""


@pytest.mark.parametrize(
    ("script", "message"),
    [
        (FULL, "error: cannot write ./d/b.cpp: No space left on device"),
        (READ_ONLY, "error: cannot write ./a.cpp: Read-only file system"),
    ],
    ids=["full", "read-only"],
)
def test_a_disk_of_its_own(tmp_path: Path, script: str, message: str) -> None:
    unshare = shutil.which("unshare")
    command = [str(unshare), "-rm", "sh", "-ec", script, "sh", str(tmp_path), sys.executable]
    done = subprocess.run(command, capture_output=True, text=True, check=False) if unshare else None
    if done is None or "mount" in done.stderr or "unshare" in done.stderr:
        pytest.skip("a small disk of one's own cannot be mounted here")
    assert (done.stdout, done.stderr) == (f"{message}\na.cpp\nsmall", "")


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="root can write to every folder")
def test_a_folder_that_is_read_only(tmp_path: Path) -> None:
    write([file("a.cpp")], tmp_path)
    tmp_path.chmod(0o555)
    try:
        with pytest.raises(OutputError, match="Permission denied"):
            write([file("a.cpp", "new\n")], tmp_path)
    finally:
        tmp_path.chmod(0o755)
    assert (tmp_path / "a.cpp").read_text() == "text\n"


# --- several at once ---

RACE = """
import sys
from astgen import GeneratedFile, write
text = sys.argv[2] * 200_000 + "\\n"
for _ in range(15):
    write([GeneratedFile(f"d/{n}.cpp", text, "trace") for n in range(4)], sys.argv[1])
"""


def test_two_runs_at_once_give_whole_files(tmp_path: Path) -> None:
    runs = [subprocess.Popen([sys.executable, "-c", RACE, str(tmp_path), letter]) for letter in "ab"]
    assert [run.wait(timeout=60) for run in runs] == [0, 0]
    for number in range(4):
        text = (tmp_path / "d" / f"{number}.cpp").read_text()
        assert text in ("a" * 200_000 + "\n", "b" * 200_000 + "\n")
    assert len(tree(tmp_path)) == 6
    assert manifest(tmp_path).keys() == {f"d/{number}.cpp" for number in range(4)}
