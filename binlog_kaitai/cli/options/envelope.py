"""The options of `changes` that say what messages for consumers of change data look like."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from binlog_kaitai.cli.options.common import apply_options
from binlog_kaitai.types.modes import Modes

if TYPE_CHECKING:
    from binlog_kaitai.text.envelopes import Properties

__all__ = ["envelope_options", "properties_of"]

F = TypeVar("F", bound=Callable[..., Any])
_FLAG = ("true", "false")
_MODES: dict[str, tuple[str, tuple[str, ...]]] = {
    "decimal.handling.mode": ("decimals", ("precise", "double", "string")),
    "time.precision.mode": ("times", ("adaptive_time_microseconds", "connect", "microseconds", "nanoseconds")),
    "bigint.unsigned.handling.mode": ("unsigned", ("long", "precise")),
    "binary.handling.mode": ("binary", ("bytes", "base64", "base64-url-safe", "hex")),
}
"""What each is called here, and its values; the first one is the default."""
_CHOICES = {name: values for name, (_, values) in _MODES.items()} | {
    "tombstones.on.delete": _FLAG,
    "key.converter.schemas.enable": _FLAG,
    "value.converter.schemas.enable": _FLAG,
    "enable.time.adjuster": ("false",),
}
_PREFIX, _PREFIXES = "topic.prefix", re.compile(r"[a-zA-Z0-9._-]+")


class _Property(click.ParamType[tuple[str, str]]):
    """A property of Debezium's connector and its value."""

    name = "property"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        name, _, wanted = (part.strip() for part in str(value).partition("="))
        if name == _PREFIX:
            if not _PREFIXES.fullmatch(wanted):
                self.fail(f"{wanted!r} is no {_PREFIX}: letters, digits, and any of . _ -", param, ctx)
        elif name not in _CHOICES:
            self.fail(f"{name!r} is none of {', '.join([_PREFIX, *_CHOICES])}", param, ctx)
        elif wanted not in _CHOICES[name]:
            self.fail(f"{name} may be {' or '.join(_CHOICES[name])} here, not {wanted!r}", param, ctx)
        return name, wanted


envelope_options: Callable[[F], F] = apply_options(
    [
        click.option(
            "--envelope",
            type=click.Choice(["debezium"]),
            help="Print messages as this connector writes them, one a line: topic, key and value.",
        ),
        click.option(
            "--property",
            "properties",
            multiple=True,
            type=_Property(),
            metavar="NAME=VALUE",
            help="A property of the connector, such as decimal.handling.mode=string; docs/envelopes.md has all. Can be"
            " repeated.",
        ),
    ]
)


def properties_of(envelope: str | None, given: tuple[tuple[str, str], ...], output: str) -> Properties | None:
    """Return what messages are to be like; None for other output. Raises click.UsageError."""
    if envelope is None:
        if given:
            raise click.UsageError("--property is about messages: add --envelope debezium")
        return None
    if output != "jsonl":
        raise click.UsageError(f"--envelope prints JSON lines, not --format {output}")
    from binlog_kaitai.text.envelopes import Properties  # `--help` need not wait for it

    found = dict(given)
    modes = {field: found[name] for name, (field, _) in _MODES.items() if name in found}
    tombstones = found.get("tombstones.on.delete", _FLAG[0]) == _FLAG[0]
    schemas = (found.get(f"{of}.converter.schemas.enable") == _FLAG[0] for of in ("key", "value"))
    return Properties(found.get(_PREFIX, Properties().prefix), Modes(**modes), tombstones, *schemas)
