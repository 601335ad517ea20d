"""Live: schema registration and the lists, entity by entity, as the installed torchgen and the wheel have them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from support.cpp_text import tokens, units

from astgen.cpp.print import Style
from astgen.driver import generate
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

pytest.importorskip("torchgen", reason="compares with the torchgen of an installed torch")
pytestmark = pytest.mark.torch

# a line of torchgen's own template: the operator has its kernel in hand-written sources
BY_HAND = 'm.def("get_gradients(int context_id) -> Dict(Tensor, Tensor)");'
# the row that ends torchgen's list, in its template too
LAST_ROW = '{"", ""}'
Entities = list[tuple[str, ...]]


def statements(text: str) -> Entities:
    """The definitions of a registration file in their order, with the vectors of tags.

    torchgen numbers the vectors across all operators; here they get numbers in the order in which they come.
    """
    numbers: dict[str, str] = {}

    def numbered(word: str) -> str:
        return numbers.setdefault(word, f"tags_{len(numbers)}") if word.startswith("tags_") else word

    return [tuple(map(numbered, unit)) for unit in units(text) if unit != tokens(BY_HAND)]


def symbols(text: str) -> Entities:
    """The entries of the lists, each with the name of its list."""
    found: Entities = []
    for name, entries in re.findall(r"^#define (FORALL_\w+)\(_\)((?:.*\\\n)*.*)", text, re.M):
        found += [(name, *tokens(entry)) for entry in re.findall(r"_\([^()]*\)", entries)]
    return found


def tags(text: str) -> Entities:
    """The tags of the enumeration, after its head."""
    head, body = re.findall(r"(enum class \w+) \{([^}]*)\}", text)[0]
    return [tuple(tokens(head)), *[tuple(tokens(tag)) for tag in body.split(",")]]


def rows(text: str) -> Entities:
    """The names and overloads of the operator list."""
    found = [tuple(tokens(row)) for row in re.findall(r'\{"[^{}]*"\}', text)]
    return [row for row in found if row != tuple(tokens(LAST_ROW))]


FAMILIES = {
    "schema_registration": ("RegisterSchema.cpp", statements, 3101 + 38),
    "interned_strings": ("core/aten_interned_strings.h", symbols, 1593 + 706),
    "tag_enum": ("core/enum_tag.h", tags, 1 + 20),
    "operator_list": ("core/ATenOpList.cpp", rows, 3101),
}
SHIPPED = {"interned_strings": "ATen/core/aten_interned_strings.h", "tag_enum": "torch/headeronly/core/enum_tag.h"}


@pytest.fixture(scope="module")
def torchgens(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that torchgen wrote the families to."""
    out = tmp_path_factory.mktemp("torchgen")
    driver = Path(__file__).parents[1] / "support" / "torchgen_aten.py"
    subprocess.run([sys.executable, str(driver), str(out), ",".join(FAMILIES)], check=True)
    return out


def table(name: str, ours: Entities, theirs: Entities) -> str:
    equal = sum(a == b for a, b in zip(ours, theirs, strict=False))
    return f"{name:24} {equal:6,} / {len(theirs):6,}"


def differences(ours: Entities, theirs: Entities) -> Iterator[str]:
    """What is missing, extra, or only in another place."""
    yield from (f"missing: {' '.join(entity)}" for entity in subtract(theirs, ours))
    yield from (f"extra: {' '.join(entity)}" for entity in subtract(ours, theirs))
    if ours != theirs:
        yield "not the same in the same order"


def subtract(some: Entities, others: Iterable[tuple[str, ...]]) -> Entities:
    known = set(others)
    return [entity for entity in some if entity not in known]


@pytest.mark.parametrize("width", [100, None], ids=["wrapped", "flat"])
@pytest.mark.parametrize("family", FAMILIES)
def test_family(
    family: str, width: int | None, torchgens: Path, new_profile: Profile, new_operators: list[Operator]
) -> None:
    path, entities, total = FAMILIES[family]
    (file,) = generate(new_profile, [family], new_operators, style=Style(width=width))
    ours, theirs = entities(file.text), entities((torchgens / path).read_text())
    print(table(family, ours, theirs))
    assert file.path == f"aten/{path}"
    assert list(differences(ours, theirs))[:10] == []
    assert len(ours) == total


@pytest.mark.parametrize("family", SHIPPED)
def test_headers_of_the_wheel(family: str, new_profile: Profile, new_operators: list[Operator]) -> None:
    torch = find_spec("torch")
    assert torch is not None
    assert torch.origin is not None
    shipped = Path(torch.origin).parent / "include" / SHIPPED[family]
    (file,) = generate(new_profile, [family], new_operators)
    entities = FAMILIES[family][1]
    assert list(differences(entities(file.text), entities(shipped.read_text()))) == []


def test_planted_differences_are_found() -> None:
    ours, theirs = [("a",), ("b",), ("c",)], [("b",), ("a",), ("d",)]
    assert list(differences(ours, theirs)) == ["missing: d", "extra: c", "not the same in the same order"]
