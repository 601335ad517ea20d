"""Write a schema file of many operators, made from a real one: python tests/bench/scale.py N OUT [--source FILE].

Every family (the entries of one base name) is copied again and again under a tag until there are N
entries: ``add.out`` becomes ``r1_add.out``, ``_foreach_abs_`` becomes ``_foreach_r1_abs_``.  A family is
renamed as a whole, and its references to itself with it, so arguments, kinds, dispatch tables and relations
keep their real distribution.  What the generators treat by its name is not copied.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path

Entry = list[str]

_FUNC = re.compile(r"- func: ([\w.]+)\(")
_KEYWORD_ARGUMENT = re.compile(r"\bfrom\b")  # listed by operator
_REFERENCES = re.compile(r"  (?:structured_delegate|autogen): ")
_OPERATOR = re.compile(r"[A-Za-z_][\w.]*")
# What stays in front of the tag, because generators look at it.
_PREFIX = re.compile(r"_foreach_|new_|_*")
# Families that break a rule of the generators and are listed there by name.
_BY_NAME = frozenset(
    {
        "_cudnn_init_dropout_state",
        "_has_compatible_shallow_copy_type",
        "_slow_conv2d_backward",
        "adaptive_avg_pool3d_backward",
        "bernoulli",
        "polygamma",
        "resize",
        "resize_as",
        "set",
    }
)


def installed_schemas() -> Path:
    """The schema file of the installed torch."""
    spec = find_spec("torchgen")
    assert spec is not None, "there is no torchgen"
    return Path(next(iter(spec.submodule_search_locations or ()))) / "packaged/ATen/native/native_functions.yaml"


def entries(text: str) -> Iterator[Entry]:
    """The lines of each entry, without comments and empty lines."""
    entry: Entry = []
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line.startswith("- ") and entry:
            yield entry
            entry = []
        entry.append(line)
    yield entry


def name_of(entry: Entry) -> str:
    found = _FUNC.match(entry[0])
    assert found is not None, entry[0]
    return found[1]


def base_of(name: str) -> str:
    """The base name that the variants of an operator share."""
    return name.split(".")[0].removesuffix("_").removesuffix("_functional")


def families(every: Iterable[Entry]) -> list[list[Entry]]:
    """The entries by base name, in the order of the file."""
    found: dict[str, list[Entry]] = {}
    for entry in every:
        found.setdefault(base_of(name_of(entry)), []).append(entry)
    return list(found.values())


def can_be_copied(family: list[Entry]) -> bool:
    """Whether no generator knows the family by name, as they do all that give no tensor back."""
    return all(
        not name_of(entry).startswith("__")
        and base_of(name_of(entry)) not in _BY_NAME
        and "Tensor" in entry[0].rpartition("->")[2]
        and not _KEYWORD_ARGUMENT.search(entry[0])
        for entry in family
    )


def copied(entry: Entry, tag: str) -> Entry:
    """An entry under the tag, and what it refers to in its family."""
    renamed = [entry[0].replace(name_of(entry), tagged(name_of(entry), tag), 1)]
    for line in entry[1:]:
        if found := _REFERENCES.match(line):
            line = found[0] + _OPERATOR.sub(lambda name: tagged(name[0], tag), line[found.end() :])
        renamed.append(line)
    return renamed


def tagged(name: str, tag: str) -> str:
    prefix = _PREFIX.match(name)
    end = prefix.end() if prefix else 0
    return f"{name[:end]}{tag}{name[end:]}"


def scaled(text: str, number: int) -> Iterator[Entry]:
    """At least ``number`` entries, up to a whole family: all of the text, then copies."""
    originals = families(entries(text))
    yield from (entry for family in originals for entry in family)
    made = sum(map(len, originals))
    again = [family for family in originals if can_be_copied(family)]
    for round_ in count(1):
        for family in again:
            if made >= number:
                return
            yield from (copied(entry, f"r{round_}_") for entry in family)
            made += len(family)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("number", type=int)
    parser.add_argument("out", type=Path)
    parser.add_argument("--source", type=Path)
    options = parser.parse_args()
    text = (options.source or installed_schemas()).read_text("utf-8")
    with open(options.out, "w", encoding="utf-8") as file:
        file.writelines("\n".join(entry) + "\n\n" for entry in scaled(text, options.number))


if __name__ == "__main__":
    main()
