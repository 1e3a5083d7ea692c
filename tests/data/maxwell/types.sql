# Statements of our own, and what Maxwell gives of each by its documents, tests and source.
CREATE DATABASE `maxwell's`
USE `maxwell's`
CREATE TABLE numbers ( id INT PRIMARY KEY, tiny TINYINT, small SMALLINT UNSIGNED, middle MEDIUMINT UNSIGNED, large BIGINT UNSIGNED,
   exact DECIMAL(30,10), whole DECIMAL(5), real8 DOUBLE, real4 FLOAT, flag BIT(1), bits BIT(64), year YEAR )
INSERT INTO numbers VALUES (1, -128, 65535, 16777215, 18446744073709551615, -12345678901234567890.0123456789, 42, -1.5e300, 0.5, b'1', 18446744073709551615, 2026)
-> { database: "maxwell's", table: "numbers", type: "insert", data: { id: 1, tiny: -128, small: 65535, middle: 16777215, large: 18446744073709551615,
   exact: -12345678901234567890.0123456789, whole: 42, real8: -1.5e300, real4: 0.5, flag: 1, bits: 18446744073709551615, year: 2026 } }
UPDATE numbers SET tiny = NULL, exact = 0.1, flag = b'0', bits = 5
-> { database: "maxwell's", table: "numbers", type: "update", data: { id: 1, tiny: null, small: 65535, middle: 16777215, large: 18446744073709551615,
   exact: 0.1000000000, whole: 42, real8: -1.5e300, real4: 0.5, flag: 0, bits: 5, year: 2026 },
   old: { tiny: -128, exact: -12345678901234567890.0123456789, flag: 1, bits: 18446744073709551615 } }
CREATE TABLE times ( d DATE, dt DATETIME, dt6 DATETIME(6), ts TIMESTAMP(2) NULL, t TIME, t3 TIME(3) )
INSERT INTO times VALUES ('2024-02-29', '9999-12-31 23:59:59', '1000-01-01 00:00:00.000001', '2026-11-27 08:09:10.25', '23:59:59', '00:00:00.5')
-> { database: "maxwell's", table: "times", type: "insert", data: { d: "2024-02-29", dt: "9999-12-31 23:59:59", dt6: "1000-01-01 00:00:00.000001",
   ts: "2026-11-27 08:09:10.25", t: "23:59:59", t3: "00:00:00.500" } }
UPDATE times SET d = '2024-00-01', dt = '2024-02-00 01:02:03', dt6 = 0, ts = 0, t = NULL
-> { database: "maxwell's", table: "times", type: "update", data: { d: "0000-00-00", dt: "0000-00-00 00:00:00", dt6: "0000-00-00 00:00:00.000000",
   ts: "0000-00-00 00:00:00.00", t: null, t3: "00:00:00.500" },
   old: { d: "2024-02-29", dt: "9999-12-31 23:59:59", dt6: "1000-01-01 00:00:00.000001", ts: "2026-11-27 08:09:10.25", t: "23:59:59" } }
CREATE TABLE strings ( a VARCHAR(20) CHARACTER SET latin1, b TEXT CHARACTER SET utf8mb4, c BINARY(6), d VARBINARY(6), e BLOB,
   f ENUM('x','y z') , g SET('one','two','three') )
INSERT INTO strings VALUES ('Zürich', 'tea "🍵"', x'41420000', x'0041', x'ff00', 'y z', 'three,one')
-> { database: "maxwell's", table: "strings", type: "insert", data: { a: "Zürich", b: "tea \"🍵\"", c: "QUI=", d: "AEE=", e: "/wA=", f: "y z", g: ["one", "three"] } }
UPDATE strings SET f = 0, g = '', e = NULL
-> { database: "maxwell's", table: "strings", type: "update", data: { a: "Zürich", b: "tea \"🍵\"", c: "QUI=", d: "AEE=", e: null, f: null, g: [] },
   old: { e: "/wA=", f: "y z", g: ["one", "three"] } }
CREATE TABLE documents ( id INT PRIMARY KEY, j JSON, g GEOMETRY )
INSERT INTO documents VALUES (1, '{"a": [1, null, true, "é"], "b": {}}', ST_GeomFromText('MULTIPOLYGON(((0 0,0 1,1.5 1,0 0)))'))
-> { database: "maxwell's", table: "documents", type: "insert", data: { id: 1, j: {"a": [1, null, true, "é"], "b": {}}, g: "MULTIPOLYGON (((0 0, 0 1, 1.5 1, 0 0)))" } }
UPDATE documents SET g = ST_GeomFromText('LINESTRING(0 0,1e-7 1e21)'), j = JSON_SET(j, '$.a', 2)
-> { database: "maxwell's", table: "documents", type: "update", data: { id: 1, j: {"a": 2, "b": {}}, g: "LINESTRING (0 0, 0.0000001 1000000000000000000000)" },
   old: { j: {"a": [1, null, true, "é"], "b": {}}, g: "MULTIPOLYGON (((0 0, 0 1, 1.5 1, 0 0)))" } }
DELETE FROM documents
-> { database: "maxwell's", table: "documents", type: "delete", data: { id: 1, j: {"a": 2, "b": {}}, g: "LINESTRING (0 0, 0.0000001 1000000000000000000000)" } }
