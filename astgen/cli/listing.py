"""``astgen list``: what there is."""

from __future__ import annotations

import json
from collections.abc import Sequence

import click

from astgen.cli.groups import SuggestingGroup
from astgen.cli.options import PROFILE, SCHEMAS, chosen_profile


@click.group(cls=SuggestingGroup, name="list")
def listing() -> None:
    """List operators, lowerings or profiles."""


_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@listing.command()
@PROFILE
@SCHEMAS
@click.option("--only", multiple=True, metavar="GLOB", help="Operators, by name with overload.")
@_JSON
def ops(profile: str | None, schemas: str | None, only: Sequence[str], as_json: bool) -> None:
    """The operators of the schemas, one a line: their schema."""
    from astgen.driver import load, select

    operators = select(load(chosen_profile(profile), schemas), only)
    if as_json:
        print(json.dumps([{"name": str(o.name), "schema": str(o.schema), "kind": o.kind.value} for o in operators]))
        return
    for operator in operators:
        print(operator.schema)


@listing.command()
@_JSON
def lowerings(as_json: bool) -> None:
    """The lowerings, those of installed plug-ins included."""
    from astgen.lowerings import registry

    _table([(entry.name, entry.about) for entry in registry.all_lowerings().values()], as_json)


@listing.command()
@_JSON
def profiles(as_json: bool) -> None:
    """The profiles, those of installed plug-ins included."""
    from astgen.profiles import registry

    _table([(entry.name, entry.about) for entry in registry.all_profiles().values()], as_json)


def _table(rows: list[tuple[str, str]], as_json: bool) -> None:
    if as_json:
        print(json.dumps([{"name": name, "about": about} for name, about in rows]))
        return
    width = max(len(name) for name, _ in rows)
    for name, about in rows:
        print(f"{name:<{width}}  {about}")
