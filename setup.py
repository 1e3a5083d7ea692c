"""What pyproject.toml cannot say of the build: the wheel is for one kind of machine, and for every Python 3."""

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel


class _ForOneMachine(Distribution):
    def has_ext_modules(self) -> bool:
        return True


class _ForEveryPython(bdist_wheel):
    def get_tag(self) -> tuple[str, str, str]:
        return "py3", "none", super().get_tag()[2]


setup(distclass=_ForOneMachine, cmdclass={"bdist_wheel": _ForEveryPython})
