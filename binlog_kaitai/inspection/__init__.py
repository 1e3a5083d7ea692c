"""The bytes of a log as a tree: every field with its name, its place and its value, as the spec has them."""
