"""The PIN of the kiosk: kept as a salted scrypt hash; after three wrong tries the wait grows.

It keeps curious players out for a play session. The owner of the laptop can always delete the state file.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

TRIES = 3
_HEX = re.compile(r"(?:[0-9a-f]{2}){1,64}")
_MOST = 10**12
_FIRST_WAIT = 30
_LONGEST_WAIT = 600
_COST = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}
"""About 16 MB and a twentieth of a second on the computers supported."""


@dataclass(frozen=True)
class Pin:
    """A hashed PIN, with the tries so far."""

    salt: str
    hash: str
    wrong: int = 0
    until: float = 0.0
    """Until when no try is taken, in seconds of `now`."""

    def wait(self, now: float) -> int:
        """Return for how many seconds no try is taken.

        Args:
            now: seconds of a monotonic clock, as `time.monotonic`. It restarts with the computer;
                so a wait is never longer than the one that the last try brought.
        """
        left = min(self.until - now, float(_wait_after(self.wrong)))
        return max(0, int(left + 0.999))

    def to_json(self) -> dict[str, Any]:
        """Return the PIN for `SessionState.pin`."""
        return asdict(self)


def pin_of(text: str, salt: bytes | None = None) -> Pin:
    """Make a PIN from what was typed (any width of digits)."""
    salt = salt or secrets.token_bytes(16)
    return Pin(salt.hex(), _hash(text, salt))


def pin_from(data: Mapping[str, Any]) -> Pin | None:
    """Read a PIN from JSON; None when there is none or it is damaged."""
    salt, hashed = data.get("salt"), data.get("hash")
    wrong, until = data.get("wrong", 0), data.get("until", 0.0)
    if not (isinstance(salt, str) and _HEX.fullmatch(salt) and isinstance(hashed, str) and _HEX.fullmatch(hashed)):
        return None
    if type(wrong) is not int or type(until) not in (int, float) or not 0 <= wrong < _MOST or not 0 <= until < _MOST:
        return None
    return Pin(salt, hashed, wrong, float(until))


def attempt(pin: Pin, text: str, now: float) -> tuple[Pin, bool]:
    """Try a PIN: the state to keep (write it before answering), and whether it was right.

    A try during the wait counts for nothing, right or wrong.
    """
    if pin.wait(now):
        # a wait written before the computer was restarted begins again, and from then on runs down
        return replace(pin, until=min(pin.until, now + _wait_after(pin.wrong))), False
    if hmac.compare_digest(_hash(text, bytes.fromhex(pin.salt)), pin.hash):
        return replace(pin, wrong=0, until=0.0), True
    wrong = pin.wrong + 1
    return replace(pin, wrong=wrong, until=now + _wait_after(wrong) if wrong >= TRIES else 0.0), False


def _wait_after(wrong: int) -> int:
    rounds = max(0, min(wrong - TRIES, 10))
    return int(min(_FIRST_WAIT * 2**rounds, _LONGEST_WAIT))


def _hash(text: str, salt: bytes) -> str:
    digits = unicodedata.normalize("NFKC", text).strip()
    return hashlib.scrypt(digits.encode(), salt=salt, **_COST).hex()
