"""Run as a script: let the installed torchgen write its tracing kernels to a folder."""

from __future__ import annotations

import sys
from pathlib import Path

import torchgen


def main(out: str) -> None:
    packaged = Path(torchgen.__file__).parent / "packaged"
    sys.path.insert(0, str(packaged))
    from autograd.gen_trace_type import gen_trace_type
    from torchgen.gen import parse_native_yaml

    native = packaged / "ATen" / "native"
    parsed = parse_native_yaml(str(native / "native_functions.yaml"), str(native / "tags.yaml"))
    gen_trace_type(out, parsed.native_functions, str(packaged / "autograd" / "templates"))


if __name__ == "__main__":
    main(sys.argv[1])
