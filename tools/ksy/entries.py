"""The one place of the generator that names things of the spec: where to start, and what to call the result.

A name that the spec lacks is refused with its path, so renaming in the spec ends here and nowhere else.
"""

from typing import NamedTuple


class Expression(NamedTuple):
    """An expression of the spec: `part` is value, size, if, switch-on, or a param of the attribute's type."""

    type: str
    attribute: str
    part: str = "value"


HEADS = (
    "event_header", "event_footer", "geometry",
    "json_literal", "json_length_group", "json_opaque", "json_decimal",
    "json_small_container", "json_small_key", "json_small_element",
    "json_large_container", "json_large_key", "json_large_element",
)  # fmt: skip
"""Types whose fixed fields are of use beside those of event bodies and column values."""
BODY = ("event", "body")
CELL = ("row", "cells")

FUNCTIONS = {
    "event_len_header": Expression("event", "len_header"),
    "event_len_body": Expression("event", "len_body"),
    "event_len_checksum": Expression("event", "len_checksum"),
    "event_len_post_header": Expression("event", "len_post_header"),
    "bitmap_size": Expression("bitmap", "bytes", "size"),
    "bitmap_bit_is_set": Expression("bitmap_bit", "is_set"),
    "row_has_value_options": Expression("row", "value_options", "if"),
    "row_has_partial_bits": Expression("row", "has_partial_bits"),
    "partial_bitmap_size": Expression("row", "partial_bits", "size"),
    "null_bitmap_size": Expression("row", "null_bits", "size"),
    "cell_kind": Expression("row", "cells", "switch-on"),
    "row_is_after": Expression("rows_event", "rows", "is_after"),
    "decimal_integer_digits": Expression("value_decimal", "digits", "num_integer_digits"),
    "decimal_fraction_digits": Expression("value_decimal", "digits", "num_fraction_digits"),
    "decimal_num_groups": Expression("decimal_digits", "num_groups"),
    "decimal_num_integer_groups": Expression("decimal_digits", "num_integer_groups"),
    "decimal_group_digits": Expression("decimal_digits", "groups", "num_digits"),
    "decimal_group_size": Expression("decimal_group", "len_raw"),
    "json_small_is_inline": Expression("json_small_element", "is_inline"),
    "json_large_is_inline": Expression("json_large_element", "is_inline"),
    "value_s8": Expression("value_s8", "value"),
}
"""Expressions that become functions of `layout.py`."""

READERS = {
    "lenenc_int": ("value",),
    "payload_field": ("type", "value"),
    "query_event": ("thread_id", "exec_time", "error_code", "status_vars", "database", "query"),
    "rotate_event": ("position", "file_name"),
    "xid_event": ("xid",),
    "rows_query_log_event": ("query",),
    "annotate_rows_event": ("query",),
    "gtid_log_event": (
        "flags", "uuid", "gno", "last_committed", "sequence_number",
        "immediate_commit_timestamp", "original_commit_timestamp", "transaction_length.value",
        "immediate_server_version", "original_server_version", "commit_group_ticket",
    ),
    "rows_event": (
        "table_id", "flags", "is_end_of_statement", "extra_data",
        "num_columns", "columns_before.bytes", "columns_after.bytes",
    ),
    "json_datetime": ("year", "month", "day", "hour", "minute", "second", "micros"),
    "json_time": ("is_negative", "hours", "minutes", "seconds", "micros"),
    "json_diff": ("operation", "path", "value"),
}  # fmt: skip
"""Types with a straight-line reader, and the members that it returns, each named after the first part of its path."""
