"""A whole play session of d6ゲームエンジン through the real window, by keys and clicks, ends as its journal folds."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.core.words import Words
from desktop.models.play.recap import recap
from desktop.services.journal.replay import replay
from desktop.systems.d6game.battle.state import BattleState, Phase
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.table_mode import TableGm, click, needs

PAIR, NOTHING, FIVE = (3, 3, 1, 5, 6), (1, 2, 3, 4, 6), (6, 6, 6, 6, 6)


class Gm(TableGm):
    """The GM of the sample of d6game, or of a game of one's own that is open."""

    def __init__(self, main: MainController, *, sample: bool = True) -> None:
        super().__init__(main, "d6game" if sample else "")
        self.begin("session", [sheet.id for sheet in (*self.players, *self.npcs)])
        self.page = self.tracker("session").ui

    @property
    def battle(self) -> BattleState:
        found = self.state("battle")
        assert isinstance(found, BattleState)
        return found

    def announce(self, number: int, faces: tuple[int, ...] = ()) -> None:
        """Announce a character's check and throw."""
        self.select(self.players[number].id)
        click(self.page.announceButton)
        assert self.state("session").check is not None
        self.throw(*faces)
        assert self.state("session").check is None
        self.press(Qt.Key.Key_Return)

    def turn(self, faces: tuple[int, ...] = (), power: int = 1, answer: str = "") -> None:
        """One whole turn of the duel, to the end of the turn or of the combat."""
        ui = self.tracker("battle").ui
        assert self.battle.phase is Phase.TARGET
        self.next()  # the first enemy
        assert self.battle.phase is Phase.ATTACK
        self.throw(*faces)
        for _ in range(20):
            if self.battle.phase is not Phase.ATTACK:
                return
            roll = self.play_session.roll
            assert roll is not None
            if roll.check.wants is not None:
                self.throw()
                continue
            if ui.powers.faces:
                self.face(ui.powers, f"パワー {power}　")
                continue
            lines = [line for line in ui.answers.lines if not line.reason]
            wanted = [line for line in lines if answer and answer in line.label]
            ui.answers.chosen.emit((wanted or lines)[-1].id)
        raise AssertionError("the turn does not end")


def test_a_whole_session(main: MainController) -> None:
    gm = Gm(main)
    checks(gm)
    gm.assert_in_step()
    by_hand(gm)
    gm.assert_in_step()
    fight(gm)
    gm.assert_in_step()
    fallen(gm)
    number = 1
    while gm.counted < 82:
        gm.announce(1 + number % (len(gm.players) - 1))
        number += 1
    gm.assert_in_step()
    needs(80, gm)
    gm.campaign_window.play_page.page.tools.close_engine.trigger()
    assert gm.play_session.playing.running == ()
    reads_well(gm)


def reads_well(gm: Gm) -> None:
    """The end of a combat is one line, hands are separated, and the recap uses campaign terms (D6G-GMV-03)."""
    open_campaign, log = gm.campaign_window.open_campaign, gm.play_session.log()
    text = replay(log, "昼休み")
    assert "ワンペア" in text
    lines = [line.strip() for line in text.splitlines()]
    closed = lines.index("戦闘を終えました。")
    assert lines[closed - 1].startswith(("立っているのは ", "立っている人は"))
    assert not [line for line in lines if line.startswith("戦闘") and line not in (
        "戦闘を終えました。", "戦闘を始めました（2 人）。")]  # fmt: skip
    assert any(line.count("[") == 2 and "応戦" in line for line in lines)
    found = recap(
        open_campaign.system, open_campaign.game, log, open_campaign.people.all_sheets(), Words(), secrets=True
    )
    assert found is not None
    titles = {row.title for person in found.people for row in person.rows}
    assert titles <= {"アーマー", "エネルギー"}


