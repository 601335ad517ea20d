"""No made text reaches the C++ tree: strings become tree by `expr`, or as names through validating builders.

How the source is read, and what it cannot see, is told in `pasting`.
"""

from __future__ import annotations

import inspect

import pytest
from package_source import modules, place
from pasting import NAMES, builders, findings

from astgen.cpp import build
from astgen.errors import LoweringError

# the printer makes text of trees, and the parser is the gate through which text becomes a tree
EXEMPT = ("astgen.cpp.print", "astgen.cpp.parse")

# `message` joins the parts of a string literal, which the printer escapes, and `within` two names
GATES = {("astgen.cpp.build", "Str(value)"), ("astgen.cpp.build", "Name(text)")}


def test_no_made_text_reaches_the_tree() -> None:
    found = [
        f"{place(module, finding.sink_line)}: text made in line {finding.made_line} reaches {finding.sink}"
        for module, source in modules().items()
        if not any(f"{module}.".startswith(f"{package}.") for package in EXEMPT)
        for finding in findings(source)
        if (module, finding.sink) not in GATES
    ]
    assert not found, "\n".join(["", *found])


HEAD = """
from astgen.cpp import nodes as c
from astgen.cpp.build import *
from astgen.cpp.build import call, comment, do, expr, include, name, named, note, ret, string
from astgen.cpp.nodes import Comment, Lit, RawStmt, Str
from astgen.cpp.parse import parse_expr
"""

PASTED = {
    "f-string": "expr(f'{x}.size()')",
    "plus": "expr(x + '.size()')",
    "plus, from the left": "expr('at::' + x)",
    "percent": "expr('%s.size()' % x)",
    "format": "expr('{}.size()'.format(x))",
    "join": "expr(', '.join(xs))",
    "node class": "Lit(f'{x}')",
    "node class of a module": "c.Str(f'{x}')",
    "raw": "RawStmt(f'{x}', 'no reason')",
    "comment": "comment(f'about {x}')",
    "string": "string(f'{x}')",
    "argument of call": "call('f', x, f'{x}')",
    "argument of a member's call": "call(dot('m', 'impl'), f'{x}.{y}')",
    "keyword": "call(fn='f', *[f'{x}'])",
    "keyword of a node": "Comment(text=f'{x}')",
    "note": "note(f'{x}=', value)",
    "parsed": "parse_expr(f'{x}')",
    "statements": "stmts(f'{x};')",
    "spec of a function": "func(of, 'f', (), specs=[f'{x}'])",
    "variable": "text = f'{x}'\nexpr(text)",
    "variable in a function": "def f(x):\n    text = f'{x}'\n    if x:\n        text = 'a'\n    return expr(text)",
    "variable of the enclosing function": "def f(x):\n    t = f'{x}'\n    def g():\n        return expr(t)",
    "module constant": "TEXT = '%s' % 1\ndef f():\n    return expr(TEXT)",
    "added to": "def f(x):\n    text = 'a'\n    text += x\n    return expr(text)",
    "added to, of two names": "def f(x: str, y: str):\n    return expr(x + y)",
    "walrus": "if text := f'{x}':\n    expr(text)",
    "condition": "expr('a' if x else f'{x}')",
    "or": "expr(x or f'{x}')",
    "unpacked": "a, b = 'a', f'{x}'\nexpr(b)",
    "list": "call('f', *[f'{x}' for x in xs])",
    "list of several parameters": "call(*[f'{x}' for x in xs])",
    "loop": "for text in [f'{x}', 'b']:\n    expr(text)",
    "appended": "texts = []\ntexts.append(f'{x}')\ncall('f', *texts)",
    "dict": "TABLE = {'a': f'{x}'}\nexpr(TABLE['a'])",
    "method of the text": "expr(f' {x}'.strip())",
    "helper": "def helper(x):\n    return f'{x}'\ndef f(x):\n    return expr(helper(x))",
    "helper, inner": "def f(x):\n    def helper():\n        return x + '.a'\n    return expr(helper())",
    "helper, below": "def f(x):\n    return expr(helper(x))\ndef helper(x):\n    t = f'{x}'\n    return t",
    "helper, a lambda": "helper = lambda x: f'{x}'\nexpr(helper(1))",
    "helper, a generator": "def helper():\n    yield f'{x}'\ncall('f', *helper())",
    "method": "class A:\n    def t(self):\n        return f'{x}'\n    def f(self):\n        return expr(self.t())",
    "property": "class A:\n    @property\n    def t(self):\n        return f'{x}'\n    def f(self):\n        "
    "return expr(self.t)",
    "helper that hands on": "def helper(x):\n    return x\nexpr(helper(f'{x}'))",
    "through a parameter": "def put(label, v):\n    return do(call('add', label, v))\nput(f'{x}', 1)",
    "through two parameters": "def a(t):\n    return expr(t)\ndef b(u):\n    return a(u)\nb(u=f'{x}')",
    "through a method's parameter": "class A:\n    def a(self, t):\n        return expr(t)\n    def b(self):\n"
    "        self.a(f'{x}')",
}  # fmt: skip

FINE = {
    "name": "name(f'{x}::{y}')",
    "name, through a variable": "text = f'{x}::{y}'\ndo(call(name(text)))",
    "name in a call": "call('f', name(f'{x}'))",
    "callee": "call(f'at::{x}', 'a')",
    "type": "named(f'at::{x}')",
    "include": "include(f'ATen/ops/{x}.h')",
    "parameter": "param(of, f'{x}_')",
    "variable's name": "let(f'{x}_', value)",
    "function's name": "func(of, f'{x}_out', ())",
    "namespace": "namespace(f'{x}')",
    "checked for a node": "c.Name(identifier(f'{x}'))",
    "constant": "expr('a + b')",
    "f-string without a placeholder": "expr(f'a')",
    "message": "def f(x):\n    if x:\n        raise ValueError(f'{x}')\n    return expr('a')",
    "numbers": "def f(i):\n    return integer(i + 1)",
    "lists": "call('f', *(xs + [value]))",
    "another function of the name": "def f(x):\n    text = f'{x}'\ndef g():\n    text = 'a'\n    return expr(text)",
    "another function": "other(f'{x}')",
}


@pytest.mark.parametrize("case", PASTED)
def test_pasted_text_is_found(case: str) -> None:
    assert findings(HEAD + PASTED[case])


@pytest.mark.parametrize("case", FINE)
def test_other_text_is_not(case: str) -> None:
    assert findings(HEAD + FINE[case]) == []


@pytest.mark.parametrize(("builder", "parameter"), [(b, p) for b, names in NAMES.items() for p in sorted(names)])
def test_what_may_be_made_is_validated(builder: str, parameter: str) -> None:
    """The exceptions hold no hole: the builder refuses text that is no name there."""
    function = getattr(build, builder)
    fitting = {"scope": build.name("a"), "fn": "f", "text": "a", "path": "a.h", "macro": "M", "names": ["a"], "op": "="}
    arguments = {
        name: fitting.get(name, ())
        for name, p in inspect.signature(function).parameters.items()
        if p.default is p.empty and p.kind is not p.VAR_POSITIONAL
    }
    for bad in ("a.h>\n#error", 'a".h', "a b.h") if parameter == "path" else ("a(b) > c", "a;b", "x\ny"):
        with pytest.raises(LoweringError):
            function(**{**arguments, parameter: [bad] if parameter == "names" else bad})


def test_builders_are_known() -> None:
    assert {"call", "expr", "comment", "string", "note", "do"} <= set(builders())
    assert set(NAMES) <= set(builders())
