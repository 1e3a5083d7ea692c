"""How a log begins, and what else a file may be."""

from __future__ import annotations

from io import BytesIO

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import EncryptedBinlogError, NotABinlogError
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.format.spec_errors import PARSE_ERRORS

__all__ = ["check_magic", "is_binlog", "is_encrypted"]

_MAGIC = layout.MAGIC


def is_binlog(head: bytes) -> bool:
    """Return whether a file that begins with these bytes claims to be a binary log, plain or encrypted."""
    return head.startswith(_MAGIC) or is_encrypted(head)


def is_encrypted(head: bytes) -> bool:
    """Return whether a file that begins with these bytes was encrypted as a whole by MySQL."""
    if head.startswith(_MAGIC):  # most are logs: the parser need not be imported
        return False
    try:
        MysqlBinlog.EncryptedFileMagic(KaitaiStream(BytesIO(head)))
    except PARSE_ERRORS:
        return False
    return True


_OTHER_FORMATS = {
    b"\x1f\x8b": "it is compressed by gzip; decompress it first",
    b"\x28\xb5\x2f\xfd": "it is compressed by zstd; decompress it first",
    b"BZh": "it is compressed by bzip2; decompress it first",
    b"\xfd7zXZ": "it is compressed by xz; decompress it first",
    b"\x04\x22\x4d\x18": "it is compressed by lz4; decompress it first (lz4 -d)",
    b"\x5d\x00\x00": "it is compressed by lzma; decompress it first (xz -d)",
    b"7z\xbc\xaf": "it is a 7-Zip archive; unpack it first",
    b"PK\x03\x04": "it is a zip archive; unpack it first",
}


def check_magic(head: bytes, file: str) -> None:
    """Refuse what is no plain log. Raises NotABinlogError, EncryptedBinlogError."""
    if head.startswith(_MAGIC):
        return
    if not head:
        raise NotABinlogError("the file is empty", file)
    if is_encrypted(head):
        raise EncryptedBinlogError("the log is encrypted by the server; give its keys", file)
    other = next((text for begin, text in _OTHER_FORMATS.items() if head.startswith(begin)), None)
    found, wanted = head[: len(_MAGIC)].hex(" "), _MAGIC.hex(" ")
    raise NotABinlogError(f"not a binary log: {other or f'it begins with {found}, not {wanted}'}", file)
