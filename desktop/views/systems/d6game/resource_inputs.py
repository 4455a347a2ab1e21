"""Inputs for the further resources of a definition, made by code in a row that may break (D6G-GMV-03)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.core.words import Words
from desktop.systems.d6game.tables import ResourceDef
from desktop.views.layout_items import clear
from desktop.views.style.plain_style import literal
from desktop.views.systems.d6game.rolling import printed_formula
from desktop.views.widgets.inputs.roll_line import RollLine
from desktop.views.widgets.inputs.spin import PointsSpin
from desktop.views.widgets.layouts.flow_strip import FlowStrip

if TYPE_CHECKING:
    from desktop.core.build_step import BuildRoll  # a sheet is opened before anything of checks has been loaded


class ResourceInputs(QObject):
    """Label and number for each resource; in the builder also its dice."""

    thrown = Signal(str, object)
    complained = Signal(object)

    def __init__(self, host: FlowStrip, *, rolling: bool = False) -> None:
        super().__init__(host)
        self._host, self._rolling = host, rolling
        host.flow()
        self._rows: tuple[ResourceDef, ...] = ()
        self._lines: dict[str, RollLine] = {}

    def show_rows(
        self,
        known: Sequence[ResourceDef],
        rolls: Mapping[str, BuildRoll | None] | None = None,
        words: Words | None = None,
    ) -> bool:
        """Show these resources; return whether other inputs had to be made, which are not bound yet."""
        words = words or Words()
        fresh = tuple(known) != self._rows
        if fresh:
            self._rows = tuple(known)
            layout = self._host.layout()
            assert layout is not None
            clear(layout)
            self._lines = {}
            for row in self._rows:
                layout.addWidget(self._make(row, words))
        for key, line in self._lines.items():
            roll = (rolls or {}).get(key)
            line.setVisible(roll is not None)
            if roll is not None:
                line.show_roll(roll, words.say(roll.label))
        return fresh

    def _make(self, row: ResourceDef, words: Words) -> QWidget:
        cell = QWidget(self._host)
        box = QVBoxLayout(cell)
        box.setContentsMargins(0, 0, 16, 0)
        box.setSpacing(2)
        label = QLabel(literal(words.say(row.name)))
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "quiet")
        label.setToolTip(words.say(row.hint))
        spin = PointsSpin()
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        spin.setObjectName(f"resource_{row.id}")
        spin.setProperty("field", f"resources.{row.id}")
        spin.setAccessibleName(words.say(row.name))
        label.setBuddy(spin)
        line = QHBoxLayout()
        line.setSpacing(8)
        box.addWidget(label)
        box.addLayout(line)
        line.addWidget(spin)
        if self._rolling and row.dice:
            label.setText(
                f"{literal(words.say(row.name))}　{row.base}＋{printed_formula(row.dice)}" if row.base else label.text()
            )
            roll = self._lines[row.id] = RollLine(cell)
            roll.thrown.connect(self.thrown)
            roll.complained.connect(self.complained)
            line.addWidget(roll)
        line.addStretch(1)
        return cell
