"""The statements that define tables, as far as columns are concerned.

What does not bear on a column's name, type, sign, character set or labels is passed over by its brackets, so that
clauses that are newer than this program do no harm::

    create := CREATE [OR REPLACE] [TEMPORARY] TABLE [IF NOT EXISTS] name ("(" item, ... ")" options | LIKE name)
    item   := name type attribute* | index, constraint or period
    alter  := ALTER [ONLINE] [IGNORE] TABLE [IF EXISTS] name action, ...
    action := ADD item [FIRST | AFTER name] | MODIFY .. | CHANGE name .. | DROP .. | RENAME .. | CONVERT TO .. | other
"""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.ddl.collations import fits_any_charset, known_collation, known_default
from binlog_kaitai.ddl.cursor import Cursor, NotUnderstoodError, words
from binlog_kaitai.ddl.datatype import SEQUENCE_COLUMNS, ColumnDraft, read_column
from binlog_kaitai.ddl.foreign_keys import KeyChange
from binlog_kaitai.ddl.hidden import count_hidden
from binlog_kaitai.ddl.key_items import KEY_VERBS, has_other_engine, key_changes, keys_of
from binlog_kaitai.ddl.lexer import QUOTING, tokens
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.ddl.operations import (
    Action,
    AddColumns,
    AlterTable,
    Convert,
    CreateDatabase,
    CreateTable,
    DefaultCharset,
    DropColumn,
    DropDatabase,
    DropPrimaryKey,
    DropTables,
    ModifyColumn,
    Position,
    RenameColumn,
    RenameTables,
    RenameTo,
    Statement,
    Unreadable,
    Use,
    Versioning,
)

__all__ = ["read_statement", "truncated_table"]


def truncated_table(query: str) -> TableName:
    """Return the table of a TRUNCATE. Raises NotUnderstoodError."""
    cursor = Cursor(tokens(query))
    cursor.accept("TRUNCATE")
    cursor.accept("TABLE")
    return cursor.table_name()


def read_statement(text: str, sql_mode: int = 0) -> Statement:
    """Return what a statement defines, in a mode; None for one that defines no table."""
    key = text, sql_mode & QUOTING
    return _known.get(key) or _known.put(key, _read_statement(text, sql_mode), len(text))


_MOST_CHARACTERS = 1 << 20
_known: Bounded[tuple[str, int], Statement] = Bounded(_MOST_CHARACTERS)
"""What was read: many logs have the same statements again and again."""


def _read_statement(text: str, sql_mode: int) -> Statement:
    cursor = Cursor(tokens(text, sql_mode))
    if cursor.accept("SET", "STATEMENT"):  # MariaDB: SET STATEMENT variable=value FOR ...
        while not cursor.accept("FOR"):
            if cursor.ended:
                return None
            cursor.skip()
    read = _STATEMENTS.get(cursor.word())
    if read is None:
        return None
    cursor.position += 1
    return _guarded(cursor, read)


def _guarded(cursor: Cursor, read: Callable[[Cursor], Statement]) -> Statement:
    try:
        return read(cursor)
    except NotUnderstoodError as error:
        return Unreadable(cursor.subject, str(error))


def _create(cursor: Cursor) -> Statement:
    cursor.accept("OR", "REPLACE")
    temporary = cursor.accept("TEMPORARY")
    if cursor.accept("DATABASE") or cursor.accept("SCHEMA"):
        return _create_database(cursor)
    is_sequence = cursor.accept("SEQUENCE")
    if not is_sequence and not cursor.accept("TABLE"):
        return None
    if_not_exists = cursor.accept("IF", "NOT", "EXISTS")
    if is_sequence:
        return CreateTable(cursor.table_name(), SEQUENCE_COLUMNS, temporary=temporary, if_not_exists=if_not_exists)
    name = cursor.subject = cursor.table_name()
    like = _like(cursor)
    if like is not None:
        return CreateTable(name, like=like, temporary=temporary, if_not_exists=if_not_exists)
    if not cursor.at_sign("(") or cursor.at_words_inside(*_QUERY, "WITH"):
        raise NotUnderstoodError("its columns come from a query")
    inside = cursor.copy()
    columns, key = _items(cursor)
    hidden = count_hidden(inside.copy().bracketed(), columns)
    keys = () if has_other_engine(cursor.copy()) else tuple(keys_of(inside.bracketed(), columns))
    collation, versioned = _table_options(cursor)
    return CreateTable(name, columns, None, collation, versioned, temporary, if_not_exists, hidden, key, keys)


