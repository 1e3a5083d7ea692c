"""What is printed to the loops is what is printed to Python."""

from __future__ import annotations

from binlog_kaitai.compiled.lines.characters import printable_points


def test_each_character_of_up_to_three_bytes() -> None:
    points = printable_points()
    assert [bool(points[point]) for point in range(1 << 16)] == [chr(point).isprintable() for point in range(1 << 16)]
