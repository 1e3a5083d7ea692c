"""What the loops need to put other values in the place of those that must not be seen (`redaction.values`)."""

from __future__ import annotations

from functools import cache
from typing import Any

from binlog_kaitai.arrow.columns import group_program
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import constants
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.lookup_tables import STACK_SLOTS, sha256_constants
from binlog_kaitai.redaction.alphabet import ANY, Alphabet
from binlog_kaitai.redaction.secret import MOST_LABEL, Secret
from binlog_kaitai.redaction.values import bits_of, charset_of, has_sign, is_big
from binlog_kaitai.rows.table import DIFFERENCES, Column
from binlog_kaitai.types import type_of
from binlog_kaitai.values.decimal import decimal_groups, is_decimal

__all__ = ["MOST_TEXT", "StandIns"]

MOST_TEXT = 1 << 16
"""Bytes of the longest text that the loops replace."""
_WORDS, _LONG = b"text round  of : real decimal ", b"long: "
_LONGEST = 4
"""Bytes of the longest character."""
_MOST_BITS = 62
_UTF8 = ("utf8", "utf8mb3", "utf8mb4")
_BYTES = 1 << 8
_KEY_BYTES = 64
_MOST_DOCUMENT = 1 << 20
"""Bytes of the longest JSON document that the loops replace."""
_ROOM_LANES = 1 << 10


class StandIns:
    """The loops' record of a secret, and those of the columns that it hides.

    Args:
        secret: what stands in for what.
    """

    def __init__(self, secret: Secret) -> None:
        first, _ = sha256_constants()
        self.record = memory.slots(r.Secret.SLOTS)
        record = self.record
        record.cast("B")[r.Secret.key * 8 :][:_KEY_BYTES] = secret.key.ljust(_KEY_BYTES, b"\0")
        record[r.Secret.first : r.Secret.first + len(first)] = memory.record(first)
        self._kept: list[Any] = [memory.constant(_WORDS), memory.constant(_LONG)]
        record[r.Secret.texts], record[r.Secret.long] = map(memory.address, self._kept)
        small = dict.fromkeys((r.Secret.block, r.Secret.digits, r.Secret.decimal), 2 * _KEY_BYTES)
        drawn = dict.fromkeys((r.Secret.stream, r.Secret.lanes), _ROOM_LANES)
        for slot, size in (small | drawn | {r.Secret.message: 4 * MOST_TEXT}).items():
            self._kept.append(memory.text_room(size))
            record[slot] = memory.address(self._kept[-1])
        known = memory.records(1 << ra.CA_BITS, r.KnownNumber.SLOTS), memory.records(1 << ra.CT_BITS, r.KnownText.SLOTS)
        self._kept += known
        record[r.Secret.numbers], record[r.Secret.strings] = map(memory.address, known)
        record[r.Secret.most_text], record[r.Secret.most_label] = MOST_TEXT, MOST_LABEL
        record[r.Secret.powers] = memory.address(constants()[1])

    def plan(self, column: Column, record: Integers) -> None:
        """Say in the record of a column what the loops do with its values: leave them to Python, where they cannot."""
        record[r.Mask.kind] = ra.MK_PYTHON
        mask = type_of(column.cell.type).mask
        if column.cell.rule == "prefixed":
            self._plan_prefixed(column, record)
        elif mask == "real":
            record[r.Mask.kind] = ra.MK_REAL
        elif mask == "decimal" and is_decimal(*column.parameters):
            record[r.Mask.kind] = ra.MK_DECIMAL
            record[r.Mask.limit] = memory.address(_groups(*column.parameters))
        else:
            self._plan_number(column, record)

    def _plan_prefixed(self, column: Column, record: Integers) -> None:
        """Say what the loops do with values that have their length before them."""
        alphabet = _alphabet(charset_of(column)) if type_of(column.cell.type).mask == "text" else None
        if alphabet is not None:
            record[r.Mask.kind], record[r.Mask.alphabet] = ra.MK_TEXT, memory.address(alphabet[0])
        elif type_of(column.cell.type).mask == "document" and column.cell.type != DIFFERENCES.type:
            self._make_document_rooms()
            record[r.Mask.kind] = ra.MK_DOCUMENT

    def _make_document_rooms(self) -> None:
        """Make what the loops need for documents, once."""
        record = self.record
        if record[r.Secret.most_document]:
            return
        for slot in (r.Secret.document, r.Secret.marks, r.Secret.names):
            self._kept.append(memory.text_room(_MOST_DOCUMENT))
            record[slot] = memory.address(self._kept[-1])
        for slot, count in ((r.Secret.order, _MOST_DOCUMENT >> 3), (r.Secret.stack, STACK_SLOTS)):
            self._kept.append(memory.slots(count))
            record[slot] = memory.address(self._kept[-1])
        for slot, charset in ((r.Secret.utf8, "utf8mb4"), (r.Secret.bytes, ANY)):
            alphabet = _alphabet(charset)
            assert alphabet is not None
            record[slot] = memory.address(alphabet[0])
        record[r.Secret.decimals], record[r.Secret.most_document] = memory.address(_decimals()), _MOST_DOCUMENT

    @staticmethod
    def _plan_number(column: Column, record: Integers) -> None:
        """Say what the loops do with numbers, and with labels."""
        mask, labels = type_of(column.cell.type).mask, column.labels
        if (signed := has_sign(column)) is not None:
            record[r.Mask.kind], record[r.Mask.limit] = ra.MK_INTEGER, signed
        elif mask == "enum" and labels is not None:
            record[r.Mask.kind], record[r.Mask.limit] = ra.MK_LABEL, len(labels)
        elif mask == "set" and labels is not None and len(labels) <= _MOST_BITS:
            record[r.Mask.kind], record[r.Mask.limit] = ra.MK_BELOW, 1 << len(labels)
        elif mask == "bits" and (num_bits := bits_of(column)) <= _MOST_BITS:
            record[r.Mask.kind], record[r.Mask.limit] = ra.MK_BELOW, 1 << num_bits
        if record[r.Mask.kind] != ra.MK_PYTHON:
            record[r.Mask.is_big] = is_big(column)


