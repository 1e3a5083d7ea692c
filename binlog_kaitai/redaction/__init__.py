"""Logs without their secrets: values replaced by others of the same size, by a key."""
