"""Six logs of both vendors that show most of the format, for parsers of other languages and the Web IDE."""

from __future__ import annotations

from pathlib import Path

__all__ = ["SIX_LOGS"]

_ROOT = Path(__file__).parents[2]
SIX_LOGS = [
    _ROOT / "samples" / "mysql-9.7-shop.binlog",
    _ROOT / "samples" / "mysql-9.7-gtid-tags.binlog",
    _ROOT / "samples" / "mysql-5.6-transactions.binlog",
    _ROOT / "samples" / "mariadb-10.11-numbers.binlog",
    _ROOT / "samples" / "mariadb-11.8-types.binlog",
    _ROOT / "tests" / "data" / "mysql-9.7.4" / "row-partialjson-a.binlog",
]
