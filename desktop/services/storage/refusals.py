"""Why an operating system refuses a file, in our own words: its own come in whatever language it speaks."""

from __future__ import annotations

import errno

from desktop.core.words import Phrase, phrase

_WORDS = {
    "EIO": phrase("読み書きの途中で失敗"),
    "ENXIO": phrase("装置がつながっていない"),
    "ENODEV": phrase("装置がつながっていない"),
    "ENOMEDIUM": phrase("装置がつながっていない"),
    "ESTALE": phrase("ネットワークの場所につながらない"),
    "ETIMEDOUT": phrase("ネットワークの場所につながらない"),
    "ENOTCONN": phrase("ネットワークの場所につながらない"),
    "ECONNRESET": phrase("ネットワークの場所につながらない"),
    "EHOSTDOWN": phrase("ネットワークの場所につながらない"),
    "EHOSTUNREACH": phrase("ネットワークの場所につながらない"),
    "ENETUNREACH": phrase("ネットワークの場所につながらない"),
    "EBUSY": phrase("ほかのプログラムが使っている"),
    "ETXTBSY": phrase("ほかのプログラムが使っている"),
    "EAGAIN": phrase("ほかのプログラムが使っている"),
    "EDEADLK": phrase("ほかのプログラムが使っている"),
    "ENOLCK": phrase("ほかのプログラムが使っている"),
    "EMFILE": phrase("開いているファイルが多すぎる"),
    "ENFILE": phrase("開いているファイルが多すぎる"),
    "ENOMEM": phrase("メモリーが足りない"),
    "ENOSPC": phrase("空き容量が足りない"),
    "EDQUOT": phrase("空き容量が足りない"),
    "EFBIG": phrase("空き容量が足りない"),
    "EACCES": phrase("許可がない"),
    "EPERM": phrase("許可がない"),
    "EROFS": phrase("読み取り専用の場所"),
    "ENOENT": phrase("見つからない"),
    "ENOTDIR": phrase("見つからない"),
    "EISDIR": phrase("ファイルではなくフォルダー"),
    "EEXIST": phrase("同じ名前のものがもうある"),
    "ENOTEMPTY": phrase("同じ名前のものがもうある"),
    "ENAMETOOLONG": phrase("名前が長すぎる"),
    "ELOOP": phrase("自分に戻ってくるリンク"),
    "EINVAL": phrase("この場所では使えない形"),
    "ENOTSUP": phrase("この場所では使えない形"),
    "EOPNOTSUPP": phrase("この場所では使えない形"),
    "EXDEV": phrase("別のディスクにある"),
}
_BY_NUMBER = {getattr(errno, name): words for name, words in _WORDS.items() if hasattr(errno, name)}
"""Systems know different ones, and number them differently."""

_SHARED = (32, 33)
"""ERROR_SHARING_VIOLATION and ERROR_LOCK_VIOLATION of Windows, which Python calls EACCES."""


def in_use(error: OSError) -> bool:
    """Tell whether another program has the file."""
    return getattr(error, "winerror", None) in _SHARED or error.errno in (errno.EBUSY, errno.ETXTBSY)


def reason(error: OSError) -> Phrase:
    """Return the reason as a part of a sentence; an unknown one by its number."""
    if in_use(error):
        return _WORDS["EBUSY"]
    known = _BY_NUMBER.get(error.errno or 0)
    return known or phrase("システムの番号 {number}", number=error.errno or 0)
