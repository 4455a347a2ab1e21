"""What a check says stands in the tray as it was said, whatever signs it is made of."""

from __future__ import annotations

from html import escape

from desktop.controllers import tray_words
from desktop.core.outcome import Contribution, Outcome
from desktop.core.words import Words
from tests.nasty import TEXTS


def test_names_of_summands_are_text_in_rich_text() -> None:
    every = (*TEXTS, "".join(map(chr, range(0x20, 0x7F))))
    for name in every:
        outcome = Outcome(label="", parts=(Contribution(label=name, value=2),))
        assert tray_words.result(outcome, Words()).sum == f"{escape(name)} <b>2</b>"
