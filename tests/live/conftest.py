"""Servers for the live tests, each started once a worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .server import Server, find, running


def _started(name: str) -> Iterator[Server]:
    _, obstacle = find(name)
    if obstacle is not None:
        pytest.skip(f"no {name} server: {obstacle}")
    with running(name) as server:
        yield server


@pytest.fixture(scope="session")
def mysql() -> Iterator[Server]:
    """A MySQL server."""
    yield from _started("mysql")


@pytest.fixture(scope="session")
def mariadb() -> Iterator[Server]:
    """A MariaDB server."""
    yield from _started("mariadb")


@pytest.fixture(scope="session")
def mysql56() -> Iterator[Server]:
    """A server of MySQL 5.6."""
    yield from _started("mysql56")
