"""layout.py against the generated parser, over real logs: formats, dtypes, fields, expressions, functions, readers."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from layout_checks import Comparison

DATA = Path(__file__).parents[1] / "data"
LOGS = sorted(
    path
    for folder in ("mysql-5.6.24", "mysql-5.6.24-gtid", "mysql-5.6.24-v1rows", "mysql-9.7.4", "mariadb-11.8.9")
    for path in (DATA / folder).glob("*.binlog")
    if path.stat().st_size < 25_000
)


@pytest.fixture(scope="module")
def met() -> Counter[str]:
    """What all the logs together have compared."""
    return Counter()


@pytest.mark.parametrize("log", LOGS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_layout_agrees_with_the_parser(layout: Any, debug_parser: Any, met: Counter[str], log: Path) -> None:
    comparison = Comparison(debug_parser, layout).log(log)
    met.update(comparison.compared)
    assert comparison.wrong == []
    assert comparison.compared["prefix/('event_header', None, None)"] > 0


def test_every_storage_rule_and_reader_was_met(layout: Any, met: Counter[str]) -> None:
    """Depends on the tests above; column types that only old or odd servers write are named."""
    rare = {"value_unknown", "value_time", "value_datetime", "value_timestamp"}
    types = {cell.type for cell in layout.CELLS.values()} - rare
    assert {name for name in types if not met[f"size/{name}"]} == set()
    readers = {name.removeprefix("read_") for name in dir(layout) if name.startswith("read_")}
    assert {name for name in readers if not met[f"reader/{''.join(map(str.capitalize, name.split('_')))}"]} == set()


def test_struct_formats_and_dtypes_have_the_size_of_the_prefix(layout: Any) -> None:
    import struct

    import numpy as np

    for key, prefix in layout.PREFIX.items():
        assert np.dtype(prefix.dtype).itemsize == prefix.size, key
        assert prefix.format is None or struct.calcsize(prefix.format) == prefix.size, key


def test_row_frame_functions_over_all_bits(layout: Any) -> None:
    """What a row compiler takes for granted: lowest bit first, whole bytes, before and after in turn."""
    absent = layout.cell_kind(b"\0", False, 0, 7)
    null = layout.cell_kind(b"\1", True, 0, 7)
    assert len({absent, null, 7}) == 3
    for rank in range(64):
        for bit in range(64):
            bits = (1 << bit).to_bytes(8, "little")
            assert layout.cell_kind(bits, True, rank, 7) == (null if rank == bit else 7)
            assert layout.cell_kind(bits, False, rank, 7) == absent
            assert layout.bitmap_bit_is_set(rank, bits) == (rank == bit)
        assert layout.null_bitmap_size(rank) == layout.bitmap_size(rank) == -(-rank // 8)
        assert layout.row_is_after(is_update=True, index=rank) == (rank % 2 == 1)
        assert not layout.row_is_after(is_update=False, index=rank)


def test_null_and_absent_are_not_kinds_of_columns(layout: Any) -> None:
    """No byte of metadata may make a column look NULL or absent."""
    literals = {layout.cell_kind(b"\1", True, 0, 7), layout.cell_kind(b"\0", False, 0, 7)}
    assert literals.isdisjoint(layout.ColumnType)
    assert {layout.CELLS[kind].size() for kind in literals} == {0}


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


def test_metadata_without_a_case_is_a_lookup_error(layout: Any) -> None:
    sizes = {cell.type: cell.size for cell in layout.CELLS.values()}
    for name, params in {"value_blob": (9,), "value_enum": (3,), "value_datetime2": (7,), "value_bit": (0, 9)}.items():
        with pytest.raises(LookupError):
            sizes[name](*params)
