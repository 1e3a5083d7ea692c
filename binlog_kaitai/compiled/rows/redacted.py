"""Events that are carved without the values that must not be seen: another output gets them with others."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from binlog_kaitai._generated import layout
from binlog_kaitai.carving.output import Output, Place, stored_frame
from binlog_kaitai.carving.pieces import Piece, cut_again
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.log.frames import FormatDescription
from binlog_kaitai.redaction.events import Redactor

__all__ = ["RedactedOutput"]

_PIECE = layout.EventType.partial_row_data_event
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
    count: int
    form: FormatDescription
    position: int
    format: bytes
    """The format description before them."""


class RedactedOutput:
    """Writes events to another output without what must not be seen; has the methods of `LogOutput`.

    Args:
        output: the other.
        redactor: makes other events.
        file: the log, for messages.
    """

    def __init__(self, output: Output, redactor: Redactor, file: str) -> None:
        self._output, self._redactor = output, redactor
        self._decoder = EventDecoder(file)
        self._pieces: list[Piece] = []
        self._waiting: list[_Stretch] = []
        self._num_waiting = 0
        self._format = b""
        self._is_refused = False

    def take_from(self, carve: Callable[[Output], None]) -> None:
        """Have events written. Raises RedactionError where something cannot be redacted."""
        try:
            carve(self)
        except _RefusedError as refused:
            raise refused.problem from refused

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
            try:
                made = self._redacted(stretch)
            except RedactionError as problem:
                self._is_refused = True
                raise _RefusedError(problem) from problem
            self._output.format(stretch.format)
            self._output.events(memoryview(made), stretch.count, stretch.form, stretch.position)

    def _redacted(self, stretch: _Stretch) -> bytes:
        made, at = list[bytes](), 0
        while at < len(stretch.data):
            size = unpack_header(memoryview(stretch.data), at).event_size
            made += self._event(stretch.data[at : at + size], stretch.form, stretch.position + at)
            at += size
        return b"".join(made)

    def _event(self, data: bytes, form: FormatDescription, position: int) -> list[bytes]:
        """Return an event without what must not be seen; of a piece those that are whole with it."""
        frame = stored_frame(data, form, position)
        if frame.header.event_type != _PIECE:
            return [self._redactor(frame)]
        body = self._decoder.decode(frame).body
        assert isinstance(body, PartialRowDataEvent)
        self._pieces.append((frame, body))
        whole = self._decoder.joined()
        if whole is None:
            return []
        pieces, self._pieces = self._pieces, []
        return cut_again(pieces, self._redactor(whole))
