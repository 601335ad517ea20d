"""`docs/nodes.md` says what the nodes are."""

from __future__ import annotations

from pathlib import Path

from astgen.cpp.check import verify
from astgen.cpp.print.base import node_classes
from astgen.cpp.reference import _EXAMPLES, reference
from astgen.cpp.walk import walk

DOCUMENT = Path(__file__).parents[2] / "docs" / "nodes.md"


def test_the_document_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == reference(), "python -m astgen.cpp.reference > docs/nodes.md"


def test_every_node_has_an_example_that_holds_it() -> None:
    assert _EXAMPLES.keys() == set(node_classes())
    for cls, tree in _EXAMPLES.items():
        assert cls in {type(n) for n in walk(tree)}
        verify(tree)
