"""Which GTIDs a listing has met: the loops count on where one follows the other, Python takes all others."""

from __future__ import annotations

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.records import C
from binlog_kaitai.format.gtid import Gtid, GtidSet, MariadbGtid

__all__ = ["MetGtids"]

_NONE_YET = -1
"""A length that no text has."""
_MOST = (1 << 63) - 1
"""The greatest number that the loops count with."""


class MetGtids:
    """The GTIDs of a log, for a filter that asks for some.

    Args:
        context: of the loops.
        chosen: the filter; without GTIDs in it nothing is done.
        found: the set to which GTIDs are added; that of each event which Python takes is there already.
    """

    def __init__(self, context: Context, chosen: Filter | None, found: GtidSet) -> None:
        self._record, self._found = context.record, found
        self._is_asked = chosen is not None and chosen.has_gtids
        self._uuid, self._tag, self._last = "", "", 0
        if self._is_asked:
            self._tell(b"", _NONE_YET)

    def begin(self, gtid: Gtid | MariadbGtid | None) -> None:
        """The loops may list the GTIDs after this one."""
        if gtid is None or not self._is_asked:
            return
        self.take()
        one = GtidSet()
        one.add(gtid)
        ((self._uuid, self._tag, last, _),) = one.intervals()
        if last >= _MOST:  # of a log that is wrong: nothing follows
            self._last = 0
            self._tell(b"", _NONE_YET)
            return
        self._last = last
        text = str(gtid).removesuffix(str(self._last)).encode()
        self._tell(text, len(text))

    def _tell(self, text: bytes, length: int) -> None:
        self._text = memory.constant(text)
        self._record[C.listing.met_text], self._record[C.listing.met_length] = memory.address(self._text), length
        self._record[C.listing.met_last], self._record[C.listing.num_met] = self._last, 0

    def take(self) -> None:
        """Add the GTIDs that the loops have counted."""
        last = self._record[C.listing.met_last] + self._record[C.listing.num_met]
        if last > self._last:
            self._found.add_interval(self._uuid, self._tag, self._last + 1, last)
        self._last = last
