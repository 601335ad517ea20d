"""The command line: every verb and option, what goes to which stream, and the exit codes."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from support.own import entry
from support.plugins import COUNT, Install

from astgen import __version__, all_lowerings, get_profile
from astgen.cli.main import run
from astgen.emit.write import MANIFEST
from astgen.lowerings import trace
from astgen.lowerings.registry import lowerings_of

MY_OPS = (
    "- func: my::bar.Tensor(Tensor self, Tensor other) -> Tensor\n"
    "- func: my::bar_(Tensor(a!) self) -> Tensor(a!)\n"
    "- func: my::foo(Tensor self, SymInt n=1) -> Tensor\n"
)


class Done(NamedTuple):
    """What a run printed and how it ended."""

    code: int
    out: str
    err: str


class Astgen:
    """Runs the command line in this process, in a folder of its own with a schema file."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str) -> Done:
        self._capsys.readouterr()
        code = run(arguments)
        out, err = self._capsys.readouterr()
        assert "Traceback" not in err
        return Done(code, out, err)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_ops.yaml").write_text(MY_OPS)
    return tmp_path


@pytest.fixture
def astgen(here: Path, capsys: pytest.CaptureFixture[str]) -> Astgen:
    return Astgen(capsys)


OWN = ("--schemas", "my_ops.yaml", "--profile", "torch-2.13")


def names_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def kernels(folder: Path) -> int:
    return sum(path.read_text().count("m.impl(") for path in folder.glob("autograd/TraceType_?.cpp"))


def process(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "astgen", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload,no-any-return]


LOWERINGS = [*all_lowerings()]
OLD_LOWERINGS = "trace, redispatch, functions, methods, backend_select, variable_type"
TRACE = (*OWN, "--lowering", "trace")

# --- gen ---


def test_gen_writes_to_its_folder_below_the_working_folder(astgen: Astgen, here: Path) -> None:
    done = astgen("gen", *TRACE)
    assert done == Done(0, "torch-2.13: 10 files of trace in build/astgen (10 written, 0 unchanged)\n", "")
    shards = {f"autograd/TraceType_{number}.cpp" for number in range(10)}
    assert names_in(here / "build/astgen") == {*shards, MANIFEST}
    assert kernels(here / "build/astgen") == 3


def test_gen_makes_all_that_the_profile_has(astgen: Astgen) -> None:
    profile = get_profile("torch-2.13")
    expected = [one.name for one in lowerings_of(profile) if one.writes_files]
    found = re.search(r"files of (.*) in build/astgen", astgen("gen", *OWN).out)
    assert found is not None
    assert found[1].split(", ") == expected


def test_gen_of_the_full_old_set(astgen: Astgen, here: Path) -> None:
    done = astgen("gen", "--out", "out")
    assert done.out == f"torch-1.9-dev: 17 files of {OLD_LOWERINGS} in out (17 written, 0 unchanged)\n"
    assert kernels(here / "out") == 1877


def test_gen_again_changes_nothing_and_fewer_operators_change_some(astgen: Astgen) -> None:
    astgen("gen", *TRACE)
    assert astgen("gen", *TRACE).out.endswith("(0 written, 10 unchanged)\n")
    assert "1 written, 9 unchanged" in astgen("gen", *TRACE, "--only", "my::bar*").out


def test_only(astgen: Astgen, here: Path) -> None:
    astgen("gen", *OWN, "--only", "my::bar_", "--only", "*foo")
    assert kernels(here / "build/astgen") == 2


def test_everything_and_its_removal(astgen: Astgen, here: Path) -> None:
    whole = here / "build/astgen/autograd/TraceTypeEverything.cpp"
    assert "11 files" in astgen("gen", *TRACE, "--everything").out
    assert whole.read_text().count("m.impl(") == 3
    assert astgen("gen", *TRACE).out.endswith("(0 written, 10 unchanged, 1 removed)\n")
    assert not whole.exists()


def test_a_file_that_was_edited_is_kept_with_a_warning(astgen: Astgen, here: Path) -> None:
    astgen("gen", *OWN, "--everything")
    whole = here / "build/astgen/autograd/TraceTypeEverything.cpp"
    whole.write_text("mine")
    done = astgen("gen", *OWN)
    assert done.code == 0
    assert done.err == (
        "build/astgen/autograd/TraceTypeEverything.cpp: warning: no longer generated, but edited by hand, so it stays\n"
    )
    assert whole.read_text() == "mine"


