"""A whole play session of Common Rule through the real window, by keys and clicks, ends where the journal folds to."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from desktop.controllers.main import MainController
from desktop.services.journal.replay import replay
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.sheet import CommonSheet
from desktop.views.dialogs.play import BeginDialog
from desktop.views.play.button_row import ButtonRow
from desktop.views.systems.common.play.parts import CardTile
from desktop.views.systems.common.play.tracker import SessionTracker
from desktop.views.systems.common.scenario import ScenarioStart
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.table_mode import Hands, click, no_sheet_open

HIGH, LOW = (10, 9), (11, 5)
"""D20 faces of 1D100 that read 99 and 5."""


class Gm(Hands):
    """A GM at the window."""

    def __init__(self, main: MainController, *, sample: bool = True) -> None:
        if sample:
            with no_sheet_open():
                main.open_sample("common")
        assert main.campaign_window is not None
        self.main, self.campaign_window = main, main.campaign_window
        self.play_session = self.campaign_window.open_campaign.play_session
        click(main.window.ui.playButton)
        self.ids = {sheet.name: sheet.id for sheet in self.campaign_window.open_campaign.people.all_sheets()}

    @property
    def tracker(self) -> SessionTracker:
        found = self.campaign_window.play_page.page.tracker("session")
        assert isinstance(found, SessionTracker)
        return found

    @property
    def state(self) -> SessionState:
        found = self.play_session.playing.state("session")
        assert isinstance(found, SessionState)
        return found

    def begin(self) -> None:
        click(self.campaign_window.play_page.page.ui.beginSession)
        dialog = next(d for d in self.main.window.findChildren(BeginDialog) if d.isVisible())
        start = next(iter(dialog.findChildren(ScenarioStart)))
        assert start.box.currentText() == "水車小屋の夜"
        assert "粉屋" in start.about.text()
        click(dialog.ui.beginButton)

    def type_dice(self, *faces: int) -> None:
        """Type real dice by their digits; those that could continue are ended with a space."""
        self.to_faces()
        for face in faces:
            for digit in str(face):
                self.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
            if face in (1, 2):
                self.press(Qt.Key.Key_Space)

    def finish(self, *faces: int) -> None:
        """Continue with N and type the wanted dice until nothing is open; without faces the program throws."""
        left = list(faces)
        for _ in range(40):
            roll = self.play_session.roll
            if roll is None or not roll.open:
                return
            wants = roll.check.wants
            if wants is None:
                self.next()
            elif left:
                count = len(wants.sides)
                given, left = left[:count], left[count:]
                self.type_dice(*given)
            else:
                self.campaign_window.tray.focus()
                self.press(Qt.Key.Key_Space)
        pytest.fail("the check does not end")

    def area(self, name: str) -> None:
        """Press an area's card."""
        ui = self.tracker.ui
        card = next(c for g in (ui.normalGrid, ui.unlockGrid, ui.entryGrid) if (c := g.card(name)) is not None)
        click(card)

    def face(self, row: ButtonRow, text: str) -> None:
        """Press the button of a row with this label."""
        found = next((face for face in row.faces if text in face.text), None)
        assert found is not None, (text, [face.text for face in row.faces])
        pressed = row.button(found.id)
        assert pressed is not None
        click(pressed)

    def tile(self, kind: str) -> CardTile:
        return next(t for t in self.tracker.hand_pane.tiles if not t.isHidden() and t.name.text() == f"<{kind}>")

    def hand(self, name: str) -> None:
        """Choose whose cards are shown."""
        self.face(self.tracker.ui.cast, name)

    def assert_in_step(self) -> None:
        """Assert that the play session equals the fold of the journal and its files."""
        campaign = self.campaign_window.open_campaign.campaign
        self.folded()
        assert self.campaign_window.open_campaign.flush()
        folder = campaign.folder / "characters"
        stored = {row["id"]: row for file in folder.glob("*.json") if (row := json.loads(file.read_text("utf-8")))}
        for sheet in self.state.sheets.values() if "session" in self.play_session.playing.running else ():
            file = CommonSheet.model_validate(stored[sheet.id])
            places = ("cp", "level", "ap", "area", "hex", "assets", "abilities", "items", "met", "visited", "effects")
            assert [getattr(file, name) for name in places] == [getattr(sheet, name) for name in places], sheet.name


