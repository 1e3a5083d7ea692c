# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum
import zlib


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MysqlBinlog(KaitaiStruct):
    """The binary log is the list of events that describe every change a MySQL or
    MariaDB server made to its data. Replication sends it to other servers,
    backups keep it for recovery to a point in time, change data capture reads it.
    
    A file is a magic number and a sequence of events. Every event has a header
    with its type and its size, a body, and (since MySQL 5.6.1 and MariaDB 5.3)
    perhaps a CRC32. The first event is a format description: it tells the size of
    the headers, the fixed part of every event type, and whether there are
    checksums. A relay log has a second one, of the server the events came from.
    
    A transaction is a GTID event (where the server writes them), a `query_event`
    BEGIN, its changes, and an `xid_event` or a `query_event` COMMIT. Changes are
    logged as statements (`query_event`, with `intvar_event`, `rand_event` and
    `user_var_event` before it for what the statement depends on) or as rows. For
    rows, a `table_map_event` gives a table's number, name and column types, and
    the `rows_event`s that follow it hold images of its rows: the values of its
    columns, packed by those types.
    
    Integers are little-endian but for parts of some column values, which are
    big-endian so that their bytes sort.
    
    Covered: format version 4, that is MySQL 5.0 and later, MariaDB 10.0 and
    later. A body that this document does not describe stays a byte array. Not
    covered: what is inside of compressed payloads and of encrypted events, which
    stay bytes (the header of an encrypted file is `encrypted_file_header`);
    formats 1 and 3 of MySQL 3.23 to 4.1; MariaDB's logs inside of InnoDB (12.3
    and later).
    
    Context (the format description in force, the table map of a rows event) is
    found by integer indices into `events`: `event_context`.
    
    .. seealso::
       Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/binlog_event.h#L279
    
    
    .. seealso::
       Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L240
    
    
    .. seealso::
       Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L470
    
    
    .. seealso::
       Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L525
    
    
    .. seealso::
       Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L610
    
    
    .. seealso::
       Source - https://mariadb.com/kb/en/replication-protocol/
    """

    class ChecksumAlgorithm(IntEnum):
        none = 0
        crc32 = 1

    class CollationId(IntEnum):
        binary = 63

    class ColumnType(IntEnum):
        decimal = 0
        tiny = 1
        short = 2
        long = 3
        float = 4
        double = 5
        null = 6
        timestamp = 7
        longlong = 8
        int24 = 9
        date = 10
        time = 11
        datetime = 12
        year = 13
        newdate = 14
        varchar = 15
        bit = 16
        timestamp2 = 17
        datetime2 = 18
        time2 = 19
        typed_array = 20
        blob_compressed = 140
        varchar_compressed = 141
        vector = 242
        invalid = 243
        bool = 244
        json = 245
        newdecimal = 246
        enum = 247
        set = 248
        tiny_blob = 249
        medium_blob = 250
        long_blob = 251
        blob = 252
        var_string = 253
        string = 254
        geometry = 255

    class CompressionMethod(IntEnum):
        none = 0
        zlib = 8

    class DuplicateHandling(IntEnum):
        error = 0
        ignore = 1
        replace = 2

    class EncryptionHeaderFieldType(IntEnum):
        end_mark = 0
        key_id = 1
        encrypted_password = 2
        iv = 3

    class EventCompression(IntEnum):
        zlib = 0

    class EventFlag(IntEnum):
        binlog_in_use = 1
        forced_rotate = 2
        thread_specific = 4
        suppress_use = 8
        update_table_map_version = 16
        artificial = 32
        relay_log = 64
        ignorable = 128
        no_filter = 256
        mts_isolate = 512
        accept_own = 16384
        skip_replication = 32768

    class EventType(IntEnum):
        start_event_v3 = 1
        query_event = 2
        stop_event = 3
        rotate_event = 4
        intvar_event = 5
        load_event = 6
        slave_event = 7
        create_file_event = 8
        append_block_event = 9
        exec_load_event = 10
        delete_file_event = 11
        new_load_event = 12
        rand_event = 13
        user_var_event = 14
        format_description_event = 15
        xid_event = 16
        begin_load_query_event = 17
        execute_load_query_event = 18
        table_map_event = 19
        pre_ga_write_rows_event = 20
        pre_ga_update_rows_event = 21
        pre_ga_delete_rows_event = 22
        write_rows_event_v1 = 23
        update_rows_event_v1 = 24
        delete_rows_event_v1 = 25
        incident_event = 26
        heartbeat_log_event = 27
        ignorable_log_event = 28
        rows_query_log_event = 29
        write_rows_event = 30
        update_rows_event = 31
        delete_rows_event = 32
        gtid_log_event = 33
        anonymous_gtid_log_event = 34
        previous_gtids_log_event = 35
        transaction_context_event = 36
        view_change_event = 37
        xa_prepare_log_event = 38
        partial_update_rows_event = 39
        transaction_payload_event = 40
        heartbeat_log_event_v2 = 41
        gtid_tagged_log_event = 42
        large_transaction_header_event = 43
        annotate_rows_event = 160
        binlog_checkpoint_event = 161
        gtid_event = 162
        gtid_list_event = 163
        start_encryption_event = 164
        query_compressed_event = 165
        write_rows_compressed_event_v1 = 166
        update_rows_compressed_event_v1 = 167
        delete_rows_compressed_event_v1 = 168
        write_rows_compressed_event = 169
        update_rows_compressed_event = 170
        delete_rows_compressed_event = 171
        partial_row_data_event = 172

    class ExtraRowInfoType(IntEnum):
        ndb = 0
        partition = 1

    class FirstByteOfFile(IntEnum):
        encrypted = 253
        plain = 254

    class GeometryKind(IntEnum):
        geometry = 0
        point = 1
        linestring = 2
        polygon = 3
        multipoint = 4
        multilinestring = 5
        multipolygon = 6
        geomcollection = 7

    class GtidField(IntEnum):
        flags = 0
        uuid = 1
        gno = 2
        tag = 3
        last_committed = 4
        sequence_number = 5
        immediate_commit_timestamp = 6
        original_commit_timestamp = 7
        transaction_length = 8
        immediate_server_version = 9
        original_server_version = 10
        commit_group_ticket = 11

    class GtidFlag(IntEnum):
        may_have_sbr = 1

    class GtidSetFormat(IntEnum):
        untagged = 0
        tagged = 1
        packed = 2

    class HeartbeatFieldType(IntEnum):
        end_mark = 0
        log_file_name = 1
        log_position = 2

    class Incident(IntEnum):
        none = 0
        lost_events = 1

    class IntvarType(IntEnum):
        last_insert_id = 1
        insert_id = 2

    class JsonConstant(IntEnum):
        null_literal = 0
        true_literal = 1
        false_literal = 2

    class JsonDiffOperation(IntEnum):
        replace = 0
        insert = 1
        remove = 2

    class JsonType(IntEnum):
        small_object = 0
        large_object = 1
        small_array = 2
        large_array = 3
        literal = 4
        int16 = 5
        uint16 = 6
        int32 = 7
        uint32 = 8
        int64 = 9
        uint64 = 10
        double = 11
        string = 12
        opaque = 15

    class LoadOption(IntEnum):
        dumpfile = 1
        optionally_enclosed = 2
        replace = 4
        ignore = 8

    class LoadSeparatorFlag(IntEnum):
        no_field_end = 1
        no_quotes = 2
        no_line_end = 4
        no_line_start = 8
        no_escape = 16

    class LogicalTimestampType(IntEnum):
        logical_clock = 2

    class MariadbGtidExtraFlag(IntEnum):
        multi_engine = 1
        start_alter = 2
        commit_alter = 4
        rollback_alter = 8
        thread_id = 16

    class MariadbGtidFlag(IntEnum):
        standalone = 1
        group_commit_id = 2
        transactional = 4
        allow_parallel = 8
        waited = 16
        ddl = 32
        prepared_xa = 64
        completed_xa = 128

    class MariadbGtidListFlag(IntEnum):
        until_reached = 1
        ign_gtids = 2

    class OptionalMetadataType(IntEnum):
        signedness = 1
        default_charset = 2
        column_charset = 3
        column_name = 4
        set_str_value = 5
        enum_str_value = 6
        geometry_type = 7
        simple_primary_key = 8
        primary_key_with_prefix = 9
        enum_and_set_default_charset = 10
        enum_and_set_column_charset = 11
        column_visibility = 12
        vector_dimensionality = 13

    class PartialRowsFlag(IntEnum):
        orig_event_size = 1

    class PayloadCompression(IntEnum):
        zstd = 0
        none = 255

    class PayloadFieldType(IntEnum):
        end_mark = 0
        payload_size = 1
        compression_type = 2
        uncompressed_size = 3

    class QueryFlag2(IntEnum):
        auto_is_null = 16384
        no_check_constraint_checks = 32768
        not_autocommit = 524288
        explicit_def_timestamp = 16777216
        no_foreign_key_checks = 67108864
        relaxed_unique_checks = 134217728
        if_exists = 268435456
        insert_history = 1073741824

    class QueryStatusCode(IntEnum):
        flags2 = 0
        sql_mode = 1
        catalog = 2
        auto_increment = 3
        charset = 4
        time_zone = 5
        catalog_nz = 6
        lc_time_names = 7
        charset_database = 8
        table_map_for_update = 9
        master_data_written = 10
        invoker = 11
        updated_db_names = 12
        microseconds = 13
        commit_ts = 14
        commit_ts2 = 15
        explicit_defaults_for_timestamp = 16
        ddl_logged_with_xid = 17
        default_collation_for_utf8mb4 = 18
        sql_require_primary_key = 19
        default_table_encryption = 20
        enable_cascade_triggers = 21
        mariadb_hrnow = 128
        mariadb_xid = 129
        mariadb_gtid_flags3 = 130
        mariadb_character_set_collations = 131
        mariadb_dummy = 255

    class RowValueOption(IntEnum):
        partial_json = 1

    class RowsFlag(IntEnum):
        stmt_end = 1
        no_foreign_key_checks = 2
        relaxed_unique_checks = 4
        complete_rows = 8
        use_sql_foreign_key = 16
        no_check_constraint_checks = 128

    class SqlModeFlag(IntEnum):
        real_as_float = 1
        pipes_as_concat = 2
        ansi_quotes = 4
        ignore_space = 8
        ignore_bad_table_options = 16
        only_full_group_by = 32
        no_unsigned_subtraction = 64
        no_dir_in_create = 128
        postgresql = 256
        oracle = 512
        mssql = 1024
        db2 = 2048
        maxdb = 4096
        no_key_options = 8192
        no_table_options = 16384
        no_field_options = 32768
        mysql323 = 65536
        mysql40 = 131072
        ansi = 262144
        no_auto_value_on_zero = 524288
        no_backslash_escapes = 1048576
        strict_trans_tables = 2097152
        strict_all_tables = 4194304
        no_zero_in_date = 8388608
        no_zero_date = 16777216
        allow_invalid_dates = 33554432
        error_for_division_by_zero = 67108864
        traditional = 134217728
        no_auto_create_user = 268435456
        high_not_precedence = 536870912
        no_engine_substitution = 1073741824

    class TableMapFlag(IntEnum):
        bit_len_exact = 1
        referred_fk_db = 2
        generated_invisible_pk = 4
        has_triggers = 16384

    class UserVarFlag(IntEnum):
        unsigned_integer = 1

    class UserVarType(IntEnum):
        string = 0
        real = 1
        int = 2
        row = 3
        decimal = 4

    class ValueKind(IntEnum):
        tiny = 1
        short = 2
        long = 3
        float = 4
        double = 5
        timestamp = 7
        longlong = 8
        int24 = 9
        date = 10
        time = 11
        datetime = 12
        year = 13
        newdate = 14
        varchar = 15
        bit = 16
        timestamp2 = 17
        datetime2 = 18
        time2 = 19
        blob_compressed = 140
        varchar_compressed = 141
        vector = 242
        json = 245
        newdecimal = 246
        enum = 247
        set = 248
        tiny_blob = 249
        medium_blob = 250
        long_blob = 251
        blob = 252
        var_string = 253
        string = 254
        geometry = 255
        tiny_unsigned = 257
        short_unsigned = 258
        long_unsigned = 259
        longlong_unsigned = 264
        int24_unsigned = 265
        absent = 512
        null = 513
        json_diffs = 514
        timestamp_hires = 515
        datetime_hires = 516
        time_hires = 517
    def __init__(self, _io, _parent=None, _root=None):
        super(MysqlBinlog, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        if (not (self.is_encrypted)):
            pass
            self.magic = self._io.read_bytes(4)
            if not self.magic == b"\xFE\x62\x69\x6E":
                raise kaitaistruct.ValidationNotEqualError(b"\xFE\x62\x69\x6E", self.magic, self._io, u"/seq/0")

        if (not (self.is_encrypted)):
            pass
            self.events = []
            i = 0
            while not self._io.is_eof():
                self.events.append(MysqlBinlog.Event(i, self._io, self, self._root))
                i += 1


        if self.is_encrypted:
            pass
            self.encrypted_header = MysqlBinlog.EncryptedFileHeader(self._io, self, self._root)

        if self.is_encrypted:
            pass
            self.ciphertext = self._io.read_bytes_full()



    def _fetch_instances(self):
        pass
        if (not (self.is_encrypted)):
            pass

        if (not (self.is_encrypted)):
            pass
            for i in range(len(self.events)):
                pass
                self.events[i]._fetch_instances()


        if self.is_encrypted:
            pass
            self.encrypted_header._fetch_instances()

        if self.is_encrypted:
            pass

        _ = self.first_byte
        if hasattr(self, '_m_first_byte'):
            pass


    class AnnotateRowsEvent(KaitaiStruct):
        """The statement behind the row events that follow
        (`binlog_annotate_row_events`, MariaDB 5.3 and later).
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L3821
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.AnnotateRowsEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.query = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass

        @property
        def query_utf8(self):
            """The statement for the eye."""
            if hasattr(self, '_m_query_utf8'):
                return self._m_query_utf8

            self._m_query_utf8 = (self.query).decode(u"UTF-8")
            return getattr(self, '_m_query_utf8', None)


    class BinlogCheckpointEvent(KaitaiStruct):
        """Crash recovery need not look at logs before the one named here (MariaDB
        10.0 and later).
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L3242
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.BinlogCheckpointEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_file_name = self._io.read_u4le()
            self.file_name = (self._io.read_bytes(self.len_file_name)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass


    class Bitmap(KaitaiStruct):
        """One bit a column, lowest bit of the first byte first."""
        def __init__(self, num_bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.Bitmap, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_bits = num_bits
            self._read()

        def _read(self):
            self.bytes = self._io.read_bytes((self.num_bits + 7) // 8)


        def _fetch_instances(self):
            pass
            _ = self.bits
            if hasattr(self, '_m_bits'):
                pass
                for i in range(len(self._m_bits)):
                    pass
                    self._m_bits[i]._fetch_instances()



        @property
        def bits(self):
            """Plumbing. The bits one by one."""
            if hasattr(self, '_m_bits'):
                return self._m_bits

            _pos = self._io.pos()
            self._io.seek(0)
            self._m_bits = []
            for i in range(self.num_bits):
                self._m_bits.append(MysqlBinlog.BitmapBit(i, self._io, self, self._root))

            self._io.seek(_pos)
            return getattr(self, '_m_bits', None)

        @property
        def num_set(self):
            """Number of bits that are set."""
            if hasattr(self, '_m_num_set'):
                return self._m_num_set

            self._m_num_set = (0 if self.num_bits == 0 else self.bits[-1].rank + (1 if self.bits[-1].is_set else 0))
            return getattr(self, '_m_num_set', None)


    class BitmapBit(KaitaiStruct):
        """Plumbing. One bit of a bitmap."""
        def __init__(self, idx, _io, _parent=None, _root=None):
            super(MysqlBinlog.BitmapBit, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.idx = idx
            self._read()

        def _read(self):
            if self.rank >= 0:
                pass
                self.invoke_rank = self._io.read_bytes(0)



        def _fetch_instances(self):
            pass
            if self.rank >= 0:
                pass


        @property
        def is_set(self):
            if hasattr(self, '_m_is_set'):
                return self._m_is_set

            self._m_is_set = KaitaiStream.byte_array_index(self._parent.bytes, self.idx // 8) >> self.idx % 8 & 1 == 1
            return getattr(self, '_m_is_set', None)

        @property
        def rank(self):
            """Plumbing. How many bits before this one are set."""
            if hasattr(self, '_m_rank'):
                return self._m_rank

            self._m_rank = (0 if self.idx == 0 else self._parent.bits[self.idx - 1].rank + (1 if self._parent.bits[self.idx - 1].is_set else 0))
            return getattr(self, '_m_rank', None)


    class CertificationInfo(KaitaiStruct):
        """A changed row and the transactions that changed it.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1569
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.CertificationInfo, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.key = MysqlBinlog.U2Bytes(self._io, self, self._root)
            self.value = MysqlBinlog.U4Bytes(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.key._fetch_instances()
            self.value._fetch_instances()


    class CharacterSetCollation(KaitaiStruct):
        """A character set and its default collation.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L1521
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.CharacterSetCollation, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.character_set = self._io.read_u2le()
            self.collation = self._io.read_u2le()


        def _fetch_instances(self):
            pass


    class ColumnMetadata(KaitaiStruct):
        """What the table map says about one column. How many bytes it has depends on
        the column's type: none, one or two. Some instances give the derived facts
        that reading the values needs.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L146
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L3999
        """
        def __init__(self, idx, raw_type, _io, _parent=None, _root=None):
            super(MysqlBinlog.ColumnMetadata, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.idx = idx
            self.raw_type = raw_type
            self._read()

        def _read(self):
            if  ((self.raw_type == int(MysqlBinlog.ColumnType.float)) or (self.raw_type == int(MysqlBinlog.ColumnType.double)) or ( ((self.raw_type >= int(MysqlBinlog.ColumnType.varchar)) and (self.raw_type <= int(MysqlBinlog.ColumnType.typed_array))) ) or (self.raw_type == int(MysqlBinlog.ColumnType.blob_compressed)) or (self.raw_type == int(MysqlBinlog.ColumnType.varchar_compressed)) or (self.raw_type == int(MysqlBinlog.ColumnType.vector)) or (self.raw_type >= int(MysqlBinlog.ColumnType.json))) :
                pass
                self.meta_0 = self._io.read_u1()

            if  ((self.raw_type == int(MysqlBinlog.ColumnType.varchar)) or (self.raw_type == int(MysqlBinlog.ColumnType.bit)) or (self.raw_type == int(MysqlBinlog.ColumnType.varchar_compressed)) or (self.raw_type == int(MysqlBinlog.ColumnType.newdecimal)) or (self.raw_type == int(MysqlBinlog.ColumnType.enum)) or (self.raw_type == int(MysqlBinlog.ColumnType.set)) or (self.raw_type == int(MysqlBinlog.ColumnType.var_string)) or (self.raw_type == int(MysqlBinlog.ColumnType.string)) or ( ((self.raw_type == int(MysqlBinlog.ColumnType.typed_array)) and ( ((self.meta_0 == int(MysqlBinlog.ColumnType.varchar)) or ( ((self.meta_0 >= int(MysqlBinlog.ColumnType.timestamp2)) and (self.meta_0 <= int(MysqlBinlog.ColumnType.time2))) ) or (self.meta_0 == int(MysqlBinlog.ColumnType.newdecimal))) )) )) :
                pass
                self.meta_1 = self._io.read_u1()

            if  ((self.raw_type == int(MysqlBinlog.ColumnType.typed_array)) and ( ((self.meta_0 == int(MysqlBinlog.ColumnType.varchar)) or (self.meta_0 == int(MysqlBinlog.ColumnType.newdecimal))) )) :
                pass
                self.meta_2 = self._io.read_u1()

            if  ((self.raw_type == int(MysqlBinlog.ColumnType.typed_array)) and (self.meta_0 == int(MysqlBinlog.ColumnType.varchar))) :
                pass
                self.meta_3 = self._io.read_u1()

            if (((self.num_numeric_before + self.num_character_before) + self.num_json_before) + self.num_enum_before) + self.num_set_before >= 0:
                pass
                self.invoke_counts = self._io.read_bytes(0)



        def _fetch_instances(self):
            pass
            if  ((self.raw_type == int(MysqlBinlog.ColumnType.float)) or (self.raw_type == int(MysqlBinlog.ColumnType.double)) or ( ((self.raw_type >= int(MysqlBinlog.ColumnType.varchar)) and (self.raw_type <= int(MysqlBinlog.ColumnType.typed_array))) ) or (self.raw_type == int(MysqlBinlog.ColumnType.blob_compressed)) or (self.raw_type == int(MysqlBinlog.ColumnType.varchar_compressed)) or (self.raw_type == int(MysqlBinlog.ColumnType.vector)) or (self.raw_type >= int(MysqlBinlog.ColumnType.json))) :
                pass

            if  ((self.raw_type == int(MysqlBinlog.ColumnType.varchar)) or (self.raw_type == int(MysqlBinlog.ColumnType.bit)) or (self.raw_type == int(MysqlBinlog.ColumnType.varchar_compressed)) or (self.raw_type == int(MysqlBinlog.ColumnType.newdecimal)) or (self.raw_type == int(MysqlBinlog.ColumnType.enum)) or (self.raw_type == int(MysqlBinlog.ColumnType.set)) or (self.raw_type == int(MysqlBinlog.ColumnType.var_string)) or (self.raw_type == int(MysqlBinlog.ColumnType.string)) or ( ((self.raw_type == int(MysqlBinlog.ColumnType.typed_array)) and ( ((self.meta_0 == int(MysqlBinlog.ColumnType.varchar)) or ( ((self.meta_0 >= int(MysqlBinlog.ColumnType.timestamp2)) and (self.meta_0 <= int(MysqlBinlog.ColumnType.time2))) ) or (self.meta_0 == int(MysqlBinlog.ColumnType.newdecimal))) )) )) :
                pass

            if  ((self.raw_type == int(MysqlBinlog.ColumnType.typed_array)) and ( ((self.meta_0 == int(MysqlBinlog.ColumnType.varchar)) or (self.meta_0 == int(MysqlBinlog.ColumnType.newdecimal))) )) :
                pass

            if  ((self.raw_type == int(MysqlBinlog.ColumnType.typed_array)) and (self.meta_0 == int(MysqlBinlog.ColumnType.varchar))) :
                pass

            if (((self.num_numeric_before + self.num_character_before) + self.num_json_before) + self.num_enum_before) + self.num_set_before >= 0:
                pass


        @property
        def collation(self):
            """Collation of a character column, -1 where the log does not tell."""
            if hasattr(self, '_m_collation'):
                return self._m_collation

            self._m_collation = ((self._parent._parent.optional_metadata[self._parent._parent.charset_idx].body.numbers[self.num_character_before].value if self._parent._parent.optional_metadata[self._parent._parent.charset_idx].field_type == MysqlBinlog.OptionalMetadataType.column_charset else (self._parent._parent.optional_metadata[self._parent._parent.charset_idx].body.exceptions[self.num_exception_before].value.value if self.is_exception else self._parent._parent.optional_metadata[self._parent._parent.charset_idx].body.collation.value)) if  ((self.is_character) and (self._parent._parent.charset_idx >= 0))  else -1)
            return getattr(self, '_m_collation', None)

        @property
        def is_binary(self):
            """The values are bytes, not text."""
            if hasattr(self, '_m_is_binary'):
                return self._m_is_binary

            self._m_is_binary = self.collation == int(MysqlBinlog.CollationId.binary)
            return getattr(self, '_m_is_binary', None)

        @property
        def is_character(self):
            """The column has an entry in the character set metadata. MariaDB counts
            geometries in, MySQL does not.
            """
            if hasattr(self, '_m_is_character'):
                return self._m_is_character

            self._m_is_character =  ((self.raw_type == int(MysqlBinlog.ColumnType.varchar)) or (self.raw_type == int(MysqlBinlog.ColumnType.var_string)) or (self.raw_type == int(MysqlBinlog.ColumnType.vector)) or ( ((self.raw_type >= int(MysqlBinlog.ColumnType.tiny_blob)) and (self.raw_type <= int(MysqlBinlog.ColumnType.blob))) ) or (self.real_type == int(MysqlBinlog.ColumnType.string)) or (self.raw_type == int(MysqlBinlog.ColumnType.blob_compressed)) or (self.raw_type == int(MysqlBinlog.ColumnType.varchar_compressed)) or ( ((self.raw_type == int(MysqlBinlog.ColumnType.geometry)) and (self._parent._parent._parent.context.is_of_mariadb)) )) 
            return getattr(self, '_m_is_character', None)

        @property
        def is_enum(self):
            """The column has labels in the ENUM metadata."""
            if hasattr(self, '_m_is_enum'):
                return self._m_is_enum

            self._m_is_enum = self.real_type == int(MysqlBinlog.ColumnType.enum)
            return getattr(self, '_m_is_enum', None)

        @property
        def is_exception(self):
            """Plumbing. The column has another collation than most."""
            if hasattr(self, '_m_is_exception'):
                return self._m_is_exception

            self._m_is_exception = (((self._parent._parent.optional_metadata[self._parent._parent.charset_idx].body.exceptions[self.num_exception_before].index.value == self.num_character_before if self.num_exception_before < len(self._parent._parent.optional_metadata[self._parent._parent.charset_idx].body.exceptions) else False) if self._parent._parent.optional_metadata[self._parent._parent.charset_idx].field_type == MysqlBinlog.OptionalMetadataType.default_charset else False) if  ((self.is_character) and (self._parent._parent.charset_idx >= 0))  else False)
            return getattr(self, '_m_is_exception', None)

        @property
        def is_integer(self):
            """The column has a layout for signed and one for unsigned values."""
            if hasattr(self, '_m_is_integer'):
                return self._m_is_integer

            self._m_is_integer =  ((self.raw_type == int(MysqlBinlog.ColumnType.tiny)) or (self.raw_type == int(MysqlBinlog.ColumnType.short)) or (self.raw_type == int(MysqlBinlog.ColumnType.long)) or (self.raw_type == int(MysqlBinlog.ColumnType.longlong)) or (self.raw_type == int(MysqlBinlog.ColumnType.int24))) 
            return getattr(self, '_m_is_integer', None)

        @property
        def is_json(self):
            """The column has a bit in the partial images of JSON updates."""
            if hasattr(self, '_m_is_json'):
                return self._m_is_json

            self._m_is_json = self.raw_type == int(MysqlBinlog.ColumnType.json)
            return getattr(self, '_m_is_json', None)

        @property
        def is_nullable(self):
            """The column may hold NULL."""
            if hasattr(self, '_m_is_nullable'):
                return self._m_is_nullable

            self._m_is_nullable = KaitaiStream.byte_array_index(self._parent._parent.null_bits, self.idx // 8) >> self.idx % 8 & 1 == 1
            return getattr(self, '_m_is_nullable', None)

        @property
        def is_numeric(self):
            """The column has a bit in the signedness metadata."""
            if hasattr(self, '_m_is_numeric'):
                return self._m_is_numeric

            self._m_is_numeric =  ((self.raw_type == int(MysqlBinlog.ColumnType.tiny)) or (self.raw_type == int(MysqlBinlog.ColumnType.short)) or (self.raw_type == int(MysqlBinlog.ColumnType.long)) or (self.raw_type == int(MysqlBinlog.ColumnType.float)) or (self.raw_type == int(MysqlBinlog.ColumnType.double)) or (self.raw_type == int(MysqlBinlog.ColumnType.longlong)) or (self.raw_type == int(MysqlBinlog.ColumnType.int24)) or (self.raw_type == int(MysqlBinlog.ColumnType.year)) or (self.raw_type == int(MysqlBinlog.ColumnType.newdecimal))) 
            return getattr(self, '_m_is_numeric', None)

        @property
        def is_set(self):
            """The column has labels in the SET metadata."""
            if hasattr(self, '_m_is_set'):
                return self._m_is_set

            self._m_is_set = self.real_type == int(MysqlBinlog.ColumnType.set)
            return getattr(self, '_m_is_set', None)

        @property
        def is_unsigned(self):
            """False also where the log does not tell."""
            if hasattr(self, '_m_is_unsigned'):
                return self._m_is_unsigned

            self._m_is_unsigned = (KaitaiStream.byte_array_index(self._parent._parent.optional_metadata[self._parent._parent.signedness_idx].body.bytes, self.num_numeric_before // 8) >> 7 - self.num_numeric_before % 8 & 1 == 1 if  ((self.is_numeric) and (self._parent._parent.signedness_idx >= 0))  else False)
            return getattr(self, '_m_is_unsigned', None)

        @property
        def kind(self):
            """Selects the layout of the column's values."""
            if hasattr(self, '_m_kind'):
                return self._m_kind

            self._m_kind = KaitaiStream.resolve_enum(MysqlBinlog.ValueKind, (self.real_type + 256 if  ((self.is_integer) and (self.is_unsigned))  else self.real_type))
            return getattr(self, '_m_kind', None)

        @property
        def label(self):
            """Plumbing. What precedes a value of the column, for the eye."""
            if hasattr(self, '_m_label'):
                return self._m_label

            self._m_label = (u"" if self.name == u"" else self.name + u" = ")
            return getattr(self, '_m_label', None)

        @property
        def len_length(self):
            """Size of the length before each value."""
            if hasattr(self, '_m_len_length'):
                return self._m_len_length

            self._m_len_length = (2 if self.max_length > 255 else 1)
            return getattr(self, '_m_len_length', None)

        @property
        def max_length(self):
            """Greatest length in bytes of a CHAR, BINARY, VARCHAR or VARBINARY; size
            of the value of an ENUM or SET.
            """
            if hasattr(self, '_m_max_length'):
                return self._m_max_length

            self._m_max_length = (self.meta_1 | (self.meta_0 & 48 ^ 48) << 4 if self.raw_type == int(MysqlBinlog.ColumnType.string) else (self.meta_0 | self.meta_1 << 8 if  ((self.raw_type == int(MysqlBinlog.ColumnType.varchar)) or (self.raw_type == int(MysqlBinlog.ColumnType.var_string)) or (self.raw_type == int(MysqlBinlog.ColumnType.varchar_compressed)))  else 0))
            return getattr(self, '_m_max_length', None)

        @property
        def name(self):
            """Name of the column, empty where the log does not tell."""
            if hasattr(self, '_m_name'):
                return self._m_name

            self._m_name = (u"" if self._parent._parent.column_name_idx < 0 else self._parent._parent.optional_metadata[self._parent._parent.column_name_idx].body.names[self.idx].value)
            return getattr(self, '_m_name', None)

        @property
        def num_character_before(self):
            """Plumbing. How many character columns precede this one."""
            if hasattr(self, '_m_num_character_before'):
                return self._m_num_character_before

            self._m_num_character_before = (0 if self.idx == 0 else self._parent.columns[self.idx - 1].num_character_before + (1 if self._parent.columns[self.idx - 1].is_character else 0))
            return getattr(self, '_m_num_character_before', None)

        @property
        def num_enum_before(self):
            """Plumbing. How many ENUM columns precede this one."""
            if hasattr(self, '_m_num_enum_before'):
                return self._m_num_enum_before

            self._m_num_enum_before = (0 if self.idx == 0 else self._parent.columns[self.idx - 1].num_enum_before + (1 if self._parent.columns[self.idx - 1].is_enum else 0))
            return getattr(self, '_m_num_enum_before', None)

        @property
        def num_exception_before(self):
            """Plumbing. How many columns before this one have another collation than
            most.
            """
            if hasattr(self, '_m_num_exception_before'):
                return self._m_num_exception_before

            self._m_num_exception_before = (0 if self.idx == 0 else self._parent.columns[self.idx - 1].num_exception_before + (1 if self._parent.columns[self.idx - 1].is_exception else 0))
            return getattr(self, '_m_num_exception_before', None)

        @property
        def num_json_before(self):
            """Plumbing. How many JSON columns precede this one."""
            if hasattr(self, '_m_num_json_before'):
                return self._m_num_json_before

            self._m_num_json_before = (0 if self.idx == 0 else self._parent.columns[self.idx - 1].num_json_before + (1 if self._parent.columns[self.idx - 1].is_json else 0))
            return getattr(self, '_m_num_json_before', None)

        @property
        def num_labels(self):
            """Plumbing. Number of labels of an ENUM or SET, 0 where the log does not
            tell.
            """
            if hasattr(self, '_m_num_labels'):
                return self._m_num_labels

            self._m_num_labels = (self._parent._parent.optional_metadata[self._parent._parent.enum_labels_idx].body.lists[self.num_enum_before].num_labels.value if  ((self.is_enum) and (self._parent._parent.enum_labels_idx >= 0))  else (self._parent._parent.optional_metadata[self._parent._parent.set_labels_idx].body.lists[self.num_set_before].num_labels.value if  ((self.is_set) and (self._parent._parent.set_labels_idx >= 0))  else 0))
            return getattr(self, '_m_num_labels', None)

        @property
        def num_numeric_before(self):
            """Plumbing. How many numeric columns precede this one."""
            if hasattr(self, '_m_num_numeric_before'):
                return self._m_num_numeric_before

            self._m_num_numeric_before = (0 if self.idx == 0 else self._parent.columns[self.idx - 1].num_numeric_before + (1 if self._parent.columns[self.idx - 1].is_numeric else 0))
            return getattr(self, '_m_num_numeric_before', None)

        @property
        def num_set_before(self):
            """Plumbing. How many SET columns precede this one."""
            if hasattr(self, '_m_num_set_before'):
                return self._m_num_set_before

            self._m_num_set_before = (0 if self.idx == 0 else self._parent.columns[self.idx - 1].num_set_before + (1 if self._parent.columns[self.idx - 1].is_set else 0))
            return getattr(self, '_m_num_set_before', None)

        @property
        def real_type(self):
            """CHAR, BINARY, ENUM and SET are logged as one type; the first byte of
            the metadata tells which it is. Two of its bits are inverted bits 8
            and 9 of the length of a CHAR of more than 255 bytes.
            """
            if hasattr(self, '_m_real_type'):
                return self._m_real_type

            self._m_real_type = (self.meta_0 | 48 if self.raw_type == int(MysqlBinlog.ColumnType.string) else self.raw_type)
            return getattr(self, '_m_real_type', None)

        @property
        def type(self):
            """Real type of the column."""
            if hasattr(self, '_m_type'):
                return self._m_type

            self._m_type = KaitaiStream.resolve_enum(MysqlBinlog.ColumnType, self.real_type)
            return getattr(self, '_m_type', None)


    class ColumnMetadataBlock(KaitaiStruct):
        """What the table map says about each column.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L151
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.ColumnMetadataBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.columns = []
            for i in range(self._parent.num_columns):
                self.columns.append(MysqlBinlog.ColumnMetadata(i, int(self._parent.column_types[i]), self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.columns)):
                pass
                self.columns[i]._fetch_instances()



    class CompressedValue(KaitaiStruct):
        """The value of a COMPRESSED column; an empty value is stored as nothing.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/field_comp.cc#L40
        
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/field_comp.cc#L81
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.CompressedValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            if (not (self._io.is_eof())):
                pass
                self.head = self._io.read_u1()

            if self._io.size() > 0:
                pass
                self.plain_length = self._io.read_bytes(self.len_plain_length)

            self.data = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            if (not (self._io.is_eof())):
                pass

            if self._io.size() > 0:
                pass

            _ = self.plain
            if hasattr(self, '_m_plain'):
                pass


        @property
        def is_raw_deflate(self):
            """The compressed data has no zlib header."""
            if hasattr(self, '_m_is_raw_deflate'):
                return self._m_is_raw_deflate

            if self._io.size() > 0:
                pass
                self._m_is_raw_deflate = self.head & 8 != 0

            return getattr(self, '_m_is_raw_deflate', None)

        @property
        def len_plain_length(self):
            if hasattr(self, '_m_len_plain_length'):
                return self._m_len_plain_length

            if self._io.size() > 0:
                pass
                self._m_len_plain_length = (0 if self.head == 0 else self.head & 7)

            return getattr(self, '_m_len_plain_length', None)

        @property
        def method(self):
            """How `data` is compressed; values shorter than
            `column_compression_threshold` are not.
            """
            if hasattr(self, '_m_method'):
                return self._m_method

            if self._io.size() > 0:
                pass
                self._m_method = KaitaiStream.resolve_enum(MysqlBinlog.CompressionMethod, self.head >> 4)

            return getattr(self, '_m_method', None)

        @property
        def num_plain_bytes(self):
            """The same as a number."""
            if hasattr(self, '_m_num_plain_bytes'):
                return self._m_num_plain_bytes

            if self._io.size() > 0:
                pass
                self._m_num_plain_bytes = ((((KaitaiStream.byte_array_index(self.plain_length, len(self.plain_length) - 4) & 255) * 16777216 if len(self.plain_length) > 3 else 0) + ((KaitaiStream.byte_array_index(self.plain_length, len(self.plain_length) - 3) & 255) * 65536 if len(self.plain_length) > 2 else 0)) + ((KaitaiStream.byte_array_index(self.plain_length, len(self.plain_length) - 2) & 255) * 256 if len(self.plain_length) > 1 else 0)) + (KaitaiStream.byte_array_index(self.plain_length, len(self.plain_length) - 1) & 255 if len(self.plain_length) > 0 else 0)

            return getattr(self, '_m_num_plain_bytes', None)

        @property
        def plain(self):
            """The value of a compressed one with a zlib header
            (`column_compression_zlib_wrap`); Kaitai has no process for others.
            """
            if hasattr(self, '_m_plain'):
                return self._m_plain

            if  ((self._io.size() > 0) and (self.method == MysqlBinlog.CompressionMethod.zlib) and ((not (self.is_raw_deflate)))) :
                pass
                _pos = self._io.pos()
                self._io.seek(1 + self.len_plain_length)
                self._raw__m_plain = self._io.read_bytes_full()
                self._m_plain = zlib.decompress(self._raw__m_plain)
                self._io.seek(_pos)

            return getattr(self, '_m_plain', None)

        @property
        def summary(self):
            """For the eye."""
            if hasattr(self, '_m_summary'):
                return self._m_summary

            self._m_summary = (u"" if  ((self._io.size() == 0) or (self.method == MysqlBinlog.CompressionMethod.none))  else (u"compressed, " + str(self.num_plain_bytes)) + u" bytes")
            return getattr(self, '_m_summary', None)

        @property
        def text(self):
            """The value for the eye, where it is not compressed."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = (u"" if  ((self._io.size() == 0) or (self.method != MysqlBinlog.CompressionMethod.none))  else (self.data).decode(u"UTF-8"))
            return getattr(self, '_m_text', None)


    class CreateFileEvent(KaitaiStruct):
        """LOAD DATA of MySQL 4.0 and 4.1 with the first piece of its file. More
        pieces are in APPEND_BLOCK_EVENTs, EXEC_LOAD_EVENT runs it.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L3910
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.CreateFileEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.head = MysqlBinlog.LoadHead(self._io, self, self._root)
            self.file_id = self._io.read_u4le()
            self.data = MysqlBinlog.LoadData(True, self.head.num_fields, self._io, self, self._root)
            self.file_name = (self._io.read_bytes_term(0, False, True, True)).decode(u"UTF-8")
            self.block = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.head._fetch_instances()
            self.data._fetch_instances()


    class DateText(KaitaiStruct):
        """A date, for the eye."""
        def __init__(self, year, month, day, _io, _parent=None, _root=None):
            super(MysqlBinlog.DateText, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.year = year
            self.month = month
            self.day = day
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def text(self):
            """As MySQL prints it."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = (((((u"000" if self.year < 10 else (u"00" if self.year < 100 else (u"0" if self.year < 1000 else u""))) + str(self.year)) + (u"-0" if self.month < 10 else u"-")) + str(self.month)) + (u"-0" if self.day < 10 else u"-")) + str(self.day)
            return getattr(self, '_m_text', None)


    class DecimalDigits(KaitaiStruct):
        """Groups of nine decimal digits in four bytes, big-endian; the first group
        of the integer part and the last of the fraction may have fewer. The top
        bit of the first byte is set for a number >= 0; all bits of a negative
        number are inverted.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/decimal.cc#L1356
        """
        def __init__(self, num_integer_digits, num_fraction_digits, _io, _parent=None, _root=None):
            super(MysqlBinlog.DecimalDigits, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_integer_digits = num_integer_digits
            self.num_fraction_digits = num_fraction_digits
            self._read()

        def _read(self):
            self.groups = []
            for i in range(self.num_groups):
                self.groups.append(MysqlBinlog.DecimalGroup(i, (self.num_integer_digits % 9 if i == 0 else (self.num_fraction_digits % 9 if i == self.num_groups - 1 else 9)), self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.groups)):
                pass
                self.groups[i]._fetch_instances()

            _ = self.sign_byte
            if hasattr(self, '_m_sign_byte'):
                pass


        @property
        def is_negative(self):
            """The number is below 0."""
            if hasattr(self, '_m_is_negative'):
                return self._m_is_negative

            self._m_is_negative = self.sign_byte < 128
            return getattr(self, '_m_is_negative', None)

        @property
        def num_groups(self):
            """With the short groups at both ends, which may be empty."""
            if hasattr(self, '_m_num_groups'):
                return self._m_num_groups

            self._m_num_groups = (2 + self.num_integer_digits // 9) + self.num_fraction_digits // 9
            return getattr(self, '_m_num_groups', None)

        @property
        def num_integer_groups(self):
            """Groups before the point, the short one included."""
            if hasattr(self, '_m_num_integer_groups'):
                return self._m_num_integer_groups

            self._m_num_integer_groups = 1 + self.num_integer_digits // 9
            return getattr(self, '_m_num_integer_groups', None)

        @property
        def sign_byte(self):
            """First byte of the number."""
            if hasattr(self, '_m_sign_byte'):
                return self._m_sign_byte

            _pos = self._io.pos()
            self._io.seek(0)
            self._m_sign_byte = self._io.read_u1()
            self._io.seek(_pos)
            return getattr(self, '_m_sign_byte', None)

        @property
        def text(self):
            """The number with sign and point, without leading zeros."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = (u"-" if self.is_negative else u"") + self.groups[-1].text
            return getattr(self, '_m_text', None)


    class DecimalGroup(KaitaiStruct):
        """Up to nine digits of a DECIMAL.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/decimal.cc#L1491
        """
        def __init__(self, idx, num_digits, _io, _parent=None, _root=None):
            super(MysqlBinlog.DecimalGroup, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.idx = idx
            self.num_digits = num_digits
            self._read()

        def _read(self):
            if self.num_digits > 0:
                pass
                _on = self.len_raw
                if _on == 1:
                    pass
                    self.raw = self._io.read_u1()
                elif _on == 2:
                    pass
                    self.raw = self._io.read_u2be()
                elif _on == 3:
                    pass
                    self.raw = self._io.read_bits_int_be(24)
                elif _on == 4:
                    pass
                    self.raw = self._io.read_u4be()



        def _fetch_instances(self):
            pass
            if self.num_digits > 0:
                pass
                _on = self.len_raw
                if _on == 1:
                    pass
                elif _on == 2:
                    pass
                elif _on == 3:
                    pass
                elif _on == 4:
                    pass


        @property
        def before(self):
            if hasattr(self, '_m_before'):
                return self._m_before

            self._m_before = (u"" if self.idx == 0 else self._parent.groups[self.idx - 1].text)
            return getattr(self, '_m_before', None)

        @property
        def half(self):
            """Plumbing. The top bit of the group."""
            if hasattr(self, '_m_half'):
                return self._m_half

            self._m_half = (128 if self.len_raw == 1 else (32768 if self.len_raw == 2 else (8388608 if self.len_raw == 3 else 2147483648)))
            return getattr(self, '_m_half', None)

        @property
        def is_first(self):
            """Plumbing. The group has the sign."""
            if hasattr(self, '_m_is_first'):
                return self._m_is_first

            self._m_is_first =  ((self.num_digits > 0) and ( ((self.idx == 0) or ( ((self.idx == 1) and (self._parent.num_integer_digits % 9 == 0)) )) )) 
            return getattr(self, '_m_is_first', None)

        @property
        def len_raw(self):
            """Size in bytes, 0 to 4."""
            if hasattr(self, '_m_len_raw'):
                return self._m_len_raw

            self._m_len_raw = (4 if self.num_digits == 9 else (self.num_digits + 1) // 2)
            return getattr(self, '_m_len_raw', None)

        @property
        def magnitude(self):
            """Plumbing. The group of the number without inversion."""
            if hasattr(self, '_m_magnitude'):
                return self._m_magnitude

            if self.num_digits > 0:
                pass
                self._m_magnitude = ((self.half * 2 - 1) - self.raw_unsigned if self._parent.is_negative else self.raw_unsigned)

            return getattr(self, '_m_magnitude', None)

        @property
        def padded(self):
            """The digits with leading zeros."""
            if hasattr(self, '_m_padded'):
                return self._m_padded

            self._m_padded = (u"" if self.num_digits == 0 else u"000000000"[0:self.num_digits - len(str(self.value))] + str(self.value))
            return getattr(self, '_m_padded', None)

        @property
        def raw_unsigned(self):
            """Plumbing. For targets that read it as a signed number."""
            if hasattr(self, '_m_raw_unsigned'):
                return self._m_raw_unsigned

            if self.num_digits > 0:
                pass
                self._m_raw_unsigned = (self.raw + 4294967296 if self.raw < 0 else self.raw)

            return getattr(self, '_m_raw_unsigned', None)

        @property
        def text(self):
            """The digits up to and with this group."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = ((u"" if self.num_digits == 0 else (u"" if self.value == 0 else str(self.value))) if  ((self.before == u"") and (self.idx < self._parent.num_integer_groups))  else ((u"0" if self.before == u"" else self.before) + (u"." if  ((self.idx == self._parent.num_integer_groups) and (self._parent.num_fraction_digits > 0))  else u"")) + self.padded)
            return getattr(self, '_m_text', None)

        @property
        def value(self):
            """The digits as a number."""
            if hasattr(self, '_m_value'):
                return self._m_value

            if self.num_digits > 0:
                pass
                self._m_value = (self.magnitude - self.half if  ((self.is_first) and (self.magnitude >= self.half))  else self.magnitude)

            return getattr(self, '_m_value', None)


    class DecompressedRows(KaitaiStruct):
        """The rows of an event that compresses them."""
        def __init__(self, map_idx, _io, _parent=None, _root=None):
            super(MysqlBinlog.DecompressedRows, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.map_idx = map_idx
            self._read()

        def _read(self):
            self.rows = []
            i = 0
            while not self._io.is_eof():
                self.rows.append(MysqlBinlog.Row( ((self._parent.is_update) and (i % 2 == 1)) , self.map_idx, self._io, self._parent, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.rows)):
                pass
                self.rows[i]._fetch_instances()



    class EncryptedFileHeader(KaitaiStruct):
        """Start of a file that MySQL encrypted (`binlog_encryption`, 8.0.14 and
        later), 512 bytes; the rest of the file is ciphertext of AES-256-CTR, and
        its plain text is a whole log with its own magic number.
        
        The key is the first 32 bytes of the SHA-512 of the file's password; the 8
        bytes after them are the high half of the first counter block, whose low
        half counts blocks of 16 bytes from 0.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_log_encryption.h#L566
        
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_log_encryption.cc#L1066
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.EncryptedFileHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.magic = MysqlBinlog.EncryptedFileMagic(self._io, self, self._root)
            self.version = self._io.read_u1()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/encrypted_file_header/seq/1")
            self._raw_fields = self._io.read_bytes(512 - 5)
            _io__raw_fields = KaitaiStream(BytesIO(self._raw_fields))
            self.fields = MysqlBinlog.EncryptionHeaderFields(_io__raw_fields, self, self._root)


        def _fetch_instances(self):
            pass
            self.magic._fetch_instances()
            self.fields._fetch_instances()

        @property
        def len_counter(self):
            """How many bytes after them begin the first counter block."""
            if hasattr(self, '_m_len_counter'):
                return self._m_len_counter

            self._m_len_counter = 8
            return getattr(self, '_m_len_counter', None)

        @property
        def len_key(self):
            """How many bytes of the SHA-512 of the password are the key."""
            if hasattr(self, '_m_len_key'):
                return self._m_len_key

            self._m_len_key = 32
            return getattr(self, '_m_len_key', None)


    class EncryptedFileMagic(KaitaiStruct):
        """Magic number of an encrypted file."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.EncryptedFileMagic, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_bytes(4)
            if not self.value == b"\xFD\x62\x69\x6E":
                raise kaitaistruct.ValidationNotEqualError(b"\xFD\x62\x69\x6E", self.value, self._io, u"/types/encrypted_file_magic/seq/0")


        def _fetch_instances(self):
            pass


    class EncryptionHeaderField(KaitaiStruct):
        """A field of the header: its type, then a value whose size the type tells.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_log_encryption.h#L812
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.EncryptionHeaderField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.type = KaitaiStream.resolve_enum(MysqlBinlog.EncryptionHeaderFieldType, self._io.read_u1())
            if self.type == MysqlBinlog.EncryptionHeaderFieldType.key_id:
                pass
                self.len_key_id = self._io.read_u1()

            if self.type == MysqlBinlog.EncryptionHeaderFieldType.key_id:
                pass
                self.key_id = (self._io.read_bytes(self.len_key_id)).decode(u"ASCII")

            if self.type == MysqlBinlog.EncryptionHeaderFieldType.encrypted_password:
                pass
                self.password = self._io.read_bytes(32)

            if self.type == MysqlBinlog.EncryptionHeaderFieldType.iv:
                pass
                self.iv = self._io.read_bytes(16)



        def _fetch_instances(self):
            pass
            if self.type == MysqlBinlog.EncryptionHeaderFieldType.key_id:
                pass

            if self.type == MysqlBinlog.EncryptionHeaderFieldType.key_id:
                pass

            if self.type == MysqlBinlog.EncryptionHeaderFieldType.encrypted_password:
                pass

            if self.type == MysqlBinlog.EncryptionHeaderFieldType.iv:
                pass



    class EncryptionHeaderFields(KaitaiStruct):
        """Fields in any order, then zeros.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_log_encryption.cc#L1066
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.EncryptionHeaderFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.fields = []
            i = 0
            while True:
                _ = MysqlBinlog.EncryptionHeaderField(self._io, self, self._root)
                self.fields.append(_)
                if  ((_.type == MysqlBinlog.EncryptionHeaderFieldType.end_mark) or (self._io.is_eof())) :
                    break
                i += 1


        def _fetch_instances(self):
            pass
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()



    class Event(KaitaiStruct):
        """One event. The next one starts `header.event_size` bytes after it: a file
        is walked by sizes from offset 4 on, `header.log_pos` is no help.
        
        Where its parts are depends on the format description in force, the last
        one before it: `context.len_header` bytes of header,
        `context.len_checksum` bytes of footer, between them the body. The body of
        most types starts with a fixed part (the post-header) of
        `context.len_post_header` bytes, which tells versions of a type apart; the
        rest is of variable size.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/binlog_event.h#L852
        """
        def __init__(self, idx, _io, _parent=None, _root=None):
            super(MysqlBinlog.Event, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.idx = idx
            self._read()

        def _read(self):
            self.header = MysqlBinlog.EventHeader(self._io, self, self._root)
            self.context = MysqlBinlog.EventContext(self._io.pos() - 19, self._io, self, self._root)
            if self.context.len_header > 19:
                pass
                self.header_extension = self._io.read_bytes(self.context.len_header - 19)

            _on = self.context.body_type
            if _on == MysqlBinlog.EventType.annotate_rows_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.AnnotateRowsEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.anonymous_gtid_log_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.GtidLogEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.append_block_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.FileBlockEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.begin_load_query_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.FileBlockEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.binlog_checkpoint_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.BinlogCheckpointEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.create_file_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.CreateFileEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.delete_file_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.FileEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.delete_rows_compressed_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(False, False, True, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.delete_rows_compressed_event_v1:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(False, False, True, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.delete_rows_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(False, False, False, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.delete_rows_event_v1:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(False, False, False, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.exec_load_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.FileEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.execute_load_query_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.ExecuteLoadQueryEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.format_description_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.FormatDescriptionEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.gtid_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.GtidEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.gtid_list_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.GtidListEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.gtid_log_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.GtidLogEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.gtid_tagged_log_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.GtidTaggedLogEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.heartbeat_log_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.HeartbeatLogEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.heartbeat_log_event_v2:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.HeartbeatLogEventV2(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.incident_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.IncidentEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.intvar_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.IntvarEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.load_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.LoadEvent(False, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.new_load_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.LoadEvent(True, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.partial_row_data_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.PartialRowDataEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.partial_update_rows_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(True, True, False, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.pre_ga_delete_rows_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.PreGaRowsEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.pre_ga_update_rows_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.PreGaRowsEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.pre_ga_write_rows_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.PreGaRowsEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.previous_gtids_log_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.PreviousGtidsLogEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.query_compressed_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.QueryCompressedEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.query_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.QueryEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.rand_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RandEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.rotate_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RotateEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.rows_query_log_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsQueryLogEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.slave_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.SlaveEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.start_encryption_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.StartEncryptionEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.start_event_v3:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.StartEventV3(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.table_map_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.TableMapEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.transaction_context_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.TransactionContextEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.transaction_payload_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.TransactionPayloadEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.update_rows_compressed_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(True, False, True, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.update_rows_compressed_event_v1:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(True, False, True, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.update_rows_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(True, False, False, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.update_rows_event_v1:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(True, False, False, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.user_var_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.UserVarEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.view_change_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.ViewChangeEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.write_rows_compressed_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(False, False, True, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.write_rows_compressed_event_v1:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(False, False, True, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.write_rows_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(False, False, False, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.write_rows_event_v1:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.RowsEvent(False, False, False, _io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.xa_prepare_log_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.XaPrepareLogEvent(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.EventType.xid_event:
                pass
                self._raw_body = self._io.read_bytes(self.context.len_body)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.XidEvent(_io__raw_body, self, self._root)
            else:
                pass
                self.body = self._io.read_bytes(self.context.len_body)
            if self.context.len_checksum == 4:
                pass
                self.footer = MysqlBinlog.EventFooter(self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.header._fetch_instances()
            self.context._fetch_instances()
            if self.context.len_header > 19:
                pass

            _on = self.context.body_type
            if _on == MysqlBinlog.EventType.annotate_rows_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.anonymous_gtid_log_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.append_block_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.begin_load_query_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.binlog_checkpoint_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.create_file_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.delete_file_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.delete_rows_compressed_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.delete_rows_compressed_event_v1:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.delete_rows_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.delete_rows_event_v1:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.exec_load_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.execute_load_query_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.format_description_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.gtid_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.gtid_list_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.gtid_log_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.gtid_tagged_log_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.heartbeat_log_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.heartbeat_log_event_v2:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.incident_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.intvar_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.load_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.new_load_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.partial_row_data_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.partial_update_rows_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.pre_ga_delete_rows_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.pre_ga_update_rows_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.pre_ga_write_rows_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.previous_gtids_log_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.query_compressed_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.query_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.rand_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.rotate_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.rows_query_log_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.slave_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.start_encryption_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.start_event_v3:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.table_map_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.transaction_context_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.transaction_payload_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.update_rows_compressed_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.update_rows_compressed_event_v1:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.update_rows_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.update_rows_event_v1:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.user_var_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.view_change_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.write_rows_compressed_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.write_rows_compressed_event_v1:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.write_rows_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.write_rows_event_v1:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.xa_prepare_log_event:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.EventType.xid_event:
                pass
                self.body._fetch_instances()
            else:
                pass
            if self.context.len_checksum == 4:
                pass
                self.footer._fetch_instances()



    class EventContext(KaitaiStruct):
        """Takes no bytes. What the events before an event say about it: indices into
        `events` and what is found there.
        """
        def __init__(self, ofs_event, _io, _parent=None, _root=None):
            super(MysqlBinlog.EventContext, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.ofs_event = ofs_event
            self._read()

        def _read(self):
            if  ((self.is_followed_by_ciphertext) or (self.fde_idx + self.last_table_map_idx >= -2)) :
                pass
                self.invoke = self._io.read_bytes(0)



        def _fetch_instances(self):
            pass
            if  ((self.is_followed_by_ciphertext) or (self.fde_idx + self.last_table_map_idx >= -2)) :
                pass


        @property
        def body_type(self):
            """Selects the layout of the body: the type in the header. That of
            ciphertext is not known; its body stays bytes, as that of an event to
            be ignored.
            """
            if hasattr(self, '_m_body_type'):
                return self._m_body_type

            self._m_body_type = (MysqlBinlog.EventType.ignorable_log_event if self.is_ciphertext else self._parent.header.event_type)
            return getattr(self, '_m_body_type', None)

        @property
        def fde_idx(self):
            """Index of the format description in force, -1 before the first one."""
            if hasattr(self, '_m_fde_idx'):
                return self._m_fde_idx

            self._m_fde_idx = (self._parent.idx if self.is_fde else (self._root.events[self._parent.idx - 1].context.fde_idx if self._parent.idx > 0 else -1))
            return getattr(self, '_m_fde_idx', None)

        @property
        def is_ciphertext(self):
            """MariaDB encrypted the event (`start_encryption_event`). Of its header
            only the size is plain, and its checksum is part of the ciphertext.
            """
            if hasattr(self, '_m_is_ciphertext'):
                return self._m_is_ciphertext

            self._m_is_ciphertext = (self._root.events[self._parent.idx - 1].context.is_followed_by_ciphertext if self._parent.idx > 0 else False)
            return getattr(self, '_m_is_ciphertext', None)

        @property
        def is_end_of_statement(self):
            """Table maps before this event are of no use after it."""
            if hasattr(self, '_m_is_end_of_statement'):
                return self._m_is_end_of_statement

            self._m_is_end_of_statement =  ((self.is_rows_event) and (self._parent.body.is_end_of_statement)) 
            return getattr(self, '_m_is_end_of_statement', None)

        @property
        def is_fde(self):
            """The event is a format description."""
            if hasattr(self, '_m_is_fde'):
                return self._m_is_fde

            self._m_is_fde = self.body_type == MysqlBinlog.EventType.format_description_event
            return getattr(self, '_m_is_fde', None)

        @property
        def is_followed_by_ciphertext(self):
            """All events after this one are encrypted."""
            if hasattr(self, '_m_is_followed_by_ciphertext'):
                return self._m_is_followed_by_ciphertext

            self._m_is_followed_by_ciphertext =  ((self.is_ciphertext) or (self._parent.header.event_type == MysqlBinlog.EventType.start_encryption_event)) 
            return getattr(self, '_m_is_followed_by_ciphertext', None)

        @property
        def is_new_log(self):
            """Another log of a source begins, and no statement goes on: the event is
            not one that a replica wrote, nor one that repeats the format because
            the source was asked to go on in the midst of its log. Appliers keep
            the table maps of the statement at such events (sql/log_event.cc,
            Format_description_log_event::do_apply_event), as mysqlbinlog does.
            """
            if hasattr(self, '_m_is_new_log'):
                return self._m_is_new_log

            self._m_is_new_log =  ((self.is_fde) and (self._parent.header.log_pos != 0) and ((not (self._parent.header.flag_bits.artificial))) and ((not (self._parent.header.flag_bits.relay_log)))) 
            return getattr(self, '_m_is_new_log', None)

        @property
        def is_of_mariadb(self):
            """A MariaDB server has written the event."""
            if hasattr(self, '_m_is_of_mariadb'):
                return self._m_is_of_mariadb

            self._m_is_of_mariadb = (False if self.fde_idx < 0 else self._root.events[self.fde_idx].body.is_mariadb)
            return getattr(self, '_m_is_of_mariadb', None)

        @property
        def is_rows_event(self):
            """The event carries images of rows."""
            if hasattr(self, '_m_is_rows_event'):
                return self._m_is_rows_event

            self._m_is_rows_event =  (( ((int(self.body_type) >= int(MysqlBinlog.EventType.write_rows_event_v1)) and (int(self.body_type) <= int(MysqlBinlog.EventType.delete_rows_event_v1))) ) or ( ((int(self.body_type) >= int(MysqlBinlog.EventType.write_rows_event)) and (int(self.body_type) <= int(MysqlBinlog.EventType.delete_rows_event))) ) or (self.body_type == MysqlBinlog.EventType.partial_update_rows_event) or ( ((int(self.body_type) >= int(MysqlBinlog.EventType.write_rows_compressed_event_v1)) and (int(self.body_type) <= int(MysqlBinlog.EventType.delete_rows_compressed_event))) )) 
            return getattr(self, '_m_is_rows_event', None)

        @property
        def last_table_map_idx(self):
            """Index of the last table map of this statement up to and with this
            event, -1 if there is none.
            """
            if hasattr(self, '_m_last_table_map_idx'):
                return self._m_last_table_map_idx

            self._m_last_table_map_idx = (self._parent.idx if self.body_type == MysqlBinlog.EventType.table_map_event else (-1 if self.is_new_log else self.prev_table_map_idx))
            return getattr(self, '_m_last_table_map_idx', None)

        @property
        def len_body(self):
            """Size of the body in bytes."""
            if hasattr(self, '_m_len_body'):
                return self._m_len_body

            self._m_len_body = (self._parent.header.event_size - self.len_header) - self.len_checksum
            return getattr(self, '_m_len_body', None)

        @property
        def len_checksum(self):
            """A format description has its checksum inside its body, after the
            algorithm.
            """
            if hasattr(self, '_m_len_checksum'):
                return self._m_len_checksum

            self._m_len_checksum = (0 if  ((self.is_fde) or (self.is_ciphertext) or (self.fde_idx < 0))  else self._root.events[self.fde_idx].body.len_checksum)
            return getattr(self, '_m_len_checksum', None)

        @property
        def len_header(self):
            """Size of this event's header in bytes. A format description's own
            header always has the least size.
            """
            if hasattr(self, '_m_len_header'):
                return self._m_len_header

            self._m_len_header = (19 if  ((self.is_fde) or (self.fde_idx < 0))  else self._root.events[self.fde_idx].body.len_header)
            return getattr(self, '_m_len_header', None)

        @property
        def len_post_header(self):
            """Size in bytes of the fixed part of this event's body, as the format
            description in force gives it; 0 for a type that it does not list.
            """
            if hasattr(self, '_m_len_post_header'):
                return self._m_len_post_header

            if self.fde_idx >= 0:
                pass
                self._m_len_post_header = (self._root.events[self.fde_idx].body.post_header_lengths[int(self.body_type) - 1] if  ((int(self.body_type) > 0) and (int(self.body_type) <= len(self._root.events[self.fde_idx].body.post_header_lengths)))  else 0)

            return getattr(self, '_m_len_post_header', None)

        @property
        def mark(self):
            """For the eye, as the type in the header is none."""
            if hasattr(self, '_m_mark'):
                return self._m_mark

            self._m_mark = (u"encrypted, looks like " if self.is_ciphertext else u"")
            return getattr(self, '_m_mark', None)

        @property
        def prev_table_map_idx(self):
            """Index of the last table map of this statement before this
            event, -1 if there is none.
            """
            if hasattr(self, '_m_prev_table_map_idx'):
                return self._m_prev_table_map_idx

            self._m_prev_table_map_idx = (-1 if self._parent.idx == 0 else (-1 if self._root.events[self._parent.idx - 1].context.is_end_of_statement else self._root.events[self._parent.idx - 1].context.last_table_map_idx))
            return getattr(self, '_m_prev_table_map_idx', None)


    class EventFlags(KaitaiStruct):
        """The flags of an event one by one; see `event_flag` for what they mean."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.EventFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def accept_own(self):
            if hasattr(self, '_m_accept_own'):
                return self._m_accept_own

            self._m_accept_own = self.bits & int(MysqlBinlog.EventFlag.accept_own) != 0
            return getattr(self, '_m_accept_own', None)

        @property
        def artificial(self):
            if hasattr(self, '_m_artificial'):
                return self._m_artificial

            self._m_artificial = self.bits & int(MysqlBinlog.EventFlag.artificial) != 0
            return getattr(self, '_m_artificial', None)

        @property
        def binlog_in_use(self):
            if hasattr(self, '_m_binlog_in_use'):
                return self._m_binlog_in_use

            self._m_binlog_in_use = self.bits & int(MysqlBinlog.EventFlag.binlog_in_use) != 0
            return getattr(self, '_m_binlog_in_use', None)

        @property
        def forced_rotate(self):
            if hasattr(self, '_m_forced_rotate'):
                return self._m_forced_rotate

            self._m_forced_rotate = self.bits & int(MysqlBinlog.EventFlag.forced_rotate) != 0
            return getattr(self, '_m_forced_rotate', None)

        @property
        def ignorable(self):
            if hasattr(self, '_m_ignorable'):
                return self._m_ignorable

            self._m_ignorable = self.bits & int(MysqlBinlog.EventFlag.ignorable) != 0
            return getattr(self, '_m_ignorable', None)

        @property
        def mts_isolate(self):
            if hasattr(self, '_m_mts_isolate'):
                return self._m_mts_isolate

            self._m_mts_isolate = self.bits & int(MysqlBinlog.EventFlag.mts_isolate) != 0
            return getattr(self, '_m_mts_isolate', None)

        @property
        def no_filter(self):
            if hasattr(self, '_m_no_filter'):
                return self._m_no_filter

            self._m_no_filter = self.bits & int(MysqlBinlog.EventFlag.no_filter) != 0
            return getattr(self, '_m_no_filter', None)

        @property
        def relay_log(self):
            if hasattr(self, '_m_relay_log'):
                return self._m_relay_log

            self._m_relay_log = self.bits & int(MysqlBinlog.EventFlag.relay_log) != 0
            return getattr(self, '_m_relay_log', None)

        @property
        def skip_replication(self):
            if hasattr(self, '_m_skip_replication'):
                return self._m_skip_replication

            self._m_skip_replication = self.bits & int(MysqlBinlog.EventFlag.skip_replication) != 0
            return getattr(self, '_m_skip_replication', None)

        @property
        def suppress_use(self):
            if hasattr(self, '_m_suppress_use'):
                return self._m_suppress_use

            self._m_suppress_use = self.bits & int(MysqlBinlog.EventFlag.suppress_use) != 0
            return getattr(self, '_m_suppress_use', None)

        @property
        def thread_specific(self):
            if hasattr(self, '_m_thread_specific'):
                return self._m_thread_specific

            self._m_thread_specific = self.bits & int(MysqlBinlog.EventFlag.thread_specific) != 0
            return getattr(self, '_m_thread_specific', None)

        @property
        def update_table_map_version(self):
            if hasattr(self, '_m_update_table_map_version'):
                return self._m_update_table_map_version

            self._m_update_table_map_version = self.bits & int(MysqlBinlog.EventFlag.update_table_map_version) != 0
            return getattr(self, '_m_update_table_map_version', None)


    class EventFooter(KaitaiStruct):
        """Present when the format description in force says so (`binlog_checksum`).
        A format description has its checksum inside its body, and events inside
        of a `transaction_payload_event` have none.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/binlog_event.h#L542
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.EventFooter, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.checksum = self._io.read_u4le()


        def _fetch_instances(self):
            pass


    class EventHeader(KaitaiStruct):
        """The common header. In format version 4 it has these 19 bytes; patched
        servers may add more (`event/header_extension`; 23 and 27 bytes are known
        from Google's MySQL 5.1), as a format description says for all events but
        itself.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/binlog_event.h#L678
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.EventHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.timestamp = self._io.read_u4le()
            self.event_type = KaitaiStream.resolve_enum(MysqlBinlog.EventType, self._io.read_u1())
            self.server_id = self._io.read_u4le()
            self.event_size = self._io.read_u4le()
            self.log_pos = self._io.read_u4le()
            self.flags = self._io.read_u2le()


        def _fetch_instances(self):
            pass
            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()

            _ = self.time
            if hasattr(self, '_m_time'):
                pass
                self._m_time._fetch_instances()


        @property
        def flag_bits(self):
            """The same as `flags`, one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            self._m_flag_bits = MysqlBinlog.EventFlags(self.flags, self._io, self, self._root)
            return getattr(self, '_m_flag_bits', None)

        @property
        def time(self):
            """The same as `timestamp`, for the eye."""
            if hasattr(self, '_m_time'):
                return self._m_time

            self._m_time = MysqlBinlog.UtcTime(self.timestamp, 0, 0, self._io, self, self._root)
            return getattr(self, '_m_time', None)


    class ExecuteLoadQueryEvent(KaitaiStruct):
        """LOAD DATA as a statement (MySQL 5.0.3 and later). The file came in the
        events before it.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/load_data_events.h#L119
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.ExecuteLoadQueryEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.thread_id = self._io.read_u4le()
            self.exec_time = self._io.read_u4le()
            self.len_database = self._io.read_u1()
            self.error_code = self._io.read_u2le()
            self.len_status_vars = self._io.read_u2le()
            self.file_id = self._io.read_u4le()
            self.ofs_file_name_start = self._io.read_u4le()
            self.ofs_file_name_end = self._io.read_u4le()
            self.duplicate_handling = KaitaiStream.resolve_enum(MysqlBinlog.DuplicateHandling, self._io.read_u1())
            self._raw_status_vars = self._io.read_bytes(self.len_status_vars)
            _io__raw_status_vars = KaitaiStream(BytesIO(self._raw_status_vars))
            self.status_vars = MysqlBinlog.QueryStatusVars(_io__raw_status_vars, self, self._root)
            self.database = (self._io.read_bytes(self.len_database)).decode(u"UTF-8")
            self.database_terminator = self._io.read_bytes(1)
            if not self.database_terminator == b"\x00":
                raise kaitaistruct.ValidationNotEqualError(b"\x00", self.database_terminator, self._io, u"/types/execute_load_query_event/seq/11")
            self.query = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.status_vars._fetch_instances()

        @property
        def query_utf8(self):
            """The statement for the eye."""
            if hasattr(self, '_m_query_utf8'):
                return self._m_query_utf8

            self._m_query_utf8 = (self.query).decode(u"UTF-8")
            return getattr(self, '_m_query_utf8', None)


    class ExtraRowInfo(KaitaiStruct):
        """What a rows event of version 2 says about its rows besides the table.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L972
        """
        def __init__(self, is_update, _io, _parent=None, _root=None):
            super(MysqlBinlog.ExtraRowInfo, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_update = is_update
            self._read()

        def _read(self):
            self.items = []
            i = 0
            while not self._io.is_eof():
                self.items.append(MysqlBinlog.ExtraRowInfoItem(self.is_update, self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()



    class ExtraRowInfoItem(KaitaiStruct):
        """A type and what belongs to it. The size of an unknown type is unknown too.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L64
        """
        def __init__(self, is_update, _io, _parent=None, _root=None):
            super(MysqlBinlog.ExtraRowInfoItem, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_update = is_update
            self._read()

        def _read(self):
            self.type = KaitaiStream.resolve_enum(MysqlBinlog.ExtraRowInfoType, self._io.read_u1())
            _on = self.type
            if _on == MysqlBinlog.ExtraRowInfoType.ndb:
                pass
                self.body = MysqlBinlog.ExtraRowInfoNdb(self._io, self, self._root)
            elif _on == MysqlBinlog.ExtraRowInfoType.partition:
                pass
                self.body = MysqlBinlog.ExtraRowInfoPartition(self.is_update, self._io, self, self._root)
            else:
                pass
                self.body = MysqlBinlog.StatusUnknown(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            _on = self.type
            if _on == MysqlBinlog.ExtraRowInfoType.ndb:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.ExtraRowInfoType.partition:
                pass
                self.body._fetch_instances()
            else:
                pass
                self.body._fetch_instances()


    class ExtraRowInfoNdb(KaitaiStruct):
        """Of MySQL Cluster, for its conflict detection.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L48
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.ExtraRowInfoNdb, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_data = self._io.read_u1()
            if not self.len_data >= 2:
                raise kaitaistruct.ValidationLessThanError(2, self.len_data, self._io, u"/types/extra_row_info_ndb/seq/0")
            self.format = self._io.read_u1()
            self.data = self._io.read_bytes(self.len_data - 2)


        def _fetch_instances(self):
            pass


    class ExtraRowInfoPartition(KaitaiStruct):
        """The partition of the rows (MySQL 8.0.16 and later).
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L975
        """
        def __init__(self, is_update, _io, _parent=None, _root=None):
            super(MysqlBinlog.ExtraRowInfoPartition, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_update = is_update
            self._read()

        def _read(self):
            self.partition_id = self._io.read_u2le()
            if self.is_update:
                pass
                self.source_partition_id = self._io.read_u2le()



        def _fetch_instances(self):
            pass
            if self.is_update:
                pass



    class FileBlockEvent(KaitaiStruct):
        """A piece of a file that LOAD DATA reads, of about 128 KiB at most; the
        first piece is a BEGIN_LOAD_QUERY_EVENT, further ones are
        APPEND_BLOCK_EVENTs.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/load_data_events.h#L274
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.FileBlockEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.file_id = self._io.read_u4le()
            self.block = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass


    class FileEvent(KaitaiStruct):
        """Load the file (EXEC_LOAD_EVENT), or forget it since the statement failed
        (DELETE_FILE_EVENT).
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/load_data_events.h#L202
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.FileEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.file_id = self._io.read_u4le()


        def _fetch_instances(self):
            pass


    class FormatDescriptionEvent(KaitaiStruct):
        """Describes the format of the events after it. First event of every file,
        and second of most relay logs.
        
        Its own entry in `post_header_lengths` gives the length of that array
        away: what is left of the body after it is nothing (before MySQL 5.6.1) or
        the checksum algorithm and this event's checksum, which is there even when
        the algorithm is `none`. The server's version need not be looked at: 5.0
        knows 18 event types, 5.1 26, 5.5 27, 5.6 29 to 35, 5.7 37 or 38, 8.0 38
        to 41, 9.x 42; MariaDB 163 (10.0) or 171 (10.2 and later); other builds
        other numbers.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L240
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.FormatDescriptionEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.binlog_version = self._io.read_u2le()
            if not self.binlog_version == 4:
                raise kaitaistruct.ValidationNotEqualError(4, self.binlog_version, self._io, u"/types/format_description_event/seq/0")
            self.server_version = (KaitaiStream.bytes_terminate(self._io.read_bytes(50), 0, False)).decode(u"ASCII")
            self.created = self._io.read_u4le()
            self.len_header = self._io.read_u1()
            if not self.len_header >= 19:
                raise kaitaistruct.ValidationLessThanError(19, self.len_header, self._io, u"/types/format_description_event/seq/3")
            self.post_header_lengths = []
            for i in range(self.num_event_types):
                self.post_header_lengths.append(self._io.read_u1())

            if (not (self._io.is_eof())):
                pass
                self.checksum_algorithm = KaitaiStream.resolve_enum(MysqlBinlog.ChecksumAlgorithm, self._io.read_u1())
                if not  ((self.checksum_algorithm == MysqlBinlog.ChecksumAlgorithm.none) or (self.checksum_algorithm == MysqlBinlog.ChecksumAlgorithm.crc32)) :
                    raise kaitaistruct.ValidationNotAnyOfError(self.checksum_algorithm, self._io, u"/types/format_description_event/seq/5")

            if (not (self._io.is_eof())):
                pass
                self.checksum = self._io.read_u4le()



        def _fetch_instances(self):
            pass
            for i in range(len(self.post_header_lengths)):
                pass

            if (not (self._io.is_eof())):
                pass

            if (not (self._io.is_eof())):
                pass

            _ = self.len_fde_post_header
            if hasattr(self, '_m_len_fde_post_header'):
                pass

            _ = self.server_version_bytes
            if hasattr(self, '_m_server_version_bytes'):
                pass


        @property
        def has_checksums(self):
            """Whether events have an `event_footer`."""
            if hasattr(self, '_m_has_checksums'):
                return self._m_has_checksums

            self._m_has_checksums =  ((self.num_event_types + 57 < self._io.size()) and (self.checksum_algorithm == MysqlBinlog.ChecksumAlgorithm.crc32)) 
            return getattr(self, '_m_has_checksums', None)

        @property
        def is_mariadb(self):
            """The server is a MariaDB, which has event types of its own."""
            if hasattr(self, '_m_is_mariadb'):
                return self._m_is_mariadb

            self._m_is_mariadb = self.num_event_types >= int(MysqlBinlog.EventType.annotate_rows_event)
            return getattr(self, '_m_is_mariadb', None)

        @property
        def len_checksum(self):
            """Size in bytes of the checksum at the end of the events that follow."""
            if hasattr(self, '_m_len_checksum'):
                return self._m_len_checksum

            self._m_len_checksum = (4 if self.has_checksums else 0)
            return getattr(self, '_m_len_checksum', None)

        @property
        def len_fde_post_header(self):
            """This event's own entry in `post_header_lengths`."""
            if hasattr(self, '_m_len_fde_post_header'):
                return self._m_len_fde_post_header

            _pos = self._io.pos()
            self._io.seek((57 + int(MysqlBinlog.EventType.format_description_event)) - 1)
            self._m_len_fde_post_header = self._io.read_u1()
            if not self._m_len_fde_post_header >= 57 + int(MysqlBinlog.EventType.format_description_event):
                raise kaitaistruct.ValidationLessThanError(57 + int(MysqlBinlog.EventType.format_description_event), self._m_len_fde_post_header, self._io, u"/types/format_description_event/instances/len_fde_post_header")
            self._io.seek(_pos)
            return getattr(self, '_m_len_fde_post_header', None)

        @property
        def num_event_types(self):
            """How many event types the server knows."""
            if hasattr(self, '_m_num_event_types'):
                return self._m_num_event_types

            self._m_num_event_types = self.len_fde_post_header - 57
            return getattr(self, '_m_num_event_types', None)

        @property
        def server_version_bytes(self):
            """The same with all its bytes. Behind the terminator, servers leave
            zeros, which are of no use.
            """
            if hasattr(self, '_m_server_version_bytes'):
                return self._m_server_version_bytes

            _pos = self._io.pos()
            self._io.seek(2)
            self._m_server_version_bytes = self._io.read_bytes(50)
            self._io.seek(_pos)
            return getattr(self, '_m_server_version_bytes', None)


    class Geometry(KaitaiStruct):
        """A geometry and its spatial reference system.
        
        .. seealso::
           Source - https://dev.mysql.com/doc/refman/9.7/en/gis-data-formats.html
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.Geometry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.srid = self._io.read_u4le()
            self.wkb = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass


    class GtidEvent(KaitaiStruct):
        """Begins a transaction or a statement by itself (MariaDB 10.0.2 and later).
        The GTID is `domain_id`, the server id of the header, and
        `sequence_number`. It replaces BEGIN.
        
        What comes after `flags` depends on bits. Zeros follow where that is less
        than 19 bytes, and where the server renamed a temporary file to the log
        and the event has to fill the room that was left for it
        (`binlog_large_commit_threshold`, MariaDB 11.7 and later).
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L3339
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L2448
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.GtidEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.sequence_number = self._io.read_u8le()
            self.domain_id = self._io.read_u4le()
            self.flags = self._io.read_u1()
            if self.flags & int(MysqlBinlog.MariadbGtidFlag.group_commit_id) != 0:
                pass
                self.commit_id = self._io.read_u8le()

            if self.flags & (int(MysqlBinlog.MariadbGtidFlag.prepared_xa) | int(MysqlBinlog.MariadbGtidFlag.completed_xa)) != 0:
                pass
                self.xid = MysqlBinlog.MariadbXaId(self._io, self, self._root)

            if (not (self._io.is_eof())):
                pass
                self.extra_flags = self._io.read_u1()

            if  ((self.has_extra) and (self.extra_flags & int(MysqlBinlog.MariadbGtidExtraFlag.multi_engine) != 0)) :
                pass
                self.num_extra_engines = self._io.read_u1()

            if  ((self.has_extra) and (self.extra_flags & (int(MysqlBinlog.MariadbGtidExtraFlag.commit_alter) | int(MysqlBinlog.MariadbGtidExtraFlag.rollback_alter)) != 0)) :
                pass
                self.start_alter_sequence_number = self._io.read_u8le()

            if  ((self.has_extra) and (self.extra_flags & int(MysqlBinlog.MariadbGtidExtraFlag.thread_id) != 0)) :
                pass
                self.thread_id = self._io.read_u4le()



        def _fetch_instances(self):
            pass
            if self.flags & int(MysqlBinlog.MariadbGtidFlag.group_commit_id) != 0:
                pass

            if self.flags & (int(MysqlBinlog.MariadbGtidFlag.prepared_xa) | int(MysqlBinlog.MariadbGtidFlag.completed_xa)) != 0:
                pass
                self.xid._fetch_instances()

            if (not (self._io.is_eof())):
                pass

            if  ((self.has_extra) and (self.extra_flags & int(MysqlBinlog.MariadbGtidExtraFlag.multi_engine) != 0)) :
                pass

            if  ((self.has_extra) and (self.extra_flags & (int(MysqlBinlog.MariadbGtidExtraFlag.commit_alter) | int(MysqlBinlog.MariadbGtidExtraFlag.rollback_alter)) != 0)) :
                pass

            if  ((self.has_extra) and (self.extra_flags & int(MysqlBinlog.MariadbGtidExtraFlag.thread_id) != 0)) :
                pass

            _ = self.extra_flag_bits
            if hasattr(self, '_m_extra_flag_bits'):
                pass
                self._m_extra_flag_bits._fetch_instances()

            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()


        @property
        def extra_flag_bits(self):
            """The same as `extra_flags`, one by one."""
            if hasattr(self, '_m_extra_flag_bits'):
                return self._m_extra_flag_bits

            if self.has_extra:
                pass
                self._m_extra_flag_bits = MysqlBinlog.MariadbGtidExtraFlags(self.extra_flags, self._io, self, self._root)

            return getattr(self, '_m_extra_flag_bits', None)

        @property
        def flag_bits(self):
            """The same as `flags`, one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            self._m_flag_bits = MysqlBinlog.MariadbGtidFlags(self.flags, self._io, self, self._root)
            return getattr(self, '_m_flag_bits', None)

        @property
        def has_extra(self):
            """Plumbing. Bytes are left for `extra_flags`."""
            if hasattr(self, '_m_has_extra'):
                return self._m_has_extra

            self._m_has_extra = self._io.size() > self.len_before_extra
            return getattr(self, '_m_has_extra', None)

        @property
        def len_before_extra(self):
            """Plumbing. Size of what comes before `extra_flags`."""
            if hasattr(self, '_m_len_before_extra'):
                return self._m_len_before_extra

            self._m_len_before_extra = (13 + (8 if self.flags & int(MysqlBinlog.MariadbGtidFlag.group_commit_id) != 0 else 0)) + ((6 + self.xid.len_gtrid) + self.xid.len_bqual if self.flags & (int(MysqlBinlog.MariadbGtidFlag.prepared_xa) | int(MysqlBinlog.MariadbGtidFlag.completed_xa)) != 0 else 0)
            return getattr(self, '_m_len_before_extra', None)


    class GtidFlags(KaitaiStruct):
        """The flags of a GTID one by one; see `gtid_flag`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.GtidFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def may_have_sbr(self):
            if hasattr(self, '_m_may_have_sbr'):
                return self._m_may_have_sbr

            self._m_may_have_sbr = self.bits & int(MysqlBinlog.GtidFlag.may_have_sbr) != 0
            return getattr(self, '_m_may_have_sbr', None)


    class GtidInterval(KaitaiStruct):
        """Numbers of transactions without a gap.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_gtid_set.cc#L1391
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.GtidInterval, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.start = self._io.read_s8le()
            self.end_exclusive = self._io.read_s8le()


        def _fetch_instances(self):
            pass

        @property
        def last(self):
            """The last number, for the eye."""
            if hasattr(self, '_m_last'):
                return self._m_last

            self._m_last = self.end_exclusive - 1
            return getattr(self, '_m_last', None)


    class GtidListEvent(KaitaiStruct):
        """The last transactions of each domain and server in the logs before this
        one (MariaDB 10.0.2 and later). At the start of every file. Two zeros
        follow an empty list, so that the body has six bytes.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L3537
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L2570
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.GtidListEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.count_and_flags = self._io.read_u4le()
            self.gtids = []
            for i in range(self.num_gtids):
                self.gtids.append(MysqlBinlog.MariadbGtid(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.gtids)):
                pass
                self.gtids[i]._fetch_instances()

            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()


        @property
        def flag_bits(self):
            """The same as `flags`, one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            self._m_flag_bits = MysqlBinlog.MariadbGtidListFlags(self.flags, self._io, self, self._root)
            return getattr(self, '_m_flag_bits', None)

        @property
        def flags(self):
            """Bits of `mariadb_gtid_list_flag`."""
            if hasattr(self, '_m_flags'):
                return self._m_flags

            self._m_flags = self.count_and_flags // 268435456
            return getattr(self, '_m_flags', None)

        @property
        def if_none(self):
            """For the eye."""
            if hasattr(self, '_m_if_none'):
                return self._m_if_none

            self._m_if_none = (u"none" if self.num_gtids == 0 else u"")
            return getattr(self, '_m_if_none', None)

        @property
        def num_gtids(self):
            if hasattr(self, '_m_num_gtids'):
                return self._m_num_gtids

            self._m_num_gtids = self.count_and_flags & 268435455
            return getattr(self, '_m_num_gtids', None)


    class GtidLogEvent(KaitaiStruct):
        """Begins a transaction and gives its global transaction id, `uuid:gno`. An
        anonymous one has no id and is there for the other fields.
        
        Each part after `gno` came with a later version: MySQL 5.6 ends there, 5.7
        after `sequence_number`, 8.0.1 added the commit times, 8.0.2
        `transaction_length`, 8.0.14 the server versions.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1016
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.GtidLogEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.flags = self._io.read_u1()
            self.uuid = self._io.read_bytes(16)
            self.gno = self._io.read_s8le()
            if (not (self._io.is_eof())):
                pass
                self.logical_timestamp_typecode = KaitaiStream.resolve_enum(MysqlBinlog.LogicalTimestampType, self._io.read_u1())

            if self.has_logical_clock:
                pass
                self.last_committed = self._io.read_s8le()

            if self.has_logical_clock:
                pass
                self.sequence_number = self._io.read_s8le()

            if (not (self._io.is_eof())):
                pass
                self.immediate_commit_low = self._io.read_u4le()

            if self.has_immediate_commit:
                pass
                self.immediate_commit_high = self._io.read_bits_int_le(24)

            if self.is_original_commit_logged:
                pass
                self.original_commit_low = self._io.read_u4le()

            if self.is_original_commit_logged:
                pass
                self.original_commit_high = self._io.read_bits_int_le(24)

            if (not (self._io.is_eof())):
                pass
                self.transaction_length = MysqlBinlog.LenencInt(self._io, self, self._root)

            if (not (self._io.is_eof())):
                pass
                self.immediate_server_version_raw = self._io.read_u4le()

            if self.is_original_version_logged:
                pass
                self.original_server_version_raw = self._io.read_u4le()

            if (not (self._io.is_eof())):
                pass
                self.commit_group_ticket = self._io.read_u8le()



        def _fetch_instances(self):
            pass
            if (not (self._io.is_eof())):
                pass

            if self.has_logical_clock:
                pass

            if self.has_logical_clock:
                pass

            if (not (self._io.is_eof())):
                pass

            if self.has_immediate_commit:
                pass

            if self.is_original_commit_logged:
                pass

            if self.is_original_commit_logged:
                pass

            if (not (self._io.is_eof())):
                pass
                self.transaction_length._fetch_instances()

            if (not (self._io.is_eof())):
                pass

            if self.is_original_version_logged:
                pass

            if (not (self._io.is_eof())):
                pass

            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()


        @property
        def flag_bits(self):
            """The same as `flags`, one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            self._m_flag_bits = MysqlBinlog.GtidFlags(self.flags, self._io, self, self._root)
            return getattr(self, '_m_flag_bits', None)

        @property
        def has_immediate_commit(self):
            if hasattr(self, '_m_has_immediate_commit'):
                return self._m_has_immediate_commit

            self._m_has_immediate_commit = self._io.size() >= 42 + 7
            return getattr(self, '_m_has_immediate_commit', None)

        @property
        def has_logical_clock(self):
            """The event has `last_committed` and `sequence_number`."""
            if hasattr(self, '_m_has_logical_clock'):
                return self._m_has_logical_clock

            self._m_has_logical_clock =  ((self._io.size() > 25) and (self.logical_timestamp_typecode == MysqlBinlog.LogicalTimestampType.logical_clock)) 
            return getattr(self, '_m_has_logical_clock', None)

        @property
        def has_server_version(self):
            if hasattr(self, '_m_has_server_version'):
                return self._m_has_server_version

            self._m_has_server_version =  ((self.has_immediate_commit) and (self._io.size() >= self.ofs_server_version + 4)) 
            return getattr(self, '_m_has_server_version', None)

        @property
        def immediate_commit_timestamp(self):
            """Commit on the server that wrote this log, in microseconds since
            1970-01-01 UTC.
            """
            if hasattr(self, '_m_immediate_commit_timestamp'):
                return self._m_immediate_commit_timestamp

            if self.has_immediate_commit:
                pass
                self._m_immediate_commit_timestamp = (self.immediate_commit_low + (self.immediate_commit_high & 8388607) * 4294967296)

            return getattr(self, '_m_immediate_commit_timestamp', None)

        @property
        def immediate_server_version(self):
            """Major version * 10000 + minor * 100 + patch of the server that wrote
            this log; 999999 is unknown.
            """
            if hasattr(self, '_m_immediate_server_version'):
                return self._m_immediate_server_version

            if self.has_server_version:
                pass
                self._m_immediate_server_version = self.immediate_server_version_raw & 2147483647

            return getattr(self, '_m_immediate_server_version', None)

        @property
        def is_original_commit_logged(self):
            """The top bit says that the original time differs and follows."""
            if hasattr(self, '_m_is_original_commit_logged'):
                return self._m_is_original_commit_logged

            self._m_is_original_commit_logged =  ((self.has_immediate_commit) and (self.immediate_commit_high & 8388608 != 0)) 
            return getattr(self, '_m_is_original_commit_logged', None)

        @property
        def is_original_version_logged(self):
            """The top bit says that the original version differs and follows."""
            if hasattr(self, '_m_is_original_version_logged'):
                return self._m_is_original_version_logged

            self._m_is_original_version_logged =  ((self.has_server_version) and (self.immediate_server_version_raw & 2147483648 != 0)) 
            return getattr(self, '_m_is_original_version_logged', None)

        @property
        def mark(self):
            """For the eye."""
            if hasattr(self, '_m_mark'):
                return self._m_mark

            self._m_mark = (u" (anonymous)" if self.gno == 0 else u"")
            return getattr(self, '_m_mark', None)

        @property
        def ofs_server_version(self):
            """Plumbing. Where in the body the server versions start."""
            if hasattr(self, '_m_ofs_server_version'):
                return self._m_ofs_server_version

            if self.has_immediate_commit:
                pass
                self._m_ofs_server_version = (42 + (14 if self.is_original_commit_logged else 7)) + self.transaction_length.len

            return getattr(self, '_m_ofs_server_version', None)

        @property
        def original_commit_timestamp(self):
            """Commit on the server that ran the transaction first, in microseconds
            since 1970-01-01 UTC.
            """
            if hasattr(self, '_m_original_commit_timestamp'):
                return self._m_original_commit_timestamp

            if self.has_immediate_commit:
                pass
                self._m_original_commit_timestamp = (self.original_commit_low + self.original_commit_high * 4294967296 if self.is_original_commit_logged else self.immediate_commit_timestamp)

            return getattr(self, '_m_original_commit_timestamp', None)

        @property
        def original_server_version(self):
            """Of the server that ran the transaction first; 999999 is unknown."""
            if hasattr(self, '_m_original_server_version'):
                return self._m_original_server_version

            if self.has_server_version:
                pass
                self._m_original_server_version = (self.original_server_version_raw if self.is_original_version_logged else self.immediate_server_version)

            return getattr(self, '_m_original_server_version', None)


    class GtidSetEntry(KaitaiStruct):
        """The transactions of one server, or of one tag of a server.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_gtid_set.cc#L1391
        """
        def __init__(self, is_tagged, _io, _parent=None, _root=None):
            super(MysqlBinlog.GtidSetEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_tagged = is_tagged
            self._read()

        def _read(self):
            self.uuid = self._io.read_bytes(16)
            if self.is_tagged:
                pass
                self.tag = MysqlBinlog.Tag(self._io, self, self._root)

            self.num_intervals = self._io.read_u8le()
            self.intervals = []
            for i in range(self.num_intervals):
                self.intervals.append(MysqlBinlog.GtidInterval(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            if self.is_tagged:
                pass
                self.tag._fetch_instances()

            for i in range(len(self.intervals)):
                pass
                self.intervals[i]._fetch_instances()



    class GtidTaggedField(KaitaiStruct):
        """A field of the message, see `gtid_field`.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/serialization/readme.md#L117
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.GtidTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.id = MysqlBinlog.Varint(self._io, self, self._root)
            _on = self.field
            if _on == MysqlBinlog.GtidField.commit_group_ticket:
                pass
                self.value = MysqlBinlog.Varint(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.flags:
                pass
                self.value = MysqlBinlog.Varint(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.gno:
                pass
                self.value = MysqlBinlog.Varint(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.immediate_commit_timestamp:
                pass
                self.value = MysqlBinlog.Varint(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.immediate_server_version:
                pass
                self.value = MysqlBinlog.Varint(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.last_committed:
                pass
                self.value = MysqlBinlog.Varint(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.original_commit_timestamp:
                pass
                self.value = MysqlBinlog.Varint(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.original_server_version:
                pass
                self.value = MysqlBinlog.Varint(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.sequence_number:
                pass
                self.value = MysqlBinlog.Varint(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.tag:
                pass
                self.value = MysqlBinlog.Tag(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.transaction_length:
                pass
                self.value = MysqlBinlog.Varint(self._io, self, self._root)
            elif _on == MysqlBinlog.GtidField.uuid:
                pass
                self.value = MysqlBinlog.UuidVarints(self._io, self, self._root)
            else:
                pass
                self.value = MysqlBinlog.StatusUnknown(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.id._fetch_instances()
            _on = self.field
            if _on == MysqlBinlog.GtidField.commit_group_ticket:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.flags:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.gno:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.immediate_commit_timestamp:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.immediate_server_version:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.last_committed:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.original_commit_timestamp:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.original_server_version:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.sequence_number:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.tag:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.transaction_length:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.GtidField.uuid:
                pass
                self.value._fetch_instances()
            else:
                pass
                self.value._fetch_instances()

        @property
        def field(self):
            """What the field holds."""
            if hasattr(self, '_m_field'):
                return self._m_field

            self._m_field = KaitaiStream.resolve_enum(MysqlBinlog.GtidField, self.id.value)
            return getattr(self, '_m_field', None)


    class GtidTaggedLogEvent(KaitaiStruct):
        """As `gtid_log_event`, with a tag in the id, as a message of numbered fields
        (MySQL 8.3 and later; only transactions with a tag use it).
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1016
        
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/serialization/readme.md#L105
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.GtidTaggedLogEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.format_version = MysqlBinlog.Varint(self._io, self, self._root)
            self.len_message = MysqlBinlog.Varint(self._io, self, self._root)
            self.last_non_ignorable_field = MysqlBinlog.Varint(self._io, self, self._root)
            self.fields = []
            i = 0
            while not self._io.is_eof():
                self.fields.append(MysqlBinlog.GtidTaggedField(self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            self.format_version._fetch_instances()
            self.len_message._fetch_instances()
            self.last_non_ignorable_field._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()



    class HeartbeatField(KaitaiStruct):
        """A field: type, size and value.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/codecs/binary.h#L125
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.HeartbeatField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.type_raw = MysqlBinlog.LenencInt(self._io, self, self._root)
            if self.type != MysqlBinlog.HeartbeatFieldType.end_mark:
                pass
                self.len_value = MysqlBinlog.LenencInt(self._io, self, self._root)

            if self.type != MysqlBinlog.HeartbeatFieldType.end_mark:
                pass
                _on = self.type
                if _on == MysqlBinlog.HeartbeatFieldType.log_position:
                    pass
                    self._raw_value = self._io.read_bytes(self.len_value.value)
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MysqlBinlog.LenencInt(_io__raw_value, self, self._root)
                else:
                    pass
                    self.value = self._io.read_bytes(self.len_value.value)



        def _fetch_instances(self):
            pass
            self.type_raw._fetch_instances()
            if self.type != MysqlBinlog.HeartbeatFieldType.end_mark:
                pass
                self.len_value._fetch_instances()

            if self.type != MysqlBinlog.HeartbeatFieldType.end_mark:
                pass
                _on = self.type
                if _on == MysqlBinlog.HeartbeatFieldType.log_position:
                    pass
                    self.value._fetch_instances()
                else:
                    pass


        @property
        def type(self):
            """What the field holds."""
            if hasattr(self, '_m_type'):
                return self._m_type

            self._m_type = KaitaiStream.resolve_enum(MysqlBinlog.HeartbeatFieldType, self.type_raw.value)
            return getattr(self, '_m_type', None)


    class HeartbeatLogEvent(KaitaiStruct):
        """Sent to idle replicas (MySQL 5.5 and later, MariaDB 5.5 and later); not
        found in files that a server wrote. `log_pos` of the header is the end of
        the log that was sent. Where that is above 4 GiB, MariaDB sends a
        `log_pos` of 0 and the position in the body.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1744
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/sql_repl.cc#L866
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.HeartbeatLogEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            if  ((self._parent.context.is_of_mariadb) and (self._parent.header.log_pos == 0)) :
                pass
                self.position = self._io.read_u8le()

            self.file_name = (self._io.read_bytes_full()).decode(u"UTF-8")


        def _fetch_instances(self):
            pass
            if  ((self._parent.context.is_of_mariadb) and (self._parent.header.log_pos == 0)) :
                pass



    class HeartbeatLogEventV2(KaitaiStruct):
        """As `heartbeat_log_event`, with a position above 4 GiB (MySQL 8.0.26 and
        later).
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1670
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.HeartbeatLogEventV2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.fields = []
            i = 0
            while not self._io.is_eof():
                self.fields.append(MysqlBinlog.HeartbeatField(self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()



    class HexText(KaitaiStruct):
        """Bytes, for the eye."""
        def __init__(self, bytes, _io, _parent=None, _root=None):
            super(MysqlBinlog.HexText, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bytes = bytes
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class IncidentEvent(KaitaiStruct):
        """Something happened to the source after which replicas must stop: changes
        may be missing in the log.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L441
        
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/binlog.cc#L2325
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.IncidentEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.incident = KaitaiStream.resolve_enum(MysqlBinlog.Incident, self._io.read_u2le())
            self.message = MysqlBinlog.ShortString(self._io, self, self._root)
            if self._io.size() >= ((2 + 1) + self.message.len_value) + 4:
                pass
                self.cached_checksum = self._io.read_u4le()



        def _fetch_instances(self):
            pass
            self.message._fetch_instances()
            if self._io.size() >= ((2 + 1) + self.message.len_value) + 4:
                pass



    class IntvarEvent(KaitaiStruct):
        """A value that the statement after it uses: what LAST_INSERT_ID() returns,
        or the value that an AUTO_INCREMENT column gets first.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L947
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.IntvarEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.type = KaitaiStream.resolve_enum(MysqlBinlog.IntvarType, self._io.read_u1())
            self.value = self._io.read_u8le()


        def _fetch_instances(self):
            pass


    class JsonDatetime(KaitaiStruct):
        """DATE, DATETIME or TIMESTAMP: a little-endian number of 64 bits, from the
        top a sign (always 0), year * 13 + month (17 bits), day (5), hour (5),
        minute (6), second (6), microseconds (24). In two halves because
        JavaScript has no shifts above 32 bits.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/my_time.cc#L1733
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonDatetime, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.low = self._io.read_u4le()
            self.high = self._io.read_u4le()


        def _fetch_instances(self):
            pass
            _ = self.date
            if hasattr(self, '_m_date'):
                pass
                self._m_date._fetch_instances()

            _ = self.time
            if hasattr(self, '_m_time'):
                pass
                self._m_time._fetch_instances()


        @property
        def date(self):
            """For the eye."""
            if hasattr(self, '_m_date'):
                return self._m_date

            self._m_date = MysqlBinlog.DateText(self.year, self.month, self.day, self._io, self, self._root)
            return getattr(self, '_m_date', None)

        @property
        def day(self):
            """0 to 31."""
            if hasattr(self, '_m_day'):
                return self._m_day

            self._m_day = self.high >> 9 & 31
            return getattr(self, '_m_day', None)

        @property
        def hour(self):
            """0 to 23."""
            if hasattr(self, '_m_hour'):
                return self._m_hour

            self._m_hour = self.high >> 4 & 31
            return getattr(self, '_m_hour', None)

        @property
        def micros(self):
            if hasattr(self, '_m_micros'):
                return self._m_micros

            self._m_micros = self.low & 16777215
            return getattr(self, '_m_micros', None)

        @property
        def minute(self):
            """0 to 59."""
            if hasattr(self, '_m_minute'):
                return self._m_minute

            self._m_minute = self.low // 1073741824 + (self.high & 15) * 4
            return getattr(self, '_m_minute', None)

        @property
        def month(self):
            """0 to 12."""
            if hasattr(self, '_m_month'):
                return self._m_month

            self._m_month = (self.high >> 14 & 131071) % 13
            return getattr(self, '_m_month', None)

        @property
        def second(self):
            """0 to 59."""
            if hasattr(self, '_m_second'):
                return self._m_second

            self._m_second = (self.low // 16777216) % 64
            return getattr(self, '_m_second', None)

        @property
        def time(self):
            """For the eye."""
            if hasattr(self, '_m_time'):
                return self._m_time

            self._m_time = MysqlBinlog.TimeText(False, self.hour, self.minute, self.second, self.micros, 6, self._io, self, self._root)
            return getattr(self, '_m_time', None)

        @property
        def year(self):
            """0 to 9999."""
            if hasattr(self, '_m_year'):
                return self._m_year

            self._m_year = (self.high >> 14 & 131071) // 13
            return getattr(self, '_m_year', None)


    class JsonDecimal(KaitaiStruct):
        """A DECIMAL with its own precision.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.cc#L661
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonDecimal, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.precision = self._io.read_u1()
            self.scale = self._io.read_u1()
            self.number = MysqlBinlog.ValueDecimal(self.precision, self.scale, u"", self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.number._fetch_instances()


    class JsonDiff(KaitaiStruct):
        """One step of a partial update.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_diff.cc#L172
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonDiff, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.operation = KaitaiStream.resolve_enum(MysqlBinlog.JsonDiffOperation, self._io.read_u1())
            self.len_path = MysqlBinlog.LenencInt(self._io, self, self._root)
            self.path = (self._io.read_bytes(self.len_path.value)).decode(u"UTF-8")
            if self.operation != MysqlBinlog.JsonDiffOperation.remove:
                pass
                self.len_value = MysqlBinlog.LenencInt(self._io, self, self._root)

            if self.operation != MysqlBinlog.JsonDiffOperation.remove:
                pass
                self._raw_value = self._io.read_bytes(self.len_value.value)
                _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                self.value = MysqlBinlog.JsonDocument(_io__raw_value, self, self._root)



        def _fetch_instances(self):
            pass
            self.len_path._fetch_instances()
            if self.operation != MysqlBinlog.JsonDiffOperation.remove:
                pass
                self.len_value._fetch_instances()

            if self.operation != MysqlBinlog.JsonDiffOperation.remove:
                pass
                self.value._fetch_instances()



    class JsonDiffs(KaitaiStruct):
        """What a partial update did to a JSON document, in the order to do it again
        (`binlog_row_value_options` PARTIAL_JSON, MySQL 8.0.3 and later).
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_diff.cc#L316
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonDiffs, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.diffs = []
            i = 0
            while not self._io.is_eof():
                self.diffs.append(MysqlBinlog.JsonDiff(self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.diffs)):
                pass
                self.diffs[i]._fetch_instances()



    class JsonDocument(KaitaiStruct):
        """The binary form of JSON. An empty document stands for the JSON null of a
        NOT NULL column that got no value. Offsets count from the start of the
        container that has them, which is 1 for the outermost.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L60
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonDocument, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            if (not (self._io.is_eof())):
                pass
                self.type = KaitaiStream.resolve_enum(MysqlBinlog.JsonType, self._io.read_u1())



        def _fetch_instances(self):
            pass
            if (not (self._io.is_eof())):
                pass

            _ = self.bytes
            if hasattr(self, '_m_bytes'):
                pass

            _ = self.value
            if hasattr(self, '_m_value'):
                pass
                self._m_value._fetch_instances()


        @property
        def bytes(self):
            """The whole document. Not every byte of it needs to belong to a value:
            an update in place leaves what a shorter value does not take, and a
            member that is gone, as they were.
            """
            if hasattr(self, '_m_bytes'):
                return self._m_bytes

            _pos = self._io.pos()
            self._io.seek(0)
            self._m_bytes = self._io.read_bytes_full()
            self._io.seek(_pos)
            return getattr(self, '_m_bytes', None)

        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            if self._io.size() > 0:
                pass
                _pos = self._io.pos()
                self._io.seek(1)
                self._m_value = MysqlBinlog.JsonValue(self.type, 1, self._io, self, self._root)
                self._io.seek(_pos)

            return getattr(self, '_m_value', None)


    class JsonLargeContainer(KaitaiStruct):
        """An object or array of more than 65535 bytes, with numbers of four bytes.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L88
        """
        def __init__(self, base, is_object, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonLargeContainer, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base = base
            self.is_object = is_object
            self._read()

        def _read(self):
            self.num_elements = self._io.read_u4le()
            self.len_container = self._io.read_u4le()
            self.keys = []
            for i in range((self.num_elements if self.is_object else 0)):
                self.keys.append(MysqlBinlog.JsonLargeKey(self.base, self._io, self, self._root))

            self.elements = []
            for i in range(self.num_elements):
                self.elements.append(MysqlBinlog.JsonLargeElement(self.base, self._io.pos(), i, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.keys)):
                pass
                self.keys[i]._fetch_instances()

            for i in range(len(self.elements)):
                pass
                self.elements[i]._fetch_instances()



    class JsonLargeElement(KaitaiStruct):
        """Type of an element, and its value or where it is.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L108
        """
        def __init__(self, base, ofs_element, idx, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonLargeElement, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base = base
            self.ofs_element = ofs_element
            self.idx = idx
            self._read()

        def _read(self):
            self.type = KaitaiStream.resolve_enum(MysqlBinlog.JsonType, self._io.read_u1())
            self.ofs_or_inline = self._io.read_u4le()


        def _fetch_instances(self):
            pass
            _ = self.value
            if hasattr(self, '_m_value'):
                pass
                self._m_value._fetch_instances()


        @property
        def is_inline(self):
            if hasattr(self, '_m_is_inline'):
                return self._m_is_inline

            self._m_is_inline =  ((self.type == MysqlBinlog.JsonType.literal) or (self.type == MysqlBinlog.JsonType.int16) or (self.type == MysqlBinlog.JsonType.uint16) or (self.type == MysqlBinlog.JsonType.int32) or (self.type == MysqlBinlog.JsonType.uint32)) 
            return getattr(self, '_m_is_inline', None)

        @property
        def label(self):
            """Name of the element of an object, for the eye."""
            if hasattr(self, '_m_label'):
                return self._m_label

            self._m_label = (self._parent.keys[self.idx].name + u": " if self._parent.is_object else u"")
            return getattr(self, '_m_label', None)

        @property
        def ofs_value(self):
            """Plumbing. Where the value is in the document."""
            if hasattr(self, '_m_ofs_value'):
                return self._m_ofs_value

            self._m_ofs_value = (self.ofs_element + 1 if self.is_inline else self.base + self.ofs_or_inline)
            return getattr(self, '_m_ofs_value', None)

        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            _pos = self._io.pos()
            self._io.seek(self.ofs_value)
            self._m_value = MysqlBinlog.JsonValue(self.type, self.ofs_value, self._io, self, self._root)
            self._io.seek(_pos)
            return getattr(self, '_m_value', None)


    class JsonLargeKey(KaitaiStruct):
        """Where the name of a member is.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L100
        """
        def __init__(self, base, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonLargeKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base = base
            self._read()

        def _read(self):
            self.ofs_name = self._io.read_u4le()
            self.len_name = self._io.read_u2le()


        def _fetch_instances(self):
            pass
            _ = self.name
            if hasattr(self, '_m_name'):
                pass


        @property
        def name(self):
            if hasattr(self, '_m_name'):
                return self._m_name

            _pos = self._io.pos()
            self._io.seek(self.base + self.ofs_name)
            self._m_name = (self._io.read_bytes(self.len_name)).decode(u"UTF-8")
            self._io.seek(_pos)
            return getattr(self, '_m_name', None)


    class JsonLength(KaitaiStruct):
        """Length of 1 to 5 bytes. Seven bits a byte, lowest first; the top bit is
        set in all bytes but the last.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L135
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonLength, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.groups = []
            i = 0
            while True:
                _ = MysqlBinlog.JsonLengthGroup(self._io, self, self._root)
                self.groups.append(_)
                if (not (_.has_more)):
                    break
                i += 1


        def _fetch_instances(self):
            pass
            for i in range(len(self.groups)):
                pass
                self.groups[i]._fetch_instances()


        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (((self.groups[0].digits + (self.groups[1].digits * 128 if len(self.groups) > 1 else 0)) + (self.groups[2].digits * 16384 if len(self.groups) > 2 else 0)) + (self.groups[3].digits * 2097152 if len(self.groups) > 3 else 0)) + (self.groups[4].digits * 268435456 if len(self.groups) > 4 else 0)
            return getattr(self, '_m_value', None)


    class JsonLengthGroup(KaitaiStruct):
        """One byte of a length.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L135
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonLengthGroup, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.has_more = self._io.read_bits_int_be(1) != 0
            self.digits = self._io.read_bits_int_be(7)


        def _fetch_instances(self):
            pass


    class JsonLiteral(KaitaiStruct):
        """null, true or false.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L119
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonLiteral, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = KaitaiStream.resolve_enum(MysqlBinlog.JsonConstant, self._io.read_u1())


        def _fetch_instances(self):
            pass

        @property
        def text(self):
            """For the eye."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = (u"null" if self.value == MysqlBinlog.JsonConstant.null_literal else (u"true" if self.value == MysqlBinlog.JsonConstant.true_literal else u"false"))
            return getattr(self, '_m_text', None)


    class JsonOpaque(KaitaiStruct):
        """A value of a column type that JSON has no type for: DECIMAL, the temporal
        types, and any other as its bytes.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L130
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonOpaque, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.field_type = KaitaiStream.resolve_enum(MysqlBinlog.ColumnType, self._io.read_u1())
            self.len_value = MysqlBinlog.JsonLength(self._io, self, self._root)
            _on = self.field_type
            if _on == MysqlBinlog.ColumnType.date:
                pass
                self._raw_value = self._io.read_bytes(self.len_value.value)
                _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                self.value = MysqlBinlog.JsonDatetime(_io__raw_value, self, self._root)
            elif _on == MysqlBinlog.ColumnType.datetime:
                pass
                self._raw_value = self._io.read_bytes(self.len_value.value)
                _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                self.value = MysqlBinlog.JsonDatetime(_io__raw_value, self, self._root)
            elif _on == MysqlBinlog.ColumnType.newdecimal:
                pass
                self._raw_value = self._io.read_bytes(self.len_value.value)
                _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                self.value = MysqlBinlog.JsonDecimal(_io__raw_value, self, self._root)
            elif _on == MysqlBinlog.ColumnType.time:
                pass
                self._raw_value = self._io.read_bytes(self.len_value.value)
                _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                self.value = MysqlBinlog.JsonTime(_io__raw_value, self, self._root)
            elif _on == MysqlBinlog.ColumnType.timestamp:
                pass
                self._raw_value = self._io.read_bytes(self.len_value.value)
                _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                self.value = MysqlBinlog.JsonDatetime(_io__raw_value, self, self._root)
            else:
                pass
                self.value = self._io.read_bytes(self.len_value.value)


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()
            _on = self.field_type
            if _on == MysqlBinlog.ColumnType.date:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.ColumnType.datetime:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.ColumnType.newdecimal:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.ColumnType.time:
                pass
                self.value._fetch_instances()
            elif _on == MysqlBinlog.ColumnType.timestamp:
                pass
                self.value._fetch_instances()
            else:
                pass


    class JsonSmallContainer(KaitaiStruct):
        """An object or array of at most 65535 bytes, with numbers of two bytes.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L86
        """
        def __init__(self, base, is_object, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonSmallContainer, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base = base
            self.is_object = is_object
            self._read()

        def _read(self):
            self.num_elements = self._io.read_u2le()
            self.len_container = self._io.read_u2le()
            self.keys = []
            for i in range((self.num_elements if self.is_object else 0)):
                self.keys.append(MysqlBinlog.JsonSmallKey(self.base, self._io, self, self._root))

            self.elements = []
            for i in range(self.num_elements):
                self.elements.append(MysqlBinlog.JsonSmallElement(self.base, self._io.pos(), i, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.keys)):
                pass
                self.keys[i]._fetch_instances()

            for i in range(len(self.elements)):
                pass
                self.elements[i]._fetch_instances()



    class JsonSmallElement(KaitaiStruct):
        """Type of an element, and its value or where it is.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L108
        """
        def __init__(self, base, ofs_element, idx, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonSmallElement, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base = base
            self.ofs_element = ofs_element
            self.idx = idx
            self._read()

        def _read(self):
            self.type = KaitaiStream.resolve_enum(MysqlBinlog.JsonType, self._io.read_u1())
            self.ofs_or_inline = self._io.read_u2le()


        def _fetch_instances(self):
            pass
            _ = self.value
            if hasattr(self, '_m_value'):
                pass
                self._m_value._fetch_instances()


        @property
        def is_inline(self):
            if hasattr(self, '_m_is_inline'):
                return self._m_is_inline

            self._m_is_inline =  ((self.type == MysqlBinlog.JsonType.literal) or (self.type == MysqlBinlog.JsonType.int16) or (self.type == MysqlBinlog.JsonType.uint16)) 
            return getattr(self, '_m_is_inline', None)

        @property
        def label(self):
            """Name of the element of an object, for the eye."""
            if hasattr(self, '_m_label'):
                return self._m_label

            self._m_label = (self._parent.keys[self.idx].name + u": " if self._parent.is_object else u"")
            return getattr(self, '_m_label', None)

        @property
        def ofs_value(self):
            """Plumbing. Where the value is in the document."""
            if hasattr(self, '_m_ofs_value'):
                return self._m_ofs_value

            self._m_ofs_value = (self.ofs_element + 1 if self.is_inline else self.base + self.ofs_or_inline)
            return getattr(self, '_m_ofs_value', None)

        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            _pos = self._io.pos()
            self._io.seek(self.ofs_value)
            self._m_value = MysqlBinlog.JsonValue(self.type, self.ofs_value, self._io, self, self._root)
            self._io.seek(_pos)
            return getattr(self, '_m_value', None)


    class JsonSmallKey(KaitaiStruct):
        """Where the name of a member is.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L100
        """
        def __init__(self, base, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonSmallKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base = base
            self._read()

        def _read(self):
            self.ofs_name = self._io.read_u2le()
            self.len_name = self._io.read_u2le()


        def _fetch_instances(self):
            pass
            _ = self.name
            if hasattr(self, '_m_name'):
                pass


        @property
        def name(self):
            if hasattr(self, '_m_name'):
                return self._m_name

            _pos = self._io.pos()
            self._io.seek(self.base + self.ofs_name)
            self._m_name = (self._io.read_bytes(self.len_name)).decode(u"UTF-8")
            self._io.seek(_pos)
            return getattr(self, '_m_name', None)


    class JsonString(KaitaiStruct):
        """A string.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L128
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonString, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.JsonLength(self._io, self, self._root)
            self.value = (self._io.read_bytes(self.len_value.value)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()


    class JsonTime(KaitaiStruct):
        """TIME: a little-endian number of 64 bits, from the top hours, minutes (6
        bits), seconds (6), microseconds (24); the negative of itself for a
        negative time. In two halves as `json_datetime`.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_dom.cc#L1278
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonTime, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.low = self._io.read_u4le()
            self.high = self._io.read_s4le()


        def _fetch_instances(self):
            pass
            _ = self.time
            if hasattr(self, '_m_time'):
                pass
                self._m_time._fetch_instances()


        @property
        def high_magnitude(self):
            """Plumbing. Upper half without the sign."""
            if hasattr(self, '_m_high_magnitude'):
                return self._m_high_magnitude

            self._m_high_magnitude = (-(self.high) - (1 if self.low > 0 else 0) if self.high < 0 else self.high)
            return getattr(self, '_m_high_magnitude', None)

        @property
        def hours(self):
            """0 to 838."""
            if hasattr(self, '_m_hours'):
                return self._m_hours

            self._m_hours = (self.high_magnitude // 16) % 1024
            return getattr(self, '_m_hours', None)

        @property
        def is_negative(self):
            if hasattr(self, '_m_is_negative'):
                return self._m_is_negative

            self._m_is_negative = self.high < 0
            return getattr(self, '_m_is_negative', None)

        @property
        def low_magnitude(self):
            """Plumbing. Lower half without the sign."""
            if hasattr(self, '_m_low_magnitude'):
                return self._m_low_magnitude

            self._m_low_magnitude = (4294967296 - self.low if  ((self.high < 0) and (self.low > 0))  else self.low)
            return getattr(self, '_m_low_magnitude', None)

        @property
        def micros(self):
            if hasattr(self, '_m_micros'):
                return self._m_micros

            self._m_micros = self.low_magnitude % 16777216
            return getattr(self, '_m_micros', None)

        @property
        def minutes(self):
            """0 to 59."""
            if hasattr(self, '_m_minutes'):
                return self._m_minutes

            self._m_minutes = self.low_magnitude // 1073741824 + (self.high_magnitude % 16) * 4
            return getattr(self, '_m_minutes', None)

        @property
        def seconds(self):
            """0 to 59."""
            if hasattr(self, '_m_seconds'):
                return self._m_seconds

            self._m_seconds = (self.low_magnitude // 16777216) % 64
            return getattr(self, '_m_seconds', None)

        @property
        def time(self):
            """For the eye."""
            if hasattr(self, '_m_time'):
                return self._m_time

            self._m_time = MysqlBinlog.TimeText(self.is_negative, self.hours, self.minutes, self.seconds, self.micros, 6, self._io, self, self._root)
            return getattr(self, '_m_time', None)


    class JsonValue(KaitaiStruct):
        """A value inside of a document.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L78
        """
        def __init__(self, type, base, _io, _parent=None, _root=None):
            super(MysqlBinlog.JsonValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.type = type
            self.base = base
            self._read()

        def _read(self):
            _on = self.type
            if _on == MysqlBinlog.JsonType.double:
                pass
                self.body = MysqlBinlog.ValueF8(u"", self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.int16:
                pass
                self.body = MysqlBinlog.ValueS2(u"", self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.int32:
                pass
                self.body = MysqlBinlog.ValueS4(u"", self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.int64:
                pass
                self.body = MysqlBinlog.ValueS8(u"", self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.large_array:
                pass
                self.body = MysqlBinlog.JsonLargeContainer(self.base, False, self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.large_object:
                pass
                self.body = MysqlBinlog.JsonLargeContainer(self.base, True, self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.literal:
                pass
                self.body = MysqlBinlog.JsonLiteral(self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.opaque:
                pass
                self.body = MysqlBinlog.JsonOpaque(self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.small_array:
                pass
                self.body = MysqlBinlog.JsonSmallContainer(self.base, False, self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.small_object:
                pass
                self.body = MysqlBinlog.JsonSmallContainer(self.base, True, self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.string:
                pass
                self.body = MysqlBinlog.JsonString(self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.uint16:
                pass
                self.body = MysqlBinlog.ValueU2(u"", self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.uint32:
                pass
                self.body = MysqlBinlog.ValueU4(u"", self._io, self, self._root)
            elif _on == MysqlBinlog.JsonType.uint64:
                pass
                self.body = MysqlBinlog.ValueU8(u"", self._io, self, self._root)


        def _fetch_instances(self):
            pass
            _on = self.type
            if _on == MysqlBinlog.JsonType.double:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.int16:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.int32:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.int64:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.large_array:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.large_object:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.literal:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.opaque:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.small_array:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.small_object:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.string:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.uint16:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.uint32:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.JsonType.uint64:
                pass
                self.body._fetch_instances()


    class LenencInt(KaitaiStruct):
        """Integer of 1, 3, 4 or 9 bytes, the packed integer of the client protocol:
        up to 250 the first byte is the value, 252, 253 and 254 announce 2, 3 and
        8 bytes. 251 and 255 mean other things in the protocol and do not occur.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/binlog_event.h#L809
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.LenencInt, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.first = self._io.read_u1()
            _ = self.first
            if not  ((_ != 251) and (_ != 255)) :
                raise kaitaistruct.ValidationExprError(self.first, self._io, u"/types/lenenc_int/seq/0")
            if self.first >= 251:
                pass
                _on = self.first
                if _on == 252:
                    pass
                    self.more = self._io.read_u2le()
                elif _on == 253:
                    pass
                    self.more = self._io.read_bits_int_le(24)
                elif _on == 254:
                    pass
                    self.more = self._io.read_u8le()



        def _fetch_instances(self):
            pass
            if self.first >= 251:
                pass
                _on = self.first
                if _on == 252:
                    pass
                elif _on == 253:
                    pass
                elif _on == 254:
                    pass


        @property
        def len(self):
            """Size of this number in bytes."""
            if hasattr(self, '_m_len'):
                return self._m_len

            self._m_len = (1 if self.first < 251 else (3 if self.first == 252 else (4 if self.first == 253 else 9)))
            return getattr(self, '_m_len', None)

        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.first if self.first < 251 else self.more)
            return getattr(self, '_m_value', None)


    class LengthPrefix(KaitaiStruct):
        """Size of a value in bytes, in front of the value. How many bytes the number
        has depends on the greatest size that the column admits.
        """
        def __init__(self, len_length, _io, _parent=None, _root=None):
            super(MysqlBinlog.LengthPrefix, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_length = len_length
            self._read()

        def _read(self):
            _on = self.len_length
            if _on == 1:
                pass
                self.value = self._io.read_u1()
            elif _on == 2:
                pass
                self.value = self._io.read_u2le()
            elif _on == 3:
                pass
                self.value = self._io.read_bits_int_le(24)
            elif _on == 4:
                pass
                self.value = self._io.read_u4le()


        def _fetch_instances(self):
            pass
            _on = self.len_length
            if _on == 1:
                pass
            elif _on == 2:
                pass
            elif _on == 3:
                pass
            elif _on == 4:
                pass


    class LoadData(KaitaiStruct):
        """Options, columns and table of a LOAD DATA that is not logged as a
        statement.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L2323
        """
        def __init__(self, has_long_separators, num_fields, _io, _parent=None, _root=None):
            super(MysqlBinlog.LoadData, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.has_long_separators = has_long_separators
            self.num_fields = num_fields
            self._read()

        def _read(self):
            self.separators = []
            for i in range(5):
                self.separators.append(MysqlBinlog.LoadSeparator(self.has_long_separators, self._io, self, self._root))

            self.options = self._io.read_u1()
            if (not (self.has_long_separators)):
                pass
                self.empty_flags = self._io.read_u1()

            self.field_lengths = []
            for i in range(self.num_fields):
                self.field_lengths.append(self._io.read_u1())

            self.fields = []
            for i in range(self.num_fields):
                self.fields.append((self._io.read_bytes_term(0, False, True, True)).decode(u"UTF-8"))

            self.table = (self._io.read_bytes_term(0, False, True, True)).decode(u"UTF-8")
            self.database = (self._io.read_bytes_term(0, False, True, True)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass
            for i in range(len(self.separators)):
                pass
                self.separators[i]._fetch_instances()

            if (not (self.has_long_separators)):
                pass

            for i in range(len(self.field_lengths)):
                pass

            for i in range(len(self.fields)):
                pass

            _ = self.empty_flag_bits
            if hasattr(self, '_m_empty_flag_bits'):
                pass
                self._m_empty_flag_bits._fetch_instances()

            _ = self.option_bits
            if hasattr(self, '_m_option_bits'):
                pass
                self._m_option_bits._fetch_instances()


        @property
        def empty_flag_bits(self):
            """The same as `empty_flags`, one by one."""
            if hasattr(self, '_m_empty_flag_bits'):
                return self._m_empty_flag_bits

            if (not (self.has_long_separators)):
                pass
                self._m_empty_flag_bits = MysqlBinlog.LoadSeparatorFlags(self.empty_flags, self._io, self, self._root)

            return getattr(self, '_m_empty_flag_bits', None)

        @property
        def option_bits(self):
            """The same as `options`, one by one."""
            if hasattr(self, '_m_option_bits'):
                return self._m_option_bits

            self._m_option_bits = MysqlBinlog.LoadOptions(self.options, self._io, self, self._root)
            return getattr(self, '_m_option_bits', None)


    class LoadEvent(KaitaiStruct):
        """LOAD DATA of MySQL 3.23 (LOAD_EVENT, separators of one character) and 4.0
        (NEW_LOAD_EVENT, separators of any length).
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L2555
        """
        def __init__(self, has_long_separators, _io, _parent=None, _root=None):
            super(MysqlBinlog.LoadEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.has_long_separators = has_long_separators
            self._read()

        def _read(self):
            self.head = MysqlBinlog.LoadHead(self._io, self, self._root)
            self.data = MysqlBinlog.LoadData(self.has_long_separators, self.head.num_fields, self._io, self, self._root)
            self.file_name = (self._io.read_bytes_term(0, False, True, False)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass
            self.head._fetch_instances()
            self.data._fetch_instances()


    class LoadHead(KaitaiStruct):
        """Fixed part of a LOAD DATA that is not logged as a statement.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L353
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.LoadHead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.thread_id = self._io.read_u4le()
            self.exec_time = self._io.read_u4le()
            self.skip_lines = self._io.read_u4le()
            self.len_table = self._io.read_u1()
            self.len_database = self._io.read_u1()
            self.num_fields = self._io.read_u4le()


        def _fetch_instances(self):
            pass


    class LoadOptions(KaitaiStruct):
        """The options of a LOAD DATA one by one; see `load_option`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.LoadOptions, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def dumpfile(self):
            if hasattr(self, '_m_dumpfile'):
                return self._m_dumpfile

            self._m_dumpfile = self.bits & int(MysqlBinlog.LoadOption.dumpfile) != 0
            return getattr(self, '_m_dumpfile', None)

        @property
        def ignore(self):
            if hasattr(self, '_m_ignore'):
                return self._m_ignore

            self._m_ignore = self.bits & int(MysqlBinlog.LoadOption.ignore) != 0
            return getattr(self, '_m_ignore', None)

        @property
        def optionally_enclosed(self):
            if hasattr(self, '_m_optionally_enclosed'):
                return self._m_optionally_enclosed

            self._m_optionally_enclosed = self.bits & int(MysqlBinlog.LoadOption.optionally_enclosed) != 0
            return getattr(self, '_m_optionally_enclosed', None)

        @property
        def replace(self):
            if hasattr(self, '_m_replace'):
                return self._m_replace

            self._m_replace = self.bits & int(MysqlBinlog.LoadOption.replace) != 0
            return getattr(self, '_m_replace', None)


    class LoadSeparator(KaitaiStruct):
        """Text that separates something in the file.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L2323
        """
        def __init__(self, is_long, _io, _parent=None, _root=None):
            super(MysqlBinlog.LoadSeparator, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_long = is_long
            self._read()

        def _read(self):
            if self.is_long:
                pass
                self.len_value = self._io.read_u1()

            self.value = self._io.read_bytes((self.len_value if self.is_long else 1))


        def _fetch_instances(self):
            pass
            if self.is_long:
                pass



    class LoadSeparatorFlags(KaitaiStruct):
        """Which separators are missing, one by one; see `load_separator_flag`.
        """
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.LoadSeparatorFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def no_escape(self):
            if hasattr(self, '_m_no_escape'):
                return self._m_no_escape

            self._m_no_escape = self.bits & int(MysqlBinlog.LoadSeparatorFlag.no_escape) != 0
            return getattr(self, '_m_no_escape', None)

        @property
        def no_field_end(self):
            if hasattr(self, '_m_no_field_end'):
                return self._m_no_field_end

            self._m_no_field_end = self.bits & int(MysqlBinlog.LoadSeparatorFlag.no_field_end) != 0
            return getattr(self, '_m_no_field_end', None)

        @property
        def no_line_end(self):
            if hasattr(self, '_m_no_line_end'):
                return self._m_no_line_end

            self._m_no_line_end = self.bits & int(MysqlBinlog.LoadSeparatorFlag.no_line_end) != 0
            return getattr(self, '_m_no_line_end', None)

        @property
        def no_line_start(self):
            if hasattr(self, '_m_no_line_start'):
                return self._m_no_line_start

            self._m_no_line_start = self.bits & int(MysqlBinlog.LoadSeparatorFlag.no_line_start) != 0
            return getattr(self, '_m_no_line_start', None)

        @property
        def no_quotes(self):
            if hasattr(self, '_m_no_quotes'):
                return self._m_no_quotes

            self._m_no_quotes = self.bits & int(MysqlBinlog.LoadSeparatorFlag.no_quotes) != 0
            return getattr(self, '_m_no_quotes', None)


    class MariadbCompressed(KaitaiStruct):
        """Compressed bytes of MariaDB's events.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L305
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MariadbCompressed, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.head = self._io.read_u1()
            self.plain_length = self._io.read_bytes(self.head & 7)
            self.data = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            _ = self.plain
            if hasattr(self, '_m_plain'):
                pass


        @property
        def is_compressed(self):
            """Always, in what servers write."""
            if hasattr(self, '_m_is_compressed'):
                return self._m_is_compressed

            self._m_is_compressed = self.head >= 128
            return getattr(self, '_m_is_compressed', None)

        @property
        def method(self):
            """How `data` is compressed."""
            if hasattr(self, '_m_method'):
                return self._m_method

            self._m_method = KaitaiStream.resolve_enum(MysqlBinlog.EventCompression, self.head >> 4 & 7)
            return getattr(self, '_m_method', None)

        @property
        def num_plain_bytes(self):
            """The same as a number."""
            if hasattr(self, '_m_num_plain_bytes'):
                return self._m_num_plain_bytes

            self._m_num_plain_bytes = ((((KaitaiStream.byte_array_index(self.plain_length, len(self.plain_length) - 4) & 255) * 16777216 if len(self.plain_length) > 3 else 0) + ((KaitaiStream.byte_array_index(self.plain_length, len(self.plain_length) - 3) & 255) * 65536 if len(self.plain_length) > 2 else 0)) + ((KaitaiStream.byte_array_index(self.plain_length, len(self.plain_length) - 2) & 255) * 256 if len(self.plain_length) > 1 else 0)) + (KaitaiStream.byte_array_index(self.plain_length, len(self.plain_length) - 1) & 255 if len(self.plain_length) > 0 else 0)
            return getattr(self, '_m_num_plain_bytes', None)

        @property
        def plain(self):
            """What was compressed."""
            if hasattr(self, '_m_plain'):
                return self._m_plain

            if  ((self.is_compressed) and (self.method == MysqlBinlog.EventCompression.zlib)) :
                pass
                _pos = self._io.pos()
                self._io.seek(1 + (self.head & 7))
                self._raw__m_plain = self._io.read_bytes_full()
                self._m_plain = zlib.decompress(self._raw__m_plain)
                self._io.seek(_pos)

            return getattr(self, '_m_plain', None)


    class MariadbGtid(KaitaiStruct):
        """A global transaction id of MariaDB.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/rpl_gtid.h#L39
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MariadbGtid, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.domain_id = self._io.read_u4le()
            self.server_id = self._io.read_u4le()
            self.sequence_number = self._io.read_u8le()


        def _fetch_instances(self):
            pass


    class MariadbGtidExtraFlags(KaitaiStruct):
        """More flags of a MariaDB GTID; see `mariadb_gtid_extra_flag`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.MariadbGtidExtraFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def commit_alter(self):
            if hasattr(self, '_m_commit_alter'):
                return self._m_commit_alter

            self._m_commit_alter = self.bits & int(MysqlBinlog.MariadbGtidExtraFlag.commit_alter) != 0
            return getattr(self, '_m_commit_alter', None)

        @property
        def multi_engine(self):
            if hasattr(self, '_m_multi_engine'):
                return self._m_multi_engine

            self._m_multi_engine = self.bits & int(MysqlBinlog.MariadbGtidExtraFlag.multi_engine) != 0
            return getattr(self, '_m_multi_engine', None)

        @property
        def rollback_alter(self):
            if hasattr(self, '_m_rollback_alter'):
                return self._m_rollback_alter

            self._m_rollback_alter = self.bits & int(MysqlBinlog.MariadbGtidExtraFlag.rollback_alter) != 0
            return getattr(self, '_m_rollback_alter', None)

        @property
        def start_alter(self):
            if hasattr(self, '_m_start_alter'):
                return self._m_start_alter

            self._m_start_alter = self.bits & int(MysqlBinlog.MariadbGtidExtraFlag.start_alter) != 0
            return getattr(self, '_m_start_alter', None)

        @property
        def thread_id(self):
            if hasattr(self, '_m_thread_id'):
                return self._m_thread_id

            self._m_thread_id = self.bits & int(MysqlBinlog.MariadbGtidExtraFlag.thread_id) != 0
            return getattr(self, '_m_thread_id', None)


    class MariadbGtidFlags(KaitaiStruct):
        """The flags of a MariaDB GTID one by one; see `mariadb_gtid_flag`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.MariadbGtidFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def allow_parallel(self):
            if hasattr(self, '_m_allow_parallel'):
                return self._m_allow_parallel

            self._m_allow_parallel = self.bits & int(MysqlBinlog.MariadbGtidFlag.allow_parallel) != 0
            return getattr(self, '_m_allow_parallel', None)

        @property
        def completed_xa(self):
            if hasattr(self, '_m_completed_xa'):
                return self._m_completed_xa

            self._m_completed_xa = self.bits & int(MysqlBinlog.MariadbGtidFlag.completed_xa) != 0
            return getattr(self, '_m_completed_xa', None)

        @property
        def ddl(self):
            if hasattr(self, '_m_ddl'):
                return self._m_ddl

            self._m_ddl = self.bits & int(MysqlBinlog.MariadbGtidFlag.ddl) != 0
            return getattr(self, '_m_ddl', None)

        @property
        def group_commit_id(self):
            if hasattr(self, '_m_group_commit_id'):
                return self._m_group_commit_id

            self._m_group_commit_id = self.bits & int(MysqlBinlog.MariadbGtidFlag.group_commit_id) != 0
            return getattr(self, '_m_group_commit_id', None)

        @property
        def prepared_xa(self):
            if hasattr(self, '_m_prepared_xa'):
                return self._m_prepared_xa

            self._m_prepared_xa = self.bits & int(MysqlBinlog.MariadbGtidFlag.prepared_xa) != 0
            return getattr(self, '_m_prepared_xa', None)

        @property
        def standalone(self):
            if hasattr(self, '_m_standalone'):
                return self._m_standalone

            self._m_standalone = self.bits & int(MysqlBinlog.MariadbGtidFlag.standalone) != 0
            return getattr(self, '_m_standalone', None)

        @property
        def transactional(self):
            if hasattr(self, '_m_transactional'):
                return self._m_transactional

            self._m_transactional = self.bits & int(MysqlBinlog.MariadbGtidFlag.transactional) != 0
            return getattr(self, '_m_transactional', None)

        @property
        def waited(self):
            if hasattr(self, '_m_waited'):
                return self._m_waited

            self._m_waited = self.bits & int(MysqlBinlog.MariadbGtidFlag.waited) != 0
            return getattr(self, '_m_waited', None)


    class MariadbGtidListFlags(KaitaiStruct):
        """The flags of a GTID list one by one; see `mariadb_gtid_list_flag`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.MariadbGtidListFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def ign_gtids(self):
            if hasattr(self, '_m_ign_gtids'):
                return self._m_ign_gtids

            self._m_ign_gtids = self.bits & int(MysqlBinlog.MariadbGtidListFlag.ign_gtids) != 0
            return getattr(self, '_m_ign_gtids', None)

        @property
        def until_reached(self):
            if hasattr(self, '_m_until_reached'):
                return self._m_until_reached

            self._m_until_reached = self.bits & int(MysqlBinlog.MariadbGtidListFlag.until_reached) != 0
            return getattr(self, '_m_until_reached', None)


    class MariadbXaId(KaitaiStruct):
        """Id that the client gave to an XA transaction.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L2477
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MariadbXaId, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.format_id = self._io.read_s4le()
            self.len_gtrid = self._io.read_u1()
            if not self.len_gtrid <= 64:
                raise kaitaistruct.ValidationGreaterThanError(64, self.len_gtrid, self._io, u"/types/mariadb_xa_id/seq/1")
            self.len_bqual = self._io.read_u1()
            if not self.len_bqual <= 64:
                raise kaitaistruct.ValidationGreaterThanError(64, self.len_bqual, self._io, u"/types/mariadb_xa_id/seq/2")
            self.gtrid = self._io.read_bytes(self.len_gtrid)
            self.bqual = self._io.read_bytes(self.len_bqual)


        def _fetch_instances(self):
            pass


    class MetadataBits(KaitaiStruct):
        """One bit a column of the kind that the field is about, highest bit of the
        first byte first. Signedness - numeric columns, set for unsigned.
        Visibility - all columns, set for visible.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L422
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MetadataBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.bytes = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass


    class MetadataDefaultCharset(KaitaiStruct):
        """The collation that most columns of the kind have (character columns, or
        ENUM and SET columns), and those that have another.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L431
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MetadataDefaultCharset, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.collation = MysqlBinlog.LenencInt(self._io, self, self._root)
            self.exceptions = []
            i = 0
            while not self._io.is_eof():
                self.exceptions.append(MysqlBinlog.MetadataPair(self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            self.collation._fetch_instances()
            for i in range(len(self.exceptions)):
                pass
                self.exceptions[i]._fetch_instances()



    class MetadataLabel(KaitaiStruct):
        """A label.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L471
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MetadataLabel, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.LenencInt(self._io, self, self._root)
            self.value = self._io.read_bytes(self.len_value.value)


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()


    class MetadataLabelList(KaitaiStruct):
        """The labels of one column.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L471
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MetadataLabelList, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_labels = MysqlBinlog.LenencInt(self._io, self, self._root)
            self.labels = []
            for i in range(self.num_labels.value):
                self.labels.append(MysqlBinlog.MetadataLabel(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_labels._fetch_instances()
            for i in range(len(self.labels)):
                pass
                self.labels[i]._fetch_instances()



    class MetadataLabelLists(KaitaiStruct):
        """The labels of each ENUM column, or of each SET column.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L462
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MetadataLabelLists, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.lists = []
            i = 0
            while not self._io.is_eof():
                self.lists.append(MysqlBinlog.MetadataLabelList(self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.lists)):
                pass
                self.lists[i]._fetch_instances()



    class MetadataName(KaitaiStruct):
        """Name of a column.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L454
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MetadataName, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.LenencInt(self._io, self, self._root)
            self.value = (self._io.read_bytes(self.len_value.value)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()


    class MetadataNames(KaitaiStruct):
        """Names of all columns.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L454
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MetadataNames, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.names = []
            i = 0
            while not self._io.is_eof():
                self.names.append(MysqlBinlog.MetadataName(self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.names)):
                pass
                self.names[i]._fetch_instances()



    class MetadataNumbers(KaitaiStruct):
        """A number a column of the kind that the field is about, or a list of
        columns: collation ids of character columns, or of ENUM and SET columns;
        kinds of geometry of GEOMETRY columns; dimensions of VECTOR columns;
        indices, from 0, of the columns of the primary key.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L446
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MetadataNumbers, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.numbers = []
            i = 0
            while not self._io.is_eof():
                self.numbers.append(MysqlBinlog.LenencInt(self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.numbers)):
                pass
                self.numbers[i]._fetch_instances()



    class MetadataPair(KaitaiStruct):
        """Two numbers.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L492
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MetadataPair, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.index = MysqlBinlog.LenencInt(self._io, self, self._root)
            self.value = MysqlBinlog.LenencInt(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.index._fetch_instances()
            self.value._fetch_instances()


    class MetadataPairs(KaitaiStruct):
        """Columns of the primary key, some of them with a prefix only.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L492
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.MetadataPairs, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.pairs = []
            i = 0
            while not self._io.is_eof():
                self.pairs.append(MysqlBinlog.MetadataPair(self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.pairs)):
                pass
                self.pairs[i]._fetch_instances()



    class OptionalMetadataField(KaitaiStruct):
        """A field of the optional metadata: type, size, value. Unknown ones are
        skipped.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L548
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L4359
        """
        def __init__(self, idx, _io, _parent=None, _root=None):
            super(MysqlBinlog.OptionalMetadataField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.idx = idx
            self._read()

        def _read(self):
            self.field_type = KaitaiStream.resolve_enum(MysqlBinlog.OptionalMetadataType, self._io.read_u1())
            self.len_body = MysqlBinlog.LenencInt(self._io, self, self._root)
            _on = self.field_type
            if _on == MysqlBinlog.OptionalMetadataType.column_charset:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataNumbers(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.column_name:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataNames(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.column_visibility:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataBits(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.default_charset:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataDefaultCharset(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.enum_and_set_column_charset:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataNumbers(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.enum_and_set_default_charset:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataDefaultCharset(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.enum_str_value:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataLabelLists(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.geometry_type:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataNumbers(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.primary_key_with_prefix:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataPairs(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.set_str_value:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataLabelLists(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.signedness:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataBits(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.simple_primary_key:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataNumbers(_io__raw_body, self, self._root)
            elif _on == MysqlBinlog.OptionalMetadataType.vector_dimensionality:
                pass
                self._raw_body = self._io.read_bytes(self.len_body.value)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = MysqlBinlog.MetadataNumbers(_io__raw_body, self, self._root)
            else:
                pass
                self.body = self._io.read_bytes(self.len_body.value)
            if (((self.signedness_idx + self.column_name_idx) + self.enum_labels_idx) + self.set_labels_idx) + self.charset_idx >= -5:
                pass
                self.invoke_idx = self._io.read_bytes(0)



        def _fetch_instances(self):
            pass
            self.len_body._fetch_instances()
            _on = self.field_type
            if _on == MysqlBinlog.OptionalMetadataType.column_charset:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.column_name:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.column_visibility:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.default_charset:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.enum_and_set_column_charset:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.enum_and_set_default_charset:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.enum_str_value:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.geometry_type:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.primary_key_with_prefix:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.set_str_value:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.signedness:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.simple_primary_key:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.OptionalMetadataType.vector_dimensionality:
                pass
                self.body._fetch_instances()
            else:
                pass
            if (((self.signedness_idx + self.column_name_idx) + self.enum_labels_idx) + self.set_labels_idx) + self.charset_idx >= -5:
                pass


        @property
        def charset_idx(self):
            """Plumbing. Index of the collations of character columns, -1 for none.
            """
            if hasattr(self, '_m_charset_idx'):
                return self._m_charset_idx

            self._m_charset_idx = (self.idx if  ((self.field_type == MysqlBinlog.OptionalMetadataType.default_charset) or (self.field_type == MysqlBinlog.OptionalMetadataType.column_charset))  else (-1 if self.idx == 0 else self._parent.optional_metadata[self.idx - 1].charset_idx))
            return getattr(self, '_m_charset_idx', None)

        @property
        def column_name_idx(self):
            """Plumbing. Index of the names up to and with this one, -1 for none."""
            if hasattr(self, '_m_column_name_idx'):
                return self._m_column_name_idx

            self._m_column_name_idx = (self.idx if self.field_type == MysqlBinlog.OptionalMetadataType.column_name else (-1 if self.idx == 0 else self._parent.optional_metadata[self.idx - 1].column_name_idx))
            return getattr(self, '_m_column_name_idx', None)

        @property
        def enum_labels_idx(self):
            """Plumbing. Index of the labels of ENUM columns, -1 for none.
            """
            if hasattr(self, '_m_enum_labels_idx'):
                return self._m_enum_labels_idx

            self._m_enum_labels_idx = (self.idx if self.field_type == MysqlBinlog.OptionalMetadataType.enum_str_value else (-1 if self.idx == 0 else self._parent.optional_metadata[self.idx - 1].enum_labels_idx))
            return getattr(self, '_m_enum_labels_idx', None)

        @property
        def set_labels_idx(self):
            """Plumbing. Index of the labels of SET columns, -1 for none.
            """
            if hasattr(self, '_m_set_labels_idx'):
                return self._m_set_labels_idx

            self._m_set_labels_idx = (self.idx if self.field_type == MysqlBinlog.OptionalMetadataType.set_str_value else (-1 if self.idx == 0 else self._parent.optional_metadata[self.idx - 1].set_labels_idx))
            return getattr(self, '_m_set_labels_idx', None)

        @property
        def signedness_idx(self):
            """Plumbing. Index of the signedness field up to and with this one, -1
            for none.
            """
            if hasattr(self, '_m_signedness_idx'):
                return self._m_signedness_idx

            self._m_signedness_idx = (self.idx if self.field_type == MysqlBinlog.OptionalMetadataType.signedness else (-1 if self.idx == 0 else self._parent.optional_metadata[self.idx - 1].signedness_idx))
            return getattr(self, '_m_signedness_idx', None)


    class PartialRowDataEvent(KaitaiStruct):
        """A piece of a rows event that is too big for replicas
        (`binlog_row_event_fragment_threshold`, MariaDB 12.3 and later). The
        pieces put together in their order are the rows event, with its common
        header and without a checksum.
        
        The comment on the server's class names the first two numbers the other
        way round; the server's constants for their offsets and MariaDB's manual
        have them as here. No log with this event was seen.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/b36f54aff3de417364fb62314ac9f98d7ca927aa/sql/log_event.h#L411
        
        
        .. seealso::
           Source - https://mariadb.com/docs/server/reference/clientserver-protocol/replication-protocol/partial_row_data_event
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.PartialRowDataEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fragments = self._io.read_u4le()
            self.fragment_number = self._io.read_u4le()
            self.flags = self._io.read_u1()
            if self.flags & int(MysqlBinlog.PartialRowsFlag.orig_event_size) != 0:
                pass
                self.len_event = self._io.read_u8le()

            self.fragment = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            if self.flags & int(MysqlBinlog.PartialRowsFlag.orig_event_size) != 0:
                pass

            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()


        @property
        def flag_bits(self):
            """The same as `flags`, one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            self._m_flag_bits = MysqlBinlog.PartialRowsFlags(self.flags, self._io, self, self._root)
            return getattr(self, '_m_flag_bits', None)


    class PartialRowsFlags(KaitaiStruct):
        """The flags of a piece one by one; see `partial_rows_flag`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.PartialRowsFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def orig_event_size(self):
            if hasattr(self, '_m_orig_event_size'):
                return self._m_orig_event_size

            self._m_orig_event_size = self.bits & int(MysqlBinlog.PartialRowsFlag.orig_event_size) != 0
            return getattr(self, '_m_orig_event_size', None)


    class PayloadField(KaitaiStruct):
        """A field: type, size and value.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/codecs/binary.h#L67
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.PayloadField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.type_raw = MysqlBinlog.LenencInt(self._io, self, self._root)
            if self.type != MysqlBinlog.PayloadFieldType.end_mark:
                pass
                self.len_value = MysqlBinlog.LenencInt(self._io, self, self._root)

            if self.type != MysqlBinlog.PayloadFieldType.end_mark:
                pass
                self._raw_value = self._io.read_bytes(self.len_value.value)
                _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                self.value = MysqlBinlog.LenencInt(_io__raw_value, self, self._root)



        def _fetch_instances(self):
            pass
            self.type_raw._fetch_instances()
            if self.type != MysqlBinlog.PayloadFieldType.end_mark:
                pass
                self.len_value._fetch_instances()

            if self.type != MysqlBinlog.PayloadFieldType.end_mark:
                pass
                self.value._fetch_instances()


        @property
        def compression(self):
            """How the payload is compressed."""
            if hasattr(self, '_m_compression'):
                return self._m_compression

            if self.type == MysqlBinlog.PayloadFieldType.compression_type:
                pass
                self._m_compression = KaitaiStream.resolve_enum(MysqlBinlog.PayloadCompression, self.value.value)

            return getattr(self, '_m_compression', None)

        @property
        def text(self):
            """The value for the eye."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = (u"" if self.type == MysqlBinlog.PayloadFieldType.end_mark else (str(self.value.value) if self.type != MysqlBinlog.PayloadFieldType.compression_type else (u"zstd" if self.value.value == int(MysqlBinlog.PayloadCompression.zstd) else (u"none" if self.value.value == int(MysqlBinlog.PayloadCompression.none) else str(self.value.value)))))
            return getattr(self, '_m_text', None)

        @property
        def type(self):
            """What the field holds."""
            if hasattr(self, '_m_type'):
                return self._m_type

            self._m_type = KaitaiStream.resolve_enum(MysqlBinlog.PayloadFieldType, self.type_raw.value)
            return getattr(self, '_m_type', None)


    class PreGaRowsEvent(KaitaiStruct):
        """Rows as MySQL 5.1.5 to 5.1.15 logged them. An update has the row before
        and the row after in turn, both with the columns of `columns`. An image
        begins with the null bits as the table's own record has them: one for each
        column that may be NULL, after one of the record itself that most formats
        have. Then come the values of all columns, also of those that are NULL.
        The log does not tell which columns may be NULL, so that the images stay
        bytes.
        
        Trees of MySQL 5.1 and 5.2 under development (`a_drop` in the server's
        version) gave the numbers 16 to 22 to other types; such an event has no
        post-header of this size, and stays bytes.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event_old.cc#L1176
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/rpl_record_old.cc#L23
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.PreGaRowsEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            if self._parent.context.len_post_header == 6:
                pass
                self.id4 = self._io.read_u4le()

            if self._parent.context.len_post_header == 8:
                pass
                self.id6 = MysqlBinlog.U6(self._io, self, self._root)

            if self.is_described:
                pass
                self.flags = self._io.read_u2le()

            if self.is_described:
                pass
                self.num_columns = MysqlBinlog.LenencInt(self._io, self, self._root)

            if self.is_described:
                pass
                self.columns = MysqlBinlog.Bitmap(self.num_columns.value, self._io, self, self._root)

            self.rows_data = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            if self._parent.context.len_post_header == 6:
                pass

            if self._parent.context.len_post_header == 8:
                pass
                self.id6._fetch_instances()

            if self.is_described:
                pass

            if self.is_described:
                pass
                self.num_columns._fetch_instances()

            if self.is_described:
                pass
                self.columns._fetch_instances()


        @property
        def is_described(self):
            """The event is one of those that are described here."""
            if hasattr(self, '_m_is_described'):
                return self._m_is_described

            self._m_is_described =  ((self._parent.context.len_post_header == 6) or (self._parent.context.len_post_header == 8)) 
            return getattr(self, '_m_is_described', None)

        @property
        def table_id(self):
            """Number of the table."""
            if hasattr(self, '_m_table_id'):
                return self._m_table_id

            if self.is_described:
                pass
                self._m_table_id = (self.id4 if self._parent.context.len_post_header == 6 else self.id6.value)

            return getattr(self, '_m_table_id', None)


    class PreviousGtidsLogEvent(KaitaiStruct):
        """The set of all transactions in the logs before this one. Second event of
        every file since MySQL 5.6.5, maybe empty.
        
        The number of entries and the layout share eight bytes. Without tags (up
        to MySQL 8.2, and later while no tag is in use) they are one number below
        2^56. In all other formats, the last byte and the first are the format,
        the six between them the number.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1381
        
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/gtids/readme.md#L1
        
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_gtid_set.cc#L1391
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.PreviousGtidsLogEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_0 = self._io.read_u1()
            self.num_1 = self._io.read_u2le()
            self.num_3 = self._io.read_u4le()
            self.format = KaitaiStream.resolve_enum(MysqlBinlog.GtidSetFormat, self._io.read_u1())
            self.entries = []
            for i in range((self.num_entries if self.is_known else 0)):
                self.entries.append(MysqlBinlog.GtidSetEntry(self.format == MysqlBinlog.GtidSetFormat.tagged, self._io, self, self._root))

            if (not (self.is_known)):
                pass
                self.packed_entries = self._io.read_bytes_full()



        def _fetch_instances(self):
            pass
            for i in range(len(self.entries)):
                pass
                self.entries[i]._fetch_instances()

            if (not (self.is_known)):
                pass


        @property
        def if_none(self):
            """For the eye."""
            if hasattr(self, '_m_if_none'):
                return self._m_if_none

            self._m_if_none = (u"GTIDs in a format that is not known" if (not (self.is_known)) else (u"none" if self.num_entries == 0 else u""))
            return getattr(self, '_m_if_none', None)

        @property
        def is_known(self):
            """The format is one whose entries this document describes."""
            if hasattr(self, '_m_is_known'):
                return self._m_is_known

            self._m_is_known =  ((self.format == MysqlBinlog.GtidSetFormat.untagged) or (self.format == MysqlBinlog.GtidSetFormat.tagged)) 
            return getattr(self, '_m_is_known', None)

        @property
        def num_entries(self):
            """How many pairs of a server and a tag the set has."""
            if hasattr(self, '_m_num_entries'):
                return self._m_num_entries

            self._m_num_entries = ((self.num_0 + self.num_1 * 256) + self.num_3 * 16777216 if self.format == MysqlBinlog.GtidSetFormat.untagged else self.num_1 + self.num_3 * 65536)
            return getattr(self, '_m_num_entries', None)


    class QueryCompressedEvent(KaitaiStruct):
        """As `query_event`, with the statement compressed (`log_bin_compress`,
        MariaDB 10.2.3 and later; from `log_bin_compress_min_len` bytes on).
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L2323
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L360
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.QueryCompressedEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.thread_id = self._io.read_u4le()
            self.exec_time = self._io.read_u4le()
            self.len_database = self._io.read_u1()
            self.error_code = self._io.read_u2le()
            self.len_status_vars = self._io.read_u2le()
            self._raw_status_vars = self._io.read_bytes(self.len_status_vars)
            _io__raw_status_vars = KaitaiStream(BytesIO(self._raw_status_vars))
            self.status_vars = MysqlBinlog.QueryStatusVars(_io__raw_status_vars, self, self._root)
            self.database = (self._io.read_bytes(self.len_database)).decode(u"UTF-8")
            self.database_terminator = self._io.read_bytes(1)
            if not self.database_terminator == b"\x00":
                raise kaitaistruct.ValidationNotEqualError(b"\x00", self.database_terminator, self._io, u"/types/query_compressed_event/seq/7")
            self._raw_query = self._io.read_bytes_full()
            _io__raw_query = KaitaiStream(BytesIO(self._raw_query))
            self.query = MysqlBinlog.MariadbCompressed(_io__raw_query, self, self._root)


        def _fetch_instances(self):
            pass
            self.status_vars._fetch_instances()
            self.query._fetch_instances()

        @property
        def query_utf8(self):
            """The statement for the eye."""
            if hasattr(self, '_m_query_utf8'):
                return self._m_query_utf8

            if self.query.is_compressed:
                pass
                self._m_query_utf8 = (self.query.plain).decode(u"UTF-8")

            return getattr(self, '_m_query_utf8', None)


    class QueryEvent(KaitaiStruct):
        """A statement as text: DDL, changes of data where `binlog_format` is
        STATEMENT or MIXED, and BEGIN, COMMIT, ROLLBACK, SAVEPOINT, XA statements.
        The status variables recreate the session that it ran in.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L470
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.QueryEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.thread_id = self._io.read_u4le()
            self.exec_time = self._io.read_u4le()
            self.len_database = self._io.read_u1()
            self.error_code = self._io.read_u2le()
            self.len_status_vars = self._io.read_u2le()
            self._raw_status_vars = self._io.read_bytes(self.len_status_vars)
            _io__raw_status_vars = KaitaiStream(BytesIO(self._raw_status_vars))
            self.status_vars = MysqlBinlog.QueryStatusVars(_io__raw_status_vars, self, self._root)
            self.database = (self._io.read_bytes(self.len_database)).decode(u"UTF-8")
            self.database_terminator = self._io.read_bytes(1)
            if not self.database_terminator == b"\x00":
                raise kaitaistruct.ValidationNotEqualError(b"\x00", self.database_terminator, self._io, u"/types/query_event/seq/7")
            self.query = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.status_vars._fetch_instances()

        @property
        def query_utf8(self):
            """The statement for the eye; where the client's character set is not
            UTF-8, use `query`.
            """
            if hasattr(self, '_m_query_utf8'):
                return self._m_query_utf8

            self._m_query_utf8 = (self.query).decode(u"UTF-8")
            return getattr(self, '_m_query_utf8', None)


    class QueryFlags2(KaitaiStruct):
        """The options of a session one by one; see `query_flag2`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.QueryFlags2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def auto_is_null(self):
            if hasattr(self, '_m_auto_is_null'):
                return self._m_auto_is_null

            self._m_auto_is_null = self.bits & int(MysqlBinlog.QueryFlag2.auto_is_null) != 0
            return getattr(self, '_m_auto_is_null', None)

        @property
        def explicit_def_timestamp(self):
            if hasattr(self, '_m_explicit_def_timestamp'):
                return self._m_explicit_def_timestamp

            self._m_explicit_def_timestamp = self.bits & int(MysqlBinlog.QueryFlag2.explicit_def_timestamp) != 0
            return getattr(self, '_m_explicit_def_timestamp', None)

        @property
        def if_exists(self):
            if hasattr(self, '_m_if_exists'):
                return self._m_if_exists

            self._m_if_exists = self.bits & int(MysqlBinlog.QueryFlag2.if_exists) != 0
            return getattr(self, '_m_if_exists', None)

        @property
        def insert_history(self):
            if hasattr(self, '_m_insert_history'):
                return self._m_insert_history

            self._m_insert_history = self.bits & int(MysqlBinlog.QueryFlag2.insert_history) != 0
            return getattr(self, '_m_insert_history', None)

        @property
        def no_check_constraint_checks(self):
            if hasattr(self, '_m_no_check_constraint_checks'):
                return self._m_no_check_constraint_checks

            self._m_no_check_constraint_checks = self.bits & int(MysqlBinlog.QueryFlag2.no_check_constraint_checks) != 0
            return getattr(self, '_m_no_check_constraint_checks', None)

        @property
        def no_foreign_key_checks(self):
            if hasattr(self, '_m_no_foreign_key_checks'):
                return self._m_no_foreign_key_checks

            self._m_no_foreign_key_checks = self.bits & int(MysqlBinlog.QueryFlag2.no_foreign_key_checks) != 0
            return getattr(self, '_m_no_foreign_key_checks', None)

        @property
        def not_autocommit(self):
            if hasattr(self, '_m_not_autocommit'):
                return self._m_not_autocommit

            self._m_not_autocommit = self.bits & int(MysqlBinlog.QueryFlag2.not_autocommit) != 0
            return getattr(self, '_m_not_autocommit', None)

        @property
        def relaxed_unique_checks(self):
            if hasattr(self, '_m_relaxed_unique_checks'):
                return self._m_relaxed_unique_checks

            self._m_relaxed_unique_checks = self.bits & int(MysqlBinlog.QueryFlag2.relaxed_unique_checks) != 0
            return getattr(self, '_m_relaxed_unique_checks', None)


    class QueryStatusVar(KaitaiStruct):
        """One setting of the session. Its size is known from its code only: what
        comes after an unknown code cannot be read.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L483
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.QueryStatusVar, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.code = KaitaiStream.resolve_enum(MysqlBinlog.QueryStatusCode, self._io.read_u1())
            _on = self.code
            if _on == MysqlBinlog.QueryStatusCode.auto_increment:
                pass
                self.body = MysqlBinlog.StatusAutoIncrement(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.catalog:
                pass
                self.body = MysqlBinlog.StatusCatalog(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.catalog_nz:
                pass
                self.body = MysqlBinlog.ShortString(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.charset:
                pass
                self.body = MysqlBinlog.StatusCharset(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.charset_database:
                pass
                self.body = MysqlBinlog.StatusU2(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.ddl_logged_with_xid:
                pass
                self.body = MysqlBinlog.StatusU8(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.default_collation_for_utf8mb4:
                pass
                self.body = MysqlBinlog.StatusU2(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.default_table_encryption:
                pass
                self.body = MysqlBinlog.StatusU1(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.enable_cascade_triggers:
                pass
                self.body = MysqlBinlog.StatusU1(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.explicit_defaults_for_timestamp:
                pass
                self.body = MysqlBinlog.StatusU1(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.flags2:
                pass
                self.body = MysqlBinlog.StatusFlags2(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.invoker:
                pass
                self.body = MysqlBinlog.StatusInvoker(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.lc_time_names:
                pass
                self.body = MysqlBinlog.StatusU2(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.mariadb_character_set_collations:
                pass
                self.body = MysqlBinlog.StatusCharacterSetCollations(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.mariadb_gtid_flags3:
                pass
                self.body = MysqlBinlog.StatusGtidFlags3(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.mariadb_hrnow:
                pass
                self.body = MysqlBinlog.StatusU3(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.mariadb_xid:
                pass
                self.body = MysqlBinlog.StatusU8(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.master_data_written:
                pass
                self.body = MysqlBinlog.StatusU4(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.microseconds:
                pass
                self.body = MysqlBinlog.StatusU3(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.sql_mode:
                pass
                self.body = MysqlBinlog.StatusSqlMode(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.sql_require_primary_key:
                pass
                self.body = MysqlBinlog.StatusU1(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.table_map_for_update:
                pass
                self.body = MysqlBinlog.StatusU8(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.time_zone:
                pass
                self.body = MysqlBinlog.ShortString(self._io, self, self._root)
            elif _on == MysqlBinlog.QueryStatusCode.updated_db_names:
                pass
                self.body = MysqlBinlog.StatusUpdatedDbNames(self._io, self, self._root)
            else:
                pass
                self.body = MysqlBinlog.StatusUnknown(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            _on = self.code
            if _on == MysqlBinlog.QueryStatusCode.auto_increment:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.catalog:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.catalog_nz:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.charset:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.charset_database:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.ddl_logged_with_xid:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.default_collation_for_utf8mb4:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.default_table_encryption:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.enable_cascade_triggers:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.explicit_defaults_for_timestamp:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.flags2:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.invoker:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.lc_time_names:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.mariadb_character_set_collations:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.mariadb_gtid_flags3:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.mariadb_hrnow:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.mariadb_xid:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.master_data_written:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.microseconds:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.sql_mode:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.sql_require_primary_key:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.table_map_for_update:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.time_zone:
                pass
                self.body._fetch_instances()
            elif _on == MysqlBinlog.QueryStatusCode.updated_db_names:
                pass
                self.body._fetch_instances()
            else:
                pass
                self.body._fetch_instances()


    class QueryStatusVars(KaitaiStruct):
        """Variables, as far as they are needed. The order is the server's own, not
        that of the codes: MySQL writes `catalog_nz` (6) before `auto_increment`
        (3), MariaDB `mariadb_character_set_collations` (131) before `charset`
        (4).
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L171
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.QueryStatusVars, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.vars = []
            i = 0
            while not self._io.is_eof():
                self.vars.append(MysqlBinlog.QueryStatusVar(self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.vars)):
                pass
                self.vars[i]._fetch_instances()



    class RandEvent(KaitaiStruct):
        """Seeds of RAND() in the statement after it.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L1059
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.RandEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.seed1 = self._io.read_u8le()
            self.seed2 = self._io.read_u8le()


        def _fetch_instances(self):
            pass


    class RotateEvent(KaitaiStruct):
        """The log goes on in another file. Last event of a full file; at the start
        of what a source sends to a replica, and so in relay logs, an artificial
        one (`event_flag::artificial`) names the file that the events after it are
        from.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L117
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.RotateEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.position = self._io.read_u8le()
            self.file_name = (self._io.read_bytes_full()).decode(u"UTF-8")


        def _fetch_instances(self):
            pass


    class Row(KaitaiStruct):
        """One image of a row: the values of those columns that the image has and
        that are not NULL, one after another.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L882
        """
        def __init__(self, is_after, map_idx, _io, _parent=None, _root=None):
            super(MysqlBinlog.Row, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_after = is_after
            self.map_idx = map_idx
            self._read()

        def _read(self):
            if  ((self.is_after) and (self._parent.is_partial)) :
                pass
                self.value_options = MysqlBinlog.LenencInt(self._io, self, self._root)

            if self.has_partial_bits:
                pass
                self.partial_bits = self._io.read_bytes((self._root.events[self.map_idx].body.num_json_columns + 7) // 8)

            self.null_bits = self._io.read_bytes(((self._parent.columns_after if self.is_after else self._parent.columns_before).num_set + 7) // 8)
            self.cells = []
            for i in range(self._parent.num_columns):
                _on = ((MysqlBinlog.ValueKind.null if KaitaiStream.byte_array_index(self.null_bits, (self._parent.columns_after if self.is_after else self._parent.columns_before).bits[i].rank // 8) >> (self._parent.columns_after if self.is_after else self._parent.columns_before).bits[i].rank % 8 & 1 == 1 else (MysqlBinlog.ValueKind.json_diffs if  ((self.has_partial_bits) and (self._root.events[self.map_idx].body.metadata.columns[i].is_json) and (KaitaiStream.byte_array_index(self.partial_bits, self._root.events[self.map_idx].body.metadata.columns[i].num_json_before // 8) >> self._root.events[self.map_idx].body.metadata.columns[i].num_json_before % 8 & 1 == 1))  else self._root.events[self.map_idx].body.metadata.columns[i].kind)) if (self._parent.columns_after if self.is_after else self._parent.columns_before).bits[i].is_set else MysqlBinlog.ValueKind.absent)
                if _on == MysqlBinlog.ValueKind.absent:
                    pass
                    self.cells.append(MysqlBinlog.ValueAbsent(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.bit:
                    pass
                    self.cells.append(MysqlBinlog.ValueBit(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].meta_1, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.blob:
                    pass
                    self.cells.append(MysqlBinlog.ValueBlob(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._root.events[self.map_idx].body.metadata.columns[i].is_binary, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.blob_compressed:
                    pass
                    self.cells.append(MysqlBinlog.ValueCompressed(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.date:
                    pass
                    self.cells.append(MysqlBinlog.ValueDate(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.datetime:
                    pass
                    self.cells.append(MysqlBinlog.ValueDatetime(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.datetime2:
                    pass
                    self.cells.append(MysqlBinlog.ValueDatetime2(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.datetime_hires:
                    pass
                    self.cells.append(MysqlBinlog.ValueDatetimeHires(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.double:
                    pass
                    self.cells.append(MysqlBinlog.ValueF8(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.enum:
                    pass
                    self.cells.append(MysqlBinlog.ValueEnum(self._root.events[self.map_idx].body.metadata.columns[i].max_length, self._root.events[self.map_idx].body.metadata.columns[i].label, self._root.events[self.map_idx].body.metadata.columns[i].idx, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.float:
                    pass
                    self.cells.append(MysqlBinlog.ValueF4(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.geometry:
                    pass
                    self.cells.append(MysqlBinlog.ValueGeometry(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.int24:
                    pass
                    self.cells.append(MysqlBinlog.ValueS3(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.int24_unsigned:
                    pass
                    self.cells.append(MysqlBinlog.ValueU3(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.json:
                    pass
                    self.cells.append(MysqlBinlog.ValueJson(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.json_diffs:
                    pass
                    self.cells.append(MysqlBinlog.ValueJsonDiffs(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.long:
                    pass
                    self.cells.append(MysqlBinlog.ValueS4(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.long_blob:
                    pass
                    self.cells.append(MysqlBinlog.ValueBlob(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._root.events[self.map_idx].body.metadata.columns[i].is_binary, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.long_unsigned:
                    pass
                    self.cells.append(MysqlBinlog.ValueU4(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.longlong:
                    pass
                    self.cells.append(MysqlBinlog.ValueS8(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.longlong_unsigned:
                    pass
                    self.cells.append(MysqlBinlog.ValueU8(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.medium_blob:
                    pass
                    self.cells.append(MysqlBinlog.ValueBlob(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._root.events[self.map_idx].body.metadata.columns[i].is_binary, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.newdate:
                    pass
                    self.cells.append(MysqlBinlog.ValueDate(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.newdecimal:
                    pass
                    self.cells.append(MysqlBinlog.ValueDecimal(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].meta_1, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.null:
                    pass
                    self.cells.append(MysqlBinlog.ValueNull(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.set:
                    pass
                    self.cells.append(MysqlBinlog.ValueSet(self._root.events[self.map_idx].body.metadata.columns[i].max_length, self._root.events[self.map_idx].body.metadata.columns[i].label, self._root.events[self.map_idx].body.metadata.columns[i].idx, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.short:
                    pass
                    self.cells.append(MysqlBinlog.ValueS2(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.short_unsigned:
                    pass
                    self.cells.append(MysqlBinlog.ValueU2(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.string:
                    pass
                    self.cells.append(MysqlBinlog.ValueString(self._root.events[self.map_idx].body.metadata.columns[i].len_length, self._root.events[self.map_idx].body.metadata.columns[i].label, self._root.events[self.map_idx].body.metadata.columns[i].is_binary, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.time:
                    pass
                    self.cells.append(MysqlBinlog.ValueTime(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.time2:
                    pass
                    self.cells.append(MysqlBinlog.ValueTime2(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.time_hires:
                    pass
                    self.cells.append(MysqlBinlog.ValueTimeHires(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.timestamp:
                    pass
                    self.cells.append(MysqlBinlog.ValueTimestamp(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.timestamp2:
                    pass
                    self.cells.append(MysqlBinlog.ValueTimestamp2(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.timestamp_hires:
                    pass
                    self.cells.append(MysqlBinlog.ValueTimestampHires(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.tiny:
                    pass
                    self.cells.append(MysqlBinlog.ValueS1(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.tiny_blob:
                    pass
                    self.cells.append(MysqlBinlog.ValueBlob(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._root.events[self.map_idx].body.metadata.columns[i].is_binary, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.tiny_unsigned:
                    pass
                    self.cells.append(MysqlBinlog.ValueU1(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.var_string:
                    pass
                    self.cells.append(MysqlBinlog.ValueString(self._root.events[self.map_idx].body.metadata.columns[i].len_length, self._root.events[self.map_idx].body.metadata.columns[i].label, self._root.events[self.map_idx].body.metadata.columns[i].is_binary, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.varchar:
                    pass
                    self.cells.append(MysqlBinlog.ValueString(self._root.events[self.map_idx].body.metadata.columns[i].len_length, self._root.events[self.map_idx].body.metadata.columns[i].label, self._root.events[self.map_idx].body.metadata.columns[i].is_binary, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.varchar_compressed:
                    pass
                    self.cells.append(MysqlBinlog.ValueCompressed(self._root.events[self.map_idx].body.metadata.columns[i].len_length, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.vector:
                    pass
                    self.cells.append(MysqlBinlog.ValueVector(self._root.events[self.map_idx].body.metadata.columns[i].meta_0, self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                elif _on == MysqlBinlog.ValueKind.year:
                    pass
                    self.cells.append(MysqlBinlog.ValueYear(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))
                else:
                    pass
                    self.cells.append(MysqlBinlog.ValueUnknown(self._root.events[self.map_idx].body.metadata.columns[i].label, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            if  ((self.is_after) and (self._parent.is_partial)) :
                pass
                self.value_options._fetch_instances()

            if self.has_partial_bits:
                pass

            for i in range(len(self.cells)):
                pass
                _on = ((MysqlBinlog.ValueKind.null if KaitaiStream.byte_array_index(self.null_bits, (self._parent.columns_after if self.is_after else self._parent.columns_before).bits[i].rank // 8) >> (self._parent.columns_after if self.is_after else self._parent.columns_before).bits[i].rank % 8 & 1 == 1 else (MysqlBinlog.ValueKind.json_diffs if  ((self.has_partial_bits) and (self._root.events[self.map_idx].body.metadata.columns[i].is_json) and (KaitaiStream.byte_array_index(self.partial_bits, self._root.events[self.map_idx].body.metadata.columns[i].num_json_before // 8) >> self._root.events[self.map_idx].body.metadata.columns[i].num_json_before % 8 & 1 == 1))  else self._root.events[self.map_idx].body.metadata.columns[i].kind)) if (self._parent.columns_after if self.is_after else self._parent.columns_before).bits[i].is_set else MysqlBinlog.ValueKind.absent)
                if _on == MysqlBinlog.ValueKind.absent:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.bit:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.blob:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.blob_compressed:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.date:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.datetime:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.datetime2:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.datetime_hires:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.double:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.enum:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.float:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.geometry:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.int24:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.int24_unsigned:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.json:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.json_diffs:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.long:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.long_blob:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.long_unsigned:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.longlong:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.longlong_unsigned:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.medium_blob:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.newdate:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.newdecimal:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.null:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.set:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.short:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.short_unsigned:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.string:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.time:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.time2:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.time_hires:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.timestamp:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.timestamp2:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.timestamp_hires:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.tiny:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.tiny_blob:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.tiny_unsigned:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.var_string:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.varchar:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.varchar_compressed:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.vector:
                    pass
                    self.cells[i]._fetch_instances()
                elif _on == MysqlBinlog.ValueKind.year:
                    pass
                    self.cells[i]._fetch_instances()
                else:
                    pass
                    self.cells[i]._fetch_instances()

            _ = self.option_bits
            if hasattr(self, '_m_option_bits'):
                pass
                self._m_option_bits._fetch_instances()


        @property
        def has_partial_bits(self):
            """The image may hold differences instead of JSON documents."""
            if hasattr(self, '_m_has_partial_bits'):
                return self._m_has_partial_bits

            self._m_has_partial_bits =  ((self.is_after) and (self._parent.is_partial) and (self.value_options.value & int(MysqlBinlog.RowValueOption.partial_json) != 0)) 
            return getattr(self, '_m_has_partial_bits', None)

        @property
        def image(self):
            """Which of the two images of an update this is, for the eye."""
            if hasattr(self, '_m_image'):
                return self._m_image

            self._m_image = ((u"after: " if self.is_after else u"before: ") if self._parent.is_update else u"")
            return getattr(self, '_m_image', None)

        @property
        def option_bits(self):
            """The same as `value_options`, one by one."""
            if hasattr(self, '_m_option_bits'):
                return self._m_option_bits

            if  ((self.is_after) and (self._parent.is_partial)) :
                pass
                self._m_option_bits = MysqlBinlog.RowValueOptions(self.value_options.value, self._io, self, self._root)

            return getattr(self, '_m_option_bits', None)


    class RowValueOptions(KaitaiStruct):
        """The options of an image one by one; see `row_value_option`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.RowValueOptions, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def partial_json(self):
            if hasattr(self, '_m_partial_json'):
                return self._m_partial_json

            self._m_partial_json = self.bits & int(MysqlBinlog.RowValueOption.partial_json) != 0
            return getattr(self, '_m_partial_json', None)


    class RowsEvent(KaitaiStruct):
        """Rows that a statement inserted, updated or deleted. An insert and a delete
        have one image a row, an update has two: the row before and the row after.
        
        The same layout serves all of them. A post-header of 6 bytes means a table
        number of four bytes, one of 10 bytes means version 2, with extra data.
        The images are read with the table map of the same number that came before
        in the statement.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L882
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L4621
        """
        def __init__(self, is_update, is_partial, is_compressed, _io, _parent=None, _root=None):
            super(MysqlBinlog.RowsEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_update = is_update
            self.is_partial = is_partial
            self.is_compressed = is_compressed
            self._read()

        def _read(self):
            if self._parent.context.len_post_header == 6:
                pass
                self.id4 = self._io.read_u4le()

            if self._parent.context.len_post_header != 6:
                pass
                self.id6 = MysqlBinlog.U6(self._io, self, self._root)

            self.flags = self._io.read_u2le()
            if self._parent.context.len_post_header == 10:
                pass
                self.len_extra_data = self._io.read_u2le()
                if not self.len_extra_data >= 2:
                    raise kaitaistruct.ValidationLessThanError(2, self.len_extra_data, self._io, u"/types/rows_event/seq/3")

            if self._parent.context.len_post_header == 10:
                pass
                self._raw_extra_data = self._io.read_bytes(self.len_extra_data - 2)
                _io__raw_extra_data = KaitaiStream(BytesIO(self._raw_extra_data))
                self.extra_data = MysqlBinlog.ExtraRowInfo(self.is_update, _io__raw_extra_data, self, self._root)

            self.num_columns_raw = MysqlBinlog.LenencInt(self._io, self, self._root)
            self.columns_before = MysqlBinlog.Bitmap(self.num_columns, self._io, self, self._root)
            if self.is_update:
                pass
                self.columns_after = MysqlBinlog.Bitmap(self.num_columns, self._io, self, self._root)

            if self.ofs_rows >= 0:
                pass
                self.invoke_ofs_rows = self._io.read_bytes(0)



        def _fetch_instances(self):
            pass
            if self._parent.context.len_post_header == 6:
                pass

            if self._parent.context.len_post_header != 6:
                pass
                self.id6._fetch_instances()

            if self._parent.context.len_post_header == 10:
                pass

            if self._parent.context.len_post_header == 10:
                pass
                self.extra_data._fetch_instances()

            self.num_columns_raw._fetch_instances()
            self.columns_before._fetch_instances()
            if self.is_update:
                pass
                self.columns_after._fetch_instances()

            if self.ofs_rows >= 0:
                pass

            _ = self.compressed
            if hasattr(self, '_m_compressed'):
                pass
                self._m_compressed._fetch_instances()

            _ = self.decompressed
            if hasattr(self, '_m_decompressed'):
                pass
                self._m_decompressed._fetch_instances()

            _ = self.first_row
            if hasattr(self, '_m_first_row'):
                pass
                for i in range(len(self._m_first_row)):
                    pass
                    self._m_first_row[i]._fetch_instances()


            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()

            _ = self.lookup
            if hasattr(self, '_m_lookup'):
                pass
                self._m_lookup._fetch_instances()

            _ = self.rows
            if hasattr(self, '_m_rows'):
                pass
                for i in range(len(self._m_rows)):
                    pass
                    self._m_rows[i]._fetch_instances()


            _ = self.rows_data
            if hasattr(self, '_m_rows_data'):
                pass


        @property
        def compressed(self):
            """The images of an event that compresses them."""
            if hasattr(self, '_m_compressed'):
                return self._m_compressed

            if self.is_compressed:
                pass
                _pos = self._io.pos()
                self._io.seek(self.ofs_rows)
                self._raw__m_compressed = self._io.read_bytes_full()
                _io__raw__m_compressed = KaitaiStream(BytesIO(self._raw__m_compressed))
                self._m_compressed = MysqlBinlog.MariadbCompressed(_io__raw__m_compressed, self, self._root)
                self._io.seek(_pos)

            return getattr(self, '_m_compressed', None)

        @property
        def decompressed(self):
            """The same, decompressed."""
            if hasattr(self, '_m_decompressed'):
                return self._m_decompressed

            if  ((self.is_compressed) and (self.lookup.event_idx >= 0)) :
                pass
                _pos = self._io.pos()
                self._io.seek((self.ofs_rows + 1) + (self.compressed.head & 7))
                self._raw__raw__m_decompressed = self._io.read_bytes_full()
                self._raw__m_decompressed = zlib.decompress(self._raw__raw__m_decompressed)
                _io__raw__m_decompressed = KaitaiStream(BytesIO(self._raw__m_decompressed))
                self._m_decompressed = MysqlBinlog.DecompressedRows(self.lookup.event_idx, _io__raw__m_decompressed, self, self._root)
                self._io.seek(_pos)

            return getattr(self, '_m_decompressed', None)

        @property
        def first_row(self):
            """For the eye."""
            if hasattr(self, '_m_first_row'):
                return self._m_first_row

            _pos = self._io.pos()
            self._io.seek(self.ofs_rows)
            self._m_first_row = []
            for i in range((1 if  ((self.lookup.event_idx >= 0) and ((not (self.is_compressed))) and (self._io.size() > self.ofs_rows))  else 0)):
                self._m_first_row.append(MysqlBinlog.Row(False, self.lookup.event_idx, self._io, self, self._root))

            self._io.seek(_pos)
            return getattr(self, '_m_first_row', None)

        @property
        def flag_bits(self):
            """The same as `flags`, one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            self._m_flag_bits = MysqlBinlog.RowsFlags(self.flags, self._io, self, self._root)
            return getattr(self, '_m_flag_bits', None)

        @property
        def is_end_of_statement(self):
            """The table maps before this event are of no use after it."""
            if hasattr(self, '_m_is_end_of_statement'):
                return self._m_is_end_of_statement

            self._m_is_end_of_statement = self.flags & int(MysqlBinlog.RowsFlag.stmt_end) != 0
            return getattr(self, '_m_is_end_of_statement', None)

        @property
        def lookup(self):
            """Plumbing. Where the table map is."""
            if hasattr(self, '_m_lookup'):
                return self._m_lookup

            self._m_lookup = MysqlBinlog.TableLookup(self.table_id, self._parent.context.prev_table_map_idx, self._io, self, self._root)
            return getattr(self, '_m_lookup', None)

        @property
        def num_columns(self):
            """Number of columns of the table, as many as in its table map."""
            if hasattr(self, '_m_num_columns'):
                return self._m_num_columns

            self._m_num_columns = self.num_columns_raw.value
            return getattr(self, '_m_num_columns', None)

        @property
        def num_rows(self):
            """For the eye. Rows are counted where there are few bytes of them. Where
            an image could not be read, the stream stays in the midst of it: who
            asks again, as the Web IDE does, is told so.
            """
            if hasattr(self, '_m_num_rows'):
                return self._m_num_rows

            self._m_num_rows = (u"" if self.lookup.event_idx < 0 else (u": compressed rows" if self.is_compressed else ((u": DAMAGED, first row " if  ((len(self.first_row) > 0) and (self._io.pos() != self.ofs_rows))  else u": first row ") if self._io.size() - self.ofs_rows > 1024 else ((u": DAMAGED in image " + str(len(self.rows))) + u", first " if  ((len(self.rows) > 0) and (self._io.pos() != self.ofs_rows))  else (u": 1 row, " if  ((len(self.rows) == 1) or ( ((self.is_update) and (len(self.rows) == 2)) ))  else (u": " + str((len(self.rows) // 2 if self.is_update else len(self.rows)))) + u" rows, first ")))))
            return getattr(self, '_m_num_rows', None)

        @property
        def ofs_rows(self):
            """Plumbing. Where the images start in the body."""
            if hasattr(self, '_m_ofs_rows'):
                return self._m_ofs_rows

            self._m_ofs_rows = self._io.pos()
            return getattr(self, '_m_ofs_rows', None)

        @property
        def rows(self):
            """Images of rows, up to the end of the body; for an update the one
            before and the one after in turn.
            """
            if hasattr(self, '_m_rows'):
                return self._m_rows

            if  ((self.lookup.event_idx >= 0) and ((not (self.is_compressed)))) :
                pass
                _pos = self._io.pos()
                self._io.seek(self.ofs_rows)
                self._m_rows = []
                i = 0
                while not self._io.is_eof():
                    self._m_rows.append(MysqlBinlog.Row( ((self.is_update) and (i % 2 == 1)) , self.lookup.event_idx, self._io, self, self._root))
                    i += 1

                self._io.seek(_pos)

            return getattr(self, '_m_rows', None)

        @property
        def rows_data(self):
            """All images, or what they were compressed to."""
            if hasattr(self, '_m_rows_data'):
                return self._m_rows_data

            _pos = self._io.pos()
            self._io.seek(self.ofs_rows)
            self._m_rows_data = self._io.read_bytes_full()
            self._io.seek(_pos)
            return getattr(self, '_m_rows_data', None)

        @property
        def table_id(self):
            """Number of the table; 0xffffff in a dummy that only ends a statement.
            """
            if hasattr(self, '_m_table_id'):
                return self._m_table_id

            self._m_table_id = (self.id4 if self._parent.context.len_post_header == 6 else self.id6.value)
            return getattr(self, '_m_table_id', None)

        @property
        def table_name(self):
            """For the eye; says so when the table map is not in the log."""
            if hasattr(self, '_m_table_name'):
                return self._m_table_name

            self._m_table_name = ((self._root.events[self.lookup.event_idx].body.database + u".") + self._root.events[self.lookup.event_idx].body.table if self.lookup.event_idx >= 0 else (u"end of statement" if self.table_id == 16777215 else u"no table map for table " + str(self.table_id)))
            return getattr(self, '_m_table_name', None)


    class RowsFlags(KaitaiStruct):
        """The flags of a rows event one by one; see `rows_flag`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.RowsFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def complete_rows(self):
            if hasattr(self, '_m_complete_rows'):
                return self._m_complete_rows

            self._m_complete_rows = self.bits & int(MysqlBinlog.RowsFlag.complete_rows) != 0
            return getattr(self, '_m_complete_rows', None)

        @property
        def no_check_constraint_checks(self):
            if hasattr(self, '_m_no_check_constraint_checks'):
                return self._m_no_check_constraint_checks

            self._m_no_check_constraint_checks = self.bits & int(MysqlBinlog.RowsFlag.no_check_constraint_checks) != 0
            return getattr(self, '_m_no_check_constraint_checks', None)

        @property
        def no_foreign_key_checks(self):
            if hasattr(self, '_m_no_foreign_key_checks'):
                return self._m_no_foreign_key_checks

            self._m_no_foreign_key_checks = self.bits & int(MysqlBinlog.RowsFlag.no_foreign_key_checks) != 0
            return getattr(self, '_m_no_foreign_key_checks', None)

        @property
        def relaxed_unique_checks(self):
            if hasattr(self, '_m_relaxed_unique_checks'):
                return self._m_relaxed_unique_checks

            self._m_relaxed_unique_checks = self.bits & int(MysqlBinlog.RowsFlag.relaxed_unique_checks) != 0
            return getattr(self, '_m_relaxed_unique_checks', None)

        @property
        def stmt_end(self):
            if hasattr(self, '_m_stmt_end'):
                return self._m_stmt_end

            self._m_stmt_end = self.bits & int(MysqlBinlog.RowsFlag.stmt_end) != 0
            return getattr(self, '_m_stmt_end', None)

        @property
        def use_sql_foreign_key(self):
            if hasattr(self, '_m_use_sql_foreign_key'):
                return self._m_use_sql_foreign_key

            self._m_use_sql_foreign_key = self.bits & int(MysqlBinlog.RowsFlag.use_sql_foreign_key) != 0
            return getattr(self, '_m_use_sql_foreign_key', None)


    class RowsQueryLogEvent(KaitaiStruct):
        """The statement behind the row events that follow
        (`binlog_rows_query_log_events`, MySQL 5.6.2 and later). Ignorable.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L1185
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.RowsQueryLogEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_query = self._io.read_u1()
            self.query = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass

        @property
        def query_utf8(self):
            """The statement for the eye."""
            if hasattr(self, '_m_query_utf8'):
                return self._m_query_utf8

            self._m_query_utf8 = (self.query).decode(u"UTF-8")
            return getattr(self, '_m_query_utf8', None)


    class SecondFraction(KaitaiStruct):
        """Fraction of a second: a big-endian number, one byte for two digits.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/my_time.cc#L1881
        """
        def __init__(self, fsp, _io, _parent=None, _root=None):
            super(MysqlBinlog.SecondFraction, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.fsp = fsp
            self._read()

        def _read(self):
            if self.len_number > 0:
                pass
                _on = self.len_number
                if _on == 1:
                    pass
                    self.number = self._io.read_u1()
                elif _on == 2:
                    pass
                    self.number = self._io.read_u2be()
                elif _on == 3:
                    pass
                    self.number = self._io.read_bits_int_be(24)



        def _fetch_instances(self):
            pass
            if self.len_number > 0:
                pass
                _on = self.len_number
                if _on == 1:
                    pass
                elif _on == 2:
                    pass
                elif _on == 3:
                    pass


        @property
        def len_number(self):
            if hasattr(self, '_m_len_number'):
                return self._m_len_number

            self._m_len_number = (self.fsp + 1) // 2
            return getattr(self, '_m_len_number', None)

        @property
        def micros(self):
            if hasattr(self, '_m_micros'):
                return self._m_micros

            self._m_micros = self.value * self.micros_per_unit
            return getattr(self, '_m_micros', None)

        @property
        def micros_per_unit(self):
            """Hundredths, ten thousandths or millionths of a second are counted."""
            if hasattr(self, '_m_micros_per_unit'):
                return self._m_micros_per_unit

            self._m_micros_per_unit = (10000 if self.len_number == 1 else (100 if self.len_number == 2 else 1))
            return getattr(self, '_m_micros_per_unit', None)

        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (0 if self.len_number == 0 else self.number)
            return getattr(self, '_m_value', None)


    class SetMember(KaitaiStruct):
        """A label of a SET column."""
        def __init__(self, idx, column, _io, _parent=None, _root=None):
            super(MysqlBinlog.SetMember, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.idx = idx
            self.column = column
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def before(self):
            if hasattr(self, '_m_before'):
                return self._m_before

            self._m_before = (u"" if self.idx == 0 else self._parent.members[self.idx - 1].text)
            return getattr(self, '_m_before', None)

        @property
        def is_set(self):
            """The value has the label."""
            if hasattr(self, '_m_is_set'):
                return self._m_is_set

            self._m_is_set =  ((self.idx // 8 < self._parent.len_value) and (KaitaiStream.byte_array_index(self._parent.stored, self.idx // 8) >> self.idx % 8 & 1 == 1)) 
            return getattr(self, '_m_is_set', None)

        @property
        def text(self):
            """The labels of the value up to and with this one."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = ((u"" if self.before == u"" else self.before + u",") + (self._root.events[self._parent._parent.map_idx].body.optional_metadata[self._root.events[self._parent._parent.map_idx].body.set_labels_idx].body.lists[self._root.events[self._parent._parent.map_idx].body.metadata.columns[self.column].num_set_before].labels[self.idx].value).decode(u"UTF-8") if self.is_set else self.before)
            return getattr(self, '_m_text', None)


    class ShortString(KaitaiStruct):
        """Text of at most 255 bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.ShortString, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u1()
            self.value = (self._io.read_bytes(self.len_value)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass


    class SlaveEvent(KaitaiStruct):
        """Position on a source. Written by no server that is known.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L288
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.SlaveEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.source_position = self._io.read_u8le()
            self.source_port = self._io.read_u2le()
            self.source_host = (self._io.read_bytes_term(0, False, True, True)).decode(u"UTF-8")
            self.source_log = (self._io.read_bytes_term(0, False, True, True)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass


    class SqlModes(KaitaiStruct):
        """The modes of a session one by one; see `sql_mode_flag`."""
        def __init__(self, low, high, _io, _parent=None, _root=None):
            super(MysqlBinlog.SqlModes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.low = low
            self.high = high
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def allow_invalid_dates(self):
            if hasattr(self, '_m_allow_invalid_dates'):
                return self._m_allow_invalid_dates

            self._m_allow_invalid_dates = self.low & int(MysqlBinlog.SqlModeFlag.allow_invalid_dates) != 0
            return getattr(self, '_m_allow_invalid_dates', None)

        @property
        def ansi(self):
            if hasattr(self, '_m_ansi'):
                return self._m_ansi

            self._m_ansi = self.low & int(MysqlBinlog.SqlModeFlag.ansi) != 0
            return getattr(self, '_m_ansi', None)

        @property
        def ansi_quotes(self):
            if hasattr(self, '_m_ansi_quotes'):
                return self._m_ansi_quotes

            self._m_ansi_quotes = self.low & int(MysqlBinlog.SqlModeFlag.ansi_quotes) != 0
            return getattr(self, '_m_ansi_quotes', None)

        @property
        def bit_32(self):
            """TIME_TRUNCATE_FRACTIONAL in MySQL, EMPTY_STRING_IS_NULL in MariaDB.
            """
            if hasattr(self, '_m_bit_32'):
                return self._m_bit_32

            self._m_bit_32 = self.high & 1 != 0
            return getattr(self, '_m_bit_32', None)

        @property
        def bit_33(self):
            """INTERPRET_UTF8_AS_UTF8MB4 in MySQL, SIMULTANEOUS_ASSIGNMENT in
            MariaDB.
            """
            if hasattr(self, '_m_bit_33'):
                return self._m_bit_33

            self._m_bit_33 = self.high & 2 != 0
            return getattr(self, '_m_bit_33', None)

        @property
        def bit_34(self):
            """TIME_ROUND_FRACTIONAL in MariaDB."""
            if hasattr(self, '_m_bit_34'):
                return self._m_bit_34

            self._m_bit_34 = self.high & 4 != 0
            return getattr(self, '_m_bit_34', None)

        @property
        def db2(self):
            if hasattr(self, '_m_db2'):
                return self._m_db2

            self._m_db2 = self.low & int(MysqlBinlog.SqlModeFlag.db2) != 0
            return getattr(self, '_m_db2', None)

        @property
        def error_for_division_by_zero(self):
            if hasattr(self, '_m_error_for_division_by_zero'):
                return self._m_error_for_division_by_zero

            self._m_error_for_division_by_zero = self.low & int(MysqlBinlog.SqlModeFlag.error_for_division_by_zero) != 0
            return getattr(self, '_m_error_for_division_by_zero', None)

        @property
        def high_not_precedence(self):
            if hasattr(self, '_m_high_not_precedence'):
                return self._m_high_not_precedence

            self._m_high_not_precedence = self.low & int(MysqlBinlog.SqlModeFlag.high_not_precedence) != 0
            return getattr(self, '_m_high_not_precedence', None)

        @property
        def ignore_bad_table_options(self):
            if hasattr(self, '_m_ignore_bad_table_options'):
                return self._m_ignore_bad_table_options

            self._m_ignore_bad_table_options = self.low & int(MysqlBinlog.SqlModeFlag.ignore_bad_table_options) != 0
            return getattr(self, '_m_ignore_bad_table_options', None)

        @property
        def ignore_space(self):
            if hasattr(self, '_m_ignore_space'):
                return self._m_ignore_space

            self._m_ignore_space = self.low & int(MysqlBinlog.SqlModeFlag.ignore_space) != 0
            return getattr(self, '_m_ignore_space', None)

        @property
        def maxdb(self):
            if hasattr(self, '_m_maxdb'):
                return self._m_maxdb

            self._m_maxdb = self.low & int(MysqlBinlog.SqlModeFlag.maxdb) != 0
            return getattr(self, '_m_maxdb', None)

        @property
        def mssql(self):
            if hasattr(self, '_m_mssql'):
                return self._m_mssql

            self._m_mssql = self.low & int(MysqlBinlog.SqlModeFlag.mssql) != 0
            return getattr(self, '_m_mssql', None)

        @property
        def mysql323(self):
            if hasattr(self, '_m_mysql323'):
                return self._m_mysql323

            self._m_mysql323 = self.low & int(MysqlBinlog.SqlModeFlag.mysql323) != 0
            return getattr(self, '_m_mysql323', None)

        @property
        def mysql40(self):
            if hasattr(self, '_m_mysql40'):
                return self._m_mysql40

            self._m_mysql40 = self.low & int(MysqlBinlog.SqlModeFlag.mysql40) != 0
            return getattr(self, '_m_mysql40', None)

        @property
        def no_auto_create_user(self):
            if hasattr(self, '_m_no_auto_create_user'):
                return self._m_no_auto_create_user

            self._m_no_auto_create_user = self.low & int(MysqlBinlog.SqlModeFlag.no_auto_create_user) != 0
            return getattr(self, '_m_no_auto_create_user', None)

        @property
        def no_auto_value_on_zero(self):
            if hasattr(self, '_m_no_auto_value_on_zero'):
                return self._m_no_auto_value_on_zero

            self._m_no_auto_value_on_zero = self.low & int(MysqlBinlog.SqlModeFlag.no_auto_value_on_zero) != 0
            return getattr(self, '_m_no_auto_value_on_zero', None)

        @property
        def no_backslash_escapes(self):
            if hasattr(self, '_m_no_backslash_escapes'):
                return self._m_no_backslash_escapes

            self._m_no_backslash_escapes = self.low & int(MysqlBinlog.SqlModeFlag.no_backslash_escapes) != 0
            return getattr(self, '_m_no_backslash_escapes', None)

        @property
        def no_dir_in_create(self):
            if hasattr(self, '_m_no_dir_in_create'):
                return self._m_no_dir_in_create

            self._m_no_dir_in_create = self.low & int(MysqlBinlog.SqlModeFlag.no_dir_in_create) != 0
            return getattr(self, '_m_no_dir_in_create', None)

        @property
        def no_engine_substitution(self):
            if hasattr(self, '_m_no_engine_substitution'):
                return self._m_no_engine_substitution

            self._m_no_engine_substitution = self.low & int(MysqlBinlog.SqlModeFlag.no_engine_substitution) != 0
            return getattr(self, '_m_no_engine_substitution', None)

        @property
        def no_field_options(self):
            if hasattr(self, '_m_no_field_options'):
                return self._m_no_field_options

            self._m_no_field_options = self.low & int(MysqlBinlog.SqlModeFlag.no_field_options) != 0
            return getattr(self, '_m_no_field_options', None)

        @property
        def no_key_options(self):
            if hasattr(self, '_m_no_key_options'):
                return self._m_no_key_options

            self._m_no_key_options = self.low & int(MysqlBinlog.SqlModeFlag.no_key_options) != 0
            return getattr(self, '_m_no_key_options', None)

        @property
        def no_table_options(self):
            if hasattr(self, '_m_no_table_options'):
                return self._m_no_table_options

            self._m_no_table_options = self.low & int(MysqlBinlog.SqlModeFlag.no_table_options) != 0
            return getattr(self, '_m_no_table_options', None)

        @property
        def no_unsigned_subtraction(self):
            if hasattr(self, '_m_no_unsigned_subtraction'):
                return self._m_no_unsigned_subtraction

            self._m_no_unsigned_subtraction = self.low & int(MysqlBinlog.SqlModeFlag.no_unsigned_subtraction) != 0
            return getattr(self, '_m_no_unsigned_subtraction', None)

        @property
        def no_zero_date(self):
            if hasattr(self, '_m_no_zero_date'):
                return self._m_no_zero_date

            self._m_no_zero_date = self.low & int(MysqlBinlog.SqlModeFlag.no_zero_date) != 0
            return getattr(self, '_m_no_zero_date', None)

        @property
        def no_zero_in_date(self):
            if hasattr(self, '_m_no_zero_in_date'):
                return self._m_no_zero_in_date

            self._m_no_zero_in_date = self.low & int(MysqlBinlog.SqlModeFlag.no_zero_in_date) != 0
            return getattr(self, '_m_no_zero_in_date', None)

        @property
        def only_full_group_by(self):
            if hasattr(self, '_m_only_full_group_by'):
                return self._m_only_full_group_by

            self._m_only_full_group_by = self.low & int(MysqlBinlog.SqlModeFlag.only_full_group_by) != 0
            return getattr(self, '_m_only_full_group_by', None)

        @property
        def oracle(self):
            if hasattr(self, '_m_oracle'):
                return self._m_oracle

            self._m_oracle = self.low & int(MysqlBinlog.SqlModeFlag.oracle) != 0
            return getattr(self, '_m_oracle', None)

        @property
        def pad_char_to_full_length(self):
            """Bit 31."""
            if hasattr(self, '_m_pad_char_to_full_length'):
                return self._m_pad_char_to_full_length

            self._m_pad_char_to_full_length = self.low & 2147483648 != 0
            return getattr(self, '_m_pad_char_to_full_length', None)

        @property
        def pipes_as_concat(self):
            if hasattr(self, '_m_pipes_as_concat'):
                return self._m_pipes_as_concat

            self._m_pipes_as_concat = self.low & int(MysqlBinlog.SqlModeFlag.pipes_as_concat) != 0
            return getattr(self, '_m_pipes_as_concat', None)

        @property
        def postgresql(self):
            if hasattr(self, '_m_postgresql'):
                return self._m_postgresql

            self._m_postgresql = self.low & int(MysqlBinlog.SqlModeFlag.postgresql) != 0
            return getattr(self, '_m_postgresql', None)

        @property
        def real_as_float(self):
            if hasattr(self, '_m_real_as_float'):
                return self._m_real_as_float

            self._m_real_as_float = self.low & int(MysqlBinlog.SqlModeFlag.real_as_float) != 0
            return getattr(self, '_m_real_as_float', None)

        @property
        def strict_all_tables(self):
            if hasattr(self, '_m_strict_all_tables'):
                return self._m_strict_all_tables

            self._m_strict_all_tables = self.low & int(MysqlBinlog.SqlModeFlag.strict_all_tables) != 0
            return getattr(self, '_m_strict_all_tables', None)

        @property
        def strict_trans_tables(self):
            if hasattr(self, '_m_strict_trans_tables'):
                return self._m_strict_trans_tables

            self._m_strict_trans_tables = self.low & int(MysqlBinlog.SqlModeFlag.strict_trans_tables) != 0
            return getattr(self, '_m_strict_trans_tables', None)

        @property
        def traditional(self):
            if hasattr(self, '_m_traditional'):
                return self._m_traditional

            self._m_traditional = self.low & int(MysqlBinlog.SqlModeFlag.traditional) != 0
            return getattr(self, '_m_traditional', None)


    class StartEncryptionEvent(KaitaiStruct):
        """All events after this one are ciphertext (MariaDB 10.1.7 and later,
        `encrypt_binlog`). Of each, the four bytes at offset 9 are its size in
        plain text, the ciphertext that belongs there is in the first four;
        swapped back, the bytes from offset 4 on are ciphertext of AES. The
        initialisation vector is `nonce` and the event's offset in the file as a
        number of four bytes.
        
        Whether the mode is CBC (the default) or CTR is not in the file: it is the
        setting of the plugin that manages the keys. The checksum is of the plain
        text.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L2401
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/mf_iocache_encr.cc#L40
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StartEncryptionEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.scheme = self._io.read_u1()
            self.key_version = self._io.read_u4le()
            self.nonce = self._io.read_bytes(12)


        def _fetch_instances(self):
            pass


    class StartEventV3(KaitaiStruct):
        """First event of a log of version 1 or 3 (MySQL 3.23 to 4.1). What follows
        it is outside of this document.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L2686
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StartEventV3, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.binlog_version = self._io.read_u2le()
            self.server_version = (KaitaiStream.bytes_terminate(self._io.read_bytes(50), 0, False)).decode(u"ASCII")
            self.created = self._io.read_u4le()


        def _fetch_instances(self):
            pass
            _ = self.server_version_bytes
            if hasattr(self, '_m_server_version_bytes'):
                pass


        @property
        def server_version_bytes(self):
            """The same with all its bytes. Behind the terminator, servers leave
            zeros, which are of no use.
            """
            if hasattr(self, '_m_server_version_bytes'):
                return self._m_server_version_bytes

            _pos = self._io.pos()
            self._io.seek(2)
            self._m_server_version_bytes = self._io.read_bytes(50)
            self._io.seek(_pos)
            return getattr(self, '_m_server_version_bytes', None)


    class StatusAutoIncrement(KaitaiStruct):
        """How the server hands out values of AUTO_INCREMENT columns. Logged unless
        both are 1.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L258
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusAutoIncrement, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.increment = self._io.read_u2le()
            self.offset = self._io.read_u2le()


        def _fetch_instances(self):
            pass


    class StatusCatalog(KaitaiStruct):
        """Catalog with a terminator: MySQL 5.0.0 to 5.0.3.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L456
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusCatalog, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = MysqlBinlog.ShortString(self._io, self, self._root)
            self.terminator = self._io.read_bytes(1)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()


    class StatusCharacterSetCollations(KaitaiStruct):
        """Default collations that the session chose for character sets
        (`character_set_collations`, MariaDB 11.2 and later).
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L1521
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusCharacterSetCollations, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_pairs = self._io.read_u1()
            self.pairs = []
            for i in range(self.num_pairs):
                self.pairs.append(MysqlBinlog.CharacterSetCollation(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.pairs)):
                pass
                self.pairs[i]._fetch_instances()



    class StatusCharset(KaitaiStruct):
        """Ids of collations (`information_schema.collations`) of the session; each
        stands for a character set too.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L272
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusCharset, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.character_set_client = self._io.read_u2le()
            self.collation_connection = self._io.read_u2le()
            self.collation_server = self._io.read_u2le()


        def _fetch_instances(self):
            pass


    class StatusFlags2(KaitaiStruct):
        """Options of the session."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusFlags2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u4le()


        def _fetch_instances(self):
            pass
            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()


        @property
        def flag_bits(self):
            """The same one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            self._m_flag_bits = MysqlBinlog.QueryFlags2(self.value, self._io, self, self._root)
            return getattr(self, '_m_flag_bits', None)


    class StatusGtidFlags3(KaitaiStruct):
        """Parts of an ALTER TABLE that is replicated in two phases
        (`binlog_alter_two_phase`, MariaDB 10.8 and later).
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L1599
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusGtidFlags3, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.flags = self._io.read_u1()
            if self.flags & (int(MysqlBinlog.MariadbGtidExtraFlag.commit_alter) | int(MysqlBinlog.MariadbGtidExtraFlag.rollback_alter)) != 0:
                pass
                self.start_alter_seq_no = self._io.read_u8le()



        def _fetch_instances(self):
            pass
            if self.flags & (int(MysqlBinlog.MariadbGtidExtraFlag.commit_alter) | int(MysqlBinlog.MariadbGtidExtraFlag.rollback_alter)) != 0:
                pass

            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()


        @property
        def flag_bits(self):
            """The same as `flags`, one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            self._m_flag_bits = MysqlBinlog.MariadbGtidExtraFlags(self.flags, self._io, self, self._root)
            return getattr(self, '_m_flag_bits', None)


    class StatusInvoker(KaitaiStruct):
        """Account that CURRENT_USER() meant; default definer of what the statement
        creates.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L384
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusInvoker, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.user = MysqlBinlog.ShortString(self._io, self, self._root)
            self.host = MysqlBinlog.ShortString(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.user._fetch_instances()
            self.host._fetch_instances()


    class StatusSqlMode(KaitaiStruct):
        """`sql_mode` of the session. In two halves because JavaScript has no bit
        operations above 32 bits.
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusSqlMode, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.low = self._io.read_u4le()
            self.high = self._io.read_u4le()


        def _fetch_instances(self):
            pass
            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()


        @property
        def flag_bits(self):
            """The same one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            self._m_flag_bits = MysqlBinlog.SqlModes(self.low, self.high, self._io, self, self._root)
            return getattr(self, '_m_flag_bits', None)

        @property
        def value(self):
            """Both as one number."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.low + self.high * 4294967296)
            return getattr(self, '_m_value', None)


    class StatusU1(KaitaiStruct):
        """A number or switch of one byte."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusU1, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u1()


        def _fetch_instances(self):
            pass


    class StatusU2(KaitaiStruct):
        """A number of two bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusU2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u2le()


        def _fetch_instances(self):
            pass


    class StatusU3(KaitaiStruct):
        """A number of three bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusU3, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_bits_int_le(24)


        def _fetch_instances(self):
            pass


    class StatusU4(KaitaiStruct):
        """A number of four bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusU4, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u4le()


        def _fetch_instances(self):
            pass


    class StatusU8(KaitaiStruct):
        """A number of eight bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusU8, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u8le()


        def _fetch_instances(self):
            pass


    class StatusUnknown(KaitaiStruct):
        """The length of an unknown variable is unknown too; the rest of the block
        belongs to it.
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusUnknown, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass


    class StatusUpdatedDbNames(KaitaiStruct):
        """Databases that the statement touches, so that replicas can apply it in
        parallel with others.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L401
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.StatusUpdatedDbNames, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_names = self._io.read_u1()
            self.names = []
            for i in range((0 if self.num_names == 254 else self.num_names)):
                self.names.append((self._io.read_bytes_term(0, False, True, True)).decode(u"UTF-8"))



        def _fetch_instances(self):
            pass
            for i in range(len(self.names)):
                pass



    class TableLookup(KaitaiStruct):
        """Plumbing. Walks the table maps of the statement back from event `idx` to
        the one for `table_id`.
        """
        def __init__(self, table_id, idx, _io, _parent=None, _root=None):
            super(MysqlBinlog.TableLookup, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.table_id = table_id
            self.idx = idx
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass
            _ = self.previous
            if hasattr(self, '_m_previous'):
                pass
                self._m_previous._fetch_instances()


        @property
        def event_idx(self):
            """Index in `events` of the table map, -1 when there is none."""
            if hasattr(self, '_m_event_idx'):
                return self._m_event_idx

            self._m_event_idx = (self.idx if self.is_here else self.previous.event_idx)
            return getattr(self, '_m_event_idx', None)

        @property
        def is_here(self):
            """The event at `idx` is the one, or there is none."""
            if hasattr(self, '_m_is_here'):
                return self._m_is_here

            self._m_is_here = (True if self.idx < 0 else self._root.events[self.idx].body.table_id == self.table_id)
            return getattr(self, '_m_is_here', None)

        @property
        def previous(self):
            """The same from the table map before."""
            if hasattr(self, '_m_previous'):
                return self._m_previous

            if (not (self.is_here)):
                pass
                self._m_previous = MysqlBinlog.TableLookup(self.table_id, self._root.events[self.idx].context.prev_table_map_idx, self._io, self, self._root)

            return getattr(self, '_m_previous', None)


    class TableMapEvent(KaitaiStruct):
        """Gives a table a number for the row events of this statement, and tells the
        types of its columns. All table maps of a statement come before its row
        events.
        
        A column is described by its type in `column_types`, some bytes in
        `metadata`, a bit in `null_bits`, and what `optional_metadata` says (MySQL
        8.0.1 and later, MariaDB 10.5 and later, `binlog_row_metadata`). Without
        optional metadata a log does not tell names, signs and character sets.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L525
        
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L4313
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.TableMapEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            if self._parent.context.len_post_header == 6:
                pass
                self.id4 = self._io.read_u4le()

            if self._parent.context.len_post_header != 6:
                pass
                self.id6 = MysqlBinlog.U6(self._io, self, self._root)

            self.flags = self._io.read_u2le()
            self.len_database = self._io.read_u1()
            self.database = (self._io.read_bytes(self.len_database)).decode(u"UTF-8")
            self.database_terminator = self._io.read_bytes(1)
            if not self.database_terminator == b"\x00":
                raise kaitaistruct.ValidationNotEqualError(b"\x00", self.database_terminator, self._io, u"/types/table_map_event/seq/5")
            self.len_table = self._io.read_u1()
            self.table = (self._io.read_bytes(self.len_table)).decode(u"UTF-8")
            self.table_terminator = self._io.read_bytes(1)
            if not self.table_terminator == b"\x00":
                raise kaitaistruct.ValidationNotEqualError(b"\x00", self.table_terminator, self._io, u"/types/table_map_event/seq/8")
            self.num_columns_raw = MysqlBinlog.LenencInt(self._io, self, self._root)
            self.column_types = []
            for i in range(self.num_columns):
                self.column_types.append(KaitaiStream.resolve_enum(MysqlBinlog.ColumnType, self._io.read_u1()))

            if (not (self._io.is_eof())):
                pass
                self.len_metadata = MysqlBinlog.LenencInt(self._io, self, self._root)

            if (not (self._io.is_eof())):
                pass
                self._raw_metadata = self._io.read_bytes(self.len_metadata.value)
                _io__raw_metadata = KaitaiStream(BytesIO(self._raw_metadata))
                self.metadata = MysqlBinlog.ColumnMetadataBlock(_io__raw_metadata, self, self._root)

            if (not (self._io.is_eof())):
                pass
                self.null_bits = self._io.read_bytes((self.num_columns + 7) // 8)

            self.optional_metadata = []
            i = 0
            while not self._io.is_eof():
                self.optional_metadata.append(MysqlBinlog.OptionalMetadataField(i, self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            if self._parent.context.len_post_header == 6:
                pass

            if self._parent.context.len_post_header != 6:
                pass
                self.id6._fetch_instances()

            self.num_columns_raw._fetch_instances()
            for i in range(len(self.column_types)):
                pass

            if (not (self._io.is_eof())):
                pass
                self.len_metadata._fetch_instances()

            if (not (self._io.is_eof())):
                pass
                self.metadata._fetch_instances()

            if (not (self._io.is_eof())):
                pass

            for i in range(len(self.optional_metadata)):
                pass
                self.optional_metadata[i]._fetch_instances()

            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()


        @property
        def charset_idx(self):
            """Plumbing. Index in `optional_metadata` of the collations, -1 when the
            log has none.
            """
            if hasattr(self, '_m_charset_idx'):
                return self._m_charset_idx

            self._m_charset_idx = (-1 if len(self.optional_metadata) == 0 else self.optional_metadata[-1].charset_idx)
            return getattr(self, '_m_charset_idx', None)

        @property
        def column_name_idx(self):
            """Plumbing. Index in `optional_metadata` of the column names, -1 when
            the log has none.
            """
            if hasattr(self, '_m_column_name_idx'):
                return self._m_column_name_idx

            self._m_column_name_idx = (-1 if len(self.optional_metadata) == 0 else self.optional_metadata[-1].column_name_idx)
            return getattr(self, '_m_column_name_idx', None)

        @property
        def enum_labels_idx(self):
            """Plumbing. Index in `optional_metadata` of the labels of ENUM columns,
            -1 when the log has none.
            """
            if hasattr(self, '_m_enum_labels_idx'):
                return self._m_enum_labels_idx

            self._m_enum_labels_idx = (-1 if len(self.optional_metadata) == 0 else self.optional_metadata[-1].enum_labels_idx)
            return getattr(self, '_m_enum_labels_idx', None)

        @property
        def flag_bits(self):
            """The same as `flags`, one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            self._m_flag_bits = MysqlBinlog.TableMapFlags(self.flags, self._io, self, self._root)
            return getattr(self, '_m_flag_bits', None)

        @property
        def num_columns(self):
            """Number of columns, at most 4096."""
            if hasattr(self, '_m_num_columns'):
                return self._m_num_columns

            self._m_num_columns = self.num_columns_raw.value
            return getattr(self, '_m_num_columns', None)

        @property
        def num_json_columns(self):
            """Plumbing. Number of JSON columns."""
            if hasattr(self, '_m_num_json_columns'):
                return self._m_num_json_columns

            self._m_num_json_columns = (0 if self.num_columns == 0 else self.metadata.columns[-1].num_json_before + (1 if self.metadata.columns[-1].is_json else 0))
            return getattr(self, '_m_num_json_columns', None)

        @property
        def set_labels_idx(self):
            """Plumbing. Index in `optional_metadata` of the labels of SET columns,
            -1 when the log has none.
            """
            if hasattr(self, '_m_set_labels_idx'):
                return self._m_set_labels_idx

            self._m_set_labels_idx = (-1 if len(self.optional_metadata) == 0 else self.optional_metadata[-1].set_labels_idx)
            return getattr(self, '_m_set_labels_idx', None)

        @property
        def signedness_idx(self):
            """Plumbing. Index in `optional_metadata` of the field that tells which
            numeric columns are unsigned, -1 when the log has none.
            """
            if hasattr(self, '_m_signedness_idx'):
                return self._m_signedness_idx

            self._m_signedness_idx = (-1 if len(self.optional_metadata) == 0 else self.optional_metadata[-1].signedness_idx)
            return getattr(self, '_m_signedness_idx', None)

        @property
        def table_id(self):
            """Number of the table; 0xffffff in a dummy that only ends a statement.
            """
            if hasattr(self, '_m_table_id'):
                return self._m_table_id

            self._m_table_id = (self.id4 if self._parent.context.len_post_header == 6 else self.id6.value)
            return getattr(self, '_m_table_id', None)


    class TableMapFlags(KaitaiStruct):
        """The flags of a table map one by one; see `table_map_flag`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.TableMapFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def bit_len_exact(self):
            if hasattr(self, '_m_bit_len_exact'):
                return self._m_bit_len_exact

            self._m_bit_len_exact = self.bits & int(MysqlBinlog.TableMapFlag.bit_len_exact) != 0
            return getattr(self, '_m_bit_len_exact', None)

        @property
        def generated_invisible_pk(self):
            if hasattr(self, '_m_generated_invisible_pk'):
                return self._m_generated_invisible_pk

            self._m_generated_invisible_pk = self.bits & int(MysqlBinlog.TableMapFlag.generated_invisible_pk) != 0
            return getattr(self, '_m_generated_invisible_pk', None)

        @property
        def has_triggers(self):
            if hasattr(self, '_m_has_triggers'):
                return self._m_has_triggers

            self._m_has_triggers = self.bits & int(MysqlBinlog.TableMapFlag.has_triggers) != 0
            return getattr(self, '_m_has_triggers', None)

        @property
        def referred_fk_db(self):
            if hasattr(self, '_m_referred_fk_db'):
                return self._m_referred_fk_db

            self._m_referred_fk_db = self.bits & int(MysqlBinlog.TableMapFlag.referred_fk_db) != 0
            return getattr(self, '_m_referred_fk_db', None)


    class Tag(KaitaiStruct):
        """Tag of a GTID, a name that a user gave to a group of transactions: up to
        32 letters, digits and underscores (MySQL 8.3 and later).
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/gtid/tag.h#L49
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.Tag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.Varint(self._io, self, self._root)
            self.value = (self._io.read_bytes(self.len_value.value)).decode(u"ASCII")


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()


    class TimeText(KaitaiStruct):
        """A time, for the eye."""
        def __init__(self, is_negative, hours, minutes, seconds, micros, fsp, _io, _parent=None, _root=None):
            super(MysqlBinlog.TimeText, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_negative = is_negative
            self.hours = hours
            self.minutes = minutes
            self.seconds = seconds
            self.micros = micros
            self.fsp = fsp
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def fraction(self):
            """Six digits."""
            if hasattr(self, '_m_fraction'):
                return self._m_fraction

            self._m_fraction = (u"00000" if self.micros < 10 else (u"0000" if self.micros < 100 else (u"000" if self.micros < 1000 else (u"00" if self.micros < 10000 else (u"0" if self.micros < 100000 else u""))))) + str(self.micros)
            return getattr(self, '_m_fraction', None)

        @property
        def text(self):
            """As MySQL prints it."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = (((((((u"-" if self.is_negative else u"") + (u"0" if self.hours < 10 else u"")) + str(self.hours)) + (u":0" if self.minutes < 10 else u":")) + str(self.minutes)) + (u":0" if self.seconds < 10 else u":")) + str(self.seconds)) + (u"" if self.fsp == 0 else u"." + self.fraction[0:self.fsp])
            return getattr(self, '_m_text', None)


    class TransactionContextEvent(KaitaiStruct):
        """What Group Replication certifies about a transaction (MySQL 5.7 and
        later). Sent to the group, not found in logs that were seen.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1469
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.TransactionContextEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_server_uuid = self._io.read_u1()
            self.thread_id = self._io.read_u4le()
            self.is_gtid_specified = self._io.read_u1()
            self.len_snapshot_version = self._io.read_u4le()
            self.num_write_set = self._io.read_u4le()
            self.num_read_set = self._io.read_u4le()
            self.server_uuid = (self._io.read_bytes(self.len_server_uuid)).decode(u"UTF-8")
            self.snapshot_version = self._io.read_bytes(self.len_snapshot_version)
            self.write_set = []
            for i in range(self.num_write_set):
                self.write_set.append(MysqlBinlog.U2Bytes(self._io, self, self._root))

            self.read_set = []
            for i in range(self.num_read_set):
                self.read_set.append(MysqlBinlog.U2Bytes(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.write_set)):
                pass
                self.write_set[i]._fetch_instances()

            for i in range(len(self.read_set)):
                pass
                self.read_set[i]._fetch_instances()



    class TransactionPayloadEvent(KaitaiStruct):
        """The events of a transaction in one piece, perhaps compressed
        (`binlog_transaction_compression`, MySQL 8.0.20 and later). The GTID event
        stays outside; BEGIN to the end of the transaction are inside. The events
        inside have no checksum, even in a log with checksums, and a `log_pos` of
        0.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L736
        
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/codecs/binary.cpp#L46
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.TransactionPayloadEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.fields = []
            i = 0
            while True:
                _ = MysqlBinlog.PayloadField(self._io, self, self._root)
                self.fields.append(_)
                if _.type == MysqlBinlog.PayloadFieldType.end_mark:
                    break
                i += 1
            self.payload = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()



    class U2Bytes(KaitaiStruct):
        """Bytes with a length of two bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.U2Bytes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u2le()
            self.value = self._io.read_bytes(self.len_value)


        def _fetch_instances(self):
            pass


    class U4Bytes(KaitaiStruct):
        """Bytes with a length of four bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.U4Bytes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u4le()
            self.value = self._io.read_bytes(self.len_value)


        def _fetch_instances(self):
            pass


    class U6(KaitaiStruct):
        """Integer of six bytes, without the bit shifts that JavaScript cannot do."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.U6, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.low = self._io.read_u4le()
            self.high = self._io.read_u2le()


        def _fetch_instances(self):
            pass

        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.low + self.high * 4294967296)
            return getattr(self, '_m_value', None)


    class U8Halves(KaitaiStruct):
        """An integer of eight bytes in two halves, of which JavaScript loses no bit.
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.U8Halves, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.low = self._io.read_u4le()
            self.high = self._io.read_u4le()


        def _fetch_instances(self):
            pass
            _ = self.exact
            if hasattr(self, '_m_exact'):
                pass
                self._m_exact._fetch_instances()


        @property
        def exact(self):
            if hasattr(self, '_m_exact'):
                return self._m_exact

            self._m_exact = MysqlBinlog.U8Text(self.low, self.high, self._io, self, self._root)
            return getattr(self, '_m_exact', None)


    class U8Text(KaitaiStruct):
        """The digits of an integer of eight bytes. In three parts of six digits,
        because JavaScript's numbers are exact up to 2^53 only.
        """
        def __init__(self, low, high, _io, _parent=None, _root=None):
            super(MysqlBinlog.U8Text, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.low = low
            self.high = high
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def lowest(self):
            """The lowest six digits, and what is carried on."""
            if hasattr(self, '_m_lowest'):
                return self._m_lowest

            self._m_lowest = ((self.low - (self.low // 1000000) * 1000000) + self.high * 967296)
            return getattr(self, '_m_lowest', None)

        @property
        def lowest_digits(self):
            """The lowest six digits without leading zeros."""
            if hasattr(self, '_m_lowest_digits'):
                return self._m_lowest_digits

            self._m_lowest_digits = str(self.lowest - (self.lowest // 1000000) * 1000000)
            return getattr(self, '_m_lowest_digits', None)

        @property
        def middle(self):
            """The digits above them."""
            if hasattr(self, '_m_middle'):
                return self._m_middle

            self._m_middle = ((self.low // 1000000 + self.high * 4294) + self.lowest // 1000000)
            return getattr(self, '_m_middle', None)

        @property
        def middle_digits(self):
            """The six digits above them without leading zeros."""
            if hasattr(self, '_m_middle_digits'):
                return self._m_middle_digits

            self._m_middle_digits = str(self.middle - (self.middle // 1000000) * 1000000)
            return getattr(self, '_m_middle_digits', None)

        @property
        def text(self):
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = ((str(self.middle // 1000000) + u"000000"[0:6 - len(self.middle_digits)] if self.middle // 1000000 > 0 else u"") + (self.middle_digits + u"000000"[0:6 - len(self.lowest_digits)] if self.middle > 0 else u"")) + self.lowest_digits
            return getattr(self, '_m_text', None)


    class UserVarDecimal(KaitaiStruct):
        """A DECIMAL of a user variable with its own precision.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L830
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.UserVarDecimal, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.precision = self._io.read_u1()
            self.scale = self._io.read_u1()
            self._raw_digits = self._io.read_bytes_full()
            _io__raw_digits = KaitaiStream(BytesIO(self._raw_digits))
            self.digits = MysqlBinlog.DecimalDigits(self.precision - self.scale, self.scale, _io__raw_digits, self, self._root)


        def _fetch_instances(self):
            pass
            self.digits._fetch_instances()


    class UserVarEvent(KaitaiStruct):
        """A user variable (`@name`) that the statement after it reads. What follows
        `is_null` is missing for NULL.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L830
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.UserVarEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_name = self._io.read_u4le()
            self.name = (self._io.read_bytes(self.len_name)).decode(u"UTF-8")
            self.is_null = self._io.read_u1()
            if self.is_null == 0:
                pass
                self.type = KaitaiStream.resolve_enum(MysqlBinlog.UserVarType, self._io.read_u1())

            if self.is_null == 0:
                pass
                self.charset_number = self._io.read_u4le()

            if self.is_null == 0:
                pass
                self.len_value = self._io.read_u4le()

            if self.is_null == 0:
                pass
                _on = self.type
                if _on == MysqlBinlog.UserVarType.decimal:
                    pass
                    self._raw_value = self._io.read_bytes(self.len_value)
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MysqlBinlog.UserVarDecimal(_io__raw_value, self, self._root)
                elif _on == MysqlBinlog.UserVarType.int:
                    pass
                    self._raw_value = self._io.read_bytes(self.len_value)
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MysqlBinlog.ValueU8(u"", _io__raw_value, self, self._root)
                elif _on == MysqlBinlog.UserVarType.real:
                    pass
                    self._raw_value = self._io.read_bytes(self.len_value)
                    _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
                    self.value = MysqlBinlog.ValueF8(u"", _io__raw_value, self, self._root)
                else:
                    pass
                    self.value = self._io.read_bytes(self.len_value)

            if  (((not (self._io.is_eof()))) and (self.is_null == 0)) :
                pass
                self.flags = self._io.read_u1()



        def _fetch_instances(self):
            pass
            if self.is_null == 0:
                pass

            if self.is_null == 0:
                pass

            if self.is_null == 0:
                pass

            if self.is_null == 0:
                pass
                _on = self.type
                if _on == MysqlBinlog.UserVarType.decimal:
                    pass
                    self.value._fetch_instances()
                elif _on == MysqlBinlog.UserVarType.int:
                    pass
                    self.value._fetch_instances()
                elif _on == MysqlBinlog.UserVarType.real:
                    pass
                    self.value._fetch_instances()
                else:
                    pass

            if  (((not (self._io.is_eof()))) and (self.is_null == 0)) :
                pass

            _ = self.flag_bits
            if hasattr(self, '_m_flag_bits'):
                pass
                self._m_flag_bits._fetch_instances()


        @property
        def flag_bits(self):
            """The same as `flags`, one by one."""
            if hasattr(self, '_m_flag_bits'):
                return self._m_flag_bits

            if self.has_flags:
                pass
                self._m_flag_bits = MysqlBinlog.UserVarFlags(self.flags, self._io, self, self._root)

            return getattr(self, '_m_flag_bits', None)

        @property
        def has_flags(self):
            if hasattr(self, '_m_has_flags'):
                return self._m_has_flags

            self._m_has_flags =  ((self.is_null == 0) and (self._io.size() > ((((4 + self.len_name) + 2) + 4) + 4) + self.len_value)) 
            return getattr(self, '_m_has_flags', None)


    class UserVarFlags(KaitaiStruct):
        """The flags of a user variable one by one; see `user_var_flag`."""
        def __init__(self, bits, _io, _parent=None, _root=None):
            super(MysqlBinlog.UserVarFlags, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bits = bits
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def unsigned_integer(self):
            if hasattr(self, '_m_unsigned_integer'):
                return self._m_unsigned_integer

            self._m_unsigned_integer = self.bits & int(MysqlBinlog.UserVarFlag.unsigned_integer) != 0
            return getattr(self, '_m_unsigned_integer', None)


    class UtcTime(KaitaiStruct):
        """A moment in the calendar, for the eye.
        
        .. seealso::
           Source - https://howardhinnant.github.io/date_algorithms.html
        """
        def __init__(self, timestamp, micros, fsp, _io, _parent=None, _root=None):
            super(MysqlBinlog.UtcTime, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.timestamp = timestamp
            self.micros = micros
            self.fsp = fsp
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass
            _ = self.date
            if hasattr(self, '_m_date'):
                pass
                self._m_date._fetch_instances()

            _ = self.time
            if hasattr(self, '_m_time'):
                pass
                self._m_time._fetch_instances()


        @property
        def date(self):
            if hasattr(self, '_m_date'):
                return self._m_date

            self._m_date = MysqlBinlog.DateText((0 if self.timestamp == 0 else self.year), (0 if self.timestamp == 0 else self.month), (0 if self.timestamp == 0 else self.day), self._io, self, self._root)
            return getattr(self, '_m_date', None)

        @property
        def day(self):
            """Day of the month."""
            if hasattr(self, '_m_day'):
                return self._m_day

            self._m_day = (self.day_of_year - (153 * self.month_of_year + 2) // 5) + 1
            return getattr(self, '_m_day', None)

        @property
        def day_of_era(self):
            """Days since the last March 1st of a year divisible by 400."""
            if hasattr(self, '_m_day_of_era'):
                return self._m_day_of_era

            self._m_day_of_era = (self.timestamp // 86400 + 719468) % 146097
            return getattr(self, '_m_day_of_era', None)

        @property
        def day_of_year(self):
            """Days since the last March 1st."""
            if hasattr(self, '_m_day_of_year'):
                return self._m_day_of_year

            self._m_day_of_year = ((self.day_of_era - 365 * self.year_of_era) - self.year_of_era // 4) + self.year_of_era // 100
            return getattr(self, '_m_day_of_year', None)

        @property
        def month(self):
            """Month, from 1."""
            if hasattr(self, '_m_month'):
                return self._m_month

            self._m_month = (self.month_of_year + 3 if self.month_of_year < 10 else self.month_of_year - 9)
            return getattr(self, '_m_month', None)

        @property
        def month_of_year(self):
            """Months since March."""
            if hasattr(self, '_m_month_of_year'):
                return self._m_month_of_year

            self._m_month_of_year = (5 * self.day_of_year + 2) // 153
            return getattr(self, '_m_month_of_year', None)

        @property
        def time(self):
            """The time of the day."""
            if hasattr(self, '_m_time'):
                return self._m_time

            self._m_time = MysqlBinlog.TimeText(False, ((self.timestamp // 3600) % 24), ((self.timestamp // 60) % 60), (self.timestamp - (self.timestamp // 60) * 60), self.micros, self.fsp, self._io, self, self._root)
            return getattr(self, '_m_time', None)

        @property
        def year(self):
            if hasattr(self, '_m_year'):
                return self._m_year

            self._m_year = (((self.timestamp // 86400 + 719468) // 146097) * 400 + self.year_of_era) + (1 if self.month < 3 else 0)
            return getattr(self, '_m_year', None)

        @property
        def year_of_era(self):
            """Years since then, each from March 1st."""
            if hasattr(self, '_m_year_of_era'):
                return self._m_year_of_era

            self._m_year_of_era = (((self.day_of_era - self.day_of_era // 1460) + self.day_of_era // 36524) - self.day_of_era // 146096) // 365
            return getattr(self, '_m_year_of_era', None)


    class UuidVarint(KaitaiStruct):
        """One byte of a UUID."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.UuidVarint, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.number = MysqlBinlog.Varint(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.number._fetch_instances()

        @property
        def hex(self):
            """The byte, for the eye."""
            if hasattr(self, '_m_hex'):
                return self._m_hex

            self._m_hex = u"0123456789abcdef"[(self.value // 16) % 16:(self.value // 16) % 16 + 1] + u"0123456789abcdef"[self.value % 16:self.value % 16 + 1]
            return getattr(self, '_m_hex', None)

        @property
        def value(self):
            """The byte, 0 to 255."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = self.number.value
            return getattr(self, '_m_value', None)


    class UuidVarints(KaitaiStruct):
        """Each byte as a number, since a message has no byte strings of fixed size.
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.UuidVarints, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.bytes = []
            for i in range(16):
                self.bytes.append(MysqlBinlog.UuidVarint(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.bytes)):
                pass
                self.bytes[i]._fetch_instances()



    class ValueAbsent(KaitaiStruct):
        """The image does not have the column (`binlog_row_image` MINIMAL or NOBLOB).
        """
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueAbsent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class ValueBit(KaitaiStruct):
        """BIT(n), n from 1 to 64: a big-endian number of 1 to 8 bytes.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L310
        """
        def __init__(self, num_odd_bits, num_full_bytes, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueBit, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_odd_bits = num_odd_bits
            self.num_full_bytes = num_full_bytes
            self.label = label
            self._read()

        def _read(self):
            if self.len_value > 4:
                pass
                _on = self.len_value
                if _on == 5:
                    pass
                    self.high = self._io.read_u1()
                elif _on == 6:
                    pass
                    self.high = self._io.read_u2be()
                elif _on == 7:
                    pass
                    self.high = self._io.read_bits_int_be(24)
                elif _on == 8:
                    pass
                    self.high = self._io.read_u4be()

            _on = self.len_value
            if _on == 1:
                pass
                self.low = self._io.read_u1()
            elif _on == 2:
                pass
                self.low = self._io.read_u2be()
            elif _on == 3:
                pass
                self.low = self._io.read_bits_int_be(24)
            else:
                pass
                self.low = self._io.read_u4be()


        def _fetch_instances(self):
            pass
            if self.len_value > 4:
                pass
                _on = self.len_value
                if _on == 5:
                    pass
                elif _on == 6:
                    pass
                elif _on == 7:
                    pass
                elif _on == 8:
                    pass

            _on = self.len_value
            if _on == 1:
                pass
            elif _on == 2:
                pass
            elif _on == 3:
                pass
            else:
                pass

        @property
        def len_value(self):
            """Size in bytes, 1 to 8."""
            if hasattr(self, '_m_len_value'):
                return self._m_len_value

            self._m_len_value = self.num_full_bytes + (1 if self.num_odd_bits > 0 else 0)
            return getattr(self, '_m_len_value', None)

        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (((self.high + 4294967296 if self.high < 0 else self.high) if self.len_value > 4 else 0) * 4294967296 + (self.low + 4294967296 if self.low < 0 else self.low))
            return getattr(self, '_m_value', None)


    class ValueBlob(KaitaiStruct):
        """TINYBLOB, BLOB, MEDIUMBLOB, LONGBLOB and the TEXT types, in the character
        set of the column. Up to 2^32 - 1 bytes.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L362
        """
        def __init__(self, len_length, label, is_binary, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueBlob, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_length = len_length
            self.label = label
            self.is_binary = is_binary
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.LengthPrefix(self.len_length, self._io, self, self._root)
            self.value = self._io.read_bytes(self.len_value.value)


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()
            _ = self.hex
            if hasattr(self, '_m_hex'):
                pass
                for i in range(len(self._m_hex)):
                    pass
                    self._m_hex[i]._fetch_instances()



        @property
        def hex(self):
            """The value of a binary column, for the eye."""
            if hasattr(self, '_m_hex'):
                return self._m_hex

            self._m_hex = []
            for i in range((1 if self.is_binary else 0)):
                self._m_hex.append(MysqlBinlog.HexText(self.value, self._io, self, self._root))

            return getattr(self, '_m_hex', None)

        @property
        def quote(self):
            """For the eye."""
            if hasattr(self, '_m_quote'):
                return self._m_quote

            self._m_quote = (u"" if self.is_binary else u"'")
            return getattr(self, '_m_quote', None)

        @property
        def text(self):
            """The value for the eye; right for ASCII and UTF-8."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = (u"" if self.is_binary else (self.value).decode(u"UTF-8"))
            return getattr(self, '_m_text', None)


    class ValueCompressed(KaitaiStruct):
        """VARCHAR, VARBINARY, TEXT or BLOB with the attribute COMPRESSED (MariaDB
        10.3.2 and later).
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/field_comp.cc#L40
        """
        def __init__(self, len_length, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueCompressed, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_length = len_length
            self.label = label
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.LengthPrefix(self.len_length, self._io, self, self._root)
            self._raw_value = self._io.read_bytes(self.len_value.value)
            _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
            self.value = MysqlBinlog.CompressedValue(_io__raw_value, self, self._root)


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()
            self.value._fetch_instances()


    class ValueDate(KaitaiStruct):
        """DATE. Year 0 to 9999; month and day may be 0, for a date that is not
        complete or zero.
        """
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueDate, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.raw = self._io.read_bits_int_le(24)


        def _fetch_instances(self):
            pass
            _ = self.date
            if hasattr(self, '_m_date'):
                pass
                self._m_date._fetch_instances()


        @property
        def date(self):
            """For the eye."""
            if hasattr(self, '_m_date'):
                return self._m_date

            self._m_date = MysqlBinlog.DateText(self.year, self.month, self.day, self._io, self, self._root)
            return getattr(self, '_m_date', None)

        @property
        def day(self):
            """0 to 31."""
            if hasattr(self, '_m_day'):
                return self._m_day

            self._m_day = self.raw & 31
            return getattr(self, '_m_day', None)

        @property
        def month(self):
            """0 to 12."""
            if hasattr(self, '_m_month'):
                return self._m_month

            self._m_month = self.raw >> 5 & 15
            return getattr(self, '_m_month', None)

        @property
        def year(self):
            """0 to 9999."""
            if hasattr(self, '_m_year'):
                return self._m_year

            self._m_year = self.raw >> 9
            return getattr(self, '_m_year', None)


    class ValueDatetime(KaitaiStruct):
        """DATETIME of tables made before MySQL 5.6.4, or of MariaDB with
        `mysql56_temporal_format` off: the decimal number YYYYMMDDhhmmss. No time
        zone.
        
        MariaDB logs the same type for such a column with a fraction, which has
        more bytes, `value_datetime_hires`; the log does not tell the two apart.
        """
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueDatetime, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.raw = self._io.read_u8le()


        def _fetch_instances(self):
            pass
            _ = self.date
            if hasattr(self, '_m_date'):
                pass
                self._m_date._fetch_instances()

            _ = self.time
            if hasattr(self, '_m_time'):
                pass
                self._m_time._fetch_instances()


        @property
        def date(self):
            """For the eye."""
            if hasattr(self, '_m_date'):
                return self._m_date

            self._m_date = MysqlBinlog.DateText(self.year, self.month, self.day, self._io, self, self._root)
            return getattr(self, '_m_date', None)

        @property
        def day(self):
            """0 to 31."""
            if hasattr(self, '_m_day'):
                return self._m_day

            self._m_day = self.raw // 1000000 - (self.raw // 100000000) * 100
            return getattr(self, '_m_day', None)

        @property
        def hour(self):
            """0 to 23."""
            if hasattr(self, '_m_hour'):
                return self._m_hour

            self._m_hour = self.raw // 10000 - (self.raw // 1000000) * 100
            return getattr(self, '_m_hour', None)

        @property
        def minute(self):
            """0 to 59."""
            if hasattr(self, '_m_minute'):
                return self._m_minute

            self._m_minute = self.raw // 100 - (self.raw // 10000) * 100
            return getattr(self, '_m_minute', None)

        @property
        def month(self):
            """0 to 12."""
            if hasattr(self, '_m_month'):
                return self._m_month

            self._m_month = self.raw // 100000000 - (self.raw // 10000000000) * 100
            return getattr(self, '_m_month', None)

        @property
        def second(self):
            """0 to 59."""
            if hasattr(self, '_m_second'):
                return self._m_second

            self._m_second = self.raw - (self.raw // 100) * 100
            return getattr(self, '_m_second', None)

        @property
        def time(self):
            """For the eye."""
            if hasattr(self, '_m_time'):
                return self._m_time

            self._m_time = MysqlBinlog.TimeText(False, self.hour, self.minute, self.second, 0, 0, self._io, self, self._root)
            return getattr(self, '_m_time', None)

        @property
        def year(self):
            """0 to 9999."""
            if hasattr(self, '_m_year'):
                return self._m_year

            self._m_year = self.raw // 10000000000
            return getattr(self, '_m_year', None)


    class ValueDatetime2(KaitaiStruct):
        """DATETIME with up to six digits of fraction (MySQL 5.6.4 and later, MariaDB
        10.1.2 and later), big-endian bit fields: sign, year * 13 + month, day,
        hour, minute, second. 0000-00-00 00:00:00 to 9999-12-31 23:59:59.999999;
        no time zone; month and day may be 0.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/my_time.cc#L1815
        """
        def __init__(self, fsp, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueDatetime2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.fsp = fsp
            self.label = label
            self._read()

        def _read(self):
            self.sign = self._io.read_bits_int_be(1) != 0
            self.year_month = self._io.read_bits_int_be(17)
            self.day = self._io.read_bits_int_be(5)
            self.hour = self._io.read_bits_int_be(5)
            self.minute = self._io.read_bits_int_be(6)
            self.second = self._io.read_bits_int_be(6)
            self.fraction = MysqlBinlog.SecondFraction(self.fsp, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.fraction._fetch_instances()
            _ = self.date
            if hasattr(self, '_m_date'):
                pass
                self._m_date._fetch_instances()

            _ = self.time
            if hasattr(self, '_m_time'):
                pass
                self._m_time._fetch_instances()


        @property
        def date(self):
            """For the eye."""
            if hasattr(self, '_m_date'):
                return self._m_date

            self._m_date = MysqlBinlog.DateText(self.year, self.month, self.day, self._io, self, self._root)
            return getattr(self, '_m_date', None)

        @property
        def micros(self):
            """The fraction in microseconds."""
            if hasattr(self, '_m_micros'):
                return self._m_micros

            self._m_micros = self.fraction.micros
            return getattr(self, '_m_micros', None)

        @property
        def month(self):
            """0 to 12."""
            if hasattr(self, '_m_month'):
                return self._m_month

            self._m_month = self.year_month % 13
            return getattr(self, '_m_month', None)

        @property
        def time(self):
            """For the eye."""
            if hasattr(self, '_m_time'):
                return self._m_time

            self._m_time = MysqlBinlog.TimeText(False, self.hour, self.minute, self.second, self.micros, self.fsp, self._io, self, self._root)
            return getattr(self, '_m_time', None)

        @property
        def year(self):
            """0 to 9999."""
            if hasattr(self, '_m_year'):
                return self._m_year

            self._m_year = self.year_month // 13
            return getattr(self, '_m_year', None)


    class ValueDatetimeHires(KaitaiStruct):
        """DATETIME with a fraction, as old as `value_timestamp_hires`: one
        big-endian number, the time in units of the fraction's last digit, where a
        year has 13 months of 32 days. No time zone; month and day may be 0.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/sql_time.cc#L1044
        """
        def __init__(self, fsp, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueDatetimeHires, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.fsp = fsp
            self.label = label
            self._read()

        def _read(self):
            _on = self.len_value
            if _on == 6:
                pass
                self.high = self._io.read_u2be()
            elif _on == 7:
                pass
                self.high = self._io.read_bits_int_be(24)
            elif _on == 8:
                pass
                self.high = self._io.read_u4be()
            self.low = self._io.read_u4be()


        def _fetch_instances(self):
            pass
            _on = self.len_value
            if _on == 6:
                pass
            elif _on == 7:
                pass
            elif _on == 8:
                pass

        @property
        def day(self):
            """0 to 31."""
            if hasattr(self, '_m_day'):
                return self._m_day

            self._m_day = (self.seconds // 86400) % 32
            return getattr(self, '_m_day', None)

        @property
        def hour(self):
            if hasattr(self, '_m_hour'):
                return self._m_hour

            self._m_hour = (self.seconds // 3600) % 24
            return getattr(self, '_m_hour', None)

        @property
        def len_value(self):
            if hasattr(self, '_m_len_value'):
                return self._m_len_value

            self._m_len_value = (6 if self.fsp < 3 else (7 if self.fsp < 6 else 8))
            return getattr(self, '_m_len_value', None)

        @property
        def micros(self):
            """The fraction in microseconds."""
            if hasattr(self, '_m_micros'):
                return self._m_micros

            self._m_micros = (self.packed - (self.packed // self.unit) * self.unit) * (1000000 // self.unit)
            return getattr(self, '_m_micros', None)

        @property
        def minute(self):
            if hasattr(self, '_m_minute'):
                return self._m_minute

            self._m_minute = self.seconds // 60 - (self.seconds // 3600) * 60
            return getattr(self, '_m_minute', None)

        @property
        def month(self):
            """0 to 12."""
            if hasattr(self, '_m_month'):
                return self._m_month

            self._m_month = (self.seconds // 2764800) % 13
            return getattr(self, '_m_month', None)

        @property
        def packed(self):
            if hasattr(self, '_m_packed'):
                return self._m_packed

            self._m_packed = ((self.high + 4294967296 if self.high < 0 else self.high) * 4294967296 + self.low)
            return getattr(self, '_m_packed', None)

        @property
        def second(self):
            if hasattr(self, '_m_second'):
                return self._m_second

            self._m_second = self.seconds - (self.seconds // 60) * 60
            return getattr(self, '_m_second', None)

        @property
        def seconds(self):
            """The number in whole seconds."""
            if hasattr(self, '_m_seconds'):
                return self._m_seconds

            self._m_seconds = (self.packed // self.unit)
            return getattr(self, '_m_seconds', None)

        @property
        def unit(self):
            """How many units make a second."""
            if hasattr(self, '_m_unit'):
                return self._m_unit

            self._m_unit = (10 if self.fsp == 1 else (100 if self.fsp == 2 else (1000 if self.fsp == 3 else (10000 if self.fsp == 4 else (100000 if self.fsp == 5 else 1000000)))))
            return getattr(self, '_m_unit', None)

        @property
        def year(self):
            """0 to 9999."""
            if hasattr(self, '_m_year'):
                return self._m_year

            self._m_year = self.seconds // 35942400
            return getattr(self, '_m_year', None)


    class ValueDecimal(KaitaiStruct):
        """DECIMAL(precision, scale), an exact number of up to 65 digits (MySQL 5.0
        and later).
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/decimal.cc#L1636
        """
        def __init__(self, precision, scale, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueDecimal, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.precision = precision
            self.scale = scale
            self.label = label
            self._read()

        def _read(self):
            self._raw_digits = self._io.read_bytes(self.len_digits)
            _io__raw_digits = KaitaiStream(BytesIO(self._raw_digits))
            self.digits = MysqlBinlog.DecimalDigits(self.precision - self.scale, self.scale, _io__raw_digits, self, self._root)


        def _fetch_instances(self):
            pass
            self.digits._fetch_instances()

        @property
        def len_digits(self):
            """Size of the value in bytes: groups of nine digits take four bytes,
            fewer digits half as many bytes as digits, rounded up.
            """
            if hasattr(self, '_m_len_digits'):
                return self._m_len_digits

            self._m_len_digits = ((((self.precision - self.scale) // 9) * 4 + ((self.precision - self.scale) % 9 + 1) // 2) + (self.scale // 9) * 4) + (self.scale % 9 + 1) // 2
            return getattr(self, '_m_len_digits', None)


    class ValueEnum(KaitaiStruct):
        """ENUM. Number of the label, from 1; 0 is the empty string that stands for
        an invalid value. Labels are in the optional metadata.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L327
        """
        def __init__(self, len_value, label, column, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueEnum, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_value = len_value
            self.label = label
            self.column = column
            self._read()

        def _read(self):
            _on = self.len_value
            if _on == 1:
                pass
                self.value = self._io.read_u1()
            elif _on == 2:
                pass
                self.value = self._io.read_u2le()


        def _fetch_instances(self):
            pass
            _on = self.len_value
            if _on == 1:
                pass
            elif _on == 2:
                pass

        @property
        def text(self):
            """The label, or its number where the log does not tell."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = ((self._root.events[self._parent.map_idx].body.optional_metadata[self._root.events[self._parent.map_idx].body.enum_labels_idx].body.lists[self._root.events[self._parent.map_idx].body.metadata.columns[self.column].num_enum_before].labels[self.value - 1].value).decode(u"UTF-8") if  ((self.value > 0) and (self.value <= self._root.events[self._parent.map_idx].body.metadata.columns[self.column].num_labels))  else str(self.value))
            return getattr(self, '_m_text', None)


    class ValueF4(KaitaiStruct):
        """FLOAT. IEEE 754 single precision."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueF4, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_f4le()


        def _fetch_instances(self):
            pass


    class ValueF8(KaitaiStruct):
        """DOUBLE, REAL. IEEE 754 double precision."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueF8, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_f8le()


        def _fetch_instances(self):
            pass


    class ValueGeometry(KaitaiStruct):
        """GEOMETRY, POINT and the other spatial types.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L388
        """
        def __init__(self, len_length, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueGeometry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_length = len_length
            self.label = label
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.LengthPrefix(self.len_length, self._io, self, self._root)
            self._raw_value = self._io.read_bytes(self.len_value.value)
            _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
            self.value = MysqlBinlog.Geometry(_io__raw_value, self, self._root)


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()
            self.value._fetch_instances()


    class ValueJson(KaitaiStruct):
        """JSON in its binary form (MySQL 5.7.8 and later). In MariaDB JSON is a text
        type.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L60
        """
        def __init__(self, len_length, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueJson, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_length = len_length
            self.label = label
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.LengthPrefix(self.len_length, self._io, self, self._root)
            self._raw_value = self._io.read_bytes(self.len_value.value)
            _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
            self.value = MysqlBinlog.JsonDocument(_io__raw_value, self, self._root)


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()
            self.value._fetch_instances()


    class ValueJsonDiffs(KaitaiStruct):
        """Differences of a JSON column in a partial update, instead of a document.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_diff.cc#L294
        """
        def __init__(self, len_length, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueJsonDiffs, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_length = len_length
            self.label = label
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.LengthPrefix(self.len_length, self._io, self, self._root)
            self._raw_value = self._io.read_bytes(self.len_value.value)
            _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
            self.value = MysqlBinlog.JsonDiffs(_io__raw_value, self, self._root)


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()
            self.value._fetch_instances()


    class ValueNull(KaitaiStruct):
        """NULL. No bytes are stored."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueNull, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class ValueS1(KaitaiStruct):
        """TINYINT, and BOOL as 0 or 1. -128 to 127."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueS1, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_s1()


        def _fetch_instances(self):
            pass


    class ValueS2(KaitaiStruct):
        """SMALLINT. -32768 to 32767."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueS2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_s2le()


        def _fetch_instances(self):
            pass


    class ValueS3(KaitaiStruct):
        """MEDIUMINT. -8388608 to 8388607."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueS3, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.raw = self._io.read_bits_int_le(24)


        def _fetch_instances(self):
            pass

        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.raw - 16777216 if self.raw >= 8388608 else self.raw)
            return getattr(self, '_m_value', None)


    class ValueS4(KaitaiStruct):
        """INT. -2147483648 to 2147483647."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueS4, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_s4le()


        def _fetch_instances(self):
            pass


    class ValueS8(KaitaiStruct):
        """BIGINT. -2^63 to 2^63 - 1. In two halves, because Kaitai's runtime for
        JavaScript misreads s8 below -2^31.
        """
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueS8, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.low = self._io.read_u4le()
            self.high = self._io.read_s4le()


        def _fetch_instances(self):
            pass
            _ = self.exact
            if hasattr(self, '_m_exact'):
                pass
                self._m_exact._fetch_instances()


        @property
        def exact(self):
            """The number without its sign, with all its digits."""
            if hasattr(self, '_m_exact'):
                return self._m_exact

            self._m_exact = MysqlBinlog.U8Text((4294967296 - self.low if  ((self.high < 0) and (self.low > 0))  else self.low), (-(self.high) - (1 if self.low > 0 else 0) if self.high < 0 else self.high), self._io, self, self._root)
            return getattr(self, '_m_exact', None)

        @property
        def sign(self):
            """For the eye."""
            if hasattr(self, '_m_sign'):
                return self._m_sign

            self._m_sign = (u"-" if self.high < 0 else u"")
            return getattr(self, '_m_sign', None)

        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.low + self.high * 4294967296)
            return getattr(self, '_m_value', None)


    class ValueSet(KaitaiStruct):
        """SET. One bit a label, lowest bit for the first. Labels are in the optional
        metadata.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L334
        """
        def __init__(self, len_value, label, column, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueSet, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_value = len_value
            self.label = label
            self.column = column
            self._read()

        def _read(self):
            _on = self.len_value
            if _on == 1:
                pass
                self.value = self._io.read_u1()
            elif _on == 2:
                pass
                self.value = self._io.read_u2le()
            elif _on == 3:
                pass
                self.value = self._io.read_bits_int_le(24)
            elif _on == 4:
                pass
                self.value = self._io.read_u4le()
            elif _on == 8:
                pass
                self.value = self._io.read_u8le()
            if self.ofs_end >= 0:
                pass
                self.invoke_end = self._io.read_bytes(0)



        def _fetch_instances(self):
            pass
            _on = self.len_value
            if _on == 1:
                pass
            elif _on == 2:
                pass
            elif _on == 3:
                pass
            elif _on == 4:
                pass
            elif _on == 8:
                pass
            if self.ofs_end >= 0:
                pass

            _ = self.exact
            if hasattr(self, '_m_exact'):
                pass
                self._m_exact._fetch_instances()

            _ = self.members
            if hasattr(self, '_m_members'):
                pass
                for i in range(len(self._m_members)):
                    pass
                    self._m_members[i]._fetch_instances()


            _ = self.stored
            if hasattr(self, '_m_stored'):
                pass


        @property
        def exact(self):
            """The same with all its digits."""
            if hasattr(self, '_m_exact'):
                return self._m_exact

            if self.len_value == 8:
                pass
                _pos = self._io.pos()
                self._io.seek(self.ofs_end - 8)
                self._m_exact = MysqlBinlog.U8Halves(self._io, self, self._root)
                self._io.seek(_pos)

            return getattr(self, '_m_exact', None)

        @property
        def members(self):
            if hasattr(self, '_m_members'):
                return self._m_members

            self._m_members = []
            for i in range(self._root.events[self._parent.map_idx].body.metadata.columns[self.column].num_labels):
                self._m_members.append(MysqlBinlog.SetMember(i, self.column, self._io, self, self._root))

            return getattr(self, '_m_members', None)

        @property
        def ofs_end(self):
            """Plumbing. Where the value ends."""
            if hasattr(self, '_m_ofs_end'):
                return self._m_ofs_end

            self._m_ofs_end = self._io.pos()
            return getattr(self, '_m_ofs_end', None)

        @property
        def stored(self):
            """The same as bytes, of which JavaScript loses no bit."""
            if hasattr(self, '_m_stored'):
                return self._m_stored

            _pos = self._io.pos()
            self._io.seek(self.ofs_end - self.len_value)
            self._m_stored = self._io.read_bytes(self.len_value)
            self._io.seek(_pos)
            return getattr(self, '_m_stored', None)

        @property
        def text(self):
            """Labels of the bits, or their number where the log does not tell."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = (self.members[-1].text if len(self.members) > 0 else (self.exact.exact.text if self.len_value == 8 else str(self.value)))
            return getattr(self, '_m_text', None)


    class ValueString(KaitaiStruct):
        """CHAR, VARCHAR, BINARY and VARBINARY, in the character set of the column,
        without the spaces or zeros at the end that CHAR and BINARY are padded
        with. ENUM and SET are not among them, though CHAR shares their type. A
        length of two bytes is written where values may have more than 255.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L380
        """
        def __init__(self, len_length, label, is_binary, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueString, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_length = len_length
            self.label = label
            self.is_binary = is_binary
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.LengthPrefix(self.len_length, self._io, self, self._root)
            self.value = self._io.read_bytes(self.len_value.value)


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()
            _ = self.hex
            if hasattr(self, '_m_hex'):
                pass
                for i in range(len(self._m_hex)):
                    pass
                    self._m_hex[i]._fetch_instances()



        @property
        def hex(self):
            """The value of a binary column, for the eye."""
            if hasattr(self, '_m_hex'):
                return self._m_hex

            self._m_hex = []
            for i in range((1 if self.is_binary else 0)):
                self._m_hex.append(MysqlBinlog.HexText(self.value, self._io, self, self._root))

            return getattr(self, '_m_hex', None)

        @property
        def quote(self):
            """For the eye."""
            if hasattr(self, '_m_quote'):
                return self._m_quote

            self._m_quote = (u"" if self.is_binary else u"'")
            return getattr(self, '_m_quote', None)

        @property
        def text(self):
            """The value for the eye; right for ASCII and UTF-8."""
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = (u"" if self.is_binary else (self.value).decode(u"UTF-8"))
            return getattr(self, '_m_text', None)


    class ValueTime(KaitaiStruct):
        """TIME of tables made before MySQL 5.6.4, or of MariaDB with
        `mysql56_temporal_format` off: the decimal number hhmmss, maybe negative.
        -838:59:59 to 838:59:59.
        
        MariaDB logs the same type for such a column with a fraction, which has
        more bytes, `value_time_hires`; the log does not tell the two apart.
        """
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueTime, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.raw = self._io.read_bits_int_le(24)


        def _fetch_instances(self):
            pass
            _ = self.time
            if hasattr(self, '_m_time'):
                pass
                self._m_time._fetch_instances()


        @property
        def hours(self):
            """0 to 838."""
            if hasattr(self, '_m_hours'):
                return self._m_hours

            self._m_hours = self.magnitude // 10000
            return getattr(self, '_m_hours', None)

        @property
        def is_negative(self):
            if hasattr(self, '_m_is_negative'):
                return self._m_is_negative

            self._m_is_negative = self.raw >= 8388608
            return getattr(self, '_m_is_negative', None)

        @property
        def magnitude(self):
            """The number without its sign."""
            if hasattr(self, '_m_magnitude'):
                return self._m_magnitude

            self._m_magnitude = (16777216 - self.raw if self.raw >= 8388608 else self.raw)
            return getattr(self, '_m_magnitude', None)

        @property
        def minutes(self):
            """0 to 59."""
            if hasattr(self, '_m_minutes'):
                return self._m_minutes

            self._m_minutes = (self.magnitude // 100) % 100
            return getattr(self, '_m_minutes', None)

        @property
        def seconds(self):
            """0 to 59."""
            if hasattr(self, '_m_seconds'):
                return self._m_seconds

            self._m_seconds = self.magnitude % 100
            return getattr(self, '_m_seconds', None)

        @property
        def time(self):
            """For the eye."""
            if hasattr(self, '_m_time'):
                return self._m_time

            self._m_time = MysqlBinlog.TimeText(self.is_negative, self.hours, self.minutes, self.seconds, 0, 0, self._io, self, self._root)
            return getattr(self, '_m_time', None)


    class ValueTime2(KaitaiStruct):
        """TIME with up to six digits of fraction (MySQL 5.6.4 and later, MariaDB
        10.1.2 and later). -838:59:59.000000 to 838:59:59.000000.
        
        One big-endian number: hours (10 bits), minutes (6) and seconds (6) above
        the fraction, offset by half of its range so that negative times sort
        first.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/my_temporal.cc#L228
        """
        def __init__(self, fsp, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueTime2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.fsp = fsp
            self.label = label
            self._read()

        def _read(self):
            self.high = self._io.read_bits_int_be(24)
            self.low = MysqlBinlog.SecondFraction(self.fsp, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.low._fetch_instances()
            _ = self.time
            if hasattr(self, '_m_time'):
                pass
                self._m_time._fetch_instances()


        @property
        def hours(self):
            """0 to 838."""
            if hasattr(self, '_m_hours'):
                return self._m_hours

            self._m_hours = ((self.magnitude // self.unit) // 4096) % 1024
            return getattr(self, '_m_hours', None)

        @property
        def is_negative(self):
            if hasattr(self, '_m_is_negative'):
                return self._m_is_negative

            self._m_is_negative = self.packed < 0
            return getattr(self, '_m_is_negative', None)

        @property
        def magnitude(self):
            """The number without its sign."""
            if hasattr(self, '_m_magnitude'):
                return self._m_magnitude

            self._m_magnitude = (-(self.packed) if self.packed < 0 else self.packed)
            return getattr(self, '_m_magnitude', None)

        @property
        def micros(self):
            """The fraction in microseconds."""
            if hasattr(self, '_m_micros'):
                return self._m_micros

            self._m_micros = (self.magnitude % self.unit) * self.low.micros_per_unit
            return getattr(self, '_m_micros', None)

        @property
        def minutes(self):
            """0 to 59."""
            if hasattr(self, '_m_minutes'):
                return self._m_minutes

            self._m_minutes = ((self.magnitude // self.unit) // 64) % 64
            return getattr(self, '_m_minutes', None)

        @property
        def packed(self):
            """The number without the offset."""
            if hasattr(self, '_m_packed'):
                return self._m_packed

            self._m_packed = ((self.high - 8388608) * self.unit + self.low.value)
            return getattr(self, '_m_packed', None)

        @property
        def seconds(self):
            """0 to 59."""
            if hasattr(self, '_m_seconds'):
                return self._m_seconds

            self._m_seconds = (self.magnitude // self.unit) % 64
            return getattr(self, '_m_seconds', None)

        @property
        def time(self):
            """For the eye."""
            if hasattr(self, '_m_time'):
                return self._m_time

            self._m_time = MysqlBinlog.TimeText(self.is_negative, self.hours, self.minutes, self.seconds, self.micros, self.fsp, self._io, self, self._root)
            return getattr(self, '_m_time', None)

        @property
        def unit(self):
            """How many fractions a second has room for."""
            if hasattr(self, '_m_unit'):
                return self._m_unit

            self._m_unit = (1 if self.low.len_number == 0 else (256 if self.low.len_number == 1 else (65536 if self.low.len_number == 2 else 16777216)))
            return getattr(self, '_m_unit', None)


    class ValueTimeHires(KaitaiStruct):
        """TIME with a fraction, as old as `value_timestamp_hires`: one big-endian
        number, the time in units of the fraction's last digit, plus 839 hours so
        that it is never negative.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/field.cc#L6393
        """
        def __init__(self, fsp, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueTimeHires, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.fsp = fsp
            self.label = label
            self._read()

        def _read(self):
            if self.len_value > 4:
                pass
                _on = self.len_value
                if _on == 5:
                    pass
                    self.high = self._io.read_u1()
                elif _on == 6:
                    pass
                    self.high = self._io.read_u2be()

            self.low = self._io.read_u4be()


        def _fetch_instances(self):
            pass
            if self.len_value > 4:
                pass
                _on = self.len_value
                if _on == 5:
                    pass
                elif _on == 6:
                    pass


        @property
        def hours(self):
            """0 to 838."""
            if hasattr(self, '_m_hours'):
                return self._m_hours

            self._m_hours = (self.magnitude // self.unit) // 3600
            return getattr(self, '_m_hours', None)

        @property
        def is_negative(self):
            if hasattr(self, '_m_is_negative'):
                return self._m_is_negative

            self._m_is_negative = self.packed < 0
            return getattr(self, '_m_is_negative', None)

        @property
        def len_value(self):
            if hasattr(self, '_m_len_value'):
                return self._m_len_value

            self._m_len_value = (4 if self.fsp < 3 else (5 if self.fsp < 6 else 6))
            return getattr(self, '_m_len_value', None)

        @property
        def magnitude(self):
            """The time without its sign."""
            if hasattr(self, '_m_magnitude'):
                return self._m_magnitude

            self._m_magnitude = (-(self.packed) if self.packed < 0 else self.packed)
            return getattr(self, '_m_magnitude', None)

        @property
        def micros(self):
            """The fraction in microseconds."""
            if hasattr(self, '_m_micros'):
                return self._m_micros

            self._m_micros = (self.magnitude - (self.magnitude // self.unit) * self.unit) * (1000000 // self.unit)
            return getattr(self, '_m_micros', None)

        @property
        def minutes(self):
            if hasattr(self, '_m_minutes'):
                return self._m_minutes

            self._m_minutes = ((self.magnitude // self.unit) // 60) % 60
            return getattr(self, '_m_minutes', None)

        @property
        def packed(self):
            """The number without the 839 hours, negative for a negative time."""
            if hasattr(self, '_m_packed'):
                return self._m_packed

            self._m_packed = (((self.high if self.len_value > 4 else 0) * 4294967296 + self.low) - 3020400 * self.unit)
            return getattr(self, '_m_packed', None)

        @property
        def seconds(self):
            if hasattr(self, '_m_seconds'):
                return self._m_seconds

            self._m_seconds = (self.magnitude // self.unit) % 60
            return getattr(self, '_m_seconds', None)

        @property
        def unit(self):
            """How many units make a second."""
            if hasattr(self, '_m_unit'):
                return self._m_unit

            self._m_unit = (10 if self.fsp == 1 else (100 if self.fsp == 2 else (1000 if self.fsp == 3 else (10000 if self.fsp == 4 else (100000 if self.fsp == 5 else 1000000)))))
            return getattr(self, '_m_unit', None)


    class ValueTimestamp(KaitaiStruct):
        """TIMESTAMP of tables made before MySQL 5.6.4, or of MariaDB with
        `mysql56_temporal_format` off. 0 stands for 0000-00-00 00:00:00.
        
        MariaDB logs the same type for such a column with a fraction, which has
        more bytes, `value_timestamp_hires`; the log does not tell the two apart.
        """
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueTimestamp, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.seconds = self._io.read_u4le()


        def _fetch_instances(self):
            pass
            _ = self.time
            if hasattr(self, '_m_time'):
                pass
                self._m_time._fetch_instances()


        @property
        def time(self):
            """For the eye."""
            if hasattr(self, '_m_time'):
                return self._m_time

            self._m_time = MysqlBinlog.UtcTime(self.seconds, 0, 0, self._io, self, self._root)
            return getattr(self, '_m_time', None)


    class ValueTimestamp2(KaitaiStruct):
        """TIMESTAMP with up to six digits of fraction (MySQL 5.6.4 and later,
        MariaDB 10.1.2 and later), big-endian. Up to 2038-01-19, in MariaDB 11.5
        and later up to 2106-02-07.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/my_time.cc#L1881
        """
        def __init__(self, fsp, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueTimestamp2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.fsp = fsp
            self.label = label
            self._read()

        def _read(self):
            self.seconds = self._io.read_u4be()
            self.fraction = MysqlBinlog.SecondFraction(self.fsp, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.fraction._fetch_instances()
            _ = self.time
            if hasattr(self, '_m_time'):
                pass
                self._m_time._fetch_instances()


        @property
        def micros(self):
            """The fraction in microseconds."""
            if hasattr(self, '_m_micros'):
                return self._m_micros

            self._m_micros = self.fraction.micros
            return getattr(self, '_m_micros', None)

        @property
        def time(self):
            """For the eye."""
            if hasattr(self, '_m_time'):
                return self._m_time

            self._m_time = MysqlBinlog.UtcTime(self.seconds, self.micros, self.fsp, self._io, self, self._root)
            return getattr(self, '_m_time', None)


    class ValueTimestampHires(KaitaiStruct):
        """TIMESTAMP with a fraction as MariaDB stores it with
        `mysql56_temporal_format` off, and always did before 10.1. 0 stands for
        0000-00-00 00:00:00.
        
        The table map has the type of `value_timestamp` for it and no metadata, so
        no event leads here: it is for a reader that knows the column's
        definition (`-fast-path: supplied`, `-instead-of`). The same holds for
        `value_datetime_hires` and `value_time_hires`.
        
        .. seealso::
           Source - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/field.cc#L5765
        """
        def __init__(self, fsp, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueTimestampHires, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.fsp = fsp
            self.label = label
            self._read()

        def _read(self):
            self.seconds = self._io.read_u4be()
            self.fraction = MysqlBinlog.SecondFraction(self.fsp, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.fraction._fetch_instances()

        @property
        def micros(self):
            """The fraction in microseconds."""
            if hasattr(self, '_m_micros'):
                return self._m_micros

            self._m_micros = self.fraction.value * (100000 if self.fsp == 1 else (10000 if self.fsp == 2 else (1000 if self.fsp == 3 else (100 if self.fsp == 4 else (10 if self.fsp == 5 else 1)))))
            return getattr(self, '_m_micros', None)


    class ValueU1(KaitaiStruct):
        """TINYINT UNSIGNED. 0 to 255."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueU1, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_u1()


        def _fetch_instances(self):
            pass


    class ValueU2(KaitaiStruct):
        """SMALLINT UNSIGNED. 0 to 65535."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueU2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_u2le()


        def _fetch_instances(self):
            pass


    class ValueU3(KaitaiStruct):
        """MEDIUMINT UNSIGNED. 0 to 16777215."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueU3, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_bits_int_le(24)


        def _fetch_instances(self):
            pass


    class ValueU4(KaitaiStruct):
        """INT UNSIGNED. 0 to 4294967295."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueU4, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_u4le()


        def _fetch_instances(self):
            pass


    class ValueU8(KaitaiStruct):
        """BIGINT UNSIGNED, SERIAL. 0 to 2^64 - 1."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueU8, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_u8le()
            if self.ofs_end >= 0:
                pass
                self.invoke_end = self._io.read_bytes(0)



        def _fetch_instances(self):
            pass
            if self.ofs_end >= 0:
                pass

            _ = self.exact
            if hasattr(self, '_m_exact'):
                pass
                self._m_exact._fetch_instances()


        @property
        def exact(self):
            """The same with all its digits."""
            if hasattr(self, '_m_exact'):
                return self._m_exact

            _pos = self._io.pos()
            self._io.seek(self.ofs_end - 8)
            self._m_exact = MysqlBinlog.U8Halves(self._io, self, self._root)
            self._io.seek(_pos)
            return getattr(self, '_m_exact', None)

        @property
        def ofs_end(self):
            """Plumbing. Where the number ends."""
            if hasattr(self, '_m_ofs_end'):
                return self._m_ofs_end

            self._m_ofs_end = self._io.pos()
            return getattr(self, '_m_ofs_end', None)


    class ValueUnknown(KaitaiStruct):
        """A column type that this document does not know; what comes after it in the
        event cannot be read.
        """
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueUnknown, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.value = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass


    class ValueVector(KaitaiStruct):
        """VECTOR(n), n up to 16383 (MySQL 9.0 and later). MariaDB logs its VECTOR as
        VARBINARY.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/include/field_types.h#L77
        """
        def __init__(self, len_length, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueVector, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_length = len_length
            self.label = label
            self._read()

        def _read(self):
            self.len_value = MysqlBinlog.LengthPrefix(self.len_length, self._io, self, self._root)
            self._raw_value = self._io.read_bytes(self.len_value.value)
            _io__raw_value = KaitaiStream(BytesIO(self._raw_value))
            self.value = MysqlBinlog.Vector(_io__raw_value, self, self._root)


        def _fetch_instances(self):
            pass
            self.len_value._fetch_instances()
            self.value._fetch_instances()


    class ValueYear(KaitaiStruct):
        """YEAR. 0000, or 1901 to 2155."""
        def __init__(self, label, _io, _parent=None, _root=None):
            super(MysqlBinlog.ValueYear, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.label = label
            self._read()

        def _read(self):
            self.raw = self._io.read_u1()


        def _fetch_instances(self):
            pass

        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (0 if self.raw == 0 else self.raw + 1900)
            return getattr(self, '_m_value', None)


    class Varint(KaitaiStruct):
        """Integer of 1 to 9 bytes: as many bytes follow as the first has 1 bits at
        its low end. The value is what is left above them and the 0 bit after, as
        a little-endian number. Signed values are stored as `n < 0 ? -2 * n - 1 :
        2 * n`.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/serialization/variable_length_integers.h#L89
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.Varint, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.first = self._io.read_u1()
            if self.num_more > 0:
                pass
                _on = self.num_more
                if _on == 1:
                    pass
                    self.low = self._io.read_u1()
                elif _on == 2:
                    pass
                    self.low = self._io.read_u2le()
                elif _on == 3:
                    pass
                    self.low = self._io.read_bits_int_le(24)
                else:
                    pass
                    self.low = self._io.read_u4le()

            if self.num_more > 4:
                pass
                _on = self.num_more
                if _on == 5:
                    pass
                    self.high = self._io.read_u1()
                elif _on == 6:
                    pass
                    self.high = self._io.read_u2le()
                elif _on == 7:
                    pass
                    self.high = self._io.read_bits_int_le(24)
                else:
                    pass
                    self.high = self._io.read_u4le()



        def _fetch_instances(self):
            pass
            if self.num_more > 0:
                pass
                _on = self.num_more
                if _on == 1:
                    pass
                elif _on == 2:
                    pass
                elif _on == 3:
                    pass
                else:
                    pass

            if self.num_more > 4:
                pass
                _on = self.num_more
                if _on == 5:
                    pass
                elif _on == 6:
                    pass
                elif _on == 7:
                    pass
                else:
                    pass


        @property
        def high_unsigned(self):
            """Plumbing. For targets that read it as a signed number."""
            if hasattr(self, '_m_high_unsigned'):
                return self._m_high_unsigned

            self._m_high_unsigned = (0 if self.num_more < 5 else (self.high + 4294967296 if self.high < 0 else self.high))
            return getattr(self, '_m_high_unsigned', None)

        @property
        def low_unsigned(self):
            """Plumbing. For targets that read it as a signed number."""
            if hasattr(self, '_m_low_unsigned'):
                return self._m_low_unsigned

            self._m_low_unsigned = (0 if self.num_more == 0 else (self.low + 4294967296 if self.low < 0 else self.low))
            return getattr(self, '_m_low_unsigned', None)

        @property
        def more(self):
            """The bytes after the first as a number."""
            if hasattr(self, '_m_more'):
                return self._m_more

            self._m_more = (self.low_unsigned + self.high_unsigned * 4294967296)
            return getattr(self, '_m_more', None)

        @property
        def num_more(self):
            """How many bytes follow the first."""
            if hasattr(self, '_m_num_more'):
                return self._m_num_more

            self._m_num_more = (0 if self.first & 1 == 0 else (1 if self.first & 3 == 1 else (2 if self.first & 7 == 3 else (3 if self.first & 15 == 7 else (4 if self.first & 31 == 15 else (5 if self.first & 63 == 31 else (6 if self.first & 127 == 63 else (7 if self.first == 127 else 8))))))))
            return getattr(self, '_m_num_more', None)

        @property
        def signed_value(self):
            """The number when it is signed."""
            if hasattr(self, '_m_signed_value'):
                return self._m_signed_value

            self._m_signed_value = ((self.value // 2) if self.value % 2 == 0 else -((self.value // 2)) - 1)
            return getattr(self, '_m_signed_value', None)

        @property
        def value(self):
            """The number when it is unsigned."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.more if self.num_more > 7 else (self.first >> self.num_more + 1) + self.more * (1 << 7 - self.num_more))
            return getattr(self, '_m_value', None)


    class Vector(KaitaiStruct):
        """Elements of a VECTOR."""
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.Vector, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self.elements.append(MysqlBinlog.ValueF4(u"", self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass
                self.elements[i]._fetch_instances()



    class ViewChangeEvent(KaitaiStruct):
        """The members of a replication group changed (MySQL 5.7 and later).
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1569
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.ViewChangeEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.view_id = (KaitaiStream.bytes_terminate(self._io.read_bytes(40), 0, False)).decode(u"UTF-8")
            self.sequence_number = self._io.read_u8le()
            self.num_certification_info = self._io.read_u4le()
            self.certification_info = []
            for i in range(self.num_certification_info):
                self.certification_info.append(MysqlBinlog.CertificationInfo(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.certification_info)):
                pass
                self.certification_info[i]._fetch_instances()

            _ = self.view_id_bytes
            if hasattr(self, '_m_view_id_bytes'):
                pass


        @property
        def view_id_bytes(self):
            """The same with all its bytes. Behind the terminator, servers leave
            zeros, which are of no use.
            """
            if hasattr(self, '_m_view_id_bytes'):
                return self._m_view_id_bytes

            _pos = self._io.pos()
            self._io.seek(0)
            self._m_view_id_bytes = self._io.read_bytes(40)
            self._io.seek(_pos)
            return getattr(self, '_m_view_id_bytes', None)


    class XaId(KaitaiStruct):
        """Id that the client gave to an XA transaction.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L597
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.XaId, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.format_id = self._io.read_s4le()
            self.len_gtrid = self._io.read_u4le()
            if not self.len_gtrid <= 64:
                raise kaitaistruct.ValidationGreaterThanError(64, self.len_gtrid, self._io, u"/types/xa_id/seq/1")
            self.len_bqual = self._io.read_u4le()
            if not self.len_bqual <= 64:
                raise kaitaistruct.ValidationGreaterThanError(64, self.len_bqual, self._io, u"/types/xa_id/seq/2")
            self.gtrid = self._io.read_bytes(self.len_gtrid)
            self.bqual = self._io.read_bytes(self.len_bqual)


        def _fetch_instances(self):
            pass


    class XaPrepareLogEvent(KaitaiStruct):
        """An XA transaction was prepared, or committed in one phase (MySQL 5.7.7 and
        later, MariaDB 10.5 and later). Ends the events of the transaction; what
        became of it is a `query_event` XA COMMIT or XA ROLLBACK later in this log
        or another.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L589
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.XaPrepareLogEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.is_one_phase = self._io.read_u1()
            self.xid = MysqlBinlog.XaId(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.xid._fetch_instances()


    class XidEvent(KaitaiStruct):
        """Commit of a transaction of a transactional engine. Ends the transaction.
        
        .. seealso::
           Source - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L524
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MysqlBinlog.XidEvent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.xid = self._io.read_u8le()


        def _fetch_instances(self):
            pass


    @property
    def first_byte(self):
        """In which the magic numbers of plain and encrypted files differ."""
        if hasattr(self, '_m_first_byte'):
            return self._m_first_byte

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_first_byte = KaitaiStream.resolve_enum(MysqlBinlog.FirstByteOfFile, self._io.read_u1())
        self._io.seek(_pos)
        return getattr(self, '_m_first_byte', None)

    @property
    def is_encrypted(self):
        """MySQL encrypted the file."""
        if hasattr(self, '_m_is_encrypted'):
            return self._m_is_encrypted

        self._m_is_encrypted = self.first_byte == MysqlBinlog.FirstByteOfFile.encrypted
        return getattr(self, '_m_is_encrypted', None)


