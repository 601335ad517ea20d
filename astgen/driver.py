"""From a profile and a schema file to generated files, in memory."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, TypeVar

from astgen.codes.schemas import NO_CPP_TYPE
from astgen.cpp.print import Chunk, Printer, Style
from astgen.emit.files import FileBuilder, GeneratedFile, is_built_in, whole_files
from astgen.errors import (
    ERROR,
    AstgenError,
    Diagnostic,
    LoweringError,
    Note,
    PluginError,
    PrintError,
    ProfileError,
    SchemaError,
    did_you_mean,
    raise_collected,
)
from astgen.keys import INCLUDE
from astgen.lint.arguments import place_of_type
from astgen.lint.check import as_errors, check_operators, in_order, is_checked
from astgen.lint.findings import Places
from astgen.lowerings.registry import Lowering, lowering_of, lowerings_of
from astgen.origin import Emitter, Origin
from astgen.profiles.names import DEFAULT
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.regions import Region, regions_of
from astgen.schema.load import Progress, load_operators
from astgen.schema.operator import Operator
from astgen.schema.positions import Source
from astgen.schema.yaml_syntax import read_source
from astgen.signatures import SignatureGroup

if TYPE_CHECKING:
    from astgen.derivatives import Derivatives

T = TypeVar("T")

_BATCH = 64
"""So many operators are lowered at a time, by one lowering after the other."""


def load(
    profile: str | Profile = DEFAULT,
    schemas: str | os.PathLike[str] | Source | None = None,
    text: str | bytes | None = None,
    *,
    warnings: list[Diagnostic] | None = None,
    progress: Progress | None = None,
) -> list[Operator]:
    """The operators of a schema file under a profile, checked.

    ``schemas`` is a YAML file, read already or not, by default the profile's own; with ``text``, its content, it is
    only the name in messages; ``warnings`` gets what is to be warned of, if it is given; ``progress`` is told how much
    of the text is read.  Raises `ProfileError` for an unknown profile, `SchemaError` (an `ErrorList` for several)
    with all that is wrong in the file; that a type has no C++ type is an error only of lowering the operator.
    """
    found = _profile(profile)
    if isinstance(schemas, Source):
        source = schemas
    elif text is None:
        source = read_source(found.schemas() if schemas is None else schemas)
    else:
        source = read_source("<text>" if schemas is None else schemas, text)
    errors: list[AstgenError] = []
    operators = load_operators(source, rules=found.rules, errors=errors, progress=progress)
    if warnings is None and not errors and is_checked(source, found):
        return operators
    told = [error.diagnostic for error in errors]
    told += check_operators(operators, found, Places(source), complete=not errors, warn=warnings is not None)
    wrong = [diagnostic for diagnostic in told if diagnostic.severity == ERROR]
    if any(diagnostic.code != NO_CPP_TYPE.name for diagnostic in wrong):
        raise_collected(as_errors(in_order(wrong)))
    if warnings is not None:
        warnings += in_order([diagnostic for diagnostic in told if diagnostic.severity != ERROR])
    return operators


def generate(
    profile: str | Profile = DEFAULT,
    lowerings: Iterable[str | Lowering] | None = None,
    schemas: str | os.PathLike[str] | Source | Sequence[Operator] | None = None,
    *,
    call: str | None = None,
    only: Sequence[str] = (),
    style: Style | None = None,
    everything: bool = False,
    placements: bool = False,
    derivatives: str | os.PathLike[str] | Derivatives | None = None,
    warnings: list[Diagnostic] | None = None,
    progress: Progress | None = None,
) -> Iterator[GeneratedFile]:
    """Generate the files of some lowerings (by default all of astgen's own that write files) from a schema file.

    ``schemas`` is a YAML file or operators that `load` gave; ``only`` are globs of operator names;
    ``call`` is a call form; ``everything`` adds the files with all pieces to the sharded ones;
    ``placements`` records in each file what every line belongs to; ``derivatives`` is the file of derivatives, or what
    `derive` gave (by default the profile's own, for the profile's own operators); ``warnings`` gets what `load` warns
    of; ``progress`` is told how much of the work is done: first of reading, then of lowering.  Nothing is yielded
    before all operators are lowered: an error, or an `ErrorList` of all there are, comes first.
    """
    found = _profile(profile).calling(call)
    chosen = _with_files(lowerings, found)
    if schemas is None or isinstance(schemas, (str, os.PathLike, Source)):
        schemas = load(found, schemas, warnings=warnings, progress=progress)
    make_group = _groups(chosen, schemas, found, derivatives)
    operators = select(schemas, only)
    layout = style or Style()
    builders = [
        (lowering, FileBuilder(lowering, found, layout, everything=everything, record=placements))
        for lowering in chosen
    ]
    keep = any(lowering.whole is not None for lowering in chosen)  # else each is let go when it is lowered
    groups: list[SignatureGroup] = []
    failed: list[tuple[int, Lowering, Exception]] = []
    for first in range(0, len(operators), _BATCH):
        batch = list(map(make_group, operators[first : first + _BATCH]))
        if keep:
            groups += batch
        for lowering, builder in builders:
            failed += [(first + i, lowering, error) for i, error in builder.add(batch)]
        if progress is not None:
            progress(min(first + _BATCH, len(operators)), len(operators))
    errors: list[AstgenError] = []
    for i, lowering, error in sorted(failed, key=lambda one: one[0]):  # as if one after the other had been lowered
        collect(error, lowering, operators[i], found, errors)
    raise_collected(errors)
    for lowering, builder in builders:
        yield from builder.files()
        yield from whole_files(lowering, groups, found, layout, record=placements)


def derive(
    profile: str | Profile, operators: Sequence[Operator], path: str | os.PathLike[str] | None = None
) -> Derivatives:
    """How the operators of a schema file are differentiated, from a file of derivatives.

    Without ``path`` it is the profile's own, for the operators of the profile's own schema file; others then have no
    derivatives.  Raises `SchemaError` with all that is wrong in the file.
    """
    from astgen.derivatives import Derivatives, load_derivatives

    found = _profile(profile)
    own = found.derivatives is not None and operators and operators[0].origin.path == str(found.schemas())
    if path is None and own and found.derivatives is not None:
        path = found.derivatives()
    return Derivatives(found, operators, {}, {}) if path is None else load_derivatives(path, operators, found)


def derivatives_for(
    lowerings: Iterable[Lowering],
    profile: Profile,
    operators: Sequence[Operator],
    path: str | os.PathLike[str] | None = None,
) -> Derivatives | None:
    """What `derive` gives, if some lowering asks for it."""
    return derive(profile, operators, path) if any(lowering.differentiates for lowering in lowerings) else None


def _groups(
    lowerings: Iterable[Lowering],
    operators: Sequence[Operator],
    profile: Profile,
    derivatives: str | os.PathLike[str] | Derivatives | None,
) -> Callable[[Operator], SignatureGroup]:
    """How to make the signatures of an operator: with derivatives only where a lowering asks for them."""
    if derivatives is None or isinstance(derivatives, (str, os.PathLike)):
        derivatives = derivatives_for(lowerings, profile, operators, derivatives)
    if derivatives is None:
        return lambda operator: SignatureGroup(operator, profile)
    return derivatives.group


def render_operator(
    operator: Operator,
    lowering: Lowering,
    profile: Profile,
    style: Style | None = None,
    derivatives: Derivatives | None = None,
) -> list[Chunk]:
    """The pieces of one operator but includes, printed: nothing where the lowering does not take it.

    ``derivatives`` are what `derive` gave, for a lowering that uses them.
    """
    printer = Printer(lowering.style or style)

    def lower(group: SignatureGroup) -> list[Chunk]:
        if not lowering.accepts(group, profile):
            return []
        pieces = lowering.emit(group, profile)
        return [printer.chunk(piece.node) for piece in pieces if piece.role != INCLUDE]

    return _lowered(lower, operator, lowering, profile, derivatives)


def operator_regions(
    operator: Operator,
    lowering: Lowering,
    profile: Profile,
    style: Style | None = None,
    *,
    includes: bool = False,
    whole: bool = False,
    derivatives: Derivatives | None = None,
) -> list[Region]:
    """The regions of one operator: nothing where the lowering does not take it; see `regions_of`.

    ``derivatives`` are what `derive` gave, for a lowering that uses them.
    """
    printer = Printer(lowering.style or style)

    def lower(group: SignatureGroup) -> list[Region]:
        return regions_of(group, lowering, profile, printer, includes=includes, whole=whole)

    return _lowered(lower, operator, lowering, profile, derivatives)


def operator_emitters(
    operator: Operator,
    lowering: Lowering,
    profile: Profile,
    style: Style | None = None,
    derivatives: Derivatives | None = None,
) -> dict[str, list[Emitter]]:
    """The line of Python that built each line of an operator's regions, by key.  It takes its time."""
    from astgen.emit.recording import line_emitters

    def lower(group: SignatureGroup) -> list[dict[str, list[Emitter]]]:
        return [line_emitters(group, lowering, profile, style)]

    (found,) = _lowered(lower, operator, lowering, profile, derivatives)
    return found


def _lowered(
    lower: Callable[[SignatureGroup], list[T]],
    operator: Operator,
    by: Lowering,
    profile: Profile,
    derivatives: Derivatives | None,
) -> list[T]:
    """What a step gives for one operator.  Raises what is wrong with the operator's name and the lowering's in it."""
    found: list[T] = []
    errors: list[AstgenError] = []
    make_group = _groups([by], (), profile, derivatives)
    try:
        found = list(lower(make_group(operator)))
    except Exception as error:
        collect(error, by, operator, profile, errors)
    raise_collected(errors)
    return found


def collect(
    error: Exception, lowering: Lowering, operator: Operator, profile: Profile, errors: list[AstgenError]
) -> None:
    """Add what lowering an operator raised to the errors of a run, with the operator, the lowering and the profile.

    What a plug-in raises that is no `AstgenError` becomes a `PluginError`; the same of a built-in
    lowering is a bug of astgen and goes on as it is.
    """
    if isinstance(error, AstgenError):
        for single in error.errors:
            where = Note(f"while lowering {operator.name} by {lowering.name} for {profile.name}")
            origin = single.origin or _place(single, operator, profile)
            if any((other.message, other.origin) == (single.message, origin) for other in errors):
                continue  # another lowering has said so
            kind = type(single) if isinstance(single, (PluginError, PrintError)) else LoweringError
            errors.append(kind(single.message, origin, (*single.notes, where), single.code))
        return
    place = f"lowering {operator.name} by {lowering.name} for {profile.name}"
    if is_built_in(lowering):
        error.add_note(f"while {place}")
        raise error
    errors.append(PluginError(f"{type(error).__name__} while {place}: {error}", operator.origin))


def _place(error: AstgenError, operator: Operator, profile: Profile) -> Origin:
    """Where to say that an operator cannot be lowered: at the argument where the file can be read again."""
    if error.code != NO_CPP_TYPE.name:
        return operator.origin
    try:
        return place_of_type(operator, profile, Places(read_source(operator.origin.path)))
    except SchemaError:
        return operator.origin


def select(operators: Sequence[Operator], only: Sequence[str]) -> Sequence[Operator]:
    """The operators that a glob of ``only`` matches (all, without any), by the name with its overload.

    Raises `ProfileError` for a glob that matches none.
    """
    if not only:
        return operators
    names = [str(operator.name) for operator in operators]
    chosen: set[int] = set()
    for glob in only:
        matches = [i for i, name in enumerate(names) if fnmatchcase(name, glob)]
        if not matches:
            raise ProfileError(f"no operator matches {glob!r}", notes=did_you_mean(glob, names))
        chosen.update(matches)
    return [operators[i] for i in sorted(chosen)]


def _profile(profile: str | Profile) -> Profile:
    return get_profile(profile) if isinstance(profile, str) else profile


def _with_files(chosen: Iterable[str | Lowering] | None, profile: Profile) -> list[Lowering]:
    if chosen is None:
        return [lowering for lowering in lowerings_of(profile) if lowering.writes_files]
    found = [lowering_of(profile, entry) if isinstance(entry, str) else entry for entry in chosen]
    for lowering in found:
        if not lowering.writes_files:
            name = lowering.name
            raise ProfileError(f"the lowering {name} writes no file; `astgen show --lowering {name}` prints it")
    return found
