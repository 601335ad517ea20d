"""The pytest plugin: its modes, what it says, and that it writes when and where it should."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

HEADER = "// astgen-golden 1\n// add.out(Tensor self)\n"
TEST = """
    def test_one(astgen_golden):
        astgen_golden.check("reg:add.out/CUDA", "int a;\\nint b;\\n", source="add.out(Tensor self)")
"""
FILE = "golden/reg/add/out@CUDA.cpp"
PENDING = ".astgen/pending/reg/add/out@CUDA.cpp.json"


@pytest.fixture(autouse=True)
def _no_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("CI", "ASTGEN_GOLD", "EXPECTTEST_ACCEPT", "PYTEST_ADDOPTS"):
        monkeypatch.delenv(variable, raising=False)


def put(pytester: pytest.Pytester, text: str, file: str = FILE) -> Path:
    path = pytester.path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def tree(pytester: pytest.Pytester) -> dict[str, str]:
    """The golden files."""
    folder = pytester.path / "golden"
    return {str(p.relative_to(folder)): p.read_text() for p in sorted(folder.rglob("*")) if p.is_file()}


# --- modes ---


@pytest.mark.parametrize(
    ("mode", "before", "passes", "written", "pending"),
    [
        ("check", None, False, False, False),
        ("check", "int x;\n", False, False, False),
        ("check", "int a;\nint b;\n", True, False, False),
        ("pending", None, False, False, True),
        ("pending", "int x;\n", False, False, True),
        ("pending", "int a;\nint b;\n", True, False, False),
        ("new", None, True, True, False),
        ("new", "int x;\n", False, False, True),
        ("update", None, True, True, False),
        ("update", "int x;\n", True, True, False),
    ],
)
def test_modes(
    pytester: pytest.Pytester, mode: str, before: str | None, passes: bool, written: bool, pending: bool
) -> None:
    pytester.makepyfile(TEST)
    if before is not None:
        put(pytester, HEADER + before)
    result = pytester.runpytest_inprocess(f"--gold={mode}")
    result.assert_outcomes(passed=int(passes), failed=int(not passes))
    assert result.ret == (0 if passes else 1)
    content = (pytester.path / FILE).read_text() if (pytester.path / FILE).exists() else None
    assert content == (HEADER + "int a;\nint b;\n" if written or (before and passes) else before and HEADER + before)
    assert (pytester.path / PENDING).exists() == pending
    assert (pytester.path / ".astgen").exists() == (mode != "check")


def test_what_is_said_of_a_changed_golden(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        from astgen.origin import Emitter, Origin
        from astgen.regions import Region
        def test_one(astgen_golden):
            region = Region(
                "reg:add.out/CUDA", "int a;\\nint b;\\n", "add.out(Tensor self)",
                Origin("ops.yaml", 812, 3), (Emitter("kernels.py", 141, "emit"),),
            )
            astgen_golden.check(region.key, region, profile="p")
        """
    )
    put(pytester, HEADER + "int a;\nint c;\n", "golden/p/reg/add/out@CUDA.cpp")
    result = pytester.runpytest_inprocess("--gold=pending")
    result.stdout.fnmatch_lines(
        [
            "golden/p/reg/add/out@CUDA.cpp:4:1: error: golden changed: p/reg:add.out/CUDA "
            "(schema ops.yaml:812:3, emitter kernels.py:141)",
            "--- golden p/reg:add.out/CUDA",
            "+++ now",
            "@@ -1,2 +1,2 @@",
            " int a;",
            "-int c;",
            "+int b;",
            "to accept it: astgen golden accept --kernel p/reg:add.out/CUDA",
        ],
        consecutive=True,
    )
    result.stdout.no_fnmatch_line("*Traceback*")
    checked = pytester.runpytest_inprocess("--gold=check")
    checked.stdout.fnmatch_lines(["to accept it: python -m pytest *::test_one --gold=update"])


@pytest.mark.parametrize("how", ["none", "unified", "python diff.py"])
def test_how_a_difference_is_shown(pytester: pytest.Pytester, how: str) -> None:
    pytester.makepyfile(TEST)
    (pytester.path / "diff.py").write_text("import sys; print('MINE', *[open(p).read().split() for p in sys.argv[1:]])")
    put(pytester, HEADER + "".join(f"line{i};\n" for i in range(100)))
    result = pytester.runpytest_inprocess(f"--gold-diff={how}")
    text = result.stdout.str()
    assert ("MINE" in text) == (how == "python diff.py")
    assert ("-line1;" in text) == (how == "unified")
    assert "-line90;" not in text
    assert ("… 65 lines more" in text) == (how == "unified")


