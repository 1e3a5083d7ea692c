"""Where changes go: JSON lines, Parquet."""
