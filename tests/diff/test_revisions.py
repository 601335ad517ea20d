"""``astgen diff`` between git revisions: regenerated or as committed, causes fast and exact."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from support.commands import Astgen, Repository

import astgen as package
from astgen.diff.git import GitError, git

PROFILE = ("--profile", "torch-1.9-dev", "--lowering", "trace")
BEFORE = "- func: aa(Tensor self) -> Tensor\n- func: bb(Tensor self) -> Tensor\n- func: cc(Tensor self) -> Tensor\n"
AFTER = BEFORE.replace("bb(Tensor self)", "bb(Tensor self, int k=1)")


def kernels(rows: list[dict[str, str]]) -> dict[str, tuple[str, str]]:
    """Kind and cause of the kernels that changed, by key."""
    return {row["key"]: (row["kind"], row["cause"]) for row in rows if "@" not in row["key"]}


def test_the_working_tree_against_the_last_commit(astgen: Astgen, here: Path, repository: Repository) -> None:
    """Schemas of the revisions, lowered by this astgen; nothing in the tree is touched, and no worktree stays."""
    (here / "ops.yaml").write_text(BEFORE)
    commit = repository.commit()
    (here / "ops.yaml").write_text(AFTER)
    arguments = ("--schemas", "ops.yaml", *PROFILE)
    done = astgen("diff", *arguments, "--format", "json")
    assert (done.code, done.err) == (1, "")
    assert kernels(done.data["kernels"]) == {"trace:bb": ("signature", "schema")}
    assert done.data["base"] == {"ref": "HEAD", "mode": "regen", "commit": commit}
    assert done.data["head"] == {"ref": "WORKTREE", "mode": "regen"}
    (schema,) = done.data["kernels"][0]["schema"]
    assert (schema["path"], schema["range"]["start"]["line"]) == ("ops.yaml", 2)
    assert repository("status", "--porcelain", "--ignored") == " M ops.yaml\n!! .astgen/\n"
    assert len(repository("worktree", "list").splitlines()) == 1
    repository.commit()
    assert kernels(astgen("diff", "HEAD~1", *arguments, "--format", "json").data["kernels"]) == {
        "trace:bb": ("signature", "schema")
    }
    assert astgen("diff", "HEAD~1", "HEAD~1", *arguments).code == 0


def test_a_folder_of_a_repository(
    astgen: Astgen, here: Path, repository: Repository, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names are relative to the folder that one works in."""
    folder = here / "gen"
    folder.mkdir()
    (folder / "ops.yaml").write_text(BEFORE)
    repository.commit()
    (folder / "ops.yaml").write_text(AFTER)
    monkeypatch.chdir(folder)
    done = astgen("diff", "--schemas", "ops.yaml", *PROFILE, "--format", "json")
    assert [row["schema"][0]["path"] for row in done.data["kernels"]] == ["ops.yaml"]


def test_what_a_commit_gives_is_generated_once(
    astgen: Astgen, here: Path, repository: Repository, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "ops.yaml").write_text(BEFORE)
    repository.commit()
    (here / "ops.yaml").write_text(AFTER)
    arguments = ("diff", "--schemas", "ops.yaml", *PROFILE, "--format", "json")
    first = astgen(*arguments)
    monkeypatch.setattr("astgen.diff.revisions.worktree", None)  # what is kept needs none
    assert astgen(*arguments) == first
    (kept,) = (here / ".astgen" / "cache").glob("*.json")
    kept.write_text("{}")
    assert astgen(*arguments).code == 4


def test_committed_outputs(astgen: Astgen, here: Path, repository: Repository) -> None:
    """Tracked outputs are compared as they are, those edited by hand too."""
    (here / "ops.yaml").write_text(BEFORE)
    write = ("gen", "--schemas", "ops.yaml", *PROFILE, "--out", "out", "--committed", "-q")
    assert astgen(*write).code == 0
    repository.commit()
    file = next(path for path in (here / "out").rglob("*.cpp") if "\ncc(\n" in path.read_text())
    file.write_text(file.read_text().replace("return result;", "return result; // edited"))
    done = astgen("diff", "--out", "out", "--format", "json")
    assert (done.data["base"]["mode"], done.data["head"]["mode"]) == ("committed", "committed")
    (row,) = done.data["kernels"]
    assert (row["key"], row["kind"]) == ("trace:cc", "comment")
    again = astgen("diff", "--out", "out", "--mode", "regen", "--schemas", "ops.yaml", *PROFILE)
    assert again.code == 0


GENERATOR = """
import pathlib, sys
out = pathlib.Path(sys.argv[1])
for line in open("ops.txt"):
    name, argument = line.split()
    lines = ["// astgen: my:" + name, "void", name + "(int " + argument + ") {", "  HOW(" + argument + ");", "}", ""]
    (out / (name + ".cpp")).write_text("\\n".join(lines))
"""


