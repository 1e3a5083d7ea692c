"""The dump of the C++ parser: C++ does not know its members by name, so its dump is made for each spec."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

HEAD = r"""
#include <cstdio>
#include <fstream>
#include <iterator>
#include <type_traits>
#include "mysql_binlog.h"

typedef const std::string& path_t;
static void dump(path_t path, kaitai::kstruct* value);

static void dump(path_t path, const std::string& bytes) {
    std::printf("%s\tx", path.c_str());
    for (const char byte : bytes) std::printf("%02x", static_cast<unsigned char>(byte));
    std::printf("\n");
}
template <typename T> typename std::enable_if<std::is_floating_point<T>::value>::type dump(path_t path, T value) {
    std::printf("%s\tf%.17g\n", path.c_str(), double(value));
}
template <typename T> typename std::enable_if<std::is_integral<T>::value || std::is_enum<T>::value>::type
dump(path_t path, T value) {
    const bool is_signed = std::is_signed<T>::value;
    const std::string text = is_signed ? std::to_string(int64_t(value)) : std::to_string(uint64_t(value));
    std::printf("%s\t%s\n", path.c_str(), text.c_str());
}
template <typename T> void dump(path_t path, std::vector<T>* items) {
    if (!items) return;
    for (size_t i = 0; i < items->size(); i++) dump(path + "[" + std::to_string(i) + "]", (*items)[i]);
}
"""

BASE = " : public kaitai::kstruct {"
CASE = "    if (auto* found = dynamic_cast<{}*>(value)) return members(path, found);\n"

TAIL = r"""
int main(int count, char** arguments) {
    for (int i = 1; i < count; i++) {
        std::printf("log\t%s\n", arguments[i]);
        std::ifstream file(arguments[i], std::ios::binary);
        const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        kaitai::kstream stream(bytes);
        mysql_binlog_t log(&stream);
        dump("", &log);
    }
}
"""


def source(names: Mapping[str, str], members: Mapping[str, Sequence[str]], header: str) -> str:
    """The program, for classes by the name of their type, their members, and the parser's header."""
    classes = {name: "mysql_binlog_t" if name == "mysql_binlog" else f"mysql_binlog_t::{name}_t" for name in names}
    functions = [_members(classes[name], members[names[name]], _declared(header, name)) for name in classes]
    cases = "".join(map(CASE.format, classes.values()))
    dispatch = f"static void dump(path_t path, kaitai::kstruct* value) {{\n{cases}}}\n"
    return "\n".join([HEAD, *functions, dispatch, TAIL])


def _declared(header: str, name: str) -> str:
    """What a class declares itself, up to the next class."""
    return header.partition(f"class {name}_t{BASE}")[2].partition(BASE)[0]


def _members(name: str, members: Sequence[str], declared: str) -> str:
    lines = "".join(line for member in members for line in _member(member, declared))
    return f"static void members(path_t path, {name}* value) {{\n    (void)path, (void)value;\n{lines}}}\n"


def _member(member: str, declared: str) -> Iterator[str]:
    """A member that may be missing says so; what no case of a switch fits is in its raw bytes."""
    shown = f'dump(path + ".{member}", value->{member}());'
    if f" _is_null_{member}()" not in declared:
        yield f"    {shown}\n"
        return
    yield f"    if (!value->_is_null_{member}()) {shown}\n"
    if f" _raw_{member}()" in declared:
        yield f'    else if (!value->_raw_{member}().empty()) dump(path + ".{member}", value->_raw_{member}());\n'
