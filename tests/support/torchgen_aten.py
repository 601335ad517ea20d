"""Let torchgen write some families of aten: python torchgen_aten.py [--monolithic-headers] OUT FAMILY,... [SCHEMAS].

Its own functions for all headers and all sources run, for no backend and with a header for each operator, or none; what
they would write for other families is left out before it is made.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import torchgen
from torchgen import gen
from torchgen.gen import get_grouped_native_functions, parse_native_yaml
from torchgen.model import DispatchKey, NativeFunctionsGroup
from torchgen.selective_build.selector import SelectiveBuilder
from torchgen.utils import FileManager

# the templates of each family, by astgen's names of the lowerings
TEMPLATES = {
    "ops": {"Operator.h", "Operators.h", "MethodOperators.h", "Operators.cpp"},
    "redispatch": {"RedispatchFunctions.h"},
    "functions": {"Function.h", "Functions.h", "Functions.cpp"},
    "methods": {"TensorBody.h", "TensorMethods.cpp"},
    "native": {"NativeFunction.h", "NativeFunctions.h"},
    "backend_select": {"RegisterBackendSelect.cpp"},
    "schema_registration": {"RegisterSchema.cpp"},
    "interned_strings": {"aten_interned_strings.h"},
    "tag_enum": {"enum_tag.h"},
    "operator_list": {"ATenOpList.cpp"},
    "registration_declarations": {"RegistrationDeclarations.h"},
    "declarations_yaml": {"Declarations.yaml"},
}
MONOLITHIC = "--monolithic-headers"
# what a default build leaves out
_OTHER_BUILDS = ("MPS", "SparseMPS", "SparseCsrMPS", "XPU", "MTIA")


class ChosenFiles(FileManager):
    """Writes the files of the chosen templates, and makes no others."""

    def __init__(self, folder: Path, templates: Path, chosen: set[str]) -> None:
        super().__init__(folder, templates, dry_run=False)
        self._chosen = chosen
        folder.mkdir(parents=True, exist_ok=True)

    def write_with_template(self, filename: Any, template_fn: Any, env_callable: Callable[[], Any]) -> None:
        if str(template_fn) in self._chosen:
            super().write_with_template(filename, template_fn, env_callable)

    def write_sharded_with_template(self, filename: Any, template_fn: Any, *args: Any, **options: Any) -> None:
        if str(template_fn) in self._chosen:
            super().write_sharded_with_template(filename, template_fn, *args, **options)


def write(out: str, families: Iterable[str], schemas: str | None = None, *, monolithic: bool = False) -> None:
    """Parse the schemas and write the files of the families."""
    chosen = {template for family in families for template in TEMPLATES[family]}
    packaged = Path(torchgen.__file__).parent / "packaged" / "ATen"
    tags = str(packaged / "native" / "tags.yaml")
    ignored = {DispatchKey.parse(key) for key in _OTHER_BUILDS}
    parsed = parse_native_yaml(schemas or str(packaged / "native" / "native_functions.yaml"), tags, ignored)
    groups = get_grouped_native_functions(parsed.native_functions)
    top, core, ops = (ChosenFiles(Path(out, *sub), packaged / "templates", chosen) for sub in ((), ("core",), ("ops",)))
    common: dict[str, Any] = {
        "native_functions": parsed.native_functions,
        "grouped_native_functions": groups,
        "structured_native_functions": [g for g in groups if isinstance(g, NativeFunctionsGroup)],
        "static_dispatch_idx": [],
        "selector": SelectiveBuilder.get_nop_selector(),
        "backend_indices": parsed.backend_indices,
        "core_fm": core,
        "cpu_fm": top,
        "device_fms": {},
        "dispatch_keys": [],
        "functions_keys": set(),
        "rocm": False,
        "per_operator_headers": not monolithic,
    }
    gen.gen_source_files(
        **common,
        view_groups=[],
        aoti_fm=top,
        cpu_vec_fm=top,
        force_schema_registration=False,
        skip_dispatcher_op_registration=False,
        update_aoti_c_shim=False,
        aoti_backends=set(),
        extend_aoti_c_shim=False,
    )
    valid_tags = gen._GLOBAL_PARSE_TAGS_YAML_CACHE[tags]
    gen.gen_headers(**common, valid_tags=valid_tags, headeronly_fm=core, ops_fm=ops)
    gen.gen_declarations_yaml(native_functions=parsed.native_functions, cpu_fm=top)


def main(*arguments: str) -> None:
    out, families, *schemas = [argument for argument in arguments if argument != MONOLITHIC]
    write(out, families.split(","), *schemas, monolithic=MONOLITHIC in arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
