"""What is put into the buffer of a walk: bytes of a file or stream, decrypted events, payloads that were inflated."""
