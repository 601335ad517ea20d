"""The user's settings: ``[tool.astgen]`` in the nearest pyproject.toml."""

from __future__ import annotations

from pathlib import Path

from astgen.errors import SchemaError, did_you_mean
from astgen.origin import Origin
from astgen.profiles.names import DEFAULT
from astgen.record import record


@record
class Config:
    """Settings.

    ``profile`` is the one that is used where none is named; ``out`` the folder of outputs, ``golden`` that of goldens.
    ``generate`` is the command that generates outputs, where it is not ``astgen gen``; it writes to ``{out}``.
    ``golden_tests`` is what pytest is to run to make the goldens anew.
    """

    profile: str = DEFAULT
    out: str = "build/astgen"
    generate: str = ""
    golden: str = "golden"
    golden_tests: str = ""


def read_config(folder: Path) -> Config:
    """The settings for work in a folder: those of its pyproject.toml, or of the nearest parent's that has one.

    Raises `SchemaError` for a file that is no TOML, and for settings that do not exist.
    """
    for place in (folder, *folder.parents):
        path = place / "pyproject.toml"
        if path.is_file():
            return _read(path)
    return Config()


def _read(path: Path) -> Config:
    import tomllib

    try:
        tools = tomllib.loads(path.read_text("utf-8")).get("tool", {})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SchemaError(f"this is no TOML: {error}", Origin(str(path))) from None
    except OSError as error:
        raise SchemaError(f"cannot read the file: {error.strerror}", Origin(str(path))) from None
    table = tools.get("astgen", {}) if isinstance(tools, dict) else {}
    if not isinstance(table, dict):
        raise SchemaError("[tool.astgen] is a table", Origin(str(path)))
    settings = {key.replace("_", "-"): key for key in Config.__dataclass_fields__}
    known = tuple(settings)
    for key, value in table.items():
        if key not in known:
            raise SchemaError(f"[tool.astgen] has no setting {key!r}", Origin(str(path)), did_you_mean(key, known))
        if not isinstance(value, str):
            raise SchemaError(f"[tool.astgen] {key} is a string", Origin(str(path)))
    return Config(**{settings[key]: value for key, value in table.items()})
