"""Tables of sums for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from binlog_kaitai.named import NamedTuple

__all__ = ["SumsTable"]

_BETWEEN = "   "
_LINE = "─"


class SumsTable(NamedTuple):
    """Titles and rows of a table: names at the left, numbers at the right."""

    names: Sequence[str]
    """Titles of the columns of names, the first ones."""
    numbers: Sequence[str]
    """Titles of the columns of numbers."""
    rows: Sequence[Sequence[str]]

    def lines(self, most: int) -> Iterator[str] | None:
        """Return the lines of a table in which nothing is wrapped.

        Returns None if they are longer than `most` characters, or if not every character is as wide as any other.
        """
        cells = [(*self.names, *self.numbers), *self.rows]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        width = sum(widths) + len(_BETWEEN) * (len(widths) - 1)
        if width > most or not all(text.isascii() for row in self.rows for text in row):
            return None
        return self._lines(cells, widths, _LINE * width)

    def _lines(self, cells: list[Sequence[str]], widths: list[int], below: str) -> Iterator[str]:
        sides = [str.ljust] * len(self.names) + [str.rjust] * len(self.numbers)
        for number, row in enumerate(cells):
            yield _BETWEEN.join(side(text, width) for side, text, width in zip(sides, row, widths, strict=True))
            if not number:
                yield below
