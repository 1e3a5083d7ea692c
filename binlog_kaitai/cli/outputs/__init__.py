"""Commands that make something of logs to be used: scripts, other logs, tables; one module a command."""
