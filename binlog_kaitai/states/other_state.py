"""The rows of a table compared with those of another state of it, such as a dump of the same moment has."""

from __future__ import annotations

from dataclasses import field

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.rows.images import Image
from binlog_kaitai.states.kept_rows import as_dumped, is_single
from binlog_kaitai.states.row_store import Key, StoredRow
from binlog_kaitai.states.table_state import TableState

__all__ = ["Differing", "OtherState"]

Images = tuple[Image | None, Image | None]
"""A row in each state; None where one has none."""


@dataclass(slots=True)
class Differing:
    """What two states differ in, by numbers of rows."""

    same: int = 0
    changed: int = 0
    only_here: int = 0
    only_there: int = 0
    unknown: int = 0
    """Rows of which one state does not know all columns, or that it cannot know."""
    shown: list[tuple[Key, Images]] = field(default_factory=list)
    """The first that differ, in the order of their keys."""

    @property
    def count(self) -> int:
        """Return how many rows differ."""
        return self.changed + self.only_here + self.only_there


class OtherState:
    """Compares a state with another one, of which it takes the rows away.

    Args:
        here: the state that logs tell.
        there: the other one, with the same definition.
        most: how many rows are kept that differ.
    """

    def __init__(self, here: TableState, there: TableState, most: int) -> None:
        self._here, self._there, self._most = here, there, most
        self.found = Differing()

    def compare(self) -> Differing:
        """Return in what they differ."""
        found = self.found
        for row in self._here.stored():
            for _ in range(row.count):
                self._compare(row, self._there.take_same(row))
        left = 0
        for row in self._there.stored():
            if not self._here.is_complete:
                found.unknown += row.count
                continue
            found.only_there += row.count
            for _ in range(min(row.count, self._most - left)):
                found.shown.append((row.key, (None, row.image)))
                left += 1
        found.shown = _first(found.shown, self._most)
        return found

    def _compare(self, row: StoredRow, other: StoredRow | None) -> None:
        found = self.found
        if not self._here.is_known(row) or row.image is None:
            found.unknown += 1
        elif other is None or other.image is None:
            found.only_here += 1
            self._show(row.key, (row.image, None))
        elif self._is_same(row.image, other.image):
            found.same += 1
        else:
            found.changed += 1
            self._show(row.key, (row.image, self._as_stored(row.image, other.image)))

    def _show(self, key: Key, images: Images) -> None:
        if len(self.found.shown) < self._most:
            self.found.shown.append((key, images))

    def _is_same(self, image: Image, other: Image) -> bool:
        """Return whether the columns are equal that both have."""
        if image == other:
            return True
        stored = self._as_stored(image, other)
        return all(value == stored[name] for name, value in image.items() if name in stored)

    def _as_stored(self, image: Image, other: Image) -> Image:
        """Return a row of a dump with the FLOATs of the log that dumps have with six digits."""
        definition = self._there.definition
        assert definition is not None
        singles = [column.name for column in definition.columns if is_single(column)]
        same = {name: image[name] for name in singles if name in image and other.get(name) == as_dumped(image[name])}
        return {**other, **same} if same else other


def _first(shown: list[tuple[Key, Images]], most: int) -> list[tuple[Key, Images]]:
    try:
        return sorted(shown, key=lambda row: row[0])[:most]
    except TypeError:  # values without an order
        return sorted(shown, key=lambda row: repr(row[0]))[:most]
