"""Numbers with a fraction, as their bits."""

from __future__ import annotations

from typing import Any

from llvmlite import ir

from binlog_kaitai.compiled.loops.memory import value_of

__all__ = ["double_of", "hundredths", "single_of"]

_I32, _I64, _F32, _F64 = ir.IntType(32), ir.IntType(64), ir.FloatType(), ir.DoubleType()


def _hundredths(builder: Any, number: Any) -> Any:
    """The double that is so many hundredths."""
    return builder.bitcast(builder.fdiv(builder.sitofp(number, _F64), ir.Constant(_F64, 100.0)), _I64)


def _double_of(builder: Any, bits: Any) -> Any:
    """The double that is a number of single precision."""
    return builder.bitcast(builder.fpext(builder.bitcast(builder.trunc(bits, _I32), _F32), _F64), _I64)


def _single_of(builder: Any, bits: Any) -> Any:
    """The number of single precision that is nearest to a double."""
    return builder.zext(builder.bitcast(builder.fptrunc(builder.bitcast(bits, _F64), _F32), _I32), _I64)


hundredths, double_of, single_of = (value_of(1, emit) for emit in (_hundredths, _double_of, _single_of))
