"""Whether the default of an argument is a value of its type, in a form that C++ has."""

from __future__ import annotations

from astgen.errors import did_you_mean
from astgen.profiles.profile import Profile
from astgen.record import record
from astgen.schema.function import Constant, Default, Symbol
from astgen.schema.types import BaseType, ListType, OptionalType, SchemaType

_INTEGERS = frozenset(("int", "SymInt", "DeviceIndex"))
_TRUTHS = frozenset(("bool", "SymBool"))
_NUMBERS = {
    **dict.fromkeys(_INTEGERS, (int,)),
    **dict.fromkeys(_TRUTHS, (int,)),
    "float": (int, float),
    "Scalar": (int, float),
    "complex": (int, float, complex),
}
_WANTED = {
    **dict.fromkeys(_INTEGERS, "a whole number"),
    **dict.fromkeys(_TRUTHS, "True or False"),
    "float": "a number",
    "Scalar": "a number",
    "str": "a string in quotes",
}
# The words that name a value of a type; which of them a profile has is for its spelling to say.
_NAMES = {
    "int": ("Mean",),
    "SymInt": ("Mean",),
    "ScalarType": ("long", "float", "complex"),
    "Layout": ("strided",),
    "MemoryFormat": ("contiguous_format",),
}
_NO_NAME = {"Sum": "the reduction Sum has no name in schemas; write 2", "none": "None is written with a capital letter"}


@record
class Fault:
    """What is wrong with a default."""

    message: str
    notes: tuple[str, ...] = ()


class Defaults:
    """Judges defaults under a profile."""

    def __init__(self, profile: Profile) -> None:
        self._spelled = profile.spell.defaults

    def fault(self, default: Default, kind: SchemaType) -> Fault | None:
        """What is wrong with the default of an argument of this type, or None."""
        value = default.value
        if isinstance(kind, OptionalType):
            if value is None:
                return None
            kind = kind.elem
            if isinstance(kind, ListType) and isinstance(value, tuple):
                return Fault(f"the default of an optional list is None or a single element, not {default}")
        if isinstance(kind, ListType):
            return self._list_fault(default, kind)
        if isinstance(value, tuple):
            return Fault(f"the default {default} is a list, and {kind} is none")
        return self._fault(value, default.text, kind)

    def _list_fault(self, default: Default, kind: ListType) -> Fault | None:
        value = default.value
        if not isinstance(value, tuple):
            if value is None:
                return self._fault(value, default.text, kind)
            if kind.size is None:
                return Fault(f"the default of {kind}, a list without a size, is a list in brackets, not {default}")
            if kind.elem == BaseType("bool"):
                return Fault(f"the default of {kind} is a list of {kind.size}, not {default}")
            return self._fault(value, default.text, kind.elem)
        if kind.elem == OptionalType(BaseType("Tensor")):
            return Fault(f"{kind} has no default: neither C++ nor the runtime takes one")
        if kind.elem == BaseType("bool") and kind.size is not None and len(value) != kind.size:
            return Fault(f"the default of {kind} has {kind.size} elements, not {len(value)}")
        elem = kind.elem
        optional = isinstance(elem, OptionalType)
        inner = elem.elem if isinstance(elem, OptionalType) else elem
        faults = [self._fault(item, _written(item), inner) for item in value if not (optional and item is None)]
        return next((fault for fault in faults if fault is not None), None)

    def _fault(self, value: Constant, text: str, kind: SchemaType) -> Fault | None:
        """What is wrong with a constant that is no list."""
        if value is None:
            return Fault(
                f"None is no default of {kind}, which is not optional", (f"an optional one is written '{kind}?'",)
            )
        word = kind.name if isinstance(kind, BaseType) else ""
        if isinstance(value, Symbol):
            return self._symbol_fault(value.name, kind, word)
        if isinstance(value, str):
            fits = word == "str"
        else:
            fits = isinstance(value, _NUMBERS.get(word, ())) and not isinstance(value, complex)
        if fits:
            return None
        wanted = _WANTED.get(word)
        names = [name for name in _NAMES.get(word, ()) if name in self._spelled]
        if wanted is None:
            wanted = f"one of the names {', '.join(names)}" if names else "none at all, or None where it is optional"
        return Fault(f"the default {text} is no {kind}; expected {wanted}")

    def _symbol_fault(self, name: str, kind: SchemaType, word: str) -> Fault | None:
        known = [name for name in _NAMES.get(word, ()) if name in self._spelled]
        if name in known:
            return None
        notes = (_NO_NAME[name],) if name in _NO_NAME else did_you_mean(name, (*known, "True", "False", "None"))
        if word == "str":
            return Fault(f"the default {name} of a str is not in quotes", (f"a string is written '{name}', in quotes",))
        wanted = _WANTED.get(word, "")
        if known:
            wanted = " or ".join([*([wanted] if wanted else []), f"one of the names {', '.join(known)}"])
        return Fault(f"the default {name} is no {kind}" + (f"; expected {wanted}" if wanted else ""), notes)


def _written(value: Constant) -> str:
    return value.name if isinstance(value, Symbol) else repr(value)
