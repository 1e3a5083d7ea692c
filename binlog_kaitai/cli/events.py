"""`events`: one line an event."""

from __future__ import annotations

from typing import Any

import click

from binlog_kaitai.cli.common import (
    Output,
    Run,
    filter_options,
    make_filter,
    paths_argument,
    read_options,
    reading_options,
)
from binlog_kaitai.events import Event
from binlog_kaitai.info import event_info
from binlog_kaitai.ledger import iso_time
from binlog_kaitai.sinks.jsonl import json_text

__all__ = ["events"]

_HEAD = f"{'position':>10}  {'type':<26} {'size':>8}  {'timestamp':<20}  {'server_id':>10}  info"


@click.command()
@paths_argument
@click.option("--format", "output", type=click.Choice(["table", "jsonl"]), default="table", show_default=True)
@filter_options
@reading_options()
def events(paths: tuple[str, ...], output: str, **given: Any) -> int:
    """List the events: position, type, size, time, server id, and what SHOW BINLOG EVENTS would say.

    \b
    binlog-kaitai events mysql-bin.000003
    binlog-kaitai events --format jsonl --start-position 1081 mysql-bin.000003
    """
    run = Run(paths, filter=make_filter(given), options=read_options(given))
    as_text = _json_line if output == "jsonl" else _table_line
    with Output() as out:
        for reader in run.readers():
            with run.log(reader), out:
                if output == "table":
                    out.line(reader.source.name)
                    out.line(_HEAD)
                for event in reader.events():
                    out.line(as_text(event))
    return run.finish()


def _table_line(event: Event) -> str:
    header = event.header
    time = iso_time(header.timestamp) if header.timestamp else ""
    info = " ".join(event_info(event).split())
    position = event.position if event.payload_offset is None else f"+{event.payload_offset}"
    return (
        f"{position:>10}  {event.type:<26} {header.event_size:>8}  {time:<20}  {header.server_id:>10}  {info}".rstrip()
    )


def _json_line(event: Event) -> str:
    header = event.header
    inside = {} if event.payload_offset is None else {"payload_offset": event.payload_offset}
    return json_text(
        {
            "file": event.file,
            "position": event.position,
            **inside,
            "type": event.type,
            "size": header.event_size,
            "log_pos": header.log_pos,
            "timestamp": iso_time(header.timestamp),
            "server_id": header.server_id,
            "flags": header.flags,
            "info": event_info(event),
        }
    )