@pytest.mark.parametrize(
    ("form", "found"),
    [
        ("ops", "::my::_ops::foo::redispatch("),
        ("redispatch", "::my::redispatch::foo_symint("),
        ("dispatcher", "c10::Dispatcher::singleton()"),
    ],
)
def test_call(astgen: Astgen, form: str, found: str) -> None:
    assert found in astgen("show", *OWN, "--call", form, "my::foo").out


def test_width(astgen: Astgen) -> None:
    signature = "at::Tensor foo(c10::DispatchKeySet ks, const at::Tensor & self, c10::SymInt n) {"
    assert signature in astgen("show", *OWN, "--width", "none", "my::foo").out.splitlines()
    assert max(map(len, astgen("show", *OWN, "my::foo").out.splitlines())) <= 100
    narrow, flat = (astgen("show", *OWN, "--width", width).out for width in ("1", "none"))
    assert narrow.split() != narrow.splitlines()
    assert "".join(narrow.split()) == "".join(flat.split())


def test_lowering(astgen: Astgen) -> None:
    assert "10 files of trace in" in astgen("gen", *OWN, "--lowering", "trace").out
    assert "10 files of trace in" in astgen("gen", *OWN, "--lowering", "trace, trace,").out


def test_quiet_and_json(astgen: Astgen) -> None:
    assert astgen("gen", *TRACE, "-q") == Done(0, "", "")
    done = astgen("gen", *TRACE, "--everything", "--json")
    report = json.loads(done.out)
    assert report["profile"] == "torch-2.13"
    assert report["out"] == "build/astgen"
    assert report["written"] == ["autograd/TraceTypeEverything.cpp"]
    assert len(report["unchanged"]) == 10
    assert (report["removed"], report["kept"]) == ([], [])


# --- show ---


def test_show_one_operator(astgen: Astgen) -> None:
    done = astgen("show", "add.Tensor")
    assert done.code == 0
    assert "auto result = at::redispatch::add(" in done.out
    assert done.out.endswith('m.impl("add.Tensor", TORCH_FN(TraceType::add_Tensor));\n')


def test_show_several_and_globs(astgen: Astgen) -> None:
    signatures = ("--lowering", "signatures")
    done = astgen("show", *OWN, *signatures, "my::foo", "my::bar*")
    assert done.out.splitlines() == [
        "at::Tensor bar(const at::Tensor & self, const at::Tensor & other);",
        "at::Tensor & bar_(at::Tensor & self);",
        "at::Tensor foo(const at::Tensor & self, int64_t n=1);",
        "at::Tensor foo_symint(const at::Tensor & self, c10::SymInt n=1);",
    ]
    assert astgen("show", *OWN, *signatures).out == done.out
    assert astgen("show", *OWN, *signatures, "--only", "my::foo", "my::bar*").out == done.out


def test_show_several_lowerings(astgen: Astgen) -> None:
    done = astgen("show", *OWN, "--lowering", "signatures,trace", "--json", "my::bar_")
    rows = json.loads(done.out)
    assert [row["lowering"] for row in rows] == ["signatures", "trace", "trace"]
    assert {row["operator"] for row in rows} == {"my::bar_"}


def test_show_in_colour(astgen: Astgen) -> None:
    assert "\x1b[" in astgen("show", *OWN, "--color", "always", "my::bar_").out
    assert "\x1b[" not in astgen("show", *OWN, "--color", "never", "my::bar_").out
    assert "\x1b[" not in astgen("show", *OWN, "my::bar_").out


def test_show_of_an_operator_that_the_lowering_leaves_out(astgen: Astgen) -> None:
    assert astgen("show", "detach") == Done(0, "", "")


# --- list ---


def test_list_ops(astgen: Astgen) -> None:
    assert astgen("list", "ops", *OWN).out == MY_OPS.replace("- func: ", "")
    assert astgen("list", "ops", *OWN, "--only", "*foo").out == "my::foo(Tensor self, SymInt n=1) -> Tensor\n"
    rows = json.loads(astgen("list", "ops", *OWN, "--json").out)
    assert [row["kind"] for row in rows] == ["functional", "inplace", "functional"]
    assert len(astgen("list", "ops").out.splitlines()) == 1891


def test_list_lowerings_and_profiles(astgen: Astgen) -> None:
    assert [line.split()[0] for line in astgen("list", "lowerings").out.splitlines()] == LOWERINGS
    assert [line.split()[0] for line in astgen("list", "profiles").out.splitlines()] == ["torch-1.9-dev", "torch-2.13"]
    assert [row["name"] for row in json.loads(astgen("list", "profiles", "--json").out)][:1] == ["torch-1.9-dev"]


