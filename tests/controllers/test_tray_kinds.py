"""The kinds of check in the tray: a short name is not cut beside the subject."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

from desktop.controllers.main import MainController


@pytest.mark.styled
def test_the_name_of_a_short_kind_of_check_is_not_cut(main: MainController) -> None:
    """“Normal check” ended in half a letter."""
    main.open_sample("kotodama")
    assert main.campaign_window is not None
    tray = main.campaign_window.tray.tray
    box = tray.ui.kindBox
    for name in ("通常判定", "Normal check"):
        tray.show_kinds([("a", name), ("b", "x")], "a")
        box.resize(box.minimumWidth(), box.height())
        found = QStyleOptionComboBox()
        box.initStyleOption(found)
        part = QStyle.SubControl.SC_ComboBoxEditField
        field = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, found, part, box)
        assert field.width() - 2 >= box.fontMetrics().horizontalAdvance(name)
