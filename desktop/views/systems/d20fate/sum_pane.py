"""How a throw came out: the total, the word for it, every summand by name and what it means (D20-PHY-05)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel

from desktop.core.outcome import Contribution
from desktop.core.view_models import CheckView
from desktop.core.words import Words, signed_text
from desktop.systems.d20fate.session.view import SessionView
from desktop.views.widgets.outcome_tag import OutcomeTag, kind_of


class SumPane(QObject):
    """The four places of a page that say so."""

    def __init__(self, total: QLabel, tag: OutcomeTag, parts: QLabel, detail: QLabel, parent: QObject) -> None:
        super().__init__(parent)
        self._total, self._tag, self._parts, self._detail = total, tag, parts, detail

    def show_sum(self, of: CheckView | SessionView | None, words: Words, *, contest: bool) -> None:
        """Show the outcome of a check, or what the loop has come to; None: nothing of it may be seen.

        Args:
            contest: the opponent's total was to be beaten.
        """
        outcome = of.result if isinstance(of, SessionView) else of.outcome if of is not None else None
        total = None if outcome is None else outcome.total
        self._total.setText("" if total is None else signed_text(total))
        self._total.setVisible(total is not None)
        if outcome is None:
            self._tag.show_outcome("plain", "")
            parts, detail = "", ""
        else:
            kind = kind_of(outcome.success, accident=outcome.fumble)
            self._tag.show_outcome(kind, words.say(outcome.label))
            against = self.tr("相手 {n}") if contest else self.tr("目標 {n}")
            target = against.format(n=signed_text(outcome.target)) if outcome.target else ""
            parts = "　".join(filter(None, (summed(outcome.parts, words), target)))
            detail = "　".join(filter(None, map(words.say, (outcome.detail, *outcome.marks))))
        self._parts.setText(parts)
        self._parts.setVisible(bool(parts))
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))


def summed(parts: Sequence[Contribution], words: Words) -> str:
    """Name every summand: `d20 7 ＋ DEX修正 3 ＋ 習熟 3`."""
    text = ""
    for part in parts:
        sign = "" if not text and part.value >= 0 else " ＋ " if part.value >= 0 else " − "
        text += f"{sign}{words.say(part.label)} {abs(part.value)}"
    return text
