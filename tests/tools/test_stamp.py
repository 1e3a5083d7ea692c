"""generated/ was made from the spec and the generator that are here. Needs no node; `--check` is stricter."""

from pathlib import Path

from ksy.stamp import NAME, is_current, spec_hash, stamp

FIX = "run: python tools/generate.py"


def test_generated_was_made_from_this_spec_and_generator(spec_path: Path, generated: Path) -> None:
    assert (generated / NAME).read_text("utf-8") == stamp(spec_path), FIX
    assert is_current(spec_path, generated)


def test_a_changed_spec_is_noticed(spec_path: Path, generated: Path, tmp_path: Path) -> None:
    changed = tmp_path / spec_path.name
    changed.write_bytes(spec_path.read_bytes() + b"# changed\n")
    assert not is_current(changed, generated)
    assert not is_current(spec_path, tmp_path)


def test_line_ends_do_not_count(spec_path: Path, tmp_path: Path) -> None:
    windows = tmp_path / spec_path.name
    windows.write_bytes(spec_path.read_bytes().replace(b"\n", b"\r\n"))
    assert spec_hash(windows) == spec_hash(spec_path)


def test_parser_modules_are_verbatim_compiler_output(generated: Path) -> None:
    for name in ("mysql_binlog.py", "mysql_binlog_debug.py", "status_vars.py"):
        first = (generated / name).read_text("utf-8").partition("\n")[0]
        assert (
            first
            == "# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild"
        )
