"""The names of the tables whose rows are counted, by which the loops know a table whatever its definition is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.plans.text_plan import encoded

__all__ = ["TableNames"]


class TableNames:
    """A record for each name, with a text that lines have of it.

    Args:
        shown: returns that text.
    """

    def __init__(self, shown: Callable[[str], str] = lambda name: "") -> None:
        self._shown = shown
        self.names: list[str] = []
        """All that were met, in order."""
        self.keyless: set[str] = set()
        """Those of which a definition says that they have no primary key."""
        self._addresses: dict[str, int] = {}
        self._known: dict[int, tuple[str, Integers, memory.Bytes, memory.Bytes]] = {}

    def address(self, name: str) -> int:
        """Return where the record of a name is, ``database.table``."""
        found = self._addresses.get(name)
        if found is None:
            text, shown = name.encode("utf-8", "surrogatepass"), encoded(self._shown(name))
            record, kept = memory.slots(r.TableName.SLOTS), (memory.constant(text), memory.constant(shown))
            record[r.TableName.text], record[r.TableName.length] = memory.address(kept[0]), len(text)
            record[r.TableName.shown], record[r.TableName.len_shown] = memory.address(kept[1]), len(shown)
            record[r.TableName.number] = len(self.names)
            self.names.append(name)
            found = self._addresses[name] = memory.address(record)
            self._known[found] = name, record, *kept
        return found

    def name(self, address: int) -> str | None:
        """Return the name whose record is at an address; None for 0."""
        return self._known[address][0] if address else None

    def records(self) -> Iterator[tuple[str, Integers]]:
        """Yield all names with their records."""
        for name, record, *_ in self._known.values():
            yield name, record
