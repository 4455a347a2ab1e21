"""The tracker of a d6game combat as the GM uses it: powers, answers, order, who acts for whom, and the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController
from desktop.services.journal.replay import replay
from desktop.systems.d6game.battle.state import BattleState, Phase
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.rules_in_force import play_by
from tests.screens import settle
from tests.table_mode import TableGm

PAIR, TWO = (3, 3, 1, 5, 6), (2, 2, 1, 1, 6)


class Duel(TableGm):
    """A combat of the sample: one player's character and the given others."""

    def __init__(self, main: MainController, players: int = 2, npcs: int = 1) -> None:
        super().__init__(main, "d6game")
        main.window.show()
        self.here = [sheet.id for sheet in (*self.players[:players], *self.npcs[:npcs])]
        self.begin("battle", self.here)
        self.ui = self.tracker("battle").ui

    @property
    def battle(self) -> BattleState:
        found = self.state("battle")
        assert isinstance(found, BattleState)
        return found

    def life(self, who: str) -> int:
        life = self.battle.of(who).life
        assert life is not None
        return life

    def key_of(self, label: str) -> str:
        """The key cap of an answer in the tracker."""
        return next(line.key or "" for line in self.ui.answers.lines if line.label == label)

    def letters(self, text: str) -> None:
        """Press letters and digits as a cap names them."""
        for letter in text:
            self.press(Qt.Key(ord(letter)))


@pytest.mark.styled
def test_a_power_is_chosen_by_the_keys_that_its_button_names(main: MainController) -> None:
    """D6G-CMB-07: ten powers with what each would do stand side by side; the tenth has a key, too."""
    gm = Duel(main)
    gm.next()
    gm.next()
    gm.throw(*PAIR)
    faces = gm.ui.powers.faces
    assert [face.key for face in faces] == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]
    assert faces[9].text == "パワー 10　応戦の負け −10、回避 −5"
    last = gm.ui.powers.button(faces[9].id)
    assert last is not None
    step = last.geometry().top() - gm.ui.powers.button(faces[7].id).geometry().top()
    assert last.geometry().bottom() - gm.ui.powers.button(faces[0].id).geometry().top() < 6 * max(step, last.height())
    gm.press(Qt.Key.Key_Return)  # a run of digits stays faces
    gm.letters("0")
    assert gm.battle.attack is not None
    assert gm.battle.attack.power == 10


@pytest.mark.styled
def test_n_points_to_the_digits_where_no_choice_is_usual(main: MainController) -> None:
    """D6G-CMB-07: no power is the usual one, so N asks for a number, and the next digit chooses."""
    gm = Duel(main)
    gm.next()
    gm.next()
    gm.throw(*PAIR)
    assert main.window.ui.nextButton.text() == "ダイストレイで選ぶ"
    gm.next()
    gm.letters("7")
    assert gm.battle.attack is not None
    assert gm.battle.attack.power == 7


@pytest.mark.parametrize("answer", ["応戦", "回避"])
def test_answer_is_chosen_by_the_key_shown_beside_it(main: MainController, answer: str) -> None:
    """The tracker and the tray name one key for one answer."""
    gm = Duel(main)
    gm.next()
    gm.next()
    gm.throw(*PAIR)
    gm.face(gm.ui.powers, "パワー 4　")
    gm.campaign_window.tray.focus()
    gm.letters(gm.key_of(answer))
    assert gm.battle.attack is not None
    assert gm.battle.attack.response == ("fight_back" if answer == "応戦" else "dodge")


