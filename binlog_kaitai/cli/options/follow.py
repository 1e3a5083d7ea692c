"""`--follow`: go on as a log grows, and with the next log of the series, until somebody ends that."""

from __future__ import annotations

import select
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import click

from binlog_kaitai.changes.ledger import IN_USE, PAST, FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.log.remote import is_url
from binlog_kaitai.log.source import STDIN, Source

__all__ = ["Follower", "follow_option", "refuse_jobs"]

_SIGNALS: tuple[int, ...] = (signal.SIGINT, signal.SIGTERM)
_MILLISECONDS = 1000

follow_option = click.option(
    "--follow",
    is_flag=True,
    help="Keep reading as the last log grows, and continue with the next log of its series, transaction by"
    " transaction, until Ctrl-C or the end of the range (--stop-datetime, --stop-position). Only plain local files.",
)


def refuse_jobs(jobs: int, *, follow: bool) -> None:
    """Raise UsageError where several processes are to follow a log."""
    if follow and jobs > 1:
        raise click.UsageError("--follow waits for what is written next, which one process reads; it takes no --jobs")


class Follower:
    """Follows the last log of a run."""

    def __init__(self) -> None:
        self._is_ended = False

    @staticmethod
    def check(source: Source, options: ReadOptions) -> None:
        """Raise UsageError where a log cannot be followed."""
        if options.keys is not None:
            raise click.UsageError("--follow is for plain logs; it takes no --keys")
        if options.schema_from_log:
            text = "--follow cannot look for definitions in what is not written yet: give --schema"
            raise click.UsageError(f"{text}, and not --schema-from-log")
        if is_url(source.name) or not source.seekable:
            raise click.UsageError(f"--follow is for local files that grow; {source.name} is {_kind(source)}")

    def logs(self, first: Source, ledgers: list[FileLedger], *, only_first: bool) -> Iterator[Source]:
        """Yield a log and those after it, each when the one before was read, whose ledger is the last one."""
        from binlog_kaitai.series.growing import Following  # few runs follow

        before: str | None = None
        for source in Following(first, self._wait, lambda: self._is_ended).logs():
            if before is not None:
                say(f"note: {before}{_end(ledgers[-1])}; it goes on with {source.name}", None)
            yield source
            before = source.name
            if only_first or ledgers[-1].state == PAST or ledgers[-1].errors:
                return

    def _wait(self, seconds: float) -> None:
        """Wait so long, or until nobody reads the output any more."""
        try:
            poll = select.poll()
            poll.register(sys.stdout.fileno(), 0)  # errors alone
        except (OSError, ValueError, AttributeError):
            time.sleep(seconds)
        else:
            if poll.poll(seconds * _MILLISECONDS):
                self._is_ended = True

    @contextmanager
    def until_ended(self, ledgers: list[FileLedger]) -> Iterator[None]:
        """Have the block end, and the command go on after it, where a signal asks for that and all that is complete was
        printed. A second signal does what it does elsewhere."""
        from binlog_kaitai.series.growing import FollowEndedError  # few runs follow

        is_main = threading.current_thread() is threading.main_thread()
        before = {number: signal.getsignal(number) for number in _SIGNALS} if is_main else {}
        ours = [number for number, handler in before.items() if handler is not signal.SIG_IGN]

        def end(number: int, frame: FrameType | None) -> None:
            self._is_ended = True
            signal.signal(number, before[number])

        for number in ours:
            signal.signal(number, end)
        try:
            yield
        except FollowEndedError:
            ledgers[-1].state = IN_USE
        finally:
            for number in ours:
                signal.signal(number, before[number])


def _kind(source: Source) -> str:
    if is_url(source.name):
        return "a URL"
    if source.compressed_size is not None:
        return "compressed"
    return f"{'standard input' if source.name == STDIN else 'a pipe'}, which is read as it comes without it"


def _end(ledger: FileLedger) -> str:
    """Return what is to be said of the end of a log."""
    if ledger.ends.closing_end is None:
        return " ends without ROTATE or STOP (did its server crash?)"
    return " has ended" if ledger.ends.next_file else " ends with STOP (its server was shut down)"