def test_list_names_plugins(astgen: Astgen, install: Install) -> None:
    install("my-listed", COUNT, {"astgen.lowerings": {"count": "my_listed:count"}})
    assert re.search(r"^count +The names of the operators\.$", astgen("list", "lowerings").out, re.M)


# --- help, version, settings ---


def test_help_and_version(astgen: Astgen) -> None:
    assert astgen("--version") == Done(0, f"astgen {__version__}\n", "")
    for verb in ((), ("gen",), ("show",), ("list",), ("list", "ops")):
        done = astgen(*verb, "--help")
        assert done.code == 0
        assert done.out.startswith(f"Usage: {' '.join(('astgen', *verb))} ")


def test_the_profile_of_the_settings(astgen: Astgen, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "pyproject.toml").write_text('[tool.astgen]\nprofile = "torch-2.13"\n')
    below = here / "far" / "below"
    below.mkdir(parents=True)
    monkeypatch.chdir(below)
    assert "at::_ops" not in astgen("show", "--schemas", "../../my_ops.yaml", "--profile", "torch-1.9-dev").out
    assert "::my::_ops::foo" in astgen("show", "--schemas", "../../my_ops.yaml").out


@pytest.mark.parametrize("text", ["", "[project]\nname = 'x'\n", "[tool.other]\nprofile = 'x'\n", "tool = 3\n"])
def test_settings_that_say_nothing(astgen: Astgen, here: Path, text: str) -> None:
    (here / "pyproject.toml").write_text(text)
    assert astgen("gen", "--schemas", "my_ops.yaml", "--only", "*bar*").out.startswith("torch-1.9-dev: ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[tool.astgen]\nprofil = 'x'\n", "error: [tool.astgen] has no setting 'profil'\n"),
        ("[tool.astgen]\nprofile = 3\n", "error: [tool.astgen] profile is a string\n"),
        ("[tool]\nastgen = 3\n", "error: [tool.astgen] is a table\n"),
        ("[tool.astgen\n", "error: this is no TOML: "),
        ("\xff", "error: this is no TOML: "),
    ],
)
def test_settings_that_are_wrong(astgen: Astgen, here: Path, text: str, message: str) -> None:
    (here / "pyproject.toml").write_text(text, "latin-1")
    done = astgen("gen", "--schemas", "my_ops.yaml")
    assert (done.code, done.out) == (3, "")
    assert done.err.startswith(f"{here / 'pyproject.toml'}:1:1: {message}")
    assert not (here / "build").exists()
    assert astgen("gen", *OWN, "-q", "--out", "out").code == 0


def test_an_unknown_setting_and_the_nearest_one(astgen: Astgen, here: Path) -> None:
    (here / "pyproject.toml").write_text("[tool.astgen]\nprofil = 'x'\n")
    assert astgen("list", "ops").err.endswith("note: did you mean 'profile'?\n")


# --- errors ---


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "Usage: astgen [OPTIONS] COMMAND"),
        (("frob",), "No such command 'frob'"),
        (("gem",), "No such command 'gem': did you mean 'gen'?"),
        (("golden", "statsu"), "No such command 'statsu': did you mean 'status'?"),
        (("gen", "--nope"), "No such option '--nope'"),
        (("gen", "extra"), "Got unexpected extra argument (extra)"),
        (("gen", "--width", "0"), "Invalid value for '--width': a positive number, or 'none'"),
        (("gen", "--width", "wide"), "Invalid value for '--width'"),
        (("gen", "--out", ""), "Invalid value for '--out': it is empty"),
        (("gen", "--schemas", ""), "Invalid value for '--schemas': it is empty"),
        (("gen", "--profile", ""), "Invalid value for '--profile': it is empty"),
        (("list", "ops", "--profile", ""), "Invalid value for '--profile': it is empty"),
        (("gen", "--lowering", ""), "Invalid value for '--lowering': it names no lowering"),
        (("show", "--lowering", ","), "Invalid value for '--lowering': it names no lowering"),
        (("show", "--color", "maybe"), "Invalid value for '--color'"),
        (("list", "things"), "No such command 'things'"),
        (("gen", "--profile", "torch-2.1"), "error: unknown profile 'torch-2.1'; there are torch-1.9-dev, torch-2.13"),
        (("gen", "--lowering", "trase"), "error: unknown lowering 'trase'; there are autograd_functions, "),
        (("gen", "--lowering", "signatures"), "`astgen show --lowering signatures` prints it"),
        (
            ("gen", "--call", "ops"),
            "error: profile torch-1.9-dev has no call form 'ops'; it has redispatch, dispatcher",
        ),
        (("gen", "--call", ""), "error: profile torch-1.9-dev has no call form ''"),
        (("gen", "--only", "nothing*"), "error: no operator matches 'nothing*'"),
        (("gen", "--only", "add.Tensor", "--only", ""), "error: no operator matches ''"),
        (("show", "add.Tenso"), "note: did you mean 'add.Tensor'?"),
        (("list", "ops", "--only", "nothing"), "error: no operator matches 'nothing'"),
    ],
)
def test_usage_is_2(astgen: Astgen, here: Path, arguments: tuple[str, ...], message: str) -> None:
    done = astgen(*arguments)
    assert (done.code, done.out) == (2, "")
    assert message in done.err
    assert not (here / "build").exists()