_QUERY = frozenset({"SELECT", "AS", "TABLE", "VALUES"})


def _like(cursor: Cursor) -> TableName | None:
    start = cursor.position
    cursor.accept_sign("(")
    if cursor.accept("LIKE"):
        return cursor.table_name()
    cursor.position = start
    return None


def _items(cursor: Cursor) -> tuple[tuple[ColumnDraft, ...], tuple[str, ...]]:
    """Return the columns, and the names of those of the primary key."""
    columns: list[ColumnDraft] = []
    key: tuple[str, ...] = ()
    for item in cursor.bracketed():
        found = _primary_key(item)
        column = None if found else _item(item)
        columns += [] if column is None else [column]
        key = found or _key_of(column) or key
    return tuple(columns), key


def _key_of(column: ColumnDraft | None) -> tuple[str, ...]:
    return (column.name,) if column is not None and column.is_primary else ()


def _primary_key(cursor: Cursor) -> tuple[str, ...]:
    """Take the definition of a primary key: the names of its columns; none when something else comes next."""
    start = cursor.position
    if cursor.accept("CONSTRAINT") and not cursor.at("PRIMARY"):
        cursor.skip()  # its name
    if not cursor.accept("PRIMARY", "KEY"):
        cursor.position = start
        return ()
    while not (cursor.ended or cursor.at_sign("(")):
        cursor.skip()
    names = []
    for part in cursor.bracketed():
        names.append(part.name())
        if part.accept("WITHOUT", "OVERLAPS"):  # a period of MariaDB is no column: what tells rows apart is not known
            cursor.position = start
            return ()
    return tuple(names)


_NOT_COLUMNS = (
    *(("CONSTRAINT",), ("PRIMARY",), ("UNIQUE",), ("KEY",), ("INDEX",), ("FULLTEXT",), ("SPATIAL",), ("FOREIGN",)),
    *(("CHECK",), ("PERIOD", "FOR"), ("VECTOR", "KEY"), ("VECTOR", "INDEX")),
)


def _item(cursor: Cursor) -> ColumnDraft | None:
    """Return a column, None for an index or a constraint."""
    if any(cursor.at(*keywords) for keywords in _NOT_COLUMNS):
        return None
    return _column(cursor)


def _column(cursor: Cursor) -> ColumnDraft:
    return read_column(cursor.name(), cursor)


def _table_options(cursor: Cursor) -> tuple[int | None, bool]:
    """Return the default collation, and whether the table is versioned."""
    charset: str | None = None
    collation: int | None = None
    versioned = False
    while not cursor.ended and not cursor.at("PARTITION", "BY"):
        if cursor.at_one_of(_QUERY) or cursor.at_words_inside(*_QUERY):
            raise NotUnderstoodError("some of its columns come from a query")
        if cursor.accept("WITH", "SYSTEM", "VERSIONING"):
            versioned = True
        elif cursor.accept_charset():
            charset = cursor.option_value()
            collation = collation or known_default(charset)
        elif cursor.accept("COLLATE"):
            collation = _option_collation(cursor.option_value(), charset, collation)
        else:
            cursor.skip()
    return collation, versioned


def _option_collation(name: str, charset: str | None, otherwise: int | None) -> int | None:
    return otherwise if charset is None and fits_any_charset(name) else known_collation(name, charset)


def _create_database(cursor: Cursor) -> CreateDatabase:
    cursor.accept("IF", "NOT", "EXISTS")
    name = "" if cursor.ended or cursor.at_charset() or cursor.at("DEFAULT") else cursor.name()
    return CreateDatabase(name, _table_options(cursor)[0])


