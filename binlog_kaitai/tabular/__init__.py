"""The rows of one table without a file, for notebooks: `log_table` as Arrow has them, `polars_scan` as a lazy frame;
and the schema that they have (`seen_schema`)."""
