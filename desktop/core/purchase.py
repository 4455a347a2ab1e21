"""What growth or a shop offers for what it costs."""

from __future__ import annotations

from desktop.core.value import Value
from desktop.core.words import Phrase, Spoken, Words, phrase


class Purchase(Value):
    """Something that growth or a shop offers: what it costs, and whether it can be had now."""

    id: str
    label: Spoken
    group: str = ""
    cost: int = 0
    unit: str = ""
    """The word of what is paid, e.g. 経験点."""
    held: int | None = None
    """How much of it is left; None: it is not counted."""
    rule: str = ""
    gm_only: bool = False
    """The GM gives it: a player in kiosk mode is not offered it."""
    legal: bool = True
    reason: Phrase = phrase("")
    """Why it cannot be had now."""
    remedy: Phrase = phrase("")
    """How it can be had after all."""

    def reason_text(self, words: Words) -> str:
        """Say why not, and the way out; nothing for what can be had."""
        return words.join(self.reason, self.remedy)
