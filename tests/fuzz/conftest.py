"""What these tests share with those of the loops."""

from tests.columnar.conftest import guarded

__all__ = ["guarded"]
