"""astgen against the installed torchgen, as whole processes: rounds, ratios and the table.

Each round runs every contender once, one after the other, so that a slow minute hits all of them;
ratios are taken within a round.  A round before the first is not counted: it compiles the modules.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from processes import HERE, Run, measured, python

OURS, EVERYTHING, TORCHGEN = "astgen", "astgen --everything", "torchgen"
MEASURES: dict[str, Callable[[Run], float]] = {
    "wall": lambda run: run.seconds,
    "cpu": lambda run: run.cpu_seconds,
    "peak": lambda run: run.peak_mb,
}
Command = Callable[[str, Path, Path | None], list[str]]
"""The command line of a contender, from its name, the output folder and the schema file."""


@dataclass
class Result:
    """The runs of all contenders over one schema file."""

    title: str
    runs: dict[str, list[Run]]

    def ratio(self, name: str, what: Callable[[Run], float]) -> float | None:
        """The median over the rounds of what a contender takes by what torchgen takes."""
        theirs = self.runs.get(TORCHGEN)
        if not theirs or name == TORCHGEN:
            return None
        return median([what(a) / what(b) for a, b in zip(self.runs[name], theirs, strict=True)])


def compare(
    title: str,
    rounds: int,
    names: list[str],
    schemas: Path | None,
    *,
    command: Command,
    warm_up: bool = False,
) -> Result:
    """Run the contenders in turn.

    What they write goes at the end: for seconds after thousands of files are removed a file system can take many times
    as long to make new ones (ext4 does), which is neither contender's doing.
    """
    runs: dict[str, list[Run]] = {name: [] for name in names}
    with tempfile.TemporaryDirectory() as folder:
        for i in range(-warm_up, rounds):
            for name in names:
                run = measured(command(name, Path(folder, f"{name}-{i}"), schemas))
                if i >= 0:
                    runs[name].append(run)
    return Result(title, runs)


def compare_scaled(entries: int, rounds: int, names: list[str], command: Command) -> Result:
    """Run the contenders over a schema file of about so many entries."""
    with tempfile.TemporaryDirectory() as folder:
        schemas = Path(folder) / "schemas.yaml"
        measured(python(str(HERE / "scale.py"), str(entries), str(schemas)))
        return compare(f"{entries:,} entries", rounds, names, schemas, command=command)


def table(result: Result) -> Iterator[str]:
    """The lines of a table for people."""
    yield f"{result.title}, {len(result.runs[OURS])} rounds"
    yield f"  {'':20} {'median':>7} {'min':>7} {'max':>7} s  ratio  {'cpu':>7} s  ratio    peak"
    for name, runs in result.runs.items():
        wall, cpu, peak = (median([what(run) for run in runs]) for what in MEASURES.values())
        seconds = [run.seconds for run in runs]
        ratios = [result.ratio(name, what) for what in (MEASURES["wall"], MEASURES["cpu"])]
        by_wall, by_cpu = ("" if ratio is None else f"{ratio:.2f}" for ratio in ratios)
        yield (
            f"  {name:20} {wall:7.3f} {min(seconds):7.3f} {max(seconds):7.3f} s {by_wall:>6}"
            f"  {cpu:7.3f} s {by_cpu:>6} {peak:4.0f} MB"
        )


def as_json(result: Result) -> dict[str, object]:
    return {
        "title": result.title,
        "runs": {name: [asdict(run) for run in runs] for name, runs in result.runs.items()},
        "ratios": {
            name: {measure: result.ratio(name, what) for measure, what in MEASURES.items()} for name in result.runs
        },
    }


def run(about: str, command: Command) -> None:
    """The command line: compare, and print."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--pairs", type=int, default=5, metavar="N", help="rounds (default: 5)")
    parser.add_argument("--schemas", type=Path, metavar="FILE", help="instead of the installed torch's own")
    parser.add_argument("--entries", type=int, nargs="*", default=[], metavar="N", help="also scaled inputs")
    parser.add_argument(
        "--torchgen-up-to", type=int, default=30_000, metavar="N", help="no torchgen for larger inputs (default: 30000)"
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    results = []
    for result in compared(options, command):
        results.append(result)
        if not options.json:
            print("\n".join(table(result)), flush=True)
    if options.json:
        print(json.dumps([as_json(result) for result in results], indent=1))


def compared(options: argparse.Namespace, command: Command) -> Iterator[Result]:
    """The comparisons that are asked for, one after the other."""
    everyone = [OURS, TORCHGEN, EVERYTHING]
    title = options.schemas.name if options.schemas else "the installed torch's own entries"
    yield compare(title, options.pairs, everyone, options.schemas, warm_up=True, command=command)
    for entries in options.entries:
        names = everyone if entries <= options.torchgen_up_to else [OURS, EVERYTHING]
        yield compare_scaled(entries, options.pairs, names, command)
