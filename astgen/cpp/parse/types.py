"""Types, and template arguments."""

from __future__ import annotations

from abc import ABC, abstractmethod

from astgen.cpp import nodes as c
from astgen.cpp.lexer import TYPE_WORDS, Unsupported
from astgen.cpp.nodes import Expr, Type
from astgen.cpp.parse.base import ParserBase
from astgen.cpp.precedence import ASSIGN, COMMA, template_argument_needs_parentheses


class TypeParser(ParserBase, ABC):
    """Reads types."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        # What each `<` opened, so that no text is read twice: the arguments and where they end.
        self.argument_lists: dict[int, tuple[tuple[Type | Expr, ...], int] | None] = {}

    @abstractmethod
    def expression(self, floor: int = COMMA) -> Expr:
        """An expression whose operators bind at least as tightly as ``floor``."""

    def function_type(self) -> Type:
        """A type, or that of a function or a pointer to one."""
        kind = self.type()
        if self.next.text != "(":
            return kind
        pointer = [token.text for token in self.tokens[self.at : self.at + 3]] == ["(", "*", ")"]
        self.at += 3 if pointer else 0
        function = c.FnType(kind, self.items("(", ")", lambda: self.nested(self.function_type)))
        return c.Ptr(function) if pointer else function

    def type(self) -> Type:
        const = self.take("const")
        kind: Type = self.base_type()
        if self.take("const") or const:
            kind = c.Const(kind)
        while self.take("*"):
            kind = c.Ptr(kind)
            if self.take("const"):
                kind = c.Const(kind)
        if self.take("&"):
            kind = c.Ref(kind)
        elif self.take("&&"):
            kind = c.RRef(kind)
        return c.Pack(kind) if self.take("...") else kind

    def base_type(self) -> c.Named:
        words = []
        while self.next.text in TYPE_WORDS:
            words.append(self.next.text)
            self.at += 1
        if words:
            return c.Named(" ".join(words))
        name = self.qualified()
        args = self.template_arguments()
        if self.next.text == "::" or args == ():
            raise self.refused("a type of this form has no node")
        return c.Named(name, args or ())

    def qualified(self, leading: bool = True) -> str:
        name = "::" if leading and self.take("::") else ""
        name += self.word()
        while self.take("::"):
            name += f"::{self.word()}"
        return name

    # --- template arguments ---

    def angle_type(self) -> Type:
        args = self.template_arguments()
        if args is None or len(args) != 1 or not isinstance(args[0], Type):
            raise self.expected("a type in '<' and '>'")
        return args[0]

    def template_arguments(self) -> tuple[Type | Expr, ...] | None:
        """Template arguments, if that is what comes next."""
        if self.next.text != "<":
            return None
        start = self.at
        if start not in self.argument_lists:
            args = self.attempt(lambda: self.nested(self.argument_list))
            self.argument_lists[start] = None if args is None else (args, self.at)
        found = self.argument_lists[start]
        if found is None:
            return None
        args, self.at = found
        return args

    def argument_list(self) -> tuple[Type | Expr, ...]:
        return self.items("<", ">", self.argument)

    def argument(self) -> Type | Expr:
        # a type cannot keep a comment, an expression can
        if not self.next.notes and (kind := self.attempt(self.argument_type)):
            return kind
        outer, self.in_template = self.in_template, True
        tree = self.expression(ASSIGN)
        self.in_template = outer
        if type(tree) is c.Template:
            raise Unsupported("a type without template arguments between '<' and '>' has no node", self.next.offset)
        if type(tree) is c.Paren and template_argument_needs_parentheses(tree.inner):
            return tree.inner
        return tree

    def argument_type(self) -> Type:
        kind = self.nested(self.function_type)
        if self.next.text not in (",", ">"):
            raise self.expected("',' or '>'")
        return kind
