"""Checks of names: operators that are there twice, or that become one and the same name in C++."""

from __future__ import annotations

from collections.abc import Sequence

from astgen.codes.operators import DUPLICATE_OPERATOR, SAME_CPP_NAME
from astgen.cpp.lexer import KEYWORDS
from astgen.errors import Note
from astgen.lint.findings import Findings
from astgen.lint.reserved import MACROS, RESERVED, reserved
from astgen.schema.operator import AT_NAMESPACE, Kind, Operator
from astgen.signatures import native_name


def check_names(operators: Sequence[Operator], findings: Findings) -> dict[tuple[str, str], Operator]:
    """An operator is there once, and its struct and its kernels have names of their own.

    Gives the operators by namespace and unambiguous name.
    """
    structs: dict[tuple[str, str], Operator] = {}
    outs = []
    namespaces: dict[str | None, Operator] = {}
    for operator in operators:
        name = operator.schema.name
        before = structs.setdefault((name.namespace or AT_NAMESPACE, name.unambiguous), operator)
        if before is not operator:
            _tell_same(operator, before, name.unambiguous, findings)
        if name.name in RESERVED:
            _tell_reserved(operator, "operator", name.name, findings)
        namespaces.setdefault(name.namespace, operator)
        if operator.kind is Kind.OUT:
            outs.append(operator)
    _check_kernels(outs, structs, findings)
    for namespace, operator in namespaces.items():
        if namespace in KEYWORDS or namespace in MACROS:
            _tell_reserved(operator, "namespace", namespace or "", findings)
    return structs


def _check_kernels(outs: Sequence[Operator], structs: dict[tuple[str, str], Operator], findings: Findings) -> None:
    """The kernels of operators with out arguments say ``_out`` , those of others the names of structs."""
    kernels: dict[tuple[str, str], Operator] = {}
    for operator in outs:
        key = (operator.schema.name.namespace or AT_NAMESPACE, native_name(operator))
        before = kernels.setdefault(key, operator)
        if before is operator and key in structs and structs[key].kind is not Kind.OUT:
            before = structs[key]
        if before is not operator and before.name != operator.name:
            _tell_same(operator, before, key[1], findings)


def _tell_same(operator: Operator, before: Operator, text: str, findings: Findings) -> None:
    if before.generated or (not operator.generated and operator.origin.line < before.origin.line):
        operator, before = before, operator
    first = [Note("first defined here", before.origin)]
    if operator.generated:
        message = f"{operator.name}, the variant that {operator.origin.key} asks for, is there already"
        findings.add(DUPLICATE_OPERATOR, message, operator.origin, first)
    elif operator.name == before.name:
        findings.add(DUPLICATE_OPERATOR, f"operator {operator.name} is defined twice", operator.origin, first)
    else:
        message = f"operators {operator.name} and {before.name} have the same C++ name {text}"
        findings.add(SAME_CPP_NAME, message, operator.origin, first)


def _tell_reserved(operator: Operator, of: str, text: str, findings: Findings) -> None:
    code, what = reserved(text)
    findings.add(code, f"the {of} name {text!r} is {what}", operator.origin)
