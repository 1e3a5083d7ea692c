"""From bytes to frames: sources, compressed and encrypted files, the magic number, framing and resynchronization."""