def checks(gm: Gm) -> None:
    """D6G-CHK-07, D6G-AMB-12, D6G-FCK-03: announced with target or bet, typed and thrown, withdrawn, undone."""
    gm.face(gm.page.tableSteps, "新しいゲーム")
    assert gm.state("session").number == 1
    gm.announce(0, PAIR)
    gm.announce(1, NOTHING)
    gm.announce(2)
    gm.select(gm.players[0].id)
    click(gm.page.announceButton)
    assert gm.page.announceButton.isHidden()
    click(gm.page.withdrawButton)
    assert gm.state("session").check is None
    kinds = [face.text for face in gm.page.kinds.faces]
    gm.face(gm.page.kinds, kinds[-1])
    fate = gm.state("session").of(gm.players[0].id).fate
    lines = gm.page.foresee.lines
    assert len(lines) == 11  # the chance of every bet, also of those that cannot be paid
    assert sum(line.legal for line in lines) == fate + 1
    click(gm.page.announceButton)
    gm.throw(*FIVE)
    gm.press(Qt.Key.Key_Return)
    gm.face(gm.page.kinds, kinds[0])
    before = gm.state("session")
    gm.announce(3, PAIR)
    gm.back()
    gm.back()
    assert gm.state("session") == before
    gm.announce(3, NOTHING)


def by_hand(gm: Gm) -> None:
    """D6G-GMV-10, D6G-PHY-08: accident and healing, the initial life, concealment."""
    hero = gm.players[0].id
    gm.select(hero)
    life = gm.state("session").of(hero).life
    gm.press_damage_key(Qt.Key.Key_Minus, 3)
    assert gm.state("session").of(hero).life == life - 3
    gm.press_damage_key(Qt.Key.Key_Plus, 1)
    assert gm.state("session").of(hero).life == life - 2
    gm.face(gm.page.personSteps, "初期値")
    assert gm.state("session").of(hero).life == gm.state("session").of(hero).life_initial
    gm.select(gm.npcs[0].id)
    gm.face(gm.page.personSteps, "見せる")
    assert gm.state("session").of(gm.npcs[0].id).seen


def fight(gm: Gm) -> None:
    """D6G-CMB-03 to -13: order by life, hidden hands, power, answers, falling, the end and who returns."""
    one, enemy = gm.players[0].id, gm.npcs[0].id
    gm.begin("battle", [one, enemy])
    assert gm.play_session.playing.running == ("battle", "session")
    gm.next()  # 戦闘開始
    for _ in range(6):
        if gm.battle.phase is not Phase.ORDER:
            break
        gm.throw()
    start = gm.battle
    gm.turn(PAIR, 2, "回避")
    assert gm.battle != start
    while gm.battle != start:
        gm.back()
    gm.turn(FIVE, 9, "応戦")
    for count in range(60):
        if gm.battle.phase not in (Phase.TARGET, Phase.TURN_END, Phase.ORDER):
            break
        if gm.battle.phase is Phase.TARGET:
            gm.turn((), 9, "応戦" if count % 2 else "回避")
        elif gm.battle.phase is Phase.ORDER:
            gm.throw()
        else:
            gm.next()
    assert gm.battle.phase in (Phase.COMBAT_END, Phase.GAME_OVER)
    gm.assert_in_step()
    while gm.battle.phase is not Phase.CLOSED:
        click(gm.main.window.ui.nextButton)
    gm.next()  # 片づける
    assert gm.play_session.playing.running == ("session",)
    session = {member.id: member.life for member in gm.state("session").members}
    for who in (one, enemy):
        sheet = gm.campaign_window.open_campaign.sheet(who)
        assert sheet is not None
        assert session[who] == sheet.life  # type: ignore[attr-defined]


def fallen(gm: Gm) -> None:
    """D6G-AMB-21: an incapacitated character checks only by the GM's ruling, which is logged with its reason."""
    hero = gm.players[0].id
    gm.select(hero)
    gm.press_damage_key(Qt.Key.Key_Minus, 99)
    assert gm.state("session").of(hero).incapacitated
    click(gm.page.announceButton)
    assert gm.state("session").check is None
    page = gm.campaign_window.play_page.page.ui
    page.rulingReason.setText("意地")
    click(page.rulingButton)
    assert gm.state("session").check is not None
    gm.throw(*PAIR)
    gm.press(Qt.Key.Key_Return)
    assert any("GM裁定：意地" in entry.text for entry in gm.play_session.log().entries)
