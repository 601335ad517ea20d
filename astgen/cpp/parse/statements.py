"""The statements in a lambda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from astgen.cpp import nodes as c
from astgen.cpp.lexer import Refused, Unsupported
from astgen.cpp.nodes import Expr, Stmt, Type
from astgen.cpp.parse.expressions import ExpressionParser
from astgen.cpp.precedence import statement_needs_parentheses

_SPECIFIERS = frozenset({"static", "constexpr", "thread_local"})


class Parser(ExpressionParser):
    """Reads whole expressions, and the statements in their lambdas."""

    def whole(self) -> Expr:
        try:
            tree = self.expression()
            if self.next.kind != "end":
                raise self.expected("an operator")
        except Unsupported:
            raise
        except Refused as refused:
            # what went furthest is nearest to what the author meant
            raise max(self.furthest, refused, key=lambda one: one.offset) from None
        return tree

    def statements(self) -> tuple[Stmt, ...]:
        """Whole statements."""
        found = []
        while self.next.kind != "end":
            found.append(self.statement())
        return tuple(found)

    def block(self) -> tuple[Stmt, ...]:
        def statements() -> tuple[Stmt, ...]:
            found = []
            while self.next.text != "}":
                found.append(self.nested(self.statement))
            return tuple(found)

        return self.bracketed("{", "}", statements)

    def branch(self) -> tuple[Stmt, ...]:
        """What hangs on ``if``, ``else`` or ``for``: a block, or one statement without braces."""
        return self.block() if self.next.text == "{" else (self.nested(self.statement),)

    def statement(self) -> Stmt:
        if self.next.text == "{":
            return c.Block(self.block())
        if self.take("if"):
            return self.if_()
        if self.take("for"):
            loop = self.bracketed("(", ")", self.for_head)
            braces = self.next.text == "{"
            return loop(self.branch(), braces)
        tree = self.simple()
        self.expect(";")
        return tree

    def simple(self) -> c.Return | c.Var | c.Bind | c.ExprStmt:
        """A statement that ends in a semicolon, up to it."""
        if self.take("return"):
            return c.Return(None if self.next.text == ";" else self.expression())
        if variable := self.attempt(self.variable_head):
            return self.variable(*variable)
        if binding := self.attempt(self.binding_head):
            self.expect("=")
            return c.Bind(binding[1], self.clause(), binding[0])
        tree = self.expression()
        if type(tree) is c.Paren and statement_needs_parentheses(tree.inner):
            tree = tree.inner
        return c.ExprStmt(tree)

    def variable_head(self) -> tuple[tuple[str, ...], Type, str]:
        specs = []
        while self.next.text in _SPECIFIERS:
            specs.append(self.next.text)
            self.at += 1
        kind = self.type()
        name = self.word()
        if self.next.text not in ("=", "(", "{", ";", ":"):
            raise self.expected("'=', '(', '{' or ';'")
        return tuple(specs), kind, name

    def variable(self, specs: tuple[str, ...], kind: Type, name: str) -> c.Var:
        if self.take("="):
            return c.Var(kind, name, self.clause(), "=", specs)
        if self.next.text == "(":
            return c.Var(kind, name, self.bracketed("(", ")", self.expression), "()", specs)
        if self.next.text == "{":
            init = self.bracketed("{", "}", lambda: None if self.next.text == "}" else self.expression())
            return c.Var(kind, name, init, "{}", specs)
        return c.Var(kind, name, specs=specs)

    def binding_head(self) -> tuple[Literal["", "&", "&&"], tuple[str, ...]]:
        self.expect("auto")
        ref: Literal["", "&", "&&"] = "&" if self.take("&") else "&&" if self.take("&&") else ""
        return ref, self.items("[", "]", self.word)

    def if_(self) -> c.If:
        def head() -> tuple[c.Var | None, Expr]:
            variable = self.attempt(self.variable_head)
            if variable is None:
                return None, self.expression()
            init = self.variable(*variable)
            self.expect(";")
            return init, self.expression()

        constexpr = self.take("constexpr")
        init, cond = self.bracketed("(", ")", head)
        braces = self.next.text == "{"
        then = self.branch()
        if self.take("else"):
            return c.If(init, cond, then, self.branch(), constexpr)
        return c.If(init, cond, then, None, constexpr, braces)

    def for_head(self) -> Callable[[tuple[Stmt, ...], bool], c.For | c.ForRange]:
        variable = self.attempt(self.variable_head)
        if variable and self.take(":"):
            _, kind, name = variable
            over = self.expression()
            return lambda body, braces: c.ForRange(kind, name, over, body, braces)
        init: c.Var | c.ExprStmt | None = None
        if variable:
            init = self.variable(*variable)
        elif self.next.text != ";":
            init = c.ExprStmt(self.expression())
        self.expect(";")
        cond = None if self.next.text == ";" else self.expression()
        self.expect(";")
        step = None if self.next.text == ")" else self.expression()
        return lambda body, braces: c.For(init, cond, step, body, braces)
