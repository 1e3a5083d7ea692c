"""What a sink is: it makes something of the rows that a `RowFeed` has decoded, in the place of some of its answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import field
from enum import Enum, auto
from typing import Any, Generic, Literal, Protocol, TypeVar

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.row_change import RowsPlace
from binlog_kaitai.compiled.walk.work import Sign
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.rows.table import Table

__all__ = ["Answers", "Do", "FoundRows", "Kind", "See", "Sink", "Traits", "When", "quietly"]

P = TypeVar("P")
Do = Callable[[Integers], Iterator[P]]
"""Does what a work item needs; yields pieces of output."""
See = Callable[[Integers], object]
"""Does the same, and makes no output."""
Kind = int | type | Sign
"""Of a work item: SAID, MEMBER, or that of an event with rows; the type of its `Work`, or the `Sign`."""


def quietly(see: See) -> Do[Any]:
    """Return what does as `see` does, and yields nothing."""

    def do(item: Integers) -> Iterator[Any]:
        see(item)
        yield from ()

    return do


class When(Enum):
    """What is at its end when a sink delivers."""

    PIECE = auto()
    """The work items of a piece of the log; what does not wait for more is delivered."""
    STREAM = auto()
    """What a stream has just now; what is complete is delivered."""
    TABLES = auto()
    """The records of tables, which may be forgotten; nothing may wait in them."""
    LOG = auto()
    """All; everything is delivered."""


@dataclass(frozen=True, slots=True)
class Traits:
    """What the walk has to know of a sink."""

    waits: Literal["always", "where chosen", "never"] = "always"
    """Rows wait until it is known what becomes of their transaction; or only where something is chosen."""
    refusals: tuple[type[BinlogError], ...] = ()
    """Errors that are no damage, which end the walk in permissive mode, too."""
    ends_in_place: bool = False
    """Where a row cannot be taken, the events after it are not looked at: else those of its transaction are."""
    follows_events: bool = False
    """What is made of a transaction also tells of the events in it, up to one that cannot be taken."""
    only_chooses: bool = False
    """It only says what is wanted: lost rows do not end the walk, and the loops may take statements."""


class FoundRows(NamedTuple):
    """The rows of an event that Python decodes, as far as they are wanted."""

    frame: Frame
    body: RowsEvent
    table: Table | None
    """None where nothing describes it, which its rows raise."""
    number: int
    """Of its transaction, among those of the walk."""
    first: int
    """The first row that the loops have not taken."""
    place: RowsPlace


@dataclass(slots=True)
class Answers(Generic[P]):
    """What a `RowFeed` does. A sink puts its own in the place of what is common, or around it."""

    decode: Callable[[int], Iterator[P]]
    """Takes the work items up to one. Raises UnsoundError."""
    settle: Callable[[], None]
    """Makes all values that wait for Python, and notes how far that is. Raises UnsoundError."""
    place: Callable[[Frame], RowsPlace]
    """Returns the place of the rows event at hand."""
    num_rows: Callable[[Frame, Event], int]
    """Returns how many rows of an event count, whether they fit or not."""
    to_loops: dict[int, Do[P]] = field(default_factory=dict)
    """By the answer of the loops, which go on after it."""
    of_kinds: dict[Kind, Do[P]] = field(default_factory=dict)
    """By the kind of a work item that is Python's."""
    said: Callable[[Integers, str], None] = lambda item, text: None
    """Takes the statement of the rows that follow a work item."""
    cut: Callable[[int], None] = lambda number: None
    """Sees that nothing more is taken of a transaction, the one with this number among those of the walk, and forgets
    what was taken since all was settled."""
    others: Callable[[Frame, Event, RowsEvent | None, int], None] | None = None
    """Sees an event with rows that are not wanted, which is given with those that are, and the number of its
    transaction. None: only those of wanted events are looked at."""


class Sink(Protocol[P]):
    """Makes something of rows; see `Answers` for what else it may take."""

    def register(self, answers: Answers[P]) -> None:
        """Put its own answers in; called once."""

    def rows(self, found: FoundRows) -> Iterable[P]:
        """Take rows that Python decodes. Raises BinlogError, UnsoundError."""

    def deliver(self, when: When) -> Iterable[P]:
        """Deliver what waits."""
