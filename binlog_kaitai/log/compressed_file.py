"""Logs in compressed files, gzip, zstd, bzip2 and xz: a file object of the bytes that come out.

The compressed bytes are taken so that all which can be known before a damaged place comes out: a gzip member is tried
byte by byte around it, a zstd frame is taken block by block (RFC 8878, section 3.1.1). Of bzip2 and xz up to 64 KiB
before it may be lost, for their decompressors give nothing of the call in which they fail.
"""

from __future__ import annotations

import importlib
import select
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from io import UnsupportedOperation
from types import TracebackType
from typing import BinaryIO, Protocol, cast

from binlog_kaitai.errors import CompressedFileError

__all__ = ["DecompressedFile", "is_compressed"]

_MAGICS = {"gzip": b"\x1f\x8b", "zstd": b"\x28\xb5\x2f\xfd", "bzip2": b"BZh", "xz": b"\xfd7zXZ"}
"""How compressed files begin, by their kind."""
_SKIPPED = tuple(bytes([first]) + b"\x2a\x4d\x18" for first in b"PQRSTUVWXYZ[\\]^_")
"""How frames of zstd begin that hold no data."""
_LEN_MAGIC = 4
_LONGEST_MAGIC = max(map(len, _MAGICS.values()))
_LEN_FRAME_HEADER = 18
"""At the most."""
_LEN_WINDOW = 1
_LEN_DICTIONARY = 0, 1, 2, 4
_LEN_CONTENT_SIZE = 0, 2, 4, 8
"""Bytes of the parts of a frame header, the last two by what its descriptor says (RFC 8878, section 3.1.1.1)."""
_PIECE = 1 << 16
_AT_ONCE = 1 << 20
_PAUSE = 1.0
"""Seconds between two looks at a stream that has nothing."""


def is_compressed(head: bytes) -> bool:
    """Return whether a file that begins with these bytes is one of gzip, zstd, bzip2 or xz."""
    return head.startswith((*_MAGICS.values(), *_SKIPPED))


class DecompressedFile:
    """What is in a file, decompressed when it is compressed; it is read once, from its beginning on. It may be a
    stream that is still written to: what is there is read at once.

    Args:
        file: the compressed or plain file.
        name: of the file, for messages.
    """

    def __init__(self, file: BinaryIO, name: str) -> None:
        self._file = file
        self._input = _Input(file)
        self._kind, self._pieces = self._recognized(name)
        self._held = memoryview(b"")
        self._error: CompressedFileError | None = None
        self._told = self._position = 0

    def _recognized(self, name: str) -> tuple[str | None, Iterator[bytes]]:
        if not is_compressed(head := self._input.head(_LONGEST_MAGIC)):
            return None, iter(())
        kind = next((kind for kind, magic in _MAGICS.items() if head.startswith(magic)), "zstd")
        return kind, _Packed(kind, self._input, name).pieces(_PARTS[kind])

    def read(self, length: int = -1) -> bytes:
        """Up to `length` bytes; fewer at the end, before damage, and where there are no more just now.

        Raises CompressedFileError, OSError.
        """
        data = self._input.some(length) if self._kind is None else self._decompress(length)
        self._position += len(data)
        return data

    def _decompress(self, length: int) -> bytes:
        taken: list[bytes] = []
        left = length if length >= 0 else 1 << 62
        while left and (not taken or self.is_ready(0)) and self._has_more(not taken):
            taken.append(bytes(self._held[:left]))
            self._held = self._held[left:]
            left -= len(taken[-1])
        return b"".join(taken)

    def _has_more(self, raises: bool) -> bool:
        """Decompress when nothing is left over; an error waits until all before it was read."""
        if not self._held and self._error is None:
            try:
                self._held = memoryview(next(filter(None, self._pieces), b""))
            except CompressedFileError as error:
                self._error = error
        if not self._held and self._error is not None and raises:
            raise self._error
        return bool(self._held)

    def seek(self, position: int) -> None:
        """Read on up to a position; there is no way back."""
        if position < self._position:
            raise UnsupportedOperation("a compressed file is read forward only")
        while self._position < position and self.read(min(position - self._position, _AT_ONCE)):
            pass

    def is_ready(self, seconds: float) -> bool:
        """Return whether there is more within so many seconds, or the end; true where that cannot be told."""
        return bool(self._held) or self._input.is_ready(seconds)

    def num_taken(self) -> int:
        """Return how many bytes were taken from the file since this was asked last."""
        told, self._told = self._told, self._input.position
        return self._told - told

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> DecompressedFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