def _alter(cursor: Cursor) -> Statement:
    if cursor.accept("DATABASE") or cursor.accept("SCHEMA"):
        return _create_database(cursor)
    cursor.accept("ONLINE")
    cursor.accept("IGNORE")
    if not cursor.accept("TABLE"):
        return None
    cursor.accept("IF", "EXISTS")
    name = cursor.subject = cursor.table_name()
    if cursor.accept("WAIT"):
        cursor.skip()
    cursor.accept("NOWAIT")
    actions: list[Action] = []
    keys: list[KeyChange] = []
    for action in cursor.split():
        if _is_about_partitions(action):
            break
        if action.at_one_of(KEY_VERBS):
            keys += key_changes(action.copy())
        found = _action(action)
        actions += [] if found is None else [found]
        keys += keys_of((), found.columns) if isinstance(found, AddColumns) else ()
    return AlterTable(name, tuple(actions), tuple(keys))


_PARTITION_VERBS = words(
    """ADD DROP TRUNCATE COALESCE REORGANIZE EXCHANGE ANALYZE CHECK OPTIMIZE REBUILD REPAIR REMOVE DISCARD IMPORT
    CONVERT"""
)
_PARTITIONS = words("PARTITION PARTITIONING")


def _is_about_partitions(cursor: Cursor) -> bool:
    """No column changes from here on; what follows may be a list of partitions."""
    if cursor.at_one_of(_PARTITION_VERBS):
        return cursor.at_one_of(_PARTITIONS, 1) or cursor.at("CONVERT", "TABLE")  # to a partition
    return cursor.at("PARTITION", "BY") or cursor.at("ORDER", "BY")


def _action(cursor: Cursor) -> Action | None:
    read = _ACTIONS.get(cursor.word())
    if read is not None:
        cursor.position += 1
        return read(cursor)
    if cursor.at_one_of(_OTHER_ACTIONS):
        return None
    if cursor.at_charset() or cursor.at("DEFAULT") or cursor.at("COLLATE"):
        return DefaultCharset(_table_options(cursor)[0])
    if cursor.is_assignment():
        return None
    raise NotUnderstoodError(f"{cursor.rest()} is not understood")


_OTHER_ACTIONS = words(
    """ALTER ENABLE DISABLE FORCE LOCK ALGORITHM WITH WITHOUT ENGINE COMMENT AUTO_INCREMENT ROW_FORMAT KEY_BLOCK_SIZE
    TABLESPACE DISCARD IMPORT CHECKSUM MAX_ROWS MIN_ROWS PACK_KEYS STATS_PERSISTENT STATS_AUTO_RECALC UNION STORAGE
    AVG_ROW_LENGTH DATA INDEX PASSWORD CONNECTION COMPRESSION ENCRYPTION SECONDARY_ENGINE SECONDARY_LOAD
    SECONDARY_UNLOAD DELAY_KEY_WRITE STATS_SAMPLE_PAGES ENGINE_ATTRIBUTE SECONDARY_ENGINE_ATTRIBUTE AUTOEXTEND_SIZE
    INSERT_METHOD TRANSACTIONAL"""
)
_NOT_COLUMNS_TO_DROP = (*(("KEY",), ("INDEX",), ("FOREIGN", "KEY"), ("CONSTRAINT",), ("CHECK",), ("PERIOD", "FOR")),)


def _add(cursor: Cursor) -> Action | None:
    if cursor.accept("SYSTEM", "VERSIONING"):
        return Versioning(True)
    explicit = cursor.accept("COLUMN")
    if_not_exists = cursor.accept("IF", "NOT", "EXISTS")
    if cursor.at_sign("("):
        columns, key = _items(cursor)
        return AddColumns(columns, primary_key=key)
    if not explicit and (key := _primary_key(cursor)):
        return AddColumns((), primary_key=key)
    position = cursor.take_position()
    column = _column(cursor) if explicit else _item(cursor)
    return None if column is None else AddColumns((column,), _position(position), if_not_exists, _key_of(column))


