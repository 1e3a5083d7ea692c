"""Answers about whole archives of logs: what is in them."""
