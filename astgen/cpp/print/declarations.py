"""Declarations, and the blank lines between them."""

from __future__ import annotations

from collections.abc import Sequence

from astgen.cpp import nodes as c
from astgen.cpp.nodes import Expr, Node, Stmt, Type
from astgen.cpp.precedence import ASSIGN
from astgen.cpp.print.statements import StatementPrinter
from astgen.cpp.print.style import Span, Style
from astgen.origin import Provenance


class _ParameterLines(dict[c.Param, str]):
    """The line of each parameter in a list at a depth, with its comma; operators share most of their parameters."""

    __slots__ = ("_depth", "_printer")

    def __init__(self, printer: StatementPrinter, depth: int) -> None:
        self._printer = printer
        self._depth = depth

    def __missing__(self, param: c.Param) -> str:
        line = f"{self._printer.pad(self._depth)}{self._printer.param(param)},"
        return self._printer.remember(self, param, line)


class DeclarationPrinter(StatementPrinter):
    """Prints declarations; without ``spans`` it is not kept where each one stands."""

    def __init__(self, style: Style | None = None, *, spans: bool = True) -> None:
        super().__init__(style)
        self._keeps_spans = spans
        self._heads: dict[tuple[tuple[str, ...], tuple[str, ...], Type | None], str] = {}
        self._body: tuple[tuple[Stmt, ...], int, list[str]] = ((), 0, [])  # of the last function
        self._comment: tuple[str, int, list[str]] = ("", 0, [])  # above the last function that has one
        self._parameter_lines: dict[int, _ParameterLines] = {}

    def sequence(self, items: Sequence[Node], depth: int) -> None:
        """Declarations one after the other, with the blank lines that their kinds ask for."""
        before: Node | None = None
        for i, item in enumerate(items):
            if before is not None and blank_between(before, self._commented(items, i)):
                self.lines.append("")
            self.stmt(item, depth)
            before = item

    @staticmethod
    def _commented(items: Sequence[Node], i: int) -> Node:
        """What a comment at ``i`` is about: the next item that is none."""
        if type(items[i]) is not c.Comment:
            return items[i]
        return next((item for item in items[i:] if type(item) is not c.Comment), items[i])

    def span(self, origin: Provenance | None, first: int) -> None:
        """Keep where a declaration stands that tells where it came from."""
        if self._keeps_spans and origin is not None:
            self.spans.append(Span(first + 1, len(self.lines), origin))

    # --- functions ---

    def decl_function(self, n: c.Function, depth: int) -> None:
        first = len(self.lines)
        if n.comment:
            self.function_comment(n.comment, depth)
        if n.template:
            self.template_head(n.template, depth)
        head = self.function_head(n)
        if depth == 0 and n.body is not None and n.ret is not None and self.style.width is not None:
            self.line(head, depth)  # the name starts a line: git then names the kernel in hunk headers
            head = ""
        self.function_rest(f"{head} {n.name}" if head else n.name, n, depth)
        if n.body:
            self.function_body(n.body, depth + 1)
            self.lines.append(self._pads[depth] + "}")
        if self._keeps_spans:
            self.span(n.origin, first)

    def function_comment(self, text: str, depth: int) -> None:
        """The comment above a function; all functions of an operator have the same."""
        known, at, lines = self._comment
        if text is not known or depth != at:
            first = len(self.lines)
            self.comment(text, depth)
            lines = self.lines[first:]
            self._comment = (text, depth, lines)
        else:
            self.lines += lines

    def function_head(self, n: c.Function) -> str:
        """What stands before the name of a function; most have the same as others."""
        key = (n.attrs, n.specs, n.ret)
        head = self._heads.get(key)
        if head is None:
            words = [*n.attrs, *n.specs]
            if n.ret is not None:
                words.append(self.type(n.ret))
            head = self.remember(self._heads, key, " ".join(words))
        return head

    def function_body(self, body: tuple[Stmt, ...], depth: int) -> None:
        """The statements of a function; a function and a template beside it can have the same."""
        known, at, lines = self._body
        if body is known and depth == at:
            self.lines += lines
            return
        first, spans = len(self.lines), len(self.spans)
        self.body(body, depth)
        if len(self.spans) == spans:
            self._body = (body, depth, self.lines[first:])

    def function_rest(self, head: str, n: c.Function, depth: int) -> None:
        """From the name to the brace that opens the body, or to the semicolon."""
        quals = "".join([f" {qual}" for qual in n.quals]) if n.quals else ""
        if n.inits:
            self.parameters(head, n.params, quals, depth)
            for i, init in enumerate(n.inits):
                end = "," if i < len(n.inits) - 1 else (" {" if n.body else " {}")
                self.put_list(f"{'  ' if i else ': '}{init.name}(", init.args, f"){end}", depth + 2)
        elif n.body is not None:
            self.parameters(head, n.params, quals + (" {" if n.body else " {}"), depth)
        else:
            end = f" = {n.equals};" if n.equals else ";"
            self.parameters(head, n.params, quals + end + (f" // {n.trailing}" if n.trailing else ""), depth)

    def parameters(self, head: str, params: tuple[c.Param, ...], tail: str, depth: int) -> None:
        """Two or more parameters stand one a line, whatever their width, so that a rename never re-flows them."""
        if len(params) < 2 or self.style.width is None:
            self.line(f"{head}({', '.join([self.param(p) for p in params])}){tail}", depth)
            return
        known = self._parameter_lines.get(depth)
        if known is None:
            known = self._parameter_lines[depth] = _ParameterLines(self, depth + 2)
        self.line(f"{head}(", depth)
        self.lines += [known[p] for p in params]
        self.lines[-1] = f"{self.lines[-1][:-1]}){tail}"

    def template_head(self, params: tuple[c.TParam, ...], depth: int) -> None:
        if params:
            self.line(f"template <{', '.join([self.template_param(p) for p in params])}>", depth)

    def template_param(self, n: c.TParam) -> str:
        kind = self.type(n.kind) if isinstance(n.kind, Type) else n.kind
        text = f"{kind} {n.name}".rstrip()
        return text if n.default is None else f"{text} = {self.template_args((n.default,))}"

    # --- structs ---

    def decl_field(self, n: c.Field, depth: int) -> None:
        head = " ".join([*n.specs, self.declarator(n.type, n.name)])
        if n.init is None:
            self.line(f"{head};", depth)
        elif type(n.init) is c.Str:  # which cannot break
            self.line(f"{head} = {self.expr(n.init)};", depth)
        else:
            self.put_operand(f"{head} = ", n.init, ASSIGN, ";", depth)

    def decl_struct(self, n: c.Struct, depth: int) -> None:
        first = len(self.lines)
        self.template_head(n.template, depth)
        if n.win_export is not None:
            self.lines.append("#ifdef _WIN32")
            self.struct_head(n, n.specs, depth)
            self.line(f"{n.win_export} {n.name}() = default;", depth + 1)
            self.lines.append("#else")
            self.struct_head(n, (*n.specs, n.win_export), depth)
            self.lines.append("#endif")
        else:
            self.struct_head(n, n.specs, depth)
        if n.members:
            self.sequence(n.members, depth + 1)
        if n.members is not None:
            self.line("};", depth)
        self.span(n.origin, first)

    def struct_head(self, n: c.Struct, specs: tuple[str, ...], depth: int) -> None:
        head = " ".join([n.key, *specs, n.name])
        if n.members is None:
            self.line(f"{head};", depth)
            return
        head += " final" if n.final else ""
        if not n.bases:
            self.line(f"{head} {{", depth)
            return
        bases = [f"public {self.type(base)}" for base in n.bases]
        text = f"{head} : {', '.join(bases)} {{"
        if self.line_that_fits(text, depth):
            return
        self.line(f"{head} :", depth)
        for i, base in enumerate(bases):
            self.line(base + (" {" if i == len(bases) - 1 else ","), depth + 2)

    def decl_enum(self, n: c.Enum, depth: int) -> None:
        self.line(f"enum class {n.name} {{", depth)
        for i, item in enumerate(n.items):
            self.put_operand("", item, ASSIGN, "," if i < len(n.items) - 1 else "", depth + 1)
        self.line("};", depth)

    def decl_access(self, n: c.Access, depth: int) -> None:
        self.line(f"{n.level}:", max(depth - 1, 0))

    # --- names and scopes ---

    def decl_using(self, n: c.Using, depth: int) -> None:
        self.line(f"using {n.name} = {self.type(n.type)};", depth)

    def decl_using_name(self, n: c.UsingName, depth: int) -> None:
        self.line(f"using {n.name};", depth)

    def decl_using_namespace(self, n: c.UsingNamespace, depth: int) -> None:
        self.line(f"using namespace {n.name};", depth)

    def decl_namespace(self, n: c.Namespace, depth: int) -> None:
        title = f"namespace {n.name}".rstrip()
        self.line(f"{title} {{", depth)
        if n.items:
            self.lines.append("")
            self.sequence(n.items, depth)
            self.lines.append("")
        self.line(f"}} // {title}", depth)

    # --- macros and the preprocessor ---

    def decl_macro_block(self, n: c.MacroBlock, depth: int) -> None:
        self.macro(n.macro, n.args, ") {", depth)
        self.body(n.body, depth + 1)
        self.line("}", depth)

    def decl_macro_call(self, n: c.MacroCall, depth: int) -> None:
        self.macro(n.macro, n.args, ");" if n.semicolon else ")", depth)

    def macro(self, name: str, args: tuple[Expr | Type, ...], tail: str, depth: int) -> None:
        """A macro with its arguments: on one line, or one a line."""
        texts = [self.type(arg) if isinstance(arg, Type) else self.operand(arg, ASSIGN) for arg in args]
        text = f"{name}({', '.join(texts)}{tail}"
        if not args or self.fits(text, depth):
            self.line(text, depth)
            return
        self.line(f"{name}(", depth)
        for i, arg in enumerate(args):
            end = "," if i < len(args) - 1 else tail
            if isinstance(arg, Type):
                self.line(f"{texts[i]}{end}", depth + 2)
            else:
                self.put_operand("", arg, ASSIGN, end, depth + 2)

    def decl_include(self, n: c.Include, depth: int) -> None:
        self.lines.append(f"#include <{n.path}>" if n.system else f'#include "{n.path}"')

    def decl_define(self, n: c.Define, depth: int) -> None:
        self.lines.append(f"#define {n.name}" + (f" {self.expr(n.value)}" if n.value else ""))

    def decl_macro_list(self, n: c.MacroList, depth: int) -> None:
        first = len(self.lines)
        self.lines.append(f"#define {n.name}({n.param})")
        for call in n.calls:
            self.stmt(call, 1)
        self.lines[first:-1] = [f"{line} \\" for line in self.lines[first:-1]]

    def decl_pragma(self, n: c.Pragma, depth: int) -> None:
        self.lines.append(f"#pragma {n.text}")

    def decl_raw_decl(self, n: c.RawDecl, depth: int) -> None:
        for line in n.text.split("\n"):
            self.line(line.rstrip(), depth)


