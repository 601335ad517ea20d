"""The parameters of C++ functions: what each convention makes of the arguments of an operator."""

from __future__ import annotations

from functools import lru_cache

from astgen.cpp.build import braced
from astgen.cpp.hygiene import fresh
from astgen.cpp.nodes import Type
from astgen.default_values import default_expr, options_default
from astgen.profiles.profile import Profile
from astgen.schema.function import Argument, Return
from astgen.schema.kernels import impl_arguments
from astgen.schema.operator import Operator
from astgen.schema.types import OptionalType
from astgen.signature import FOLDED_OPTIONS, REDUNDANT_MEMORY_FORMAT, Binding, make_binding, returns_arguments
from astgen.types import ImplTypes, Types

_MEMORY = 1 << 16


class Bindings:
    """Makes bindings under a profile.  Operators share most of their arguments, so they are kept by argument.

    Most arguments are the same in all signatures, too: a binding is made for the types with the fewest marks that say
    the same of its argument.
    """

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self._types: dict[tuple[bool, bool, bool, bool], Types] = {}
        self._impl_types = ImplTypes(profile)
        # By the identity of the argument or the returns, which what is kept keeps alive: the parser gives out one
        # object for equal ones, and hashing a nested value costs more than all the rest here.
        self._bindings: dict[tuple[Types, bool], dict[int, Binding]] = {}
        self._returns: dict[tuple[Types, bool, int], tuple[Type, tuple[Return, ...]]] = {}

    def types(self, operator: Operator, *, symint: bool, native: bool = False) -> Types:
        """The C++ types of an operator's arguments and returns."""
        const_mutable = operator.attributes.use_const_ref_for_mutable_tensors
        return self._types_of(symint, operator.is_structured, const_mutable, native)

    def _types_of(self, symint: bool, structured: bool, const_mutable: bool, native: bool) -> Types:
        key = (symint, structured, const_mutable, native)
        types = self._types.get(key)
        if types is None:
            types = Types(
                self.profile, symint=symint, structured=structured, const_mutable=const_mutable, native=native
            )
            self._types[key] = types
        return types

    def native(self, operator: Operator, *, symint: bool) -> list[Binding]:
        """Those of a hand-written kernel: in the order of the schema, TensorOptions as four that may be absent."""
        types = self.types(operator, symint=symint, native=True)
        arguments = operator.arguments
        default = not arguments.out
        options = {id(a) for a in arguments.options or ()}
        known = self._known(types, default)
        return [
            self._open_option(a, types, default)
            if id(a) in options
            else known.get(id(a)) or self.binding(a, types, default=default)
            for a in operator.schema.arguments
        ]

    def _open_option(self, argument: Argument, types: Types, default: bool) -> Binding:
        """One of the four of TensorOptions, as hand-written kernels take it: it may always be absent."""
        kind = argument.type if isinstance(argument.type, OptionalType) else OptionalType(argument.type)
        value = braced() if default else None
        return make_binding(argument.name, types.argument(kind, write=False), argument, argument.name, value)

    def impl(self, operator: Operator) -> list[Binding]:
        """Those of the kernels of a structured operator."""
        return [self._made(argument, self._impl_types, False) for argument in impl_arguments(operator)]

    def faithful(self, operator: Operator, *, symint: bool) -> list[Binding]:
        """In the order of the schema, without defaults."""
        types = self.types(operator, symint=symint)
        known = self._known(types, False)
        return [known.get(id(a)) or self.binding(a, types) for a in operator.schema.arguments]

    def regular(self, operator: Operator, *, symint: bool) -> list[Binding]:
        """Out arguments first, TensorOptions folded, defaults kept but for those that C++ is not to have."""
        types = self.types(operator, symint=symint)
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
            written = argument.is_write
            simplest = self._types_of(
                types.symint and argument.is_symint,
                types.structured,
                types.const_mutable and written,
                types.native and written,
            )
            binding = self._made(argument, simplest, default and argument.default is not None)
            known[id(argument)] = binding
        return binding

    def _made(self, argument: Argument, types: Types, default: bool) -> Binding:
        """The binding of an argument, made when it is first asked for."""
        known = self._known(types, default)
        binding = known.get(id(argument))
        if binding is None:
            kind = types.argument(argument.type, write=argument.is_write)
            value = None
            if default and argument.default is not None:
                value = default_expr(argument.default, argument.type, self.profile, symint=types.symint)
            binding = known[id(argument)] = make_binding(argument.name, kind, argument, argument.name, value)
        return binding

    def _known(self, types: Types, default: bool) -> dict[int, Binding]:
        """The bindings made so far, by the identity of their arguments; forgotten when there are very many."""
        known = self._bindings.get((types, default))
        if known is None or len(known) > _MEMORY:
            known = self._bindings[types, default] = {}
        return known

    def returns(self, operator: Operator) -> Type:
        """The return type of an operator, which is the same by all conventions but that of an impl."""
        types = self.types(operator, symint=True)
        returns, by_reference = operator.schema.returns, returns_arguments(operator)
        key = (types, by_reference, id(returns))
        known = self._returns.get(key)
        if known is None:
            if len(self._returns) > _MEMORY:
                self._returns.clear()
            known = self._returns[key] = (types.returns(returns, by_reference=by_reference), returns)
        return known[0]


@lru_cache(maxsize=16)
def bindings_of(profile: Profile) -> Bindings:
    """What makes bindings under a profile."""
    return Bindings(profile)
