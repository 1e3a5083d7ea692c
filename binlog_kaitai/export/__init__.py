"""Parquet files of row changes: jobs, files, and the folder that holds them.

`jobs` divides logs among processes, `parquet` and `parts` write the files, `folder` and `store` have an output appear
whole or not at all. `log_table` and `polars_scan` are the same rows without a file, for notebooks. Schemas and batches
come from `arrow` and `compiled`.
"""
