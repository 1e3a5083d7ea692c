"""Functions of the libraries for x86 by which the processor says what it has, in LLVM's language."""

_ASKED = "x86_64-unknown-linux"
_CPUID = """
define i64 @binlog_cpuid(i64 %leaf, i64 %register) {
  %number = trunc i64 %leaf to i32
  %all = call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx}"(i32 %number, i32 0)
  %eax = extractvalue { i32, i32, i32, i32 } %all, 0
  %ebx = extractvalue { i32, i32, i32, i32 } %all, 1
  %ecx = extractvalue { i32, i32, i32, i32 } %all, 2
  %is_first = icmp eq i64 %register, 0
  %is_second = icmp eq i64 %register, 1
  %others = select i1 %is_second, i32 %ebx, i32 %ecx
  %found = select i1 %is_first, i32 %eax, i32 %others
  %result = zext i32 %found to i64
  ret i64 %result
}

define i64 @binlog_xgetbv() {
  %both = call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx}"(i32 0)
  %low = extractvalue { i32, i32 } %both, 0
  %result = zext i32 %low to i64
  ret i64 %result
}
"""


def asks_processor(triple: str) -> bool:
    """Return whether the libraries of a platform, as LLVM calls it, can ask their processor."""
    return triple.startswith(_ASKED)


def with_questions(text: str, triple: str) -> str:
    """Return the loops in LLVM's language with functions that ask the processor what it has, where Python cannot.

    Args:
        text: the loops.
        triple: the platform as LLVM calls it.
    """
    return text + _CPUID if asks_processor(triple) else text
