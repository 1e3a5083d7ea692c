"""The one place of the generator that names things of the spec: where to start, and what to call the result.

A name that the spec lacks is refused with its path, so renaming in the spec ends here and nowhere else.
"""

from typing import NamedTuple


class Expression(NamedTuple):
    """An expression of the spec: `part` is value, size, if, pos, switch-on, or a param of the attribute's type.

    It is offset for how many bytes of the same type stand before the attribute.

    With `gives`, it is the condition under which the expression gives that member of an enum. Instances in `given` are
    arguments of the function, and not computed by it.
    """

    type: str
    attribute: str
    part: str = "value"
    gives: str = ""
    given: tuple[str, ...] = ()
    takes: str = ""
    """What callers hand over, in order; an expression that needs less takes them all the same."""


class LoopEntry(NamedTuple):
    """A reader of the loops: a type, its members by name, each with its path, and substreams that are only checked.

    `list[key].attribute.value` is that value of the last element of a repeated field whose `attribute` has the case
    `key`. With `upto`, the reader ends behind the last of these members, of which those with `?` may be missing.
    `takes` is what callers hand over, in order.
    """

    type: str
    members: dict[str, str]
    checks: tuple[str, ...] = ()
    upto: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()


class HeadEntry(NamedTuple):
    """A straight-line reader of the head of a type: its members, and those behind the last of which it ends."""

    type: str
    members: tuple[str, ...]
    upto: tuple[str, ...]


HEADS = (
    "event_header", "event_footer", "geometry",
    "json_literal", "json_length_group", "json_decimal", "json_datetime", "json_time",
    "json_small_container", "json_small_key", "json_small_element",
    "json_large_container", "json_large_key", "json_large_element",
)  # fmt: skip
"""Types whose fixed fields are of use beside those of event bodies and column values."""
PARTS = ("decimal_group",)
"""Types inside of column values whose fields depend on their parameters."""
PARSER_PARTS = {"status_vars": "query_status_var"}
"""Types that most commands have parsed, by the module that has these and what they need of the compiler's parser."""
BODY = ("event", "body")
CELL = ("row", "cells")

