"""The options of `changes` that say what messages for consumers of change data look like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import click

from binlog_kaitai.cli.options.common import apply_options
from binlog_kaitai.regex import regex
from binlog_kaitai.types.modes import Modes

if TYPE_CHECKING:
    from binlog_kaitai.text.envelopes import Properties
    from binlog_kaitai.text.maxwell import Outputs

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
    "provide.transaction.metadata": ("false", "true"),
    "enable.time.adjuster": ("false",),
}
_PREFIX, _PREFIXES = "topic.prefix", regex(r"[a-zA-Z0-9._-]+")


_DEBEZIUM, _MAXWELL = "debezium", "maxwell"
_OUTPUT = "output_"
"""What Maxwell's options begin with, of which each is a field of `Outputs`."""
_Given = tuple[tuple[str, str], ...]


class _Property(click.ParamType[tuple[str, str]]):
    """A property and its value."""

    name = "property"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        name, _, wanted = (part.strip() for part in str(value).partition("="))
        return name, wanted


envelope_options: Callable[[F], F] = apply_options(
    [
        click.option(
            "--envelope",
            type=click.Choice([_DEBEZIUM, _MAXWELL]),
            help="Print messages in the format of one of these, one per line; for Debezium with topic and key.",
        ),
        click.option(
            "--property",
            "properties",
            multiple=True,
            type=_Property(),
            metavar="NAME=VALUE",
            help="A property of Debezium's connector, or an option of Maxwell, such as decimal.handling.mode=string or"
            " output_thread_id=true; docs/envelopes.md has all. Can be repeated.",
        ),
    ]
)


def properties_of(envelope: str | None, given: _Given, output: str) -> Properties | Outputs | None:
    """Return what messages are to be like; None for other output. Raises click.UsageError."""
    if envelope is None:
        if given:
            raise click.UsageError("--property is about messages: add --envelope debezium, or --envelope maxwell")
        return None
    if output != "jsonl":
        raise click.UsageError(f"--envelope prints JSON lines, not --format {output}")
    return _properties(given) if envelope == _DEBEZIUM else _outputs(given)


def _refuse_others(given: _Given, choices: Mapping[str, tuple[str, ...]]) -> None:
    for name, wanted in given:
        if name not in choices:
            raise click.UsageError(f"--property: {name!r} is none of {', '.join(choices)}")
        if choices[name] and wanted not in choices[name]:
            raise click.UsageError(f"--property: {name} may be {' or '.join(choices[name])} here, not {wanted!r}")


def _properties(given: _Given) -> Properties:
    from binlog_kaitai.text.envelopes import Properties  # `--help` need not wait for it

    _refuse_others(given, {_PREFIX: (), **_CHOICES})
    found = dict(given)
    prefix = found.get(_PREFIX, Properties().prefix)
    if not _PREFIXES.fullmatch(prefix):
        raise click.UsageError(f"--property: {prefix!r} is no {_PREFIX}: letters, digits, and any of . _ -")
    modes = {field: found[name] for name, (field, _) in _MODES.items() if name in found}
    key, value = (found.get(f"{of}.converter.schemas.enable") == _FLAG[0] for of in ("key", "value"))
    tombstones, transactions = found.get("tombstones.on.delete"), found.get("provide.transaction.metadata")
    return Properties(prefix, Modes(**modes), tombstones != _FLAG[1], key, value, transactions == _FLAG[0])


def _outputs(given: _Given) -> Outputs:
    from binlog_kaitai.text.maxwell import Outputs

    _refuse_others(given, {f"{_OUTPUT}{field}": _FLAG for field in Outputs._fields})
    return Outputs(**{name.removeprefix(_OUTPUT): wanted == _FLAG[0] for name, wanted in given})
