-- What the parser of this spec needs of Kaitai's runtime for Lua, written for the tests of the targets: streams.
local class = require("class").class

KaitaiStruct = class()

function KaitaiStruct:_init(io) self._io = io end

KaitaiStream = class()

function KaitaiStream:_init(bytes)
  self.bytes, self.place, self.bits, self.num_bits = bytes, 0, 0, 0
end

function KaitaiStream.bytes_terminate(bytes, terminator, with_terminator)
  local place = bytes:find(string.char(terminator), 1, true)
  return place and bytes:sub(1, with_terminator and place or place - 1) or bytes
end

function KaitaiStream:pos() return self.place end

function KaitaiStream:size() return #self.bytes end

function KaitaiStream:is_eof() return self.place >= #self.bytes and self.num_bits == 0 end

function KaitaiStream:align_to_byte() self.bits, self.num_bits = 0, 0 end

function KaitaiStream:seek(place)
  self:align_to_byte()
  self.place = place
end

function KaitaiStream:read_bytes(length)
  self:align_to_byte()
  if length < 0 or self.place + length > #self.bytes then
    error(("%d bytes at %d of %d"):format(length, self.place, #self.bytes))
  end
  self.place = self.place + length
  return self.bytes:sub(self.place - length + 1, self.place)
end

function KaitaiStream:read_bytes_full() return self:read_bytes(#self.bytes - self.place) end

function KaitaiStream:read_bytes_term(terminator, with_terminator, past_terminator, must_end)
  local found = self.bytes:find(string.char(terminator), self.place + 1, true)
  if not found and must_end then error("no terminator") end
  local bytes = self:read_bytes((found and found - 1 or #self.bytes) - self.place)
  if found and past_terminator then self.place = self.place + 1 end
  return found and with_terminator and bytes .. string.char(terminator) or bytes
end

for name, form in pairs({
  u1 = "B", s1 = "b", u2le = "<I2", u2be = ">I2", s2le = "<i2", u4le = "<I4", u4be = ">I4", s4le = "<i4", u8le = "<I8",
  s8le = "<i8", f4le = "<f", f8le = "<d",
}) do
  KaitaiStream["read_" .. name] = function(self)
    return (string.unpack(form, self:read_bytes(string.packsize(form))))
  end
end

local function next_byte(stream)
  if stream.place >= #stream.bytes then error("no bits are left") end
  stream.place = stream.place + 1
  return stream.bytes:byte(stream.place)
end

function KaitaiStream:read_bits_int_be(count)
  while self.num_bits < count do
    self.bits, self.num_bits = self.bits << 8 | next_byte(self), self.num_bits + 8
  end
  self.num_bits = self.num_bits - count
  local value = self.bits >> self.num_bits
  self.bits = self.bits & ((1 << self.num_bits) - 1)
  return value
end

function KaitaiStream:read_bits_int_le(count)
  while self.num_bits < count do
    self.bits, self.num_bits = self.bits | next_byte(self) << self.num_bits, self.num_bits + 8
  end
  local value = self.bits & ((1 << count) - 1)
  self.bits, self.num_bits = self.bits >> count, self.num_bits - count
  return value
end
