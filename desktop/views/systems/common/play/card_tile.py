"""A card in a character's hand: when and on whom it may be used, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.core.words import Words
from desktop.systems.common.session.view_models import CardView
from desktop.views.play.button_row import ButtonFace, ButtonRow
from desktop.views.style import theme
from desktop.views.systems.common.card_words import filled
from desktop.views.widgets.inputs.spin import ignore_wheel
from desktop.views.widgets.shown.paragraph import Paragraph

USE, SEARCH = "use!", "search!"
"""Ids of the buttons beside those of targets."""


class CardTile(QFrame):
    """Shows one copy; asks for its use with whom or where it concerns."""

    requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._card: CardView | None = None
        self._who = ""
        self._seen: tuple[Any, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(4)
        head = QHBoxLayout()
        column.addLayout(head)
        self.name = self._label("strong")
        self.kind = self._label("hint")
        self.tag = self._label("accent")
        for label in (self.name, self.kind):
            head.addWidget(label)
        head.addStretch(1)
        head.addWidget(self.tag)
        self.rules = Paragraph(self)
        self.rules.setProperty("role", "hint")
        column.addWidget(self.rules)
        self.text = Paragraph(self)
        column.addWidget(self.text)
        self.why = Paragraph(self)
        self.why.setProperty("role", "hint")
        column.addWidget(self.why)
        line = QHBoxLayout()
        line.setSpacing(8)
        column.addLayout(line)
        self.hex = QComboBox(self)
        ignore_wheel(self.hex)
        self.hex.setAccessibleName(self.tr("行き先のヘクス"))
        line.addWidget(self.hex)
        self.buttons = ButtonRow(self)
        line.addWidget(self.buttons, 1)
        self.buttons.chosen.connect(self._press)

    def _label(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", role)
        return label

    def show_card(
        self, who: str, card: CardView, kinds: Sequence[str], names: Mapping[str, str], words: Words, copies: int = 1
    ) -> None:
        """Show a character's copy of a card.

        Args:
            kinds: what may be done with it now: `use`, `search`.
            names: of all characters in play, by sheet id.
            copies: how many there are that are alike; one of them is used.
        """
        seen = (who, card, tuple(kinds), words.language, copies)
        if seen == self._seen:
            return
        self._seen, self._who, self._card = seen, who, card
        self.name.setText(f"<{words.say(card.kind)}>")
        self.setAccessibleName(self.name.text())
        self.kind.setText(words.say(card.badge) + (f"　×{copies}" if copies > 1 else ""))
        usable = bool(kinds)
        self.tag.setText(self.tr("使える") if usable else "")
        self.rules.setText("　".join(words.say(part) for part in (card.target, *card.limits)))
        self.text.setText(filled(words.say(card.text), words.say(card.choice)))
        self.text.setVisible(bool(card.text))
        reason = words.say(card.reason)
        self.why.setText(reason)
        self.why.setVisible(bool(reason) and not usable)
        theme.set_role(self, "card" if usable else "panel")
        self.hex.setVisible(usable and bool(card.hexes))
        if [self.hex.itemData(n) for n in range(self.hex.count())] != list(card.hexes):
            self.hex.clear()
            for number in card.hexes:
                self.hex.addItem(self.tr("ヘクス {n}").format(n=number), number)
        self.buttons.show_faces(self._faces(card, kinds, names) if usable else ())

    def _faces(self, card: CardView, kinds: Sequence[str], names: Mapping[str, str]) -> list[ButtonFace]:
        faces: list[ButtonFace] = []
        # CM-AMB-79: a blow may meet its user too, who is seldom meant
        reach = sorted(card.reach, key=lambda one: one == self._who)
        if "use" in kinds and card.most == 1:
            for who in reach:
                text = self.tr("{name} に使う").format(name=names.get(who, who))
                faces.append(ButtonFace(who, text, role="small"))
        elif "use" in kinds:
            if card.most > 1:
                faces += [ButtonFace(who, names.get(who, who), role="chip", checked=False) for who in reach]
            faces.append(ButtonFace(USE, self.tr("使う"), role="primary"))
        if "search" in kinds:
            faces.append(ButtonFace(SEARCH, self.tr("ここで探す"), role="small"))
        return faces

    def _press(self, what: str) -> None:
        card = self._card
        if card is None:
            return
        event: dict[str, Any] = {"kind": "use", "who": self._who, "copy_id": card.id}
        if what == SEARCH:
            self.requested.emit({**event, "kind": "search"})
            return
        if card.hexes and self.hex.currentData() is not None:
            event["hexes"] = [int(self.hex.currentData())]
        if card.most == 1:
            event["targets"] = [what]
        elif card.most > 1:
            if what != USE:
                return
            event["targets"] = list(self.buttons.checked())
        self.requested.emit(event)