BAD = (
    "- func: my::a(Tenser self) -> Tensor\n"
    "- func: my::b(Tensor self) -> Tensor\n  variant: method\n"
    "- func: my::b(Tensor self) -> Tensor\n"
)


def test_bad_schemas_are_3_all_in_one_run(astgen: Astgen, here: Path) -> None:
    (here / "bad.yaml").write_text(BAD)
    done = astgen("gen", "--schemas", "bad.yaml", "--profile", "torch-2.13")
    assert (done.code, done.out) == (3, "")
    assert done.err == (
        "bad.yaml:1:15: error: unknown type 'Tenser' [unknown-type]\n"
        "bad.yaml:1:15: note: did you mean 'Tensor'?\n"
        "bad.yaml:3:3: error: unknown key 'variant' [unknown-key]\n"
        "bad.yaml:3:3: note: did you mean 'variants'?\n"
        "bad.yaml:4:9: error: operator my::b is defined twice [duplicate-operator]\n"
        "bad.yaml:2:9: note: first defined here\n"
    )


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        ("my::f(Tensor class) -> Tensor", "22: error: the argument name 'class' is a C++ keyword [keyword-name]"),
        ("my::f(Tensor self, int int) -> Tensor", "32: error: the argument name 'int' is a C++ keyword [keyword-name]"),
        (
            "my::f(Tensor self) -> Tensor namespace",
            "9: error: the name 'namespace' of a return is a C++ keyword [keyword-name]",
        ),
        ("my::class(Tensor self) -> Tensor", "9: error: the operator name 'class' is a C++ keyword [keyword-name]"),
        ("class::f(Tensor self) -> Tensor", "9: error: the namespace name 'class' is a C++ keyword [keyword-name]"),
        (
            "my::f(Dict(str, int) x) -> Tensor",
            "15: error: the type Dict(str, int) has no C++ type in this profile [no-cpp-type]",
        ),
        (
            "my::f(Tensor self, ...) -> Tensor",
            "9: error: '...', any number of arguments or returns, has no C++ signature [no-cpp-type]",
        ),
    ],
)
def test_what_cannot_be_cpp_is_3(astgen: Astgen, here: Path, schema: str, message: str) -> None:
    (here / "bad.yaml").write_text(f"- func: {schema}\n{MY_OPS}- func: my::late(Any x) -> Tensor\n")
    done = astgen("gen", "--schemas", "bad.yaml", "--profile", "torch-2.13")
    assert (done.code, done.out) == (3, "")
    first, last = [line for line in done.err.splitlines() if " error: " in line]
    assert first == f"bad.yaml:1:{message}"
    assert last == "bad.yaml:5:18: error: the type Any has no C++ type in this profile [no-cpp-type]"
    assert not (here / "build").exists()


def test_what_cannot_be_lowered_says_by_what(astgen: Astgen, here: Path) -> None:
    (here / "bad.yaml").write_text(f"{MY_OPS}- func: my::late(Any x) -> Tensor\n")
    done = astgen("gen", "--schemas", "bad.yaml", "--profile", "torch-2.13")
    assert done.err.splitlines()[1] == "bad.yaml:4:18: note: while lowering my::late by functions for torch-2.13"
    assert astgen("gen", "--schemas", "bad.yaml", "--profile", "torch-2.13", "--only", "my::f*").code == 0


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("my_op.yaml", "error: cannot read the file: no such file or directory"),
        (".", "error: cannot read the file: is a directory"),
        ("my_ops.yaml/x", "error: cannot read the file: not a directory"),
    ],
)
def test_a_file_that_cannot_be_read_is_3(astgen: Astgen, here: Path, path: str, message: str) -> None:
    done = astgen("gen", "--schemas", path)
    assert (done.code, done.out) == (3, "")
    assert done.err.startswith(f"{path}:1:1: {message} [unreadable-file]\n")
    assert not (here / "build").exists()


