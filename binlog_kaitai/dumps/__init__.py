"""Dumps and backups of servers: where in the logs they were taken (`place`), and the rows of one table (`rows`)."""
