"""What nobody planned: places that cannot be read or written, names that are none, items from elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astgen.cli.golden_digests import old_text_hint
from astgen.cli.main import run
from astgen.golden.accept import accept
from astgen.golden.listing import Siblings, content, files
from astgen.golden.names import GoldenError, name_at
from astgen.golden.orphans import find_orphans, read_run
from astgen.golden.pending import Item, PendingTree, item_of, state_folder
from astgen.golden.store import Golden, Store
from astgen.record import replace

HEADER = "// astgen-golden 1\n// f(Tensor self)\n"
FILE = "golden/t/f/default.cpp"


@pytest.fixture(autouse=True)
def _no_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("CI", "ASTGEN_GOLD", "EXPECTTEST_ACCEPT", "PYTEST_ADDOPTS"):
        monkeypatch.delenv(variable, raising=False)


def put(root: Path, text: str, file: str = FILE) -> Path:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def kept(root: Path, golden: Golden) -> tuple[Item, PendingTree]:
    """What a test that asks for a golden leaves."""
    state_folder(str(root))
    tree = PendingTree(str(root / ".astgen/pending"))
    item = item_of(Store(str(root / "golden")).compare(golden), "golden", "test_a.py::test", "run")
    tree.write(item)
    return item, tree


# --- in pytest ---

TEST = "def test_f(astgen_golden): astgen_golden.check('t:f', 'int b;\\n', source='f(Tensor self)')\n"


@pytest.mark.parametrize("mode", ["check", "pending", "update"])
@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("nonsense", "x", "no key of a region: 'nonsense'"),
        ("", "x", "no key of a region: ''"),
        ("t:", "x", "no key of a region: 't:'"),
        ("t:a\nb", "x", "a key of a region is one line of text"),
        ("t:f", "\ud800", "a golden holds Unicode text"),
        ("t:folder", "x", "golden/t/folder/default.cpp:1:1: error: cannot read the golden: Is a directory"),
        ("t:late", "x", "golden/t/late/default.cpp:1:1: error: the golden has format 9"),
    ],
)
def test_what_cannot_be_compared(pytester: pytest.Pytester, name: str, text: str, said: str, mode: str) -> None:
    """The test fails in a line, the session goes on, and nothing breaks when it ends."""
    (pytester.path / "golden/t/folder/default.cpp").mkdir(parents=True)
    put(pytester.path, "// astgen-golden 9\n// x\n", "golden/t/late/default.cpp")
    pytester.makepyfile(
        f"def test_bad(astgen_golden): astgen_golden.check({name!r}, {text!r})\n"
        "def test_set(astgen_golden): astgen_golden.check_all({'t:g': 'g', %r: %r})\n" % (name, text)
    )
    result = pytester.runpytest_inprocess(f"--gold={mode}")
    output = result.stdout.str()
    assert (result.ret, "INTERNALERROR" in output, "Traceback" in output) == (1, False, False)
    result.assert_outcomes(failed=2)
    assert output.count(said) >= 2


@pytest.mark.parametrize("mode", ["pending", "new", "update"])
def test_a_state_folder_that_cannot_be_written(pytester: pytest.Pytester, mode: str) -> None:
    """The test says what differs all the same, and the end why it is not kept."""
    pytester.makepyfile(TEST)
    (pytester.path / ".astgen").write_text("a file")
    result = pytester.runpytest_inprocess(f"--gold={mode}")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["golden/t/f/default.cpp:1:1: error: golden missing: t:f", "*+int b;"])
    result.stdout.fnmatch_lines(["error: what differs is not kept: cannot write */.astgen/*"])
    assert not (pytester.path / FILE).exists()


def test_goldens_that_cannot_be_written(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TEST)
    (pytester.path / "golden").write_text("a file")
    result = pytester.runpytest_inprocess("--gold=update")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["error: cannot write */golden/t/f/default.cpp: Not a directory"])
    assert "INTERNALERROR" not in result.stdout.str()


def test_a_key_has_one_name(pytester: pytest.Pytester) -> None:
    """The role kernel need not be written; with or without it is one golden, and two texts for it are a conflict."""
    pytester.makepyfile(
        "def test_a(astgen_golden): astgen_golden.check('t:f', '1')\n"
        "def test_b(astgen_golden): astgen_golden.check('t:f#kernel', '2')\n"
    )
    result = pytester.runpytest_inprocess("--gold=update")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["error: two tests want different text for the golden t:f; it is not written"])
    assert not (pytester.path / FILE).exists()


def test_what_lies_among_goldens(pytester: pytest.Pytester) -> None:
    """A link that leads nowhere, names that are no golden's: none stops a session."""
    pytester.makepyfile(TEST)
    put(pytester.path, HEADER + "int b;\n")
    (pytester.path / "golden/t/broken.cpp").symlink_to("/nowhere/at/all")
    put(pytester.path, HEADER + "x\n", "golden/t/%FF/default.cpp")
    put(pytester.path, HEADER + "x\n", "golden/alone.cpp")
    result = pytester.runpytest_inprocess("--gold=check")
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["goldens: 1 checked, 2 orphans"])


