"""Golden files and digest indexes: what is compared, what is pending, what accepting writes and refuses."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from astgen.errors import OutputError
from astgen.golden.accept import STALE, accept, reject
from astgen.golden.index import read_index
from astgen.golden.names import GoldenError
from astgen.golden.pending import Item, PendingTree, item_of, state_folder
from astgen.golden.store import Golden, Store
from astgen.golden.text import is_unmerged, read, written

ADD = Golden("trace:add.out", "int a;\nint b;\n", "add.out(Tensor self) -> Tensor", "ops.yaml:3:9", "trace.py:83")
FILE = "trace/add/out.cpp"
HEADER = "// astgen-golden 1\n// add.out(Tensor self) -> Tensor\n"
CONFLICT = "<<<<<<< ours\nint a;\n=======\nint b;\n>>>>>>> theirs\n"


def put(root: Path, text: str, file: str = FILE) -> Path:
    path = root / "golden" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    return path


def kept(root: Path, golden: Golden = ADD) -> tuple[Item, PendingTree]:
    """The pending item of a golden that differs."""
    tree = PendingTree(str(root / "pending"))
    tree.write(item_of(Store(str(root / "golden")).compare(golden), "golden", "test_a.py::test", "run"))
    (item,) = [item for item in tree.items() if item.name == golden.name]
    return item, tree


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        (HEADER + "int a;\nint b;\n", "same", 1),
        ((HEADER + "int a;\nint b;\n").replace("\n", "\r\n"), "same", 1),
        (HEADER + "int a;\nint c;\n", "changed", 4),
        (HEADER + "int a;\nint b;\nint c;\n", "changed", 4),
        (HEADER + "int a;\nint b;", "changed", 4),
        (HEADER.replace("self", "x") + "int a;\nint b;\n", "header", 1),
        ("int a;\nint b;\n", "header", 1),
        ("int c;\n", "changed", 1),
        (HEADER + CONFLICT, "new", 1),
        (None, "new", 1),
    ],
)
def test_comparing(tmp_path: Path, text: str | None, kind: str, line: int) -> None:
    if text is not None:
        put(tmp_path, text)
    verdict = Store(str(tmp_path / "golden")).compare(ADD)
    assert (verdict.kind, verdict.line, verdict.path) == (kind, line, FILE)
    if kind != "same":
        assert verdict.old_sha256 == (sha256(text.encode()).hexdigest() if text else "")
    assert bool(verdict.note) == (text is not None and "<<<" in text)


def test_a_golden_of_a_later_format(tmp_path: Path) -> None:
    put(tmp_path, "// astgen-golden 2\n// x\nint a;\n")
    with pytest.raises(GoldenError, match=r"out.cpp:1:1: error: the golden has format 2; this astgen knows format 1"):
        Store(str(tmp_path / "golden")).compare(ADD)


def test_what_a_conflict_is() -> None:
    """A line that begins one and a later line that ends one; not lines of equals signs, nor either alone."""
    assert is_unmerged(CONFLICT)
    assert not is_unmerged("a\n=======\nb\n")
    assert not is_unmerged("<<<<<<< ours\n")
    assert not is_unmerged(">>>>>>> theirs\n<<<<<<< ours\n")
    assert not is_unmerged("x <<<<<<< a\n>>>>>>> b\n")
    assert not is_unmerged("<<<<<<< >>>>>>> \n")


def test_reading_back() -> None:
    content = read(written("f(Tensor  self)\n -> Tensor", "int a;\n"), "x")
    assert (content.source, content.body, content.header_lines) == ("f(Tensor self) -> Tensor", "int a;\n", 2)
    assert written("", "x\n") == b"// astgen-golden 1\n//\nx\n"


# --- accepting ---


def test_accepting_a_new_golden(tmp_path: Path) -> None:
    item, tree = kept(tmp_path)
    assert (item.kind, item.old_sha256, item.cause) == ("new", "", "unknown")
    outcome = accept([item], tree, str(tmp_path))
    assert (outcome.accepted, outcome.refused) == ((item,), ())
    assert (tmp_path / "golden" / FILE).read_bytes() == (HEADER + "int a;\nint b;\n").encode()
    assert list(tree.items()) == []
    assert [p.name for p in tmp_path.iterdir()] == ["golden"] or not any((tmp_path / "pending").rglob("*"))


def test_a_stale_item_is_refused(tmp_path: Path) -> None:
    path = put(tmp_path, HEADER + "int x;\n")
    item, tree = kept(tmp_path)
    assert (item.kind, item.cause, item.old) == ("changed", "generator", "int x;\n")
    path.write_text(HEADER + "int edited;\n")
    outcome = accept([item], tree, str(tmp_path))
    assert outcome.refused == ((item, STALE),)
    assert path.read_text() == HEADER + "int edited;\n"
    assert list(tree.items()) == [item]
    path.unlink()
    assert accept([item], tree, str(tmp_path)).refused == ((item, STALE),), "one that is gone has changed, too"


def test_accepting_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    """The golden is written, the item is still there: nothing is stale."""
    item, tree = kept(tmp_path)
    put(tmp_path, HEADER + "int a;\nint b;\n")
    assert accept([item], tree, str(tmp_path)).refused == ()
    assert list(tree.items()) == []


def test_what_two_tests_want_differently_is_refused(tmp_path: Path) -> None:
    item, tree = kept(tmp_path)
    conflict = replace(item, kind="conflict")
    assert [reason for _, reason in accept([conflict], tree, str(tmp_path)).refused] == [
        "two tests want different text for it"
    ]
    assert not (tmp_path / "golden").exists()


def test_files_that_would_be_one_are_refused(tmp_path: Path) -> None:
    tree = PendingTree(str(tmp_path / "pending"))
    items = []
    for name in ("trace:Foo", "trace:foo"):
        items.append(item_of(Store(str(tmp_path / "golden")).compare(Golden(name, "x\n")), "golden", "", ""))
    outcome = accept(items, tree, str(tmp_path))
    assert [i.name for i in outcome.accepted] == ["trace:Foo"]
    assert "trace:Foo and trace:foo would have the same golden file" in outcome.refused[0][1]
    again = accept(items[1:], tree, str(tmp_path))
    assert "where names have no case" in again.refused[0][1]


def test_rejecting(tmp_path: Path) -> None:
    item, tree = kept(tmp_path)
    reject([item], tree)
    assert list(tree.items()) == []
    assert not (tmp_path / "golden").exists()


def test_the_cause_is_the_schema_where_the_header_differs(tmp_path: Path) -> None:
    put(tmp_path, HEADER.replace("self", "x") + "int x;\n")
    assert kept(tmp_path)[0].cause == "schema"


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    item, tree = kept(tmp_path)
    (tmp_path / "golden").write_text("a file")
    with pytest.raises(OutputError, match="cannot write"):
        accept([item], tree, str(tmp_path))
    assert list(tree.items()) == [item]


def test_what_is_no_item_is_passed_over(tmp_path: Path) -> None:
    item, tree = kept(tmp_path)
    folder = tmp_path / "pending"
    for i, text in enumerate(["", "{}", "[1]", '{"format": "astgen.pending/1"}', '{"format": "other"}']):
        (folder / f"x{i}.json").write_text(text)
    (folder / "more.json").write_text(json.dumps({**json.loads(next(folder.rglob("out*")).read_text()), "later": 1}))
    assert [found.name for found in tree.items()] == [item.name, item.name]


def test_the_state_folder_ignores_itself(tmp_path: Path) -> None:
    assert (Path(state_folder(str(tmp_path))) / ".gitignore").read_text() == "*\n"


# --- the digest index ---

ONE, TWO = Golden("p/t:a", "x\n", filed=False), Golden("p/t:b.out", "y\n", filed=False)


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def test_the_index(tmp_path: Path) -> None:
    """Lines are sorted; a line of another kernel stays; what is the same is the same."""
    tree = PendingTree(str(tmp_path / "pending"))
    index = put(tmp_path, f"t:c {digest('z')}\n", "p/t/digests.txt")
    items = [kept(tmp_path, golden)[0] for golden in (TWO, ONE)]
    assert [(item.kind, item.file, item.path) for item in items] == [
        ("new", "p/t/digests.txt", "p/t/b/out.cpp"),
        ("new", "p/t/digests.txt", "p/t/a/default.cpp"),
    ]
    assert accept(items, tree, str(tmp_path)).refused == ()
    lines = [f"t:a {digest('x' + chr(10))}", f"t:b.out {digest('y' + chr(10))}", f"t:c {digest('z')}"]
    assert index.read_text().splitlines() == lines
    verdict = Store(str(tmp_path / "golden")).compare(replace(TWO, text="other\n"))
    assert (verdict.kind, verdict.line, verdict.old) == ("changed", 2, None)
    assert Store(str(tmp_path / "golden")).compare(ONE).kind == "same"


def test_a_stale_line_of_the_index_is_refused(tmp_path: Path) -> None:
    index = put(tmp_path, f"t:a {digest('1')}\nt:b.out {digest('1')}\n", "p/t/digests.txt")
    items = [kept(tmp_path, golden)[0] for golden in (ONE, TWO)]
    index.write_text(f"t:a {digest('2')}\nt:b.out {digest('1')}\n")
    outcome = accept(items, PendingTree(str(tmp_path / "pending")), str(tmp_path))
    assert [(item.name, reason) for item, reason in outcome.refused] == [("p/t:a", STALE)]
    assert index.read_text() == f"t:a {digest('2')}\nt:b.out {TWO_DIGEST}\n"


TWO_DIGEST = digest("y\n")


def test_an_index_with_conflict_markers(tmp_path: Path) -> None:
    """What stands between the markers is missing; the rest holds."""
    text = f"t:a {digest('x' + chr(10))}\n<<<<<<< ours\nt:b.out 1\n=======\nt:b.out 2\n>>>>>>> theirs\nt:c 3\n"
    index = put(tmp_path, text, "p/t/digests.txt")
    assert read_index(index.read_bytes()).digests == {"t:a": digest("x\n"), "t:c": "3"}
    store = Store(str(tmp_path / "golden"))
    assert store.compare(ONE).kind == "same"
    verdict = store.compare(TWO)
    assert (verdict.kind, verdict.note) == ("new", "the golden has conflict markers")


def test_a_golden_gets_a_file_and_leaves_the_index(tmp_path: Path) -> None:
    index = put(tmp_path, f"t:a {digest('x' + chr(10))}\nt:b.out {TWO_DIGEST}\n", "p/t/digests.txt")
    item, tree = kept(tmp_path, replace(TWO, filed=True))
    assert item.kind == "new"
    accept([item], tree, str(tmp_path))
    assert index.read_text() == f"t:a {digest('x' + chr(10))}\n"
    assert (tmp_path / "golden" / "p/t/b/out.cpp").read_text() == "// astgen-golden 1\n// p/t:b.out\ny\n"
