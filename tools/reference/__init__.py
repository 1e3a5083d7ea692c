"""Makes the reference page of the format; see tools/format_reference.py."""
