"""The command line as a process of its own: ``binlog-kaitai``, or ``python -m binlog_kaitai``."""

from __future__ import annotations

import gc
import os
import signal
import sys
from typing import Any, cast

__all__ = ["run"]

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


_pass_over_numpy()

if __name__ == "__main__":
    sys.exit(run())
