"""The steps of character creation."""

from __future__ import annotations

from desktop.core.value import Value


class Step(Value):
    """One step of guided building."""

    id: str
    title: str
    """A word, or a place such as `{life}` for one that a campaign may rename (`Game.named`)."""
    hint: str = ""
    """One sentence for a player new to the system; may contain such places, too."""
