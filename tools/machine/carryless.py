"""Multiplication without carries, by which checksums are made, in the terms of processors other than x86."""

_X86 = "@llvm.x86.pclmulqdq"
_DECLARATION = "declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8 immarg)"
_HEAD = """\
define internal <2 x i64> @carryless(<2 x i64> %a, <2 x i64> %b, i8 %halves) alwaysinline {
  %are_high = icmp ne i8 %halves, 0
  %half = zext i1 %are_high to i64
  %x = extractelement <2 x i64> %a, i64 %half
  %y = extractelement <2 x i64> %b, i64 %half
"""
_ARM = (
    _HEAD
    + """\
  %product = call <16 x i8> @llvm.aarch64.neon.pmull64(i64 %x, i64 %y)
  %result = bitcast <16 x i8> %product to <2 x i64>
  ret <2 x i64> %result
}

declare <16 x i8> @llvm.aarch64.neon.pmull64(i64, i64)"""
)
_BITS = 34
"""Of the second factor, which is a constant of the polynomial: only the bits that it has become instructions."""


def _by_shifts() -> str:
    lines = [_HEAD.rstrip()]
    low, high = "0", "0"
    for bit in range(_BITS):
        lines += [
            f"  %bit{bit} = and i64 %y, {1 << bit}",
            f"  %has{bit} = icmp ne i64 %bit{bit}, 0",
            f"  %left{bit} = shl i64 %x, {bit}",
            f"  %add{bit} = select i1 %has{bit}, i64 %left{bit}, i64 0",
            f"  %low{bit} = xor i64 {low}, %add{bit}",
        ]
        low = f"%low{bit}"
        if bit:
            lines += [
                f"  %right{bit} = lshr i64 %x, {64 - bit}",
                f"  %carry{bit} = select i1 %has{bit}, i64 %right{bit}, i64 0",
                f"  %high{bit} = xor i64 {high}, %carry{bit}",
            ]
            high = f"%high{bit}"
    lines += [
        f"  %first = insertelement <2 x i64> zeroinitializer, i64 {low}, i64 0",
        f"  %result = insertelement <2 x i64> %first, i64 {high}, i64 1",
        "  ret <2 x i64> %result",
        "}",
    ]
    return "\n".join(lines)


def with_multiplication(text: str, kind: str) -> str:
    """Return the loops in LLVM's language with the multiplication that a kind of processor has.

    Args:
        text: the loops for x86.
        kind: ``x86``, ``arm`` (of 64 bits, with its PMULL), or ``shifts`` for one that has none.
    """
    if kind == "x86":
        return text
    at = text.index(_DECLARATION)
    end = text.index("\n", at)
    body = _ARM if kind == "arm" else _by_shifts()
    return f"{text[:at]}{body}{text[end:]}".replace(_X86, "@carryless")
