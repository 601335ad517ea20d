"""Groups of commands."""

from __future__ import annotations

import click

from astgen.errors import did_you_mean


class SuggestingGroup(click.Group):
    """A group that says which of its commands is nearest to one that it does not have."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        near = () if args[0] in self.list_commands(ctx) else did_you_mean(args[0], self.list_commands(ctx))
        if near and not ctx.resilient_parsing:
            ctx.fail(f"No such command {args[0]!r}: {near[0]}")
        return super().resolve_command(ctx, args)
