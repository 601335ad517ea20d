"""Live: native headers, registration declarations and Declarations.yaml, as the installed torchgen writes them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from support import torchgen_aten
from support.cpp_text import tokens, units
from support.torchgen_yaml import yaml_paths

from astgen.driver import generate
from astgen.lowerings.yaml_text import RowWriter
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

pytest.importorskip("torchgen", reason="compares with the torchgen of an installed torch")
pytestmark = pytest.mark.torch

FAMILIES = ("native", "registration_declarations", "declarations_yaml")
# the includes that are generated; the others stand in a template
INCLUDE = re.compile(r"^#include <(ATen/ops/.*)>$", re.MULTILINE)
DECLARATION = re.compile(r"^(.+;) // (\{.*\})$", re.MULTILINE)


@pytest.fixture(scope="module")
def theirs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """torchgen's files by their path."""
    out = tmp_path_factory.mktemp("torchgen")
    command = [sys.executable, torchgen_aten.__file__, str(out), ",".join(FAMILIES), yaml_paths()[0]]
    subprocess.run(command, check=True)
    return texts({path: path.read_text() for path in out.rglob("*") if path.is_file()}, out)


def texts(files: dict[Path, str], folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): text for path, text in files.items()}


@pytest.fixture(scope="module")
def ours(new_profile: Profile, new_operators: list[Operator]) -> dict[str, str]:
    return {f.path.removeprefix("aten/"): f.text for f in generate(new_profile, FAMILIES, new_operators)}


def report(family: str, equal: int, total: int) -> None:
    print(f"{family:<28} {equal:>6} / {total}")


def test_the_files_are_the_same(ours: dict[str, str], theirs: dict[str, str]) -> None:
    assert ours.keys() == theirs.keys()
    assert sum(path.startswith("ops/") for path in ours) == 1342


def test_native_declarations(ours: dict[str, str], theirs: dict[str, str]) -> None:
    """The functions and the structs of each file, and in which namespace they stand."""
    headers = [path for path in theirs if path.startswith("ops/")]
    equal, missing, extra = 0, [], []
    structs = 0
    for path in headers:
        made, expected = (Counter(map(tuple, units(found[path]))) for found in (ours, theirs))
        equal += (made & expected).total()
        structs += sum(unit[0] == "struct" for unit in made.elements())
        missing += [(path, " ".join(unit)) for unit in expected - made]
        extra += [(path, " ".join(unit)) for unit in made - expected]
    total = equal + len(missing)
    report("native", equal, total)
    assert not missing
    assert not extra
    assert (total, structs) == (3699, 344)
    # torchgen opens the namespaces where nothing stands in them, too
    assert all(scopes(ours[path]) == scopes(theirs[path]) for path in headers if scopes(ours[path]))


def scopes(text: str) -> list[str]:
    return re.findall(r"^namespace (\w+) \{$", text, re.MULTILINE)


def test_native_includes(ours: dict[str, str], theirs: dict[str, str]) -> None:
    """The meta header of structured operators, and the headers of all root names in NativeFunctions.h."""
    found = {path: sorted(INCLUDE.findall(text)) for path, text in ours.items() if path.endswith(".h")}
    expected = {path: sorted(INCLUDE.findall(text)) for path, text in theirs.items() if path.endswith(".h")}
    equal = sum(found[path] == expected[path] for path in expected)
    report("native includes", equal, len(expected))
    assert found == expected
    assert len(found["NativeFunctions.h"]) == 1342
    assert sum(bool(paths) for paths in found.values()) == 251 + 1


def test_registration_declarations(ours: dict[str, str], theirs: dict[str, str]) -> None:
    """The declarations in their order, and what the comment behind each says."""
    path = "RegistrationDeclarations.h"
    made, expected = (
        [(tokens(declaration), json.loads(data)) for declaration, data in DECLARATION.findall(found[path])]
        for found in (ours, theirs)
    )
    report("registration declarations", sum(map(tuple.__eq__, made, expected)), len(expected))
    assert made == expected
    assert len(made) == 3101


@pytest.fixture(scope="module")
def rows(theirs: dict[str, str]) -> list[dict[str, Any]]:
    """torchgen's Declarations.yaml as data."""
    return entries(theirs["Declarations.yaml"])


def test_declarations_yaml(ours: dict[str, str], rows: list[dict[str, Any]]) -> None:
    """The entries as data, in their order."""
    made, expected = entries(ours["Declarations.yaml"]), rows
    report("declarations_yaml", sum(map(dict.__eq__, made, expected)), len(expected))
    assert [entry["schema_string"] for entry in made] == [entry["schema_string"] for entry in expected]
    assert [one for one, other in zip(made, expected, strict=True) if one != other] == []
    assert len(made) == 3101


@pytest.mark.parametrize(
    ("step", "times"), [(10, 2), pytest.param(1, 10, marks=pytest.mark.slow)], ids=["every tenth", "all"]
)
def test_rows_are_written_faster_than_by_a_dumper(rows: list[dict[str, Any]], step: int, times: int) -> None:
    """The same data, by torchgen's call of yaml.dump (with libyaml) and by the writer.

    All take 23 to 40 times as long by the dumper; the fewer, the less the writer gains, for texts come again.
    """
    from torchgen.gen import format_yaml

    some = rows[::step]
    start = perf_counter()
    dumped = format_yaml(some)
    middle = perf_counter()
    written = "".join(map(RowWriter().row, some))
    end = perf_counter()
    print(f"yaml.dump {middle - start:.2f} s, rows {end - middle:.3f} s: {(middle - start) / (end - middle):.0f} times")
    assert entries(written) == entries(dumped)
    assert (middle - start) / (end - middle) > times


def entries(text: str) -> list[dict[str, Any]]:
    import yaml

    # what `yaml.safe_load` gives, by libyaml, which is there when torchgen is fast
    found: list[dict[str, Any]] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return found
