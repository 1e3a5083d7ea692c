"""Logs whose events MariaDB has encrypted, as the plain logs that they hold: many events are decrypted at once.

Lengths and positions are those of the encrypted log. What cannot be an event is passed on as it is: who reads the log
says what is wrong with it. An error of decrypting waits until all before it was read.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import field, replace
from typing import Any, BinaryIO, cast

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.machine_code import load
from binlog_kaitai.compiled.records import C
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.log.crypto import BLOCK, Cipher, EventCipher, Keys
from binlog_kaitai.log.decrypted import decrypted
from binlog_kaitai.log.frames import FormatDescription, FrameParser
from binlog_kaitai.log.source import Source

__all__ = ["plain_source"]

_PIECE = 1 << 20
"""Bytes that are read and decrypted together, unless an event is larger."""
_CODES: dict[Cipher, int] = {"aes-cbc": ra.BY_CHAIN, "aes-ctr": ra.BY_COUNTER}
_Type = layout.EventType
_MAGIC = layout.MAGIC


@dataclass(frozen=True, slots=True)
class _State:
    """How the events from a position on are to be taken."""

    position: int
    form: FormatDescription | None = None
    """The format description in force, if it was in clear."""
    start: bytes | None = None
    """The event before, when it said that what follows is encrypted; it may be plain all the same."""
    cipher: EventCipher | None = None
    is_sound: bool = True
    """What is there are events."""


@dataclass(frozen=True, slots=True)
class _DecryptedEvents:
    """The plain log in one that MariaDB has encrypted event by event, or may have."""

    stored: Source
    options: ReadOptions
    states: list[_State] = field(default_factory=lambda: [_State(0)])
    """Of the places that were read, in order: it can be opened at any event up to the last one."""
    is_plain: bool = True
    len_header: int = 0

    def changed(self) -> str | None:
        """Return what happened to the file since it was listed."""
        return self.stored.changed()

    def open(self) -> BinaryIO:
        """Open it for reading. Raises SourceError."""
        return cast(BinaryIO, _EventsFile(self, self.stored.open()))

    def forget(self, position: int) -> None:
        """What is before a position is not read again."""
        self.stored.forget(position)

    def release(self) -> None:
        """It is not read any more."""
        self.stored.release()


def plain_source(source: Source, keys: Keys, options: ReadOptions, span: Span | None) -> tuple[Source, Span | None]:
    """Return a log as the plain one that it holds, where it may be encrypted, and what is read of it; as it is where it
    cannot be decrypted: who reads it says why."""
    if span is not None and span.format is not None:  # found inside of a plain log
        return source, span
    try:
        plain = decrypted(source, keys)
    except (BinlogError, OSError):
        return source, span
    if plain is not source:
        return plain, None  # such a log is not split
    return replace(source, content=_DecryptedEvents(source, options)), span


class _Events:
    """The bytes of some events, which are decrypted in their place, as far as they are whole."""

    buffer: memory.Bytes

    def __init__(self, most: int) -> None:
        self.record, self._run = memory.slots(C.SLOTS), load()
        self._address = memory.address(self.record)
        self.record[C.limits.max_event] = most
        self.room = 0
        self.resize(_PIECE)

    @property
    def at(self) -> int:
        """How many bytes are decrypted."""
        return int(self.record[C.at])

    @property
    def have(self) -> int:
        """How many bytes are there."""
        return int(self.record[C.have])

    @property
    def position(self) -> int:
        """The position in the log of what is not decrypted yet."""
        return int(self.record[C.offset]) + self.at

    def begin(self, position: int) -> None:
        """Begin at a position, with no bytes."""
        self.record[C.offset], self.record[C.at], self.record[C.have] = position, 0, 0

    def resize(self, room: int) -> None:
        """Make room for so many bytes, with what is there."""
        kept = self.buffer[: self.have] if self.room else None
        self.room, self.buffer, record = room, memory.text_room(room), self.record
        if kept is not None:
            self.buffer[: len(kept)] = kept
        self._blocks, self._masks = memory.text_room(2 * room), memory.text_room(room)
        self._decrypted, self._encrypted = memory.text_room(2 * room), memory.text_room(room)
        record[C.base], record[C.out.text] = memory.address(self.buffer), memory.address(self._blocks)
        record[C.out.room], record[C.cipher.room_masks] = 2 * room, room // BLOCK

    def drop(self) -> None:
        """Drop what is decrypted, and make room for the event at hand."""
        at, left = self.at, self.have - self.at
        self.buffer[:left] = self.buffer[at : self.have]
        self.begin(self.position)
        self.record[C.have] = left
        if left >= self.room:
            self.resize(min(unpack_header(self.buffer, 0).event_size, 2 * self.room))
        elif self.room > _PIECE > left:
            self.resize(_PIECE)

    def add(self, data: bytes) -> None:
        """Add bytes, for which there is room."""
        self.buffer[self.have : self.have + len(data)] = data
        self.record[C.have] += len(data)

    def take(self, count: int) -> None:
        """Have so many bytes as they are."""
        self.record[C.at] += count

    def set_cipher(self, cipher: EventCipher | None) -> None:
        """Say how what comes is encrypted."""
        self.record[C.cipher.kind] = ra.NOT_ENCRYPTED
        if cipher is not None:
            assert cipher.cipher is not None
            self._nonce = memory.constant(cipher.nonce.ljust(BLOCK, b"\0"))
            self.record[C.cipher.kind], self.record[C.cipher.len_nonce] = _CODES[cipher.cipher], len(cipher.nonce)
            self.record[C.cipher.nonce] = memory.address(self._nonce)

    def decrypt(self, cipher: EventCipher | None) -> int:
        """Decrypt whole events; returns DONE where there are no more, FULL, or ODD where one is to be looked at."""
        record = self.record
        record[C.cipher.decrypted_from], record[C.cipher.masks] = record[C.at], memory.address(self._masks)
        record[C.action] = s.FIND_ENCRYPTED
        answer = self._run(self._address)
        if cipher is None or not record[C.cipher.num_masks]:
            return answer
        blocks, masks = self._blocks[: int(record[C.out.used])], self._masks[: BLOCK * int(record[C.cipher.num_masks])]
        if cipher.cipher == "aes-cbc":
            cipher.decrypt_chain(blocks, self._decrypted)
            cipher.encrypt_blocks(masks, self._encrypted)
        else:
            cipher.encrypt_blocks(blocks, self._decrypted)
        record[C.cipher.decrypted], record[C.cipher.masks] = (
            memory.address(self._decrypted),
            memory.address(self._encrypted),
        )
        record[C.action] = s.PUT_DECRYPTED
        self._run(self._address)
        return answer

    def event(self) -> bytes | None:
        """Return the event at hand as it is, None as long as it is not whole."""
        at, left = self.at, self.have - self.at
        if left < HEADER_SIZE or unpack_header(self.buffer, at).event_size > left:
            return None
        return self.buffer[at : at + unpack_header(self.buffer, at).event_size].tobytes()


class _EventsFile:
    """Decrypts events as they are read."""

    def __init__(self, log: _DecryptedEvents, file: BinaryIO) -> None:
        self.below: Any = file
        """The file that is decrypted."""
        self._log = log
        self._events = _Events(log.options.max_event_size)
        self._given, self._has_ended = 0, False
        self._error: BinlogError | None = None
        self._state = log.states[0]

    def seek(self, position: int) -> int:
        """Go to where an event begins that was read before, by this file or another one of the log."""
        events, states = self._events, self._log.states
        start = events.position - events.at
        if start <= position <= events.position:
            self._given = position - start
            return position
        self.below.seek(position)
        events.begin(position)
        self._set_state(states[bisect_right(states, position, key=lambda state: state.position) - 1])
        self._given, self._has_ended, self._error = 0, False, None
        return position

    def _set_state(self, state: _State) -> None:
        self._state = state
        self._events.set_cipher(state.cipher)

    def _enter(self, state: _State) -> None:
        """Go on in another state from its position on."""
        states = self._log.states
        if state.position == states[-1].position:
            states[-1] = state
        elif state.position > states[-1].position:
            states.append(state)
        self._set_state(state)

    def readinto(self, room: memoryview) -> int:
        """Read what is there, at most what there is room for; returns the number of bytes, 0 at the end.

        Raises BinlogError, OSError.
        """
        while self._given == self._events.at:
            if self._error is not None:
                raise self._error
            if self._has_ended or not len(room):
                return 0
            self._read_on()
        count = min(len(room), self._events.at - self._given)
        room[:count] = self._events.buffer[self._given : self._given + count]
        self._given += count
        return count

    def read(self, length: int) -> bytes:
        """Read what is there, up to `length` bytes; nothing at the end. Raises BinlogError, OSError."""
        room = bytearray(min(length, _PIECE))
        count = self.readinto(memoryview(room))
        return bytes(room[:count])

    def close(self) -> None:
        """Close the file."""
        self.below.close()

    def __enter__(self) -> _EventsFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _read_on(self) -> None:
        """Read more of the file, and decrypt the events that are whole then."""
        events = self._events
        events.drop()
        self._given = 0
        data = self.below.read(min(events.room - events.have, _PIECE))
        events.add(data)
        try:
            while self._take():
                pass
        except BinlogError as error:
            self._error = error
            return
        if not data:  # what is left is no whole event
            events.take(events.have - events.at)
            self._has_ended = True

    def _take(self) -> bool:
        """Decrypt whole events; returns whether there may be more. Raises BinlogError."""
        events, state = self._events, self._state
        if not state.is_sound:
            events.take(events.have - events.at)
            return False
        if state.start is not None:
            return self._take_first(state, state.start)
        answer = events.decrypt(state.cipher)
        return answer == s.FULL or (answer == s.ODD and self._take_odd(state))

    def _take_magic(self, state: _State) -> bool | None:
        """Return whether another log begins here, for files were concatenated, or the log itself; None as long as that
        cannot be told."""
        events = self._events
        begin = events.buffer[events.at : min(events.have, events.at + len(_MAGIC) + HEADER_SIZE)].tobytes()
        if not begin.startswith(_MAGIC):
            return False
        if len(begin) < len(_MAGIC) + HEADER_SIZE:
            return None
        if unpack_header(begin, len(_MAGIC)).event_type != _Type.format_description_event:
            return False
        events.take(len(_MAGIC))
        self._enter(_State(events.position, state.form))
        return True

    def _take_odd(self, state: _State) -> bool:
        """Take what may change how events are encrypted, or is none; returns whether it is there."""
        is_taken = self._take_magic(state)
        if is_taken is not False:
            return bool(is_taken)
        events, event = self._events, self._events.event()
        header, position = unpack_header(events.buffer, events.at), events.position
        if not HEADER_SIZE <= header.event_size <= self._log.options.max_event_size:
            self._enter(replace(state, position=position, is_sound=False))
            return True
        if event is None:
            return False
        if state.cipher is not None:
            assert state.cipher.cipher is not None
            plain = state.cipher.decrypt(event, position, state.cipher.cipher)
            events.buffer[events.at : events.at + len(plain)] = plain
        elif header.event_type == _Type.format_description_event:
            self._enter(_State(position + len(event), _format(event, position, state.form)))
        elif header.event_type == _Type.start_encryption_event:
            self._enter(_State(position + len(event), state.form, event))
        events.take(len(event))
        return True

    def _take_first(self, state: _State, start: bytes) -> bool:
        """Find how the events from here on are encrypted, if they are. Raises EncryptedBinlogError."""
        event = self._events.event()
        if event is None:
            return False
        parser = FrameParser(
            self._log.stored.name,
            position=state.position - len(start),
            format=state.form,
            need_magic=False,
            keys=self._log.options.keys,
        )
        for data in (start, event):
            for _ in parser.feed(data):
                pass
        self._enter(_State(state.position, state.form, None, parser.cipher))
        return True


def _format(event: bytes, position: int, before: FormatDescription | None) -> FormatDescription | None:
    """Return the format that a format description says, the one before where it is not sound."""
    parser = FrameParser(position=position, format=before, need_magic=False)
    try:
        for _ in parser.feed(event):
            pass
    except BinlogError:  # which is said by who reads the log
        return before
    return parser.format
