"""layout.py against the generated parser, over real logs: formats, dtypes, fields, expressions, functions, readers."""

import inspect
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

from layout_checks import DATA, MISFIT, Comparison, construct, decode, log_bytes, member

MANIFEST = {entry["path"]: entry for entry in json.loads((DATA / "MANIFEST.json").read_text("utf-8"))}
WHOLE = sorted(
    log for log, entry in MANIFEST.items() if entry["source"]["kind"] != "derived" and not entry["encrypted"]
)
LOGS = [log for log in WHOLE if MANIFEST[log]["size"] < 90_000] + ["json/values.binlog.gz", "json/partial.binlog.gz"]
LARGE = [log for log in WHOLE if log not in LOGS] + ["json/large.binlog.gz"]
TELLING = (
    "json/partial.binlog.gz",
    "mariadb-10.5/row-oldtemporal-a.binlog",
    "mariadb-11.8.9/compress-a.binlog",
    "mariadb-11.8.9/row-colcomp-a.binlog",
    "mariadb-11.8.9/row-metafull-a.binlog",
    "mysql-5.6.24/series-a.000002",
    "mysql-9.7.4-replica/relay-a.000007.binlog",
    "mysql-9.7.4/row-ints-a.binlog",
    "mysql-9.7.4/row-vector-a.binlog",
    "public/boxercrab/tests_events_17_18_load_log.bin",
    "public/boxercrab/tests_events_31_update_rows_v2_log.bin",
    "public/rust_mysql_common/test-data_binlogs_minimal_row_metadata.000001",
    "public/rust_mysql_common/test-data_binlogs_transaction_compression.000001",
)
"""Logs that together have all that logs have, as is tested below."""
OTHERS = [log for log in LOGS if log not in TELLING] + LARGE


@pytest.fixture(scope="module")
def compared(layout: Any, debug_parser: Any) -> Callable[[str], Comparison]:
    """The comparison of a log, made once."""
    return cache(lambda log: Comparison(debug_parser, layout).log(log_bytes(log)))


@pytest.mark.parametrize("log", [*TELLING, *(pytest.param(log, marks=pytest.mark.slow) for log in OTHERS)])
def test_layout_agrees_with_the_parser(compared: Callable[[str], Comparison], log: str) -> None:
    comparison = compared(log)
    assert comparison.wrong == []
    assert comparison.misfits == []
    assert comparison.compared["prefix/('event_header', None, None)"] > 0


def test_every_storage_rule_reader_and_function_was_met(
    layout: Any, compared: Callable[[str], Comparison], spec: Any
) -> None:
    from ksy.entries import FUNCTIONS, HEAD_READERS, LIST_READERS, READERS

    met: Counter[str] = sum((compared(log).compared for log in TELLING), Counter())
    unmet = {cell.type for cell in layout.CELLS.values() if not met[f"size/{cell.type}"]}
    assert unmet == {"value_timestamp_hires", "value_datetime_hires", "value_time_hires"}  # below; no event has them
    readers = READERS.keys() | HEAD_READERS.keys() | LIST_READERS.keys()
    assert {name for name in readers if not met[f"reader/{name}"]} == set()
    by_value = {"decimal_integer_digits", "decimal_fraction_digits", "decimal_group_digits"}  # below, with every size
    by_value |= {"decimal_sign_at", "json_root_at", "column_is_nullable", "metadata_bit_is_set", "set_member_is_set"}
    by_value |= {"event_body_at", "event_footer_at", "format_description_checksum_at"}
    assert {name for name in FUNCTIONS if not met[f"function/{name}"]} == by_value
    assert {name for name in dir(layout) if name.startswith("read_")} == {f"read_{name}" for name in readers}


