"""What is said of a golden that is only a digest: its old text is nowhere, but often it can be generated again."""

from __future__ import annotations

import os
import shlex

from astgen.errors import AstgenError
from astgen.golden.names import parse_name
from astgen.golden.pending import Item


def old_text_hint(item: Item) -> str:
    """How to see what changed where an item has no old text to compare with; empty for other items.

    Where astgen makes the text, `astgen diff` generates what the last commit made, and compares.
    """
    if item.filed or item.kind != "changed":
        return ""
    command = _diff_command(item)
    return f"the golden is a digest; {f'to see the difference: {command}' if command else 'its old text is not kept'}"


def _diff_command(item: Item) -> str:
    """The command that compares the kernel with the last commit's; empty where astgen has no such lowering."""
    from astgen.lowerings.registry import find_lowering, lowering_of
    from astgen.profiles.registry import all_profiles

    name = parse_name(item.name)
    lowering, _, form = name.key.lowering.partition("+")
    try:
        profile = all_profiles().get(name.profile)
        _ = lowering_of(profile, lowering) if profile else find_lowering(lowering)
        own = str(profile.schemas()) if profile else ""
    except AstgenError:
        return ""
    schemas = item.schema.rsplit(":", 2)[0]
    # what is not below the working directory is in no revision of it
    given = schemas and not os.path.isabs(schemas) and os.path.realpath(schemas) != os.path.realpath(own)
    options = [
        *(["--profile", profile.name] if profile else []),
        *(["--schemas", schemas] if given else []),
        *["--lowering", lowering],
        *(["--call", form] if form else []),
        *["--kernel", name.key.operator],  # a golden may hold all regions of an operator, the registration too
    ]
    return shlex.join(["astgen", "diff", *options])
