"""Logs that several tests make; each module has those of one kind."""
