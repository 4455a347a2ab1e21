"""The middle of the campaign window while no page is open: how to add characters, or where the sheets are."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.views.forms.empty_campaign import Ui_EmptyCampaign
from desktop.views.key_map import KeyMap, native


class EmptyCampaignPage(QWidget):
    """Shows and forwards; `wanted` names the menu line that was chosen."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_EmptyCampaign()
        self.ui.setupUi(self)
        ui = self.ui
        self._ways = (
            (ui.buildButton, "build"),
            (ui.randomButton, "random"),
            (ui.importButton, "import_files"),
            (ui.definitionButton, "definition"),
        )
        for button, command in self._ways:
            button.set_leading(True)
            button.clicked.connect(lambda _checked=False, chosen=command: self.wanted.emit(chosen))

    def show_keys(self, keys: KeyMap) -> None:
        """Write the keys on what they do."""
        for button, command in self._ways:
            button.set_key_hint(native(keys.key(command)))

    def show_people(self, has_sheets: bool) -> None:
        """Say where the sheets are; in an empty campaign, how to add characters."""
        ui = self.ui
        ui.title.setVisible(not has_sheets)
        ui.ways.setVisible(not has_sheets)
        ui.text.setText(
            self.tr("左の一覧で名前を押すと、シートが開きます。遊ぶときは、上の「卓」を押します。")
            if has_sheets
            else self.tr(
                "1人ずつ作るか、できているシートを読み込みます。プレイヤーに画面を渡して作ってもらうときは、上の「手渡し」です。"
            )
        )

    def take_keys(self) -> None:
        """Give the first way in the focus."""
        self.ui.buildButton.setFocus(Qt.FocusReason.OtherFocusReason)
