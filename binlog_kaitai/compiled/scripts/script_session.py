"""The session of a script, for the loops: what statements were run with, as Python has told once for each."""

from __future__ import annotations

from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.text_plan import Texts
from binlog_kaitai.compiled.records import C
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import QueryEvent
from binlog_kaitai.events.status_vars import places_of
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.sql.session import CASCADING, ROWS, Session, Settings, settings_of, settings_text
from binlog_kaitai.sql.statements import has_odd_names, is_ambiguous
from binlog_kaitai.sql.text import quoted_name

__all__ = ["LoopSession"]

_MICROSECONDS, _DIGITS = 1_000_000, 6
_TIME = "timestamp"
_SUPPRESS_USE = int(layout.EventFlag.suppress_use)
_MOST = 256
"""Sessions, and what statements were run with, that the loops know at the same time."""
_VARYING = frozenset(("microseconds", "mariadb_hrnow", "ddl_logged_with_xid", "mariadb_xid"))
"""Status variables that each statement has for itself; none but the time is a setting."""
_State = tuple[frozenset[tuple[str, str]], str | None, bool]


class _Known:
    """A session as a place between statements: settings, but for the time, and the default database."""

    def __init__(self, settings: Settings, database: str | None) -> None:
        self.settings, self.database = settings, database
        self.record = memory.slots(2 * r.Session.SLOTS)

    @property
    def address(self) -> int:
        """Return where the loops have it."""
        return memory.address(self.record)


class LoopSession:
    """Tells the loops of a script's session, and what they have made of it.

    Args:
        context: of the loops.
        session: that of the script.
        room: for the constant texts around a transaction.
        as_events: rows are events in BINLOG statements.
    """

    def __init__(self, context: Context, session: Session, room: int, *, as_events: bool = False) -> None:
        self._context, self._session, self._room, self._as_events = context, session, room, as_events
        context.record[C.trx_text.around] = room
        self._forget()

    def _forget(self) -> None:
        self._sessions: dict[_State, _Known] = {}
        self._by_address: dict[int, _Known] = {}
        self._keys: dict[tuple[tuple[bytes, ...], int, int, int], Integers] = {}
        self._changes: dict[tuple[int, int], Integers] = {}
        """By the addresses of what a statement was run with, and of the session before it."""
        self._kept: list[Any] = []
        """Memory of the loops."""
        self._context.record[C.script.keys] = 0

    def lend(self) -> None:
        """Tell the loops what the script has set."""
        if max(len(self._sessions), len(self._keys)) > _MOST:
            self._forget()
        record, session = self._context.record, self._session
        record[C.script.time] = _micros_of(session.timestamp)
        record[C.script.session] = self._known(session).address

    def take_back(self) -> None:
        """Note what the loops have set."""
        record, time = self._context.record, self._session.timestamp
        if not record[C.script.session]:
            return
        known = self._by_address[record[C.script.session]]
        if record[C.script.time] == s.NO_TIME:
            time = None
        elif record[C.script.time] != s.OTHER_TIME:
            seconds, micros = divmod(int(record[C.script.time]), _MICROSECONDS)
            time = f"{seconds}.{micros:0{_DIGITS}}" if micros else str(seconds)
        self._session.go_to(known.settings if time is None else {**known.settings, _TIME: time}, known.database)

    def _known(self, session: Session) -> _Known:
        """Return what the loops have of a session."""
        settings = {name: value for name, value in session.settings.items() if name != _TIME}
        state = frozenset(settings.items()), session.database, session.is_mariadb
        known = self._sessions.get(state)
        if known is None:
            known = self._sessions[state] = _Known(settings, session.database)
            self._by_address[known.address] = known
            for at, rows in ((0, ROWS), (r.Session.SLOTS, CASCADING)):
                before = [] if self._as_events else session.missing(rows)
                text = self._keep("".join(f"{line}\n" for line in before))
                record = self._context.record
                record[C.trx_text.around] = max(record[C.trx_text.around], self._room + text[1])
                after = session.copy()
                if self._as_events:
                    after.after_events()
                else:
                    after.note(rows)
                known.record[at + r.Session.rows], known.record[at + r.Session.rows_length] = text
                known.record[at + r.Session.after] = self._known(after).address
        return known

    def _keep(self, *texts: str) -> list[int]:
        kept = Texts(list(texts))
        self._kept.append(kept)
        return list(kept.slots)

    def learn(self, frame: Frame, body: QueryEvent) -> None:
        """Tell the loops what a statement was run with, and how the session becomes that; they may ask for it again."""
        try:
            named = dict(body.status_vars.items())
        except BinlogError:  # which is said where it is written
            return
        start, key = self._known(self._session), self._key(frame, body)
        if key is None or (memory.address(key), start.address) in self._changes:
            return
        settings = {name: text for name, text in settings_of(named, 0, form=frame.format).items() if name != _TIME}
        before, session = list[str](), self._session.copy()
        if not frame.header.flags & _SUPPRESS_USE:
            before += session.use(body.database, quoted_name(body.database))
        if "NAMES" in settings:
            before += session.want({"NAMES": settings["NAMES"]})
        changed = {name: text for name, text in settings.items() if session.settings.get(name) != text}
        slots = self._keep("".join(f"{line}\n" for line in before), settings_text(changed))
        session.note(settings)
        change = memory.record([key[r.Settings.changes], start.address, self._known(session).address, *slots])
        self._changes[memory.address(key), start.address] = change
        key[r.Settings.changes] = memory.address(change)

    def _key(self, frame: Frame, body: QueryEvent) -> Integers | None:
        """Return the record of what a statement was run with; None where that varies in too many places."""
        is_plain = frame.header.event_type == layout.EventType.query_event
        read = layout.read_query_event if is_plain else layout.read_query_compressed_event
        block = read(frame.buffer, frame.body_start, frame.body_end)[0].status_vars
        data, size, flags = block + body.database.encode(), len(body.database.encode()), frame.header.flags
        places = places_of(block, _VARYING)
        if len(places) > ra.ROOM_PLACES:
            return None
        ends = [0, *(at for place in places for at in place), len(data)]
        same = tuple(data[start:end] for start, end in zip(ends[::2], ends[1::2], strict=True))
        found = same, len(data), size, flags & _SUPPRESS_USE
        if found not in self._keys:
            kept = memory.constant(data)
            self._kept.append(kept)
            odd = ra.IS_AMBIGUOUS * is_ambiguous(body.status_vars) | ra.HAS_ODD_NAMES * has_odd_names(body.status_vars)
            record, about = self._context.record, (len(data), size, flags & _SUPPRESS_USE, odd)
            room = [0] * (r.Settings.SLOTS - r.Settings.places - len(ends) + 2)
            head = record[C.script.keys], memory.address(kept), *about, 0, len(places)
            key = memory.record([*head, *ends[1:-1], *room])
            self._keys[found] = key
            record[C.script.keys] = memory.address(key)
        return self._keys[found]


def _micros_of(time: str | None) -> int:
    """Return a time of a script in microseconds, or what it is where the loops do not write it."""
    if time is None:
        return s.NO_TIME
    seconds, _, fraction = time.partition(".")
    if not seconds.isdigit() or (fraction and len(fraction) != _DIGITS):
        return s.OTHER_TIME
    return int(seconds) * _MICROSECONDS + int(fraction or 0)
