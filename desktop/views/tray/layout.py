"""How the dice tray shares its height: what scrolls, where that begins, what stays below, where faces are pressed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication, QWidget

from desktop.views.forms.dice_tray import Ui_DiceTray
from desktop.views.style import icons, theme
from desktop.views.tray.entry import LARGE, Mode, OddsView, TrayEntry

LONGEST_WAYS = 17
"""Longest text of counted ways beside their chance; longer ones are unreadable and would need two lines."""
MORE = 64
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
        theme.set_role(ui.oddsLabel, "strong" if alone or theme.scale() >= LARGE else "number")
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
        """Tell whether counted ways fit beside their chance, with what opens more behind them."""
        labels = (self._ui.oddsLabel, chance), (self._ui.waysLabel, ways)
        wide = sum(label.fontMetrics().horizontalAdvance(text) for label, text in labels)
        return wide + theme.px(MORE) <= self._ui.scroll.viewport().width()

    def _unfold(self) -> None:
        more = self._ui.oddsMore
        more.setIcon(icons.icon("chevron_up" if more.isChecked() else "chevron_down"))
        self._ui.oddsTable.setVisible(bool(self._ui.oddsTable.lines) and (more.isChecked() or more.isHidden()))


LEAST = 24
"""px at 100 % of what scrolls that stay in view in the lowest tray."""
LOW = 310
"""px at 100 %: where a tray has less beside the buttons for faces, they scroll with the rest."""
FORM = 72
"""px at 100 % of a form that stay in view above a chance which is kept below it."""
SLACK = 48
"""px at 100 % of more room than is needed before the chance goes back to its place: a line that breaks otherwise beside
the scroll bar must not send it to and fro."""


class TrayLayout(QObject):
    """Gives the parts of a tray their places."""

    def __init__(self, ui: Ui_DiceTray, entry: TrayEntry, tray: QWidget) -> None:
        super().__init__(tray)
        self._ui, self._entry, self._tray = ui, entry, tray
        self._placing = False
        entry.pad_shown.connect(self._fit_pad)
        ui.scroll.verticalScrollBar().rangeChanged.connect(lambda _low, _high: self.lead_to_dice())
        for part in (ui.body, ui.foot):
            part.installEventFilter(self)

    def lead_to_dice(self) -> None:
        """Begin what is seen with the dice where there is a result; what was asked is above, what follows below.

        Where there is not the room for all, the result is seen whole, and above it what fits; before the throw, while
        faces can be typed, so is the chance.
        """
        ui = self._ui
        before = ui.stateLine if self._odds_below else ui.oddsBox
        frame = before if ui.resultBox.isHidden() else ui.resultBox
        whole = min(frame.y(), frame.geometry().bottom() + 1 - ui.scroll.viewport().height())
        if frame is ui.resultBox:
            first = max(ui.diceView.y(), whole)
        else:
            first = whole if ui.entry.hasFocus() and not frame.isHidden() else 0
        ui.scroll.verticalScrollBar().setValue(first)

    def give_to_outcome(self) -> None:
        """Set the width of what cannot be cut to the room beside a scroll bar; wider, the tray would be cut."""
        ui, air = self._ui, self._ui.bodyLayout.contentsMargins()
        edges = ui.resultBox.width() - ui.resultBox.contentsRect().width()
        width = ui.scroll.viewport().width() - air.left() - air.right() - edges
        bar = ui.scroll.verticalScrollBar()
        ui.outcomeTag.set_room(width - (0 if bar.isVisible() else bar.sizeHint().width()))

    def _fit_pad(self) -> None:
        self.place_pad()
        self.keep_pad()

    def place_pad(self) -> None:
        """Put the buttons for faces below the rest, or where there is little height among it."""
        ui = self._ui
        low = self._tray.height() - ui.pad.sizeHint().height() < theme.px(LOW)
        if low == (ui.bodyLayout.indexOf(ui.pad) >= 0):
            return
        if low:
            ui.footLayout.removeWidget(ui.pad)
            ui.bodyLayout.insertWidget(ui.bodyLayout.indexOf(ui.options), ui.pad)
        else:
            ui.bodyLayout.removeWidget(ui.pad)
            ui.footLayout.insertWidget(ui.footLayout.indexOf(ui.oddsBox) + 1, ui.pad)
        self.keep_pad()

    @property
    def _odds_below(self) -> bool:
        return self._ui.bodyLayout.indexOf(self._ui.oddsBox) < 0

    def place_odds(self) -> None:
        """Keep the chance in view below a form that is longer than its room: who fills it in sees what that changes."""
        ui, below = self._ui, self._odds_below
        if self._placing or below == self._keeps_below(below):
            return
        self._placing = True  # a new layout asks again before everything is placed
        focus, shown = QApplication.focusWidget(), not ui.oddsBox.isHidden()
        if below:
            ui.footLayout.removeWidget(ui.oddsBox)
            ui.bodyLayout.insertWidget(ui.bodyLayout.indexOf(ui.resultBox) + 1, ui.oddsBox)
        else:
            ui.bodyLayout.removeWidget(ui.oddsBox)
            ui.footLayout.insertWidget(0, ui.oddsBox)
        ui.oddsBox.setVisible(shown)  # at once: a widget with a new parent is hidden, and `isHidden` is asked above
        if focus is not None and ui.oddsBox.isAncestorOf(focus):
            focus.setFocus()
        self._fit(ui.body, ui.scroll.viewport().width())
        self._fit(ui.foot, ui.foot.width())
        for layout in (self._tray.layout(), ui.bodyLayout):  # places are needed now, not at the next event
            assert layout is not None
            layout.activate()
        self._placing = False
        self.lead_to_dice()

    def _keeps_below(self, below: bool) -> bool:
        """Tell whether it belongs there: before a throw, unfolded nowhere, where the form leaves no room for it."""
        ui, scroll = self._ui, self._ui.scroll
        if ui.oddsBox.isHidden() or not ui.resultBox.isHidden() or not ui.oddsTable.isHidden():
            return False
        high = ui.oddsBox.sizeHint().height() + ui.bodyLayout.spacing()
        width = scroll.width() - scroll.verticalScrollBar().sizeHint().width()  # the same with and without the bar
        needed = _needed(ui.body, width) + (high if below else 0)
        room = scroll.height() + (high if below else 0)
        return needed > room - (theme.px(SLACK) if below else 0) and room - high >= theme.px(FORM)

    def keep_pad(self) -> None:
        """Give dice and result the room of the buttons for faces while they are away: the log below stays in place."""
        ui = self._ui
        away = ui.pad.isHidden() and self._entry.mode is Mode.HAND and ui.bodyLayout.indexOf(ui.pad) < 0
        room = ui.pad.sizeHint().height() + ui.footLayout.spacing() if away else 0
        ui.scroll.setMinimumHeight(theme.px(LEAST) + room)

    def _fit(self, part: QWidget, width: int) -> None:
        """Give a part the height that its wrapped lines need at a width; what is around it would squeeze them."""
        if part.layout() is not None:
            part.setMinimumHeight(_needed(part, width))

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit what scrolls, and what stays below, as often as their lines break otherwise."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            if watched is self._ui.body:
                self._fit(self._ui.body, self._ui.scroll.viewport().width())
            elif watched is self._ui.foot:
                self._fit(self._ui.foot, self._ui.foot.width())
            self.place_odds()
        return super().eventFilter(watched, event)


def _needed(part: QWidget, width: int) -> int:
    """Return the height that a part needs at a width."""
    layout = part.layout()
    if layout is None:
        return 0
    needed = layout.minimumHeightForWidth(width) if layout.hasHeightForWidth() else 0
    return max(needed, layout.minimumSize().height())