def test_a_header_alone_is_no_failure(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TEST)
    path = put(pytester, HEADER.replace("self", "x") + "int a;\nint b;\n")
    pytester.runpytest_inprocess("--gold=pending").assert_outcomes(passed=1)
    assert json.loads((pytester.path / PENDING).read_text())["kind"] == "header"
    pytester.runpytest_inprocess("--gold=update").assert_outcomes(passed=1)
    assert "Tensor x" in path.read_text(), "only accept --kind header writes it"


def test_a_conflicted_golden_counts_as_missing(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TEST)
    path = put(pytester, HEADER + "<<<<<<< a\nint a;\n=======\nint b;\n>>>>>>> b\n")
    result = pytester.runpytest_inprocess("--gold=new")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*golden missing: reg:add.out/CUDA; the golden has conflict markers"])
    assert "<<<" in path.read_text(), "new writes what is missing, not what somebody is merging"
    pytester.runpytest_inprocess("--gold=update").assert_outcomes(passed=1)
    assert path.read_text() == HEADER + "int a;\nint b;\n"


def test_what_is_the_same_again_is_not_pending_any_more(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TEST)
    pytester.runpytest_inprocess("--gold=pending")
    assert (pytester.path / PENDING).exists()
    put(pytester, HEADER + "int a;\nint b;\n")
    pytester.runpytest_inprocess("--gold=pending").assert_outcomes(passed=1)
    assert not (pytester.path / PENDING).exists()


def test_settings_and_normalizers(pytester: pytest.Pytester) -> None:
    pytester.makeini(
        """
        [pytest]
        astgen_golden_dir = tests/kept
        astgen_golden_normalizers =
            0x[0-9a-f]+ => ADDRESS
            astgen.testing.normalizers:relative_paths
        """
    )
    pytester.makepyfile(
        f'def test_one(astgen_golden):\n    astgen_golden.check("t:a", "{pytester.path}/x.py 0x7ffe 0x12\\n")\n'
    )
    pytester.runpytest_inprocess("--gold=update", "--gold-pending-dir=elsewhere").assert_outcomes(passed=1)
    assert (pytester.path / "tests/kept/t/a/default.cpp").read_text().endswith("\nx.py ADDRESS ADDRESS\n")
    assert json.loads((pytester.path / ".astgen/run.json").read_text())["normalized"] == 1
    pytester.makeini("[pytest]\nastgen_golden_normalizers = nowhere:nothing\n")
    result = pytester.runpytest_inprocess()
    result.stdout.fnmatch_lines(["*astgen_golden_normalizers: 'nowhere:nothing' is no function*"])


def test_goldens_are_not_searched_for_tests(pytester: pytest.Pytester) -> None:
    """Unless something else than goldens is among them."""
    pytester.makepyfile(TEST)
    put(pytester, HEADER + "int a;\nint b;\n")
    pytester.makeconftest("def pytest_collect_directory(path): assert path.name != 'reg', 'it is searched'")
    pytester.runpytest_inprocess("--gold=check").assert_outcomes(passed=1)
    (pytester.path / "conftest.py").unlink()
    put(pytester, "def test_two(): pass\n", "golden/more/test_two.py")
    pytester.runpytest_inprocess("--gold=check").assert_outcomes(passed=2)


# --- sets ---

SET = """
    def test_set(astgen_golden):
        regions = {f"t:op{i}.x": f"int a{i};\\n" for i in range(NUMBER)}
        assert astgen_golden.check_all(regions, profile="p", in_file=lambda key: key < "t:op3"FLAGS) == NUMBER
"""


