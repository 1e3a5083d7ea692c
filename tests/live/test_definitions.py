"""What `schema` says of a server's log, against what the server says of its tables."""

from __future__ import annotations

import pytest

from .server import Server
from .tool import tool

pytestmark = pytest.mark.slow
MAKE = """
CREATE DATABASE d CHARACTER SET utf8mb4; USE d;
CREATE TABLE a (id INT UNSIGNED AUTO_INCREMENT PRIMARY KEY, name VARCHAR(20) NOT NULL DEFAULT 'x;y', at DATE NULL);
CREATE TABLE b LIKE a;
CREATE UNIQUE INDEX by_name ON a (name);
ALTER TABLE a ADD COLUMN e ENUM('p','q') CHARACTER SET latin1 AFTER id, ADD KEY (at);
RENAME TABLE a TO moved;
SET SESSION sql_mode = 'ANSI_QUOTES';
CREATE TABLE "odd"" name" ("c`1" INT, "s" TEXT COMMENT 'it''s');
CREATE TABLE child (id INT UNSIGNED, CONSTRAINT f FOREIGN KEY (id) REFERENCES moved (id) ON DELETE CASCADE);
DROP TABLE b;
CREATE TABLE b (x INT) COMMENT = 'anew';
CREATE TEMPORARY TABLE passing (x INT);
CREATE TABLE made AS SELECT 1 AS one;
DROP INDEX by_name ON moved;
"""


def definitions(server: Server) -> dict[str, str]:
    """What the server says of each table."""
    names = [row[0] for row in server.rows("SHOW TABLES FROM d")]
    shown = (server.rows(f"SHOW CREATE TABLE d.`{name}`") for name in names)
    return {row[0]: row[1] for (row,) in shown}


@pytest.mark.parametrize("name", ["mysql", "mariadb"])
def test_the_script_makes_the_tables_that_the_server_had(name: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(name)
    log = server.log()
    server.run(MAKE)
    wanted = definitions(server)
    assert set(wanted) == {"moved", 'odd" name', "child", "b", "made"}
    script, _ = tool("schema", log, "--as", "sql")
    server.run("DROP DATABASE d; CREATE DATABASE d CHARACTER SET utf8mb4")
    server.run(script)
    assert definitions(server) == wanted
