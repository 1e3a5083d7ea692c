-- Applies the relay logs of binlog-kaitai and waits for that. The server has to be started with
--   --relay-log=FOLDER/relay-bin --skip-replica-start
-- and may write to this folder. Without --force the client ends at the first statement that fails.

SET sql_mode = IF(SUBSTRING_INDEX(@@GLOBAL.relay_log_basename, '/', -1) = 'relay-bin', @@sql_mode, 'STOPPED: start the server with --relay-log=FOLDER/relay-bin');
SET sql_mode = IF(NOT EXISTS (SELECT 1 FROM performance_schema.replication_connection_configuration), @@sql_mode, 'STOPPED: this server is a replica; RESET REPLICA ALL ends that and removes relay logs');
SET sql_mode = IF(@@GLOBAL.gtid_mode IN ('ON', 'ON_PERMISSIVE'), @@sql_mode, 'STOPPED: the logs have GTIDs: gtid_mode must be ON');
SET @workers = @@GLOBAL.replica_parallel_workers, @id = @@GLOBAL.server_id;
SET GLOBAL replica_parallel_workers = 4;
SET GLOBAL server_id = 4294967295; -- events with the server's own id would be passed over
CHANGE REPLICATION SOURCE TO SOURCE_HOST = 'binlog-kaitai', RELAY_LOG_FILE = 'relay-bin.000001', RELAY_LOG_POS = 4;
START REPLICA SQL_THREAD;

-- Waits. NULL: the applier has stopped, and the next statement shows why. When that is mended:
-- START REPLICA SQL_THREAD, and the statements from here on once more.
SELECT SOURCE_POS_WAIT('log.000002', 4) INTO @waited;
SELECT last_error_message AS error FROM performance_schema.replication_applier_status_by_worker WHERE last_error_number <> 0;
SELECT last_error_message AS error FROM performance_schema.replication_applier_status_by_coordinator WHERE last_error_number <> 0;
SET sql_mode = IF(@waited IS NOT NULL, @@sql_mode, 'STOPPED: not all was applied: the applier has stopped');
SET sql_mode = IF(GTID_SUBSET('09dcbfde-aaaa-bbbb-cccc-d07a93444cd6:8:77:_x9:4000000000:abc:1-2:7:tttttttttttttttttttttttttttttttt:300,8cec2071-1111-2222-3333-a8f8fdd16190:1-2:5:9223372036854775806:z:70000,dc82f928-e51f-11f1-a31c-02fc00000001:1-7:tag_a:1-2', @@GLOBAL.gtid_executed), @@sql_mode, 'STOPPED: not all transactions are in gtid_executed');

STOP REPLICA SQL_THREAD;
RESET REPLICA ALL; -- removes the relay logs
SET GLOBAL replica_parallel_workers = COALESCE(@workers, @@GLOBAL.replica_parallel_workers);
SET GLOBAL server_id = COALESCE(@id, @@GLOBAL.server_id);
SELECT 'all applied' AS relay_logs, 21 AS transactions, @@GLOBAL.gtid_executed;

-- To check, on this server and on one that has the same:
--   CHECKSUM TABLE `corpus_a`.`g`;
