"""Columns and tables that the log renames: nothing of the values is left under another name, or nothing is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from binlog_kaitai import iter_changes
from tests.builder import LogBuilder
from tests.builder.columns import Column, integer, varchar
from tests.oracle.checks import Run, run_cli

SECRET = "olga@example.org"
OTHER = "grey and small"
EMAIL = "shop.customers.email"


class Shop:
    """A log of transactions with one row each, and of statements."""

    def __init__(self) -> None:
        self.log = LogBuilder()
        self.number = 0

    def _gtid(self, log: LogBuilder) -> None:
        self.number += 1
        log.gtid(self.number)

    def ddl(self, text: str, **options: str) -> Shop:
        self._gtid(self.log)
        self.log.query(text, **options)
        return self

    def row(self, table: str, *names: str, query: str = "", database: str = "shop", metadata: str = "full") -> Shop:
        """An insert: the secret is the last of the columns that are named, a text."""
        self._gtid(self.log)
        self._insert(self.log, table, names, query, database, metadata)
        return self

    def _insert(
        self, log: LogBuilder, table: str, names: tuple[str, ...], query: str, database: str, metadata: str
    ) -> None:
        columns: list[Column] = [integer("id", 4), *(varchar(name, 100) for name in names)]
        values = dict.fromkeys(names, OTHER) | {names[-1]: SECRET}
        log.begin()
        if query:
            log.event(29, bytes([min(len(query), 255)]) + query.encode())
        log.table_id += 1
        log.table_map(columns, table=table, database=database, metadata=metadata)
        log.rows("insert", columns, [(None, {"id": 1} | values)])
        log.xid(self.number)

    def write(self, path: Path) -> Path:
        return self.log.write(path)


def carved(folder: Path, *logs: Shop, options: tuple[str, ...] = ("--redact", EMAIL)) -> tuple[Run, bytes]:
    paths = [str(log.write(folder / f"binlog.00000{number}")) for number, log in enumerate(logs, 1)]
    output = folder / "out"
    run = run_cli("carve", *paths, *options, "--redact-key", "tests", "--output", str(output))
    assert output.exists() == (run.status == 0)
    assert not (folder / "out.part").exists()
    return run, output.read_bytes() if output.exists() else b""


RENAMED: dict[str, Callable[[Shop], Shop]] = {
    "a column": lambda log: log.ddl("ALTER TABLE customers RENAME COLUMN email TO e_mail").row("customers", "e_mail"),
    "by CHANGE": lambda log: log.ddl("ALTER TABLE shop.customers CHANGE `email` `e mail` VARCHAR(100) NOT NULL").row(
        "customers", "e mail"
    ),
    "in other letters": lambda log: log.ddl("alter table Customers rename column EMAIL to Mail").row(
        "customers", "mail"
    ),
    "among other actions": lambda log: log.ddl(
        "/* x */ ALTER TABLE customers ADD KEY (id), RENAME COLUMN email TO e, ALGORITHM=INPLACE"
    ).row("customers", "e"),
    "in a comment for servers": lambda log: log.ddl("/*!50003 ALTER TABLE customers RENAME COLUMN email TO e */").row(
        "customers", "e"
    ),
    "in double quotes": lambda log: log.ddl('ALTER TABLE "customers" RENAME COLUMN "email" TO "e"').row(
        "customers", "e"
    ),
    "before": lambda log: log.row("customers", "old").ddl("ALTER TABLE customers CHANGE COLUMN old email TEXT"),
    "twice": lambda log: (
        log.ddl("ALTER TABLE customers RENAME COLUMN email TO a")
        .row("customers", "a")
        .ddl("ALTER TABLE customers RENAME COLUMN a TO b")
        .row("customers", "b")
    ),
    "a table": lambda log: log.ddl("RENAME TABLE customers TO people").row("people", "email"),
    "a table by ALTER": lambda log: log.ddl("ALTER TABLE customers RENAME AS people, CHANGE email e TEXT").row(
        "people", "e"
    ),
    "a table before": lambda log: log.row("people", "email").ddl("RENAME TABLE people TO customers"),
    "a table to another database": lambda log: log.ddl("RENAME TABLE customers TO old.people").row(
        "people", "email", database="old"
    ),
    "to a database that is not the table's": lambda log: log.ddl(
        "ALTER TABLE shop.customers RENAME people", database="old"
    ).row("people", "email", database="old"),
    "a swap": lambda log: log.ddl("RENAME TABLE customers TO tmp, people TO customers, tmp TO people").row(
        "people", "email"
    ),
    "a copy that takes its place": lambda log: (
        log.ddl("CREATE TABLE _new LIKE customers")
        .ddl("ALTER TABLE _new CHANGE email e_mail VARCHAR(100)")
        .row("_new", "e_mail")
        .ddl("RENAME TABLE customers TO _old, _new TO customers")
        .row("customers", "e_mail")
        .row("_old", "email")
    ),
    "a partition": lambda log: log.ddl("ALTER TABLE history EXCHANGE PARTITION p0 WITH TABLE customers").row(
        "history", "email"
    ),
    "dropped and added again": lambda log: (
        log.ddl("ALTER TABLE customers DROP COLUMN email").ddl("ALTER TABLE customers ADD email TEXT")
    ).row("customers", "email"),
    "of MariaDB": lambda log: log.ddl("ALTER TABLE IF EXISTS customers RENAME COLUMN IF EXISTS email TO e").row(
        "customers", "e"
    ),
}


@pytest.mark.parametrize("kind", RENAMED)
def test_renames_are_followed(kind: str, tmp_path: Path) -> None:
    log = RENAMED[kind](Shop().row("customers", "name", "email")).row("orders", "note")
    run, data = carved(tmp_path, log)
    assert run.status == 0, run.err
    assert data.count(SECRET.encode()) == 1  # in orders, which nobody has asked for
    assert data.count(OTHER.encode()) == 1
    values = [list((change.after or {}).values())[-1] for change in iter_changes(tmp_path / "out")]
    assert len(set(values[:-1])) == 1
    assert values[-1] == SECRET
    assert "left as they are, of strings: shop.customers.name, shop.orders.note" in run.err


def test_what_was_replaced_is_named(tmp_path: Path) -> None:
    log = Shop().row("customers", "email").ddl("RENAME TABLE customers TO people").row("people", "email")
    run, _ = carved(tmp_path, log)
    assert "replaced: shop.customers.email, shop.people.email (as shop.customers.email);" in run.err
    assert "of strings" not in run.err


def test_renames_in_other_logs_and_outside_of_what_is_wanted(tmp_path: Path) -> None:
    first = Shop().row("customers", "email")
    second = Shop().ddl("RENAME TABLE customers TO people").row("people", "email").row("customers", "email")
    for logs in ((first, second), (second, first)):
        for options in ((), ("--table", "people"), ("--include-gtids", "11111111-2222-3333-4444-555555555555:2")):
            run, data = carved(tmp_path, *logs, options=("--redact", EMAIL, "--overwrite", *options))
            assert run.status == 0, run.err
            assert b"people" in data
            assert SECRET.encode() not in data


def test_renames_in_a_payload(tmp_path: Path) -> None:
    shop, inside = Shop(), LogBuilder(inside_payload=True)
    shop._gtid(shop.log)
    shop._insert(inside, "customers", ("e",), "", "shop", "full")
    shop.log.payload(inside)
    shop.ddl("ALTER TABLE customers RENAME COLUMN e TO email")
    run, _ = carved(tmp_path, shop)
    assert run.status == 0, run.err
    (change,) = iter_changes(tmp_path / "out")
    assert change.after is not None
    assert len(change.after["e"]) == len(SECRET)
    assert change.after["e"] != SECRET


REFUSED: dict[str, tuple[Callable[[Shop], Shop], str, str]] = {
    "a statement that is not understood": (
        lambda log: log.ddl("ALTER TABLE customers FROBNICATE email TO e"),
        EMAIL,
        "is not understood",
    ),
    "a table made of a query": (
        lambda log: log.ddl("CREATE TABLE copy SELECT id, email AS e FROM customers").row("copy", "e"),
        EMAIL,
        "made of what a query finds",
    ),
    "a table made of a query, renamed": (
        lambda log: (
            log.ddl("CREATE TABLE copy (id INT) SELECT * FROM shop.customers")
            .ddl("RENAME TABLE copy TO final")
            .row("final", "email")
        ),
        EMAIL,
        "made of what a query finds",
    ),
    "a table made of a query, by rows": (
        lambda log: log.ddl("CREATE TABLE copy (id INT, e TEXT)").row(
            "copy", "e", query="CREATE TABLE copy SELECT id, email AS e FROM customers"
        ),
        EMAIL,
        "is made of what a query finds in shop.customers",
    ),
    "a number that is another column's later": (
        lambda log: log.ddl("ALTER TABLE customers DROP name").row("customers", "email", metadata="none"),
        "shop.customers.@3",
        "is another column from here on",
    ),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_cannot_be_followed_is_refused(kind: str, tmp_path: Path) -> None:
    build, column, said = REFUSED[kind]
    log = build(Shop().row("customers", "name", "email", metadata="none" if "@" in column else "full"))
    run, _ = carved(tmp_path, log, options=("--redact", column))
    assert run.status == 1
    assert said in run.err
    assert f"{tmp_path}/binlog.000001:" in run.err
    assert "nothing was written" in run.err


def test_a_table_made_of_a_query_may_be_left_out_or_named(tmp_path: Path) -> None:
    text = "CREATE TABLE copy SELECT id, email AS e FROM customers"
    log = Shop().row("customers", "email").ddl(text).row("copy", "e")
    for options in (("--redact", "shop.copy.e"), ("--redact-text",), ("-T", "customers")):
        run, data = carved(tmp_path, log, options=("--redact", EMAIL, "--overwrite", *options))
        assert run.status == 0, run.err
        assert SECRET.encode() not in data


def test_rows_of_a_statement_that_reads_the_table_are_warned_of(tmp_path: Path) -> None:
    log = Shop().row("customers", "email")
    log.row("audit", "text", query="INSERT INTO audit SELECT id, email FROM customers")
    run, _ = carved(tmp_path, log)
    assert run.status == 0
    assert "a statement that changes shop.audit names shop.customers, too" in run.err
    assert "of strings: shop.audit.text" in run.err


def test_a_table_made_of_a_query_that_is_not_shown_is_warned_of(tmp_path: Path) -> None:
    log = Shop().row("customers", "email").ddl("CREATE TABLE `copy` (`id` int, `e` text) START TRANSACTION")
    run, _ = carved(tmp_path, log.row("copy", "e").row("orders", "note"))
    assert run.status == 0
    assert run.err.count("is made of what a query finds, which the log does not show") == 1
    assert "shop.copy is made of" in run.err


def test_a_log_that_can_be_read_only_once_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = Shop().row("customers", "email").write(tmp_path / "log")
    with path.open() as file:
        monkeypatch.setattr("sys.stdin", file)
        run = run_cli("carve", "-", "--redact", EMAIL, "--output", str(tmp_path / "out"))
    assert run.status == 2
    assert "--redact reads a log twice" in run.err
    assert not (tmp_path / "out").exists()


def test_renames_behind_damage_count(tmp_path: Path) -> None:
    log = Shop().row("people", "email").row("orders", "note").ddl("RENAME TABLE people TO customers")
    log.log.data[log.log.positions[9] + 30] ^= 1
    options = ("--redact", EMAIL, "--stop-position", str(log.log.positions[6]))
    run, data = carved(tmp_path, log, options=options)
    assert run.status == 0, run.err
    assert b"people" in data
    assert SECRET.encode() not in data


def test_inspect_follows_renames(tmp_path: Path) -> None:
    log = Shop().row("customers", "email").ddl("RENAME TABLE customers TO people").row("people", "email")
    path, page = log.write(tmp_path / "log"), tmp_path / "page.html"
    run = run_cli("inspect", str(path), "--redact", EMAIL, "--html", str(page))
    assert run.status == 0, run.err
    assert SECRET not in page.read_text("utf-8")
    assert SECRET not in run_cli("inspect", str(path), "--redact", EMAIL, "--depth", "9").out
