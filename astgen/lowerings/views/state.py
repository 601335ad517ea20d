"""What a view function keeps of its view's arguments, and how part of it is asked for and replaced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from astgen.cpp.build import assign, binary, call, do, dot, if_then, integer, let, name, named, ret
from astgen.cpp.hygiene import fresh
from astgen.cpp.nodes import Expr, Index, Name, Paren, Stmt, Ternary, Type, Unary
from astgen.errors import LoweringError
from astgen.profiles.profile import Profile
from astgen.record import record
from astgen.schema.function import Argument
from astgen.schema.traits import bottom, is_nullable, is_tensor_like
from astgen.schema.types import BaseType, ListType, OptionalType, SchemaType
from astgen.signature import Binding
from astgen.translation import MAKE_OPTIONAL
from astgen.types import bare


@record
class Kept:
    """An argument that is kept: its name, the member, the schema type, the type and the first value of the member."""

    argument: str
    name: str
    kind: SchemaType
    type: Type
    value: Expr


def keep(binding: Binding, member: str, profile: Profile) -> Kept:
    """What a member keeps of an argument: a copy, also of what the argument only refers to.

    Raises `LoweringError` for a type of which there is no copy.
    """
    assert isinstance(binding.argument, Argument)
    kind = binding.argument.type
    plain = kind.elem if isinstance(kind, OptionalType) else kind
    if isinstance(plain, ListType) and is_nullable(plain):
        raise LoweringError(f"a view function cannot keep {binding.name}: there is no copy of {kind}")
    copy = _copy(plain, profile)
    if copy is None:
        return Kept(binding.name, member, kind, bare(binding.type), binding.expr)
    copied, make = copy
    if plain is not kind:
        return _kept_optional(binding, member, kind, named(profile.spell.optional, copied), make, profile)
    return Kept(binding.name, member, kind, copied, make(binding.expr))


def _copy(kind: SchemaType, profile: Profile) -> tuple[Type, Callable[[Expr], Expr]] | None:
    """The type of a copy of what only refers to something, and how it is made; nothing for what is a value itself."""
    if not isinstance(kind, ListType):
        return _COPY_OF_TEXT if kind == BaseType("str") else None
    if kind.elem == BaseType("bool") and kind.size is not None:
        return None  # an array
    elem = {**profile.spell.types, **profile.spell.symint_types}[bottom(kind)]
    return named(profile.spell.vector, elem), lambda x: call(dot(x, "vec"))


_COPY_OF_TEXT = (named("std::string"), lambda x: call("std::string", x))


def _kept_optional(
    binding: Binding, member: str, kind: SchemaType, copied: Type, make: Callable[[Expr], Expr], profile: Profile
) -> Kept:
    """What is kept of an argument that may be absent."""
    made = call(MAKE_OPTIONAL, make(Paren(Unary("*", binding.expr))))
    there = Ternary(call(dot(binding.expr, "has_value")), made, profile.spell.nullopt)
    return Kept(binding.name, member, kind, copied, there)


@record
class Part:
    """What can be asked for and replaced as one vector: the symbolic integers among the arguments, or the tensors."""

    vector: str
    element: Type
    members: tuple[Kept, ...]

    def get(self, profile: Profile, taken: Sequence[str]) -> list[Stmt]:
        """Collect the members in a vector."""
        vector = name(fresh(self.vector, taken))
        body: list[Stmt] = [let(vector.text, of=named(profile.spell.vector, self.element))]
        if self.members:
            body.append(do(call(dot(vector, "reserve"), self.count())))
        return [*body, *[_append(vector, member) for member in self.members], ret(vector)]

    def count(self) -> Expr:
        """How many there are."""
        counts = [_count(member) for member in self.members]
        return reduce(lambda left, right: binary(left, "+", right), counts) if counts else integer(0)

    def set(self, vector: Expr, taken: Sequence[str]) -> list[Stmt]:
        """Replace the members by what a vector of the same size holds, in the same order."""
        same_size = binary(call(dot(vector, "size")), "==", call(f"num_{self.vector}"))
        body: list[Stmt] = [do(call("TORCH_INTERNAL_ASSERT", same_size))]
        if not self.members:
            return body
        index = name(fresh("i", taken))
        body.append(let(index.text, 0))
        for member in self.members[:-1]:
            body += [_replace(vector, index, member), do(assign(index, _count(member), "+="))]
        return [*body, _replace(vector, index, self.members[-1])]


def parts(kept: Sequence[Kept], profile: Profile) -> tuple[Part, Part]:
    """The symbolic integers and the tensors among what is kept."""
    symbolic = tuple([one for one in kept if bottom(one.kind) == "SymInt"])
    tensors = tuple([one for one in kept if is_tensor_like(one.kind)])
    return (
        Part("symints", profile.spell.symint_types["SymInt"], symbolic),
        Part("tensors", profile.spell.types["Tensor"], tensors),
    )


def _is_list(member: Kept) -> bool:
    kind = member.kind.elem if isinstance(member.kind, OptionalType) else member.kind
    return isinstance(kind, ListType)


def _is_optional(member: Kept) -> bool:
    return isinstance(member.kind, OptionalType)


def _count(member: Kept) -> Expr:
    """How many values a member holds now."""
    if not _is_list(member):
        return _if_there(member, integer(1)) if _is_optional(member) else integer(1)
    return _if_there(member, _size(member)) if _is_optional(member) else _size(member)


def _if_there(member: Kept, count: Expr) -> Expr:
    return Paren(Ternary(_has_value(member), count, integer(0)))


def _has_value(member: Kept) -> Expr:
    return call(dot(member.name, "has_value"))


def _value(member: Kept) -> Expr:
    """The member, or what an optional one holds."""
    return Paren(Unary("*", name(member.name))) if _is_optional(member) else name(member.name)


def _append(vector: Name, member: Kept) -> Stmt:
    """Append what a member holds to a vector."""
    end = call(dot(vector, "end"))
    if _is_list(member):
        first, last = [call(dot(_value(member), text)) for text in ("begin", "end")]
        added = do(call(dot(vector, "insert"), end, first, last))
        return if_then(_has_value(member), added) if _is_optional(member) else added
    if _is_optional(member):
        held = Unary("*", Paren(name(member.name)))
        return if_then(_has_value(member), do(call(dot(vector, "insert"), end, held)))
    return do(call(dot(vector, "push_back"), name(member.name)))


def _replace(vector: Expr, index: Expr, member: Kept) -> Stmt:
    """Replace what a member holds by what a vector has from an index on."""
    if _is_list(member):
        first = binary(call(dot(vector, "begin")), "+", index)
        copied = call("std::copy", first, binary(first, "+", _size(member)), call(dot(_value(member), "begin")))
        return if_then(_has_value(member), do(copied)) if _is_optional(member) else do(copied)
    assigned = do(assign(member.name, Index(vector, index)))
    return if_then(_has_value(member), assigned) if _is_optional(member) else assigned


def _size(member: Kept) -> Expr:
    return call(dot(_value(member), "size"))
