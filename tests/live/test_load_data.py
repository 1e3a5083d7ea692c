"""LOAD DATA that was logged as a statement is run again from the files that `sql --load-dir` writes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.logs import DATA

from .replay import sql
from .server import Server, ServerError

pytestmark = pytest.mark.slow
NAME = "`na``me; -- '\"x`"
FILES = {
    "a.txt": "one,1\ntwo,2\nthr\u00e9e,3\n".encode(),
    "big.txt": b"".join(b"row%d,%d\n" % (number, number) for number in range(1, 60_001)),
    "q'u\"o;te.txt": b'>h\r\n>1,"caf\xe9"\r\n>1,"dup"\r\n>2,"a,b"\r\n',
}


@pytest.mark.parametrize("form", ["STATEMENT", "MIXED"])
@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_tables_are_the_same(flavour: str, form: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.new_log()
    first = server.log()
    here = server.data_here.parent / "files"  # where the server's client sees it, too
    here.mkdir()
    seen = Path(server.data).parent / "files"
    try:
        for name, data in FILES.items():
            (here / name).write_bytes(data)
        text = (DATA / "loads" / "workload.sql").read_text().replace("/tmp/fl", str(seen))
        work = f"SET SESSION binlog_format = {form};\n{text}".encode()
        server.run(work, "--binary-mode", "--local-infile=1")
        before = server.state()
        logs = server.logs_since(first)
        server.new_log()
        server.drop_all()
        loads = here / "it's"
        loads.mkdir()
        script = sql("--load-dir", loads, *logs).replace(
            str(loads).replace("'", "''").encode(), str(seen / "it's").replace("'", "''").encode()
        )
        server.run("SET GLOBAL local_infile = OFF")
        with pytest.raises(ServerError, match="STOPPED: it loads files: SET GLOBAL local_infile = ON"):
            server.run(script, "--binary-mode", "--local-infile=1")
        assert server.databases() == []
        server.run("SET GLOBAL local_infile = ON")
        server.run(script, "--binary-mode", "--local-infile=1")
        assert server.state() == before
        assert script.count(b"LOAD DATA") == len(list(loads.iterdir()))  # MIXED may have rows
        assert form != "STATEMENT" or len(list(loads.iterdir())) == 4
    finally:
        server.run("SET GLOBAL local_infile = ON")
        shutil.rmtree(here)
