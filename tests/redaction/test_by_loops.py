"""What the loops put in the place of values is what `redaction` says, event by event."""

from __future__ import annotations

import random
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai import BinlogError, read_events
from binlog_kaitai.carving.output import LogOutput
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.compiled.listings import redacted, redacting
from binlog_kaitai.compiled.listings.carved import LogCarver, Unit
from binlog_kaitai.compiled.plans.condition_plan import stored_sizes
from binlog_kaitai.compiled.plans.stand_in_masks import StandInMasks
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.events.model import TableMapEvent
from binlog_kaitai.inspection.logs import decoder_maker
from binlog_kaitai.log.source import find_sources
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.redaction.events import Redactor
from binlog_kaitai.redaction.hidden import Redaction
from binlog_kaitai.redaction.masking import Masking
from binlog_kaitai.redaction.secret import Secret
from binlog_kaitai.redaction.values import Values, charset_of
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types import type_of
from tests.checker.documents import array, document
from tests.logs import SMALL, damaged, name_of
from tests.oracle.objects.carver import Carver
from tests.redaction.columns import LOGS

SECRET = Secret(b"tests")
_MOST = 30_000
"""Bytes of a log, for the events of which Python needs a millisecond each."""
Columns = frozenset[tuple[str, str, str]]


def _chosen_columns(path: Path, chance: random.Random) -> Columns:
    """Some of the columns of a log."""
    found = set()
    try:
        for event in read_events(path):
            if isinstance(event.body, TableMapEvent):
                table = event.body.table
                found |= {(table.database, table.name, column.name) for column in table.columns}
    except BinlogError:
        pass
    return frozenset(name for name in sorted(found) if chance.random() < 0.4)


def _result(path: Path, hidden: Redaction, carve: Callable[[LogOutput, Redactor, ReadOptions], Any]) -> list[Any]:
    file, said = BytesIO(), "nothing"
    options = with_history(ReadOptions(mode="permissive", on_damage=pass_over), find_sources(path).sources)
    redactor = Redactor(hidden, decoder_maker(options, str(path), lambda text: None), str(path))
    output = LogOutput(file)
    try:
        carve(output, redactor, options)
    except BinlogError as error:
        said = str(error)
    met = hidden.met, hidden.replaced, hidden.left, hidden.strangers, hidden.warnings
    # of a log that is refused nothing is written
    return [said, file.getvalue() if said == "nothing" else b"", met if said == "nothing" else ()]


def _by_loops(path: Path, hidden: Redaction, chosen: Filter | None, unit: Unit, chunk: int) -> list[Any]:
    def carve(output: LogOutput, redactor: Redactor, options: ReadOptions) -> None:
        reader = LogCarver(CompiledLog(find_sources(path).sources[0], options, chosen, chunk=chunk))
        made = redacted.RedactedOutput(output, redacting.Redacting(redactor, hidden, str(path), reader.ledger.asked))
        made.take_from(reader, unit=unit)

    return _result(path, hidden, carve)


def _by_events(path: Path, hidden: Redaction, chosen: Filter | None, unit: Unit) -> list[Any]:
    def carve(output: LogOutput, redactor: Redactor, options: ReadOptions) -> None:
        source = find_sources(path).sources[0]
        Carver(source, options, chosen, lambda count: None, output=output, unit=unit, change=redactor).carve()

    return _result(path, hidden, carve)


def _assert_same(path: Path, chance: random.Random, *, all_text: bool) -> None:
    columns = _chosen_columns(path, chance)
    unit: Unit = chance.choice(("transaction", "event"))
    chosen = chance.choice((None, Filter(start_position=chance.randrange(path.stat().st_size))))
    made = [Redaction(SECRET, columns, all_text) for _ in range(2)]
    mine = _by_loops(path, made[0], chosen, unit, chance.choice((1 << 10, 4 << 20)))
    assert mine == _by_events(path, made[1], chosen, unit), (columns, chosen, unit)


