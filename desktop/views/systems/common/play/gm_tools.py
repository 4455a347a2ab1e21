"""What the GM does beside the rules' own course: areas shown, conditions decided, meetings, states, cards, effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from desktop.core.words import Words
from desktop.systems.common.session.view_models import PersonView, SessionView
from desktop.views.play.button_row import ButtonFace, ButtonRow
from desktop.views.systems.common.play.faces import area_label
from desktop.views.widgets.inputs.pick import choose, fill


class GmTools(QWidget):
    """Rows of buttons for one area and for the selected person."""

    requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setColumnStretch(2, 1)
        self.area = self._box(self.tr("エリア"))
        self.other = self._box(self.tr("会った相手"))
        self.card = self._box(self.tr("カード"))
        self.choice = QLineEdit(self)
        self.choice.setPlaceholderText(self.tr("○○・□□"))
        self.state = QLineEdit(self)
        self.state.setPlaceholderText(self.tr("ステートの名前"))
        self.area_row, self.meet_row, self.card_row = ButtonRow(self), ButtonRow(self), ButtonRow(self)
        self.state_row, self.ends_row, self.sight_row = ButtonRow(self), ButtonRow(self), ButtonRow(self)
        lines: Sequence[tuple[str, QWidget, QWidget]] = (
            (self.tr("エリア"), self.area, self.area_row),
            (self.tr("会った相手"), self.other, self.meet_row),
            (self.tr("カード"), self.card, self.card_row),
            (self.tr("○○・□□"), self.choice, QWidget(self)),
            (self.tr("ステート"), self.state, self.state_row),
            (self.tr("終わらせる"), QWidget(self), self.ends_row),
            (self.tr("プレイヤーに"), QWidget(self), self.sight_row),
        )
        for row, (text, box, buttons) in enumerate(lines):
            label = QLabel(text, self)
            label.setTextFormat(Qt.TextFormat.PlainText)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
            grid.addWidget(buttons, row, 2)
        self._who, self._phase, self._scene = "", "", ""
        for button_row in (self.area_row, self.meet_row, self.card_row, self.state_row, self.ends_row, self.sight_row):
            button_row.chosen.connect(self._press)

    def _box(self, name: str) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(10)
        return box

    def show_play(self, view: SessionView, person: PersonView | None, words: Words) -> None:
        """Offer what concerns the areas of this table and this person."""
        self._who, self._phase = person.id if person is not None else "", view.at
        fill(self.area, [(area_label(area.name, words), area.name) for area in view.areas])
        if view.scene_area not in ("", self._scene):
            choose(self.area, view.scene_area)  # what the GM does in a scene is seldom about another place
        self._scene = view.scene_area
        fill(self.other, [(p.name, p.id) for p in view.people if p.id != self._who])
        fill(self.card, [(named.name, named.card) for named in view.library])
        name = person.name if person is not None else ""
        self.area_row.show_faces(
            (
                ButtonFace("show", self.tr("公開"), role="small"),
                ButtonFace("hide", self.tr("非公開"), role="small"),
                ButtonFace("auto", self.tr("きまりどおり"), role="small"),
                ButtonFace("say", self.tr("条件を公開"), role="small"),
                ButtonFace("yes", self.tr("条件を満たす"), role="small"),
                ButtonFace("no", self.tr("条件を満たさない"), role="small"),
                ButtonFace("computed", self.tr("条件は計算どおり"), role="small"),
                ButtonFace("scene", self.tr("ここでシーン（GM裁定）"), role="small"),
                *self._for(name, ("visit", self.tr("{name} が行ったことにする")), ("put", self.tr("{name} を置く"))),
            )
        )
        self.meet_row.show_faces(self._for(name, ("meet", self.tr("{name} と会ったことにする"))))
        self.card_row.show_faces(self._for(name, ("give", self.tr("{name} に渡す"))))
        self.state_row.show_faces(self._for(name, ("state", self.tr("{name} に付ける"))))
        self.sight_row.show_faces(self._sight(person))
        ends = [] if person is None else [c for c in person.conditions if c.id.startswith(("state:", "effect:"))]
        self.ends_row.show_faces([ButtonFace(c.id, f"{words.say(c.label)} ×", role="small") for c in ends])

    def _sight(self, person: PersonView | None) -> list[ButtonFace]:
        """Offer what players may see of a character: an NPC, or where a PC goes (CM-AMB-50, CM-APP-08)."""
        if person is None:
            return []
        if person.is_pc:
            shown = ("goal:shown", self.tr("{name} の行き先を公開"))
            return self._for(person.name, shown, ("goal:auto", self.tr("行き先はきまりどおり")))
        return self._for(
            person.name,
            ("sheet:shown", self.tr("{name} の数とカードを公開")),
            ("sheet:hidden", self.tr("{name} を伏せる")),
            ("sheet:auto", self.tr("{name} はきまりどおり")),
        )

    @staticmethod
    def _for(name: str, *faces: tuple[str, str]) -> list[ButtonFace]:
        return [ButtonFace(what, text.format(name=name), role="small") for what, text in faces] if name else []

    def _press(self, what: str) -> None:
        area, who = str(self.area.currentData() or ""), self._who
        events: dict[str, dict[str, Any]] = {
            "show": {"kind": "reveal", "what": "area", "name": area, "how": "shown"},
            "hide": {"kind": "reveal", "what": "area", "name": area, "how": "hidden"},
            "auto": {"kind": "reveal", "what": "area", "name": area, "how": "auto"},
            "say": {"kind": "reveal", "what": "condition", "name": area, "how": "shown"},
            "yes": {"kind": "tick", "key": f"area:{area}", "on": True},
            "no": {"kind": "tick", "key": f"area:{area}", "on": False},
            "computed": {"kind": "tick", "key": f"area:{area}", "on": None},
            "scene": {"kind": "describe", "area": area, "gm": True},
            "visit": {"kind": "log_visit", "who": who, "area": area},
            "put": {"kind": "place", "who": who, "area": area, "gm": True},
            "meet": {"kind": "log_meeting", "who": who, "other": self.other.currentData()},
            "give": {
                "kind": "give_card",
                "who": who,
                "card": self.card.currentData(),
                "choice": self.choice.text().strip(),
            },
            "state": {"kind": "add_state", "who": who, "state": {"name": self.state.text().strip()}},
        }
        event = events.get(what)
        kind, _, rest = what.partition(":")
        if kind == "state" and rest:
            event = {"kind": "remove_state", "who": who, "name": rest}
        elif kind in ("goal", "sheet"):
            about = "destination" if kind == "goal" else "person"
            event = {"kind": "reveal", "what": about, "name": who, "how": rest}
        elif kind == "effect":
            event = {"kind": "end_effect", "who": who, "index": int(rest)}
        if event is not None:
            self.requested.emit(event)
