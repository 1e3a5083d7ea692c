"""How Debezium's connector represents values, as its properties say; what each type makes of it, its record says."""

from __future__ import annotations

from binascii import b2a_base64
from typing import Any

from binlog_kaitai.named import NamedTuple

__all__ = [
    "Connect",
    "Modes",
    "Scale",
    "connect_decimal",
    "connect_type",
    "quoted_base64",
    "quoted_bytes",
    "quoted_integer",
]

Connect = dict[str, Any]
"""The schema of a value in Kafka Connect, without what is a column's own: whether it is optional, and its name."""

_MOST = (1 << 63) - 1
_URL_SAFE = str.maketrans("+/", "-_")


class Modes(NamedTuple):
    """Modes by the names that Debezium gives them."""

    decimals: str = "precise"
    """``decimal.handling.mode``: ``precise``, ``double`` or ``string``."""
    times: str = "adaptive_time_microseconds"
    """``time.precision.mode``: this, ``connect``, ``microseconds`` or ``nanoseconds``."""
    unsigned: str = "long"
    """``bigint.unsigned.handling.mode``: ``long`` or ``precise``."""
    binary: str = "bytes"
    """``binary.handling.mode``: ``bytes``, ``base64``, ``base64-url-safe`` or ``hex``."""


class Scale(NamedTuple):
    """How days or microseconds become the number of a date or time: multiplied, then divided."""

    factor: int = 1
    divisor: int = 1
    least: int = -_MOST
    """What is below, or above the next one, is null."""
    most: int = _MOST

    def number(self, value: int) -> int | None:
        """Return the number; None for what it cannot be made of."""
        return value * self.factor // self.divisor if self.least <= value <= self.most else None


def quoted_base64(data: bytes) -> str:
    """Return bytes as a string of JSON in base64."""
    return f'"{b2a_base64(data, newline=False).decode("ascii")}"'


def quoted_bytes(data: bytes, modes: Modes) -> str:
    """Return bytes as a string of JSON by ``binary.handling.mode``."""
    if modes.binary == "hex":
        return f'"{data.hex()}"'
    text = quoted_base64(data)
    return text.translate(_URL_SAFE) if modes.binary == "base64-url-safe" else text


def quoted_integer(number: int) -> str:
    """Return an integer as the fewest bytes that hold it and its sign, highest first, in base64: a DECIMAL of Kafka
    Connect without its scale."""
    size = (number if number >= 0 else ~number).bit_length() // 8 + 1
    return quoted_base64(number.to_bytes(size, "big", signed=True))


def connect_type(kind: str, name: str = "", **more: Any) -> Connect:
    """Return a schema, which has a name where it is one of Debezium's or of Connect's own."""
    return {"type": kind, **({"name": name, "version": 1} if name else {}), **more}


def connect_decimal(scale: int, precision: int) -> Connect:
    """Return the schema of a number without its point."""
    known = {"scale": str(scale), "connect.decimal.precision": str(precision)}
    return connect_type("bytes", "org.apache.kafka.connect.data.Decimal", parameters=known)
