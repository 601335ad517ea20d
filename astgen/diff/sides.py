"""What is compared: generating with options, and what a name on the command line stands for."""

from __future__ import annotations

from dataclasses import field
from fnmatch import fnmatchcase
from hashlib import sha256
from pathlib import Path

from astgen.cpp.print import Style
from astgen.diff.model import Snapshot
from astgen.diff.snapshots import of_files
from astgen.driver import generate, load
from astgen.lowerings.registry import Lowering, lowering_of, lowerings_of
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.profiles.sources import tags_file
from astgen.record import record
from astgen.regions import lowering_key


@record
class Options:
    """What one side is generated with; ``kernels`` are globs of keys or operators that are wanted, all without any."""

    profile: str
    schemas: str | None = None
    call: str | None = None
    width: int | None = 100
    lowerings: tuple[str, ...] | None = None
    derivatives: str | None = None
    kernels: tuple[str, ...] = field(default=(), compare=False)

    @property
    def config(self) -> str:
        """The options other than the schema file, as text."""
        return repr((self.profile, self.call, self.width, self.lowerings))


def generated(options: Options, ref: str, mode: str) -> Snapshot:
    """The snapshot of what astgen generates with some options, in this process."""
    profile = get_profile(options.profile).calling(options.call)
    chosen = _lowerings(profile, options)
    path = Path(options.schemas) if options.schemas is not None else profile.schemas()
    every = load(profile, path)
    names = [str(operator.name) for operator in every]
    globs = [glob for glob in map(operator_glob, options.kernels) if any(fnmatchcase(name, glob) for name in names)]
    snapshot = Snapshot(ref, mode, {}, known=tuple(names))
    if globs or not options.kernels:
        files = generate(
            profile,
            chosen,
            every,
            only=globs,
            style=Style(width=options.width),
            placements=True,
            derivatives=options.derivatives,
        )
        snapshot = of_files(files, ref, mode)
    derivatives = options.derivatives or (profile.derivatives() if profile.derivatives is not None else "")
    snapshot.schema_id = schema_id(path, tags_file(path), Path(derivatives))
    snapshot.generator_id = "this process"
    snapshot.config_id = options.config
    return snapshot


def _lowerings(profile: Profile, options: Options) -> list[Lowering]:
    """The lowerings asked for, those that no glob of kernels can match left out."""
    if options.lowerings is None:
        every = [lowering for lowering in lowerings_of(profile) if lowering.writes_files]
    else:
        every = [lowering_of(profile, name) for name in options.lowerings]
    globs = [glob.partition(":")[0] for glob in options.kernels if ":" in glob.replace("::", "")]
    if not globs or len(globs) < len(options.kernels):
        return every
    names = {lowering.name: {lowering.name, lowering_key(lowering, profile)} for lowering in every}
    return [one for one in every if any(fnmatchcase(name, glob) for glob in globs for name in names[one.name])]


def operator_glob(glob: str) -> str:
    """The operators that a glob of keys can match."""
    head, colon, rest = glob.replace("::", "\0").partition(":")
    return (rest if colon else head).partition("#")[0].partition("/")[0].replace("\0", "::")


def matches(glob: str, key: str) -> bool:
    """Whether a glob is of a key: of all of it, with or without the call form, or of the operator in it."""
    lowering, colon, rest = key.partition(":")
    operator = key.replace("::", "\0").partition(":")[2].partition("#")[0].partition("/")[0].replace("\0", "::")
    plain = f"{lowering.partition('+')[0]}{colon}{rest}"
    return any(fnmatchcase(text, glob) for text in (key, plain, operator))


def schema_id(*paths: Path) -> str:
    """A digest of the YAML files that something is generated from; those that are not there count as empty."""
    digest = sha256()
    for path in paths:
        digest.update((path.read_bytes() if path.is_file() else b"") + b"\0")
    return digest.hexdigest()
