"""Runs the loops over logs in a process of its own, as machine code or as plain Python over the model of memory.

`python -m tests.checker.run SETTINGS LOG...` prints a line of JSON for each log and reader: the answer, or what went
wrong. A log is a path or the seed of a mutant; the same seed comes with the same options and rooms in both ways. The
settings are those of `Settings`, in JSON.
"""

from __future__ import annotations

import json
import random
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tests.checker.chances import any_options, any_rooms
from tests.checker.model import MemoryViolationError, Model

_FILES = str(Path("compiled", "loops"))
_CHUNKS = (200, 3000, 1 << 16)
_READERS_OF_A_MUTANT = 2


@dataclass(frozen=True)
class Settings:
    """How to run."""

    how: str = "plain"
    """Or compiled."""
    patience: int = 60
    """Seconds for one reader and one log; a loop that does not go on meets them."""
    changes: tuple[tuple[str, str, str], ...] = ()
    """Changes of the loops: module, what stands there once, what shall stand there."""
    one_violation: bool = False
    """Stop at the first."""
    key: str = ""
    """With which MariaDB has encrypted, in hexadecimal digits; for logs that are no mutants."""
    rooms: dict[str, int] = field(default_factory=dict)
    """What there is room for at first, by `module.constant`; for logs that are no mutants."""
    share: int = 1
    """One in so many readers reads a log that is no mutant, of the next log the next one."""


class _DoesNotEndError(Exception):
    """A reader takes too long."""


def _run(settings: Settings) -> None:
    """Have the loops run so."""
    from binlog_kaitai.compiled import machine_code as compiled

    if settings.how == "compiled":
        compiled.load()  # compiling takes longer than the patience with one log
        return
    from tests.checker.loops import plain_loops

    def change(name: str, source: str) -> str:
        for module, old, new in settings.changes:
            if module == name:
                assert source.count(old) == 1, (module, old)
                source = source.replace(old, new)
        return source

    model = Model()
    model.install()
    loops = plain_loops(model, change)
    compiled.load = lambda: loops


def _jobs(settings: Settings, logs: Sequence[str], folder: Path) -> Iterator[tuple[str, Callable[[], dict[str, Any]]]]:
    """Each log and reader."""
    from binlog_kaitai.changes.options import ReadOptions
    from binlog_kaitai.log.crypto import Keys
    from tests.checker.answers import READERS, answer
    from tests.checker.mutants import mutant, read_log

    path = folder / "log"
    for number, log in enumerate(logs):
        chance = random.Random(f"how {log}")
        if log.isdigit():
            data, name = mutant(int(log))
            readers = chance.sample(list(READERS), _READERS_OF_A_MUTANT)
            options, chunk = any_options(chance), chance.choice(_CHUNKS)
            _set_rooms(any_rooms(chance))
        else:
            data, name, readers = read_log(Path(log)), log, list(READERS)[number % settings.share :: settings.share]
            keys = Keys({"1": bytes.fromhex(settings.key)}) if settings.key else None
            options, chunk = ReadOptions(json="text", keys=keys), 1 << 16
            _set_rooms(settings.rooms)
        path.write_bytes(data)
        for reader in readers:
            yield f"{name}: {reader}", partial(answer, reader, path, options, chunk)


def _set_rooms(rooms: dict[str, int]) -> None:
    from importlib import import_module

    for name, room in rooms.items():
        module_name, _, constant = name.rpartition(".")
        module = import_module(f"binlog_kaitai.{module_name}")
        assert isinstance(getattr(module, constant), int)
        setattr(module, constant, room)


def _where(error: BaseException) -> str:
    """The functions of the loops that an error has come through."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if _FILES in frame.filename]
    return " < ".join(f"{frame.name} ({Path(frame.filename).name}:{frame.lineno})" for frame in reversed(frames))


def _outcome(job: Callable[[], dict[str, Any]], patience: int) -> dict[str, Any]:
    """What a reader gave. An error that is none of ours is an answer too: both ways should give the same."""
    signal.alarm(patience)
    try:
        return job()
    except (MemoryViolationError, ZeroDivisionError, _DoesNotEndError) as error:
        return {"violation": f"{type(error).__name__}: {error}", "where": _where(error)}
    except Exception as error:  # noqa: BLE001
        return {"raised": f"{type(error).__name__}: {error}"}
    finally:
        signal.alarm(0)


def _on_alarm(number: int, frame: Any) -> None:
    raise _DoesNotEndError("no end in sight")


def main() -> None:
    text, *logs = sys.argv[1:]
    settings = Settings(**json.loads(text))
    signal.signal(signal.SIGALRM, _on_alarm)
    _run(settings)
    with tempfile.TemporaryDirectory() as folder:
        for name, job in _jobs(settings, logs, Path(folder)):
            outcome = _outcome(job, settings.patience)
            print(json.dumps({"job": name, **outcome}), flush=True)
            if settings.one_violation and "violation" in outcome:
                break


if __name__ == "__main__":
    main()
