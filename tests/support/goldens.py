"""The goldens of this project: a file for each kernel of the curated families, a digest for each other one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from astgen.derivatives import Derivatives
from astgen.driver import derive, generate, render_operator
from astgen.lowerings.registry import Lowering, find_lowering
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

GOLDEN = Path(__file__).parent.parent.parent / "golden"
HEADER = "// astgen-golden 1"
# what calls operators again in the form that --call chooses
CALLING = ("trace",)


@dataclass(frozen=True)
class GoldenSet:
    """The goldens of a lowering under a profile, in a call form."""

    profile: Profile
    lowering: Lowering

    @property
    def name(self) -> str:
        """Lowering and form as folders and keys spell them; the usual form is not spelled out."""
        form = self.profile.call.name
        return self.lowering.name if self.profile.is_usual_form else f"{self.lowering.name}+{form}"

    @property
    def folder(self) -> Path:
        return GOLDEN / self.profile.name / self.name

    def key(self, operator: Operator) -> str:
        return f"{self.name}:{operator.name}"

    def path(self, operator: Operator) -> Path:
        name = operator.name
        return self.folder / escaped(name.name) / f"{escaped(name.overload) or 'default'}.cpp"


def golden_sets(profile: Profile) -> Iterator[GoldenSet]:
    """The sets of a profile: each lowering in each call form that the profile has."""
    for lowering in profile.lowerings:
        for form in profile.shape.calls if lowering in CALLING else (None,):
            yield GoldenSet(profile.calling(form), find_lowering(lowering))


def escaped(name: str) -> str:
    """A name as a file name: what is no letter, digit or underscore as %XX."""
    return re.sub(r"[^A-Za-z0-9_]", lambda match: "".join(f"%{byte:02X}" for byte in match[0].encode()), name)


def families() -> frozenset[str]:
    """The root names of the curated families."""
    lines = (GOLDEN / "families.txt").read_text("utf-8").splitlines()
    return frozenset(word for line in lines if (word := line.partition("#")[0].strip()))


def expected(golden: GoldenSet, operators: list[Operator]) -> dict[Path, str]:
    """Every golden file of a set with its text, the digest index among them."""
    files: dict[Path, str] = {}
    digests: list[str] = []
    if golden.lowering.whole is not None:
        for file in generate(golden.profile, [golden.lowering], operators):
            digests.append(f"{golden.name}:{file.path} {sha256(file.text.encode()).hexdigest()}\n")
    curated = families()
    derivatives = _derivatives(golden, operators)
    for operator in operators:
        chunks = render_operator(operator, golden.lowering, golden.profile, derivatives=derivatives)
        text = "".join(chunk.text for chunk in chunks)
        if not text:
            continue
        if operator.root in curated:
            path = golden.path(operator)
            assert path not in files, f"two operators share {path}"
            files[path] = f"{HEADER}\n// {operator.schema}\n{text}"
        else:
            digests.append(f"{golden.key(operator)} {sha256(text.encode()).hexdigest()}\n")
    files[golden.folder / "digests.txt"] = "".join(sorted(digests))
    return files


_LOADED: list[Derivatives] = []


def _derivatives(golden: GoldenSet, operators: list[Operator]) -> Derivatives | None:
    """The derivatives of a set's operators, read once for all sets of the same ones."""
    if not golden.lowering.differentiates:
        return None
    if not _LOADED or _LOADED[0].operators is not operators:
        _LOADED[:] = [derive(golden.profile, operators)]
    return _LOADED[0]


def present(golden: GoldenSet) -> set[Path]:
    """The golden files of a set on disk."""
    return {path for path in golden.folder.rglob("*") if path.is_file()}
