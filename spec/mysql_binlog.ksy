meta:
  id: mysql_binlog
  title: MySQL and MariaDB binary log, version 4
  application:
    - MySQL
    - MariaDB
  file-extension:
    - binlog
    - "000001"
  license: MIT
  ks-version: "0.11"
  endian: le
  bit-endian: be
doc: |
  The binary log is the list of events that describe every change a MySQL or
  MariaDB server made to its data. Replication sends it to other servers,
  backups keep it for recovery to a point in time.

  A file is a magic number and a sequence of events. Every event has a header
  with its type and its size, a body, and (since MySQL 5.6.1 and MariaDB 5.3)
  perhaps a CRC32. The first event is a format description: it tells the size
  of the headers, the fixed part of every event type, and whether there are
  checksums. A relay log has a second one, of the server the events came from.

  Rows are logged as images: a `table_map_event` gives a table's number, name
  and column types, and the `rows_event`s that follow it hold the values of
  its columns, packed by those types.

  Covered: format version 4, that is MySQL 5.0 and later, MariaDB 10.0 and
  later. A body that this document does not describe stays a byte array.
  Not covered: compressed payloads stay bytes, encrypted files show their
  magic number only.

  Context (the format description in force, the table map of a rows event) is
  found by integer indices into `events`; the instances that do it are marked
  as plumbing.
doc-ref:
  - https://github.com/mysql/mysql-server/blob/mysql-9.1.0/libs/mysql/binlog/event/binlog_event.h
  - https://github.com/mysql/mysql-server/blob/mysql-9.1.0/libs/mysql/binlog/event/rows_event.h
  - https://github.com/MariaDB/server/blob/mariadb-11.4.2/sql/log_event.h
-webide-representation: "{events}"
seq:
  - id: magic
    -orig-id: BINLOG_MAGIC
    contents: [0xfe, bin]
  - id: events
    type: event(_index)
    repeat: eos
