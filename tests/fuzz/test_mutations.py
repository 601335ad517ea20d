"""Mutations of the files of torch: each is generated from, or gives errors with their places."""

from __future__ import annotations

import gc
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from astgen.cli.main import run
from astgen.errors import ERROR, Diagnostic
from astgen.profiles.names import NEWEST
from astgen.profiles.registry import get_profile
from astgen.profiles.sources import tags_file
from astgen.schema.load import load_operators
from astgen.schema.yaml_syntax import read_source
from fuzz.mutations import groups_of, mutated, mutations, words_of
from fuzz.target import NAME, try_text

pytestmark = pytest.mark.torch
FOUND = sorted((Path(__file__).parent / "found").glob("*.yaml"))


@pytest.fixture(scope="module")
def files() -> dict[str, Path]:
    pytest.importorskip("torchgen", reason="mutates the files of an installed torch")
    profile = get_profile(NEWEST)
    assert profile.derivatives is not None
    schemas = profile.schemas()
    return {"schemas": schemas, "derivatives": profile.derivatives(), "tags": tags_file(schemas)}


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_what_was_found(path: Path) -> None:
    """Inputs that raised something else once; those of derivatives are for the operators in the file beside."""
    beside = path.with_suffix(".schemas")
    rules = get_profile(NEWEST).rules
    operators = load_operators(read_source(beside), rules=rules, errors=[]) if beside.exists() else []
    try_text(path.read_bytes(), operators)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(7))
def test_mutated_operators_with_their_groups(files: dict[str, Path], seed: int) -> None:
    outcomes = {True: 0, False: 0}
    for text, _ in mutations(files["schemas"].read_text("utf-8"), 1000, seed):
        found = attempt(text)
        outcomes[any(d.severity == ERROR for d in found)] += 1
    assert min(outcomes.values()) > 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(7, 10))
def test_mutated_derivatives_with_their_operators(files: dict[str, Path], seed: int) -> None:
    groups = groups_of(files["schemas"].read_text("utf-8"))
    outcomes = {True: 0, False: 0}
    for text, root in mutations(files["derivatives"].read_text("utf-8"), 1000, seed):
        found = attempt(text, "".join(groups.get(root, ())))
        outcomes[any(d.severity == ERROR for d in found)] += 1
    assert min(outcomes.values()) > 100


def attempt(text: str, schemas: str = "") -> list[Diagnostic]:
    """Try one; a failure says with which text."""
    operators = []
    if schemas:
        operators = load_operators(read_source("beside.yaml", schemas), rules=get_profile(NEWEST).rules, errors=[])
    try:
        return try_text(text, operators)
    except Exception as error:
        error.add_note(f"the text was {text!r}, for {schemas!r}")
        raise


CHUNK = 50


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Without the garbage collector, as the command runs."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("chunk", range(4))
def test_mutated_files_through_the_command(
    files: dict[str, Path], chunk: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], no_collector: None
) -> None:
    """Whole files with one change: written in full, or errors with places and nothing written."""
    chance = random.Random(chunk)
    texts = {kind: path.read_text("utf-8") for kind, path in files.items()}
    words = {kind: words_of(text) for kind, text in texts.items()}
    for number in range(CHUNK):
        kind = chance.choices(["schemas", "derivatives", "tags"], [7, 1, 2])[0]
        path, out = tmp_path / NAME, tmp_path / f"out{number}"
        path.write_text(mutated(texts[kind], words[kind], chance), "utf-8")
        command = ["gen", "--schemas", str(path), "--lowering", "operator_list", "--out", str(out), "-q"]
        if kind != "schemas":
            command = ["lint", str(path), "--kind", kind, "-q"]
        code = run([*command, "--profile", NEWEST])
        captured = capsys.readouterr()
        shown = captured.out + captured.err
        assert code in (0, 3), shown
        assert "Traceback" not in shown
        assert "internal error" not in shown
        if code == 3:
            assert re.search(rf"{NAME}:\d+:\d+: error: ", shown), shown
            assert not out.exists()
        elif kind == "schemas":
            assert any(out.rglob("*.*"))
