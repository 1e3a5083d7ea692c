SET NAMES utf8mb4;
DROP DATABASE IF EXISTS dumped;
CREATE DATABASE dumped DEFAULT CHARACTER SET gbk;
USE dumped;
CREATE TABLE plain (id INT UNSIGNED PRIMARY KEY, v VARCHAR(40) NOT NULL, e ENUM('p;q','`r`','s\'t','u''v','w\\x') CHARACTER SET utf8mb4, b VARBINARY(20));
INSERT INTO plain VALUES (1, 'a; CREATE TABLE fake (x INT); -- no', 'p;q', x'00275C3B22'), (2, '/* not a comment', 's''t', '`'), (3, '\\', 'w\\x', NULL);
CREATE TABLE audit (id INT, note VARCHAR(100), INDEX (note));
CREATE VIEW seen AS SELECT id, v FROM plain WHERE v <> 'x;y';
DELIMITER //
CREATE TRIGGER tr AFTER INSERT ON plain FOR EACH ROW BEGIN INSERT INTO audit VALUES (NEW.id, 'it''s; "new" `row`'); UPDATE audit SET id = 1 WHERE id = 1; END//
CREATE PROCEDURE pr () BEGIN CREATE TABLE IF NOT EXISTS made_by_procedure (x INT); DROP TABLE IF EXISTS plain2; END//
CREATE EVENT ev ON SCHEDULE EVERY 1 YEAR DO BEGIN DELETE FROM audit; DELETE FROM audit; END//
DELIMITER ;