class _Input:
    """The bytes of a file in order, of which some can be looked at before they are taken."""

    def __init__(self, file: BinaryIO) -> None:
        self.position = 0
        """How many bytes were taken."""
        self._file = file
        self._ahead = b""
        self._poll = _poll_of(file)
        _widen(file)

    def head(self, length: int) -> bytes:
        """Return the next bytes, fewer at the end; they are not taken."""
        while len(self._ahead) < length and (more := self._read(length - len(self._ahead))):
            self._ahead += more
        return self._ahead[:length]

    def some(self, length: int) -> bytes:
        """Take what is there, up to `length` bytes; nothing at the end."""
        data, self._ahead = self._ahead, b""
        if not data or length < 0:
            data += self._read(length)
        elif length < len(data):
            data, self._ahead = data[:length], data[length:]
        self.position += len(data)
        return data

    def _read(self, length: int) -> bytes:
        while (data := cast("bytes | None", self._file.read(length))) is None:
            self.is_ready(_PAUSE)  # a stream that does not wait by itself
        return data

    def is_ready(self, seconds: float) -> bool:
        """Return whether there is more within so many seconds, or the end; true where that cannot be told."""
        return bool(self._ahead) or self._poll is None or bool(self._poll.poll(1000 * seconds))

    def all_of(self, length: int) -> bytes:
        """Take `length` bytes, fewer at the end."""
        pieces = []
        while length > 0 and (piece := self.some(min(length, _AT_ONCE))):
            pieces.append(piece)
            length -= len(piece)
        return b"".join(pieces)

    def give_back(self, data: bytes) -> None:
        """Bytes that were not for who took them."""
        self._ahead = data + self._ahead
        self.position -= len(data)


def _poll_of(file: BinaryIO) -> select.poll | None:
    """Return what says whether a file has something to read, None for one that is not of the system."""
    try:
        poll = select.poll()
        poll.register(file, select.POLLIN)
    except (AttributeError, OSError, TypeError, ValueError):
        return None
    return poll


def _widen(file: BinaryIO) -> None:
    """Let a pipe hold as much as is read at once, where the system does that: so it is read in fewer turns."""
    with suppress(ImportError, AttributeError, OSError, ValueError):
        import fcntl

        fcntl.fcntl(file.fileno(), fcntl.F_SETPIPE_SZ, _AT_ONCE)


class _Parts(Protocol):
    """Tells the parts of a compressed file."""

    def part(self, head: bytes) -> Callable[[], Iterator[bytes]] | None:
        """Return what reads a part that begins so; None where none does."""
        ...


class _Packed:
    """A compressed file: parts, one after the other, that were compressed each for itself."""

    def __init__(self, kind: str, data: _Input, name: str) -> None:
        self.kind, self.data, self._name = kind, data, name

    def pieces(self, make: Callable[[_Packed], _Parts]) -> Iterator[bytes]:
        """Yield what is in it. Raises CompressedFileError."""
        part_of = make(self).part
        while head := self.data.head(_LONGEST_MAGIC):
            part = part_of(head)
            if part is None:
                raise self.error("is followed by something else")
            yield from part()

    def error(self, what: str) -> CompressedFileError:
        """Return the error that says what is wrong here."""
        place = f"after {self.data.position} compressed bytes"
        return CompressedFileError(f"the {self.kind} data {what} ({place}); what comes then is lost", self._name)


class _Members:
    """A gzip file (RFC 1952): members, and maybe zeros that fill the file up."""

    def __init__(self, file: _Packed) -> None:
        self._data, self._error = file.data, file.error

    def part(self, head: bytes) -> Callable[[], Iterator[bytes]] | None:
        """Return what reads a part that begins so."""
        if head.startswith(_MAGICS["gzip"]):
            return self._member
        return None if any(head) else partial(_zeros, self._data, self._error)

    def _member(self) -> Iterator[bytes]:
        stream = zlib.decompressobj(zlib.MAX_WBITS | 16)  # with the header and the checksum of gzip
        while not stream.eof:
            data = stream.unconsumed_tail or self._data.some(_PIECE)
            if not data:
                yield stream.flush()
                raise self._error("ends too early")
            before = stream.copy()
            try:
                yield stream.decompress(data, _AT_ONCE)
            except zlib.error as error:
                yield from _until_damage(before, data)
                raise self._error(f"is damaged: {error}") from error
        self._data.give_back(stream.unused_data)


def _zeros(data: _Input, error: Callable[[str], CompressedFileError]) -> Iterator[bytes]:
    """Take the zeros that fill a file up."""
    while piece := data.some(_PIECE):
        if any(piece):
            raise error("is followed by something else")
    yield from ()


