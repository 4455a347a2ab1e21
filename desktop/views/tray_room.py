"""How the dice tray shares its height: what scrolls, where that begins, what stays below, where faces are pressed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from desktop.direct import direct
from desktop.views import theme
from desktop.views.forms.dice_tray import Ui_DiceTray
from desktop.views.tray_entry import TrayEntry
from desktop.views.tray_shown import Mode

LEAST = 24
"""px at 100 % of what scrolls that stay in view in the lowest tray."""
LOW = 310
"""px at 100 %: where a tray has less beside the buttons for faces, they scroll with the rest."""


@direct
class TrayRoom(QObject):
    """Gives the parts of a tray their places."""

    def __init__(self, ui: Ui_DiceTray, entry: TrayEntry, tray: QWidget) -> None:
        super().__init__(tray)
        self._ui, self._entry, self._tray = ui, entry, tray
        entry.pad_shown.connect(self._suit_pad)
        ui.scroll.verticalScrollBar().rangeChanged.connect(lambda _low, _high: self.lead_to_dice())
        for part in (ui.body, ui.foot):
            part.installEventFilter(self)

    def lead_to_dice(self) -> None:
        """Begin what is seen with the dice where there is a result; what was asked lies above, what follows below.

        Where there is not the room for all, the result is seen whole, and above it what fits; before the throw, while
        faces can be typed, so is the chance.
        """
        ui = self._ui
        told = ui.oddsBox if ui.resultBox.isHidden() else ui.resultBox
        whole = min(told.y(), told.geometry().bottom() + 1 - ui.scroll.viewport().height())
        if told is ui.resultBox:
            first = max(ui.diceView.y(), whole)
        else:
            first = whole if ui.entry.hasFocus() and not told.isHidden() else 0
        ui.scroll.verticalScrollBar().setValue(first)

    def give_to_outcome(self) -> None:
        """Tell what cannot be cut how wide it may be beside a scroll bar: wider, all of the tray would not be seen."""
        ui, air = self._ui, self._ui.bodyLayout.contentsMargins()
        edges = ui.resultBox.width() - ui.resultBox.contentsRect().width()
        width = ui.scroll.viewport().width() - air.left() - air.right() - edges
        bar = ui.scroll.verticalScrollBar()
        ui.outcomeTag.set_room(width - (0 if bar.isVisible() else bar.sizeHint().width()))

    def _suit_pad(self) -> None:
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
            ui.bodyLayout.insertWidget(ui.bodyLayout.indexOf(ui.oddsBox) + 1, ui.pad)
        else:
            ui.bodyLayout.removeWidget(ui.pad)
            ui.footLayout.insertWidget(0, ui.pad)
        self.keep_pad()

    def keep_pad(self) -> None:
        """Give dice and result the room of the buttons for faces while they are away: the log below stays in place."""
        ui = self._ui
        away = ui.pad.isHidden() and self._entry.mode is Mode.HAND and ui.bodyLayout.indexOf(ui.pad) < 0
        room = ui.pad.sizeHint().height() + ui.footLayout.spacing() if away else 0
        ui.scroll.setMinimumHeight(theme.px(LEAST) + room)

    def _fit(self, part: QWidget, width: int) -> None:
        """Give a part the height that its wrapped lines need at a width; what is around it would squeeze them."""
        layout = part.layout()
        if layout is not None:
            needed = layout.minimumHeightForWidth(width) if layout.hasHeightForWidth() else 0
            part.setMinimumHeight(max(needed, layout.minimumSize().height()))

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit what scrolls, and what stays below, as often as their lines break otherwise."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            if watched is self._ui.body:
                self._fit(self._ui.body, self._ui.scroll.viewport().width())
            elif watched is self._ui.foot:
                self._fit(self._ui.foot, self._ui.foot.width())
        return super().eventFilter(watched, event)
