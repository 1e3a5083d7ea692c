"""What these tests share with those of the loops."""

from tests.compiled.conftest import guarded

__all__ = ["guarded"]
