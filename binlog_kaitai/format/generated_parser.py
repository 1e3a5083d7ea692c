"""The parser that kaitai-struct-compiler makes of the spec, imported when it is first used.

Most commands on most logs need it for nothing, and importing it is a good part of the time in which a command starts.
What they do need of it are the status variables of statements, which are a module of their own.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__all__ = ["MysqlBinlog", "StatusVars"]


class _ImportedLater:
    """Stands for the parser's class, whose members it gives.

    Args:
        module: the generated module that has it.
    """

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = getattr(import_module(f"binlog_kaitai._generated.{self._module}").MysqlBinlog, name)
        setattr(self, name, value)
        return value


if TYPE_CHECKING:
    from binlog_kaitai._generated.mysql_binlog import MysqlBinlog as MysqlBinlog

    StatusVars = MysqlBinlog
else:
    MysqlBinlog = _ImportedLater("mysql_binlog")
    StatusVars = _ImportedLater("status_vars")
    """The types of the parser that `query_status_var` needs: the same text, but classes of their own."""
