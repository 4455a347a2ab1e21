"""The chances in the dice tray: in a line, as a bar, and as a table that folds."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize

from desktop.views import icons, theme
from desktop.views.forms.dice_tray import Ui_DiceTray
from desktop.views.tray_views import LARGE, OddsView

LONGEST_WAYS = 17
"""Longest text of counted ways beside their chance; longer ones are unreadable and would need two lines."""
MORE = 56
"""px at 100 % of what opens more chances, and of the gaps in its line."""


class TrayOdds(QObject):
    """Shows what is to be expected before the throw."""

    def __init__(self, ui: Ui_DiceTray, parent: QObject) -> None:
        super().__init__(parent)
        self._ui = ui
        self._shown: OddsView | None = None
        ui.oddsMore.toggled.connect(lambda _on: self._unfold())
        ui.oddsBox.hide()
        ui.oddsTable.hide()

    def apply_style(self) -> None:
        """Follow the size of the text."""
        side = theme.px(16)
        self._ui.oddsMore.setIconSize(QSize(side, side))
        if self._shown is not None:
            self._show_ways(self._shown)

    def show(self, odds: OddsView | None) -> None:
        """Show exact chances; None hides them."""
        ui, self._shown = self._ui, odds
        ui.oddsBox.setVisible(odds is not None)
        if odds is None:
            return
        alone = odds.part is None
        ui.oddsLabel.setText(odds.text)
        ui.waysLabel.setText(odds.ways)
        self._show_ways(odds)
        ui.oddsLabel.setToolTip(odds.ways)
        ui.oddsBar.setVisible(not alone)
        ui.oddsBar.show_part(odds.part or 0.0)
        ui.oddsTable.show_lines(odds.lines)
        ui.oddsMore.setVisible(bool(odds.lines) and not alone)
        self._unfold()

    def _show_ways(self, odds: OddsView) -> None:
        self._ui.waysLabel.setVisible(0 < len(odds.ways) <= LONGEST_WAYS and self._beside(odds.text, odds.ways))

    def _beside(self, chance: str, ways: str) -> bool:
        """Tell whether counted ways are beside their chance in large text, with what opens more behind them."""
        if theme.scale() < LARGE:
            return True
        labels = (self._ui.oddsLabel, chance), (self._ui.waysLabel, ways)
        wide = sum(label.fontMetrics().horizontalAdvance(text) for label, text in labels)
        return wide + theme.px(MORE) <= self._ui.scroll.viewport().width()

    def _unfold(self) -> None:
        more = self._ui.oddsMore
        more.setIcon(icons.icon("chevron_up" if more.isChecked() else "chevron_down"))
        self._ui.oddsTable.setVisible(bool(self._ui.oddsTable.lines) and (more.isChecked() or more.isHidden()))
