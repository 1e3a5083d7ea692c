"""The ways in which generating can fail; all are messages for the author of the spec, never tracebacks."""


class GeneratorError(Exception):
    """Something around the spec failed: node, the compiler, a file."""


class SpecError(GeneratorError):
    """The spec cannot be followed at `path` (`types/<name>/seq/<id>`)."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason
