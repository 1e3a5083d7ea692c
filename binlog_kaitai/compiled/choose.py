"""Who reads a log: the compiled loops, where they are worth it and can, else the object path."""

from __future__ import annotations

from typing import Literal, get_args

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span, read_head
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.crypto import Keys
from binlog_kaitai.log.decrypted import decrypted
from binlog_kaitai.log.magic import is_encrypted
from binlog_kaitai.log.source import LogBytes, Source

__all__ = ["ENGINES", "SMALL", "Engine", "choose", "require"]

Engine = Literal["auto", "compiled", "objects"]
"""Which decoder is used: ``compiled`` the loops, ``objects`` never, ``auto`` what is faster for a log."""
ENGINES: tuple[Engine, ...] = get_args(Engine)

_HEAD = 1 << 12
SMALL = 1 << 20
"""Bytes below which loading the loops costs more than it gains."""


def choose(engine: Engine, source: Source, options: ReadOptions, span: Span | None = None) -> Engine:
    """Return ``compiled`` or ``objects`` for one log, or a part of it.

    What the loops cannot read (a stream, a log that MariaDB has encrypted) is for the object path in any case.

    Raises ImportError for ``compiled`` where there is no machine code for the processor.
    """
    require(engine)
    if engine == "objects" or source.is_stream:
        return "objects"
    if engine == "auto" and not _is_worth_it(source, span):
        return "objects"
    if span is not None and span.format is not None:  # found inside of a plain log
        return "compiled"
    return "compiled" if _can_read(source, options.keys) else "objects"


def require(engine: Engine) -> None:
    """Raise ImportError for ``compiled`` where there is no machine code for the processor."""
    if engine != "compiled":
        return
    from binlog_kaitai.compiled import machine_code as compiled

    if not compiled.is_available():
        raise ImportError("there are no compiled loops for this processor; leave out --engine compiled")


def _is_worth_it(source: Source, span: Span | None) -> bool:
    if (span.end - span.start if span else source.stored_size or 0) < SMALL:
        return False
    from binlog_kaitai.compiled import machine_code as compiled  # small logs do not wait for it

    return compiled.is_available()


def _can_read(source: Source, keys: Keys | None) -> bool:
    """Whether the log is plain, or encrypted as a whole with a key that is there."""
    data = LogBytes(source)
    try:
        if not is_encrypted(data.read_at(0, _HEAD)):
            return keys is None or read_head(data, source.name) is not None
        return decrypted(source, keys) is not source
    except BinlogError:  # the object path says what is wrong
        return False
    finally:
        data.close()
