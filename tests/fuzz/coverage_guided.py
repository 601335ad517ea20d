"""A fuzzer guided by coverage: ``python tests/fuzz/coverage_guided.py SECONDS FOLDER``.

It needs atheris.  The corpus and the input that raised something are kept in the folder; the latter belongs into
``tests/fuzz/found``, where it is tried on every run of the tests.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

import atheris  # noqa: E402

with atheris.instrument_imports(include=["astgen"]):
    from astgen.profiles.names import NEWEST
    from astgen.profiles.registry import get_profile
    from astgen.schema.attributes import READERS
    from astgen.schema.load import load_operators
    from astgen.schema.types import BASE_TYPES
    from astgen.schema.yaml_syntax import read_source
    from fuzz.mutations import entries_of
    from fuzz.target import try_text

TESTS = Path(__file__).parents[1]
SCHEMAS = """\
- func: foo(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  dispatch: {CPU: foo_cpu}
- func: bar(Tensor self, Tensor grad) -> Tensor
  dispatch: {CPU: bar_cpu}
"""
TOKENS = [
    *READERS,
    *BASE_TYPES,
    "- func: ",
    "- name: ",
    "- tag: ",
    "-> ",
    "(a!)",
    "(a -> *)",
    "[2]",
    "[]",
    "=None",
    "self",
    "out",
    "grad",
    "grads[0]",
    "result",
    "auto_linear",
    "non_differentiable",
    "output_differentiability",
    "Default",
    "CPU, CUDA",
    "function, method",
    ", *, ",
    "my::",
    ".out",
    "::",
    "?",
    "...",
    "at::",
    "*a",
    "&a ",
    "<<: ",
    "|",
    ">-",
    "'",
    '"',
]


def main() -> None:
    """Fuzz for some seconds, from the cases and some entries as seeds."""
    seconds, folder = int(sys.argv[1]), Path(sys.argv[2])
    corpus = folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    seeds = [path.read_bytes() for path in sorted((TESTS / "cases").glob("*/*.yaml"))]
    embedded = (TESTS.parent / "schemas" / "torch-1.9-dev.yaml").read_text("utf-8")
    seeds += [entry.encode() for entry in entries_of(embedded)[::40]]
    for number, seed in enumerate(seeds):
        (corpus / f"seed-{number}").write_bytes(seed)
    dictionary = folder / "words.dict"
    dictionary.write_text("".join(f'"{token.replace(chr(34), chr(92) + chr(34))}"\n' for token in TOKENS))
    operators = load_operators(read_source("schemas.yaml", SCHEMAS), rules=get_profile(NEWEST).rules, errors=[])

    def one_input(data: bytes) -> None:
        try_text(data, operators)

    options = [f"-max_total_time={seconds}", f"-dict={dictionary}", f"-artifact_prefix={folder}/found-", "-max_len=400"]
    atheris.Setup([sys.argv[0], *options, "-timeout=20", str(corpus)], one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
