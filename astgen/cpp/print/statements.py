"""Statements."""

from __future__ import annotations

from astgen.cpp import nodes as c
from astgen.cpp.nodes import Expr, Node, Stmt
from astgen.cpp.precedence import ASSIGN, statement_needs_parentheses
from astgen.cpp.print.expressions import ExpressionPrinter, comma_operands
from astgen.cpp.print.style import Hole


class StatementPrinter(ExpressionPrinter):
    """Prints statements."""

    def body(self, body: tuple[Stmt, ...], depth: int) -> None:
        """The statements between two braces."""
        known = self._known
        for statement in body:
            printed = known.get(statement)
            if printed is not None and printed[0] == depth:
                self.lines += printed[1]
            else:
                self.stmt(statement, depth)

    def stmt_expr_stmt(self, n: c.ExprStmt, depth: int) -> None:
        if type(n.expr) is self._call:
            self.depth = depth
            self.put_call("", n.expr, ";", depth)
        elif statement_needs_parentheses(n.expr):
            self.put("(", n.expr, ");", depth)
        else:
            self.put("", n.expr, ";", depth)

    def stmt_return(self, n: c.Return, depth: int) -> None:
        if n.value is None:
            self.line("return;", depth)
        else:
            self.put("return ", n.value, ";", depth)

    def stmt_var(self, n: c.Var, depth: int) -> None:
        head = self.var_head(n)
        if n.init is None:
            self.line(f"{head}{{}};" if n.form == "{}" else f"{head};", depth)
        elif n.form == "=":
            self.put_operand(f"{head} = ", n.init, ASSIGN, ";", depth)
        else:
            self.put_list(f"{head}{n.form[0]}", comma_operands(n.init), f"{n.form[1]};", depth)

    def var_head(self, n: c.Var) -> str:
        """A variable up to its initialiser."""
        return " ".join([*n.attrs, *n.specs, self.declarator(n.type, n.name)])

    def stmt_bind(self, n: c.Bind, depth: int) -> None:
        self.put_operand(f"auto {n.ref}[{', '.join(n.names)}] = ", n.init, ASSIGN, ";", depth)

    def stmt_if(self, n: c.If, depth: int, head: str = "") -> None:
        head += "if constexpr (" if n.constexpr else "if ("
        end = ") {" if n.braces else ")"
        if n.init is None:
            self.put(head, n.cond, end, depth)
        else:
            self.put_after(f"{head}{self.inline(n.init, depth)}", n.cond, end, depth)
        self.body(n.then, depth + 1)
        if not n.braces:
            return
        if n.orelse is None:
            self.line("}", depth)
        elif len(n.orelse) == 1 and type(n.orelse[0]) is c.If:
            self.stmt_if(n.orelse[0], depth, "} else ")
        else:
            self.line("} else {", depth)
            self.body(n.orelse, depth + 1)
            self.line("}", depth)

    def stmt_for_range(self, n: c.ForRange, depth: int) -> None:
        self.put(f"for ({self.type(n.type)} {n.name} : ", n.range, ") {" if n.braces else ")", depth)
        self.loop_body(n, depth)

    def loop_body(self, n: c.For | c.ForRange, depth: int) -> None:
        self.body(n.body, depth + 1)
        if n.braces:
            self.line("}", depth)

    def stmt_for(self, n: c.For, depth: int) -> None:
        init = self.inline(n.init, depth) if n.init else ";"
        cond = f" {self.expr(n.cond)}" if n.cond else ""
        step = f" {self.expr(n.step)}" if n.step else ""
        end = ") {" if n.braces else ")"
        text = f"for ({init}{cond};{step}{end}"
        if self.fits(text, depth):
            self.line(text, depth)
        else:
            self.line(f"for ({init}", depth)
            self.put_optional(n.cond, ";", depth + 2)
            self.put_optional(n.step, end, depth + 2)
        self.loop_body(n, depth)

    def put_optional(self, n: Expr | None, tail: str, depth: int) -> None:
        if n is None:
            self.line(tail, depth)
        else:
            self.put("", n, tail, depth)

    def put_after(self, head: str, n: Expr, tail: str, depth: int) -> None:
        """Append ``head n tail`` on one line or, where that is over the width, on two."""
        text = f"{head} {self.expr(n)}{tail}"
        if self.fits(text, depth):
            self.line(text, depth)
        else:
            self.line(head, depth)
            self.put("", n, tail, depth + 2)

    def inline(self, n: Stmt, depth: int) -> str:
        """The text of a statement in a head."""
        outer, self.lines = self.lines, []
        self.stmt(n, depth)
        lines, self.lines = self.lines, outer
        self.depth = depth
        return "\n".join(lines).strip()

    def stmt_block(self, n: c.Block, depth: int) -> None:
        self.line("{", depth)
        self.body(n.body, depth + 1)
        self.line("}", depth)

    def stmt_raw_stmt(self, n: c.RawStmt, depth: int) -> None:
        for line in f"{n.text};".split("\n"):
            self.line(line.rstrip(), depth)

    # --- among statements and declarations ---

    def stmt_comment(self, n: c.Comment, depth: int) -> None:
        if n.block:
            for line in f"/* {n.text} */".split("\n"):
                self.line(line.rstrip(), depth)
        else:
            self.comment(n.text, depth)

    def comment(self, text: str, depth: int) -> None:
        """Append a comment, each line of its text behind slashes."""
        pad = self._pads[depth]
        self.lines += [f"{pad}// {line}".rstrip() for line in text.split("\n")]

    def stmt_blank(self, n: c.Blank, depth: int) -> None:
        self.lines.append("")

    def stmt_pp_if(self, n: c.PpIf, depth: int) -> None:
        for branch in n.branches:
            self.lines.append(f"#{branch.directive}")
            self.sequence(branch.items, depth)
        if n.orelse is not None:
            self.lines.append("#else")
            self.sequence(n.orelse, depth)
        self.lines.append("#endif")

    def sequence(self, items: tuple[Node, ...], depth: int) -> None:
        """Items that may be declarations."""
        for item in items:
            self.stmt(item, depth)

    def stmt_slot(self, n: c.Slot, depth: int) -> None:
        self.lines.append(Hole(n.section, n.block, depth))
