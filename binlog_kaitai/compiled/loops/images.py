"""What an image of a row begins with: which columns are NULL, and which have differences of documents."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import get, kernel, load_little, put

__all__ = [
    "cell_end",
    "forget_documents",
    "has_differences",
    "image_end",
    "image_head",
    "note_document",
    "prefixed_end",
]


@kernel
def image_head(x: int, m: int, q: int, e: int) -> tuple[int, int, int]:
    """Where the NULL bits of the image at q are, the bits of differences (0 without them), and the cells, 0 where these
    are not before e."""
    if get(m, s.M_ROLE) != s.MAY_DIFFER:
        after = q + get(m, s.M_NULL_BYTES)
        return q, 0, after if after <= e else 0
    fields = get(x, s.C_FIELDS)
    after = loops.read_row(q, e, fields, 1, 1, get(m, s.M_NUM_JSON), get(m, s.M_PRESENT))
    return get(fields, loops.ROW_AT_NULL_BITS), get(fields, loops.ROW_AT_PARTIAL_BITS), after


@kernel
def has_differences(k: int, bits: int) -> bool:
    """Whether a column of an image with such bits has differences of a document."""
    number = get(k, s.K_JSON)
    return number != 0 and loops.cell_has_differences(bits, 1, 1, number - 1)


@kernel
def forget_documents(m: int) -> None:
    """No column has a document before differences."""
    columns = m + s.M_COLUMNS * 8
    for i in range(get(m, s.M_PRESENT) + get(m, s.M_ABSENT)):
        put(get(columns, i), s.K_DOCUMENT, 0)


@kernel
def prefixed_end(k: int, q: int, e: int) -> int:
    """The end of the cell at q, which has its length before it; 0 where it is not before e."""
    size = get(k, s.K_SIZE)
    if size > e - q:
        return 0
    length = load_little(q, size)
    return q + size + length if 0 <= length <= e - q - size else 0


@kernel
def cell_end(k: int, q: int, e: int) -> int:
    """The end of the cell at q of a column of lines, 0 where it is not before e."""
    if get(k, s.K_KIND) > s.L_FIXED:
        return prefixed_end(k, q, e)
    size = get(k, s.K_SIZE)
    return q + size if size <= e - q else 0


@kernel
def note_document(x: int, k: int, note: int) -> None:
    """Say in a note on differences what Python makes the document of."""
    document = get(k, s.K_DOCUMENT)
    put(note, ra.N_FORM, ra.HAVE_DOCUMENT if document else ra.ARE_DIFFERENCES)
    put(note, ra.N_DOCUMENT, document - get(x, s.C_BASE))
    put(note, ra.N_LEN_DOCUMENT, get(k, s.K_DOCUMENT_END) - document)


@kernel
def image_end(x: int, m: int, q: int, e: int) -> int:
    """The end of the image at q, 0 where it is not before e."""
    nulls, _, q = image_head(x, m, q, e)
    if q == 0:
        return 0
    columns = m + s.M_COLUMNS * 8
    for i in range(get(m, s.M_PRESENT)):
        if not loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            q = cell_end(get(columns, i), q, e)
            if q == 0:
                return 0
    return q
