"""How a log is read, by chance: what there is room for at first, and the options. Imports nothing of ours at once, so
that the checker can take the place of the memory before."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from binlog_kaitai.changes.options import ReadOptions

__all__ = ["ROOMS", "any_options", "any_rooms"]

ROOMS: dict[str, tuple[int, ...]] = {
    "compiled.lines.text_output._OUT_BYTES": (100, 1000, 1 << 20),
    "compiled.lines.long_values._LEAST": (1, 30, 1 << 20),
    "compiled.lines.long_values._PIECE": (6, 3 << 15),
    "compiled.lines.long_values._ROOM": (1, 64),
    "compiled.listings.event_lines._OUT_BYTES": (100, 700, 20_000),
    "compiled.batches.cell_buffers._FIRST_BYTES": (64, 70, 100, 200, 300, 4096),
    "compiled.batches.column_buffers._FIRST_ROWS": (2, 3, 8, 256),
    "compiled.batches.column_buffers.MAX_ROWS": (2, 7, 1 << 14),
    "compiled.note_list._ROOM": (1, 3, 1 << 12),
    "compiled.item_list._ROOM": (40, 60, 1 << 12),
    "compiled.transaction_list._ROOM": (24, 40, 1 << 10),
    "compiled.read_fields._STATEMENT_BYTES": (30, 200, 1 << 20),
    "compiled.scripts.script_members._EARLY_ROOM": (8, 40, 1 << 12),
    "compiled.scripts.lent_script._VARIABLES_ROOM": (70, 140, 1 << 12),
    "compiled.scripts.lent_script._ROOM_PREPARED": (1, 256),
    "compiled.scripts.script_session._MOST": (2, 256),
    "compiled.listings.carved._ROOM_PARTS": (2, 3, 1 << 12),
    "compiled.counts.tallies._ROOM_TALLIES": (1, 2, 1 << 12),
    "compiled.counts.tallies._ROOM_ORDER": (1, 3, 1 << 6),
    "compiled.counts.told._OUT_BYTES": (100, 1000, 1 << 18),
    "compiled.counts.sums._ROOM": (1 << 8, 1 << 12),
    "compiled.counts.statement_shapes._ROOM": (8, 1 << 10),
    "compiled.user_list._ROOM": (1, 1 << 6),
    "compiled.counts.sums._MOST_KINDS": (1, 64),
    "compiled.counts.transaction_columns._ROOM": (64, 1 << 12),
    "compiled.counts.transaction_columns._TEXT_ROOM": (1 << 16, 1 << 20),
    "compiled.counts.transaction_digests._ROOM": (1, 3, 1 << 12),
    "compiled.counts.transaction_digests._TEXT_ROOM": (1 << 7, 1 << 9, 1 << 19),
}
"""Constants of the modules of the loops' side, and what they may be."""


def any_rooms(chance: random.Random) -> dict[str, int]:
    """Return one value for each of the constants."""
    return {place: chance.choice(rooms) for place, rooms in ROOMS.items()}


def any_options(chance: random.Random) -> ReadOptions:
    """Return some options."""
    from binlog_kaitai.changes.options import ReadOptions

    return ReadOptions(
        json="text",
        mode=chance.choice(("failfast", "permissive", "permissive")),
        thorough=chance.random() < 0.5,
        verify_checksums=chance.random() < 0.8,
        text_errors=chance.choice(("bytes", "replace", "strict")),
    )
