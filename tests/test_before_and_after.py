"""A sheet that was made before its game changed beside the same one afterwards: nothing written on it is lost."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.core.problem import Severity
from desktop.services.text.catalogue import Catalogue, system_ids
from tests.gallery.before_after import GAP, WIDTH, beside, both, pages


@pytest.mark.parametrize("system_id", system_ids())
def test_sheet_keeps_its_content_when_the_game_changes(system_id: str, qapp: QApplication) -> None:
    system = Catalogue().system(system_id)
    sheet, before, after = both(system)
    left, right = pages(system, sheet, before), pages(system, sheet, after)
    picture = beside(left[0], right[0])
    assert picture.width() == 2 * WIDTH + GAP
    half = picture.width() // 2
    assert picture.copy(0, 0, half, picture.height()) != picture.copy(half, 0, half, picture.height())
    old, new = (" ".join(text for page in side for text in page.texts()) for side in (left, right))
    assert sheet.name in old
    assert sheet.name in new
    for field in after.profile:  # every field that the game has now stands on the sheet that was made without it
        assert field.label in new
        assert field.label in old or field not in before.profile
    written = str(sheet.model_dump())  # what stands there as it was written keeps its words
    renamed = [
        label.text for label in system.labels if label.spoken and label.text in old and label.text not in written
    ]
    assert [word for word in renamed if f"霧の{word}" not in new] == []
    assert not [p for p in system.validate(sheet, after) if p.severity is Severity.BLOCK and p.code == "bad_field"]
