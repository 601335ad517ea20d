"""The reference of the nodes, `docs/nodes.md`: ``python -m astgen.cpp.reference > docs/nodes.md``."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields

from astgen.cpp import build as b
from astgen.cpp import nodes as c
from astgen.cpp.nodes import Decl, Expr, Node, Stmt, Type
from astgen.cpp.print import render
from astgen.cpp.print.base import node_classes

_INTRODUCTION = """\
# The nodes of the C++ tree

Written by `python -m astgen.cpp.reference` from `astgen/cpp/nodes/`.

Lowerings make nodes with the builders of `astgen.cpp.build`; what is here is what the builders make,
what `astgen.cpp.walk` visits and what the printer prints. Each node comes with its fields and an example
as it is printed.
"""
_WIDTH = 100

_TENSOR = b.named("at::Tensor")
_FUNCTION = b.func(
    _TENSOR,
    "add",
    [b.param(b.const_ref(_TENSOR), "self"), b.param(b.const_ref(_TENSOR), "other")],
    [b.ret(b.expr("at::add(self, other)"))],
)
_CONSTRUCTOR = c.Function(
    (), (), (), None, "Guard", (b.param(b.named("bool"), "on"),), (), (c.Init("on_", (b.name("on"),)),), ()
)
_CONDITIONAL = c.PpIf((c.PpBranch("ifdef USE_CUDA", (b.include("ATen/cuda/CUDAContext.h"),)),))

_EXAMPLES: dict[type[Node], Node] = {
    c.Named: b.named("::std::optional", _TENSOR),
    c.Const: b.const(_TENSOR),
    c.Ref: b.const_ref(_TENSOR),
    c.RRef: b.rref(c.AUTO),
    c.Ptr: b.ptr(b.fn_type(c.VOID, b.named("int"))),
    c.FnType: b.fn_type(_TENSOR, b.const_ref(_TENSOR), b.named("int64_t")),
    c.Pack: c.Pack(b.rref(b.named("Args"))),
    c.Name: b.expr("at::redispatch::add"),
    c.Template: b.expr("make_intrusive<AbsBackward0>()"),
    c.Scoped: b.expr("TypedOperatorHandle<Schema>::call(self)"),
    c.Lit: b.expr("1e-05"),
    c.Str: b.string('say "add"\n'),
    c.Paren: b.expr("(self * other) + 1"),
    c.Unary: b.expr("-grad"),
    c.Binary: b.expr("(self + other) * grad"),
    c.Ternary: b.expr("grad.defined() ? grad : self"),
    c.Assign: b.expr("result = self"),
    c.Call: b.expr("at::add(self, other, 1)"),
    c.Member: b.expr("grad_fn->should_compute_output(0)"),
    c.Index: b.expr("grads[0]"),
    c.Cast: b.expr("static_cast<int64_t>(dim)"),
    c.Braced: b.expr("std::vector<int64_t>{0, 1}"),
    c.Lambda: b.expr("[&](int64_t i) mutable -> int64_t { return -i; }"),
    c.Note: b.expr("set_history(/*num_outputs=*/1)"),
    c.RawExpr: c.RawExpr("new Node", "no node allocates"),
    c.Var: b.let("result", b.expr("at::add(self, other)")),
    c.Bind: b.bind(["values", "indices"], b.expr("at::max(self, dim)")),
    c.ExprStmt: b.do(b.expr('m.impl("add.Tensor", TORCH_FN(add_Tensor))')),
    c.Return: b.ret(b.name("result")),
    c.If: b.if_(b.expr("grad.defined()"), [b.ret(b.name("grad"))], [b.ret(b.expr("at::Tensor()"))]),
    c.ForRange: b.each("t", b.name("tensors"), [b.do(b.expr("t.zero_()"))], b.ref(c.AUTO)),
    c.For: c.For(
        c.Var(b.named("int64_t"), "i", b.integer(0)), b.expr("i < n"), b.expr("i++"), (b.do(b.expr("step(i)")),)
    ),
    c.Block: b.block(b.let("guard", b.expr("at::NoGradGuard()")), b.do(b.expr("run()"))),
    c.RawStmt: c.RawStmt("throw std::bad_alloc()", "no node throws"),
    c.Param: b.func(c.VOID, "seed", [b.param(b.named("int64_t"), "value", b.integer(0))]),
    c.TParam: b.func(
        c.VOID, "run", [], template=[c.TParam("typename", "T"), c.TParam(b.named("int"), "N", b.integer(2))]
    ),
    c.Init: _CONSTRUCTOR,
    c.Function: _FUNCTION,
    c.Field: b.field(b.named("int64_t"), "dim", b.integer(0)),
    c.Struct: b.struct("AddBackward0", [b.field(b.named("at::Scalar"), "alpha")], bases=[b.named("TraceableFunction")]),
    c.Enum: b.enum("Level", ["low", "high"]),
    c.Access: b.struct("Guard", [c.Access("private"), b.field(b.named("bool"), "on_")]),
    c.Using: c.Using("schema", b.fn_type(_TENSOR, b.const_ref(_TENSOR))),
    c.UsingName: c.UsingName("at::Tensor"),
    c.UsingNamespace: c.UsingNamespace("at"),
    c.Namespace: b.namespace("at", b.func(c.VOID, "init", [])),
    c.MacroBlock: b.macro_block(
        "TORCH_LIBRARY_IMPL", [b.name("aten"), b.name("Tracer"), b.name("m")], b.do(b.expr('m.impl("abs", abs)'))
    ),
    c.MacroCall: c.MacroCall("C10_DECLARE_bool", (b.name("show_times"),)),
    c.Include: b.include("ATen/ATen.h"),
    c.Define: c.Define("TORCH_ASSERT_ONLY_METHOD_OPERATORS"),
    c.MacroList: c.MacroList(
        "FORALL_SYMBOLS",
        "_",
        (
            c.MacroCall("_", (b.name("aten"), b.name("add")), semicolon=False),
            c.MacroCall("_", (b.name("aten"), b.name("sub")), semicolon=False),
        ),
    ),
    c.Pragma: c.Pragma("once"),
    c.RawDecl: c.RawDecl("union Word { int i; float f; };", "no node unites"),
    c.File: c.File("init.h", ("@generated",), (c.Pragma("once"), b.func(c.VOID, "init", []))),
    c.Comment: b.comment("one line for each line\nof the text"),
    c.Blank: b.block(b.do(b.expr("before()")), c.Blank(), b.do(b.expr("after()"))),
    c.PpBranch: _CONDITIONAL,
    c.PpIf: _CONDITIONAL,
    c.Slot: b.namespace("at", b.comment("the pieces of the section go here:"), c.Slot("kernels")),
}


def reference() -> str:
    """The text of `docs/nodes.md`."""
    parts = [_INTRODUCTION]
    for title, classes in _sections():
        parts.append(f"## {title}\n")
        parts += [_entry(cls) for cls in classes]
    return "\n".join(parts)


def _sections() -> Iterator[tuple[str, list[type[Node]]]]:
    """The node classes by what they are, each in the order of their definition."""
    order = [name for name in vars(c) if not name.startswith("_")]
    classes = sorted((cls for cls in node_classes() if cls in _EXAMPLES), key=lambda cls: order.index(cls.__name__))
    both: list[type[Node]] = [cls for cls in classes if issubclass(cls, Stmt) and issubclass(cls, Decl)]
    yield "Types", [cls for cls in classes if issubclass(cls, Type)]
    yield "Expressions", [cls for cls in classes if issubclass(cls, Expr)]
    yield "Statements", [cls for cls in classes if issubclass(cls, Stmt) and cls not in both]
    yield "Declarations", [cls for cls in classes if issubclass(cls, Decl) and cls not in both]
    yield "Statements and declarations alike", both
    yield "Parts of others", [cls for cls in classes if not issubclass(cls, Type | Expr | Stmt | Decl)]


def _entry(cls: type[Node]) -> str:
    """One node: what it is, its fields, an example."""
    text = re.sub(r"``", "`", inspect.getdoc(cls) or "")
    lines = [f"### {cls.__name__}", "", text, "", "```python", _signature(cls), "```", ""]
    lines += ["```cpp", render(_EXAMPLES[cls]).rstrip("\n"), "```", ""]
    return "\n".join(lines)


def _signature(cls: type[Node]) -> str:
    """The class with its fields, as it is called."""
    texts = [_field(field) for field in fields(cls)]  # type: ignore[arg-type]
    line = f"{cls.__name__}({', '.join(texts)})"
    return line if len(line) <= _WIDTH else "\n".join([f"{cls.__name__}(", *(f"    {text}," for text in texts), ")"])


def _field(field: Field[object]) -> str:
    default = "" if field.default is MISSING else f" = {field.default!r}"
    return f"{field.name}: {field.type}{default}"


if __name__ == "__main__":
    print(reference(), end="")