def test_tracker_shows_how_the_attack_ended(main: MainController) -> None:
    """D6G-CMB-09: both hands, and who lost what."""
    gm = Duel(main)
    gm.next()
    gm.next()
    attacker = gm.battle.actor
    gm.throw(*PAIR)
    gm.face(gm.ui.powers, "パワー 4　")
    gm.next()
    gm.throw(*TWO)
    before, name, foe = gm.life(attacker) + 4, gm.battle.of(attacker).name, gm.battle.attack.target.name  # type: ignore[union-attr]
    assert gm.ui.resultLabel.text() == f"ワンペア 対 ツーペア　{name} のアーマー {before} → {before - 4}。"
    replayed = replay(gm.play_session.log(), "昼休み")  # the players' edition: both hands were turned up
    line = f"{foe} は応戦：{name} のワンペア 対 ツーペア。{name} のアーマー {before} → {before - 4}。"
    assert line in replayed
    assert "3 3 1 5 6" in replayed
    assert "2 2 1 1 6" in replayed


def test_damage_and_healing_in_battle_have_no_bounds_of_the_pool(main: MainController) -> None:
    """D6G-AMB-20: T and H have the limits of the game only; a character who falls loses the turn, not the fight."""
    gm = Duel(main)
    gm.next()
    hero = gm.players[0].id
    life = gm.life(hero)
    gm.select(hero)
    gm.press_damage_key(Qt.Key.Key_Plus, 5)
    assert gm.life(hero) == life + 5
    gm.press_damage_key(Qt.Key.Key_Minus, life + 7)
    assert gm.life(hero) == -2
    assert hero not in gm.battle.order[gm.battle.turn + 1 :]
    shown = next(person for person in gm.campaign_window.play_page.people() if person.id == hero)
    assert [condition.label for condition in shown.conditions] == ["戦闘不能"]
    gm.assert_in_step()


def test_gm_reorders_characters(main: MainController) -> None:
    """D6G-AMB-22: before the start in the roster, which breaks ties of life, then in the rest of the round."""
    gm = Duel(main, players=3)
    second = gm.here[1]
    gm.select(second)
    gm.face(gm.ui.moves, "前へ")
    assert [c.id for c in gm.battle.roster][:2] == [second, gm.here[0]]
    names = [gm.battle.of(c.id).name for c in gm.battle.roster]
    assert gm.ui.orderLabel.text().endswith("、".join(names))
    assert [face.id for face in gm.ui.moves.faces] == ["later"]
    gm.next()
    rest = gm.battle.order[1:]
    gm.select(rest[1])
    gm.face(gm.ui.moves, "前へ")
    assert gm.battle.order[1:3] == (rest[1], rest[0])
    gm.select(gm.battle.actor)
    assert gm.ui.moves.faces == ()
    gm.assert_in_step()


def test_a_player_acts_for_an_enemy_and_the_gm_for_a_player(main: MainController) -> None:
    """Section 9.1 of the catalogue: who controls whom decides who may look under the cover."""
    gm = Duel(main)
    enemy, hero = gm.here[2], gm.here[0]
    gm.select(enemy)
    assert gm.ui.control.checked() == ("gm",)
    name = next(sheet.name for sheet in gm.players if sheet.id == hero)
    gm.face(gm.ui.control, f"{name} のPL")
    assert gm.battle.of(enemy).controller == hero
    gm.select(hero)
    gm.face(gm.ui.control, "GM")
    assert gm.battle.of(hero).of_gm
    assert gm.ui.control.checked() == ("gm",)
    gm.face(gm.ui.control, "本人のPL")
    assert gm.battle.of(hero).controller == hero


def over(gm: Duel) -> str:
    """Let the first player's character fall and end the combat; return whose it is."""
    gm.next()
    fallen = gm.here[0]
    gm.select(fallen)
    gm.press_damage_key(Qt.Key.Key_Minus, 40)
    gm.face(gm.ui.steering, "戦闘終了")
    assert gm.battle.phase is Phase.COMBAT_END
    return fallen


