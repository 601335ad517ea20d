"""Finds made-up text that reaches the C++ tree, by reading the source.

A *sink* is an argument of a node class or of a builder, but for the parameters that the builders validate
as names (`NAMES`).  *Made text* is an f-string with a placeholder, ``+`` or ``%`` on strings, ``.format`` or
``.join``.  Made text is followed through local variables and module constants (also tuples, lists, dicts,
comprehensions, conditions, ``for`` and string methods), through what functions of the same module and
methods of the same class return, and through their parameters: a function that hands a parameter to a
sink is a sink itself.

Not followed: attributes of objects, functions of other modules, fields that are assigned after a node is
made, ``*args`` of the source's own functions.  ``a + b`` counts where either side is seen to be text:
a literal, ``str(...)``, a name annotated ``str`` or assigned a literal, or made text.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass, field

from astgen.cpp import build, nodes

# The parameters that take made text, because the builder refuses what is no name (or no path).
NAMES = {
    "name": {"text"},
    "within": {"text"},
    "named": {"text"},
    "identifier": {"text"},
    "templ": {"text"},
    "call": {"fn"},
    "dot": {"obj", "member"},
    "arrow": {"obj", "member"},
    "assign": {"target"},
    "let": {"text"},
    "bind": {"names"},
    "each": {"text"},
    "param": {"text"},
    "func": {"text"},
    "struct": {"text"},
    "enum": {"text", "items"},
    "field": {"text"},
    "namespace": {"text"},
    "macro_block": {"macro"},
    "include": {"path"},
}

_BUILD, _NODES, _PARSE = build.__name__, nodes.__name__, "astgen.cpp.parse"
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@dataclass(frozen=True)
class Finding:
    """Made text in a line that reaches a sink in another (or the same)."""

    sink_line: int
    sink: str
    made_line: int

    def __str__(self) -> str:
        return f"{self.sink_line}: text made in line {self.made_line} reaches {self.sink}"


@dataclass(eq=False)
class Scope:
    """A function, or the module: what its names are bound to."""

    node: ast.AST
    outer: Scope | None
    own_class: ast.ClassDef | None = None
    values: dict[str, list[ast.expr]] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    parameters: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)

    def holder(self, name: str) -> Scope | None:
        """The scope, from this one outward, that binds a name."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.values or name in scope.functions or name in scope.parameters:
                return scope
            scope = scope.outer
        return None


@dataclass(frozen=True)
class Parameter:
    """A parameter whose value reaches a sink: the function's callers are to be looked at."""

    function: ast.AST
    name: str


Reached = ast.expr | Parameter


def findings(source: str) -> list[Finding]:
    """The made text of a module that reaches a sink."""
    return Module(source).findings()