def test_a_set_in_one_item(pytester: pytest.Pytester) -> None:
    """Those that fail are subtests of their own; with files and in the digest index."""
    pytester.makepyfile(SET.replace("NUMBER", "5").replace("FLAGS", ""))
    pytester.runpytest_inprocess("--gold=update").assert_outcomes(passed=1)
    files = tree(pytester)
    assert sorted(files) == ["p/t/digests.txt", *[f"p/t/op{i}/x.cpp" for i in range(3)]]
    assert [line.split()[0] for line in files["p/t/digests.txt"].splitlines()] == ["t:op3.x", "t:op4.x"]
    pytester.runpytest_inprocess("--gold=check").assert_outcomes(passed=1)
    put(pytester, "// astgen-golden 1\n// x\nother\n", "golden/p/t/op1/x.cpp")
    put(pytester, files["p/t/digests.txt"].replace("t:op4.x ", "t:op4.x 0"), "golden/p/t/digests.txt")
    result = pytester.runpytest_inprocess("--gold=check")
    result.stdout.fnmatch_lines(
        [
            "golden/p/t/op1/x.cpp:3:1: error: golden changed: p/t:op1.x",
            "golden/p/t/digests.txt:2:1: error: golden changed: p/t:op4.x",
            "*SUBFAILED?p/t:op1.x?*",
            "*SUBFAILED?p/t:op4.x?*",
        ]
    )
    assert result.ret == 1


def test_a_set_without_subtests(pytester: pytest.Pytester) -> None:
    """On a pytest that has none, one failure lists all."""
    pytester.makepyfile(SET.replace("NUMBER", "5").replace("FLAGS", ""))
    result = pytester.runpytest_inprocess("-p", "no:subtests", "--gold=check")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines([f"*error: golden missing: p/t:op{i}.x" for i in range(5)])


def test_many_failures_are_told_in_a_line_each(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(SET.replace("NUMBER", "30").replace("FLAGS", "").replace('key < "t:op3"', "True"))
    text = pytester.runpytest_inprocess("--gold=check").stdout.str()
    assert len(set(re.findall(r"^golden.*error: golden missing: (\S+)$", text, re.MULTILINE))) == 30
    assert text.count("--- golden") == 20


def test_orphans_of_a_complete_set(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a test says that its set is all there is, others are orphans, also when only that file runs."""
    pytester.makepyfile(test_set=SET.replace("NUMBER", "4").replace("FLAGS", ", complete=True"))
    pytester.runpytest_inprocess("--gold=update")
    put(pytester, "// astgen-golden 1\n// x\nother\n", "golden/p/t/op9/x.cpp")
    put(pytester, "// astgen-golden 1\n// x\nother\n", "golden/p/other/op9/x.cpp")
    put(pytester, "no golden\n", "golden/p/t/README.cpp")
    index = pytester.path / "golden/p/t/digests.txt"
    index.write_text(index.read_text() + "t:op9.y 0\n")
    result = pytester.runpytest_inprocess("--gold=check", "test_set.py")
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(
        [
            "goldens: 4 checked, 2 orphans",
            "golden/p/t/digests.txt:1:1: warning: no test asks for this golden t:op9.y",
            "golden/p/t/op9/x.cpp:1:1: warning: no test asks for this golden",
        ]
    )
    assert result.ret == 0
    assert pytester.runpytest_inprocess("--gold=check", "test_set.py", "--gold-orphans=error").ret == 1
    assert pytester.runpytest_inprocess("--gold=check", "test_set.py", "--gold-orphans=ignore").ret == 0
    monkeypatch.setenv("CI", "true")
    assert pytester.runpytest_inprocess("test_set.py").ret == 1
    assert len(tree(pytester)) == 7, "and nothing is deleted"


# --- orphans of the whole suite ---

SUITE = {
    "test_a": 'import pytest\n@pytest.mark.parametrize("i", range(4))\ndef test_a(i, astgen_golden):\n'
    '    astgen_golden.check(f"t:a{i}", "x\\n")\n',
    "test_b": "def test_b(astgen_golden):\n    astgen_golden.check('t:b', 'x\\n')\ndef test_other(): pass\n",
}


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A suite with five goldens, and one that nothing asks for."""
    pytester.makepyfile(**SUITE)
    pytester.runpytest_inprocess("--gold=update").assert_outcomes(passed=6)
    put(pytester, "// astgen-golden 1\n// x\nold\n", "golden/t/gone/default.cpp")
    return pytester


def run_record(pytester: pytest.Pytester) -> dict[str, object]:
    record = json.loads((pytester.path / ".astgen/run.json").read_text())
    return {"complete": record["complete"], "orphans": [orphan["name"] for orphan in record["orphans"]]}


@pytest.mark.parametrize("arguments", [[], ["."], ["-n", "2"], ["test_a.py", "test_b.py", "."]])
def test_orphans_after_a_complete_run(suite: pytest.Pytester, arguments: list[str]) -> None:
    result = suite.runpytest_inprocess(*arguments)
    result.stdout.fnmatch_lines(["goldens: 5 checked, 1 orphans"])
    assert run_record(suite) == {"complete": True, "orphans": ["t:gone"]}
    assert "t/gone/default.cpp" in tree(suite)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["-k", "test_a"], "of tests that use goldens 1 not selected"),
        (["-n", "2", "-k", "test_a"], "of tests that use goldens 1 not selected"),
        (["test_a.py"], "only some files were given"),
        (["test_a.py::test_a"], "only some files were given"),
        (["--ignore=test_b.py"], "only some files were given"),
        (["--lf"], "only some files were given"),
        (["--deselect=test_b.py::test_b"], "of tests that use goldens 1 not selected"),
        (["-p", "skips"], "of tests that use goldens 1 did not pass"),
    ],
)
def test_orphans_are_unknown_after_a_partial_run(suite: pytest.Pytester, arguments: list[str], reason: str) -> None:
    (suite.path / ".astgen/run.json").unlink()
    (suite.path / "skips.py").write_text(
        "import pytest\ndef pytest_runtest_setup(item):\n    if item.name == 'test_b': pytest.skip('x')\n"
    )
    suite.syspathinsert()
    result = suite.runpytest_inprocess(*arguments, "--gold-orphans=error")
    assert f"orphans unknown: {reason}" in result.stdout.str()
    assert run_record(suite) == {"complete": False, "orphans": []}


