"""The statements of rows as lines have them: most are written by the loops, the others here."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import SAID_EVENTS
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.sink import Answers
from binlog_kaitai.text.change_lines import QUERY, query_text, texts_around

__all__ = ["Queries"]

_ROOM = 1 << 16
"""Bytes of what lines say of a statement that the loops write."""
_LEN_BEGIN = len(texts_around(QUERY, "query")[0])


class Queries:
    """Has the loops keep the statements of rows, and makes those that they leave to Python.

    Args:
        context: of the loops.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._room = memory.text_room(_ROOM)
        self._made, self._text = 0, ""
        """The number of the statement that was made here last, and the statement."""
        context.record[C.said.buffer], context.record[C.said.room] = memory.address(self._room), _ROOM
        for event_type in SAID_EVENTS:
            context.events.handlers[event_type] = s.SAID

    def register(self, answers: Answers[Any]) -> None:
        """Have rows that Python decodes tell their statement."""
        place = answers.place
        answers.said = self._take
        answers.place = lambda frame: replace(place(frame), query=self._at_hand())

    def _take(self, item: Integers, text: str) -> None:
        """Take the statement of the rows that follow a work item."""
        record, number = self._context.record, int(item[r.Item.said])
        self._line = memory.constant(encoded(query_text(text)))
        self._made, self._text = number, text
        record[C.followed.text], record[C.followed.length] = memory.address(self._line), len(self._line) - s.SLACK
        record[C.followed.of] = number
        self._context.run(s.TAKE_SAID)

    def _at_hand(self) -> str | None:
        """Return the statement of the rows of the work item at hand."""
        number, record = self._context.items.at_hand()[r.Item.said], self._context.record
        if not number or number != record[C.said.of]:
            return None
        if number == self._made:
            return self._text
        length = int(record[C.said.length])
        text: str = json.loads(self._room[_LEN_BEGIN:length].tobytes())
        return text
