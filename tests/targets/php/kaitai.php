<?php
// What the parser of this spec needs of Kaitai's runtime for PHP, written for the tests of the targets.

namespace Kaitai\Struct {
    class Struct {
        public function __construct(protected Stream $_io, protected ?Struct $_parent = null, protected ?Struct $_root = null) {
            $this->_root = $_root ?? $this;
        }
        public function _io() { return $this->_io; }
        public function _parent() { return $this->_parent; }
        public function _root() { return $this->_root; }
    }

    class Stream {
        private int $place = 0;
        private int $bits = 0;
        private int $numBits = 0;

        public function __construct(private string $bytes) {}

        public static function mod(int $a, int $b): int {
            $rest = $a % $b;
            return $rest < 0 ? $rest + $b : $rest;
        }
        public static function processZlib(string $compressed): string { return gzuncompress($compressed); }
        public static function bytesToStr(string $bytes, string $encoding): string { return $bytes; }
        public static function substring(string $text, int $from, int $to): string { return substr($text, $from, $to - $from); }
        public static function bytesTerminate(string $bytes, string|int $end, bool $withEnd): string {
            $place = strpos($bytes, is_int($end) ? chr($end) : $end);
            return $place === false ? $bytes : substr($bytes, 0, $place + ($withEnd ? 1 : 0));
        }

        public function pos(): int { return $this->place; }
        public function size(): int { return strlen($this->bytes); }
        public function isEof(): bool { return $this->place >= $this->size() && $this->numBits === 0; }
        public function seek(int $place): void { $this->alignToByte(); $this->place = $place; }
        public function alignToByte(): void { $this->bits = $this->numBits = 0; }

        public function readBytes(int $length): string {
            $this->alignToByte();
            if ($length < 0 || $this->place + $length > $this->size()) {
                throw new \RuntimeException("$length bytes at {$this->place} of {$this->size()}");
            }
            $this->place += $length;
            return substr($this->bytes, $this->place - $length, $length);
        }
        public function readBytesFull(): string { return $this->readBytes($this->size() - $this->place); }
        public function readBytesTerm(string|int $end, bool $withEnd, bool $pastEnd, bool $mustEnd): string {
            $end = is_int($end) ? chr($end) : $end;
            $found = strpos($this->bytes, $end, $this->place);
            if ($found === false && $mustEnd) {
                throw new \RuntimeException('no terminator');
            }
            $bytes = $this->readBytes(($found === false ? $this->size() : $found) - $this->place);
            $this->place += $found !== false && $pastEnd ? 1 : 0;
            return $found !== false && $withEnd ? $bytes . $end : $bytes;
        }

        private function number(string $form, int $length): int|float { return unpack($form, $this->readBytes($length))[1]; }
        private function signed(int $value, int $bits): int { return $value >> ($bits - 1) ? $value - (1 << $bits) : $value; }
        public function readU1(): int { return $this->number('C', 1); }
        public function readU2le(): int { return $this->number('v', 2); }
        public function readU2be(): int { return $this->number('n', 2); }
        public function readU4le(): int { return $this->number('V', 4); }
        public function readU4be(): int { return $this->number('N', 4); }
        public function readU8le(): int { return $this->number('P', 8); }
        public function readS1(): int { return $this->signed($this->readU1(), 8); }
        public function readS2le(): int { return $this->signed($this->readU2le(), 16); }
        public function readS4le(): int { return $this->signed($this->readU4le(), 32); }
        public function readS8le(): int { return $this->readU8le(); }
        public function readF4le(): float { return $this->number('g', 4); }
        public function readF8le(): float { return $this->number('e', 8); }

        public function readBitsIntBe(int $count): int {
            for (; $this->numBits < $count; $this->numBits += 8) {
                $this->bits = ($this->bits << 8) | $this->nextByte();
            }
            $this->numBits -= $count;
            $value = $this->bits >> $this->numBits;
            $this->bits &= (1 << $this->numBits) - 1;
            return $value;
        }
        public function readBitsIntLe(int $count): int {
            for (; $this->numBits < $count; $this->numBits += 8) {
                $this->bits |= $this->nextByte() << $this->numBits;
            }
            $value = $this->bits & ((1 << $count) - 1);
            $this->bits >>= $count;
            $this->numBits -= $count;
            return $value;
        }
        private function nextByte(): int {
            if ($this->place >= $this->size()) {
                throw new \RuntimeException('no bits are left');
            }
            return ord($this->bytes[$this->place++]);
        }
    }
}

namespace Kaitai\Struct\Error {
    class ValidationFailedError extends \RuntimeException {
        public function __construct(...$facts) { parent::__construct(json_encode(array_filter($facts, 'is_scalar'))); }
    }
    class ValidationNotEqualError extends ValidationFailedError {}
    class ValidationLessThanError extends ValidationFailedError {}
    class ValidationGreaterThanError extends ValidationFailedError {}
    class ValidationNotAnyOfError extends ValidationFailedError {}
    class ValidationExprError extends ValidationFailedError {}
}
