"""Events that are carved without the values that must not be seen: another output gets them with others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from binlog_kaitai.carving.output import Output, Place
from binlog_kaitai.compiled.listings.carved import LogCarver, Unit
from binlog_kaitai.compiled.listings.redacting import Redacting
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.rows.table import Table

__all__ = ["RedactedOutput"]

_MOST_WAITING = 64 << 20
"""Bytes of a transaction that wait until it is known whether it is wanted."""


class _RefusedError(Exception):
    """Something cannot be redacted, so that nothing more is read."""

    def __init__(self, problem: RedactionError) -> None:
        super().__init__(problem.message)
        self.problem = problem


class _Stretch(NamedTuple):
    """Events that follow one another."""

    data: bytes
    num_events: int
    form: FormatDescription
    position: int
    format: bytes
    """The format description before them."""


class RedactedOutput:
    """Writes events to another output without what must not be seen; has the methods of `LogOutput`.

    Args:
        output: the other.
        redacting: makes other events.
    """

    def __init__(self, output: Output, redacting: Redacting) -> None:
        self._output, self._redacting = output, redacting
        self._waiting: list[_Stretch] = []
        self._num_waiting = 0
        self._format = b""
        self._is_refused = False

    def take_from(self, carver: LogCarver, *, unit: Unit = "transaction", whole: bool = False) -> None:
        """Have events written. Raises BinlogError at damage, and where something cannot be redacted; see
        `LogCarver.carve_to`."""
        try:
            carver.carve_to(self, unit=unit, whole=whole, met=self._meet if unit == "event" else _pass_by)
        except _RefusedError as refused:
            raise refused.problem from refused

    def _meet(self, frame: Frame, table: Table) -> None:
        """See a table, whether anything of it is written or not."""
        with self._refusing():
            self._redacting.meet(frame, table)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Around what may not be redacted: nothing more is read, also where damage would be passed by."""
        refused, self._is_refused = self._is_refused, True
        try:
            yield
        except RedactionError as problem:
            raise _RefusedError(problem) from problem
        self._is_refused = refused

    def format(self, event: bytes) -> None:
        """Have a format description be in force."""
        self._format = event

    def events(self, data: memoryview, count: int, form: FormatDescription, position: int) -> None:
        """Write events that follow one another, from a position of their log on, once it is known that they stay."""
        self._waiting.append(_Stretch(bytes(data), count, form, position, self._format))
        self._num_waiting += len(data)
        if self._num_waiting > _MOST_WAITING:
            self._write()

    def place(self) -> Place:
        """Return where the output is: what was written stays."""
        self._write()
        return self._output.place()

    def back_to(self, place: Place) -> None:
        """Take back what was written since."""
        self._waiting, self._num_waiting = [], 0
        self._output.back_to(place)

    def _write(self) -> None:
        waiting, self._waiting, self._num_waiting = self._waiting, [], 0
        for stretch in () if self._is_refused else waiting:
            with self._refusing():
                made = self._redacting.redacted(stretch.data, stretch.form, stretch.position)
            self._output.format(stretch.format)
            self._output.events(memoryview(made), stretch.num_events, stretch.form, stretch.position)


def _pass_by(frame: Frame, table: Table) -> None:
    """Do nothing: of transactions only those count that are written."""
