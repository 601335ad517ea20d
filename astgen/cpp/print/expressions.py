"""Types and expressions, flat and broken."""

from __future__ import annotations

from astgen.cpp import nodes as c
from astgen.cpp.nodes import Expr, Type
from astgen.cpp.precedence import (
    ASSIGN,
    BINARY,
    LOGICAL_OR,
    POSTFIX,
    PREFIX,
    TIGHT,
    prefix_needs_parentheses,
    rank,
    template_argument_needs_parentheses,
)
from astgen.cpp.print.base import PrinterBase
from astgen.cpp.print.style import Style

_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


class ExpressionPrinter(PrinterBase):
    """Prints types and expressions."""

    def __init__(self, style: Style | None = None) -> None:
        super().__init__(style)
        # Most items of lists are names: they are their text, without a call, unless a subclass has its own way.
        cls = type(self)
        own_way = cls.expr is not PrinterBase.expr or cls._text[c.Name] is not ExpressionPrinter.expr_name
        self._name = None if own_way else c.Name
        # Nor is there anything to decide about what needs no parentheses anywhere.
        self._tight = {kind: cls._text[kind] for kind in TIGHT} if cls.expr is PrinterBase.expr else {}
        # The arguments of a call that is printed broken have been printed already, unless it has its own way.
        own_way |= cls._text[c.Call] is not ExpressionPrinter.expr_call
        own_way |= cls._broken[c.Call] is not ExpressionPrinter.broken_call
        self._call = None if own_way else c.Call

    # --- types ---

    def type_named(self, n: c.Named) -> str:
        return f"{n.name}<{self.template_args(n.args)}>" if n.args else n.name

    def type_const(self, n: c.Const) -> str:
        if type(n.elem) is c.Ptr:
            return f"{self.type(n.elem)} const"
        return f"const {self.type(n.elem)}"

    def type_ref(self, n: c.Ref) -> str:
        return self.type(n.elem) + self._ref

    def type_r_ref(self, n: c.RRef) -> str:
        return self.type(n.elem) + self._rref

    def type_ptr(self, n: c.Ptr) -> str:
        if type(n.elem) is c.FnType:
            return f"{self.type(n.elem.ret)} (*)({self.types(n.elem.params)})"
        return f"{self.type(n.elem)}*"

    def type_fn_type(self, n: c.FnType) -> str:
        return f"{self.type(n.ret)} ({self.types(n.params)})"

    def type_pack(self, n: c.Pack) -> str:
        return f"{self.type(n.elem)}..."

    def types(self, types: tuple[Type, ...]) -> str:
        return ", ".join([self.type(t) for t in types])

    def template_args(self, args: tuple[Type | Expr, ...]) -> str:
        """Template arguments, without blanks after the commas."""
        texts = []
        for arg in args:
            if isinstance(arg, Type):
                texts.append(self.type(arg))
            else:
                text = self.expr(arg)
                texts.append(f"({text})" if template_argument_needs_parentheses(arg) else text)
        return ",".join(texts)

    # --- expressions, flat ---

    def expr_name(self, n: c.Name) -> str:
        return n.text

    def expr_template(self, n: c.Template) -> str:
        return f"{n.name.text}<{self.template_args(n.args)}>"

    def expr_scoped(self, n: c.Scoped) -> str:
        return f"{self.type(n.scope)}::{self.expr(n.name)}"

    def expr_lit(self, n: c.Lit) -> str:
        return n.text

    def expr_str(self, n: c.Str) -> str:
        return f'"{escape(n.value)}"'

    def expr_paren(self, n: c.Paren) -> str:
        return f"({self.expr(n.inner)})"

    def expr_unary(self, n: c.Unary) -> str:
        if n.postfix:
            return self.operand(n.operand, POSTFIX) + n.op
        return n.op + self.prefixed(n.op, n.operand)

    def expr_binary(self, n: c.Binary) -> str:
        text = self._binaries.get(n)
        if text is None:
            floor = BINARY[n.op]
            text = f"{self.operand(n.left, floor)}{separator(n.op)}{self.operand(n.right, floor + 1)}"
            if "\n" not in text:  # the lines of a lambda depend on where it stands
                self.remember(self._binaries, n, text)
        return text

    def expr_ternary(self, n: c.Ternary) -> str:
        cond = self.operand(n.cond, LOGICAL_OR)
        return f"{cond} ? {self.operand(n.then, ASSIGN)} : {self.operand(n.orelse, ASSIGN)}"

    def expr_assign(self, n: c.Assign) -> str:
        return f"{self.operand(n.target, LOGICAL_OR)} {n.op} {self.operand(n.value, ASSIGN)}"

    def expr_call(self, n: c.Call) -> str:
        fn = n.fn.text if type(n.fn) is self._name else self.operand(n.fn, POSTFIX)
        return f"{fn}({self.items(n.args)})" if n.args else f"{fn}()"

    def expr_member(self, n: c.Member) -> str:
        plain = self._name
        obj = n.obj.text if type(n.obj) is plain else self.operand(n.obj, POSTFIX)
        member = n.name.text if type(n.name) is plain else self.expr(n.name)
        return f"{obj}->{member}" if n.arrow else f"{obj}.{member}"

    def expr_index(self, n: c.Index) -> str:
        return f"{self.operand(n.obj, POSTFIX)}[{self.operand(n.index, ASSIGN)}]"

    def expr_cast(self, n: c.Cast) -> str:
        if n.kind == "c":
            return f"({self.type(n.type)}){self.operand(n.value, PREFIX)}"
        return f"{n.kind}_cast<{self.type(n.type)}>({self.expr(n.value)})"

    def expr_braced(self, n: c.Braced) -> str:
        return f"{self.type(n.type) if n.type else ''}{{{self.items(n.items)}{',' if n.comma else ''}}}"

    def expr_note(self, n: c.Note) -> str:
        return f"/*{n.text}*/{self.operand(n.expr, PREFIX)}"

    def expr_raw_expr(self, n: c.RawExpr) -> str:
        return n.text

    def expr_lambda(self, n: c.Lambda) -> str:
        head = f"[{', '.join(n.captures)}]({', '.join([self.param(p) for p in n.params])})"
        head += " mutable" if n.mutable else ""
        head += f" -> {self.type(n.ret)}" if n.ret else ""
        if not n.body:
            return head + " {}"
        outer, self.lines, depth = self.lines, [], self.depth
        for statement in n.body:
            self.stmt(statement, depth + 1)
        body, self.lines, self.depth = self.lines, outer, depth
        return "\n".join([head + " {", *body, self.pad(depth) + "}"])

    # --- parts of expressions ---

    def operand(self, n: Expr, floor: int) -> str:
        """A child, in parentheses where it binds less tightly than its place asks for."""
        method = self._tight.get(type(n))
        if method is not None:
            return method(self, n)
        if type(n) in TIGHT or rank(n) >= floor:
            return self.expr(n)
        return f"({self.expr(n)})"

    def prefixed(self, op: str, n: Expr) -> str:
        text = self.expr(n)
        return f"({text})" if prefix_needs_parentheses(op, n) else text

    def items(self, items: tuple[Expr, ...]) -> str:
        """Arguments and list items; a comma operator among them stands in parentheses."""
        return ", ".join(self.texts(items))

    def texts(self, items: tuple[Expr, ...]) -> list[str]:
        """The text of each argument or list item."""
        plain = self._name
        return [item.text if type(item) is plain else self.operand(item, ASSIGN) for item in items]

    def param(self, n: c.Param) -> str:
        """The text of a parameter; signatures share theirs, so most are printed once."""
        text = self._params.get(n)
        if text is None:
            text = self.remember(self._params, n, self._param(n))
        return text

    def _param(self, n: c.Param) -> str:
        text = self.declarator(n.type, n.name)
        if n.default is None:
            return text
        if not n.name:
            text += " "  # `>` and `=` would become another token
        return f"{text}={self.default(n.default)}"

    def declarator(self, kind: Type, name: str) -> str:
        """A type with the name that has it: that of a pointer to a function stands within its type."""
        if type(kind) is c.Ptr and type(kind.elem) is c.FnType:
            return f"{self.type(kind.elem.ret)} (*{name})({self.types(kind.elem.params)})"
        return f"{self.type(kind)} {name}" if name else self.type(kind)

    def default(self, n: Expr) -> str:
        """The default of a parameter, without blanks: ``{1,1}``."""
        if type(n) is c.Braced and n.type is None:
            return f"{{{','.join([self.operand(item, ASSIGN) for item in n.items])}}}"
        return self.operand(n, ASSIGN)

    # --- expressions, broken ---

    def put(self, head: str, n: Expr, tail: str, depth: int) -> None:
        """Append ``head n tail`` on one line or, where that is over the width, broken."""
        self.depth = depth
        if type(n) is self._call:
            self.put_call(head, n, tail, depth)
            return
        too_many = type(n) is c.Braced and 3 * len(n.items) > self._width  # each takes at least so much
        if too_many or not self.line_that_fits(f"{head}{self.expr(n)}{tail}", depth):
            self.broken(head, n, tail, depth)

    def put_call(self, head: str, n: c.Call, tail: str, depth: int) -> None:
        """`put` of a call: each argument is printed once, whether they stand on one line or on many."""
        fn = n.fn.text if type(n.fn) is self._name else self.operand(n.fn, POSTFIX)
        texts = self.texts(n.args)
        if self.line_that_fits(f"{head}{fn}({', '.join(texts)}){tail}", depth):
            return
        if not texts or chain(n):
            self.broken_call(head, n, tail, depth)
        else:
            self.put_operand(head, n.fn, POSTFIX, "(", depth)
            self.put_items(n.args, texts, f"){tail}", depth)

    def put_operand(self, head: str, n: Expr, floor: int, tail: str, depth: int) -> None:
        """Like `put`, in parentheses where the operand binds less tightly than its place asks for."""
        if type(n) not in TIGHT and rank(n) < floor:
            head, tail = f"{head}(", f"){tail}"
        self.put(head, n, tail, depth)

    def put_list(self, head: str, items: tuple[Expr, ...], tail: str, depth: int) -> None:
        """Append ``head items tail`` on one line or, where that is over the width, one item a line."""
        self.depth = depth
        if not items:
            self.line(f"{head}{tail}", depth)
            return
        texts = self.texts(items)
        if not self.line_that_fits(f"{head}{', '.join(texts)}{tail}", depth):
            self.line(head, depth)
            self.put_items(items, texts, tail, depth)

    def put_items(self, items: tuple[Expr, ...], texts: list[str], tail: str, depth: int) -> None:
        """Arguments or list items, one a line; ``texts`` are what they are when they stand on one line."""
        last = len(items) - 1
        pad = self._pads[depth + 2]
        for i, text in enumerate(texts):
            end = "," if i < last else tail
            line = f"{pad}{text}{end}"
            if type(items[i]) is self._name or ("\n" not in text and len(line) <= self._width):
                self.lines.append(line)
            else:  # the lines of a lambda depend on where it stands
                self.put_operand("", items[i], ASSIGN, end, depth + 2)

    def put_chain(self, head: str, links: list[Expr], tail: str, depth: int) -> None:
        """A chain of calls: the first on the line, each further ``.name(...)`` on a line of its own."""
        self.put(head, links[0], "", depth)
        self.depth = depth + 2
        for link in links[1:]:
            assert isinstance(link, c.Call)
            assert isinstance(link.fn, c.Member)
            name = f"{'->' if link.fn.arrow else '.'}{self.expr(link.fn.name)}"
            self.put_list(f"{name}(", link.args, f"){tail if link is links[-1] else ''}", depth + 2)
            self.depth = depth + 2

    def broken(self, head: str, n: Expr, tail: str, depth: int) -> None:
        """Append ``head n tail`` one item a line; what cannot break stays whole."""
        method = self._broken.get(type(n))
        if method is None:
            self.line(f"{head}{self.expr(n)}{tail}", depth)
        else:
            method(self, head, n, tail, depth)

    def broken_call(self, head: str, n: c.Call, tail: str, depth: int) -> None:
        if links := chain(n):
            self.put_chain(head, links, tail, depth)
        elif n.args:
            self.put_operand(head, n.fn, POSTFIX, "(", depth)
            self.put_items(n.args, self.texts(n.args), f"){tail}", depth)
        else:
            self.put_operand(head, n.fn, POSTFIX, f"(){tail}", depth)

    def broken_braced(self, head: str, n: c.Braced, tail: str, depth: int) -> None:
        end = ",}" if n.comma else "}"
        self.put_list(f"{head}{self.type(n.type) if n.type else ''}{{", n.items, f"{end}{tail}", depth)

    def broken_binary(self, head: str, n: c.Binary, tail: str, depth: int) -> None:
        """Operands of one operator, each on a line that starts with it."""
        floor = BINARY[n.op]
        operands = [n.right]
        left = n.left
        while type(left) is c.Binary and left.op == n.op:
            operands.append(left.right)
            left = left.left
        self.put_operand(head, left, floor, "," if n.op == "," else "", depth)
        op = "" if n.op == "," else f"{n.op} "
        for i, operand in enumerate(reversed(operands), 1):
            end = tail if i == len(operands) else ("," if n.op == "," else "")
            self.put_operand(op, operand, floor + 1, end, depth + 2)

    def broken_ternary(self, head: str, n: c.Ternary, tail: str, depth: int) -> None:
        self.put_operand(head, n.cond, LOGICAL_OR, "", depth)
        self.put_operand("? ", n.then, ASSIGN, "", depth + 2)
        self.put_operand(": ", n.orelse, ASSIGN, tail, depth + 2)

    def broken_assign(self, head: str, n: c.Assign, tail: str, depth: int) -> None:
        target = f"{head}{self.operand(n.target, LOGICAL_OR)} {n.op} "
        if self.fits(target, depth):
            self.put_operand(target, n.value, ASSIGN, tail, depth)
        else:
            self.put_operand(head, n.target, LOGICAL_OR, f" {n.op}", depth)
            self.put_operand("", n.value, ASSIGN, tail, depth + 2)

    def broken_paren(self, head: str, n: c.Paren, tail: str, depth: int) -> None:
        self.put(f"{head}(", n.inner, f"){tail}", depth)

    def broken_unary(self, head: str, n: c.Unary, tail: str, depth: int) -> None:
        if n.postfix:
            self.put_operand(head, n.operand, POSTFIX, f"{n.op}{tail}", depth)
        elif prefix_needs_parentheses(n.op, n.operand):
            self.put(f"{head}{n.op}(", n.operand, f"){tail}", depth)
        else:
            self.put(f"{head}{n.op}", n.operand, tail, depth)

    def broken_note(self, head: str, n: c.Note, tail: str, depth: int) -> None:
        self.put_operand(f"{head}/*{n.text}*/", n.expr, PREFIX, tail, depth)

    def broken_member(self, head: str, n: c.Member, tail: str, depth: int) -> None:
        self.put_operand(head, n.obj, POSTFIX, f"{'->' if n.arrow else '.'}{self.expr(n.name)}{tail}", depth)

    def broken_index(self, head: str, n: c.Index, tail: str, depth: int) -> None:
        if type(n.obj) in self._broken:
            self.put_operand(head, n.obj, POSTFIX, f"[{self.operand(n.index, ASSIGN)}]{tail}", depth)
        else:
            self.put_operand(f"{head}{self.operand(n.obj, POSTFIX)}[", n.index, ASSIGN, f"]{tail}", depth)

    def broken_cast(self, head: str, n: c.Cast, tail: str, depth: int) -> None:
        if n.kind == "c":
            self.put_operand(f"{head}({self.type(n.type)})", n.value, PREFIX, tail, depth)
        else:
            self.put(f"{head}{n.kind}_cast<{self.type(n.type)}>(", n.value, f"){tail}", depth)


def separator(op: str) -> str:
    """A binary operator with the blanks around it."""
    return ", " if op == "," else f" {op} "


def comma_operands(n: Expr) -> tuple[Expr, ...]:
    """The operands of a comma operator: several arguments where there is a place for one."""
    if type(n) is c.Binary and n.op == ",":
        return (*comma_operands(n.left), n.right)
    return (n,)


def chain(n: Expr) -> list[Expr]:
    """The calls of ``a(...).b(...).c(...)`` from the left, or nothing where there are fewer than two members."""
    links: list[Expr] = []
    while type(n) is c.Call and type(n.fn) is c.Member:
        links.append(n)
        n = n.fn.obj
    if len(links) < 2 or rank(n) < POSTFIX:
        return []
    return [n, *reversed(links)]


def escape(value: str) -> str:
    """The content of a string literal; control characters become three octal digits, which end by themselves."""
    if value.isprintable() and '"' not in value and "\\" not in value:
        return value
    return "".join(
        _ESCAPES.get(char) or (char if char >= " " and char != "\x7f" else f"\\{ord(char):03o}") for char in value
    )
