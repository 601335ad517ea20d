"""What is saved for a formula: whole arguments, or where that is enough only something that is known of them.

``other.scalar_type()`` in a formula is worked out when the node is made, and kept instead of the tensor.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.build import call, dot, expr, name, named
from astgen.cpp.hygiene import fresh
from astgen.cpp.nodes import Call, Expr, Lit, Member, Name, Node, Type, Unary
from astgen.derivatives.model import Saved
from astgen.derivatives.uses import Uses, words
from astgen.profiles.profile import Profile
from astgen.record import record
from astgen.types import spelled


@record
class Attribute:
    """Something known of a tensor ``x`` that is kept instead of it.

    ``suffix`` is appended to the name of the tensor; ``saved`` is the expression when it is saved (None: as it is
    written), ``unpacked`` the one in the formula (None: the name that it has).  ``hidden``: that is one that only
    torch itself can use.
    """

    suffix: str
    type: Type
    saved: Expr | None = None
    unpacked: Expr | None = None
    hidden: bool = False


def save(
    formula: Expr,
    values: Mapping[str, Type],
    taken: Container[str],
    profile: Profile,
    uses: Uses,
    *,
    linked: bool = True,
) -> tuple[Expr, list[Saved]]:
    """The formula over what is saved of these values, and what that is.

    ``values`` are the C++ types of arguments or results by name; ``taken`` are the names of all of these;
    ``linked`` says whether what torch keeps for itself can be called.
    """
    saved: list[Saved] = []
    there = words(formula)
    if there.isdisjoint(values):
        return formula, saved

    def change(node: Node) -> Node:
        if type(node) is not Call:
            return node
        source, attribute = _attribute(node, profile)
        if attribute is None or source not in values or (attribute.hidden and not linked):
            return node
        value = node if attribute.saved is None else walk.substitute(attribute.saved, {"x": name(source)})
        if attribute.suffix == "_sym_strides" and linked:
            # strides are no strides where the tensor is not strided: the node is told whose they are
            value = call("strides_or_error", name(source), source)
        kept = fresh(f"{source}{attribute.suffix}", taken)
        saved.append(Saved(kept, attribute.type, value, source))
        return name(kept) if attribute.unpacked is None else walk.substitute(attribute.unpacked, {"x": name(kept)})

    if not there.isdisjoint(_asking(profile)):
        formula = walk.replace(formula, change)
    used = uses(formula)
    texts: dict[str, Expr] = {}
    for source, kind in values.items():
        if source in used:
            saved.append(Saved(source, kind, name(source), source))
            if spelled(kind) == spelled(_optional_text(profile)):
                texts[source] = walk.substitute(_AS_VIEW, {"x": name(source)})
    return walk.substitute(formula, texts) if texts else formula, saved


# a node keeps a string of its own, formulas take a view of it
_AS_VIEW = expr("x.has_value() ? std::optional<std::string_view>(x.value()) : std::nullopt")


def _optional_text(profile: Profile) -> Type:
    return named(profile.spell.optional, profile.spell.types["str"])


def _attribute(node: Call, profile: Profile) -> tuple[str, Attribute | None]:
    """The value that a call asks something of, and what is kept of it."""
    table = _table(profile)
    fn, args = node.fn, node.args
    if type(fn) is Name:
        if len(args) == 1 and type(args[0]) is Name:
            return args[0].text, table.get(f"{fn.text}(x)")
    elif type(fn) is Member and type(fn.obj) is Name and type(fn.name) is Name:
        source = fn.obj.text
        if not args:
            return source, table.get(f"x{'->' if fn.arrow else '.'}{fn.name.text}()")
        if fn.name.text == _SIZE and not fn.arrow and len(args) == 1 and (index := _index(args[0])):
            return source, Attribute(f"_sym_argsize_{index}", profile.spell.symint_types["SymInt"])
    return "", None


_SIZE = "sym_size"  # which is told of one dimension


def _index(tree: Expr) -> str:
    """A dimension as part of a name, or nothing where it is no number and no name."""
    if type(tree) is Lit or type(tree) is Name:
        return tree.text if tree.text.isidentifier() or tree.text.isdigit() else ""
    if type(tree) is Unary and tree.op == "-" and (inner := _index(tree.operand)):
        return f"minus_{inner}"
    return ""


@lru_cache(16)
def _asking(profile: Profile) -> frozenset[str]:
    """The words by which something is asked of a value: most formulas have none of them."""
    found = {word for asked in _table(profile) for word in re.findall(r"\w+", asked)}
    return frozenset(found - {"x"} | {_SIZE})


@lru_cache(16)
def _table(profile: Profile) -> Mapping[str, Attribute]:
    """What is kept, by how a formula asks for it."""
    spell = profile.spell
    types = spell.types
    sizes = spell.symint_lists["SymInt"]
    symint, integer, scalar_type = spell.symint_types["SymInt"], types["int"], types["ScalarType"]
    optional_sizes = named(spell.optional, sizes)
    found = {
        "x.sym_sizes()": Attribute("_sym_sizes", sizes),
        "x->sym_sizes()": Attribute(
            "_sym_sizes_opt",
            optional_sizes,
            expr("x.has_value() ? std::optional<c10::SymIntArrayRef>(x->sym_sizes()) : std::nullopt"),
        ),
        "x.sym_blocksize()": Attribute(
            "_self_sym_blocksize_opt", optional_sizes, expr("at::sparse_csr::getSymIntBlockSize(x)")
        ),
        "x.options()": Attribute("_options", spell.tensor_options),
        "zeros_like(x)": Attribute(
            "_info", named("torch::autograd::generated::TypeAndSize"), name("x"), call(dot("x", "zeros")), hidden=True
        ),
        "x.numel()": Attribute("_numel", integer),
        "x.sym_numel()": Attribute("_sym_numel", symint),
        "to_args_sizes(x)": Attribute("_args_sizes", named(spell.vector, named(spell.vector, integer))),
        "to_args_sizes_symint(x)": Attribute("_args_sizes_symint", named(spell.vector, named(spell.vector, symint))),
        "to_args_scalartypes(x)": Attribute("_args_scalartypes", named(spell.vector, scalar_type)),
        "TensorGeometry(x)": Attribute("_geometry", named("at::TensorGeometry")),
        "x.scalar_type()": Attribute("_scalar_type", scalar_type),
        "x.dim()": Attribute("_dim", integer),
        "x.sym_strides()": Attribute("_sym_strides", sizes),
        "x.layout()": Attribute("_layout", types["Layout"]),
        "x.is_conj()": Attribute("_conjugate", types["bool"]),
    }
    return found
