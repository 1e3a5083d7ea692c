"""JSON documents out of the logs in tests/data/json, cut out by the generated parser, and the server's word on them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from binlog_kaitai._generated.mysql_binlog import MysqlBinlog

DATA = Path(__file__).parent.parent / "data" / "json"
Types = MysqlBinlog.EventType


class Update(NamedTuple):
    """One logged update: the document before, and its diffs or (`is_partial` False) the document after."""

    before: bytes
    after: bytes
    is_partial: bool


def truth(name: str) -> list[list[Any]]:
    """The lines of `name.jsonl.gz`."""
    lines = gzip.decompress((DATA / f"{name}.jsonl.gz").read_bytes()).decode().split("\n")
    return [json.loads(line) for line in lines if line]


def rows(name: str, event_type: Types) -> Iterator[list[Any]]:
    """The cells of each row image in events of a type."""
    log = MysqlBinlog.from_bytes(gzip.decompress((DATA / f"{name}.binlog.gz").read_bytes()))
    for event in log.events:
        if event.header.event_type == event_type:
            yield from (row.cells for row in event.body.rows)


@cache
def documents(name: str) -> dict[int, bytes]:
    """The stored documents by the row's id."""
    images = rows(name, Types.write_rows_event)
    return {cells[0].value: cells[1]._raw_value for cells in images if len(cells) == 2}


def updates(name: str) -> Iterator[tuple[int, Update]]:
    """The updates with the row's id."""
    images = rows(name, Types.partial_update_rows_event)
    for before, after in zip(images, images, strict=True):
        is_partial = isinstance(after[1], MysqlBinlog.ValueJsonDiffs)
        yield before[0].value, Update(before[1]._raw_value, after[1]._raw_value, is_partial)
