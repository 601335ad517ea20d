"""Exact causes: what each of two differences alone does to a region."""

from __future__ import annotations

from astgen.diff.compare import Attribute, same_forms
from astgen.diff.model import Cause, Change, Snapshot


def exact_causes(base: Snapshot, head: Snapshot, new_schemas: Snapshot, old_schemas: Snapshot) -> Attribute:
    """Causes from all four combinations of generator and schemas.

    ``new_schemas`` is the base's generator with the head's schemas, ``old_schemas`` the head's with the base's.  What
    the schemas alone change under either generator, and the generator does not, is due to the schemas, and the other
    way round; where both do something to a region it is their interaction.
    """
    same_forms(base, head, new_schemas, old_schemas)
    other: Cause = "generator" if base.generator_id != head.generator_id else "config"

    def cause(change: Change) -> Cause:
        texts = [
            part.text if (part := end.parts.get(change.key)) is not None else None
            for end in (base, new_schemas, old_schemas, head)
        ]
        by_schema = texts[0] != texts[1] or texts[2] != texts[3]
        by_other = texts[0] != texts[2] or texts[1] != texts[3]
        if by_schema and by_other:
            return "interaction"
        return "schema" if by_schema else other

    return cause
