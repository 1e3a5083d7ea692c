"""How many bytes functions of the loops that are written by hand may store, from the address that they are given: the
contract of each.

A function without a contract is not proved. What callers have to keep is proved where they have a contract, too;
`tests/checker` looks at it in each call.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from binlog_kaitai.compiled.loops.abi import SLACK

from .assumed import HIGHEST_ADDRESS

__all__ = ["CONSTANTS", "ROOMS", "Room"]

CONSTANTS = {"ADDRESS": HIGHEST_ADDRESS, "SLACK": SLACK}
"""What contracts may name: the highest address, and the bytes after a buffer that may be touched."""


@dataclass(frozen=True)
class Room:
    """What a function needs and gives, in the names of its arguments.

    Attributes:
        most: by how many bytes the address that it returns is after the given one, at the most. Empty for a function
            that returns no address.
        stored: how many bytes from the given address on it may store; at least `most`.
        least: by how many bytes it is after that at the least.
        when: what its callers have to keep.
        may_fail: whether it may return 0 in place of an address.
        has_codes: whether it may return a negative number in place of an address.
        keeps: what holds at the head of each of its loops. `at_x` is x where the loop began, `given_x` the argument x.
        at: the argument that is the address; empty for a function that stores nothing and returns a number, which
            `most` limits.
        place: which of the returned values is the address.
        is_tried: whether a test has tried the address that it returns for all values that it may be given.
    """

    most: str
    stored: str
    when: str = "True"
    may_fail: bool = False
    has_codes: bool = False
    keeps: tuple[str, ...] = ()
    at: str = "target"
    least: str = "0"
    place: int = 0
    is_tried: bool = False


_DIGITS = "digits_of(value)"
_SIGNED = "(digits_of(0 - {0}) + 1 if {0} < 0 else digits_of({0}))"
_POWER = _SIGNED.format("power")
_COUNT = "0 <= count and count <= 6"
_LEFT, _LEFT_AND_SLACK = "room_end - target", "room_end - target + SLACK"
_ROOM = "target <= room_end and room_end <= ADDRESS - SLACK"
_BYTES = "0 <= p and p <= end and end <= ADDRESS"

ROOMS: Mapping[str, Room] = {
    # Those that only read.
    "text.follows": Room("4", "0", at=""),
    "string_text.text_writer.write": Room(
        "6 * (end - p)",
        "6 * (end - p) + 16",
        _BYTES,
        may_fail=True,
        keeps=("target - given_target <= 6 * (p - given_p)", "p <= end", "p >= given_p"),
    ),
    "digits.count_digits": Room(
        _DIGITS, "0", at="", least=_DIGITS, keeps=("digits_of(value) + count == digits_of(given_value) + 1",)
    ),
    # digits.py: a word of eight digits is stored, of which fewer may count.
    "digits._put_short": Room(_DIGITS, "8", "0 <= value and value < 100000000", is_tried=True),
    "digits.put_padded": Room("count", "9", "0 <= count and count <= 9"),
    "digits.put_uint": Room(_DIGITS, f"{_DIGITS} + 8"),
    "digits.put_int": Room(_SIGNED.format("value"), f"{_SIGNED.format('value')} + 8"),
    # numbers.py
    "numbers._put_zeros": Room("max(count, 0)", "max(count, 0)", keeps=("target - given_target <= _",)),
    "numbers._put_exponent": Room(f"digits_of(digits) + 2 + {_POWER}", f"digits_of(digits) + 10 + {_POWER}"),
    "numbers.put_plain": Room(
        "2 + max(0 - point, 0) + digits_of(digits) + max(point - count, 0)",
        "10 + max(0 - point, 0) + digits_of(digits) + max(point - count, 0)",
        "count == digits_of(digits)",
    ),
    # time_text.py
    "time_text._put_date": Room("10", "10"),
    "time_text._put_clock": Room("8", "8"),
    "time_text._put_fraction": Room("count + 1", "10", _COUNT),
    "time_text._put_time": Room("36", "38", _COUNT),
    "time_text.put_iso": Room("19", "19"),
    "time_text._datetime": Room("26", "29", _COUNT, may_fail=True),
    "time_text._timestamp": Room("27", "30", _COUNT, may_fail=True),
    "time_text._date": Room("10", "10", may_fail=True),
    "time_text._text": Room("36", "38", _COUNT, may_fail=True),
    "time_text.put_moment": Room("38", "39", _COUNT, may_fail=True),
    "time_text._literal_time": Room("28", "28", may_fail=True),
    "time_text._literal_timestamp": Room("26", "29", _COUNT, may_fail=True),
    "time_text._literal": Room("36", "38", _COUNT, may_fail=True),
    "time_text.put_literal_moment": Room("38", "39", _COUNT, may_fail=True),
    "zone.put_time": Room("19", "19"),
    "lines._put_micros": Room("29", "31"),
    # string_text.py, literals.py: each byte becomes so many.
    "string_text._put_escape": Room("6", "6"),
    "literals._put_escape": Room("2", "2"),
    "literals._put_text": Room("6 * (end - p) + 2", "6 * (end - p) + 18", _BYTES, may_fail=True),
    "literals.put_digits": Room(
        "2 * (end - p)", "2 * (end - p)", _BYTES, keeps=("target - given_target <= 2 * (p - given_p)", "p <= end")
    ),
    "base64_text.put_base64": Room(
        "(end - p + 2) // 3 * 4",
        "(end - p + 2) // 3 * 4",
        _BYTES,
        keeps=(
            "p <= end",
            "(p - at_p) // 6 * 6 == p - at_p",
            "6 * (target - at_target) == 8 * (p - at_p)",
            "p == end or (p - at_p) // 3 * 3 == p - at_p",
            "target - at_target == (p - at_p + 2) // 3 * 4",
        ),
    ),
    "envelope_values._put_quoted": Room("(end - p + 2) // 3 * 4 + 2", "(end - p + 2) // 3 * 4 + 2", _BYTES),
    "envelope_values._put_flag": Room("5", "8"),
    "gtid._put_bits": Room(
        "2 * (e - p) + 3",
        "2 * (e - p) + 3",
        "0 <= p and p <= e and e <= ADDRESS",
        keeps=("target - at_target <= 2 * (p - given_p)", "0 <= p and p <= e and e <= ADDRESS"),
    ),
    "gtid._put_uuid": Room("36", "36"),
    "gtid.put_gtid_text": Room(
        "58 + max(tag_end - tag, 0)",
        "69 + max(tag_end - tag, 32)",
        "0 <= tag and tag <= ADDRESS and 0 <= tag_end and tag_end <= ADDRESS",
    ),
    "gtid.put_mariadb_text": Room("62", "70"),
    # text.py, whitespace.py, shown.py, told_text.py, csv.py
    "text.put_ellipsis": Room("3", "3"),
    "whitespace.put_words": Room(
        "end - p + 1", "end - p + 4", _BYTES, may_fail=True, keeps=("target - given_target <= p - given_p", "p <= end")
    ),
    "shown._put_digit": Room("", "1"),
    "shown._put_dots": Room("3", "3", keeps=("target == given_target",)),
    "shown._put_bytes": Room(
        "2 * min(max(max(length, full), 0), 1024) + 3",
        "2 * min(max(max(length, full), 0), 1024) + 3",
        keeps=("target - at_target <= 2 * i",),
    ),
    "told_text._put_spaces": Room("max(count, 0)", "max(count, 0)", keeps=("target - given_target <= _",)),
    "csv._put_commas": Room("max(count, 0)", "max(count, 0)", keeps=("target - given_target <= _",)),
    "json._put_literal": Room("5", "5", has_codes=True),
    # decimal.py
    "decimal.put_decimal": Room("", "16"),
    "decimal._decimal_writer.put_number": Room("", "8 * words"),
    # Copies.
    "stand_ins.put_back": Room("", "size", "0 <= size", keeps=("i <= size",)),
    "moved.move": Room("size", "size", "0 <= size and size <= ADDRESS", least="size", keeps=("i <= size", "0 <= i")),
    "images.put_length": Room("", "size", "0 <= size"),
    "json._put_string": Room(
        _LEFT,
        _LEFT_AND_SLACK,
        f"{_ROOM} and 0 <= p and p <= ADDRESS and 0 <= length and length <= ADDRESS - p",
        has_codes=True,
    ),
    "json.put_name": Room(
        _LEFT,
        _LEFT_AND_SLACK,
        f"{_ROOM} and 0 <= place and place <= ADDRESS and 0 <= length and length <= ADDRESS - place",
        has_codes=True,
    ),
    "json.put_begin": Room(_LEFT, _LEFT_AND_SLACK, _ROOM, has_codes=True),
    "json.put_comma": Room(_LEFT, _LEFT_AND_SLACK, _ROOM, has_codes=True),
    "json.put_end": Room(_LEFT, _LEFT_AND_SLACK, _ROOM, has_codes=True),
    "json_changes._put_member": Room(
        _LEFT,
        _LEFT_AND_SLACK,
        f"{_ROOM} and 0 <= name and name <= ADDRESS and 0 <= length and length <= ADDRESS - name",
        has_codes=True,
    ),
    "checked._put_place": Room("88", "88"),
    "csv._unescape": Room(
        "end - p + 1",
        "end - p + 1",
        f"{_BYTES} and 0 < p",
        at="p",
        keeps=("target <= p", "target <= end + 1", "p <= end + 5", "target >= given_p"),
    ),
    "csv._escaped": Room("6", "0", "0 < p and p < ADDRESS", at="p", place=1, least="2"),
    "envelope_values._without_spaces": Room(
        "end - text + 1",
        "end - text + 1",
        "0 <= text and text <= end and end <= ADDRESS",
        at="text",
        keeps=("target <= p", "p <= end + 1", "target >= given_text"),
    ),
    "hashed._end_message": Room(
        "size + 72", "size + 72", "0 <= size and size <= ADDRESS", at="p", keeps=("at <= whole",)
    ),
    "encrypted._put_chain": Room("", "max(size + 31, 32)", "0 <= size and size <= ADDRESS and 0 <= p and p <= ADDRESS"),
    "shape_text._put_value": Room(
        "1", "1", "start <= target and 0 < start", least="0 - 1 if target - start >= 2 else 0"
    ),
    "shape_text._put_close": Room("1", "1", "start <= target and 0 < start", least="0 - (target - start)"),
    "shape_text._put_token": Room(
        "max(stop - target, 1)",
        "max(stop - target, 1)",
        f"{_BYTES} and start <= target and 0 < start",
        place=1,
        least="0 - (target - start)",
        keeps=("target <= max(stop, given_target)",),
    ),
    "shape_text._put_word": Room(
        "max(stop - target, 0) + 1",
        "max(stop - target, 0) + 1",
        f"{_BYTES} and start <= target and 0 < start",
        place=1,
        least="0 - (target - start)",
        keeps=("target <= max(stop, given_target)",),
    ),
    "cells.clear_valid": Room("", "row // 8 + 1", "0 <= row and row <= ADDRESS", at="valid"),
    "cells._store": Room(
        "",
        "width * row + width",
        "0 <= row and row <= ADDRESS and (width == 1 or width == 2 or width == 4 or width == 8)",
        at="data",
    ),
    "cells._copy": Room("", "8 * row + 8", "0 <= row and row <= ADDRESS", at="data"),
    "encrypted._put_counters": Room("", "16 * count", "0 < count and count <= ADDRESS"),
    "encrypted._unmask": Room("", "size", "0 <= size and 0 <= p and p <= ADDRESS", at="p"),
    "float_text._put_exponent": Room(
        "digits_of(digits) + 6", "digits_of(digits) + 14", "power > 0 - 1000 and power < 1000"
    ),
    "float_text._put": Room("24", "33", "digits_of(digits) <= 17 and power > 0 - 400 and power < 400"),
    "difference._put_digits": Room(
        "max(a_end - a, b_end - b) + 1",
        "max(a_end - a, b_end - b) + 1",
        "0 <= a and a <= a_end and a_end <= ADDRESS and 0 <= b and b <= b_end and b_end <= ADDRESS",
    ),
    "undo_events.copy_header": Room("", "24", keeps=("at // 8 * 8 == at",)),
    "text.put_single_byte_text": Room(
        "255 * (end - p)",
        "255 * (end - p) + 4",
        _BYTES,
        may_fail=True,
        keeps=("target - given_target <= 255 * (p - given_p)", "p <= end"),
    ),
    "event_lines._put_right": Room(
        "max(width, digits_of(value) + has_sign)",
        "max(width, 0) + 100",
        "0 <= width and width <= 64 and 0 <= has_sign and has_sign <= 1",
    ),
    "told_text._put_number": Room(
        "max(width, digits_of(value))", "max(width, digits_of(value)) + 8", "0 <= width and width <= ADDRESS"
    ),
    "told_text._put_words": Room(
        "end - p",
        "end - p",
        _BYTES,
        place=1,
        keeps=("target - given_target + (1 if is_between else 0) <= p - given_p", "p <= end"),
    ),
    "value_text._put_point": Room("2", "2"),
    "script_members._put_line": Room(
        "end - query + 2", "end - query + 33", "0 <= query and query <= end and end <= ADDRESS"
    ),
    "hashed._spread": Room("", "128"),
}
"""By module and name."""
