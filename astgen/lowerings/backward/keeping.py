"""How a backward node keeps what is saved: its members, and how they are released and read again.

A tensor is kept as a ``SavedVariable``, which tells when it was overwritten since; what is only a view of something is
kept as an owner of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.build import FALSE, field, integer, name, named, stmts
from astgen.cpp.hygiene import fresh
from astgen.cpp.nodes import Field, Named, Stmt, Type
from astgen.cpp.sharing import share
from astgen.derivatives.model import Differentiability, Saved
from astgen.errors import LoweringError
from astgen.profiles.profile import Profile
from astgen.record import entity, record
from astgen.schema.function import Argument
from astgen.schema.traits import is_tensor_like
from astgen.schema.types import ListType
from astgen.signature import Binding
from astgen.types import bare, spelled


class Form(Enum):
    """What is saved, as far as its keeping goes."""

    VARIABLE = "a tensor"
    VARIABLES = "a list of tensors"
    OPTIONAL_VARIABLES = "a list of tensors that may be absent"
    LIST = "a list of values"
    OPTIONAL_LIST = "a list of values that may be absent"
    SCALARS = "a list of scalars"
    TEXT = "a string"
    OPTIONAL_TEXT = "a string that may be absent"
    NUMBER = "an integer"
    VALUE = "any other value"

    __hash__ = object.__hash__


_RELEASED = (Form.VARIABLES, Form.OPTIONAL_VARIABLES, Form.SCALARS)


@record
class Keeping:
    """How a value of some C++ type is kept: ``owner`` is the type of the member, ``passed`` of what formulas get."""

    form: Form
    owner: Type
    passed: Type

    @property
    def is_variable(self) -> bool:
        """Whether it is kept as saved variables."""
        return self.form in (Form.VARIABLE, Form.VARIABLES, Form.OPTIONAL_VARIABLES)


@entity
class Kept:
    """A saved value in a node.

    ``member`` holds it, and ``released`` whether a list was given up; formulas call it ``name``, and ``local`` is what
    the methods of the node call it when they have read it.
    """

    saved: Saved
    member: str
    released: str
    local: str
    keeping: Keeping
    is_output: bool

    @property
    def name(self) -> str:
        return self.saved.name


# What a class of a node has beside the members for what is kept, as far as its methods use it.
_METHODS = frozenset(
    {
        "apply",
        "apply_with_saved",
        "compiled_args",
        "getptr",
        "mutex_",
        "name",
        "next_edges",
        "release_variables",
        "retain_variables",
        "task_should_compute_output",
        "will_release_variables",
    }
)


@entity
class Members:
    """The members of a node: what it keeps (arguments, then results, each sorted by name), and how long lists are.

    ``names`` are all that its functions have for these.
    """

    kept: tuple[Kept, ...]
    sizes: Mapping[str, str]
    names: frozenset[str]


@lru_cache(1 << 12)
def members_of(info: Differentiability, profile: Profile) -> Members:
    """The members of the node of some formulas.  A name that is there already has ``_`` appended."""
    taken = {*_METHODS, *[saved.name for saved in (*info.saved_inputs, *info.saved_outputs)]}

    def new(text: str) -> str:
        text = fresh(text, taken)
        taken.add(text)
        return text

    def kept(saved: Saved, is_output: bool) -> Kept:
        keeping, text = keeping_of(saved.type, profile), saved.name
        local = new(text) if text in _METHODS else text
        member = new(f"{text}_") if keeping.is_variable else local
        released = new(f"{text}_released_") if keeping.form in _RELEASED else ""
        return Kept(saved, member, released, local, keeping, is_output)

    found = [*[kept(s, False) for s in info.saved_inputs], *[kept(s, True) for s in info.saved_outputs]]
    sizes = {b.name: new(f"{b.name}_size_") for b in info.inputs if is_list(b)}
    return Members(tuple(found), sizes, frozenset(taken - _METHODS))


def is_list(binding: Binding) -> bool:
    """Whether an input is a list of tensors."""
    argument = binding.argument
    return isinstance(argument, Argument) and isinstance(argument.type, ListType) and is_tensor_like(argument.type)


def keeping_of(kind: Type, profile: Profile) -> Keeping:
    """How a value of a C++ type is kept.  Raises `LoweringError` for a view of something, which would not last."""
    known = _table(profile).get(spelled(kind))
    if known is not None:
        return known
    if isinstance(kind, Named) and kind.name in (profile.spell.array_ref, "at::DimnameList", "c10::ArrayRef"):
        raise LoweringError("a list that is saved would be a view of one that is gone in the backward call")
    return Keeping(Form.VALUE, kind, kind)


_SAVED = named("SavedVariable")
_TENSOR = named("Tensor")
_VARIABLE = Keeping(Form.VARIABLE, _SAVED, _TENSOR)


@lru_cache(16)
def _table(profile: Profile) -> Mapping[str, Keeping]:
    """How values are kept, by their C++ types; what is not here is kept as it is."""
    spell = profile.spell
    tensor, optional = spell.types["Tensor"], spell.optional
    saved = named("std::vector", _SAVED)
    lists = Keeping(Form.VARIABLES, saved, named("std::vector", _TENSOR))
    found = {
        tensor: _VARIABLE,
        named(optional, tensor): _VARIABLE,
        spell.lists["Tensor"]: lists,
        named(spell.vector, tensor): lists,
        bare(spell.lists["Tensor?"]): Keeping(
            Form.OPTIONAL_VARIABLES, saved, named("torch::List", named("std::optional", _TENSOR))
        ),
        spell.lists["Scalar"]: _same(Form.SCALARS, named("std::vector", spell.types["Scalar"])),
        spell.types["str"]: _same(Form.TEXT, named("std::string")),
        named(optional, spell.types["str"]): _same(Form.OPTIONAL_TEXT, named("std::optional", named("std::string"))),
        spell.types["int"]: _same(Form.NUMBER, spell.types["int"]),
        named(optional, named(spell.array_ref, spell.types["float"])): _optional(spell.types["float"]),
    }
    if spell.structured_tensor_list is not None:
        found[bare(spell.structured_tensor_list)] = lists
    integers = ((spell.lists, spell.optional_lists, spell.types["int"], "int"),)
    symbolic = ((spell.symint_lists, spell.symint_optional_lists, spell.symint_types["SymInt"], "SymInt"),)
    for kinds, optional_kinds, elem, word in (*integers, *symbolic):
        found[kinds[word]] = _same(Form.LIST, named("std::vector", elem))
        found[optional_kinds[word]] = found[named(optional, kinds[word])] = _optional(elem)
    return {spelled(kind): keeping for kind, keeping in found.items()}


def _same(form: Form, owner: Type) -> Keeping:
    return Keeping(form, owner, owner)


def _optional(elem: Type) -> Keeping:
    return _same(Form.OPTIONAL_LIST, named("c10::OptionalArray", elem))


# --- members and statements ---


def members(kept: Kept) -> list[Field]:
    """The members that hold it."""
    member = _member(kept.keeping.owner, kept.member, kept.keeping.form is Form.NUMBER)
    return [member, _was_released(kept.released)] if kept.released else [member]


@lru_cache(1 << 12)
def _member(owner: Type, text: str, is_number: bool) -> Field:
    return share(field(owner, text, integer(0) if is_number else None))


@lru_cache(1 << 10)
def _was_released(text: str) -> Field:
    return share(field(named("bool"), text, FALSE))


@lru_cache(1 << 10)
def length_of_list(text: str) -> Field:
    """The member that holds how long a list of tensors is."""
    return share(field(named("size_t"), text))


def release(kept: Kept) -> tuple[Stmt, ...]:
    """The statements by which a node gives up what it holds."""
    text = _RELEASE.get(kept.keeping.form)
    return () if text is None else _filled(text, kept)


def check_released(kept: Kept) -> tuple[Stmt, ...]:
    """The check that it has not been given up."""
    is_list = kept.keeping.form in (Form.VARIABLES, Form.OPTIONAL_VARIABLES)
    return _filled(_CHECK, kept) if is_list else ()


def unpack(kept: Kept) -> tuple[Stmt, ...]:
    """The statement that gives formulas what they call by its name; a result is told whose it is."""
    text = _UNPACK.get((kept.keeping.form, kept.is_output))
    return () if text is None else _filled(text, kept)


_RELEASE = {
    Form.VARIABLE: stmts("x_.reset_data();"),
    Form.VARIABLES: stmts("x_.clear(); x_released_ = true;"),
    Form.OPTIONAL_VARIABLES: stmts("x_.clear(); x_released_ = true;"),
    Form.SCALARS: stmts("x.clear();"),
}
_CHECK = stmts("TORCH_CHECK(!x_released_, ERR_BACKWARD_TWICE);")
_UNPACK = {
    (Form.VARIABLE, False): stmts("auto x = x_.unpack();"),
    (Form.VARIABLE, True): stmts("auto x = x_.unpack(getptr());"),
    (Form.VARIABLES, False): stmts("auto x = unpack_list(x_, nullptr);"),
    (Form.VARIABLES, True): stmts("auto x = unpack_list(x_, getptr());"),
    (Form.OPTIONAL_VARIABLES, False): stmts("auto x = unpack_opt_list(x_);"),
}


def _filled(statements: tuple[Stmt, ...], kept: Kept) -> tuple[Stmt, ...]:
    return _named(statements, kept.local, kept.member, kept.released)


@lru_cache(1 << 12)
def _named(statements: tuple[Stmt, ...], local: str, member: str, released: str) -> tuple[Stmt, ...]:
    names = {"x": name(local), "x_": name(member)}
    if released:
        names["x_released_"] = name(released)
    return tuple([share(statement) for statement in walk.fill(statements, names)])
