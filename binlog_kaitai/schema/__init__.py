"""Table definitions from outside of the rows: names, signs, character sets and labels that a log may lack.

``model`` is what a definition is. It is read from SQL (``lexer``, ``grammar``, ``catalog``) or from rows of
INFORMATION_SCHEMA.COLUMNS (``columns_json``); ``fit`` compares it with a table map, and `with_schema` joins the two.
"""

from binlog_kaitai.schema.apply import with_schema
from binlog_kaitai.schema.load import load_schema
from binlog_kaitai.schema.model import ColumnSchema, Definitions, Place, Schema, TableSchema, Unclear

__all__ = [
    "ColumnSchema",
    "Definitions",
    "Place",
    "Schema",
    "TableSchema",
    "Unclear",
    "load_schema",
    "with_schema",
]
