"""Logs in compressed files: the same as the plain log, by whatever path, up to whatever damage."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import random
import re
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
import zstandard

from binlog_kaitai import BinlogError, BinlogReader, CompressedFileError, Event, ReadOptions, iter_changes, read_events
from binlog_kaitai.changes.splits import plan_splits
from binlog_kaitai.columnar import TableReader
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli
from tests.oracle.objects.tables import ObjectTables

SAMPLES = Path(__file__).parent.parent / "samples"
LOG = SAMPLES / "mysql-9.7-shop.binlog"
ENCRYPTED = Path(__file__).parent / "data" / "encrypted" / "mysql-9.7.4"
PLAIN = LOG.read_bytes()
SKIPPED = b"\x5a\x2a\x4d\x18\5\0\0\0frame"


def zstd(data: bytes, **options: Any) -> bytes:
    return zstandard.ZstdCompressor(**options).compress(data)


def in_parts(compress: Callable[[bytes], bytes], data: bytes, count: int) -> bytes:
    size = -(-len(data) // count)
    return b"".join(compress(data[at : at + size]) for at in range(0, len(data), size))


def streamed(data: bytes) -> bytes:
    """A frame without a size, in many blocks."""
    stream = zstandard.ZstdCompressor(write_checksum=True).compressobj()
    parts = []
    for at in range(0, len(data), 700):
        parts += [stream.compress(data[at : at + 700]), stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)]
    return b"".join([*parts, stream.flush()])


PACKED: dict[str, bytes] = {
    "gzip": gzip.compress(PLAIN),
    "gzip, stored": gzip.compress(PLAIN, 0),
    "gzip, members": in_parts(gzip.compress, PLAIN, 7) + gzip.compress(b"") + bytes(1000),
    "zstd": zstd(PLAIN),
    "zstd, checksum": zstd(PLAIN, write_checksum=True, level=19),
    "zstd, frames": SKIPPED + in_parts(zstd, PLAIN, 7) + zstd(b"") + SKIPPED,
    "zstd, streamed": streamed(PLAIN),
    "zstd, noise": zstd(PLAIN, level=-100),
    "bzip2": bz2.compress(PLAIN),
    "bzip2, streams": in_parts(bz2.compress, PLAIN, 7) + bz2.compress(b""),
    "xz": lzma.compress(PLAIN),
    "xz, streams": in_parts(lzma.compress, PLAIN, 7) + bytes(8),
}
EACH = ["gzip, members", "zstd, streamed", "bzip2, streams", "xz, streams"]


def lines(changes: Any, name: str | Path = LOG) -> list[str]:
    writer = ChangeWriter()
    return [writer.line(change).replace(str(name), "log") for change in changes]


WANTED = lines(iter_changes(LOG, json="text"))


@pytest.fixture
def packed(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A compressed log, by a name that does not tell."""
    path = tmp_path / "mysql-bin.000001"
    path.write_bytes(PACKED[request.param])
    return path


@pytest.mark.parametrize("packed", PACKED, indirect=True)
def test_changes_and_ledger_are_those_of_the_plain_log(packed: Path) -> None:
    taken: list[int] = []
    reader = BinlogReader(packed, ReadOptions(json="text"), progress=taken.append)
    assert lines(reader.changes(), packed) == WANTED
    assert sum(taken) == packed.stat().st_size == find_sources(packed).size
    plain = BinlogReader(LOG)
    for _ in plain.changes():
        pass
    assert reader.ledger.as_json() == plain.ledger.as_json() | {"file": str(packed)}


@pytest.mark.parametrize("packed", EACH, indirect=True)
def test_every_way_to_name_it(packed: Path) -> None:
    folder = packed.parent
    (folder / "other").write_bytes(gzip.compress(b"no log"))
    (folder / "broken").write_bytes(b"\x1f\x8b\x08broken")
    (folder / "mysql-bin.index").write_text("./mysql-bin.000001\n")
    url = folder.as_uri()
    for path in (
        folder,
        folder / "mysql-bin.0*",
        folder / "mysql-bin.index",
        url,
        f"{url}/{packed.name}",
        f"{url}/m*1",
    ):
        assert [re.sub(r'"file":"[^"]*/', '"file":"', line) for line in lines(iter_changes(path, json="text"))] == [
            line.replace('"file":"log"', f'"file":"{packed.name}"') for line in WANTED
        ], path
    assert [Path(name).name for name in find_sources(folder).passed_over] == ["broken", "mysql-bin.index", "other"]


@pytest.mark.parametrize("packed", EACH, indirect=True)
def test_standard_input(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(packed.read_bytes())))
    assert lines(iter_changes("-", json="text"), '"file":"-"') == [
        line.replace('"file":"log"', "log") for line in WANTED
    ]


