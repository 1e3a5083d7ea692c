"""The command line as a process of its own: ``binlog-kaitai``, or ``python -m binlog_kaitai``."""

from __future__ import annotations

import atexit
import gc
import os
import signal
import sys
import threading
from types import FrameType
from typing import Any, NoReturn, cast

__all__ = ["program", "run"]

_NEW_OBJECTS = 5000
"""After so many it is looked for garbage. Python's own number has it looked for some times in each small log."""


def _pass_over_numpy() -> None:
    """Have pyarrow do without numpy, which takes longer to import than all of pyarrow, and is used for nothing here.

    Processes that this one starts import this module before anything else. What Spark runs may want numpy.
    """
    if sys.argv[1:2] != ["spark"]:
        modules = cast(dict[str, Any], sys.modules)
        modules.setdefault("numpy", None)  # "not installed", for whom it imports


def run() -> int:
    """Run the command line. Returns the exit status.

    What modules are made of stays to the end. It is not looked through for garbage, neither while they load nor
    afterwards, which takes a sixth of the time of a short command.
    """
    gc.disable()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # of numpy, whose threads have nothing to do here
    try:
        import click

        from binlog_kaitai.cli import cli, main

        for name in sys.argv[1:2]:
            cli.get_command(click.Context(cli), name)
        gc.freeze()
        gc.set_threshold(_NEW_OBJECTS)
        gc.enable()
        return main()
    except KeyboardInterrupt:  # before `main` could meet it
        return 128 + signal.SIGINT


def program() -> NoReturn:
    """Run the command line as all that this process is for, and end the process with its exit status.

    Python takes all modules apart at its end, which takes a tenth of the time of a short command. This leaves that out
    unless others may wait for it: a program that has called this one, a profiler, a debugger, threads.
    """
    status = run()
    if not _is_followed(sys._getframe(1)) and _has_done_the_last():
        os._exit(status)
    sys.exit(status)


def _is_followed(frame: FrameType | None) -> bool:
    """Return whether there may be more to do or to see after the command line.

    Args:
        frame: that of the caller. It and its callers are of the main module, or of what runs that.
    """
    main = vars(sys.modules["__main__"])
    while frame is not None:
        if frame.f_globals is not main and frame.f_globals.get("__name__") != "runpy":
            return True
        frame = frame.f_back
    flags = sys.flags
    is_looked_at = flags.inspect or flags.dev_mode or sys.warnoptions or sys._xoptions
    return bool(is_looked_at or sys.gettrace() or sys.getprofile() or threading.active_count() > 1)


def _has_done_the_last() -> bool:
    """Do what a program has to do at its end. Returns False for output that cannot be written, of which Python says so
    and has a status for it."""
    atexit._run_exitfuncs()
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
    except (OSError, ValueError):
        return False
    return True


_pass_over_numpy()


if __name__ == "__main__":
    program()
