"""What transactions did, read anew where numbers do not tell that it is the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from itertools import zip_longest
from typing import Protocol

from binlog_kaitai.changes.row_change import OnStatement, RowChange, Transaction
from binlog_kaitai.changes.signals import completes_xa, signal_of
from binlog_kaitai.changes.transactions import IS_OPEN, OUTCOMES, STATEMENT
from binlog_kaitai.comparing.matching import Pair
from binlog_kaitai.comparing.rows import RowPair, different_rows
from binlog_kaitai.comparing.side import Found
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, QueryEvent
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent
from binlog_kaitai.named import NamedTuple

__all__ = ["Compared", "ReadPart", "Statement", "compared"]

_NEAR = 1 << 16
"""Bytes between two transactions up to which the log is read on from one to the other."""
_CUT = OUTCOMES[IS_OPEN]


class Statement(NamedTuple):
    """A statement; its position is ignored."""

    database: str
    text: str


class ReadPart(Protocol):
    """Reads a part of a log of an archive."""

    def __call__(self, log: int, start: int, stop: int, note: OnStatement) -> Iterator[RowChange]:
        """Return the changes of the transactions from one position to another; `note` is told of statements, perhaps of
        one again. Raises BinlogError."""


@dataclass(slots=True)
class Compared:
    """In what two transactions differ."""

    rows: list[RowPair] = field(default_factory=list)
    statements: list[tuple[Statement | None, Statement | None]] = field(default_factory=list)
    outcomes: tuple[str, str] | None = None
    """How they ended, where that differs."""
    is_damaged: bool = False
    """One of them cannot be read."""

    def __bool__(self) -> bool:
        return bool(self.rows or self.statements or self.outcomes)

    @property
    def is_cut(self) -> bool:
        """Whether one of them is cut off by the end of its log."""
        return self.outcomes is not None and _CUT in self.outcomes

    @property
    def is_unclear(self) -> bool:
        """Whether nothing can be said: one is damaged, or one log has statements where the other has rows, as where
        `binlog_format` differs."""
        rows, statements = (_only_in(pairs) for pairs in (self.rows, self.statements))
        return self.is_damaged or (self.outcomes is None and {rows, statements} == {"a", "b"})


def _only_in(pairs: Sequence[tuple[object | None, object | None]]) -> str | None:
    """Return which archive alone has all of some, None where that is neither."""
    if not pairs:
        return None
    if all(other is None for _, other in pairs):
        return "a"
    return "b" if all(one is None for one, _ in pairs) else None


def compared(pairs: Sequence[Pair], read_a: ReadPart, read_b: ReadPart) -> Iterator[tuple[Pair, Compared]]:
    """Yield pairs of transactions, which are in the order of the first archive, with what they differ in."""
    reads = read_a, read_b
    for part in _parts(pairs):
        try:
            found = _of_part(part, reads)
        except BinlogError:  # which was told when the log was read
            found = [_of_one(pair, reads) for pair in part]
        yield from zip(part, found, strict=True)


def _of_one(pair: Pair, reads: tuple[ReadPart, ReadPart]) -> Compared:
    try:
        return _of_part([pair], reads)[0]
    except BinlogError:
        return Compared(is_damaged=True)


def _of_part(part: Sequence[Pair], reads: tuple[ReadPart, ReadPart]) -> list[Compared]:
    """Return in what pairs that follow one another differ. Raises BinlogError."""
    a, b = (_Part(read, found) for read, found in zip(reads, zip(*part, strict=True), strict=True))
    rows = [different_rows(a.rows(one), b.rows(other)) for one, other in part]
    a.finish()
    b.finish()
    return [
        Compared(
            different,
            [pair for pair in zip_longest(a.statements(one), b.statements(other)) if pair[0] != pair[1]],
            None if one.seen.outcome == other.seen.outcome else (one.seen.outcome, other.seen.outcome),
        )
        for (one, other), different in zip(part, rows, strict=True)
    ]


def _parts(pairs: Sequence[Pair]) -> Iterator[list[Pair]]:
    """Yield pairs that follow one another closely in both archives, so that each is read once."""
    part: list[Pair] = []
    for pair in pairs:
        if part and not all(_follows(*two) for two in zip(part[-1], pair, strict=True)):
            yield part
            part = []
        part.append(pair)
    if part:
        yield part


def _follows(before: Found, after: Found) -> bool:
    return before.log == after.log and 0 <= after.seen.position - before.seen.end <= _NEAR


class _Part:
    """Transactions of one log that follow one another.

    Args:
        read: reads a part of the log.
        found: the transactions, in their order.
    """

    def __init__(self, read: ReadPart, found: Sequence[Found]) -> None:
        self._wanted = {one.seen.position for one in found}
        self._statements: dict[int, dict[tuple[int, int], Statement]] = {}
        self._changes = read(found[0].log, found[0].seen.position, found[-1].seen.end, self._note)
        self._next = next(self._changes, None)

    def _note(self, event: Event, transaction: Transaction, wanted: bool) -> None:
        body, begin = event.body, transaction.begin_position
        if not wanted or begin is None or begin not in self._wanted:
            return
        if isinstance(body, QueryEvent) and (signal_of(event) == STATEMENT or completes_xa(event)):
            made = Statement(body.database, body.query)
        elif isinstance(body, ExecuteLoadQueryEvent):  # a replica has the file under another name
            text = body.query.encode()
            parts = text[: body.file_name_start], text[body.file_name_end :]
            made = Statement(body.database, "...".join(part.decode(errors="replace") for part in parts))
        else:
            return
        self._statements.setdefault(begin, {})[event.position, event.payload_offset or 0] = made

    def rows(self, found: Found) -> Iterator[RowChange]:
        """Yield the changes of a transaction."""
        position = found.seen.position
        while (change := self._next) is not None and (change.transaction.begin_position or 0) <= position:
            self._next = next(self._changes, None)
            if change.transaction.begin_position == position:
                yield change

    def finish(self) -> None:
        """Read to the end."""
        for _ in self._changes:
            pass

    def statements(self, found: Found) -> list[Statement]:
        """Return the statements of a transaction, once all was read."""
        return list(self._statements.get(found.seen.position, {}).values())
