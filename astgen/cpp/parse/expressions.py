"""Expressions: a Pratt parser over the ranks that the printer uses.

Parentheses that the printer would add by itself are not in the tree, others are a `Paren`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Literal

from astgen.cpp import nodes as c
from astgen.cpp.lexer import KEYWORDS, TYPE_WORDS, unescape
from astgen.cpp.nodes import Expr, Stmt, Type
from astgen.cpp.parse.types import TypeParser
from astgen.cpp.precedence import (
    ASSIGN,
    ASSIGN_OPS,
    BINARY,
    COMMA,
    LOGICAL_OR,
    POSTFIX,
    POSTFIX_OPS,
    PREFIX,
    PREFIX_OPS,
    prefix_needs_parentheses,
    rank,
)

_LITERALS = frozenset({"true", "false", "nullptr"})
_CASTS: dict[str, Literal["static", "const", "reinterpret", "dynamic"]] = {
    "static_cast": "static",
    "const_cast": "const",
    "reinterpret_cast": "reinterpret",
    "dynamic_cast": "dynamic",
}
# Tokens that start an operand and nothing else: after them, what stands before is no operand itself.
_OPERAND_KINDS = frozenset({"name", "number", "string", "character"})
_LONGER = frozenset({"::", "<", "{"})
_OPERAND_OPS = frozenset({"!", "~"})


class ExpressionParser(TypeParser):
    """Reads expressions."""

    @abstractmethod
    def block(self) -> tuple[Stmt, ...]:
        """The statements between two braces."""

    # --- operators ---

    def expression(self, floor: int = COMMA) -> Expr:
        """An expression whose operators bind at least as tightly as ``floor``."""
        self.descend()
        left = self.unary()
        while True:
            op = self.operator()
            if op == "?" and floor <= ASSIGN:
                left = self.ternary(left)
            elif op in ASSIGN_OPS and floor <= ASSIGN:
                self.at += len(op) if op[0] == ">" else 1
                left = c.Assign(_bare(left, LOGICAL_OR), self.clause(), op)
            elif op in BINARY and BINARY[op] >= floor:
                self.at += len(op) if op[0] == ">" else 1
                right = self.expression(BINARY[op] + 1)
                left = c.Binary(_bare(left, BINARY[op]), op, _bare(right, BINARY[op] + 1))
            else:
                self.depth -= 1
                return left

    def operator(self) -> str:
        """The operator that comes next; tokens that start with ``>`` are joined."""
        token = self.tokens[self.at]
        if token.text != ">" or self.in_template:
            return token.text if token.kind == "operator" and token.text != ">" else ""
        op = ">"
        for follower in self.tokens[self.at + 1 : self.at + 3]:
            if follower.offset != token.offset + len(op) or op + follower.text not in (">>", ">=", ">>="):
                break
            op += follower.text
        return op

    def clause(self) -> Expr:
        """An expression without a comma operator: an argument, an item, an initialiser."""
        return _bare(self.expression(ASSIGN), ASSIGN)

    def ternary(self, cond: Expr) -> Expr:
        self.expect("?")
        outer, self.in_template = self.in_template, False
        then = _bare(self.expression(), ASSIGN)
        self.in_template = outer
        self.expect(":")
        return c.Ternary(_bare(cond, LOGICAL_OR), then, self.clause())

    def unary(self) -> Expr:
        token = self.tokens[self.at]
        tree: Expr
        if token.text in PREFIX_OPS:
            self.at += 1
            operand = self.nested(self.unary)
            if type(operand) is c.Paren and prefix_needs_parentheses(token.text, operand.inner):
                operand = operand.inner
            tree = c.Unary(token.text, operand)
        elif token.text == "(" and (kind := self.attempt(self.cast_type)):
            tree = c.Cast("c", kind, _bare(self.nested(self.unary), PREFIX))
        else:
            tree = self.postfix()
        for note in reversed(token.notes):
            tree = c.Note(note, _bare(tree, PREFIX))
        return tree

    def cast_type(self) -> Type:
        """The type of a C-style cast: where it can be nothing else, or an operand follows."""
        kind = self.bracketed("(", ")", self.type)
        certain = type(kind) is not c.Named or TYPE_WORDS.issuperset(kind.name.split())
        if not certain and not self.starts_operand():
            raise self.expected("the operand of a cast")
        return kind

    def starts_operand(self) -> bool:
        return self.next.kind in _OPERAND_KINDS or self.next.text in _OPERAND_OPS

    def postfix(self) -> Expr:
        tree = self.primary()
        while True:
            text = self.tokens[self.at].text
            if text == "(":
                tree = c.Call(_bare(tree, POSTFIX), self.items("(", ")", self.clause))
            elif text == "[":
                tree = c.Index(_bare(tree, POSTFIX), self.bracketed("[", "]", self.clause))
            elif text in (".", "->"):
                if type(tree) is c.Lit:
                    raise self.refused("a literal has no members")
                self.at += 1
                tree = c.Member(_bare(tree, POSTFIX), self.member(), text == "->")
            elif text in POSTFIX_OPS:
                self.at += 1
                tree = c.Unary(text, _bare(tree, POSTFIX), True)
            else:
                return tree

    # --- operands ---

    def primary(self) -> Expr:
        token = self.tokens[self.at]
        if token.kind in ("number", "character") or token.text in _LITERALS:
            self.at += 1
            return c.Lit(token.text)
        if token.kind == "string":
            return self.string()
        if token.text == "(":
            return c.Paren(self.bracketed("(", ")", self.expression))
        if token.text == "{":
            return self.braced(None)
        if token.text == "[":
            return self.lambda_()
        if token.text in _CASTS:
            self.at += 1
            return c.Cast(_CASTS[token.text], self.angle_type(), self.bracketed("(", ")", self.expression))
        if token.kind == "name" or token.text == "::":
            return self.named()
        raise self.expected("an expression")

    def string(self) -> Expr:
        """A string literal; neighbours are one."""
        value = ""
        while self.next.kind == "string":
            value += unescape(self.next)
            self.at += 1
        return c.Str(value)

    def single_name(self) -> str:
        """Step over an identifier that nothing makes longer; nothing where it is none, or might be longer."""
        token = self.tokens[self.at]
        if token.kind != "name" or token.text in KEYWORDS or self.tokens[self.at + 1].text in _LONGER:
            return ""
        self.at += 1
        return token.text

    def named(self) -> Expr:
        """A name and what makes it longer: template arguments, a scope, the braces of a typed list."""
        if single := self.single_name():
            return c.Name(single)
        if self.take("this"):
            return c.Name("this")
        if self.next.text in TYPE_WORDS:
            return self.converted()
        name = self.qualified()
        args = self.glued_arguments()
        if args and self.take("::"):
            return c.Scoped(c.Named(name, args), self.member())
        if self.next.text == "{" and args != ():
            return self.braced(c.Named(name, args or ()))
        return c.Name(name) if args is None else c.Template(c.Name(name), args)

    def braced(self, kind: Type | None) -> c.Braced:
        """A list in braces, which may end in a comma."""

        def inner() -> tuple[tuple[Expr, ...], bool]:
            found: list[Expr] = []
            while self.next.text != "}":
                found.append(self.clause())
                if not self.take(","):
                    return tuple(found), False
            return tuple(found), bool(found)

        items, comma = self.bracketed("{", "}", inner)
        return c.Braced(kind, items, comma)

    def converted(self) -> Expr:
        """``double(x)`` and ``double{x}``."""
        kind = self.base_type()
        if self.next.text == "{":
            return self.braced(kind)
        if self.next.text != "(" or " " in kind.name:
            raise self.expected(f"'(' after the type {kind.name}")
        return c.Name(kind.name)

    def member(self) -> c.Name | c.Template:
        """A name after ``.``, ``->`` or ``::``."""
        if single := self.single_name():
            return c.Name(single)
        name = c.Name(self.qualified(leading=False))
        args = self.glued_arguments()
        return name if args is None else c.Template(name, args)

    def glued_arguments(self) -> tuple[Type | Expr, ...] | None:
        """Template arguments in an expression, where ``<`` might be less-than."""
        before, token, start = self.tokens[self.at - 1], self.next, self.at
        if token.offset != before.offset + len(before.text):
            return None
        args = self.template_arguments()
        if args is not None and self.starts_operand():
            self.at = start
            return None
        return args

    # --- lambdas ---

    def lambda_(self) -> Expr:
        captures = self.items("[", "]", self.capture)
        params = self.items("(", ")", self.param) if self.next.text == "(" else ()
        mutable = self.take("mutable")
        ret = self.type() if self.take("->") else None
        return c.Lambda(captures, params, ret, self.block(), mutable)

    def capture(self) -> str:
        if self.take("="):
            return "="
        mark = self.next.text if self.next.text in ("&", "*") else ""
        self.at += len(mark)
        if mark == "&" and self.next.text in (",", "]"):
            return mark
        return mark + ("this" if self.take("this") else self.word())

    def param(self) -> c.Param:
        kind = self.type()
        if self.next.text == "(":
            name, kind = self.function_pointer(kind)
        else:
            name = self.word() if self.next.kind == "name" else ""
        return c.Param(kind, name, self.clause() if self.take("=") else None)

    def function_pointer(self, ret: Type) -> tuple[str, Type]:
        """``(*name)(types)``, after the type that the function returns."""

        def pointer() -> str:
            self.expect("*")
            return self.word() if self.next.kind == "name" else ""

        name = self.bracketed("(", ")", pointer)
        return name, c.Ptr(c.FnType(ret, self.items("(", ")", self.function_type)))


def _bare(tree: Expr, floor: int) -> Expr:
    """A child without the parentheses that the printer adds by itself."""
    return tree.inner if type(tree) is c.Paren and rank(tree.inner) < floor else tree
