"""Operators whose arguments and results have the names that generated code has for itself, and their derivatives."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from astgen.derivatives import Derivatives
from astgen.driver import derive, load
from astgen.errors import AstgenError
from astgen.lowerings.registry import Lowering
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator
from support.own import entry
from support.scopes import declared

NAMES = Path(__file__).parent.parent / "data" / "declared_names.txt"
# What has names beside variables: the methods of nodes and of view functions, as far as they are called or declared.
METHODS = (
    "apply",
    "apply_with_saved",
    "clone_and_set",
    "compiled_args",
    "get_symints",
    "get_tensors",
    "getptr",
    "mutex_",
    "next_edges",
    "num_symints",
    "num_tensors",
    "release_variables",
    "set_symints",
    "set_tensors",
    "task_should_compute_output",
    "will_release_variables",
)
# Words of the formulas here, which no argument can have that is in a formula with them.
WORDS = ("grad", "grads", "retain_variables", "grad_input_mask", "result", "self_t", "self_p")


def declared_names(
    operators: Iterable[Operator], lowerings: Sequence[Lowering], profile: Profile, derivatives: Derivatives
) -> set[str]:
    """All that generated code declares but arguments and results; ``@`` stands for an argument or result in a name."""
    found = set()
    for operator in operators:
        group = derivatives.group(operator)
        schema = operator.schema
        texts = {one.name for one in (*schema.arguments, *schema.returns)} - {""}
        given = sorted(texts, key=lambda text: (-len(text), text))
        for lowering in lowerings:
            if lowering.accepts(group, profile):
                names = {text for piece in lowering.emit(group, profile) for text in declared(piece.node)}
                found |= {_pattern(text, given) for text in names - {"", *given}}
    return found


def _pattern(text: str, given: Sequence[str]) -> str:
    for one in given:
        if text.startswith(f"{one}_") or text.endswith(f"_{one}") or f"_{one}_" in text:
            return text.replace(one, "@", 1)
    return text


def names() -> list[str]:
    """The names that clash."""
    found = [pattern.replace("@", "self") for pattern in NAMES.read_text().split()]
    return list(dict.fromkeys((*found, *METHODS)))


def library(taken: Sequence[str], together: int) -> tuple[str, str]:
    """The schema file and the file of derivatives; ``together`` names are arguments of one operator."""
    schemas, derivatives = [], []
    for number, start in enumerate(range(0, len(taken), together)):
        batch = taken[start : start + together]
        for schema, formulas in _operators(f"{number}", batch):
            schemas.append(entry(f"clash::{schema}", dispatch={"CPU": "x"}))
            if formulas:
                derivatives.append(json.dumps({"name": f"clash::{schema}", "dispatch": {"Default": formulas}}))
    return "".join(schemas), "".join([f"- {line}\n" for line in derivatives])


def _operators(number: str, given: Sequence[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Operators of every kind, for each kind of argument."""
    plain = [text for text in given if text not in WORDS]
    # a tangent or value has no name beside an argument that it is the name of
    tangents = [text for text in plain if text[-2:] not in ("_t", "_p")]

    def typed(kind: str, texts: Sequence[str] = plain) -> str:
        return ", ".join([f"{kind} {text}" for text in texts])

    product = " * ".join(["grad", *tangents])
    each = {"self": product, **dict.fromkeys(tangents, "grad * self")}
    forward = " + ".join(["self_t", *[f"{text}_t * self_p * {text}_p" for text in tangents]])
    arguments = typed("Tensor", tangents)
    yield f"t{number}(Tensor self, {arguments}) -> Tensor", {**each, "result": forward}
    yield f"t{number}_(Tensor(a!) self, {arguments}) -> Tensor(a!)", {}
    yield f"t{number}.out(Tensor self, {arguments}, *, Tensor(a!) write) -> Tensor(a!)", {}
    on_lists = typed("Tensor[]", tangents)
    yield f"_foreach_t{number}(Tensor[] self, {on_lists}) -> Tensor[]", {}
    yield f"_foreach_t{number}_(Tensor(a!)[] self, {on_lists}) -> ()", {}
    yield f"k{number}(Tensor self, {typed('Tensor')}) -> Tensor", {"self": " * ".join(["grad", *plain])}
    integers = " * ".join(["grad", *plain])
    yield f"n{number}({typed('int')}, Tensor self) -> Tensor", {"self": integers, "result": "self_t.sin()"}
    lists = {text: text for text in plain}
    yield f"l{number}({typed('Tensor[]')}, Tensor self) -> Tensor[]", {**lists, "self": "at::stack(grads)"}
    select = f"at::select_backward_symint(grad, self.sym_sizes(), 1, {' + '.join(plain)})"
    yield f"v{number}(Tensor(a) self, {typed('SymInt')}) -> Tensor(a)", {"self": select, "result": "auto_linear"}
    yield f"s{number}(Tensor(a -> *) self, {typed('SymInt[]', given)}, Tensor? u, SymInt? v) -> Tensor(a)[]", {}
    returned = [text for text in plain if f"grad_{text}" not in plain]
    results = " + ".join([*[f"grads[{i}] * {text}" for i, text in enumerate(returned)], f"grads[{len(returned)}]"])
    yield f"r{number}(Tensor self) -> ({typed('Tensor', returned)}, Tensor)", {"self": results}
    yield f"o{number}(Tensor self) -> ({', '.join(['Tensor'] * len(given))})", {}
    outs = ", ".join([f"Tensor({chr(97 + i)}!) {text}" for i, text in enumerate(given)])
    written = ", ".join([f"Tensor({chr(97 + i)}!)" for i in range(len(given))])
    yield f"o{number}.out(Tensor self, *, {outs}) -> ({written})", {}
    options = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
    yield f"f{number}({typed('SymInt', given)}, *, {options}) -> Tensor", {}
    mixed = ", ".join([f"{('Scalar[]', 'str?', 'SymInt[]?')[i % 3]} {text}" for i, text in enumerate(plain)])
    yield f"p{number}(Tensor self, {mixed}) -> Tensor", {"self": f"grad * some({', '.join(plain)})"}
    for i, text in enumerate(plain):
        formulas = {text: f"at::select_backward_symint(grad, {text}.sym_sizes(), 1, dim)", "result": "auto_linear"}
        yield f"w{number}_{i}(Tensor(a) {text}, SymInt dim) -> Tensor(a)", formulas
    for i, text in enumerate(tangents):
        yield f"q{number}_{i}(Tensor self) -> Tensor {text}", {"self": f"grad * {text}", text: f"self_t * {text}"}


def read(profile: Profile, folder: Path, schemas: str, formulas: str) -> tuple[list[Operator], Derivatives]:
    """The operators and derivatives of a library."""
    path = folder / "derivatives.yaml"
    path.write_text(formulas)
    operators = load(profile, folder / "operators.yaml", schemas)
    return operators, derive(profile, operators, path)


def told(profile: Profile, folder: Path, schema: str, formulas: dict[str, str]) -> list[str]:
    """What is wrong with an operator and its formulas, by code."""
    text = f"- {json.dumps({'name': schema, 'dispatch': {'Default': formulas}})}\n"
    try:
        read(profile, folder, entry(schema, dispatch={"CPU": "x"}), text)
    except AstgenError as error:
        return sorted({one.code for one in error.errors})
    return []
