"""The bytes of a log as a tree: every field with its name, its place and its value, as the spec has them.

The tree is made by the parser in debug mode, so that it shows what the spec says and nothing else; `dump` and `page`
show it as text and as HTML. A reading of bytes that the page needs is generated from the spec (`readings`,
`documents_js`).
"""
