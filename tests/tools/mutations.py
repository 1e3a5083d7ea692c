"""Single changes of the spec, each inside one type: what to replace by what, and a log on which the change is seen."""

import re
from typing import NamedTuple

_REMARKS = re.compile(r"^( *)(?:doc|doc-ref|-orig-id|-webide-[a-z-]+):.*\n(?:\1 +.*\n|\n)*", re.MULTILINE)


def without_remarks(spec: str) -> str:
    """The spec with nothing but what decides how bytes are read."""
    return _REMARKS.sub("", spec)


class Mutation(NamedTuple):
    """Replace `old` by `new`, once, in the text of `type` (or of an enum) of a spec without remarks."""

    type: str
    old: str
    new: str
    log: str = "mysql-9.7.4/trx-a.binlog"

    def apply(self, spec: str) -> str:
        start = re.search(rf"^  {self.type}:\n", spec, re.MULTILINE)
        assert start, f"the spec has no type {self.type}: change this mutation"
        after = re.compile(r"^ {0,2}\w", re.MULTILINE).search(spec, start.end())
        stop = after.start() if after else len(spec)
        body = spec[start.end() : stop]
        assert self.old in body, f"{self.type} has no {self.old!r} any more: change this mutation"
        return spec[: start.end()] + body.replace(self.old, self.new, 1) + spec[stop:]


SEQ = "    seq:\n"
COLUMN = "_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index]."
LENGTH = """      - id: len_value
        type: length_prefix(len_length)
"""

_BITS = "\n".join(
    f"      - id: {name}\n        type: b{width}"
    for name, width in (("sign", 1), ("year_month", 17), ("day", 5), ("hour", 5), ("minute", 6), ("second", 6))
)

