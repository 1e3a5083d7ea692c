"""Times on the command line: the zone that they are in, and the ways in which they may be written."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import click

from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.cli.options.groups import SHOWN, option_in
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.regex import regex

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

__all__ = ["UTC_ZONE", "Moment", "MomentType", "Zone", "timezone_option"]

_DATE = r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"
_CLOCK = r"(?P<hour>\d{1,2}):(?P<minute>\d{1,2})(?::(?P<second>\d{1,2})(?P<fraction>\.\d{1,6})?)?"
_SPACED = regex(rf"{_DATE}(?:[ T]+{_CLOCK})?")
"""As MySQL reads it: digits may be left out, 2026-1-5 8:05."""
_COMPACT = {14: "%Y%m%d%H%M%S", 12: "%y%m%d%H%M%S", 8: "%Y%m%d"}
"""By the number of digits."""
_EPOCH = regex(r"@?(\d{9,11}(?:\.\d{1,6})?)|@(\d{1,11})")
_EXAMPLES = "2026-11-20 08:15:30, 2026-11-20T08:15:30+02:00, 20261120081530 or 1795162530 (seconds since 1970)"

Moment = datetime | float
"""What a user wrote: a time in the zone that is in force, or seconds since 1970-01-01 UTC."""


@dataclass(frozen=True, slots=True)
class Zone:
    """The zone in which times are read and shown."""

    name: str
    """As it was given."""
    info: tzinfo | None
    """None: the zone of this machine, whose offset is not the same all year."""

    @property
    def is_utc(self) -> bool:
        """Whether times are shown as everywhere else."""
        return self.info is UTC

    def seconds(self, moment: Moment, *, is_end: bool = False) -> float:
        """Return seconds since 1970-01-01 UTC.

        A time that a clock shows twice is the first of the two; the second, at the end of a range.
        """
        if isinstance(moment, float):
            return moment
        if self.info is not None:
            moment = moment.replace(tzinfo=self.info)
        return moment.replace(fold=int(is_end)).timestamp()

    def text(self, seconds: int | None) -> str:
        """Return seconds since 1970-01-01 UTC as ``2026-11-20T08:15:30+01:00``, or with a Z in UTC."""
        if seconds is None or self.is_utc:
            return iso_time(seconds) or "?"
        return _text(self, seconds)


@lru_cache(maxsize=4096)
def _text(zone: Zone, seconds: int) -> str:
    moment = datetime.fromtimestamp(seconds, UTC)
    return moment.astimezone(zone.info).isoformat()


UTC_ZONE = Zone("UTC", UTC)


class MomentType(click.ParamType[Moment]):
    """A time; without an offset it is in the zone of --timezone."""

    name = "datetime"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Moment:
        try:
            moment = _parse(str(value).strip())
        except (ValueError, OverflowError):
            self.fail(f"{value!r} is not a time such as {_EXAMPLES}", param, ctx)
        return moment.timestamp() if isinstance(moment, datetime) and moment.tzinfo else moment


def _parse(text: str) -> Moment:
    if text.isdigit() and len(text) in _COMPACT:
        return datetime.strptime(text, _COMPACT[len(text)])
    if match := _EPOCH.fullmatch(text):
        return float(match[1] or match[2])
    if match := _SPACED.fullmatch(text):
        parts = match.groupdict()
        fraction = timedelta(seconds=float(parts.pop("fraction") or 0))
        return datetime(**{name: int(number or 0) for name, number in parts.items()}) + fraction  # type: ignore[arg-type]
    return datetime.fromisoformat(text)


class _ZoneType(click.ParamType[Zone]):
    """A zone by its name in the IANA database, ``local``, ``UTC``, or an offset."""

    name = "timezone"
    _OFFSET = regex(r"([+-])(\d{1,2}):?(\d{2})")

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from zoneinfo import available_timezones  # slow, and seldom needed

        from click.shell_completion import CompletionItem

        names = ["local", *sorted(available_timezones())]
        return [CompletionItem(name) for name in names if name.lower().startswith(incomplete.lower())]

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Zone:
        if isinstance(value, Zone):
            return value
        name = str(value)
        if name.lower() in ("utc", "z"):
            return UTC_ZONE
        if name.lower() in ("local", "system"):
            return Zone("local", None)
        if match := self._OFFSET.fullmatch(name):
            minutes = int(match[2]) * 60 + int(match[3])
            if minutes < 24 * 60:
                return Zone(name, timezone(timedelta(minutes=-minutes if match[1] == "-" else minutes)))
        from zoneinfo import ZoneInfo  # likewise

        try:
            return Zone(name, ZoneInfo(name))
        except (ValueError, OSError, LookupError):
            self.fail(f"{value!r} is not a time zone such as Europe/Berlin, +02:00, local or UTC", param, ctx)


timezone_option = option_in(SHOWN)(
    "--timezone",
    type=_ZoneType(),
    default=UTC_ZONE,
    metavar="ZONE",
    help="Time zone of --start-datetime and --stop-datetime, and of times in text output: a name such as Europe/Berlin,"
    " an offset such as +02:00, `local` for the zone of this machine, or UTC. JSON and Parquet are always in UTC."
    "  [default: UTC]",
)
