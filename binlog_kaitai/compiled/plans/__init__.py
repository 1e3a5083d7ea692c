"""Instructions for the loops, made from definitions and the spec: how to decode a table's rows, or to list an event."""
