"""The walk over a log's events: chunks of the log, transactions, payloads, and what is left to Python."""
