package io.kaitai.struct;

/** What the parser of this spec needs of Kaitai's runtime for Java, written for the tests of the targets. */
public class KaitaiStruct {
    protected KaitaiStream _io;

    public KaitaiStruct(KaitaiStream io) {
        _io = io;
    }

    public KaitaiStream _io() {
        return _io;
    }
}