@pytest.mark.parametrize(
    "path", [path for path in LOGS if path.stat().st_size < _MOST], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
@pytest.mark.one_in(4)
def test_logs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(path.name)
    for all_text in (False, True):
        monkeypatch.setattr(redacting, "_ROOM_VALUES", chance.choice((1, 3, 1 << 14)))
        monkeypatch.setattr(redacting, "_ROOM_EVENTS", chance.choice((1, 3, 1 << 14)))
        monkeypatch.setattr(redacted, "_MOST_WAITING", chance.choice((0, 1 << 20)))
        _assert_same(path, chance, all_text=all_text)


@pytest.mark.parametrize("path", SMALL, ids=name_of)
@pytest.mark.one_in(4)
def test_damage(path: Path, tmp_path: Path) -> None:
    chance = random.Random(path.name)
    harmed = tmp_path / "log"
    harmed.write_bytes(damaged(path.read_bytes(), chance))
    _assert_same(harmed, chance, all_text=chance.random() < 0.5)


TEXTS = (
    *("", "a", "7", "Z", "aB3", "Äöü", "日本語 text 5", "\U0001f600x", "user1@example1.com"),
    *("x" * 128, "Ab1é" * 70),
)
LONG = "9" * 1015, "9" * 1016, "9" * 1017, "Ab1é" * 500, "0" * 70_000
NUMBERS = (0, 1, 2, 126, 127, 128, 255, 256, 32_767, 32_768, (1 << 23) - 1, 1 << 23, (1 << 31) - 1, 1 << 31, 1 << 63)


REALS = (0.0, -0.0, 1.0, -2.5, 0.1, 1e-5, 1e16, 123456.78, 999999.99, float("inf"), float("nan"))
_PACKED = {"value_f4": [partial(struct.pack, "<f")], "value_f8": [partial(struct.pack, "<d")]}


def _columns() -> dict[tuple[Any, ...], Column]:
    """Columns of all kinds that the logs have."""
    found = {}
    for path in LOGS:
        for event in read_events(path):
            for column in event.body.table.columns if isinstance(event.body, TableMapEvent) else ():
                found[column.cell.type, column.parameters, charset_of(column), column.labels] = column
    return found


def _cells(column: Column, chance: random.Random) -> Iterator[bytes]:
    """Stored values of a column, and what is none."""
    (size,) = stored_sizes([column]) or [0]
    if size < 0:
        long = LONG if column.cell.type == "value_blob" and charset_of(column) == "utf8mb4" else ()
        texts = [text.encode() for text in (*TEXTS, *long)] + [chance.randbytes(count) for count in (1, 2, 5, 40)]
        yield from (len(text).to_bytes(-size, "little") + text for text in texts if len(text) < 1 << -8 * size)
    else:
        every = (1 << 8 * size) - 1
        yield from ((number & every).to_bytes(size, "little") for number in (*NUMBERS, *(~each for each in NUMBERS)))
        yield from (chance.randbytes(size) for _ in range(20))
        yield from (pack(number) for pack in _PACKED.get(column.cell.type, ()) for number in REALS)


def test_values() -> None:
    chance, values, masks, by_loops = random.Random(1), Values(SECRET), StandInMasks(SECRET), Counter[str]()
    for column in _columns().values():
        mask = type_of(column.cell.type).mask
        if mask in ("compressed", "document", "geometry", "reals") or stored_sizes([column]) is None:
            continue
        asked = list[bytes]()
        masked = masks.mask(column, lambda data, asked=asked: asked.append(data) or b"")
        for cell in _cells(column, chance):
            count = len(asked)
            found = masked(cell)
            if len(asked) == count:
                by_loops[mask] += 1
                assert found == values.cell(column, cell), (column, cell)
    assert {"text", "number", "stored", "enum", "set", "bits", "real", "decimal"} <= by_loops.keys()
    assert by_loops["text"] > 300


def _stored_documents(chance: random.Random) -> Iterator[bytes]:
    """Documents, sound ones and some with a byte that is another one."""
    kinds = [(int(layout.JsonType.int16), b"\7\0"), (int(layout.JsonType.string), b"\3abc")]
    names = [b"", b"a", b"b", b"7", *(b"%02d" % number for number in range(90)), *(b"name%d" % n for n in range(9))]
    yield b""
    yield _bytes_of(array([chance.choice(kinds) for _ in names], names))
    yield _bytes_of(array([_opaque(chance, kind) for kind in (*layout.JSON_OPAQUES, *OTHER_TYPES)]))
    for _ in range(150):
        made = document(chance)
        yield made
        if made:
            at = chance.randrange(len(made))
            yield made[:at] + chance.randbytes(1) + made[at + 1 :]
            yield made + chance.randbytes(3)


OTHER_TYPES = int(layout.ColumnType.var_string), int(layout.ColumnType.blob), 1


def _bytes_of(value: tuple[int, bytes]) -> bytes:
    return bytes([value[0]]) + value[1]


def _opaque(chance: random.Random, kind: int) -> tuple[int, bytes]:
    """A value of a column's type: of the DECIMAL(5,2) that is 123.45 where it is a DECIMAL."""
    is_decimal = layout.JSON_OPAQUES.get(kind) == "json_decimal"
    data = b"\x05\x02\x80\x7b\x2d" if is_decimal else bytes(8) if kind in layout.JSON_OPAQUES else chance.randbytes(9)
    return int(layout.JsonType.opaque), bytes([kind, len(data)]) + data


def _result_of(mask: Callable[[bytes], bytes], cell: bytes) -> bytes | str:
    try:
        return mask(cell)
    except RedactionError as error:
        return str(error)


def test_documents() -> None:
    chance, counts = random.Random(2), Counter[str]()
    column = next(column for column in _columns().values() if column.is_json)
    by_python, masks = Masking.sharing(Redaction(SECRET)).mask(column), StandInMasks(SECRET)
    asked = list[bytes]()
    masked = masks.mask(column, lambda data: asked.append(data) or b"")
    for stored in _stored_documents(chance):
        asked.clear()
        cell = len(stored).to_bytes(4, "little") + stored
        found, wanted = masked(cell), _result_of(by_python, cell)
        counts["asked" if asked else "made"] += 1
        counts["refused"] += not isinstance(wanted, bytes)
        # Python's stack ends before that of the loops
        assert asked or found == wanted or "too deep" in str(wanted), stored
    assert counts["made"] > 150
    assert counts["refused"] > 20
