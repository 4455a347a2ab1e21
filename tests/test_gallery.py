"""Pictures of the gallery are as large as their names say, including dialogs."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QApplication

from tests.gallery import __main__ as gallery


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("language", "scale"), [("ja", 100), ("en", 150)])
def test_pictures_named_1366_are_1366_wide(
    language: str, scale: int, tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "SETTLE", 0)
    monkeypatch.setattr(qapp, "quit", lambda: None)
    before = QLocale()
    taken = gallery.Gallery(tmp_path, gallery.Look("light", "1366", scale, language), "dialog-")
    taken.walk(qapp, tmp_path / "home")
    QLocale.setDefault(before)
    assert len(taken.taken) >= 5
    assert {QImageReader(str(path)).size().toTuple() for path in taken.taken} == {(1366, 768)}
    assert taken.wrong_sizes == []