@pytest.mark.parametrize(
    ("out", "blocking"), [("my_ops.yaml", "my_ops.yaml"), ("my_ops.yaml/x", "my_ops.yaml"), ("o", "o/autograd")]
)
def test_an_output_folder_that_cannot_be_is_3(astgen: Astgen, here: Path, out: str, blocking: str) -> None:
    (here / "o").mkdir()
    (here / "o" / "autograd").write_text("in the way")
    before = names_in(here)
    done = astgen("gen", *OWN, "--out", out)
    assert done == Done(3, "", f"error: cannot write {blocking}: Not a directory\n")
    assert names_in(here) == before


def test_after_an_error_the_folder_is_what_it_was(astgen: Astgen, here: Path) -> None:
    astgen("gen", *OWN)
    out = here / "build/astgen"
    before = {name: ((out / name).read_bytes(), (out / name).stat().st_mtime_ns) for name in names_in(out)}
    (here / "bad.yaml").write_text(BAD)
    (here / "keyword.yaml").write_text("- func: my::f(Tensor class) -> Tensor\n")
    for arguments in (
        ("--schemas", "bad.yaml"),
        ("--schemas", "keyword.yaml"),
        ("--schemas", "missing.yaml"),
        ("--only", "nothing"),
        ("--call", "nothing"),
    ):
        assert astgen("gen", *arguments).code in (2, 3)
    after = {name: ((out / name).read_bytes(), (out / name).stat().st_mtime_ns) for name in names_in(out)}
    assert after == before


def test_a_plugin_that_raises_is_3(astgen: Astgen, here: Path, install: Install) -> None:
    source = COUNT.replace("yield Piece", "group.nope; yield Piece")
    install("cli-raises", source, {"astgen.lowerings": {"count": "cli_raises:count"}})
    done = astgen("gen", *OWN, "--lowering", "trace,count", "--only", "my::foo")
    assert (done.code, done.out) == (3, "")
    assert done.err.startswith(
        "my_ops.yaml:3:9: error: AttributeError while lowering my::foo by count for torch-2.13: "
    )
    assert len(done.err.splitlines()) == 1
    assert not (here / "build").exists()


def test_a_plugin_that_cannot_be_loaded_is_3(astgen: Astgen, install: Install) -> None:
    install("cli-broken", "1 / 0", {"astgen.lowerings": {"count": "cli_broken:count"}})
    done = astgen("gen", *OWN, "--lowering", "count")
    assert done.code == 3
    assert "of the distribution cli-broken cannot be loaded: ZeroDivisionError" in done.err


