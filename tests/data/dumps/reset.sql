USE shop;
INSERT INTO orders VALUES (11,'new',1,1,'other');
FLUSH BINARY LOGS;
INSERT INTO orders VALUES (12,'new',2,2,'history'),(13,'new',3,3,'history'),(14,'new',3,3,'a longer text than in the first');
UPDATE orders SET total=total+1;
