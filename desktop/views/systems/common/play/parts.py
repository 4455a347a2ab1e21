"""Parts of the tracker: a card in a character's hand, the boxes of steps, what is asked now (CM-CYC-01…10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.core.words import Words, plus
from desktop.systems.common.session.view_models import CardView, SessionView
from desktop.views.play.button_row import ButtonFace, ButtonRow
from desktop.views.play.step_strip import StepBox, state_at
from desktop.views.spoken import dotted
from desktop.views.style import theme
from desktop.views.systems.common.card_words import filled
from desktop.views.widgets.inputs.spin import ignore_wheel
from desktop.views.widgets.shown.paragraph import Paragraph

NAMED = 2
"""Names that a sentence of one line has room for."""
_PLACE = {"scenario_start": 0, "setup": 1, "move": 5, "main_pick": 8, "scene": 8, "cycle_end": 9, "scenario_end": 9}
"""Number of the box that is due, by `TableView.at`; everything before it is done."""


def cycle_boxes(view: SessionView) -> list[StepBox]:
    """Return setup 1–7 and the main step; at the end of the cycle all of them are done."""
    now = _PLACE[view.at]
    n = view.elapsed
    level, times = view.gains[n - 1] if n else (0, 0)
    done = len(view.areas) and sum(area.described for area in view.areas)
    titles = (
        (QCoreApplication.translate("StepBoxes", "経過"), str(n) if n else ""),
        (QCoreApplication.translate("StepBoxes", "レベル"), plus(level) if n else ""),
        (
            QCoreApplication.translate("StepBoxes", "CP"),
            QCoreApplication.translate("StepBoxes", "成長速度×{n}").format(n=times) if n else "",
        ),
        (QCoreApplication.translate("StepBoxes", "描写を消す"), ""),
        (QCoreApplication.translate("StepBoxes", "行き先"), _chosen(view)),
        (QCoreApplication.translate("StepBoxes", "サイクル"), _clock(view, now)),
        (QCoreApplication.translate("StepBoxes", "クリンナップ"), ""),
        (
            QCoreApplication.translate("StepBoxes", "メイン"),
            QCoreApplication.translate("StepBoxes", "描写 {n}").format(n=done) if now >= 8 else "",
        ),
    )
    return [StepBox(title, text, state_at(place, now), place) for place, (title, text) in enumerate(titles, 1)]


def _chosen(view: SessionView) -> str:
    if view.at != "move":
        return ""
    return f"{len(view.choices)} / {sum(person.is_pc for person in view.people)}"


def _clock(view: SessionView, now: int) -> str:
    if now < 5:
        return ""
    old = view.counter - view.elapsed if now > 5 else view.counter
    return f"{old} → {old + view.elapsed}"


def battle_boxes(view: SessionView) -> list[StepBox]:
    """Return the four processes of the round, by short names: a map may be beside them."""
    titles = (
        QCoreApplication.translate("StepBoxes", "セットアップ"),
        QCoreApplication.translate("StepBoxes", "イニシアティヴ"),
        QCoreApplication.translate("StepBoxes", "メイン"),
        QCoreApplication.translate("StepBoxes", "クリンナップ"),
    )
    order = ("setup", "initiative", "main", "cleanup")
    now = next((n for n, _ in enumerate(order, 1) if view.process == order[n - 1]), 1)
    names = {person.id: person.name for person in view.people}
    sentence = QCoreApplication.translate("StepBoxes", "第 {n} ラウンド").format(n=view.round)
    texts = (sentence, dotted(names[who] for who in view.tied), names.get(view.turn, ""), "")
    pairs = enumerate(zip(titles, texts, strict=True), 1)
    return [StepBox(title, text, state_at(place, now), place) for place, (title, text) in pairs]


def prompt(view: SessionView, mover: str) -> str:
    """Say in one sentence what is asked now."""
    names = {person.id: person.name for person in view.people}
    if view.process:
        return _battle_prompt(view, names)
    match view.at:
        case "scenario_start":
            return QCoreApplication.translate("StepBoxes", "「{title}」を始めます。").format(
                title=view.title or QCoreApplication.translate("StepBoxes", "この場")
            )
        case "setup":
            return QCoreApplication.translate("StepBoxes", "経過させるサイクル数を決めます。")
        case "move":
            missing = len(view.choices) < sum(person.is_pc for person in view.people)
            if missing and mover:
                return QCoreApplication.translate("StepBoxes", "{name} の行き先を選びます。").format(name=names[mover])
            return QCoreApplication.translate("StepBoxes", "全員が選びました。移動を確定します。")
        case "main_pick":
            return QCoreApplication.translate("StepBoxes", "シーンを描写するエリアを選びます。")
        case "scene":
            return QCoreApplication.translate("StepBoxes", "{area} のシーン").format(area=view.scene_area)
        case "cycle_end":
            return QCoreApplication.translate("StepBoxes", "すべてのエリアを描写しました。サイクルを終えます。")
        case _:
            return QCoreApplication.translate("StepBoxes", "シナリオが終わりました。")


def _battle_prompt(view: SessionView, names: dict[str, str]) -> str:
    match view.process:
        case "setup":
            return QCoreApplication.translate("StepBoxes", "セットアッププロセスのカードを使い、終えるとAPが増えます。")
        case "initiative":
            if len(view.tied) > NAMED:  # the order below has 同値 beside each of them
                many = QCoreApplication.translate("StepBoxes", "{n} 人のAPの割合が同じです。ダイスで決めます。")
                return many.format(n=len(view.tied))
            tied = dotted(names[who] for who in view.tied)
            return QCoreApplication.translate("StepBoxes", "{names} のAPの割合が同じです。ダイスで決めます。").format(
                names=tied
            )
        case "main":
            return QCoreApplication.translate("StepBoxes", "{name} の手番").format(name=names.get(view.turn, ""))
        case _:
            return QCoreApplication.translate("StepBoxes", "クリンナッププロセスのカードを使い、ラウンドを終えます。")


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
        self.cap = self._label("keycap")
        self.name = self._label("strong")
        self.kind = self._label("hint")
        self.tag = self._label("accent")
        for label in (self.cap, self.name, self.kind):
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
        self,
        who: str,
        card: CardView,
        kinds: Sequence[str],
        names: Mapping[str, str],
        words: Words,
        copies: int = 1,
        letter: str = "",
        taken: bool = False,
    ) -> None:
        """Show a character's copy of a card.

        Args:
            kinds: what may be done with it now: `use`, `search`.
            names: of all characters in play, by sheet id.
            copies: how many there are that are alike; one of them is used.
            letter: takes the card up.
            taken: it has been taken up.
        """
        seen = (who, card, tuple(kinds), words.language, copies, letter, taken)
        if seen == self._seen:
            return
        self._seen, self._who, self._card = seen, who, card
        self.name.setText(f"<{words.say(card.kind)}>")
        self.setAccessibleName(self.name.text())
        self.kind.setText(words.say(card.badge) + (f"　×{copies}" if copies > 1 else ""))
        usable = bool(kinds)
        self.cap.setText(letter)
        self.cap.setVisible(usable and bool(letter))
        self.tag.setText(self.tr("使える") if usable else "")
        self.rules.setText("　".join(words.say(part) for part in (card.target, *card.limits)))
        self.text.setText(filled(words.say(card.text), words.say(card.choice)))
        self.text.setVisible(bool(card.text))
        reason = words.say(card.reason)
        self.why.setText(reason)
        self.why.setVisible(bool(reason) and not usable)
        theme.set_role(self, "tint" if taken else "card" if usable else "panel")
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
            faces.append(ButtonFace(USE, self.tr("使う"), role="small"))
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
