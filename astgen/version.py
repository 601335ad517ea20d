"""The version of astgen."""

from __future__ import annotations


def version() -> str:
    """The version of the installed distribution; of a checkout that is not installed, the one of pyproject.toml."""
    from importlib import metadata

    try:
        return metadata.version("astgen-cpp")
    except metadata.PackageNotFoundError:
        import tomllib
        from pathlib import Path

        project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))
        return str(project["project"]["version"])
