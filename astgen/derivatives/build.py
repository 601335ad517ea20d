"""From an entry of derivatives.yaml to what holds for its operator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from astgen.codes.derivatives import (
    DUPLICATE_DERIVATIVE,
    FORMULA_PLACE,
    HIDDEN_ARGUMENT,
    OUTPUT_DIFFERENTIABILITY,
)
from astgen.codes.operators import UNKNOWN_DISPATCH_KEY
from astgen.derivatives.attributes import save
from astgen.derivatives.checks import at_word, backward_errors, gradient_errors, hidden_errors
from astgen.derivatives.entries import NON_DIFFERENTIABLE, Entry, Formula, unknown_name
from astgen.derivatives.forward import forward_derivatives, is_foreach, result_words
from astgen.derivatives.model import DEFAULT_KEY, Derivative, Differentiability, ForwardDerivative, Saved
from astgen.derivatives.uses import Uses, variables, words
from astgen.errors import AstgenError, Note, did_you_mean
from astgen.profiles.profile import Profile
from astgen.schema.operator import AT_NAMESPACE, Kind, Operator
from astgen.schema.traits import is_tensor_like
from astgen.signature import Signature
from astgen.signatures import SignatureGroup
from astgen.types import bare

# Names that generated code has for itself.
_RESERVED = frozenset({"grad_input_mask", "result"})

# Words of formulas, and what they mean; an argument or result of such a name is hidden by them.
_WORDS = {
    "grad": "the gradient of its result",
    "grads": "the gradients of its results",
    "retain_variables": "whether what is saved is needed again",
}
_INDEX = {"i": "the place in a list"}


class Builder:
    """Makes what holds for operators from their entries, and numbers their nodes in the order of the file."""

    def __init__(self, profile: Profile, errors: list[AstgenError]) -> None:
        self._profile = profile
        self._errors = errors
        self._numbers: Counter[str] = Counter()

    def differentiability(self, entry: Entry, group: SignatureGroup) -> dict[str, Differentiability]:
        """What an entry says of an operator, by dispatch key; what is wrong in it is collected."""
        found = {}
        self._check(entry, group)
        for key, formulas in entry.formulas.items():
            keys = self._profile.autograd.dispatch_keys
            if key != DEFAULT_KEY and key not in keys:
                message = f"{key} is no dispatch key of autograd"
                near = did_you_mean(key, (DEFAULT_KEY, *sorted(keys)))
                self._errors.append(UNKNOWN_DISPATCH_KEY.error(message, entry.keys[key], near))
                continue
            try:
                found[key] = self._of_key(entry, group, key, formulas)
            except AstgenError as error:
                self._errors += error.errors
        return found

    def _check(self, entry: Entry, group: SignatureGroup) -> None:
        """Whether the entry fits its operator."""
        operator = group.operator
        for argument in operator.schema.arguments:
            if argument.name in _RESERVED:
                message = f"an argument named {argument.name} would be hidden by a name that formulas have"
                self._errors.append(HIDDEN_ARGUMENT.error(message, entry.origin()))
        self._check_words(entry, group)
        if entry.outputs is None:
            return
        results = len(operator.schema.returns)
        if len(entry.outputs) != results:
            message = f"output_differentiability has {len(entry.outputs)} items; {operator.name} has {results} results"
            self._errors.append(OUTPUT_DIFFERENTIABILITY.error(message, entry.outputs_origin))
        if operator.kind is Kind.INPLACE and False in entry.outputs:
            message = f"the result of {operator.name} is an argument, whose differentiability it cannot take away"
            self._errors.append(OUTPUT_DIFFERENTIABILITY.error(message, entry.outputs_origin))

    def _check_words(self, entry: Entry, group: SignatureGroup) -> None:
        """Whether a word of formulas is an argument or result as well, and a formula has it."""
        schema = group.operator.schema
        words = {**_WORDS, **(_INDEX if is_foreach(group.operator) else {})}
        words |= {text: f"the gradient of {text[5:]}" for text in available_gradients(entry, group)}
        kinds = [*[(a.name, "an argument") for a in schema.arguments], *[(r.name, "a result") for r in schema.returns]]
        for name, kind in kinds:
            if name not in words:
                continue
            formulas = [formula for formulas in entry.formulas.values() for formula in formulas]
            using = [formula for formula in formulas if formula.tree is not None and name in variables(formula.tree)]
            if using:
                first = min(using, key=lambda formula: formula.text.start)
                message = f"{name} in a formula is {kind} of {group.operator.name} and {words[name]}"
                note = Note("the operator is here", group.operator.origin)
                self._errors.append(at_word(first, name, message, [note], HIDDEN_ARGUMENT))

    def _of_key(self, entry: Entry, group: SignatureGroup, key: str, formulas: list[Formula]) -> Differentiability:
        signature = group.symint or group.regular
        uses = uses_of(self._profile, group)
        backward, forward, without = self._sorted(formulas, signature)
        available = available_gradients(entry, group)
        errors = list(gradient_errors(entry, backward, frozenset(available)))
        if not in_torch(group.operator):
            hidden = self._profile.autograd.hidden_helpers
            errors += [error for formula in formulas for error in hidden_errors(formula, hidden)]
        derivatives = []
        for formula in backward:
            known = {*signature.names(), *result_names(group), *available}
            errors += backward_errors(formula, known, len(group.results))
            derivatives.append(self._derivative(formula, group, signature, available, uses))
        with_derivative = {name for derivative in derivatives for name in derivative.inputs}
        inputs = tuple([binding for binding in signature.bindings if binding.name in with_derivative])
        self._errors += errors
        made: Sequence[ForwardDerivative] = ()
        if not errors:
            made = forward_derivatives(entry, forward, derivatives, inputs, signature, group.scope, uses)
        return Differentiability(
            name=group.operator.name.name,
            operator=group.operator,
            key=key,
            node=self._node_name(group, key) if inputs else "",
            derivatives=tuple(derivatives),
            forward=tuple(made),
            saved_inputs=distinct(s for d in derivatives for s in d.saved_inputs),
            saved_outputs=distinct(s for d in derivatives for s in d.saved_outputs),
            inputs=inputs,
            non_differentiable=frozenset(without),
            outputs=entry.outputs,
            condition=entry.condition,
            supports_complex=entry.supports_complex,
            available_gradients=available,
            uses=uses,
            origin=entry.origin(),
        )

    def _sorted(self, formulas: list[Formula], signature: Signature) -> tuple[list[Formula], list[Formula], list[str]]:
        """Backward formulas, forward formulas, and the arguments without a derivative."""
        arguments = signature.names()
        results = result_words(signature.operator)
        backward: list[Formula] = []
        forward: list[Formula] = []
        without: list[str] = []
        declared = {result.name for result in signature.operator.schema.returns}
        for formula in formulas:
            known = arguments if formula.names[0] in arguments else results
            if both := declared.intersection(arguments, formula.names):
                name = min(both)
                message = f"{name!r} is an argument of {signature.operator.name} and the name of a result"
                raise HIDDEN_ARGUMENT.error(message, formula.origin_of(name))
            for name in formula.names:
                if name not in known:
                    raise unknown_name(formula, name, [*arguments, *results])
            if known is results:
                forward.append(formula)
            elif formula.keyword == NON_DIFFERENTIABLE:
                without += formula.names
            elif formula.keyword:
                raise FORMULA_PLACE.error(f"{formula.keyword} is a formula only of a result", formula.origin())
            else:
                backward.append(formula)
        self._once(formulas)
        return backward, forward, without

    def _once(self, formulas: list[Formula]) -> None:
        """Whether there is one formula for each argument and result."""
        seen: set[str] = set()
        for formula in formulas:
            for name in formula.names:
                if name in seen:
                    message = f"there is a formula for {name!r} already"
                    raise DUPLICATE_DERIVATIVE.error(message, formula.origin_of(name))
                seen.add(name)

    def _derivative(
        self, formula: Formula, group: SignatureGroup, signature: Signature, available: Sequence[str], uses: Uses
    ) -> Derivative:
        assert formula.tree is not None
        arguments = {binding.name: bare(binding.type) for binding in signature.bindings}
        results = dict(zip(result_names(group), map(bare, group.return_types()), strict=True))
        linked = in_torch(group.operator)
        taken = arguments.keys() | results.keys()
        tree, inputs = save(formula.tree, arguments, taken, self._profile, uses, linked=linked)
        tree, outputs = save(tree, results, taken, self._profile, uses, linked=linked)
        for saved in inputs:
            if saved.is_strides and formula.names != (saved.source,):
                message = f"the strides of {saved.source} can be used in the formula for {saved.source} alone"
                raise at_word(formula, "sym_strides", message, code=FORMULA_PLACE)
        named = uses(tree).intersection(available)
        origin = formula.origin()
        return Derivative(formula.names, tree, formula.tree, tuple(inputs), tuple(outputs), named, origin)

    def _node_name(self, group: SignatureGroup, key: str) -> str:
        """``AddBackward0``: the nodes of one name and key are numbered in the order of the file."""
        words = "".join([word.title() for word in group.operator.name.name.split("_")])
        prefix = f"{words}Backward".replace("ForwardBackward", "Backward")
        if key != DEFAULT_KEY:
            prefix += key
        number = self._numbers[prefix]
        self._numbers[prefix] += 1
        return f"{prefix}{number}"


def in_torch(operator: Operator) -> bool:
    """Whether what is generated for an operator is part of torch, and can call what torch keeps for itself."""
    return operator.namespace == AT_NAMESPACE


def uses_of(profile: Profile, group: SignatureGroup) -> Uses:
    """What counts as a use of a name in the formulas of an operator."""
    return words if profile.autograd_of(group.operator).words_are_uses else variables


def result_names(group: SignatureGroup) -> list[str]:
    """The names by which formulas call the results: that of an in-place operator is ``result``."""
    return ["result" if text == "self" else text for text in group.results]


def available_gradients(entry: Entry, group: SignatureGroup) -> tuple[str, ...]:
    """The names of the gradients of results that are differentiable, tensors and have a name."""
    returns = group.operator.schema.returns
    differentiable = entry.outputs or (True,) * len(returns)
    return tuple(
        [
            f"grad_{result.name}"
            for result, truth in zip(returns, differentiable, strict=False)
            if truth and result.name and is_tensor_like(result.type)
        ]
    )


def distinct(saved: Iterable[Saved]) -> tuple[Saved, ...]:
    """What is saved, once each, sorted by name."""
    by_name: dict[str, Saved] = {}
    for item in saved:
        by_name.setdefault(item.name, item)
    return tuple([by_name[text] for text in sorted(by_name)])