def test_orphans_are_unknown_after_an_interrupt(suite: pytest.Pytester) -> None:
    (suite.path / ".astgen/run.json").unlink()
    (suite.path / "conftest.py").write_text("def pytest_runtest_teardown(item): raise KeyboardInterrupt\n")
    result = suite.runpytest_subprocess()
    assert "orphans unknown: the session was interrupted" in result.stdout.str()
    assert run_record(suite) == {"complete": False, "orphans": []}


def test_a_module_that_is_skipped_or_broken(suite: pytest.Pytester) -> None:
    (suite.path / "test_c.py").write_text("import pytest\npytest.importorskip('no_such_module')\n")
    result = suite.runpytest_inprocess()
    result.stdout.fnmatch_lines(["*orphans unknown: test_c.py was not collected"])


def test_tests_without_goldens_may_be_left_out(suite: pytest.Pytester) -> None:
    suite.runpytest_inprocess("-k", "not other").stdout.fnmatch_lines(["goldens: 5 checked, 1 orphans"])


def test_a_partial_run_keeps_what_a_complete_one_said(suite: pytest.Pytester) -> None:
    """But for what it saw itself."""
    put(suite, "// astgen-golden 1\n// x\nx\n", "golden/t/c/default.cpp")
    suite.runpytest_inprocess()
    assert run_record(suite)["orphans"] == ["t:c", "t:gone"]
    (suite.path / "test_c.py").write_text("def test_c(astgen_golden):\n    astgen_golden.check('t:c', 'x\\n')\n")
    suite.runpytest_inprocess("test_c.py")
    assert run_record(suite) == {"complete": True, "orphans": ["t:gone"]}


