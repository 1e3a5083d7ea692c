"""Row changes as Arrow record batches: schemas, columns, and batches made from objects.

`types` and `schema` say which Arrow type a column has, `lineage` and `commits` what stands beside its values; `widen`
and `conform` bring batches of several definitions into one schema. `columns` and `constants` need no Arrow, so that the
core may use them. Parquet files are written in `export`.
"""
