"""An operator: its schema with the arguments grouped, its kind, and what its YAML entry says beside the schema."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from enum import Enum
from itertools import takewhile

from astgen.origin import Origin
from astgen.record import record, replace
from astgen.schema.function import Argument, FunctionSchema, Return
from astgen.schema.names import OperatorName
from astgen.schema.traits import is_tensor_like
from astgen.schema.types import BaseType, OptionalType, SchemaType


class Kind(Enum):
    """How an operator gives its results."""

    FUNCTIONAL = "functional"
    INPLACE = "inplace"
    OUT = "out"
    MUTABLE = "mutable"

    # The identity hash of an object, not enum's hash of the name: kinds key the dicts of every group.
    __hash__ = object.__hash__


@record
class TensorOptions:
    """The four keyword-only arguments that a C++ signature can fold to ``TensorOptions options``."""

    dtype: Argument
    layout: Argument
    device: Argument
    pin_memory: Argument

    def __iter__(self) -> Iterator[Argument]:
        return iter((self.dtype, self.layout, self.device, self.pin_memory))


@record
class Arguments:
    """The arguments of a schema by the part they play; flattened in this order they are the schema's order.

    ``self`` is the first positional argument of that name, wherever it stands.  ``out`` holds the
    keyword-only arguments from the first written one on, if they are what the operator returns.
    """

    pre_self: tuple[Argument, ...]
    self: Argument | None
    post_self: tuple[Argument, ...]
    pre_options: tuple[Argument, ...]
    options: TensorOptions | None
    post_options: tuple[Argument, ...]
    out: tuple[Argument, ...]
    positional: tuple[Argument, ...] = field(init=False, repr=False, compare=False)
    inputs: tuple[Argument, ...] = field(init=False, repr=False, compare=False)
    """Everything but ``out``, in schema order."""

    def __post_init__(self) -> None:
        middle = () if self.self is None else (self.self,)
        positional = (*self.pre_self, *middle, *self.post_self)
        object.__setattr__(self, "positional", positional)
        inputs = (*positional, *self.pre_options, *(self.options or ()), *self.post_options)
        object.__setattr__(self, "inputs", inputs)


@record
class Precomputed:
    """What the meta function of a structured operator computes for its kernels: arguments instead of its own, and new.

    ``replaced`` are pairs of the name of an argument and what stands in its place, ``added`` stands before out.
    """

    replaced: tuple[tuple[str, tuple[Argument, ...]], ...] = ()
    added: tuple[Argument, ...] = ()


@record
class Attributes:
    """What a YAML entry says beside its schema; see `astgen.schema.attributes` for the keys.

    ``dispatch`` is None where there is no dispatch table, which is not the same as an empty one,
    ``abstract`` where the dispatch table says whether a backend has a kernel of its own.  ``functional`` no entry
    says: it is found from the entry that delegates to this one.
    """

    variants: frozenset[str] = frozenset({"function"})
    dispatch: tuple[tuple[str, str], ...] | None = None
    structured: bool = False
    structured_delegate: OperatorName | None = None
    structured_inherits: str = ""
    precomputed: Precomputed | None = None
    ufunc_inner_loop: tuple[tuple[str, str], ...] = ()
    autogen: tuple[OperatorName, ...] = ()
    tags: frozenset[str] = frozenset()
    python_module: str = ""
    category_override: str = ""
    cpp_no_default_args: tuple[str, ...] = ()
    device_check: bool = True
    device_guard: bool = True
    manual_cpp_binding: bool = False
    manual_kernel_registration: bool = False
    use_const_ref_for_mutable_tensors: bool = False
    abstract: bool | None = None
    functional: OperatorName | None = None


AT_NAMESPACE = "aten"
"""The namespace of an operator whose schema names none."""
IMPLICIT = "CompositeImplicitAutograd"
COMPOSITE_ONLY = frozenset({IMPLICIT, "CompositeImplicitAutogradNestedTensor"})


@record
class Operator:
    """One operator of a schema file, or one that astgen derived from it (``generated``).

    ``root`` is the name that the variants of an operator share (``and`` of ``and_``, ``and.out`` and
    ``__iand__``): files and shards are named by it.
    """

    schema: FunctionSchema
    arguments: Arguments
    kind: Kind
    root: str
    attributes: Attributes
    origin: Origin
    generated: bool
    name: OperatorName = field(init=False, repr=False, compare=False)
    """The name in the schema."""
    namespace: str = field(init=False, repr=False, compare=False)
    """The namespace of the operator; a schema that names none is in ``aten``."""
    _schema_text: str = field(init=False, repr=False, compare=False, default="")

    def __post_init__(self) -> None:
        name = self.schema.name
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "namespace", name.namespace or AT_NAMESPACE)

    def qualified(self, text: str) -> str:
        """A name in the operator's namespace: ``aten::zeros_like``."""
        return f"{self.namespace}::{text}"

    @property
    def schema_text(self) -> str:
        """The schema without the namespace; written once, since many declarations of an operator name it."""
        if not self._schema_text:
            schema = self.schema
            if schema.name.namespace is not None:
                schema = replace(schema, name=replace(schema.name, namespace=None))
            object.__setattr__(self, "_schema_text", str(schema))
        return self._schema_text

    @property
    def is_abstract(self) -> bool:
        """Whether a backend has a kernel of its own: not so for what is composed of other operators alone."""
        attributes = self.attributes
        if attributes.abstract is not None:
            return attributes.abstract
        if attributes.structured_delegate is not None or attributes.dispatch is None:
            return attributes.structured_delegate is not None
        keys = {key for key, _ in attributes.dispatch}
        return not keys or not keys <= COMPOSITE_ONLY

    @property
    def is_composite_implicit(self) -> bool:
        """Whether it has a kernel composed of differentiable operators: so by default, without a dispatch table."""
        attributes = self.attributes
        if attributes.dispatch is None:
            return attributes.structured_delegate is None and not attributes.abstract
        return any(key == IMPLICIT for key, _ in attributes.dispatch)

    @property
    def is_structured(self) -> bool:
        """Whether it belongs to a structured group."""
        return self.attributes.structured or self.attributes.structured_delegate is not None

    @property
    def is_view(self) -> bool:
        """Whether a result can share the storage of an argument without being written."""
        schema = self.schema
        if any(r.alias is not None and not r.is_write for r in schema.returns):
            return True
        if "inplace_view" in self.attributes.tags and str(schema.name) not in ("resize_", "resize_as_"):
            return True
        return any(a.alias is not None and "*" in (a.alias.after or ()) for a in schema.arguments)

    @property
    def has_symint(self) -> bool:
        return any(a.is_symint for a in self.schema.arguments)

    @property
    def has_tensor_input(self) -> bool:
        """Whether an argument other than ``out`` is tensor-like."""
        return any(is_tensor_like(a.type) for a in self.arguments.inputs)


