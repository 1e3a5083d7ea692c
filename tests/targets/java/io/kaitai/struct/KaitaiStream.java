package io.kaitai.struct;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.InflaterInputStream;

/** What the parser of this spec needs of Kaitai's runtime for Java, written for the tests of the targets. */
public class KaitaiStream {
    private final byte[] bytes;
    private int place;
    private long bits;
    private int numBits;

    public KaitaiStream(byte[] bytes) {
        this.bytes = bytes;
    }

    public static int mod(int a, int b) {
        return Math.floorMod(a, b);
    }

    public static long mod(long a, long b) {
        return Math.floorMod(a, b);
    }

    public static byte[] bytesTerminate(byte[] bytes, byte end, boolean withEnd) {
        int found = find(bytes, end, 0);
        return found < 0 ? bytes : Arrays.copyOf(bytes, found + (withEnd ? 1 : 0));
    }

    public static byte[] processZlib(byte[] compressed) {
        try (InflaterInputStream plain = new InflaterInputStream(new ByteArrayInputStream(compressed))) {
            return plain.readAllBytes();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private static int find(byte[] bytes, byte wanted, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == wanted) {
                return i;
            }
        }
        return -1;
    }

    public int pos() {
        return place;
    }

    public long size() {
        return bytes.length;
    }

    public boolean isEof() {
        return place >= bytes.length && numBits == 0;
    }

    public void seek(long newPlace) {
        alignToByte();
        place = Math.toIntExact(newPlace);
    }

    public void alignToByte() {
        bits = 0;
        numBits = 0;
    }

    public KaitaiStream substream(long length) {
        return new KaitaiStream(readBytes(length));
    }

    public byte[] readBytes(long length) {
        alignToByte();
        if (length < 0 || length > bytes.length - place) {
            throw new BufferUnderflowException();
        }
        place += (int) length;
        return Arrays.copyOfRange(bytes, place - (int) length, place);
    }

    public byte[] readBytesFull() {
        return readBytes(bytes.length - place);
    }

    public byte[] readBytesTerm(byte end, boolean withEnd, boolean pastEnd, boolean mustEnd) {
        int found = find(bytes, end, place);
        if (found < 0 && mustEnd) {
            throw new BufferUnderflowException();
        }
        byte[] read = readBytes((found < 0 ? bytes.length : found + (withEnd ? 1 : 0)) - place);
        place += found >= 0 && pastEnd && !withEnd ? 1 : 0;
        return read;
    }

    private ByteBuffer take(int length, ByteOrder order) {
        return ByteBuffer.wrap(readBytes(length)).order(order);
    }

    private ByteBuffer little(int length) {
        return take(length, ByteOrder.LITTLE_ENDIAN);
    }

    private ByteBuffer big(int length) {
        return take(length, ByteOrder.BIG_ENDIAN);
    }

    public byte readS1() {
        return little(1).get();
    }

    public int readU1() {
        return readS1() & 0xff;
    }

    public short readS2le() {
        return little(2).getShort();
    }

    public int readU2le() {
        return little(2).getShort() & 0xffff;
    }

    public int readU2be() {
        return big(2).getShort() & 0xffff;
    }

    public int readS4le() {
        return little(4).getInt();
    }

    public long readU4le() {
        return little(4).getInt() & 0xffffffffL;
    }

    public long readU4be() {
        return big(4).getInt() & 0xffffffffL;
    }

    public long readS8le() {
        return little(8).getLong();
    }

    public long readU8le() {
        return little(8).getLong();
    }

    public float readF4le() {
        return little(4).getFloat();
    }

    public double readF8le() {
        return little(8).getDouble();
    }

    public long readBitsIntBe(int count) {
        for (; numBits < count; numBits += 8) {
            bits = bits << 8 | nextByte();
        }
        numBits -= count;
        long value = bits >>> numBits;
        bits &= (1L << numBits) - 1;
        return value;
    }

    public long readBitsIntLe(int count) {
        for (; numBits < count; numBits += 8) {
            bits |= (long) nextByte() << numBits;
        }
        long value = bits & (1L << count) - 1;
        bits >>>= count;
        numBits -= count;
        return value;
    }

    private int nextByte() {
        if (place >= bytes.length) {
            throw new BufferUnderflowException();
        }
        return bytes[place++] & 0xff;
    }

    /** What `valid` refuses. */
    public static class ValidationFailedError extends RuntimeException {
        public ValidationFailedError(Object... facts) {
            super(Arrays.deepToString(facts));
        }
    }

    public static class ValidationNotEqualError extends ValidationFailedError {
        public ValidationNotEqualError(Object... facts) {
            super(facts);
        }
    }

    public static class ValidationLessThanError extends ValidationFailedError {
        public ValidationLessThanError(Object... facts) {
            super(facts);
        }
    }

    public static class ValidationGreaterThanError extends ValidationFailedError {
        public ValidationGreaterThanError(Object... facts) {
            super(facts);
        }
    }

    public static class ValidationNotAnyOfError extends ValidationFailedError {
        public ValidationNotAnyOfError(Object... facts) {
            super(facts);
        }
    }

    public static class ValidationExprError extends ValidationFailedError {
        public ValidationExprError(Object... facts) {
            super(facts);
        }
    }
}
