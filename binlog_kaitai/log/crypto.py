"""Encrypted logs: keys as the servers keep them, and the two servers' ways of encrypting.

MySQL (8.0.14 and later, sql/rpl_log_encryption.cc) encrypts the whole file after a header of its own: AES-256-CTR
under a password that the header holds, encrypted by a key of the keyring. MariaDB (10.1.7 and later, sql/log_event.cc
and mysys_ssl/my_crypt.cc) encrypts event by event, each with an IV made of the log's nonce and the event's offset;
whether by CBC or CTR is a setting of the server that the log does not tell, so the first checksum decides.

Needs the package `cryptography` (extra ``crypto``). Keys are never part of a message.
"""

from __future__ import annotations

import json
from dataclasses import field
from io import BytesIO
from typing import Any, Literal

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import EncryptedBinlogError, SourceError
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.format.spec_errors import spec_errors
from binlog_kaitai.system import file_bytes

__all__ = ["BLOCK", "CIPHERS", "Cipher", "EventCipher", "FileDecryptor", "Keys", "load_keys"]

Cipher = Literal["aes-cbc", "aes-ctr"]
CIPHERS: tuple[Cipher, ...] = ("aes-cbc", "aes-ctr")
"""How MariaDB encrypts events, in the order in which it is tried."""

BLOCK = 16
"""Bytes that AES takes together."""
_SYSTEM_KEY = "1"
"""MariaDB encrypts logs with this key (ENCRYPTION_KEY_SYSTEM_DATA)."""
_SALTED = b"Salted__"
_Field = layout.EncryptionHeaderFieldType
_SIZE = next(item for item in layout.PREFIX["event_header", None, None].fields if item.name == "event_size")
_IN_CLEAR = slice(_SIZE.offset, _SIZE.offset + _SIZE.size)
"""Where MariaDB leaves the size of an encrypted event; what belongs there is in front."""
_IN_FRONT = slice(0, _SIZE.size)


@dataclass(frozen=True, slots=True)
class Keys:
    """Keys by their name (MySQL) or number (MariaDB)."""

    by_id: dict[str, bytes] = field(repr=False)
    cipher: Cipher | None = None
    """MariaDB's cipher where the log has no checksums to find it by."""


def load_keys(path: str, *, secret: bytes | None = None, cipher: Cipher | None = None) -> Keys:
    """Read keys from a file.

    Args:
        path: MySQL's component_keyring_file JSON, or MariaDB's file_key_management text, perhaps encrypted by
            `openssl enc`.
        secret: password of an encrypted file (MariaDB's file_key_management_filekey).
        cipher: how MariaDB encrypts, where the logs have no checksums.

    Raises SourceError; its text holds nothing of the keys.
    """
    try:
        data = file_bytes(path)
    except OSError as error:
        raise SourceError(f"the keys cannot be read: {error.strerror or error}", path) from error
    if data.startswith(_SALTED):
        data = _decrypt_key_file(data, secret, path)
    try:
        text = data.decode("utf-8")
        keys = _mysql_keys(text) if text.lstrip().startswith("{") else _mariadb_keys(text)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise SourceError(
            "no keys in it: neither MySQL's component_keyring_file nor MariaDB's file_key_management (wrong secret?)",
            path,
        ) from None
    return Keys(keys, cipher)


def _mysql_keys(text: str) -> dict[str, bytes]:
    return {str(item["data_id"]): bytes.fromhex(item["data"]) for item in json.loads(text)["elements"]}


def _mariadb_keys(text: str) -> dict[str, bytes]:
    lines = [line.strip() for line in text.splitlines()]
    pairs = [line.split(";", 1) for line in lines if line and not line.startswith("#")]
    if not pairs:
        raise ValueError("no keys")
    return {str(int(number)): bytes.fromhex(key.strip()) for number, key in pairs}


def _decrypt_key_file(data: bytes, secret: bytes | None, path: str) -> bytes:
    """`openssl enc -aes-256-cbc`: key and IV are derived from the secret by SHA-1, as MariaDB does by default."""
    if secret is None:
        raise SourceError("the keys are encrypted; give their secret by --keys-secret", path)
    import hashlib  # slow, and seldom needed

    salt, stored = data[len(_SALTED) :][:8], data[len(_SALTED) + 8 :]
    derived, last = b"", b""
    while len(derived) < 48:
        last = hashlib.sha1(last + secret + salt, usedforsecurity=False).digest()
        derived += last
    if not stored or len(stored) % BLOCK:
        raise SourceError("the encrypted keys are cut off", path)
    plain = _aes_cbc(derived[:32], derived[32:48], stored)
    return plain[: -plain[-1]] if 0 < plain[-1] <= BLOCK else b"\0"


def _aes_cbc(key: bytes, iv: bytes, data: bytes) -> bytes:
    ciphers = _ciphers()
    decryptor = ciphers.Cipher(ciphers.algorithms.AES(key), ciphers.modes.CBC(iv)).decryptor()
    return bytes(decryptor.update(data) + decryptor.finalize())


def _aes_ctr(key: bytes, counter: bytes, data: bytes) -> bytes:
    ciphers = _ciphers()
    decryptor = ciphers.Cipher(ciphers.algorithms.AES(key), ciphers.modes.CTR(counter)).decryptor()
    return bytes(decryptor.update(data) + decryptor.finalize())


def _ciphers() -> Any:
    """Return the library's module, imported when it is needed."""
    try:
        from cryptography.hazmat.primitives import ciphers
    except ImportError as error:
        raise SourceError("encrypted logs need one more package: pip install 'binlog-kaitai[crypto]'") from error
    return ciphers


