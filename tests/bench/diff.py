"""How long comparisons take after generation, and the map: ``python tests/bench/diff.py [--rounds 5]``.

* redispatch: 1,877 tracing kernels of torch-1.9-dev, from the dispatcher form to the redispatch form;
* lowering: 2,500 kernels of which 800 changed by one edit and two by another;
* json, markdown: the formats of the first;
* map: the places of all tracing kernels of the installed torch, and finding one of them.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections.abc import Callable
from dataclasses import replace
from statistics import median

from astgen.diff.compare import compare, same_forms
from astgen.diff.formats.data import document
from astgen.diff.formats.markdown import markdown
from astgen.diff.formats.summary import summary
from astgen.diff.model import Comparison, Part, Snapshot
from astgen.diff.sides import Options, generated
from astgen.driver import generate
from astgen.emit.sourcemap import source_map


def made(count: int, changed: int) -> tuple[Snapshot, Snapshot]:
    """Kernels of which some changed: all but two of them by the same edit."""
    base, head = {}, {}
    for i in range(count):
        inputs = "".join([f'    addInputs(node, "a{j}", a{j});\n' for j in range(i % 7)])
        text = (
            f"at::Tensor\nop_{i}(\n    c10::DispatchKeySet ks,\n    const at::Tensor & self) {{\n"
            f"  if (isTracing()) {{\n{inputs}  }}\n  at::OptionalDeviceGuard guard(self);\n"
            f"  return at::_ops::op_{i}::redispatch(ks, self);\n}}\n"
        )
        new = text.replace("at::OptionalDeviceGuard", "at::DeviceGuard") if i < changed else text
        new = text.replace("guard(self)", "guard(other)") if i in (7, 300) else new
        base[f"trace:op_{i}"] = Part(f"trace:op_{i}", text, "a.cpp", 1, text.count("\n"))
        head[f"trace:op_{i}"] = Part(f"trace:op_{i}", new, "a.cpp", 1, new.count("\n"))
    return Snapshot("base", "folder", base), Snapshot("head", "folder", head)


def told(ends: tuple[Snapshot, Snapshot]) -> tuple[Comparison, str]:
    """Compare and tell it, as the command does after generation."""
    same_forms(*ends)
    comparison = compare(*ends)
    return comparison, "\n".join([line.text for line in summary(comparison)])


def measure(name: str, rounds: int, work: Callable[[], object]) -> None:
    """Print the median and the least time, processor and wall."""
    cpu, wall = [], []
    for _ in range(rounds):
        start = time.process_time(), time.perf_counter()
        work()
        cpu.append(time.process_time() - start[0])
        wall.append(time.perf_counter() - start[1])
    print(f"{name:34} cpu {median(cpu):6.3f} s (least {min(cpu):6.3f})  wall {median(wall):6.3f} s")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    gc.disable()  # as the command line does
    options = Options("torch-1.9-dev", call="dispatcher", lowerings=("trace",))
    ends = generated(options, "base", "args"), generated(replace(options, call=None), "head", "args")
    comparison, text = told(ends)
    print(text)
    measure("redispatch: summary", rounds, lambda: told(ends))
    measure("redispatch: json", rounds, lambda: document(comparison))
    measure("redispatch: markdown", rounds, lambda: markdown(comparison))
    synthetic = made(2500, 800)
    found, text = told(synthetic)
    assert [len(group.changes) for group in found.groups] == [798, 2]
    print(text)
    measure("2,500 kernels, 800 changed: summary", rounds, lambda: told(synthetic))
    files = list(generate("torch-2.13", ["trace"], placements=True))
    measure("map of all tracing kernels", rounds, lambda: source_map(files))
    places = source_map(files).files["autograd/TraceType_0.cpp"]
    measure("finding 10,000 lines in it", rounds, lambda: [places.at(line) for line in range(1, 10_001)])


if __name__ == "__main__":
    main()
