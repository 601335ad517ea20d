"""Let the installed torchgen write its tracing kernels: python tests/support/torchgen_trace.py OUT [SCHEMAS]."""

from __future__ import annotations

import sys
from pathlib import Path

import torchgen


def main(out: str, schemas: str | None = None) -> None:
    packaged = Path(torchgen.__file__).parent / "packaged"
    sys.path.insert(0, str(packaged))
    from autograd.gen_trace_type import gen_trace_type
    from torchgen.gen import parse_native_yaml

    native = packaged / "ATen" / "native"
    parsed = parse_native_yaml(schemas or str(native / "native_functions.yaml"), str(native / "tags.yaml"))
    gen_trace_type(out, parsed.native_functions, str(packaged / "autograd" / "templates"))


if __name__ == "__main__":
    main(*sys.argv[1:])
