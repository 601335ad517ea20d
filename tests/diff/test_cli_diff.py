"""``astgen diff`` on the command line: folders, schema files, options, and every format."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.commands import Astgen, Done

from astgen.diff.formats.data import JSON_SCHEMA

PROFILE = ("--profile", "torch-1.9-dev")
BEFORE = "- func: aa(Tensor self) -> Tensor\n- func: bb(Tensor self) -> Tensor\n- func: cc(Tensor self) -> Tensor\n"
AFTER = BEFORE.replace("bb(Tensor self)", "bb(Tensor self, int k=1)")


@pytest.fixture(autouse=True)
def schemas(here: Path) -> None:
    (here / "before.yaml").write_text(BEFORE)
    (here / "after.yaml").write_text(AFTER)


def changed_lines(patch: str) -> list[str]:
    return [line for line in patch.splitlines() if re.match(r"[+-](?![+-]{2} )", line)]


# --- two schema files ---


def test_a_new_argument_of_one_operator(astgen: Astgen) -> None:
    done = astgen("diff", "before.yaml", "after.yaml", *PROFILE)
    assert (done.code, done.err) == (1, "")
    first = done.out.splitlines()[0]
    told = r"1 operator changed \(bb\), 0 added, 0 removed, in \d+ files, \+\d+ -\d+ lines"
    assert re.fullmatch(f"astgen diff before.yaml → after.yaml: {told}", first)
    assert " at autograd/TraceType_" in done.out
    assert re.search(r"schema after.yaml:2:3, emitter \S+trace.py:\d+:1 \(trace\)", done.out)
    assert "`NAME` gets the parameter `int64_t ARG`" in done.out


def test_only_what_changed_is_in_the_patch(astgen: Astgen) -> None:
    """Of the other operators not a line."""
    done = astgen("diff", "before.yaml", "after.yaml", *PROFILE, "--format", "unified")
    assert changed_lines(done.out)
    assert not [line for line in changed_lines(done.out) if "aa" in line or "cc" in line]
    headers = [line for line in done.out.splitlines() if line.startswith("@@")]
    assert {header.split()[-1].partition("#")[0].partition(":")[2] for header in headers} == {"bb"}


def test_another_order_of_the_entries_changes_no_kernel(astgen: Astgen, here: Path) -> None:
    entries = BEFORE.splitlines(keepends=True)
    (here / "turned.yaml").write_text("".join(reversed(entries)))
    done = astgen("diff", "before.yaml", "turned.yaml", *PROFILE)
    assert (done.code, done.out.splitlines()[1].split(": ")[1].split()[-1]) == (0, "same")
    (here / "turned.yaml").write_text("".join(reversed(AFTER.splitlines(keepends=True))))
    patch = astgen("diff", "before.yaml", "turned.yaml", *PROFILE, "--format", "unified").out
    assert not [line for line in changed_lines(patch) if "aa" in line or "cc" in line]


def test_added_removed_and_renamed_operators(astgen: Astgen, here: Path) -> None:
    (here / "after.yaml").write_text(BEFORE.replace("bb(", "dd(") + "- func: ee(Tensor self, int n) -> int\n")
    done = astgen("diff", "before.yaml", "after.yaml", *PROFILE, "--format", "json", "--lowering", "trace")
    kinds = {row["key"]: (row["kind"], row["renamed_from"]) for row in done.data["kernels"]}
    frames = [kinds.pop(key) for key in list(kinds) if "@frame" in key]
    assert set(frames) <= {("header", None)}
    assert kinds == {
        "trace:dd": ("renamed", "trace:bb"),
        "trace:dd#registration": ("renamed", "trace:bb#registration"),
        "trace:ee": ("added", None),
        "trace:ee#registration": ("added", None),
    }


def test_the_same(astgen: Astgen) -> None:
    done = astgen("diff", "before.yaml", "before.yaml", *PROFILE)
    assert done.code == 0
    assert "0 operators changed" in done.out
    assert astgen("diff", "before.yaml", "before.yaml", *PROFILE, "--format", "unified") == Done(0, "", "")


def test_exit_zero(astgen: Astgen) -> None:
    assert astgen("diff", "before.yaml", "after.yaml", *PROFILE, "--exit-zero").code == 0


# --- options ---

FORMS = ("--schemas", "before.yaml", *PROFILE, "--base-args", "--call dispatcher", "--head-args", "--call redispatch")


def test_two_call_forms(astgen: Astgen) -> None:
    done = astgen("diff", *FORMS, "--kernel", "trace:bb", "--format", "unified")
    assert done.code == 1
    lines = done.out.splitlines()
    assert lines[0].startswith("--- a/autograd/TraceType_")
    assert lines[1] == lines[0].replace("--- a/", "+++ b/")
    assert lines[2].endswith(" @@ trace:bb")
    assert "+  auto result = at::redispatch::bb(" in lines
    rows = astgen("diff", *FORMS, "--format", "json", "--kernel", "bb").data["kernels"]
    assert [(row["key"], row["kind"], row["cause"]) for row in rows] == [("trace:bb", "body", "config")]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [("--cal ops", "No such option '--cal'"), ("--call 'x", "No closing quotation"), ("--call x", "no call form 'x'")],
)
def test_wrong_options_of_a_side(astgen: Astgen, arguments: str, message: str) -> None:
    done = astgen("diff", *PROFILE, "--base-args", arguments)
    assert (done.code, done.out) == (2, "")
    assert message in done.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nothing", "before.yaml"), "'nothing' is no folder, no schema file and no git revision"),
        (("before.yaml", "after.yaml", "--kernel", "trace:dd"), "no kernel matches 'trace:dd'"),
        (("before.yaml", "after.yaml", "--kernel", "b"), "did you mean 'bb'?"),
        (("before.yaml", "after.yaml", "--kind", "bodies"), "'bodies' is none of added, removed"),
        (("before.yaml", "after.yaml", "--cause", "me"), "'me' is none of schema, generator"),
        ((), "this is no git repository"),
    ],
)
def test_what_is_not_there(astgen: Astgen, arguments: tuple[str, ...], message: str) -> None:
    done = astgen("diff", *PROFILE, *arguments)
    assert (done.code, done.out) == (2, "")
    assert message in done.err


def test_filters(astgen: Astgen) -> None:
    both = ("diff", "before.yaml", "after.yaml", *PROFILE, "--format", "json")
    rows = astgen(*both, "--kernel", "trace:*").data["kernels"]
    assert {row["key"] for row in rows} == {"trace:bb"}
    assert astgen(*both, "--kind", "body").data["kernels"] == []
    assert astgen(*both, "--kind", "body").code == 0
    rows = astgen(*both, "--kind", "signature", "--cause", "schema").data["kernels"]
    assert {row["kind"] for row in rows} == {"signature"}
    assert astgen(*both, "--kind", "body").data["notes"] == [f"{len(rows)} more changes are of other kinds or causes"]


def test_no_groups(astgen: Astgen) -> None:
    done = astgen("diff", *FORMS, "--no-group")
    keys = [line.split()[4] for line in done.out.splitlines() if " trace:" in line]
    assert [key for key in keys if "@frame" not in key] == ["trace:aa", "trace:bb", "trace:cc"]
    assert len(keys) == 3 + 5  # a file of each shard


def test_an_external_diff(here: Path) -> None:
    tool = here / "tool.py"
    tool.write_text(
        "import sys\nprint(*[len(open(path).readlines()) > 20 for path in sys.argv[1:]], sys.argv[1][-18:])\n"
    )
    command = [sys.executable, "-m", "astgen", "diff", *FORMS, "--kernel", "trace:bb"]
    command += ["--ext-diff", f"{sys.executable} {tool}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, "True True 0/old/trace.bb.cpp\n", "")


# --- folders ---


def generated(astgen: Astgen, schemas: str, out: str, *more: str) -> None:
    arguments = ("--schemas", schemas, *PROFILE, "--out", out, "--lowering", "trace,redispatch", *more)
    assert astgen("gen", *arguments).code == 0


@pytest.mark.parametrize("how", ["--map", "--committed"])
def test_two_folders(astgen: Astgen, how: str) -> None:
    """The same changes as between the two schema files, by a map or by the keys in the files."""
    generated(astgen, "before.yaml", "old", how)
    generated(astgen, "after.yaml", "new", how)
    done = astgen("diff", "old", "new", "--format", "json")
    direct = astgen("diff", "before.yaml", "after.yaml", *PROFILE, "--format", "json", "--lowering", "trace,redispatch")
    rows, expected = done.data["kernels"], direct.data["kernels"]
    assert {row["key"]: row["kind"] for row in rows} == {row["key"]: row["kind"] for row in expected}
    assert {json.dumps(group["edits"]) for group in done.data["groups"]} == {
        json.dumps(group["edits"]) for group in direct.data["groups"]
    }
    assert {row["cause"] for row in rows} == {"schema" if how == "--map" else "unknown"}
    for row in rows:
        text = Path(row["new"]["path"]).read_text().splitlines()
        assert text[row["new"]["range"]["start"]["line"] - 1].strip()


def test_a_folder_and_what_is_generated_now(astgen: Astgen) -> None:
    """A folder that astgen wrote earlier, against what it would write now."""
    generated(astgen, "before.yaml", "build/astgen", "--map")
    now = ("--schemas", "after.yaml", *PROFILE, "--lowering", "trace,redispatch")
    done = astgen("diff", "build/astgen", *now)
    assert "1 operator changed (bb), 0 added, 0 removed" in done.out.splitlines()[0]


def test_folders_of_another_generator(astgen: Astgen, here: Path) -> None:
    """Without map and keys functions are told apart by their names at the start of lines."""
    functions = [f"at::Tensor\n{name}_Tensor(int a) {{\n  return {name[0]}(a);\n}}\n" for name in ("add", "mul")]
    text = "\n".join(["#include <a>\n", *functions])
    for folder, content in (("old", text), ("new", text.replace("m(a)", "m(a, 1)"))):
        (here / folder).mkdir()
        (here / folder / "x.cpp").write_text(content)
    (row,) = astgen("diff", "old", "new", "--format", "json").data["kernels"]
    assert (row["key"], row["kind"], row["cause"]) == ("file:mul_Tensor", "body", "unknown")


def test_moved_to_another_file(astgen: Astgen, here: Path) -> None:
    generated(astgen, "before.yaml", "old", "--map")
    generated(astgen, "before.yaml", "new", "--map")
    path = here / "new" / ".astgen-map.json"
    data = json.loads(path.read_text())
    data["files"] = {name.replace("Redispatch", "Moved"): entry for name, entry in data["files"].items()}
    path.write_text(json.dumps(data))
    for file in (here / "new" / "aten").iterdir():
        file.rename(file.with_name(file.name.replace("Redispatch", "Moved")))
    kinds = {row["kind"] for row in astgen("diff", "old", "new", "--format", "json", "--kernel", "?a").data["kernels"]}
    assert kinds == {"moved"}


# --- formats ---


def test_json_is_what_its_schema_says(astgen: Astgen) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads(JSON_SCHEMA.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    for arguments in (("before.yaml", "after.yaml"), FORMS, ("before.yaml", "before.yaml")):
        jsonschema.validate(astgen("diff", *arguments, *PROFILE, "--format", "json").data, schema)
    (broken := astgen("diff", *FORMS, "--format", "json").data)["kernels"][0]["kind"] = "bodies"
    with pytest.raises(jsonschema.ValidationError, match="'bodies' is not one of"):
        jsonschema.validate(broken, schema)


def test_positions_in_json(astgen: Astgen, here: Path) -> None:
    """Lines from 1, the end exclusive, and hunks in the lines of the file."""
    generated(astgen, "before.yaml", "old", "--map")
    generated(astgen, "after.yaml", "new", "--map")
    (row,) = astgen("diff", "old", "new", "--format", "json", "--kernel", "trace:bb").data["kernels"]
    text = (here / row["new"]["path"]).read_text().splitlines()
    start, end = row["new"]["range"]["start"]["line"], row["new"]["range"]["end"]["line"]
    assert (text[start - 1], text[start], text[end - 2]) == ("Tensor", "bb(", "}")
    for hunk in row["hunks"]:
        new = [line[1:] for line in hunk["lines"] if line[0] != "-"]
        assert text[hunk["new_start"] - 1 :][: hunk["new_lines"]] == new
    (schema,) = row["schema"]
    assert (schema["path"], schema["changed"]) == ("after.yaml", True)
    assert schema["range"] == {"start": {"line": 2, "column": 3}, "end": {"line": 3, "column": 1}}


def test_json_lines(astgen: Astgen) -> None:
    rows = [json.loads(line) for line in astgen("diff", *FORMS, "--format", "jsonl").out.splitlines()]
    whole = astgen("diff", *FORMS, "--format", "json").data
    assert rows[0] == {"type": "run"} | {key: whole[key] for key in rows[0] if key != "type"}
    assert [row["id"] for row in rows if row["type"] == "group"] == [group["id"] for group in whole["groups"]]
    assert [row["key"] for row in rows if row["type"] == "kernel"] == [row["key"] for row in whole["kernels"]]


def test_json_within_a_limit(astgen: Astgen) -> None:
    whole = astgen("diff", *FORMS, "--format", "json")
    short = astgen("diff", *FORMS, "--format", "json", "--max-bytes", str(len(whole.out) - 100))
    assert (whole.data["summary"]["truncated"], short.data["summary"]["truncated"]) == (False, True)
    assert "hunks" not in short.data["kernels"][0]


def test_markdown(astgen: Astgen) -> None:
    text = astgen("diff", *FORMS, "--format", "markdown").out
    assert "| group | regions | kind | cause | what | example |" in text
    assert "```diff\n@@ " in text
    assert "Left out: the lines of 4 changes of 8." in text


def test_colours(astgen: Astgen) -> None:
    plain, colored = (astgen("diff", *FORMS, "--color", color).out for color in ("never", "always"))
    assert "\x1b[" not in plain
    assert re.sub(r"\x1b\[[\d;]*m", "", colored) == plain
    assert colored != plain


def test_annotations(astgen: Astgen) -> None:
    """A comment on the line of the schema, with the generated places that it is about."""
    both = ("diff", "before.yaml", "after.yaml", *PROFILE, "--lowering", "trace")
    (line,) = astgen(*both, "--format", "github").out.splitlines()
    assert line.startswith("::notice file=after.yaml,line=2,col=3,")
    assert "::changes 1 region of generated code (1 signature)%0Anote: autograd/TraceType_" in line
    row = json.loads(astgen(*both, "--format", "rdjsonl").out)
    assert (row["location"]["path"], row["severity"]) == ("after.yaml", "INFO")
    assert row["location"]["range"]["start"] == {"line": 2, "column": 3}
    (related,) = row["relatedLocations"]
    assert related["message"] == "trace:bb"


def test_no_more_annotations_than_are_shown(astgen: Astgen, here: Path) -> None:
    """Nine and a last one that says how many are left."""
    names = [f"f{i}" for i in range(30)]
    for file, argument in (("before.yaml", "self"), ("after.yaml", "other")):
        (here / file).write_text("".join([f"- func: {name}(Tensor {argument}) -> Tensor\n" for name in names]))
    both = ("diff", "before.yaml", "after.yaml", *PROFILE, "--lowering", "trace")
    lines = astgen(*both, "--format", "github").out.splitlines()
    assert len(lines) == 10
    assert lines[-1].endswith("::21 more comments about generated code were left out; `astgen diff` shows all")
    assert len(astgen(*both, "--format", "rdjsonl").out.splitlines()) == 30
