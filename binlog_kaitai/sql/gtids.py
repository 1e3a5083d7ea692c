"""The statements by which a script gives its transactions the GTIDs that they have in the log."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.changes.open_transaction import OpenTransaction

__all__ = ["AUTOMATIC", "GTID_NEXT", "IN_PARTS", "NO_ORIGIN", "ORIGINAL", "VERSIONS", "gtid_lines"]

GTID_NEXT = "SET SESSION GTID_NEXT = '{gtid}';"
AUTOMATIC = GTID_NEXT.format(gtid="AUTOMATIC")
"""MySQL gives what comes next GTIDs of its own, or none."""
IN_PARTS = "SET SESSION gtid_domain_id = {domain}, server_id = {server}, gtid_seq_no = {number};"
"""The same for MariaDB, where it is true of one transaction."""
ORIGINAL = "/*!80001 SET SESSION original_commit_timestamp = {original} */;"
VERSIONS = "/*!80014 SET SESSION original_server_version = {version}, immediate_server_version = {immediate} */;"
"""When the next transaction was committed first, in microseconds since 1970-01-01 UTC; the servers on which that was,
and from which it comes. MySQL has these variables from the versions in the comments on."""
NO_ORIGIN = (
    ORIGINAL.format(original="DEFAULT"),
    VERSIONS.format(version="DEFAULT", immediate="DEFAULT"),
)
"""The next transaction is the server's own: after one that it has passed over, it still has the variables."""


def gtid_lines(now: OpenTransaction, *, is_mariadb: bool) -> Iterator[str]:
    """Yield the statements that give the next transaction its GTID, or none."""
    if is_mariadb:
        if now.gtid is not None:
            domain, server, number = now.gtid.split("-")
            yield IN_PARTS.format(domain=domain, server=server, number=number)
    elif now.gtid is None:
        yield AUTOMATIC
    else:
        origin = now.origin
        if origin.commit is not None:
            yield ORIGINAL.format(original=origin.commit)
        if origin.version is not None:
            yield VERSIONS.format(version=origin.version, immediate=origin.immediate_version)
        yield GTID_NEXT.format(gtid=now.gtid)
