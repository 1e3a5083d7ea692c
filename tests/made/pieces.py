"""Logs of servers whose rows events are cut into pieces."""

from __future__ import annotations

IN_PIECES = [
    ("mariadb-11.8.9/row-image-fullnodup-a.binlog", False),
    ("mariadb-11.8.9/row-image-fullnodup-a.binlog", True),
    ("mariadb-11.8.9/compress-a.binlog", False),
    ("mariadb-10.11.19/nocksum-a.binlog", False),
    ("mariadb-11.8.9/row-colcomp-a.binlog", True),
]
"""Logs of servers, and whether their events claim compressed rows when they are cut."""