def test_goldens_elsewhere_than_usual(pytester: pytest.Pytester) -> None:
    """What lies in the usual folder is not what is compared: only the configured one has orphans."""
    pytester.makepyfile(TEST)
    pytester.makepyprojecttoml('[tool.astgen]\ngolden = "kept"\n')
    put(pytester.path, HEADER + "x\n", "golden/t/g/default.cpp")
    put(pytester.path, HEADER + "int b;\n", "kept/t/f/default.cpp")
    put(pytester.path, HEADER + "x\n", "kept/t/h/default.cpp")
    result = pytester.runpytest_inprocess("--gold=check")
    result.stdout.fnmatch_lines(["goldens: 1 checked, 1 orphans", "kept/t/h/default.cpp:1:1: warning: *"])


# --- the folder of goldens ---


def test_listing(tmp_path: Path) -> None:
    """All files with their paths; links to folders are not followed, what is not there is empty."""
    put(tmp_path, "x", "a/b/c.cpp")
    put(tmp_path, "x", "d.txt")
    (tmp_path / "loop").symlink_to(tmp_path)
    assert sorted(files(str(tmp_path))) == ["a/b/c.cpp", "d.txt", "loop"]
    assert list(files(str(tmp_path / "nothing"))) == []
    assert list(files(str(tmp_path / "d.txt"))) == []


@pytest.mark.parametrize("size", [0, 1, (1 << 16) - 1, 1 << 16, (1 << 16) + 1, 1 << 18])
def test_reading_files_of_any_size(tmp_path: Path, size: int) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\r" * size)
    assert content(str(path)) == b"\r" * size


def test_names_without_case(tmp_path: Path) -> None:
    """Files, and folders; of those that are there, and of those that were claimed."""
    put(tmp_path, "x", "t/Add/out.cpp")
    siblings = Siblings(str(tmp_path))
    siblings.claim("t/Add/Tensor.cpp")
    siblings.claim("t/mul/out.cpp")
    for path in ("t/add/x.cpp", "T/x/y.cpp", "t/Add/OUT.cpp", "t/Mul/x.cpp"):
        with pytest.raises(GoldenError, match="would be one where names have no case"):
            siblings.claim(path)
    put(tmp_path, "x", "u/Add.cpp")
    put(tmp_path, "x", "u/add.cpp")
    with pytest.raises(GoldenError, match="no case"):
        Siblings(str(tmp_path)).claim("u/ADD.cpp")


def test_a_path_that_is_no_name() -> None:
    assert name_at("t/%FF/default.cpp") == "t/%FF/default.cpp"
    assert name_at("t/%C3%A9/default.cpp") == "t:é"


def test_orphans_of_a_listing_that_is_old(tmp_path: Path) -> None:
    """A file that has gone since is none."""
    put(tmp_path, HEADER + "x\n", "t/f/default.cpp")
    present = ["t/gone/default.cpp", "t/gone/digests.txt", "t/f/default.cpp"]
    assert [orphan.name for orphan in find_orphans(str(tmp_path), {}, None, present)] == ["t:f"]


# --- accepting ---


def test_accepting_again_takes_the_line_out_of_the_index(tmp_path: Path) -> None:
    """Interrupted between the file, which is written first, and the index."""
    item, tree = kept(tmp_path, Golden("t:f", "int b;\n", "f(Tensor self)"))
    put(tmp_path, HEADER + "int b;\n")
    index = put(tmp_path, "t:f 1\nt:g 2\n", "golden/t/digests.txt")
    assert accept([item], tree, str(tmp_path)).refused == ()
    assert index.read_text() == "t:g 2\n"


def test_a_folder_where_a_golden_should_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(tmp_path, Golden("t:f", "int b;\n"))
    (tmp_path / FILE / "below").mkdir(parents=True)
    assert run(["golden", "accept", "--all", "--root", str(tmp_path)]) == 2
    assert "default.cpp:1:1: error: cannot read the golden: Is a directory" in capsys.readouterr().err


@pytest.mark.parametrize(
    "change",
    [
        {"path": "../../evil.cpp", "file": "../../evil.cpp"},
        {"file": "../../evil.txt"},
        {"folder": "../evil"},
        {"folder": "a\0b"},
        {"name": "t:other"},
        {"name": "nonsense"},
        {"name": 5},
        {"kind": "weird"},
        {"text": None},
        {"text": "\ud800"},
        {"line": "x"},
        {"old": 5},
    ],
)
def test_an_item_that_no_test_left(tmp_path: Path, change: dict[str, object]) -> None:
    """It may come with an artifact of CI: it must not lead out of the goldens, nor stop a command."""
    item, tree = kept(tmp_path, Golden("t:f", "int b;\n"))
    path = tmp_path / ".astgen/pending/t/f/default.cpp.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    assert list(tree.items()) == []
    tree.write(item)
    assert list(tree.items()) == [item]


