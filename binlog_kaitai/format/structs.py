"""Python's `struct` vocabulary for the fields that `layout` describes."""

from __future__ import annotations

from binlog_kaitai._generated.layout import Field

__all__ = ["struct_code", "struct_format"]

_CODES = {
    ("u", 1): "B", ("u", 2): "H", ("u", 4): "I", ("u", 8): "Q",
    ("s", 1): "b", ("s", 2): "h", ("s", 4): "i", ("s", 8): "q",
    ("f", 4): "f", ("f", 8): "d",
}  # fmt: skip
_ORDERS = {"little": "<", "big": ">", "": "<"}


def struct_code(field: Field) -> str | None:
    """The code of a field without its byte order; None for one that `struct` does not know, such as three bytes or
    bits."""
    return _CODES.get((field.kind, field.size))


def struct_format(field: Field) -> str:
    """The format of one scalar field. Raises ValueError for one that `struct` does not know."""
    code = struct_code(field)
    if code is None:
        raise ValueError(f"no struct format for {field}")
    return _ORDERS[field.order] + code
