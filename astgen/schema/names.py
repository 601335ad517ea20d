"""The names of operators."""

from __future__ import annotations

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

    @property
    def dunder(self) -> bool:
        """Whether the name is one of Python's operator methods, ``__and__``."""
        return self.name[:2] == "__" == self.name[-2:] and len(self.name) > 4

    @property
    def inplace(self) -> bool:
        """Whether the name says that the operator works in place: ``add_``, ``__iand__``."""
        if self.dunder:
            return self._is_augmented(self.name[2:-2])
        return len(self.name) > 1 and self.name.endswith("_")

    @property
    def base(self) -> str:
        """The name without what says in-place or dunder: ``add`` of ``add_``, ``and`` of ``__iand__``."""
        if self.dunder:
            word = self.name[2:-2]
            return word[1:] if self._is_augmented(word) else word
        return self.name[:-1] if self.inplace else self.name

    @property
    def unambiguous(self) -> str:
        """Name and overload as one identifier: ``add__Tensor``."""
        return f"{self.name}_{self.overload}" if self.overload else self.name

    def __str__(self) -> str:
        namespace = "" if self.namespace is None else f"{self.namespace}::"
        overload = f".{self.overload}" if self.overload else ""
        return f"{namespace}{self.name}{overload}"

    @staticmethod
    def _is_augmented(word: str) -> bool:
        return word[0] == "i" and word[1:] in _AUGMENTED_ASSIGNMENTS
