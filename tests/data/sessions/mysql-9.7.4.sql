CREATE DATABASE pit DEFAULT CHARACTER SET utf8mb4; USE pit;
CREATE TABLE ev (id INT AUTO_INCREMENT PRIMARY KEY, who VARCHAR(60), ts TIMESTAMP(6) NULL, dt DATETIME(6) NULL, v VARCHAR(200), n DECIMAL(20,6));
CREATE TABLE nokey (a INT, b VARCHAR(30)); CREATE TABLE my (a INT, b VARCHAR(30)) ENGINE=MyISAM;
CREATE TABLE lat (id INT PRIMARY KEY AUTO_INCREMENT, a VARCHAR(30) CHARACTER SET latin1, u VARCHAR(30));
INSERT INTO ev (who, v) VALUES ('row', 'x'), ('row', 'y'); INSERT INTO nokey VALUES (1, 'd'), (1, 'd'), (2, NULL);
SET time_zone = '+05:00'; INSERT INTO ev (who, ts, dt) VALUES ('row tz', NOW(6), NOW(6));
SET sql_mode = ''; INSERT INTO ev (who, dt) VALUES ('zero date', '0000-00-00'); SET sql_mode = DEFAULT;
SET time_zone = '-03:30'; CREATE TABLE tdef (id INT PRIMARY KEY, a TIMESTAMP NOT NULL DEFAULT '2020-01-01 00:00:00'); INSERT INTO tdef (id) VALUES (1); SET time_zone = DEFAULT;
SET sql_mode = 'ANSI_QUOTES,PIPES_AS_CONCAT,NO_BACKSLASH_ESCAPES'; CREATE TABLE "odd ""name" ("a\b" INT PRIMARY KEY, "c'd" VARCHAR(20) DEFAULT 'x\y'); INSERT INTO "odd ""name" VALUES (1, 'a\b' || 'c');
CREATE VIEW vv AS SELECT "a\b" || 'x' AS q FROM "odd ""name"; SET sql_mode = DEFAULT;
CREATE TABLE `b\t``c\` (`k\` INT PRIMARY KEY, v INT); INSERT INTO `b\t``c\` VALUES (1, 2); UPDATE `b\t``c\` SET v = 3; DELETE FROM `b\t``c\`; INSERT INTO `b\t``c\` VALUES (4, 2);
BEGIN; INSERT INTO ev (who, v) VALUES ('savepoint', 'kept'); SAVEPOINT `s\`; INSERT INTO ev (who, v) VALUES ('savepoint', 'gone'); ROLLBACK TO `s\`; COMMIT;
SET SESSION binlog_format = 'STATEMENT';
SET @a = 'ü 🍵', @b = 1.50, @c = X'00ff41', @d = NULL, @i = -5, @u = CAST(18446744073709551615 AS UNSIGNED);
INSERT INTO ev (who, v, n) VALUES ('variables', @a, @b), ('variables', @d, @i); INSERT INTO ev (who, v) VALUES ('variables', HEX(@c)), ('variables', @u);
INSERT INTO ev (who, v, n) VALUES ('rand', RAND(), RAND()); INSERT INTO ev (who, ts, dt) VALUES ('now', NOW(6), NOW(6));
SET auto_increment_increment = 7, auto_increment_offset = 3; INSERT INTO ev (who) VALUES ('by seven'), ('by seven'); SET auto_increment_increment = DEFAULT, auto_increment_offset = DEFAULT;
INSERT INTO ev (who, v) VALUES ('last id', LAST_INSERT_ID()), ('by one', '');
SET lc_time_names = 'de_DE'; INSERT INTO ev (who, v) VALUES ('days', DATE_FORMAT('2026-03-01', '%W')); SET lc_time_names = DEFAULT; INSERT INTO ev (who, v) VALUES ('days', DATE_FORMAT('2026-03-01', '%W'));
SET NAMES latin1; INSERT INTO lat (a, u) VALUES (X'636166E9', 'x'); SET NAMES utf8mb4; INSERT INTO lat (a, u) VALUES ('café', 'naïve');
SET timestamp = 1700000000.123456; INSERT INTO ev (who, ts, dt) VALUES ('timestamp', NOW(6), NOW(6)); SET timestamp = DEFAULT;
SET sql_mode = 'NO_AUTO_VALUE_ON_ZERO'; INSERT INTO ev (id, who) VALUES (0, 'zero id'); SET sql_mode = DEFAULT;
SET foreign_key_checks = 0, unique_checks = 0; UPDATE nokey SET b = 'other' WHERE a = 2; SET foreign_key_checks = 1, unique_checks = 1;
INSERT INTO my VALUES (1, 'my'); UPDATE ev SET n = CONNECTION_ID() - CONNECTION_ID() WHERE who = 'row';
CREATE TEMPORARY TABLE tmp (a INT); INSERT INTO tmp VALUES (5), (6); INSERT INTO ev (who, n) SELECT 'temporary', a FROM tmp; DROP TEMPORARY TABLE tmp;
DELIMITER //
CREATE TRIGGER tr AFTER INSERT ON nokey FOR EACH ROW BEGIN INSERT INTO ev (who, v) VALUES ('trigger', NEW.b); END//
CREATE PROCEDURE pp(x INT) BEGIN INSERT INTO ev (who, v) VALUES ('procedure', CONCAT('p;//', x)); END//
CREATE FUNCTION ff() RETURNS INT DETERMINISTIC NO SQL RETURN 5//
CREATE EVENT e1 ON SCHEDULE EVERY 1 DAY STARTS '2030-01-01' DISABLE DO INSERT INTO ev (who) VALUES ('event')//
DELIMITER ;
CALL pp(1); INSERT INTO nokey VALUES (9, 'fires'); DROP TRIGGER tr; INSERT INTO nokey VALUES (10, 'does not fire');
SET SESSION binlog_format = 'MIXED'; INSERT INTO ev (who, v) VALUES ('mixed', REPEAT('a', LENGTH(UUID()))); INSERT INTO ev (who, v) VALUES ('mixed', 'p');
SET SESSION binlog_format = 'ROW'; INSERT INTO nokey VALUES (11, 'row'); DELETE FROM nokey WHERE a = 1 LIMIT 1; UPDATE nokey SET b = NULL WHERE a = 1;
XA START 'x1'; INSERT INTO ev (who, v) VALUES ('xa', '1'); XA END 'x1'; XA PREPARE 'x1'; XA COMMIT 'x1';
XA START 'x3'; INSERT INTO ev (who, v) VALUES ('xa', '3'); XA END 'x3'; XA COMMIT 'x3' ONE PHASE;
SET default_collation_for_utf8mb4 = utf8mb4_general_ci; CREATE TABLE c1 (a VARCHAR(10)) CHARACTER SET utf8mb4; SET default_collation_for_utf8mb4 = DEFAULT; CREATE TABLE c2 (a VARCHAR(10)) CHARACTER SET utf8mb4;
SET explicit_defaults_for_timestamp = 0; CREATE TABLE e0 (a TIMESTAMP); SET explicit_defaults_for_timestamp = 1; CREATE TABLE e2 (a TIMESTAMP);
CREATE TABLE ctas AS SELECT id, who FROM ev WHERE id < 4; CREATE TABLE lk LIKE ev; RENAME TABLE lk TO lk2;
ALTER TABLE ev ADD COLUMN extra INT DEFAULT 5 AFTER who, RENAME COLUMN n TO num; UPDATE ev SET extra = 6 WHERE id = 1; TRUNCATE lk2;
CREATE TABLE p (id INT PRIMARY KEY); CREATE TABLE c (id INT PRIMARY KEY, p INT, FOREIGN KEY (p) REFERENCES p (id) ON DELETE CASCADE ON UPDATE CASCADE);
INSERT INTO p VALUES (1), (2), (3); INSERT INTO c VALUES (10, 1), (11, 1), (20, 2), (30, 3); DELETE FROM p WHERE id = 1; UPDATE p SET id = 9 WHERE id = 3;
INSERT INTO ev (who) VALUES ('last');
