"""The compiled loops, ready to be called.

They are compiled once, which takes some seconds; the machine code is then kept in a folder of the user's, so that
later processes need llvmlite alone, which loads it in a few hundredths of a second. The name of the file stands for all
that the code depends on. A file whose checksum is wrong is made again. Processes and threads that want the code at the
same time wait for the one that makes it, though not for ever.

Where no folder can be written, each process compiles for itself, and says so.
"""

from __future__ import annotations

import ctypes
import logging
import os
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from binlog_kaitai.columnar.compiler import Code, fingerprint, make, pack, target_machine, unpack

__all__ = ["CACHE_VARIABLE", "is_available", "is_cached", "load"]

_log = logging.getLogger(__name__)

CACHE_VARIABLE = "BINLOG_KAITAI_CACHE_DIR"
"""Environment variable that names the folder for machine code."""
_PATIENCE = 120
"""Seconds to wait for another process or thread that compiles; after that each compiles for itself."""
_LOOK_AGAIN = 0.1
"""Seconds."""
_one_thread = threading.Lock()


def is_available() -> bool:
    """Whether what compiles and loads the loops is installed."""
    from importlib.util import find_spec

    return all(find_spec(name) is not None for name in ("numba", "llvmlite", "numpy", "pyarrow"))


def is_cached() -> bool:
    """Whether machine code for this machine is there already."""
    folder = _folder()
    return folder is not None and _file(folder).is_file()


def load() -> Callable[[int], int]:
    """The loops as one function of the context's address. Raises ImportError where numba is not installed."""
    is_ours = _one_thread.acquire(timeout=_PATIENCE)  # a fork may leave it locked for good
    try:
        return _loaded()
    finally:
        if is_ours:
            _one_thread.release()


@lru_cache(maxsize=1)
def _loaded() -> Callable[[int], int]:
    return _function(*_code())


def _code() -> Code:
    """The machine code: what is kept, else made and kept for later processes where that is possible."""
    folder = _folder()
    if folder is None:
        return _make_each_time("there is no home folder")
    if kept := _read(_file(folder)):
        return kept
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.NamedTemporaryFile(dir=folder, prefix="."):
            pass
    except OSError as error:
        return _make_each_time(f"{folder}: {error.strerror}")
    with _one_process(folder):
        return _read(_file(folder)) or _make_and_keep(folder)


def _folder() -> Path | None:
    """Where machine code is: the folder that the user names, else the user's cache."""
    if named := os.environ.get(CACHE_VARIABLE):
        return Path(named)
    if base := os.environ.get("XDG_CACHE_HOME"):
        return Path(base) / "binlog-kaitai"
    base = os.path.expanduser("~/Library/Caches" if sys.platform == "darwin" else "~/.cache")
    return None if base.startswith("~") else Path(base) / "binlog-kaitai"


def _file(folder: Path) -> Path:
    return folder / f"{fingerprint()}.o"


def _read(path: Path) -> Code | None:
    """The code in a file, None where it is not there or not whole."""
    try:
        if path.stat().st_uid not in (os.getuid(), 0):  # code that somebody else put there is not run
            return None
        return unpack(path.read_bytes())
    except (OSError, AttributeError):
        return None


@contextmanager
def _one_process(folder: Path) -> Iterator[None]:
    """Wait until no other process makes code for this folder.

    The lock is the system's, on the folder itself: it goes with the process that has it, and leaves nothing behind.
    """
    try:
        import fcntl

        handle = os.open(folder, os.O_RDONLY)
    except (ImportError, OSError):
        yield
        return
    try:
        end, has_said = time.monotonic() + _PATIENCE, False
        while time.monotonic() < end:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if not has_said:
                    _log.warning("waiting for another process, which compiles the fast loops")
                has_said = True
                time.sleep(_LOOK_AGAIN)
            except OSError:  # a file system that cannot lock
                break
        yield
    finally:
        os.close(handle)


def _make_and_keep(folder: Path) -> Code:
    code, seconds = _make()
    try:
        _write(_file(folder), code)
    except OSError as error:
        _say_it_is_not_kept(seconds, f"{folder}: {error.strerror}")
    return code


def _make_each_time(why: str) -> Code:
    code, seconds = _make()
    _say_it_is_not_kept(seconds, why)
    return code


def _make() -> tuple[Code, float]:
    """The code, and how many seconds it took."""
    _log.warning("compiling the fast loops for this processor; this takes up to a minute and 400 MB, once")
    start = time.monotonic()
    return make(), time.monotonic() - start


def _say_it_is_not_kept(seconds: float, why: str) -> None:
    warnings.warn(
        f"the fast loops were compiled, which took {seconds:.0f} s, and cannot be kept ({why}); "
        f"set {CACHE_VARIABLE} to a folder that can be written",
        RuntimeWarning,
        stacklevel=2,
    )


def _write(path: Path, code: Code) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(pack(code))
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def _function(symbol: str, code: bytes) -> Callable[[int], int]:
    """The function in a piece of machine code. numba's convention: status = f(&result, &exception, argument)."""
    import llvmlite.binding as llvm

    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    prototype = ctypes.CFUNCTYPE(
        ctypes.c_int32, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_void_p), ctypes.c_int64
    )
    function = prototype(engine.get_function_address(symbol))
    exception = ctypes.c_void_p()

    def run(context: int, engine: Any = engine) -> int:  # the engine owns the code
        result = ctypes.c_int64()
        if function(ctypes.byref(result), ctypes.byref(exception), context):
            raise RuntimeError("the compiled loops failed")
        return result.value

    return run
