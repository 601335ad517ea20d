"""C++ types of schema types, under a profile.

Arguments and returns are spelled differently (an argument ``Tensor`` is taken by const reference),
and an argument depends on the convention: with or without symbolic integers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from astgen.codes.schemas import NO_CPP_TYPE
from astgen.cpp import walk
from astgen.cpp.build import const_ref, integer, named, ref
from astgen.cpp.nodes import VOID, Const, Lit, Name, Named, Node, Ref, Type
from astgen.errors import LoweringError
from astgen.profiles.profile import Profile
from astgen.schema.function import Return
from astgen.schema.traits import unaliased
from astgen.schema.types import BaseType, ListType, OptionalType, SchemaType


class Types:
    """The C++ types of arguments and returns.

    ``symint`` keeps symbolic integers (else they are plain ones).  Of an operator: ``structured``, whether
    it belongs to a structured group, whose tensor lists are of any kind of list; ``const_mutable``,
    whether it takes and returns tensors that it writes by const reference.  ``native``: of a hand-written kernel,
    where a tensor that is written and may be absent is a reference to an optional one.
    """

    def __init__(
        self, profile: Profile, *, symint: bool, structured: bool, const_mutable: bool, native: bool = False
    ) -> None:
        spell = profile.spell
        self.symint, self.structured, self.const_mutable, self.native = symint, structured, const_mutable, native
        self._spell = spell
        self._words: Mapping[str, Type] = {**spell.types, **(spell.symint_types if symint else {})}
        self._return_words: Mapping[str, Type] = {**spell.types, **spell.symint_types}
        self._lists = {**spell.lists, **(spell.symint_lists if symint else {})}
        self._optional_lists = {**spell.optional_lists, **(spell.symint_optional_lists if symint else {})}
        if structured and spell.structured_tensor_list is not None:
            self._lists["Tensor"] = spell.structured_tensor_list
        tensor = spell.types["Tensor"]
        self._written_tensor = const_ref(tensor) if const_mutable else ref(tensor)
        self._written_optional = ref(self._optional(tensor)) if native else self._written_tensor

    # --- arguments ---

    def argument(self, kind: SchemaType, *, write: bool) -> Type:
        """The type of an argument.  Raises `LoweringError` for a schema type without a C++ type here."""
        plain = self._value(kind, self._words)
        if plain is not None:
            return plain
        match kind:
            case BaseType("Tensor"):
                return self._written_tensor if write else const_ref(self._words["Tensor"])
            case BaseType("Scalar"):
                return self._scalar(self._words["Scalar"])
            case OptionalType(elem):
                return self._optional_argument(elem, write)
            case ListType(elem):
                word = str(unaliased(elem))
                if word in self._lists:
                    return self._lists[word]
                return named(self._spell.array_ref, self.argument(elem, write=write))
        raise no_type(kind)

    def _optional_argument(self, elem: SchemaType, write: bool) -> Type:
        match elem:
            case BaseType("Tensor"):
                if write and not self.const_mutable:
                    return self._written_optional
                return const_ref(self._optional(self._words["Tensor"]))
            case BaseType("Scalar"):
                return self._scalar(self._optional(self._words["Scalar"]))
            case ListType(BaseType(word)) if word in self._optional_lists:
                return self._optional_lists[word]
        return self._optional(self.argument(elem, write=write))

    def _scalar(self, kind: Type) -> Type:
        return const_ref(kind) if "Scalar" in self._spell.by_const_ref else kind

    def _value(self, kind: SchemaType, words: Mapping[str, Type]) -> Type | None:
        """The type of what is passed by value, or nothing for tensors, scalars and lists."""
        match kind:
            case BaseType(word):
                if word in ("Tensor", "Scalar"):
                    return None
                if word not in words:
                    raise no_type(kind)
                return words[word]
            case OptionalType(elem):
                inner = self._value(elem, words)
                return None if inner is None else self._optional(inner)
            case ListType(BaseType("bool"), int(size)):
                return named(self._spell.array, words["bool"], integer(size))
            case ListType():
                return None
        raise no_type(kind)

    def _optional(self, elem: Type) -> Type:
        return named(self._spell.optional, elem)

    # --- returns ---

    def returned(self, result: Return, *, by_reference: bool = True) -> Type:
        """The type of a return; ``by_reference``, what is written is an argument, and a reference to it.

        Raises `LoweringError` for a schema type without a C++ type here.
        """
        return self._returned(result.type, result.is_write and by_reference)

    def _returned(self, kind: SchemaType, write: bool) -> Type:
        plain = self._value(kind, self._return_words)
        if plain is not None:
            return plain
        match kind:
            case BaseType("Tensor"):
                return self._written_tensor if write else self._words["Tensor"]
            case BaseType("Scalar"):
                return self._words["Scalar"]
            case OptionalType(elem):
                return self._optional(self._returned(elem, False))
            case ListType(elem, None) if not write:
                return named(self._spell.vector, self._returned(elem, False))
            case ListType():
                message = f"{kind} cannot be returned: only a list that is not written and has no size can"
                raise LoweringError(message, code=NO_CPP_TYPE.name)
        raise no_type(kind)

    def returns(self, results: Sequence[Return], *, by_reference: bool = True) -> Type:
        """The return type of a function: ``void``, the one type, or a tuple."""
        if not results:
            return VOID
        types = [self.returned(result, by_reference=by_reference) for result in results]
        return types[0] if len(types) == 1 else named(self._spell.tuple, *types)


class ImplTypes(Types):
    """The C++ types of what the impl of a structured operator takes: all that it writes by const reference."""

    def __init__(self, profile: Profile) -> None:
        super().__init__(profile, symint=False, structured=True, const_mutable=True)
        self._optionals = profile.spell.impl_optionals
        self._lists = dict(profile.spell.impl_lists)
        self._optional_lists = dict(profile.spell.impl_optional_lists)

    def _optional_argument(self, elem: SchemaType, write: bool) -> Type:
        word = str(unaliased(elem))
        return self._optionals[word] if word in self._optionals else super()._optional_argument(elem, write)


def bare(kind: Type) -> Type:
    """A type without the reference and the const around it: that of a value kept of what was passed."""
    if isinstance(kind, Ref):
        kind = kind.elem
    return kind.elem if isinstance(kind, Const) else kind


@lru_cache(1 << 14)
def spelled(kind: Type) -> str:
    """The words of a type: equal for equal types, which need not be one node."""
    return " ".join([text for node in walk.walk(kind) for text in (type(node).__name__, *_own_words(node))])


def _own_words(node: Node) -> list[str]:
    if isinstance(node, Named):
        return [node.name, str(len(node.args))]
    return [node.text] if isinstance(node, (Name, Lit)) else []


def no_type(kind: SchemaType) -> LoweringError:
    """The error for a schema type without a C++ type."""
    return LoweringError(f"the type {kind} has no C++ type in this profile", code=NO_CPP_TYPE.name)
