"""Differences between operating systems: the only module that asks which one this is, except for machine code."""

from __future__ import annotations

import os
import signal
import sys
from mmap import mmap

__all__ = ["CAN_OPEN_FOLDERS", "ENDING", "OWN_FILE", "drop_pages", "file_bytes", "new_pages", "processor"]

ENDING = tuple(signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__)
"""Signals that end a program in an orderly way. Windows has only the first."""
CAN_OPEN_FOLDERS = sys.platform != "win32"
"""Whether folders can be opened, to lock them or to write their names to the disk."""

if sys.platform == "win32":
    OWN_FILE = os.O_BINARY | os.O_NOINHERIT
    """Flags for a file that is opened by its number: bytes as they are, no links are followed, no heirs."""

    def new_pages(size: int, *, large: bool = False) -> mmap:
        """Return zeros in memory of this process alone."""
        return mmap(-1, size)

    def drop_pages(pages: mmap, start: int, size: int) -> None:
        """Keep the pages: there is no way to give a part of them back."""

    def processor() -> str:
        """Return the name of the processor, as `platform.machine` does, which is slower."""
        return os.environ.get("PROCESSOR_ARCHITECTURE", "")

else:
    import mmap as _mmap
    from contextlib import suppress
    from mmap import MADV_DONTNEED, MAP_ANONYMOUS, MAP_PRIVATE

    _LARGE_PAGES: int | None = getattr(_mmap, "MADV_HUGEPAGE", None)
    OWN_FILE = os.O_NOFOLLOW | os.O_CLOEXEC

    def new_pages(size: int, *, large: bool = False) -> mmap:
        """Return zeros in memory of this process alone, even after a fork. In large pages, where the system has any,
        each of which costs no more to use first than a small one."""
        pages = mmap(-1, size, MAP_PRIVATE | MAP_ANONYMOUS)
        if large and _LARGE_PAGES is not None:
            with suppress(OSError):  # a kernel may be without
                pages.madvise(_LARGE_PAGES)
        return pages

    def drop_pages(pages: mmap, start: int, size: int) -> None:
        """Give pages back to the system, whose content is not needed any more. Raises OSError."""
        pages.madvise(MADV_DONTNEED, start, size)

    def processor() -> str:
        """Return the name of the processor, as `platform.machine` does, which is slower."""
        return os.uname().machine


def file_bytes(path: str) -> bytes:
    """Return all bytes of a file. Raises OSError. `Path.read_bytes` would have most commands import pathlib for it."""
    with open(path, "rb") as file:
        return file.read()
