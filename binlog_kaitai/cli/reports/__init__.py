"""Commands that say what is in logs: one module a command, and what only some of these need."""