def root_name(name: OperatorName) -> str:
    """The name that the variants of an operator share: its base, without the mark of a functional form of its own."""
    return name.base.removesuffix("_functional") or name.base


def group_arguments(schema: FunctionSchema) -> Arguments:
    """The arguments of a schema by the part they play."""
    positional = schema.positional
    pre_self: tuple[Argument, ...]
    at = next((i for i, a in enumerate(positional) if a.name == "self"), None)
    if at is None:
        pre_self, self_, post_self = (), None, positional
    else:
        pre_self, self_, post_self = positional[:at], positional[at], positional[at + 1 :]
    if not schema.keyword_only:
        return Arguments(pre_self, self_, post_self, (), None, (), ())
    keyword = tuple(takewhile(lambda a: not a.is_write, schema.keyword_only))
    out = schema.keyword_only[len(keyword) :]
    if not _are_returned(out, schema.returns):
        keyword, out = schema.keyword_only, ()
    first = next((i for i in range(len(keyword) - 3) if _are_options(keyword[i : i + 4])), None)
    if first is None:
        return Arguments(pre_self, self_, post_self, keyword, None, (), out)
    options = TensorOptions(*keyword[first : first + 4])
    return Arguments(pre_self, self_, post_self, keyword[:first], options, keyword[first + 4 :], out)


def _are_returned(arguments: Sequence[Argument], returns: Sequence[Return]) -> bool:
    """Whether all that is returned, if anything, is these arguments, from the first on."""
    if len(returns) > len(arguments):
        return False
    return all(r.is_write and r.alias == a.alias for r, a in zip(returns, arguments, strict=False))


_OPTIONS = (("dtype", "ScalarType"), ("layout", "Layout"), ("device", "Device"), ("pin_memory", "bool"))


def _are_options(arguments: tuple[Argument, ...]) -> bool:
    return all(
        a.name == name and _is_plain_or_optional(a.type, word)
        for a, (name, word) in zip(arguments, _OPTIONS, strict=True)
    )


def _is_plain_or_optional(kind: SchemaType, word: str) -> bool:
    elem = kind.elem if isinstance(kind, OptionalType) else kind
    return isinstance(elem, BaseType) and elem.name == word


def kind_of(schema: FunctionSchema, arguments: Arguments, *, mutable: bool) -> Kind:
    """The kind of a schema; with ``mutable`` false a written argument that is no out argument leaves it functional.

    An operator works in place if its name says so, and if it writes ``self`` and returns nothing else.
    """
    itself = () if arguments.self is None else (arguments.self,)
    if schema.name.inplace and _is_in_place(itself, schema.returns):
        return Kind.INPLACE
    if arguments.out:
        return Kind.OUT
    written = (*(itself if schema.name.inplace else ()), *arguments.post_self, *schema.keyword_only)
    if mutable and any(a.is_write for a in written):
        return Kind.MUTABLE
    return Kind.FUNCTIONAL


def _is_in_place(itself: Sequence[Argument], returns: Sequence[Return]) -> bool:
    return any(a.is_write and all(r.alias == a.alias for r in returns) for a in itself)
