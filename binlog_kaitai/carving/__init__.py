"""Logs made of parts of logs: what was chosen, or what can be saved. Events stay as they are."""
