"""What must hold whatever happens: workers that are killed, CI, kill -9, merges, hostile names; whole processes."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

import astgen as astgen_package
from astgen.cli.main import run as run_astgen
from astgen.golden.pending import PendingTree, item_of, state_folder
from astgen.golden.store import Golden, Store

KERNELS, SHARE = 2000, 100
SUITE = f"""
import os, signal
import pytest

VERSION = os.environ["VERSION"]

@pytest.mark.parametrize("first", range(0, {KERNELS}, {SHARE}))
def test_kernels(first, astgen_golden):
    if os.environ.get("KILL") == str(first):
        os.kill(os.getpid(), signal.SIGKILL)
    astgen_golden.check_all({{
        f"reg:op{{i}}.out/CUDA": f"int op{{i}}() {{{{\\n  return {{VERSION}} + {{i}};\\n}}}}\\n"
        for i in range(first, first + {SHARE})
    }}, in_file=lambda key: not key.startswith("reg:op1"))
"""


def pytest_in(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the suite of a folder in a process of its own."""
    outside = {k: v for k, v in os.environ.items() if k not in ("CI", "ASTGEN_GOLD", "EXPECTTEST_ACCEPT")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    env = {**outside, "VERSION": "1", "PYTHONDONTWRITEBYTECODE": "1", **environment}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


def astgen(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "astgen", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def tree(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project whose goldens one worker wrote."""
    folder = tmp_path_factory.mktemp("updated")
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_kernels.py").write_text(SUITE)
    run = pytest_in(folder, "--gold=update", "-n", "1")
    assert run.returncode == 0, run.stdout
    assert f"goldens: {KERNELS} written" in run.stdout
    return folder


@pytest.fixture
def project(updated: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may change."""
    return Path(shutil.copytree(updated, tmp_path / "project"))


# --- 1: workers ---


@pytest.mark.parametrize("workers", ["2", "4"])
def test_an_update_is_the_same_with_any_number_of_workers(workers: str, updated: Path, tmp_path: Path) -> None:
    shutil.copy(updated / "test_kernels.py", tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    run = pytest_in(tmp_path, "--gold=update", "-n", workers)
    assert (run.returncode, run.stdout.count("written")) == (0, 1), run.stdout
    files = tree(tmp_path / "golden")
    assert files == tree(updated / "golden")
    assert len(files) == KERNELS - 1111 + 1, "op1, op10 to 19, 100 to 199 and 1000 to 1999 have a digest"
    assert not [path for path in (tmp_path / ".astgen/pending").rglob("*") if path.is_file()]


def test_a_killed_worker_deletes_nothing(project: Path) -> None:
    """What the others found is written, the rest stays as it was; orphans are unknown."""
    orphan = project / "golden/reg/gone/out.cpp"
    orphan.parent.mkdir()
    orphan.write_text("// astgen-golden 1\n// gone\n")
    before = tree(project / "golden")
    run = pytest_in(project, "--gold=update", "-n", "2", VERSION="2", KILL="700")
    assert run.returncode == 1
    assert "crashed" in run.stdout
    assert "orphans unknown: a worker crashed" in run.stdout
    after = tree(project / "golden")
    assert after.keys() == before.keys()
    changed = [path for path in after if after[path] != before[path]]
    assert len(changed) > 700, "the rest went on"
    whole = pytest_in(project, "--gold=update", "-p", "no:xdist", VERSION="2")
    assert (whole.returncode, "1 orphans" in whole.stdout) == (0, True)
    assert orphan.exists()


# --- 2: CI ---

AUDIT = """
import os, sys
def hook(event, arguments):
    if event == "open":
        path, mode, flags = arguments
        writes = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND) if mode is None else (
            set(mode) & set("wax+"))
        if writes and isinstance(path, (str, bytes)) and os.fspath(path) != os.devnull:
            calls.append((event, str(path)))
    elif event in ("os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate"):
        calls.append((event, str(arguments[0])))
calls = []
sys.addaudithook(hook)
def pytest_unconfigure(config):
    here = [call for call in calls if os.path.abspath(call[1]).startswith(str(config.rootpath))]
    print("\\nWRITES", here)
"""


def test_ci_writes_nothing(project: Path) -> None:
    """The same verdicts, and nothing is opened for writing, moved or made below the project."""
    (project / "conftest.py").write_text(AUDIT)
    (project / "golden/reg/op0/out@CUDA.cpp").unlink()
    before = tree(project)
    ci = pytest_in(project, "-p", "no:xdist", CI="true", VERSION="1")
    assert "WRITES []" in ci.stdout
    assert tree(project) == before
    local = pytest_in(project, "-p", "no:xdist", VERSION="1")
    assert ".astgen/pending/reg/op0" in local.stdout.partition("WRITES")[2], "the hook sees what is written"
    assert ci.returncode == local.returncode == 1
    missing = "golden/reg/op0/out@CUDA.cpp:1:1: error: golden missing: reg:op0.out/CUDA"
    assert verdicts(ci.stdout) == verdicts(local.stdout) == [missing]
    fine = pytest_in(project, "-p", "no:xdist", "--gold=update", VERSION="1")
    assert fine.returncode == 0
    ci = pytest_in(project, "-p", "no:xdist", CI="true", VERSION="1", ASTGEN_GOLD="update", EXPECTTEST_ACCEPT="1")
    assert ci.returncode == 0
    assert "WRITES []" in ci.stdout


def verdicts(text: str) -> list[str]:
    return sorted({line for line in text.splitlines() if ": error: golden" in line and line.startswith("golden/")})


# --- 3: kill -9 ---


def test_kill_in_the_middle_of_accepting(project: Path) -> None:
    """Every golden is old or new, never a part of one; run again, the rest is accepted."""
    want_new_version(project)
    old = tree(project / "golden")
    clean = Path(shutil.copytree(project, project.parent / "clean"))
    assert astgen(clean, "golden", "accept", "--all").returncode == 0
    new = tree(clean / "golden")
    assert old.keys() == new.keys()
    killed = 0
    watched = project / "golden/reg/op0/out@CUDA.cpp"
    process = subprocess.Popen([sys.executable, "-m", "astgen", "golden", "accept", "--all"], cwd=project)
    while process.poll() is None and watched.read_bytes() == old["reg/op0/out@CUDA.cpp"]:
        pass
    time.sleep(random.Random(7).random() * 0.02)
    process.send_signal(signal.SIGKILL)
    killed = process.wait()
    now = {path: data for path, data in tree(project / "golden").items() if not path.endswith(".tmp")}
    assert now.keys() == old.keys()
    states = [now[path] == new[path] for path in now]
    assert all(is_new or now[path] == old[path] for path, is_new in zip(now, states, strict=True))
    assert killed == -signal.SIGKILL
    assert 0 < sum(states) < len(states), "some are new, some are old"
    rest = astgen(project, "golden", "accept", "--all")
    assert rest.returncode == 0, rest.stderr
    assert {p: d for p, d in tree(project / "golden").items() if not p.endswith(".tmp")} == new


def want_new_version(project: Path) -> None:
    """What a run with VERSION=2 leaves pending."""
    state_folder(str(project))
    store, pending = Store(str(project / "golden")), PendingTree(str(project / ".astgen/pending"))
    for i in range(KERNELS):
        key = f"reg:op{i}.out/CUDA"
        text = f"int op{i}() {{\n  return 2 + {i};\n}}\n"
        golden = Golden(key, text, filed=not key.startswith("reg:op1"))
        pending.write(item_of(store.compare(golden), "golden", "", ""))


# --- 4: merges ---

OPERATORS = "".join(f"- func: op{i}(Tensor self, int x{i}) -> Tensor\n\n" for i in range(0, 60, 10))
MERGED = """
def test_kernels(astgen_golden, astgen_generate):
    regions = astgen_generate("ops.yaml", whole=True)
    astgen_golden.check_all(regions, in_file=lambda key: int(key.partition(":op")[2]) % 20 == 0, complete=True)
"""


def git(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    names = ["-c", "user.name=x", "-c", "user.email=x@x", "-c", "init.defaultBranch=main"]
    return subprocess.run(["git", *names, *arguments], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with a branch that adds operators and one that adds others, changes one and removes one."""
    folder = tmp_path_factory.mktemp("repository")
    (folder / "pyproject.toml").write_text('[tool.astgen]\ngolden-tests = "test_kernels.py"\n')
    (folder / ".gitignore").write_text("__pycache__\n.pytest_cache\n")
    (folder / "test_kernels.py").write_text(MERGED)
    git(folder, "init", "-q")
    commit(folder, OPERATORS)
    git(folder, "branch", "other")
    ours = OPERATORS.replace("x10)", "x10, bool more)") + "- func: op61(Tensor self) -> Tensor\n"
    commit(folder, ours + "- func: op100(Tensor self) -> Tensor\n")
    git(folder, "checkout", "-q", "other")
    theirs = "- func: op1(Tensor self) -> Tensor\n- func: op200(Tensor self) -> Tensor\n\n" + OPERATORS
    commit(folder, theirs.replace("- func: op40(Tensor self, int x40) -> Tensor\n", "").replace("x30)", "x30, int y)"))
    git(folder, "checkout", "-q", "main")
    return folder


@pytest.fixture
def branches(repository: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may change."""
    return Path(shutil.copytree(repository, tmp_path / "repository", symlinks=True))


def commit(folder: Path, operators: str) -> None:
    """Write the operators, make their goldens, commit both."""
    (folder / "ops.yaml").write_text(operators)
    run = pytest_in(folder, "--gold=update")
    assert run.returncode == 0, run.stdout
    assert run_astgen(["golden", "orphans", "--delete", "--yes", "-q", "--root", str(folder)]) == 0
    git(folder, "add", "-A")
    assert git(folder, "commit", "-qm", "operators").returncode == 0


def test_a_merge_resolved_is_a_fresh_generation(branches: Path) -> None:
    merge = git(branches, "merge", "other")
    assert "CONFLICT (content): Merge conflict in golden/trace/digests.txt" in merge.stdout
    assert "<<<<" not in (branches / "ops.yaml").read_text()
    forgotten = pytest_in(branches, "--gold=check")
    assert forgotten.returncode == 1
    assert "the golden has conflict markers" in forgotten.stdout
    done = astgen(branches, "golden", "resolve")
    assert (done.returncode, done.stdout) == (0, "1 golden file resolved\n"), done.stderr
    assert git(branches, "ls-files", "-u").stdout == ""
    assert git(branches, "commit", "-qm", "merge").returncode == 0
    assert git(branches, "status", "--porcelain").stdout == ""
    merged = tree(branches / "golden")
    shutil.rmtree(branches / "golden")
    assert pytest_in(branches, "--gold=update").returncode == 0
    assert tree(branches / "golden") == merged
    again = astgen(branches, "golden", "resolve")
    assert (again.returncode, again.stdout) == (0, "0 golden files resolved\n")


def test_goldens_are_not_made_from_an_unmerged_schema(branches: Path) -> None:
    git(branches, "checkout", "-q", "-b", "third", "main~1")
    commit(branches, OPERATORS.replace("x10)", "x10, float less)"))
    assert git(branches, "merge", "main").returncode == 1
    before = tree(branches / "golden")
    refused = astgen(branches, "golden", "resolve")
    assert refused.returncode == 2
    said = "ops.yaml:3:1: error: this file is unmerged, and goldens may be made from it: resolve it first"
    assert said in refused.stderr
    assert tree(branches / "golden") == before
    assert pytest_in(branches, "--gold=check").returncode == 1
    git(branches, "checkout", "--theirs", "ops.yaml")
    git(branches, "add", "ops.yaml")
    done = astgen(branches, "golden", "resolve")
    assert done.returncode == 0, done.stderr
    assert pytest_in(branches, "--gold=check").returncode == 0


def test_a_golden_that_one_side_removed(branches: Path) -> None:
    """The merged schema has not the operator any more: its golden goes."""
    git(branches, "checkout", "-q", "-b", "fourth", "main~1")
    commit(branches, OPERATORS.replace("- func: op40(Tensor self, int x40) -> Tensor\n", ""))
    git(branches, "checkout", "-q", "-b", "fifth", "main~1")
    commit(branches, OPERATORS.replace("x40)", "x40, int y)"))
    assert "CONFLICT (modify/delete): golden/trace/op40/default.cpp" in git(branches, "merge", "fourth").stdout
    (branches / "ops.yaml").write_text(OPERATORS.replace("- func: op40(Tensor self, int x40) -> Tensor\n", ""))
    git(branches, "add", "ops.yaml")
    done = astgen(branches, "golden", "resolve")
    assert done.returncode == 0, done.stderr
    assert not (branches / "golden/trace/op40").exists()
    assert git(branches, "ls-files", "-u").stdout == ""
    assert pytest_in(branches, "--gold=check", "--gold-orphans=error").returncode == 0


# --- 6: another Python ---


def other_pythons() -> list[str]:
    names = [f"python3.{minor}" for minor in range(11, 20) if minor != sys.version_info.minor]
    installed = [shutil.which(name) for name in names]
    roots = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    installed += [str(p) for name in names for p in roots.glob(f"*/bin/{name}")]
    return [path for path in installed if path]


def test_another_python_gives_the_same_bytes(tmp_path: Path) -> None:
    """In another folder, with another seed; PyYAML and click are those of this environment."""
    packages = os.pathsep.join(dict.fromkeys([str(Path(m.__file__ or "").parents[1]) for m in (astgen_package, yaml)]))
    for python in other_pythons():
        env = {**os.environ, "PYTHONPATH": packages, "PYTHONHASHSEED": "5", "PYTHONDONTWRITEBYTECODE": "1"}
        probe = [python, "-c", "import yaml, click, astgen.driver"]
        if subprocess.run(probe, env=env, capture_output=True, check=False).returncode == 0:
            break
    else:
        pytest.skip("no other Python from 3.11 on is installed, or none that can import PyYAML and click")
    chosen = ["--only", "add*", "--only", "max*", "--lowering", "trace,functions"]
    arguments = ["-m", "astgen", "gen", *chosen, "-q", "--out"]
    mine = subprocess.run([sys.executable, *arguments, str(tmp_path / "a")], check=False)
    other = subprocess.run([python, *arguments, str(tmp_path / "b")], env=env, cwd=tmp_path, check=False)
    assert mine.returncode == other.returncode == 0
    assert tree(tmp_path / "a") == tree(tmp_path / "b")


# --- 10: hostile names ---

HOSTILE = """
NAMES = ["add.out", "add_out", "nul", "con.aux", "a.default", "a", "%41", "é.Ü", "x" * 300 + "1", "x" * 300 + "2",
    "y." + "z" * 300, "..", "a b", "sp;ace'\\"$(x)", "my::scale.out"]
def test_names(astgen_golden):
    for name in NAMES:
        astgen_golden.check(f"t:{name}/CUDA", name)
        astgen_golden.check(f"t:{name}", name + "!")
def test_case(astgen_golden):
    astgen_golden.check("t:Foo", "Foo")
    astgen_golden.check("t:foo", "foo")
"""


def test_hostile_names(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_names.py").write_text(HOSTILE)
    run = pytest_in(tmp_path, "--gold=update", "-p", "no:xdist")
    assert "t:Foo and t:foo would have the same golden file t/foo/default.cpp" in run.stdout
    assert run.returncode == 1
    files = tree(tmp_path / "golden")
    assert len(files) == 2 * 15 + 1, "a file for each name, and one for Foo"
    assert len({path.casefold() for path in files}) == len(files)
    devices = {"nul", "con", "aux"}
    assert not any(part.split(".")[0] in devices for path in files for part in path.split("/"))
    again = pytest_in(tmp_path, "--gold=check", "-p", "no:xdist", "test_names.py::test_names")
    assert again.returncode == 0, again.stdout
