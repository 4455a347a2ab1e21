"""What came up when an evening of Common Rule was played by hand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController
from desktop.views.systems.common.play.area_card import AreaCard
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.controllers.keyboard import type_into
from tests.test_evening_common import Gm


def moving(main: MainController) -> Gm:
    """Begin, and ask everybody where they go."""
    gm = Gm(main)
    gm.begin()
    gm.next()
    gm.next()
    return gm


def type_line(gm: Gm, line: str) -> None:
    edit = gm.main.window.ui.commandEdit
    edit.clear()
    type_into(edit, line)
    QTest.keyRelease(edit, Qt.Key.Key_Return)  # of the input method
    QTest.keyClick(edit, Qt.Key.Key_Return)


def card(gm: Gm, name: str) -> AreaCard:
    ui = gm.tracker.ui
    return next(c for g in (ui.normalGrid, ui.unlockGrid, ui.entryGrid) if (c := g.card(name)) is not None)


def test_a_closed_area_can_be_named_on_the_command_line_and_be_ruled_open(main: MainController) -> None:
    """CM-AREA-06, CM-AMB-10: the line knows places that nobody may go to now, and says why not."""
    gm = moving(main)
    type_line(gm, "エリアを選ぶ 収穫祭")
    hint = gm.main.window.ui.commandHint.text()
    assert "収穫祭" in hint
    assert "! でGM裁定" in hint
    assert gm.state.choices == {}
    type_line(gm, "!エリアを選ぶ 収穫祭")
    assert list(gm.state.choices.values()) == ["収穫祭"]


def test_an_npc_in_a_closed_area_does_not_make_it_look_open(main: MainController) -> None:
    """CM-AREA-10: whoever lives in the cellar leaves it as closed as it is to everybody else."""
    gm = moving(main)
    cellar = card(gm, "水車小屋の地下").face
    assert cellar.people
    assert not cellar.open


def test_the_strip_goes_with_whoever_is_asked_where_they_go(main: MainController) -> None:
    """CM-CYC-06: a line without a name means the one whom the page asks, and whom the GM chose is asked first."""
    gm = moving(main)
    aya, roku, shizu, touma = (sheet.id for sheet in gm.state.pcs)
    gm.area("水車小屋")
    assert gm.desk.table_page.selected == roku
    gm.desk.table_page.select(touma)
    type_line(gm, "エリアを選ぶ 村の広場")
    assert gm.state.choices == {aya: "水車小屋", touma: "村の広場"}
    assert gm.desk.table_page.selected == roku
    type_line(gm, "!エリアを選ぶ 収穫祭")
    assert gm.state.choices[roku] == "収穫祭"
    assert gm.desk.table_page.selected == shizu


def test_whoever_is_elsewhere_is_selected_no_more_when_a_scene_begins(main: MainController) -> None:
    """CM-SCN-04: keys and typed lines mean somebody who appears in the scene."""
    gm = moving(main)
    first = gm.desk.table_page.selected
    for goal in ("川べりの道", "村の広場", "村の広場", "村の広場"):
        gm.area(goal)
    gm.next()
    gm.desk.table_page.select(first)
    gm.area("村の広場")
    assert first not in gm.state.cast
    assert gm.desk.table_page.selected == gm.state.cast[0]
    gm.desk.table_page.select(first)  # on purpose
    gm.evening.note("風が出てきた")
    assert gm.desk.table_page.selected == first
