// What the parser of this spec needs of Kaitai's runtime for C++, written for the tests of the targets.
#pragma once
#include <stdint.h>
#include <zlib.h>
#include <cstring>
#include <stdexcept>
#include <string>

#define KAITAI_STRUCT_VERSION 11000L

namespace kaitai {
class kstream {
public:
    explicit kstream(const std::string& bytes) : bytes_(bytes) {}

    // Of 32 bits with a sign, as Kaitai's own is.
    static int mod(int a, int b) {
        const int rest = a % b;
        return rest < 0 ? rest + b : rest;
    }
    template <typename T> static std::string to_string(T number) { return std::to_string(number); }
    static std::string bytes_to_str(const std::string& bytes, const char*) { return bytes; }
    static std::string process_zlib(const std::string& packed) {
        z_stream zlib = z_stream();
        zlib.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
        zlib.avail_in = packed.size();
        if (inflateInit(&zlib) != Z_OK) throw std::runtime_error("zlib does not start");
        std::string plain;
        char piece[65536];
        int state = Z_OK;
        while (state == Z_OK) {
            zlib.next_out = reinterpret_cast<Bytef*>(piece);
            zlib.avail_out = sizeof piece;
            state = inflate(&zlib, Z_NO_FLUSH);
            plain.append(piece, sizeof piece - zlib.avail_out);
        }
        inflateEnd(&zlib);
        if (state != Z_STREAM_END) throw std::runtime_error("no zlib stream");
        return plain;
    }
    static std::string bytes_terminate(const std::string& bytes, char end, bool with_end) {
        const size_t found = bytes.find(end);
        return found == std::string::npos ? bytes : bytes.substr(0, found + with_end);
    }

    uint64_t pos() const { return place_; }
    uint64_t size() const { return bytes_.size(); }
    bool is_eof() const { return place_ >= bytes_.size() && num_bits_ == 0; }
    void align_to_byte() { bits_ = num_bits_ = 0; }
    void seek(uint64_t place) {
        align_to_byte();
        place_ = place;
    }

    std::string read_bytes(int64_t length) {
        align_to_byte();
        if (length < 0 || place_ > bytes_.size() || uint64_t(length) > bytes_.size() - place_) {
            throw std::runtime_error(std::to_string(length) + " bytes at " + std::to_string(place_));
        }
        place_ += length;
        return bytes_.substr(place_ - length, length);
    }
    std::string read_bytes_full() { return read_bytes(bytes_.size() - place_); }
    std::string read_bytes_term(char end, bool with_end, bool past_end, bool must_end) {
        const size_t found = bytes_.find(end, place_);
        if (found == std::string::npos) {
            if (must_end) throw std::runtime_error("no terminator");
            return read_bytes_full();
        }
        const std::string read = read_bytes(found - place_);
        place_ += past_end;
        return with_end ? read + end : read;
    }

    int8_t read_s1() { return number<int8_t>(); }
    uint8_t read_u1() { return number<uint8_t>(); }
    int16_t read_s2le() { return number<int16_t>(); }
    uint16_t read_u2le() { return number<uint16_t>(); }
    int32_t read_s4le() { return number<int32_t>(); }
    uint32_t read_u4le() { return number<uint32_t>(); }
    int64_t read_s8le() { return number<int64_t>(); }
    uint64_t read_u8le() { return number<uint64_t>(); }
    float read_f4le() { return number<float>(); }
    double read_f8le() { return number<double>(); }
    uint16_t read_u2be() { return uint16_t(read_bits_int_be(16)); }
    uint32_t read_u4be() { return uint32_t(read_bits_int_be(32)); }

    uint64_t read_bits_int_be(int count) {
        for (; num_bits_ < count; num_bits_ += 8) bits_ = bits_ << 8 | next_byte();
        num_bits_ -= count;
        const uint64_t value = bits_ >> num_bits_;
        bits_ &= (uint64_t(1) << num_bits_) - 1;
        return value;
    }
    uint64_t read_bits_int_le(int count) {
        for (; num_bits_ < count; num_bits_ += 8) bits_ |= uint64_t(next_byte()) << num_bits_;
        const uint64_t value = bits_ & ((uint64_t(1) << count) - 1);
        bits_ >>= count;
        num_bits_ -= count;
        return value;
    }

private:
    // The bytes as they are: the test runs on little-endian machines.
    template <typename T> T number() {
        const std::string read = read_bytes(sizeof(T));
        T value;
        std::memcpy(&value, read.data(), sizeof(T));
        return value;
    }
    uint8_t next_byte() {
        if (place_ >= bytes_.size()) throw std::runtime_error("no bits are left");
        return uint8_t(bytes_[place_++]);
    }

    std::string bytes_;
    uint64_t place_ = 0;
    uint64_t bits_ = 0;
    int num_bits_ = 0;
};

class kstruct {
public:
    explicit kstruct(kstream* io) : m__io(io) {}
    virtual ~kstruct() {}
    kstream* _io() const { return m__io; }

protected:
    kstream* m__io;
};
}  // namespace kaitai
