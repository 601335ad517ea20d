"""The names of operators."""

from __future__ import annotations

from dataclasses import field

from astgen.record import record

_AUGMENTED_ASSIGNMENTS = frozenset(("add", "sub", "mul", "div", "mod", "pow", "lshift", "rshift", "and", "xor", "or"))


@record
class OperatorName:
    """The name of an operator: ``aten::add_.Tensor``.

    ``namespace`` is None where none was written, ``name`` is the word between namespace and overload
    (``add_``, ``__iand__``), ``overload`` is empty where there is none.
    """

    namespace: str | None
    name: str
    overload: str = ""
    dunder: bool = field(init=False, repr=False, compare=False)
    """Whether the name is one of Python's operator methods, ``__and__``."""
    inplace: bool = field(init=False, repr=False, compare=False)
    """Whether the name says that the operator works in place: ``add_``, ``__iand__``."""
    base: str = field(init=False, repr=False, compare=False)
    """The name without what says in-place or dunder: ``add`` of ``add_``, ``and`` of ``__iand__``."""

    def __post_init__(self) -> None:
        name = self.name
        dunder = name[:2] == "__" == name[-2:] and len(name) > 4
        word = name[2:-2] if dunder else name
        if dunder:
            inplace = word[0] == "i" and word[1:] in _AUGMENTED_ASSIGNMENTS
            base = word[1:] if inplace else word
        else:
            inplace = len(word) > 1 and word[-1] == "_"
            base = word[:-1] if inplace else word
        object.__setattr__(self, "dunder", dunder)
        object.__setattr__(self, "inplace", inplace)
        object.__setattr__(self, "base", base)

    @property
    def unambiguous(self) -> str:
        """Name and overload as one identifier: ``add__Tensor``."""
        return f"{self.name}_{self.overload}" if self.overload else self.name

    def __str__(self) -> str:
        namespace = "" if self.namespace is None else f"{self.namespace}::"
        overload = f".{self.overload}" if self.overload else ""
        return f"{namespace}{self.name}{overload}"
