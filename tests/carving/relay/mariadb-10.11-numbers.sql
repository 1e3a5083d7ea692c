-- Applies the relay logs of binlog-kaitai and waits for that. The server has to be started with
--   --relay-log=FOLDER/relay-bin --skip-slave-start
-- and may write to this folder. Without --force the client ends at the first statement that fails.

SET sql_mode = IF(SUBSTRING_INDEX(@@GLOBAL.relay_log_basename, '/', -1) = 'relay-bin', @@sql_mode, 'STOPPED: start the server with --relay-log=FOLDER/relay-bin');
SET sql_mode = IF((SELECT variable_value = 0 FROM information_schema.global_status WHERE variable_name = 'Slaves_running'), @@sql_mode, 'STOPPED: this server is a replica; RESET SLAVE ALL ends that and removes relay logs');
SET @workers = @@GLOBAL.slave_parallel_threads, @id = @@GLOBAL.server_id;
SET GLOBAL slave_parallel_threads = 4;
SET GLOBAL server_id = 4294967295; -- events with the server's own id would be passed over
CHANGE MASTER TO MASTER_HOST = 'binlog-kaitai', RELAY_LOG_FILE = 'relay-bin.000001', RELAY_LOG_POS = 4, MASTER_USE_GTID = no;
START SLAVE SQL_THREAD;

-- Waits. NULL: the applier has stopped; SHOW SLAVE STATUS says why. When that is mended:
-- START SLAVE SQL_THREAD, and the statements from here on once more.
SELECT MASTER_POS_WAIT('log.000002', 4) INTO @waited;
SET sql_mode = IF(@waited IS NOT NULL, @@sql_mode, 'STOPPED: not all was applied: see Last_SQL_Error of SHOW SLAVE STATUS');

STOP SLAVE SQL_THREAD;
RESET SLAVE ALL; -- removes the relay logs
SET GLOBAL slave_parallel_threads = COALESCE(@workers, @@GLOBAL.slave_parallel_threads);
SET GLOBAL server_id = COALESCE(@id, @@GLOBAL.server_id);
SELECT 'all applied' AS relay_logs, 19 AS transactions, @@GLOBAL.gtid_slave_pos;

-- To check, on this server and on one that has the same:
--   CHECKSUM TABLE `corpus_a`.`ints`;
