"""An S3 server on loopback (moto), and the environment that leads pyarrow to it."""

from __future__ import annotations

import importlib.util
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

__all__ = ["Server", "running"]

_ENVIRONMENT = {
    "AWS_ACCESS_KEY_ID": "test",
    "AWS_SECRET_ACCESS_KEY": "test",
    "AWS_REGION": "us-east-1",
    "AWS_EC2_METADATA_DISABLED": "true",
}


@dataclass(frozen=True)
class Server:
    """A server that runs."""

    address: str

    @property
    def query(self) -> str:
        """What URLs of this server end with."""
        return f"?endpoint_override={self.address}&scheme=http"

    def store(self) -> Any:
        """Return a client."""
        from pyarrow.fs import S3FileSystem

        return S3FileSystem(endpoint_override=self.address, scheme="http", allow_bucket_creation=True)


@contextmanager
def running() -> Iterator[Server]:
    """Run a server in the block."""
    assert importlib.util.find_spec("moto"), "make test-all installs it"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        host, port = free.getsockname()
    command = [sys.executable, "-m", "moto.server", "-H", host, "-p", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    before = dict(os.environ)
    os.environ.update(_ENVIRONMENT)
    try:
        _wait_for(host, port)
        yield Server(f"{host}:{port}")
    finally:
        process.terminate()
        process.wait(10)
        os.environ.clear()
        os.environ.update(before)


def _wait_for(host: str, port: int) -> None:
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex((host, port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(f"no S3 server at {host}:{port}")
