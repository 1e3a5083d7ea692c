USE shop;
UPDATE orders SET total=22.80 WHERE id=2;
INSERT INTO notes VALUES ('two');
FLUSH BINARY LOGS;
DELETE FROM orders WHERE id=1;
INSERT INTO orders VALUES (4,'sent',1,-0.3,'four');
FLUSH BINARY LOGS;
INSERT INTO orders VALUES (5,'sent',1.5,2,'five');
