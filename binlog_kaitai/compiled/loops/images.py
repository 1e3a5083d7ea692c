"""What an image of a row begins with: which columns are NULL, and which have differences of documents."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import BYTE, get, kernel, load_little, store8
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Image
from binlog_kaitai.compiled.records.values import Note

__all__ = [
    "cell_end",
    "forget_documents",
    "has_differences",
    "image_end",
    "image_head",
    "note_document",
    "prefixed_end",
    "put_length",
    "row_end",
]


@kernel
def image_head(x: Context, m: Image, q: int, e: int) -> tuple[int, int, int]:
    """Where the NULL bits of the image at q are, the bits of differences (0 without them), and the cells, 0 where these
    are not before e."""
    if m.role != s.MAY_DIFFER:
        after = q + m.null_bytes
        return q, 0, after if after <= e else 0
    fields = x.form.fields
    after = loops.read_row(q, e, fields, 1, 1, m.num_json, m.present)
    return get(fields, loops.ROW_AT_NULL_BITS), get(fields, loops.ROW_AT_PARTIAL_BITS), after


@kernel
def has_differences(k: Column, bits: int) -> bool:
    """Whether a column of an image with such bits has differences of a document."""
    number = k.json
    return number != 0 and loops.cell_has_differences(bits, 1, 1, number - 1)


@kernel
def forget_documents(m: Image) -> None:
    """No column has a document before differences."""
    columns = m.columns
    for i in range(m.present + m.absent):
        Column(get(columns, i)).document = 0


@kernel
def prefixed_end(k: Column, q: int, e: int) -> int:
    """The end of the cell at q, which has its length before it; 0 where it is not before e."""
    size = k.size
    if size > e - q:
        return 0
    length = load_little(q, size)
    return q + size + length if 0 <= length <= e - q - size else 0


@kernel
def put_length(target: int, length: int, size: int) -> None:
    """Write the length before a cell, which has `size` bytes for it."""
    for i in range(size):
        store8(target + i, length >> (8 * i) & BYTE)


@kernel
def cell_end(k: Column, q: int, e: int) -> int:
    """The end of the cell at q of a column of lines, 0 where it is not before e."""
    if k.kind > s.L_FIXED:
        return prefixed_end(k, q, e)
    size = k.size
    return q + size if size <= e - q else 0


@kernel
def note_document(x: Context, k: Column, note: Note) -> None:
    """Say in a note on differences what Python makes the document of."""
    document = k.document
    note.form = ra.HAVE_DOCUMENT if document else ra.ARE_DIFFERENCES
    note.document = document - x.base
    note.len_document = k.document_end - document


@kernel
def image_end(x: Context, m: Image, q: int, e: int) -> int:
    """The end of the image at q, 0 where it is not before e."""
    nulls, _, q = image_head(x, m, q, e)
    if q == 0:
        return 0
    columns = m.columns
    for i in range(m.present):
        if not loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            q = cell_end(Column(get(columns, i)), q, e)
            if q == 0:
                return 0
    return q


@kernel
def row_end(x: Context, head: Head, q: int, e: int, is_update: int) -> tuple[int, int]:
    """The end of the row at q, and before it that of its first image; the former is 0 where it is not before e."""
    between = end = image_end(x, head.before, q, e)
    if end and is_update:
        end = image_end(x, head.after, end, e) if end < e else 0
    return end, between
