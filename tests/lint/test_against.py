"""``astgen lint --against``: incompatible changes, and kernels of backends that no longer fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.own import NEW, operator

from astgen.cli.main import run
from astgen.lint.against import changes

# new, old, and the rules that the change breaks
CHANGES = [
    ("f(int a, int b=1) -> ()", "f(int a) -> ()", []),
    ("f(int a, int b) -> ()", "f(int a) -> ()", ["argument-added"]),
    ("f(int a) -> ()", "f(int a, int b=1) -> ()", ["argument-removed"]),
    ("f(int b, int a) -> ()", "f(int a, int b) -> ()", ["argument-removed"]),
    ("f(int c, int a) -> ()", "f(int a) -> ()", ["argument-added"]),
    ("f(int? a) -> ()", "f(int a) -> ()", []),
    ("f(int a) -> ()", "f(int? a) -> ()", ["type-narrowed"]),
    ("f(Scalar a) -> ()", "f(int a) -> ()", []),
    ("f(Scalar? a) -> ()", "f(float? a) -> ()", []),
    ("f(int a) -> ()", "f(Scalar a) -> ()", ["type-narrowed"]),
    ("f(Scalar a) -> ()", "f(bool a) -> ()", ["type-narrowed"]),
    ("f(SymInt a) -> ()", "f(int a) -> ()", []),
    ("f(SymInt[] a) -> ()", "f(int[] a) -> ()", []),
    ("f(float a) -> ()", "f(int a) -> ()", ["type-narrowed"]),
    ("f(int[] a) -> ()", "f(int[2] a) -> ()", ["type-narrowed"]),
    ("f(int[2] a) -> ()", "f(int[] a) -> ()", ["type-narrowed"]),
    ("f(Tensor?[] a) -> ()", "f(Tensor[] a) -> ()", ["type-narrowed"]),
    ("f(Tensor[]? a) -> ()", "f(Tensor[] a) -> ()", []),
    ("f(Any a) -> ()", "f(Tensor a) -> ()", []),
    ("f(int a=2) -> ()", "f(int a=1) -> ()", ["default-changed"]),
    ("f(int a=1) -> ()", "f(int a) -> ()", []),
    ("f(int a) -> ()", "f(int a=1) -> ()", ["default-changed"]),
    ("f(float a=1) -> ()", "f(float a=1.0) -> ()", []),
    ("f(str a='x') -> ()", 'f(str a="x") -> ()', []),
    ("f(int[2] a=1) -> ()", "f(int[2] a=0) -> ()", ["default-changed"]),
    ("f(int a) -> Tensor?", "f(int a) -> Tensor", ["returns-changed"]),
    ("f(int a) -> Tensor", "f(int a) -> Tensor?", []),
    ("f(int a) -> (Tensor, Tensor)", "f(int a) -> Tensor", ["returns-changed"]),
    ("f(int a) -> (Tensor x)", "f(int a) -> (Tensor y)", ["returns-changed"]),
    ("f(*, int a) -> ()", "f(int a) -> ()", ["argument-keyword-only"]),
    ("f(int a) -> ()", "f(*, int a) -> ()", []),
    ("f(int a, *, int c=1, int b=2) -> ()", "f(int a, *, int b=2) -> ()", ["argument-added"]),
    ("f(int a, *, int b=2, int c=1) -> ()", "f(int a, *, int b=2) -> ()", []),
    ("f(Tensor(a!) a) -> ()", "f(Tensor a) -> ()", ["alias-changed"]),
    ("f(Tensor a) -> ()", "f(Tensor(a!) a) -> ()", ["alias-changed"]),
    ("f(Tensor(b!) a) -> ()", "f(Tensor(a!) a) -> ()", ["alias-changed"]),
    ("f(Tensor a) -> Tensor(a)", "f(Tensor a) -> Tensor", ["alias-changed"]),
    ("f(int a, ...) -> ()", "f(int a) -> ()", ["argument-added"]),
    (
        "f(Tensor self, int k=1, *, Tensor(a!) out) -> Tensor(a!)",
        "f(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        [],
    ),
    (
        "f(Tensor self, int k, *, Tensor(a!) out) -> Tensor(a!)",
        "f(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ["argument-added"],
    ),
    (
        "f(Tensor self, *, Tensor(a!) res) -> Tensor(a!)",
        "f(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ["argument-removed"],
    ),
]


@pytest.mark.parametrize(("new", "old", "broken"), CHANGES)
def test_changes(new: str, old: str, broken: list[str]) -> None:
    found = changes(operator(old), operator(new))
    assert [code.name for code, _, _ in found] == broken


@pytest.mark.torch
def test_the_runtime_says_the_same() -> None:
    torch = pytest.importorskip("torch", reason="asks the runtime of an installed torch")
    parse = torch._C.parse_schema
    verdicts = [parse(new).is_backward_compatible_with(parse(old)) for new, old, _ in CHANGES]
    wrong = [change for change, verdict in zip(CHANGES, verdicts, strict=True) if verdict != (not change[2])]
    assert wrong == []


OLD_FILE = """\
- func: stays(Tensor self) -> Tensor
- func: gone(Tensor self) -> Tensor
- func: named(Tensor self) -> Tensor
- func: moved.a(Tensor self, SymInt k=1) -> Tensor
- func: wider(Tensor self) -> Tensor
"""
NEW_FILE = """\
- func: wider(Tensor self, *, bool fast=False) -> Tensor
- func: stays(Tensor self) -> Tensor
- func: named.one(Tensor self) -> Tensor
- func: moved.a(Tensor self, SymInt k=2) -> Tensor
- func: fresh(Tensor self) -> Tensor
"""
BACKEND = """\
backend: PrivateUse1
cpp_namespace: my::ns
supported:
- stays
- gone
- wider
- unheard.of
symint:
- moved.a
autograd:
- moved.a
"""


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, text in (("old.yaml", OLD_FILE), ("new.yaml", NEW_FILE), ("backend.yaml", BACKEND)):
        (tmp_path / name).write_text(text)
    return tmp_path


def test_the_command(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lint", "new.yaml", "--against", "old.yaml", "--profile", NEW]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "old.yaml:2:9: error: the operator gone is gone [operator-removed]",
        "new.yaml:3:9: error: the overload named is called named.one now [overload-renamed]",
        "old.yaml:3:9: note: was here",
        "new.yaml:4:37: error: moved.a: k had the default 1 and has 2 [default-changed]",
        "old.yaml:4:9: note: was moved.a(Tensor self, SymInt k=1) -> Tensor",
        "3 errors, 0 warnings in 2 files",
    ]


def test_the_kernels_of_a_backend(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also of a change that is compatible for callers; a default alone changes no kernel."""
    arguments = ["lint", "new.yaml", "--against", "old.yaml", "--backend", "backend.yaml", "--profile", NEW]
    assert run(arguments) == 1
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("backend.yaml")]
    assert lines == [
        "backend.yaml:5:3: error: gone: the operator is gone, and its kernel has nothing to be registered for "
        "[kernel-signature]",
        "backend.yaml:6:3: error: wider: its kernel needs the signature "
        "at::Tensor wider(const at::Tensor & self, bool fast) [kernel-signature]",
    ]


