"""Readers of reference output (mysqlbinlog, mariadb-binlog, SHOW BINLOG EVENTS, SELECT), and strict comparison."""
