"""Whether a command has found something, as its exit status tells scripts that ask for it."""

from __future__ import annotations

import click

__all__ = ["NOTHING", "ask_for_status", "note_found", "status_of"]

NOTHING = 4
"""Exit status of a command that was asked for it and has found nothing, as that of `jq -e`."""
_ASKED, _HAS_FOUND = f"{__name__}.asked", f"{__name__}.has_found"


def ask_for_status(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """Note whether the exit status is to tell that nothing was found."""
    ctx.meta[_ASKED] = value


def note_found(*, has_found: bool) -> None:
    """Note whether the command that runs has found something."""
    context = click.get_current_context(silent=True)
    if context is not None:
        context.meta[_HAS_FOUND] = has_found


def status_of(ctx: click.Context, status: int) -> int:
    """Return the exit status of a command that has ended with another one."""
    found_nothing = ctx.meta.get(_ASKED) and not ctx.meta.get(_HAS_FOUND, True)
    return NOTHING if status == 0 and found_nothing else status
