# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum
import zlib


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MysqlBinlog(KaitaiStruct):
    """Of the parser in MysqlBinlog no more than `query_status_var` needs."""

    class MariadbGtidExtraFlag(IntEnum):
        multi_engine = 1
        start_alter = 2
        commit_alter = 4
        rollback_alter = 8
        thread_id = 16

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