_GROUPS: dict[type[Node], str] = {
    c.Include: "preprocessor",
    c.Define: "preprocessor",
    c.Pragma: "preprocessor",
    c.Using: "using",
    c.UsingName: "using",
    c.UsingNamespace: "using",
    c.MacroCall: "macro",
    c.Field: "field",
}


def group(n: Node) -> str:
    """The kind of a declaration as far as blank lines go; the empty kind stands apart from everything."""
    if type(n) is c.Function:
        return "declaration" if n.body is None else ""
    if type(n) is c.Struct:
        return "forward" if n.members is None else ""
    return _GROUPS.get(type(n), "")


def blank_between(before: Node, after: Node) -> bool:
    """Whether an empty line separates two declarations: not after a comment, an access label
    or an empty line, and not between statements."""
    if type(before) is c.Function and type(after) is c.Function:  # as most are
        return before.body is not None or after.body is not None
    kinds = (type(before), type(after))
    known = _SEPARATED.get(kinds)
    if known is None:
        known = _are_separated(before, after)
        if c.Function not in kinds and c.Struct not in kinds:  # of others the class alone counts
            _SEPARATED[kinds] = known
    return known


_SEPARATED: dict[tuple[type[Node], type[Node]], bool] = {}


def _are_separated(before: Node, after: Node) -> bool:
    if type(before) in (c.Comment, c.Access, c.Blank) or type(after) is c.Blank:
        return False
    if not isinstance(before, c.Decl) or not isinstance(after, c.Decl):
        return False
    return not group(before) or group(before) != group(after)
