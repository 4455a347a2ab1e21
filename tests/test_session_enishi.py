"""A whole play session of 2d6+SLV through the real window, by keys and clicks, ends where the journal folds to."""

from __future__ import annotations

import itertools
import json
from itertools import cycle
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.journal.replay import replay
from desktop.views.sheet.sheet_frame import GROWTH_PAGE, PURCHASE_ROLE
from desktop.views.systems.enishi.play.battle_tracker import BattleTracker
from desktop.views.systems.enishi.play.drawn import WayCard
from desktop.views.systems.enishi.play.session_tracker import SessionTracker
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.table_mode import SHIFT, Hands


class Gm(Hands):
    """A GM at the window, with the sample or an open custom game."""

    def __init__(self, main: MainController, *, sample: bool = True) -> None:
        if sample:
            main.open_sample("enishi")
        assert main.campaign_window is not None
        self.main, self.campaign_window = main, main.campaign_window
        self.play_session = self.campaign_window.open_campaign.play_session
        self.dice = cycle((5, 2, 4, 4, 3, 6, 1, 2, 3, 6, 5, 4, 2, 6, 4, 5))
        click(main.window.ui.playButton)

    @property
    def session(self) -> SessionTracker:
        found = self.campaign_window.play_page.page.tracker("session")
        assert isinstance(found, SessionTracker)
        return found

    @property
    def battle(self) -> BattleTracker:
        found = self.campaign_window.play_page.page.tracker("battle")
        assert isinstance(found, BattleTracker)
        return found

    def type_dice(self, *faces: int) -> None:
        """Type real dice; without faces the next ones of the cup."""
        roll = self.play_session.roll
        assert roll is not None
        assert roll.check.wants is not None
        wanted = len(roll.check.wants.sides)
        self.to_faces()
        for face in faces or tuple(next(self.dice) for _ in range(wanted)):
            self.press(Qt.Key(Qt.Key.Key_0 + face))

    def finish(self, *faces: int) -> None:
        """Throw the wanted dice and continue until the check is over: N closes windows and takes the first split."""
        left = list(faces)
        for _ in range(30):
            roll = self.play_session.roll
            if roll is None or roll.done:
                return
            wants = roll.check.wants
            if wants is not None:
                count = len(wants.sides)
                given, left = left[:count], left[count:]
                self.type_dice(*given)
            elif roll.engine:
                self.next()
            else:
                self.press(Qt.Key.Key_Return)
        pytest.fail("the check does not end")

    def assert_in_step(self) -> None:
        """Assert that a fold of the journal alone and the files equal the play session."""
        history = self.folded()
        for name in history.play.states:
            state: Any = history.play.bound(name, history.play.known(history.first))
            actors = [m.actor for m in getattr(state, "members", ())] or [f.actor for f in state.fighters]
            for actor in actors:
                sheet = self.campaign_window.open_campaign.sheet(actor.id)
                assert sheet is not None
                if name == "session" or "battle" in self.play_session.playing.running:
                    assert (sheet.lp, sheet.sp, sheet.clv) == (actor.lp, actor.sp, actor.clv), actor.name
                    assert sheet.gauge_ticks == actor.gauge_ticks
        assert self.campaign_window.open_campaign.flush()
        for sheet in self.campaign_window.open_campaign.people.all_sheets():
            (stored,) = [s for s in stored_sheets(self.campaign_window) if s["id"] == sheet.id]
            assert (stored["lp"], stored["sp"], stored["xp_total"]) == (sheet.lp, sheet.sp, sheet.xp_total), sheet.name


