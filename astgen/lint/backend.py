"""The kernels that a backend lists, and which of them no longer fit their operators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from astgen.codes.changes import KERNEL_SIGNATURE
from astgen.codes.files import BAD_VALUE
from astgen.cpp.print import Style, render
from astgen.errors import AstgenError, Diagnostic, LoweringError, Note
from astgen.origin import Origin
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator
from astgen.schema.positions import Source
from astgen.schema.yaml import Mapping, Text, read_document
from astgen.schema.yaml import Sequence as YamlList
from astgen.signatures import SignatureGroup, cpp_name

_LISTS = ("supported", "autograd")


def kernels_that_change(
    source: Source, old: Sequence[Operator], new: Sequence[Operator], profile: Profile
) -> list[Diagnostic]:
    """The entries of a backend file whose kernels need a new signature, each with the old and the new one.

    The file lists operators under ``supported`` and ``autograd``, and under ``symint`` those whose kernels take
    symbolic integers.
    """
    errors: list[AstgenError] = []
    document = read_document(source.path, source.text, errors=errors)
    found = [single.diagnostic for error in errors for single in error.errors]
    if document is None:
        return found
    if not isinstance(document, Mapping):
        message = f"a backend file is a mapping with the key supported, not {document.kind}"
        return [*found, BAD_VALUE.found(message, document.origin())]
    before, after = _by_name(old), _by_name(new)
    symbolic = {name for name, _ in _listed(document, "symint", found)}
    for key in _LISTS:
        for name, place in _listed(document, key, found):
            changed = _change(before.get(name), after.get(name), name in symbolic, profile)
            if changed:
                message, note = changed
                found.append(KERNEL_SIGNATURE.found(f"{name}: {message}", place, note))
    return found


def _by_name(operators: Sequence[Operator]) -> dict[str, Operator]:
    return {str(operator.name): operator for operator in operators}


def _listed(document: Mapping, key: str, found: list[Diagnostic]) -> Iterator[tuple[str, Origin]]:
    """The operators of one list of a backend file, with their places."""
    node = document.get(key)
    if node is None or (isinstance(node, Text) and node.is_null):
        return
    if not isinstance(node, YamlList):
        found.append(BAD_VALUE.found(f"{key} is a list of operators, not {node.kind}", node.origin(key)))
        return
    for item in node.items:
        if isinstance(item, Text):
            yield item.value, item.origin(key)
        else:
            found.append(BAD_VALUE.found(f"an item of {key} is an operator, not {item.kind}", item.origin(key)))


def _change(
    old: Operator | None, new: Operator | None, symbolic: bool, profile: Profile
) -> tuple[str, list[Note | str]] | None:
    """What is said of a kernel that no longer fits, and the notes to it."""
    if old is None:
        return None  # a kernel of an operator that was not there is for other checks
    was, _ = _kernel(old, symbolic, profile)
    if new is None:
        return "the operator is gone, and its kernel has nothing to be registered for", [Note("was here", old.origin)]
    types, declaration = _kernel(new, symbolic, profile)
    if types == was:
        return None
    return f"its kernel needs the signature {declaration}", [Note(f"the schema is {new.schema}", new.origin)]


def _kernel(operator: Operator, symbolic: bool, profile: Profile) -> tuple[str, str]:
    """The type of a kernel, and its declaration; empty where the profile has no C++ types for it."""
    flat = Style(width=None)
    try:
        signature = SignatureGroup(operator, profile).native(symint=symbolic)
        name = f"{cpp_name(operator)}_symint" if symbolic and operator.has_symint else cpp_name(operator)
        params = [f"{render(binding.type, flat)} {binding.name}" for binding in signature.bindings]
        declaration = f"{render(signature.returns, flat)} {name}({', '.join(params)})"
        return render(signature.fn_type(), flat), declaration
    except LoweringError:
        return "", ""
