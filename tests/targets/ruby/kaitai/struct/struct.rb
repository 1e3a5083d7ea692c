# What the parser of this spec needs of Kaitai's runtime for Ruby, written for the tests of the targets.
require 'stringio'

module Kaitai
  module Struct
    VERSION = '0.11'

    class Struct
      attr_reader :_io, :_parent, :_root

      def initialize(io, parent = nil, root = nil)
        @_io = io
        @_parent = parent
        @_root = root || self
      end
    end

    class ValidationError < StandardError
      def initialize(*facts)
        super(facts.reject { |fact| fact.is_a?(Stream) }.map(&:inspect).join(', '))
      end
    end
    ValidationNotEqualError = ValidationLessThanError = ValidationGreaterThanError = ValidationError
    ValidationNotAnyOfError = ValidationExprError = ValidationError

    class Stream
      def initialize(bytes)
        @bytes = bytes.b
        @place = 0
        @bits = @num_bits = 0
      end

      def self.resolve_enum(names, number)
        names.fetch(number, number)
      end

      def self.bytes_terminate(bytes, terminator, with_terminator)
        place = bytes.index(terminator.chr.b)
        place ? bytes[0, place + (with_terminator ? 1 : 0)] : bytes
      end

      def pos
        @place
      end

      def size
        @bytes.bytesize
      end

      def eof?
        @place >= size && @num_bits.zero?
      end

      def seek(place)
        align_to_byte
        @place = place
      end

      def substream(length)
        Stream.new(read_bytes(length))
      end

      def read_bytes(length)
        align_to_byte
        raise EOFError, "#{length} bytes at #{@place} of #{size}" if length.negative? || @place + length > size

        @place += length
        @bytes.byteslice(@place - length, length)
      end

      def read_bytes_full
        read_bytes(size - @place)
      end

      def read_bytes_term(terminator, with_terminator, past_terminator, must_end)
        found = @bytes.index(terminator.chr.b, @place)
        raise EOFError, 'no terminator' if !found && must_end

        bytes = read_bytes((found || size) - @place)
        return bytes unless found

        @place += 1 if past_terminator
        with_terminator ? bytes + terminator.chr.b : bytes
      end

      { u1: 'C', s1: 'c', u2le: 'S<', u2be: 'S>', s2le: 's<', u4le: 'L<', u4be: 'L>', s4le: 'l<', s4be: 'l>', u8le: 'Q<',
        u8be: 'Q>', s8le: 'q<', s8be: 'q>', s2be: 's>', f4le: 'e', f8le: 'E' }.each do |name, form|
        length = name[1].to_i
        define_method("read_#{name}") { read_bytes(length).unpack1(form) }
      end

      def align_to_byte
        @bits = @num_bits = 0
      end

      def read_bits_int_be(count)
        while @num_bits < count
          @bits = (@bits << 8) | next_byte
          @num_bits += 8
        end
        @num_bits -= count
        value = @bits >> @num_bits
        @bits &= (1 << @num_bits) - 1
        value
      end

      def read_bits_int_le(count)
        while @num_bits < count
          @bits |= next_byte << @num_bits
          @num_bits += 8
        end
        value = @bits & ((1 << count) - 1)
        @bits >>= count
        @num_bits -= count
        value
      end

      private

      def next_byte
        raise EOFError, 'no bits are left' if @place >= size

        @place += 1
        @bytes.getbyte(@place - 1)
      end
    end
  end
end
