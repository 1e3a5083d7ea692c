"""layout.py against the generated parser, over real logs: formats, dtypes, fields, expressions, functions, readers."""

import json
import random
import struct
from collections import Counter
from collections.abc import Callable
from functools import cache
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from kaitaistruct import KaitaiStream

from layout_checks import DATA, MISFIT, Comparison, construct, decode, log_bytes

MANIFEST = {entry["path"]: entry for entry in json.loads((DATA / "MANIFEST.json").read_text("utf-8"))}
WHOLE = sorted(
    log for log, entry in MANIFEST.items() if entry["source"]["kind"] != "derived" and not entry["encrypted"]
)
LOGS = [log for log in WHOLE if MANIFEST[log]["size"] < 60_000] + ["json/values.binlog.gz", "json/partial.binlog.gz"]
LARGE = [log for log in WHOLE if log not in LOGS] + ["json/large.binlog.gz"]


@pytest.fixture(scope="module")
def compared(layout: Any, debug_parser: Any) -> Callable[[str], Comparison]:
    """The comparison of a log, made once."""
    return cache(lambda log: Comparison(debug_parser, layout).log(log_bytes(log)))


@pytest.mark.parametrize("log", [*LOGS, *(pytest.param(log, marks=pytest.mark.slow) for log in LARGE)])
def test_layout_agrees_with_the_parser(compared: Callable[[str], Comparison], log: str) -> None:
    comparison = compared(log)
    assert comparison.wrong == []
    assert comparison.misfits == []
    assert comparison.compared["prefix/('event_header', None, None)"] > 0


def test_every_storage_rule_reader_and_function_was_met(
    layout: Any, compared: Callable[[str], Comparison], spec: Any
) -> None:
    from ksy.entries import FUNCTIONS, HEAD_READERS, READERS

    met: Counter[str] = sum((compared(log).compared for log in LOGS), Counter())
    unmet = {cell.type for cell in layout.CELLS.values() if not met[f"size/{cell.type}"]}
    assert unmet == {"value_timestamp_hires", "value_datetime_hires", "value_time_hires"}  # below; no event has them
    readers = READERS.keys() | HEAD_READERS.keys()
    assert {name for name in readers if not met[f"reader/{name}"]} == set()
    by_value = {"decimal_integer_digits", "decimal_fraction_digits", "decimal_group_digits"}  # below, with every size
    assert {name for name in FUNCTIONS if not met[f"function/{name}"]} == by_value | {"cell_kind"}
    assert met["cell/type"] > 0  # that is cell_kind
    assert {name for name in dir(layout) if name.startswith("read_")} == {f"read_{name}" for name in readers}


def test_an_unknown_kind_of_column_takes_the_rest(layout: Any, debug_parser: Any) -> None:
    """No server writes one: the first column of each table map, a number, gets a type that the spec has no case for."""
    raw = bytearray(log_bytes("mysql-9.7.4/row-ints-a.binlog"))
    top = debug_parser.MysqlBinlog.from_bytes(bytes(raw))
    top._read()
    maps = [event for event in top.events if isinstance(event.body, debug_parser.MysqlBinlog.TableMapEvent)]
    for event in maps:
        raw[event._debug["body"]["start"] + event.body._debug["column_types"]["start"]] = layout.ColumnType.invalid
    comparison = Comparison(debug_parser, layout).log(bytes(raw))
    assert comparison.wrong == []
    assert comparison.compared["size/value_unknown"] >= len(maps) > 0


def test_struct_formats_and_dtypes_have_the_size_of_the_prefix(layout: Any) -> None:
    for key, prefix in layout.PREFIX.items():
        assert np.dtype(prefix.dtype).itemsize == prefix.size, key
        assert prefix.format is None or struct.calcsize(prefix.format) == prefix.size, key


def test_every_prefix_on_random_bytes(layout: Any, debug_parser: Any) -> None:
    """Also those that no log of ours has; what the parser reached before the bytes made no sense counts."""
    chance = random.Random(1)
    comparison = Comparison(debug_parser, layout)
    for (name, _, variant), prefix in layout.PREFIX.items():
        for mask in (0xFF, 0x7F) * 5:  # any bytes, and those that are text
            raw = bytes(byte & mask for byte in chance.randbytes(prefix.size + 30))
            parent = SimpleNamespace(context=SimpleNamespace(len_post_header=variant or 1))
            parsed = construct(debug_parser, name, raw, parent, lambda _: chance.randrange(2))
            try:
                parsed._read()
            except MISFIT:
                comparison.prefix(parsed, variant, broken=True)
            else:
                comparison.prefix(parsed, variant)
    assert comparison.wrong == []
    assert {key for key in layout.PREFIX if not comparison.compared[f"prefix/{key}"]} == set()


def _kind(layout: Any, rank: int, *, is_set: bool = True, nulls: bytes = bytes(8), **given: Any) -> int:
    """What `cell_kind` makes of a JSON column of kind 7; `rank` is also how many JSON columns there are before it."""
    known = {"bitmap_bit_is_set": is_set, "bitmap_bit_rank": rank, "null_bits": nulls, "column_metadata_kind": 7}
    column = {"column_metadata_is_json": True, "column_metadata_num_json_before": rank}
    kind: int = layout.cell_kind(**known | column | {"row_has_partial_bits": False, "partial_bits": b""} | given)
    return kind


