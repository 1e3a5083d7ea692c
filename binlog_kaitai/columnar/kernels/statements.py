"""Which statement a query event has, as far as the loops know some."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.kernels.known import known_in
from binlog_kaitai.columnar.kernels.memory import get, kernel, load8, load_little, reader_of
from binlog_kaitai.columnar.kernels.text import ascii_length

__all__ = ["IS_BEGIN", "IS_COMMIT", "IS_OTHER", "statement_of"]


def _query_overhead() -> int:
    """Bytes of the shortest query event: its fixed part and the end of the database's name."""
    size = layout.PREFIX["query_event", None, None].size
    while True:
        try:
            layout.read_query_event(bytes(size), 0, size)
        except EOFError:
            size += 1
        else:
            return size


_QUERY = {field.name: field for field in layout.PREFIX["query_event", None, None].fields}
_QUERY_PREFIX, _QUERY_SIZE = layout.PREFIX["query_event", None, None].size, _query_overhead()
_LEN_TERMINATOR = _QUERY_SIZE - _QUERY_PREFIX
_len_status_vars, _len_database = reader_of(_QUERY["len_status_vars"]), reader_of(_QUERY["len_database"])


def _word(text: str) -> int:
    return int.from_bytes(text.encode(), "little")


IS_OTHER, IS_BEGIN, IS_COMMIT = range(3)
_BEGIN, _LEN_BEGIN, _COMMIT, _LEN_COMMIT = _word("BEGIN"), len("BEGIN"), _word("COMMIT"), len("COMMIT")


@kernel
def statement_of(x: int, body: int, e: int) -> int:
    """Which statement a query event has: IS_BEGIN, IS_COMMIT, or IS_OTHER."""
    length = e - body - _QUERY_SIZE
    if length < _len_status_vars(body) + _len_database(body):
        return IS_OTHER
    if get(x, s.C_THOROUGH) and not known_in(x, s.C_BLOCKS, body + _QUERY_PREFIX, _len_status_vars(body)):
        return IS_OTHER
    length -= _len_status_vars(body) + _len_database(body)
    name_end = e - length - _LEN_TERMINATOR
    if load8(name_end) or ascii_length(name_end - _len_database(body), name_end) != _len_database(body):
        return IS_OTHER
    if length == _LEN_BEGIN and load_little(e - length, length) == _BEGIN:
        return IS_BEGIN
    if length == _LEN_COMMIT and load_little(e - length, length) == _COMMIT:
        return IS_COMMIT
    return IS_OTHER
