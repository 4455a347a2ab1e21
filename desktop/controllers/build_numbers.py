"""The computed numbers beside the preview of a draft, each with its sum."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.core.outcome import Contribution, Explained
from desktop.core.words import Words

MOST_NUMBERS = 6
"""Computed numbers beside the preview."""

# the gatherer of strings only understands a context that is written out at every call
translate = QCoreApplication.translate


def numbers_beside(derived: Mapping[str, Explained], words: Words) -> list[str]:
    """Return a line for each of the first numbers that have a sum."""
    found: list[str] = []
    # a name with a dot belongs to one row of a table (a weapon, a pool): the page itself shows those
    for number in (number for name, number in derived.items() if "." not in name):
        if number.parts and number.value is not None and len(found) < MOST_NUMBERS:
            found.append(f"{words.say(number.label)} {words.say(number.shown)} = {summed(number, words)}")
    return found


def summed(number: Explained, words: Words) -> str:
    """Write the parts of a number; what is taken away is behind a minus: 運動 2 − 移動 1."""
    text = ""
    if len(number.parts) == 1 and number.parts[0].value == number.value and _needs_no_number(number.parts[0], words):
        return words.say(number.parts[0].label)
    for part in number.parts:
        sign = (" − " if part.value < 0 else " + ") if text else ("−" if part.value < 0 else "")
        label = words.say(part.label)
        # a figure behind a figure would read as one number: 《財力》×5（0）
        apart = translate("BuilderController", "{label}（{n}）") if label[-1:].isdigit() else "{label} {n}"
        text += sign + apart.format(label=label, n=abs(part.value))
    return text


def _needs_no_number(part: Contribution, words: Words) -> bool:
    """Tell whether a label needs no number behind it: DL×2, (14−10)÷2."""
    return words.say(part.label)[-1:].isdigit()
