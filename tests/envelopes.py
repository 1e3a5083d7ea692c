"""Messages of `changes --envelope debezium` beside those of Debezium: what differs, and what may."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterable, Iterator
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

__all__ = ["FOLDER", "SETS", "Message", "arguments", "differences", "ours", "theirs"]

FOLDER = Path(__file__).parent / "data" / "envelopes"
_SCHEMAS = {"converter.schemas.enable": "true", **{f"{of}.converter.schemas.enable": "true" for of in ("key", "value")}}
SETS: dict[str, dict[str, str]] = {
    "defaults": {"enable.time.adjuster": "false"},
    "a": {
        "decimal.handling.mode": "double",
        "time.precision.mode": "connect",
        "bigint.unsigned.handling.mode": "precise",
        "binary.handling.mode": "base64",
        "enable.time.adjuster": "false",
        **_SCHEMAS,
    },
    "b": {
        "decimal.handling.mode": "string",
        "time.precision.mode": "microseconds",
        "binary.handling.mode": "hex",
        "enable.time.adjuster": "false",
        **_SCHEMAS,
    },
    "c": {
        "time.precision.mode": "nanoseconds",
        "binary.handling.mode": "base64-url-safe",
        "tombstones.on.delete": "false",
        "enable.time.adjuster": "false",
        **_SCHEMAS,
    },
    "d": {"enable.time.adjuster": "false", **_SCHEMAS},
    "e": {"enable.time.adjuster": "false", "provide.transaction.metadata": "true"},
    "f": {"enable.time.adjuster": "false", "provide.transaction.metadata": "true", **_SCHEMAS},
}
"""Properties of Debezium's runs, each mode in one of them."""


def arguments(properties: dict[str, str]) -> list[str]:
    """Return the options that give `changes` the properties of an engine."""
    known = (f"{name}={value}" for name, value in properties.items() if not name.startswith("converter."))
    return [part for given in known for part in ("--property", given)]


class Message(NamedTuple):
    """A message, its key and value as values of JSON."""

    topic: str
    key: Any
    value: Any


def theirs(lines: Iterable[list[str | None]]) -> list[Message]:
    """Return those messages of an engine that are about rows of the workload."""
    found = (
        Message(str(topic), *(None if text is None else json.loads(text) for text in parts)) for topic, *parts in lines
    )
    return _of_workload([message for message in found if message.topic == _ENDS or message.topic.count(".") > 1])


def ours(text: bytes) -> list[Message]:
    """Return the messages of our output, in which fields have Debezium's order."""
    found = map(json.loads, text.splitlines())
    return _of_workload([Message(message["topic"], message["key"], message["value"]) for message in found])


def _of_workload(messages: list[Message]) -> list[Message]:
    """Return messages, but for those of tables where engines are met, and of transactions without others."""
    counts = [
        (_end(message)["id"], _end(message)["data_collections"]) for message in messages if message.topic == _ENDS
    ]
    ids = {id for id, counted in counts if counted and not counted[0]["data_collection"].startswith("meet.")}
    for _, counted in counts:
        (counted or []).sort(key=itemgetter("data_collection"))  # Debezium has them in the order of a table of hashes
    return [
        message
        for message in messages
        if (_end(message)["id"] in ids if message.topic == _ENDS else not message.topic.startswith(_MEETING))
    ]


def _end(message: Message) -> Any:
    """Return what a message at an end of a transaction says."""
    return message.value.get("payload", message.value)


_ENDS, _MEETING = "binlog.transaction", "binlog.meet."
Difference = tuple[str, Any, Any]


def differences(mine: Message, other: Message) -> list[Difference]:
    """Return what differs between a message of ours and one of Debezium's, and may not."""
    found = _compare("", list(mine), list(other))
    return [(f"{other.topic}{path}", a, b) for path, a, b in found if not _may_differ(path, a, b, other)]


def _compare(path: str, mine: Any, other: Any) -> Iterator[Difference]:
    if isinstance(mine, dict) and isinstance(other, dict):
        if list(mine) != [name for name in other if name in mine or not _is_default(name)]:
            yield f"{path} names", list(mine), list(other)
        for name in mine.keys() & other.keys():
            yield from _compare(f"{path}.{name}", mine[name], other[name])
    elif isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other):
        for number, (one, two) in enumerate(zip(mine, other, strict=True)):
            yield from _compare(f"{path}[{number}]", one, two)
    elif mine != other or type(mine) is not type(other):
        yield path, mine, other


def _is_default(name: str) -> bool:
    """A schema tells what a column has where nothing is given; logs do not."""
    return name == "default"


_CLOCK = ("ts_ms", "ts_us", "ts_ns")


def _may_differ(path: str, mine: Any, other: Any, message: Message) -> bool:
    """Whether Debezium says less, or something else, of what the log says. docs/envelopes.md has the list."""
    payload = message.value.get("payload", message.value) if isinstance(message.value, dict) else {}
    field = path.removeprefix("[2].payload").removeprefix("[2]")
    if field in [f".{name}" for name in _CLOCK]:
        return True  # its clock, when it had read the event
    if field == ".source.thread" and other is None:
        return True  # of XA transactions, whose thread it does not know
    if path.endswith((".type", ".name")) and ".schema" in path:
        return (mine, other) in (("float", "double"), ("int16", "boolean"))  # FLOAT(7,3), BOOLEAN: words of a statement
    return bool(payload) and _is_same_value(mine, other)


def _is_same_value(mine: Any, other: Any) -> bool:
    if isinstance(other, bool):
        return mine == int(other)  # BOOLEAN is a word of the statement; the log has TINYINT
    if (mine, other) == (0, 1900):
        return True  # the YEAR 0
    if isinstance(mine, float) and isinstance(other, float):
        is_single = float(f"{mine:.9g}") == mine  # a FLOAT: the JVM has other digits, for FLOAT(7,3) those of a double
        return is_single and struct.pack("f", mine) == struct.pack("f", other)
    if isinstance(mine, str) and isinstance(other, str):
        with suppress(ValueError):
            return bool(json.loads(_plainly(mine)) == json.loads(other))  # a document: 1e100 as a hundred digits
    return False


def _plainly(document: str) -> str:
    """Return a document of ours, which is the server's text, with bytes and times as Debezium has them."""
    without = re.sub(r'"base64:type\d+:', '"', document)
    return re.sub(r'(\d\d:\d\d:\d\d)(?:\.0+|(\.\d*?[1-9])0*)"', r'\1\2"', without)
