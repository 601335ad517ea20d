"""Plug-ins: objects that installed distributions offer under an entry point group."""

from __future__ import annotations

from typing import Any

from astgen.errors import PluginError
from astgen.record import record


@record
class Plugin:
    """An object of a plug-in, and who offers it."""

    group: str
    name: str
    distribution: str
    value: Any

    def __str__(self) -> str:
        return f"plug-in {self.name!r} ({self.group}) of the distribution {self.distribution}"


def load_plugins(group: str) -> list[Plugin]:
    """The objects of a group in the order of their names.

    Raises `PluginError`, naming the distribution, for one that cannot be imported.
    """
    # Here, not above: most runs need no plug-in, and looking for them costs more than starting up.
    from importlib.metadata import entry_points

    found = []
    for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
        distribution = entry.dist.name if entry.dist else "(unknown)"
        try:
            value = entry.load()
        except Exception as error:
            raise PluginError(
                f"plug-in {entry.name!r} ({group}) of the distribution {distribution} cannot be loaded: {error!r}"
            ) from error
        found.append(Plugin(group, entry.name, distribution, value))
    return found
