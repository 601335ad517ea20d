"""The group of the C++ functions that one operator has.

A kernel that holds the dispatcher's arguments (schema order, nothing folded, symbolic integers kept)
asks its group for the signature to call with them: `SignatureGroup.most_faithful`.
"""

from __future__ import annotations

from collections.abc import Iterator

from astgen.bindings import bindings_of
from astgen.codes.schemas import NO_CPP_TYPE
from astgen.cpp.hygiene import fresh
from astgen.cpp.nodes import VOID, FnType, Type
from astgen.errors import LoweringError
from astgen.profiles.profile import Feature, Profile
from astgen.record import lazy
from astgen.schema.kernels import Kernel, kernels_of
from astgen.schema.operator import AT_NAMESPACE, Kind, Operator
from astgen.schema.types import SchemaType
from astgen.signature import Convention, Signature, returns_arguments


class SignatureGroup:
    """All signatures of an operator under a profile, each built when it is first asked for.

    ``method`` makes those of Tensor's methods, which have no self.
    """

    def __init__(self, operator: Operator, profile: Profile, *, method: bool = False) -> None:
        self.operator = operator
        self.profile = profile
        self.method = method
        self._bindings = bindings_of(profile)

    # --- the signatures ---

    @lazy
    def dispatcher(self) -> Signature:
        """The one that the dispatcher holds and a kernel has."""
        bindings = tuple(self._bindings.faithful(self.operator, symint=True))
        return Signature(Convention.DISPATCHER, cpp_name(self.operator), bindings, self._returns, self.operator)

    @lazy
    def regular(self) -> Signature:
        return self._cpp(Convention.REGULAR)

    @lazy
    def faithful(self) -> Signature | None:
        """The faithful one; without TensorOptions and out arguments there is none beside the regular."""
        return self._cpp(Convention.FAITHFUL) if self._has_faithful else None

    @lazy
    def symint(self) -> Signature | None:
        """The one with symbolic integers; none for an operator without such arguments."""
        return self._cpp(Convention.SYMINT) if self._has_symint else None

    @lazy
    def symint_faithful(self) -> Signature | None:
        return self._cpp(Convention.SYMINT_FAITHFUL) if self._has_symint and self._has_faithful else None

    def _cpp(self, convention: Convention) -> Signature:
        """One of the C++ API."""
        symint = convention in (Convention.SYMINT, Convention.SYMINT_FAITHFUL)
        faithful = convention in (Convention.FAITHFUL, Convention.SYMINT_FAITHFUL)
        if not faithful:
            bindings = tuple(self._bindings.regular(self.operator, symint=symint))
        elif symint or not self.operator.has_symint:
            bindings = self.dispatcher.bindings
        else:
            bindings = tuple(self._bindings.faithful(self.operator, symint=False))
        text = cpp_function_name(self.operator, faithful=faithful, symint=symint)
        signature = Signature(convention, text, bindings, self._returns, self.operator)
        return signature.as_method() if self.method else signature

    @lazy
    def _returns(self) -> Type:
        """The return type.  Raises `LoweringError` for any number of arguments or returns."""
        schema = self.operator.schema
        if schema.vararg or schema.varret:
            message = "'...', any number of arguments or returns, has no C++ signature"
            raise LoweringError(message, code=NO_CPP_TYPE.name)
        return self._bindings.returns(self.operator)

    @lazy
    def _has_faithful(self) -> bool:
        arguments = self.operator.arguments
        return arguments.options is not None or bool(arguments.out)

    @lazy
    def _has_symint(self) -> bool:
        return Feature.SYMINT in self.profile.has and self.operator.has_symint

    def native(self, *, symint: bool) -> Signature:
        """The one of a hand-written kernel; those with symbolic integers say so in their names."""
        return self._native_symint if symint and self._has_symint else self._native

    @lazy
    def _native(self) -> Signature:
        return self._of_kernel(Convention.NATIVE)

    @lazy
    def _native_symint(self) -> Signature:
        return self._of_kernel(Convention.NATIVE_SYMINT)

    def _of_kernel(self, convention: Convention) -> Signature:
        bindings = self._bindings.native(self.operator, symint=convention is Convention.NATIVE_SYMINT)
        return Signature(convention, native_name(self.operator), tuple(bindings), self._returns, self.operator)

    @lazy
    def impl(self) -> Signature:
        """The one of the kernels of a structured operator."""
        return Signature(Convention.IMPL, "impl", tuple(self._bindings.impl(self.operator)), VOID, self.operator)

    @lazy
    def kernels(self) -> tuple[Kernel, ...]:
        """The kernels that the operator has, without those of keys that the profile ignores."""
        return kernels_of(self.operator, self.profile.rules)

    def signatures(self) -> Iterator[Signature]:
        """The C++ signatures there are: regular, faithful, symint, symint-faithful."""
        for signature in (self.regular, self.faithful, self.symint, self.symint_faithful):
            if signature is not None:
                yield signature

    def most_faithful(self, symint: bool = False) -> Signature:
        """The signature that takes the dispatcher's arguments: the faithful one if it exists, else the regular.

        With ``symint``, of an operator that has symbolic integers, the symint-faithful one if it
        exists, else the symint one.  This is the one place that decides which name a kernel calls.
        """
        if symint and self.symint is not None:
            return self.symint_faithful or self.symint
        return self.faithful or self.regular

    # --- names ---

    @property
    def scope(self) -> str:
        """The C++ namespace of the operator's functions: ``at`` for aten, else the operator's own, from the root."""
        namespace = self.operator.namespace
        return "at" if namespace == AT_NAMESPACE else f"::{namespace}"

    @property
    def header_folder(self) -> str:
        """The folder of headers of the operator's namespace as they are included: ``ATen`` for aten, else its name."""
        namespace = self.operator.namespace
        return "ATen" if namespace == AT_NAMESPACE else namespace

    @lazy
    def struct_name(self) -> str:
        return self.operator.name.unambiguous

    @property
    def redispatch_name(self) -> str:
        # the name of `most_faithful`, for which the signature itself need not be built
        return cpp_function_name(self.operator, faithful=self._has_faithful, symint=self._has_symint)

    @lazy
    def kernel_name(self) -> str:
        """The name of a kernel of the operator: its C++ name, and the overload if there is one."""
        return native_name(self.operator)

    @property
    def cpp_name(self) -> str:
        """The operator's name in C++: with ``_out`` if it has out arguments."""
        return self.dispatcher.name

    @property
    def qualified_name(self) -> str:
        return self.operator.qualified(self.operator.name.name)

    @lazy
    def schema(self) -> str:
        """The schema with the namespace of the operator."""
        return self.operator.qualified(self.operator.schema_text)

    @property
    def overload(self) -> str:
        return self.operator.name.overload

    @lazy
    def registered_name(self) -> str:
        """The name by which a kernel is registered in a block of the operator's namespace."""
        name = self.operator.name
        return f"{name.name}.{name.overload}" if name.overload else name.name

    @property
    def root(self) -> str:
        return self.operator.root

    @property
    def fn_type(self) -> FnType:
        return self.dispatcher.fn_type()

    # --- results ---

    @lazy
    def results(self) -> tuple[str, ...]:
        """The names of the results: ``self`` of an in-place operator, the out arguments, else the declared names.

        A declared name that an argument has gets ``_return`` appended; returns without a name are
        ``result``, or ``result0`` and so on.  ``_`` is appended while an argument or an earlier result has the name.
        """
        operator = self.operator
        returns = operator.schema.returns
        if operator.kind is Kind.INPLACE:
            return ("self",) * len(returns)
        if operator.kind is Kind.OUT:
            return tuple([a.name for a in operator.arguments.out[: len(returns)]])
        arguments = {a.name for a in operator.schema.arguments}
        names: dict[str, None] = {}
        for i, result in enumerate(returns):
            text = result.name or ("result" if len(returns) == 1 else f"result{i}")
            if result.name in arguments:
                text = f"{text}_return"
            names[fresh(text, arguments | names.keys())] = None
        return tuple(names)

    def argument_type(self, kind: SchemaType) -> Type:
        """The C++ type of an argument that is not written, with plain integers."""
        return self._bindings.types(self.operator, symint=False).argument(kind, write=False)

    def return_types(self) -> list[Type]:
        """The C++ types of the results, one by one."""
        if len(self.operator.schema.returns) == 1:
            return [self._bindings.returns(self.operator)]
        types = self._bindings.types(self.operator, symint=True)
        by_reference = returns_arguments(self.operator)
        return [types.returned(result, by_reference=by_reference) for result in self.operator.schema.returns]


def cpp_name(operator: Operator) -> str:
    """The C++ name of an operator, ``_out`` for one with out arguments."""
    text = operator.name.name
    return f"{text}_out" if operator.kind is Kind.OUT else text


def native_name(operator: Operator) -> str:
    """The name of a kernel of an operator: its C++ name, and the overload if there is one."""
    overload = operator.name.overload
    return f"{cpp_name(operator)}_{overload}" if overload else cpp_name(operator)


def cpp_function_name(operator: Operator, *, faithful: bool, symint: bool) -> str:
    """The name of one of an operator's C++ functions.

    It is the operator's name with ``_symint`` for symbolic integers and then ``_out``, or
    ``_outf`` of the faithful one.  An operator whose C++ binding is written by hand has its generated functions
    under the prefix ``__dispatch_``.
    """
    text = operator.name.name
    if symint:
        text = f"{text}_symint"
    if operator.kind is Kind.OUT:
        text = f"{text}_outf" if faithful else f"{text}_out"
    return f"__dispatch_{text}" if operator.attributes.manual_cpp_binding else text