def test_the_fallen_return_and_a_bonus_is_given_at_the_end(main: MainController) -> None:
    """D6G-CMB-13, D6G-FATE-03, D6G-AMB-31: return is offered and ticked; N closes with the values of the form."""
    gm = Duel(main)
    fallen = over(gm)
    assert gm.ui.returns.checked() == (fallen,)
    assert gm.ui.bonusFor.checked() == tuple(gm.here[:2])
    gm.ui.bonusSpin.setValue(3)
    gm.campaign_window.play_page.page.setFocus()
    gm.next()
    assert gm.battle.phase is Phase.CLOSED
    assert gm.life(fallen) == 1
    assert [gm.battle.of(who).fate for who in gm.here] == [3, 3, 0]
    replayed = replay(gm.play_session.log(), "昼休み")
    name = gm.battle.of(fallen).name
    assert f"{name} はアーマー 1 で戻りました。" in replayed
    assert f"ボーナス：{name} のエネルギー ＋3" in replayed or f"ボーナス：{name} のエネルギー +3" in replayed
    gm.assert_in_step()


def test_fallen_enemies_return_only_by_the_gm(main: MainController) -> None:
    """D6G-AMB-31: they are listed apart from those an ally can revive, and return only by the GM."""
    gm = Duel(main)
    gm.next()
    hero, enemy = gm.here[0], gm.here[2]
    for who in (hero, enemy):
        gm.select(who)
        gm.press_damage_key(Qt.Key.Key_Minus, 40)
    gm.face(gm.ui.steering, "戦闘終了")
    assert [face.id for face in gm.ui.returns.faces] == [hero]
    assert [face.id for face in gm.ui.mercies.faces] == [enemy]
    assert gm.ui.returnLabel.text() == "アーマー 1 で戻る人"
    assert gm.ui.mercyLabel.text() == "GMが認めれば アーマー 1 で戻る人"
    assert gm.ui.mercies.checked() == ()
    gm.face(gm.ui.mercies, gm.battle.of(enemy).name)
    gm.campaign_window.play_page.page.setFocus()
    gm.next()
    assert (gm.life(hero), gm.life(enemy)) == (1, 1)


def test_dodge_message_names_no_thrower(main: MainController) -> None:
    """D6G-CMB-11: the roll in answer is left out, so it bears no tick."""
    gm = Duel(main)
    gm.next()
    gm.next()
    gm.throw(*PAIR)
    gm.face(gm.ui.powers, "パワー 4　")
    gm.campaign_window.tray.focus()
    gm.letters(gm.key_of("回避"))
    assert gm.battle.phase is Phase.TURN_END
    box = gm.ui.steps.boxes[4]
    assert (box.title, box.text, box.state) == ("応じる判定", "振りません", "later")
    assert [box.state for box in gm.ui.steps.boxes[:4]] == ["done"] * 4


def test_gm_may_not_revive_character(main: MainController) -> None:
    """D6G-AMB-31: returning is optional."""
    gm = Duel(main)
    fallen = over(gm)
    life = gm.life(fallen)
    gm.face(gm.ui.returns, gm.battle.of(fallen).name)
    gm.campaign_window.play_page.page.setFocus()
    gm.next()
    assert gm.battle.phase is Phase.CLOSED
    assert gm.life(fallen) == life < 0


@pytest.mark.styled
def test_hand_is_visible_only_while_the_button_is_pressed(main: MainController) -> None:
    """D6G-PHY-05: at the table, after the hidden throw."""
    gm = Duel(main)
    gm.next()
    gm.next()
    gm.throw(*PAIR)
    tray = gm.campaign_window.tray.tray.ui
    QTest.mousePress(tray.coverButton, Qt.MouseButton.LeftButton)
    assert [die.value for die in tray.diceView.dice.groups[0].dice] == list(PAIR)
    at = tray.coverButton.mapToGlobal(tray.coverButton.rect().topLeft())
    main.window.grab()
    assert tray.coverButton.mapToGlobal(tray.coverButton.rect().topLeft()) == at  # it stays under the finger
    QTest.mouseRelease(tray.coverButton, Qt.MouseButton.LeftButton)
    assert [die.value for die in tray.diceView.dice.groups[0].dice] != list(PAIR)


