"""Parquet files of row changes: jobs, files, and the folder that holds them.

`jobs` divides logs among processes, `parquet` and `parts` write the files, `folder` and `store` have an output appear
whole or not at all, `kept` holds what became of many logs. Schemas and batches come from `arrow` and `compiled`.
"""
