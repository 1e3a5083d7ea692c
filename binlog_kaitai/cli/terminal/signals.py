"""Signals that end the program: what is half written is removed first."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import click

from binlog_kaitai.files import Terminated
from binlog_kaitai.system import ENDING

__all__ = ["orderly_end"]


@contextmanager
def orderly_end() -> Iterator[None]:
    """Raise Terminated in the block at the first of these signals, and ignore those that follow it.

    Signals that are ignored (nohup) stay so. Raises Exit when the block has ended, after one line that names what was
    not written.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in ENDING}
    ours = [number for number, handler in before.items() if handler is signal.SIG_DFL]

    def end(number: int, frame: FrameType | None) -> None:
        for other in ours:
            signal.signal(other, signal.SIG_IGN)
        raise Terminated(signal.Signals(number).name)

    for number in ours:
        signal.signal(number, end)
    try:
        yield
    except BaseException as error:
        ended = Terminated.behind(error)
        if ended is None:
            raise
        what = f"{ended.unwritten[0]}: not written, " if ended.unwritten else ""
        click.echo(f"{what}ended by {ended.name}", err=True)
        raise click.exceptions.Exit(1) from error
    finally:
        for number in ours:
            signal.signal(number, before[number])
