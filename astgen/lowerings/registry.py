"""Lowerings: what turns the signatures of an operator into pieces of C++, and the files they go to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

from astgen.cpp.nodes import File, Node
from astgen.cpp.print.style import Style
from astgen.errors import PluginError, ProfileError, did_you_mean
from astgen.origin import Origin
from astgen.profiles.profile import Profile
from astgen.record import entity, record
from astgen.signatures import SignatureGroup

if TYPE_CHECKING:
    from astgen.derivatives import DifferentiableGroup


@record
class Piece:
    """A statement or declaration of one operator, for the slot of this section (and block) of a file.

    ``role`` tells the pieces of an operator apart: ``kernel``, ``registration``, ``include`` …; ``dispatch`` those
    of several dispatch keys.
    """

    section: str
    node: Node
    role: str = "kernel"
    block: str = ""
    dispatch: str = ""


class Spread(Enum):
    """How the pieces of a lowering are spread over files."""

    ONE = "one file"
    SHARDS = "shards by root name"
    ROOTS = "a file for each root name"


@entity
class FilePlan:
    """A file of a lowering, its shards, or a file for each root name.

    ``path`` is relative to the output folder and names the shard as ``{shard}``, the root name as ``{root}``, and the
    namespace of the operators, without which those of one root name would share a file, as ``{library}``.
    ``frame`` makes the file around the pieces, with `Slot` nodes where they go, from the profile, ``path`` as it stands
    here and the blocks that the pieces in the file belong to: the files of a plan that have the same blocks share it.
    ``everything`` is the path of an optional file with all pieces; ``when`` tells the profiles that have the file
    (None: all).  ``distinct``: of pieces with the same text the first alone stands in the file.
    """

    path: str
    frame: Callable[[Profile, str, Sequence[str]], File]
    spread: Spread = Spread.ONE
    everything: str = ""
    when: Callable[[Profile], bool] | None = None
    distinct: bool = False


SYMBOL = "symbol"


@record
class Entry:
    """What a part of a file of all operators belongs to: an operator, or a name that schemas have in common.

    ``name`` and ``role`` are those of the key of its region, ``origin`` is the schema, or the first of them.  What
    belongs to a name has the role `SYMBOL`.
    """

    name: str
    origin: Origin
    role: str = "kernel"


@record
class WholeFile:
    """A file of all operators together.

    ``content`` is a tree, or texts one after the other where it is no C++; ``owners`` tell of nodes of the tree, or of
    texts by their index, what they belong to.
    """

    path: str
    content: File | Sequence[str]
    owners: Collection[tuple[Node | int, Entry]] = ()


Emit = Callable[[SignatureGroup, Profile], Iterable[Piece]]
Whole = Callable[[Sequence[SignatureGroup], Profile], Iterable[WholeFile]]
Accepts = Callable[[SignatureGroup, Profile], bool]
EmitDifferentiable = Callable[["DifferentiableGroup", Profile], Iterable[Piece]]
AcceptsDifferentiable = Callable[["DifferentiableGroup", Profile], bool]


@record
class Lowering:
    """A lowering by name.

    ``emit`` makes the pieces of an operator that ``accepts`` takes; ``files`` is empty for one that is only shown;
    ``style`` replaces the layout that the user asked for.  ``whole`` makes files of all operators together.
    ``calling`` says that its kernels call operators again, in the call form of the profile, ``differentiates`` that
    ``emit`` and ``accepts`` are given a `DifferentiableGroup`, which knows the derivatives of the operator.
    """

    name: str
    about: str
    emit: Emit
    accepts: Accepts
    files: tuple[FilePlan, ...]
    style: Style | None = None
    whole: Whole | None = None
    calling: bool = False
    differentiates: bool = False

    @property
    def writes_files(self) -> bool:
        return bool(self.files) or self.whole is not None


def lowering(
    *files: FilePlan,
    when: Accepts | None = None,
    style: Style | None = None,
    name: str | None = None,
    calling: bool = False,
) -> Callable[[Emit], Lowering]:
    """Make a `Lowering` of a function ``(SignatureGroup, Profile) -> Iterable[Piece]``.

    Its name is the function's unless another is given, what it is about the first line of its docstring.
    """

    def make(emit: Emit) -> Lowering:
        about = (emit.__doc__ or "").strip().split("\n")[0]
        return Lowering(name or emit.__name__, about, emit, when or _always, files, style, calling=calling)

    return make


def differentiating(
    *files: FilePlan, when: AcceptsDifferentiable | None = None, name: str | None = None
) -> Callable[[EmitDifferentiable], Lowering]:
    """Make a `Lowering` of a function ``(DifferentiableGroup, Profile) -> Iterable[Piece]``.

    It is for what depends on the derivatives of an operator; else it is as `lowering`.
    """

    def make(emit: EmitDifferentiable) -> Lowering:
        about = (emit.__doc__ or "").strip().split("\n")[0]
        accepts = _always if when is None else cast("Accepts", when)
        # the driver gives a lowering that says so the group that it takes
        return Lowering(name or emit.__name__, about, cast("Emit", emit), accepts, files, differentiates=True)

    return make


def whole_files(make: Whole) -> Lowering:
    """Make a `Lowering` of a function ``(groups, Profile) -> Iterable[WholeFile]``.

    It is for files that say something of all operators together: lists, and what is numbered across operators.
    """
    about = (make.__doc__ or "").strip().split("\n")[0]
    return Lowering(make.__name__, about, _nothing, _never, (), whole=make)


def _nothing(group: SignatureGroup, profile: Profile) -> Iterable[Piece]:
    return ()


def _never(group: SignatureGroup, profile: Profile) -> bool:
    return False


def _always(group: SignatureGroup, profile: Profile) -> bool:
    return True


# --- finding them ---

_ENTRY_POINTS = "astgen.lowerings"


def lowering_of(profile: Profile, name: str) -> Lowering:
    """The lowering of a name, for a profile.

    Raises `ProfileError` for a name that nothing has and for one of astgen's own that the profile has not,
    `PluginError` for a plug-in at fault.
    """
    has = profile.lowerings
    if has is not None and name not in has and _built_in(name) is not None:
        raise ProfileError(f"profile {profile.name} has no lowering {name!r}; it has {', '.join(has)}")
    return find_lowering(name)


def find_lowering(name: str) -> Lowering:
    """The lowering of a name: built in, else of an installed plug-in.

    Raises `ProfileError` for a name that nothing has, `PluginError` for a plug-in at fault.
    """
    built_in = _built_in(name)
    if built_in is not None:
        return built_in
    known = all_lowerings()
    if name not in known:
        raise ProfileError(f"unknown lowering {name!r}; there are {', '.join(known)}", notes=did_you_mean(name, known))
    return known[name]


def all_lowerings() -> dict[str, Lowering]:
    """Every lowering by name, sorted, and after them those of plug-ins (entry points ``astgen.lowerings``)."""
    from astgen.plugins import load_plugins

    found = _all_built_in()
    for plugin in load_plugins(_ENTRY_POINTS):
        if not isinstance(plugin.value, Lowering):
            raise PluginError(f"{plugin} is no lowering: decorate its function with @lowering")
        if plugin.value.name in found:
            raise PluginError(f"{plugin} takes the name of a lowering that exists: {plugin.value.name}")
        found[plugin.value.name] = plugin.value
    return found


def lowerings_of(profile: Profile) -> list[Lowering]:
    """astgen's own lowerings that a profile has."""
    if profile.lowerings is None:
        return list(_all_built_in().values())
    return [find_lowering(name) for name in profile.lowerings]


def _all_built_in() -> dict[str, Lowering]:
    """The lowerings of this package by name, sorted: whatever modules there are, nothing lists them."""
    from pkgutil import iter_modules

    folders = import_module("astgen.lowerings").__path__
    names = sorted([module.name for module in iter_modules(folders) if not module.ispkg])
    return {name: found for name in names if (found := _built_in(name)) is not None}


def _built_in(name: str) -> Lowering | None:
    """The lowering that the module of its name in this package declares, imported when it is asked for."""
    if not name.isidentifier() or find_spec(f"astgen.lowerings.{name}") is None:
        return None
    found = getattr(import_module(f"astgen.lowerings.{name}"), name, None)
    return found if isinstance(found, Lowering) else None
