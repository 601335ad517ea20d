"""Where a profile's schema file is."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from astgen.errors import SchemaError

_PACKAGE = Path(__file__).resolve().parent.parent


def embedded(name: str) -> Path:
    """A schema file that comes with astgen: in an installed package, or beside it in a checkout."""
    installed = _PACKAGE / "_schemas" / name
    return installed if installed.exists() else _PACKAGE.parent / "schemas" / name


def installed_torch(version: str) -> Path:
    """The native_functions.yaml of the installed torch, which is not imported.

    Raises `SchemaError` where no torch of this version is installed.
    """
    advice = f"install it (pip install torch=={version}.0), or name a schema file with --schemas PATH"
    spec = find_spec("torchgen")
    places = list(spec.submodule_search_locations or ()) if spec else []
    if not places:
        raise SchemaError(f"torch {version} is not installed, so its operators are not known", notes=[advice])
    folder = Path(places[0])
    found = _torch_version(folder.parent / "torch" / "version.py")
    if not found.startswith(f"{version}."):
        raise SchemaError(f"the installed torch is {found}, not {version}", notes=[advice])
    return folder / "packaged" / "ATen" / "native" / "native_functions.yaml"


def tags_file(schemas: Path) -> Path:
    """Where torch keeps the tags that the operators of a schema file can have."""
    return schemas.with_name("tags.yaml")


def derivatives_file(schemas: Path) -> Path:
    """Where torch keeps the derivatives of the operators of its own schema file."""
    return schemas.parents[2] / "autograd" / "derivatives.yaml"


def _torch_version(path: Path) -> str:
    """What torch says of its version, without importing it (nor the metadata of all that is installed)."""
    try:
        found = re.search(r"^__version__ = '([^']+)'", path.read_text("utf-8"), re.MULTILINE)
    except OSError:
        found = None
    return found[1] if found else "of an unknown version"
