"""Files of dumps, plain or compressed by gzip, zstd, bzip2 or xz."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import FileIO
from mmap import ACCESS_READ, mmap
from typing import BinaryIO, cast

from binlog_kaitai.ddl.lexer import Bytes
from binlog_kaitai.errors import CompressedFileError, SourceError
from binlog_kaitai.files import scratch_file
from binlog_kaitai.log.compressed_file import DecompressedFile, is_compressed
from binlog_kaitai.log.reading import read_up_to

__all__ = ["bytes_of", "ends_of"]

_LONGEST_MAGIC = 8
_PIECE = 1 << 20


def ends_of(path: str, most_head: int, most_tail: int) -> tuple[bytes, bytes]:
    """Return the first and the last bytes of what a file holds, so many at the most. Of a compressed file no more than
    the first ones are decompressed, and of a pipe no more read: of these the last ones are empty. Raises SourceError.
    """
    with _explained(path), FileIO(path) as file:
        head = read_up_to(cast(BinaryIO, DecompressedFile(cast(BinaryIO, file), path)), most_head)
        if not file.seekable() or _is_packed(file):
            return head, b""
        file.seek(max(0, file.seek(0, os.SEEK_END) - most_tail))
        return head, read_up_to(cast(BinaryIO, file), most_tail)


def bytes_of(stack: ExitStack, path: str) -> Bytes:
    """Return all that a file holds, until a stack is closed; what comes out of a compressed one is on disk meanwhile.
    Raises SourceError, OSError where the disk has no room for that."""
    with _explained(path):
        file = stack.enter_context(FileIO(path))
        if not file.seekable():
            return file.read()
        plain: BinaryIO = _decompressed(stack, file, path) if _is_packed(file) else cast(BinaryIO, file)
        if not os.fstat(plain.fileno()).st_size:
            return b""
        return stack.enter_context(mmap(plain.fileno(), 0, access=ACCESS_READ))


def _is_packed(file: object) -> bool:
    """Return whether a file is compressed, and go back to its beginning."""
    seekable = cast(BinaryIO, file)
    seekable.seek(0)
    head = seekable.read(_LONGEST_MAGIC)
    seekable.seek(0)
    return is_compressed(head)


def _decompressed(stack: ExitStack, file: object, path: str) -> BinaryIO:
    plain = stack.enter_context(scratch_file())
    packed = DecompressedFile(cast(BinaryIO, file), path)
    while piece := packed.read(_PIECE):
        plain.write(piece)
    plain.flush()
    return cast(BinaryIO, plain)


@contextmanager
def _explained(path: str) -> Iterator[None]:
    """Around the reading of a file: what is wrong with it names it."""
    try:
        yield
    except CompressedFileError as error:
        raise SourceError(error.message, path) from error
    except OSError as error:
        if error.filename not in (None, path):  # of the disk
            raise
        raise SourceError(f"cannot be read: {error.strerror or error}", path) from error
