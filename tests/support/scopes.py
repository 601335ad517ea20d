"""What functions declare: a name that is declared twice in a scope, or that hides one from outside of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from astgen.cpp.nodes import (
    Bind,
    Block,
    Field,
    For,
    ForRange,
    Function,
    If,
    Lambda,
    Node,
    Param,
    PpIf,
    Struct,
    Var,
)
from astgen.cpp.walk import children


def declared(n: Node) -> Iterator[str]:
    """The names of variables, parameters and members that a tree declares."""
    stack = [n]
    while stack:
        top = stack.pop()
        if isinstance(top, (Var, ForRange, Param, Field)):
            yield top.name
        elif isinstance(top, Bind):
            yield from top.names
        stack += children(top)


def complaints(n: Node) -> Iterator[str]:
    """What is wrong in the functions and classes of a tree."""
    stack = [n]
    while stack:
        top = stack.pop()
        if isinstance(top, Function) and top.body is not None:
            yield from (f"{top.name}: {text}" for text in _in_scope([*top.params, *top.body], set()))
        elif isinstance(top, Struct):
            members = [member.name for member in top.members if isinstance(member, (Field, Function))]
            fields = {member.name for member in top.members if isinstance(member, Field)}
            yield from (f"{top.name}: {text} twice" for text in sorted(fields) if members.count(text) > 1)
            stack += children(top)
        else:
            stack += children(top)


def _in_scope(items: Iterable[Node], outside: set[str]) -> Iterator[str]:
    """What is wrong in one scope; ``outside`` are the names around it."""
    here: set[str] = set()

    def declare(names: Iterable[str]) -> Iterator[str]:
        for text in names:
            if text in here:
                yield f"{text} is declared twice"
            elif text in outside:
                yield f"{text} hides another"
            here.add(text)

    for item in items:
        stack = [item]
        while stack:
            top = stack.pop()
            if isinstance(top, Lambda):
                yield from _in_scope([*top.params, *top.body], outside | here)
            elif isinstance(top, Block):
                yield from _in_scope(top.body, outside | here)
            elif isinstance(top, (For, ForRange)):
                yield from _in_loop(top, outside | here)
            elif isinstance(top, If):
                stack.append(top.cond)
                yield from _in_scope(top.then, outside | here)
                yield from _in_scope(top.orelse or (), outside | here)
            elif isinstance(top, PpIf):
                for branch in top.branches:
                    stack += reversed(branch.items)
                stack += top.orelse or ()
            else:
                if isinstance(top, (Var, Param)) and top.name:
                    yield from declare([top.name])
                elif isinstance(top, Bind):
                    yield from declare(top.names)
                stack += children(top)


def _in_loop(loop: For | ForRange, outside: set[str]) -> Iterator[str]:
    if isinstance(loop, ForRange):
        head: list[Node] = [Var(loop.type, loop.name)]
    else:
        head = [] if loop.init is None else [loop.init]
    yield from _in_scope([*head, *loop.body], outside)