@pytest.mark.parametrize("packed", EACH, indirect=True)
def test_all_commands(packed: Path, tmp_path: Path) -> None:
    for command in (["events"], ["changes"], ["verify"], ["verify", "--quick"], ["verify", "--format", "jsonl"]):
        run, plain = run_cli(*command, str(packed)), run_cli(*command, str(LOG))
        assert run.status == 0, run.err
        assert run.out.replace(str(packed), "log") == plain.out.replace(str(LOG), "log")
    run = run_cli("export", "--output", str(tmp_path / "tables"), str(packed))
    assert run.status == 0, run.err
    assert (tmp_path / "tables" / "shop.orders" / "part-00000-0.parquet").exists()


@pytest.mark.parametrize("packed", EACH, indirect=True)
def test_definitions_from_the_log(packed: Path) -> None:
    """The log is read twice for that, which a compressed file can be."""
    options: Any = {"json": "text", "schema_from_log": True}
    assert lines(iter_changes(packed, **options), packed) == lines(iter_changes(LOG, **options))


@pytest.mark.parametrize("packed", EACH, indirect=True)
def test_one_split(packed: Path) -> None:
    (split,) = plan_splits(find_sources(packed), 100)
    assert split.size == packed.stat().st_size


@pytest.mark.parametrize("packed", PACKED, indirect=True)
def test_the_compiled_loops(packed: Path) -> None:
    """In pieces smaller than its transactions, so that the file is opened once more to look ahead."""
    for chunk in (1 << 12, 1 << 16, 1 << 22):
        readers = [
            BatchReader(CompiledLog(find_sources(path).sources[0], ReadOptions(json="text"), chunk=chunk))
            for path in (LOG, packed)
        ]
        plain, ours = ([(table.name, batch.to_pydict()) for table, batch in reader.batches()] for reader in readers)
        assert [(name, {**columns, "_file": None}) for name, columns in ours] == [
            (name, {**columns, "_file": None}) for name, columns in plain
        ]
        assert readers[1].ledger.as_json() == readers[0].ledger.as_json() | {"file": str(packed)}


