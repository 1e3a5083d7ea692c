"""From bytes to frames: sources, compressed and encrypted files, the magic number, framing and resynchronization.

A frame is an event that is not decoded. Where bytes come from is known here only (`source`, `remote`, `window`), and so
is how a log is decrypted. What events mean is not.
"""