@cache
def _groups(precision: int, scale: int) -> Integers:
    """Return the groups of a DECIMAL."""
    groups = decimal_groups(precision, scale)
    return memory.numbers([len(groups), *(number for group in groups for number in group_program(group))])


@cache
def _decimals() -> Integers:
    """Return where the groups of DECIMALs are, by precision and scale."""
    kinds = ((precision, scale) for precision in range(ra.MOST_PRECISION) for scale in range(ra.MOST_SCALE))
    return memory.numbers(memory.address(_groups(*kind)) if is_decimal(*kind) else 0 for kind in kinds)


@cache
def _alphabet(charset: str) -> tuple[Integers, list[Any]] | None:
    """Return the record of a character set, and what it needs to be kept; None for one that the loops do not take."""
    alphabet = Alphabet.of(charset)
    if not alphabet.is_ascii:
        return None
    is_utf8, is_single = charset in _UTF8, alphabet.longest == 1
    record = memory.slots(r.Alphabet.SLOTS)
    record[r.Alphabet.mode] = ra.AL_UTF8 if is_utf8 else ra.AL_SINGLE_BYTES if is_single else ra.AL_ASCII
    record[r.Alphabet.longest] = alphabet.longest
    chars = [alphabet.characters(bytes([byte]))[0][0] for byte in range(_BYTES)]
    texts = [next(alphabet.cut(bytes([byte])))[0].encode(errors="surrogatepass") for byte in range(_BYTES)]
    kept = [memory.constant(bytes(map(_kind, chars)))]
    kept.append(memory.constant(b"".join(bytes([len(text)]) + text.ljust(3, b"\0") for text in texts)))
    record[r.Alphabet.kinds], record[r.Alphabet.texts] = map(memory.address, kept)
    for kind, pool in enumerate(alphabet.pools(_LONGEST)):
        kept.append(memory.constant(b"".join(pool)))
        record[r.Alphabet.counts + kind], record[r.Alphabet.pools + kind] = len(pool), memory.address(kept[-1])
    return record, kept


def _kind(char: str) -> int:
    """Return the kind of a character of one byte, as `Alphabet.like` has it."""
    if not char.isascii():
        return ra.AL_LETTERS
    return ra.AL_DIGITS if char.isdigit() else ra.AL_UPPER if char.isupper() else ra.AL_LETTERS
