"""Visiting trees: `children`, `walk`, `replace`, `variables`, `substitute` and `same`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import is_not, itemgetter
from typing import Any, TypeVar

from astgen.cpp.nodes import (
    Bind,
    Call,
    Expr,
    ForRange,
    Lambda,
    Lit,
    Member,
    Name,
    Node,
    Scoped,
    Stmt,
    Str,
    Template,
    Var,
    field_names,
    field_values,
)

N = TypeVar("N", bound=Node)


def children(n: Node) -> list[Node]:
    """The nodes directly below ``n``, in printing order."""
    found: list[Node] = []
    for value in field_values(n):
        if isinstance(value, Node):
            found.append(value)
        elif value.__class__ is tuple:
            found += [item for item in value if isinstance(item, Node)]
    return found


def walk(n: Node) -> Iterator[Node]:
    """``n`` and every node below it, parents first, in printing order."""
    stack = [n]
    while stack:
        top = stack.pop()
        yield top
        if below := children(top):
            below.reverse()
            stack += below


def replace(n: N, change: Callable[[Node], Node], keep: frozenset[tuple[type[Node], str]] = frozenset()) -> N:
    """A tree with ``change`` applied to every node, children first.

    What did not change is shared with the old tree; the old tree stays as it is.  A `Name`
    that stands in a field listed in ``keep`` (node class, field) is left as it is.
    """
    kind = type(n)
    if kind is Name or kind is Lit or kind is Str:
        return change(n)  # type: ignore[return-value]
    changed = False
    values = []
    for field, value in zip(field_names(kind), field_values(n), strict=True):
        if value.__class__ is tuple:
            new: Any = tuple([replace(item, change, keep) if isinstance(item, Node) else item for item in value])
        elif isinstance(value, Node) and not (type(value) is Name and (kind, field) in keep):
            new = replace(value, change, keep)
        else:
            values.append(value)
            continue
        if new is not value and (new.__class__ is not tuple or any(map(is_not, new, value))):
            changed = True
            values.append(new)
        else:
            values.append(value)
    return change(kind(*values) if changed else n)  # type: ignore[return-value]


# Names here are no uses of a variable: what follows `.`, `->` and `::`, and what stands before `<`.
_NOT_VARIABLES: frozenset[tuple[type[Node], str]] = frozenset(
    {(Call, "fn"), (Member, "name"), (Template, "name"), (Scoped, "name")}
)


def variables(n: Node) -> set[str]:
    """The names in a tree that stand for a variable from outside of it.

    Members (``x.self``), the names of called functions, qualified names and what a lambda declares are none.
    """
    found: set[str] = set()
    stack = [n]
    while stack:
        top = stack.pop()
        kind = type(top)
        if kind is Name:
            if "::" not in top.text:  # type: ignore[attr-defined]
                found.add(top.text)  # type: ignore[attr-defined]
        elif kind is Lambda and top is not n:
            found |= variables(top)
        elif kind is not Lit and kind is not Str:
            for field, value in zip(field_names(kind), field_values(top), strict=True):
                if isinstance(value, Node):
                    if type(value) is not Name or (kind, field) not in _NOT_VARIABLES:
                        stack.append(value)
                elif value.__class__ is tuple:
                    stack += [item for item in value if isinstance(item, Node)]
    if type(n) is Lambda:
        found -= _declared(n)
        found |= {text.lstrip("&") for text in n.captures} - {"", "=", "this"}
    return found


def _declared(n: Lambda) -> set[str]:
    """The parameters of a lambda and the variables of its body."""
    names = {param.name for param in n.params}
    for statement in n.body:
        for node in walk(statement):
            if isinstance(node, (Var, ForRange)):
                names.add(node.name)
            elif isinstance(node, Bind):
                names.update(node.names)
    return names


def substitute(n: N, names: Mapping[str, Expr]) -> N:
    """A tree in which each variable that is a key of ``names`` is replaced by that expression.

    Members (``x.self``), the names of called functions, string literals and declared names stay.
    """
    return _substituted(n, names)


def fill(statements: Sequence[Stmt], names: Mapping[str, Expr]) -> tuple[Stmt, ...]:
    """Constant statements in which each variable that is a key of ``names`` is replaced by that expression.

    A variable that they declare is renamed where its replacement is a name.
    """
    keys = frozenset(names)
    builders = [_builder(statement, keys) for statement in statements]
    return tuple([build(names) if build else n for n, build in zip(statements, builders, strict=True)])


def _substituted(n: N, names: Mapping[str, Expr]) -> N:
    """A tree with other expressions for these names."""
    if _named(n).isdisjoint(names):  # most of a tree stays as it is
        return n
    kind = type(n)
    if kind is Name:
        return names.get(n.text, n)  # type: ignore[attr-defined, return-value]
    values = []
    for field, value in zip(field_names(kind), field_values(n), strict=True):
        if value.__class__ is tuple:
            value = tuple([_substituted(v, names) if isinstance(v, Node) else v for v in value])
        elif isinstance(value, Node) and (type(value) is not Name or (kind, field) not in _NOT_VARIABLES):
            value = _substituted(value, names)
        values.append(value)
    return kind(*values)


_Builder = Callable[[Mapping[str, Expr]], Any]
_DECLARING: frozenset[type[Node]] = frozenset({Var, ForRange})


@lru_cache(1 << 12)
def _builder(n: Node, keys: frozenset[str]) -> _Builder | None:
    """How to make a tree anew with other expressions for these names, or None where it has none of them.

    What is filled is filled many times, so where the names stand is found once.
    """
    if _named(n).isdisjoint(keys):
        return None
    kind = type(n)
    if kind is Name:
        return itemgetter(n.text)  # type: ignore[attr-defined]
    names = field_names(kind)
    values = [_value_builder(kind, name, value, keys) for name, value in zip(names, field_values(n), strict=True)]
    return _made_of(field_values(n), values, lambda parts: kind(*parts))


def _value_builder(kind: type[Node], field: str, value: Any, keys: frozenset[str]) -> _Builder | None:
    """The same for the value of a field."""
    if value.__class__ is tuple:
        return _made_of(value, [_builder(item, keys) if isinstance(item, Node) else None for item in value], tuple)
    if isinstance(value, Node):
        return None if type(value) is Name and (kind, field) in _NOT_VARIABLES else _builder(value, keys)
    if field == "name" and kind in _DECLARING and value in keys:
        return lambda names: new.text if type(new := names[value]) is Name else value
    return None


def _made_of(
    parts: Sequence[Any], builders: Sequence[_Builder | None], make: Callable[[list[Any]], Any]
) -> _Builder | None:
    """How to make something anew of its parts, or None where none of them changes."""
    changing = [(i, build) for i, build in enumerate(builders) if build is not None]
    if not changing:
        return None

    def made(names: Mapping[str, Expr]) -> Any:
        values = list(parts)
        for i, build in changing:
            values[i] = build(names)
        return make(values)

    return made


@lru_cache(1 << 14)
def _named(n: Node) -> frozenset[str]:
    """The names that stand, or are declared, in a tree; the templates of statements are asked for theirs again."""
    kind = type(n)
    if kind is Name:
        return frozenset((n.text,))  # type: ignore[attr-defined]
    if kind is Lit or kind is Str:
        return frozenset()
    found = {n.name} if kind in _DECLARING else set()  # type: ignore[attr-defined]
    for field, value in zip(field_names(kind), field_values(n), strict=True):
        for item in value if value.__class__ is tuple else (value,):
            if isinstance(item, Node) and (type(item) is not Name or (kind, field) not in _NOT_VARIABLES):
                found |= _named(item)
    return frozenset(found)


def same(a: object, b: object) -> bool:
    """Whether two trees are equal in structure; where a declaration came from does not count."""
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    if not isinstance(a, Node):
        return a == b
    if type(a) is not type(b):
        return False
    names = (name for name in field_names(type(a)) if name != "origin")
    return all(same(getattr(a, name), getattr(b, name)) for name in names)
