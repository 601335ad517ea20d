"""What `verify` finds."""

from __future__ import annotations

import pytest

from astgen.cpp import nodes as c
from astgen.cpp.build import call, expr, func, include, name, named, ret
from astgen.cpp.check import verify
from astgen.cpp.nodes import Node
from astgen.cpp.parse import parse_expr
from astgen.errors import PrintError

A, T = name("a"), named("T")
FUNCTION_POINTER = c.Ptr(c.FnType(T, ()))


def test_the_path_leads_to_the_field() -> None:
    statement = c.If(None, ret(A), ())  # type: ignore[arg-type]
    with pytest.raises(PrintError, match=r"^error: Function\.body\[2\]\.If\.cond: expected Expr, got Return$"):
        verify(func(c.VOID, "f", [], [ret(), ret(), statement]))


@pytest.mark.parametrize(
    ("tree", "complaint"),
    [
        (c.Call("f"), "Call.fn: expected Expr, got 'f'"),
        (c.Call(A, [A]), "Call.args: expected tuple"),
        (c.Call(A, (A, T)), "Call.args[1]: expected Expr, got Named"),
        (c.Return(c.Return()), "Return.value: expected Expr or None, got Return"),
        (c.Cast("bit", T, A), "Cast.kind: expected 'static' or 'const'"),
        (c.TParam("struct", "T"), "TParam.kind: expected 'typename' or 'class' or Type, got 'struct'"),
        (c.Member(A, A, None), "Member.arrow: expected bool, got None"),
        (c.File("x", (), (A,)), "File.items[0]: expected Decl, got Name"),
        (c.Name("a b"), "Name.text: 'a b' is not a C++ name"),
        (c.Name("class"), "Name.text: 'class' is not a C++ name"),
        (c.Named("T*"), "Named.name: 'T*' is not a C++ name"),
        (c.Template(A, (A,)), "Template.args[0]: a name among template arguments is a type"),
        (c.Named("T", (c.Template(A, (T,)),)), "Named.args[0]: a name among template arguments is a type"),
        (c.Scoped(T, A), "Scoped.scope: a scope without template arguments is part of the name"),
        (c.Const(c.Ref(T)), "Const.elem: C++ has no Const of this Ref"),
        (c.Ref(c.Ref(T)), "Ref.elem: C++ has no Ref of this Ref"),
        (c.Ref(FUNCTION_POINTER), "Ref.elem: C++ has no Ref of this Ptr"),
        (c.FnType(FUNCTION_POINTER, ()), "FnType.ret: a pointer to a function needs an alias here"),
        (func(FUNCTION_POINTER, "f", []), "Function.ret: a pointer to a function needs an alias here"),
        (c.Lit("-1"), "Lit.text: '-1' is not a literal"),
        (c.Lit('"s"'), "Lit.text: '\"s\"' is not a literal"),
        (c.Str("\ud800"), "Str.value: half a surrogate pair is no character"),
        (c.Unary("&&", A), "Unary.op: '&&' is no prefix operator"),
        (c.Unary("-", A, True), "Unary.op: '-' is no postfix operator"),
        (c.Binary(A, "=", A), "Binary.op: '=' is no binary operator"),
        (c.Assign(A, A, "=="), "Assign.op: '==' is no assignment operator"),
        (c.Member(c.Lit("1"), A), "Member.obj: a literal has no members"),
        (c.Lambda(("&", "x = 1"), (), None, ()), "Lambda.captures[1]: 'x = 1' is no capture"),
        (c.Note("a*/", A), "Note.text: a note is one line"),
        (c.RawExpr("a", ""), "RawExpr.why: raw text needs a reason"),
        (c.RawExpr("f(]", "why"), "RawExpr.text: the brackets are not balanced"),
        (func(named("void"), "f", (), (), trailing="a"), "Function.trailing: only a declaration ends in a comment"),
        (
            func(named("void"), "f", (), trailing="a\nb"),
            "Function.trailing: a comment behind a declaration is one line",
        ),
        (func(named("void"), "f", (), trailing="a\\"), "Function.trailing: a comment behind a declaration is one line"),
        (c.Enum("E", (c.Name("a"), c.Name("new"))), "Enum.items[1]: 'new' is not a C++ name"),
        (c.MacroList("M", "_", (A,)), "MacroList.calls[0]: expected MacroCall, got Name"),
        (c.MacroList("M", "_", (c.MacroCall("_", ()),)), "MacroList.calls[0]: an entry of a list has no semicolon"),
        (c.RawDecl("}", "why"), "RawDecl.text: the brackets are not balanced"),
        (c.RawDecl("{", "why"), "RawDecl.text: the brackets are not balanced"),
        (c.RawStmt("f();\n", "why"), "RawStmt.text: the last ';' is the printer's"),
        (c.Var(T, "a::b"), "Var.name: 'a::b' is a qualified name"),
        (c.Var(T, "a", specs=("static;",)), "Var.specs[0]: 'static;' cannot stand in a declaration"),
        (c.If(None, A, (ret(), ret()), braces=False), "If.braces: only one statement"),
        (c.If(None, A, (ret(),), (), braces=False), "If.braces: only one statement"),
        (c.If(None, A, (c.Blank(),), braces=False), "If.braces: only one statement"),
        (c.Bind(("a", "1"), A), "Bind.names[1]: '1' is not a C++ name"),
        (c.ForRange(T, "", A, ()), "ForRange.name: '' is not a C++ name"),
        (c.Function((), (), (), T, "f g", ()), "Function.name: 'f g' is not the name of a C++ function"),
        (c.Function((), (), (), T, "f", (), body=(), equals="0"), "Function.equals: a function with a body"),
        (c.Function((), (), (), T, "f", (), inits=(c.Init("a", ()),)), "Function.inits: a declaration"),
        (c.Field((), T, ""), "Field.name: '' is not a C++ name"),
        (c.Struct((), "struct", ("",), "S", (), ()), "Struct.specs[0]: '' cannot stand in a declaration"),
        (c.Include("a b"), "Include.path: 'a b' is not a path that can be included"),
        (c.Pragma("once\nonce"), "Pragma.text: a pragma is one line"),
        (c.Comment("a */ b", block=True), "Comment.text: the text ends its comment"),
        (c.Comment("a \\\nb"), "Comment.text: a backslash at the end of a line continues the comment"),
        (c.PpIf(()), "PpIf.branches: expected a branch"),
        (c.PpIf((c.PpBranch("elif X", ()),)), "PpIf.branches[0]: 'elif X' is no directive of branch 0"),
        (c.File("x", ("a\nb",), ()), "File.banner[0]: expected the text of one comment line"),
    ],
)
def test_complaints(tree: Node, complaint: str) -> None:
    with pytest.raises(PrintError) as raised:
        verify(tree)
    assert raised.value.message.startswith(complaint), raised.value.message


@pytest.mark.parametrize(
    "tree",
    [
        c.Param(T),
        c.Namespace("", (include("a.h"),)),
        c.RawDecl("// a } in a comment\nconst char* s = \"(\"; char c = '{';", "why"),
        c.Struct((), "struct", ("TORCH_API", "__attribute__((x))"), "S", (), None),
        call(expr("double(a)")),
        parse_expr("[=, &a, this, *this]() mutable {}"),
    ],
)
def test_what_is_well_formed(tree: Node) -> None:
    verify(tree)
