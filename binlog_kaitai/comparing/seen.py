"""What is seen of the transactions of an archive, where they are compared with those of another one."""

from __future__ import annotations

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.named import NamedTuple

__all__ = ["SeenTransaction", "SeenTransactions"]


class SeenTransaction(NamedTuple):
    """One transaction, or one standalone statement."""

    gtid: str
    """Its text; empty where the log has none."""
    digest: int | None
    """The same number for the same rows in any order and the same statements; None where the loops have none."""
    outcome: str
    by_keys: int
    """The same number, of rows of which only the key counts before a change, where keys are known."""
    wide: int
    """Events of such rows that have more than the key before a change."""
    rows: int
    position: int
    """Offset in bytes of its first event."""
    end: int
    """Offset in bytes after its last event."""
    time: int
    """When its first statement began, in seconds since 1970-01-01 UTC."""
    server_id: int


@dataclass(slots=True)
class SeenTransactions:
    """Transactions of one log that follow each other, as columns: the fields of `SeenTransaction`."""

    gtids: list[str]
    digests: list[int | None]
    outcomes: list[str]
    by_keys: list[int]
    wide: list[int]
    others: tuple[list[int], ...]

    def __len__(self) -> int:
        return len(self.gtids)

    def __getitem__(self, index: int) -> SeenTransaction:
        """Return one of them."""
        others = (column[index] for column in self.others)
        by = self.by_keys[index], self.wide[index]
        return SeenTransaction(self.gtids[index], self.digests[index], self.outcomes[index], *by, *others)

    def some(self, start: int, stop: int) -> SeenTransactions:
        """Return those from one index up to another; of `others`, which are not copied, there are none."""
        part = slice(start, stop)
        by = self.by_keys[part], self.wide[part]
        return SeenTransactions(self.gtids[part], self.digests[part], self.outcomes[part], *by, ())

    @classmethod
    def of(cls, seen: SeenTransaction) -> SeenTransactions:
        """Return one as columns."""
        gtid, digest, outcome, by_keys, wide, *others = seen
        return cls([gtid], [digest], [outcome], [by_keys], [wide], tuple([value] for value in others))