class PlaySession(TableGm):
    """A session of the sample."""

    def __init__(self, main: MainController) -> None:
        super().__init__(main, "d6game")
        self.begin("session", [sheet.id for sheet in (*self.players, *self.npcs)])
        self.ui = self.tracker("session").ui
        self.select(self.players[0].id)

    def life(self, number: int) -> int:
        """Life of a player's character."""
        found = self.state("session").of(self.players[number].id).life
        assert isinstance(found, int)
        return found

    def fate(self, number: int) -> int:
        """Fate of a player's character."""
        found = self.state("session").of(self.players[number].id).fate
        assert isinstance(found, int)
        return found


def test_a_bonus_is_given_to_one_or_to_the_party(main: MainController) -> None:
    """D6G-FATE-03: with its cause in the log."""
    gm = PlaySession(main)
    gm.ui.givenSpin.setValue(4)
    gm.face(gm.ui.given, "PC全員へ")
    assert [gm.fate(n) for n in range(len(gm.players))] == [4] * len(gm.players)
    gm.face(gm.ui.given, gm.players[0].name)
    assert gm.fate(0) == 8
    assert any(f"ボーナス：{gm.players[0].name}" in entry.text for entry in gm.play_session.log().entries)
    gm.assert_in_step()


def test_every_bet_shows_chance_hand_and_cost(main: MainController) -> None:
    """D6G-FCK-03, D6G-ODD-03: also unaffordable bets, in quiet ink; and their consequences."""
    gm = PlaySession(main)
    gm.ui.givenSpin.setValue(9)
    gm.face(gm.ui.given, gm.players[0].name)
    gm.ui.kinds.chosen.emit("announce_fate")
    gm.ui.form.inputs["bet"].setValue(7)  # type: ignore[attr-defined]
    lines = gm.ui.foresee.lines
    assert [line.legal for line in lines] == [True] * 10 + [False]
    assert [(line.label, line.shown, line.note) for line in lines if line.current] == [
        ("賭け 7（3 点以上）", "9.0 %", "フルハウス、エネルギーの平均 −6.373")
    ]
    assert gm.ui.stakesLabel.text() == "成功ならエネルギー ±0、失敗なら −7"
    gm.ui.form.inputs["bet"].setValue(2)  # type: ignore[attr-defined]
    replayed = "成功ならエネルギー ±0、失敗なら −2\n2 点を賭けても、0点を賭けたときと同じです。"  # D6G-AMB-17
    assert gm.ui.stakesLabel.text() == replayed
    gm.ui.form.inputs["bet"].setValue(7)  # type: ignore[attr-defined]
    gm.next()
    assert gm.ui.stakesLabel.text() == "成功ならエネルギー ±0、失敗なら −7"
    gm.throw(*PAIR)
    assert gm.ui.form.values["bet"] == 0  # it was that check's: what is lost cannot be bet again
    assert not gm.ui.problemLabel.text()


def test_inputs_of_a_check_begin_at_one_edge(main: MainController) -> None:
    """On the page of a check they stand under each other, also where one of them has a longer name."""
    gm = PlaySession(main)
    settle()
    assert len({entry.x() for entry in gm.ui.form.inputs.values()}) == 1
    gm.ui.kinds.chosen.emit("announce_fate")
    settle()
    assert len({entry.x() for entry in gm.ui.form.inputs.values()}) == 1


def test_a_bet_that_cannot_be_paid_leaves_the_table_of_chances(main: MainController) -> None:
    """D6G-AMB-15: the reason is below the table."""
    gm = PlaySession(main)
    gm.ui.kinds.chosen.emit("announce_fate")
    gm.ui.form.inputs["bet"].setValue(3)  # type: ignore[attr-defined]
    assert "賭けられません" in gm.ui.problemLabel.text()
    assert not any(line.current for line in gm.ui.foresee.lines)
    assert [line.legal for line in gm.ui.foresee.lines] == [True] + [False] * 10
    assert not gm.ui.announceButton.isEnabled() or gm.ui.problemLabel.text()