def test_a_bug_is_4(astgen: Astgen, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def buggy(*arguments: object) -> None:
        raise KeyError("oops")

    monkeypatch.setattr(trace, "kernel_body", buggy)
    done = astgen("gen", *OWN)
    assert (done.code, done.out) == (4, "")
    first, second = done.err.splitlines()
    assert first == (
        "astgen: error: internal error: KeyError: 'oops' while lowering my::bar.Tensor by trace for torch-2.13"
    )
    assert second == "this is a bug of astgen; ASTGEN_TRACEBACK=1 shows where"
    assert not (here / "build").exists()
    monkeypatch.setenv("ASTGEN_TRACEBACK", "1")
    with pytest.raises(KeyError):
        run(["gen", *OWN])


# --- names nobody planned ---


@pytest.mark.parametrize(
    "schema",
    [
        "my::f(Tensor self, int TORCH_FN, int at, int std, int c10, int m, int _, int __x) -> Tensor",
        "my::f.class(Tensor self) -> Tensor",
        "std::f(Tensor self) -> Tensor",
        "my::_(Tensor self) -> Tensor",
        f"my::f(Tensor self) -> ({', '.join(['Tensor'] * 200)})",
        f"my::f({', '.join(f'Tensor a{number}' for number in range(500))}) -> Tensor",
        'my::f(str x="é☃\\n", str y=\'say "x"\') -> Tensor',
    ],
)
def test_odd_operators(astgen: Astgen, here: Path, schema: str) -> None:
    (here / "odd.yaml").write_text(entry(schema), "utf-8")
    for profile in ("torch-1.9-dev", "torch-2.13"):
        done = astgen("gen", "--schemas", "odd.yaml", "--profile", profile, "--out", profile)
        assert (done.code, done.err) == (0, "")
        assert kernels(here / profile) == 1


def test_a_name_that_is_too_long_for_a_file(astgen: Astgen, here: Path) -> None:
    """Kernels are in shards, but headers are named by the operator."""
    (here / "long.yaml").write_text(entry(f"my::{'f' * 5000}(Tensor self) -> Tensor"))
    arguments = ("gen", "--schemas", "long.yaml", "--profile", "torch-2.13", "--out")
    assert astgen(*arguments, "trace", "--lowering", "trace").code == 0
    done = astgen(*arguments, "all")
    assert (done.code, done.out) == (3, "")
    assert "too long" in done.err
    assert not (here / "all").exists()


def test_a_file_without_operators(astgen: Astgen, here: Path) -> None:
    (here / "empty.yaml").write_text("# none\n")
    assert astgen("gen", "--schemas", "empty.yaml").code == 0
    assert astgen("list", "ops", "--schemas", os.devnull) == Done(0, "", "")


# --- as a process ---


def test_the_module_runs(here: Path) -> None:
    done = process("gen", *OWN)
    assert (done.returncode, done.stderr) == (0, "")
    done = process("gen", "--schemas", "missing.yaml")
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith("missing.yaml:1:1: error: cannot read the file")


def test_a_pipe_that_breaks_is_quiet(here: Path) -> None:
    command = f"{sys.executable} -m astgen show; echo code $? >&2"
    pipe = f"({command}) | head -1"
    done = subprocess.run(["sh", "-c", pipe], capture_output=True, text=True, check=False)
    assert done.stdout == "Tensor\n"
    assert done.stderr == "code 0\n"


def test_there_is_no_progress_in_a_pipe(here: Path) -> None:
    done = process("gen", "--out", "out")
    assert done.stderr == ""
    assert "\r" not in done.stdout
    assert done.stdout.count("\n") == 1


# What runs the tests in the background may have told its children to ignore interrupts.
SLOW = """
import signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)
from astgen.lowerings import trace
from astgen.__main__ import main
def slow(*arguments):
    print("working", flush=True)
    time.sleep(60)
trace.kernel_body = slow
sys.argv = ["astgen", "gen", *sys.argv[1:]]
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
def test_an_interrupt_is_130_and_quiet(here: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SLOW, *OWN], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "working\n"
    time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err.strip()) == (130, "", "")
    assert not (here / "build").exists()


# --- standard input ---

GOOD, WRONG = "- func: my::f(Tensor self) -> Tensor\n", "- func: my::f(Tensor self, Scalar =1) -> Tensor\n"


@pytest.fixture
def stdin(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts a text into the standard input."""

    def put(text: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))

    return put


@pytest.mark.parametrize("verb", [("show", "my::*"), ("list", "ops"), ("gen", "--lowering", "trace")])
def test_schemas_from_the_standard_input(
    astgen: Astgen, here: Path, stdin: Callable[[str], None], verb: tuple[str, ...]
) -> None:
    stdin(GOOD)
    (here / "my.yaml").write_text(GOOD)
    astgen(*verb, "--schemas", "my.yaml")
    expected = astgen(*verb, "--schemas", "my.yaml")  # what is written then is written already
    assert astgen(*verb, "--schemas", "-") == expected
    assert expected.code == 0


def test_an_error_in_the_standard_input_has_a_place(astgen: Astgen, here: Path, stdin: Callable[[str], None]) -> None:
    stdin(WRONG)
    done = astgen("gen", "--schemas", "-")
    assert (done.code, done.out) == (3, "")
    assert done.err.startswith("<stdin>:1:35: error: expected the name of the argument")
    assert not (here / "build").exists()


def test_lint_of_the_standard_input(astgen: Astgen, stdin: Callable[[str], None]) -> None:
    stdin(GOOD)
    assert astgen("lint", "-").code == 0
    stdin(WRONG)
    done = astgen("lint", "-")
    assert done.code == 3
    assert "<stdin>:1:35: error:" in done.out + done.err


def test_an_empty_standard_input_has_no_operators(astgen: Astgen, stdin: Callable[[str], None]) -> None:
    stdin("")
    done = astgen("list", "ops", "--schemas", "-")
    assert "Traceback" not in done.err
    assert done.out == ""