class FileDecryptor:
    """Decrypts a whole file of MySQL, piece by piece.

    Args:
        head: the first bytes of the file, `HEADER_SIZE` at least.
        keys: the keys at hand.
        file: name of the log for messages.

    Raises EncryptedBinlogError when the key is missing or wrong.
    """

    def __init__(self, head: bytes, keys: Keys | None, file: str) -> None:
        stream = KaitaiStream(BytesIO(head))
        with spec_errors(file, 0, None):
            parsed = MysqlBinlog.EncryptedFileHeader(stream)
            self.header_size: int = stream.pos()
            fields = {item.type: item for item in parsed.fields.fields}
            key_id = fields[_Field.key_id].key_id
            password = fields[_Field.encrypted_password].password
            iv = fields[_Field.iv].iv
            len_key, len_counter = parsed.len_key, parsed.len_counter
        key = (keys.by_id if keys else {}).get(key_id)
        if key is None:
            advice = "it is not among the keys" if keys else "give its keyring by --keys"
            raise EncryptedBinlogError(f"encrypted by MySQL with key {key_id}; {advice}", file)
        import hashlib  # slow, and seldom needed

        digest = hashlib.sha512(_checked(key, _aes_cbc, iv, password, file, key_id)).digest()
        self._key, counter = digest[:len_key], digest[len_key:][:len_counter]
        self._counter = int.from_bytes(counter.ljust(BLOCK, b"\0"), "big")
        self.seek(0)
        first = self._stream.update(head[self.header_size :])
        if not first.startswith(layout.MAGIC[: len(first)]):
            raise EncryptedBinlogError(f"the key {key_id} is not the one that the log was encrypted with", file)
        self.first: bytes = first
        """The first bytes of the plain log."""

    def seek(self, position: int) -> None:
        """The next bytes are those from a position of the plain log on."""
        ciphers, (block, offset) = _ciphers(), divmod(position, BLOCK)
        counter = ((self._counter + block) % (1 << 8 * BLOCK)).to_bytes(BLOCK, "big")
        self._stream = ciphers.Cipher(ciphers.algorithms.AES(self._key), ciphers.modes.CTR(counter)).decryptor()
        self._stream.update(bytes(offset))

    def update(self, data: bytes) -> bytes:
        """Decrypt the next bytes of the file."""
        return bytes(self._stream.update(data))


def _checked(key: bytes, decrypt: Any, iv: bytes, data: bytes, file: str, name: str) -> bytes:
    try:
        return bytes(decrypt(key, iv, data))
    except ValueError:
        raise EncryptedBinlogError(f"the key {name} has {len(key)} bytes, which AES does not take", file) from None


class EventCipher:
    """Decrypts the events of a MariaDB log after its START_ENCRYPTION_EVENT.

    Args:
        start: the parsed body of that event.
        keys: the keys at hand.
    """

    def __init__(self, start: MysqlBinlog.StartEncryptionEvent, keys: Keys | None) -> None:
        self.cipher = keys.cipher if keys else None
        """None until it is known."""
        self._key = keys.by_id.get(_SYSTEM_KEY) if keys else None
        self.nonce: bytes = start.nonce
        """What the IV of each event begins with; the rest is the position of the event."""
        advice = "it is not among the keys" if keys else "give its file by --keys"
        self._missing = (
            f"encrypted by MariaDB with key {_SYSTEM_KEY} (version {start.key_version}) from here on; {advice}"
        )

    def decrypt(self, event: bytes, position: int, cipher: Cipher) -> bytes:
        """Return the plain bytes of the event at `position`.

        The event's size is in its place in clear; what belongs there, encrypted, is in front of the event, and what
        belongs in front is encrypted as if it were in the size's place.

        Raises EncryptedBinlogError when the key is missing.
        """
        moved, len_position = bytearray(event), BLOCK - len(self.nonce)
        moved[_IN_CLEAR] = event[_IN_FRONT]
        iv = self.nonce + (position % (1 << 8 * len_position)).to_bytes(len_position, "little")
        plain = moved[_IN_FRONT] + _EVENT_CIPHERS[cipher](self._known_key, iv, bytes(moved[_IN_FRONT.stop :]))
        plain[_IN_FRONT] = plain[_IN_CLEAR]
        plain[_IN_CLEAR] = event[_IN_CLEAR]
        return bytes(plain)

    @property
    def _known_key(self) -> bytes:
        if self._key is None:
            raise EncryptedBinlogError(self._missing)
        return self._key

    def encrypt_blocks(self, blocks: memoryview, target: memoryview) -> None:
        """Encrypt blocks, each by itself; the target has room for one block more."""
        ciphers = _ciphers()
        ciphers.Cipher(ciphers.algorithms.AES(self._known_key), ciphers.modes.ECB()).encryptor().update_into(
            blocks, target
        )

    def decrypt_chain(self, blocks: memoryview, target: memoryview) -> None:
        """Decrypt blocks by CBC, where each is changed by the one before it; the target has room for one block more."""
        ciphers = _ciphers()
        mode = ciphers.modes.CBC(bytes(BLOCK))
        ciphers.Cipher(ciphers.algorithms.AES(self._known_key), mode).decryptor().update_into(blocks, target)


def _cbc_with_tail(key: bytes, iv: bytes, data: bytes) -> bytes:
    """CBC without padding: an incomplete block at the end is XORed with the encrypted IV."""
    whole = len(data) - len(data) % BLOCK
    ciphers = _ciphers()
    encryptor = ciphers.Cipher(ciphers.algorithms.AES(key), ciphers.modes.ECB()).encryptor()
    mask = encryptor.update(iv)
    return _aes_cbc(key, iv, data[:whole]) + bytes(a ^ b for a, b in zip(data[whole:], mask, strict=False))


_EVENT_CIPHERS = {"aes-cbc": _cbc_with_tail, "aes-ctr": _aes_ctr}