FUNCTIONS = {
    "event_len_header": Expression(
        "event_context", "len_header", takes="event_is_fde event_fde_idx format_description_event_len_header"
    ),
    "event_len_body": Expression(
        "event_context", "len_body", takes="event_header_event_size event_len_header event_len_checksum"
    ),
    "event_len_post_header": Expression(
        "event_context",
        "len_post_header",
        given=("body_type",),
        takes="format_description_event_post_header_lengths body_type",
    ),
    "event_is_new_log": Expression(
        "event_context",
        "is_new_log",
        takes="event_is_fde event_header_log_pos event_flags_artificial event_flags_relay_log",
    ),
    "event_body_at": Expression("event", "body", "offset", takes="event_len_header event_len_body event_len_checksum"),
    "event_footer_at": Expression(
        "event", "footer", "offset", takes="event_len_header event_len_body event_len_checksum"
    ),
    "format_description_checksum_at": Expression(
        "format_description_event", "checksum", "offset", takes="len_fde_post_header"
    ),
    "bitmap_size": Expression("bitmap", "bytes", "size", takes="num_bits"),
    "bitmap_bit_is_set": Expression("bitmap_bit", "is_set", takes="idx bitmap_bytes"),
    "null_bitmap_size": Expression("row", "null_bits", "size", takes="bitmap_num_set"),
    "cell_is_null": Expression("row", "cells", "switch-on", gives="null", takes="null_bits bitmap_bit_rank"),
    "cell_has_differences": Expression(
        "row",
        "cells",
        "switch-on",
        gives="json_diffs",
        takes="partial_bits row_has_partial_bits column_metadata_is_json column_metadata_num_json_before",
    ),
    "column_is_nullable": Expression("column_metadata", "is_nullable", takes="idx table_map_event_null_bits"),
    "metadata_bit_is_set": Expression(
        "column_metadata",
        "is_unsigned",
        given=("is_numeric", "num_numeric_before"),
        takes="is_numeric num_numeric_before table_map_event_signedness_idx metadata_bits_bytes",
    ),
    "column_real_type": Expression("column_metadata", "real_type", takes="raw_type meta_0"),
    "column_max_length": Expression("column_metadata", "max_length", takes="raw_type meta_0 meta_1"),
    "column_len_length": Expression("column_metadata", "len_length", given=("max_length",), takes="max_length"),
    "column_is_numeric": Expression("column_metadata", "is_numeric", takes="raw_type"),
    "column_is_integer": Expression("column_metadata", "is_integer", takes="raw_type"),
    "column_is_json": Expression("column_metadata", "is_json", takes="raw_type"),
    "column_is_character": Expression(
        "column_metadata", "is_character", given=("real_type",), takes="raw_type real_type event_is_of_mariadb"
    ),
    "column_kind": Expression(
        "column_metadata",
        "kind",
        given=("real_type", "is_integer", "is_unsigned"),
        takes="real_type is_integer is_unsigned",
    ),
    "set_member_is_set": Expression("set_member", "is_set", takes="idx value_set_len_value value_set_stored"),
    "row_is_after": Expression("rows_event", "rows", "is_after", takes="is_update index"),
    "decimal_integer_digits": Expression("value_decimal", "digits", "num_integer_digits", takes="precision scale"),
    "decimal_fraction_digits": Expression("value_decimal", "digits", "num_fraction_digits", takes="scale"),
    "decimal_num_groups": Expression("decimal_digits", "num_groups", takes="num_integer_digits num_fraction_digits"),
    "decimal_num_integer_groups": Expression("decimal_digits", "num_integer_groups", takes="num_integer_digits"),
    "decimal_group_digits": Expression(
        "decimal_digits", "groups", "num_digits", takes="num_integer_digits num_fraction_digits index"
    ),
    "decimal_group_size": Expression("decimal_group", "len_raw", takes="num_digits"),
    "decimal_sign_at": Expression("decimal_digits", "sign_byte", "pos"),
    "decimal_is_negative": Expression("decimal_digits", "is_negative", takes="sign_byte"),
    "decimal_group_half": Expression("decimal_group", "half", takes="num_digits"),
    "decimal_group_is_first": Expression(
        "decimal_group", "is_first", takes="idx num_digits decimal_digits_num_integer_digits"
    ),
    "decimal_group_magnitude": Expression(
        "decimal_group",
        "magnitude",
        given=("raw_unsigned", "half"),
        takes="raw_unsigned half decimal_digits_is_negative",
    ),
    "decimal_group_value": Expression(
        "decimal_group",
        "value",
        given=("raw_unsigned", "half", "is_first"),
        takes="half is_first decimal_group_magnitude",
    ),
    "json_root_at": Expression("json_document", "value", "pos"),
    "json_small_keys_at": Expression("json_small_container", "keys", "offset", takes="is_object num_elements"),
    "json_small_elements_at": Expression("json_small_container", "elements", "offset", takes="is_object num_elements"),
    "json_large_keys_at": Expression("json_large_container", "keys", "offset", takes="is_object num_elements"),
    "json_large_elements_at": Expression("json_large_container", "elements", "offset", takes="is_object num_elements"),
    "json_small_is_inline": Expression("json_small_element", "is_inline", takes="type"),
    "json_large_is_inline": Expression("json_large_element", "is_inline", takes="type"),
    "json_small_place": Expression("json_small_element", "ofs_value", takes="base ofs_element type ofs_or_inline"),
    "json_large_place": Expression("json_large_element", "ofs_value", takes="base ofs_element type ofs_or_inline"),
}
"""Expressions that become functions of `layout.py`."""

INLINED = ("cell_is_null", "decimal_is_negative", "decimal_group_magnitude", "decimal_group_value")
"""Functions whose text is given, too, for functions that are written at run time."""

SWITCHES = {
    "OPTIONAL_METADATA": ("optional_metadata_field", "body"),
    "JSON_VALUES": ("json_value", "body"),
    "JSON_OPAQUES": ("json_opaque", "value"),
}
"""Switches that become tables: number to type."""

ORDERED = ("json_opaque",)
"""Types that are read field by field: which order these have, and how many bytes where that is fixed."""

FIELDS = (("format_description_event", "checksum"),)
"""Numbers that are read and written where others of their type vary in size before them."""

READERS = {
    "lenenc_int": ("value",),
    "payload_field": ("type", "value"),
    "query_event": ("thread_id", "exec_time", "error_code", "status_vars", "database", "query"),
    "query_compressed_event": ("thread_id", "exec_time", "error_code", "status_vars", "database", "query"),
    "mariadb_compressed": ("is_compressed", "method", "num_plain_bytes", "data"),
    "intvar_event": ("type", "value"),
    "file_block_event": ("file_id", "block"),
    "execute_load_query_event": (
        "thread_id", "exec_time", "error_code", "file_id", "ofs_file_name_start", "ofs_file_name_end",
        "duplicate_handling", "status_vars", "database", "query",
    ),
    "gtid_event": (
        "sequence_number", "domain_id", "flags", "commit_id", "extra_flags", "start_alter_sequence_number", "thread_id",
    ),
    "rotate_event": ("position", "file_name"),
    "binlog_checkpoint_event": ("file_name",),
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
    "json_document": ("type",),
    "column_metadata": ("meta_0", "meta_1", "meta_2", "meta_3"),
    "optional_metadata_field": ("field_type", "body"),
    "metadata_bits": ("bytes",),
    "metadata_pair": ("index.value", "value.value"),
    "metadata_name": ("value",),
    "metadata_label": ("value",),
}  # fmt: skip
"""Types with a straight-line reader, and the members that it returns, each named after the first part of its path."""

