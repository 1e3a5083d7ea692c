"""Commands without what Python lacks on Windows, which no machine of ours runs: on Linux, with those names removed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOG = str(ROOT / "samples" / "mysql-9.7-shop.binlog")
WITHOUT = """\
import ctypes, mmap, multiprocessing, os, select, signal, subprocess, sys, sysconfig, tempfile
sysconfig.get_config_vars()
import click, lark, pyarrow.fs, pyarrow.parquet, rich.console, rich.progress, rich.table  # ask, too
from binlog_kaitai.compiled import machine_code
library = machine_code.library()
for name in [name for name in sys.modules if name.startswith("binlog_kaitai")]:
    del sys.modules[name]
for module, names in {
    mmap: ["MADV_DONTNEED", "MAP_ANONYMOUS", "MAP_PRIVATE"],
    os: ["fork", "uname", "O_DIRECTORY", "O_NOFOLLOW", "O_CLOEXEC", "register_at_fork"],
    select: ["poll"],
    signal: ["SIGHUP", "pthread_sigmask"],
}.items():
    for name in names:
        delattr(module, name)
signal.Signals._member_map_.pop("SIGHUP")
os.O_BINARY = os.O_NOINHERIT = 0
sys.modules["fcntl"] = None
sys.platform = "win32"
os.environ["PROCESSOR_ARCHITECTURE"] = "AMD64"
from binlog_kaitai.compiled import machine_code
assert machine_code.platform() == "win32-AMD64"
machine_code.library = lambda: library
from binlog_kaitai.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    "command",
    [["stats"], ["changes"], ["verify"], ["undo", "-T", "shop.orders"], ["export", "--output", "tables"]],
    ids=lambda command: command[0],
)
def test_windows_lacks_nothing_that_commands_need(command: list[str], tmp_path: Path) -> None:
    arguments = [command[0], LOG, *command[1:]]
    printed = []
    for program in (["-m", "binlog_kaitai"], ["-c", WITHOUT]):
        folder = tmp_path / program[0]
        folder.mkdir()
        environment = os.environ | {"PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [sys.executable, *program, *arguments], capture_output=True, text=True, cwd=folder, env=environment
        )
        printed.append((done.returncode, done.stdout, done.stderr))
    assert printed[0] == printed[1]
