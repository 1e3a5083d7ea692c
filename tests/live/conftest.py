"""Servers for the live tests, each started once a worker. Each test finds them empty, and set as at their start."""

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
def started_mysql() -> Iterator[Server]:
    """A MySQL server, as other tests left it."""
    yield from _started("mysql")


@pytest.fixture(scope="session")
def started_mariadb() -> Iterator[Server]:
    """A MariaDB server, as other tests left it."""
    yield from _started("mariadb")


@pytest.fixture(scope="session")
def started_mysql56() -> Iterator[Server]:
    """A server of MySQL 5.6, as other tests left it."""
    yield from _started("mysql56")


@pytest.fixture
def mysql(started_mysql: Server) -> Server:
    """A MySQL server."""
    return started_mysql.as_at_its_start()


@pytest.fixture
def mariadb(started_mariadb: Server) -> Server:
    """A MariaDB server."""
    return started_mariadb.as_at_its_start()


@pytest.fixture
def mysql56(started_mysql56: Server) -> Server:
    """A server of MySQL 5.6."""
    return started_mysql56.as_at_its_start()
