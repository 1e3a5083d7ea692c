"""Answers about whole archives of logs: what is in them.

Sums over transactions (`stats`, by groups), read from logs (`collect`) or from an index beside them (`index`), which
also rules out logs that need not be read (`relevant`); and what is shown of the sums (`screen`, `page`, `plots`). A new
sum is added in `stats` and shown in both. Nothing here reads events: the compiled loops count.
"""
