meta:
  id: mysql_binlog
  title: MySQL and MariaDB binary log, version 4
  application:
    - MySQL
    - MariaDB
  file-extension:
    - "000001"
    - binlog
  tags:
    - database
    - log
  license: MIT
  ks-version: "0.9"
  endian: le
  bit-endian: be
doc: |
  The binary log is the list of events that describe every change a MySQL or
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
doc-ref:
  - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/binlog_event.h#L279
  - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L240
  - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L470
  - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L525
  - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L610
  - https://mariadb.com/kb/en/replication-protocol/
seq:
  - id: magic
    -orig-id: BINLOG_MAGIC
    contents: [0xfe, bin]
    if: not is_encrypted
    doc: Not part of any event.
  - id: events
    type: event(_index)
    repeat: eos
    if: not is_encrypted
    doc: One after another up to the end of the file, without gaps.
  - id: encrypted_header
    type: encrypted_file_header
    if: is_encrypted
    doc: Of a file that MySQL encrypted.
  - id: ciphertext
    size-eos: true
    if: is_encrypted
    doc: A whole log, encrypted.
instances:
  first_byte:
    pos: 0
    type: u1
    enum: first_byte_of_file
    -webide-parse-mode: lazy
    doc: In which the magic numbers of plain and encrypted files differ.
  is_encrypted:
    value: first_byte == first_byte_of_file::encrypted
    -webide-parse-mode: lazy
    doc: MySQL encrypted the file.
