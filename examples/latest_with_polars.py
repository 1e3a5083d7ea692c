"""The latest state of a table, by Polars over what `binlog-kaitai export` has written.

python latest_with_polars.py tables/ shop.orders id
"""

from __future__ import annotations

import sys

import polars as pl

__all__ = ["latest"]

ORDER = pl.col("_commit_version"), pl.col("_sequence").struct.field("ordinal")


def latest(tables: str, table: str, key: str) -> pl.DataFrame:
    """Return the rows that the table has: of each key the newest image, unless the table was emptied behind it."""
    statements = pl.scan_parquet(f"{tables}/_statements/*.parquet").filter(pl.col("empties").list.contains(table))
    emptied = statements.select(pl.col("_commit_version").max().fill_null(-1)).collect().item()
    rows = pl.scan_parquet(f"{tables}/{table}/*.parquet").filter(pl.col("_outcome").cast(pl.String) == "commit")
    newest = rows.filter(pl.col("_commit_version") > emptied).sort(*ORDER).group_by(key).last()
    return newest.filter(pl.col("_change_type").cast(pl.String).is_in(["insert", "update_postimage"])).collect()


if __name__ == "__main__":
    print(latest(*sys.argv[1:]))