types:
  event:
    -webide-representation: "{header.event_type} {body}"
    params:
      - id: idx
        type: s4
        doc: Index of this event in `events`.
    seq:
      - id: header
        type: event_header
      - id: header_extension
        size: len_header - 19
        if: len_header > 19
        doc: Bytes that a format with longer common headers adds to each event but the format description.
      - id: invoke_context
        size: 0
        if: fde_idx + last_table_map_idx >= -2
        doc: Plumbing. Computes the two indices in the order of the file, so that their recursion is never deep.
      - id: body
        size: len_body
        type:
          switch-on: header.event_type
          cases:
            'event_type::start_event_v3': start_event_v3
            'event_type::query_event': query_event
            'event_type::rotate_event': rotate_event
            'event_type::intvar_event': intvar_event
            'event_type::load_event': load_event(false)
            'event_type::slave_event': slave_event
            'event_type::create_file_event': create_file_event
            'event_type::append_block_event': file_block_event
            'event_type::exec_load_event': file_event
            'event_type::delete_file_event': file_event
            'event_type::new_load_event': load_event(true)
            'event_type::rand_event': rand_event
            'event_type::user_var_event': user_var_event
            'event_type::format_description_event': format_description_event
            'event_type::xid_event': xid_event
            'event_type::begin_load_query_event': file_block_event
            'event_type::execute_load_query_event': execute_load_query_event
            'event_type::table_map_event': table_map_event
            'event_type::write_rows_event_v1': rows_event(false, false, false)
            'event_type::update_rows_event_v1': rows_event(true, false, false)
            'event_type::delete_rows_event_v1': rows_event(false, false, false)
            'event_type::incident_event': incident_event
            'event_type::heartbeat_log_event': heartbeat_log_event
            'event_type::rows_query_log_event': rows_query_log_event
            'event_type::write_rows_event': rows_event(false, false, false)
            'event_type::update_rows_event': rows_event(true, false, false)
            'event_type::delete_rows_event': rows_event(false, false, false)
            'event_type::gtid_log_event': gtid_log_event
            'event_type::anonymous_gtid_log_event': gtid_log_event
            'event_type::previous_gtids_log_event': previous_gtids_log_event
            'event_type::transaction_context_event': transaction_context_event
            'event_type::view_change_event': view_change_event
            'event_type::xa_prepare_log_event': xa_prepare_log_event
            'event_type::partial_update_rows_event': rows_event(true, true, false)
            'event_type::transaction_payload_event': transaction_payload_event
            'event_type::heartbeat_log_event_v2': heartbeat_log_event_v2
            'event_type::gtid_tagged_log_event': gtid_tagged_log_event
            'event_type::annotate_rows_event': annotate_rows_event
            'event_type::binlog_checkpoint_event': binlog_checkpoint_event
            'event_type::gtid_event': gtid_event
            'event_type::gtid_list_event': gtid_list_event
            'event_type::start_encryption_event': start_encryption_event
            'event_type::query_compressed_event': query_compressed_event
            'event_type::write_rows_compressed_event_v1': rows_event(false, false, true)
            'event_type::update_rows_compressed_event_v1': rows_event(true, false, true)
            'event_type::delete_rows_compressed_event_v1': rows_event(false, false, true)
            'event_type::write_rows_compressed_event': rows_event(false, false, true)
            'event_type::update_rows_compressed_event': rows_event(true, false, true)
            'event_type::delete_rows_compressed_event': rows_event(false, false, true)
      - id: footer
        type: event_footer
        if: len_checksum == 4
    instances:
      is_fde:
        value: header.event_type == event_type::format_description_event
        -webide-parse-mode: lazy
      fde_idx:
        value: 'is_fde ? idx : (idx > 0 ? _root.events[idx - 1].fde_idx.as<s4> : -1)'
        -webide-parse-mode: lazy
        doc: Index of the format description in force, -1 before the first one.
      fde:
        value: _root.events[fde_idx].body.as<format_description_event>
        if: fde_idx >= 0
        -webide-parse-mode: lazy
      len_header:
        value: '(is_fde or fde_idx < 0) ? 19 : _root.events[fde_idx].body.as<format_description_event>.len_header'
        -webide-parse-mode: lazy
        doc: Size of this event's header in bytes. A format description's own header always has the least size.
      len_checksum:
        value: '(is_fde or fde_idx < 0) ? 0 : _root.events[fde_idx].body.as<format_description_event>.len_checksum'
        -webide-parse-mode: lazy
        doc: A format description has its checksum inside its body, after the algorithm.
      len_body:
        value: header.event_size - len_header - len_checksum
        -webide-parse-mode: lazy
      len_post_header:
        value: _root.events[fde_idx].body.as<format_description_event>.post_header_lengths[header.event_type.to_i - 1]
        if: fde_idx >= 0
        -webide-parse-mode: lazy
        doc: Size in bytes of the fixed part of this event's body, as the format description in force gives it.
      is_rows_event:
        value: >-
          (header.event_type.to_i >= 23 and header.event_type.to_i <= 25) or (header.event_type.to_i >= 30 and header.event_type.to_i <= 32)
          or header.event_type == event_type::partial_update_rows_event
          or (header.event_type.to_i >= 166 and header.event_type.to_i <= 171)
        -webide-parse-mode: lazy
      is_end_of_statement:
        value: is_rows_event and body.as<rows_event>.is_end_of_statement
        -webide-parse-mode: lazy
      last_table_map_idx:
        value: 'header.event_type == event_type::table_map_event ? idx : is_fde ? -1 : prev_table_map_idx'
        -webide-parse-mode: lazy
        doc: Index of the last table map of this statement up to and with this event, -1 if there is none.
      prev_table_map_idx:
        value: >-
          idx == 0 ? -1 : _root.events[idx - 1].is_end_of_statement ? -1 : _root.events[idx - 1].last_table_map_idx.as<s4>
        -webide-parse-mode: lazy
  event_header:
    -orig-id: Log_event_header
    -webide-representation: "{event_type} {event_size:dec} bytes"
    seq:
      - id: timestamp
        -orig-id: when
        type: u4
        doc: Start of the statement on the server that ran it first, in seconds since 1970-01-01 UTC; 0 in artificial events.
      - id: event_type
        -orig-id: type_code
        type: u1
        enum: event_type
      - id: server_id
        -orig-id: unmasked_server_id
        type: u4
      - id: event_size
        -orig-id: data_written
        type: u4
        doc: Size of the whole event in bytes, with header and checksum.
      - id: log_pos
        type: u4
        doc: |
          Position right after the event in the log of the server that wrote it first, modulo 2^32. Not a way to walk a file: it
          is 0 in artificial events, in compressed payloads and in many events of MariaDB 11.4 and later.
      - id: flags
        type: u2
        doc: Bits of `event_flag`.
    instances:
      is_in_use:
        value: (flags & event_flag::binlog_in_use.to_i) != 0
        doc: In a format description, the file was not closed. The flag counts as 0 in the event's checksum.
      is_artificial:
        value: (flags & event_flag::artificial.to_i) != 0
      is_relay_log:
        value: (flags & event_flag::relay_log.to_i) != 0
      is_ignorable:
        value: (flags & event_flag::ignorable.to_i) != 0
        doc: A reader that does not know the type may skip the event.
  event_footer:
    -orig-id: Log_event_footer
    -webide-representation: "{checksum:hex}"
    seq:
      - id: checksum
        type: u4
        doc: CRC32 (IEEE 802.3) of all bytes of the event before it.
  encrypted_file_header:
    -orig-id: Rpl_encryption_header
    doc: Start of a file that MySQL encrypted (8.0.14 and later); the events after it are ciphertext.
    seq:
      - id: magic
        type: encrypted_file_magic
      - id: version
        type: u1
        valid: 1
      - id: fields
        size: 512 - 5
        type: encryption_header_fields
        doc: The ciphertext starts after them.
  encrypted_file_magic:
    seq:
      - id: value
        contents: [0xfd, bin]
  encryption_header_fields:
    seq:
      - id: fields
        type: encryption_header_field
        repeat: until
        repeat-until: _.type == encryption_header_field_type::end_mark or _io.eof
  encryption_header_field:
    seq:
      - id: type
        type: u1
        enum: encryption_header_field_type
      - id: len_key_id
        type: u1
        if: type == encryption_header_field_type::key_id
      - id: key_id
        size: len_key_id
        type: str
        encoding: ASCII
        if: type == encryption_header_field_type::key_id
        doc: Name of the key in the server's keyring.
      - id: password
        size: 32
        if: type == encryption_header_field_type::encrypted_password
        doc: The file's password, encrypted by AES-256-CBC with that key and `iv`.
      - id: iv
        size: 16
        if: type == encryption_header_field_type::iv
  start_event_v3:
    -orig-id: Start_log_event_v3
    doc: First event of a log of version 1 or 3 (MySQL 3.23 to 4.1). What follows it is outside of this document.
    -webide-representation: "v{binlog_version:dec} {server_version}"
    seq:
      - id: binlog_version
        type: u2
      - id: server_version
        type: strz
        size: 50
        encoding: ASCII
      - id: created
        type: u4
  format_description_event:
    -orig-id: Format_description_event
    -webide-representation: "v{binlog_version:dec} {server_version} {checksum_algorithm}"
    doc: |
      Describes the format of the events after it. Its own entry in `post_header_lengths` gives the length of that array away:
      what is left of the body after it is nothing (before MySQL 5.6.1) or the checksum algorithm and this event's checksum.
    seq:
      - id: binlog_version
        type: u2
        valid: 4
      - id: server_version
        type: strz
        size: 50
        encoding: ASCII
      - id: created
        type: u4
        doc: Seconds since 1970-01-01 UTC when the server had started just before, else 0.
      - id: len_header
        -orig-id: common_header_len
        type: u1
        valid:
          min: 19
        doc: Size in bytes of the header of the events that follow.
      - id: post_header_lengths
        -orig-id: post_header_len
        type: u1
        repeat: expr
        repeat-expr: num_event_types
        doc: Size in bytes of the fixed part of the body of event type 1, 2, and so on.
      - id: checksum_algorithm
        -orig-id: common_footer->checksum_alg
        type: u1
        enum: checksum_algorithm
        valid:
          any-of:
            - checksum_algorithm::none
            - checksum_algorithm::crc32
        if: not _io.eof
      - id: checksum
        type: u4
        if: not _io.eof
        doc: CRC32 of all bytes of this event before it, with the in-use flag cleared. Not maintained when the algorithm is `none`.
    instances:
      fde_post_header_length:
        pos: 57 + 15 - 1
        type: u1
        valid:
          min: 57 + 15
        doc: This event's own entry in `post_header_lengths`.
      num_event_types:
        value: fde_post_header_length - 57
      has_checksums:
        value: num_event_types + 57 < _io.size and checksum_algorithm == checksum_algorithm::crc32
      len_checksum:
        value: 'has_checksums ? 4 : 0'
        doc: Size in bytes of the checksum at the end of the events that follow.
  query_event:
    -orig-id: Query_event
    -webide-representation: "{query_utf8}"
    doc: A statement, also BEGIN and COMMIT.
    seq:
      - id: thread_id
        type: u4
        doc: The connection that ran the statement.
      - id: exec_time
        -orig-id: query_exec_time
        type: u4
        doc: Run time in seconds.
      - id: len_database
        -orig-id: db_len
        type: u1
      - id: error_code
        type: u2
      - id: len_status_vars
        -orig-id: status_vars_len
        type: u2
      - id: status_vars
        size: len_status_vars
        type: query_status_vars
      - id: database
        -orig-id: db
        size: len_database
        type: str
        encoding: UTF-8
        doc: The default database, maybe empty.
      - id: database_terminator
        contents: [0]
      - id: query
        size-eos: true
        doc: Text of the statement in the client's character set (`charset.character_set_client`).
    instances:
      query_utf8:
        value: query.to_s("UTF-8")
        doc: The statement for the eye; where the client's character set is not UTF-8, use `query`.
  query_status_vars:
    seq:
      - id: vars
        type: query_status_var
        repeat: eos
  query_status_var:
    -webide-representation: "{code}: {body}"
    seq:
      - id: code
        type: u1
        enum: query_status_code
      - id: body
        type:
          switch-on: code
          cases:
            'query_status_code::flags2': status_u4
            'query_status_code::sql_mode': status_u8
            'query_status_code::catalog': status_catalog
            'query_status_code::auto_increment': status_auto_increment
            'query_status_code::charset': status_charset
            'query_status_code::time_zone': short_string
            'query_status_code::catalog_nz': short_string
            'query_status_code::lc_time_names': status_u2
            'query_status_code::charset_database': status_u2
            'query_status_code::table_map_for_update': status_u8
            'query_status_code::master_data_written': status_u4
            'query_status_code::invoker': status_invoker
            'query_status_code::updated_db_names': status_updated_db_names
            'query_status_code::microseconds': status_u3
            'query_status_code::explicit_defaults_for_timestamp': status_u1
            'query_status_code::ddl_logged_with_xid': status_u8
            'query_status_code::default_collation_for_utf8mb4': status_u2
            'query_status_code::sql_require_primary_key': status_u1
            'query_status_code::default_table_encryption': status_u1
            'query_status_code::code_21': status_u1
            'query_status_code::mariadb_hrnow': status_u3
            'query_status_code::mariadb_xid': status_u8
            'query_status_code::mariadb_gtid_flags3': status_gtid_flags3
            'query_status_code::mariadb_character_set_collations': status_character_set_collations
            _: status_unknown
  status_u1:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: u1
  status_u2:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: u2
  status_u3:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: b24le
  status_u4:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: u4
  status_u8:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: u8
  status_catalog:
    doc: MySQL 5.0.0 to 5.0.3.
    seq:
      - id: name
        type: short_string
      - id: terminator
        size: 1
  status_auto_increment:
    seq:
      - id: increment
        -orig-id: auto_increment_increment
        type: u2
      - id: offset
        -orig-id: auto_increment_offset
        type: u2
  status_charset:
    doc: Collation ids of the session.
    seq:
      - id: character_set_client
        type: u2
      - id: collation_connection
        type: u2
      - id: collation_server
        type: u2
  status_invoker:
    -webide-representation: "{user}@{host}"
    seq:
      - id: user
        type: short_string
      - id: host
        type: short_string
  status_updated_db_names:
    seq:
      - id: num_names
        -orig-id: mts_accessed_dbs
        type: u1
        doc: 254 stands for more than the log lists.
      - id: names
        type: strz
        encoding: UTF-8
        repeat: expr
        repeat-expr: 'num_names == 254 ? 0 : num_names'
  status_gtid_flags3:
    doc: MariaDB 10.8 and later.
    seq:
      - id: flags
        type: u1
      - id: start_alter_seq_no
        type: u8
        if: (flags & 0x0c) != 0
  status_character_set_collations:
    doc: MariaDB 11.2 and later.
    seq:
      - id: num_pairs
        type: u1
      - id: pairs
        type: character_set_collation
        repeat: expr
        repeat-expr: num_pairs
  character_set_collation:
    seq:
      - id: character_set
        type: u2
      - id: collation
        type: u2
  status_unknown:
    doc: The length of an unknown variable is unknown too; the rest of the block belongs to it.
    seq:
      - id: value
        size-eos: true
  short_string:
    -webide-representation: "{value}"
    seq:
      - id: len_value
        type: u1
      - id: value
        size: len_value
        type: str
        encoding: UTF-8
  rotate_event:
    -orig-id: Rotate_event
    -webide-representation: "{file_name}:{position:dec}"
    doc: The log goes on in another file.
    seq:
      - id: position
        -orig-id: pos
        type: u8
        doc: Position of the first event in that file, in bytes.
      - id: file_name
        -orig-id: new_log_ident
        size-eos: true
        type: str
        encoding: UTF-8
  xid_event:
    -orig-id: Xid_event
    -webide-representation: "{xid:dec}"
    doc: Commit of a transaction of a transactional engine.
    seq:
      - id: xid
        type: u8
  rows_query_log_event:
    -orig-id: Rows_query_event
    -webide-representation: "{query_utf8}"
    doc: The statement behind the row events that follow (`binlog_rows_query_log_events`).
    seq:
      - id: len_query
        type: u1
        doc: The length modulo 256, of no use.
      - id: query
        -orig-id: m_rows_query
        size-eos: true
    instances:
      query_utf8:
        value: query.to_s("UTF-8")
  gtid_log_event:
    -orig-id: Gtid_event
    -webide-representation: "{uuid}:{gno:dec}"
    doc: |
      Begins a transaction and gives its global transaction id. Each part after `gno` came with a later version: MySQL 5.6 ends
      there, 5.7 after `sequence_number`, 8.0.13 after `transaction_length`.
    seq:
      - id: flags
        -orig-id: gtid_flags
        type: u1
        doc: Bit 0, the transaction may have statement-format events.
      - id: uuid
        -orig-id: SID
        size: 16
        doc: The server that ran the transaction first; zeros in an anonymous one.
      - id: gno
        -orig-id: GNO
        type: s8
      - id: logical_timestamp_typecode
        -orig-id: LOGICAL_TIMESTAMP_TYPECODE
        type: u1
        if: not _io.eof
      - id: last_committed
        type: s8
        if: has_logical_clock
        doc: The last transaction of this file that must be committed before this one can start.
      - id: sequence_number
        type: s8
        if: has_logical_clock
      - id: immediate_commit_low
        type: u4
        if: not _io.eof
      - id: immediate_commit_high
        type: b24le
        if: has_immediate_commit
      - id: original_commit_low
        type: u4
        if: has_immediate_commit and is_original_commit_logged
      - id: original_commit_high
        type: b24le
        if: has_immediate_commit and is_original_commit_logged
      - id: transaction_length
        type: lenenc_int
        if: not _io.eof
        doc: Size of the whole transaction in bytes, with this event.
      - id: immediate_server_version_raw
        type: u4
        if: not _io.eof
      - id: original_server_version_raw
        type: u4
        if: has_server_version and is_original_version_logged
      - id: commit_group_ticket
        type: u8
        if: not _io.eof
        doc: Number of the group of transactions that commit together (Group Replication).
    instances:
      has_logical_clock:
        value: _io.size > 25 and logical_timestamp_typecode == 2
        -webide-parse-mode: lazy
      has_immediate_commit:
        value: _io.size >= 42 + 7
        -webide-parse-mode: lazy
      is_original_commit_logged:
        value: (immediate_commit_high & 0x800000) != 0
        -webide-parse-mode: lazy
        doc: The top bit says that the original time differs and follows.
      immediate_commit_timestamp:
        value: immediate_commit_low + (immediate_commit_high & 0x7fffff) * 4294967296
        if: has_immediate_commit
        doc: Commit on the server that wrote this log, in microseconds since 1970-01-01 UTC.
      original_commit_timestamp:
        value: 'is_original_commit_logged ? original_commit_low + original_commit_high * 4294967296 : immediate_commit_timestamp'
        if: has_immediate_commit
        doc: Commit on the server that ran the transaction first, in microseconds since 1970-01-01 UTC.
      ofs_server_version:
        value: '42 + (is_original_commit_logged ? 14 : 7) + transaction_length.len'
        if: has_immediate_commit
        -webide-parse-mode: lazy
      has_server_version:
        value: has_immediate_commit and _io.size >= ofs_server_version + 4
        -webide-parse-mode: lazy
      is_original_version_logged:
        value: (immediate_server_version_raw & 0x80000000) != 0
        -webide-parse-mode: lazy
      immediate_server_version:
        value: immediate_server_version_raw & 0x7fffffff
        if: has_server_version
        doc: Major version * 10000 + minor * 100 + patch of the server that wrote this log; 999999 is unknown.
      original_server_version:
        value: 'is_original_version_logged ? original_server_version_raw : immediate_server_version'
        if: has_server_version
  previous_gtids_log_event:
    -orig-id: Previous_gtids_event
    doc: The set of all transactions in the logs before this one. The layout with tags came with MySQL 8.3.
    seq:
      - id: num_0
        type: u1
      - id: num_1
        type: u2
      - id: num_3
        type: u4
      - id: format
        type: u1
        enum: gtid_set_format
      - id: entries
        -orig-id: buf
        type: gtid_set_entry(format == gtid_set_format::tagged)
        repeat: expr
        repeat-expr: num_entries
    instances:
      num_entries:
        value: 'format == gtid_set_format::tagged ? num_1 + num_3 * 65536 : num_0 + num_1 * 256 + num_3 * 16777216'
  gtid_set_entry:
    params:
      - id: is_tagged
        type: bool
    seq:
      - id: uuid
        size: 16
      - id: tag
        type: tag
        if: is_tagged
      - id: num_intervals
        type: u8
      - id: intervals
        type: gtid_interval
        repeat: expr
        repeat-expr: num_intervals
  gtid_interval:
    -webide-representation: "{start:dec} to before {end:dec}"
    seq:
      - id: start
        type: s8
      - id: end
        type: s8
        doc: The first number after the interval.
  tag:
    -webide-representation: "{value}"
    seq:
      - id: len_value
        type: varint
      - id: value
        size: len_value.value
        type: str
        encoding: ASCII
  gtid_tagged_log_event:
    -orig-id: Gtid_event
    doc: As `gtid_log_event`, with a tag in the id, as a message of numbered fields (MySQL 8.3 and later).
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.1.0/libs/mysql/serialization/readme.md
    seq:
      - id: format_version
        type: varint
      - id: len_message
        type: varint
        doc: Size in bytes of this message, with the version.
      - id: last_non_ignorable_field
        type: varint
        doc: A reader that does not know this field must not go on.
      - id: fields
        type: gtid_tagged_field
        repeat: eos
  gtid_tagged_field:
    -webide-representation: "{id.value}: {value}"
    seq:
      - id: id
        type: varint
      - id: value
        type:
          switch-on: id.value
          cases:
            0: varint
            1: uuid_varints
            2: varint
            3: tag
            4: varint
            5: varint
            6: varint
            7: varint
            8: varint
            9: varint
            10: varint
            11: varint
            _: status_unknown
    instances:
      field:
        value: id.value
        enum: gtid_field
  uuid_varints:
    seq:
      - id: bytes
        type: varint
        repeat: expr
        repeat-expr: 16
  varint:
    doc: |
      Integer of 1 to 9 bytes: as many bytes follow as the first has 1 bits at its low end. The value is what is left above them
      and the 0 bit after, as a little-endian number. Signed values are stored as `n < 0 ? -2 * n - 1 : 2 * n`.
    -webide-representation: "{value:dec}"
    seq:
      - id: first
        type: u1
      - id: low
        type:
          switch-on: num_more
          cases:
            1: u1
            2: u2
            3: b24le
            _: u4
        if: num_more > 0
      - id: high
        type:
          switch-on: num_more
          cases:
            5: u1
            6: u2
            7: b24le
            _: u4
        if: num_more > 4
    instances:
      num_more:
        value: >-
          (first & 1) == 0 ? 0 : (first & 3) == 1 ? 1 : (first & 7) == 3 ? 2 : (first & 15) == 7 ? 3 :
          (first & 31) == 15 ? 4 : (first & 63) == 31 ? 5 : (first & 127) == 63 ? 6 : first == 127 ? 7 : 8
        -webide-parse-mode: lazy
      more:
        value: '(num_more > 0 ? low : 0) + (num_more > 4 ? high : 0) * 4294967296'
        -webide-parse-mode: lazy
      value:
        value: 'num_more > 7 ? more : (first >> (num_more + 1)) + more * (1 << (7 - num_more))'
      signed_value:
        value: 'value % 2 == 0 ? value / 2 : -(value / 2) - 1'
  lenenc_int:
    -orig-id: net_field_length
    doc: Integer of 1, 3, 4 or 9 bytes.
    -webide-representation: "{value:dec}"
    seq:
      - id: first
        type: u1
        valid:
          expr: _ != 0xfb and _ != 0xff
      - id: more
        type:
          switch-on: first
          cases:
            0xfc: u2
            0xfd: b24le
            0xfe: u8
        if: first >= 0xfb
    instances:
      value:
        value: 'first < 0xfb ? first : more'
      len:
        value: 'first < 0xfb ? 1 : first == 0xfc ? 3 : first == 0xfd ? 4 : 9'
        -webide-parse-mode: lazy
        doc: Size of this number in bytes.
  u6:
    doc: Integer of six bytes, without the bit shifts that JavaScript cannot do.
    -webide-representation: "{value:dec}"
    seq:
      - id: low
        type: u4
      - id: high
        type: u2
    instances:
      value:
        value: low + high * 4294967296
  lenenc_string:
    seq:
      - id: len_value
        type: lenenc_int
      - id: value
        size: len_value.value
  intvar_event:
    -orig-id: Intvar_event
    -webide-representation: "{type} = {value:dec}"
    doc: A value that the statement after it uses.
    seq:
      - id: type
        type: u1
        enum: intvar_type
      - id: value
        -orig-id: val
        type: u8
  rand_event:
    -orig-id: Rand_event
    doc: Seeds of RAND() in the statement after it.
    seq:
      - id: seed1
        type: u8
      - id: seed2
        type: u8
  user_var_event:
    -orig-id: User_var_event
    -webide-representation: "@{name}"
    doc: A user variable that the statement after it reads.
    seq:
      - id: len_name
        -orig-id: name_len
        type: u4
      - id: name
        size: len_name
        type: str
        encoding: UTF-8
      - id: is_null
        type: u1
      - id: type
        type: u1
        enum: user_var_type
        if: is_null == 0
      - id: charset_number
        type: u4
        if: is_null == 0
        doc: Collation id.
      - id: len_value
        -orig-id: val_len
        type: u4
        if: is_null == 0
      - id: value
        -orig-id: val
        size: len_value
        type:
          switch-on: type
          cases:
            'user_var_type::real': value_f8
            'user_var_type::int': value_u8
            'user_var_type::decimal': user_var_decimal
        if: is_null == 0
      - id: flags
        type: u1
        if: not _io.eof and is_null == 0
        doc: Bit 0 says that an integer is unsigned.
  user_var_decimal:
    -webide-representation: "{digits.text}"
    seq:
      - id: precision
        type: u1
      - id: scale
        type: u1
      - id: digits
        size-eos: true
        type: decimal_digits(precision - scale, scale)
  slave_event:
    -orig-id: Slave_log_event
    doc: Written by no server in use.
    seq:
      - id: source_position
        type: u8
      - id: source_port
        type: u2
      - id: source_host
        type: strz
        encoding: UTF-8
      - id: source_log
        type: strz
        encoding: UTF-8
  load_event:
    -orig-id: Load_log_event
    doc: LOAD DATA of MySQL 4.1 and older; CREATE_FILE_EVENT adds a file to it.
    params:
      - id: has_long_separators
        type: bool
        doc: Separators may have several characters (NEW_LOAD_EVENT).
    seq:
      - id: head
        type: load_head
      - id: data
        type: load_data(has_long_separators, head.num_fields)
      - id: file_name
        type: strz
        encoding: UTF-8
        eos-error: false
  create_file_event:
    -orig-id: Create_file_log_event
    seq:
      - id: head
        type: load_head
      - id: file_id
        type: u4
      - id: data
        type: load_data(true, head.num_fields)
      - id: file_name
        type: strz
        encoding: UTF-8
      - id: block
        size-eos: true
  load_head:
    seq:
      - id: thread_id
        type: u4
      - id: exec_time
        type: u4
      - id: skip_lines
        type: u4
      - id: len_table
        type: u1
      - id: len_database
        type: u1
      - id: num_fields
        type: u4
  load_data:
    params:
      - id: has_long_separators
        type: bool
      - id: num_fields
        type: u4
    seq:
      - id: separators
        type: load_separator(has_long_separators)
        repeat: expr
        repeat-expr: 5
        doc: End of a field, quotes of a field, end of a line, start of a line, escape.
      - id: options
        type: u1
      - id: empty_flags
        type: u1
        if: not has_long_separators
      - id: field_lengths
        type: u1
        repeat: expr
        repeat-expr: num_fields
      - id: fields
        type: strz
        encoding: UTF-8
        repeat: expr
        repeat-expr: num_fields
      - id: table
        type: strz
        encoding: UTF-8
      - id: database
        type: strz
        encoding: UTF-8
  load_separator:
    params:
      - id: is_long
        type: bool
    seq:
      - id: len_value
        type: u1
        if: is_long
      - id: value
        size: 'is_long ? len_value : 1'
  file_event:
    -orig-id: Execute_load_event
    doc: Load the file, or forget it.
    seq:
      - id: file_id
        type: u4
  file_block_event:
    -orig-id: Append_block_event
    doc: A piece of a file that LOAD DATA reads; the first piece is a BEGIN_LOAD_QUERY_EVENT.
    seq:
      - id: file_id
        type: u4
      - id: block
        size-eos: true
  execute_load_query_event:
    -orig-id: Execute_load_query_event
    -webide-representation: "{query_utf8}"
    doc: LOAD DATA as a statement (MySQL 5.0 and later).
    seq:
      - id: thread_id
        type: u4
      - id: exec_time
        type: u4
        doc: Run time in seconds.
      - id: len_database
        type: u1
      - id: error_code
        type: u2
      - id: len_status_vars
        type: u2
      - id: file_id
        type: u4
      - id: ofs_file_name_start
        -orig-id: fn_pos_start
        type: u4
        doc: Where the file's name starts in the statement, to be replaced by the name of the local copy.
      - id: ofs_file_name_end
        -orig-id: fn_pos_end
        type: u4
      - id: duplicate_handling
        -orig-id: dup_handling
        type: u1
        enum: duplicate_handling
      - id: status_vars
        size: len_status_vars
        type: query_status_vars
      - id: database
        size: len_database
        type: str
        encoding: UTF-8
      - id: database_terminator
        contents: [0]
      - id: query
        size-eos: true
    instances:
      query_utf8:
        value: query.to_s("UTF-8")
  incident_event:
    -orig-id: Incident_event
    -webide-representation: "{incident} {message.value}"
    doc: Something happened to the source after which replicas must stop.
    seq:
      - id: incident
        type: u2
        enum: incident
      - id: message
        type: short_string
      - id: rest
        size-eos: true
        doc: Four bytes in logs with checksums; MySQL counts the checksum twice.
  heartbeat_log_event:
    -orig-id: Heartbeat_event
    doc: Sent to idle replicas; not found in files that a server wrote.
    seq:
      - id: file_name
        -orig-id: log_ident
        size-eos: true
        type: str
        encoding: UTF-8
  heartbeat_log_event_v2:
    -orig-id: Heartbeat_event_v2
    seq:
      - id: fields
        type: heartbeat_field
        repeat: eos
  heartbeat_field:
    seq:
      - id: type
        type: u1
        enum: heartbeat_field_type
      - id: len_value
        type: lenenc_int
        if: type != heartbeat_field_type::end_mark
      - id: value
        size: len_value.value
        type:
          switch-on: type
          cases:
            'heartbeat_field_type::log_position': lenenc_int
        if: type != heartbeat_field_type::end_mark
  transaction_context_event:
    -orig-id: Transaction_context_event
    doc: What group replication certifies about a transaction.
    seq:
      - id: len_server_uuid
        type: u1
      - id: thread_id
        type: u4
      - id: is_gtid_specified
        type: u1
      - id: len_snapshot_version
        type: u4
      - id: num_write_set
        type: u4
      - id: num_read_set
        type: u4
      - id: server_uuid
        size: len_server_uuid
        type: str
        encoding: UTF-8
      - id: snapshot_version
        -orig-id: encoded_snapshot_version
        size: len_snapshot_version
      - id: write_set
        type: u2_bytes
        repeat: expr
        repeat-expr: num_write_set
      - id: read_set
        type: u2_bytes
        repeat: expr
        repeat-expr: num_read_set
  u2_bytes:
    seq:
      - id: len_value
        type: u2
      - id: value
        size: len_value
  u4_bytes:
    seq:
      - id: len_value
        type: u4
      - id: value
        size: len_value
  view_change_event:
    -orig-id: View_change_event
    -webide-representation: "{view_id}"
    doc: The members of a replication group changed.
    seq:
      - id: view_id
        size: 40
        type: strz
        encoding: UTF-8
      - id: sequence_number
        -orig-id: seq_number
        type: u8
      - id: num_certification_info
        type: u4
      - id: certification_info
        type: certification_info
        repeat: expr
        repeat-expr: num_certification_info
  certification_info:
    seq:
      - id: key
        type: u2_bytes
      - id: value
        type: u4_bytes
  xa_prepare_log_event:
    -orig-id: XA_prepare_event
    doc: An XA transaction was prepared, or committed in one phase.
    seq:
      - id: is_one_phase
        type: u1
      - id: xid
        type: xa_id
  xa_id:
    seq:
      - id: format_id
        type: s4
      - id: len_gtrid
        -orig-id: gtrid_length
        type: u4
        valid:
          max: 64
      - id: len_bqual
        -orig-id: bqual_length
        type: u4
        valid:
          max: 64
      - id: gtrid
        size: len_gtrid
        doc: The global part of the id.
      - id: bqual
        size: len_bqual
        doc: The branch.
  transaction_payload_event:
    -orig-id: Transaction_payload_event
    -webide-representation: "{payload}"
    doc: |
      The events of a transaction in one piece, perhaps compressed (MySQL 8.0.20 and later). The events inside have no checksum and
      a `log_pos` of 0.
    seq:
      - id: fields
        type: payload_field
        repeat: until
        repeat-until: _.type == payload_field_type::end_mark
      - id: payload
        size-eos: true
  payload_field:
    -webide-representation: "{type} {value}"
    seq:
      - id: type_raw
        type: lenenc_int
      - id: len_value
        type: lenenc_int
        if: type != payload_field_type::end_mark
      - id: value
        size: len_value.value
        type: lenenc_int
        if: type != payload_field_type::end_mark
    instances:
      type:
        value: type_raw.value
        enum: payload_field_type
  annotate_rows_event:
    -orig-id: Annotate_rows_log_event
    -webide-representation: "{query_utf8}"
    doc: The statement behind the row events that follow (MariaDB).
    seq:
      - id: query
        size-eos: true
    instances:
      query_utf8:
        value: query.to_s("UTF-8")
  binlog_checkpoint_event:
    -orig-id: Binlog_checkpoint_log_event
    -webide-representation: "{file_name}"
    doc: Crash recovery need not look at logs before this one (MariaDB).
    seq:
      - id: len_file_name
        type: u4
      - id: file_name
        size: len_file_name
        type: str
        encoding: UTF-8
  gtid_event:
    -orig-id: Gtid_log_event
    -webide-representation: "{domain_id:dec}-{sequence_number:dec}"
    doc: Begins a transaction or a statement by itself (MariaDB). The server id of the header is part of the GTID.
    seq:
      - id: sequence_number
        -orig-id: seq_no
        type: u8
      - id: domain_id
        type: u4
      - id: flags
        -orig-id: flags2
        type: u1
        doc: Bits of `mariadb_gtid_flag`.
      - id: commit_id
        type: u8
        if: (flags & mariadb_gtid_flag::group_commit_id.to_i) != 0
        doc: Transactions with the same number were committed as one group.
      - id: xid
        type: mariadb_xa_id
        if: (flags & (mariadb_gtid_flag::prepared_xa.to_i | mariadb_gtid_flag::completed_xa.to_i)) != 0
      - id: extra_flags
        -orig-id: flags_extra
        type: u1
        if: not _io.eof
        doc: Bits of `mariadb_gtid_extra_flag`; 0 where it is padding.
      - id: num_extra_engines
        -orig-id: extra_engines
        type: u1
        if: has_extra and (extra_flags & mariadb_gtid_extra_flag::multi_engine.to_i) != 0
      - id: start_alter_sequence_number
        -orig-id: sa_seq_no
        type: u8
        if: >-
          has_extra and (extra_flags & (mariadb_gtid_extra_flag::commit_alter.to_i | mariadb_gtid_extra_flag::rollback_alter.to_i)) != 0
      - id: thread_id
        type: u4
        if: has_extra and (extra_flags & mariadb_gtid_extra_flag::thread_id.to_i) != 0
        doc: The connection (MariaDB 11.5 and later).
      - id: padding
        size-eos: true
        doc: Up to the least size of this event's body.
    instances:
      has_extra:
        value: _io.size > len_before_extra
        -webide-parse-mode: lazy
      len_before_extra:
        value: >-
          13 + ((flags & mariadb_gtid_flag::group_commit_id.to_i) != 0 ? 8 : 0)
          + ((flags & (mariadb_gtid_flag::prepared_xa.to_i | mariadb_gtid_flag::completed_xa.to_i)) != 0 ? 6 + xid.len_gtrid + xid.len_bqual : 0)
        -webide-parse-mode: lazy
  mariadb_xa_id:
    seq:
      - id: format_id
        type: s4
      - id: len_gtrid
        type: u1
        valid:
          max: 64
      - id: len_bqual
        type: u1
        valid:
          max: 64
      - id: gtrid
        size: len_gtrid
      - id: bqual
        size: len_bqual
  gtid_list_event:
    -orig-id: Gtid_list_log_event
    doc: The last transactions of each domain and server in the logs before this one (MariaDB).
    seq:
      - id: count_and_flags
        type: u4
      - id: gtids
        type: mariadb_gtid
        repeat: expr
        repeat-expr: num_gtids
      - id: rest
        size-eos: true
    instances:
      num_gtids:
        value: count_and_flags & 0xfffffff
      flags:
        value: count_and_flags >> 28
  mariadb_gtid:
    -webide-representation: "{domain_id:dec}-{server_id:dec}-{sequence_number:dec}"
    seq:
      - id: domain_id
        type: u4
      - id: server_id
        type: u4
      - id: sequence_number
        type: u8
  start_encryption_event:
    -orig-id: Start_encryption_log_event
    doc: All events after this one are ciphertext (MariaDB, `encrypt_binlog`).
    seq:
      - id: scheme
        -orig-id: crypto_scheme
        type: u1
      - id: key_version
        type: u4
      - id: nonce
        size: 12
  query_compressed_event:
    -orig-id: Query_compressed_log_event
    doc: As `query_event`, with the statement compressed (MariaDB 10.2.3 and later, `log_bin_compress`).
    seq:
      - id: thread_id
        type: u4
      - id: exec_time
        type: u4
        doc: Run time in seconds.
      - id: len_database
        type: u1
      - id: error_code
        type: u2
      - id: len_status_vars
        type: u2
      - id: status_vars
        size: len_status_vars
        type: query_status_vars
      - id: database
        size: len_database
        type: str
        encoding: UTF-8
      - id: database_terminator
        contents: [0]
      - id: query
        size-eos: true
        type: mariadb_compressed
  mariadb_compressed:
    -orig-id: binlog_buf_compress
    doc: Compressed bytes of MariaDB's events.
    seq:
      - id: head
        type: u1
        doc: The top bit is set, the method is in bits 4 to 6, the size of the length in the lower three.
      - id: plain_length
        size: head & 7
        doc: Size before compression in bytes, a big-endian number.
      - id: data
        size-eos: true
        doc: A zlib stream.
    instances:
      is_compressed:
        value: head >= 0x80
      num_plain_bytes:
        value: >-
          (plain_length.size > 3 ? plain_length[plain_length.size - 4] * 16777216 : 0)
          + (plain_length.size > 2 ? plain_length[plain_length.size - 3] * 65536 : 0)
          + (plain_length.size > 1 ? plain_length[plain_length.size - 2] * 256 : 0)
          + (plain_length.size > 0 ? plain_length[plain_length.size - 1] : 0)
        doc: The same as a number.
      method:
        value: (head >> 4) & 7
  extra_row_info:
    params:
      - id: is_update
        type: bool
    seq:
      - id: items
        type: extra_row_info_item(is_update)
        repeat: eos
  extra_row_info_item:
    -webide-representation: "{type} {body}"
    params:
      - id: is_update
        type: bool
    seq:
      - id: type
        -orig-id: extra_row_info_typecode
        type: u1
        enum: extra_row_info_type
      - id: body
        type:
          switch-on: type
          cases:
            'extra_row_info_type::ndb': extra_row_info_ndb
            'extra_row_info_type::partition': extra_row_info_partition(is_update)
            _: status_unknown
  extra_row_info_ndb:
    doc: Of MySQL Cluster, for its conflict detection.
    seq:
      - id: len_data
        type: u1
        valid:
          min: 2
        doc: Size in bytes with this number and the format.
      - id: format
        type: u1
      - id: data
        size: len_data - 2
  extra_row_info_partition:
    doc: The partition of the rows (MySQL 8.0.16 and later).
    params:
      - id: is_update
        type: bool
    seq:
      - id: partition_id
        type: u2
      - id: source_partition_id
        type: u2
        if: is_update
        doc: The partition before an update.
  table_map_event:
    -orig-id: Table_map_event
    -webide-representation: "{database}.{table} = {table_id:dec}"
    doc: Gives a table a number for the row events of this statement, and tells the types of its columns.
    seq:
      - id: id4
        type: u4
        if: _parent.as<event>.len_post_header == 6
      - id: id6
        type: u6
        if: _parent.as<event>.len_post_header != 6
      - id: flags
        type: u2
      - id: len_database
        type: u1
      - id: database
        -orig-id: m_dbnam
        size: len_database
        type: str
        encoding: UTF-8
      - id: database_terminator
        contents: [0]
      - id: len_table
        type: u1
      - id: table
        -orig-id: m_tblnam
        size: len_table
        type: str
        encoding: UTF-8
      - id: table_terminator
        contents: [0]
      - id: num_columns_raw
        -orig-id: m_colcnt
        type: lenenc_int
      - id: column_types
        -orig-id: m_coltype
        type: u1
        enum: column_type
        repeat: expr
        repeat-expr: num_columns
      - id: len_metadata
        -orig-id: m_field_metadata_size
        type: lenenc_int
      - id: metadata
        -orig-id: m_field_metadata
        size: len_metadata.value
        type: column_metadata_block
      - id: null_bits
        -orig-id: m_null_bits
        size: (num_columns + 7) / 8
        doc: One bit a column, lowest first, set for a column that may be NULL.
      - id: optional_metadata
        -orig-id: m_optional_metadata
        type: optional_metadata_field(_index)
        repeat: eos
    instances:
      num_columns:
        value: num_columns_raw.value.as<u4>
      table_id:
        value: '_parent.as<event>.len_post_header == 6 ? id4 : id6.value'
      num_json_columns:
        value: 'num_columns == 0 ? 0 : metadata.columns.last.num_json_before + (metadata.columns.last.is_json ? 1 : 0)'
        -webide-parse-mode: lazy
      signedness_idx:
        value: 'optional_metadata.size == 0 ? -1 : optional_metadata.last.signedness_idx'
        -webide-parse-mode: lazy
        doc: Index in `optional_metadata` of the field that tells which numeric columns are unsigned, -1 when the log has none.
      column_name_idx:
        value: 'optional_metadata.size == 0 ? -1 : optional_metadata.last.column_name_idx'
        -webide-parse-mode: lazy
        doc: Index in `optional_metadata` of the column names, -1 when the log has none.
  column_metadata_block:
    seq:
      - id: columns
        type: column_metadata(_index, _parent.column_types[_index].to_i)
        repeat: expr
        repeat-expr: _parent.num_columns
  column_metadata:
    -webide-representation: "{name} {type}"
    doc: What the table map says about one column. How many bytes it has depends on the column's type.
    params:
      - id: idx
        type: s4
        doc: Number of the column, from 0.
      - id: raw_type
        type: u1
    seq:
      - id: meta_0
        type: u1
        if: >-
          raw_type == 4 or raw_type == 5 or (raw_type >= 15 and raw_type <= 20) or raw_type == 140 or raw_type == 141
          or raw_type == 242 or raw_type >= 245
      - id: meta_1
        type: u1
        if: >-
          raw_type == 15 or raw_type == 16 or raw_type == 141 or raw_type == 246 or raw_type == 247 or raw_type == 248
          or raw_type == 253 or raw_type == 254
          or (raw_type == 20 and (meta_0 == 15 or (meta_0 >= 17 and meta_0 <= 19) or meta_0 == 246))
      - id: meta_2
        type: u1
        if: raw_type == 20 and (meta_0 == 15 or meta_0 == 246)
        doc: |
          The array of a functional index over JSON (MySQL 8.0.17 to 8.0.19 logged it) has the type of its elements in `meta_0`,
          and their metadata after it.
      - id: invoke_counts
        size: 0
        if: num_numeric_before + num_character_before + num_json_before >= 0
        doc: Plumbing. Counts in the order of the columns, so that the recursion is never deep.
    instances:
      real_type:
        value: 'raw_type == 254 ? (meta_0 | 0x30) : raw_type'
        -webide-parse-mode: lazy
        doc: CHAR, BINARY, ENUM and SET are logged as one type; the first byte of the metadata tells which it is.
      type:
        value: real_type
        enum: column_type
      max_length:
        value: >-
          raw_type == 254 ? (meta_1 | (((meta_0 & 0x30) ^ 0x30) << 4)) :
          raw_type == 15 or raw_type == 253 or raw_type == 141 ? (meta_0 | (meta_1 << 8)) : 0
        doc: Greatest length in bytes of a CHAR, BINARY, VARCHAR or VARBINARY; size of the value of an ENUM or SET.
      len_length:
        value: 'max_length > 255 ? 2 : 1'
        -webide-parse-mode: lazy
        doc: Size of the length before each value.
      is_numeric:
        value: >-
          raw_type == 1 or raw_type == 2 or raw_type == 3 or raw_type == 4 or raw_type == 5 or raw_type == 8 or raw_type == 9
          or raw_type == 13 or raw_type == 246
        -webide-parse-mode: lazy
        doc: The column has a bit in the signedness metadata.
      is_integer:
        value: raw_type == 1 or raw_type == 2 or raw_type == 3 or raw_type == 8 or raw_type == 9
        -webide-parse-mode: lazy
      is_character:
        value: >-
          raw_type == 15 or raw_type == 253 or raw_type == 242 or (raw_type >= 249 and raw_type <= 252) or real_type == 254
          or raw_type == 140 or raw_type == 141
        -webide-parse-mode: lazy
        doc: The column has an entry in the character set metadata.
      is_json:
        value: raw_type == 245
        -webide-parse-mode: lazy
      num_json_before:
        value: 'idx == 0 ? 0 : _parent.columns[idx - 1].num_json_before.as<s4> + (_parent.columns[idx - 1].is_json ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: How many JSON columns precede this one.
      num_numeric_before:
        value: 'idx == 0 ? 0 : _parent.columns[idx - 1].num_numeric_before.as<s4> + (_parent.columns[idx - 1].is_numeric ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: How many numeric columns precede this one.
      num_character_before:
        value: 'idx == 0 ? 0 : _parent.columns[idx - 1].num_character_before.as<s4> + (_parent.columns[idx - 1].is_character ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: How many character columns precede this one.
      is_unsigned:
        value: >-
          is_numeric and _parent._parent.signedness_idx >= 0 ?
          ((_parent._parent.optional_metadata[_parent._parent.signedness_idx].body.as<metadata_bits>.bytes[num_numeric_before / 8]
          >> (7 - num_numeric_before % 8)) & 1) == 1 : false
        doc: False also where the log does not tell.
      name:
        value: >-
          _parent._parent.column_name_idx < 0 ? "" :
          _parent._parent.optional_metadata[_parent._parent.column_name_idx].body.as<metadata_names>.names[idx].value
        -webide-parse-mode: lazy
      kind:
        value: '(is_integer and is_unsigned) ? real_type + 0x100 : real_type'
        enum: value_kind
        -webide-parse-mode: lazy
        doc: Selects the layout of the column's values.
  optional_metadata_field:
    -orig-id: Optional_metadata_fields
    -webide-representation: "{field_type}: {body}"
    params:
      - id: idx
        type: s4
    seq:
      - id: field_type
        -orig-id: Optional_metadata_field_type
        type: u1
        enum: optional_metadata_type
      - id: len_body
        type: lenenc_int
      - id: body
        size: len_body.value
        type:
          switch-on: field_type
          cases:
            'optional_metadata_type::signedness': metadata_bits
            'optional_metadata_type::default_charset': metadata_default_charset
            'optional_metadata_type::column_charset': metadata_numbers
            'optional_metadata_type::column_name': metadata_names
            'optional_metadata_type::set_str_value': metadata_label_lists
            'optional_metadata_type::enum_str_value': metadata_label_lists
            'optional_metadata_type::geometry_type': metadata_numbers
            'optional_metadata_type::simple_primary_key': metadata_numbers
            'optional_metadata_type::primary_key_with_prefix': metadata_pairs
            'optional_metadata_type::enum_and_set_default_charset': metadata_default_charset
            'optional_metadata_type::enum_and_set_column_charset': metadata_numbers
            'optional_metadata_type::column_visibility': metadata_bits
            'optional_metadata_type::vector_dimensionality': metadata_numbers
      - id: invoke_idx
        size: 0
        if: signedness_idx + column_name_idx >= -2
        doc: Plumbing. Computes the indices in order, so that the recursion is never deep.
    instances:
      signedness_idx:
        value: >-
          field_type == optional_metadata_type::signedness ? idx :
          idx == 0 ? -1 : _parent.as<table_map_event>.optional_metadata[idx - 1].signedness_idx.as<s4>
        -webide-parse-mode: lazy
      column_name_idx:
        value: >-
          field_type == optional_metadata_type::column_name ? idx :
          idx == 0 ? -1 : _parent.as<table_map_event>.optional_metadata[idx - 1].column_name_idx.as<s4>
        -webide-parse-mode: lazy
  metadata_bits:
    doc: |
      One bit a column of the kind that the field is about, highest bit of the first byte first. Signedness - numeric columns,
      set for unsigned. Visibility - all columns, set for visible.
    seq:
      - id: bytes
        size-eos: true
  metadata_numbers:
    seq:
      - id: numbers
        type: lenenc_int
        repeat: eos
  metadata_pairs:
    seq:
      - id: pairs
        type: metadata_pair
        repeat: eos
  metadata_pair:
    -webide-representation: "{index.value:dec}: {value.value:dec}"
    seq:
      - id: index
        type: lenenc_int
      - id: value
        type: lenenc_int
  metadata_default_charset:
    doc: The collation that most character columns have, and the columns (counted among the character columns) that have another.
    seq:
      - id: collation
        type: lenenc_int
      - id: exceptions
        type: metadata_pair
        repeat: eos
  metadata_names:
    seq:
      - id: names
        type: metadata_name
        repeat: eos
  metadata_name:
    -webide-representation: "{value}"
    seq:
      - id: len_value
        type: lenenc_int
      - id: value
        size: len_value.value
        type: str
        encoding: UTF-8
  metadata_label_lists:
    doc: The labels of each ENUM column, or of each SET column, in the character set of the column.
    seq:
      - id: lists
        type: metadata_label_list
        repeat: eos
  metadata_label_list:
    seq:
      - id: num_labels
        type: lenenc_int
      - id: labels
        type: metadata_label
        repeat: expr
        repeat-expr: num_labels.value
  metadata_label:
    seq:
      - id: len_value
        type: lenenc_int
      - id: value
        size: len_value.value
  table_lookup:
    doc: Plumbing. Walks the table maps of the statement back from event `idx` to the one for `table_id`.
    params:
      - id: table_id
        type: u8
      - id: idx
        type: s4
    instances:
      is_here:
        value: 'idx < 0 ? true : _root.events[idx].body.as<table_map_event>.table_id == table_id'
        -webide-parse-mode: lazy
      next:
        type: table_lookup(table_id, _root.events[idx].prev_table_map_idx)
        if: not is_here
        -webide-parse-mode: lazy
      event_idx:
        value: 'is_here ? idx : next.event_idx.as<s4>'
        doc: Index in `events` of the table map, -1 when there is none.
  rows_event:
    -orig-id: Rows_event
    -webide-representation: "table {table_id:dec}, {rows}"
    doc: |
      Rows that a statement inserted, updated or deleted. An insert and a delete have one image a row, an update has two: the row
      before and the row after.
    params:
      - id: is_update
        type: bool
      - id: is_partial
        type: bool
        doc: A JSON column of an image after an update may hold the differences to the image before (MySQL 8.0.3 and later).
      - id: is_compressed
        type: bool
        doc: The images are compressed (MariaDB 10.2.3 and later, `log_bin_compress`).
    seq:
      - id: id4
        type: u4
        if: _parent.as<event>.len_post_header == 6
      - id: id6
        type: u6
        if: _parent.as<event>.len_post_header != 6
      - id: flags
        -orig-id: m_flags
        type: u2
        doc: Bits of `rows_flag`.
      - id: len_extra_data
        -orig-id: var_header_len
        type: u2
        valid:
          min: 2
        if: _parent.as<event>.len_post_header == 10
        doc: Size of the extra data with this number. Since version 2 of the row events (MySQL 5.6).
      - id: extra_data
        -orig-id: m_extra_row_info
        size: len_extra_data - 2
        type: extra_row_info(is_update)
        if: _parent.as<event>.len_post_header == 10
      - id: num_columns_raw
        -orig-id: m_width
        type: lenenc_int
      - id: columns_before
        -orig-id: columns_before_image
        type: bitmap(num_columns)
        doc: Which columns the image of an inserted or deleted row, or of a row before its update, has.
      - id: columns_after
        -orig-id: columns_after_image
        type: bitmap(num_columns)
        if: is_update
        doc: Which columns the image after an update has.
      - id: invoke_ofs_rows
        size: 0
        if: ofs_rows >= 0
        doc: Plumbing.
    instances:
      ofs_rows:
        value: _io.pos
        -webide-parse-mode: lazy
        doc: Where the images start in the body.
      rows_data:
        pos: ofs_rows
        size-eos: true
        doc: All images, or what they were compressed to.
      compressed:
        pos: ofs_rows
        size-eos: true
        type: mariadb_compressed
        if: is_compressed
      lookup:
        type: table_lookup(table_id, _parent.as<event>.prev_table_map_idx)
        -webide-parse-mode: lazy
      rows:
        pos: ofs_rows
        type: row(is_update and _index % 2 == 1, lookup.event_idx)
        repeat: eos
        if: lookup.event_idx >= 0 and not is_compressed
      num_columns:
        value: num_columns_raw.value.as<u4>
      table_id:
        value: '_parent.as<event>.len_post_header == 6 ? id4 : id6.value'
      is_end_of_statement:
        value: (flags & rows_flag::stmt_end.to_i) != 0
        -webide-parse-mode: lazy
  bitmap:
    doc: One bit a column, lowest bit of the first byte first.
    params:
      - id: num_bits
        type: u4
    seq:
      - id: bytes
        size: (num_bits + 7) / 8
    instances:
      bits:
        pos: 0
        type: bitmap_bit(_index)
        repeat: expr
        repeat-expr: num_bits
        -webide-parse-mode: lazy
      num_set:
        value: 'num_bits == 0 ? 0 : bits.last.rank + (bits.last.is_set ? 1 : 0)'
        -webide-parse-mode: lazy
  bitmap_bit:
    params:
      - id: idx
        type: s4
    seq:
      - id: invoke_rank
        size: 0
        if: rank >= 0
        doc: Plumbing. Counts in order, so that the recursion is never deep.
    instances:
      is_set:
        value: (_parent.as<bitmap>.bytes[idx / 8] >> (idx % 8) & 1) == 1
      rank:
        value: 'idx == 0 ? 0 : _parent.as<bitmap>.bits[idx - 1].rank.as<s4> + (_parent.as<bitmap>.bits[idx - 1].is_set ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: How many bits before this one are set.
  row:
    doc: One image of a row.
    params:
      - id: is_after
        type: bool
      - id: map_idx
        type: s4
        doc: Index in `events` of the table map.
    seq:
      - id: value_options
        -orig-id: value_options
        type: lenenc_int
        if: is_after and _parent.as<rows_event>.is_partial
        doc: Bits of `row_value_option`.
      - id: partial_bits
        size: (_root.events[map_idx].body.as<table_map_event>.num_json_columns + 7) / 8
        if: has_partial_bits
        doc: One bit for each JSON column of the table, lowest bit first, set when the image holds differences.
      - id: null_bits
        size: '((is_after ? _parent.as<rows_event>.columns_after : _parent.as<rows_event>.columns_before).num_set + 7) / 8'
        doc: One bit for each column that the image has, lowest bit first, set for NULL.
      - id: cells
        repeat: expr
        repeat-expr: _parent.as<rows_event>.num_columns
        type:
          switch-on: >-
            (is_after ? _parent.as<rows_event>.columns_after : _parent.as<rows_event>.columns_before).bits[_index].is_set
            ? ((null_bits[(is_after ? _parent.as<rows_event>.columns_after : _parent.as<rows_event>.columns_before).bits[_index].rank / 8] >> ((is_after ? _parent.as<rows_event>.columns_after : _parent.as<rows_event>.columns_before).bits[_index].rank % 8) & 1) == 1 ? value_kind::null
               : (has_partial_bits and _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].is_json
                  and ((partial_bits[_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].num_json_before / 8]
                  >> (_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].num_json_before % 8)) & 1) == 1)
               ? value_kind::json_diffs : _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].kind)
            : value_kind::absent
          cases:
            'value_kind::absent': value_absent
            'value_kind::null': value_null
            'value_kind::tiny': value_s1
            'value_kind::tiny_unsigned': value_u1
            'value_kind::short': value_s2
            'value_kind::short_unsigned': value_u2
            'value_kind::int24': value_s3
            'value_kind::int24_unsigned': value_u3
            'value_kind::long': value_s4
            'value_kind::long_unsigned': value_u4
            'value_kind::longlong': value_s8
            'value_kind::longlong_unsigned': value_u8
            'value_kind::float': value_f4
            'value_kind::double': value_f8
            'value_kind::year': value_year
            'value_kind::date': value_date
            'value_kind::newdate': value_date
            'value_kind::timestamp': value_timestamp
            'value_kind::time': value_time
            'value_kind::datetime': value_datetime
            'value_kind::timestamp2': value_timestamp2(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::datetime2': value_datetime2(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::time2': value_time2(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::newdecimal': value_decimal(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_1)
            'value_kind::bit': value_bit(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_1)
            'value_kind::varchar': value_string(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].len_length)
            'value_kind::var_string': value_string(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].len_length)
            'value_kind::string': value_string(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].len_length)
            'value_kind::enum': value_enum(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].max_length)
            'value_kind::set': value_set(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].max_length)
            'value_kind::tiny_blob': value_blob(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::medium_blob': value_blob(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::long_blob': value_blob(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::blob': value_blob(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::json': value_json(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::json_diffs': value_json_diffs(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::varchar_compressed': value_compressed(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].len_length)
            'value_kind::blob_compressed': value_compressed(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::geometry': value_geometry(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            'value_kind::vector': value_vector(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0)
            _: value_unknown
    instances:
      has_partial_bits:
        value: 'is_after and _parent.as<rows_event>.is_partial and (value_options.value & row_value_option::partial_json.to_i) != 0'
        -webide-parse-mode: lazy
  value_absent:
    doc: The image does not have the column (`binlog_row_image` MINIMAL or NOBLOB).
    seq: []
  value_null:
    seq: []
  value_unknown:
    doc: A column type that this document does not know; what comes after it in the event cannot be read.
    seq:
      - id: value
        size-eos: true
  value_s1:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: s1
  value_u1:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: u1
  value_s2:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: s2
  value_u2:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: u2
  value_s3:
    -webide-representation: "{value:dec}"
    seq:
      - id: raw
        type: b24le
    instances:
      value:
        value: 'raw >= 0x800000 ? raw - 0x1000000 : raw'
  value_u3:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: b24le
  value_s4:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: s4
  value_u4:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: u4
  value_s8:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: s8
  value_u8:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: u8
  value_f4:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: f4
  value_f8:
    -webide-representation: "{value:dec}"
    seq:
      - id: value
        type: f8
  value_year:
    -webide-representation: "{value:dec}"
    doc: 0000, or 1901 to 2155.
    seq:
      - id: raw
        type: u1
    instances:
      value:
        value: 'raw == 0 ? 0 : raw + 1900'
  value_date:
    -webide-representation: "{year:dec}-{month:dec}-{day:dec}"
    doc: Month and day may be 0.
    seq:
      - id: raw
        type: b24le
    instances:
      day:
        value: raw & 0x1f
      month:
        value: raw >> 5 & 0xf
      year:
        value: raw >> 9
  value_timestamp:
    -webide-representation: "{seconds:dec}"
    doc: TIMESTAMP of tables made before MySQL 5.6.4. Zero stands for 0000-00-00 00:00:00.
    seq:
      - id: seconds
        type: u4
  value_time:
    -webide-representation: "{hours:dec}:{minutes:dec}:{seconds:dec}"
    doc: TIME of tables made before MySQL 5.6.4, the decimal number hhmmss, maybe negative.
    seq:
      - id: raw
        type: b24le
    instances:
      is_negative:
        value: raw >= 0x800000
      magnitude:
        value: 'raw >= 0x800000 ? 0x1000000 - raw : raw'
        -webide-parse-mode: lazy
      hours:
        value: magnitude / 10000
      minutes:
        value: magnitude / 100 % 100
      seconds:
        value: magnitude % 100
  value_datetime:
    -webide-representation: "{year:dec}-{month:dec}-{day:dec} {hour:dec}:{minute:dec}:{second:dec}"
    doc: DATETIME of tables made before MySQL 5.6.4, the decimal number YYYYMMDDhhmmss.
    seq:
      - id: raw
        type: u8
    instances:
      year:
        value: raw / 10000000000
      month:
        value: raw / 100000000 % 100
      day:
        value: raw / 1000000 % 100
      hour:
        value: raw / 10000 % 100
      minute:
        value: raw / 100 % 100
      second:
        value: raw % 100
  value_timestamp2:
    -webide-representation: "{seconds:dec}.{micros:dec}"
    params:
      - id: fsp
        type: u1
        doc: Digits of the fraction, 0 to 6.
    seq:
      - id: seconds
        type: u4be
        doc: Seconds since 1970-01-01 UTC; 0 stands for 0000-00-00 00:00:00.
      - id: fraction
        type:
          switch-on: len_fraction
          cases:
            1: u1
            2: u2be
            3: b24
        if: len_fraction > 0
    instances:
      len_fraction:
        value: (fsp + 1) / 2
        -webide-parse-mode: lazy
      micros:
        value: 'len_fraction == 0 ? 0 : len_fraction == 1 ? fraction * 10000 : len_fraction == 2 ? fraction * 100 : fraction'
  value_datetime2:
    -webide-representation: "{year:dec}-{month:dec}-{day:dec} {hour:dec}:{minute:dec}:{second:dec}.{micros:dec}"
    params:
      - id: fsp
        type: u1
        doc: Digits of the fraction, 0 to 6.
    seq:
      - id: sign
        type: b1
        doc: Always set.
      - id: year_month
        type: b17
      - id: day
        type: b5
      - id: hour
        type: b5
      - id: minute
        type: b6
      - id: second
        type: b6
      - id: fraction
        type:
          switch-on: len_fraction
          cases:
            1: u1
            2: u2be
            3: b24
        if: len_fraction > 0
    instances:
      len_fraction:
        value: (fsp + 1) / 2
        -webide-parse-mode: lazy
      year:
        value: year_month / 13
      month:
        value: year_month % 13
      micros:
        value: 'len_fraction == 0 ? 0 : len_fraction == 1 ? fraction * 10000 : len_fraction == 2 ? fraction * 100 : fraction'
  value_time2:
    -webide-representation: "{hours:dec}:{minutes:dec}:{seconds:dec}.{micros:dec}"
    doc: |
      One number: the packed hours, minutes and seconds above the fraction, offset by half of its range so that negative times
      sort first.
    params:
      - id: fsp
        type: u1
        doc: Digits of the fraction, 0 to 6.
    seq:
      - id: high
        type: b24
      - id: low
        type:
          switch-on: len_fraction
          cases:
            1: u1
            2: u2be
            3: b24
        if: len_fraction > 0
    instances:
      len_fraction:
        value: (fsp + 1) / 2
        -webide-parse-mode: lazy
      unit:
        value: 'len_fraction == 0 ? 1 : len_fraction == 1 ? 256 : len_fraction == 2 ? 65536 : 16777216'
        -webide-parse-mode: lazy
        doc: How many fractions a second has room for.
      packed:
        value: '(high - 0x800000) * unit + (len_fraction > 0 ? low : 0)'
        -webide-parse-mode: lazy
      is_negative:
        value: packed < 0
      magnitude:
        value: 'packed < 0 ? -packed : packed'
        -webide-parse-mode: lazy
      hours:
        value: magnitude / unit / 4096 % 1024
      minutes:
        value: magnitude / unit / 64 % 64
      seconds:
        value: magnitude / unit % 64
      micros:
        value: 'magnitude % unit * (len_fraction == 1 ? 10000 : len_fraction == 2 ? 100 : 1)'
  value_decimal:
    -webide-representation: "{digits.text}"
    params:
      - id: precision
        type: u1
      - id: scale
        type: u1
    seq:
      - id: digits
        size: len_digits
        type: decimal_digits(precision - scale, scale)
    instances:
      len_digits:
        value: >-
          (precision - scale) / 9 * 4 + ((precision - scale) % 9 + 1) / 2 + scale / 9 * 4 + (scale % 9 + 1) / 2
        -webide-parse-mode: lazy
  decimal_digits:
    -orig-id: decimal2bin
    doc: |
      Groups of nine decimal digits in four bytes, big-endian; the first group of the integer part and the last of the fraction may
      have fewer. The top bit of the first byte is set for a number >= 0; all bits of a negative number are inverted.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.1.0/strings/decimal.cc
    params:
      - id: num_integer_digits
        type: u1
      - id: num_fraction_digits
        type: u1
    seq:
      - id: groups
        type: 'decimal_group(_index, _index == 0 ? num_integer_digits % 9 : _index == num_groups - 1 ? num_fraction_digits % 9 : 9)'
        repeat: expr
        repeat-expr: num_groups
    instances:
      num_integer_groups:
        value: 1 + num_integer_digits / 9
        -webide-parse-mode: lazy
      num_groups:
        value: 2 + num_integer_digits / 9 + num_fraction_digits / 9
        -webide-parse-mode: lazy
        doc: With the short groups at both ends, which may be empty.
      sign_byte:
        pos: 0
        type: u1
        -webide-parse-mode: lazy
      is_negative:
        value: sign_byte < 0x80
      text:
        value: '(is_negative ? "-" : "") + groups.last.text'
  decimal_group:
    params:
      - id: idx
        type: s4
      - id: num_digits
        type: s4
    seq:
      - id: raw
        type:
          switch-on: len_raw
          cases:
            1: u1
            2: u2be
            3: b24
            4: u4be
        if: num_digits > 0
    instances:
      len_raw:
        value: 'num_digits == 9 ? 4 : (num_digits + 1) / 2'
        -webide-parse-mode: lazy
      half:
        value: '(len_raw == 1 ? 0x80 : len_raw == 2 ? 0x8000 : len_raw == 3 ? 0x800000 : 0x80000000).as<u8>'
        -webide-parse-mode: lazy
      is_first:
        value: num_digits > 0 and (idx == 0 or (idx == 1 and _parent.as<decimal_digits>.num_integer_digits % 9 == 0))
        -webide-parse-mode: lazy
      magnitude:
        value: '_parent.as<decimal_digits>.is_negative ? half * 2 - 1 - raw.as<u8> : raw.as<u8>'
        if: num_digits > 0
        -webide-parse-mode: lazy
      value:
        value: 'is_first and magnitude >= half ? magnitude - half : magnitude'
        if: num_digits > 0
      padded:
        value: 'num_digits == 0 ? "" : "000000000".substring(0, num_digits - value.to_s.length) + value.to_s'
        -webide-parse-mode: lazy
      text:
        value: >-
          (idx == 0 ? "" : _parent.as<decimal_digits>.groups[idx - 1].text.as<str>)
          + (idx == _parent.as<decimal_digits>.num_integer_groups and _parent.as<decimal_digits>.num_fraction_digits > 0 ? "." : "") + padded
        -webide-parse-mode: lazy
  value_bit:
    -webide-representation: "{value:dec}"
    doc: A big-endian number of 1 to 8 bytes.
    params:
      - id: num_odd_bits
        type: u1
      - id: num_full_bytes
        type: u1
    seq:
      - id: high
        type:
          switch-on: len_value
          cases:
            5: u1
            6: u2be
            7: b24
            8: u4be
        if: len_value > 4
      - id: low
        type:
          switch-on: len_value
          cases:
            1: u1
            2: u2be
            3: b24
            _: u4be
    instances:
      len_value:
        value: 'num_full_bytes + (num_odd_bits > 0 ? 1 : 0)'
        -webide-parse-mode: lazy
      value:
        value: '(len_value > 4 ? high : 0) * 4294967296 + low'
  value_enum:
    -webide-representation: "{value:dec}"
    doc: Number of the label from 1; 0 is the empty string that stands for an invalid value.
    params:
      - id: len_value
        type: u2
    seq:
      - id: value
        type:
          switch-on: len_value
          cases:
            1: u1
            2: u2
  value_set:
    -webide-representation: "{value:dec}"
    doc: One bit a label, lowest bit for the first.
    params:
      - id: len_value
        type: u2
    seq:
      - id: value
        type:
          switch-on: len_value
          cases:
            1: u1
            2: u2
            3: b24le
            4: u4
            8: u8
  value_string:
    -webide-representation: "{text}"
    doc: CHAR, VARCHAR, BINARY and VARBINARY, without the spaces or zeros at the end that CHAR and BINARY are padded with.
    params:
      - id: len_length
        type: u1
    seq:
      - id: len_value
        type:
          switch-on: len_length
          cases:
            1: u1
            2: u2
      - id: value
        size: len_value
    instances:
      text:
        value: value.to_s("UTF-8")
        doc: The value for the eye; right for ASCII and UTF-8.
  value_blob:
    -webide-representation: "{len_value:dec} bytes"
    doc: The BLOB and TEXT types.
    params:
      - id: len_length
        type: u1
    seq:
      - id: len_value
        type:
          switch-on: len_length
          cases:
            1: u1
            2: u2
            3: b24le
            4: u4
      - id: value
        size: len_value
  value_geometry:
    -webide-representation: "SRID {value.srid:dec}"
    params:
      - id: len_length
        type: u1
    seq:
      - id: len_value
        type:
          switch-on: len_length
          cases:
            1: u1
            2: u2
            3: b24le
            4: u4
      - id: value
        size: len_value
        type: geometry
  geometry:
    seq:
      - id: srid
        type: u4
        doc: Spatial reference system.
      - id: wkb
        size-eos: true
        doc: Geometry in the well-known binary form.
  value_vector:
    params:
      - id: len_length
        type: u1
    seq:
      - id: len_value
        type:
          switch-on: len_length
          cases:
            1: u1
            2: u2
            3: b24le
            4: u4
      - id: value
        size: len_value
        type: vector
  vector:
    doc: VECTOR of MySQL 9.0 and later.
    seq:
      - id: elements
        type: value_f4
        repeat: eos
  value_compressed:
    doc: A value of a COMPRESSED column (MariaDB 10.3 and later).
    params:
      - id: len_length
        type: u1
    seq:
      - id: len_value
        type:
          switch-on: len_length
          cases:
            1: u1
            2: u2
            3: b24le
            4: u4
      - id: value
        size: len_value
        type: compressed_value
  compressed_value:
    doc: The value of a COMPRESSED column; an empty value is stored as nothing.
    seq:
      - id: head
        type: u1
        if: not _io.eof
      - id: plain_length
        size: len_plain_length
        if: _io.size > 0
        doc: Size of the value before compression in bytes, a big-endian number.
      - id: data
        size-eos: true
        doc: The value as it is, or compressed.
    instances:
      method:
        value: head >> 4
        enum: compression_method
        if: _io.size > 0
      is_raw_deflate:
        value: (head & 8) != 0
        if: _io.size > 0
        doc: The compressed data has no zlib header.
      num_plain_bytes:
        value: >-
          (plain_length.size > 3 ? plain_length[plain_length.size - 4] * 16777216 : 0)
          + (plain_length.size > 2 ? plain_length[plain_length.size - 3] * 65536 : 0)
          + (plain_length.size > 1 ? plain_length[plain_length.size - 2] * 256 : 0)
          + (plain_length.size > 0 ? plain_length[plain_length.size - 1] : 0)
        if: _io.size > 0
        doc: The same as a number.
      len_plain_length:
        value: 'head == 0 ? 0 : head & 7'
        -webide-parse-mode: lazy
  value_json_diffs:
    -webide-representation: "{value}"
    params:
      - id: len_length
        type: u1
    seq:
      - id: len_value
        type:
          switch-on: len_length
          cases:
            1: u1
            2: u2
            3: b24le
            4: u4
      - id: value
        size: len_value
        type: json_diffs
  json_diffs:
    -orig-id: Json_diff_vector
    doc: What a partial update did to a JSON document, in the order to do it again.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.1.0/sql-common/json_diff.cc
    seq:
      - id: diffs
        type: json_diff
        repeat: eos
  json_diff:
    -orig-id: Json_diff
    -webide-representation: "{operation} {path}"
    seq:
      - id: operation
        type: u1
        enum: json_diff_operation
      - id: len_path
        type: lenenc_int
      - id: path
        size: len_path.value
        type: str
        encoding: UTF-8
        doc: Members and array cells, such as `$.a[3]."odd name"`; never the document itself.
      - id: len_value
        type: lenenc_int
        if: operation != json_diff_operation::remove
      - id: value
        size: len_value.value
        type: json_document
        if: operation != json_diff_operation::remove
  value_json:
    -webide-representation: "{value}"
    params:
      - id: len_length
        type: u1
    seq:
      - id: len_value
        type:
          switch-on: len_length
          cases:
            1: u1
            2: u2
            3: b24le
            4: u4
      - id: value
        size: len_value
        type: json_document
  json_document:
    -webide-representation: "{type}"
    doc: The binary form of JSON. An empty document stands for the JSON null of a NOT NULL column that got no value.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.1.0/sql-common/json_binary.h
    seq:
      - id: type
        type: u1
        enum: json_type
        if: not _io.eof
    instances:
      value:
        pos: 1
        type: json_value(type, 1)
        if: _io.size > 0
  json_value:
    params:
      - id: type
        type: u1
        enum: json_type
      - id: base
        type: u4
        doc: Where the value starts in the document. A container's offsets count from there.
    seq:
      - id: body
        type:
          switch-on: type
          cases:
            'json_type::small_object': json_small_container(base, true)
            'json_type::large_object': json_large_container(base, true)
            'json_type::small_array': json_small_container(base, false)
            'json_type::large_array': json_large_container(base, false)
            'json_type::literal': json_literal
            'json_type::int16': value_s2
            'json_type::uint16': value_u2
            'json_type::int32': value_s4
            'json_type::uint32': value_u4
            'json_type::int64': value_s8
            'json_type::uint64': value_u8
            'json_type::double': value_f8
            'json_type::string': json_string
            'json_type::opaque': json_opaque
  json_literal:
    seq:
      - id: value
        type: u1
        enum: json_constant
  json_length:
    -webide-representation: "{value:dec}"
    doc: Seven bits a byte, lowest first.
    seq:
      - id: groups
        type: json_length_group
        repeat: until
        repeat-until: not _.has_more
    instances:
      value:
        value: >-
          groups[0].digits + (groups.size > 1 ? groups[1].digits * 128 : 0) + (groups.size > 2 ? groups[2].digits * 16384 : 0)
          + (groups.size > 3 ? groups[3].digits * 2097152 : 0) + (groups.size > 4 ? groups[4].digits * 268435456 : 0)
  json_length_group:
    seq:
      - id: has_more
        type: b1
        doc: Whether another group follows.
      - id: digits
        type: b7
  json_string:
    -webide-representation: "{value}"
    seq:
      - id: len_value
        type: json_length
      - id: value
        size: len_value.value
        type: str
        encoding: UTF-8
  json_opaque:
    -webide-representation: "{field_type}"
    doc: A value of a column type that JSON has no type for.
    seq:
      - id: field_type
        type: u1
        enum: column_type
      - id: len_value
        type: json_length
      - id: value
        size: len_value.value
        type:
          switch-on: field_type
          cases:
            'column_type::newdecimal': json_decimal
            'column_type::date': json_datetime
            'column_type::datetime': json_datetime
            'column_type::timestamp': json_datetime
            'column_type::time': json_time
  json_decimal:
    -webide-representation: "{number.digits.text}"
    seq:
      - id: precision
        type: u1
      - id: scale
        type: u1
      - id: number
        type: value_decimal(precision, scale)
  json_datetime:
    -orig-id: TIME_to_longlong_datetime_packed
    -webide-representation: "{year:dec}-{month:dec}-{day:dec} {hour:dec}:{minute:dec}:{second:dec}.{micros:dec}"
    doc: A little-endian number of 64 bits, in two halves because JavaScript has no shifts above 32 bits.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.1.0/mysys/my_time.cc
    seq:
      - id: low
        type: u4
      - id: high
        type: u4
    instances:
      micros:
        value: low & 0xffffff
      second:
        value: low / 0x1000000 % 64
      minute:
        value: low / 0x40000000 + (high & 15) * 4
      hour:
        value: high >> 4 & 31
      day:
        value: high >> 9 & 31
      month:
        value: (high >> 14) % 13
      year:
        value: (high >> 14) / 13
  json_time:
    -orig-id: TIME_to_longlong_time_packed
    -webide-representation: "{hours:dec}:{minutes:dec}:{seconds:dec}.{micros:dec}"
    doc: A little-endian number of 64 bits, the negative of itself for a negative time; in two halves as `json_datetime`.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.1.0/mysys/my_time.cc
    seq:
      - id: low
        type: u4
      - id: high
        type: s4
    instances:
      is_negative:
        value: high < 0
      low_magnitude:
        value: '(high < 0 and low > 0) ? 4294967296 - low : low'
        -webide-parse-mode: lazy
      high_magnitude:
        value: 'high < 0 ? -high - (low > 0 ? 1 : 0) : high'
        -webide-parse-mode: lazy
      micros:
        value: low_magnitude % 0x1000000
      seconds:
        value: low_magnitude / 0x1000000 % 64
      minutes:
        value: low_magnitude / 0x40000000 + high_magnitude % 16 * 4
      hours:
        value: high_magnitude / 16 % 1024
  json_small_container:
    -webide-representation: "{num_elements:dec} elements"
    doc: An object or array of at most 65535 bytes.
    params:
      - id: base
        type: u4
      - id: is_object
        type: bool
    seq:
      - id: num_elements
        type: u2
      - id: len_container
        type: u2
      - id: keys
        type: json_small_key(base)
        repeat: expr
        repeat-expr: 'is_object ? num_elements : 0'
        doc: Shorter names first, then in the order of their bytes.
      - id: elements
        type: json_small_element(base, _io.pos)
        repeat: expr
        repeat-expr: num_elements
  json_small_key:
    -webide-representation: "{name}"
    params:
      - id: base
        type: u4
    seq:
      - id: ofs_name
        type: u2
      - id: len_name
        type: u2
    instances:
      name:
        pos: base + ofs_name
        size: len_name
        type: str
        encoding: UTF-8
  json_small_element:
    -webide-representation: "{type} {value.body}"
    params:
      - id: base
        type: u4
      - id: ofs_element
        type: u4
        doc: Where this element starts in the document.
    seq:
      - id: type
        type: u1
        enum: json_type
      - id: ofs_or_inline
        type: u2
    instances:
      is_inline:
        value: type == json_type::literal or type == json_type::int16 or type == json_type::uint16
        -webide-parse-mode: lazy
      ofs_value:
        value: 'is_inline ? ofs_element + 1 : base + ofs_or_inline'
        -webide-parse-mode: lazy
      value:
        pos: ofs_value
        type: json_value(type, ofs_value)
  json_large_container:
    -webide-representation: "{num_elements:dec} elements"
    params:
      - id: base
        type: u4
      - id: is_object
        type: bool
    seq:
      - id: num_elements
        type: u4
      - id: len_container
        type: u4
      - id: keys
        type: json_large_key(base)
        repeat: expr
        repeat-expr: 'is_object ? num_elements : 0'
        doc: Shorter names first, then in the order of their bytes.
      - id: elements
        type: json_large_element(base, _io.pos)
        repeat: expr
        repeat-expr: num_elements
  json_large_key:
    -webide-representation: "{name}"
    params:
      - id: base
        type: u4
    seq:
      - id: ofs_name
        type: u4
      - id: len_name
        type: u2
    instances:
      name:
        pos: base + ofs_name
        size: len_name
        type: str
        encoding: UTF-8
  json_large_element:
    -webide-representation: "{type} {value.body}"
    params:
      - id: base
        type: u4
      - id: ofs_element
        type: u4
        doc: Where this element starts in the document.
    seq:
      - id: type
        type: u1
        enum: json_type
      - id: ofs_or_inline
        type: u4
    instances:
      is_inline:
        value: >-
          type == json_type::literal or type == json_type::int16 or type == json_type::uint16 or type == json_type::int32
          or type == json_type::uint32
        -webide-parse-mode: lazy
      ofs_value:
        value: 'is_inline ? ofs_element + 1 : base + ofs_or_inline'
        -webide-parse-mode: lazy
      value:
        pos: ofs_value
        type: json_value(type, ofs_value)
enums:
  event_type:
    1: start_event_v3
    2: query_event
    3: stop_event
    4: rotate_event
    5: intvar_event
    6: load_event
    7: slave_event
    8: create_file_event
    9: append_block_event
    10: exec_load_event
    11: delete_file_event
    12: new_load_event
    13: rand_event
    14: user_var_event
    15: format_description_event
    16: xid_event
    17: begin_load_query_event
    18: execute_load_query_event
    19: table_map_event
    20: pre_ga_write_rows_event
    21: pre_ga_update_rows_event
    22: pre_ga_delete_rows_event
    23: write_rows_event_v1
    24: update_rows_event_v1
    25: delete_rows_event_v1
    26: incident_event
    27: heartbeat_log_event
    28: ignorable_log_event
    29: rows_query_log_event
    30: write_rows_event
    31: update_rows_event
    32: delete_rows_event
    33: gtid_log_event
    34: anonymous_gtid_log_event
    35: previous_gtids_log_event
    36: transaction_context_event
    37: view_change_event
    38: xa_prepare_log_event
    39: partial_update_rows_event
    40: transaction_payload_event
    41: heartbeat_log_event_v2
    42: gtid_tagged_log_event
    160: annotate_rows_event
    161: binlog_checkpoint_event
    162: gtid_event
    163: gtid_list_event
    164: start_encryption_event
    165: query_compressed_event
    166: write_rows_compressed_event_v1
    167: update_rows_compressed_event_v1
    168: delete_rows_compressed_event_v1
    169: write_rows_compressed_event
    170: update_rows_compressed_event
    171: delete_rows_compressed_event
  event_flag:
    0x1:
      id: binlog_in_use
      -orig-id: LOG_EVENT_BINLOG_IN_USE_F
    0x2:
      id: forced_rotate
      -orig-id: LOG_EVENT_FORCED_ROTATE_F
    0x4:
      id: thread_specific
      -orig-id: LOG_EVENT_THREAD_SPECIFIC_F
    0x8:
      id: suppress_use
      -orig-id: LOG_EVENT_SUPPRESS_USE_F
    0x20:
      id: artificial
      -orig-id: LOG_EVENT_ARTIFICIAL_F
    0x40:
      id: relay_log
      -orig-id: LOG_EVENT_RELAY_LOG_F
    0x80:
      id: ignorable
      -orig-id: LOG_EVENT_IGNORABLE_F
    0x100:
      id: no_filter
      -orig-id: LOG_EVENT_NO_FILTER_F
    0x200:
      id: mts_isolate
      -orig-id: LOG_EVENT_MTS_ISOLATE_F
  checksum_algorithm:
    0: none
    1: crc32
  query_status_code:
    0: flags2
    1: sql_mode
    2: catalog
    3: auto_increment
    4: charset
    5: time_zone
    6: catalog_nz
    7: lc_time_names
    8: charset_database
    9: table_map_for_update
    10: master_data_written
    11: invoker
    12: updated_db_names
    13: microseconds
    14: commit_ts
    15: commit_ts2
    16: explicit_defaults_for_timestamp
    17: ddl_logged_with_xid
    18: default_collation_for_utf8mb4
    19: sql_require_primary_key
    20: default_table_encryption
    21:
      id: code_21
      doc: Written by MySQL 9.7, not documented; one byte.
    128: mariadb_hrnow
    129: mariadb_xid
    130: mariadb_gtid_flags3
    131: mariadb_character_set_collations
  gtid_set_format:
    0: untagged
    1: tagged
  gtid_field:
    0: flags
    1: uuid
    2: gno
    3: tag
    4: last_committed
    5: sequence_number
    6: immediate_commit_timestamp
    7: original_commit_timestamp
    8: transaction_length
    9: immediate_server_version
    10: original_server_version
    11: commit_group_ticket
  rows_flag:
    0x1:
      id: stmt_end
      -orig-id: STMT_END_F
    0x2:
      id: no_foreign_key_checks
      -orig-id: NO_FOREIGN_KEY_CHECKS_F
    0x4:
      id: relaxed_unique_checks
      -orig-id: RELAXED_UNIQUE_CHECKS_F
    0x8:
      id: complete_rows
      -orig-id: COMPLETE_ROWS_F
    0x10:
      id: use_sql_foreign_key
      -orig-id: USE_SQL_FOREIGN_KEY_F
      doc: MySQL 9.6 and later.
  optional_metadata_type:
    1: signedness
    2: default_charset
    3: column_charset
    4: column_name
    5: set_str_value
    6: enum_str_value
    7: geometry_type
    8: simple_primary_key
    9: primary_key_with_prefix
    10: enum_and_set_default_charset
    11: enum_and_set_column_charset
    12: column_visibility
    13: vector_dimensionality
  column_type:
    0: decimal
    1: tiny
    2: short
    3: long
    4: float
    5: double
    6: "null"
    7: timestamp
    8: longlong
    9: int24
    10: date
    11: time
    12: datetime
    13: year
    14: newdate
    15: varchar
    16: bit
    17: timestamp2
    18: datetime2
    19: time2
    20: typed_array
    140: blob_compressed
    141: varchar_compressed
    242: vector
    243: invalid
    244: bool
    245: json
    246: newdecimal
    247: enum
    248: set
    249: tiny_blob
    250: medium_blob
    251: long_blob
    252: blob
    253: var_string
    254: string
    255: geometry
  value_kind:
    1: tiny
    2: short
    3: long
    4: float
    5: double
    7: timestamp
    8: longlong
    9: int24
    10: date
    11: time
    12: datetime
    13: year
    14: newdate
    15: varchar
    16: bit
    17: timestamp2
    18: datetime2
    19: time2
    140: blob_compressed
    141: varchar_compressed
    242: vector
    245: json
    246: newdecimal
    247: enum
    248: set
    249: tiny_blob
    250: medium_blob
    251: long_blob
    252: blob
    253: var_string
    254: string
    255: geometry
    257: tiny_unsigned
    258: short_unsigned
    259: long_unsigned
    264: longlong_unsigned
    265: int24_unsigned
    512: absent
    513: "null"
    514: json_diffs
  json_type:
    0: small_object
    1: large_object
    2: small_array
    3: large_array
    4: literal
    5: int16
    6: uint16
    7: int32
    8: uint32
    9: int64
    10: uint64
    11: double
    12: string
    15: opaque
  json_constant:
    0: "null"
    1: "true"
    2: "false"
  json_diff_operation:
    0: replace
    1: insert
    2: remove
  compression_method:
    0: none
    8: zlib
  intvar_type:
    1: last_insert_id
    2: insert_id
  user_var_type:
    0: string
    1: real
    2: int
    3: row
    4: decimal
  duplicate_handling:
    0: error
    1: ignore
    2: replace
  incident:
    0: none
    1: lost_events
  heartbeat_field_type:
    0: end_mark
    1: log_file_name
    2: log_position
  payload_field_type:
    0: end_mark
    1: payload_size
    2: compression_type
    3: uncompressed_size
  payload_compression:
    0: zstd
    255: none
  mariadb_gtid_flag:
    0x1:
      id: standalone
      doc: One statement, without BEGIN and COMMIT.
    0x2: group_commit_id
    0x4: transactional
    0x8: allow_parallel
    0x10: waited
    0x20: ddl
    0x40: prepared_xa
    0x80: completed_xa
  mariadb_gtid_extra_flag:
    0x1: multi_engine
    0x2: start_alter
    0x4: commit_alter
    0x8: rollback_alter
    0x10: thread_id
  extra_row_info_type:
    0: ndb
    1: partition
  row_value_option:
    0x1:
      id: partial_json
      -orig-id: PARTIAL_JSON_UPDATES
  query_flag2:
    0x4000:
      id: auto_is_null
      -orig-id: OPTION_AUTO_IS_NULL
    0x80000:
      id: not_autocommit
      -orig-id: OPTION_NOT_AUTOCOMMIT
    0x4000000:
      id: no_foreign_key_checks
      -orig-id: OPTION_NO_FOREIGN_KEY_CHECKS
    0x8000000:
      id: relaxed_unique_checks
      -orig-id: OPTION_RELAXED_UNIQUE_CHECKS
  encryption_header_field_type:
    0: end_mark
    1: key_id
    2: encrypted_password
    3: iv