def test_the_symbolic_kernel_of_a_backend(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (files / "new.yaml").write_text(OLD_FILE.replace("SymInt k=1", "SymInt k=1, SymInt[] more=[]"))
    arguments = ["lint", "new.yaml", "--against", "old.yaml", "--backend", "backend.yaml", "--profile", NEW]
    assert run(arguments) == 1
    assert (
        "error: moved.a: its kernel needs the signature "
        "at::Tensor moved_symint(const at::Tensor & self, c10::SymInt k, c10::SymIntArrayRef more)"
    ) in capsys.readouterr().out


def test_a_file_against_itself(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lint", "old.yaml", "--against", "old.yaml", "-q", "--profile", NEW]) == 0
    assert capsys.readouterr().out == ""


def test_a_later_file_that_is_wrong_is_3(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (files / "new.yaml").write_text("- func: stays(Tensr self) -> Tensor\n")
    assert run(["lint", "new.yaml", "--against", "old.yaml"]) == 3
    assert "unknown-type" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- abs\n", "backend.yaml:1:1: error: a backend file is a mapping with the key supported, not a list"),
        ("supported: abs\n", "backend.yaml:1:12: error: supported is a list of operators, not a string"),
        ("supported:\n- {abs: 1}\n", "backend.yaml:2:3: error: an item of supported is an operator, not a mapping"),
        ("supported: [\n", "backend.yaml:2:1: error:"),
    ],
)
def test_backend_files_that_are_wrong(files: Path, capsys: pytest.CaptureFixture[str], text: str, message: str) -> None:
    (files / "backend.yaml").write_text(text)
    arguments = ["lint", "old.yaml", "--against", "old.yaml", "--backend", "backend.yaml", "--profile", NEW]
    assert run(arguments) == 3
    assert capsys.readouterr().out.startswith(message)


def test_a_backend_alone_is_no_question(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lint", "new.yaml", "--backend", "backend.yaml"]) == 2
    assert "--against" in capsys.readouterr().err