def test_goldens_outside_of_the_project(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Tests here may have set such a folder; an artifact must not."""
    item, tree = kept(tmp_path / "project", Golden("t:f", "int b;\n"))
    tree.write(replace(item, folder=str(tmp_path / "else")))
    root = ["--root", str(tmp_path / "project")]
    assert run(["golden", "accept", "--all", *root, "--pending-dir", str(tmp_path / "project/.astgen/pending")]) == 2
    assert "outside of the project" in capsys.readouterr().err
    assert not (tmp_path / "else").exists()
    assert run(["golden", "accept", "--all", *root]) == 0
    assert (tmp_path / "else/t/f/default.cpp").exists()


# --- the commands ---


@pytest.mark.parametrize("verb", ["status", "review", "accept --all", "reject --all", "show t:f", "orphans", "resolve"])
def test_a_folder_that_is_not_there(verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A typing error must not pass for "nothing pending"."""
    file = put(tmp_path, "x", "file")
    for option in ("--root", "--pending-dir"):
        for path, said in ((tmp_path / "no", "does not exist"), (file, "is a file")):
            assert run(["golden", *verb.split(), option, str(path)]) == 2
            assert said in capsys.readouterr().err


def test_a_golden_that_cannot_be_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = ["--root", str(tmp_path)]
    path = put(tmp_path, "<<<<<<< a\n=======\n>>>>>>> b\n")
    assert run(["golden", "show", "t:f", *root]) == 2
    assert f"{path}:1:1: error: the golden has conflict markers" in capsys.readouterr().err
    path.write_text(HEADER + "int b;\n")
    assert run(["golden", "show", "t:f", "--new", *root]) == 2
    assert "nothing is pending for t:f" in capsys.readouterr().err
    kept(tmp_path, Golden("t:g", "int g;\n"))
    assert run(["golden", "show", "t:g", "--old", *root]) == 2
    assert "t:g has no golden yet" in capsys.readouterr().err


def test_arguments_for_pytest_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path, "<<<<<<< a\n=======\n>>>>>>> b\n")
    (tmp_path / "pyproject.toml").write_text("[tool.astgen]\ngolden-tests = '\"x'\n")
    assert run(["golden", "resolve", "--root", str(tmp_path)]) == 2
    assert "golden-tests '\"x' are no arguments: No closing quotation" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"format": "astgen.run/1"}',
        '{"format": "astgen.run/1", "folder": 5, "complete": true, "orphans": [], "reasons": []}',
        '{"format": "astgen.run/1", "folder": "golden", "complete": "x", "orphans": [], "reasons": []}',
        '{"format": "astgen.run/1", "folder": "golden", "complete": true, "reasons": [],'
        ' "orphans": [{"name": 1, "file": 2, "sha256": 3}]}',
    ],
)
def test_a_record_that_no_run_left(tmp_path: Path, text: str) -> None:
    put(tmp_path, text, "run.json")
    assert read_run(str(tmp_path)) is None


# --- goldens that are only a digest ---


@pytest.mark.parametrize(
    ("name", "schema", "command"),
    [
        ("torch-1.9-dev/trace:f.out", "", "--profile torch-1.9-dev --lowering trace --kernel f.out"),
        ("trace+dispatcher:f", "", "--lowering trace --call dispatcher --kernel f"),
        ("mine/trace:f", "ops.yaml:3:9", "--schemas ops.yaml --lowering trace --kernel f"),
        ("trace:f", "/else/ops.yaml:3:9", "--lowering trace --kernel f"),
        ("torch-1.9-dev/nothing:f", "", ""),
        ("torch-1.9-dev/view_funcs:f", "", ""),
    ],
)
def test_how_to_see_what_changed(
    name: str, schema: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A digest has no old text; where astgen makes the text, the last commit's is generated again."""
    folder = name.rpartition(":")[0].partition("+")[0] + ("+dispatcher" if "+" in name else "")
    put(tmp_path, f"{name.rpartition('/')[2]} 1\n", f"golden/{folder}/digests.txt")
    item, _ = kept(tmp_path, Golden(name, "int b;\n", schema=schema, filed=False))
    assert item.kind == "changed"
    told = f"to see the difference: astgen diff {command}" if command else "its old text is not kept"
    assert old_text_hint(item) == f"the golden is a digest; {told}"
    for verb in (["status"], ["review"], ["show", name]):
        run(["golden", *verb, "--root", str(tmp_path)])
        assert told in capsys.readouterr().out
    assert old_text_hint(replace(item, kind="new")) == ""
