"""The statements by which a script gives its transactions the GTIDs that they have in the log."""

from __future__ import annotations

__all__ = ["AUTOMATIC", "GTID_NEXT", "IN_PARTS", "gtid_line"]

GTID_NEXT = "SET SESSION GTID_NEXT = '{gtid}';"
AUTOMATIC = GTID_NEXT.format(gtid="AUTOMATIC")
"""MySQL gives what comes next GTIDs of its own, or none."""
IN_PARTS = "SET SESSION gtid_domain_id = {domain}, server_id = {server}, gtid_seq_no = {number};"
"""The same for MariaDB, where it is true of one transaction."""


def gtid_line(gtid: str | None, *, is_mariadb: bool) -> str | None:
    """Return the statement that gives the next transaction a GTID, or none; None where nothing is to be said."""
    if not is_mariadb:
        return AUTOMATIC if gtid is None else GTID_NEXT.format(gtid=gtid)
    if gtid is None:
        return None
    domain, server, number = gtid.split("-")
    return IN_PARTS.format(domain=domain, server=server, number=number)
