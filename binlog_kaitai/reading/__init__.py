"""Logs read by Python: bytes to events by the generated parser, and what every reader of a log is made of.

The walk that goes on after damage (`walk`), the events of a log with its ledger (`log_events`), whether a log is as its
server wrote it (`log_rules`), what is wanted where whole transactions decide (`selection`), definitions from DDL
(`history`), and what a reader of transactions gives (`summaries`). What a row did before is no matter of this room.
"""
