"""What a formula may not say: errors at the word in the file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from astgen.codes.code import Code
from astgen.codes.derivatives import GRADIENT_NAMES, PLAIN_SIZES, UNKNOWN_NAME
from astgen.cpp import walk
from astgen.cpp.lexer import tokenize
from astgen.cpp.nodes import Call, Index, Lit, Member, Name, Node, Unary
from astgen.derivatives.entries import Entry, Formula
from astgen.derivatives.uses import variables, words
from astgen.errors import Note, SchemaError, did_you_mean

# Sizes may be symbolic, and a formula that takes plain ones would fix them.
_PLAIN_SIZES = {"sizes": "sym_sizes()", "strides": "sym_strides()", "size": "sym_size(dim)"}

_ASKS = frozenset({*_PLAIN_SIZES, "grads"})

# What a formula may use beside arguments, results and gradients; the last is the place in a list.
KNOWN_NAMES = frozenset({"grad", "grads", "grad_input_mask", "retain_variables", "i"})
_CONSTANT = re.compile(r"k[A-Z]\w*|[A-Z][A-Z0-9_]*")


def backward_errors(formula: Formula, known: Iterable[str], results: int) -> Iterator[SchemaError]:
    """What is wrong in a backward formula.  ``known`` are the names that it may use, ``results`` how many there are."""
    tree = formula.tree
    assert tree is not None
    names = KNOWN_NAMES.union(known)
    for name in sorted(variables(tree) - names):
        if not is_constant(name):
            message = f"{name!r} is no argument, result or gradient of the operator"
            yield at_word(formula, name, message, did_you_mean(name, names))
    for node in walk.walk(tree) if _ASKS & words(tree) else ():
        if plain := _plain_size(node):
            message = f"a formula has no .{plain}(): sizes may be symbolic; use .{_PLAIN_SIZES[plain]}"
            yield at_word(formula, plain, message, code=PLAIN_SIZES)
        if (index := gradient_index(node)) is not None and index >= results:
            message = f"grads[{index}] is out of range: the operator has {results} result{'s'[: results != 1]}"
            yield at_word(formula, "grads", message, code=GRADIENT_NAMES)


def is_constant(name: str) -> bool:
    """Whether a name looks like that of a constant, of which nothing is known here: ``kLong``, ``M_PI``."""
    return _CONSTANT.fullmatch(name) is not None


def hidden_errors(formula: Formula, hidden: frozenset[str]) -> Iterator[SchemaError]:
    """What a formula calls although only torch itself can.  ``hidden`` are the names of such functions."""
    if formula.tree is None:
        return
    for node in walk.walk(formula.tree):
        if type(node) is Call and type(node.fn) is Name and (text := node.fn.text.rpartition("::")[2]) in hidden:
            message = f"{text} cannot be called by a library outside torch, which does not export it"
            yield at_word(formula, text, message)


def gradient_index(node: Node) -> int | None:
    """The number of the gradient that ``grads[i]`` is."""
    if type(node) is Index and type(node.obj) is Name and node.obj.text == "grads" and type(node.index) is Lit:
        return int(node.index.text)
    return None


def _plain_size(node: Node) -> str:
    if type(node) is not Call or type(node.fn) is not Member or type(node.fn.name) is not Name:
        return ""
    member = node.fn.name.text
    wanted = 1 if member == "size" else 0
    if member not in _PLAIN_SIZES or len(node.args) != wanted:
        return ""
    return member if not wanted or _is_number(node.args[0]) else ""


def _is_number(node: Node) -> bool:
    return type(node) is Lit or (type(node) is Unary and _is_number(node.operand))


def gradient_errors(entry: Entry, formulas: list[Formula], named: frozenset[str]) -> Iterator[SchemaError]:
    """Whether the formulas of an operator name its gradients in one way; ``named`` are the names they have."""
    single = _first(formulas, {"grad"})
    several = _first(formulas, {"grads"})
    by_name = _first(formulas, named)
    name = entry.schema.name
    if single and several:
        message = f"the formulas of {name} use both grad and grads; grad is grads[0]"
        yield at_word(*several, message, code=GRADIENT_NAMES)
    if by_name and (other := single or several):
        message = f"the formulas of {name} use both {by_name[1]} and {other[1]}; choose one way to name gradients"
        yield at_word(*by_name, message, code=GRADIENT_NAMES)
    if several is None or single:
        return
    indexes = [gradient_index(node) for formula in formulas if formula.tree for node in walk.walk(formula.tree)]
    indexed = [index for index in indexes if index is not None]
    if indexed and set(indexed) == {0} and len(indexed) == _count(formulas, "grads"):
        message = f"the formulas of {name} use only grads[0]; if the first result alone is differentiable it is grad"
        yield at_word(*several, message, code=GRADIENT_NAMES)


def _first(formulas: list[Formula], names: Iterable[str]) -> tuple[Formula, str] | None:
    wanted = frozenset(names)
    for formula in formulas:
        if formula.tree is not None and (found := wanted & variables(formula.tree)):
            return formula, min(found)
    return None


def _count(formulas: list[Formula], name: str) -> int:
    trees = [formula.tree for formula in formulas if formula.tree is not None]
    return sum(type(node) is Name and node.text == name for tree in trees for node in walk.walk(tree))


def at_word(
    formula: Formula, word: str, message: str, notes: Iterable[Note | str] = (), code: Code = UNKNOWN_NAME
) -> SchemaError:
    """An error at the first place where a word stands in a formula."""
    offset = next((token.offset for token in tokenize(formula.text.value) if token.text == word), 0)
    return code.error(message, formula.origin(offset), tuple(notes))