class Module:
    """One module, and the sinks that are known in it."""

    def __init__(self, source: str) -> None:
        self._tree = ast.parse(source)
        self._imports: dict[str, str] = {}
        self._scopes: dict[ast.AST, Scope] = {}
        self._calls: list[tuple[ast.Call, Scope]] = []
        self._sinks: dict[ast.AST, set[str]] = {}
        self._bind(self._tree, Scope(self._tree, None))

    def findings(self) -> list[Finding]:
        found: dict[Finding, None] = {}
        size = -1
        while size != sum(map(len, self._sinks.values())):
            size = sum(map(len, self._sinks.values()))
            for call, scope in self._calls:
                for sink, argument in self._sunk(call, scope):
                    for reached in self._made(argument, scope, set()):
                        if isinstance(reached, Parameter):
                            self._sinks.setdefault(reached.function, set()).add(reached.name)
                        else:
                            found[Finding(call.lineno, sink, reached.lineno)] = None
        return sorted(found, key=lambda finding: (finding.sink_line, finding.made_line))

    # --- names ---

    def _bind(self, node: ast.AST, scope: Scope) -> None:
        """Enter everything at and below a node into the scopes."""
        for child in ast.iter_child_nodes(node):
            inner = scope
            if isinstance(child, ast.ClassDef):
                self._bind_class(child, scope)
                continue
            if isinstance(child, _FUNCTIONS):
                inner = self._bind_function(child, scope)
            else:
                self._bind_values(child, scope)
            self._bind(child, inner)

    def _bind_class(self, node: ast.ClassDef, scope: Scope) -> None:
        for statement in node.body:
            if isinstance(statement, _FUNCTIONS):
                inner = Scope(statement, scope, node)
                self._enter(statement, inner)
                self._bind(statement, inner)
            else:
                self._bind(ast.Module([statement], []), scope)

    def _bind_function(self, node: Function, scope: Scope) -> Scope:
        if not isinstance(node, ast.Lambda):
            scope.functions[node.name] = node
        inner = Scope(node, scope, scope.own_class)
        self._enter(node, inner)
        return inner

    def _enter(self, node: Function, inner: Scope) -> None:
        self._scopes[node] = inner
        for argument in all_arguments(node.args):
            inner.parameters.add(argument.arg)
            if isinstance(argument.annotation, ast.Name) and argument.annotation.id == "str":
                inner.texts.add(argument.arg)

    def _bind_values(self, node: ast.AST, scope: Scope) -> None:
        match node:
            case ast.Import(names=names):
                self._imports.update({a.asname: a.name for a in names if a.asname})
            case ast.ImportFrom(module=str(base), names=names):
                self._imports.update({a.asname or a.name: f"{base}.{a.name}" for a in names})
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self._assign(target, value, scope)
            case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.NamedExpr(target=target, value=value):
                self._assign(target, value, scope)
            case ast.AugAssign(target=ast.Name(id=name), op=op, value=value):
                joined = ast.BinOp(ast.Name(name), op, value, lineno=node.lineno)
                scope.values.setdefault(name, []).append(joined)
            case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
                self._assign(target, value, scope)
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="append" | "extend" | "insert" | "add")):
                if scope.holder(name) is scope and name in scope.values:
                    scope.values[name] += node.args
        if isinstance(node, ast.Call):
            self._calls.append((node, scope))

    def _assign(self, target: ast.expr, value: ast.expr, scope: Scope) -> None:
        if isinstance(target, ast.Name):
            scope.values.setdefault(target.id, []).append(value)
            if isinstance(value, ast.Lambda):
                scope.functions[target.id] = value
        elif isinstance(target, (ast.Tuple, ast.List)):
            for i, part in enumerate(target.elts):
                each = value.elts[i] if isinstance(value, ast.Tuple) and i < len(value.elts) else value
                self._assign(part, each, scope)

    # --- sinks ---

    def _sunk(self, call: ast.Call, scope: Scope) -> Iterator[tuple[str, ast.expr]]:
        """The arguments of a call that are sinks."""
        own = self._own_function(call.func, scope)
        if own is not None:
            sinks = self._sinks.get(own, set())
            title = ast.unparse(call.func)
            yield from ((f"{title}({p})", value) for p, value in self._given(call, own) if p in sinks)
            return
        module, _, name = self._imported(call.func).rpartition(".")
        if module == _PARSE and name == "parse_expr":
            yield from (("parse_expr", value) for value in call.args[:1])
        if module not in (_BUILD, _NODES) or not is_sink(module, name):
            return
        parameters = list(inspect.signature(getattr(build if module == _BUILD else nodes, name)).parameters)
        allowed = NAMES.get(name, set()) if module == _BUILD else set()
        yield from ((f"{name}({p})", value) for p, value in bound(call, parameters) if p not in allowed)

    def _given(self, call: ast.Call, own: Function) -> Iterator[tuple[str, ast.expr]]:
        """The arguments of a call of a function of this module, with the names of its parameters."""
        names = [a.arg for a in all_arguments(own.args)]
        return bound(call, names[1:] if self._is_method(call.func) else names)

    def _imported(self, function: ast.expr) -> str:
        """The dotted name of what is called, if it is imported."""
        match function:
            case ast.Name(id=name):
                return self._imports.get(name, f"{_BUILD}.{name}" if name in vars(build) else "")
            case ast.Attribute(value=ast.Name(id=base), attr=name):
                return f"{self._imports.get(base, '')}.{name}"
        return ""

    def _own_function(self, function: ast.expr, scope: Scope) -> Function | None:
        """The function or method of this module that is called."""
        if isinstance(function, ast.Name):
            holder = scope.holder(function.id)
            return holder.functions.get(function.id) if holder else None
        if self._is_method(function) and scope.own_class is not None:
            return method_of(scope.own_class, function.attr)  # type: ignore[attr-defined]
        return None

    @staticmethod
    def _is_method(function: ast.expr) -> bool:
        return isinstance(function, ast.Attribute) and getattr(function.value, "id", "") in ("self", "cls")

    # --- made text ---

    def _made(self, node: ast.expr, scope: Scope, seen: set[int]) -> Iterator[Reached]:
        """The made text and the parameters that an expression may hold."""
        if id(node) in seen:
            return
        seen.add(id(node))
        match node:
            case ast.JoinedStr(values=values):
                if any(isinstance(part, ast.FormattedValue) for part in values):
                    yield node
            case ast.BinOp(left=left, op=ast.Add() | ast.Mod(), right=right):
                if self._is_text(left, scope) or (isinstance(node.op, ast.Add) and self._is_text(right, scope)):
                    yield node
                yield from self._all([left, right], scope, seen)
            case ast.Name(id=name):
                yield from self._named(name, scope, seen)
            case ast.Call():
                yield from self._returned(node, scope, seen)
            case ast.Attribute(attr=attribute) if self._is_method(node) and scope.own_class:
                own = method_of(scope.own_class, attribute)
                if own is not None:
                    yield from self._results(own, seen)
            case _:
                yield from self._all(held(node), scope, seen)

    def _all(self, parts: list[ast.expr], scope: Scope, seen: set[int]) -> Iterator[Reached]:
        for part in parts:
            yield from self._made(part, scope, seen)

    def _named(self, name: str, scope: Scope, seen: set[int]) -> Iterator[Reached]:
        holder = scope.holder(name)
        if holder is None:
            return
        yield from self._all(holder.values.get(name, []), holder, seen)
        if name in holder.parameters:
            yield Parameter(holder.node, name)

    def _returned(self, call: ast.Call, scope: Scope, seen: set[int]) -> Iterator[Reached]:
        own = self._own_function(call.func, scope)
        if own is not None:
            for reached in self._results(own, seen):
                if isinstance(reached, Parameter) and reached.function is own:
                    yield from self._all([v for p, v in self._given(call, own) if p == reached.name], scope, seen)
                else:
                    yield reached
        elif isinstance(call.func, ast.Attribute):
            if call.func.attr in ("format", "join", "format_map"):
                yield call
            elif hasattr(str, call.func.attr):
                yield from self._made(call.func.value, scope, seen)
        elif isinstance(call.func, ast.Name) and call.func.id in ("str", "tuple", "list", "sorted", "reversed"):
            yield from self._all(call.args, scope, seen)

    def _results(self, function: Function, seen: set[int]) -> Iterator[Reached]:
        """What a function returns or yields."""
        scope = self._scopes[function]
        if isinstance(function, ast.Lambda):
            yield from self._made(function.body, scope, seen)
            return
        for statement in own_nodes(function):
            if isinstance(statement, (ast.Return, ast.Yield, ast.YieldFrom)) and statement.value is not None:
                yield from self._made(statement.value, scope, seen)

    def _is_text(self, node: ast.expr, scope: Scope) -> bool:
        match node:
            case ast.Constant() | ast.JoinedStr():
                return is_literal(node)
            case ast.Call(func=ast.Name(id="str")):
                return True
            case ast.Name(id=name):
                holder = scope.holder(name)
                values = holder.values.get(name, []) if holder else []
                literal = any(is_literal(value) for value in values)
                return literal or (holder is not None and name in holder.texts)
        return False


