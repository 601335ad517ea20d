"""One C++ function of an operator: its parameters, its return type, and what is built of them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from types import CodeType
from typing import TypeVar

from astgen.cpp.build import Body, call, fn_type, function_name, name, param, ret
from astgen.cpp.nodes import Expr, FnType, Function, Name, Param, Stmt, Struct, TParam, Type
from astgen.cpp.sharing import share
from astgen.origin import Emitter, Provenance
from astgen.record import entity, lazy
from astgen.schema.function import Argument
from astgen.schema.operator import Kind, Operator, TensorOptions

FOLDED_OPTIONS = "tensor options"
"""What folded TensorOptions hold; no argument is named like that."""
REDUNDANT_MEMORY_FORMAT = "memory format beside tensor options"
"""What a memory format beside folded TensorOptions holds: the options can hold one as well."""


class Convention(Enum):
    """How a signature takes the arguments of an operator.

    The dispatcher's: schema order, TensorOptions as four arguments, no defaults.  The regular C++ one:
    out arguments first, TensorOptions folded, defaults kept.  The faithful C++ one: as the
    dispatcher's.  The symint ones keep symbolic integers, the other C++ ones have plain integers.
    The native ones are those of hand-written kernels: schema order, TensorOptions as four optional arguments,
    defaults kept unless there are out arguments.  Those of structured operators have an impl: plain
    integers, references to what may be absent, and what was computed for them.
    """

    DISPATCHER = "dispatcher"
    REGULAR = "regular"
    FAITHFUL = "faithful"
    SYMINT = "symint"
    SYMINT_FAITHFUL = "symint-faithful"
    NATIVE = "native"
    NATIVE_SYMINT = "native-symint"
    IMPL = "impl"

    __hash__ = object.__hash__


@entity
class Binding:
    """A parameter of a signature.

    ``semantic`` says what it holds (mostly its own name), ``argument`` the schema argument behind it,
    or the four of TensorOptions.  ``param`` is the parameter without its default, ``defaulted`` with it.
    """

    name: str
    type: Type
    semantic: str
    default: Expr | None
    argument: Argument | TensorOptions
    param: Param
    defaulted: Param
    expr: Expr


def make_binding(
    text: str,
    kind: Type,
    argument: Argument | TensorOptions,
    semantic: str,
    default: Expr | None = None,
    value: Expr | None = None,
) -> Binding:
    """A parameter, or with ``value`` something else that holds an argument.

    Raises `LoweringError` for a name that C++ does not take.
    """
    plain = param(kind, text)
    defaulted = plain if default is None else param(kind, text, default)
    return Binding(text, kind, semantic, default, argument, plain, defaulted, value or name(text))


@dataclass(eq=False)
class Signature:
    """One C++ function of an operator."""

    convention: Convention
    name: str
    bindings: tuple[Binding, ...]
    returns: Type
    operator: Operator
    is_method: bool = False

    def as_method(self) -> Signature:
        """That of the method of Tensor, which has no self."""
        itself = self.operator.arguments.self
        bindings = tuple([binding for binding in self.bindings if binding.argument is not itself])
        return Signature(self.convention, self.name, bindings, self.returns, self.operator, is_method=True)

    def names(self) -> tuple[str, ...]:
        """The parameters' names."""
        return self._names

    def params(self) -> tuple[Param, ...]:
        """The parameters, without defaults."""
        return self._params

    def exprs(self) -> tuple[Expr, ...]:
        """The parameters as expressions."""
        return self._exprs

    # Several functions are made of a signature, and more asked of it: each of these is kept.

    @lazy
    def _names(self) -> tuple[str, ...]:
        return tuple([binding.name for binding in self.bindings])

    @lazy
    def _own_name(self) -> Name:
        """The name of the function, which is then not checked for each that is made."""
        return name(self.name)

    @lazy
    def _params(self) -> tuple[Param, ...]:
        return tuple([binding.param for binding in self.bindings])

    @lazy
    def _defaulted(self) -> tuple[Param, ...]:
        return tuple([binding.defaulted for binding in self.bindings])

    @lazy
    def _exprs(self) -> tuple[Expr, ...]:
        return tuple([binding.expr for binding in self.bindings])

    def fn_type(self) -> FnType:
        """The type of the function."""
        return fn_type(self.returns, *[binding.type for binding in self.bindings])

    def declare(
        self,
        text: str = "",
        *,
        first: Sequence[Param] = (),
        specs: Iterable[str] = (),
        quals: Iterable[str] = (),
        trailing: str = "",
    ) -> Function:
        """The declaration, with defaults, under the signature's own name or the name ``text``.

        ``first`` are parameters before the operator's; the comment ``trailing`` ends the last line.
        """
        return Function(
            (),
            (),
            tuple(specs),
            self.returns,
            function_name(text or self._own_name),
            (*first, *self._defaulted) if first else self._defaulted,
            tuple(quals),
            trailing=trailing,
            origin=provenance(self.operator),
        )

    def define(
        self,
        text: str | Name,
        body: Body,
        *,
        first: Sequence[Param] = (),
        specs: Iterable[str] = (),
        quals: Iterable[str] = (),
        template: Iterable[TParam] = (),
        defaults: bool = False,
        comment: str = "",
    ) -> Function:
        """A definition under the name ``text``; ``first`` are parameters before the operator's.

        ``defaults`` keeps defaults, for a definition that no declaration precedes; ``comment`` stands above it.
        """
        params = self._defaulted if defaults else self._params
        return Function(
            tuple(template),
            (),
            tuple(specs),
            self.returns,
            function_name(self._own_name if text is self.name else text),
            (*first, *params) if first else params,
            tuple(quals),
            body=tuple(body),
            comment=comment,
            origin=provenance(self.operator),
        )

    def return_(self, names: Sequence[str]) -> tuple[Stmt, ...]:
        """The statement that returns the results held under these names: none, one, or a tuple of several.

        Out arguments are returned as a tuple of references, other results are moved.
        """
        return (_return(tuple(names), returns_arguments(self.operator)),) if names else ()


@lru_cache(4096)
def _return(names: tuple[str, ...], by_reference: bool) -> Stmt:
    results = [name(text) for text in names]
    if len(results) == 1:
        return share(ret(results[0]))
    if by_reference:
        return share(ret(call("std::forward_as_tuple", *results)))
    return share(ret(call("std::make_tuple", *[call("std::move", result) for result in results])))


D = TypeVar("D", Function, Struct)


def with_origin(declaration: D, operator: Operator) -> D:
    """The declaration itself, with its operator's schema line and the line of the code that asked for it."""
    declaration.origin = provenance(operator)  # type: ignore[misc]
    return declaration


def provenance(operator: Operator) -> Provenance:
    """An operator's schema line, and the line of the code that called the function that asks for it."""
    frame = sys._getframe(2)
    code = frame.f_code
    known = _EMITTERS.get((id(code), frame.f_lasti))
    if known is None or known[0] is not code:
        known = _EMITTERS[id(code), frame.f_lasti] = (code, emitter_at(code, frame.f_lineno))
    return Provenance(operator.origin, known[1])


# By the identity of the code and the place in it: hashing code, and telling its line, would cost more than the rest.
_EMITTERS: dict[tuple[int, int], tuple[CodeType, Emitter]] = {}


def emitter_at(code: CodeType, line: int) -> Emitter:
    """A line of a function as an emitter."""
    return Emitter(code.co_filename, line, code.co_qualname)


def returns_arguments(operator: Operator) -> bool:
    """Whether the results are arguments: those of an in-place operator, or of one with out arguments."""
    return operator.kind in (Kind.INPLACE, Kind.OUT)
