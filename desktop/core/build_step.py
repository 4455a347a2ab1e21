"""The steps by which somebody is led through the making of a character."""

from __future__ import annotations

from desktop.core.value import Value


class Step(Value):
    """One step of guided building."""

    id: str
    title: str
    """A word, or a place such as `{life}` for one that a 卓 may rename (`Game.named`)."""
    hint: str = ""
    """One sentence for somebody who has never seen the system; may name such words, too."""