def _modify(cursor: Cursor) -> Action:
    cursor.accept("COLUMN")
    cursor.accept("IF", "EXISTS")
    position = cursor.take_position()
    column = _column(cursor)
    return ModifyColumn(column.name, column, _position(position))


def _change(cursor: Cursor) -> Action:
    cursor.accept("COLUMN")
    cursor.accept("IF", "EXISTS")
    old = cursor.name()
    position = cursor.take_position()
    return ModifyColumn(old, _column(cursor), _position(position))


def _position(found: tuple[str | None] | None) -> Position | None:
    return None if found is None else Position(*found)


def _drop_action(cursor: Cursor) -> Action | None:
    if cursor.accept("SYSTEM", "VERSIONING"):
        return Versioning(False)
    explicit = cursor.accept("COLUMN")
    if not explicit and (cursor.accept("PRIMARY", "KEY") or _names_primary_key(cursor)):
        return DropPrimaryKey()
    if not explicit and any(cursor.at(*keywords) for keywords in _NOT_COLUMNS_TO_DROP):
        return None
    cursor.accept("IF", "EXISTS")
    return DropColumn(cursor.name())


def _names_primary_key(cursor: Cursor) -> bool:
    """Return whether the primary key is to be dropped by its name, which is always PRIMARY."""
    ahead = cursor.copy()
    is_key = any(ahead.accept(word) for word in ("KEY", "INDEX", "CONSTRAINT"))
    return is_key and ahead.peek().text.upper() == "PRIMARY"


def _rename_action(cursor: Cursor) -> Action | None:
    if cursor.at("INDEX") or cursor.at("KEY"):
        return None
    if cursor.accept("COLUMN"):
        cursor.accept("IF", "EXISTS")
        old = cursor.name()
        cursor.expect("TO")
        return RenameColumn(old, cursor.name())
    if not (cursor.accept("TO") or cursor.accept("AS")):
        cursor.accept_sign("=")
    return RenameTo(cursor.table_name())


def _convert(cursor: Cursor) -> Action:
    if not cursor.accept("TO"):
        cursor.position -= 1
        raise NotUnderstoodError(f"{cursor.rest()} is not understood")
    if not cursor.accept_charset():
        raise NotUnderstoodError(f"CONVERT TO {cursor.rest()} is not understood")
    charset = cursor.option_value()
    found = None if charset.upper() == "DEFAULT" else known_default(charset)
    return Convert(known_collation(cursor.option_value(), charset) if cursor.accept("COLLATE") else found)


_ACTIONS: dict[str, Callable[[Cursor], Action | None]] = {
    "ADD": _add,
    "MODIFY": _modify,
    "CHANGE": _change,
    "DROP": _drop_action,
    "RENAME": _rename_action,
    "CONVERT": _convert,
}


def _rename(cursor: Cursor) -> Statement:
    if not (cursor.accept("TABLE") or cursor.accept("TABLES")):
        return None
    cursor.accept("IF", "EXISTS")
    pairs = []
    for pair in cursor.split():
        old = pair.table_name()
        if pair.accept("WAIT"):
            pair.skip()
        pair.accept("NOWAIT")
        pair.expect("TO")
        pairs.append((old, pair.table_name()))
    return RenameTables(tuple(pairs))


def _drop(cursor: Cursor) -> Statement:
    temporary = cursor.accept("TEMPORARY")
    if cursor.accept("DATABASE") or cursor.accept("SCHEMA"):
        cursor.accept("IF", "EXISTS")
        return DropDatabase(cursor.name())
    if not (cursor.accept("TABLE") or cursor.accept("TABLES")):
        return None
    cursor.accept("IF", "EXISTS")
    return DropTables(tuple(name.table_name() for name in cursor.split()), temporary)


_STATEMENTS: dict[str, Callable[[Cursor], Statement]] = {
    "CREATE": _create,
    "ALTER": _alter,
    "RENAME": _rename,
    "DROP": _drop,
    "USE": lambda cursor: Use(cursor.name()),
}
