"""The program re-throws concealed dice itself, so that their number stays concealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.controllers.main import MainController
from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.dice import Throw, throw_of
from desktop.core.rolls.roll import Asked
from desktop.models.play.log import LogModel
from desktop.services.journal.replay import replay
from desktop.views.widgets.inputs.option_rows import OptionRows
from tests.table_mode import TableGm
from tests.walk_shown import of_window


class Tens:
    """Every die of the first throws shows a ten, then none."""

    def __init__(self, tens: int = 1) -> None:
        self.throws, self.tens = 0, tens

    def throw(self, sides: Sequence[int]) -> Throw:
        self.throws += 1
        return throw_of(tuple(sides), tuple(10 if self.throws <= self.tens else 9 for _ in sides))


def test_a_secret_check_of_kotodama_is_thrown_to_its_end(main: MainController) -> None:
    main.window.show()
    gm, dice = TableGm(main, "kotodama"), Tens()
    gm.campaign_window.tray.dice = dice
    gm.campaign_window.tray.prepare(gm.players[0].id, "normal", {"secret": True, "difficulty": 1})
    gm.campaign_window.tray.focus()
    gm.press_button()
    roll = gm.play_session.roll
    assert roll is not None
    assert roll.done
    assert dice.throws == 2
    lying = gm.campaign_window.tray.tray.ui.diceView.dice.groups
    assert [len(group.dice) for group in lying] == [len(roll.check.thrown[0].throw.faces)]
    assert (
        gm.campaign_window.tray.tray.ui.requestLabel.isHidden()
        or not gm.campaign_window.tray.tray.ui.requestLabel.text()
    )


def test_secret_reroll_writes_no_count_for_players(main: MainController) -> None:
    gm = TableGm(main, "kotodama")
    gm.campaign_window.tray.dice = Tens(2)
    gm.campaign_window.tray.prepare(gm.players[0].id, "normal", {"secret": True, "difficulty": 1})
    gm.campaign_window.tray.throw()
    lines = [entry for entry in gm.play_session.log().entries if "伏せて振りました" in (entry.open or entry.text)]
    assert len(lines) == 1
    players = replay(gm.play_session.log(), "夜")
    assert "タツジン" not in players


class Listed:
    """Throws the faces of a list, then threes."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def throw(self, sides: Sequence[int]) -> Throw:
        return throw_of(tuple(sides), tuple(self.faces.pop(0) if self.faces else 3 for _ in sides))


def test_covered_double_is_rethrown_without_a_trace(main: MainController) -> None:
    """EN-CHK-06: the tray does not show 「ダブルアップ！もう1d6」 while the NPC's dice are covered."""
    gm = TableGm(main, "enishi")
    npc, hero = gm.npcs[0].id, gm.players[0].id
    pictures = []
    for faces in ((5, 5, 2), (5, 4)):
        gm.campaign_window.tray.prepare(hero, "opposed", {"other": npc})
        gm.campaign_window.tray.dice = Listed(1, 3)
        while (roll := gm.play_session.roll) and not (roll.check.wants is not None and roll.check.wants.who == npc):
            gm.campaign_window.tray.tray.throw_requested.emit()
        gm.campaign_window.tray.dice = Listed(*faces)
        gm.campaign_window.tray.throw()
        QApplication.processEvents()
        tray = gm.campaign_window.tray.tray
        pictures.append([*of_window(tray), str([len(group.dice) for group in tray.ui.diceView.dice.groups])])
        gm.play_session.cancel()
    assert pictures[0] == pictures[1]


def test_page_hides_what_the_tray_covers(main: MainController) -> None:
    """EN-TAB-08: the steps of an attack named the NPC's number, its damage, and what it had left."""
    gm = TableGm(main, "enishi")
    hero, npc = gm.players[0].id, gm.npcs[0].id
    gm.play_session.begin("battle", [hero, npc])
    gm.play_session.play("battle", {"kind": "attack", "who": hero, "target": npc, "gm": True})
    for faces in ((6, 5), (1, 2)):
        gm.play_session.play("battle", {"kind": "throw", "faces": list(faces)})
        while (check := gm.state("battle").check).wants is None and check.state.moment != "split":
            gm.play_session.play("battle", {"kind": "choose", "option": "next"})
    assert gm.state("battle").check.state.moment == "split"
    page = gm.tracker("battle").chain

    def describe() -> str:
        return " ".join((*of_window(page), main.window.ui.nextButton.text()))

    assert "LP" not in describe()
    gm.campaign_window.tray.tray.cover_toggled.emit(True)
    assert "LP" in describe()


