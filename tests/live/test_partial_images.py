"""The latest state of a table of a real server with binlog_row_image=MINIMAL equals the table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from binlog_kaitai.spark import latest_state, local_session
from binlog_kaitai.spark.source import BinlogSource

from .server import Server

pytestmark = pytest.mark.slow


def workload(chance: random.Random, count: int) -> list[str]:
    """Transactions by chance over the rows of a table: what is set is said, so that the log has it."""
    made = []
    for number in range(count):
        statements = []
        for _ in range(chance.randint(1, 4)):
            key = chance.randint(1, 40)
            setting = chance.choice(["a = a + 1", "b = NULL", f"b = 'b{number}', c = {number}", "doc = NULL", "c = c"])
            values = f"({key}, {number}, 'b{number}', {-number}, '{{}}')"
            statements.append(
                chance.choice(
                    [
                        f"INSERT IGNORE INTO t VALUES {values}",
                        f"INSERT IGNORE INTO t VALUES {values}",
                        f"UPDATE t SET {setting} WHERE id BETWEEN {key} AND {key + 5}",
                        f"DELETE FROM t WHERE id = {key}",
                        f"UPDATE IGNORE t SET id = {chance.randint(1, 60)}, a = {number} WHERE id = {key}",
                    ]
                )
            )
        body = ";".join(statements)
        ends = {0: "ROLLBACK", 1: f"XA END 'x{number}'; XA PREPARE 'x{number}'; XA COMMIT 'x{number}'"}
        end = ends.get(chance.randrange(10), "COMMIT")
        begin = f"XA START 'x{number}'" if end.startswith("XA") else "BEGIN"
        made.append(f"{begin}; {body}; {end}")
    return made


def test_the_latest_state_is_the_table(mysql: Server, mariadb: Server) -> None:
    chance = random.Random(9)
    for server in (mysql, mariadb):
        server.drop_all()
        server.new_log()
        first = server.log()
        columns = "id INT PRIMARY KEY, a INT, b VARCHAR(40), c INT, doc TEXT"
        server.run(f"CREATE DATABASE s; CREATE TABLE s.t ({columns})")
        for number in range(3):
            text = ";\n".join(workload(chance, 100))
            server.run(f"SET SESSION binlog_row_image=MINIMAL; {text};", database="s")
            if number == 1:
                server.run("TRUNCATE t", database="s")
            server.new_log()
        logs = [str(log) for log in server.logs_since(first)]
        truth = server.rows("SELECT id, a, b, c, doc FROM s.t ORDER BY id")
        schema = Path(logs[0]).with_name("schema.sql")
        schema.write_text(f"CREATE TABLE s.t ({columns})")
        with local_session("local[2]", config={"spark.sql.shuffle.partitions": "2"}) as spark:
            spark.dataSource.register(BinlogSource)
            reader = spark.read.format("mysql_binlog").option("table", "s.t").option("changes", "apply")
            reader = reader.options(partialImages="keepMoved", schemaFile=str(schema), splitSize="20k")
            found = latest_state(reader.load(logs)).orderBy("id").collect()
        assert len(truth) > 10
        assert [["NULL" if value is None else str(value) for value in row[:5]] for row in found] == truth
        assert not any(row["_absent"] for row in found)
