"""What callers and primitives have to keep, so that what is proved holds: nothing else is assumed."""

from dataclasses import dataclass

HIGHEST_ADDRESS = 1 << 47
"""No memory of a program is above it, on the processors that there are libraries for."""


@dataclass(frozen=True)
class Bytes:
    """Which bytes a function is given that has no `pos` and `end`.

    `at` and `size` are the address and how many there are, and `when` what else holds, in the names of its arguments.
    """

    at: str
    size: str
    when: str


GIVEN = {
    "cell_is_null": Bytes("null_bits", "bitmap_bit_rank // 8 + 1", "bitmap_bit_rank >= 0"),
    "cell_has_differences": Bytes(
        "partial_bits", "column_metadata_num_json_before // 8 + 1", "column_metadata_num_json_before >= 0"
    ),
    "set_member_is_set": Bytes("value_set_stored", "value_set_len_value", "idx >= 0 and value_set_len_value >= 0"),
}
"""Of the functions that look at bits. Readers are given the bytes from the address `pos` to the address `end`, which
are of one piece of memory; where `end` is before `pos`, there are none."""

NEEDS_SPAN = ("_", "find_zero")
"""What names of functions begin with that want `pos <= end`. Readers do not."""

LOOKS_AT_TEXT = ("is_utf8", "is_ascii")
"""Written by hand: they say something about the bytes from one address to another, and may load more than these, up to
the end of the slack that is after each buffer."""