def test_row_frame_functions_over_all_bits(layout: Any) -> None:
    """Lowest bit first, whole bytes, before and after in turn; differences only for JSON columns of partial images."""
    absent, null, diffs = layout.ValueKind.absent, layout.ValueKind.null, layout.ValueKind.json_diffs
    full = b"\xff" * 8
    for rank in range(64):
        for bit in range(64):
            bits = (1 << bit).to_bytes(8, "little")
            partial: dict[str, Any] = {"row_has_partial_bits": True, "partial_bits": bits}
            assert _kind(layout, rank, nulls=bits) == (null if rank == bit else 7)
            assert _kind(layout, rank, nulls=bits, is_set=False) == absent
            assert _kind(layout, rank, **partial) == (diffs if rank == bit else 7)
            assert _kind(layout, rank, **partial, column_metadata_is_json=False) == 7
            assert _kind(layout, rank, **partial | {"row_has_partial_bits": False}) == 7
            assert _kind(layout, rank, **partial, nulls=full) == null
            assert _kind(layout, rank, **partial, nulls=full, is_set=False) == absent
            assert layout.bitmap_bit_is_set(rank, bits) == (rank == bit)
        sizes = layout.null_bitmap_size(rank), layout.bitmap_size(rank), layout.partial_bitmap_size(rank)
        assert sizes == (-(-rank // 8),) * 3
        assert layout.row_is_after(is_update=True, index=rank) == (rank % 2 == 1)
        assert not layout.row_is_after(is_update=False, index=rank)


def test_partial_bits_stand_where_the_options_say_so(layout: Any) -> None:
    """Options before an image after a partial update and nowhere else; bits for JSON columns where they say so."""
    for is_after in (False, True):
        for is_partial in (False, True):
            has_options = is_after and is_partial
            assert layout.row_has_value_options(is_after, is_partial) == has_options
            for options in range(1024):
                raw = options.to_bytes(1) if options < 251 else b"\xfc" + options.to_bytes(2, "little")
                assert layout.read_lenenc_int(raw, 0, len(raw))[0].value == options
                stored = {"value_options_first": raw[0], "value_options_more": int.from_bytes(raw[1:], "little")}
                has_bits = layout.row_has_partial_bits(is_after=is_after, rows_event_is_partial=is_partial, **stored)
                assert has_bits == (has_options and bool(options & layout.RowValueOption.partial_json))


def test_null_absent_and_differences_are_not_kinds_of_columns(layout: Any) -> None:
    """No byte of metadata may make a column look NULL, absent or partial: a kind is a type, or 256 more if unsigned."""
    kinds = layout.ValueKind
    supplied = {kinds.timestamp_hires, kinds.datetime_hires, kinds.time_hires}
    literals = {kinds.absent, kinds.null, kinds.json_diffs, *supplied}
    assert len(literals) == 3 + len(supplied)
    assert literals.isdisjoint(range(512))
    assert set(layout.CELLS) - literals <= set(range(512))
    assert layout.CELLS[layout.ValueKind.absent].size() == layout.CELLS[layout.ValueKind.null].size() == 0


def test_decimal_functions_add_up_to_the_size_of_the_value(layout: Any) -> None:
    (cell,) = (cell for cell in layout.CELLS.values() if cell.type == "value_decimal")
    for precision in range(1, 66):
        for scale in range(min(precision, 30) + 1):
            integer = layout.decimal_integer_digits(precision, scale)
            fraction = layout.decimal_fraction_digits(scale)
            groups = range(layout.decimal_num_groups(integer, fraction))
            digits = [layout.decimal_group_digits(integer, fraction, index) for index in groups]
            assert sum(digits[: layout.decimal_num_integer_groups(integer)]) == integer
            assert sum(digits) == precision
            assert sum(map(layout.decimal_group_size, digits)) == cell.size(precision, scale)


def test_the_same_json_values_are_inline(layout: Any, debug_parser: Any) -> None:
    comparison = Comparison(debug_parser, layout)
    for kind in range(256):
        for name in ("json_small_element", "json_large_element"):
            parsed = construct(debug_parser, name, bytes([kind, 0, 0, 0, 0]), None, lambda _: 0)
            parsed._read()
            comparison.object(parsed, {})
    assert comparison.wrong == []
    assert comparison.compared["function/json_small_is_inline"] == 256
    assert comparison.compared["function/json_large_is_inline"] == 256


def test_metadata_without_a_case_is_a_lookup_error(layout: Any) -> None:
    sizes = {cell.type: cell.size for cell in layout.CELLS.values()}
    unlisted = {"value_blob": (9,), "value_json_diffs": (9,), "value_enum": (3,), "value_datetime2": (7,)}
    for name, params in {**unlisted, "value_bit": (0, 9)}.items():
        with pytest.raises(LookupError):
            sizes[name](*params)


@pytest.mark.parametrize("fsp", range(1, 7))
@pytest.mark.parametrize("name", ["timestamp", "datetime", "time"])
def test_temporals_that_the_log_does_not_tell(layout: Any, debug_parser: Any, name: str, fsp: int) -> None:
    """Their types, read from bytes, against what the layout says of the same bytes."""
    cell = layout.CELLS[layout.ValueKind[f"{name}_hires"]]
    kind = getattr(debug_parser.MysqlBinlog, f"Value{name.title()}Hires")
    size = cell.size(fsp)
    for byte in range(256):
        raw = bytes((byte * (i + 3)) % 256 for i in range(size))
        parsed = kind(fsp, "", KaitaiStream(BytesIO(raw)))
        parsed._read()
        values = {"fsp": fsp} | {entry.name: decode(raw, entry) for entry in cell.fields(fsp)}
        assert parsed._io.pos() == size
        for member, text in cell.expressions.items():
            assert eval(text, {}, values) == getattr(parsed, member), (member, raw)
