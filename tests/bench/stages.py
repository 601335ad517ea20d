"""Where astgen's time goes, stage by stage: python tests/bench/stages.py [--profile P] [--rounds N] [--json]

Each stage is the whole way from the file up to its end, in a fresh process (so with cold caches and without
the imports); a stage's own time is the difference to the one before.  It is processor time, and of several
rounds the least counts: what else the machine does only ever adds.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

from processes import environment, python, spread

from astgen.cpp.print import Printer
from astgen.driver import generate, load
from astgen.emit.write import write
from astgen.lowerings.registry import Piece, find_lowering
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.schema.grammar import parse_schema
from astgen.schema.yaml import Mapping, Text, read_entries
from astgen.signatures import SignatureGroup

LOWERING = "trace"


def read_yaml(profile: Profile, schemas: str) -> None:
    for _ in read_entries(schemas):
        pass


def parse_schemas(profile: Profile, schemas: str) -> None:
    for entry in read_entries(schemas):
        func = entry.get("func") if isinstance(entry, Mapping) else None
        if isinstance(func, Text):
            parse_schema(func.value)


def make_model(profile: Profile, schemas: str) -> None:
    load(profile, schemas)


def lower(profile: Profile, schemas: str) -> None:
    for _ in pieces(profile, schemas):
        pass


def print_pieces(profile: Profile, schemas: str) -> None:
    printer = Printer()
    for piece in pieces(profile, schemas):
        printer.chunk(piece.node)


def place_in_files(profile: Profile, schemas: str) -> None:
    list(generate(profile, [LOWERING], schemas))


def write_files(profile: Profile, schemas: str) -> None:
    with tempfile.TemporaryDirectory() as out:
        write(generate(profile, [LOWERING], schemas), out)


def pieces(profile: Profile, schemas: str) -> Iterator[Piece]:
    """The pieces of all operators, one after the other."""
    lowering = find_lowering(LOWERING)
    for operator in load(profile, schemas):
        group = SignatureGroup(operator, profile)
        if lowering.accepts(group, profile):
            yield from lowering.emit(group, profile)


STAGES: dict[str, Callable[[Profile, str], None]] = {
    "read YAML": read_yaml,
    "parse schemas": parse_schemas,
    "model, derived operators": make_model,
    "signatures, lower": lower,
    "print": print_pieces,
    "place in files": place_in_files,
    "write": write_files,
}


def time_up_to(stage: str, profile: Profile, schemas: str) -> float:
    """The processor seconds up to the end of a stage, the collector off as on the command line."""
    gc.disable()
    start = time.process_time()
    STAGES[stage](profile, schemas)
    return time.process_time() - start


def in_fresh_process(stage: str, arguments: list[str]) -> float:
    command = python(__file__, *arguments, "--stage", stage)
    return float(subprocess.run(command, env=environment(), stdout=subprocess.PIPE, check=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("--profile", default="torch-2.13")
    parser.add_argument("--schemas")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--stage", choices=STAGES, help="print the seconds up to this stage, in this process")
    options = parser.parse_args()
    profile = get_profile(options.profile)
    schemas = options.schemas or str(profile.schemas())
    if options.stage:
        print(time_up_to(options.stage, profile, schemas))
        return
    arguments = ["--profile", profile.name, "--schemas", schemas]
    rounds = [{stage: in_fresh_process(stage, arguments) for stage in STAGES} for _ in range(options.rounds)]
    report({stage: [times[stage] for times in rounds] for stage in STAGES}, as_json=options.json)


def report(times: dict[str, list[float]], *, as_json: bool) -> None:
    """Each stage's own time and share, and the time up to its end."""
    if as_json:
        json.dump(times, sys.stdout, indent=1)
        return
    whole = min(list(times.values())[-1])
    before = 0.0
    print(f"{'':24} {'own':>7} {'share':>6}   up to its end: {'median':>7} {'min':>7} {'max':>7}")
    for stage, seconds in times.items():
        own = min(seconds) - before
        before = min(seconds)
        print(f"{stage:24} {own:7.3f} {own / whole:6.0%} {'':17} {spread(seconds)}")


if __name__ == "__main__":
    main()
