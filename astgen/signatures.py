"""The group of the C++ functions that one operator has.

A kernel that holds the dispatcher's arguments (schema order, nothing folded, symbolic integers kept)
asks its group for the signature to call with them: `SignatureGroup.most_faithful`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from astgen.codes.schemas import NO_CPP_TYPE
from astgen.cpp.build import braced
from astgen.cpp.hygiene import fresh
from astgen.cpp.nodes import VOID, FnType, Type
from astgen.default_values import default_expr, options_default
from astgen.errors import LoweringError
from astgen.profiles.profile import Feature, Profile
from astgen.record import lazy
from astgen.schema.function import Argument, Return
from astgen.schema.kernels import Kernel, impl_arguments, kernels_of
from astgen.schema.operator import AT_NAMESPACE, Kind, Operator
from astgen.schema.types import OptionalType, SchemaType
from astgen.signature import (
    FOLDED_OPTIONS,
    REDUNDANT_MEMORY_FORMAT,
    Binding,
    Convention,
    Signature,
    make_binding,
    returns_arguments,
)
from astgen.types import ImplTypes, Types


class SignatureGroup:
    """All signatures of an operator under a profile, each built when it is first asked for.

    ``method`` makes those of Tensor's methods, which have no self.
    """

    def __init__(self, operator: Operator, profile: Profile, *, method: bool = False) -> None:
        self.operator = operator
        self.profile = profile
        self.method = method
        self._factory = _factory(profile)

    # --- the signatures ---

    @lazy
    def dispatcher(self) -> Signature:
        """The one that the dispatcher holds and a kernel has."""
        return self._factory.dispatcher(self.operator)

    @lazy
    def regular(self) -> Signature:
        return self._factory.cpp(self.operator, Convention.REGULAR, self.method)

    @lazy
    def faithful(self) -> Signature | None:
        """The faithful one; without TensorOptions and out arguments there is none beside the regular."""
        return self._factory.cpp(self.operator, Convention.FAITHFUL, self.method) if self._has_faithful else None

    @lazy
    def symint(self) -> Signature | None:
        """The one with symbolic integers; none for an operator without such arguments."""
        return self._factory.cpp(self.operator, Convention.SYMINT, self.method) if self._has_symint else None

    @lazy
    def symint_faithful(self) -> Signature | None:
        if not (self._has_symint and self._has_faithful):
            return None
        return self._factory.cpp(self.operator, Convention.SYMINT_FAITHFUL, self.method)

    @property
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
        return self._factory.native(self.operator, Convention.NATIVE)

    @lazy
    def _native_symint(self) -> Signature:
        return self._factory.native(self.operator, Convention.NATIVE_SYMINT)

    @lazy
    def impl(self) -> Signature:
        """The one of the kernels of a structured operator."""
        return self._factory.impl(self.operator)

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

    @property
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
        return self._factory.types(self.operator, symint=False).argument(kind, write=False)

    def return_types(self) -> list[Type]:
        """The C++ types of the results, one by one."""
        types = self._factory.types(self.operator, symint=True)
        by_reference = returns_arguments(self.operator)
        return [types.returned(result, by_reference=by_reference) for result in self.operator.schema.returns]


_MEMORY = 1 << 16


class _Factory:
    """Builds signatures under a profile.  Operators share most of their arguments, so bindings are kept by argument."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self._types: dict[tuple[bool, bool, bool, bool], Types] = {}
        self._impl_types = ImplTypes(profile)
        # By the identity of the argument or the returns, which what is kept keeps alive: the parser gives out one
        # object for equal ones, and hashing a nested value costs more than all the rest here.
        self._bindings: dict[tuple[Types, bool], dict[int, Binding]] = {}
        self._returns: dict[tuple[Types, bool, int], tuple[Type, tuple[Return, ...]]] = {}

    def types(self, operator: Operator, *, symint: bool, native: bool = False) -> Types:
        const_mutable = operator.attributes.use_const_ref_for_mutable_tensors
        key = (symint, operator.is_structured, const_mutable, native)
        types = self._types.get(key)
        if types is None:
            types = Types(self.profile, symint=symint, structured=key[1], const_mutable=const_mutable, native=native)
            self._types[key] = types
        return types

    def dispatcher(self, operator: Operator) -> Signature:
        types = self.types(operator, symint=True)
        bindings = tuple(self._faithful(operator, types))
        text = cpp_name(operator)
        return Signature(Convention.DISPATCHER, text, bindings, self._return_type(operator, types), operator)

    def cpp(self, operator: Operator, convention: Convention, method: bool) -> Signature:
        symint = convention in (Convention.SYMINT, Convention.SYMINT_FAITHFUL)
        faithful = convention in (Convention.FAITHFUL, Convention.SYMINT_FAITHFUL)
        types = self.types(operator, symint=symint)
        if faithful:
            bindings = self._faithful(operator, types)
        else:
            bindings = self._regular(operator, types)
        if method:
            bindings = [b for b in bindings if b.argument is not operator.arguments.self]
        text = cpp_function_name(operator, faithful=faithful, symint=symint)
        return Signature(convention, text, tuple(bindings), self._return_type(operator, types), operator)

    def native(self, operator: Operator, convention: Convention) -> Signature:
        types = self.types(operator, symint=convention is Convention.NATIVE_SYMINT, native=True)
        arguments = operator.arguments
        default = not arguments.out
        options = {id(a) for a in arguments.options or ()}
        known = self._known(types, default)
        bindings = [
            self._open_option(a, types, default)
            if id(a) in options
            else known.get(id(a)) or self.binding(a, types, default=default)
            for a in operator.schema.arguments
        ]
        returns = self._return_type(operator, types)
        return Signature(convention, native_name(operator), tuple(bindings), returns, operator)

    def _open_option(self, argument: Argument, types: Types, default: bool) -> Binding:
        """One of the four of TensorOptions, as hand-written kernels take it: it may always be absent."""
        kind = argument.type if isinstance(argument.type, OptionalType) else OptionalType(argument.type)
        value = braced() if default else None
        return make_binding(argument.name, types.argument(kind, write=False), argument, argument.name, value)

    def impl(self, operator: Operator) -> Signature:
        bindings = [self.binding(argument, self._impl_types) for argument in impl_arguments(operator)]
        return Signature(Convention.IMPL, "impl", tuple(bindings), VOID, operator)

    def _faithful(self, operator: Operator, types: Types) -> list[Binding]:
        """In the order of the schema, without defaults."""
        known = self._known(types, False)
        return [known.get(id(a)) or self.binding(a, types) for a in operator.schema.arguments]

    def _regular(self, operator: Operator, types: Types) -> list[Binding]:
        """Out arguments first, TensorOptions folded, defaults kept but for those that C++ is not to have."""
        arguments = operator.arguments
        no_default = operator.attributes.cpp_no_default_args
        options = arguments.options
        before = (*arguments.out, *arguments.positional, *arguments.pre_options)
        if no_default:
            bindings = [self.binding(a, types, default=a.name not in no_default) for a in before]
        else:
            known = self._known(types, True)
            bindings = [known.get(id(a)) or self.binding(a, types, default=True) for a in before]
        if options is not None:
            default = options_default(options, self.profile)
            kind = self.profile.spell.tensor_options
            text = fresh("options", [argument.name for argument in operator.schema.arguments])
            bindings.append(make_binding(text, kind, options, FOLDED_OPTIONS, default))
        for argument in arguments.post_options:
            binding = self.binding(argument, types, default=argument.name not in no_default)
            if options is not None and argument.name == "memory_format":
                # folded options can hold a memory format of their own
                binding = make_binding(binding.name, binding.type, argument, REDUNDANT_MEMORY_FORMAT, binding.default)
            bindings.append(binding)
        return bindings

    def binding(self, argument: Argument, types: Types, *, default: bool = False) -> Binding:
        known = self._known(types, default)
        binding = known.get(id(argument))
        if binding is None:
            kind = types.argument(argument.type, write=argument.is_write)
            value = None
            if default and argument.default is not None:
                value = default_expr(argument.default, argument.type, self.profile, symint=types.symint)
            binding = make_binding(argument.name, kind, argument, argument.name, value)
            known[id(argument)] = binding
        return binding

    def _known(self, types: Types, default: bool) -> dict[int, Binding]:
        """The bindings made so far, by the identity of their arguments; forgotten when there are very many."""
        known = self._bindings.get((types, default))
        if known is None or len(known) > _MEMORY:
            known = self._bindings[types, default] = {}
        return known

    def _return_type(self, operator: Operator, types: Types) -> Type:
        """The return type of an operator.  Raises `LoweringError` for any number of arguments or returns."""
        schema = operator.schema
        if schema.vararg or schema.varret:
            message = "'...', any number of arguments or returns, has no C++ signature"
            raise LoweringError(message, code=NO_CPP_TYPE.name)
        by_reference = returns_arguments(operator)
        key = (types, by_reference, id(schema.returns))
        known = self._returns.get(key)
        if known is None:
            if len(self._returns) > _MEMORY:
                self._returns.clear()
            known = (types.returns(schema.returns, by_reference=by_reference), schema.returns)
            self._returns[key] = known
        return known[0]


@lru_cache(maxsize=16)
def _factory(profile: Profile) -> _Factory:
    return _Factory(profile)


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
