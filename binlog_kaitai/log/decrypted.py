"""Logs that MySQL has encrypted as a whole, as the plain logs that they hold, readable from any place."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import BinaryIO, cast

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.log.crypto import FileDecryptor, Keys
from binlog_kaitai.log.magic import is_encrypted
from binlog_kaitai.log.reading import Content, read_up_to
from binlog_kaitai.log.source import Source

__all__ = ["DecryptedLog", "decrypted", "shared"]

_LEN_MAGIC, _HEAD = 4, 1 << 12


@dataclass(frozen=True, slots=True)
class DecryptedLog:
    """The plain log in an encrypted file."""

    stored: Source
    """The file."""
    keys: Keys | None
    head: bytes
    """The first bytes of the file."""
    len_header: int
    """Bytes of the file before the log."""
    is_plain: bool = False

    def changed(self) -> str | None:
        """Return what happened to the file since it was listed."""
        return self.stored.changed()

    def open(self) -> BinaryIO:
        """Open it for reading. Raises SourceError, EncryptedBinlogError."""
        return cast(BinaryIO, _DecryptedFile(self.stored.open(), FileDecryptor(self.head, self.keys, self.stored.name)))

    def forget(self, position: int) -> None:
        """What is before a position is not read again."""
        self.stored.forget(self.len_header + position)

    def release(self) -> None:
        """It is not read any more."""
        self.stored.release()


def decrypted(source: Source, keys: Keys | None) -> Source:
    """Return the plain log of an encrypted file, or the source itself where it is no such file, or a stream that cannot
    be opened twice, or there are no keys.

    Raises EncryptedBinlogError, SourceError, CompressedFileError.
    """
    if keys is None or isinstance(source.content, DecryptedLog) or (source.is_stream and source.content is None):
        return source
    with source.open() as file:
        head = read_up_to(file, _LEN_MAGIC)
        if not is_encrypted(head):
            return source
        head += read_up_to(file, _HEAD - len(head))
    length = FileDecryptor(head, keys, source.name).header_size
    size = None if source.size is None else source.size - length
    return replace(source, size=size, content=DecryptedLog(source, keys, head, length))


def shared(source: Source) -> Source:
    """Return a log as a second reader reads it that goes before another: a stream keeps what the other has not read."""
    content = source.content
    if content is None:
        return source
    if isinstance(content, DecryptedLog):
        return replace(source, content=replace(content, stored=shared(content.stored)))
    return replace(source, content=_Shared(content))


@dataclass(frozen=True, slots=True)
class _Shared:
    """What another reader forgets and releases."""

    below: Content
    is_plain: bool = False
    len_header: int = 0

    def changed(self) -> str | None:
        """Return what happened to what it is read from."""
        return self.below.changed()

    def open(self) -> BinaryIO:
        """Open it for reading. Raises BinlogError."""
        return self.below.open()

    def forget(self, position: int) -> None:
        """Leave it to the other reader."""

    def release(self) -> None:
        """Leave it to the other reader."""


class _DecryptedFile:
    """Decrypts as it is read."""

    def __init__(self, file: BinaryIO, decryptor: FileDecryptor) -> None:
        self.below = file
        """The file that is decrypted."""
        self._decryptor = decryptor
        self._is_placed = False

    def read(self, length: int) -> bytes:
        """Up to `length` bytes of the plain log."""
        if not self._is_placed:
            self.seek(0)
        return self._decryptor.update(self.below.read(length))

    def seek(self, position: int, whence: int = os.SEEK_SET) -> int:
        """Go to a position of the plain log."""
        assert whence == os.SEEK_SET
        self.below.seek(self._decryptor.header_size + position)
        self._decryptor.seek(position)
        self._is_placed = True
        return position

    def close(self) -> None:
        """Close the file."""
        self.below.close()

    def __enter__(self) -> _DecryptedFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