LIST_READERS = {
    "format_description_event": (
        "binlog_version", "server_version", "created", "len_header", "post_header_lengths", "checksum",
        "len_fde_post_header", "is_mariadb", "has_checksums", "len_checksum",
    ),
    "gtid_interval": ("start", "end_exclusive"),
    "gtid_set_entry": ("uuid", "tag.value", "intervals"),
    "previous_gtids_log_event": ("entries", "is_known"),
    "mariadb_gtid": ("domain_id", "server_id", "sequence_number"),
    "gtid_list_event": ("gtids",),
    "metadata_numbers": ("numbers",),
    "metadata_pairs": ("pairs",),
    "metadata_default_charset": ("collation.value", "exceptions"),
    "metadata_names": ("names",),
    "metadata_label_list": ("labels",),
    "metadata_label_lists": ("lists",),
    "column_metadata_block": ("columns",),
    "table_map_event": (
        "table_id", "flags", "database", "table", "column_types", "metadata", "null_bits", "optional_metadata",
    ),
}  # fmt: skip
"""The same for types of which a field repeats; its objects are what the readers of their type return."""

TABLE_MAP_HEAD = ("table_id", "flags", "database", "database_terminator?", "table", "table_terminator?")
"""What a table map says of the table besides its columns."""
HEAD_READERS = {
    "table_map_event_head": HeadEntry(
        "table_map_event", ("table_id", "flags", "database", "table"), upto=TABLE_MAP_HEAD
    ),
    "row": HeadEntry("row", ("partial_bits", "null_bits"), upto=("partial_bits", "null_bits")),
}
"""Straight-line readers of what types begin with, by name."""
READER_INPUTS = {
    "rows_event": ("event_len_post_header",),
    "table_map_event_head": ("event_len_post_header",),
    "table_map_event": ("event_len_post_header",),
    "column_metadata_block": ("table_map_event_num_columns", "table_map_event_column_types"),
    "row": ("rows_event_is_partial", "table_map_event_num_json_columns", "bitmap_num_set"),
}
"""What callers of readers hand over from outside, by the reader's name."""

LOOP_EXPRESSIONS = ("cell_is_null", "cell_has_differences", "set_member_is_set")
"""Functions of bytes, which the loops have of an address."""

LOOP_FUNCTIONS = {
    "varint": ("value", "signed_value"),
    "uuid_varint": ("value",),
    "lenenc_int": ("value", "len"),
    "json_document": ("type",),
}
"""Types of which others have many: the loops have a function for each, which returns these members."""

_QUERY = {
    "thread_id": "thread_id",
    "exec_time": "exec_time",
    "error_code": "error_code",
    "database": "database",
    "query": "query",
    "flags2": "status_vars.vars[query_status_code::flags2].body.value",
    "ddl_xid": "status_vars.vars[query_status_code::ddl_logged_with_xid].body.value",
    "charset_client": "status_vars.vars[query_status_code::charset].body.character_set_client",
    "microseconds": "status_vars.vars[query_status_code::microseconds].body.value",
    "mariadb_hrnow": "status_vars.vars[query_status_code::mariadb_hrnow].body.value",
    "user": "status_vars.vars[query_status_code::invoker].body.user.value",
    "host": "status_vars.vars[query_status_code::invoker].body.host.value",
}
"""Of a statement; the loops take one that is compressed, or a LOAD DATA, for one that is not, so all are read into the
same slots."""

