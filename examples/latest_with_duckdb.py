"""The latest state of a table, by DuckDB over what `binlog-kaitai export` has written.

python latest_with_duckdb.py tables/ shop.orders id
"""

from __future__ import annotations

import sys

import duckdb

__all__ = ["latest"]


def latest(tables: str, table: str, key: str) -> duckdb.DuckDBPyRelation:
    """Return the rows that the table has: of each key the newest image, unless the table was emptied behind it."""
    rows = f"read_parquet('{tables}/{table}/*.parquet')"
    emptied = f"SELECT max(_sequence) FROM read_parquet('{tables}/_statements/*.parquet') WHERE '{table}' IN empties"
    committed = f"_outcome = 'commit' AND coalesce(_sequence > ({emptied}), true)"
    newest = duckdb.sql(f'SELECT unnest(max_by(r, _sequence)) FROM {rows} AS r WHERE {committed} GROUP BY "{key}"')
    return newest.filter("_change_type IN ('insert', 'update_postimage')")


if __name__ == "__main__":
    print(latest(*sys.argv[1:]))
