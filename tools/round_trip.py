"""Reads logs with the parser of the compiler's read-write mode, writes them back, and compares the bytes.

    python tools/round_trip.py LOG...                          says of each log whether the same bytes came out
    python tools/round_trip.py --compile DIR [--language java] only makes the parser that writes

What is written is made of the values that were read: instances that show bytes a second time are switched off.
"""

import argparse
import importlib.util
import sys
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import compress, count
from pathlib import Path
from typing import Any

from kaitaistruct import KaitaiStream, KaitaiStructError, ReadWriteKaitaiStruct

from ksy.compiler import DRIVER, TOOLS, Compiler, run
from ksy.errors import GeneratorError

SPEC = TOOLS.parent / "spec" / "mysql_binlog.ksy"
HOOK = TOOLS / "read_write.cjs"

VIEWS = {
    "MysqlBinlog": ("first_byte",),
    "FormatDescriptionEvent": ("len_fde_post_header",),
    "RowsEvent": ("rows_data", "first_row", "decompressed"),
    "MariadbCompressed": ("plain",),
    "CompressedValue": ("plain",),
    "DecimalDigits": ("sign_byte",),
    "ValueU8": ("exact",),
    "ValueSet": ("stored", "exact"),
}
"""Instances that show bytes of other members again, by class.

`bytes` of a JSON document is none: an update in place leaves bytes in a document that belong to no value.
"""
ROWS = frozenset({"_m_compressed", "_m_rows"})
"""What `rows_data` has a second time, where it could be read: that needs a table map, and for MariaDB's old temporals
more than the log tells."""
LINKS = frozenset({"_io", "_parent", "_root"})
UNREADABLE = (KaitaiStructError, EOFError, IndexError)
SAME = "the same bytes"


class NotWrittenError(Exception):
    """A log has no events that can be written: it is damaged, or ciphertext."""


def compile_parser(outdir: Path, language: str = "python") -> Path:
    """Compile the spec in read-write mode; return the parser's file."""
    driver = ("--require", str(HOOK), str(DRIVER), "compile", language, str(SPEC), str(outdir.resolve()))
    return outdir / run((*Compiler().node.node, *driver)).strip().lstrip("/")


def load(parser: Path) -> Any:
    """Import the compiled parser; return its class of a log."""
    described = importlib.util.spec_from_file_location("mysql_binlog_read_write", parser)
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module.MysqlBinlog


def read(log_class: Any, data: bytes) -> Any:
    """Read all values of a log, ready to be changed and written. Raises NotWrittenError."""
    log = log_class(KaitaiStream(BytesIO(data)))
    try:
        log._read()
    except UNREADABLE as error:
        raise NotWrittenError(f"cannot be read: {error}") from error
    if log.is_encrypted:
        raise NotWrittenError("MySQL encrypted it; decrypt it first")
    for event in log.events:
        _read_instances(event)
    for part in parts(log):
        for view in VIEWS.get(type(part).__name__, ()):
            if view != "rows_data" or ROWS & vars(part).keys():
                setattr(part, f"{view}__enabled", False)
    return log


def _read_instances(event: Any) -> None:
    """Read the instances of an event; where its rows cannot be read, its bytes stand for them."""
    try:
        event._fetch_instances()
    except UNREADABLE:
        event.body.rows__enabled = False
        vars(event.body).pop("_m_rows", None)
        event._fetch_instances()


def write(log: Any) -> bytes:
    """Write a log; its size is that of its events."""
    for part in parts(log):
        part._check()
    size = len(log.magic) + sum(event.header.event_size for event in log.events)
    stream = KaitaiStream(BytesIO(bytearray(size)))
    log._write(stream)
    return bytes(stream.to_byte_array())


def with_checksums(data: bytes, log: Any) -> bytes:
    """The bytes of a log with the checksum of each event that has a footer."""
    out, start = bytearray(data), len(log.magic)
    for event in log.events:
        end = start + event.header.event_size
        if hasattr(event, "footer"):
            size = event.context.len_checksum
            out[end - size : end] = zlib.crc32(out[start : end - size]).to_bytes(size, "little")
        start = end
    return bytes(out)


def parts(log: Any) -> Iterator[Any]:
    """Every object of a log once."""
    waiting, seen = [log], set()
    while waiting:
        item = waiting.pop()
        if isinstance(item, list):
            waiting.extend(item)
        elif isinstance(item, ReadWriteKaitaiStruct) and id(item) not in seen:
            seen.add(id(item))
            yield item
            waiting.extend(value for name, value in vars(item).items() if name not in LINKS)


def difference(log_class: Any, data: bytes) -> int | None:
    """The first offset where what was written differs from what was read; None if nothing does."""
    written = write(read(log_class, data))
    if written == data:
        return None
    unequal = (old != new for old, new in zip(data, written, strict=False))
    return next(compress(count(), unequal), min(len(data), len(written)))


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="*", type=Path, metavar="LOG")
    parser.add_argument("--compile", type=Path, metavar="DIR", help="where to write the parser")
    parser.add_argument("--language", choices=("python", "java"), default="python", help="those that have the mode")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _arguments(argv)
    if arguments.compile:
        print(compile_parser(arguments.compile, arguments.language))
    with tempfile.TemporaryDirectory() as scratch:
        log_class = load(compile_parser(Path(scratch))) if arguments.logs else None
    found = {log: _outcome(log_class, log.read_bytes()) for log in arguments.logs}
    for log, outcome in found.items():
        print(f"{log}: {outcome}")
    return int(any(outcome != SAME for outcome in found.values()))


def _outcome(log_class: Any, data: bytes) -> str:
    """What became of a log, in words."""
    try:
        offset = difference(log_class, data)
    except NotWrittenError as reason:
        return str(reason)
    return SAME if offset is None else f"differs from offset {offset} on"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (GeneratorError, OSError) as error:
        sys.exit(str(error))
