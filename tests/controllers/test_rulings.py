"""GM rulings of a sheet are listed by readable names, and undone there."""

from __future__ import annotations

import pytest

from desktop.controllers.main import MainController
from desktop.core.sheet import Ruling
from desktop.views.sheet.sheet_frame import GROWTH_PAGE


@pytest.mark.parametrize(
    ("system", "ruling", "text"),
    [
        ("kotodama", Ruling(rule="KO-NIN-02", field="ninja_bonus", value=5), "KO-NIN-02　ニンジャボーナス　＝ 5"),
        ("kotodama", Ruling(rule="KO-VAL-02", field="skills.0.value"), "KO-VAL-02　{heading}"),
    ],
)
def test_a_ruling_is_named_by_its_number_or_its_rule(
    main: MainController, system: str, ruling: Ruling, text: str
) -> None:
    main.open_sample(system)
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    sheet = main.campaign_window.sheet
    sheet.document.apply(lambda old: old.evolve(rulings=(ruling,)), "")
    rule = main.campaign_window.rulebook.line(ruling.rule)
    assert rule is not None
    listed = sheet.frame.ui.rulingList
    assert [listed.item(n).text() for n in range(listed.count())] == [text.format(heading=rule.heading)]
    assert not sheet.frame.ui.pageTabs.isTabVisible(GROWTH_PAGE)
    listed.setCurrentRow(0)
    sheet.frame.ui.rulingRemove.click()
    assert sheet.document.sheet.rulings == ()
