"""Framing: the bytes of a log in, one frame an event out. No I/O here.

A log is ``magic (event)*``; the first event is a format description, which says how long the headers of the others
are and whether they end with a checksum. Frames are found by offset + size, never by ``log_pos``, which is data: it
is 0, wraps, or means another file in many sound logs. A frame always parses; its body may fail later, in the decoder.

`FrameParser` is fed pieces of any size. It keeps what is not yet a whole event, and says by `wanted` how much it
needs to go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BytesIO

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import (
    BinlogError,
    ChecksumMismatchError,
    EncryptedBinlogError,
    EventTooLargeError,
    MalformedEventError,
    TruncatedBinlogError,
    UnsupportedEventError,
)
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.format.headers import (
    HEADER_SIZE,
    EventHeader,
    checksums,
    event_type_name,
    format_checksums,
    unpack_header,
)
from binlog_kaitai.format.spec_errors import spec_errors
from binlog_kaitai.log.crypto import CIPHERS, EventCipher, Keys
from binlog_kaitai.log.format_description import FormatDescription, read_format
from binlog_kaitai.log.magic import check_magic
from binlog_kaitai.named import NamedTuple

__all__ = ["CHUNK_SIZE", "EventHeader", "FormatDescription", "Frame", "FrameParser", "event_type_name"]

CHUNK_SIZE = 1 << 20
"""How many bytes to read at a time, unless an event is larger."""

_MAGIC = layout.MAGIC
_FORMAT_DESCRIPTION = layout.EventType.format_description_event
_START_ENCRYPTION = layout.EventType.start_encryption_event
_START_V3 = layout.EventType.start_event_v3
_MAGIC_TIMESTAMP = unpack_header(_MAGIC.ljust(HEADER_SIZE, b"\0"), 0).timestamp
"""What a magic number looks like where an event is expected."""


class Frame(NamedTuple):
    """One event, its body not parsed. A tuple and not a dataclass because there are millions."""

    position: int
    """Offset of the event in the file, in bytes."""
    header: EventHeader
    buffer: bytes
    """Bytes that hold the event, and others around it."""
    start: int
    """Where the event starts in `buffer`."""
    body_start: int
    body_end: int
    format: FormatDescription
    payload_offset: int | None = None
    """Offset in the payload of the event at `position`, for one inside; 0 for a rows event that pieces there make."""

    @property
    def type_name(self) -> str:
        """The server's name of the event's type."""
        return event_type_name(self.header.event_type)

    @property
    def body(self) -> bytes:
        """The body without header and checksum."""
        return self.buffer[self.body_start : self.body_end]

    @property
    def header_and_body(self) -> bytes:
        """Both, without what a header may have more, and without checksum."""
        return bytes(self.buffer[self.start : self.start + HEADER_SIZE]) + bytes(self.body)


class FrameParser:
    """Cuts the bytes of one log into frames.

    Feed pieces in order and take the frames of each before feeding the next; then call `finish`. Errors:
    NotABinlogError, EncryptedBinlogError, TruncatedBinlogError, ChecksumMismatchError, MalformedEventError,
    UnsupportedEventError. After an error the parser is done.

    Args:
        file: name of the log for messages.
        size: bytes of the whole log when known; an event that claims to end beyond it is an error at once.
        position: offset of the first byte fed. At 0 the magic number must come first.
        format: the format description in force, needed when position is not 0.
        verify_checksums: compare CRC32 checksums.
        warn: takes text about what is odd and still readable.
        keys: keys for the events of an encrypted log of MariaDB.
        max_event_size: bytes of the largest event that is read.
        is_plain: no event is encrypted, whatever the log says.
    """

    def __init__(
        self,
        file: str = "",
        *,
        size: int | None = None,
        position: int = 0,
        format: FormatDescription | None = None,
        verify_checksums: bool = True,
        warn: Callable[[str], None] = lambda text: None,
        need_magic: bool = True,
        keys: Keys | None = None,
        max_event_size: int = MAX_EVENT_SIZE,
        is_plain: bool = False,
    ) -> None:
        self.file = file
        self.position = position
        self.format = format
        self.wanted = CHUNK_SIZE
        self.last_header: EventHeader | None = None
        self.size = size
        self._max_event_size = max_event_size
        self._verify = verify_checksums
        self._warn = warn
        self._stored = BytesIO()  # grows as bytes come, and gives them without a copy
        self._held = 0
        self._need_magic = need_magic and position == 0
        self._needed = len(_MAGIC) if self._need_magic else 1
        self._keys = keys
        self.cipher: EventCipher | None = None
        """How the events are encrypted that come; None for plain ones."""
        self._is_plain = is_plain
        self._outer: int | None = None

    @classmethod
    def inside(cls, frame: Frame, file: str, size: int, max_event_size: int = MAX_EVENT_SIZE) -> FrameParser:
        """A parser for the payload of `frame`, of `size` bytes when decompressed."""
        form = frame.format.without_checksums()
        parser = cls(file, size=size, format=form, need_magic=False, max_event_size=max_event_size)
        parser._outer = frame.position
        return parser

    def feed(self, data: bytes) -> Iterator[Frame]:
        """Take more bytes; yields the frames that are now whole."""
        is_alone = not self._held and len(data) >= self._needed
        self._held += len(data)
        if not is_alone:
            self._stored.write(data)
        if self._held < self._needed:
            self.wanted = max(CHUNK_SIZE, self._needed - self._held)
            return
        buffer = data if is_alone else self._stored.getvalue()
        data, self._stored = b"", BytesIO()  # an event may be large: nothing holds its bytes twice
        at = self._take_magic(buffer) if self._need_magic else 0
        while len(buffer) - at >= (needed := HEADER_SIZE):
            header = unpack_header(buffer, at)
            if header.timestamp == _MAGIC_TIMESTAMP and self.format is not None:
                needed += len(_MAGIC)
                if len(buffer) - at < needed:
                    break
                if self._is_next_log(buffer, at):
                    at = self._begin_next_log(at)
                    continue
            needed = self._checked_size(buffer, at, header)
            if len(buffer) - at < needed:
                break
            if self.cipher is None:
                frame = self._frame(buffer, at, at + needed, header)
            else:
                frame = self._decrypted(self.cipher, buffer[at : at + needed])
            at += needed
            self.position += needed
            self.last_header = frame.header
            if frame.header.event_type == _START_ENCRYPTION and not self._is_plain:
                self.cipher = self._event_cipher(frame)
            yield frame
            del frame
        self._keep(buffer, at, needed)

    def finish(self) -> None:
        """Say that the log ends here. Raises TruncatedBinlogError when that is inside an event."""
        if self._need_magic:
            check_magic(self._stored.getvalue(), self.file)
        elif self._held and self._outer is not None:
            raise MalformedEventError("the payload ends inside an event")
        elif self._held:
            raise TruncatedBinlogError(*self._truncated(self._stored.getvalue()))
        elif self.format is None:
            raise TruncatedBinlogError(
                "the file ends after its magic number; it has no events", self.file, self.position
            )

    def _keep(self, buffer: bytes, at: int, needed: int) -> None:
        self._stored.write(buffer[at:])
        self._held = len(buffer) - at
        self._needed = needed
        self.wanted = max(CHUNK_SIZE, needed - self._held)

    def _take_magic(self, buffer: bytes) -> int:
        check_magic(buffer, self.file)
        self._need_magic = False
        self.position += len(_MAGIC)
        return len(_MAGIC)

    def _checked_size(self, buffer: bytes, at: int, header: EventHeader) -> int:
        """The size of the event at `at`, when it can be true."""
        if self.format is None and header.event_type != _FORMAT_DESCRIPTION:
            raise self._no_format(header)
        least = self._len_header(header) + (0 if self.format is None else self.format.len_checksum)
        if header.event_size < least:
            raise self._bad_size(buffer, at, header, least)
        if self._outer is not None:
            self._check_inner_size(header)
        elif self.size is not None and self.position + header.event_size > self.size:
            raise TruncatedBinlogError(*self._truncated(buffer[at : at + HEADER_SIZE]))
        if header.event_size > self._max_event_size:
            place = self.file, self.position if self._outer is None else self._outer, event_type_name(header.event_type)
            raise EventTooLargeError(header.event_size, self._max_event_size, *place)
        return header.event_size

    def _check_inner_size(self, header: EventHeader) -> None:
        left = None if self.size is None else self.size - self.position
        if left is not None and left < header.event_size <= self._max_event_size:
            text = f"an event of {header.event_size} bytes in a payload that has {left} left"
            raise MalformedEventError(f"{text}; the payload ends inside an event, or a wrong size")

    def _event_cipher(self, frame: Frame) -> EventCipher:
        with spec_errors(self.file, frame.position, frame.type_name):
            return EventCipher(MysqlBinlog.StartEncryptionEvent(KaitaiStream(BytesIO(frame.body))), self._keys)

    def _decrypted(self, cipher: EventCipher, event: bytes) -> Frame:
        """The frame of an encrypted event."""
        if cipher.cipher is None:
            return self._first_decrypted(cipher, event)
        with spec_errors(self.file, self.position, None):
            plain = cipher.decrypt(event, self.position, cipher.cipher)
        return self._frame(plain, 0, len(plain), unpack_header(plain, 0))

    def _first_decrypted(self, cipher: EventCipher, event: bytes) -> Frame:
        """The first event after the encryption started: its checksum, which is compared for that, tells the cipher.

        It may also be plain: copies of a log that were read from the server are.
        """
        header = unpack_header(event, 0)
        form = self.format
        assert form is not None  # the encryption started after it
        if form.len_checksum or header.log_pos == self.position + header.event_size:
            with suppress(BinlogError):
                frame = self._frame(event, 0, len(event), header, tells_cipher=True)
                self.cipher = None
                return frame
        for name in CIPHERS:
            with spec_errors(self.file, self.position, None):
                plain = cipher.decrypt(event, self.position, name)
            if not form.len_checksum:
                text = "encrypted, and without checksums the log does not tell how; say --cipher aes-cbc or aes-ctr"
                raise EncryptedBinlogError(text, self.file, self.position)
            with suppress(BinlogError):
                frame = self._frame(plain, 0, len(plain), unpack_header(plain, 0), tells_cipher=True)
                cipher.cipher = name
                return frame
        text = "encrypted, and the key is not the one that it was encrypted with"
        raise EncryptedBinlogError(text, self.file, self.position)

    def _len_header(self, header: EventHeader) -> int:
        index, length = (-1, 0) if self.format is None else (0, self.format.len_header)
        return layout.event_len_header(header.event_type == _FORMAT_DESCRIPTION, index, length)

    def _frame(self, buffer: bytes, at: int, end: int, header: EventHeader, *, tells_cipher: bool = False) -> Frame:
        if header.event_type == _FORMAT_DESCRIPTION:
            self.format = self._read_format(buffer[at:end], header)
            return Frame(self.position, header, buffer, at, at + HEADER_SIZE, end, self.format)
        form = self.format
        assert form is not None  # _event_end has seen to it
        parts = form.parts
        if (self._verify or tells_cipher) and form.len_checksum:
            expected, actual = checksums(buffer, at, end, parts.footer_of(at, end))
            if actual != expected:
                place = self.file, self.position, event_type_name(header.event_type)
                raise ChecksumMismatchError(expected, actual, *place)
        position, offset = (self.position, None) if self._outer is None else (self._outer, self.position)
        return Frame(position, header, buffer, at, at + parts.body, end - parts.behind, form, offset)

    def _read_format(self, data: bytes, header: EventHeader) -> FormatDescription:
        with spec_errors(self.file, self.position, event_type_name(header.event_type)):
            form = read_format(data, header, in_relay_log=self.format is not None and self.format.is_relay_log)
        if self._verify and form.event.checksum is not None:
            self._verify_format(data, form, header)
        return form

    def _verify_format(self, data: bytes, form: FormatDescription, header: EventHeader) -> None:
        stored, actual = format_checksums(data, form.event.len_fde_post_header)
        if actual == stored:
            return
        if form.len_checksum or not form.is_relay_log:
            raise ChecksumMismatchError(stored, actual, self.file, self.position, event_type_name(header.event_type))
        self._warn(
            f"{self.file}:{self.position} {event_type_name(header.event_type)}: its checksum is stale; "
            "relay logs of sources without checksums are like that, so this is not taken as damage"
        )

    def _is_next_log(self, buffer: bytes, at: int) -> bool:
        """Whether another log was appended here: a magic number, then a format description."""
        return unpack_header(buffer, at + len(_MAGIC)).event_type == _FORMAT_DESCRIPTION

    def _begin_next_log(self, at: int) -> int:
        self._warn(f"{self.file}:{self.position}: another log begins here (files were concatenated)")
        self.position += len(_MAGIC)
        self.cipher = None
        return at + len(_MAGIC)

    def _no_format(self, header: EventHeader) -> BinlogError:
        place = self.file, self.position, event_type_name(header.event_type)
        if header.event_type == _START_V3:
            text = "the log has the format of MySQL 4.1 or older; logs of MySQL 5.0 and later can be decoded"
            return UnsupportedEventError(text, *place)
        text = "the log does not begin with a FORMAT_DESCRIPTION_EVENT; without it no event can be read"
        return MalformedEventError(text, *place)

    def _bad_size(self, buffer: bytes, at: int, header: EventHeader, least: int) -> BinlogError:
        place = self.position if self._outer is None else self._outer
        if not any(buffer[at : at + HEADER_SIZE]):
            return MalformedEventError("zero bytes instead of an event; the rest cannot be read", self.file, place)
        text = f"an event of {header.event_size} bytes is too small (at least {least}); the rest cannot be read"
        return MalformedEventError(text, self.file, place, event_type_name(header.event_type))

    def _truncated(self, held: bytes) -> tuple[str, str, int, str | None]:
        left = len(held) if self.size is None else self.size - self.position
        if len(held) < HEADER_SIZE:
            return f"the file ends inside an event header ({left} bytes are left)", self.file, self.position, None
        header = unpack_header(held, 0)
        text = f"the event claims {header.event_size} bytes, the file has {left} left; cut off, or a wrong size"
        return text, self.file, self.position, event_type_name(header.event_type)
