"""What the tree says of events that are damaged, encrypted, or compressed."""

__all__ = ["SHOWN"]

SHOWN = {
    "damaged/dmg-a56none-no-tablemap.binlog": [
        "QUERY_EVENT @2959 BEGIN",
        "UPDATE_ROWS_EVENT_V1 @3031 no table map for table 70",
        "XID_EVENT @3153 25",
    ],
    "damaged/dmg-a56none-rows-short.binlog": [
        "WRITE_ROWS_EVENT_V1 @2132 corpus_a.ints: DAMAGED in image 5, first 6, 33, -19, 2526, -31432, 242511, 6982016, "
        "-123336752, -567152130, 5040773494240585259, -2394151746886283991, 42, NULL",
        "XID_EVENT @2356 22",
    ],
    "encrypted/mariadb-11.8.9/enc-row-ints-b.binlog": [
        "START_ENCRYPTION_EVENT @256 scheme 1, key version 1",
        "encrypted, looks like 0x75 @296 [219, 45, 114, 142, 60, 122, 255, 48, ...]",
    ],
    "mariadb-10.11.19-state/inuse-a.binlog": ["GTID_LIST_EVENT @256 none"],
    "mysql-9.7.4/row-ints-a.binlog": ["PREVIOUS_GTIDS_LOG_EVENT @127 none"],
    "mysql-9.7.4/compress-a.binlog": [
        "ANONYMOUS_GTID_LOG_EVENT @1007 00000000-0000-0000-0000-000000000000:0 (anonymous)",
        "TRANSACTION_PAYLOAD_EVENT @1086 COMPRESSION_TYPE zstd, UNCOMPRESSED_SIZE 12639, PAYLOAD_SIZE 1793, END_MARK ",
    ],
    "mariadb-11.8.9/compress-a.binlog": [
        "TABLE_MAP_EVENT @1235 corpus_a.z, table 99",
        "WRITE_ROWS_COMPRESSED_EVENT_V1 @1292 corpus_a.z: compressed rows",
        "XID_EVENT @1393 1656",
    ],
}
"""Lines that follow each other in the tree of a log that is damaged, encrypted, or compressed."""
