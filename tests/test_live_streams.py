"""Streams that are still written to, through the real command line: what is complete is printed at once."""

from __future__ import annotations

import gzip
import os
import subprocess
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from binlog_kaitai.format.zstd import zstd
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.programs import PATIENCE, PROGRAM, read_until

COLUMNS = [integer("id", 4), varchar("name", 100)]
ROUNDS = 3
COMMANDS = {
    "changes": (["changes", "-"], b'"id":%d,'),
    "links": (["changes", "--links", "-"], b'"id":%d,'),
    "events": (["events", "-"], b"xid=%d"),
    "jsonl": (["events", "--format", "jsonl", "-"], b"xid=%d"),
    "sql": (["sql", "--as", "statements", "-"], b"VALUES (%d, "),
    "transactions": (["transactions", "--format", "jsonl", "-"], b'"rows":%d,'),
}


def parts() -> list[bytes]:
    """Return the bytes of a log, a transaction each, but for the first, which is its head."""
    log, found, start = LogBuilder(), [], 0
    for number in range(ROUNDS + 1):
        found.append(bytes(log.data[start:]))
        start = len(log.data)
        log.begin()
        log.insert(COLUMNS, *({"id": number + 1, "name": "x"} for _ in range(number + 1)))
        log.xid(number + 1)
    return found


class Plain:
    """Packs nothing."""

    def part(self, data: bytes) -> bytes:
        """Return what is written of some bytes, all of which can be read then."""
        return data

    def end(self) -> bytes:
        """Return what ends the stream."""
        return b""


class GzipStream:
    """One member of gzip, which is flushed."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj(wbits=zlib.MAX_WBITS | 16)

    def part(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)

    def end(self) -> bytes:
        return self._stream.flush()


class GzipMembers(Plain):
    """A member of gzip for each part."""

    def part(self, data: bytes) -> bytes:
        return gzip.compress(data)


class ZstdFrames(Plain):
    """A frame of zstd for each part."""

    def part(self, data: bytes) -> bytes:
        return bytes(zstd.compress(data))


Packing = Plain | GzipStream


@contextmanager
def running(*arguments: str, stdin: int = subprocess.PIPE) -> Iterator[subprocess.Popen[bytes]]:
    program = subprocess.Popen(
        [PROGRAM, *arguments], stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
    )
    try:
        yield program
    finally:
        program.kill()
        program.wait()
        for file in filter(None, (program.stdin, program.stdout)):
            file.close()


def follow(program: subprocess.Popen[bytes], target: IO[bytes], packing: Packing, mark: bytes) -> None:
    """Write a log a transaction at a time; the next one only when the one before is there."""
    assert program.stdout is not None
    head, *transactions = parts()
    target.write(packing.part(head))
    for number, data in enumerate(transactions, 1):
        packed = packing.part(data)
        target.write(packed[: len(packed) // 2])
        target.write(packed[len(packed) // 2 :])
        found = read_until(program.stdout, mark % number)
        assert mark % (number + 1) not in found
    target.write(packing.end())
    target.close()
    program.stdout.read()
    assert program.wait(PATIENCE) == 0


@pytest.mark.parametrize("name", COMMANDS)
def test_each_transaction_is_printed_when_it_is_complete(name: str) -> None:
    arguments, mark = COMMANDS[name]
    with running(*arguments) as program:
        assert program.stdin is not None
        follow(program, program.stdin, Plain(), mark)


@pytest.mark.parametrize("packing", [GzipStream, GzipMembers, ZstdFrames])
def test_so_it_is_of_a_compressed_stream(packing: type[Packing]) -> None:
    arguments, mark = COMMANDS["changes"]
    with running(*arguments) as program:
        assert program.stdin is not None
        follow(program, program.stdin, packing(), mark)


def test_so_it_is_of_a_named_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with running("changes", str(pipe)) as program, pipe.open("wb", buffering=0) as target:
        follow(program, target, Plain(), COMMANDS["changes"][1])


def test_input_that_does_not_wait_by_itself() -> None:
    """Standard input may be without blocking, as some who start programs leave it."""
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    with open(writing, "wb", buffering=0) as target, running("changes", "-", stdin=reading) as program:
        os.close(reading)
        follow(program, target, Plain(), COMMANDS["changes"][1])


def test_the_statements_of_a_transaction_end_before_the_next_comes() -> None:
    head, first, *_ = parts()
    with running("sql", "--as", "statements", "-") as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(head + first)
        read_until(program.stdout, b"VALUES (1, 'x');\nCOMMIT;\n")


def test_what_is_complete_does_not_wait_for_a_large_transaction() -> None:
    head, first, *_ = parts()
    log = LogBuilder()
    start = len(log.data)
    log.begin()
    for _ in range(100):
        log.insert(COLUMNS, *({"id": 9, "name": "y" * 100} for _ in range(500)))
    with running("changes", "-") as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(head + first)
        program.stdin.write(bytes(log.data[start:]))
        read_until(program.stdout, b'"id":1,')
