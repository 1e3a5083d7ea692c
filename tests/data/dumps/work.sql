CREATE DATABASE shop;
USE shop;
CREATE TABLE orders (id INT UNSIGNED NOT NULL PRIMARY KEY, status ENUM('new','paid','sent') NOT NULL DEFAULT 'new', total DECIMAL(8,2), ratio FLOAT, note VARCHAR(40) CHARACTER SET utf8mb4);
CREATE TABLE notes (text VARCHAR(30));
INSERT INTO orders VALUES (1,'new',21.80,0.1,'a''b\\c'),(2,'paid',4.90,3.14159274,NULL);
INSERT INTO notes VALUES ('one'),('one');
FLUSH BINARY LOGS;
UPDATE orders SET status='paid' WHERE id=1;
INSERT INTO orders VALUES (3,'new',7.5,1e10,'Ana García');
