"""What the documents show is what astgen does."""

from __future__ import annotations

import doctest
import re
import shlex
import sys
from pathlib import Path

import pytest

from astgen import lowerings
from astgen.cli.main import run
from astgen.driver import generate, load, render_operator
from astgen.errors import ProfileError
from astgen.lowerings.registry import all_lowerings, find_lowering, lowering_of, lowerings_of
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.schema.operator import Operator
from astgen.signatures import SignatureGroup

ROOT = Path(__file__).parent.parent
TOUR = ROOT / "docs" / "tour.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TOUR.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_entry_of_the_tour() -> None:
    (entry,) = blocks("yaml")
    assert f"\n{entry}\n" in (ROOT / "schemas" / "torch-1.9-dev.yaml").read_text("utf-8")


def test_the_python_of_the_tour() -> None:
    text = "\n".join(block for block in blocks("python") if ">>>" in block)
    test = doctest.DocTestParser().get_doctest(text, {}, "tour", str(TOUR), 0)
    result = doctest.DocTestRunner(verbose=False).run(test)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_lines_of_code_of_the_tour() -> None:
    source = (ROOT / "astgen" / "lowerings" / "trace.py").read_text("utf-8")
    for block in blocks("python"):
        if ">>>" not in block and not is_module(block):
            assert block.strip() in source


def is_module(block: str) -> bool:
    return block.startswith('"""')


def test_the_family_of_the_tour_is_one_module_and_no_edit_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, new_profile: Profile, new_operators: list[Operator]
) -> None:
    (module,) = [block for block in blocks("python") if is_module(block)]
    (line,) = [block for block in blocks("cpp") if block.startswith("using")]
    (tmp_path / "kernel_types.py").write_text(module)
    monkeypatch.setattr(lowerings, "__path__", [*lowerings.__path__, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "astgen.lowerings.kernel_types", raising=False)
    assert all_lowerings()["kernel_types"].about == "The types of kernels, by operator."
    assert "kernel_types" in [one.name for one in lowerings_of(new_profile)]
    (file,) = generate(new_profile, ["kernel_types"], new_operators, only=["add.Tensor", "sin"])
    assert file.path == "aten/KernelTypes.h"
    assert f"{line}using sin = at::Tensor (const at::Tensor &);\n" in file.text
    with pytest.raises(ProfileError, match="has no lowering 'kernel_types'"):
        lowering_of(get_profile("torch-1.9-dev"), "kernel_types")
    monkeypatch.undo()
    sys.modules.pop("astgen.lowerings.kernel_types", None)
    assert "kernel_types" not in all_lowerings()


def test_the_kernels_of_the_tour(old_profile: Profile, old_operators: list[Operator]) -> None:
    kernel, handle, _ = blocks("cpp")
    (add,) = [operator for operator in old_operators if str(operator.name) == "add.Tensor"]
    trace = find_lowering("trace")
    assert kernel == "\n".join(chunk.text for chunk in render_operator(add, trace, old_profile))
    assert handle in render_operator(add, trace, old_profile.calling("dispatcher"))[0].text


def test_the_error_of_the_tour() -> None:
    (shown,) = [line for line in TOUR.read_text("utf-8").splitlines() if line.startswith("my_ops.yaml:")]
    with pytest.raises(Exception, match="expected the name") as caught:
        load(schemas="my_ops.yaml", text="- func: add.Tensor(Tensor self, Scalar =1) -> Tensor\n")
    assert str(caught.value) == shown


REDISPATCH = ROOT / "docs" / "redispatch.md"


def test_the_diff_of_the_redispatch_page(capsys: pytest.CaptureFixture[str]) -> None:
    text = REDISPATCH.read_text("utf-8")
    (command,) = re.findall(r"`astgen (diff [^`]+)`", text)
    (patch,) = re.findall(r"^```diff\n(.*?)^```$", text, re.M | re.S)
    assert run(shlex.split(command)) == 1
    assert capsys.readouterr().out == patch


def test_the_calls_of_the_redispatch_page(old_profile: Profile, old_operators: list[Operator]) -> None:
    trace = find_lowering("trace")
    rows = re.findall(r"^\| `([\w.]+)` \| `(at::redispatch::\w+)` \|$", REDISPATCH.read_text("utf-8"), re.M)
    assert len(rows) == 5
    for name, function in rows:
        (operator,) = [operator for operator in old_operators if str(operator.name) == name]
        assert f"{function}(" in render_operator(operator, trace, old_profile)[0].text


def test_the_figures_of_the_redispatch_page(old_profile: Profile, old_operators: list[Operator]) -> None:
    """The counts themselves are held by test_api_lowerings; here that the page has these."""
    text = REDISPATCH.read_text("utf-8")
    rows = dict(re.findall(r"^\| in ([\w ]+?) \| ([\d,]+ \| [\d,]+) \|$", text, re.M))
    assert rows == {
        "tracing kernels": "1,877 | 0",
        "the redispatch API": "2,408 | 2,408",
        "BackendSelect": "63 | 63",
        "all": f"{1877 + 2408 + 63:,} | {2408 + 63:,}",
    }
    functions = sum(len(list(SignatureGroup(o, old_profile).signatures())) for o in old_operators)
    assert f"{functions:,} functions, each with a handle" in text


def test_the_profile_of_a_user() -> None:
    text = (ROOT / "docs" / "profiles.md").read_text("utf-8")
    (program,) = [block for block in re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S) if "MY_TORCH" in block]
    names: dict[str, Profile] = {}
    exec(program, names)  # the document's own code
    assert names["MY_TORCH"].shards == {"trace": 4}
    assert names["MY_TORCH"].spell is get_profile("torch-2.13").spell