def test_a_whole_session(main: MainController) -> None:
    gm = Gm(main)
    gm.begin()
    first_cycle(gm)
    second_cycle(gm)
    fight(gm)
    ending(gm)
    assert gm.counted >= 80
    log = gm.play_session.log()
    mine, theirs = replay(log, "水車小屋の夜", secrets=True), replay(log, "水車小屋の夜")
    assert "粉屋の約束" in mine
    assert "粉屋の約束" not in theirs


def first_cycle(gm: Gm) -> None:
    """CM-CYC-02…10, CM-DROP-02, CM-SEC-01: a cycle in its order; the key is found, secrets arrive."""
    ui = gm.tracker.ui
    assert not ui.areasPage.isHidden()
    gm.next()
    assert [line.label for line in ui.elapseRows.lines][:2] == ["経過 1", "経過 2"]
    gm.next()
    assert gm.state.elapsed == 1
    for _ in range(4):
        gm.area("水車小屋")
    gm.back()
    gm.back()
    gm.back()
    assert len(gm.state.choices) == 1
    for goal in ("水車小屋", "水車小屋", "村の広場"):
        gm.area(goal)
    assert ui.promptLabel.text() == "全員が選びました。移動を確定します。"
    gm.next()
    assert (gm.state.counter, gm.state.phase) == (1, "main_pick")
    gm.assert_in_step()
    gm.area("水車小屋")
    assert "粉屋" in [face.text for face in ui.cast.faces]
    assert len(ui.secrets.rows[0].faces) == 3 + 2
    for _ in range(3):
        gm.face(ui.secrets.rows[0], "に渡す")
    search(gm)
    gm.assert_in_step()
    gm.next()
    gm.next()
    gm.next()
    assert gm.state.phase == "cycle_end"
    gm.next()
    assert gm.state.phase == "setup"


def search(gm: Gm) -> None:
    """CM-DROP-02, CM-AMB-46: one fails with typed dice, three steps are undone, then the key is found."""
    finder = next(
        s.name for s in gm.state.scene_sheets if s.is_pc and any(copy.card == "search" for copy in s.abilities)
    )
    gm.hand(finder)
    before = gm.state
    gm.face(gm.tile("探索").buttons, "ここで探す")
    gm.finish(*LOW)
    assert not gm.state.last.results[0].success  # type: ignore[union-attr]
    while gm.state != before:
        gm.back()
    gm.face(gm.tile("探索").buttons, "ここで探す")
    gm.finish(*HIGH)
    assert any(copy.card == "key" for copy in gm.state.sheets[gm.ids[finder]].items)


def second_cycle(gm: Gm) -> None:
    """CM-CYC-06, CM-SCN-06, CM-SCN-08, CM-AREA-10: CP and assets are spent; only who has the key enters the cellar."""
    ui = gm.tracker.ui
    line = next(line for line in ui.elapseRows.lines if line.id == "3")
    assert "収穫祭" in line.effect
    ui.elapseRows.chosen.emit("3")
    keeper = next(s for s in gm.state.pcs if any(copy.card == "key" for copy in s.items))
    for sheet in gm.state.pcs:
        if sheet.id == keeper.id:
            gm.campaign_window.play_page.select(sheet.id)
            gm.area("水車小屋の地下")
    while len(gm.state.choices) < 3:
        gm.area("村の広場")
    gm.area("水車小屋の地下")  # without the key: refused, then ruled
    assert len(gm.state.choices) == 3
    click(gm.campaign_window.play_page.page.ui.rulingButton)
    assert len(gm.state.choices) == 4
    gm.next()
    gm.area("村の広場")
    buyer = gm.state.cast[0]
    gm.hand(gm.state.sheets[buyer].name)
    assets = gm.state.sheets[buyer].assets
    gm.face(ui.trade, "薬草")
    assert gm.state.sheets[buyer].assets == assets - 1
    acquire(gm, buyer)
    gm.face(ui.items, "薬草")
    gm.assert_in_step()
    gm.next()


def acquire(gm: Gm, who: str) -> None:
    """CM-SCN-06, CM-AMB-87: one line for every available kind, which shows the remaining CP beforehand."""
    line, before = gm.tracker.ui.acquire, gm.state.sheets[who]
    assert not [face for face in gm.tracker.ui.trade.faces if "取得" in face.text]
    cards = [line.card.itemText(n) for n in range(line.card.count())]
    assert len(cards) == len(set(cards)) > 1
    line.card.setFocus()
    while line.card.currentText() != "<○○強化>":
        gm.press(Qt.Key.Key_Down)
    assert line.choice.isVisible()
    line.choice.setFocus()
    gm.press(Qt.Key.Key_Down)
    chosen = line.choice.currentText()
    assert line.after.text() == f"CP {before.cp} → {before.cp - 1}"
    click(line.button)
    after = gm.state.sheets[who]
    assert (after.cp, after.abilities[-1].choice) == (before.cp - 1, chosen)