def is_sink(module: str, name: str) -> bool:
    """Whether a name of the builders or the nodes makes a node (or an identifier)."""
    if module == _NODES:
        value = getattr(nodes, name, None)
        return isinstance(value, type) and issubclass(value, nodes.Node)
    return name in builders()


def builders() -> list[str]:
    """The public functions of the builders' module."""
    return [name for name, value in vars(build).items() if name[0] != "_" and _is_own_function(value)]


def _is_own_function(value: object) -> bool:
    return callable(value) and not isinstance(value, type) and getattr(value, "__module__", "") == _BUILD


def is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def bound(call: ast.Call, parameters: list[str]) -> Iterator[tuple[str, ast.expr]]:
    """The arguments of a call with the names of their parameters; what has no place of its own goes to the last."""
    last = len(parameters) - 1
    for i, value in enumerate(call.args if parameters else ()):
        yield parameters[last if isinstance(value, ast.Starred) else min(i, last)], value
    yield from ((keyword.arg or "**", keyword.value) for keyword in call.keywords)


def all_arguments(arguments: ast.arguments) -> list[ast.arg]:
    extra = [arguments.vararg] if arguments.vararg else []
    return [*arguments.posonlyargs, *arguments.args, *extra, *arguments.kwonlyargs]


def method_of(owner: ast.ClassDef, name: str) -> Function | None:
    return next((s for s in owner.body if isinstance(s, _FUNCTIONS) and getattr(s, "name", "") == name), None)


def held(node: ast.expr) -> list[ast.expr]:
    """The expressions whose value an expression has, holds or chooses from."""
    match node:
        case ast.IfExp(body=body, orelse=orelse):
            return [body, orelse]
        case ast.BoolOp(values=values) | ast.Dict(values=values):
            return values
        case ast.Tuple(elts=elts) | ast.List(elts=elts) | ast.Set(elts=elts):
            return elts
        case ast.ListComp(elt=elt) | ast.SetComp(elt=elt) | ast.GeneratorExp(elt=elt):
            return [elt]
        case ast.NamedExpr(value=value) | ast.Starred(value=value) | ast.Subscript(value=value):
            return [value]
        case ast.DictComp(value=value):
            return [value]
    return []


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions in it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, _FUNCTIONS):
            yield child
            yield from own_nodes(child)
