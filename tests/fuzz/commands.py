"""The commands that read logs while edges are counted."""

from __future__ import annotations

from tests.asked import CHOOSING, COMMANDS
from tests.fuzz.conditions import FORMS

__all__ = ["ALL", "OF_DAMAGE"]

_OTHER_COMMANDS = """
index {archive}
verify {archive}
stats {archive}
diff {log} --against {archive} {archive}
carve {redact} --redact-key k --output {folder}/log
changes {redact} --redact-key k
changes {redact} --redact-key k --format text
undo --as-delta {number}
undo --across-ddl --as-delta {number}
carve --operation delete --unit event --output {folder}/log
carve --redact {table}.id --redact-key k --output {folder}/log
carve --rewrite-db a->b --output {folder}/log
carve --rewrite-positions --output {folder}/log
carve --salvage --output {folder}/log
changes --columns @1
changes --database a --exclude-gtids 0-1-5
changes --envelope debezium --property decimal.handling.mode=double --property binary.handling.mode=base64
changes --envelope debezium --property decimal.handling.mode=string --property binary.handling.mode=hex
changes --envelope debezium --property time.precision.mode=connect --property bigint.unsigned.handling.mode=precise
changes --envelope debezium --property topic.prefix=shop --schema-from-log
changes --envelope debezium --schema-from-log
changes --envelope maxwell
changes --envelope maxwell --property output_thread_id=true --property output_commit_info=false
changes --envelope maxwell --schema-from-log --property output_primary_keys=true
changes --format csv --table {table}
changes --format csv --table {table} --columns @1 --timezone +02:00
changes --format text --timezone Europe/Berlin --names positional
changes --format text --with-query
changes --include-gtids 0-1-1
changes --names positional
changes --operation update --links
changes --redact {table}.id --redact-key k
changes --redact-text --redact-key k
changes --redact-text --redact-key k --format text
changes --redact-text --redact-key k --text-errors replace
changes --schema-from-log
changes --server-id 1 --thread-id 10
changes --start-datetime 2020-01-01 --stop-datetime 2030-01-01
changes --start-position 500 --stop-position 3000
changes --text-errors replace
changes --text-errors strict
changes --user root
changes --where {where}
changes --xid 1
diff {log}
events --ddl
events --format jsonl
events --include-gtids 0-1-1
events --links
events --min-rows 2 --database test
events --operation delete
events --query INSERT
events --start-position 700
events --thread-id 10 --user root
export --output {folder} --overwrite --lineage light --schema-from-log --text-errors replace
export --output {folder} --overwrite --lineage none --unsigned widen --decimal256
export --output {folder} --overwrite --where {where} --table {table}
history --table {table} --key {where} --format text
relay --output {folder}/r --operation insert --target 8.0
relay --output {folder}/r --redact-text --redact-key k
relay --output {folder}/r --rewrite-db a->b --workers 1
schema
sql --as statements --allow-incomplete --allow-triggers
sql --as statements --skip-log-bin --check
sql --as statements --where-columns all
sql --ddl --operation update --allow-incomplete
sql --dry-run
sql --gtids
sql --rewrite-db a->b
sql --rows-only --allow-incomplete
sql --undo --rewrite-db a->b
sql --undo --where-columns all --skip-log-bin
state --table {table} --at 2030-01-01T00:00 --as sql
state --table {table} --at 2030-01-01T00:00 --format csv
stats --by day,table
stats --by hour
stats --by minute
stats --by server
stats --by statement
stats --by table --where {where}
stats --by thread
stats --format json
stats --min-rows 2 --by day
stats --query INSERT
stats --user root
stats --where {where}
transactions --format csv
transactions --format jsonl
transactions --format jsonl --min-rows 1 --database test
transactions --format parquet --output {folder}/t
transactions --format parquet --output {folder}/t --thread-id 10
transactions --format parquet --output {folder}/t --where {where}
transactions --min-rows 2
transactions --query INSERT
transactions --sort bytes --top 3
transactions --sort duration
transactions --sort event --format csv
transactions --sort lag --top 2
transactions --thread-id 10
transactions --where {where}
undo --across-ddl --include-conflicts
undo --as events
undo --across-ddl --as-delta {table}.id --table {table}
undo --across-ddl --as events --table {table}
undo --dry-run
undo --rewrite-db a->b --table {table}
undo --across-ddl --skip-log-bin --no-check --table {table}
undo --where-columns all
verify --brief
verify --chain
verify --format jsonl
verify --strict
""".strip().split("\n")
_CONDITIONS = tuple(f"changes --table {{{form}.table}} --where {{{form}.text}}" for form in (*FORMS, "like", "unlike"))
ALL = tuple(dict.fromkeys((*COMMANDS, *CHOOSING, *_OTHER_COMMANDS, *_CONDITIONS)))
"""With words in braces: of the log's rows, a folder, the log itself."""
OF_DAMAGE = """
carve --redact-text --redact-key k --output {folder}/log
carve --salvage --output {folder}/log
carve --unit event --output {folder}/log
changes
changes --envelope debezium --schema-from-log
changes --envelope maxwell
changes --format text
changes --redact-text --redact-key k
changes --with-query
diff {log}
events
events --format jsonl
export --output {folder} --overwrite
relay --output {folder}/r
schema
sql
sql --as statements --allow-incomplete
stats
stats --by statement
transactions --format jsonl
transactions --format parquet --output {folder}/t
undo --across-ddl
verify
verify --quick
""".strip().split("\n")
"""Those that read logs in which all is damaged."""
