"""The functions for formulas that torch hides: those that its header declares and its library does not export."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from astgen.profiles.profile import Profile

pytestmark = [
    pytest.mark.torch,
    pytest.mark.skipif(shutil.which("nm") is None, reason="there is no nm to list what a library exports"),
]
SCOPE = "torch::autograd::generated::details"


def torch_folder() -> Path:
    spec = find_spec("torch")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def declared() -> set[str]:
    """The functions that the header declares without a body."""
    header = torch_folder() / "include" / "torch" / "csrc" / "autograd" / "FunctionsManual.h"
    text = re.sub(r"//.*|^#.*", "", header.read_text(), flags=re.MULTILINE)
    body = text[text.index("{", text.index(f"namespace {SCOPE}")) + 1 :]
    defined = set(re.findall(r"(?:inline|static)[^;{}]*?\b(\w+)\([^;{}]*\{", body))
    while "{" in body:
        before, body = body, re.sub(r"\{[^{}]*\}", ";", body)
        assert body != before or "}" not in body
        if body == before:
            break
    heads = [part for part in body.split(";") if "struct" not in part.split("(")[0]]
    return {found[1] for head in heads if (found := re.search(r"\b(\w+)\s*\(", head))} - defined


def exported() -> set[str]:
    library = torch_folder() / "lib" / "libtorch_cpu.so"
    done = subprocess.run(["nm", "-DC", "--defined-only", str(library)], capture_output=True, text=True, check=True)
    return set(re.findall(rf"{SCOPE}::(\w+)\(", done.stdout))


def test_hidden_helpers(new_profile: Profile) -> None:
    hidden = declared() - exported()
    print(f"{len(hidden)} of {len(declared())} functions for formulas are hidden")
    assert new_profile.autograd.hidden_helpers == hidden
    assert len(hidden) == 193
