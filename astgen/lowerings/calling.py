"""How a C++ function of an operator reaches it: the parts that the API lowerings share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from astgen.cpp.build import THIS, cast, name, named, ref
from astgen.cpp.hygiene import fresh
from astgen.cpp.nodes import Expr, Stmt, Unary
from astgen.profiles.profile import Profile
from astgen.signature import Binding, Signature, make_binding
from astgen.signatures import SignatureGroup
from astgen.translation import translate

HANDLE = "op"


def calling_body(
    group: SignatureGroup, signature: Signature, profile: Profile, verb: str, first: Sequence[str] = ()
) -> Sequence[Stmt]:
    """The body of a C++ function that hands its arguments to the operator by ``call`` or ``redispatch``.

    ``first`` are the names of parameters that stand before the operator's and are passed on as they are.
    """
    handle = fresh(HANDLE, (*signature.names(), *first))
    arguments = (*map(name, first), *passed_on(group, signature, profile))
    return profile.shape.call_operator(group, handle, verb, arguments)


@lru_cache(1 << 10)  # several lowerings of an operator ask for the same
def passed_on(group: SignatureGroup, signature: Signature, profile: Profile) -> Sequence[Expr]:
    """The dispatcher's arguments, from those that a function has."""
    return translate(in_scope(group, signature, profile), group.dispatcher.bindings, profile)


def in_scope(group: SignatureGroup, signature: Signature, profile: Profile) -> Sequence[Binding]:
    """What a function has to pass on: its parameters, and in a method the tensor itself."""
    itself = group.operator.arguments.self
    if not signature.is_method or itself is None:
        return signature.bindings
    tensor = ref(profile.spell.types["Tensor"])
    itself_here = cast("const", ref(named("Tensor")), Unary("*", THIS))  # the class that the method is of
    return (*signature.bindings, make_binding("self", tensor, itself, "self", value=itself_here))


def schema_comment(group: SignatureGroup) -> str:
    """The comment above a function: the schema of its operator."""
    return group.schema