def fight(gm: Gm) -> None:
    """CM-BTL-05…12, CM-SCN-09: the battle begins by itself, AP decide, ties are drawn, it ends without 戦意."""
    ui = gm.tracker.ui
    ui.scroll.verticalScrollBar().setValue(ui.scroll.verticalScrollBar().maximum())
    gm.area("水車小屋の地下")
    assert gm.state.battle is not None
    assert ui.scroll.verticalScrollBar().value() == 0  # another part of the play session begins at its top
    page, focus = gm.campaign_window.play_page.page, QApplication.focusWidget()
    assert focus is not None
    assert focus is page or page.isAncestorOf(focus)  # not the list of 卓, which would take the next key
    assert ui.promptLabel.text().startswith("セットアッププロセス")
    gm.next()
    gm.face(ui.stepRow, "全員を37へ")
    assert {sheet.hex for sheet in gm.state.scene_sheets} == {37}
    rounds(gm)
    gm.assert_in_step()
    for sheet in gm.state.scene_sheets:
        if sheet.hostile:
            gm.hand(sheet.name)
            gm.face(ui.marks, "戦意を外す")
    assert gm.state.battle is None
    assert all(sheet.ap == -1 for sheet in gm.state.sheets.values())
    gm.assert_in_step()


def rounds(gm: Gm, strike: tuple[str, str] = ("slash", "斬撃")) -> None:
    """A whole round: those who can strike do, the others end their turns; equal shares are drawn with dice.

    Args:
        strike: id and name of the card for the strikes.
    """
    blow, name = strike
    struck, moved, places, named, ui = False, False, set(), set(), gm.tracker.ui
    for _ in range(120):
        battle = gm.state.battle
        assert battle is not None
        if named or battle.process == "initiative":  # no other phase has so long a name
            named.add(gm.campaign_window.play_page.page.ui.phaseLabel.x())
        places.add(ui.sceneHead.mapTo(gm.tracker, QPoint()).y() + ui.scroll.verticalScrollBar().value())
        if battle.round == 2:
            break
        if battle.tied:
            gm.finish()
            continue
        who = gm.state.sheets[battle.turn].name if battle.turn else ""
        if who and not moved and any(copy.card == "move" for copy in gm.state.sheets[battle.turn].abilities):
            gm.tile("移動").hex.setCurrentIndex(0)
            gm.face(gm.tile("移動").buttons, "使う")
            moved = True
            gm.face(gm.tracker.ui.stepRow, "全員を37へ")
        elif who and not struck and any(copy.card == blow for copy in gm.state.sheets[battle.turn].abilities):
            others = [s for s in gm.state.scene_sheets if s.name != who]
            target = next((s for s in others if s.hostile), others[0])
            gm.face(gm.tile(name).buttons, target.name)
            gm.finish(*HIGH)
            gm.next()  # the card's words
            struck = True
        else:
            gm.next()
    assert struck
    assert moved
    assert len(named) == 1  # nor do the buttons beside the name of the phase
    assert len(places) == 1  # what stands below the steps keeps its place all round long


def ending(gm: Gm) -> None:
    """CM-AMB-41, CM-PARAM-09: the cycle and the scenario end, the sheets are carried over."""
    gm.next()
    assert gm.state.phase == "cycle_end"
    gm.next()
    gm.face(gm.tracker.ui.rareRow, "シナリオ終了")
    assert gm.state.phase == "scenario_end"
    assert all(sheet.scenarios[-1].title == "水車小屋の夜" for sheet in gm.state.pcs)
    gm.assert_in_step()
    gm.next()
    assert gm.play_session.playing.running == ()


def test_goals_are_chosen_without_a_mouse(main: MainController) -> None:
    """CM-CYC-04: N leads to the areas, arrows continue, Enter chooses; every PC in turn."""
    gm = Gm(main)
    main.window.show()
    gm.begin()
    gm.next()
    gm.next()
    gm.campaign_window.play_page.page.setFocus()
    assert gm.main.window.ui.nextButton.text() == "行き先を選ぶ"
    gm.next()
    first, second = gm.tracker.ui.normalGrid.cards[:2]
    assert QApplication.focusWidget() is first
    gm.press(Qt.Key.Key_Return)
    gm.press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is second
    gm.press(Qt.Key.Key_Return)
    assert list(gm.state.choices.values()) == [first.face.name, second.face.name]
