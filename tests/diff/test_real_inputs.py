"""Comparisons of real size: the redispatch change, an argument more in torch's own schemas, thousands of changes."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from astgen.diff.compare import compare, same_forms
from astgen.diff.formats.markdown import markdown
from astgen.diff.formats.summary import summary
from astgen.diff.formats.words import operators, sentence
from astgen.diff.model import Comparison, Part, Snapshot
from astgen.diff.sides import Options, generated
from astgen.profiles.profile import Profile


def between(base: Options, head: Options) -> Comparison:
    ends = generated(base, "base", "args"), generated(head, "head", "args")
    same_forms(*ends)
    return compare(*ends)


@pytest.fixture(scope="module")
def redispatch() -> Comparison:
    """The change of early 2021: every tracing kernel calls the redispatch API in place of the dispatcher."""
    base = Options("torch-1.9-dev", call="dispatcher", lowerings=("trace",))
    return between(base, replace(base, call="redispatch"))


def test_the_redispatch_change(redispatch: Comparison) -> None:
    """1,877 kernels in a few groups, each told in one sentence."""
    assert redispatch.counts == dict.fromkeys(redispatch.counts, 0) | {"body": 1877, "header": 5}
    groups = [group for group in redispatch.smallest_first() if group.kind == "body"]
    assert [len(group.changes) for group in groups] == [4, 442, 1431]
    assert {change.cause for change in redispatch.changes} == {"config"}
    handle = "gone: `static auto op = c10::Dispatcher::singleton().findSchemaOrThrow(…).typed<…>();`"
    functions = ("__dispatch_NAME", "NAME_outf", "NAME")
    assert [sentence(group) for group in groups] == [
        f"{handle}; `c10::Dispatcher::singleton().redispatch<…>` becomes `at::redispatch::{function}`; "
        f"`at::redispatch::{function}` loses the argument `op`"
        for function in functions
    ]
    assert [change.key for change in groups[0].changes] == [
        "trace:is_complex",
        "trace:contiguous",
        "trace:size.int",
        "trace:stride.int",
    ]


def test_the_summary_is_a_screen(redispatch: Comparison) -> None:
    lines = [line.text for line in summary(redispatch)]
    assert len(lines) <= 20
    assert lines[0].startswith("astgen diff base → head: 1,877 operators changed (")
    assert lines[1] == "  3,759 regions: 1,877 body, 5 header in 4 groups, 1,877 same"
    assert lines[2].split()[:4] == ["g4", "4", "body", "config"]
    page = (Path(__file__).parents[2] / "docs" / "diffs.md").read_text("utf-8")
    assert "\n".join(["```", *lines[:2], "```"]) in page


def thousands(edits: int) -> Comparison:
    """2,500 changes, of so many different edits."""

    def end(text: str) -> Snapshot:
        kernels = {f"trace:op_{i}": f"T\nop_{i}(T self) {{\n  {text.format(i % edits)}\n}}\n" for i in range(2500)}
        return Snapshot("x", "folder", {key: Part(key, code, "a.cpp", 1, 4) for key, code in kernels.items()})

    return compare(end("return self;"), end("return call_{}(self);"))


@pytest.mark.parametrize("edits", [1, 2500])
def test_a_page_of_thousands_of_changes(edits: int) -> None:
    """It stays within what a comment on GitHub can hold, and its end says what was left out."""
    comparison = thousands(edits)
    assert (len(comparison.changes), len(comparison.groups)) == (2500, edits)
    text = markdown(comparison, examples=2500)
    assert len(text) <= 60_000
    assert len(text.encode()) <= 65_536
    left = re.fullmatch(
        r"Left out: (?:([\d,]+) groups of 2,500 and )?the lines of ([\d,]+) changes of 2,500\."
        r"  `astgen diff --format=unified` shows all\.",
        text.splitlines()[-1],
    )
    assert left is not None
    assert int(left[2].replace(",", "")) == 2500 - text.count("<details>")
    assert bool(left[1]) == (edits == 2500)
    if left[1]:
        assert int(left[1].replace(",", "")) == 2500 - len(re.findall(r"^\| g\d+ ", text, re.M))
    assert len(markdown(comparison, limit=2_000)) <= 2_000


ENTRY = "- func: isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor"


def test_an_argument_more_in_torchs_own_schemas(new_profile: Profile, tmp_path: Path) -> None:
    """One operator changed, in each lowering what its declaration and its calls need, and nothing else."""
    shipped = new_profile.schemas()
    text = shipped.read_text()
    assert text.count(ENTRY) == 1
    changed = tmp_path / "native_functions.yaml"
    changed.write_text(text.replace(ENTRY, ENTRY.replace(") ->", ", int dim=1) ->")))
    (tmp_path / "tags.yaml").write_bytes(shipped.with_name("tags.yaml").read_bytes())
    base = Options("torch-2.13", lowerings=("trace", "schema_registration", "interned_strings"))
    comparison = between(base, replace(base, schemas=str(changed)))
    assert operators(comparison) == (["isclose"], [], [])
    assert {change.key: (change.kind, change.cause) for change in comparison.changes} == {
        "trace:isclose": ("signature", "schema"),
        "schema_registration:isclose": ("signature", "schema"),
    }
    assert comparison.files == 2
    told = {change.key: [step.sentence() for step in change.steps] for change in comparison.changes}
    assert told["trace:isclose"] == [
        "`NAME` gets the parameter `int64_t ARG`",
        "new: `jit::tracer::addInputs(…);`",
        "`at::_ops::NAME::redispatch` gets the argument `ARG`",
    ]
    assert told["schema_registration:isclose"] == ["the text of its schema changes"]
    line = text[: text.index(ENTRY)].count("\n") + 1
    schema = comparison.changes[0].part.schema
    assert schema is not None
    assert (schema.path, schema.line) == (str(changed), line)
