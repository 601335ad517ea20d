"""The keys of an operator's YAML entry beside ``func``: a table of readers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from astgen.codes.files import BAD_VALUE
from astgen.codes.operators import DUPLICATE_DISPATCH_KEY
from astgen.errors import Note, SchemaError, did_you_mean
from astgen.origin import Origin
from astgen.schema.function import Argument
from astgen.schema.grammar import parse_arguments, parse_name
from astgen.schema.names import OperatorName
from astgen.schema.operator import Precomputed
from astgen.schema.yaml import Mapping, Node, Sequence, Text, locate

Reader = Callable[[str, Node], Any]


def expect_text(key: str, node: Node, what: str = "a string") -> Text:
    """The node, if it is a text that is not empty.  Raises `SchemaError` at the node otherwise."""
    if not isinstance(node, Text):
        raise BAD_VALUE.error(f"{key} is {what}, not {node.kind}", node.origin(key))
    if not node.value or node.is_null:
        raise BAD_VALUE.error(f"{key} has no value; expected {what}", node.origin(key))
    return node


def _text(key: str, node: Node) -> str:
    return expect_text(key, node).value


def _truth(key: str, node: Node) -> bool:
    value = node.resolved() if isinstance(node, Text) else None
    if not isinstance(value, bool):
        raise BAD_VALUE.error(f"{key} is True or False", node.origin(key))
    return value


def _texts(key: str, node: Node) -> tuple[str, ...]:
    """A list of strings, or one of them alone."""
    if isinstance(node, Sequence):
        return tuple([expect_text(f"an item of {key}", item).value for item in node.items])
    return (expect_text(key, node, "a string or a list of strings").value,)


def _text_set(key: str, node: Node) -> frozenset[str]:
    return frozenset(_texts(key, node))


def words_of(value: str) -> list[tuple[str, int]]:
    """The words of a text that commas separate, each with its offset."""
    words = []
    offset = 0
    for part in value.split(","):
        words.append((part.strip(), offset + len(part) - len(part.lstrip())))
        offset += len(part) + 1
    return words


def _words(key: str, node: Node) -> list[tuple[str, Text, int]]:
    """The words of a text that commas separate, each with the text and its offset in it."""
    text = expect_text(key, node)
    return [(word, text, offset) for word, offset in words_of(text.value)]


def _choices(*known: str) -> Reader:
    """A reader of words that commas separate, each one of these."""
    seen: dict[str, frozenset[str]] = {}  # by text: there are few, and each stands in a thousand entries

    def read(key: str, node: Node) -> frozenset[str]:
        if isinstance(node, Text) and node.value in seen:
            return seen[node.value]
        words = _words(key, node)
        for word, text, offset in words:
            if word not in known:
                raise _no_choice(key, word, text, offset, known)
        chosen = seen[words[0][1].value] = frozenset([word for word, _, _ in words])
        return chosen

    return read


def _no_choice(key: str, word: str, text: Text, offset: int, known: tuple[str, ...]) -> SchemaError:
    """The error for a word that is no choice, or for what stands after one where a comma was expected."""
    first = _WORD.match(word)
    if first is not None and first[0] in known:
        rest = word[first.end() :].lstrip()
        place = offset + len(word) - len(rest)
        return BAD_VALUE.error(f"expected ',' between the {key}, got {rest!r}", locate(text, place, key))
    message = f"unknown {key} {word!r}; there are {', '.join(known)}"
    return BAD_VALUE.error(message, locate(text, offset, key), did_you_mean(word, known))


_WORD = re.compile(r"\w+")
_CHECKS = _choices("ExactSame", "NoCheck")


def _device_check(key: str, node: Node) -> bool:
    return "ExactSame" in _CHECKS(key, node)


def _name(key: str, node: Node) -> OperatorName:
    text = expect_text(key, node, "the name of an operator")
    return parse_name(text.value, lambda offset: locate(text, offset, key))


def _names(key: str, node: Node) -> tuple[OperatorName, ...]:
    """Names of operators that commas separate."""
    return tuple(
        [
            parse_name(word, lambda at, text=text, offset=offset: locate(text, offset + at, key))  # type: ignore[misc]
            for word, text, offset in _words(key, node)
        ]
    )


def _pairs(key: str, node: Node) -> tuple[tuple[str, str], ...]:
    """A mapping to strings; a key may be several words that commas separate."""
    if not isinstance(node, Mapping):
        raise BAD_VALUE.error(f"{key} is a mapping, not {node.kind}", node.origin(key))
    pairs = []
    for words, value in node.items():
        if not isinstance(value, Text):
            value = expect_text(f"{key} of {words.value}", value)
        if not value.value or value.is_null:
            raise BAD_VALUE.error(f"{key} of {words.value} has no value; expected a string", words.origin(key))
        if "," in words.value:
            pairs += [(word.strip(), value.value) for word in words.value.split(",")]
        else:
            pairs.append((words.value.strip(), value.value))
    if len(dict(pairs)) < len(pairs):
        raise _repeated(key, node)
    return tuple(pairs)


def _repeated(key: str, node: Mapping) -> SchemaError:
    """The error for the first word that stands twice among the keys of a mapping."""
    first: dict[str, Origin] = {}
    for words, _ in node.items():
        for word, offset in words_of(words.value):
            place = locate(words, offset, key)
            if word in first:
                return DUPLICATE_DISPATCH_KEY.error(
                    f"{key} has {word!r} twice", place, [Note("first here", first[word])]
                )
            first[word] = place
    raise AssertionError(first)


def _loops(key: str, node: Node) -> tuple[tuple[str, str], ...]:
    return _pairs(key, node) if isinstance(node, Mapping) else (("Generic", _text(key, node)),)


def _precomputed(key: str, node: Node) -> Precomputed:
    """Texts ``name -> arguments``; the last may be arguments alone."""
    if isinstance(node, Sequence):
        texts = [expect_text(f"an item of {key}", item) for item in node.items]
    else:
        texts = [expect_text(key, node, "a string or a list of strings")]
    replaced: dict[str, tuple[Argument, ...]] = {}
    added: tuple[Argument, ...] = ()
    for i, text in enumerate(texts):
        before, arrow, after = text.value.partition("->")
        name, offset = before.strip(), len(before) + len(arrow)
        if arrow:
            replaced[name] = parse_arguments(after, lambda at, text=text, offset=offset: locate(text, offset + at, key))  # type: ignore[misc]
        elif i < len(texts) - 1:
            raise BAD_VALUE.error(f"an item of {key} but the last is 'name -> arguments'", locate(text, 0, key))
        else:
            added = parse_arguments(before, lambda at, text=text: locate(text, at, key))  # type: ignore[misc]
    return Precomputed(tuple(replaced.items()), added)


READERS: dict[str, Reader] = {
    "variants": _choices("function", "method"),
    "dispatch": _pairs,
    "structured": _truth,
    "structured_delegate": _name,
    "structured_inherits": _text,
    "precomputed": _precomputed,
    "ufunc_inner_loop": _loops,
    "autogen": _names,
    "tags": _text_set,
    "python_module": _text,
    "category_override": _text,
    "cpp_no_default_args": _texts,
    "device_check": _device_check,
    "device_guard": _truth,
    "manual_cpp_binding": _truth,
    "manual_kernel_registration": _truth,
    "use_const_ref_for_mutable_tensors": _truth,
    "abstract": _truth,
}
"""The reader of each key; its result is the field of `Attributes` of the same name."""

OWN_KEYS = frozenset({"abstract"})
"""Keys that only a profile that names them knows (`Rules.entry_keys`)."""
