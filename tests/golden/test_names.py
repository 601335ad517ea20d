"""One name, one file: what golden files are called, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astgen.golden.names import GoldenError, golden_path, index_path, name_at, parse_name
from astgen.golden.store import Golden, Store

PATHS = {
    "torch-2.13/register:add.out/CUDA": "torch-2.13/register/add/out@CUDA.cpp",
    "torch-2.13/register:add_out/CUDA": "torch-2.13/register/add_out/default@CUDA.cpp",
    "torch-2.13/trace+dispatcher:add.Tensor": "torch-2.13/trace+dispatcher/add/Tensor.cpp",
    "trace:add#registration": "trace/add/default.registration.cpp",
    "trace:add.default": "trace/add/%64efault.cpp",
    "a/b/trace:my::scale.out": "a/b/trace/my%3A%3Ascale/out.cpp",
    "trace:nul": "trace/%6Eul/default.cpp",
    "trace:x.CON": "trace/x/%43ON.cpp",
    "trace:a/../../etc": "trace/a/default@%2E%2E%2F%2E%2E%2Fetc.cpp",
    "trace:é": "trace/%C3%A9/default.cpp",
    "trace:a%41": "trace/a%2541/default.cpp",
    "../trace:a": "%2E./trace/a/default.cpp",
}


@pytest.mark.parametrize("name", PATHS)
def test_paths(name: str) -> None:
    assert golden_path(parse_name(name)) == PATHS[name]
    assert name_at(PATHS[name]) == name
    assert index_path(parse_name(name)).endswith("/digests.txt")


WORDS = st.text(st.characters(exclude_characters="/#.", exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1)


@given(st.lists(st.tuples(WORDS, WORDS, WORDS, WORDS), min_size=2, max_size=8))
def test_different_names_have_different_files(parts: list[tuple[str, str, str, str]]) -> None:
    names = {f"trace:{name}.{overload}/{dispatch}#{role}" for name, overload, dispatch, role in parts}
    paths = {golden_path(parse_name(name)) for name in names}
    assert len(paths) == len({str(parse_name(name)) for name in names})
    for path in paths:
        assert path.isascii()
        assert all(len(part) <= 255 and part not in (".", "..") for part in path.split("/"))


@pytest.mark.parametrize("name", ["", "add", "trace:", "trace:a\nb", "trace:a\0", "trace:\ud800"])
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(GoldenError, match="key"):
        parse_name(name)


def test_long_names_are_cut(tmp_path: Path) -> None:
    """Names of 300 bytes that differ at their end have files of their own, which can be written."""
    names = [f"trace:{'x' * 300}{end}.{'y' * 300}{end}/{'z' * 300}" for end in "ab"]
    paths = [golden_path(parse_name(name)) for name in names]
    assert len(set(paths)) == 2
    for path in paths:
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text("x")
        assert name_at(path) == path, "the name cannot be had back"


def test_names_that_differ_in_case_are_refused(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    store.compare(Golden("trace:Foo", "x\n"))
    with pytest.raises(GoldenError, match=r"trace:Foo and trace:foo would have the same golden file trace/foo/"):
        store.compare(Golden("trace:foo", "x\n"))


def test_names_that_differ_in_case_from_a_golden_are_refused(tmp_path: Path) -> None:
    (tmp_path / "trace" / "Foo").mkdir(parents=True)
    (tmp_path / "trace" / "Foo" / "default.cpp").write_text("// astgen-golden 1\n// Foo\nx\n")
    with pytest.raises(GoldenError, match="where names have no case"):
        Store(str(tmp_path)).compare(Golden("trace:foo", "x\n"))
