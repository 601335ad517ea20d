"""From the arguments that a function has to the arguments that another one takes.

A goal is a parameter to fill, told by its type and by what it holds (its *semantic*).  It is filled from what is
in scope: directly where a binding of that semantic has a type that fits, else by one `Rule`, which says what it
gives, what it needs, and builds the expression.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.build import arrow, call, cast, const_ref, dot, name, named, ref
from astgen.cpp.nodes import Const, Expr, Ref, Ternary, Type, Unary
from astgen.cpp.print import render
from astgen.errors import LoweringError, Note
from astgen.profiles.profile import Feature, Profile
from astgen.record import entity
from astgen.signature import FOLDED_OPTIONS, REDUNDANT_MEMORY_FORMAT, Binding


@entity
class Need:
    """What a rule needs in scope: a semantic, and a type where that matters."""

    semantic: str
    type: Type | None = None


@entity
class Rule:
    """A way to fill a goal.

    ``semantic`` and ``type`` are the goals that it fills (None: any); a need whose semantic is empty is for the
    goal's own.  ``build`` gets an expression for each need.
    """

    about: str
    semantic: str | None
    type: Type | None
    needs: tuple[Need, ...]
    build: Callable[..., Expr]


def translate(bindings: Iterable[Binding], goals: Iterable[Binding], profile: Profile) -> list[Expr]:
    """An expression for each goal, from what is in scope.

    Of several bindings of one semantic the last counts.  Raises `LoweringError`, which names the goal, lists what is in
    scope and the nearest rules, for a goal that nothing fills.
    """
    scope = {binding.semantic: binding for binding in bindings}
    found = []
    for goal in goals:
        direct = scope.get(goal.semantic)
        if direct is not None and direct.type is goal.type:  # as mostly: types are interned
            found.append(direct.expr)
        else:
            found.append(fill(goal, scope, profile))
    return found


def fill(goal: Binding, scope: Mapping[str, Binding], profile: Profile) -> Expr:
    """The expression for one goal."""
    direct = scope.get(goal.semantic)
    if direct is not None and fits(direct.type, goal.type):
        return direct.expr
    for rule in rules(profile):
        if rule.semantic not in (None, goal.semantic):
            continue
        if rule.type is not None and not fits(rule.type, goal.type):
            continue
        found = _needs(rule, goal, scope)
        if found is not None:
            return rule.build(*found)
    raise unsatisfied(goal, scope, profile)


def _needs(rule: Rule, goal: Binding, scope: Mapping[str, Binding]) -> list[Expr] | None:
    """What is in scope for each need of a rule, or nothing where one is missing."""
    found = []
    for need in rule.needs:
        binding = scope.get(need.semantic or goal.semantic)
        if binding is None or (need.type is not None and not fits(binding.type, need.type)):
            return None
        found.append(binding.expr)
    return found


@lru_cache(1 << 14)
def fits(have: Type, want: Type) -> bool:
    """Whether C++ takes a value of one type where another is wanted, without a conversion.

    The same type; a value or a reference where a const reference or a value is wanted.
    """
    if walk.same(have, want):
        return True
    if isinstance(want, Ref) and not isinstance(want.elem, Const):
        return False
    return walk.same(_plain(have), _plain(want))


def _plain(kind: Type) -> Type:
    """The type without reference and const."""
    kind = kind.elem if isinstance(kind, Ref) else kind
    return kind.elem if isinstance(kind, Const) else kind


# --- the rules ---


@lru_cache(16)
def rules(profile: Profile) -> tuple[Rule, ...]:
    """The rules of a profile in the order in which they are tried."""
    return (*_options_rules(profile), *_tensor_rules(profile), *_symint_rules(profile))


def _options_rules(profile: Profile) -> tuple[Rule, ...]:
    """TensorOptions to its four parts, and back; and a memory format that folded options can hold as well."""
    scalar_type = profile.spell.scalar_type_of
    options = (Need(FOLDED_OPTIONS),)

    def part(semantic: str, member: str) -> Rule:
        return Rule(f"{semantic} of options", semantic, None, options, lambda options: call(dot(options, member)))

    def gather(dtype: Expr, layout: Expr, device: Expr, pin_memory: Expr) -> Expr:
        gathered: Expr = call("TensorOptions")
        for member, value in (("dtype", dtype), ("layout", layout), ("device", device), ("pinned_memory", pin_memory)):
            gathered = call(dot(gathered, member), value)
        return gathered

    return (
        Rule(
            "dtype of options",
            "dtype",
            None,
            options,
            lambda options: call(scalar_type, call(dot(options, "dtype_opt"))),
        ),
        part("layout", "layout_opt"),
        part("device", "device_opt"),
        part("pin_memory", "pinned_memory_opt"),
        Rule(
            "the memory format of the arguments or of options, not of both",
            "memory_format",
            None,
            (*options, Need(REDUNDANT_MEMORY_FORMAT)),
            lambda options, memory_format: call(_EXTRACT_MEMORY_FORMAT, options, memory_format),
        ),
        Rule(
            "options of dtype, layout, device and pin_memory",
            FOLDED_OPTIONS,
            profile.spell.tensor_options,
            (Need("dtype"), Need("layout"), Need("device"), Need("pin_memory")),
            gather,
        ),
        Rule(
            "the memory format beside folded options",
            REDUNDANT_MEMORY_FORMAT,
            None,
            (Need("memory_format"),),
            lambda memory_format: memory_format,
        ),
    )


_EXTRACT_MEMORY_FORMAT = "c10::impl::check_tensor_options_and_extract_memory_format"


def _tensor_rules(profile: Profile) -> tuple[Rule, ...]:
    """Tensors that are written, absent or optional."""
    tensor = profile.spell.types["Tensor"]
    optional = named(profile.spell.optional, tensor)
    return (
        Rule(
            "a tensor to write from a const one",
            None,
            ref(tensor),
            (Need("", const_ref(tensor)),),
            lambda value: cast("const", ref(tensor), value),
        ),
        Rule(
            "a tensor of an optional one, undefined where it is absent",
            None,
            const_ref(tensor),
            (Need("", const_ref(optional)),),
            lambda value: Ternary(call(dot(value, "has_value")), Unary("*", value), call(render(tensor))),
        ),
        Rule("an optional tensor of a tensor", None, const_ref(optional), (Need("", const_ref(tensor)),), _itself),
    )


def _symint_rules(profile: Profile) -> tuple[Rule, ...]:
    """Symbolic integers and plain ones: alone, in lists, and optional."""
    if Feature.SYMINT not in profile.has:
        return ()
    spell = profile.spell
    plain, symbolic = spell.types["int"], spell.symint_types["SymInt"]
    plain_list, symbolic_list = spell.lists["int"], spell.symint_lists["SymInt"]
    from_list, as_list = name("c10::fromIntArrayRefSlow"), name("C10_AS_INTARRAYREF_SLOW")

    def guarded(value: Expr) -> Expr:
        return call(dot(value, "guard_int"), *GUARD)

    def if_there(made: Expr, value: Expr) -> Expr:
        """A value made of an optional one, absent where that is."""
        return Ternary(call(dot(value, "has_value")), call(MAKE_OPTIONAL, made), spell.nullopt)

    optional_plain, optional_symbolic = named(spell.optional, plain), named(spell.optional, symbolic)
    optional_plain_list = spell.optional_lists["int"]
    optional_symbolic_list = spell.symint_optional_lists["SymInt"]
    rows: tuple[tuple[str, Type, Type, Callable[[Expr], Expr]], ...] = (
        ("a symbolic integer of a plain one", symbolic, plain, _itself),
        ("a plain integer of a symbolic one, guarded", plain, symbolic, guarded),
        ("symbolic integers of plain ones", symbolic_list, plain_list, lambda value: call(from_list, value)),
        ("plain integers of symbolic ones, guarded", plain_list, symbolic_list, lambda value: call(as_list, value)),
        (
            "an optional symbolic integer of a plain one",
            optional_symbolic,
            optional_plain,
            lambda value: if_there(call("c10::SymInt", Unary("*", value)), value),
        ),
        (
            "an optional plain integer of a symbolic one",
            optional_plain,
            optional_symbolic,
            lambda value: if_there(call(arrow(value, "guard_int"), *GUARD), value),
        ),
        (
            "optional symbolic integers of plain ones",
            optional_symbolic_list,
            optional_plain_list,
            lambda value: if_there(call(from_list, Unary("*", value)), value),
        ),
        (
            "optional plain integers of symbolic ones",
            optional_plain_list,
            optional_symbolic_list,
            lambda value: if_there(call(as_list, Unary("*", value)), value),
        ),
    )
    return tuple([Rule(about, None, want, (Need("", have),), build) for about, want, have, build in rows])


GUARD = (name("__FILE__"), name("__LINE__"))
MAKE_OPTIONAL = "::std::make_optional"


def _itself(value: Expr) -> Expr:
    """The value as it is: C++ converts it."""
    return value


# --- errors ---


def unsatisfied(goal: Binding, scope: Mapping[str, Binding], profile: Profile) -> LoweringError:
    """The error for a goal that nothing fills."""
    wanted = f"{goal.semantic} of type {render(goal.type)}"
    notes = [Note(f"in scope: {_listed(scope.values())}")]
    notes += [Note(f"a rule gives {rule.about}, from {_needed(rule, goal)}") for rule in nearest(goal, profile)]
    return LoweringError(f"nothing in scope gives {wanted}", notes=notes)


def nearest(goal: Binding, profile: Profile) -> list[Rule]:
    """The three rules that come closest to a goal: those for its semantic, then those for its type."""

    def distance(rule: Rule) -> int:
        if rule.semantic is not None:
            return 0 if rule.semantic == goal.semantic else 3
        return 1 if rule.type is not None and walk.same(_plain(rule.type), _plain(goal.type)) else 2

    return sorted(rules(profile), key=distance)[:3]


def _listed(bindings: Iterable[Binding]) -> str:
    return ", ".join(f"{binding.semantic}: {render(binding.type)}" for binding in bindings) or "nothing"


def _needed(rule: Rule, goal: Binding) -> str:
    needs: Sequence[Need] = rule.needs
    return ", ".join(
        f"{need.semantic or goal.semantic}: {render(need.type) if need.type else 'any type'}" for need in needs
    )
