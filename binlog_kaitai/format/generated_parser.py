"""The parser that kaitai-struct-compiler makes of the spec, imported when it is first used.

Most commands on most logs need it for nothing, and importing it is a good part of the time in which a command starts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["MysqlBinlog"]


class _ImportedLater:
    """Stands for the parser's class, whose members it gives."""

    def __getattr__(self, name: str) -> Any:
        from binlog_kaitai._generated import mysql_binlog

        value = getattr(mysql_binlog.MysqlBinlog, name)
        setattr(self, name, value)
        return value


if TYPE_CHECKING:
    from binlog_kaitai._generated.mysql_binlog import MysqlBinlog as MysqlBinlog
else:
    MysqlBinlog = _ImportedLater()