def test_where_the_parts_of_an_event_are(layout: Any, debug_parser: Any) -> None:
    """In logs of both servers; a format description has its checksum after the lengths of all types."""
    footers = 0
    for log in ("mysql-9.7.4/row-ints-a.binlog", "mariadb-10.11.19/geometry-charset.binlog"):
        top = debug_parser.MysqlBinlog.from_bytes(log_bytes(log))
        top._read()
        for event, place in zip(top.events, top._debug["events"]["arr"], strict=True):
            context, begin = event.context, place["start"]
            len_checksum = context.len_checksum
            places = context.len_header, context.len_body, len_checksum
            assert layout.event_body_at(*places) == event._debug["body"]["start"] - begin
            if len_checksum and not isinstance(event.body, debug_parser.MysqlBinlog.FormatDescriptionEvent):
                footers += 1
                assert layout.event_footer_at(*places) == event._debug["footer"]["start"] - begin
        form = top.events[0].body
        at = layout.format_description_checksum_at(form.len_fde_post_header)
        assert at == form._debug["checksum"]["start"]
    assert footers > 10


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


def test_row_frame_functions_over_all_bits(layout: Any) -> None:
    """Lowest bit first, whole bytes, before and after in turn; differences only for JSON columns of partial images."""
    for rank in range(64):
        for bit in range(64):
            bits = (1 << bit).to_bytes(8, "little")
            column = {"column_metadata_is_json": True, "column_metadata_num_json_before": rank}
            partial: dict[str, Any] = {"row_has_partial_bits": True, "partial_bits": bits, **column}
            assert layout.cell_is_null(null_bits=bits, bitmap_bit_rank=rank) == (rank == bit)
            assert layout.cell_has_differences(**partial) == (rank == bit)
            assert not layout.cell_has_differences(**partial | {"column_metadata_is_json": False})
            assert not layout.cell_has_differences(**partial | {"row_has_partial_bits": False})
            assert layout.bitmap_bit_is_set(rank, bits) == (rank == bit)
            assert layout.column_is_nullable(idx=rank, table_map_event_null_bits=bits) == (rank == bit)
            assert layout.set_member_is_set(idx=rank, value_set_len_value=8, value_set_stored=bits) == (rank == bit)
            known = {"is_numeric": True, "table_map_event_signedness_idx": 0, "metadata_bits_bytes": bits}
            assert layout.metadata_bit_is_set(num_numeric_before=rank, **known) == (rank == bit // 8 * 8 + 7 - bit % 8)
        assert (layout.null_bitmap_size(rank), layout.bitmap_size(rank)) == (-(-rank // 8),) * 2
        assert layout.row_is_after(is_update=True, index=rank) == (rank % 2 == 1)
        assert not layout.row_is_after(is_update=False, index=rank)


def test_partial_bits_stand_where_the_options_say_so(layout: Any) -> None:
    """Options before an image after a partial update and nowhere else; bits for JSON columns where they say so."""
    asked = {"table_map_event_num_json_columns": 9, "bitmap_num_set": 17}
    for is_after in (False, True):
        for is_partial in (False, True):
            for options in range(1024) if is_after and is_partial else [None]:
                raw = b""
                if options is not None:
                    raw = bytes([options]) if options < 251 else b"\xfc" + options.to_bytes(2, "little")
                has_bits = bool((options or 0) & layout.RowValueOption.partial_json)
                partial, nulls = b"\x01\x02" if has_bits else b"", b"\x03\x04\x05"
                data = raw + partial + nulls
                read, at = layout.read_row(data, 0, len(data), is_after, 0, rows_event_is_partial=is_partial, **asked)
                assert (read.partial_bits or b"", read.null_bits, at) == (partial, nulls, len(data))


def test_the_places_of_the_sign_and_of_the_root(layout: Any) -> None:
    """The first byte has the sign of a decimal; a document begins with the type of its value."""
    assert (layout.decimal_sign_at(), layout.json_root_at()) == (0, 1)
    assert layout.read_json_document(b"\x05\x01\x00", 0, 3) == (layout.JsonDocument(layout.JsonType.int16), 1)


def test_texts_of_functions_are_those_of_the_functions(layout: Any) -> None:
    source = inspect.getsource(layout)
    for name, text in layout.EXPRESSIONS.items():
        assert f"return {text}\n" in inspect.getsource(getattr(layout, name))
        assert source.count(f"def {name}(") == 1


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
@pytest.mark.one_in(2)
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
        for own, text in cell.expressions.items():
            assert eval(text, {}, values) == member(parsed, own), (own, raw)
