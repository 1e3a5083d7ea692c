"""What the loops' side and others share; needs no Arrow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binlog_kaitai.errors import BinlogError

if TYPE_CHECKING:
    Integers = memoryview[int]
    """A record of 64-bit integers."""
else:
    Integers = memoryview

__all__ = ["CHANGE_TYPES", "NEVER", "ORDINAL", "YEAR_10000", "Integers", "StuckError", "UnsoundError", "sound_text"]

CHANGE_TYPES = ("insert", "delete", "update_preimage", "update_postimage")
NEVER = (1 << 63) - 1
"""A position or time that no event has."""
_ROWS = 1 << 11
"""More rows than a byte of an event can hold: zlib, in MariaDB's compressed events, makes 1032 bytes of one at most."""
ORDINAL = 2 * _ROWS, 2, 1
"""The ordinal of an image in its transaction is the sum of these, times: the bytes from the transaction's begin to its
rows event, the number of its row, and 1 for the image after an update."""
YEAR_10000 = 253_402_300_800 * 1_000_000
"""In microseconds since 1970: a time that no server can mean."""


class UnsoundError(Exception):
    """The loops have met rows that cannot be decoded; `reason` says why.

    Attributes:
        position: of the event, or further if it is not known which, in bytes.
    """

    def __init__(self, position: int) -> None:
        super().__init__(position)
        self.position = position

    @property
    def reason(self) -> BinlogError:
        """The error that was made of it."""
        error = self.__cause__
        while isinstance(error, UnsoundError):
            error = error.__cause__
        if not isinstance(error, BinlogError):
            raise AssertionError("rows are left over, and it is not said why") from self
        return error


class StuckError(BinlogError):
    """The loops ask for the same again and again: a defect of this program."""

    def __init__(self, file: str, position: int) -> None:
        text = "the compiled loops do not get any further here, which is a defect of them; read_events reads the log"
        super().__init__(text, file, position)


def sound_text(text: str) -> str:
    """Return text as Arrow can hold it: the name of a file may have bytes that are no text."""
    return text.encode("utf-8", "backslashreplace").decode()