def stored_sheets(campaign_window: CampaignWindow) -> list[dict[str, Any]]:
    """Read every sheet's file."""
    folder = campaign_window.open_campaign.campaign.folder / "characters"
    return [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*.json")]


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def button(root: QWidget, text: str) -> QPushButton:
    """Find the one enabled, visible button with this label."""
    found = [b for b in root.findChildren(QPushButton) if b.isVisible() and b.isEnabled() and b.text() == text]
    assert found, text
    return found[0]


def test_a_whole_session(main: MainController) -> None:
    gm = Gm(main)
    akane, haru, nanami, kuroki = (gm.names[n] for n in ("朝倉 アカネ", "三枝 ハル", "霧島 七海", "黒木 宗一"))
    minion, white = gm.names["霧の手下"], gm.names["白い女"]
    opening(gm)
    checks(gm, akane, haru)
    paid_again(gm, akane)
    board(gm, kuroki)
    fight(gm, akane, haru, minion, white)
    ending(gm)
    sheet = gm.campaign_window.open_campaign.sheet(nanami)
    assert sheet is not None
    assert (sheet.lp, sheet.sp, sheet.xp_total) == (6, 6, 5)
    growth(gm, akane)
    assert gm.counted >= 80
    replayed(gm)


def opening(gm: Gm) -> None:
    """EN-SES-03, EN-SES-04, EN-SES-05: zero and first stage, then a main stage with its protagonist."""
    gm.begin("session")
    for _ in range(5):
        gm.next()
    state = gm.play_session.playing.state("session")
    assert (state.stage, state.past) == ("main", ("zero", "first"))
    assert gm.session.ui.stageTitle.text() == "メインステージ"
    gm.session.ui.titleEdit.setFocus()
    QTest.keyClicks(gm.session.ui.titleEdit, "kiri")
    gm.press(Qt.Key.Key_Return)
    assert gm.play_session.playing.state("session").title == "kiri"
    gm.assert_in_step()


def checks(gm: Gm, akane: str, other: str) -> None:
    """EN-CHK: success, fumble, double-up, dice of the program, an opposed check, with effects in their windows."""
    tray = gm.campaign_window.tray
    for faces in ((5, 4), (1, 1), (3, 3, 2)):
        tray.prepare(akane, "check", {"skill": "athletics", "target": 7})
        gm.finish(*faces)
    tray.prepare(akane, "check", {"skill": "perception", "target": 9})
    tray.focus()
    gm.press_button()  # thrown by the program
    gm.finish()
    tray.prepare(akane, "opposed", {"skill": "athletics", "other": other})
    gm.finish(4, 2, 3, 1)
    gm.assert_in_step()


def paid_again(gm: Gm, akane: str) -> None:
    """EN-TMP-03: an effect of one's own is used on a throw, and its box of the gauge is ticked."""
    tray = gm.campaign_window.tray
    tray.prepare(akane, "check", {"skill": "athletics", "target": 11})
    gm.type_dice(2, 3)
    for letter in "EFA":  # 振りなおし, paid with a box of her gauge (EN-TMP-03)
        gm.press(Qt.Key(ord(letter)))
    gm.finish(6, 5)
    sheet = gm.campaign_window.open_campaign.sheet(akane)
    assert sheet is not None
    assert sheet.gauge_ticks == 1
    gm.assert_in_step()


def board(gm: Gm, kuroki: str) -> None:
    """EN-REC-03, EN-REC-07, EN-ENI-02: rest backstage, days, a bond, a number from paper; a cycle continues."""
    gm.next()
    gm.session.ui.protagonist.setCurrentIndex(2)
    box = next(b for b in gm.session.present.shown if b.property("who") == kuroki)
    click(box)
    click(gm.session.ui.goButton)
    assert kuroki not in gm.play_session.playing.state("session").present
    gm.campaign_window.play_page.select(kuroki)
    tools = gm.session.tools
    click(tools.ui.toolsToggle)
    tools.ui.field.setCurrentIndex(tools.ui.field.findData("lp"))
    tools.ui.value.setValue(3)
    click(tools.ui.setButton)
    tools.ui.person.setEditText("白い女")
    tools.ui.bondRow.setCurrentIndex(0)
    click(tools.ui.bondButton)
    sheet = gm.campaign_window.open_campaign.sheet(kuroki)
    assert sheet is not None
    assert sheet.lp == 3
    line = next(w for w in gm.session.groups[2].shown if w.name.text() == "黒木 宗一")
    click(button(line, "回復に専念"))
    gm.next()  # the stage ends; the rest's 1d6 lies in the tray
    gm.finish(4)
    assert gm.campaign_window.open_campaign.sheet(kuroki).lp == 4  # type: ignore[union-attr]
    gm.session.ui.days.setValue(3)
    click(gm.session.ui.daysButton)
    assert gm.campaign_window.open_campaign.sheet(kuroki).lp == 5  # type: ignore[union-attr]
    for _ in range(2):
        gm.next()
    gm.assert_in_step()


def fight(gm: Gm, akane: str, haru: str, minion: str, *others: str) -> None:
    """EN-BTL, EN-HIT, EN-PWR: one battle to its end, with three steps undone and continued differently."""
    doors = {str(b.property("stage")): b for b in gm.session.doors.shown}
    click(doors["battle"])
    click(gm.session.ui.goButton)
    gm.begin("battle", (akane, haru, minion, *others))
    gm.battle.ui.vision.setCurrentIndex(1)
    gm.battle.ui.vision.activated.emit(1)
    assert gm.play_session.playing.state("battle").vision == -1
    click(button(gm.battle.ui.ambushPanel, "隠密で仕掛ける"))
    gm.finish(6, 4)
    gm.next()
    for faces in ((6, 5), (5, 4), (3, 1), (2, 1))[: 3 + len(others)]:
        gm.next()
        gm.finish(*faces)
    assert gm.play_session.playing.state("battle").phase == "act"
    gm.assert_in_step()
    attack_and_go_back(gm)
    gm.assert_in_step()
    to_the_end(gm, minion)
    gm.assert_in_step()
    click(gm.battle.ui.endButton)
    assert gm.battle.ui.overPanel.isVisible()
    gm.next()
    assert gm.play_session.playing.running == ("session",)


def attack_and_go_back(gm: Gm) -> None:
    """The same attack misses, is undone by three steps, and hits with other dice."""
    gm.next()
    gm.type_dice(1, 2)
    gm.next()
    before = gm.play_session.playing.state("battle")
    gm.type_dice(6, 5)
    gm.next()
    missed = gm.play_session.playing.state("battle")
    for _ in range(8):  # the throw, and each window that the key has closed
        if gm.play_session.playing.state("battle") != before:
            gm.back()
    assert gm.play_session.playing.state("battle") == before
    gm.back()
    assert gm.play_session.playing.state("battle") != missed
    gm.next()
    gm.finish(1, 3, 2, 1)
    gm.press(Qt.Key.Key_Z, SHIFT | Qt.KeyboardModifier.ControlModifier)
    assert gm.play_session.playing.check("battle") is None


def to_the_end(gm: Gm, minion: str) -> None:
    """Play on with N and dice until the foe cannot act any more (EN-DMG-05)."""
    for _ in range(200):
        state = gm.play_session.playing.state("battle")
        fighter = state.fighter(minion)
        if fighter.actor.state != "normal" and state.check is None:
            return
        roll = gm.play_session.roll
        if roll is not None and roll.open and roll.check.wants is not None:
            own = gm.campaign_window.open_campaign.sheet(roll.check.wants.who)
            faces = (6, 5) if own is not None and own.is_pc else (1, 2)
            gm.type_dice(*faces[: len(roll.check.wants.sides)])
        elif gm.battle.chain.cards:
            card = gm.battle.chain.cards[0]
            assert isinstance(card, WayCard)
            click(card)
        elif gm.campaign_window.play_page.step.primary is not None:
            gm.next()
        else:
            click(gm.battle.ui.doneButton)
    pytest.fail("the fight does not end")


def ending(gm: Gm) -> None:
    """EN-SES-08, EN-XP-01: the last stage, the checklist, the end of the session."""
    gm.next()
    doors = {str(b.property("stage")): b for b in gm.session.doors.shown}
    click(doors["last"])
    assert "クールが途中" in gm.session.ui.doorHint.text()
    click(gm.session.ui.goButton)
    boxes = [w for row in gm.session.experience.rows.all for w in row if w.accessibleName()]
    for box in boxes:
        click(box)
    gm.next()
    gm.next()
    assert gm.play_session.playing.state("session").over
    gm.assert_in_step()
    gm.next()
    assert gm.play_session.playing.running == ()


def growth(gm: Gm, akane: str) -> None:
    """EN-GRW-01: what was earned is spent on the sheet."""
    click(gm.main.window.ui.prepareButton)
    page = gm.campaign_window.sheet
    assert page is not None
    assert page.document.sheet.id == akane
    page.frame.ui.pageTabs.setCurrentIndex(GROWTH_PAGE)
    tree = page.frame.ui.offers
    groups = [g for n in range(tree.topLevelItemCount()) if (g := tree.topLevelItem(n)) is not None]
    items = [item for g in groups for n in range(g.childCount()) if (item := g.child(n)) is not None]
    legal = next(item for item in items if item.data(0, PURCHASE_ROLE).legal)
    tree.setCurrentItem(legal)
    click(page.frame.ui.growButton)
    sheet = page.document.sheet
    assert sheet.xp_total >= 5
    assert sheet.xp_spent > 0
    assert gm.campaign_window.open_campaign.flush()
    (stored,) = [row for row in stored_sheets(gm.campaign_window) if row["id"] == akane]
    assert stored["xp_spent"] == sheet.xp_spent


def replayed(gm: Gm) -> None:
    """The play session as text, for the GM and for the players: what was hidden stays hidden."""
    log = gm.play_session.log()
    mine, open_ = replay(log, "霧島の夜", secrets=True), replay(log, "霧島の夜")
    assert "霧の手下" in mine
    assert len(open_) < len(mine)
    read(mine)
    read(open_)


def read(text: str) -> None:
    """Assert a readable replay: no heading without a line, no line without an end, every throw once."""
    lines = [line for line in text.splitlines() if line.strip()]
    for line, after in itertools.pairwise(lines):
        assert not (line[0] == after[0] == "■"), line
        assert not line.rstrip().endswith("："), line
    ended = lines.index("　　メインステージが終わりました。")
    heads = [line for line in lines[:ended] if line[0] == "■"]
    assert heads[-1] == "■ 第 1 クール　メインステージ「kiri」（朝倉 アカネ）"
    assert heads[0] == "■ セッション"
    order = [line.strip() for line in lines if "行動順番（朝倉 アカネ）" in line]
    assert order == ["行動順番（朝倉 アカネ）　《戦術》 6 5 → 11"] * 2, "one line in each of two turns"