def test_initial_life_can_be_rethrown(main: MainController) -> None:
    """D6G-AMB-38: by the GM, from a button."""
    gm = PlaySession(main)
    gm.face(gm.ui.personSteps, "振り直す")
    sheet = gm.campaign_window.open_campaign.sheet(gm.players[0].id)
    assert sheet is not None
    assert sheet.life == sheet.life_initial == gm.state("session").settings.life_base + sheet.life_die  # type: ignore[attr-defined]
    assert 1 <= sheet.life_die <= 6  # type: ignore[attr-defined]
    gm.assert_in_step()


def with_one_resource(main: MainController) -> None:
    """Open the sample as a game in which what grows is what falls."""
    main.open_sample("d6game")
    assert main.campaign_window is not None
    open_campaign = main.campaign_window.open_campaign
    definition = open_campaign.campaign.definition()
    assert definition is not None
    play_by(open_campaign, definition.evolve(settings={**definition.settings, "fate.separate": False}))


def test_a_game_with_one_resource_is_played_at_the_table(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 11 of the catalogue: bets and gains move life, also at the end of a combat."""
    with_one_resource(main)
    monkeypatch.setattr(main, "open_sample", lambda _system: None)  # it is open
    gm = PlaySession(main)
    person = next(one for one in gm.campaign_window.play_page.people() if one.id == gm.players[0].id)
    assert [gauge.id for gauge in person.gauges] == ["life"]
    before = gm.life(0)
    gm.ui.givenSpin.setValue(2)
    gm.face(gm.ui.given, gm.players[0].name)
    assert gm.life(0) == before + 2
    gm.ui.kinds.chosen.emit("announce_fate")
    gm.ui.form.inputs["bet"].setValue(3)  # type: ignore[attr-defined]
    assert gm.ui.stakesLabel.text().startswith("成功ならアーマー ±0、失敗なら −3")
    gm.next()
    gm.throw(*PAIR)
    assert gm.life(0) == before - 1
    gm.assert_in_step()
    gm.begin("battle", [gm.players[0].id, gm.npcs[0].id])
    gm.next()
    ui = gm.tracker("battle").ui
    gm.face(ui.steering, "戦闘終了")
    assert ui.bonusLabel.text() == "ボーナスのアーマー"
    ui.bonusSpin.setValue(4)
    gm.campaign_window.play_page.page.setFocus()
    gm.next()
    assert gm.life(0) == before + 3
    gm.assert_in_step()


def test_tie_dice_are_not_summed(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    """D6G-AMB-22: the page names the order of the tie dice, and the tray their owners."""
    main.open_sample("d6game")
    assert main.campaign_window is not None
    open_campaign = main.campaign_window.open_campaign
    definition = open_campaign.campaign.definition()
    assert definition is not None
    play_by(open_campaign, definition.evolve(settings={**definition.settings, "combat.tie_order": "roll"}))
    monkeypatch.setattr(main, "open_sample", lambda _system: None)  # it is open
    gm = TableGm(main, "d6game")
    one, two = gm.players[0], gm.npcs[0]
    gm.begin("battle", [one.id, two.id])
    for who in (one.id, two.id):
        event = {"kind": "adjust", "who": who, "amount": 9 - gm.state("battle").of(who).life}
        gm.campaign_window.play_page.requests.post("battle", event)
    gm.next()
    asked = gm.tracker("battle").ui.askLabel.text()
    assert f"{one.name}、{two.name}" in asked
    gm.throw(3, 5)
    tray = gm.campaign_window.tray.tray.ui
    assert f"{one.name} 3、{two.name} 5" in tray.detailLabel.text()
    assert "＋" not in tray.sumLabel.text()


@pytest.mark.parametrize("fallen", ["party", "enemy"])
def test_accident_without_target_continues_by_n(main: MainController, fallen: str) -> None:
    """D6G-LIFE-03, D6G-AMB-30: before an attack a whole side falls by the GM's word; N is never a dead end."""
    gm = Duel(main, players=4)
    gm.next()
    acts = [sheet.id for sheet in (gm.npcs[:1] if fallen == "party" else gm.players)]
    for _ in range(12):
        if gm.battle.phase is Phase.TARGET and gm.battle.actor in acts:
            break
        kind = {"kind": "pass", "gm": True} if gm.battle.phase is Phase.TARGET else {"kind": "next"}
        gm.campaign_window.play_page.requests.post("battle", kind)
    assert gm.battle.actor in acts
    for who in gm.here:
        if who not in [sheet.id for sheet in gm.npcs] if fallen == "party" else who == gm.npcs[0].id:
            gm.campaign_window.play_page.requests.post("battle", {"kind": "adjust", "who": who, "amount": -30})
    gm.campaign_window.play_page.page.setFocus()
    for _ in range(2 if fallen == "party" else 1):  # the turn is passed, and its end says so
        gm.next()
    assert gm.battle.phase is (Phase.GAME_OVER if fallen == "party" else Phase.COMBAT_END)


def test_last_result_names_its_character_until_the_next_check(main: MainController) -> None:
    gm = TableGm(main, "d6game")
    main.window.show()
    gm.begin("session", [sheet.id for sheet in gm.players])
    ui = gm.tracker("session").ui
    gm.select(gm.players[1].id)
    gm.next()
    gm.throw(*PAIR)
    gm.select(gm.players[0].id)
    assert ui.lastLabel.isVisible()
    assert ui.lastText.text().startswith(f"{gm.players[1].name}　")
    gm.campaign_window.play_page.page.setFocus()
    gm.next()
    assert gm.state("session").check is not None
    assert not any(widget.isVisible() for widget in (ui.lastLabel, ui.lastTag, ui.lastText))


def test_allies_are_marked_as_possible_targets(main: MainController) -> None:
    """D6G-AMB-33: the press is the confirmation, so the button names the target."""
    gm = TableGm(main, "d6game")
    main.window.show()
    gm.begin("battle", [sheet.id for sheet in gm.campaign_window.open_campaign.people.all_sheets()])
    gm.next()
    actor = gm.state("battle").of(gm.state("battle").actor)
    foes = {c.name for c in gm.state("battle").roster if c.side != actor.side}
    faces = [face.text for face in gm.tracker("battle").ui.targets.faces]
    assert foes
    for text in faces:
        assert text.endswith("（同じ陣営）") != (text.partition(" を攻撃する")[0] in foes)


@pytest.mark.styled
def test_powers_form_columns_and_empty_rows_leave_no_gap(main: MainController) -> None:
    """Ten powers of several widths were a crooked block; rows with nothing in them held the gaps of a column open."""
    main.window.resize(1366, 768)
    gm = Duel(main)
    settle()
    assert gm.ui.targets.isHidden()
    assert gm.ui.powers.isHidden()
    assert gm.ui.answers.isHidden()
    gm.next()
    gm.next()
    gm.throw(*PAIR)
    settle()
    buttons = [gm.ui.powers.button(face.id) for face in gm.ui.powers.faces]
    lefts = {button.x() for button in buttons if button is not None}
    assert len(lefts) <= 3
    assert gm.ui.targets.isHidden()


def test_order_marks_incapacitated_characters(main: MainController) -> None:
    """D6G-CMB-12: an incapacitated character has no turn left, whether or not there was one."""
    gm = Duel(main)
    gm.next()
    gm.next()
    gm.throw(*PAIR)
    gm.face(gm.ui.powers, "パワー 10　")
    gm.campaign_window.tray.focus()
    gm.letters(gm.key_of("回避"))
    gm.next()
    first = gm.battle.order[0]
    assert gm.battle.actor != first
    people = gm.campaign_window.play_page.people
    assert (people()[0].id, people()[0].acted) == (first, True)  # the column of people is in the order of turns
    gm.select(first)
    gm.press_damage_key(Qt.Key.Key_Minus, gm.life(first))
    assert people()[0].id == first
    assert [str(condition.label) for condition in people()[0].conditions] == ["戦闘不能"]
