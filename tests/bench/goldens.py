"""What goldens cost: python tests/bench/goldens.py [--kernels N] [--rounds N] [--json]

Each line is a whole pytest process on a suite of one test, and its time over that of a suite whose test does nothing:
``check`` compares N goldens in one item, ``update`` writes them, ``import`` is the plugin alone, which pytest loads in
every project.  Of several rounds the least counts, of processor time and of wall time each.  The texts are made in the
test, which takes some 2 ms of the time.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PLAIN = "def test_kernels(): pass\n"
SUITE = """
def test_kernels(astgen_golden):
    body = "".join(f"  int line{{i}} = {{i}};\\n" for i in range(25))
    texts = [f"int op{{i}}() {{{{\\n{{body}}  return {{i}};\\n}}}}\\n" for i in range({kernels})]
    regions = {{f"trace:op{{i}}.Tensor": text for i, text in enumerate(texts)}}
    assert astgen_golden.check_all(regions) == {kernels}
"""
IMPORT = "import pytest, time; t = time.perf_counter(); import astgen.testing.plugin; print(time.perf_counter() - t)"


def run(folder: Path, *arguments: str) -> tuple[float, float]:
    """The processor time and the wall time of pytest in a folder."""
    env = {k: v for k, v in os.environ.items() if k not in ("CI", "ASTGEN_GOLD", "EXPECTTEST_ACCEPT")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(command, cwd=folder, env=env, stdout=subprocess.DEVNULL, check=True)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def measure(kernels: int, rounds: int) -> dict[str, tuple[float, float]]:
    """The least processor and wall time of each kind of run, in seconds, over the plain one but for itself."""
    found: dict[str, list[tuple[float, float]]] = {"plain": [], "check": [], "pending": [], "update": []}
    with tempfile.TemporaryDirectory() as name:
        plain, suite = Path(name, "plain"), Path(name, "suite")
        for folder, text in ((plain, PLAIN), (suite, SUITE.format(kernels=kernels))):
            folder.mkdir()
            (folder / "pytest.ini").write_text("[pytest]\n")
            (folder / "test_kernels.py").write_text(text)
        for _ in range(rounds):
            shutil.rmtree(suite / "golden", ignore_errors=True)
            found["plain"].append(run(plain))
            found["update"].append(run(suite, "--gold=update"))
            found["check"].append(run(suite, "--gold=check"))
            found["pending"].append(run(suite, "--gold=pending"))
    least = {kind: (min(cpu for cpu, _ in times), min(wall for _, wall in times)) for kind, times in found.items()}
    base = least["plain"]
    return {k: v if k == "plain" else (v[0] - base[0], v[1] - base[1]) for k, v in least.items()}


def plugin_import(rounds: int) -> float:
    """The least time to import the plugin after pytest, in seconds."""
    texts = [
        subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True).stdout
        for _ in range(rounds)
    ]
    return min(float(text) for text in texts)


def main() -> None:
    parser = argparse.ArgumentParser(description="What goldens cost.")
    parser.add_argument("--kernels", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    times = measure(options.kernels, options.rounds)
    loading = plugin_import(options.rounds)
    if options.json:
        rows = {kind: {"cpu": cpu, "wall": wall} for kind, (cpu, wall) in times.items()}
        print(json.dumps({"kernels": options.kernels, **rows, "import": {"wall": loading}}))
        return
    for kind, (cpu, wall) in times.items():
        over = "" if kind == "plain" else f" over plain, {options.kernels} goldens in one item"
        print(f"{kind:8} cpu {cpu:6.3f} s  wall {wall:6.3f} s{over}")
    print(f"import   {1000 * loading:.1f} ms, the plugin alone")


if __name__ == "__main__":
    main()
