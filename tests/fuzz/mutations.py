"""Small changes of real files: one character, or one token."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

_TOKENS = re.compile(r"\w+|\s+|[^\w\s]")
_CHARACTERS = " \t\n\"'#:,-()[]{}<>!?*|&=.@%$\\/_0aZé☃\x00\ufeff\u2028"


def mutated(text: str, words: list[str], chance: random.Random) -> str:
    """The text with one character or one token changed."""
    if not text:
        return chance.choice(_CHARACTERS)
    return _one_token(text, words, chance) if chance.random() < 0.5 else _one_character(text, chance)


def _one_character(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text))
    kind = chance.randrange(4)
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + chance.choice(_CHARACTERS) + text[at:]
    if kind == 2:
        return text[:at] + chance.choice(_CHARACTERS) + text[at + 1 :]
    return text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]


def _one_token(text: str, words: list[str], chance: random.Random) -> str:
    tokens = _TOKENS.findall(text)
    at = chance.randrange(len(tokens))
    kind = chance.randrange(4)
    if kind == 0:
        del tokens[at]
    elif kind == 1:
        tokens.insert(at, tokens[at])
    elif kind == 2:
        tokens[at] = chance.choice(words)
    else:
        other = chance.randrange(len(tokens))
        tokens[at], tokens[other] = tokens[other], tokens[at]
    return "".join(tokens)


def words_of(text: str) -> list[str]:
    """The tokens of a text, each once."""
    return sorted(set(_TOKENS.findall(text)))


def entries_of(text: str) -> list[str]:
    """The entries of a list in YAML, without what stands between them."""
    return [entry for entry in re.split(r"^(?=- )", text, flags=re.MULTILINE) if entry.startswith("- ")]


def root_of(entry: str) -> str:
    """The name that the variants of an operator share, as far as a text tells it."""
    found = re.match(r"- (?:func|name): [\"']?(?:\w+::)?_*(\w+?)_*[.(]", entry)
    return found[1] if found else ""


def groups_of(text: str) -> dict[str, list[str]]:
    """The entries of a file by root name."""
    groups: dict[str, list[str]] = {}
    for entry in entries_of(text):
        groups.setdefault(root_of(entry), []).append(entry)
    return groups


def mutations(text: str, count: int, seed: int) -> Iterator[tuple[str, str]]:
    """Entries of a file with their groups, one of them mutated each time, and the root name of the group."""
    chance = random.Random(seed)
    words, groups = words_of(text), groups_of(text)
    roots = sorted(root for root in groups if root)
    for _ in range(count):
        root = chance.choice(roots)
        entries = list(groups[root])
        at = chance.randrange(len(entries))
        entries[at] = mutated(entries[at], words, chance)
        yield "".join(entries), root
