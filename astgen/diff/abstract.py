"""Edits without what each kernel has of its own, so that the same edit of many kernels is one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from astgen.cpp.nested import Atom, Group, Item, spelled, statements, tokens_of_line
from astgen.diff.edits import Edit, Op, Unit
from astgen.record import record

NAME, ARGUMENT, SCHEMA = "NAME", "ARG", "SCHEMA"
"""What stands for the names of the operator, for those of the kernel's parameters, and for the operator's schema."""
REST = "…"


@record
class Step:
    """An edit as it is told of a whole group: all texts with the placeholders, operands left out."""

    op: Op
    unit: Unit
    old: str
    new: str
    inside: str
    in_head: bool

    @property
    def node(self) -> str:
        """Where in the region it is, in words."""
        if self.unit == "statement":
            return "declaration" if self.in_head else "body"
        if not self.inside:
            return "head" if self.in_head else "statement"
        return f"{'parameters' if self.in_head else 'arguments'} of {self.inside}"

    def sentence(self) -> str:
        """The edit in words."""
        what = "parameter" if self.in_head else "argument"
        of = f" of `{self.inside}`" if self.inside else ""
        whose = f"`{self.inside}`" if self.inside else "the list"
        if self.old == self.new and SCHEMA in self.new:
            return "the text of its schema changes"
        match self.op, self.unit:
            case "insert", "item":
                return f"{whose} gets the {what} `{self.new}`"
            case "delete", "item":
                return f"{whose} loses the {what} `{self.old}`"
            case "insert", _:
                return f"new: `{self.new}`"
            case "delete", _:
                return f"gone: `{self.old}`"
            case "move", _:
                return f"moved: `{self.new}`"
            case "wrap", _:
                return f"`{self.old}` is wrapped: `{self.new}`"
            case "unwrap", _:
                return f"`{self.old}` is unwrapped: `{self.new}`"
        return f"`{self.old}` becomes `{self.new}`{of}"


class Own:
    """The names that a region has of its own: those of its operator, and those of its parameters.

    ``operator`` is the name with namespace and overload, ``text`` the code.
    """

    def __init__(self, operator: str, text: str) -> None:
        qualified, _, self._overload = operator.partition(".")
        name = qualified.rpartition("::")[2]
        base = name.rstrip("_") or name
        names = {name, base, f"{name}_{self._overload}" if self._overload else name} - {""}
        self._names = sorted(names, key=lambda text: (-len(text), text))
        self._camel = "".join([part.title() for part in base.split("_")])
        self._text = text
        self._parameters: frozenset[str] | None = None

    @property
    def parameters(self) -> frozenset[str]:
        """The names of the parameters."""
        if self._parameters is None:
            self._parameters = frozenset(parameter_names(self._text))
        return self._parameters

    def word(self, word: str) -> str:
        """A word with placeholders for own names."""
        if word.startswith('"'):
            if word[1:-1] == self._overload and self._overload:
                return f'"{NAME}"'
            if word[1:-1] in self.parameters:
                return f'"{ARGUMENT}"'
            if "(" in word and "->" in word:
                return f'"{SCHEMA}"'
        elif word.startswith("//"):
            return f"// {SCHEMA}" if "->" in word and "(" in word else self._named(word)
        elif word in self.parameters or word.rstrip("_") in self.parameters:
            return ARGUMENT + word[len(word.rstrip("_")) :] if word not in self.parameters else ARGUMENT
        return self._named(word)

    def _named(self, word: str) -> str:
        for name in self._names:
            if name in word:
                word = _replaced(word, name)
        if self._camel and "Backward" in word:
            word = _replaced(word, self._camel, before=("Backward", "DoubleBackward"))
        return word

    def item(self, item: Item, *, whole: bool) -> Item:
        """An item with placeholders; what stands between its brackets is left out where it is a ``whole`` one."""
        return tuple([self._atom(atom, whole=whole) for atom in item])

    def _atom(self, atom: Atom, *, whole: bool) -> Atom:
        if isinstance(atom, str):
            return self.word(atom)
        if whole and atom.items:
            return Group(atom.kind, ((REST,),))
        return Group(atom.kind, tuple([self.item(item, whole=whole) for item in atom.items]))


def _replaced(word: str, name: str, *, before: tuple[str, ...] = ()) -> str:
    """A word with the placeholder for a name: where it stands whole or between underscores, or before these words."""
    start = word.find(name)
    while start >= 0:
        end = start + len(name)
        stands_apart = not word[start - 1 : start].isalnum()
        if stands_apart and (word.startswith(before, end) if before else not word[end : end + 1].isalnum()):
            word = f"{word[:start]}{NAME}{word[end:]}"
            end = start + len(NAME)
        start = word.find(name, end)
    return word


def parameter_names(text: str) -> Iterator[str]:
    """The names of the parameters of the first function in a text."""
    parts = statements(_head(text))
    for item in parts or ():
        groups = [atom for atom in item if isinstance(atom, Group) and atom.kind == "("]
        if groups:
            yield from filter(None, map(_parameter_name, groups[0].items))
            return


def _head(text: str) -> str:
    """A text to the end of its first parameter list, as far as that can be told by lines."""
    end = text.find(") {\n")
    end = end if end >= 0 else text.find(");\n")
    return text[: end + 1] if end >= 0 else text


def _parameter_name(item: Item) -> str | None:
    """The last word before a default, of what has a type besides."""
    words = item[: item.index("=")] if "=" in item else item
    last = words[-1] if len(words) > 1 else None
    return last if isinstance(last, str) and last.isidentifier() else None


@lru_cache(1 << 14)
def _joined(item: Item) -> str:
    return spelled(item)


def step_of(edit: Edit, own: Own) -> Step:
    """The edit with placeholders."""
    whole = edit.unit == "statement"
    operands = edit.op in ("replace", "wrap", "unwrap")
    old, new = (own.item(item, whole=whole or operands) for item in (edit.old, edit.new))
    if edit.unit == "words" and old == new:  # what differs stands between brackets
        old, new = own.item(edit.old, whole=False), own.item(edit.new, whole=False)
    return Step(
        edit.op, edit.unit, _joined(old), _joined(new), _joined(own.item(edit.inside, whole=True)), edit.in_head
    )


def steps_of(edits: Iterable[Edit], own: Own) -> tuple[Step, ...]:
    """The edits with placeholders, each kind once and in the order in which they come first.

    How often an edit occurs depends on the number of a kernel's arguments, and is no difference between kernels.
    """
    told = list(edits)
    told = [edit for edit in told if not edit.is_comment] or told  # comments follow what they are about
    return tuple(dict.fromkeys([step_of(edit, own) for edit in told]))


def shape_words(operator: str, text: str) -> tuple[str, ...]:
    """The words of a text, comments left out, with placeholders for the operator's names: equal for one renamed."""
    own = Own(operator, "")
    return tuple(
        [
            own.word(word)
            for line in text.split("\n")
            for word in tokens_of_line(line)
            if not word.startswith(("//", "/*"))
        ]
    )
