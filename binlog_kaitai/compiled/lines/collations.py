"""What stands around the strings of user variables, by their collations: Python is asked about each once."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.plans.text_plan import Texts
from binlog_kaitai.compiled.records import C
from binlog_kaitai.events.model import Event
from binlog_kaitai.events.rare_model import UserVarEvent

__all__ = ["Collations"]

_COLLATIONS = 1 << 11
_MOST_TEXT = 128
"""Bytes of both texts, at the most."""


class Collations:
    """The texts that the loops know.

    Args:
        context: of the loops.
        texts_of: gives the text before the digits of a string and that after them, by the number of a collation; none
            for a string that is written without its digits.
    """

    most_text = _MOST_TEXT

    def __init__(self, context: Context, texts_of: Callable[[int], list[str]]) -> None:
        self._record, self._texts_of = context.record, texts_of
        self.forget()

    def forget(self) -> None:
        """Know none: they are written in another way now."""
        self._texts = list[Texts]()
        self._known = memory.records(_COLLATIONS, r.Around.SLOTS)
        self._record[C.script.variables.collations], self._record[C.script.variables.num_collations] = (
            memory.address(self._known),
            _COLLATIONS,
        )

    def learn(self, event: Event) -> None:
        """Know the texts of a string that Python was asked about."""
        body = event.body
        if not isinstance(body, UserVarEvent) or not isinstance(body.value, bytes):
            return
        number = body.collation or 0
        if number >= _COLLATIONS or self._known[number][r.Around.len_begin]:
            return
        texts = Texts(self._texts_of(number))
        if 0 < texts.size <= _MOST_TEXT:
            self._texts.append(texts)
            self._known[number][:] = memory.record(texts.slots)
