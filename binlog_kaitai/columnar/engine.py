"""Who reads a log: the compiled loops, where they are worth it and can, else the object path."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from binlog_kaitai.options import ReadOptions
from binlog_kaitai.source import LogBytes, Source
from binlog_kaitai.splits import Span, read_head

__all__ = ["SMALL", "SMALL_UNCOMPILED", "Engine", "choose", "prepare"]

Engine = Literal["auto", "compiled", "objects"]

SMALL = 8 << 20
"""Bytes below which loading the loops costs more than it gains."""
SMALL_UNCOMPILED = 64 << 20
"""Bytes below which compiling them, once, costs more than it gains."""


def choose(engine: Engine, source: Source, options: ReadOptions, span: Span | None = None) -> Engine:
    """``compiled`` or ``objects`` for one log, or a part of it.

    Raises ImportError for ``compiled`` where numba is not installed.
    """
    if engine == "objects" or source.is_stream or options.keys is not None:
        return "objects"
    if engine == "auto" and not _is_worth_it(source, span):
        return "objects"
    if span is not None and span.format is not None:  # found inside of a plain log
        return "compiled"
    return "compiled" if _is_plain(source) else "objects"


def prepare(engine: Engine, sources: Iterable[Source], options: ReadOptions) -> None:
    """Have the loops ready before several processes want them at once."""
    if any(choose(engine, source, options) == "compiled" for source in sources):
        from binlog_kaitai.columnar import compiled

        compiled.load()


def _is_worth_it(source: Source, span: Span | None) -> bool:
    """The parts of one log share what is compiled for the first of them."""
    whole = source.stored_size or 0
    if (span.end - span.start if span else whole) < SMALL:
        return False
    from binlog_kaitai.columnar import compiled  # small logs do not wait for it

    return compiled.is_available() and (whole >= SMALL_UNCOMPILED or compiled.is_cached())


def _is_plain(source: Source) -> bool:
    """Whether the log begins as one that is not encrypted."""
    data = LogBytes(source)
    try:
        return read_head(data, source.name) is not None
    finally:
        data.close()
