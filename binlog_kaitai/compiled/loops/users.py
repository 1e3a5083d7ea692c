"""The users that statements name as their invokers: each stands in a list once, and transactions have its number."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops.memory import copy, equal, get, kernel, load8, store8
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.context_parts import AskedUser, User

__all__ = ["add_user", "is_of_asked_user", "knows_user"]

_AT, _QUOTE, _BACKSLASH, _FIRST, _LAST = (ord(char) for char in '@"\\ ~')


@kernel
def _is_plain(p: int, end: int) -> bool:
    """Whether a text is printable ASCII without what JSON escapes."""
    while p < end:
        byte = load8(p)
        if not _FIRST <= byte <= _LAST or byte == _QUOTE:
            return False
        if byte == _BACKSLASH:
            return False
        p += 1
    return True


@kernel
def _len_name(user: User) -> int:
    """How long the name is that stands before the host."""
    text, size = user.text, user.length - 1
    while size > 0 and load8(text + size) != _AT:
        size -= 1
    return size


@kernel
def _is_asked(x: Context, user: User) -> int:
    """1 for a user that is asked for, by name alone or with the host."""
    text, length, size = user.text, user.length, _len_name(user)
    for i in range(x.users.num_asked):
        asked = AskedUser.nth(x.users.asked, i)
        if (asked.length == length or asked.length == size) and equal(asked.text, text, asked.length):
            return 1
    return 0


@kernel
def _is(user: User, name: int, len_name: int, host: int, len_host: int) -> bool:
    if user.length != len_name + 1 + len_host or not equal(user.text, name, len_name):
        return False
    after = user.text + len_name
    return load8(after) == _AT and equal(after + 1, host, len_host)


@kernel
def _add(x: Context, name: int, len_name: int, host: int, len_host: int) -> bool:
    """Put a new user into the list; False where there is no room."""
    number, length = x.users.num, len_name + 1 + len_host
    if number == x.users.room or x.users.used + length > x.users.texts_room:
        return False
    text = x.users.texts + x.users.used
    copy(text, name, len_name)
    store8(text + len_name, _AT)
    copy(text + len_name + 1, host, len_host)
    _enter(x, text, length)
    return True


@kernel
def _enter(x: Context, text: int, length: int) -> None:
    """Have a user whose text stands in its place."""
    user = User.nth(x.users.list, x.users.num)
    user.text = text
    user.length = length
    user.is_plain = 1 if _is_plain(text, text + length) else 0
    user.is_asked = _is_asked(x, user)
    x.users.used += length
    x.users.num += 1


@kernel
def add_user(x: Context, name: int, length: int) -> None:
    """Put a new user into the list, which has room for a text of so many bytes."""
    text = x.users.texts + x.users.used
    copy(text, name, length)
    _enter(x, text, length)


@kernel
def knows_user(x: Context) -> bool:
    """Set `Users.now` to the user of the statement that was read; False for one that Python has to take in."""
    fields = x.form.fields
    name, host = get(fields, loops.QUERY_EVENT_AT_USER), get(fields, loops.QUERY_EVENT_AT_HOST)
    x.users.now = 0
    if name == 0:
        return True
    len_name, len_host = (
        get(fields, loops.QUERY_EVENT_STOP_USER) - name,
        get(fields, loops.QUERY_EVENT_STOP_HOST) - host,
    )
    number, count = 0, x.users.num
    while number < count and not _is(User.nth(x.users.list, number), name, len_name, host, len_host):
        number += 1
    x.users.now = number + 1
    return number < count or _add(x, name, len_name, host, len_host)


@kernel
def is_of_asked_user(x: Context, number: int) -> bool:
    """Whether a transaction whose user has a number, plus 1, is wanted as far as that decides."""
    if x.users.num_asked == 0:
        return True
    return number != 0 and User.nth(x.users.list, number - 1).is_asked != 0
