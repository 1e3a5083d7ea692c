package io.kaitai.struct;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A stream of bytes in memory. */
public class ByteBufferKaitaiStream extends KaitaiStream {
    public ByteBufferKaitaiStream(byte[] bytes) {
        super(bytes);
    }

    public ByteBufferKaitaiStream(String fileName) throws IOException {
        super(Files.readAllBytes(Path.of(fileName)));
    }
}
