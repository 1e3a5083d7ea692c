"""Real servers of the live tests: where they are found, and how they are started, asked and ended; see README.md.

``mysqld`` and ``mariadbd`` are taken from the PATH, or from what a variable names: ``BINLOG_KAITAI_MYSQL`` and
``BINLOG_KAITAI_MARIADB`` are each the folder of a system that has the server and its client (`tools/live_servers.sh`
makes such folders of Debian's packages), which is entered with ``chroot``; that takes root. ``BINLOG_KAITAI_MYSQL56``
is a folder with MySQL 5.6 and an empty data directory, as a package of npm has them; its client is MariaDB's.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["FLAVOURS", "Flavour", "Server", "ServerError", "State", "find", "running"]

_SYSTEM_DATABASES = ("mysql", "information_schema", "performance_schema", "sys")
_UTF8 = "--default-character-set=utf8mb4"
_MOVE_BY_THEMSELVES = ("gtid_", "timestamp", "last_insert_id", "rand_seed", "error_count", "warning_count")
"""How settings begin that say what a server has done."""
_PATIENCE = 180
"""Seconds that a server may take to start, on a machine that has other things to do."""


State = dict[str, tuple[str, list[list[str]]]]
"""Checksum and rows by table."""


class ServerError(Exception):
    """A server or its client has refused something."""


@dataclass(frozen=True, slots=True)
class Flavour:
    """A kind of server."""

    name: str
    server: str
    client: str
    variable: str
    options: tuple[str, ...]
    is_old: bool = False
    """It comes as a folder of its own, with an empty data directory."""

    @property
    def folder(self) -> str:
        """Return the folder that the variable names."""
        return os.environ[self.variable]

    @property
    def program(self) -> list[str]:
        """Return what starts the server."""
        if not self.is_old:
            return [self.server, "--no-defaults"]
        own = f"--basedir={self.folder}", f"--lc-messages-dir={self.folder}/share"
        return ["env", f"LD_LIBRARY_PATH={self.folder}", f"{self.folder}/{self.server}", "--no-defaults", *own]

    def initialize(self, data: str) -> list[str]:
        """Return the command that makes an empty data directory."""
        if self.is_old:
            return ["cp", "-r", f"{self.folder}/data/mysql", data]
        if self.name == "mysql":
            return [self.server, "--no-defaults", "--initialize-insecure", "--user=root", f"--datadir={data}"]
        return [
            *("mariadb-install-db", "--no-defaults", "--user=root", f"--datadir={data}", "--skip-test-db"),
            "--auth-root-authentication-method=normal",
            "--force",  # also where the name of the machine leads nowhere
        ]


FLAVOURS = {
    "mysql": Flavour(
        *("mysql", "mysqld", "mysql", "BINLOG_KAITAI_MYSQL"),
        (
            *("--gtid-mode=ON", "--enforce-gtid-consistency=ON", "--mysqlx=OFF", "--performance-schema=OFF"),
            *("--binlog-row-metadata=FULL", "--secure-file-priv=", "--local-infile=ON"),
        ),
    ),
    "mariadb": Flavour("mariadb", "mariadbd", "mariadb", "BINLOG_KAITAI_MARIADB", ("--binlog-format=ROW",)),
    "mysql56": Flavour(
        *("mysql56", "mysqld", "mariadb", "BINLOG_KAITAI_MYSQL56"),
        (
            *("--binlog-format=ROW", "--character-set-server=utf8mb4", "--explicit-defaults-for-timestamp=1"),
            *("--innodb-strict-mode=0", "--performance-schema=OFF"),
        ),
        is_old=True,
    ),
}


def find(name: str) -> tuple[Path | None, str | None]:
    """Return the folder of the system that has a server, None for this one; and why there is none, or None."""
    flavour = FLAVOURS[name]
    root = os.environ.get(flavour.variable)
    if flavour.is_old:
        is_there = root is not None and Path(root, flavour.server).exists() and shutil.which(flavour.client) is not None
        return None, None if is_there else f"{flavour.variable} names none, or {flavour.client} is not on the PATH"
    if root is not None:
        return Path(root), None if (Path(root) / "usr/sbin" / flavour.server).exists() else f"{root} has no server"
    path = shutil.which(flavour.server) or shutil.which(flavour.server, path="/usr/sbin")
    if path is None or shutil.which(flavour.client) is None:
        return None, f"no {flavour.server} on the PATH, and {flavour.variable} names none"
    version = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    is_right = ("MariaDB" in version) == (name == "mariadb")
    return None, None if is_right else f"{path} is {version.split('for')[0].strip()}; {flavour.variable} names none"


@dataclass(slots=True)
class Server:
    """A server that runs."""

    flavour: Flavour
    root: Path | None
    data: str
    """Its data directory, as it sees it."""
    settings: dict[str, str] = field(default_factory=dict)
    """Those of its start."""

    @property
    def data_here(self) -> Path:
        """Return the data directory as we see it."""
        return Path(self.data) if self.root is None else self.root / self.data.lstrip("/")

    def command(self, *arguments: str) -> list[str]:
        """Return a command, in the server's own system."""
        return [*([] if self.root is None else ["chroot", str(self.root)]), *arguments]

    def run(self, script: bytes | str, *options: str, database: str = "") -> bytes:
        """Run a script with the client; returns what it prints. Raises ServerError."""
        data = script.encode(errors="surrogateescape") if isinstance(script, str) else script
        arguments = [self.flavour.client, "--no-defaults", "-uroot", f"--socket={self.data}/s.sock", _UTF8, *options]
        done = subprocess.run(
            self.command(*arguments, *([database] if database else [])), input=data, capture_output=True, check=False
        )
        if done.returncode:
            raise ServerError(done.stderr.decode(errors="replace"))
        return done.stdout

    def rows(self, statement: str, *options: str) -> list[list[str]]:
        """Return the rows of a query; bytes that are no text as surrogates."""
        out = self.run(statement, "-N", "-B", "--default-character-set=binary", *options)
        text = out.decode(errors="surrogateescape")
        return [line.split("\t") for line in text.split("\n")[:-1]]

    @property
    def version(self) -> tuple[int, ...]:
        """Return the first two numbers of the version."""
        return tuple(int(part) for part in self.rows("SELECT VERSION()")[0][0].split(".")[:2])

    def databases(self) -> list[str]:
        """Return the names of the users' databases."""
        return [name for (name,) in self.rows("SHOW DATABASES", "--raw") if name not in _SYSTEM_DATABASES]

    def drop_all(self) -> None:
        """Drop the users' databases, without a word in the log."""
        drops = "".join(f"DROP DATABASE {_quoted(name)};" for name in self.databases())
        self.run(f"SET SESSION sql_log_bin=0, foreign_key_checks=0; {drops}")

    def global_settings(self) -> dict[str, str]:
        """Return what is set for all sessions that begin."""
        found = self.rows("SHOW GLOBAL VARIABLES")
        return {name: value for name, value in found if not name.startswith(_MOVE_BY_THEMSELVES)}

    def as_at_its_start(self) -> Server:
        """Drop the users' databases, and set back what was set for all sessions; returns the server."""
        self.drop_all()
        for name, value in self.global_settings().items():
            if value != self.settings[name]:
                self.run(f"SET GLOBAL {name} = {_literal(self.settings[name])}")
        return self

    def new_log(self) -> None:
        """Begin another log."""
        self.run("FLUSH BINARY LOGS")

    def log(self) -> Path:
        """Return the log that is being written."""
        status = "SHOW BINARY LOG STATUS" if self.flavour.name == "mysql" else "SHOW MASTER STATUS"
        return self.data_here / self.rows(status)[0][0]

    def logs_since(self, first: Path) -> list[Path]:
        """Return the logs from one on, or all where they were begun anew since."""
        last = self.log()
        logs = sorted(path for path in last.parent.glob("log.0*") if path <= last and path.suffix[1:].isdigit())
        return [path for path in logs if path >= first] if first <= last else logs

    def position(self) -> int:
        """Return where the next event of the log will be."""
        status = "SHOW BINARY LOG STATUS" if self.flavour.name == "mysql" else "SHOW MASTER STATUS"
        return int(self.rows(status)[0][1])

    def state(self) -> State:
        """Return checksum and rows of each table of the users' databases."""
        found = {}
        for database in self.databases():
            name = _quoted(database)
            for table, kind in self.rows(f"SHOW FULL TABLES FROM {name}", "--raw"):
                if kind == "BASE TABLE" or kind == "SYSTEM VERSIONED":
                    full = f"{name}.{_quoted(table)}"
                    checksum = self.rows(f"CHECKSUM TABLE {full}")[0][1]
                    found[f"{database}.{table}"] = checksum, sorted(self.rows(f"SELECT * FROM {full}"))
        return found