def test_the_generator_of_the_settings(astgen: Astgen, here: Path, repository: Repository) -> None:
    """The command of each revision makes its outputs."""
    (here / "pyproject.toml").write_text('[tool.astgen]\ngenerate = "python gen.py {out}"\n')
    (here / "gen.py").write_text(GENERATOR)
    (here / "ops.txt").write_text("f x\ng y\n")
    repository.commit()
    (here / "gen.py").write_text(GENERATOR.replace("HOW", "how"))
    done = astgen("diff", "--format", "json")
    assert (done.code, done.err) == (1, "")
    assert {row["key"]: row["kind"] for row in done.data["kernels"]} == {"my:f": "body", "my:g": "body"}
    assert len(done.data["groups"]) == 1
    (here / "gen.py").write_text("import sys\nsys.exit('no such thing')\n")
    done = astgen("diff")
    assert (done.code, done.out) == (3, "")
    assert done.err == "error: the generator of WORKTREE failed with exit code 1: no such thing\n"


# --- astgen's own repository: a change of the generator, of the schemas, and of both ---


@pytest.fixture
def own(here: Path, repository: Repository) -> Path:
    """A repository with a copy of this package and a schema file."""
    root = Path(package.__file__ or "").parent
    shutil.copytree(root, here / "astgen", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(root.parent / "schemas", here / "schemas")
    shutil.copy(root.parent / "pyproject.toml", here)
    (here / ".gitignore").write_text("__pycache__\n")
    (here / "ops.yaml").write_text(BEFORE)
    repository.commit()
    return here


SUSPENDED = "    return [*body, SUSPEND]\n"


def change_generator(root: Path, to: str) -> None:
    path = root / "astgen" / "lowerings" / "trace.py"
    text = path.read_text()
    assert text.count(SUSPENDED) == 1
    path.write_text(text.replace(SUSPENDED, to))


def test_generator_and_schemas_at_once(astgen: Astgen, own: Path) -> None:
    """bb changed in the schema; the lowering changed for kernels of one argument, so for aa and cc, and bb before."""
    change_generator(own, "    return [*body] if len(group.dispatcher.bindings) == 1 else [*body, SUSPEND]\n")
    (own / "ops.yaml").write_text(AFTER.replace("aa(Tensor self)", "aa(Tensor input)"))
    arguments = ("diff", "--schemas", "ops.yaml", *PROFILE, "--format", "json")
    fast = astgen(*arguments)
    assert fast.err == ""
    assert kernels(fast.data["kernels"]) == {
        "trace:aa": ("signature", "schema"),
        "trace:bb": ("signature", "schema"),
        "trace:cc": ("body", "generator"),
    }
    emitters = {(e["path"], e["name"]) for group in fast.data["groups"] for e in group["emitters"]}
    assert ("astgen/lowerings/trace.py", "trace") in emitters
    exact = astgen(*arguments, "--attribute", "exact")
    assert kernels(exact.data["kernels"]) == {
        "trace:aa": ("signature", "interaction"),
        "trace:bb": ("signature", "interaction"),
        "trace:cc": ("body", "generator"),
    }


def test_exact_causes_of_what_each_change_does_alone(astgen: Astgen, own: Path) -> None:
    change_generator(own, '    return [*body] if group.cpp_name == "cc" else [*body, SUSPEND]\n')
    (own / "ops.yaml").write_text(AFTER)
    done = astgen("diff", "--schemas", "ops.yaml", *PROFILE, "--format", "json", "--attribute", "exact")
    assert kernels(done.data["kernels"]) == {
        "trace:bb": ("signature", "schema"),
        "trace:cc": ("body", "generator"),
    }


def test_a_line_of_the_lowering_that_touches_a_thousand_kernels(astgen: Astgen, own: Path) -> None:
    """With two odd ones among them: those stand alone in their group, which comes first."""
    pytest.importorskip("torchgen", reason="needs the operators of an installed torch")
    odd = '("sin.out", "tril_")'
    change_generator(
        own,
        f"    few = len(group.dispatcher.bindings) < 3\n"
        f"    return [*body, *([SUSPEND] if not few else [SUSPEND, SUSPEND] if str(operator.name) in {odd} else [])]\n",
    )
    arguments = ("diff", "--profile", "torch-2.13", "--lowering", "trace")
    done = astgen(*arguments, "--format", "json")
    data = done.data
    assert data["summary"]["kernels"]["body"] == len(data["kernels"]) > 900
    large, small = data["groups"]
    assert (small["size"], small["kind"], small["cause"]) == (2, "body", "generator")
    assert [row["key"] for row in data["kernels"] if row["group"] == small["id"]] == ["trace:sin.out", "trace:tril_"]
    assert small["sentence"] == "new: `jit::tracer::setTracingState(…);`"
    assert large["sentence"] == "gone: `jit::tracer::setTracingState(…);`"
    assert large["emitters"][0]["path"] == "astgen/lowerings/trace.py"
    first_group = astgen(*arguments).out.splitlines()[2]
    assert first_group.split()[:4] == [small["id"], "2", "body", "generator"]


def test_what_git_says(here: Path) -> None:
    with pytest.raises(GitError, match="git rev-parse: not a git repository"):
        git("rev-parse", "HEAD")


def test_versions_of_the_kept_form(astgen: Astgen, here: Path, repository: Repository) -> None:
    """The kept snapshots do not count as changes of the tree."""
    (here / "ops.yaml").write_text(BEFORE)
    repository.commit()
    astgen("diff", "HEAD", "--schemas", "ops.yaml", *PROFILE)
    assert (here / ".astgen" / ".gitignore").read_text() == "*\n"
    assert repository("status", "--porcelain") == ""
    (kept,) = (here / ".astgen" / "cache").glob("*.json")
    assert json.loads(kept.read_text())["mode"] == "regen"
