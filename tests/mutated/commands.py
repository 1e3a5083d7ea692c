"""Says what the commands of the package at hand print of a log, as JSON; the loops run as plain Python.

`python -m tests.mutated.commands LOG`
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tests.mutated.worker import use_plain_loops

COMMANDS = {
    "changes": ("changes",),
    "sql": ("sql", "--as", "statements"),
    "where": ("changes", "--where", "after.host like '192.168.%'"),
    "masked": ("changes", "--redact", "shop.t.host", "--redact-key", "a key"),
}


def main() -> None:
    use_plain_loops()
    from binlog_kaitai.compiled import machine_code

    machine_code.is_available = lambda: True
    from binlog_kaitai.columnar import batches
    from tests.oracle.checks import run_cli

    found: dict[str, Any] = {}
    for name, arguments in COMMANDS.items():
        run = run_cli(*arguments, sys.argv[1])
        assert not run.status, run.err
        found[name] = run.out
    hosts = [batch.column("host") for _, batch in batches(sys.argv[1])]
    found |= {"type": str(hosts[0].type), "batch": [host for part in hosts for host in part.to_pylist()]}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
