"""A disk that is full, for one process and as long as a test wants it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def full(left: int) -> Iterator[None]:
    """Let no file become longer than so many bytes; not on Windows, which has no such limit."""
    assert sys.platform != "win32"
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (left, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