def test_looking_ahead_does_not_begin_anew_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How large transactions end is found by a second reader of the file, which goes forward only."""
    log = LogBuilder()
    for number in range(6):
        log.begin()
        for _ in range(3000):
            log.insert([integer("id", 4), varchar("name", 100)], {"id": number, "name": "x" * 90})
        log.xid(number)
    path = tmp_path / "log"
    path.write_bytes(gzip.compress(bytes(log.data)))
    opened: list[str] = []
    real = Source.open
    monkeypatch.setattr(Source, "open", lambda source: (opened.append(source.name), real(source))[1])
    (source,) = find_sources(path)
    reader = BatchReader(CompiledLog(source, ReadOptions(json="text"), chunk=1 << 19))
    outcomes = {value for _, batch in reader.batches() for value in batch.column("_outcome").to_pylist()}
    assert outcomes == {"commit"}
    assert len(opened) == 2


def test_a_log_that_mysql_encrypted(tmp_path: Path) -> None:
    plain = next(ENCRYPTED.glob("*.decrypted"))
    encrypted = plain.with_suffix("")
    keys = load_keys(str(next(ENCRYPTED.glob("KEY*"))))
    for number, compress in enumerate((gzip.compress, zstd)):
        path = tmp_path / f"{number}"
        path.write_bytes(compress(encrypted.read_bytes()))
        ours, wanted = lines(iter_changes(path, keys=keys), path), lines(iter_changes(plain), plain)
        assert ours == wanted
    assert len(find_sources(tmp_path)) == 2


def come_out(data: bytes) -> bytes:
    """What the libraries give of damaged data, byte by byte."""
    plain = b""
    with suppress(zlib.error, zstandard.ZstdError):
        make = (lambda: zlib.decompressobj(31)) if data[:1] == b"\x1f" else zstandard.ZstdDecompressor().decompressobj
        stream: Any = make()
        for place in range(len(data)):
            if stream.eof and data[place : place + 4] != SKIPPED[:4] and data[place]:
                stream = make()
            plain += stream.decompress(data[place : place + 1])
    return plain


def damaged() -> Iterator[tuple[str, bytes]]:
    """Compressed logs, cut off and with wrong bytes."""
    for kind in ("gzip", "gzip, stored", "zstd", "zstd, checksum", "zstd, streamed"):
        data, chance = PACKED[kind], random.Random(kind)
        for place in [1, 3, 9, len(data) // 2, len(data) - 1, *chance.sample(range(20, len(data)), 12)]:
            yield f"{kind} cut {place}", data[:place]
            yield f"{kind} wrong {place}", data[:place] + bytes([data[place] ^ 0x41]) + data[place + 1 :]


EVENTS = [(event.position, event.position + event.header.event_size) for event in read_events(LOG)]


@pytest.mark.parametrize(("kind", "data"), [pytest.param(*case, id=case[0]) for case in damaged()])
@pytest.mark.one_in(4)
def test_damage_is_one_error_after_all_before_it(kind: str, data: bytes, tmp_path: Path) -> None:
    (tmp_path / "log").write_bytes(data)
    reader = BinlogReader(tmp_path / "log")
    found: list[Event] = []
    error = None
    try:
        found.extend(reader.events())
    except BinlogError as caught:
        error = caught
    sound = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(come_out(data), PLAIN, strict=False)))
    assert [event.position for event in found] == [start for start, end in EVENTS if end <= sound]
    if error is None:  # wrong is what gzip does not check: the time, the system
        assert "wrong" in kind
        assert sound == len(PLAIN)
        return
    if 0 < len(found) < len(EVENTS):
        assert error.position == EVENTS[len(found)][0]
    assert not reader.ledger.ok
    if isinstance(error, CompressedFileError):
        text = rf"{tmp_path}/log:\d+: the (gzip|zstd|bzip2|xz) data .* \(after \d+ compressed bytes\); .*"
        assert re.fullmatch(text, str(error))
        assert reader.ledger.state == "damaged"


@pytest.mark.parametrize("packed", EACH, indirect=True)
@pytest.mark.parametrize("command", ["events", "changes", "verify"])
def test_what_is_cut_off_is_one_line(packed: Path, command: str) -> None:
    """And the next log is read all the same."""
    packed.write_bytes(packed.read_bytes()[:-1500])
    run = run_cli(command, str(packed), str(LOG))
    assert run.status == 1
    (message,) = [line for line in run.err.splitlines() if not line.startswith("note: ")]
    assert re.match(
        rf"{packed}:\d+: the (gzip|zstd|bzip2|xz) data ends too early \(after \d+ compressed bytes\)", message
    )
    assert str(LOG) in run.out


@pytest.mark.parametrize("packed", EACH, indirect=True)
def test_damage_through_the_compiled_loops(packed: Path) -> None:
    packed.write_bytes(packed.read_bytes()[:-1500])
    told = []
    for make in (ObjectTables, TableReader):
        reader = make(packed)
        batches: list[Any] = []
        with pytest.raises(CompressedFileError, match=f"{packed}:") as caught:
            batches.extend(reader.batches())
        rows = sum(len(batch) for _, batch in batches)
        told.append((rows, str(caught.value), reader.ledger.bytes_walked, reader.ledger.errors, reader.ledger.lost))
    assert told[0] == told[1]
    assert told[0][0] > 0


def test_garbage_after_it(tmp_path: Path) -> None:
    for compress in (gzip.compress, zstd, bz2.compress, lzma.compress):
        (tmp_path / "log").write_bytes(compress(PLAIN) + b"garbage")
        found = []
        with pytest.raises(CompressedFileError, match="is followed by something else"):
            found.extend(read_events(tmp_path / "log"))
        assert len(found) == len(EVENTS)


MEASURE = """\
import re, sys
from binlog_kaitai.cli import main
print(main(["verify", *sys.argv[1:]]), file=sys.stderr)
print(int(re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1]) // 1024, file=sys.stderr)
"""


def test_what_inflates_without_end_needs_little_memory(tmp_path: Path) -> None:
    """A sound log, then gigabytes of zeros; and 512 MB of small events."""
    log = LogBuilder(checksum=False)
    log.begin()
    log.insert([integer("id", 4), varchar("name", 100)], {"id": 1, "name": "one"})
    log.xid(1)
    head, transaction = bytes(log.data[: log.positions[1]]), bytes(log.data[log.positions[1] :])
    zeros = zstd(bytes(1 << 27))
    bomb, long = tmp_path / "bomb", tmp_path / "long"
    bomb.write_bytes(zstd(bytes(log.data)) + zeros * 24)
    many = transaction * (4_000_000 // len(transaction))
    long.write_bytes(gzip.compress(head) + gzip.compress(many, 1) * 8)
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, str(bomb), str(long)], capture_output=True, text=True, timeout=600, check=True
    )
    *messages, status, size = done.stderr.splitlines()
    assert status == "1"
    assert messages[0].startswith(f"{bomb}:{len(log.data)}: zero bytes instead of an event")
    assert int(size) < 200
