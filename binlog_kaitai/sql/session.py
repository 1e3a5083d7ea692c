"""The settings of the session that replays a script: what statements need, and how it changes on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.events.model import release_of
from binlog_kaitai.log.frames import FormatDescription
from binlog_kaitai.sql.text import quoted
from binlog_kaitai.values.charset import charset_name

__all__ = [
    "CASCADING",
    "LOOSE_MODE",
    "MORE",
    "NOT_CASCADING",
    "NOT_CONSTRAINED",
    "ROWS",
    "SET",
    "STRICT_MODE",
    "Session",
    "Settings",
    "settings_of",
    "settings_text",
]

_Flag = layout.QueryFlag2
LOOSE_MODE = "'NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES'"
"""What rows need whose values strict modes refuse; zero dates are valid without NO_ZERO_DATE."""
STRICT_MODE = "'NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,STRICT_ALL_TABLES'"

SET, MORE = "SET SESSION {settings};", ", "
"""A statement that sets variables, and what stands between two of its assignments."""
Settings = Mapping[str, str]
"""Assignments by variable, as SQL."""

ROWS: Settings = {
    "NAMES": "utf8mb4",
    "time_zone": "'+00:00'",
    "sql_mode": STRICT_MODE,
    "foreign_key_checks": "0",
    "unique_checks": "0",
    "sql_auto_is_null": "0",
    "check_constraint_checks": "1",
}
"""What the literals of rows depend on."""
CASCADING: Settings = {**ROWS, "foreign_key_checks": "1"}
"""The same for rows whose server has not logged what their foreign keys did to other tables: these do it again."""
NOT_CASCADING = int(layout.RowsFlag.no_foreign_key_checks | layout.RowsFlag.use_sql_foreign_key)
"""Flags of rows events of which that is not so."""
NOT_CONSTRAINED = int(layout.RowsFlag.no_check_constraint_checks)
"""Flag of rows events that need `check_constraint_checks` to be off; other servers have no such variable."""
_USE_DEFAULT = "DEFAULT"
_OF_DATABASE = "collation_database"
"""A variable that becomes that of the database when one is made the default."""

_USUAL: Settings = {
    "explicit_defaults_for_timestamp": "1",
    "default_collation_for_utf8mb4": "255",
    "sql_require_primary_key": "0",
    "default_table_encryption": "0",
    "check_constraint_checks": "1",
    "sql_if_exists": "0",
    "system_versioning_insert_history": "0",
    _OF_DATABASE: _USE_DEFAULT,
}
"""Of a new session; statements that need another value are rare, and setting it takes a privilege, or a server that has
the variable."""
_ABSENT: dict[str, Settings] = {
    "auto_increment": {"auto_increment_increment": "1", "auto_increment_offset": "1"},
    "lc_time_names": {"lc_time_names": "0"},
    "charset_database": {_OF_DATABASE: _USE_DEFAULT},
}
"""By status variable: what it means that a statement lacks it."""

_SET_BY_EVENTS = frozenset(("timestamp", "foreign_key_checks", "unique_checks", "sql_mode"))
_SET_BY_EVENTS_OF_MARIADB = frozenset(("check_constraint_checks",))
"""Variables of a session that a server may change where it runs events (`Rows_log_event::do_apply_event`)."""


class Session:
    """Remembers the settings that the script has made so far."""

    def __init__(self) -> None:
        self._now: dict[str, str] = dict(_USUAL)
        self._database: str | None = None
        self._last: Settings | None = None
        self.is_mariadb = False
        """The log at hand is MariaDB's."""

    def copy(self) -> Session:
        """Return another one that has come as far."""
        other = Session()
        other.go_to(self.settings, self._database)
        other.is_mariadb = self.is_mariadb
        return other

    def go_to(self, settings: Settings, database: str | None) -> None:
        """Note that all settings and the default database are these."""
        self._now, self._database, self._last = dict(settings), database, None

    @property
    def settings(self) -> Settings:
        """Return what the script has set so far."""
        return self._now

    @property
    def database(self) -> str | None:
        """Return the default database, where the script has set it."""
        return self._database

    def has(self, settings: Settings) -> bool:
        """Return whether these are the settings that were wanted last."""
        return settings is self._last

    def want(self, settings: Settings) -> Iterator[str]:
        """Yield the statements that make the settings as they are wanted."""
        changed = self._changed(settings)
        self._now |= changed
        yield from _assignments(changed)
        self._last = settings

    def missing(self, settings: Settings) -> list[str]:
        """Return the statements that `want` would yield."""
        return list(_assignments(self._changed(settings)))

    def note(self, settings: Settings) -> None:
        """Note that the settings were made."""
        self._now |= settings

    def after_events(self) -> None:
        """Note that rows were run as events, which set what they need."""
        set_by_events = _SET_BY_EVENTS | (_SET_BY_EVENTS_OF_MARIADB if self.is_mariadb else frozenset())
        self._now = {name: value for name, value in self._now.items() if name not in set_by_events}
        self._last = None

    @property
    def timestamp(self) -> str | None:
        """Return the time that statements take for now, where the script has set it."""
        return self._now.get("timestamp")

    def _changed(self, settings: Settings) -> dict[str, str]:
        return {name: value for name, value in settings.items() if self._now.get(name) != value}

    def use(self, database: str, name: str) -> Iterator[str]:
        """Yield the statement that makes a database the default one; `name` is its identifier."""
        if database and database != self._database:
            self._database = database
            self._now[_OF_DATABASE] = _USE_DEFAULT
            yield f"USE {name};"