# Both the parser and layout.py must follow.
FOLLOWED = {
    "a field before the others": Mutation(
        "value_datetime2", SEQ, SEQ + "      - id: pad\n        type: u1\n", "mysql-9.7.4/row-datetime-a.binlog"
    ),
    "bytes without a name": Mutation("value_date", SEQ, SEQ + "      - size: 2\n", "mysql-9.7.4/row-dates-a.binlog"),
    "size of a fraction": Mutation("second_fraction", "(fsp + 1) / 2", "fsp / 2", "mysql-9.7.4/row-timestamp-a.binlog"),
    "a size in an instance": Mutation(
        "value_decimal",
        "(precision - scale) / 9 * 4",
        "(precision - scale) / 8 * 4",
        "mysql-5.6.24/row-decimal-a.binlog",
    ),
    "a case of a length": Mutation("length_prefix", "1: u1", "1: u2", "mysql-9.7.4/row-charsets-a.binlog"),
    "a wider scalar": Mutation("value_s4", "type: s4", "type: s8", "mysql-9.7.4/row-ints-a.binlog"),
    "sign of a scalar": Mutation("value_s2", "type: s2", "type: u2", "mysql-9.7.4/row-ints-a.binlog"),
    "byte order of a scalar": Mutation("event_header", "type: u2", "type: u2be"),
    "an expression over a field": Mutation(
        "value_datetime2", "year_month / 13", "year_month / 12", "mysql-9.7.4/row-datetime-a.binlog"
    ),
    "widths of bit fields": Mutation(
        "value_datetime2",
        "type: b17\n      - id: day\n        type: b5",
        "type: b16\n      - id: day\n        type: b6",
        "mysql-9.7.4/row-datetime-a.binlog",
    ),
    "bytes of a bit field": Mutation("value_time2", "type: b24\n", "type: b32\n", "mysql-9.7.4/row-time-a.binlog"),
    "one case among several": Mutation("value_bit", "2: u2be", "2: b24", "mysql-9.7.4/row-bits-a.binlog"),
    "metadata that feeds a param": Mutation(
        "row",
        "_timestamp2(" + COLUMN + "meta_0",
        "_timestamp2(" + COLUMN + "len_length",
        "mysql-9.7.4/row-timestamp-a.binlog",
    ),
    "type of a kind": Mutation(
        "row", "'value_kind::short': value_s2", "'value_kind::short': value_s3", "mysql-9.7.4/row-ints-a.binlog"
    ),
    "order of the null bits": Mutation(
        "row", "% 8) & 1) == 1 ?", "% 8 ^ 7) & 1) == 1 ?", "mysql-9.7.4/row-nulls-a.binlog"
    ),
    "size of a bitmap": Mutation("bitmap", "(num_bits + 7) / 8", "(num_bits + 15) / 8"),
    "size of the partial bits": Mutation(
        "row", "num_json_columns + 7) / 8", "num_json_columns + 15) / 8", "mysql-9.7.4/row-partialjson-a.binlog"
    ),
    "order of the partial bits": Mutation(
        "row", "num_json_before % 8))", "num_json_before % 8 ^ 7))", "mysql-9.7.4/row-partialjson-a.binlog"
    ),
    "a condition of the row": Mutation(
        "row", "if: is_after and", "if: not is_after or", "mysql-9.7.4/row-partialjson-a.binlog"
    ),
    "a condition over a field of the row": Mutation(
        "row", "::partial_json.to_i) != 0", "::partial_json.to_i) == 0", "mysql-9.7.4/row-partialjson-a.binlog"
    ),
    "number of a member of an enum": Mutation(
        "row_value_option", "0x1:", "0x2:", "mysql-9.7.4/row-partialjson-a.binlog"
    ),
    "which image comes first": Mutation("rows_event", "_index % 2 == 1", "_index % 2 == 0"),
    "arithmetic of a nested type": Mutation("u6", "low + high * 4294967296", "low * 2 + high"),
    "a condition on the context": Mutation("rows_event", "== 6 ? id4", "== 10 ? flags"),
    "constant arguments of a body": Mutation(
        "event", "delete_rows_event': rows_event(false", "delete_rows_event': rows_event(true"
    ),
    "type of a body": Mutation("event", "'event_type::xid_event': xid_event", "'event_type::xid_event': file_event"),
    "a condition inside a JSON type": Mutation(
        "json_small_element", " or type == json_type::int16", "", "mysql-9.7.4/row-json-a.binlog"
    ),
    "an instance of a reader": Mutation(
        "json_time", "high_magnitude / 16", "high_magnitude / 8", "json/values.binlog.gz"
    ),
    "a case inside a reader": Mutation("lenenc_int", "0xfc: u2", "0xfc: u2be"),
    "a limit inside a reader": Mutation("lenenc_int", "first < 0xfb ? first : more", "first < 0xfa ? first : 0"),
    "a length of more bytes when it is long": Mutation(
        "value_blob",
        LENGTH,
        "      - id: len_value\n        type: lenenc_int\n",
        "mysql-9.7.4/row-nulls-a.binlog",
    ),
    "a layout that depends on a byte": Mutation(
        "value_year",
        SEQ + "      - id: raw\n        type: u1\n",
        SEQ + "      - id: raw\n        type: u1\n"
        "      - id: tail\n        type:\n          switch-on: raw\n"
        "          cases:\n            1: u2\n            _: s2\n",
        "mysql-9.7.4/row-metafull-a.binlog",
    ),
    "condition on a byte before": Mutation(
        "value_date",
        "type: b24le\n",
        "type: b24le\n      - id: more\n        type: u1\n        if: raw == 0\n",
        "mysql-9.7.4/row-dates-a.binlog",
    ),
    "bit fields lowest first": Mutation(
        "value_datetime2", _BITS, re.sub(r"b\d+", r"\g<0>le", _BITS), "mysql-9.7.4/row-datetime-a.binlog"
    ),
    "a field of a reader": Mutation(
        "query_event", "- id: thread_id", "- id: spare\n        type: u4\n      - id: thread_id"
    ),
}

OFTEN = {
    "a field before the others",
    "size of a fraction",
    "a case of a length",
    "byte order of a scalar",
    "metadata that feeds a param",
    "order of the null bits",
    "which image comes first",
    "a condition on the context",
    "type of a body",
    "an instance of a reader",
}
SLOW = FOLLOWED.keys() - OFTEN
"""Each has one of its kind beside it that is tried more often."""

# The generator must refuse, naming the place.
