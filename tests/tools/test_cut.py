"""The part of the parser that is a module of its own is the compiler's text, and has all that it needs."""

import ast
from pathlib import Path

import pytest

from ksy import cut
from ksy.cut import parser_parts
from ksy.errors import GeneratorError


def test_the_part_is_the_compilers_text(generated: Path) -> None:
    whole, part = ((generated / name).read_text("utf-8") for name in ("mysql_binlog.py", "status_vars.py"))
    assert parser_parts(whole) == {"status_vars.py": part}
    tops = [next(node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)) for text in (whole, part)]
    classes = [
        {node.name: ast.get_source_segment(text, node) for node in top.body if isinstance(node, ast.ClassDef)}
        for top, text in zip(tops, (whole, part), strict=True)
    ]
    assert classes[1].items() <= classes[0].items()
    assert len(classes[1]) < len(classes[0]) / 5
    used = {
        node.attr
        for node in ast.walk(tops[1])
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "MysqlBinlog"
    }
    assert used <= classes[1].keys()


def test_a_type_that_the_parser_has_not(generated: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cut, "PARSER_PARTS", {"part": "no_such_type"})
    with pytest.raises(GeneratorError, match="NoSuchType"):
        parser_parts((generated / "mysql_binlog.py").read_text("utf-8"))
