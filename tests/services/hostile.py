"""Damages good files in every way that people, programs and enemies do; the same seed damages alike."""

from __future__ import annotations

import json
import marshal
from random import Random
from typing import Any

VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 2**31, -(2**31) - 1, 2**63, 10**18, 0.5, -0.0, 1e308, "", "x", "\0", "\x7f",
    "<b>太字</b>", "../../etc/passwd", "\u202eabc", "霧" * 300, "x" * 100_001, "NaN", "#12345", "1e999", "\U0001f600",
    [], [5], [[]], [None], ["a", "a"], {}, {"a": 1}, {"id": "x"}, [{}], [{"id": 5}], {"": ""}, [0] * 2100,
)  # fmt: skip
RAW = (
    b"\xff", b"\0", b"\xef\xbb\xbf", b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\", b"\\ud800", b"\\u0000", b"NaN",
    b"-Infinity", b"1e999", b"9" * 30, b"[" * 70, b'"id": 1, "id": 2,', b"\n", b"\x82\xa0", b"-",
)  # fmt: skip

INDENTS = (None, None, None, None, None, None, None, 1)
"""Most files without line breaks, which are quicker to write and no different to read."""


def damaged(data: dict[str, Any], chance: Random) -> bytes:
    """Return a file's bytes with one to four values changed, and sometimes a few bytes as well."""
    copy = _fresh(data)
    for _ in range(chance.randint(1, 4)):
        change(copy, chance)
    raw = json.dumps(copy, ensure_ascii=False, indent=chance.choice(INDENTS)).encode("utf-8", "surrogatepass")
    return torn(raw, chance) if chance.random() < 0.3 else raw


def torn(raw: bytes, chance: Random) -> bytes:
    """Return bytes that were cut, written over or added to."""
    at, to = sorted((chance.randint(0, len(raw)), chance.randint(0, len(raw))))
    match chance.randint(0, 4):
        case 0:
            return raw[:at]
        case 1:
            return raw[:at] + chance.choice(RAW) + raw[at:]
        case 2:
            return raw[:at] + chance.choice(RAW) + raw[at + 1 :]
        case 3:
            return raw[:at] + b"\0" * min(to - at, 4096) + raw[to:]
        case _:
            return raw[:at] + raw[to:]


def change(data: dict[str, Any], chance: Random) -> None:
    """Change one value somewhere in a JSON object, in place."""
    place: Any = data
    while True:
        inner = [v for v in (place.values() if isinstance(place, dict) else place) if isinstance(v, dict | list) and v]
        if not inner or chance.random() < 0.4:
            break
        place = chance.choice(inner)
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    if not keys:
        return
    key = chance.choice(keys)
    match chance.randint(0, 5):
        case 0:
            del place[key]
        case 1 if isinstance(place, dict):
            place[str(chance.choice(VALUES))[:50]] = _fresh(chance.choice(VALUES))
        case 2 if isinstance(place, list):
            place.append(_fresh(place[key]))
        case 3:
            place[key] = [place[key]]
        case _:
            place[key] = _fresh(chance.choice(VALUES))


def _fresh(value: Any) -> Any:
    """Copy plain values with all they hold; a tenth of the time that `deepcopy` takes."""
    return marshal.loads(marshal.dumps(value))
