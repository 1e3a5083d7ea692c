"""The users that statements name as their invokers, which the loops and Python share."""

from __future__ import annotations

from collections.abc import Callable, Collection

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C

__all__ = ["UserList"]

_ROOM = 1 << 6


class UserList:
    """The list that the walk adds to; a transaction has the number of its user in it, plus 1.

    Args:
        record: of the context.
        run: lets the loops work.
        asked: users of which one must have a part in a transaction; empty for all.
    """

    def __init__(self, record: Integers, run: Callable[[int], int], asked: Collection[str]) -> None:
        self._record, self._run = record, run
        self._names: list[str] = []
        """Those that were looked up."""
        self._known = [memory.constant(name.encode("utf-8", "surrogatepass")) for name in sorted(asked)]
        self._asked_users = memory.records(max(len(asked), 1), r.AskedUser.SLOTS)
        for user, text in zip(self._asked_users, self._known, strict=False):
            user[r.AskedUser.text], user[r.AskedUser.length] = memory.address(text), len(text) - s.SLACK
        record[C.users.asked], record[C.users.num_asked] = memory.address(self._asked_users), len(asked)
        self._texts: list[memory.Bytes] = []
        self._users = memory.records(_ROOM, r.User.SLOTS)
        self._enter()

    def _enter(self) -> None:
        """Have room for new users; the texts of the others stay where they are."""
        record, size = self._record, len(self._users)
        self._texts.append(memory.text_room(size * s.USER_ROOM))
        record[C.users.list], record[C.users.room] = memory.address(self._users), size
        record[C.users.texts], record[C.users.used] = memory.address(self._texts[-1]), 0
        record[C.users.texts_room] = size * s.USER_ROOM

    def _grow(self) -> None:
        old, self._users = self._users, memory.records(2 * len(self._users), r.User.SLOTS)
        self._users.slots[: len(old.slots)] = old.slots
        self._enter()

    def names(self) -> list[str]:
        """Return all that were met, in order."""
        for number in range(len(self._names), int(self._record[C.users.num])):
            self._names.append(self._text(number))
        return self._names

    def _text(self, number: int) -> str:
        user = self._users[number]
        for room in self._texts:
            start = int(user[r.User.text]) - memory.address(room)
            if 0 <= start < len(room):
                return room[start : start + int(user[r.User.length])].tobytes().decode("utf-8", "replace")
        raise LookupError(number)

    def name(self, number: int) -> str | None:
        """Return the user of a transaction, by the number that it has; None for 0."""
        return self.names()[number - 1] if number else None

    def number(self, name: str | None) -> int:
        """Return the number that a transaction of a user has, a new one where nobody has named the user before."""
        if name is None:
            return 0
        names = self.names()
        if name not in names:
            self._add(name)
        return names.index(name) + 1

    def _add(self, name: str) -> None:
        record, data = self._record, name.encode("utf-8", "surrogatepass")[: s.USER_ROOM]
        if record[C.users.num] == len(self._users) or record[C.users.used] + len(data) > record[C.users.texts_room]:
            self._grow()
        text = memory.constant(data)
        record[C.followed.text], record[C.followed.length] = memory.address(text), len(data)
        self._run(s.ADD_USER)
        self._names.append(name)