def test_a_suite_of_others_is_left_alone(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_a(): pass")
    result = pytester.runpytest_inprocess()
    result.stdout.no_fnmatch_line("goldens:*")
    assert not (pytester.path / ".astgen").exists()


# --- two tests, one golden ---

TWO = """
    import pytest
    @pytest.mark.parametrize("text", ["one", "two", "one"])
    def test_two(text, astgen_golden):
        astgen_golden.check("t:a", text)
    def test_fine(astgen_golden):
        astgen_golden.check("t:b", "x")
"""


@pytest.mark.parametrize("workers", [[], ["-n", "2"]])
def test_two_tests_want_different_text(pytester: pytest.Pytester, workers: list[str]) -> None:
    pytester.makepyfile(TWO)
    result = pytester.runpytest_inprocess("--gold=update", *workers)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*error: two tests want different text for the golden t:a; it is not written"])
    assert sorted(tree(pytester)) == ["t/b/default.cpp"]
    (item,) = [json.loads(p.read_text()) for p in (pytester.path / ".astgen/pending").rglob("*.json")]
    assert (item["name"], item["kind"]) == ("t:a", "conflict")


# --- CI, and the environment ---


@pytest.mark.parametrize(
    ("env", "arguments", "mode"),
    [
        ({}, [], "pending"),
        ({"CI": "true"}, [], "check"),
        ({"CI": "1"}, [], "check"),
        ({"CI": "false"}, [], "pending"),
        ({"CI": "0"}, [], "pending"),
        ({"CI": ""}, [], "pending"),
        ({"ASTGEN_GOLD": "update"}, [], "update"),
        ({"ASTGEN_GOLD": "check"}, ["--gold=update"], "update"),
        ({"EXPECTTEST_ACCEPT": "1"}, [], "update"),
        ({"EXPECTTEST_ACCEPT": "0"}, [], "pending"),
        ({"EXPECTTEST_ACCEPT": ""}, [], "pending"),
        ({"EXPECTTEST_ACCEPT": "1", "ASTGEN_GOLD": "check"}, [], "check"),
        ({"CI": "true", "ASTGEN_GOLD": "update"}, [], "check"),
        ({"CI": "true", "EXPECTTEST_ACCEPT": "1"}, [], "check"),
        ({"CI": "true", "PYTEST_ADDOPTS": "--gold=update"}, [], "check"),
        ({"CI": "true"}, ["--gold=update"], "update"),
        ({"CI": "true"}, ["--gold", "update"], "update"),
        ({"CI": "true"}, ["--gold=check"], "check"),
    ],
)
def test_which_mode(
    pytester: pytest.Pytester,
    monkeypatch: pytest.MonkeyPatch,
    env: dict[str, str],
    arguments: list[str],
    mode: str,
) -> None:
    for variable, value in env.items():
        monkeypatch.setenv(variable, value)
    pytester.makepyfile(TEST)
    result = pytester.runpytest_inprocess(*arguments)
    found = [name for name, file in (("update", FILE), ("pending", PENDING)) if (pytester.path / file).exists()]
    assert found == ([] if mode == "check" else [mode])
    other = len(env) > 1 or (arguments and arguments != ["--gold=check"])
    assert ("CI is set" in result.stdout.str()) == bool(env.get("CI") == "true" and other)


def test_a_wrong_variable(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTGEN_GOLD", "accept")
    pytester.makepyfile(TEST)
    result = pytester.runpytest_inprocess()
    said = result.stdout.str() + result.stderr.str()
    assert "ASTGEN_GOLD is one of check, pending, new, update, not 'accept'" in said


# --- the other fixtures ---


def test_generating(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        SCHEMAS = "- func: f(Tensor self) -> Tensor\\n- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\\n"
        def test_generate(astgen_generate, tmp_path):
            regions = astgen_generate(SCHEMAS)
            assert list(regions) == ["trace:f", "trace:f#registration", "trace:f.out", "trace:f.out#registration"]
            whole = astgen_generate(SCHEMAS, lowerings=["trace", "functions"], call="dispatcher", whole=True)
            assert list(whole) == [
                "trace+dispatcher:f", "trace+dispatcher:f.out", "functions:f", "functions:f.out"
            ]
            assert whole["trace+dispatcher:f"].text.endswith("m.impl(\\"f\\", TORCH_FN(TraceType::f));\\n")
            path = tmp_path / "ops.yaml"
            path.write_text(SCHEMAS)
            assert astgen_generate(path)["trace:f"].text == regions["trace:f"].text
            assert astgen_generate(str(path))["trace:f"].origin.path == str(path)
        """
    )
    pytester.runpytest_inprocess().assert_outcomes(passed=1)


def test_commands_that_must_always_do_the_same(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        def test_good(astgen_deterministic):
            made = astgen_deterministic(["python", "-c", "open('a', 'w').write('x'); print(1)"])
            assert made == {"<stdout>": b"1\\n", "a": b"x"}
        def test_bad(astgen_deterministic):
            program = "print(1); print(sorted({str(i) for i in range(99)}, key=hash))"
            astgen_deterministic(["python", "-c", program])
        def test_broken(astgen_deterministic):
            astgen_deterministic("python -c 1/0")
        """
    )
    result = pytester.runpytest_inprocess()
    result.assert_outcomes(passed=1, failed=2)
    result.stdout.fnmatch_lines(["<stdout>:2:1: error: not the same with PYTHONHASHSEED=0 and 1: *"])
    result.stdout.fnmatch_lines(["*exits with 1:", "*ZeroDivisionError*"])
