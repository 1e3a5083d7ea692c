"""Logs that MySQL has encrypted as a whole, as the plain logs that they hold, readable from any place."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import BinaryIO, cast

from binlog_kaitai.log.crypto import FileDecryptor, Keys
from binlog_kaitai.log.magic import is_encrypted
from binlog_kaitai.log.source import Source

__all__ = ["DecryptedSource", "decrypted"]

_HEAD = 1 << 12


@dataclass(frozen=True, slots=True)
class DecryptedSource(Source):
    """The plain log in an encrypted file; `size` is that of the plain log."""

    stored: Source | None = None
    keys: Keys | None = None

    @property
    def len_header(self) -> int:
        """Bytes of the file before the log."""
        return ((self.stored and self.stored.size) or 0) - (self.size or 0)

    def changed(self) -> str | None:
        """Return what happened to the file since it was listed."""
        return self.stored.changed() if self.stored else None

    def open(self) -> BinaryIO:
        """Open it for reading. Raises SourceError, EncryptedBinlogError."""
        assert self.stored is not None
        return cast(BinaryIO, _DecryptedFile(self.stored.open(), self.keys, self.name))


def decrypted(source: Source, keys: Keys | None) -> Source:
    """Return the plain log of an encrypted file, or the source itself where it is no such file, or there are no keys.

    Raises EncryptedBinlogError, SourceError.
    """
    if keys is None or source.size is None or isinstance(source, DecryptedSource):
        return source
    with source.open() as file:
        head = file.read(_HEAD)
    if not is_encrypted(head):
        return source
    size = source.size - FileDecryptor(head, keys, source.name).header_size
    return DecryptedSource(source.name, size, source.modified, number=source.number, stored=source, keys=keys)


class _DecryptedFile:
    """Decrypts as it is read."""

    def __init__(self, file: BinaryIO, keys: Keys | None, name: str) -> None:
        self._file = file
        self._decryptor = FileDecryptor(file.read(_HEAD), keys, name)
        self.seek(0)

    def read(self, length: int) -> bytes:
        """Up to `length` bytes of the plain log."""
        return self._decryptor.update(self._file.read(length))

    def seek(self, position: int, whence: int = os.SEEK_SET) -> int:
        """Go to a position of the plain log."""
        assert whence == os.SEEK_SET
        self._file.seek(self._decryptor.header_size + position)
        self._decryptor.seek(position)
        return position

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> _DecryptedFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
