"""The loops over the bytes, as machine code, and what feeds them. README.md explains how it works."""