def test_undone_line_does_not_name_a_hidden_hand(main: MainController) -> None:
    """D6G-CMB-06: the struck line of a fight named the attacker's hand, which was hidden from the target anew."""
    gm = TableGm(main, "d6game")
    hero, npc = gm.players[0].id, gm.npcs[0].id
    gm.play_session.begin("battle", [hero, npc])
    log = main.window.findChild(LogModel)

    def goes_on() -> None:
        roll = gm.play_session.roll
        if roll is not None and roll.open and roll.check.wants is not None:
            gm.campaign_window.tray.throw()
            return
        offers = [offer for offer in gm.play_session.playing.offers("battle") if offer.complete]
        wanted = ("begin", "target", "choose")
        gm.play_session.play("battle", next(dict(o.event) for o in offers if o.kind in wanted and fights(o.event)))

    def fights(event: Mapping[str, Any]) -> bool:
        return str(event.get("option", "power")).startswith(("power", "fight"))

    while not (gm.play_session.roll is not None and gm.play_session.roll.done):
        goes_on()
    last = log.index(0, 0)
    hands = gm.play_session.roll.check.outcome.headline
    assert str(hands) in last.data()
    gm.play_session.back()
    assert str(hands) not in last.data()
    gm.play_session.forward()
    assert str(hands) in last.data()


def test_secret_extended_check_conceals_whether_it_is_over(main: MainController) -> None:
    """KO-EXT-07: tray, display and the players' log are the same when the goal is reached and when it is not."""
    gm = TableGm(main, "kotodama")
    pictures = []
    for faces in ((9, 9, 9, 9), (1, 3, 3, 3)):
        gm.campaign_window.tray.dice = Listed(*faces)
        gm.campaign_window.tray.prepare(gm.players[0].id, "extended", {"secret": True, "pool": 4, "goal": 2})
        lines = len(gm.play_session.log().entries)
        gm.campaign_window.tray.throw()
        roll = gm.play_session.roll
        assert roll is not None
        face = gm.campaign_window.display.pictures.picture().face
        open_ = [(e.open if e.secret else e.text) for e in gm.play_session.log().entries[lines:]]
        pictures.append([*of_window(gm.campaign_window.tray.tray), repr(face.roll), *filter(None, open_)])
        if not roll.done:
            gm.play_session.cancel()
    assert pictures[0] == pictures[1]


def test_check_of_concealed_npc_leaves_covered_result_on_display(main: MainController) -> None:
    """KO-EXT-07: the display keeps a covered check that the program has thrown to its end within another step."""
    gm = TableGm(main, "kotodama")
    pictures, hero, npc = gm.campaign_window.display.pictures, gm.players[0].id, gm.npcs[0].id
    gm.play_session.begin("battle", [hero, npc], {"hidden": [npc]})
    gm.campaign_window.tray.dice = Listed()
    gm.play_session.prepare(Asked(kind="extended", who=hero, params={"secret": True, "pool": 4, "goal": 2}))
    gm.play_session.post(ThrowEvent(faces=(3, 3, 3, 3)))
    gm.play_session.post(Choose(option="again"))
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.done
    covered = pictures.picture()
    assert covered.face.roll is not None
    gm.play_session.prepare(Asked(kind="normal", who=npc))
    assert gm.play_session.roll.check.wants is not None
    gm.play_session.post(ThrowEvent(faces=tuple(3 for _ in gm.play_session.roll.check.wants.sides)))
    assert gm.play_session.playing.unseen_in(gm.play_session.roll)
    assert pictures.picture() == covered


def test_a_concealed_option_is_chosen_by_its_letters(main: MainController) -> None:
    """What an NPC declares needed a key to be held and a click at once; now E and the letters that it has uncovered."""
    gm = TableGm(main, "enishi")
    tray, npc, hero = gm.campaign_window.tray, gm.npcs[0], gm.players[0]
    gm.campaign_window.open_campaign.people.write(npc.evolve(clv=2, gauge_size=2))
    tray.prepare(hero.id, "opposed", {"other": npc.id})
    tray.dice = Listed(1, 3, 2, 4)
    rows = tray.tray.ui.options
    while (roll := gm.play_session.roll) and not any(one.payer == npc.id and one.enabled for one in roll.check.options):
        tray.tray.throw_requested.emit()
    before, shown = of_texts(rows), {line.id for line in rows.lines}
    tray.tray.cover_toggled.emit(True)
    wanted = next(line for line in rows.lines if line.id not in shown and not line.reason)
    tray.tray.cover_toggled.emit(False)
    assert of_texts(rows) == before
    tray.focus()
    gm.press(Qt.Key.Key_E)
    assert of_texts(rows) == before
    for letter in wanted.letters:
        gm.press(Qt.Key(ord(letter)))
    assert gm.play_session.roll is not None
    assert [step.option for _, step in gm.play_session.roll.steps if isinstance(step, Choose)][-1] == wanted.id


def of_texts(rows: OptionRows) -> list[str]:
    return [f"{line.label} {line.cost} {line.effect}" for line in rows.lines]
