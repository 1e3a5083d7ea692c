"""The typed stub has the members of the parser, no more and no less, with the types that the compiler itself infers."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CLIENT = """
from mysql_binlog import MysqlBinlog
def sizes(log: MysqlBinlog) -> list[int]:
    return [event.header.event_size for event in log.events]
def flags(header: MysqlBinlog.EventHeader) -> bool:
    return header.flag_bits.binlog_in_use
def kind(header: MysqlBinlog.EventHeader) -> MysqlBinlog.EventType | int:
    return header.event_type
event = MysqlBinlog.from_bytes(b"").events[0]
if isinstance(event.body, MysqlBinlog.QueryEvent):
    text: str = event.body.database
"""
MISTAKES = ['header: str = MysqlBinlog.from_bytes(b"").events[0].header', "MysqlBinlog.EventHeader.no_such_member"]


def _classes(text: str) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)}


def _stub_members(node: ast.ClassDef) -> set[str]:
    fields = {
        item.target.id for item in node.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    }
    return fields | {item.name for item in node.body if isinstance(item, ast.FunctionDef)}


def _parser_members(node: ast.ClassDef) -> set[str]:
    methods = {item.name for item in node.body if isinstance(item, ast.FunctionDef)} - {"_fetch_instances"}
    stored = {
        target.attr
        for item in ast.walk(node)
        if isinstance(item, ast.Assign)
        for target in item.targets
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
    }
    inner = {name for child in node.body if isinstance(child, ast.ClassDef) for name in _parser_members(child)}
    return methods | {name for name in stored if not name.startswith(("_m_", "_raw_", "_unnamed"))} - inner | methods


def test_stub_and_parser_have_the_same_classes_and_members(generated: Path) -> None:
    stub = _classes((generated / "mysql_binlog.pyi").read_text("utf-8"))
    parser = _classes((generated / "mysql_binlog.py").read_text("utf-8"))
    assert stub.keys() == parser.keys()
    for name in stub.keys() - {"MysqlBinlog"}:
        if ast.unparse(stub[name].bases[0]) == "IntEnum" if stub[name].bases else False:
            assert ast.unparse(stub[name]) == ast.unparse(parser[name])
        else:
            assert _stub_members(stub[name]) == _parser_members(parser[name]) | {"_io"}, name


def _mypy(folder: Path, generated: Path, source: str) -> subprocess.CompletedProcess[str]:
    (folder / "mysql_binlog.pyi").write_text((generated / "mysql_binlog.pyi").read_text("utf-8"), "utf-8")
    (folder / "client.py").write_text(source, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "client.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_strict_type_checking_sees_the_members(generated: Path, tmp_path: Path) -> None:
    done = _mypy(tmp_path, generated, CLIENT)
    assert done.returncode == 0, done.stdout
    done = _mypy(tmp_path, generated, "from mysql_binlog import MysqlBinlog\n" + "\n".join(MISTAKES) + "\n")
    assert done.stdout.count("error:") == len(MISTAKES), done.stdout


JAVA = {
    **dict.fromkeys(("short", "int", "Integer", "long", "Long", "byte", "Byte", "BigInteger"), "int"),
    **dict.fromkeys(("float", "Float", "double", "Double"), "float"),
    **dict.fromkeys(("Object", "KaitaiStruct"), "object"),
    "boolean": "bool",
    "Boolean": "bool",
    "String": "str",
    "byte[]": "bytes",
}


def _java(word: str) -> str:
    word = word.rpartition("MysqlBinlog.")[2] if "<" not in word else word
    inner = re.fullmatch(r"List<(.*)>", word)
    return f"list[{_java(inner[1])}]" if inner else JAVA.get(word, word)


def _ours(kind: Any) -> str:
    from ksy.inference import EnumType, ListOf, Plain, Union, User

    match kind:
        case Plain(name):
            return str(name)
        case User(name) | EnumType(name):
            return "".join(map(str.capitalize, name.split("_")))
        case ListOf(item):
            return f"list[{_ours(item)}]"
        case Union():
            return "object"
    raise AssertionError(kind)


@pytest.mark.node
def test_inferred_types_are_the_compilers(compiler: Any, spec: Any, spec_path: Path, tmp_path: Path) -> None:
    """The compiler declares types in Java; Python has none."""
    from ksy.inference import Inference

    (source,) = compiler.compile("java", spec_path, tmp_path)
    parts = re.split(r"^    public static class (\w+) extends .*$", source.read_text("utf-8"), flags=re.MULTILINE)
    inference, seen = Inference(spec), 0
    for name, body in zip(parts[1::2], parts[2::2], strict=True):
        owner = next(declared for declared in spec.types.values() if _ours_name(declared.name) == name)
        getters = {
            m[2]: m[1] for m in re.finditer(r"^        public ([\w<>\[\].]+) (\w+)\(\)", body, flags=re.MULTILINE)
        }
        for member in (*owner.params, *(field.id for field in owner.fields if field.named)):
            declared_type = getters[re.sub(r"_(\w)", lambda match: match[1].upper(), member)]
            assert _ours(inference.member(owner.name, member)) == _java(declared_type), f"{owner.name}.{member}"
            seen += 1
    assert seen > 600


def _ours_name(name: str) -> str:
    return "".join(map(str.capitalize, name.split("_")))