def _until_damage(stream: zlib._Decompress, data: bytes) -> Iterator[bytes]:
    try:
        for place in range(len(data)):
            yield stream.decompress(data[place : place + 1])
    except zlib.error:
        return


class _Frames:
    """A zstd file: frames of blocks."""

    def __init__(self, file: _Packed) -> None:
        self._data, self._error = file.data, file.error

    def part(self, head: bytes) -> Callable[[], Iterator[bytes]] | None:
        """Return what reads a part that begins so."""
        if head.startswith(_MAGICS["zstd"]):
            return self._frame
        return self._skipped if head.startswith(_SKIPPED) else None

    def _take(self, length: int) -> bytes:
        data = self._data.all_of(length)
        if len(data) < length:
            raise self._error("ends too early")
        return data

    def _number(self, length: int) -> int:
        return int.from_bytes(self._take(length), "little")

    def _skipped(self) -> Iterator[bytes]:
        self._take(_LEN_MAGIC)
        left = self._number(4)
        while left:
            left -= len(self._take(min(left, _PIECE)))
        yield from ()

    def _frame(self) -> Iterator[bytes]:
        from binlog_kaitai.format.zstd import zstd  # most logs are not compressed

        try:
            head = self._data.head(_LEN_FRAME_HEADER)
            zstd.get_frame_info(head)  # raises an error where the header is none
            length, has_checksum = _frame_header(head)
            stream = zstd.ZstdDecompressor()
            yield stream.decompress(self._take(length))
            is_last = False
            while not is_last:
                block = self._take(3)
                number = int.from_bytes(block, "little")
                is_last, is_one_byte = bool(number & 1), number >> 1 & 3 == 1
                yield stream.decompress(block + self._take(1 if is_one_byte else number >> 3))
            if has_checksum:
                yield stream.decompress(self._take(4))
        except zstd.ZstdError as error:
            raise self._error(f"is damaged: {str(error).removeprefix('zstd decompressor error: ')}") from error


def _frame_header(head: bytes) -> tuple[int, bool]:
    """Return how many bytes the header of a zstd frame has, and whether a checksum ends the frame."""
    descriptor = head[_LEN_MAGIC]
    is_one_segment = bool(descriptor >> 5 & 1)
    size = _LEN_CONTENT_SIZE[descriptor >> 6] or int(is_one_segment)
    length = _LEN_MAGIC + 1 + (0 if is_one_segment else _LEN_WINDOW) + _LEN_DICTIONARY[descriptor & 3] + size
    return length, bool(descriptor >> 2 & 1)


class _Stream(Protocol):
    """A decompressor of the standard library."""

    eof: bool
    needs_input: bool
    unused_data: bytes

    def decompress(self, data: bytes, max_length: int) -> bytes: ...


class _Streams:
    """A file of bzip2 or xz: streams, and maybe zeros that fill the file up."""

    def __init__(self, file: _Packed) -> None:
        self._file, self._data, self._error = file, file.data, file.error
        self._module, self._name, self._options = _MODULES[file.kind]

    def part(self, head: bytes) -> Callable[[], Iterator[bytes]] | None:
        """Return what reads a part that begins so."""
        if head.startswith(_MAGICS[self._file.kind]):
            return self._stream
        return None if any(head) else partial(_zeros, self._data, self._error)

    def _stream(self) -> Iterator[bytes]:
        try:
            module = importlib.import_module(self._module)
        except ImportError as error:
            raise self._error(f"cannot be read: this Python has no module {self._module}") from error
        stream: _Stream = getattr(module, self._name)(**self._options)
        while not stream.eof:
            data = self._data.some(_PIECE) if stream.needs_input else b""
            if not data and stream.needs_input:
                raise self._error("ends too early")
            try:
                yield stream.decompress(data, _PIECE)
            except (OSError, EOFError, getattr(module, "LZMAError", OSError)) as error:
                raise self._error(f"is damaged: {error}") from error
        self._data.give_back(stream.unused_data)


_PARTS: dict[str, Callable[[_Packed], _Parts]] = {
    "gzip": _Members,
    "zstd": _Frames,
    "bzip2": _Streams,
    "xz": _Streams,
}
_MODULES: dict[str, tuple[str, str, dict[str, int]]] = {
    "bzip2": ("bz2", "BZ2Decompressor", {}),
    "xz": ("lzma", "LZMADecompressor", {"memlimit": 1 << 30}),
}
"""What decompresses them: a module that some builds of Python lack, its class, and how that is made."""
