"""Imports go downward only: from a layer to those below it, never up, sideways or in a circle.

What is read is the source: imports in functions and those for type checkers count, and so does
``import_module`` of a constant name or of an f-string that begins with one (it counts as an import of the
package that the constant part names, but not for circles: what is found by name may know its finder).
That Python imports a package along with a module in it is no arrow.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from typing import NamedTuple

import pytest
from package_source import Sources, modules, place

# From bottom to top.  A name is a module or a package; those of one layer do not import each other.
# Names of what does not exist (yet) are harmless; what exists and has no name here is an error.
LAYERS = (
    ("record", "version", "atomic"),
    ("origin", "keys"),
    ("errors",),
    ("codes",),
    ("plugins", "cpp", "schema"),
    ("profiles",),
    ("types", "default_values", "config", "signature"),
    ("bindings",),
    ("signatures",),
    ("translation", "derivatives", "stubs"),
    ("lowerings", "lint"),
    ("regions",),
    ("emit",),
    ("driver",),
    ("golden", "diff", "provenance"),
    ("compiler",),
    ("cli", "testing"),
    ("__init__", "__main__"),
)
RANKS = {room: rank for rank, layer in enumerate(LAYERS) for room in layer}


class Arrow(NamedTuple):
    """An import: who imports, in which line, and what."""

    module: str
    line: int
    target: str
    by_name: bool = False


def room_of(module: str) -> str:
    """The module or package right below the top that a module belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def arrows(module: str, source: str, known: Sources) -> Iterator[Arrow]:
    """The imports of modules of the package."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, module, known)
            targets = [f"{base}.{alias.name}" if f"{base}.{alias.name}" in known else base for alias in node.names]
        elif isinstance(node, ast.Call) and called(node) in ("import_module", "__import__") and node.args:
            yield from by_name(node, module)
            continue
        else:
            continue
        for target in targets:
            if is_ours(target) and target != module:
                yield Arrow(module, node.lineno, target)


def absolute(node: ast.ImportFrom, module: str, known: Sources) -> str:
    """The module that a ``from`` names, whether relative or not."""
    if not node.level:
        return node.module or ""
    is_package = any(other.startswith(f"{module}.") for other in known)
    parts = module.split(".")
    base = parts[: len(parts) - node.level + is_package]
    return ".".join([*base, node.module] if node.module else base)


def by_name(node: ast.Call, module: str) -> Iterator[Arrow]:
    """The import of a name that is, or begins with, a constant."""
    first = node.args[0]
    constant = first.values[0] if isinstance(first, ast.JoinedStr) else first
    if isinstance(constant, ast.Constant) and is_ours(str(constant.value)):
        target = str(constant.value).removesuffix(".")
        if room_of(target) != room_of(module):
            yield Arrow(module, node.lineno, target, by_name=True)


def called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def is_ours(target: str) -> bool:
    return target.split(".")[0] == "astgen"


def faults(sources: Sources) -> list[str]:
    """What is wrong with the imports, a line for each fault."""
    homeless = [module for module in sources if room_of(module) not in RANKS]
    if homeless:
        return [f"{module} is in no layer: give it a place in LAYERS" for module in homeless]
    every = [arrow for module, source in sources.items() for arrow in arrows(module, source, sources)]
    found = [f"{place(a.module, a.line)} imports {a.target}, which is {fault}" for a in every if (fault := wrong(a))]
    return found + circles(every)


def wrong(arrow: Arrow) -> str:
    """Why an arrow may not be, or nothing."""
    source, target = room_of(arrow.module), room_of(arrow.target)
    if source == target:
        return ""
    if target not in RANKS:
        return "in no layer"
    above = RANKS[target] - RANKS[source]
    return "above it" if above > 0 else "beside it" if above == 0 else ""


# A method whose work is a module of its own: imported when it is called.
METHODS = {("astgen.schema.function", "astgen.schema.canonical")}


def circles(every: list[Arrow]) -> list[str]:
    """A circle among the modules, if there is one."""
    graph: dict[str, set[str]] = {}
    for arrow in every:
        if not arrow.by_name and (arrow.module, arrow.target) not in METHODS:
            graph.setdefault(arrow.module, set()).add(arrow.target)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return ["modules import each other in a circle: " + " <- ".join(error.args[1])]
    return []


def test_imports_go_downward() -> None:
    found = faults(modules())
    assert not found, "\n".join(["", *found])


def test_every_room_has_one_layer() -> None:
    assert sum(map(len, LAYERS)) == len(RANKS)


PLANTED = {
    "upward": ("astgen.cpp.build", "from astgen.signatures import Signature", "signatures, which is above"),
    "sideways": ("astgen.cpp.build", "import astgen.schema.grammar", "grammar, which is beside"),
    "module of a package": ("astgen.schema.load", "from astgen.cpp import nodes", "nodes, which is beside"),
    "in a function": ("astgen.errors", "def f():\n    import astgen.driver", "driver, which is above"),
    "for type checkers": ("astgen.types", "if TYPE_CHECKING:\n    from astgen import emit", "emit, which is above"),
    "relative": ("astgen.schema.load", "from ..profiles import registry", "registry, which is above"),
    "relative, of a package": ("astgen.schema", "from ..profiles.names import DEFAULT", "names, which is above"),
    "the whole package": ("astgen.schema.load", "import astgen", "astgen, which is above"),
    "by name": ("astgen.emit.files", "import_module('astgen.cli.main')", "main, which is above"),
    "by a made name": ("astgen.types", "import_module(f'astgen.lowerings.{x}')", "lowerings, which is above"),
    "to nowhere": ("astgen.types", "import astgen.nowhere", "nowhere, which is in no layer"),
    "no layer": ("astgen.stray", "", "astgen.stray is in no layer"),
}  # fmt: skip


@pytest.mark.parametrize("case", PLANTED)
def test_planted_faults_are_found(case: str) -> None:
    module, line, message = PLANTED[case]
    sources = {**modules(), module: f"{modules().get(module, '')}\n{line}\n"}
    assert message in "\n".join(faults(sources))


def test_a_planted_circle_is_found() -> None:
    sources = {
        "astgen.cpp": "",
        "astgen.cpp.a": "from astgen.cpp import b",
        "astgen.cpp.b": "if TYPE_CHECKING:\n    from astgen.cpp.a import x",
    }
    assert "astgen.cpp.a <- astgen.cpp.b <- astgen.cpp.a" in faults(sources)[0]