def _assignments(changed: dict[str, str]) -> Iterator[str]:
    """Yield the statements that set variables."""
    names = changed.pop("NAMES", None)
    if names is not None:
        yield f"SET NAMES {names};" if "=" not in names else SET.format(settings=names)
    if changed:
        yield SET.format(settings=settings_text(changed))


def settings_text(changed: Settings) -> str:
    """Return assignments in the form of a statement."""
    return MORE.join(f"{name} = {value}" for name, value in changed.items())


def settings_of(
    variables: Mapping[str, object], timestamp: int, *, form: FormatDescription | None = None, thread: int | None = None
) -> Settings:
    """Return the settings that a statement was run with, as far as the log has them, or lacks them for being the usual
    ones.

    Args:
        variables: the status variables of its event.
        timestamp: when it ran, in seconds since 1970-01-01 UTC.
        form: the format of its log.
        thread: the connection that ran it, where it depends on that.
    """
    known = dict(variables.items())
    micros = known.get("microseconds", known.get("mariadb_hrnow"))
    fraction = f".{micros:06d}" if isinstance(micros, int) and micros else ""
    settings = {"timestamp": f"{timestamp}{fraction}"}
    for name, usual in _ABSENT.items():
        if name not in known:
            settings |= usual
    for name, value in known.items():
        make = _SETTINGS.get(name)
        if make is not None:
            before = _last.get(name)
            if before is None or before[0] is not value:
                before = _last[name] = value, make(value)
            settings |= before[1]
    bits = known.get("flags2")
    if isinstance(bits, int) and form is not None and _tells_defaults(form.server_version):
        settings["explicit_defaults_for_timestamp"] = str(int(bool(bits & _Flag.explicit_def_timestamp)))
    if thread is not None:
        settings["pseudo_thread_id"] = str(thread)
    return settings


@cache
def _tells_defaults(server_version: str) -> bool:
    """Return whether each statement tells what `explicit_defaults_for_timestamp` was."""
    return "mariadb" in server_version.lower() and release_of(server_version) >= _TELLS_DEFAULTS


def _flags(bits: Any) -> Settings:
    return {
        "foreign_key_checks": str(int(not bits & _Flag.no_foreign_key_checks)),
        "unique_checks": str(int(not bits & _Flag.relaxed_unique_checks)),
        "sql_auto_is_null": str(int(bool(bits & _Flag.auto_is_null))),
        "check_constraint_checks": str(int(not bits & _Flag.no_check_constraint_checks)),
        "sql_if_exists": str(int(bool(bits & _Flag.if_exists))),
        "system_versioning_insert_history": str(int(bool(bits & _Flag.insert_history))),
    }


def _charset(ids: Any) -> Settings:
    client = charset_name(ids["character_set_client"]) or ids["character_set_client"]
    collations = [f"{name} = {ids[name]}" for name in ("collation_connection", "collation_server")]
    return {"NAMES": ", ".join([f"character_set_client = {client}", *collations])}


def _auto_increment(steps: Any) -> Settings:
    return {"auto_increment_increment": str(steps["increment"]), "auto_increment_offset": str(steps["offset"])}


_last: dict[str, tuple[object, Settings]] = {}
"""By status variable: its last value, which statements of a session share, and the settings that it means."""
_TELLS_DEFAULTS = (10, 10)
"""The first release of MariaDB of which sessions have such a setting, in all of its versions."""
_HALF = 32
"""Bits of half a number of 64."""


def _number(name: str) -> Callable[[Any], Settings]:
    return lambda value: {name: str(int(value))}


_SETTINGS: dict[str, Callable[[Any], Settings]] = {
    "flags2": _flags,
    "sql_mode": lambda halves: {"sql_mode": str(halves["low"] | halves["high"] << _HALF)},
    "charset": _charset,
    "auto_increment": _auto_increment,
    "time_zone": lambda value: {"time_zone": quoted(str(value))},
    "lc_time_names": _number("lc_time_names"),
    "charset_database": _number("collation_database"),
    "explicit_defaults_for_timestamp": _number("explicit_defaults_for_timestamp"),
    "default_collation_for_utf8mb4": _number("default_collation_for_utf8mb4"),
    "sql_require_primary_key": _number("sql_require_primary_key"),
    "default_table_encryption": _number("default_table_encryption"),
}
"""By status variable."""
