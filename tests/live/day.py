"""A shop's day, for restores: its tables, traffic of many kinds, a dump by the server's own tool, and a mistake."""

from __future__ import annotations

import subprocess

from .server import Server

__all__ = ["MISTAKE", "PRICES", "SCHEMA", "dump", "traffic"]

PRICES = b"".join(b"sku%d,%d.5\n" % (number, number) for number in range(1, 400))
"""A file that LOAD DATA loads."""
SCHEMA = """
CREATE DATABASE shop DEFAULT CHARACTER SET utf8mb4; USE shop;
CREATE TABLE customers (id INT PRIMARY KEY AUTO_INCREMENT, name VARCHAR(40), seen TIMESTAMP NULL) ENGINE=InnoDB;
CREATE TABLE orders (id INT PRIMARY KEY AUTO_INCREMENT, customer INT, total DECIMAL(9,2), n INT NOT NULL DEFAULT 0,
 status ENUM('new','paid','lost') NOT NULL DEFAULT 'new', note TEXT, FOREIGN KEY (customer) REFERENCES customers (id)
 ON DELETE CASCADE ON UPDATE CASCADE) ENGINE=InnoDB;
CREATE TABLE items (id INT PRIMARY KEY AUTO_INCREMENT, o INT, sku VARCHAR(10), f DOUBLE, FOREIGN KEY (o) REFERENCES
 orders (id) ON DELETE CASCADE) ENGINE=InnoDB;
CREATE TABLE seen (what VARCHAR(90), o INT) ENGINE=InnoDB;
CREATE TABLE prices (sku VARCHAR(10) PRIMARY KEY, price DOUBLE) ENGINE=InnoDB;
CREATE TABLE old (a INT, b VARCHAR(20)) ENGINE=MyISAM;
CREATE TRIGGER orders_ai AFTER INSERT ON orders FOR EACH ROW INSERT INTO seen VALUES ('made', NEW.id);
CREATE TRIGGER orders_au AFTER UPDATE ON orders FOR EACH ROW INSERT INTO seen VALUES (CONCAT('n ', NEW.n), NEW.id);
DELIMITER //
CREATE PROCEDURE sell(c INT, k INT) BEGIN
 DECLARE o INT; INSERT INTO orders (customer, total, note) VALUES (c, k * 1.25, REPEAT('é;', k));
 SET o = LAST_INSERT_ID();
 INSERT INTO items (o, sku, f) VALUES (o, CONCAT('sku', k), k / 3), (o, CONCAT('sku', k + 1), k / 7); END//
DELIMITER ;
INSERT INTO customers (name) VALUES ('Ana'), ('Li 李'), ('O''Neil'), ('Zoë'), ('\\\\'), (NULL), ('g'), ('h'), ('i'),
 ('j');
"""
MISTAKE = "UPDATE shop.orders SET status = 'lost'"


def traffic(first: int, folder: str) -> str:
    """Return the statements of an hour, which makes the customers `first` + 1 to `first` + 10 and loses one of them.

    They are the same on each server, whatever else it has done: none asks for the time, for chance or for a status.
    """
    sales = "".join(f"CALL sell({first + 1 + k % 10}, {k % 40}); " for k in range(1, 60))
    return f"""
USE shop; SET timestamp = 1790000000 + {first};
INSERT INTO customers (id, name) SELECT id + 100 + {first}, name FROM customers WHERE id <= 10;
UPDATE customers SET id = id - 100, seen = NOW() WHERE id BETWEEN 101 + {first} AND 110 + {first};
{sales}
BEGIN; UPDATE orders SET n = n + 1 WHERE customer = {first + 1}; SAVEPOINT a; DELETE FROM orders; ROLLBACK TO a; COMMIT;
SET SESSION binlog_format = 'STATEMENT'; SET @v = 'ü 🍵', @r = 7; SET NAMES utf8mb4;
UPDATE orders SET note = CONCAT(note, @v), n = n + RAND(3) * 10 WHERE customer = {first + 2};
SET time_zone = '+05:30'; UPDATE customers SET seen = NOW() WHERE id = {first + 3}; SET time_zone = DEFAULT;
CREATE TEMPORARY TABLE few (id INT, k INT); INSERT INTO few SELECT id, n FROM orders WHERE customer = {first + 4};
INSERT INTO orders (customer, total, n) SELECT {first + 5}, 1.5, k FROM few ORDER BY id; DROP TEMPORARY TABLE few;
LOAD DATA INFILE '{folder}/prices.txt' REPLACE INTO TABLE prices FIELDS TERMINATED BY ','
 (sku, @p) SET price = @p + {first};
SET SESSION binlog_format = 'MIXED';
INSERT INTO orders (customer, total, note) VALUES ({first + 6}, LENGTH(UUID()), 'by row'), ({first + 7}, 2, 'too');
DELETE FROM customers WHERE id = {first + 8}; INSERT INTO old VALUES ({first}, 'not of a transaction');
REPLACE INTO prices VALUES ('sku1', {first}); DELETE FROM seen WHERE what = 'n 1' LIMIT 1;
SET SESSION binlog_format = 'ROW';
LOAD DATA INFILE '{folder}/prices.txt' IGNORE INTO TABLE prices FIELDS TERMINATED BY ','
 SET sku = CONCAT(sku, '-{first}');
CREATE TABLE day{first} LIKE items; INSERT INTO day{first} SELECT * FROM items WHERE o < 9;
ALTER TABLE customers ADD c{first} INT NOT NULL DEFAULT {first}; UPDATE customers SET c{first} = id WHERE id % 3 = 0;
"""


def dump(server: Server) -> bytes:
    """Dump the shop with the server's own tool.

    There is none for MySQL 5.6, whose dump makes the tables as they were made; it says where it was taken.
    """
    if server.flavour.is_old:
        place = f"-- CHANGE MASTER TO MASTER_LOG_FILE='{server.log().name}', MASTER_LOG_POS={server.position()};\n"
        return (place + SCHEMA + traffic(10, server.data)).encode()
    tool, place = ("mysqldump", "source") if server.flavour.name == "mysql" else ("mariadb-dump", "master")
    options = f"--{place}-data=2", "--single-transaction", "--routines", "--triggers", "--databases", "shop"
    command = server.command(tool, "--no-defaults", "-uroot", f"--socket={server.data}/s.sock", *options)
    return subprocess.run(command, check=True, capture_output=True).stdout
