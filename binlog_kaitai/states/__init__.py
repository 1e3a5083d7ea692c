"""Rows over time, from the changes of logs in order: the state of a table, the life of a row, chains of images.

What committed transactions did (`committed`), with what statements and foreign keys did to rows (`effects`,
`cascades`). Rows that do not fit into memory are in temporary files (`row_store`). Nothing here reads a log by itself.
"""
