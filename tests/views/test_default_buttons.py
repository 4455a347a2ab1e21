"""Enter presses the filled button, in dialogs without a text that Enter would end."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QPushButton

from desktop.views.forms.export import Ui_ExportDialog
from desktop.views.forms.import_preview import Ui_ImportPreview
from desktop.views.forms.print_preview import Ui_PrintPreview
from desktop.views.forms.tonight import Ui_TonightDialog


@pytest.mark.parametrize("form", [Ui_ExportDialog, Ui_ImportPreview, Ui_PrintPreview, Ui_TonightDialog])
def test_enter_presses_the_filled_button(qtbot: object, form: type) -> None:
    """Ctrl+E, Enter did nothing: the box for the GM's notes had the focus, and no button was the dialog's."""
    dialog = QDialog()
    form().setupUi(dialog)
    filled = [button for button in dialog.findChildren(QPushButton) if button.property("role") == "primary"]
    assert [button.isDefault() for button in filled] == [True]