LOOP_READERS = {
    "query_event": LoopEntry("query_event", _QUERY),
    "query_compressed_event": LoopEntry("query_compressed_event", _QUERY),
    "compressed_value": LoopEntry(
        "compressed_value",
        {
            "method": "method",
            "is_raw_deflate": "is_raw_deflate",
            "num_plain_bytes": "num_plain_bytes",
            "data": "data",
        },
    ),
    "mariadb_compressed": LoopEntry(
        "mariadb_compressed",
        {
            "is_compressed": "is_compressed",
            "method": "method",
            "num_plain_bytes": "num_plain_bytes",
            "data": "data",
        },
    ),
    "rotate_event": LoopEntry("rotate_event", {"position": "position", "file_name": "file_name"}),
    "xid_event": LoopEntry("xid_event", {"xid": "xid"}),
    "intvar_event": LoopEntry("intvar_event", {"type": "type", "value": "value"}),
    "rand_event": LoopEntry("rand_event", {"seed1": "seed1", "seed2": "seed2"}),
    "user_var_event": LoopEntry(
        "user_var_event",
        {
            "name": "name",
            "type": "type",
            "charset_number": "charset_number",
            "value": "value",
            "flags": "flags",
        },
    ),
    "xa_prepare_log_event": LoopEntry(
        "xa_prepare_log_event",
        {
            "is_one_phase": "is_one_phase",
            "format_id": "xid.format_id",
            "gtrid": "xid.gtrid",
            "bqual": "xid.bqual",
        },
    ),
    "file_block_event": LoopEntry("file_block_event", {"file_id": "file_id", "block": "block"}),
    "execute_load_query_event": LoopEntry("execute_load_query_event", _QUERY | {"file_id": "file_id"}),
    "rows_query_log_event": LoopEntry("rows_query_log_event", {"query": "query"}),
    "annotate_rows_event": LoopEntry("annotate_rows_event", {"query": "query"}),
    "gtid_log_event": LoopEntry(
        "gtid_log_event",
        {
            "flags": "flags",
            "uuid": "uuid",
            "gno": "gno",
            "last_committed": "last_committed",
            "sequence_number": "sequence_number",
            "immediate_commit_timestamp": "immediate_commit_timestamp",
            "original_commit_timestamp": "original_commit_timestamp",
            "transaction_length": "transaction_length.value",
            "immediate_server_version": "immediate_server_version",
            "original_server_version": "original_server_version",
        },
    ),
    "gtid_tagged_log_event": LoopEntry(
        "gtid_tagged_log_event",
        {
            "uuid": "fields[gtid_field::uuid].value",
            "tag": "fields[gtid_field::tag].value.value",
            "gno": "fields[gtid_field::gno].value.signed_value",
            "last_committed": "fields[gtid_field::last_committed].value.signed_value",
            "sequence_number": "fields[gtid_field::sequence_number].value.signed_value",
            "immediate_commit_timestamp": "fields[gtid_field::immediate_commit_timestamp].value.value",
            "original_commit_timestamp": "fields[gtid_field::original_commit_timestamp].value.value",
            "transaction_length": "fields[gtid_field::transaction_length].value.value",
            "immediate_server_version": "fields[gtid_field::immediate_server_version].value.value",
            "original_server_version": "fields[gtid_field::original_server_version].value.value",
        },
    ),
    "gtid_event": LoopEntry(
        "gtid_event",
        {
            "sequence_number": "sequence_number",
            "domain_id": "domain_id",
            "flags": "flags",
            "commit_id": "commit_id",
            "extra_flags": "extra_flags",
            "start_alter_sequence_number": "start_alter_sequence_number",
            "thread_id": "thread_id",
            "format_id": "xid.format_id",
            "gtrid": "xid.gtrid",
            "bqual": "xid.bqual",
        },
    ),
    "rows_event": LoopEntry(
        "rows_event",
        {
            "table_id": "table_id",
            "flags": "flags",
            "num_columns": "num_columns",
            "columns_before": "columns_before.bytes",
            "columns_after": "columns_after.bytes",
        },
        checks=("extra_data",),
        takes=("is_update", "event_len_post_header"),
    ),
    "rows_event_head": LoopEntry(
        "rows_event",
        {"table_id": "table_id", "flags": "flags"},
        upto=("table_id", "flags"),
        takes=("event_len_post_header",),
    ),
    "table_map_event_head": LoopEntry(
        "table_map_event",
        {"table_id": "table_id", "flags": "flags", "database": "database", "table": "table"},
        upto=TABLE_MAP_HEAD,
        takes=("event_len_post_header",),
    ),
    "row": LoopEntry(
        "row",
        {"partial_bits": "partial_bits", "null_bits": "null_bits"},
        upto=("partial_bits", "null_bits"),
        takes=("is_after", "rows_event_is_partial", "table_map_event_num_json_columns", "bitmap_num_set"),
    ),
    "json_diff": LoopEntry("json_diff", {"operation": "operation", "path": "path", "value": "value"}),
    "transaction_payload_event": LoopEntry("transaction_payload_event", {"payload": "payload"}),
    "payload_field": LoopEntry("payload_field", {"type": "type", "value": "value"}),
}
"""Readers of the loops by name."""