types:
  event:
    -orig-id: Binary_log_event
    -webide-representation: "{context.mark}{header.event_type} @{context.ofs_event:dec} {body}"
    doc: |
      One event. The next one starts `header.event_size` bytes after it: a file
      is walked by sizes from offset 4 on, `header.log_pos` is no help.

      Where its parts are depends on the format description in force, the last
      one before it: `context.len_header` bytes of header,
      `context.len_checksum` bytes of footer, between them the body. The body of
      most types starts with a fixed part (the post-header) of
      `context.len_post_header` bytes, which tells versions of a type apart; the
      rest is of variable size.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/binlog_event.h#L852
    params:
      - id: idx
        type: s4
        doc: Position of this event in the list of all, from 0.
    seq:
      - id: header
        -orig-id: m_header
        type: event_header
        doc: The first 19 bytes.
      - id: context
        type: event_context(_io.pos - 19)
        doc: Takes no bytes; what the events before this one say about it.
      - id: header_extension
        size: context.len_header - 19
        if: context.len_header > 19
        doc: |
          Bytes that a format with longer common headers adds to each event but
          the format description.
      - id: body
        size: context.len_body
        type:
          switch-on: context.body_type
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
            'event_type::pre_ga_write_rows_event': pre_ga_rows_event
            'event_type::pre_ga_update_rows_event': pre_ga_rows_event
            'event_type::pre_ga_delete_rows_event': pre_ga_rows_event
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
            'event_type::partial_row_data_event': partial_row_data_event
        doc: |
          By the event's type; bytes where this document knows none, and of an
          event that MariaDB encrypted.
      - id: footer
        -orig-id: m_footer
        type: event_footer
        if: context.len_checksum == 4
        doc: The checksum, in a log that has them.
  event_context:
    doc: |
      Takes no bytes. What the events before an event say about it: indices into
      `events` and what is found there.
    params:
      - id: ofs_event
        type: u8
        doc: Where the event begins in the file.
    seq:
      - id: invoke
        size: 0
        if: is_followed_by_ciphertext or fde_idx + last_table_map_idx >= -2
        doc: |
          Computes what depends on the event before in the order of the file, so
          that the recursion is never deep.
    instances:
      is_ciphertext:
        value: '_parent.idx > 0 ? _root.events[_parent.idx - 1].context.is_followed_by_ciphertext.as<bool> : false'
        doc: |
          MariaDB encrypted the event (`start_encryption_event`). Of its header
          only the size is plain, and its checksum is part of the ciphertext.
      is_followed_by_ciphertext:
        value: is_ciphertext or _parent.header.event_type == event_type::start_encryption_event
        doc: All events after this one are encrypted.
      body_type:
        value: 'is_ciphertext ? event_type::ignorable_log_event : _parent.header.event_type'
        doc: |
          Selects the layout of the body: the type in the header. That of
          ciphertext is not known; its body stays bytes, as that of an event to
          be ignored.
      mark:
        value: 'is_ciphertext ? "encrypted, looks like " : ""'
        doc: For the eye, as the type in the header is none.
      is_fde:
        value: body_type == event_type::format_description_event
        doc: The event is a format description.
      fde_idx:
        value: 'is_fde ? _parent.idx : (_parent.idx > 0 ? _root.events[_parent.idx - 1].context.fde_idx.as<s4> : -1)'
        doc: Index of the format description in force, -1 before the first one.
      len_header:
        value: '(is_fde or fde_idx < 0) ? 19 : _root.events[fde_idx].body.as<format_description_event>.len_header'
        doc: |
          Size of this event's header in bytes. A format description's own
          header always has the least size.
      len_checksum:
        value: '(is_fde or is_ciphertext or fde_idx < 0) ? 0 : _root.events[fde_idx].body.as<format_description_event>.len_checksum'
        doc: |
          A format description has its checksum inside its body, after the
          algorithm.
      len_body:
        value: _parent.header.event_size - len_header - len_checksum
        doc: Size of the body in bytes.
      len_post_header:
        value: >-
          (body_type.to_i > 0 and body_type.to_i <= _root.events[fde_idx].body.as<format_description_event>.post_header_lengths.size)
          ? _root.events[fde_idx].body.as<format_description_event>.post_header_lengths[body_type.to_i - 1] : 0
        if: fde_idx >= 0
        doc: |
          Size in bytes of the fixed part of this event's body, as the format
          description in force gives it; 0 for a type that it does not list.
      is_of_mariadb:
        value: 'fde_idx < 0 ? false : _root.events[fde_idx].body.as<format_description_event>.is_mariadb'
        doc: A MariaDB server has written the event.
      is_rows_event:
        value: >-
          (body_type.to_i >= event_type::write_rows_event_v1.to_i
          and body_type.to_i <= event_type::delete_rows_event_v1.to_i)
          or (body_type.to_i >= event_type::write_rows_event.to_i
          and body_type.to_i <= event_type::delete_rows_event.to_i)
          or body_type == event_type::partial_update_rows_event
          or (body_type.to_i >= event_type::write_rows_compressed_event_v1.to_i
          and body_type.to_i <= event_type::delete_rows_compressed_event.to_i)
        doc: The event carries images of rows.
      is_new_log:
        value: >-
          is_fde and _parent.header.log_pos != 0 and not _parent.header.flag_bits.artificial
          and not _parent.header.flag_bits.relay_log
        doc: |
          Another log of a source begins, and no statement goes on: the event is
          not one that a replica wrote, nor one that repeats the format because
          the source was asked to go on in the midst of its log. Appliers keep
          the table maps of the statement at such events (sql/log_event.cc,
          Format_description_log_event::do_apply_event), as mysqlbinlog does.
      is_end_of_statement:
        value: is_rows_event and _parent.body.as<rows_event>.is_end_of_statement
        doc: Table maps before this event are of no use after it.
      last_table_map_idx:
        value: 'body_type == event_type::table_map_event ? _parent.idx : is_new_log ? -1 : prev_table_map_idx'
        doc: |
          Index of the last table map of this statement up to and with this
          event, -1 if there is none.
      prev_table_map_idx:
        value: >-
          _parent.idx == 0 ? -1 : _root.events[_parent.idx - 1].context.is_end_of_statement ? -1
          : _root.events[_parent.idx - 1].context.last_table_map_idx.as<s4>
        doc: |
          Index of the last table map of this statement before this
          event, -1 if there is none.
  event_header:
    -orig-id: Log_event_header
    -webide-representation: "{event_type} {event_size:dec} bytes, {time}"
    doc: |
      The common header. In format version 4 it has these 19 bytes; patched
      servers may add more (`event/header_extension`; 23 and 27 bytes are known
      from Google's MySQL 5.1), as a format description says for all events but
      itself.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/binlog_event.h#L678
    seq:
      - id: timestamp
        -orig-id: when
        type: u4
        doc: |
          Start of the statement on the server that ran it first, in seconds
          since 1970-01-01 UTC; 0 in artificial events.
      - id: event_type
        -orig-id: type_code
        type: u1
        enum: event_type
        doc: Selects the layout of the body.
      - id: server_id
        -orig-id: unmasked_server_id
        type: u4
        doc: |
          `server_id` of the server that wrote the event first.
      - id: event_size
        -orig-id: data_written
        type: u4
        doc: Size of the whole event in bytes, with header and checksum.
      - id: log_pos
        -orig-id: log_pos
        type: u4
        doc: |
          Position right after the event in the log that it was written to,
          modulo 2^32; in a relay log, its position in the log of the source.
          Not a way to walk a file: it is 0 in artificial events, in compressed
          payloads and in many events of MariaDB 11.4 and later.
      - id: flags
        -orig-id: flags
        type: u2
        doc: Bits of `event_flag`.
    instances:
      flag_bits:
        type: event_flags(flags)
        -webide-parse-mode: eager
        doc: The same as `flags`, one by one.
      time:
        type: utc_time(timestamp, 0, 0)
        -webide-parse-mode: eager
        doc: The same as `timestamp`, for the eye.
  event_flags:
    -webide-representation: "{this:flags}"
    doc: The flags of an event one by one; see `event_flag` for what they mean.
    params:
      - id: bits
        type: u2
    instances:
      binlog_in_use:
        value: (bits & event_flag::binlog_in_use.to_i) != 0
      forced_rotate:
        value: (bits & event_flag::forced_rotate.to_i) != 0
      thread_specific:
        value: (bits & event_flag::thread_specific.to_i) != 0
      suppress_use:
        value: (bits & event_flag::suppress_use.to_i) != 0
      update_table_map_version:
        value: (bits & event_flag::update_table_map_version.to_i) != 0
      artificial:
        value: (bits & event_flag::artificial.to_i) != 0
      relay_log:
        value: (bits & event_flag::relay_log.to_i) != 0
      ignorable:
        value: (bits & event_flag::ignorable.to_i) != 0
      no_filter:
        value: (bits & event_flag::no_filter.to_i) != 0
      mts_isolate:
        value: (bits & event_flag::mts_isolate.to_i) != 0
      accept_own:
        value: (bits & event_flag::accept_own.to_i) != 0
      skip_replication:
        value: (bits & event_flag::skip_replication.to_i) != 0
  utc_time:
    -webide-representation: "{date} {time}"
    doc: A moment in the calendar, for the eye.
    doc-ref: https://howardhinnant.github.io/date_algorithms.html
    params:
      - id: timestamp
        type: u4
        doc: Seconds since 1970-01-01 UTC; 0 is shown as MySQL does, as no date.
      - id: micros
        type: u4
      - id: fsp
        type: u1
        doc: Digits of the fraction to show, 0 to 6.
    instances:
      day_of_era:
        value: (timestamp / 86400 + 719468) % 146097
        -webide-parse-mode: lazy
        doc: Days since the last March 1st of a year divisible by 400.
      year_of_era:
        value: (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365
        -webide-parse-mode: lazy
        doc: Years since then, each from March 1st.
      day_of_year:
        value: day_of_era - 365 * year_of_era - year_of_era / 4 + year_of_era / 100
        -webide-parse-mode: lazy
        doc: Days since the last March 1st.
      month_of_year:
        value: (5 * day_of_year + 2) / 153
        -webide-parse-mode: lazy
        doc: Months since March.
      day:
        value: day_of_year - (153 * month_of_year + 2) / 5 + 1
        -webide-parse-mode: lazy
        doc: Day of the month.
      month:
        value: 'month_of_year < 10 ? month_of_year + 3 : month_of_year - 9'
        -webide-parse-mode: lazy
        doc: Month, from 1.
      year:
        value: '(timestamp / 86400 + 719468) / 146097 * 400 + year_of_era + (month < 3 ? 1 : 0)'
        -webide-parse-mode: lazy
      date:
        type: 'date_text(timestamp == 0 ? 0 : year, timestamp == 0 ? 0 : month, timestamp == 0 ? 0 : day)'
        -webide-parse-mode: eager
      time:
        type: 'time_text(false, (timestamp / 3600 % 24).as<s4>, (timestamp / 60 % 60).as<s4>, (timestamp - timestamp / 60 * 60).as<s4>, micros, fsp)'
        -webide-parse-mode: eager
        doc: The time of the day.
  date_text:
    -webide-representation: "{text}"
    doc: A date, for the eye.
    params:
      - id: year
        type: u2
      - id: month
        type: u1
      - id: day
        type: u1
    instances:
      text:
        value: >-
          (year < 10 ? "000" : year < 100 ? "00" : year < 1000 ? "0" : "") + year.to_s
          + (month < 10 ? "-0" : "-") + month.to_s + (day < 10 ? "-0" : "-") + day.to_s
        doc: As MySQL prints it.
  time_text:
    -webide-representation: "{text}"
    doc: A time, for the eye.
    params:
      - id: is_negative
        type: bool
      - id: hours
        type: u2
      - id: minutes
        type: u1
      - id: seconds
        type: u1
      - id: micros
        type: u4
      - id: fsp
        type: u1
        doc: Digits of the fraction to show, 0 to 6.
    instances:
      text:
        value: >-
          (is_negative ? "-" : "") + (hours < 10 ? "0" : "") + hours.to_s + (minutes < 10 ? ":0" : ":") + minutes.to_s
          + (seconds < 10 ? ":0" : ":") + seconds.to_s + (fsp == 0 ? "" : "." + fraction.substring(0, fsp))
        doc: As MySQL prints it.
      fraction:
        value: >-
          (micros < 10 ? "00000" : micros < 100 ? "0000" : micros < 1000 ? "000" : micros < 10000 ? "00" : micros < 100000 ? "0" : "")
          + micros.to_s
        -webide-parse-mode: lazy
        doc: Six digits.
  event_footer:
    -orig-id: Log_event_footer
    -webide-representation: "{checksum:hex}"
    doc: |
      Present when the format description in force says so (`binlog_checksum`).
      A format description has its checksum inside its body, and events inside
      of a `transaction_payload_event` have none.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/binlog_event.h#L542
    seq:
      - id: checksum
        type: u4
        doc: CRC32 (IEEE 802.3) of all bytes of the event before it.
  encrypted_file_header:
    -orig-id: Rpl_encryption_header
    doc: |
      Start of a file that MySQL encrypted (`binlog_encryption`, 8.0.14 and
      later), 512 bytes; the rest of the file is ciphertext of AES-256-CTR, and
      its plain text is a whole log with its own magic number.

      The key is the first 32 bytes of the SHA-512 of the file's password; the 8
      bytes after them are the high half of the first counter block, whose low
      half counts blocks of 16 bytes from 0.
    doc-ref:
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_log_encryption.h#L566
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_log_encryption.cc#L1066
    seq:
      - id: magic
        -orig-id: ENCRYPTION_MAGIC
        type: encrypted_file_magic
        doc: Tells an encrypted file from a log.
      - id: version
        -orig-id: m_version
        type: u1
        valid: 1
        doc: 1, the only one.
      - id: fields
        size: 512 - 5
        type: encryption_header_fields
        doc: The ciphertext starts after them.
    instances:
      len_key:
        value: 32
        doc: How many bytes of the SHA-512 of the password are the key.
      len_counter:
        value: 8
        doc: How many bytes after them begin the first counter block.
  encrypted_file_magic:
    -orig-id: ENCRYPTION_MAGIC
    doc: Magic number of an encrypted file.
    seq:
      - id: value
        contents: [0xfd, bin]
        doc: Differs from that of a log in its first byte.
  encryption_header_fields:
    doc: Fields in any order, then zeros.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_log_encryption.cc#L1066
    seq:
      - id: fields
        type: encryption_header_field
        repeat: until
        repeat-until: _.type == encryption_header_field_type::end_mark or _io.eof
        doc: Up to the first zero.
  encryption_header_field:
    -webide-representation: "{type} {key_id}"
    doc: |
      A field of the header: its type, then a value whose size the type tells.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_log_encryption.h#L812
    seq:
      - id: type
        -orig-id: Rpl_encryption_header_v1::Field_type
        type: u1
        enum: encryption_header_field_type
        doc: What the field holds.
      - id: len_key_id
        type: u1
        if: type == encryption_header_field_type::key_id
      - id: key_id
        -orig-id: m_key_id
        size: len_key_id
        type: str
        encoding: ASCII
        if: type == encryption_header_field_type::key_id
        doc: Name of the key in the server's keyring.
      - id: password
        -orig-id: m_encrypted_password
        size: 32
        if: type == encryption_header_field_type::encrypted_password
        doc: |
          The file's password, encrypted by AES-256-CBC with that key and `iv`.
      - id: iv
        -orig-id: m_iv
        size: 16
        if: type == encryption_header_field_type::iv
        doc: Initialisation vector of the encryption of `password`.
  start_event_v3:
    -orig-id: Start_log_event_v3
    -webide-representation: "v{binlog_version:dec} {server_version}"
    doc: |
      First event of a log of version 1 or 3 (MySQL 3.23 to 4.1). What follows
      it is outside of this document.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L2686
    seq:
      - id: binlog_version
        -orig-id: binlog_version
        type: u2
        doc: 1 or 3.
      - id: server_version
        -orig-id: server_version
        size: 50
        type: strz
        encoding: ASCII
        doc: Version of the server, padded with zeros.
      - id: created
        -orig-id: created
        type: u4
        doc: When the log was begun, in seconds since 1970-01-01 UTC.
    instances:
      server_version_bytes:
        pos: 2
        size: 50
        -webide-parse-mode: lazy
        doc: |
          The same with all its bytes. Behind the terminator, servers leave
          zeros, which are of no use.
  format_description_event:
    -orig-id: Format_description_event
    -webide-representation: "v{binlog_version:dec} {server_version} {checksum_algorithm}"
    doc: |
      Describes the format of the events after it. First event of every file,
      and second of most relay logs.

      Its own entry in `post_header_lengths` gives the length of that array
      away: what is left of the body after it is nothing (before MySQL 5.6.1) or
      the checksum algorithm and this event's checksum, which is there even when
      the algorithm is `none`. The server's version need not be looked at: 5.0
      knows 18 event types, 5.1 26, 5.5 27, 5.6 29 to 35, 5.7 37 or 38, 8.0 38
      to 41, 9.x 42; MariaDB 163 (10.0) or 171 (10.2 and later); other builds
      other numbers.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L240
    seq:
      - id: binlog_version
        -orig-id: binlog_version
        type: u2
        valid: 4
        doc: 4; other versions are other formats.
      - id: server_version
        -orig-id: server_version
        size: 50
        type: strz
        encoding: ASCII
        doc: Version of the server that wrote the log, padded with zeros.
      - id: created
        -orig-id: created
        type: u4
        doc: |
          When the server was started just before, the time of this event in
          seconds since 1970-01-01 UTC; else 0. A time tells replicas that
          unfinished transactions and temporary tables are gone.
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
        doc: |
          Size in bytes of the fixed part of the body of event type 1, 2, and so
          on.
      - id: checksum_algorithm
        -orig-id: common_footer->checksum_alg
        type: u1
        enum: checksum_algorithm
        valid:
          any-of:
            - checksum_algorithm::none
            - checksum_algorithm::crc32
        if: not _io.eof
        doc: Of this log; missing before MySQL 5.6.1 and MariaDB 5.3.
      - id: checksum
        type: u4
        if: not _io.eof
        doc: |
          CRC32 of all bytes of this event before it, with the in-use flag
          cleared. Not maintained when the algorithm is `none`.
    instances:
      server_version_bytes:
        pos: 2
        size: 50
        -webide-parse-mode: lazy
        doc: |
          The same with all its bytes. Behind the terminator, servers leave
          zeros, which are of no use.
      len_fde_post_header:
        pos: 57 + event_type::format_description_event.to_i - 1
        type: u1
        valid:
          min: 57 + event_type::format_description_event.to_i
        doc: This event's own entry in `post_header_lengths`.
      num_event_types:
        value: len_fde_post_header - 57
        doc: How many event types the server knows.
      is_mariadb:
        value: num_event_types >= event_type::annotate_rows_event.to_i
        -webide-parse-mode: lazy
        doc: The server is a MariaDB, which has event types of its own.
      has_checksums:
        value: num_event_types + 57 < _io.size and checksum_algorithm == checksum_algorithm::crc32
        doc: Whether events have an `event_footer`.
      len_checksum:
        value: 'has_checksums ? 4 : 0'
        doc: Size in bytes of the checksum at the end of the events that follow.
  query_event:
    -orig-id: Query_event
    -webide-representation: "{query_utf8}"
    doc: |
      A statement as text: DDL, changes of data where `binlog_format` is
      STATEMENT or MIXED, and BEGIN, COMMIT, ROLLBACK, SAVEPOINT, XA statements.
      The status variables recreate the session that it ran in.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L470
    seq:
      - id: thread_id
        -orig-id: thread_id
        type: u4
        doc: The connection that ran the statement; names its temporary tables.
      - id: exec_time
        -orig-id: query_exec_time
        type: u4
        doc: Run time in seconds.
      - id: len_database
        -orig-id: db_len
        type: u1
        doc: Size of `database` in bytes, without the terminator.
      - id: error_code
        -orig-id: error_code
        type: u2
        doc: |
          Server error number that the statement ended with on the source, 0 for
          none. A replica expects to meet the same.
      - id: len_status_vars
        -orig-id: status_vars_len
        type: u2
      - id: status_vars
        size: len_status_vars
        type: query_status_vars
        doc: Settings of the session.
      - id: database
        -orig-id: db
        size: len_database
        type: str
        encoding: UTF-8
        doc: The default database, maybe empty.
      - id: database_terminator
        contents: [0]
        doc: Ends the name of the database; counted nowhere.
      - id: query
        -orig-id: query
        size-eos: true
        doc: |
          Text of the statement in the client's character set
          (`charset.character_set_client`).
    instances:
      query_utf8:
        value: query.to_s("UTF-8")
        doc: |
          The statement for the eye; where the client's character set is not
          UTF-8, use `query`.
  query_status_vars:
    -webide-representation: "{vars}"
    doc: |
      Variables, as far as they are needed. The order is the server's own, not
      that of the codes: MySQL writes `catalog_nz` (6) before `auto_increment`
      (3), MariaDB `mariadb_character_set_collations` (131) before `charset`
      (4).
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L171
    seq:
      - id: vars
        type: query_status_var
        repeat: eos
        doc: In no order that can be relied on.
  query_status_var:
    -webide-representation: "{code}: {body}"
    doc: |
      One setting of the session. Its size is known from its code only: what
      comes after an unknown code cannot be read.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L483
    seq:
      - id: code
        -orig-id: Query_event_status_vars
        type: u1
        enum: query_status_code
        doc: Which setting.
      - id: body
        type:
          switch-on: code
          cases:
            'query_status_code::flags2': status_flags2
            'query_status_code::sql_mode': status_sql_mode
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
            'query_status_code::enable_cascade_triggers': status_u1
            'query_status_code::mariadb_hrnow': status_u3
            'query_status_code::mariadb_xid': status_u8
            'query_status_code::mariadb_gtid_flags3': status_gtid_flags3
            'query_status_code::mariadb_character_set_collations': status_character_set_collations
            _: status_unknown
  status_u1:
    -webide-representation: "{value:dec}"
    doc: A number or switch of one byte.
    seq:
      - id: value
        type: u1
  status_u2:
    -webide-representation: "{value:dec}"
    doc: A number of two bytes.
    seq:
      - id: value
        type: u2
  status_u3:
    -webide-representation: "{value:dec}"
    doc: A number of three bytes.
    seq:
      - id: value
        type: b24le
  status_u4:
    -webide-representation: "{value:dec}"
    doc: A number of four bytes.
    seq:
      - id: value
        type: u4
  status_u8:
    -webide-representation: "{value:dec}"
    doc: A number of eight bytes.
    seq:
      - id: value
        type: u8
  status_flags2:
    -orig-id: Q_FLAGS2_CODE
    -webide-representation: "{flag_bits:flags}"
    doc: Options of the session.
    seq:
      - id: value
        -orig-id: flags2
        type: u4
        doc: Bits of `query_flag2`.
    instances:
      flag_bits:
        type: query_flags2(value)
        -webide-parse-mode: eager
        doc: The same one by one.
  query_flags2:
    -webide-representation: "{this:flags}"
    doc: The options of a session one by one; see `query_flag2`.
    params:
      - id: bits
        type: u4
    instances:
      auto_is_null:
        value: (bits & query_flag2::auto_is_null.to_i) != 0
      no_check_constraint_checks:
        value: (bits & query_flag2::no_check_constraint_checks.to_i) != 0
      not_autocommit:
        value: (bits & query_flag2::not_autocommit.to_i) != 0
      explicit_def_timestamp:
        value: (bits & query_flag2::explicit_def_timestamp.to_i) != 0
      no_foreign_key_checks:
        value: (bits & query_flag2::no_foreign_key_checks.to_i) != 0
      relaxed_unique_checks:
        value: (bits & query_flag2::relaxed_unique_checks.to_i) != 0
      if_exists:
        value: (bits & query_flag2::if_exists.to_i) != 0
      insert_history:
        value: (bits & query_flag2::insert_history.to_i) != 0
  status_sql_mode:
    -orig-id: Q_SQL_MODE_CODE
    -webide-representation: "{flag_bits:flags}"
    doc: |
      `sql_mode` of the session. In two halves because JavaScript has no bit
      operations above 32 bits.
    seq:
      - id: low
        type: u4
        doc: Bits of `sql_mode_flag`.
      - id: high
        type: u4
        doc: Bits of `sql_mode_flag` above the lowest 32.
    instances:
      value:
        value: (low + high * 4294967296).as<u8>
        doc: Both as one number.
      flag_bits:
        type: sql_modes(low, high)
        -webide-parse-mode: eager
        doc: The same one by one.
  sql_modes:
    -webide-representation: "{this:flags}"
    doc: The modes of a session one by one; see `sql_mode_flag`.
    params:
      - id: low
        type: u4
        doc: The lowest 32 bits.
      - id: high
        type: u4
        doc: Those above them, whose meaning depends on the server.
    instances:
      real_as_float:
        value: (low & sql_mode_flag::real_as_float.to_i) != 0
      pipes_as_concat:
        value: (low & sql_mode_flag::pipes_as_concat.to_i) != 0
      ansi_quotes:
        value: (low & sql_mode_flag::ansi_quotes.to_i) != 0
      ignore_space:
        value: (low & sql_mode_flag::ignore_space.to_i) != 0
      ignore_bad_table_options:
        value: (low & sql_mode_flag::ignore_bad_table_options.to_i) != 0
      only_full_group_by:
        value: (low & sql_mode_flag::only_full_group_by.to_i) != 0
      no_unsigned_subtraction:
        value: (low & sql_mode_flag::no_unsigned_subtraction.to_i) != 0
      no_dir_in_create:
        value: (low & sql_mode_flag::no_dir_in_create.to_i) != 0
      postgresql:
        value: (low & sql_mode_flag::postgresql.to_i) != 0
      oracle:
        value: (low & sql_mode_flag::oracle.to_i) != 0
      mssql:
        value: (low & sql_mode_flag::mssql.to_i) != 0
      db2:
        value: (low & sql_mode_flag::db2.to_i) != 0
      maxdb:
        value: (low & sql_mode_flag::maxdb.to_i) != 0
      no_key_options:
        value: (low & sql_mode_flag::no_key_options.to_i) != 0
      no_table_options:
        value: (low & sql_mode_flag::no_table_options.to_i) != 0
      no_field_options:
        value: (low & sql_mode_flag::no_field_options.to_i) != 0
      mysql323:
        value: (low & sql_mode_flag::mysql323.to_i) != 0
      mysql40:
        value: (low & sql_mode_flag::mysql40.to_i) != 0
      ansi:
        value: (low & sql_mode_flag::ansi.to_i) != 0
      no_auto_value_on_zero:
        value: (low & sql_mode_flag::no_auto_value_on_zero.to_i) != 0
      no_backslash_escapes:
        value: (low & sql_mode_flag::no_backslash_escapes.to_i) != 0
      strict_trans_tables:
        value: (low & sql_mode_flag::strict_trans_tables.to_i) != 0
      strict_all_tables:
        value: (low & sql_mode_flag::strict_all_tables.to_i) != 0
      no_zero_in_date:
        value: (low & sql_mode_flag::no_zero_in_date.to_i) != 0
      no_zero_date:
        value: (low & sql_mode_flag::no_zero_date.to_i) != 0
      allow_invalid_dates:
        value: (low & sql_mode_flag::allow_invalid_dates.to_i) != 0
      error_for_division_by_zero:
        value: (low & sql_mode_flag::error_for_division_by_zero.to_i) != 0
      traditional:
        value: (low & sql_mode_flag::traditional.to_i) != 0
      no_auto_create_user:
        value: (low & sql_mode_flag::no_auto_create_user.to_i) != 0
      high_not_precedence:
        value: (low & sql_mode_flag::high_not_precedence.to_i) != 0
      no_engine_substitution:
        value: (low & sql_mode_flag::no_engine_substitution.to_i) != 0
      pad_char_to_full_length:
        -orig-id: MODE_PAD_CHAR_TO_FULL_LENGTH
        value: (low & 0x80000000) != 0
        doc: Bit 31.
      bit_32:
        value: (high & 1) != 0
        doc: |
          TIME_TRUNCATE_FRACTIONAL in MySQL, EMPTY_STRING_IS_NULL in MariaDB.
      bit_33:
        value: (high & 2) != 0
        doc: |
          INTERPRET_UTF8_AS_UTF8MB4 in MySQL, SIMULTANEOUS_ASSIGNMENT in
          MariaDB.
      bit_34:
        value: (high & 4) != 0
        doc: TIME_ROUND_FRACTIONAL in MariaDB.
  status_catalog:
    -orig-id: Q_CATALOG_CODE
    -webide-representation: "{name}"
    doc: |
      Catalog with a terminator: MySQL 5.0.0 to 5.0.3.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L456
    seq:
      - id: name
        -orig-id: catalog
        type: short_string
        doc: Always `std`.
      - id: terminator
        size: 1
        doc: A zero, which the length does not count.
  status_auto_increment:
    -orig-id: Q_AUTO_INCREMENT
    -webide-representation: "{increment:dec}, {offset:dec}"
    doc: |
      How the server hands out values of AUTO_INCREMENT columns. Logged unless
      both are 1.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L258
    seq:
      - id: increment
        -orig-id: auto_increment_increment
        type: u2
        doc: Step between values, 1 to 65535.
      - id: offset
        -orig-id: auto_increment_offset
        type: u2
        doc: First value, 1 to 65535.
  status_charset:
    -orig-id: Q_CHARSET_CODE
    -webide-representation: "{character_set_client:dec}, {collation_connection:dec}, {collation_server:dec}"
    doc: |
      Ids of collations (`information_schema.collations`) of the session; each
      stands for a character set too.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L272
    seq:
      - id: character_set_client
        -orig-id: charset
        type: u2
        doc: Of the text of the statement.
      - id: collation_connection
        -orig-id: charset
        type: u2
        doc: Of its literals.
      - id: collation_server
        -orig-id: charset
        type: u2
        doc: Default for new databases.
  status_invoker:
    -orig-id: Q_INVOKER
    -webide-representation: "{user}@{host}"
    doc: |
      Account that CURRENT_USER() meant; default definer of what the statement
      creates.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L384
    seq:
      - id: user
        -orig-id: user
        type: short_string
        doc: Name of the user, maybe a role (MariaDB).
      - id: host
        -orig-id: host
        type: short_string
        doc: Host part of the account, maybe empty.
  status_updated_db_names:
    -orig-id: Q_UPDATED_DB_NAMES
    -webide-representation: "{num_names:dec} databases"
    doc: |
      Databases that the statement touches, so that replicas can apply it in
      parallel with others.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L401
    seq:
      - id: num_names
        -orig-id: mts_accessed_dbs
        type: u1
        doc: |
          At most 16; 254 stands for more than the log lists, and no names
          follow.
      - id: names
        -orig-id: mts_accessed_db_names
        type: strz
        encoding: UTF-8
        repeat: expr
        repeat-expr: 'num_names == 254 ? 0 : num_names'
        doc: Names of the databases.
  status_gtid_flags3:
    -orig-id: Q_GTID_FLAGS3
    -webide-representation: "{flag_bits:flags}"
    doc: |
      Parts of an ALTER TABLE that is replicated in two phases
      (`binlog_alter_two_phase`, MariaDB 10.8 and later).
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L1599
    seq:
      - id: flags
        -orig-id: gtid_flags_extra
        type: u1
        doc: Bits of `mariadb_gtid_extra_flag`.
      - id: start_alter_seq_no
        -orig-id: sa_seq_no
        type: u8
        if: (flags & (mariadb_gtid_extra_flag::commit_alter.to_i | mariadb_gtid_extra_flag::rollback_alter.to_i)) != 0
        doc: |
          In a commit or rollback, the sequence number of the GTID of the start.
    instances:
      flag_bits:
        type: mariadb_gtid_extra_flags(flags)
        -webide-parse-mode: eager
        doc: The same as `flags`, one by one.
  status_character_set_collations:
    -orig-id: Q_CHARACTER_SET_COLLATIONS
    -webide-representation: "{pairs}"
    doc: |
      Default collations that the session chose for character sets
      (`character_set_collations`, MariaDB 11.2 and later).
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L1521
    seq:
      - id: num_pairs
        type: u1
        doc: How many character sets have another default.
      - id: pairs
        type: character_set_collation
        repeat: expr
        repeat-expr: num_pairs
        doc: The character sets and their defaults.
  character_set_collation:
    -webide-representation: "{character_set:dec}: {collation:dec}"
    doc: A character set and its default collation.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L1521
    seq:
      - id: character_set
        type: u2
        doc: |
          Id of the default collation that the server has built in for the
          character set; stands for the set.
      - id: collation
        type: u2
        doc: Id of the collation to take instead.
  status_unknown:
    -webide-representation: "{value:hex}"
    doc: |
      The length of an unknown variable is unknown too; the rest of the block
      belongs to it.
    seq:
      - id: value
        size-eos: true
        doc: All bytes that are left.
  short_string:
    -webide-representation: "{value}"
    doc: Text of at most 255 bytes.
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
    doc: |
      The log goes on in another file. Last event of a full file; at the start
      of what a source sends to a replica, and so in relay logs, an artificial
      one (`event_flag::artificial`) names the file that the events after it are
      from.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L117
    seq:
      - id: position
        -orig-id: pos
        type: u8
        doc: |
          Position in that file from which it goes on, in bytes: 4, its first
          event, but where a replica asked for another, as relay logs have it.
      - id: file_name
        -orig-id: new_log_ident
        size-eos: true
        type: str
        encoding: UTF-8
        doc: Name of the file without its directory.
  xid_event:
    -orig-id: Xid_event
    -webide-representation: "{xid:dec}"
    doc: |
      Commit of a transaction of a transactional engine. Ends the transaction.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L524
    seq:
      - id: xid
        -orig-id: xid
        type: u8
        doc: |
          Id of the transaction in the two-phase commit between log and engines;
          unique in a server between restarts.
  rows_query_log_event:
    -orig-id: Rows_query_event
    -webide-representation: "{query_utf8}"
    doc: |
      The statement behind the row events that follow
      (`binlog_rows_query_log_events`, MySQL 5.6.2 and later). Ignorable.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L1185
    seq:
      - id: len_query
        type: u1
        doc: |
          The length modulo 256 (MySQL 5.6 and 5.7) or 0 (9.7): of no use, the
          event ends where the statement does.
      - id: query
        -orig-id: m_rows_query
        size-eos: true
        doc: Text of the statement in the client's character set.
    instances:
      query_utf8:
        value: query.to_s("UTF-8")
        doc: The statement for the eye.
  gtid_log_event:
    -orig-id: Gtid_event
    -webide-representation: "{uuid:uuid}:{gno:dec}{mark}"
    doc: |
      Begins a transaction and gives its global transaction id, `uuid:gno`. An
      anonymous one has no id and is there for the other fields.

      Each part after `gno` came with a later version: MySQL 5.6 ends there, 5.7
      after `sequence_number`, 8.0.1 added the commit times, 8.0.2
      `transaction_length`, 8.0.14 the server versions.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1016
    seq:
      - id: flags
        -orig-id: gtid_flags
        type: u1
        doc: Bits of `gtid_flag`.
      - id: uuid
        -orig-id: SID
        size: 16
        doc: |
          UUID of the server that ran the transaction first, in the order of its
          text; zeros in an anonymous one.
      - id: gno
        -orig-id: GNO
        type: s8
        doc: |
          Number of the transaction on that server, from 1; 0 in an anonymous
          one.
      - id: logical_timestamp_typecode
        -orig-id: LOGICAL_TIMESTAMP_TYPECODE
        type: u1
        enum: logical_timestamp_type
        if: not _io.eof
        doc: What follows.
      - id: last_committed
        -orig-id: last_committed
        type: s8
        if: has_logical_clock
        doc: |
          `sequence_number` of the last transaction of this file that must be
          committed before this one may start; 0 for none.
      - id: sequence_number
        -orig-id: sequence_number
        type: s8
        if: has_logical_clock
        doc: Number of the transaction in this file, from 1.
      - id: immediate_commit_low
        -orig-id: immediate_commit_timestamp
        type: u4
        if: not _io.eof
        doc: Lower 32 bits of the time.
      - id: immediate_commit_high
        -orig-id: immediate_commit_timestamp
        type: b24le
        if: has_immediate_commit
        doc: Upper 24 bits of the time; the topmost is a flag.
      - id: original_commit_low
        -orig-id: original_commit_timestamp
        type: u4
        if: is_original_commit_logged
        doc: Lower 32 bits of the time.
      - id: original_commit_high
        -orig-id: original_commit_timestamp
        type: b24le
        if: is_original_commit_logged
        doc: Upper 24 bits of the time.
      - id: transaction_length
        -orig-id: transaction_length
        type: lenenc_int
        if: not _io.eof
        doc: Size of the whole transaction in bytes, with this event.
      - id: immediate_server_version_raw
        -orig-id: immediate_server_version
        type: u4
        if: not _io.eof
        doc: The version; the topmost bit is a flag.
      - id: original_server_version_raw
        -orig-id: original_server_version
        type: u4
        if: is_original_version_logged
      - id: commit_group_ticket
        -orig-id: commit_group_ticket
        type: u8
        if: not _io.eof
        doc: |
          Number of the group of transactions that commit together (Group
          Replication).
    instances:
      flag_bits:
        type: gtid_flags(flags)
        -webide-parse-mode: eager
        doc: The same as `flags`, one by one.
      mark:
        value: 'gno == 0 ? " (anonymous)" : ""'
        doc: For the eye.
      has_logical_clock:
        value: _io.size > 25 and logical_timestamp_typecode == logical_timestamp_type::logical_clock
        -webide-parse-mode: lazy
        doc: The event has `last_committed` and `sequence_number`.
      has_immediate_commit:
        value: _io.size >= 42 + 7
        -webide-parse-mode: lazy
      is_original_commit_logged:
        value: has_immediate_commit and (immediate_commit_high & 0x800000) != 0
        -webide-parse-mode: lazy
        doc: The top bit says that the original time differs and follows.
      immediate_commit_timestamp:
        value: (immediate_commit_low + (immediate_commit_high & 0x7fffff) * 4294967296).as<u8>
        if: has_immediate_commit
        doc: |
          Commit on the server that wrote this log, in microseconds since
          1970-01-01 UTC.
      original_commit_timestamp:
        value: '(is_original_commit_logged ? original_commit_low + original_commit_high * 4294967296 : immediate_commit_timestamp).as<u8>'
        if: has_immediate_commit
        doc: |
          Commit on the server that ran the transaction first, in microseconds
          since 1970-01-01 UTC.
      ofs_server_version:
        value: '42 + (is_original_commit_logged ? 14 : 7) + transaction_length.len'
        if: has_immediate_commit
        -webide-parse-mode: lazy
        doc: Plumbing. Where in the body the server versions start.
      has_server_version:
        value: has_immediate_commit and _io.size >= ofs_server_version + 4
        -webide-parse-mode: lazy
      is_original_version_logged:
        value: has_server_version and (immediate_server_version_raw & 0x80000000) != 0
        -webide-parse-mode: lazy
        doc: The top bit says that the original version differs and follows.
      immediate_server_version:
        value: immediate_server_version_raw & 0x7fffffff
        if: has_server_version
        doc: |
          Major version * 10000 + minor * 100 + patch of the server that wrote
          this log; 999999 is unknown.
      original_server_version:
        value: 'is_original_version_logged ? original_server_version_raw : immediate_server_version'
        if: has_server_version
        doc: Of the server that ran the transaction first; 999999 is unknown.
  gtid_flags:
    -webide-representation: "{this:flags}"
    doc: The flags of a GTID one by one; see `gtid_flag`.
    params:
      - id: bits
        type: u1
    instances:
      may_have_sbr:
        value: (bits & gtid_flag::may_have_sbr.to_i) != 0
  previous_gtids_log_event:
    -orig-id: Previous_gtids_event
    -webide-representation: "{if_none}{entries}"
    doc: |
      The set of all transactions in the logs before this one. Second event of
      every file since MySQL 5.6.5, maybe empty.

      The number of entries and the layout share eight bytes. Without tags (up
      to MySQL 8.2, and later while no tag is in use) they are one number below
      2^56. In all other formats, the last byte and the first are the format,
      the six between them the number.
    doc-ref:
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1381
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/gtids/readme.md#L1
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_gtid_set.cc#L1391
    seq:
      - id: num_0
        type: u1
        doc: Lowest byte of the number; the format where entries have tags.
      - id: num_1
        type: u2
        doc: The next two bytes.
      - id: num_3
        type: u4
        doc: The next four bytes.
      - id: format
        -orig-id: Gtid_format
        type: u1
        enum: gtid_set_format
        doc: Whether the entries have tags.
      - id: entries
        -orig-id: buf
        type: gtid_set_entry(format == gtid_set_format::tagged)
        repeat: expr
        repeat-expr: 'is_known ? num_entries : 0'
        doc: In the order of their UUIDs, then of their tags.
      - id: packed_entries
        -orig-id: buf
        size-eos: true
        if: not is_known
        doc: Entries of another format, as bytes.
    instances:
      is_known:
        value: format == gtid_set_format::untagged or format == gtid_set_format::tagged
        doc: The format is one whose entries this document describes.
      num_entries:
        value: '(format == gtid_set_format::untagged ? num_0 + num_1 * 256 + num_3.as<u8> * 16777216 : num_1 + num_3.as<u8> * 65536).as<u8>'
        doc: How many pairs of a server and a tag the set has.
      if_none:
        value: 'not is_known ? "GTIDs in a format that is not known" : num_entries == 0 ? "none" : ""'
        doc: For the eye.
  gtid_set_entry:
    -webide-representation: "{uuid:uuid} {tag} {intervals}"
    doc: The transactions of one server, or of one tag of a server.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_gtid_set.cc#L1391
    params:
      - id: is_tagged
        type: bool
        doc: Whether the entry has a tag.
    seq:
      - id: uuid
        -orig-id: SID
        size: 16
        doc: UUID of the server that ran the transactions first.
      - id: tag
        type: tag
        if: is_tagged
        doc: Empty for transactions without a tag.
      - id: num_intervals
        -orig-id: n_intervals
        type: u8
        doc: At least 1.
      - id: intervals
        type: gtid_interval
        repeat: expr
        repeat-expr: num_intervals
        doc: In ascending order, none touching the next.
  gtid_interval:
    -webide-representation: "{start:dec}-{last:dec}"
    doc: Numbers of transactions without a gap.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/rpl_gtid_set.cc#L1391
    seq:
      - id: start
        -orig-id: start
        type: s8
        doc: The first number.
      - id: end_exclusive
        -orig-id: end
        type: s8
        doc: The first number after the interval.
    instances:
      last:
        value: end_exclusive - 1
        doc: The last number, for the eye.
  tag:
    -orig-id: mysql::gtid::Tag
    -webide-representation: "{value}"
    doc: |
      Tag of a GTID, a name that a user gave to a group of transactions: up to
      32 letters, digits and underscores (MySQL 8.3 and later).
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/gtid/tag.h#L49
    seq:
      - id: len_value
        type: varint
        doc: Size in bytes, 0 to 32.
      - id: value
        -orig-id: m_data
        size: len_value.value
        type: str
        encoding: ASCII
        doc: The tag in lower case.
  gtid_tagged_log_event:
    -orig-id: Gtid_event
    -webide-representation: "{fields}"
    doc: |
      As `gtid_log_event`, with a tag in the id, as a message of numbered fields
      (MySQL 8.3 and later; only transactions with a tag use it).
    doc-ref:
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1016
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/serialization/readme.md#L105
    seq:
      - id: format_version
        -orig-id: serialization_version_number
        type: varint
        doc: Version of the encoding, 0.
      - id: len_message
        -orig-id: serializable_field_size
        type: varint
        doc: Size in bytes of this message, with the version.
      - id: last_non_ignorable_field
        -orig-id: last_non_ignorable_field_id
        type: varint
        doc: A reader that does not know this field must not go on.
      - id: fields
        -orig-id: type_field
        type: gtid_tagged_field
        repeat: eos
        doc: |
          In ascending order of their ids. A field that is missing has its
          default.
  gtid_tagged_field:
    -webide-representation: "{field}: {value}"
    doc: A field of the message, see `gtid_field`.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/serialization/readme.md#L117
    seq:
      - id: id
        -orig-id: field_id
        type: varint
        doc: Number of the field.
      - id: value
        -orig-id: field_data
        type:
          switch-on: field
          cases:
            'gtid_field::flags': varint
            'gtid_field::uuid': uuid_varints
            'gtid_field::gno': varint
            'gtid_field::tag': tag
            'gtid_field::last_committed': varint
            'gtid_field::sequence_number': varint
            'gtid_field::immediate_commit_timestamp': varint
            'gtid_field::original_commit_timestamp': varint
            'gtid_field::transaction_length': varint
            'gtid_field::immediate_server_version': varint
            'gtid_field::original_server_version': varint
            'gtid_field::commit_group_ticket': varint
            _: status_unknown
    instances:
      field:
        value: id.value
        enum: gtid_field
        doc: What the field holds.
  uuid_varints:
    -webide-representation: "{bytes:sep=}"
    doc: |
      Each byte as a number, since a message has no byte strings of fixed size.
    seq:
      - id: bytes
        type: uuid_varint
        repeat: expr
        repeat-expr: 16
  uuid_varint:
    -webide-representation: "{hex}"
    doc: One byte of a UUID.
    seq:
      - id: number
        type: varint
        doc: The byte as a number of the message.
    instances:
      value:
        value: number.value.as<u1>
        doc: The byte, 0 to 255.
      hex:
        value: >-
          "0123456789abcdef".substring(value / 16 % 16, value / 16 % 16 + 1)
          + "0123456789abcdef".substring(value % 16, value % 16 + 1)
        doc: The byte, for the eye.
  varint:
    -webide-representation: "{value:dec}"
    doc: |
      Integer of 1 to 9 bytes: as many bytes follow as the first has 1 bits at
      its low end. The value is what is left above them and the 0 bit after, as
      a little-endian number. Signed values are stored as `n < 0 ? -2 * n - 1 :
      2 * n`.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/serialization/variable_length_integers.h#L89
    seq:
      - id: first
        type: u1
        doc: Tells the size, and has the lowest bits of the value.
      - id: low
        type:
          switch-on: num_more
          cases:
            1: u1
            2: u2
            3: b24le
            _: u4
        if: num_more > 0
        doc: The next bytes, up to four.
      - id: high
        type:
          switch-on: num_more
          cases:
            5: u1
            6: u2
            7: b24le
            _: u4
        if: num_more > 4
        doc: The bytes after them.
    instances:
      num_more:
        value: >-
          (first & 1) == 0 ? 0 : (first & 3) == 1 ? 1 : (first & 7) == 3 ? 2 : (first & 15) == 7 ? 3 :
          (first & 31) == 15 ? 4 : (first & 63) == 31 ? 5 : (first & 127) == 63 ? 6 : first == 127 ? 7 : 8
        -webide-parse-mode: lazy
        doc: How many bytes follow the first.
      low_unsigned:
        value: '(num_more == 0 ? 0 : low < 0 ? low + 4294967296 : low).as<u8>'
        -webide-parse-mode: lazy
        doc: Plumbing. For targets that read it as a signed number.
      high_unsigned:
        value: '(num_more < 5 ? 0 : high < 0 ? high + 4294967296 : high).as<u8>'
        -webide-parse-mode: lazy
        doc: Plumbing. For targets that read it as a signed number.
      more:
        value: (low_unsigned + high_unsigned * 4294967296).as<u8>
        -webide-parse-mode: lazy
        doc: The bytes after the first as a number.
      value:
        value: '(num_more > 7 ? more : (first >> (num_more + 1)) + more * (1 << (7 - num_more))).as<u8>'
        doc: The number when it is unsigned.
      signed_value:
        value: '(value % 2 == 0 ? (value / 2).as<s8> : -(value / 2).as<s8> - 1).as<s8>'
        doc: The number when it is signed.
  lenenc_int:
    -orig-id: net_field_length
    -webide-representation: "{value:dec}"
    doc: |
      Integer of 1, 3, 4 or 9 bytes, the packed integer of the client protocol:
      up to 250 the first byte is the value, 252, 253 and 254 announce 2, 3 and
      8 bytes. 251 and 255 mean other things in the protocol and do not occur.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/binlog_event.h#L809
    seq:
      - id: first
        type: u1
        valid:
          expr: _ != 0xfb and _ != 0xff
        doc: The value, or how many bytes it has.
      - id: more
        type:
          switch-on: first
          cases:
            0xfc: u2
            0xfd: b24le
            0xfe: u8
        if: first >= 0xfb
        doc: The value when it is above 250.
    instances:
      value:
        value: '(first < 0xfb ? first : more).as<u8>'
      len:
        value: 'first < 0xfb ? 1 : first == 0xfc ? 3 : first == 0xfd ? 4 : 9'
        -webide-parse-mode: lazy
        doc: Size of this number in bytes.
  u6:
    -webide-representation: "{value:dec}"
    doc: Integer of six bytes, without the bit shifts that JavaScript cannot do.
    seq:
      - id: low
        type: u4
        doc: Lower 32 bits.
      - id: high
        type: u2
        doc: Upper 16 bits.
    instances:
      value:
        value: (low + high * 4294967296).as<u8>
  intvar_event:
    -orig-id: Intvar_event
    -webide-representation: "{type} = {value:dec}"
    doc: |
      A value that the statement after it uses: what LAST_INSERT_ID() returns,
      or the value that an AUTO_INCREMENT column gets first.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L947
    seq:
      - id: type
        -orig-id: type
        type: u1
        enum: intvar_type
        doc: What the value is for.
      - id: value
        -orig-id: val
        type: u8
  rand_event:
    -orig-id: Rand_event
    -webide-representation: "{seed1:dec}, {seed2:dec}"
    doc: Seeds of RAND() in the statement after it.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L1059
    seq:
      - id: seed1
        -orig-id: seed1
        type: u8
        doc: First half of the state of the generator.
      - id: seed2
        -orig-id: seed2
        type: u8
        doc: Second half.
  user_var_event:
    -orig-id: User_var_event
    -webide-representation: "@{name} = {value:str}"
    doc: |
      A user variable (`@name`) that the statement after it reads. What follows
      `is_null` is missing for NULL.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L830
    seq:
      - id: len_name
        -orig-id: name_len
        type: u4
      - id: name
        -orig-id: name
        size: len_name
        type: str
        encoding: UTF-8
        doc: Without the `@`.
      - id: is_null
        -orig-id: is_null
        type: u1
        doc: Not 0 for NULL.
      - id: type
        -orig-id: type
        type: u1
        enum: user_var_type
        if: is_null == 0
        doc: How the value is stored.
      - id: charset_number
        -orig-id: charset_number
        type: u4
        if: is_null == 0
        doc: |
          Collation id of a string; of no use for others, which have 63, 8 or
          that of the connection by the server's version.
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
            'user_var_type::real': value_f8("")
            'user_var_type::int': value_u8("")
            'user_var_type::decimal': user_var_decimal
        if: is_null == 0
        doc: A number of eight bytes, a decimal, or the bytes of a string.
      - id: flags
        -orig-id: flags
        type: u1
        if: not _io.eof and is_null == 0
        doc: |
          Bits of `user_var_flag`. Missing for other types than integers, and in
          MySQL 5.1 and earlier.
    instances:
      has_flags:
        value: is_null == 0 and _io.size > 4 + len_name + 2 + 4 + 4 + len_value
        -webide-parse-mode: lazy
      flag_bits:
        type: user_var_flags(flags)
        if: has_flags
        -webide-parse-mode: eager
        doc: The same as `flags`, one by one.
  user_var_flags:
    -webide-representation: "{this:flags}"
    doc: The flags of a user variable one by one; see `user_var_flag`.
    params:
      - id: bits
        type: u1
    instances:
      unsigned_integer:
        value: (bits & user_var_flag::unsigned_integer.to_i) != 0
  user_var_decimal:
    -webide-representation: "{digits.text}"
    doc: A DECIMAL of a user variable with its own precision.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/statement_events.h#L830
    seq:
      - id: precision
        type: u1
        doc: Number of digits, 1 to 65.
      - id: scale
        type: u1
        doc: How many of them are fraction, 0 to 30.
      - id: digits
        size-eos: true
        type: decimal_digits(precision - scale, scale)
        doc: Stored as in a DECIMAL column.
  slave_event:
    -orig-id: Slave_log_event
    -webide-representation: "{source_host}:{source_port:dec}"
    doc: Position on a source. Written by no server that is known.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L288
    seq:
      - id: source_position
        -orig-id: SL_MASTER_POS_OFFSET
        type: u8
        doc: Position in the log of the source, in bytes.
      - id: source_port
        -orig-id: SL_MASTER_PORT_OFFSET
        type: u2
      - id: source_host
        -orig-id: SL_MASTER_HOST_OFFSET
        type: strz
        encoding: UTF-8
      - id: source_log
        type: strz
        encoding: UTF-8
        doc: Log file of the source.
  load_event:
    -orig-id: Load_log_event
    -webide-representation: "{data.database}.{data.table}"
    doc: |
      LOAD DATA of MySQL 3.23 (LOAD_EVENT, separators of one character) and 4.0
      (NEW_LOAD_EVENT, separators of any length).
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L2555
    params:
      - id: has_long_separators
        type: bool
        doc: Separators may have several characters (NEW_LOAD_EVENT).
    seq:
      - id: head
        type: load_head
        doc: Fixed part.
      - id: data
        -orig-id: sql_ex
        type: load_data(has_long_separators, head.num_fields)
        doc: What to load, and how.
      - id: file_name
        -orig-id: fname
        type: strz
        eos-error: false
        encoding: UTF-8
  create_file_event:
    -orig-id: Create_file_log_event
    -webide-representation: "{data.database}.{data.table}"
    doc: |
      LOAD DATA of MySQL 4.0 and 4.1 with the first piece of its file. More
      pieces are in APPEND_BLOCK_EVENTs, EXEC_LOAD_EVENT runs it.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L3910
    seq:
      - id: head
        type: load_head
        doc: Fixed part of the statement.
      - id: file_id
        -orig-id: file_id
        type: u4
        doc: Names the file in the events after it.
      - id: data
        -orig-id: sql_ex
        type: load_data(true, head.num_fields)
        doc: What to load, and how.
      - id: file_name
        -orig-id: fname
        type: strz
        encoding: UTF-8
        doc: Name of the file on the client.
      - id: block
        -orig-id: block
        size-eos: true
        doc: First piece of the file.
  load_head:
    doc: Fixed part of a LOAD DATA that is not logged as a statement.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L353
    seq:
      - id: thread_id
        -orig-id: thread_id
        type: u4
        doc: The connection that ran the statement.
      - id: exec_time
        -orig-id: exec_time
        type: u4
        doc: Run time in seconds.
      - id: skip_lines
        -orig-id: skip_lines
        type: u4
        doc: IGNORE n LINES.
      - id: len_table
        -orig-id: table_name_len
        type: u1
        doc: Size of the name of the table in bytes.
      - id: len_database
        -orig-id: db_len
        type: u1
        doc: Size of the name of the database in bytes.
      - id: num_fields
        -orig-id: num_fields
        type: u4
        doc: How many columns are listed; 0 for all.
  load_data:
    -orig-id: sql_ex_info
    doc: |
      Options, columns and table of a LOAD DATA that is not logged as a
      statement.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L2323
    params:
      - id: has_long_separators
        type: bool
        doc: Separators may have several characters.
      - id: num_fields
        type: u4
        doc: How many columns are listed.
    seq:
      - id: separators
        type: load_separator(has_long_separators)
        repeat: expr
        repeat-expr: 5
        doc: |
          End of a field, quotes of a field, end of a line, start of a line,
          escape.
      - id: options
        -orig-id: opt_flags
        type: u1
        doc: Bits of `load_option`.
      - id: empty_flags
        -orig-id: empty_flags
        type: u1
        if: not has_long_separators
        doc: |
          One bit for each of `separators`, lowest first, set when there is
          none: bits of `load_separator_flag`.
      - id: field_lengths
        -orig-id: field_lens
        type: u1
        repeat: expr
        repeat-expr: num_fields
        doc: Sizes of the names of the columns in bytes.
      - id: fields
        -orig-id: fields
        type: strz
        encoding: UTF-8
        repeat: expr
        repeat-expr: num_fields
        doc: Columns to load, in their order in the file.
      - id: table
        -orig-id: table_name
        type: strz
        encoding: UTF-8
      - id: database
        -orig-id: db
        type: strz
        encoding: UTF-8
    instances:
      option_bits:
        type: load_options(options)
        -webide-parse-mode: eager
        doc: The same as `options`, one by one.
      empty_flag_bits:
        type: load_separator_flags(empty_flags)
        if: not has_long_separators
        -webide-parse-mode: eager
        doc: The same as `empty_flags`, one by one.
  load_options:
    -webide-representation: "{this:flags}"
    doc: The options of a LOAD DATA one by one; see `load_option`.
    params:
      - id: bits
        type: u1
    instances:
      dumpfile:
        value: (bits & load_option::dumpfile.to_i) != 0
      optionally_enclosed:
        value: (bits & load_option::optionally_enclosed.to_i) != 0
      replace:
        value: (bits & load_option::replace.to_i) != 0
      ignore:
        value: (bits & load_option::ignore.to_i) != 0
  load_separator_flags:
    -webide-representation: "{this:flags}"
    doc: |
      Which separators are missing, one by one; see `load_separator_flag`.
    params:
      - id: bits
        type: u1
    instances:
      no_field_end:
        value: (bits & load_separator_flag::no_field_end.to_i) != 0
      no_quotes:
        value: (bits & load_separator_flag::no_quotes.to_i) != 0
      no_line_end:
        value: (bits & load_separator_flag::no_line_end.to_i) != 0
      no_line_start:
        value: (bits & load_separator_flag::no_line_start.to_i) != 0
      no_escape:
        value: (bits & load_separator_flag::no_escape.to_i) != 0
  load_separator:
    -webide-representation: "{value:str}"
    doc: Text that separates something in the file.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event.h#L2323
    params:
      - id: is_long
        type: bool
        doc: Of any length; else one byte.
    seq:
      - id: len_value
        type: u1
        if: is_long
      - id: value
        size: 'is_long ? len_value : 1'
  file_event:
    -orig-id: Delete_file_event
    -webide-representation: "file {file_id:dec}"
    doc: |
      Load the file (EXEC_LOAD_EVENT), or forget it since the statement failed
      (DELETE_FILE_EVENT).
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/load_data_events.h#L202
    seq:
      - id: file_id
        -orig-id: file_id
        type: u4
        doc: The file of the events before it.
  file_block_event:
    -orig-id: Append_block_event
    -webide-representation: "file {file_id:dec}"
    doc: |
      A piece of a file that LOAD DATA reads, of about 128 KiB at most; the
      first piece is a BEGIN_LOAD_QUERY_EVENT, further ones are
      APPEND_BLOCK_EVENTs.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/load_data_events.h#L274
    seq:
      - id: file_id
        -orig-id: file_id
        type: u4
        doc: Names the file until the statement ran; unique in a server.
      - id: block
        -orig-id: block
        size-eos: true
  execute_load_query_event:
    -orig-id: Execute_load_query_event
    -webide-representation: "{query_utf8}"
    doc: |
      LOAD DATA as a statement (MySQL 5.0.3 and later). The file came in the
      events before it.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/load_data_events.h#L119
    seq:
      - id: thread_id
        -orig-id: thread_id
        type: u4
        doc: The connection that ran the statement.
      - id: exec_time
        -orig-id: query_exec_time
        type: u4
        doc: Run time in seconds.
      - id: len_database
        -orig-id: db_len
        type: u1
        doc: Size of `database` in bytes, without the terminator.
      - id: error_code
        -orig-id: error_code
        type: u2
        doc: Server error number that the statement ended with, 0 for none.
      - id: len_status_vars
        -orig-id: status_vars_len
        type: u2
      - id: file_id
        -orig-id: file_id
        type: u4
        doc: The file of the events before it.
      - id: ofs_file_name_start
        -orig-id: fn_pos_start
        type: u4
        doc: |
          Where the file's name starts in the statement, to be replaced by the
          name of the local copy.
      - id: ofs_file_name_end
        -orig-id: fn_pos_end
        type: u4
        doc: Where the name ends.
      - id: duplicate_handling
        -orig-id: dup_handling
        type: u1
        enum: duplicate_handling
        doc: What to do with a row whose key exists.
      - id: status_vars
        size: len_status_vars
        type: query_status_vars
        doc: Settings of the session, as in `query_event`.
      - id: database
        -orig-id: db
        size: len_database
        type: str
        encoding: UTF-8
        doc: The default database, maybe empty.
      - id: database_terminator
        contents: [0]
        doc: Ends the name of the database; counted nowhere.
      - id: query
        -orig-id: query
        size-eos: true
        doc: Text of the statement in the client's character set.
    instances:
      query_utf8:
        value: query.to_s("UTF-8")
        doc: The statement for the eye.
  incident_event:
    -orig-id: Incident_event
    -webide-representation: "{incident} {message.value}"
    doc: |
      Something happened to the source after which replicas must stop: changes
      may be missing in the log.
    doc-ref:
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L441
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql/binlog.cc#L2325
    seq:
      - id: incident
        -orig-id: incident
        type: u2
        enum: incident
        doc: What happened.
      - id: message
        -orig-id: message
        type: short_string
        doc: Text for the administrator.
      - id: cached_checksum
        type: u4
        if: _io.size >= 2 + 1 + message.len_value + 4
        doc: |
          CRC32 of the event as it was in the server's statement cache: without
          this number (`header.event_size` less by 4) and with a
          `header.log_pos` of 0. The server adds a checksum when it puts the
          event into the cache, and the one in the footer when it copies the
          cache to the log. In logs of MySQL 9.7 with checksums, not in those of
          5.6.
  heartbeat_log_event:
    -orig-id: Heartbeat_event
    -webide-representation: "{file_name}"
    doc: |
      Sent to idle replicas (MySQL 5.5 and later, MariaDB 5.5 and later); not
      found in files that a server wrote. `log_pos` of the header is the end of
      the log that was sent. Where that is above 4 GiB, MariaDB sends a
      `log_pos` of 0 and the position in the body.
    doc-ref:
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1744
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/sql_repl.cc#L866
    seq:
      - id: position
        -orig-id: HB_SUB_HEADER_LEN
        type: u8
        if: _parent.as<event>.context.is_of_mariadb and _parent.as<event>.header.log_pos == 0
        doc: |
          End of the log that was sent, in bytes (MariaDB).
      - id: file_name
        -orig-id: log_ident
        size-eos: true
        type: str
        encoding: UTF-8
        doc: Log file of the source.
  heartbeat_log_event_v2:
    -orig-id: Heartbeat_event_v2
    -webide-representation: "{fields}"
    doc: |
      As `heartbeat_log_event`, with a position above 4 GiB (MySQL 8.0.26 and
      later).
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1670
    seq:
      - id: fields
        type: heartbeat_field
        repeat: eos
        doc: Fields in any order, up to an end mark.
  heartbeat_field:
    -webide-representation: "{type} {value:str}"
    doc: |
      A field: type, size and value.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/codecs/binary.h#L125
    seq:
      - id: type_raw
        type: lenenc_int
        doc: Type as it is stored.
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
    instances:
      type:
        value: type_raw.value
        enum: heartbeat_field_type
        doc: What the field holds.
  transaction_context_event:
    -orig-id: Transaction_context_event
    -webide-representation: "{server_uuid} thread {thread_id:dec}"
    doc: |
      What Group Replication certifies about a transaction (MySQL 5.7 and
      later). Sent to the group, not found in logs that were seen.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1469
    seq:
      - id: len_server_uuid
        -orig-id: ENCODED_SERVER_UUID_LEN_OFFSET
        type: u1
        doc: Size of `server_uuid` in bytes, 36.
      - id: thread_id
        -orig-id: thread_id
        type: u4
        doc: The connection that ran the transaction.
      - id: is_gtid_specified
        -orig-id: gtid_specified
        type: u1
        doc: Not 0 when GTID_NEXT gave the id.
      - id: len_snapshot_version
        -orig-id: encoded_snapshot_version_length
        type: u4
      - id: num_write_set
        -orig-id: ENCODED_WRITE_SET_ITEMS_OFFSET
        type: u4
        doc: Number of hashes in `write_set`.
      - id: num_read_set
        -orig-id: ENCODED_READ_SET_ITEMS_OFFSET
        type: u4
        doc: Number of entries in `read_set`.
      - id: server_uuid
        -orig-id: server_uuid
        size: len_server_uuid
        type: str
        encoding: UTF-8
        doc: UUID of the server as text.
      - id: snapshot_version
        -orig-id: encoded_snapshot_version
        size: len_snapshot_version
        doc: |
          GTID set that the transaction saw, as in `previous_gtids_log_event`.
      - id: write_set
        -orig-id: write_set
        type: u2_bytes
        repeat: expr
        repeat-expr: num_write_set
        doc: Hashes of the keys of the changed rows.
      - id: read_set
        -orig-id: read_set
        type: u2_bytes
        repeat: expr
        repeat-expr: num_read_set
        doc: Always empty.
  u2_bytes:
    -webide-representation: "{value:str}"
    doc: Bytes with a length of two bytes.
    seq:
      - id: len_value
        type: u2
      - id: value
        size: len_value
  u4_bytes:
    -webide-representation: "{value:str}"
    doc: Bytes with a length of four bytes.
    seq:
      - id: len_value
        type: u4
      - id: value
        size: len_value
  view_change_event:
    -orig-id: View_change_event
    -webide-representation: "{view_id}"
    doc: The members of a replication group changed (MySQL 5.7 and later).
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1569
    seq:
      - id: view_id
        -orig-id: view_id
        size: 40
        type: strz
        encoding: UTF-8
        doc: Id of the new view, padded with zeros.
      - id: sequence_number
        -orig-id: seq_number
        type: u8
        doc: Next number for a transaction that is certified.
      - id: num_certification_info
        -orig-id: ENCODED_CERT_INFO_SIZE_OFFSET
        type: u4
      - id: certification_info
        -orig-id: certification_info
        type: certification_info
        repeat: expr
        repeat-expr: num_certification_info
        doc: What a member that joins has to know.
    instances:
      view_id_bytes:
        pos: 0
        size: 40
        -webide-parse-mode: lazy
        doc: |
          The same with all its bytes. Behind the terminator, servers leave
          zeros, which are of no use.
  certification_info:
    -webide-representation: "{key}"
    doc: A changed row and the transactions that changed it.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L1569
    seq:
      - id: key
        type: u2_bytes
        doc: Hash of the key of the row.
      - id: value
        type: u4_bytes
        doc: GTID set of the transactions.
  xa_prepare_log_event:
    -orig-id: XA_prepare_event
    -webide-representation: "{xid}"
    doc: |
      An XA transaction was prepared, or committed in one phase (MySQL 5.7.7 and
      later, MariaDB 10.5 and later). Ends the events of the transaction; what
      became of it is a `query_event` XA COMMIT or XA ROLLBACK later in this log
      or another.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L589
    seq:
      - id: is_one_phase
        -orig-id: one_phase
        type: u1
        doc: Not 0 for XA COMMIT ... ONE PHASE.
      - id: xid
        -orig-id: my_xid
        type: xa_id
        doc: Id of the transaction.
  xa_id:
    -orig-id: MY_XID
    -webide-representation: "{gtrid:str}, {bqual:str}, {format_id:dec}"
    doc: Id that the client gave to an XA transaction.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L597
    seq:
      - id: format_id
        -orig-id: formatID
        type: s4
        doc: Third part of the id, 1 unless the client says otherwise.
      - id: len_gtrid
        -orig-id: gtrid_length
        type: u4
        valid:
          max: 64
        doc: Size of `gtrid` in bytes, 1 to 64.
      - id: len_bqual
        -orig-id: bqual_length
        type: u4
        valid:
          max: 64
        doc: Size of `bqual` in bytes, 0 to 64.
      - id: gtrid
        -orig-id: data
        size: len_gtrid
        doc: The global part of the id.
      - id: bqual
        -orig-id: data
        size: len_bqual
        doc: The branch.
  transaction_payload_event:
    -orig-id: Transaction_payload_event
    -webide-representation: "{fields}"
    doc: |
      The events of a transaction in one piece, perhaps compressed
      (`binlog_transaction_compression`, MySQL 8.0.20 and later). The GTID event
      stays outside; BEGIN to the end of the transaction are inside. The events
      inside have no checksum, even in a log with checksums, and a `log_pos` of
      0.
    doc-ref:
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/control_events.h#L736
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/codecs/binary.cpp#L46
    seq:
      - id: fields
        type: payload_field
        repeat: until
        repeat-until: _.type == payload_field_type::end_mark
        doc: Fields, up to an end mark.
      - id: payload
        -orig-id: m_payload
        size-eos: true
        doc: |
          The events one after another, compressed as `fields` say. Zstandard
          data may be several frames.
  payload_field:
    -webide-representation: "{type} {text}"
    doc: |
      A field: type, size and value.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/codecs/binary.h#L67
    seq:
      - id: type_raw
        type: lenenc_int
        doc: Type as it is stored.
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
        doc: What the field holds.
      compression:
        value: value.value
        enum: payload_compression
        if: type == payload_field_type::compression_type
        doc: How the payload is compressed.
      text:
        value: >-
          type == payload_field_type::end_mark ? "" : type != payload_field_type::compression_type ? value.value.to_s
          : value.value == payload_compression::zstd.to_i ? "zstd" : value.value == payload_compression::none.to_i ? "none"
          : value.value.to_s
        doc: The value for the eye.
  annotate_rows_event:
    -orig-id: Annotate_rows_log_event
    -webide-representation: "{query_utf8}"
    doc: |
      The statement behind the row events that follow
      (`binlog_annotate_row_events`, MariaDB 5.3 and later).
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L3821
    seq:
      - id: query
        -orig-id: m_query_txt
        size-eos: true
        doc: Text of the statement in the client's character set.
    instances:
      query_utf8:
        value: query.to_s("UTF-8")
        doc: The statement for the eye.
  binlog_checkpoint_event:
    -orig-id: Binlog_checkpoint_log_event
    -webide-representation: "{file_name}"
    doc: |
      Crash recovery need not look at logs before the one named here (MariaDB
      10.0 and later).
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L3242
    seq:
      - id: len_file_name
        -orig-id: binlog_file_len
        type: u4
      - id: file_name
        -orig-id: binlog_file_name
        size: len_file_name
        type: str
        encoding: UTF-8
        doc: |
          Oldest log that may have transactions that are not committed in all
          engines.
  gtid_event:
    -orig-id: Gtid_log_event
    -padded: true
    -webide-representation: "{domain_id:dec}-{_parent.header.server_id:dec}-{sequence_number:dec}"
    doc: |
      Begins a transaction or a statement by itself (MariaDB 10.0.2 and later).
      The GTID is `domain_id`, the server id of the header, and
      `sequence_number`. It replaces BEGIN.

      What comes after `flags` depends on bits. Zeros follow where that is less
      than 19 bytes, and where the server renamed a temporary file to the log
      and the event has to fill the room that was left for it
      (`binlog_large_commit_threshold`, MariaDB 11.7 and later).
    doc-ref:
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L3339
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L2448
    seq:
      - id: sequence_number
        -orig-id: seq_no
        type: u8
        doc: Number of the transaction in its domain.
      - id: domain_id
        -orig-id: domain_id
        type: u4
        doc: |
          `gtid_domain_id` of the session: a stream of transactions of its own.
      - id: flags
        -orig-id: flags2
        type: u1
        doc: Bits of `mariadb_gtid_flag`.
      - id: commit_id
        -orig-id: commit_id
        type: u8
        if: (flags & mariadb_gtid_flag::group_commit_id.to_i) != 0
        doc: Transactions with the same number were committed as one group.
      - id: xid
        -orig-id: xid
        type: mariadb_xa_id
        if: (flags & (mariadb_gtid_flag::prepared_xa.to_i | mariadb_gtid_flag::completed_xa.to_i)) != 0
        doc: Id of an XA transaction.
      - id: extra_flags
        -orig-id: flags_extra
        type: u1
        if: not _io.eof
        doc: Bits of `mariadb_gtid_extra_flag`; 0 where it is padding.
      - id: num_extra_engines
        -orig-id: extra_engines
        type: u1
        if: has_extra and (extra_flags & mariadb_gtid_extra_flag::multi_engine.to_i) != 0
        doc: |
          How many transactional engines took part besides one (MariaDB 10.6 and
          later); 255 is no count.
      - id: start_alter_sequence_number
        -orig-id: sa_seq_no
        type: u8
        if: >-
          has_extra and (extra_flags & (mariadb_gtid_extra_flag::commit_alter.to_i | mariadb_gtid_extra_flag::rollback_alter.to_i)) != 0
        doc: |
          Sequence number of the GTID that began this ALTER TABLE (MariaDB 10.8
          and later).
      - id: thread_id
        -orig-id: thread_id
        type: u4
        if: has_extra and (extra_flags & mariadb_gtid_extra_flag::thread_id.to_i) != 0
        doc: The connection (MariaDB 11.5 and later).
    instances:
      flag_bits:
        type: mariadb_gtid_flags(flags)
        -webide-parse-mode: eager
        doc: The same as `flags`, one by one.
      extra_flag_bits:
        type: mariadb_gtid_extra_flags(extra_flags)
        if: has_extra
        -webide-parse-mode: eager
        doc: The same as `extra_flags`, one by one.
      has_extra:
        value: _io.size > len_before_extra
        -webide-parse-mode: lazy
        doc: Plumbing. Bytes are left for `extra_flags`.
      len_before_extra:
        value: >-
          13 + ((flags & mariadb_gtid_flag::group_commit_id.to_i) != 0 ? 8 : 0)
          + ((flags & (mariadb_gtid_flag::prepared_xa.to_i | mariadb_gtid_flag::completed_xa.to_i)) != 0 ? 6 + xid.len_gtrid + xid.len_bqual : 0)
        -webide-parse-mode: lazy
        doc: Plumbing. Size of what comes before `extra_flags`.
  mariadb_gtid_flags:
    -webide-representation: "{this:flags}"
    doc: The flags of a MariaDB GTID one by one; see `mariadb_gtid_flag`.
    params:
      - id: bits
        type: u1
    instances:
      standalone:
        value: (bits & mariadb_gtid_flag::standalone.to_i) != 0
      group_commit_id:
        value: (bits & mariadb_gtid_flag::group_commit_id.to_i) != 0
      transactional:
        value: (bits & mariadb_gtid_flag::transactional.to_i) != 0
      allow_parallel:
        value: (bits & mariadb_gtid_flag::allow_parallel.to_i) != 0
      waited:
        value: (bits & mariadb_gtid_flag::waited.to_i) != 0
      ddl:
        value: (bits & mariadb_gtid_flag::ddl.to_i) != 0
      prepared_xa:
        value: (bits & mariadb_gtid_flag::prepared_xa.to_i) != 0
      completed_xa:
        value: (bits & mariadb_gtid_flag::completed_xa.to_i) != 0
  mariadb_gtid_extra_flags:
    -webide-representation: "{this:flags}"
    doc: More flags of a MariaDB GTID; see `mariadb_gtid_extra_flag`.
    params:
      - id: bits
        type: u1
    instances:
      multi_engine:
        value: (bits & mariadb_gtid_extra_flag::multi_engine.to_i) != 0
      start_alter:
        value: (bits & mariadb_gtid_extra_flag::start_alter.to_i) != 0
      commit_alter:
        value: (bits & mariadb_gtid_extra_flag::commit_alter.to_i) != 0
      rollback_alter:
        value: (bits & mariadb_gtid_extra_flag::rollback_alter.to_i) != 0
      thread_id:
        value: (bits & mariadb_gtid_extra_flag::thread_id.to_i) != 0
  mariadb_xa_id:
    -orig-id: event_mysql_xid_t
    -webide-representation: "{gtrid:str}, {bqual:str}, {format_id:dec}"
    doc: Id that the client gave to an XA transaction.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L2477
    seq:
      - id: format_id
        -orig-id: formatID
        type: s4
        doc: Third part of the id, 1 unless the client says otherwise.
      - id: len_gtrid
        -orig-id: gtrid_length
        type: u1
        valid:
          max: 64
        doc: Size of `gtrid` in bytes, 1 to 64.
      - id: len_bqual
        -orig-id: bqual_length
        type: u1
        valid:
          max: 64
        doc: Size of `bqual` in bytes, 0 to 64.
      - id: gtrid
        -orig-id: data
        size: len_gtrid
        doc: The global part of the id.
      - id: bqual
        -orig-id: data
        size: len_bqual
        doc: The branch.
  gtid_list_event:
    -orig-id: Gtid_list_log_event
    -padded: true
    -webide-representation: "{if_none}{gtids}"
    doc: |
      The last transactions of each domain and server in the logs before this
      one (MariaDB 10.0.2 and later). At the start of every file. Two zeros
      follow an empty list, so that the body has six bytes.
    doc-ref:
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L3537
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L2570
    seq:
      - id: count_and_flags
        -orig-id: count
        type: u4
        doc: The two in one number.
      - id: gtids
        -orig-id: list
        type: mariadb_gtid
        repeat: expr
        repeat-expr: num_gtids
        doc: The last one of a domain comes last among those of the domain.
    instances:
      num_gtids:
        -orig-id: count
        value: count_and_flags & 0xfffffff
      if_none:
        value: 'num_gtids == 0 ? "none" : ""'
        doc: For the eye.
      flags:
        -orig-id: gl_flags
        value: count_and_flags / 0x10000000
        doc: Bits of `mariadb_gtid_list_flag`.
      flag_bits:
        type: mariadb_gtid_list_flags(flags)
        -webide-parse-mode: eager
        doc: The same as `flags`, one by one.
  mariadb_gtid_list_flags:
    -webide-representation: "{this:flags}"
    doc: The flags of a GTID list one by one; see `mariadb_gtid_list_flag`.
    params:
      - id: bits
        type: u4
    instances:
      until_reached:
        value: (bits & mariadb_gtid_list_flag::until_reached.to_i) != 0
      ign_gtids:
        value: (bits & mariadb_gtid_list_flag::ign_gtids.to_i) != 0
  mariadb_gtid:
    -orig-id: rpl_gtid
    -webide-representation: "{domain_id:dec}-{server_id:dec}-{sequence_number:dec}"
    doc: A global transaction id of MariaDB.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/rpl_gtid.h#L39
    seq:
      - id: domain_id
        -orig-id: domain_id
        type: u4
        doc: Replication domain.
      - id: server_id
        -orig-id: server_id
        type: u4
        doc: Server that ran the transaction first.
      - id: sequence_number
        -orig-id: seq_no
        type: u8
        doc: Number of the transaction in its domain.
  start_encryption_event:
    -orig-id: Start_encryption_log_event
    -webide-representation: "scheme {scheme:dec}, key version {key_version:dec}"
    doc: |
      All events after this one are ciphertext (MariaDB 10.1.7 and later,
      `encrypt_binlog`). Of each, the four bytes at offset 9 are its size in
      plain text, the ciphertext that belongs there is in the first four;
      swapped back, the bytes from offset 4 on are ciphertext of AES. The
      initialisation vector is `nonce` and the event's offset in the file as a
      number of four bytes.

      Whether the mode is CBC (the default) or CTR is not in the file: it is the
      setting of the plugin that manages the keys. The checksum is of the plain
      text.
    doc-ref:
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L2401
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/mf_iocache_encr.cc#L40
    seq:
      - id: scheme
        -orig-id: crypto_scheme
        type: u1
        doc: Version of this layout, 1.
      - id: key_version
        -orig-id: key_version
        type: u4
        doc: Version of the key with number 1 of the key management.
      - id: nonce
        -orig-id: nonce
        size: 12
        doc: Random bytes.
  query_compressed_event:
    -orig-id: Query_compressed_log_event
    -webide-representation: "{query_utf8}"
    doc: |
      As `query_event`, with the statement compressed (`log_bin_compress`,
      MariaDB 10.2.3 and later; from `log_bin_compress_min_len` bytes on).
    doc-ref:
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L2323
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L360
    seq:
      - id: thread_id
        -orig-id: thread_id
        type: u4
        doc: The connection that ran the statement.
      - id: exec_time
        -orig-id: query_exec_time
        type: u4
        doc: Run time in seconds.
      - id: len_database
        -orig-id: db_len
        type: u1
        doc: Size of `database` in bytes, without the terminator.
      - id: error_code
        -orig-id: error_code
        type: u2
        doc: Server error number that the statement ended with, 0 for none.
      - id: len_status_vars
        -orig-id: status_vars_len
        type: u2
      - id: status_vars
        size: len_status_vars
        type: query_status_vars
        doc: Settings of the session.
      - id: database
        -orig-id: db
        size: len_database
        type: str
        encoding: UTF-8
        doc: The default database, maybe empty.
      - id: database_terminator
        contents: [0]
        doc: Ends the name of the database; counted nowhere.
      - id: query
        -orig-id: query
        size-eos: true
        type: mariadb_compressed
    instances:
      query_utf8:
        value: query.plain.to_s("UTF-8")
        if: query.is_compressed
        doc: The statement for the eye.
  mariadb_compressed:
    -orig-id: binlog_buf_compress
    -webide-representation: "compressed, {num_plain_bytes:dec} bytes"
    doc: Compressed bytes of MariaDB's events.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.cc#L305
    seq:
      - id: head
        type: u1
        doc: |
          The top bit is set, the method is in bits 4 to 6, the size of
          `plain_length` in the lower three.
      - id: plain_length
        size: head & 7
        doc: Size before compression in bytes, a big-endian number.
      - id: data
        size-eos: true
        doc: A zlib stream.
    instances:
      is_compressed:
        value: head >= 0x80
        doc: Always, in what servers write.
      plain:
        pos: 1 + (head & 7)
        size-eos: true
        process: zlib
        if: is_compressed and method == event_compression::zlib
        -webide-parse-mode: lazy
        doc: What was compressed.
      num_plain_bytes:
        value: >-
          (plain_length.size > 3 ? (plain_length[plain_length.size - 4] & 255) * 16777216 : 0)
          + (plain_length.size > 2 ? (plain_length[plain_length.size - 3] & 255) * 65536 : 0)
          + (plain_length.size > 1 ? (plain_length[plain_length.size - 2] & 255) * 256 : 0)
          + (plain_length.size > 0 ? (plain_length[plain_length.size - 1] & 255) : 0)
        doc: The same as a number.
      method:
        value: (head >> 4) & 7
        enum: event_compression
        doc: How `data` is compressed.
  extra_row_info:
    -orig-id: Extra_row_info
    -webide-representation: "{items}"
    doc: What a rows event of version 2 says about its rows besides the table.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L972
    params:
      - id: is_update
        type: bool
    seq:
      - id: items
        type: extra_row_info_item(is_update)
        repeat: eos
        doc: One of each type at most.
  extra_row_info_item:
    -webide-representation: "{type} {body}"
    doc: |
      A type and what belongs to it. The size of an unknown type is unknown too.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L64
    params:
      - id: is_update
        type: bool
    seq:
      - id: type
        -orig-id: extra_row_info_typecode
        type: u1
        enum: extra_row_info_type
        doc: What it is.
      - id: body
        type:
          switch-on: type
          cases:
            'extra_row_info_type::ndb': extra_row_info_ndb
            'extra_row_info_type::partition': extra_row_info_partition(is_update)
            _: status_unknown
  extra_row_info_ndb:
    -webide-representation: "{len_data:dec} bytes"
    doc: Of MySQL Cluster, for its conflict detection.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L48
    seq:
      - id: len_data
        -orig-id: EXTRA_ROW_INFO_LEN_OFFSET
        type: u1
        valid:
          min: 2
        doc: Size in bytes with this number and the format.
      - id: format
        -orig-id: EXTRA_ROW_INFO_FORMAT_OFFSET
        type: u1
        doc: Version of `data`.
      - id: data
        -orig-id: m_extra_row_ndb_info
        size: len_data - 2
        doc: For the NDB engine alone.
  extra_row_info_partition:
    -webide-representation: "{partition_id:dec}"
    doc: The partition of the rows (MySQL 8.0.16 and later).
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L975
    params:
      - id: is_update
        type: bool
    seq:
      - id: partition_id
        -orig-id: m_partition_id
        type: u2
        doc: Number of the partition, from 0; in an update, of the row after it.
      - id: source_partition_id
        -orig-id: m_source_partition_id
        type: u2
        if: is_update
        doc: The partition before an update.
  table_map_event:
    -orig-id: Table_map_event
    -webide-representation: "{database}.{table}, table {table_id:dec}"
    doc: |
      Gives a table a number for the row events of this statement, and tells the
      types of its columns. All table maps of a statement come before its row
      events.

      A column is described by its type in `column_types`, some bytes in
      `metadata`, a bit in `null_bits`, and what `optional_metadata` says (MySQL
      8.0.1 and later, MariaDB 10.5 and later, `binlog_row_metadata`). Without
      optional metadata a log does not tell names, signs and character sets.
    doc-ref:
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L525
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L4313
    seq:
      - id: id4
        -orig-id: m_table_id
        type: u4
        if: _parent.as<event>.context.len_post_header == 6
        doc: Number of the table, in MySQL 5.1.4 and earlier.
      - id: id6
        -orig-id: m_table_id
        type: u6
        if: _parent.as<event>.context.len_post_header != 6
        doc: Number of the table, unique between changes of its definition.
      - id: flags
        -orig-id: m_flags
        type: u2
        doc: Bits of `table_map_flag`.
      - id: len_database
        -orig-id: m_dblen
        type: u1
        doc: Size of `database` in bytes, without the terminator.
      - id: database
        -orig-id: m_dbnam
        size: len_database
        type: str
        encoding: UTF-8
      - id: database_terminator
        contents: [0]
      - id: len_table
        -orig-id: m_tbllen
        type: u1
        doc: Size of `table` in bytes, without the terminator.
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
        doc: Number of columns, as it is stored.
      - id: column_types
        -orig-id: m_coltype
        type: u1
        enum: column_type
        repeat: expr
        repeat-expr: num_columns
        doc: Types of the columns, from left to right.
      - id: len_metadata
        -orig-id: m_field_metadata_size
        type: lenenc_int
        if: not _io.eof
        doc: |
          Size of `metadata` in bytes. Table maps of MySQL 5.1.15 and earlier
          end before it.
      - id: metadata
        -orig-id: m_field_metadata
        size: len_metadata.value
        type: column_metadata_block
        if: not _io.eof
        doc: Bytes of the columns one after another.
      - id: null_bits
        -orig-id: m_null_bits
        size: (num_columns + 7) / 8
        if: not _io.eof
        doc: One bit a column, lowest first, set for a column that may be NULL.
      - id: optional_metadata
        -orig-id: m_optional_metadata
        type: optional_metadata_field(_index)
        repeat: eos
        doc: Fields in any order; each type occurs at most once.
    instances:
      flag_bits:
        type: table_map_flags(flags)
        -webide-parse-mode: eager
        doc: The same as `flags`, one by one.
      num_columns:
        value: num_columns_raw.value.as<u4>
        doc: Number of columns, at most 4096.
      table_id:
        value: '(_parent.as<event>.context.len_post_header == 6 ? id4 : id6.value).as<u8>'
        doc: |
          Number of the table; 0xffffff in a dummy that only ends a statement.
      num_json_columns:
        value: 'num_columns == 0 ? 0 : metadata.columns.last.num_json_before + (metadata.columns.last.is_json ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: Plumbing. Number of JSON columns.
      signedness_idx:
        value: 'optional_metadata.size == 0 ? -1 : optional_metadata.last.signedness_idx'
        -webide-parse-mode: lazy
        doc: |
          Plumbing. Index in `optional_metadata` of the field that tells which
          numeric columns are unsigned, -1 when the log has none.
      column_name_idx:
        value: 'optional_metadata.size == 0 ? -1 : optional_metadata.last.column_name_idx'
        -webide-parse-mode: lazy
        doc: |
          Plumbing. Index in `optional_metadata` of the column names, -1 when
          the log has none.
      enum_labels_idx:
        value: 'optional_metadata.size == 0 ? -1 : optional_metadata.last.enum_labels_idx'
        -webide-parse-mode: lazy
        doc: |
          Plumbing. Index in `optional_metadata` of the labels of ENUM columns,
          -1 when the log has none.
      set_labels_idx:
        value: 'optional_metadata.size == 0 ? -1 : optional_metadata.last.set_labels_idx'
        -webide-parse-mode: lazy
        doc: |
          Plumbing. Index in `optional_metadata` of the labels of SET columns,
          -1 when the log has none.
      charset_idx:
        value: 'optional_metadata.size == 0 ? -1 : optional_metadata.last.charset_idx'
        -webide-parse-mode: lazy
        doc: |
          Plumbing. Index in `optional_metadata` of the collations, -1 when the
          log has none.
  table_map_flags:
    -webide-representation: "{this:flags}"
    doc: The flags of a table map one by one; see `table_map_flag`.
    params:
      - id: bits
        type: u2
    instances:
      bit_len_exact:
        value: (bits & table_map_flag::bit_len_exact.to_i) != 0
      referred_fk_db:
        value: (bits & table_map_flag::referred_fk_db.to_i) != 0
      generated_invisible_pk:
        value: (bits & table_map_flag::generated_invisible_pk.to_i) != 0
      has_triggers:
        value: (bits & table_map_flag::has_triggers.to_i) != 0
  column_metadata_block:
    -webide-representation: "{columns}"
    doc: What the table map says about each column.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L151
    seq:
      - id: columns
        type: column_metadata(_index, _parent.column_types[_index].to_i.as<u1>)
        repeat: expr
        repeat-expr: _parent.num_columns
        doc: From left to right.
  column_metadata:
    -webide-representation: "{name} {kind}"
    doc: |
      What the table map says about one column. How many bytes it has depends on
      the column's type: none, one or two. Some instances give the derived facts
      that reading the values needs.
    doc-ref:
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L146
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L3999
    params:
      - id: idx
        type: s4
        doc: Number of the column, from 0.
      - id: raw_type
        type: u1
        doc: Type of the column as the table map has it.
    seq:
      - id: meta_0
        type: u1
        if: >-
          raw_type == column_type::float.to_i or raw_type == column_type::double.to_i
          or (raw_type >= column_type::varchar.to_i and raw_type <= column_type::typed_array.to_i)
          or raw_type == column_type::blob_compressed.to_i or raw_type == column_type::varchar_compressed.to_i
          or raw_type == column_type::vector.to_i or raw_type >= column_type::json.to_i
        doc: |
          First byte, by type:

          * `float`, `double`: size of the value in bytes, 4 or 8
          * `varchar`, `var_string`, `varchar_compressed`: low byte of the
            greatest length in bytes
          * `bit`: number of bits modulo 8
          * `timestamp2`, `datetime2`, `time2`: digits of the fraction, 0 to 6
          * `newdecimal`: precision, 1 to 65
          * `string`: real type, with bits of the length
          * the BLOB types, `geometry`, `json`, `vector`, `blob_compressed`:
            size of the length before each value, 1 to 4
      - id: meta_1
        type: u1
        if: >-
          raw_type == column_type::varchar.to_i or raw_type == column_type::bit.to_i
          or raw_type == column_type::varchar_compressed.to_i or raw_type == column_type::newdecimal.to_i
          or raw_type == column_type::enum.to_i or raw_type == column_type::set.to_i
          or raw_type == column_type::var_string.to_i or raw_type == column_type::string.to_i
          or (raw_type == column_type::typed_array.to_i and (meta_0 == column_type::varchar.to_i
          or (meta_0 >= column_type::timestamp2.to_i and meta_0 <= column_type::time2.to_i)
          or meta_0 == column_type::newdecimal.to_i))
        doc: |
          Second byte, by type:

          * `varchar`, `var_string`, `varchar_compressed`: high byte of the
            greatest length
          * `bit`: number of bits divided by 8
          * `newdecimal`: scale, 0 to 30
          * `string`: for CHAR and BINARY the low byte of the greatest length,
            for ENUM and SET the size of the value
      - id: meta_2
        type: u1
        if: raw_type == column_type::typed_array.to_i and (meta_0 == column_type::varchar.to_i or meta_0 == column_type::newdecimal.to_i)
        doc: |
          The array of a functional index over JSON (MySQL 8.0.17 to 8.0.19
          logged it) has the type of its elements in `meta_0`, and their
          metadata after it: three bytes of length for `varchar`.
      - id: meta_3
        type: u1
        if: raw_type == column_type::typed_array.to_i and meta_0 == column_type::varchar.to_i
        doc: Highest byte of the length of an array's `varchar`.
      - id: invoke_counts
        size: 0
        if: num_numeric_before + num_character_before + num_json_before + num_enum_before + num_set_before >= 0
        doc: |
          Plumbing. Counts in the order of the columns, so that the recursion is
          never deep.
    instances:
      real_type:
        value: 'raw_type == column_type::string.to_i ? (meta_0 | 0x30) : raw_type'
        -webide-parse-mode: lazy
        doc: |
          CHAR, BINARY, ENUM and SET are logged as one type; the first byte of
          the metadata tells which it is. Two of its bits are inverted bits 8
          and 9 of the length of a CHAR of more than 255 bytes.
      type:
        value: real_type
        enum: column_type
        doc: Real type of the column.
      max_length:
        value: >-
          raw_type == column_type::string.to_i ? (meta_1 | (((meta_0 & 0x30) ^ 0x30) << 4)) :
          raw_type == column_type::varchar.to_i or raw_type == column_type::var_string.to_i
          or raw_type == column_type::varchar_compressed.to_i ? (meta_0 | (meta_1 << 8)) : 0
        doc: |
          Greatest length in bytes of a CHAR, BINARY, VARCHAR or VARBINARY; size
          of the value of an ENUM or SET.
      len_length:
        value: 'max_length > 255 ? 2 : 1'
        -webide-parse-mode: lazy
        doc: Size of the length before each value.
      is_numeric:
        value: >-
          raw_type == column_type::tiny.to_i or raw_type == column_type::short.to_i or raw_type == column_type::long.to_i
          or raw_type == column_type::float.to_i or raw_type == column_type::double.to_i or raw_type == column_type::longlong.to_i
          or raw_type == column_type::int24.to_i
          or raw_type == column_type::year.to_i or raw_type == column_type::newdecimal.to_i
        -webide-parse-mode: lazy
        doc: The column has a bit in the signedness metadata.
      is_integer:
        value: >-
          raw_type == column_type::tiny.to_i or raw_type == column_type::short.to_i or raw_type == column_type::long.to_i
          or raw_type == column_type::longlong.to_i or raw_type == column_type::int24.to_i
        -webide-parse-mode: lazy
        doc: The column has a layout for signed and one for unsigned values.
      is_character:
        value: >-
          raw_type == column_type::varchar.to_i or raw_type == column_type::var_string.to_i
          or raw_type == column_type::vector.to_i
          or (raw_type >= column_type::tiny_blob.to_i and raw_type <= column_type::blob.to_i)
          or real_type == column_type::string.to_i
          or raw_type == column_type::blob_compressed.to_i or raw_type == column_type::varchar_compressed.to_i
          or (raw_type == column_type::geometry.to_i and _parent._parent._parent.as<event>.context.is_of_mariadb)
        -webide-parse-mode: lazy
        doc: |
          The column has an entry in the character set metadata. MariaDB counts
          geometries in, MySQL does not.
      is_json:
        value: raw_type == column_type::json.to_i
        -webide-parse-mode: lazy
        doc: The column has a bit in the partial images of JSON updates.
      is_enum:
        value: real_type == column_type::enum.to_i
        -webide-parse-mode: lazy
        doc: The column has labels in the ENUM metadata.
      is_set:
        value: real_type == column_type::set.to_i
        -webide-parse-mode: lazy
        doc: The column has labels in the SET metadata.
      num_enum_before:
        value: 'idx == 0 ? 0 : _parent.columns[idx - 1].num_enum_before.as<s4> + (_parent.columns[idx - 1].is_enum ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: Plumbing. How many ENUM columns precede this one.
      num_set_before:
        value: 'idx == 0 ? 0 : _parent.columns[idx - 1].num_set_before.as<s4> + (_parent.columns[idx - 1].is_set ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: Plumbing. How many SET columns precede this one.
      num_labels:
        value: >-
          is_enum and _parent._parent.enum_labels_idx >= 0 ?
          _parent._parent.optional_metadata[_parent._parent.enum_labels_idx].body.as<metadata_label_lists>.lists[num_enum_before].num_labels.value.as<s4> :
          is_set and _parent._parent.set_labels_idx >= 0 ?
          _parent._parent.optional_metadata[_parent._parent.set_labels_idx].body.as<metadata_label_lists>.lists[num_set_before].num_labels.value.as<s4> : 0
        -webide-parse-mode: lazy
        doc: |
          Plumbing. Number of labels of an ENUM or SET, 0 where the log does not
          tell.
      num_exception_before:
        value: 'idx == 0 ? 0 : _parent.columns[idx - 1].num_exception_before.as<s4> + (_parent.columns[idx - 1].is_exception.as<bool> ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: |
          Plumbing. How many columns before this one have another collation than
          most.
      is_exception:
        value: >-
          is_character and _parent._parent.charset_idx >= 0 ?
          (_parent._parent.optional_metadata[_parent._parent.charset_idx].field_type == optional_metadata_type::default_charset ?
          (num_exception_before < _parent._parent.optional_metadata[_parent._parent.charset_idx].body.as<metadata_default_charset>.exceptions.size.as<s4> ?
          _parent._parent.optional_metadata[_parent._parent.charset_idx].body.as<metadata_default_charset>.exceptions[num_exception_before].index.value.as<s4>
          == num_character_before : false) : false) : false
        -webide-parse-mode: lazy
        doc: Plumbing. The column has another collation than most.
      collation:
        value: >-
          is_character and _parent._parent.charset_idx >= 0 ?
          (_parent._parent.optional_metadata[_parent._parent.charset_idx].field_type == optional_metadata_type::column_charset ?
          _parent._parent.optional_metadata[_parent._parent.charset_idx].body.as<metadata_numbers>.numbers[num_character_before].value.as<s4> :
          is_exception ?
          _parent._parent.optional_metadata[_parent._parent.charset_idx].body.as<metadata_default_charset>.exceptions[num_exception_before].value.value.as<s4> :
          _parent._parent.optional_metadata[_parent._parent.charset_idx].body.as<metadata_default_charset>.collation.value.as<s4>) : -1
        -webide-parse-mode: lazy
        doc: Collation of a character column, -1 where the log does not tell.
      is_binary:
        value: collation == collation_id::binary.to_i
        -webide-parse-mode: lazy
        doc: The values are bytes, not text.
      num_json_before:
        value: 'idx == 0 ? 0 : _parent.columns[idx - 1].num_json_before.as<s4> + (_parent.columns[idx - 1].is_json ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: Plumbing. How many JSON columns precede this one.
      num_numeric_before:
        value: 'idx == 0 ? 0 : _parent.columns[idx - 1].num_numeric_before.as<s4> + (_parent.columns[idx - 1].is_numeric ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: Plumbing. How many numeric columns precede this one.
      num_character_before:
        value: 'idx == 0 ? 0 : _parent.columns[idx - 1].num_character_before.as<s4> + (_parent.columns[idx - 1].is_character ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: Plumbing. How many character columns precede this one.
      is_unsigned:
        value: >-
          is_numeric and _parent._parent.signedness_idx >= 0 ?
          ((_parent._parent.optional_metadata[_parent._parent.signedness_idx].body.as<metadata_bits>.bytes[num_numeric_before / 8]
          >> (7 - num_numeric_before % 8)) & 1) == 1 : false
        doc: False also where the log does not tell.
      is_nullable:
        value: (_parent._parent.null_bits[idx / 8] >> (idx % 8) & 1) == 1
        -webide-parse-mode: lazy
        doc: The column may hold NULL.
      name:
        value: >-
          _parent._parent.column_name_idx < 0 ? "" :
          _parent._parent.optional_metadata[_parent._parent.column_name_idx].body.as<metadata_names>.names[idx].value
        doc: Name of the column, empty where the log does not tell.
      label:
        value: 'name == "" ? "" : name + " = "'
        -webide-parse-mode: lazy
        doc: Plumbing. What precedes a value of the column, for the eye.
      kind:
        value: '(is_integer and is_unsigned) ? real_type + 0x100 : real_type'
        enum: value_kind
        doc: Selects the layout of the column's values.
  optional_metadata_field:
    -orig-id: Optional_metadata_fields
    -webide-representation: "{field_type}: {body}"
    doc: |
      A field of the optional metadata: type, size, value. Unknown ones are
      skipped.
    doc-ref:
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L548
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L4359
    params:
      - id: idx
        type: s4
        doc: Position of this field in the list of all, from 0.
    seq:
      - id: field_type
        -orig-id: Optional_metadata_field_type
        type: u1
        enum: optional_metadata_type
        doc: What the field is about.
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
        if: signedness_idx + column_name_idx + enum_labels_idx + set_labels_idx + charset_idx >= -5
        doc: |
          Plumbing. Computes the indices in order, so that the recursion is
          never deep.
    instances:
      signedness_idx:
        value: >-
          field_type == optional_metadata_type::signedness ? idx :
          idx == 0 ? -1 : _parent.as<table_map_event>.optional_metadata[idx - 1].signedness_idx.as<s4>
        -webide-parse-mode: lazy
        doc: |
          Plumbing. Index of the signedness field up to and with this one, -1
          for none.
      column_name_idx:
        value: >-
          field_type == optional_metadata_type::column_name ? idx :
          idx == 0 ? -1 : _parent.as<table_map_event>.optional_metadata[idx - 1].column_name_idx.as<s4>
        -webide-parse-mode: lazy
        doc: Plumbing. Index of the names up to and with this one, -1 for none.
      enum_labels_idx:
        value: >-
          field_type == optional_metadata_type::enum_str_value ? idx :
          idx == 0 ? -1 : _parent.as<table_map_event>.optional_metadata[idx - 1].enum_labels_idx.as<s4>
        -webide-parse-mode: lazy
        doc: |
          Plumbing. Index of the labels of ENUM columns, -1 for none.
      set_labels_idx:
        value: >-
          field_type == optional_metadata_type::set_str_value ? idx :
          idx == 0 ? -1 : _parent.as<table_map_event>.optional_metadata[idx - 1].set_labels_idx.as<s4>
        -webide-parse-mode: lazy
        doc: |
          Plumbing. Index of the labels of SET columns, -1 for none.
      charset_idx:
        value: >-
          field_type == optional_metadata_type::default_charset or field_type == optional_metadata_type::column_charset ? idx :
          idx == 0 ? -1 : _parent.as<table_map_event>.optional_metadata[idx - 1].charset_idx.as<s4>
        -webide-parse-mode: lazy
        doc: |
          Plumbing. Index of the collations of character columns, -1 for none.
  metadata_bits:
    -webide-representation: "{bytes:hex}"
    doc: |
      One bit a column of the kind that the field is about, highest bit of the
      first byte first. Signedness - numeric columns, set for unsigned.
      Visibility - all columns, set for visible.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L422
    seq:
      - id: bytes
        size-eos: true
  metadata_numbers:
    -webide-representation: "{numbers}"
    doc: |
      A number a column of the kind that the field is about, or a list of
      columns: collation ids of character columns, or of ENUM and SET columns;
      kinds of geometry of GEOMETRY columns; dimensions of VECTOR columns;
      indices, from 0, of the columns of the primary key.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L446
    seq:
      - id: numbers
        type: lenenc_int
        repeat: eos
        doc: In the order of the columns, or of the parts of the key.
  metadata_pairs:
    -webide-representation: "{pairs}"
    doc: Columns of the primary key, some of them with a prefix only.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L492
    seq:
      - id: pairs
        type: metadata_pair
        repeat: eos
        doc: |
          Index of the column, from 0, and length of its prefix in characters; 0
          for the whole column.
  metadata_pair:
    -webide-representation: "{index.value:dec}: {value.value:dec}"
    doc: Two numbers.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L492
    seq:
      - id: index
        type: lenenc_int
        doc: Index of a column, from 0.
      - id: value
        type: lenenc_int
        doc: What the field says of it.
  metadata_default_charset:
    -orig-id: Default_charset
    -webide-representation: "{collation.value:dec} {exceptions}"
    doc: |
      The collation that most columns of the kind have (character columns, or
      ENUM and SET columns), and those that have another.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L431
    seq:
      - id: collation
        -orig-id: default_charset
        type: lenenc_int
        doc: Id of the collation.
      - id: exceptions
        -orig-id: charset_pairs
        type: metadata_pair
        repeat: eos
        doc: |
          Index of a column, counted from 0 among the columns of the kind, and
          id of its collation.
  metadata_names:
    -webide-representation: "{names}"
    doc: Names of all columns.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L454
    seq:
      - id: names
        type: metadata_name
        repeat: eos
        doc: From left to right.
  metadata_name:
    -webide-representation: "{value}"
    doc: Name of a column.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L454
    seq:
      - id: len_value
        type: lenenc_int
      - id: value
        size: len_value.value
        type: str
        encoding: UTF-8
  metadata_label_lists:
    -webide-representation: "{lists}"
    doc: The labels of each ENUM column, or of each SET column.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L462
    seq:
      - id: lists
        type: metadata_label_list
        repeat: eos
        doc: One list a column, in the order of the columns.
  metadata_label_list:
    -webide-representation: "({labels})"
    doc: The labels of one column.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L471
    seq:
      - id: num_labels
        type: lenenc_int
      - id: labels
        type: metadata_label
        repeat: expr
        repeat-expr: num_labels.value
        doc: In the order of their definition.
  metadata_label:
    -webide-representation: "{value:str}"
    doc: A label.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L471
    seq:
      - id: len_value
        type: lenenc_int
      - id: value
        size: len_value.value
        doc: Text in the character set of the column.
  table_lookup:
    doc: |
      Plumbing. Walks the table maps of the statement back from event `idx` to
      the one for `table_id`.
    params:
      - id: table_id
        type: u8
        doc: Number of the table.
      - id: idx
        type: s4
        doc: Index in `events` where to look.
    instances:
      is_here:
        value: 'idx < 0 ? true : _root.events[idx].body.as<table_map_event>.table_id == table_id'
        -webide-parse-mode: lazy
        doc: The event at `idx` is the one, or there is none.
      previous:
        type: table_lookup(table_id, _root.events[idx].context.prev_table_map_idx)
        if: not is_here
        -webide-parse-mode: lazy
        doc: The same from the table map before.
      event_idx:
        value: 'is_here ? idx : previous.event_idx.as<s4>'
        doc: Index in `events` of the table map, -1 when there is none.
  rows_event:
    -orig-id: Rows_event
    -webide-representation: "{table_name}{num_rows}{first_row}"
    doc: |
      Rows that a statement inserted, updated or deleted. An insert and a delete
      have one image a row, an update has two: the row before and the row after.

      The same layout serves all of them. A post-header of 6 bytes means a table
      number of four bytes, one of 10 bytes means version 2, with extra data.
      The images are read with the table map of the same number that came before
      in the statement.
    doc-ref:
      - https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L882
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/log_event.h#L4621
    params:
      - id: is_update
        type: bool
      - id: is_partial
        type: bool
        doc: |
          A JSON column of an image after an update may hold the differences to
          the image before (MySQL 8.0.3 and later).
      - id: is_compressed
        type: bool
        doc: |
          The images are compressed (MariaDB 10.2.3 and later,
          `log_bin_compress`).
    seq:
      - id: id4
        -orig-id: m_table_id
        type: u4
        if: _parent.as<event>.context.len_post_header == 6
        doc: Number of the table, in MySQL 5.1.4 and earlier.
      - id: id6
        -orig-id: m_table_id
        type: u6
        if: _parent.as<event>.context.len_post_header != 6
        doc: Number of the table.
      - id: flags
        -orig-id: m_flags
        type: u2
        doc: Bits of `rows_flag`.
      - id: len_extra_data
        -orig-id: var_header_len
        type: u2
        valid:
          min: 2
        if: _parent.as<event>.context.len_post_header == 10
        doc: |
          Size of the extra data with this number. Since version 2 of the row
          events (MySQL 5.6).
      - id: extra_data
        -orig-id: m_extra_row_info
        size: len_extra_data - 2
        type: extra_row_info(is_update)
        if: _parent.as<event>.context.len_post_header == 10
        doc: About all rows of the event.
      - id: num_columns_raw
        -orig-id: m_width
        type: lenenc_int
        doc: Number of columns, as it is stored.
      - id: columns_before
        -orig-id: columns_before_image
        type: bitmap(num_columns)
        doc: |
          Which columns the image of an inserted or deleted row, or of a row
          before its update, has.
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
      rows:
        pos: ofs_rows
        type: row(is_update and _index % 2 == 1, lookup.event_idx)
        repeat: eos
        if: lookup.event_idx >= 0 and not is_compressed
        doc: |
          Images of rows, up to the end of the body; for an update the one
          before and the one after in turn.
      flag_bits:
        type: rows_flags(flags)
        -webide-parse-mode: eager
        doc: The same as `flags`, one by one.
      ofs_rows:
        value: _io.pos
        -webide-parse-mode: lazy
        doc: Plumbing. Where the images start in the body.
      num_rows:
        value: >-
          lookup.event_idx < 0 ? "" : is_compressed ? ": compressed rows"
          : _io.size - ofs_rows > 1024 ? (first_row.size > 0 and _io.pos != ofs_rows ? ": DAMAGED, first row " : ": first row ")
          : rows.size > 0 and _io.pos != ofs_rows ? ": DAMAGED in image " + rows.size.to_s + ", first "
          : rows.size == 1 or (is_update and rows.size == 2) ? ": 1 row, "
          : ": " + (is_update ? rows.size / 2 : rows.size).to_s + " rows, first "
        doc: |
          For the eye. Rows are counted where there are few bytes of them. Where
          an image could not be read, the stream stays in the midst of it: who
          asks again, as the Web IDE does, is told so.
      first_row:
        pos: ofs_rows
        type: row(false, lookup.event_idx)
        repeat: expr
        repeat-expr: 'lookup.event_idx >= 0 and not is_compressed and _io.size > ofs_rows ? 1 : 0'
        -webide-parse-mode: eager
        doc: For the eye.
      rows_data:
        pos: ofs_rows
        size-eos: true
        doc: All images, or what they were compressed to.
      compressed:
        pos: ofs_rows
        size-eos: true
        type: mariadb_compressed
        if: is_compressed
        doc: The images of an event that compresses them.
      decompressed:
        pos: ofs_rows + 1 + (compressed.head & 7)
        size-eos: true
        type: decompressed_rows(lookup.event_idx)
        process: zlib
        if: is_compressed and lookup.event_idx >= 0
        doc: The same, decompressed.
      lookup:
        type: table_lookup(table_id, _parent.as<event>.context.prev_table_map_idx)
        -webide-parse-mode: lazy
        doc: Plumbing. Where the table map is.
      table_name:
        value: >-
          lookup.event_idx >= 0 ? _root.events[lookup.event_idx].body.as<table_map_event>.database + "."
          + _root.events[lookup.event_idx].body.as<table_map_event>.table
          : table_id == 0xffffff ? "end of statement" : "no table map for table " + table_id.to_s
        doc: For the eye; says so when the table map is not in the log.
      num_columns:
        value: num_columns_raw.value.as<u4>
        doc: Number of columns of the table, as many as in its table map.
      table_id:
        value: '(_parent.as<event>.context.len_post_header == 6 ? id4 : id6.value).as<u8>'
        doc: |
          Number of the table; 0xffffff in a dummy that only ends a statement.
      is_end_of_statement:
        value: (flags & rows_flag::stmt_end.to_i) != 0
        -webide-parse-mode: lazy
        doc: The table maps before this event are of no use after it.
  rows_flags:
    -webide-representation: "{this:flags}"
    doc: The flags of a rows event one by one; see `rows_flag`.
    params:
      - id: bits
        type: u2
    instances:
      stmt_end:
        value: (bits & rows_flag::stmt_end.to_i) != 0
      no_foreign_key_checks:
        value: (bits & rows_flag::no_foreign_key_checks.to_i) != 0
      relaxed_unique_checks:
        value: (bits & rows_flag::relaxed_unique_checks.to_i) != 0
      complete_rows:
        value: (bits & rows_flag::complete_rows.to_i) != 0
      use_sql_foreign_key:
        value: (bits & rows_flag::use_sql_foreign_key.to_i) != 0
      no_check_constraint_checks:
        value: (bits & rows_flag::no_check_constraint_checks.to_i) != 0
  decompressed_rows:
    -webide-representation: "{rows}"
    doc: The rows of an event that compresses them.
    params:
      - id: map_idx
        type: s4
        doc: Index in `events` of the table map.
    seq:
      - id: rows
        type: row(_parent.is_update and _index % 2 == 1, map_idx)
        parent: _parent
        repeat: eos
        doc: As in `rows_event`.
  pre_ga_rows_event:
    -orig-id: Old_rows_log_event
    -webide-representation: "table {table_id:dec}"
    doc: |
      Rows as MySQL 5.1.5 to 5.1.15 logged them. An update has the row before
      and the row after in turn, both with the columns of `columns`. An image
      begins with the null bits as the table's own record has them: one for each
      column that may be NULL, after one of the record itself that most formats
      have. Then come the values of all columns, also of those that are NULL.
      The log does not tell which columns may be NULL, so that the images stay
      bytes.

      Trees of MySQL 5.1 and 5.2 under development (`a_drop` in the server's
      version) gave the numbers 16 to 22 to other types; such an event has no
      post-header of this size, and stays bytes.
    doc-ref:
      - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/log_event_old.cc#L1176
      - https://github.com/MariaDB/server/blob/mariadb-10.11.18/sql/rpl_record_old.cc#L23
    seq:
      - id: id4
        -orig-id: m_table_id
        type: u4
        if: _parent.as<event>.context.len_post_header == 6
        doc: Number of the table, in MySQL 5.1.4 and earlier.
      - id: id6
        -orig-id: m_table_id
        type: u6
        if: _parent.as<event>.context.len_post_header == 8
        doc: Number of the table.
      - id: flags
        -orig-id: m_flags
        type: u2
        if: is_described
        doc: Bits of `rows_flag`.
      - id: num_columns
        -orig-id: m_width
        type: lenenc_int
        if: is_described
      - id: columns
        -orig-id: m_cols
        type: bitmap(num_columns.value.as<u4>)
        if: is_described
        doc: Which columns the images have.
      - id: rows_data
        -orig-id: m_rows_buf
        size-eos: true
    instances:
      is_described:
        value: _parent.as<event>.context.len_post_header == 6 or _parent.as<event>.context.len_post_header == 8
        -webide-parse-mode: lazy
        doc: The event is one of those that are described here.
      table_id:
        value: '(_parent.as<event>.context.len_post_header == 6 ? id4 : id6.value).as<u8>'
        if: is_described
        doc: Number of the table.
  bitmap:
    -webide-representation: "{bytes:hex}"
    doc: One bit a column, lowest bit of the first byte first.
    params:
      - id: num_bits
        type: u4
        doc: Number of columns.
    seq:
      - id: bytes
        size: (num_bits + 7) / 8
        doc: The bits; those beyond the last column are of no use.
    instances:
      bits:
        pos: 0
        type: bitmap_bit(_index)
        repeat: expr
        repeat-expr: num_bits
        -webide-parse-mode: lazy
        doc: Plumbing. The bits one by one.
      num_set:
        value: 'num_bits == 0 ? 0 : bits.last.rank + (bits.last.is_set ? 1 : 0)'
        -webide-parse-mode: lazy
        doc: Number of bits that are set.
  bitmap_bit:
    -webide-representation: "{is_set}"
    doc: Plumbing. One bit of a bitmap.
    params:
      - id: idx
        type: s4
        doc: Number of the bit, from 0.
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
        doc: Plumbing. How many bits before this one are set.
  partial_row_data_event:
    -orig-id: Partial_rows_log_event
    -webide-representation: "{fragment_number:dec} of {num_fragments:dec}"
    doc: |
      A piece of a rows event that is too big for replicas
      (`binlog_row_event_fragment_threshold`, MariaDB 12.3 and later). The
      pieces put together in their order are the rows event, with its common
      header and without a checksum.

      The comment on the server's class names the first two numbers the other
      way round; the server's constants for their offsets and MariaDB's manual
      have them as here. No log with this event was seen.
    doc-ref:
      - https://github.com/MariaDB/server/blob/b36f54aff3de417364fb62314ac9f98d7ca927aa/sql/log_event.h#L411
      - https://mariadb.com/docs/server/reference/clientserver-protocol/replication-protocol/partial_row_data_event
    seq:
      - id: num_fragments
        -orig-id: total_fragments
        type: u4
      - id: fragment_number
        -orig-id: seq_no
        type: u4
        doc: Number of this piece, from 1.
      - id: flags
        -orig-id: flags2
        type: u1
        doc: Bits of `partial_rows_flag`.
      - id: len_event
        -orig-id: original_event_size
        type: u8
        if: (flags & partial_rows_flag::orig_event_size.to_i) != 0
        doc: Size of the whole rows event in bytes.
      - id: fragment
        size-eos: true
    instances:
      flag_bits:
        type: partial_rows_flags(flags)
        -webide-parse-mode: eager
        doc: The same as `flags`, one by one.
  partial_rows_flags:
    -webide-representation: "{this:flags}"
    doc: The flags of a piece one by one; see `partial_rows_flag`.
    params:
      - id: bits
        type: u1
    instances:
      orig_event_size:
        -orig-id: FL_ORIG_EVENT_SIZE
        value: (bits & partial_rows_flag::orig_event_size.to_i) != 0
  row:
    -webide-representation: "{image}{cells}"
    doc: |
      One image of a row: the values of those columns that the image has and
      that are not NULL, one after another.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L882
    params:
      - id: is_after
        type: bool
        doc: The image is of a row after its update.
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
        doc: |
          One bit for each JSON column of the table, lowest bit first, set when
          the image holds differences.
      - id: null_bits
        size: '((is_after ? _parent.as<rows_event>.columns_after : _parent.as<rows_event>.columns_before).num_set + 7) / 8'
        doc: |
          One bit for each column that the image has, lowest bit first, set for
          NULL.
      - id: cells
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
            'value_kind::absent': value_absent(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::null': value_null(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::tiny': value_s1(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::tiny_unsigned': value_u1(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::short': value_s2(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::short_unsigned': value_u2(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::int24': value_s3(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::int24_unsigned': value_u3(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::long': value_s4(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::long_unsigned': value_u4(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::longlong': value_s8(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::longlong_unsigned': value_u8(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::float': value_f4(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::double': value_f8(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::year': value_year(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::date': value_date(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::newdate': value_date(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::timestamp': value_timestamp(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::time': value_time(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::datetime': value_datetime(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::timestamp2': value_timestamp2(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::datetime2': value_datetime2(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::time2': value_time2(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::timestamp_hires': value_timestamp_hires(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::datetime_hires': value_datetime_hires(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::time_hires': value_time_hires(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::newdecimal': value_decimal(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_1, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::bit': value_bit(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_1, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::varchar': value_string(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].len_length, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].is_binary)
            'value_kind::var_string': value_string(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].len_length, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].is_binary)
            'value_kind::string': value_string(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].len_length, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].is_binary)
            'value_kind::enum': value_enum(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].max_length, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].idx)
            'value_kind::set': value_set(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].max_length, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].idx)
            'value_kind::tiny_blob': value_blob(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].is_binary)
            'value_kind::medium_blob': value_blob(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].is_binary)
            'value_kind::long_blob': value_blob(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].is_binary)
            'value_kind::blob': value_blob(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].is_binary)
            'value_kind::json': value_json(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::json_diffs': value_json_diffs(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::varchar_compressed': value_compressed(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].len_length, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::blob_compressed': value_compressed(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::geometry': value_geometry(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            'value_kind::vector': value_vector(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].meta_0, _root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
            _: value_unknown(_root.events[map_idx].body.as<table_map_event>.metadata.columns[_index].label)
        repeat: expr
        repeat-expr: _parent.as<rows_event>.num_columns
        doc: |
          One for each column of the table, also for those that take no bytes.
    instances:
      option_bits:
        type: row_value_options(value_options.value.as<u4>)
        if: is_after and _parent.as<rows_event>.is_partial
        -webide-parse-mode: lazy
        doc: The same as `value_options`, one by one.
      has_partial_bits:
        value: 'is_after and _parent.as<rows_event>.is_partial and (value_options.value & row_value_option::partial_json.to_i) != 0'
        -webide-parse-mode: lazy
        doc: The image may hold differences instead of JSON documents.
      image:
        value: '_parent.as<rows_event>.is_update ? (is_after ? "after: " : "before: ") : ""'
        doc: Which of the two images of an update this is, for the eye.
  row_value_options:
    -webide-representation: "{this:flags}"
    doc: The options of an image one by one; see `row_value_option`.
    params:
      - id: bits
        type: u4
    instances:
      partial_json:
        value: (bits & row_value_option::partial_json.to_i) != 0
  value_absent:
    -webide-representation: "{label}-"
    doc: |
      The image does not have the column (`binlog_row_image` MINIMAL or NOBLOB).
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq: []
  value_null:
    -webide-representation: "{label}NULL"
    doc: NULL. No bytes are stored.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq: []
  value_unknown:
    -webide-representation: "{label}{value:hex}"
    doc: |
      A column type that this document does not know; what comes after it in the
      event cannot be read.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        size-eos: true
        doc: All bytes that are left.
  value_s1:
    -webide-representation: "{label}{value:dec}"
    doc: TINYINT, and BOOL as 0 or 1. -128 to 127.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        type: s1
  value_u1:
    -webide-representation: "{label}{value:dec}"
    doc: TINYINT UNSIGNED. 0 to 255.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        type: u1
  value_s2:
    -webide-representation: "{label}{value:dec}"
    doc: SMALLINT. -32768 to 32767.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        type: s2
  value_u2:
    -webide-representation: "{label}{value:dec}"
    doc: SMALLINT UNSIGNED. 0 to 65535.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        type: u2
  value_s3:
    -webide-representation: "{label}{value:dec}"
    doc: MEDIUMINT. -8388608 to 8388607.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: raw
        type: b24le
    instances:
      value:
        value: 'raw >= 0x800000 ? raw - 0x1000000 : raw'
  value_u3:
    -webide-representation: "{label}{value:dec}"
    doc: MEDIUMINT UNSIGNED. 0 to 16777215.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        type: b24le
  value_s4:
    -webide-representation: "{label}{value:dec}"
    doc: INT. -2147483648 to 2147483647.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        type: s4
  value_u4:
    -webide-representation: "{label}{value:dec}"
    doc: INT UNSIGNED. 0 to 4294967295.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        type: u4
  value_s8:
    -webide-representation: "{label}{sign}{exact}"
    doc: |
      BIGINT. -2^63 to 2^63 - 1. In two halves, because Kaitai's runtime for
      JavaScript misreads s8 below -2^31.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: low
        type: u4
        doc: Lower 32 bits.
      - id: high
        type: s4
        doc: Upper 32 bits, with the sign.
    instances:
      value:
        value: (low + high * 4294967296).as<s8>
      sign:
        value: 'high < 0 ? "-" : ""'
        doc: For the eye.
      exact:
        type: 'u8_text(high < 0 and low > 0 ? 4294967296 - low : low, high < 0 ? -high.as<s8> - (low > 0 ? 1 : 0) : high)'
        -webide-parse-mode: eager
        doc: The number without its sign, with all its digits.
  value_u8:
    -webide-representation: "{label}{exact}"
    doc: BIGINT UNSIGNED, SERIAL. 0 to 2^64 - 1.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        type: u8
      - id: invoke_end
        size: 0
        if: ofs_end >= 0
        doc: Plumbing.
    instances:
      ofs_end:
        value: _io.pos
        -webide-parse-mode: lazy
        doc: Plumbing. Where the number ends.
      exact:
        pos: ofs_end - 8
        type: u8_halves
        -webide-parse-mode: eager
        doc: The same with all its digits.
  u8_halves:
    -webide-representation: "{exact}"
    doc: |
      An integer of eight bytes in two halves, of which JavaScript loses no bit.
    seq:
      - id: low
        type: u4
        doc: Lower 32 bits.
      - id: high
        type: u4
        doc: Upper 32 bits.
    instances:
      exact:
        type: u8_text(low, high)
        -webide-parse-mode: eager
  u8_text:
    -webide-representation: "{text}"
    doc: |
      The digits of an integer of eight bytes. In three parts of six digits,
      because JavaScript's numbers are exact up to 2^53 only.
    params:
      - id: low
        type: u4
        doc: Lower 32 bits.
      - id: high
        type: u4
        doc: Upper 32 bits.
    instances:
      lowest:
        value: (low - low / 1000000 * 1000000 + high.as<u8> * 967296).as<u8>
        -webide-parse-mode: lazy
        doc: The lowest six digits, and what is carried on.
      middle:
        value: (low / 1000000 + high.as<u8> * 4294 + lowest / 1000000).as<u8>
        -webide-parse-mode: lazy
        doc: The digits above them.
      lowest_digits:
        value: (lowest - lowest / 1000000 * 1000000).to_s
        -webide-parse-mode: lazy
        doc: The lowest six digits without leading zeros.
      middle_digits:
        value: (middle - middle / 1000000 * 1000000).to_s
        -webide-parse-mode: lazy
        doc: The six digits above them without leading zeros.
      text:
        value: >-
          (middle / 1000000 > 0 ? (middle / 1000000).to_s + "000000".substring(0, 6 - middle_digits.length) : "")
          + (middle > 0 ? middle_digits + "000000".substring(0, 6 - lowest_digits.length) : "")
          + lowest_digits
  value_f4:
    -webide-representation: "{label}{value:dec}"
    doc: FLOAT. IEEE 754 single precision.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        type: f4
  value_f8:
    -webide-representation: "{label}{value:dec}"
    doc: DOUBLE, REAL. IEEE 754 double precision.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: value
        type: f8
  value_year:
    -webide-representation: "{label}{value:dec}"
    doc: YEAR. 0000, or 1901 to 2155.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: raw
        type: u1
    instances:
      value:
        value: 'raw == 0 ? 0 : raw + 1900'
  value_date:
    -webide-representation: "{label}{date}"
    doc: |
      DATE. Year 0 to 9999; month and day may be 0, for a date that is not
      complete or zero.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: raw
        type: b24le
    instances:
      day:
        value: raw & 0x1f
        doc: 0 to 31.
      month:
        value: raw >> 5 & 0xf
        doc: 0 to 12.
      year:
        value: raw >> 9
        doc: 0 to 9999.
      date:
        type: date_text(year, month, day)
        -webide-parse-mode: eager
        doc: For the eye.
  value_timestamp:
    -webide-representation: "{label}{time}"
    doc: |
      TIMESTAMP of tables made before MySQL 5.6.4, or of MariaDB with
      `mysql56_temporal_format` off. 0 stands for 0000-00-00 00:00:00.

      MariaDB logs the same type for such a column with a fraction, which has
      more bytes, `value_timestamp_hires`; the log does not tell the two apart.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: seconds
        type: u4
        doc: Seconds since 1970-01-01 UTC.
    instances:
      time:
        type: utc_time(seconds, 0, 0)
        -webide-parse-mode: eager
        doc: For the eye.
  value_time:
    -webide-representation: "{label}{time}"
    doc: |
      TIME of tables made before MySQL 5.6.4, or of MariaDB with
      `mysql56_temporal_format` off: the decimal number hhmmss, maybe negative.
      -838:59:59 to 838:59:59.

      MariaDB logs the same type for such a column with a fraction, which has
      more bytes, `value_time_hires`; the log does not tell the two apart.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: raw
        type: b24le
    instances:
      is_negative:
        value: raw >= 0x800000
      magnitude:
        value: 'raw >= 0x800000 ? 0x1000000 - raw : raw'
        -webide-parse-mode: lazy
        doc: The number without its sign.
      hours:
        value: magnitude / 10000
        doc: 0 to 838.
      minutes:
        value: magnitude / 100 % 100
        doc: 0 to 59.
      seconds:
        value: magnitude % 100
        doc: 0 to 59.
      time:
        type: time_text(is_negative, hours, minutes, seconds, 0, 0)
        -webide-parse-mode: eager
        doc: For the eye.
  value_datetime:
    -webide-representation: "{label}{date} {time}"
    doc: |
      DATETIME of tables made before MySQL 5.6.4, or of MariaDB with
      `mysql56_temporal_format` off: the decimal number YYYYMMDDhhmmss. No time
      zone.

      MariaDB logs the same type for such a column with a fraction, which has
      more bytes, `value_datetime_hires`; the log does not tell the two apart.
    params:
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: raw
        type: u8
    instances:
      year:
        value: raw / 10000000000
        doc: 0 to 9999.
      month:
        value: raw / 100000000 - raw / 10000000000 * 100
        doc: 0 to 12.
      day:
        value: raw / 1000000 - raw / 100000000 * 100
        doc: 0 to 31.
      hour:
        value: raw / 10000 - raw / 1000000 * 100
        doc: 0 to 23.
      minute:
        value: raw / 100 - raw / 10000 * 100
        doc: 0 to 59.
      second:
        value: raw - raw / 100 * 100
        doc: 0 to 59.
      date:
        type: date_text(year, month, day)
        -webide-parse-mode: eager
        doc: For the eye.
      time:
        type: time_text(false, hour, minute, second, 0, 0)
        -webide-parse-mode: eager
        doc: For the eye.
  second_fraction:
    -webide-representation: "{value:dec}"
    doc: |
      Fraction of a second: a big-endian number, one byte for two digits.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/my_time.cc#L1881
    params:
      - id: fsp
        type: u1
        doc: Digits of the fraction, 0 to 6.
    seq:
      - id: number
        type:
          switch-on: len_number
          cases:
            1: u1
            2: u2be
            3: b24
        if: len_number > 0
    instances:
      len_number:
        value: (fsp + 1) / 2
        -webide-parse-mode: lazy
      value:
        value: 'len_number == 0 ? 0 : number'
      micros_per_unit:
        value: 'len_number == 1 ? 10000 : len_number == 2 ? 100 : 1'
        -webide-parse-mode: lazy
        doc: Hundredths, ten thousandths or millionths of a second are counted.
      micros:
        value: value * micros_per_unit
  value_timestamp2:
    -orig-id: my_timestamp_from_binary
    -webide-representation: "{label}{time}"
    doc: |
      TIMESTAMP with up to six digits of fraction (MySQL 5.6.4 and later,
      MariaDB 10.1.2 and later), big-endian. Up to 2038-01-19, in MariaDB 11.5
      and later up to 2106-02-07.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/my_time.cc#L1881
    params:
      - id: fsp
        type: u1
        doc: Digits of the fraction, 0 to 6.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: seconds
        type: u4be
        doc: Seconds since 1970-01-01 UTC; 0 stands for 0000-00-00 00:00:00.
      - id: fraction
        type: second_fraction(fsp)
    instances:
      micros:
        value: fraction.micros
        doc: The fraction in microseconds.
      time:
        type: utc_time(seconds, micros, fsp)
        -webide-parse-mode: eager
        doc: For the eye.
  value_datetime2:
    -orig-id: my_datetime_packed_from_binary
    -webide-representation: "{label}{date} {time}"
    doc: |
      DATETIME with up to six digits of fraction (MySQL 5.6.4 and later, MariaDB
      10.1.2 and later), big-endian bit fields: sign, year * 13 + month, day,
      hour, minute, second. 0000-00-00 00:00:00 to 9999-12-31 23:59:59.999999;
      no time zone; month and day may be 0.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/my_time.cc#L1815
    params:
      - id: fsp
        type: u1
        doc: Digits of the fraction, 0 to 6.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
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
        type: second_fraction(fsp)
    instances:
      year:
        value: year_month / 13
        doc: 0 to 9999.
      month:
        value: year_month % 13
        doc: 0 to 12.
      micros:
        value: fraction.micros
        doc: The fraction in microseconds.
      date:
        type: date_text(year, month, day.as<s4>)
        -webide-parse-mode: eager
        doc: For the eye.
      time:
        type: 'time_text(false, hour.as<s4>, minute.as<s4>, second.as<s4>, micros, fsp)'
        -webide-parse-mode: eager
        doc: For the eye.
  value_time2:
    -orig-id: Time_val::load_time
    -webide-representation: "{label}{time}"
    doc: |
      TIME with up to six digits of fraction (MySQL 5.6.4 and later, MariaDB
      10.1.2 and later). -838:59:59.000000 to 838:59:59.000000.

      One big-endian number: hours (10 bits), minutes (6) and seconds (6) above
      the fraction, offset by half of its range so that negative times sort
      first.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/my_temporal.cc#L228
    params:
      - id: fsp
        type: u1
        doc: Digits of the fraction, 0 to 6.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: high
        type: b24
      - id: low
        type: second_fraction(fsp)
    instances:
      unit:
        value: 'low.len_number == 0 ? 1 : low.len_number == 1 ? 256 : low.len_number == 2 ? 65536 : 16777216'
        -webide-parse-mode: lazy
        doc: How many fractions a second has room for.
      packed:
        value: ((high - 0x800000) * unit + low.value).as<s8>
        -webide-parse-mode: lazy
        doc: The number without the offset.
      is_negative:
        value: packed < 0
      magnitude:
        value: '(packed < 0 ? -packed : packed).as<s8>'
        -webide-parse-mode: lazy
        doc: The number without its sign.
      hours:
        value: magnitude / unit / 4096 % 1024
        doc: 0 to 838.
      minutes:
        value: magnitude / unit / 64 % 64
        doc: 0 to 59.
      seconds:
        value: magnitude / unit % 64
        doc: 0 to 59.
      micros:
        value: magnitude % unit * low.micros_per_unit
        doc: The fraction in microseconds.
      time:
        type: time_text(is_negative, hours, minutes, seconds, micros, fsp)
        -webide-parse-mode: eager
        doc: For the eye.
  value_timestamp_hires:
    -orig-id: Field_timestamp_hires::store_TIMEVAL
    -fast-path: supplied
    -instead-of: value_timestamp
    -webide-representation: "{label}{seconds:dec}.{micros:dec}"
    doc: |
      TIMESTAMP with a fraction as MariaDB stores it with
      `mysql56_temporal_format` off, and always did before 10.1. 0 stands for
      0000-00-00 00:00:00.

      The table map has the type of `value_timestamp` for it and no metadata, so
      no event leads here: it is for a reader that knows the column's
      definition (`-fast-path: supplied`, `-instead-of`). The same holds for
      `value_datetime_hires` and `value_time_hires`.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/field.cc#L5765
    params:
      - id: fsp
        type: u1
        doc: Digits of the fraction, 1 to 6.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: seconds
        type: u4be
        doc: Seconds since 1970-01-01 UTC.
      - id: fraction
        type: second_fraction(fsp)
        doc: The fraction in units of its last digit.
    instances:
      micros:
        value: 'fraction.value * (fsp == 1 ? 100000 : fsp == 2 ? 10000 : fsp == 3 ? 1000 : fsp == 4 ? 100 : fsp == 5 ? 10 : 1)'
        doc: The fraction in microseconds.
  value_datetime_hires:
    -orig-id: pack_time
    -fast-path: supplied
    -instead-of: value_datetime
    -webide-representation: "{label}{year:dec}-{month:dec}-{day:dec} {hour:dec}:{minute:dec}:{second:dec}.{micros:dec}"
    doc: |
      DATETIME with a fraction, as old as `value_timestamp_hires`: one
      big-endian number, the time in units of the fraction's last digit, where a
      year has 13 months of 32 days. No time zone; month and day may be 0.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/sql_time.cc#L1044
    params:
      - id: fsp
        type: u1
        doc: Digits of the fraction, 1 to 6.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: high
        type:
          switch-on: len_value
          cases:
            6: u2be
            7: b24
            8: u4be
        doc: The bits of the number above the lowest 32.
      - id: low
        type: u4be
        doc: The lowest 32 bits.
    instances:
      len_value:
        value: 'fsp < 3 ? 6 : fsp < 6 ? 7 : 8'
        -webide-parse-mode: lazy
      unit:
        value: 'fsp == 1 ? 10 : fsp == 2 ? 100 : fsp == 3 ? 1000 : fsp == 4 ? 10000 : fsp == 5 ? 100000 : 1000000'
        -webide-parse-mode: lazy
        doc: How many units make a second.
      packed:
        value: '((high < 0 ? high + 4294967296 : high) * 4294967296 + low).as<u8>'
        -webide-parse-mode: lazy
      seconds:
        value: (packed / unit).as<u8>
        -webide-parse-mode: lazy
        doc: The number in whole seconds.
      year:
        value: seconds / 35942400
        doc: 0 to 9999.
      month:
        value: seconds / 2764800 % 13
        doc: 0 to 12.
      day:
        value: seconds / 86400 % 32
        doc: 0 to 31.
      hour:
        value: seconds / 3600 % 24
      minute:
        value: seconds / 60 - seconds / 3600 * 60
      second:
        value: seconds - seconds / 60 * 60
      micros:
        value: (packed - packed / unit * unit) * (1000000 / unit)
        doc: The fraction in microseconds.
  value_time_hires:
    -orig-id: Field_time_hires::store_TIME
    -fast-path: supplied
    -instead-of: value_time
    -webide-representation: "{label}{hours:dec}:{minutes:dec}:{seconds:dec}.{micros:dec}"
    doc: |
      TIME with a fraction, as old as `value_timestamp_hires`: one big-endian
      number, the time in units of the fraction's last digit, plus 839 hours so
      that it is never negative.
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/field.cc#L6393
    params:
      - id: fsp
        type: u1
        doc: Digits of the fraction, 1 to 6.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: high
        type:
          switch-on: len_value
          cases:
            5: u1
            6: u2be
        if: len_value > 4
        doc: The bits of the number above the lowest 32.
      - id: low
        type: u4be
        doc: The lowest 32 bits.
    instances:
      len_value:
        value: 'fsp < 3 ? 4 : fsp < 6 ? 5 : 6'
        -webide-parse-mode: lazy
      unit:
        value: 'fsp == 1 ? 10 : fsp == 2 ? 100 : fsp == 3 ? 1000 : fsp == 4 ? 10000 : fsp == 5 ? 100000 : 1000000'
        -webide-parse-mode: lazy
        doc: How many units make a second.
      packed:
        value: '((len_value > 4 ? high : 0) * 4294967296 + low - 3020400 * unit.as<s8>).as<s8>'
        -webide-parse-mode: lazy
        doc: The number without the 839 hours, negative for a negative time.
      is_negative:
        value: packed < 0
      magnitude:
        value: '(packed < 0 ? -packed : packed).as<s8>'
        -webide-parse-mode: lazy
        doc: The time without its sign.
      hours:
        value: magnitude / unit / 3600
        doc: 0 to 838.
      minutes:
        value: magnitude / unit / 60 % 60
      seconds:
        value: magnitude / unit % 60
      micros:
        value: (magnitude - magnitude / unit * unit) * (1000000 / unit)
        doc: The fraction in microseconds.
  value_decimal:
    -webide-representation: "{label}{digits.text}"
    doc: |
      DECIMAL(precision, scale), an exact number of up to 65 digits (MySQL 5.0
      and later).
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/decimal.cc#L1636
    params:
      - id: precision
        type: u1
        doc: Number of digits, 1 to 65.
      - id: scale
        type: u1
        doc: How many of them are fraction, 0 to 30 (MariaDB 38).
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: digits
        size: len_digits
        type: decimal_digits(precision - scale, scale)
    instances:
      len_digits:
        value: >-
          (precision - scale) / 9 * 4 + ((precision - scale) % 9 + 1) / 2 + scale / 9 * 4 + (scale % 9 + 1) / 2
        -webide-parse-mode: lazy
        doc: |
          Size of the value in bytes: groups of nine digits take four bytes,
          fewer digits half as many bytes as digits, rounded up.
  decimal_digits:
    -orig-id: decimal2bin
    -webide-representation: "{text}"
    doc: |
      Groups of nine decimal digits in four bytes, big-endian; the first group
      of the integer part and the last of the fraction may have fewer. The top
      bit of the first byte is set for a number >= 0; all bits of a negative
      number are inverted.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/decimal.cc#L1356
    params:
      - id: num_integer_digits
        type: u1
        doc: Digits before the point.
      - id: num_fraction_digits
        type: u1
        doc: Digits after it.
    seq:
      - id: groups
        type: 'decimal_group(_index, _index == 0 ? num_integer_digits % 9 : _index == num_groups - 1 ? num_fraction_digits % 9 : 9)'
        repeat: expr
        repeat-expr: num_groups
        doc: From the highest digits down.
    instances:
      num_integer_groups:
        value: 1 + num_integer_digits / 9
        -webide-parse-mode: lazy
        doc: Groups before the point, the short one included.
      num_groups:
        value: 2 + num_integer_digits / 9 + num_fraction_digits / 9
        -webide-parse-mode: lazy
        doc: With the short groups at both ends, which may be empty.
      sign_byte:
        pos: 0
        type: u1
        -webide-parse-mode: lazy
        doc: First byte of the number.
      is_negative:
        value: sign_byte < 0x80
        doc: The number is below 0.
      text:
        value: '(is_negative ? "-" : "") + groups.last.text'
        doc: The number with sign and point, without leading zeros.
  decimal_group:
    doc: Up to nine digits of a DECIMAL.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/decimal.cc#L1491
    params:
      - id: idx
        type: s4
        doc: Number of the group, from 0.
      - id: num_digits
        type: s4
        doc: How many digits it has, 0 to 9.
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
        doc: The digits, the first with the sign.
    instances:
      len_raw:
        value: 'num_digits == 9 ? 4 : (num_digits + 1) / 2'
        -webide-parse-mode: lazy
        doc: Size in bytes, 0 to 4.
      half:
        value: '(len_raw == 1 ? 0x80 : len_raw == 2 ? 0x8000 : len_raw == 3 ? 0x800000 : 0x80000000).as<u8>'
        -webide-parse-mode: lazy
        doc: Plumbing. The top bit of the group.
      is_first:
        value: num_digits > 0 and (idx == 0 or (idx == 1 and _parent.as<decimal_digits>.num_integer_digits % 9 == 0))
        -webide-parse-mode: lazy
        doc: Plumbing. The group has the sign.
      raw_unsigned:
        value: '(raw < 0 ? raw + 4294967296 : raw).as<u8>'
        if: num_digits > 0
        -webide-parse-mode: lazy
        doc: Plumbing. For targets that read it as a signed number.
      magnitude:
        value: '(_parent.as<decimal_digits>.is_negative ? half * 2 - 1 - raw_unsigned : raw_unsigned).as<u8>'
        if: num_digits > 0
        -webide-parse-mode: lazy
        doc: Plumbing. The group of the number without inversion.
      value:
        value: '(is_first and magnitude >= half ? magnitude - half : magnitude).as<u8>'
        if: num_digits > 0
        doc: The digits as a number.
      padded:
        value: 'num_digits == 0 ? "" : "000000000".substring(0, num_digits - value.to_s.length) + value.to_s'
        -webide-parse-mode: lazy
        doc: The digits with leading zeros.
      text:
        value: >-
          before == "" and idx < _parent.as<decimal_digits>.num_integer_groups ?
          (num_digits == 0 ? "" : value == 0 ? "" : value.to_s) :
          (before == "" ? "0" : before)
          + (idx == _parent.as<decimal_digits>.num_integer_groups and _parent.as<decimal_digits>.num_fraction_digits > 0 ? "." : "") + padded
        -webide-parse-mode: lazy
        doc: The digits up to and with this group.
      before:
        value: 'idx == 0 ? "" : _parent.as<decimal_digits>.groups[idx - 1].text.as<str>'
        -webide-parse-mode: lazy
  value_bit:
    -webide-representation: "{label}{value:dec}"
    doc: |
      BIT(n), n from 1 to 64: a big-endian number of 1 to 8 bytes.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L310
    params:
      - id: num_odd_bits
        type: u1
        doc: n modulo 8.
      - id: num_full_bytes
        type: u1
        doc: n divided by 8.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
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
        doc: Size in bytes, 1 to 8.
      value:
        value: '((len_value > 4 ? (high < 0 ? high + 4294967296 : high) : 0) * 4294967296 + (low < 0 ? low + 4294967296 : low)).as<u8>'
  value_enum:
    -webide-representation: "{label}{text}"
    doc: |
      ENUM. Number of the label, from 1; 0 is the empty string that stands for
      an invalid value. Labels are in the optional metadata.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L327
    params:
      - id: len_value
        type: u2
        doc: Size in bytes, 1 for up to 255 labels, else 2.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
      - id: column
        type: s4
        doc: Number of the column, from 0.
    seq:
      - id: value
        type:
          switch-on: len_value
          cases:
            1: u1
            2: u2
    instances:
      text:
        value: >-
          value > 0 and value <= _root.events[_parent.as<row>.map_idx].body.as<table_map_event>.metadata.columns[column].num_labels ?
          _root.events[_parent.as<row>.map_idx].body.as<table_map_event>.optional_metadata[_root.events[_parent.as<row>.map_idx].body.as<table_map_event>.enum_labels_idx].body.as<metadata_label_lists>.lists[_root.events[_parent.as<row>.map_idx].body.as<table_map_event>.metadata.columns[column].num_enum_before].labels[value - 1].value.to_s("UTF-8") :
          value.to_s
        doc: The label, or its number where the log does not tell.
  value_set:
    -webide-representation: "{label}{text}"
    doc: |
      SET. One bit a label, lowest bit for the first. Labels are in the optional
      metadata.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L334
    params:
      - id: len_value
        type: u2
        doc: Size in bytes, 1, 2, 3, 4 or 8.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
      - id: column
        type: s4
        doc: Number of the column, from 0.
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
      - id: invoke_end
        size: 0
        if: ofs_end >= 0
        doc: Plumbing.
    instances:
      ofs_end:
        value: _io.pos
        -webide-parse-mode: lazy
        doc: Plumbing. Where the value ends.
      stored:
        pos: ofs_end - len_value
        size: len_value
        -webide-parse-mode: lazy
        doc: The same as bytes, of which JavaScript loses no bit.
      exact:
        pos: ofs_end - 8
        type: u8_halves
        if: len_value == 8
        -webide-parse-mode: lazy
        doc: The same with all its digits.
      members:
        type: set_member(_index, column)
        repeat: expr
        repeat-expr: _root.events[_parent.as<row>.map_idx].body.as<table_map_event>.metadata.columns[column].num_labels
        -webide-parse-mode: lazy
      text:
        value: 'members.size > 0 ? members.last.text : len_value == 8 ? exact.exact.text : value.to_s'
        doc: Labels of the bits, or their number where the log does not tell.
  set_member:
    doc: A label of a SET column.
    params:
      - id: idx
        type: s4
        doc: Number of the bit, from 0.
      - id: column
        type: s4
        doc: Number of the column, from 0.
    instances:
      is_set:
        value: idx / 8 < _parent.len_value and (_parent.stored[idx / 8] >> (idx % 8) & 1) == 1
        -webide-parse-mode: lazy
        doc: The value has the label.
      before:
        value: 'idx == 0 ? "" : _parent.members[idx - 1].text.as<str>'
        -webide-parse-mode: lazy
      text:
        value: >-
          is_set ? (before == "" ? "" : before + ",")
          + _root.events[_parent._parent.as<row>.map_idx].body.as<table_map_event>.optional_metadata[_root.events[_parent._parent.as<row>.map_idx].body.as<table_map_event>.set_labels_idx].body.as<metadata_label_lists>.lists[_root.events[_parent._parent.as<row>.map_idx].body.as<table_map_event>.metadata.columns[column].num_set_before].labels[idx].value.to_s("UTF-8") : before
        -webide-parse-mode: lazy
        doc: The labels of the value up to and with this one.
  length_prefix:
    -webide-representation: "{value:dec}"
    doc: |
      Size of a value in bytes, in front of the value. How many bytes the number
      has depends on the greatest size that the column admits.
    params:
      - id: len_length
        type: u1
        doc: Size of the number in bytes, 1 to 4.
    seq:
      - id: value
        type:
          switch-on: len_length
          cases:
            1: u1
            2: u2
            3: b24le
            4: u4
  value_string:
    -webide-representation: "{label}{quote}{text}{quote}{hex}"
    doc: |
      CHAR, VARCHAR, BINARY and VARBINARY, in the character set of the column,
      without the spaces or zeros at the end that CHAR and BINARY are padded
      with. ENUM and SET are not among them, though CHAR shares their type. A
      length of two bytes is written where values may have more than 255.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L380
    params:
      - id: len_length
        type: u1
        doc: Size of the length in bytes, 1 or 2.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
      - id: is_binary
        type: bool
        doc: The table map says that the bytes are no text.
    seq:
      - id: len_value
        type: length_prefix(len_length)
      - id: value
        size: len_value.value
        doc: Bytes of the text.
    instances:
      text:
        value: 'is_binary ? "" : value.to_s("UTF-8")'
        doc: The value for the eye; right for ASCII and UTF-8.
      quote:
        value: >-
          is_binary ? "" : "'"
        -webide-parse-mode: eager
        doc: For the eye.
      hex:
        type: hex_text(value)
        repeat: expr
        repeat-expr: 'is_binary ? 1 : 0'
        -webide-parse-mode: eager
        doc: The value of a binary column, for the eye.
  hex_text:
    -webide-representation: "{bytes:hex}"
    doc: Bytes, for the eye.
    params:
      - id: bytes
        type: bytes
    seq: []
  value_blob:
    -webide-representation: "{label}{quote}{text}{quote}{hex}"
    doc: |
      TINYBLOB, BLOB, MEDIUMBLOB, LONGBLOB and the TEXT types, in the character
      set of the column. Up to 2^32 - 1 bytes.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L362
    params:
      - id: len_length
        type: u1
        doc: Size of the length in bytes, 1 to 4.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
      - id: is_binary
        type: bool
        doc: The table map says that the bytes are no text.
    seq:
      - id: len_value
        type: length_prefix(len_length)
      - id: value
        size: len_value.value
    instances:
      text:
        value: 'is_binary ? "" : value.to_s("UTF-8")'
        doc: The value for the eye; right for ASCII and UTF-8.
      quote:
        value: >-
          is_binary ? "" : "'"
        -webide-parse-mode: eager
        doc: For the eye.
      hex:
        type: hex_text(value)
        repeat: expr
        repeat-expr: 'is_binary ? 1 : 0'
        -webide-parse-mode: eager
        doc: The value of a binary column, for the eye.
  value_geometry:
    -webide-representation: "{label}{value}"
    doc: GEOMETRY, POINT and the other spatial types.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/libs/mysql/binlog/event/rows_event.h#L388
    params:
      - id: len_length
        type: u1
        doc: Size of the length in bytes, always 4.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: len_value
        type: length_prefix(len_length)
      - id: value
        size: len_value.value
        type: geometry
  geometry:
    -webide-representation: "SRID {srid:dec} {wkb:hex}"
    doc: A geometry and its spatial reference system.
    doc-ref: https://dev.mysql.com/doc/refman/9.7/en/gis-data-formats.html
    seq:
      - id: srid
        type: u4
        doc: Id of the spatial reference system, 0 for none.
      - id: wkb
        size-eos: true
        doc: Geometry in the well-known binary form.
  value_vector:
    -webide-representation: "{label}{value}"
    doc: |
      VECTOR(n), n up to 16383 (MySQL 9.0 and later). MariaDB logs its VECTOR as
      VARBINARY.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/include/field_types.h#L77
    params:
      - id: len_length
        type: u1
        doc: Size of the length in bytes, always 4.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: len_value
        type: length_prefix(len_length)
        doc: Size of the value in bytes, four times the dimension.
      - id: value
        size: len_value.value
        type: vector
  vector:
    -webide-representation: "[{elements}]"
    doc: Elements of a VECTOR.
    seq:
      - id: elements
        type: value_f4("")
        repeat: eos
        doc: IEEE 754 single precision, little-endian.
  value_compressed:
    -webide-representation: "{label}{value}"
    doc: |
      VARCHAR, VARBINARY, TEXT or BLOB with the attribute COMPRESSED (MariaDB
      10.3.2 and later).
    doc-ref: https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/field_comp.cc#L40
    params:
      - id: len_length
        type: u1
        doc: Size of the length in bytes, 1 to 4.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: len_value
        type: length_prefix(len_length)
        doc: Size of the stored value in bytes.
      - id: value
        size: len_value.value
        type: compressed_value
  compressed_value:
    -webide-representation: "{summary}{text}"
    doc: The value of a COMPRESSED column; an empty value is stored as nothing.
    doc-ref:
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/field_comp.cc#L40
      - https://github.com/MariaDB/server/blob/mariadb-11.8.6/sql/field_comp.cc#L81
    seq:
      - id: head
        type: u1
        if: not _io.eof
        doc: |
          Method in the upper four bits, size of `plain_length` in the lower
          three.
      - id: plain_length
        size: len_plain_length
        if: _io.size > 0
        doc: Size of the value before compression in bytes, a big-endian number.
      - id: data
        size-eos: true
        doc: Plain or compressed, as `method` says.
    instances:
      method:
        value: head >> 4
        enum: compression_method
        if: _io.size > 0
        doc: |
          How `data` is compressed; values shorter than
          `column_compression_threshold` are not.
      plain:
        pos: 1 + len_plain_length
        size-eos: true
        process: zlib
        if: _io.size > 0 and method == compression_method::zlib and not is_raw_deflate
        -webide-parse-mode: lazy
        doc: |
          The value of a compressed one with a zlib header
          (`column_compression_zlib_wrap`); Kaitai has no process for others.
      summary:
        value: >-
          _io.size == 0 or method == compression_method::none ? "" : "compressed, " + num_plain_bytes.to_s + " bytes"
        doc: For the eye.
      text:
        value: '_io.size == 0 or method != compression_method::none ? "" : data.to_s("UTF-8")'
        doc: The value for the eye, where it is not compressed.
      is_raw_deflate:
        value: (head & 8) != 0
        if: _io.size > 0
        doc: The compressed data has no zlib header.
      num_plain_bytes:
        value: >-
          (plain_length.size > 3 ? (plain_length[plain_length.size - 4] & 255) * 16777216 : 0)
          + (plain_length.size > 2 ? (plain_length[plain_length.size - 3] & 255) * 65536 : 0)
          + (plain_length.size > 1 ? (plain_length[plain_length.size - 2] & 255) * 256 : 0)
          + (plain_length.size > 0 ? (plain_length[plain_length.size - 1] & 255) : 0)
        if: _io.size > 0
        doc: The same as a number.
      len_plain_length:
        value: 'head == 0 ? 0 : head & 7'
        if: _io.size > 0
        -webide-parse-mode: lazy
  value_json_diffs:
    -webide-representation: "{label}diff({value})"
    doc: |
      Differences of a JSON column in a partial update, instead of a document.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_diff.cc#L294
    params:
      - id: len_length
        type: u1
        doc: Size of the length in bytes, always 4.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: len_value
        type: length_prefix(len_length)
      - id: value
        size: len_value.value
        type: json_diffs
  json_diffs:
    -orig-id: Json_diff_vector
    -webide-representation: "{diffs}"
    doc: |
      What a partial update did to a JSON document, in the order to do it again
      (`binlog_row_value_options` PARTIAL_JSON, MySQL 8.0.3 and later).
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_diff.cc#L316
    seq:
      - id: diffs
        type: json_diff
        repeat: eos
        doc: At least one.
  json_diff:
    -orig-id: Json_diff
    -webide-representation: "{operation} {path} {value}"
    doc: One step of a partial update.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_diff.cc#L172
    seq:
      - id: operation
        -orig-id: m_operation
        type: u1
        enum: json_diff_operation
        doc: What to do.
      - id: len_path
        type: lenenc_int
      - id: path
        -orig-id: m_path
        size: len_path.value
        type: str
        encoding: UTF-8
        doc: |
          Members and array cells, such as `$.a[3]."odd name"`; never the
          document itself.
      - id: len_value
        type: lenenc_int
        if: operation != json_diff_operation::remove
      - id: value
        -orig-id: m_value
        size: len_value.value
        type: json_document
        if: operation != json_diff_operation::remove
  value_json:
    -webide-representation: "{label}{value}"
    doc: |
      JSON in its binary form (MySQL 5.7.8 and later). In MariaDB JSON is a text
      type.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L60
    params:
      - id: len_length
        type: u1
        doc: Size of the length in bytes, always 4.
      - id: label
        type: str
        doc: Name of the column and an equals sign, if the log has it.
    seq:
      - id: len_value
        type: length_prefix(len_length)
        doc: Size of the value in bytes, 0 for an empty document.
      - id: value
        size: len_value.value
        type: json_document
  json_document:
    -orig-id: doc
    -webide-representation: "{value}"
    doc: |
      The binary form of JSON. An empty document stands for the JSON null of a
      NOT NULL column that got no value. Offsets count from the start of the
      container that has them, which is 1 for the outermost.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L60
    seq:
      - id: type
        -orig-id: type
        type: u1
        enum: json_type
        if: not _io.eof
        doc: Type of the outermost value.
    instances:
      bytes:
        pos: 0
        size-eos: true
        -webide-parse-mode: lazy
        doc: |
          The whole document. Not every byte of it needs to belong to a value:
          an update in place leaves what a shorter value does not take, and a
          member that is gone, as they were.
      value:
        pos: 1
        type: json_value(type, 1)
        if: _io.size > 0
        -webide-parse-mode: eager
  json_value:
    -orig-id: value
    -webide-representation: "{body}"
    doc: A value inside of a document.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L78
    params:
      - id: type
        type: u1
        enum: json_type
        doc: What it is.
      - id: base
        type: u4
        doc: |
          Where the value starts in the document. A container's offsets count
          from there.
    seq:
      - id: body
        -orig-id: value
        type:
          switch-on: type
          cases:
            'json_type::small_object': json_small_container(base, true)
            'json_type::large_object': json_large_container(base, true)
            'json_type::small_array': json_small_container(base, false)
            'json_type::large_array': json_large_container(base, false)
            'json_type::literal': json_literal
            'json_type::int16': value_s2("")
            'json_type::uint16': value_u2("")
            'json_type::int32': value_s4("")
            'json_type::uint32': value_u4("")
            'json_type::int64': value_s8("")
            'json_type::uint64': value_u8("")
            'json_type::double': value_f8("")
            'json_type::string': json_string
            'json_type::opaque': json_opaque
  json_literal:
    -orig-id: literal
    -webide-representation: "{text}"
    doc: null, true or false.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L119
    seq:
      - id: value
        type: u1
        enum: json_constant
    instances:
      text:
        value: 'value == json_constant::null_literal ? "null" : value == json_constant::true_literal ? "true" : "false"'
        doc: For the eye.
  json_length:
    -orig-id: data-length
    -webide-representation: "{value:dec}"
    doc: |
      Length of 1 to 5 bytes. Seven bits a byte, lowest first; the top bit is
      set in all bytes but the last.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L135
    seq:
      - id: groups
        type: json_length_group
        repeat: until
        repeat-until: not _.has_more
        doc: Up to the first byte without the bit.
    instances:
      value:
        value: >-
          groups[0].digits + (groups.size > 1 ? groups[1].digits * 128 : 0) + (groups.size > 2 ? groups[2].digits * 16384 : 0)
          + (groups.size > 3 ? groups[3].digits * 2097152 : 0) + (groups.size > 4 ? groups[4].digits * 268435456 : 0)
  json_length_group:
    doc: One byte of a length.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L135
    seq:
      - id: has_more
        type: b1
        doc: Whether another group follows.
      - id: digits
        type: b7
        doc: Seven bits of the length.
  json_string:
    -orig-id: string
    -webide-representation: '"{value}"'
    doc: A string.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L128
    seq:
      - id: len_value
        -orig-id: data-length
        type: json_length
      - id: value
        -orig-id: utf8mb4-data
        size: len_value.value
        type: str
        encoding: UTF-8
        doc: Text in UTF-8 (utf8mb4), without escapes.
  json_opaque:
    -orig-id: custom-data
    -webide-representation: "{value:hex}"
    doc: |
      A value of a column type that JSON has no type for: DECIMAL, the temporal
      types, and any other as its bytes.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L130
    seq:
      - id: field_type
        -orig-id: custom-type
        type: u1
        enum: column_type
        doc: Which column type the value has.
      - id: len_value
        -orig-id: data-length
        type: json_length
      - id: value
        -orig-id: binary-data
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
    doc: A DECIMAL with its own precision.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.cc#L661
    seq:
      - id: precision
        type: u1
        doc: Number of digits, 1 to 81.
      - id: scale
        type: u1
        doc: How many of them are fraction, 0 to 30.
      - id: number
        type: value_decimal(precision, scale, "")
  json_datetime:
    -orig-id: TIME_to_longlong_datetime_packed
    -webide-representation: "{date} {time}"
    doc: |
      DATE, DATETIME or TIMESTAMP: a little-endian number of 64 bits, from the
      top a sign (always 0), year * 13 + month (17 bits), day (5), hour (5),
      minute (6), second (6), microseconds (24). In two halves because
      JavaScript has no shifts above 32 bits.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/mysys/my_time.cc#L1733
    seq:
      - id: low
        type: u4
        doc: Lower 32 bits.
      - id: high
        type: u4
        doc: Upper 32 bits.
    instances:
      micros:
        value: low & 0xffffff
      second:
        value: low / 0x1000000 % 64
        doc: 0 to 59.
      minute:
        value: low / 0x40000000 + (high & 15) * 4
        doc: 0 to 59.
      hour:
        value: high >> 4 & 31
        doc: 0 to 23.
      day:
        value: high >> 9 & 31
        doc: 0 to 31.
      month:
        value: (high >> 14 & 0x1ffff) % 13
        doc: 0 to 12.
      year:
        value: (high >> 14 & 0x1ffff) / 13
        doc: 0 to 9999.
      date:
        type: date_text(year, month, day)
        -webide-parse-mode: eager
        doc: For the eye.
      time:
        type: time_text(false, hour, minute, second, micros, 6)
        -webide-parse-mode: eager
        doc: For the eye.
  json_time:
    -orig-id: Json_time::to_packed
    -webide-representation: "{time}"
    doc: |
      TIME: a little-endian number of 64 bits, from the top hours, minutes (6
      bits), seconds (6), microseconds (24); the negative of itself for a
      negative time. In two halves as `json_datetime`.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_dom.cc#L1278
    seq:
      - id: low
        type: u4
        doc: Lower 32 bits.
      - id: high
        type: s4
        doc: Upper 32 bits.
    instances:
      is_negative:
        value: high < 0
      low_magnitude:
        value: '((high < 0 and low > 0) ? 4294967296 - low : low).as<u8>'
        -webide-parse-mode: lazy
        doc: Plumbing. Lower half without the sign.
      high_magnitude:
        value: 'high < 0 ? -high - (low > 0 ? 1 : 0) : high'
        -webide-parse-mode: lazy
        doc: Plumbing. Upper half without the sign.
      micros:
        value: low_magnitude % 0x1000000
      seconds:
        value: low_magnitude / 0x1000000 % 64
        doc: 0 to 59.
      minutes:
        value: low_magnitude / 0x40000000 + high_magnitude % 16 * 4
        doc: 0 to 59.
      hours:
        value: high_magnitude / 16 % 1024
        doc: 0 to 838.
      time:
        type: time_text(is_negative, hours, minutes, seconds, micros, 6)
        -webide-parse-mode: eager
        doc: For the eye.
  json_small_container:
    -webide-representation: "[{elements}]"
    doc: An object or array of at most 65535 bytes, with numbers of two bytes.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L86
    params:
      - id: base
        type: u4
        doc: Where it starts in the document.
      - id: is_object
        type: bool
        doc: It has keys.
    seq:
      - id: num_elements
        -orig-id: element-count
        type: u2
      - id: len_container
        -orig-id: size
        type: u2
        doc: Size in bytes, with the two numbers.
      - id: keys
        -orig-id: key-entry
        type: json_small_key(base)
        repeat: expr
        repeat-expr: 'is_object ? num_elements : 0'
        doc: Shorter names first, then in the order of their bytes.
      - id: elements
        -orig-id: value-entry
        type: json_small_element(base, _io.pos, _index)
        repeat: expr
        repeat-expr: num_elements
        doc: In the order of the keys, or of the array.
  json_small_key:
    -orig-id: key-entry
    -webide-representation: "{name}"
    doc: Where the name of a member is.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L100
    params:
      - id: base
        type: u4
        doc: Where the object starts in the document.
    seq:
      - id: ofs_name
        -orig-id: key-offset
        type: u2
        doc: From the start of the object, in bytes.
      - id: len_name
        -orig-id: key-length
        type: u2
    instances:
      name:
        -orig-id: key
        pos: base + ofs_name
        size: len_name
        type: str
        encoding: UTF-8
        -webide-parse-mode: eager
  json_small_element:
    -orig-id: value-entry
    -webide-representation: "{label}{value}"
    doc: Type of an element, and its value or where it is.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L108
    params:
      - id: base
        type: u4
        doc: Where the container starts in the document.
      - id: ofs_element
        type: u4
        doc: Where this element starts in the document.
      - id: idx
        type: u4
        doc: Number of the element, from 0.
    seq:
      - id: type
        -orig-id: type
        type: u1
        enum: json_type
      - id: ofs_or_inline
        -orig-id: offset-or-inlined-value
        type: u2
        doc: |
          The value itself if it fits, else its offset from the start of the
          container.
    instances:
      is_inline:
        value: type == json_type::literal or type == json_type::int16 or type == json_type::uint16
        -webide-parse-mode: lazy
      ofs_value:
        value: 'is_inline ? ofs_element + 1 : base + ofs_or_inline'
        -webide-parse-mode: lazy
        doc: Plumbing. Where the value is in the document.
      value:
        pos: ofs_value
        type: json_value(type, ofs_value)
        -webide-parse-mode: eager
      label:
        value: '_parent.as<json_small_container>.is_object ? _parent.as<json_small_container>.keys[idx].name + ": " : ""'
        doc: Name of the element of an object, for the eye.
  json_large_container:
    -webide-representation: "[{elements}]"
    doc: |
      An object or array of more than 65535 bytes, with numbers of four bytes.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L88
    params:
      - id: base
        type: u4
        doc: Where it starts in the document.
      - id: is_object
        type: bool
        doc: It has keys.
    seq:
      - id: num_elements
        -orig-id: element-count
        type: u4
      - id: len_container
        -orig-id: size
        type: u4
        doc: Size in bytes, with the two numbers.
      - id: keys
        -orig-id: key-entry
        type: json_large_key(base)
        repeat: expr
        repeat-expr: 'is_object ? num_elements : 0'
        doc: Shorter names first, then in the order of their bytes.
      - id: elements
        -orig-id: value-entry
        type: json_large_element(base, _io.pos, _index)
        repeat: expr
        repeat-expr: num_elements
        doc: In the order of the keys, or of the array.
  json_large_key:
    -orig-id: key-entry
    -webide-representation: "{name}"
    doc: Where the name of a member is.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L100
    params:
      - id: base
        type: u4
        doc: Where the object starts in the document.
    seq:
      - id: ofs_name
        -orig-id: key-offset
        type: u4
        doc: From the start of the object, in bytes.
      - id: len_name
        -orig-id: key-length
        type: u2
    instances:
      name:
        -orig-id: key
        pos: base + ofs_name
        size: len_name
        type: str
        encoding: UTF-8
        -webide-parse-mode: eager
  json_large_element:
    -orig-id: value-entry
    -webide-representation: "{label}{value}"
    doc: Type of an element, and its value or where it is.
    doc-ref: https://github.com/mysql/mysql-server/blob/mysql-9.7.2/sql-common/json_binary.h#L108
    params:
      - id: base
        type: u4
        doc: Where the container starts in the document.
      - id: ofs_element
        type: u4
        doc: Where this element starts in the document.
      - id: idx
        type: u4
        doc: Number of the element, from 0.
    seq:
      - id: type
        -orig-id: type
        type: u1
        enum: json_type
      - id: ofs_or_inline
        -orig-id: offset-or-inlined-value
        type: u4
        doc: |
          The value itself if it fits, else its offset from the start of the
          container.
    instances:
      is_inline:
        value: >-
          type == json_type::literal or type == json_type::int16 or type == json_type::uint16 or type == json_type::int32
          or type == json_type::uint32
        -webide-parse-mode: lazy
      ofs_value:
        value: 'is_inline ? ofs_element + 1 : base + ofs_or_inline'
        -webide-parse-mode: lazy
        doc: Plumbing. Where the value is in the document.
      value:
        pos: ofs_value
        type: json_value(type, ofs_value)
        -webide-parse-mode: eager
      label:
        value: '_parent.as<json_large_container>.is_object ? _parent.as<json_large_container>.keys[idx].name + ": " : ""'
        doc: Name of the element of an object, for the eye.
enums:
  event_type:
    1:
      id: start_event_v3
      -orig-id: START_EVENT_V3
      doc: MySQL 3.23 to 4.1, first event of a file.
    2:
      id: query_event
      -orig-id: QUERY_EVENT
      doc: All servers.
    3:
      id: stop_event
      -orig-id: STOP_EVENT
      doc: |
        All servers. No body. Last event of a file whose server was shut down,
        or of a relay log whose replica was stopped.
    4:
      id: rotate_event
      -orig-id: ROTATE_EVENT
      doc: All servers.
    5:
      id: intvar_event
      -orig-id: INTVAR_EVENT
      doc: All servers, for statements.
    6:
      id: load_event
      -orig-id: LOAD_EVENT
      doc: MySQL 3.23.
    7:
      id: slave_event
      -orig-id: SLAVE_EVENT
      doc: No server.
    8:
      id: create_file_event
      -orig-id: CREATE_FILE_EVENT
      doc: MySQL 4.0 and 4.1.
    9:
      id: append_block_event
      -orig-id: APPEND_BLOCK_EVENT
      doc: MySQL 4.0 and later, MariaDB.
    10:
      id: exec_load_event
      -orig-id: EXEC_LOAD_EVENT
      doc: MySQL 4.0 and 4.1.
    11:
      id: delete_file_event
      -orig-id: DELETE_FILE_EVENT
      doc: MySQL 4.0 and later, MariaDB.
    12:
      id: new_load_event
      -orig-id: NEW_LOAD_EVENT
      doc: MySQL 4.0 and 4.1.
    13:
      id: rand_event
      -orig-id: RAND_EVENT
      doc: All servers, for statements.
    14:
      id: user_var_event
      -orig-id: USER_VAR_EVENT
      doc: MySQL 4.1 and later, MariaDB; for statements.
    15:
      id: format_description_event
      -orig-id: FORMAT_DESCRIPTION_EVENT
      doc: MySQL 5.0 and later, MariaDB.
    16:
      id: xid_event
      -orig-id: XID_EVENT
      doc: MySQL 5.0 and later, MariaDB.
    17:
      id: begin_load_query_event
      -orig-id: BEGIN_LOAD_QUERY_EVENT
      doc: MySQL 5.0.3 and later, MariaDB; for statements.
    18:
      id: execute_load_query_event
      -orig-id: EXECUTE_LOAD_QUERY_EVENT
      doc: MySQL 5.0.3 and later, MariaDB; for statements.
    19:
      id: table_map_event
      -orig-id: TABLE_MAP_EVENT
      doc: MySQL 5.1.5 and later, MariaDB.
    20:
      id: pre_ga_write_rows_event
      -orig-id: PRE_GA_WRITE_ROWS_EVENT
      doc: MySQL 5.1.5 to 5.1.15. Insert.
    21:
      id: pre_ga_update_rows_event
      -orig-id: PRE_GA_UPDATE_ROWS_EVENT
      doc: MySQL 5.1.5 to 5.1.15. Update.
    22:
      id: pre_ga_delete_rows_event
      -orig-id: PRE_GA_DELETE_ROWS_EVENT
      doc: MySQL 5.1.5 to 5.1.15. Delete.
    23:
      id: write_rows_event_v1
      -orig-id: WRITE_ROWS_EVENT_V1
      doc: |
        MySQL 5.1.16 to 5.6.5, up to 8.2 with `log_bin_use_v1_row_events`;
        MariaDB. Insert.
    24:
      id: update_rows_event_v1
      -orig-id: UPDATE_ROWS_EVENT_V1
      doc: |
        MySQL 5.1.16 to 5.6.5, up to 8.2 with `log_bin_use_v1_row_events`;
        MariaDB. Update.
    25:
      id: delete_rows_event_v1
      -orig-id: DELETE_ROWS_EVENT_V1
      doc: |
        MySQL 5.1.16 to 5.6.5, up to 8.2 with `log_bin_use_v1_row_events`;
        MariaDB. Delete.
    26:
      id: incident_event
      -orig-id: INCIDENT_EVENT
      doc: MySQL 5.1 and later, MariaDB.
    27:
      id: heartbeat_log_event
      -orig-id: HEARTBEAT_LOG_EVENT
      doc: MySQL 5.5 and later, MariaDB 5.5 and later; sent only.
    28:
      id: ignorable_log_event
      -orig-id: IGNORABLE_LOG_EVENT
      doc: No server. A type for events that a reader may skip.
    29:
      id: rows_query_log_event
      -orig-id: ROWS_QUERY_LOG_EVENT
      doc: MySQL 5.6.2 and later.
    30:
      id: write_rows_event
      -orig-id: WRITE_ROWS_EVENT
      doc: MySQL 5.6.6 and later. Insert.
    31:
      id: update_rows_event
      -orig-id: UPDATE_ROWS_EVENT
      doc: MySQL 5.6.6 and later. Update.
    32:
      id: delete_rows_event
      -orig-id: DELETE_ROWS_EVENT
      doc: MySQL 5.6.6 and later. Delete.
    33:
      id: gtid_log_event
      -orig-id: GTID_LOG_EVENT
      doc: MySQL 5.6.5 and later, with `gtid_mode`.
    34:
      id: anonymous_gtid_log_event
      -orig-id: ANONYMOUS_GTID_LOG_EVENT
      doc: MySQL 5.7.6 and later, without `gtid_mode`.
    35:
      id: previous_gtids_log_event
      -orig-id: PREVIOUS_GTIDS_LOG_EVENT
      doc: MySQL 5.6.5 and later.
    36:
      id: transaction_context_event
      -orig-id: TRANSACTION_CONTEXT_EVENT
      doc: MySQL 5.7 and later, within a replication group; sent only.
    37:
      id: view_change_event
      -orig-id: VIEW_CHANGE_EVENT
      doc: MySQL 5.7 and later, within a replication group.
    38:
      id: xa_prepare_log_event
      -orig-id: XA_PREPARE_LOG_EVENT
      doc: MySQL 5.7.7 and later, MariaDB 10.5 and later.
    39:
      id: partial_update_rows_event
      -orig-id: PARTIAL_UPDATE_ROWS_EVENT
      doc: MySQL 8.0.3 and later, with `binlog_row_value_options`.
    40:
      id: transaction_payload_event
      -orig-id: TRANSACTION_PAYLOAD_EVENT
      doc: MySQL 8.0.20 and later, with `binlog_transaction_compression`.
    41:
      id: heartbeat_log_event_v2
      -orig-id: HEARTBEAT_LOG_EVENT_V2
      doc: MySQL 8.0.26 and later; sent only.
    42:
      id: gtid_tagged_log_event
      -orig-id: GTID_TAGGED_LOG_EVENT
      doc: MySQL 8.3 and later, for transactions with a tag.
    43:
      id: large_transaction_header_event
      -orig-id: LARGE_TRANSACTION_HEADER_EVENT
      doc: |
        Pending, in no release of MySQL: pull request 722 of mysql-server. Where
        the transaction of this file ends: a version, an offset of eight bytes,
        an event type, and padding. Ignorable; the body stays bytes.
    160:
      id: annotate_rows_event
      -orig-id: ANNOTATE_ROWS_EVENT
      doc: MariaDB 5.3 and later, with `binlog_annotate_row_events`.
    161:
      id: binlog_checkpoint_event
      -orig-id: BINLOG_CHECKPOINT_EVENT
      doc: MariaDB 10.0 and later.
    162:
      id: gtid_event
      -orig-id: GTID_EVENT
      doc: MariaDB 10.0.2 and later.
    163:
      id: gtid_list_event
      -orig-id: GTID_LIST_EVENT
      doc: MariaDB 10.0.2 and later.
    164:
      id: start_encryption_event
      -orig-id: START_ENCRYPTION_EVENT
      doc: MariaDB 10.1.7 and later, with `encrypt_binlog`.
    165:
      id: query_compressed_event
      -orig-id: QUERY_COMPRESSED_EVENT
      doc: MariaDB 10.2.3 and later, with `log_bin_compress`.
    166:
      id: write_rows_compressed_event_v1
      -orig-id: WRITE_ROWS_COMPRESSED_EVENT_V1
      doc: MariaDB 10.2.3 and later, with `log_bin_compress`. Insert.
    167:
      id: update_rows_compressed_event_v1
      -orig-id: UPDATE_ROWS_COMPRESSED_EVENT_V1
      doc: MariaDB 10.2.3 and later, with `log_bin_compress`. Update.
    168:
      id: delete_rows_compressed_event_v1
      -orig-id: DELETE_ROWS_COMPRESSED_EVENT_V1
      doc: MariaDB 10.2.3 and later, with `log_bin_compress`. Delete.
    169:
      id: write_rows_compressed_event
      -orig-id: WRITE_ROWS_COMPRESSED_EVENT
      doc: No server; MariaDB knows it. Insert.
    170:
      id: update_rows_compressed_event
      -orig-id: UPDATE_ROWS_COMPRESSED_EVENT
      doc: No server; MariaDB knows it. Update.
    171:
      id: delete_rows_compressed_event
      -orig-id: DELETE_ROWS_COMPRESSED_EVENT
      doc: No server; MariaDB knows it. Delete.
    172:
      id: partial_row_data_event
      -orig-id: PARTIAL_ROW_DATA_EVENT
      doc: MariaDB 12.3 and later, with `binlog_row_event_fragment_threshold`.
  event_flag:
    0x1:
      id: binlog_in_use
      -orig-id: LOG_EVENT_BINLOG_IN_USE_F
      doc: |
        In a format description - the file is open, or was not closed properly.
        Counts as 0 in the checksum. MySQL clears it on recovery, MariaDB does
        not.
    0x2:
      id: forced_rotate
      -orig-id: LOG_EVENT_FORCED_ROTATE_F
      doc: Of no use since MySQL 5.0.
    0x4:
      id: thread_specific
      -orig-id: LOG_EVENT_THREAD_SPECIFIC_F
      doc: The statement needs the temporary tables of its connection.
    0x8:
      id: suppress_use
      -orig-id: LOG_EVENT_SUPPRESS_USE_F
      doc: The statement does not depend on the default database.
    0x10:
      id: update_table_map_version
      -orig-id: LOG_EVENT_UPDATE_TABLE_MAP_VERSION_F
      doc: MySQL 5.1 only, of no use.
    0x20:
      id: artificial
      -orig-id: LOG_EVENT_ARTIFICIAL_F
      doc: Made up while the log was sent; not in a log of a source.
    0x40:
      id: relay_log
      -orig-id: LOG_EVENT_RELAY_LOG_F
      doc: Written by a replica to its relay log.
    0x80:
      id: ignorable
      -orig-id: LOG_EVENT_IGNORABLE_F
      doc: |
        A reader that does not know the type may skip the event. MySQL 5.6 and
        later.
    0x100:
      id: no_filter
      -orig-id: LOG_EVENT_NO_FILTER_F
      doc: Not to be filtered out by replication rules. MySQL 5.6 and later.
    0x200:
      id: mts_isolate
      -orig-id: LOG_EVENT_MTS_ISOLATE_F
      doc: Not to be applied in parallel with others. MySQL 5.6 and later.
    0x4000:
      id: accept_own
      -orig-id: LOG_EVENT_ACCEPT_OWN_F
      doc: |
        To be applied though it has the server id of the replica. MariaDB 10.6
        and later.
    0x8000:
      id: skip_replication
      -orig-id: LOG_EVENT_SKIP_REPLICATION_F
      doc: Logged with `skip_replication` set. MariaDB 5.5 and later.
  checksum_algorithm:
    0:
      id: none
      -orig-id: BINLOG_CHECKSUM_ALG_OFF
      doc: No checksums.
    1:
      id: crc32
      -orig-id: BINLOG_CHECKSUM_ALG_CRC32
      doc: CRC32 of IEEE 802.3, as zlib has it.
  query_status_code:
    0:
      id: flags2
      -orig-id: Q_FLAGS2_CODE
      doc: Bits of `query_flag2`. MySQL 5.0 and later, MariaDB; in every event.
    1:
      id: sql_mode
      -orig-id: Q_SQL_MODE_CODE
      doc: |
        `sql_mode`: bits of `sql_mode_flag`. Above them, PAD_CHAR_TO_FULL_LENGTH
        is 2^31; 2^32 is TIME_TRUNCATE_FRACTIONAL in MySQL, EMPTY_STRING_IS_NULL
        in MariaDB; 2^33 is INTERPRET_UTF8_AS_UTF8MB4 in MySQL (9.7),
        SIMULTANEOUS_ASSIGNMENT in MariaDB; 2^34 is TIME_ROUND_FRACTIONAL in
        MariaDB. MySQL 5.0 and later, MariaDB; in every event.
    2:
      id: catalog
      -orig-id: Q_CATALOG_CODE
      doc: Catalog with a terminator. MySQL 5.0.0 to 5.0.3.
    3:
      id: auto_increment
      -orig-id: Q_AUTO_INCREMENT
      doc: |
        `auto_increment_increment` and `auto_increment_offset`.
    4:
      id: charset
      -orig-id: Q_CHARSET_CODE
      doc: Character set and collations of the session; in every event.
    5:
      id: time_zone
      -orig-id: Q_TIME_ZONE_CODE
      doc: |
        `time_zone` by name or offset, when the statement depends on it.
    6:
      id: catalog_nz
      -orig-id: Q_CATALOG_NZ_CODE
      doc: Catalog, always `std`. MySQL 5.0.4 and later, MariaDB.
    7:
      id: lc_time_names
      -orig-id: Q_LC_TIME_NAMES_CODE
      doc: Number of the locale in `lc_time_names`; en_US, 0, is not logged.
    8:
      id: charset_database
      -orig-id: Q_CHARSET_DATABASE_CODE
      doc: |
        Collation id in `collation_database`, unless it is that of the default
        database.
    9:
      id: table_map_for_update
      -orig-id: Q_TABLE_MAP_FOR_UPDATE_CODE
      doc: |
        One bit a table of an UPDATE of several tables, set for those that
        change.
    10:
      id: master_data_written
      -orig-id: Q_MASTER_DATA_WRITTEN_CODE
      doc: |
        In relay logs of sources before MySQL 5.0 - size of the event there, in
        bytes.
    11:
      id: invoker
      -orig-id: Q_INVOKER
      doc: Account of CURRENT_USER(). MySQL 5.5 and later, MariaDB.
    12:
      id: updated_db_names
      -orig-id: Q_UPDATED_DB_NAMES
      doc: Databases that the statement touches. MySQL 5.6 and later.
    13:
      id: microseconds
      -orig-id: Q_MICROSECONDS
      doc: |
        Microseconds of the event's timestamp, 0 to 999999, when the statement
        depends on them. MySQL 5.6.4 and later.
    14:
      id: commit_ts
      -orig-id: Q_COMMIT_TS
      doc: Not in use.
    15:
      id: commit_ts2
      -orig-id: Q_COMMIT_TS2
      doc: Not in use.
    16:
      id: explicit_defaults_for_timestamp
      -orig-id: Q_EXPLICIT_DEFAULTS_FOR_TIMESTAMP
      doc: 0 or 1, for a table with a TIMESTAMP. MySQL 8.0 and later.
    17:
      id: ddl_logged_with_xid
      -orig-id: Q_DDL_LOGGED_WITH_XID
      doc: |
        Id of the transaction of an atomic DDL, as in `xid_event`. MySQL 8.0 and
        later.
    18:
      id: default_collation_for_utf8mb4
      -orig-id: Q_DEFAULT_COLLATION_FOR_UTF8MB4
      doc: |
        Collation id: 45 (utf8mb4_general_ci) or 255 (utf8mb4_0900_ai_ci). MySQL
        8.0.11 and later; in every event.
    19:
      id: sql_require_primary_key
      -orig-id: Q_SQL_REQUIRE_PRIMARY_KEY
      doc: 0 or 1, for CREATE and ALTER TABLE. MySQL 8.0.13 and later.
    20:
      id: default_table_encryption
      -orig-id: Q_DEFAULT_TABLE_ENCRYPTION
      doc: 0 or 1, for CREATE and ALTER DATABASE. MySQL 8.0.16 and later.
    21:
      id: enable_cascade_triggers
      -orig-id: Q_ENABLE_CASCADE_TRIGGERS
      doc: |
        `enable_cascade_triggers`, 0 or 1. MySQL 9.7 and later.
    128:
      id: mariadb_hrnow
      -orig-id: Q_HRNOW
      doc: |
        Microseconds of the event's timestamp, 0 to 999999, when the statement
        depends on them. MariaDB 5.3 and later.
    129:
      id: mariadb_xid
      -orig-id: Q_XID
      doc: |
        Id of the transaction of an atomic DDL, as in `xid_event`. MariaDB 10.6
        and later.
    130:
      id: mariadb_gtid_flags3
      -orig-id: Q_GTID_FLAGS3
      doc: Phase of an ALTER TABLE. MariaDB 10.8 and later.
    131:
      id: mariadb_character_set_collations
      -orig-id: Q_CHARACTER_SET_COLLATIONS
      doc: |
        `character_set_collations`. MariaDB 11.2 and later.
    255:
      id: mariadb_dummy
      -orig-id: Q_DUMMY
      doc: |
        Padding up to the end of the block: a `gtid_event` that MariaDB turned
        into a BEGIN for a replica that does not know GTIDs has it.
  gtid_set_format:
    0:
      id: untagged
      -orig-id: Gtid_format::untagged
      doc: Entries without tags.
    1:
      id: tagged
      -orig-id: Gtid_format::tagged
      doc: Entries with tags. MySQL 8.3 and later.
    2:
      id: packed
      doc: |
        Tags and UUIDs are stored once, and of the bounds of intervals what each
        is above the one before it. MySQL 9.7 can read it, and no server writes
        it; its entries stay bytes here.
  gtid_field:
    0:
      id: flags
      -orig-id: gtid_flags
      doc: As in `gtid_log_event`, signed.
    1:
      id: uuid
      doc: 16 numbers, one a byte.
    2:
      id: gno
      -orig-id: rpl_gtid_gno
      doc: Number of the transaction, signed.
    3:
      id: tag
      doc: Size and text.
    4:
      id: last_committed
      -orig-id: last_committed
      doc: As in `gtid_log_event`, signed.
    5:
      id: sequence_number
      -orig-id: sequence_number
      doc: As in `gtid_log_event`, signed.
    6:
      id: immediate_commit_timestamp
      -orig-id: immediate_commit_timestamp
      doc: Microseconds since 1970-01-01 UTC.
    7:
      id: original_commit_timestamp
      -orig-id: original_commit_timestamp
      doc: The same; missing when it equals the immediate one.
    8:
      id: transaction_length
      -orig-id: transaction_length
      doc: In bytes, with this event.
    9:
      id: immediate_server_version
      -orig-id: immediate_server_version
      doc: As in `gtid_log_event`.
    10:
      id: original_server_version
      -orig-id: original_server_version
      doc: The same; missing when it equals the immediate one.
    11:
      id: commit_group_ticket
      -orig-id: commit_group_ticket
      doc: As in `gtid_log_event`; mostly missing.
  table_map_flag:
    0x1:
      id: bit_len_exact
      -orig-id: TM_BIT_LEN_EXACT_F
      doc: |
        BIT columns are as wide as their type says. All servers since MySQL 5.1.
    0x2:
      id: referred_fk_db
      -orig-id: TM_REFERRED_FK_DB_F
      doc: |
        A foreign key refers to another database: not to be applied in parallel
        by database. MySQL 5.6 and later.
    0x4:
      id: generated_invisible_pk
      -orig-id: TM_GENERATED_INVISIBLE_PK_F
      doc: |
        The first column is a primary key that the server made up
        (`sql_generate_invisible_primary_key`). MySQL 8.0.30 and later.
    0x4000:
      id: has_triggers
      -orig-id: TM_BIT_HAS_TRIGGERS_F
      doc: The table has triggers. MariaDB 10.1 and later.
  rows_flag:
    0x1:
      id: stmt_end
      -orig-id: STMT_END_F
      doc: Last rows event of its statement.
    0x2:
      id: no_foreign_key_checks
      -orig-id: NO_FOREIGN_KEY_CHECKS_F
      doc: |
        `foreign_key_checks` was off.
    0x4:
      id: relaxed_unique_checks
      -orig-id: RELAXED_UNIQUE_CHECKS_F
      doc: |
        `unique_checks` was off.
    0x8:
      id: complete_rows
      -orig-id: COMPLETE_ROWS_F
      doc: The images have all columns. Set by no server that was seen.
    0x10:
      id: use_sql_foreign_key
      -orig-id: USE_SQL_FOREIGN_KEY_F
      doc: |
        The server, not the engine, cascades foreign keys, and logs what it
        does. MySQL 9.6 and later, unless `innodb_native_foreign_keys` is on.
    0x80:
      id: no_check_constraint_checks
      -orig-id: NO_CHECK_CONSTRAINT_CHECKS_F
      doc: |
        `check_constraint_checks` was off. MariaDB.
  optional_metadata_type:
    1:
      id: signedness
      -orig-id: SIGNEDNESS
      doc: |
        A bit for each numeric column (integers, FLOAT, DOUBLE, DECIMAL, YEAR),
        set for unsigned.
    2:
      id: default_charset
      -orig-id: DEFAULT_CHARSET
      doc: |
        Collations of character columns (CHAR, VARCHAR, TEXT, BINARY, VARBINARY,
        BLOB, VECTOR): the most frequent, and exceptions.
    3:
      id: column_charset
      -orig-id: COLUMN_CHARSET
      doc: |
        The same as a list; instead of `default_charset` where that is shorter.
    4:
      id: column_name
      -orig-id: COLUMN_NAME
      doc: Names of all columns. With `binlog_row_metadata` FULL only.
    5:
      id: set_str_value
      -orig-id: SET_STR_VALUE
      doc: Labels of SET columns. With FULL only.
    6:
      id: enum_str_value
      -orig-id: ENUM_STR_VALUE
      doc: Labels of ENUM columns. With FULL only.
    7:
      id: geometry_type
      -orig-id: GEOMETRY_TYPE
      doc: |
        Kind of each GEOMETRY column, see `geometry_kind`.
    8:
      id: simple_primary_key
      -orig-id: SIMPLE_PRIMARY_KEY
      doc: Columns of a primary key. With FULL only.
    9:
      id: primary_key_with_prefix
      -orig-id: PRIMARY_KEY_WITH_PREFIX
      doc: Columns and prefixes of a primary key that has some. With FULL only.
    10:
      id: enum_and_set_default_charset
      -orig-id: ENUM_AND_SET_DEFAULT_CHARSET
      doc: |
        Collations of ENUM and SET columns: the most frequent, and exceptions.
        With FULL only.
    11:
      id: enum_and_set_column_charset
      -orig-id: ENUM_AND_SET_COLUMN_CHARSET
      doc: The same as a list. With FULL only.
    12:
      id: column_visibility
      -orig-id: COLUMN_VISIBILITY
      doc: |
        A bit for each column, set for visible. With FULL only; MySQL 8.0.23 and
        later.
    13:
      id: vector_dimensionality
      -orig-id: VECTOR_DIMENSIONALITY
      doc: Greatest dimension of each VECTOR column. MySQL 9.0 and later.
  column_type:
    0:
      id: decimal
      -orig-id: MYSQL_TYPE_DECIMAL
      doc: DECIMAL of tables made before MySQL 5.0. Not described here.
    1:
      id: tiny
      -orig-id: MYSQL_TYPE_TINY
      doc: TINYINT, BOOL.
    2:
      id: short
      -orig-id: MYSQL_TYPE_SHORT
      doc: SMALLINT.
    3:
      id: long
      -orig-id: MYSQL_TYPE_LONG
      doc: INT.
    4:
      id: float
      -orig-id: MYSQL_TYPE_FLOAT
      doc: FLOAT.
    5:
      id: double
      -orig-id: MYSQL_TYPE_DOUBLE
      doc: DOUBLE, REAL.
    6:
      id: "null"
      -orig-id: MYSQL_TYPE_NULL
      doc: Not a type of columns.
    7:
      id: timestamp
      -orig-id: MYSQL_TYPE_TIMESTAMP
      doc: TIMESTAMP of old tables.
    8:
      id: longlong
      -orig-id: MYSQL_TYPE_LONGLONG
      doc: BIGINT, SERIAL.
    9:
      id: int24
      -orig-id: MYSQL_TYPE_INT24
      doc: MEDIUMINT.
    10:
      id: date
      -orig-id: MYSQL_TYPE_DATE
      doc: DATE.
    11:
      id: time
      -orig-id: MYSQL_TYPE_TIME
      doc: TIME of old tables.
    12:
      id: datetime
      -orig-id: MYSQL_TYPE_DATETIME
      doc: DATETIME of old tables.
    13:
      id: year
      -orig-id: MYSQL_TYPE_YEAR
      doc: YEAR.
    14:
      id: newdate
      -orig-id: MYSQL_TYPE_NEWDATE
      doc: DATE. Servers log `date` instead.
    15:
      id: varchar
      -orig-id: MYSQL_TYPE_VARCHAR
      doc: VARCHAR, VARBINARY.
    16:
      id: bit
      -orig-id: MYSQL_TYPE_BIT
      doc: BIT.
    17:
      id: timestamp2
      -orig-id: MYSQL_TYPE_TIMESTAMP2
      doc: TIMESTAMP.
    18:
      id: datetime2
      -orig-id: MYSQL_TYPE_DATETIME2
      doc: DATETIME.
    19:
      id: time2
      -orig-id: MYSQL_TYPE_TIME2
      doc: TIME.
    20:
      id: typed_array
      -orig-id: MYSQL_TYPE_TYPED_ARRAY
      doc: |
        Array of a functional index over JSON, a hidden column. MySQL 8.0.17 to
        8.0.19; not logged since.
    140:
      id: blob_compressed
      -orig-id: MYSQL_TYPE_BLOB_COMPRESSED
      doc: TEXT and BLOB types with COMPRESSED (MariaDB).
    141:
      id: varchar_compressed
      -orig-id: MYSQL_TYPE_VARCHAR_COMPRESSED
      doc: VARCHAR, VARBINARY with COMPRESSED (MariaDB).
    242:
      id: vector
      -orig-id: MYSQL_TYPE_VECTOR
      doc: VECTOR (MySQL).
    243:
      id: invalid
      -orig-id: MYSQL_TYPE_INVALID
      doc: Not a type of columns.
    244:
      id: bool
      -orig-id: MYSQL_TYPE_BOOL
      doc: Not a type of columns.
    245:
      id: json
      -orig-id: MYSQL_TYPE_JSON
      doc: JSON (MySQL).
    246:
      id: newdecimal
      -orig-id: MYSQL_TYPE_NEWDECIMAL
      doc: DECIMAL, NUMERIC.
    247:
      id: enum
      -orig-id: MYSQL_TYPE_ENUM
      doc: ENUM; logged as `string`.
    248:
      id: set
      -orig-id: MYSQL_TYPE_SET
      doc: SET; logged as `string`.
    249:
      id: tiny_blob
      -orig-id: MYSQL_TYPE_TINY_BLOB
      doc: TINYBLOB, TINYTEXT; logged as `blob`.
    250:
      id: medium_blob
      -orig-id: MYSQL_TYPE_MEDIUM_BLOB
      doc: MEDIUMBLOB, MEDIUMTEXT; logged as `blob`.
    251:
      id: long_blob
      -orig-id: MYSQL_TYPE_LONG_BLOB
      doc: LONGBLOB, LONGTEXT; logged as `blob`.
    252:
      id: blob
      -orig-id: MYSQL_TYPE_BLOB
      doc: All BLOB and TEXT types; in MariaDB also JSON.
    253:
      id: var_string
      -orig-id: MYSQL_TYPE_VAR_STRING
      doc: VARCHAR of tables made before MySQL 5.0.
    254:
      id: string
      -orig-id: MYSQL_TYPE_STRING
      doc: |
        CHAR, BINARY; and with another real type in the metadata ENUM and SET.
    255:
      id: geometry
      -orig-id: MYSQL_TYPE_GEOMETRY
      doc: GEOMETRY and the other spatial types.
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
    512:
      id: absent
      doc: Not in the image.
    513:
      id: "null"
      doc: NULL.
    514:
      id: json_diffs
      doc: Differences of a JSON document.
    515:
      id: timestamp_hires
      doc: |
        TIMESTAMP with a fraction as MariaDB stored it before 10.1. This and the
        next two are for readers that know a table's definition: the log alone
        cannot tell them.
    516:
      id: datetime_hires
      doc: DATETIME, likewise.
    517:
      id: time_hires
      doc: TIME, likewise.
  json_type:
    0:
      id: small_object
      -orig-id: JSONB_TYPE_SMALL_OBJECT
      doc: Object of at most 65535 bytes.
    1:
      id: large_object
      -orig-id: JSONB_TYPE_LARGE_OBJECT
      doc: Object of more.
    2:
      id: small_array
      -orig-id: JSONB_TYPE_SMALL_ARRAY
      doc: Array of at most 65535 bytes.
    3:
      id: large_array
      -orig-id: JSONB_TYPE_LARGE_ARRAY
      doc: Array of more.
    4:
      id: literal
      -orig-id: JSONB_TYPE_LITERAL
      doc: null, true or false.
    5:
      id: int16
      -orig-id: JSONB_TYPE_INT16
      doc: Signed number of two bytes.
    6:
      id: uint16
      -orig-id: JSONB_TYPE_UINT16
      doc: Unsigned number of two bytes.
    7:
      id: int32
      -orig-id: JSONB_TYPE_INT32
      doc: Signed number of four bytes.
    8:
      id: uint32
      -orig-id: JSONB_TYPE_UINT32
      doc: Unsigned number of four bytes.
    9:
      id: int64
      -orig-id: JSONB_TYPE_INT64
      doc: Signed number of eight bytes.
    10:
      id: uint64
      -orig-id: JSONB_TYPE_UINT64
      doc: Unsigned number of eight bytes.
    11:
      id: double
      -orig-id: JSONB_TYPE_DOUBLE
      doc: IEEE 754 double precision.
    12:
      id: string
      -orig-id: JSONB_TYPE_STRING
      doc: Text.
    15:
      id: opaque
      -orig-id: JSONB_TYPE_OPAQUE
      doc: A value of a column type.
  json_constant:
    0:
      id: null_literal
      -orig-id: JSONB_NULL_LITERAL
    1:
      id: true_literal
      -orig-id: JSONB_TRUE_LITERAL
    2:
      id: false_literal
      -orig-id: JSONB_FALSE_LITERAL
  json_diff_operation:
    0:
      id: replace
      -orig-id: REPLACE
      doc: Replace the value at the path.
    1:
      id: insert
      -orig-id: INSERT
      doc: |
        Insert the value: a member that is new, or a cell before the one at the
        path.
    2:
      id: remove
      -orig-id: REMOVE
      doc: Remove the value at the path.
  compression_method:
    0:
      id: none
      doc: Not compressed.
    8:
      id: zlib
      doc: Deflate.
  intvar_type:
    1:
      id: last_insert_id
      -orig-id: LAST_INSERT_ID_EVENT
      doc: What LAST_INSERT_ID() returns.
    2:
      id: insert_id
      -orig-id: INSERT_ID_EVENT
      doc: First value for an AUTO_INCREMENT column.
  user_var_type:
    0:
      id: string
      -orig-id: STRING_RESULT
      doc: Bytes in the character set of the variable.
    1:
      id: real
      -orig-id: REAL_RESULT
      doc: IEEE 754 double precision.
    2:
      id: int
      -orig-id: INT_RESULT
      doc: Number of eight bytes.
    3:
      id: row
      -orig-id: ROW_RESULT
      doc: Not in use.
    4:
      id: decimal
      -orig-id: DECIMAL_RESULT
      doc: Exact number.
  duplicate_handling:
    0:
      id: error
      -orig-id: LOAD_DUP_ERROR
      doc: Fail.
    1:
      id: ignore
      -orig-id: LOAD_DUP_IGNORE
      doc: Keep the old row.
    2:
      id: replace
      -orig-id: LOAD_DUP_REPLACE
      doc: Take the new row.
  incident:
    0:
      id: none
      -orig-id: INCIDENT_NONE
      doc: Nothing.
    1:
      id: lost_events
      -orig-id: INCIDENT_LOST_EVENTS
      doc: Events may be missing.
  heartbeat_field_type:
    0:
      id: end_mark
      -orig-id: OTW_HB_HEADER_END_MARK
      doc: End of the fields.
    1:
      id: log_file_name
      -orig-id: OTW_HB_LOG_FILENAME_FIELD
      doc: Log file of the source.
    2:
      id: log_position
      -orig-id: OTW_HB_LOG_POSITION_FIELD
      doc: Position in it, in bytes.
  payload_field_type:
    0:
      id: end_mark
      -orig-id: OTW_PAYLOAD_HEADER_END_MARK
      doc: End of the fields.
    1:
      id: payload_size
      -orig-id: OTW_PAYLOAD_SIZE_FIELD
      doc: Size of the payload in bytes.
    2:
      id: compression_type
      -orig-id: OTW_PAYLOAD_COMPRESSION_TYPE_FIELD
      doc: Number of `payload_compression`.
    3:
      id: uncompressed_size
      -orig-id: OTW_PAYLOAD_UNCOMPRESSED_SIZE_FIELD
      doc: |
        Size before compression in bytes. Not to be trusted; missing without
        compression.
  payload_compression:
    0:
      id: zstd
      -orig-id: ZSTD
      doc: Zstandard.
    255:
      id: none
      -orig-id: NONE
      doc: Not compressed.
  mariadb_gtid_flag:
    0x1:
      id: standalone
      -orig-id: FL_STANDALONE
      doc: One statement, without BEGIN and COMMIT.
    0x2:
      id: group_commit_id
      -orig-id: FL_GROUP_COMMIT_ID
      doc: The event has `commit_id`.
    0x4:
      id: transactional
      -orig-id: FL_TRANSACTIONAL
      doc: All tables are of transactional engines.
    0x8:
      id: allow_parallel
      -orig-id: FL_ALLOW_PARALLEL
      doc: May be applied in parallel (`skip_parallel_replication` was off).
    0x10:
      id: waited
      -orig-id: FL_WAITED
      doc: Waited for a row lock of another transaction.
    0x20:
      id: ddl
      -orig-id: FL_DDL
      doc: Has DDL.
    0x40:
      id: prepared_xa
      -orig-id: FL_PREPARED_XA
      doc: |
        Prepares an XA transaction; the event has `xid`. MariaDB 10.5 and later.
    0x80:
      id: completed_xa
      -orig-id: FL_COMPLETED_XA
      doc: |
        Commits or rolls back a prepared XA transaction; the event has `xid`.
        MariaDB 10.5 and later.
  mariadb_gtid_extra_flag:
    0x1:
      id: multi_engine
      -orig-id: FL_EXTRA_MULTI_ENGINE_E1
      doc: Several engines took part. MariaDB 10.6 and later.
    0x2:
      id: start_alter
      -orig-id: FL_START_ALTER_E1
      doc: Begins an ALTER TABLE. MariaDB 10.8 and later.
    0x4:
      id: commit_alter
      -orig-id: FL_COMMIT_ALTER_E1
      doc: Ends an ALTER TABLE that was begun.
    0x8:
      id: rollback_alter
      -orig-id: FL_ROLLBACK_ALTER_E1
      doc: Takes an ALTER TABLE back that was begun.
    0x10:
      id: thread_id
      -orig-id: FL_EXTRA_THREAD_ID
      doc: The event has `thread_id`. MariaDB 11.5 and later.
  extra_row_info_type:
    0:
      id: ndb
      -orig-id: NDB
      doc: Of MySQL Cluster.
    1:
      id: partition
      -orig-id: PART
      doc: Partition of the rows.
  row_value_option:
    0x1:
      id: partial_json
      -orig-id: PARTIAL_JSON_UPDATES
      doc: JSON columns may hold differences.
  query_flag2:
    0x4000:
      id: auto_is_null
      -orig-id: OPTION_AUTO_IS_NULL
      doc: |
        `sql_auto_is_null` is on.
    0x8000:
      id: no_check_constraint_checks
      -orig-id: OPTION_NO_CHECK_CONSTRAINT_CHECKS
      doc: |
        `check_constraint_checks` is off. MariaDB 10.2 and later.
    0x80000:
      id: not_autocommit
      -orig-id: OPTION_NOT_AUTOCOMMIT
      doc: |
        `autocommit` is off.
    0x1000000:
      id: explicit_def_timestamp
      -orig-id: OPTION_EXPLICIT_DEF_TIMESTAMP
      doc: |
        `explicit_defaults_for_timestamp` is on. MariaDB 10.10 and later.
    0x4000000:
      id: no_foreign_key_checks
      -orig-id: OPTION_NO_FOREIGN_KEY_CHECKS
      doc: |
        `foreign_key_checks` is off.
    0x8000000:
      id: relaxed_unique_checks
      -orig-id: OPTION_RELAXED_UNIQUE_CHECKS
      doc: |
        `unique_checks` is off.
    0x10000000:
      id: if_exists
      -orig-id: OPTION_IF_EXISTS
      doc: |
        IF EXISTS and IF NOT EXISTS are implied (`sql_if_exists`). MariaDB 10.5
        and later.
    0x40000000:
      id: insert_history
      -orig-id: OPTION_INSERT_HISTORY
      doc: |
        `system_versioning_insert_history` is on. MariaDB 10.11 and later.
  encryption_header_field_type:
    0:
      id: end_mark
      doc: Nothing more; padding has it too.
    1:
      id: key_id
      -orig-id: KEY_ID
      doc: Name of the key.
    2:
      id: encrypted_password
      -orig-id: ENCRYPTED_FILE_PASSWORD
      doc: The file's password, encrypted.
    3:
      id: iv
      -orig-id: IV_FOR_FILE_PASSWORD
      doc: Initialisation vector.
  sql_mode_flag:
    0x1:
      id: real_as_float
      -orig-id: MODE_REAL_AS_FLOAT
    0x2:
      id: pipes_as_concat
      -orig-id: MODE_PIPES_AS_CONCAT
    0x4:
      id: ansi_quotes
      -orig-id: MODE_ANSI_QUOTES
    0x8:
      id: ignore_space
      -orig-id: MODE_IGNORE_SPACE
    0x10:
      id: ignore_bad_table_options
      -orig-id: MODE_IGNORE_BAD_TABLE_OPTIONS
      doc: MariaDB.
    0x20:
      id: only_full_group_by
      -orig-id: MODE_ONLY_FULL_GROUP_BY
    0x40:
      id: no_unsigned_subtraction
      -orig-id: MODE_NO_UNSIGNED_SUBTRACTION
    0x80:
      id: no_dir_in_create
      -orig-id: MODE_NO_DIR_IN_CREATE
    0x100:
      id: postgresql
      -orig-id: MODE_POSTGRESQL
      doc: MariaDB, MySQL up to 5.7.
    0x200:
      id: oracle
      -orig-id: MODE_ORACLE
      doc: MariaDB, MySQL up to 5.7.
    0x400:
      id: mssql
      -orig-id: MODE_MSSQL
      doc: MariaDB, MySQL up to 5.7.
    0x800:
      id: db2
      -orig-id: MODE_DB2
      doc: MariaDB, MySQL up to 5.7.
    0x1000:
      id: maxdb
      -orig-id: MODE_MAXDB
      doc: MariaDB, MySQL up to 5.7.
    0x2000:
      id: no_key_options
      -orig-id: MODE_NO_KEY_OPTIONS
      doc: MariaDB, MySQL up to 5.7.
    0x4000:
      id: no_table_options
      -orig-id: MODE_NO_TABLE_OPTIONS
      doc: MariaDB, MySQL up to 5.7.
    0x8000:
      id: no_field_options
      -orig-id: MODE_NO_FIELD_OPTIONS
      doc: MariaDB, MySQL up to 5.7.
    0x10000:
      id: mysql323
      -orig-id: MODE_MYSQL323
      doc: MariaDB, MySQL up to 5.7.
    0x20000:
      id: mysql40
      -orig-id: MODE_MYSQL40
      doc: MariaDB, MySQL up to 5.7.
    0x40000:
      id: ansi
      -orig-id: MODE_ANSI
    0x80000:
      id: no_auto_value_on_zero
      -orig-id: MODE_NO_AUTO_VALUE_ON_ZERO
    0x100000:
      id: no_backslash_escapes
      -orig-id: MODE_NO_BACKSLASH_ESCAPES
    0x200000:
      id: strict_trans_tables
      -orig-id: MODE_STRICT_TRANS_TABLES
    0x400000:
      id: strict_all_tables
      -orig-id: MODE_STRICT_ALL_TABLES
    0x800000:
      id: no_zero_in_date
      -orig-id: MODE_NO_ZERO_IN_DATE
    0x1000000:
      id: no_zero_date
      -orig-id: MODE_NO_ZERO_DATE
    0x2000000:
      id: allow_invalid_dates
      -orig-id: MODE_INVALID_DATES
    0x4000000:
      id: error_for_division_by_zero
      -orig-id: MODE_ERROR_FOR_DIVISION_BY_ZERO
    0x8000000:
      id: traditional
      -orig-id: MODE_TRADITIONAL
    0x10000000:
      id: no_auto_create_user
      -orig-id: MODE_NO_AUTO_CREATE_USER
      doc: MariaDB, MySQL up to 5.7.
    0x20000000:
      id: high_not_precedence
      -orig-id: MODE_HIGH_NOT_PRECEDENCE
    0x40000000:
      id: no_engine_substitution
      -orig-id: MODE_NO_ENGINE_SUBSTITUTION
  first_byte_of_file:
    0xfd:
      id: encrypted
      doc: MySQL encrypted the file.
    0xfe:
      id: plain
      doc: A log that can be read as it is.
  gtid_flag:
    0x1:
      id: may_have_sbr
      -orig-id: FLAG_MAY_HAVE_SBR
      doc: |
        The transaction may have changes logged as statements. Always set before
        MySQL 5.7.19 and 8.0.2.
  logical_timestamp_type:
    2:
      id: logical_clock
      -orig-id: LOGICAL_TIMESTAMP_TYPECODE
      doc: The two numbers of the logical clock. There is no other type.
  user_var_flag:
    0x1:
      id: unsigned_integer
      -orig-id: UNSIGNED_F
      doc: The integer is unsigned.
  load_option:
    0x1:
      id: dumpfile
      -orig-id: DUMPFILE_FLAG
      doc: Of SELECT INTO DUMPFILE; not in use.
    0x2:
      id: optionally_enclosed
      -orig-id: OPT_ENCLOSED_FLAG
      doc: OPTIONALLY ENCLOSED BY.
    0x4:
      id: replace
      -orig-id: REPLACE_FLAG
      doc: REPLACE, take the new row where the key exists.
    0x8:
      id: ignore
      -orig-id: IGNORE_FLAG
      doc: IGNORE, keep the old row where the key exists.
  load_separator_flag:
    0x1:
      id: no_field_end
      -orig-id: FIELD_TERM_EMPTY
      doc: Fields have no end.
    0x2:
      id: no_quotes
      -orig-id: ENCLOSED_EMPTY
      doc: Fields have no quotes.
    0x4:
      id: no_line_end
      -orig-id: LINE_TERM_EMPTY
      doc: Lines have no end.
    0x8:
      id: no_line_start
      -orig-id: LINE_START_EMPTY
      doc: Lines have no start.
    0x10:
      id: no_escape
      -orig-id: ESCAPED_EMPTY
      doc: There is no escape.
  mariadb_gtid_list_flag:
    0x1:
      id: until_reached
      -orig-id: FLAG_UNTIL_REACHED
      doc: |
        Sent to a replica that reached the position it was to stop at; not in
        logs of a source.
    0x2:
      id: ign_gtids
      -orig-id: FLAG_IGN_GTIDS
      doc: |
        In relay logs, of transactions that the replica left out.
  event_compression:
    0:
      id: zlib
      doc: A zlib stream. There is no other method.
  partial_rows_flag:
    0x1:
      id: orig_event_size
      -orig-id: FL_ORIG_EVENT_SIZE
      doc: The event has `len_event`; set in the first piece only.
  collation_id:
    63:
      id: binary
      doc: No text; the other numbers are in `information_schema.collations`.
  geometry_kind:
    0:
      id: geometry
      doc: Any geometry.
    1:
      id: point
      doc: POINT.
    2:
      id: linestring
      doc: LINESTRING.
    3:
      id: polygon
      doc: POLYGON.
    4:
      id: multipoint
      doc: MULTIPOINT.
    5:
      id: multilinestring
      doc: MULTILINESTRING.
    6:
      id: multipolygon
      doc: MULTIPOLYGON.
    7:
      id: geomcollection
      doc: GEOMETRYCOLLECTION.