def _literal(setting: str) -> str:
    return setting if re.fullmatch(r"-?\d+(\.\d+)?|ON|OFF", setting) else "'" + setting.replace("'", "''") + "'"


def _quoted(name: str) -> str:
    return f"`{name.replace('`', '``')}`"


@contextmanager
def running(name: str, *options: str) -> Iterator[Server]:
    """Start a server with an empty data directory, and end it. Raises ServerError."""
    flavour = FLAVOURS[name]
    root, obstacle = find(name)
    if obstacle is not None:
        raise ServerError(obstacle)
    temporary = Path(tempfile.gettempdir()) if root is None else root / "tmp"
    folder = Path(tempfile.mkdtemp(prefix=f"live-{name}-", dir=temporary))
    data = str(folder if root is None else Path("/") / folder.relative_to(root))
    server = Server(flavour, root, f"{data}/data")
    process, own = None, f"{data}/tmp"  # a server that starts clears its folder of temporary tables
    try:
        (folder / "tmp").mkdir()
        _initialize(server)
        process = subprocess.Popen(
            server.command(
                *flavour.program,
                *("--user=root", f"--datadir={server.data}", f"--socket={server.data}/s.sock"),
                *("--bind-address=127.0.0.1", f"--port={_free_port()}", f"--pid-file={server.data}/m.pid"),
                *("--server-id=7", f"--log-bin={server.data}/log", "--sync-binlog=0"),
                *("--innodb-flush-log-at-trx-commit=0", "--innodb-buffer-pool-size=64M", f"--tmpdir={own}"),
                *(f"--log-error={server.data}/error.log", *flavour.options, *options),
            ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        _wait(server, process)
        server.settings = server.global_settings()
        yield server
    finally:
        if process is not None:
            process.terminate()
            process.wait(_PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def _initialize(server: Server) -> None:
    done = subprocess.run(
        server.command(*server.flavour.initialize(server.data)), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise ServerError(f"no data directory: {done.stdout}{done.stderr}")


def _wait(server: Server, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            server.run("SELECT 1")
        except ServerError:
            time.sleep(0.2)
        else:
            return
    log = server.data_here / "error.log"
    raise ServerError(f"it does not start: {log.read_text(errors='replace')[-2000:] if log.exists() else ''}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
