"""Reads a Kaitai Struct spec and derives from its structure what a fast reader needs.

The way of the data: `spec` (the YAML tree as objects) and `expressions` (its expression texts as trees) feed
`inference` (static types) and `inline` (an expression brought down to fields, params and context). `pieces` lays a
type out as a run of pieces; `prefixes`, `cells`, `functions` and `readers` are made of these, and `model` collects
what the templates print. Nothing here knows the format: only `entries` names members of the spec.
"""
