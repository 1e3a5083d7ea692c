"""One run at a time: a lock on a folder, which ends with the process that has it."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager

from binlog_kaitai.export.contents import OutputExistsError, busy
from binlog_kaitai.system import CAN_OPEN_FOLDERS

__all__ = ["only_run"]

_NO_LOCKS = {errno.EBADF, errno.EINVAL, errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}
"""Of a file system that has no locks for folders; what is left is the look at the ledger before it is replaced."""


@contextmanager
def only_run(path: str) -> Iterator[None]:
    """While the block runs no other process writes to a folder, which is made where there is none. Raises
    OutputExistsError where one does, OSError."""
    if not CAN_OPEN_FOLDERS:  # as on file systems without locks
        os.makedirs(path, exist_ok=True)
        yield
        return
    folder = _locked(path)
    try:
        yield
    finally:
        os.close(folder)


def _locked(path: str) -> int:
    while True:
        if os.path.lexists(path) and not os.path.isdir(path):
            raise OutputExistsError(f"{path} is a file, not a folder for the output")
        os.makedirs(path, exist_ok=True)
        folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        try:
            _lock(folder, path)
            if os.path.samestat(os.fstat(folder), os.stat(path)):
                return folder
        except FileNotFoundError:
            pass
        except BaseException:
            os.close(folder)
            raise
        os.close(folder)  # it was removed or replaced just now


def _lock(folder: int, path: str) -> None:
    import fcntl  # which Windows lacks

    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise busy(path) from error
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise
