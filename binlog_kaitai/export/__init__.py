"""Parquet files of row changes: jobs, files, and the folder that holds them."""
