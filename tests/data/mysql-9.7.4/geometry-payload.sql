SET SESSION binlog_transaction_compression=ON;
SET SESSION time_zone = "+00:00";
CREATE DATABASE corpus_g;
USE corpus_g;
CREATE TABLE geo (id INT PRIMARY KEY, p POINT, t TEXT CHARSET latin1, b BLOB, c CHAR(3) CHARSET cp1251, g GEOMETRY, v VARCHAR(10) CHARSET gbk, vb VARBINARY(5), j JSON);
INSERT INTO geo VALUES (1, ST_GeomFromText('POINT(1 2)'), 'é', x'ff00', 'жук', ST_GeomFromText('LINESTRING(0 0,1 1)'), '中文', x'c3a9', '{"a": 1}'), (2, NULL, 'ß', NULL, NULL, NULL, NULL, x'00', NULL);
UPDATE geo SET t = 'où', v = '文' WHERE id = 2;
DELETE FROM geo WHERE id = 1;
INSERT INTO geo VALUES (3, ST_GeomFromText('POINT(3 4)'), '', x'', '', NULL, '', x'', '[]');
