"""Fingerprints by Python's own code. `hashlib` loads OpenSSL: 3 MB, and milliseconds at every start."""

from __future__ import annotations

from _blake2 import blake2b
from collections.abc import Callable
from typing import Any

_small: Callable[[bytes], Any] | None
try:
    from _sha256 import sha256 as _small  # type: ignore[import-not-found,no-redef]
except ImportError:  # another version of Python keeps it elsewhere
    _small = None

__all__ = ["LARGE", "blake2b", "sha256"]

LARGE = 100_000
"""Bytes from which on OpenSSL, six times as fast, is worth being loaded."""


def sha256(raw: bytes) -> str:
    """Return the SHA-256 of what is in memory, in hexadecimal digits."""
    if _small is not None and len(raw) < LARGE:
        return str(_small(raw).hexdigest())
    import hashlib

    return hashlib.sha256(raw).hexdigest()
