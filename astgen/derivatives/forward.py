"""Forward formulas: the tangents of the results, from the tangents ``x_t`` and the values ``x_p`` of the inputs.

Two keywords stand for formulas.  An element-wise function has a diagonal Jacobian, so that its forward formula is
the backward one with the tangent for the gradient (both conjugated, since the backward one is of the transpose).
A linear function is its own derivative: it is called with the tangents.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from astgen.codes.derivatives import BORROWED_FORMULA, FORMULA_PLACE, HIDDEN_ARGUMENT
from astgen.cpp import walk
from astgen.cpp.build import call, dot, name
from astgen.cpp.hygiene import fresh, own
from astgen.cpp.nodes import Call, Expr, Member, Name, Paren, Ternary
from astgen.derivatives.checks import KNOWN_NAMES, at_word, is_constant
from astgen.derivatives.entries import ELEMENT_WISE, LINEAR, Entry, Formula
from astgen.derivatives.model import Derivative, Differentiability, ForwardDerivative
from astgen.derivatives.uses import Uses, variables
from astgen.errors import Note, SchemaError, did_you_mean
from astgen.schema.operator import Operator
from astgen.schema.traits import is_tensor_like, unaliased
from astgen.schema.types import ListType, OptionalType, SchemaType
from astgen.signature import Binding, Signature


def result_words(operator: Operator) -> list[str]:
    """What a forward formula can be for: results by their declared names, or ``result``, ``result0`` and so on."""
    returns = operator.schema.returns
    declared = [result.name for result in returns if result.name]
    return [*declared, *(["result"] if len(returns) == 1 else [f"result{i}" for i in range(len(returns))])]


def result_types(formula: Formula, operator: Operator) -> tuple[SchemaType, ...]:
    """The types of the results that a formula is for: declared names, ``result`` alone, or ``result0`` and so on."""
    returns = operator.schema.returns
    types = [unaliased(result.type) for result in returns]
    declared = {result.name: kind for result, kind in zip(returns, types, strict=True) if result.name}
    if declared.keys() & set(formula.names):
        return tuple([declared[text] for text in formula.names if text in declared])
    if formula.names == ("result",) and len(returns) == 1:
        return (types[0],)
    return tuple([types[int(text.removeprefix("result"))] for text in formula.names])


def forward_derivatives(
    entry: Entry,
    formulas: Sequence[Formula],
    derivatives: Sequence[Derivative],
    inputs: Sequence[Binding],
    signature: Signature,
    scope: str,
    uses: Uses,
) -> list[ForwardDerivative]:
    """The forward formulas of an entry, keywords replaced by what they stand for.

    ``inputs`` are the arguments that have a derivative, ``signature`` the C++ function of the operator in the namespace
    ``scope``.  Raises `SchemaError` where a formula cannot be made or is ambiguous.
    """
    # lists of tensors are given to a formula whole, but where the operator works on each tensor of them
    single = [b for b in inputs if is_foreach(signature.operator) or not is_list_of_tensors(b)]
    found = []
    for formula in formulas:
        if formula.keyword:
            if len(formulas) > 1 or len(formula.names) > 1:
                raise _no_keyword(formula, "only of an operator with a single differentiable result")
            tree, tangents = _made(formula, derivatives, inputs, signature, scope)
        else:
            assert formula.tree is not None
            tree = formula.tree
            tangents = _required(formula, tree, single, "_t", uses)
            _check_known(formula, tree, inputs, signature)
        _check_hidden(formula, tree, inputs, signature)
        primals = _required(formula, tree, single, "_p", uses)
        types = result_types(formula, signature.operator)
        found.append(ForwardDerivative(formula.names, types, tree, tangents, primals, formula.origin()))
    return found


def _made(
    formula: Formula, derivatives: Sequence[Derivative], inputs: Sequence[Binding], signature: Signature, scope: str
) -> tuple[Expr, frozenset[str]]:
    """The formula that a keyword stands for, and the inputs whose tangent it uses."""
    if not inputs:
        raise _no_keyword(formula, "only of an operator with a derivative for some argument")
    if formula.keyword == LINEAR:
        return linear(signature, [binding.name for binding in inputs], scope), frozenset(b.name for b in inputs)
    if formula.keyword != ELEMENT_WISE:
        raise _no_keyword(formula, "only of an argument")
    if len(inputs) != 1 or len(derivatives) != 1:
        raise _no_keyword(formula, "only of an operator with a single differentiable argument")
    return element_wise(derivatives[0].written, inputs[0].name), frozenset(signature.names())


def element_wise(backward: Expr, argument: str) -> Expr:
    """``(backward formula of x_t.conj() and x_p).conj()``."""
    tangent = call(dot(f"{argument}_t", "conj"))
    made = walk.substitute(backward, {"grad": tangent, argument: name(f"{argument}_p")})
    return call(dot(Paren(made), "conj"))


def linear(signature: Signature, inputs: Sequence[str], scope: str) -> Expr:
    """The operator, called with the tangents: ``at::sum(self_t, dim)``, or as a method where it is none of ``at``."""
    operator = signature.operator
    arguments = [name(f"{text}_t" if text in inputs else text) for text in signature.names()]
    text = f"{operator.name.name}_symint" if operator.has_symint else operator.name.name
    if "function" in operator.attributes.variants:
        return call(f"{scope}::{text}", *arguments)
    return call(dot(arguments[0], text), *arguments[1:])


def _required(formula: Formula, tree: Expr, inputs: Sequence[Binding], suffix: str, uses: Uses) -> frozenset[str]:
    """The inputs of which a formula uses what has this suffix."""
    used, found = uses(tree), set()
    for binding in inputs:
        if binding.name in used and not formula.keyword:
            note = f"{binding.name}_p is its value, {binding.name}_t its tangent"
            message = f"{binding.name} is ambiguous in a forward formula"
            raise at_word(formula, binding.name, message, [note])
        if f"{binding.name}{suffix}" in used:
            found.add(binding.name)
    return frozenset(found)


def _check_known(formula: Formula, tree: Expr, inputs: Sequence[Binding], signature: Signature) -> None:
    """Whether all that a formula names is there: tangents and values are, of arguments that have a derivative."""
    schema = signature.operator.schema
    texts = [*[binding.name for binding in inputs], *(["original_self"] if signature.operator.name.inplace else [])]
    known = KNOWN_NAMES.union(
        [argument.name for argument in schema.arguments],
        result_words(signature.operator),
        [f"{text}{suffix}" for text in texts for suffix in _SUFFIXES],
    )
    for text in sorted(variables(tree) - known):
        if not is_constant(text):
            message = f"{text!r} is no argument, result, tangent or value of {signature.operator.name}"
            base = text[:-2] if text.endswith(_SUFFIXES) else ""
            notes: list[Note | str] = list(did_you_mean(text, known))
            if any(argument.name == base for argument in schema.arguments):
                notes = [f"{base} has no derivative; its value in the formula is {base}"]
            raise at_word(formula, text, message, notes)


def _check_hidden(formula: Formula, tree: Expr, inputs: Sequence[Binding], signature: Signature) -> None:
    """Whether a tangent or value that a formula uses has a name for itself."""
    named = {a.name: "an argument" for a in signature.operator.schema.arguments}
    named |= dict.fromkeys(result_words(signature.operator), "a result")
    used = variables(tree)
    for binding in inputs:
        for suffix, what in zip(_SUFFIXES, ("tangent", "value"), strict=True):
            text = f"{binding.name}{suffix}"
            if text in named and text in used:
                message = f"{text} in a forward formula is {named[text]} and the {what} of {binding.name}"
                raise at_word(formula, text, message, code=HIDDEN_ARGUMENT)


_SUFFIXES = ("_t", "_p")
FOREACH = "_foreach_"


def is_foreach(operator: Operator) -> bool:
    """Whether an operator works on each tensor of a list."""
    return operator.name.base.startswith(FOREACH)


def is_list_of_tensors(binding: Binding) -> bool:
    """Whether an argument is a list of tensors, none of which can be absent."""
    kind = getattr(binding.argument, "type", None)
    return isinstance(kind, ListType) and is_tensor_like(kind) and not isinstance(kind.elem, OptionalType)


def _no_keyword(formula: Formula, where: str) -> SchemaError:
    return FORMULA_PLACE.error(f"{formula.keyword} is a formula {where}", formula.origin())


# --- in-place operators ---


def in_place(info: Differentiability, operator: Operator, *, exact: bool) -> tuple[ForwardDerivative, ...]:
    """The forward formula of an in-place operator, whose result is ``self``.

    Of a formula that is the functional variant's (not ``exact``), ``self`` means what it was before, and the tangent
    that is there already is written.  Raises `SchemaError` where the operator's own formula uses ``self`` as it was.
    """
    if not info.forward:
        return ()
    if len(info.forward) > 1:
        message = f"{operator.name} works in place and can have one forward formula"
        raise FORMULA_PLACE.error(message, info.forward[1].origin)
    forward = info.forward[0]
    tree = forward.formula
    before = fresh("original_self", [argument.name for argument in operator.schema.arguments])
    if "self_p" in info.uses(tree):
        if exact:
            message = f"{operator.name} has overwritten self_p; its formula may use result, or original_self_p"
            raise BORROWED_FORMULA.error(message, forward.origin)
        tree = walk.substitute(tree, {f"self{s}": name(f"{before}{s}") for s in ("_p", "_t")})
    tree = walk.substitute(tree, {"result": name("self_p")})
    used = info.uses(tree)
    primals = forward.primals | {"self"} if "self_p" in used else forward.primals
    original = "" if used.isdisjoint((f"{before}_p", f"{before}_t")) else before
    if not exact:
        tree = _written_in_place(tree, info.name)
    changed = replace(forward, outputs=("self",), formula=tree, primals=primals, original=original, borrowed=not exact)
    return (changed,)


def _written_in_place(tree: Expr, operator: str) -> Expr:
    """``self_t_raw.defined() ? self_t_raw.copy_(formula) : formula``, or the in-place operator itself, not a copy."""
    raw = own("self_t_raw")
    written = call(dot(raw, "copy_"), tree)
    if type(tree) is Call and type(tree.fn) is Member and not tree.fn.arrow:
        target, method = tree.fn.obj, tree.fn.name
        if type(target) is Name and target.text == "self_t" and type(method) is Name and method.text == operator:
            written = Call(dot(raw, f"{operator}_"), tree.args)
    return Ternary(call(dot(raw, "defined")), written, tree)
