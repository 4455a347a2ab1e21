"""The strip's faces: portraits, keys, and idle players."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController
from desktop.controllers.play.party import Party, kind_of
from desktop.controllers.play.play_page import PlayPageController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.value import Viewer
from desktop.core.view_models import Condition
from desktop.services.play.gm_notes import copies
from desktop.services.storage.store import now
from desktop.services.text.catalogue import system_ids
from desktop.views.play.person_card import CardFace, PersonCard
from tests.controllers.test_key_grammar import Typist

GM = Viewer(gm=True)


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing here looks at a sheet."""
    return window_without_sheet


def faces(campaign_window: CampaignWindow, minutes: int, *, playing: bool = True) -> dict[str, CardFace]:
    """The faces as they will be after some minutes, by name."""
    party = Party(campaign_window.open_campaign, campaign_window, lambda: now() + timedelta(minutes=minutes))
    people = campaign_window.play_page.people()
    return {face.person.name: face for face in party.faces(people, {}, people[0].id, playing=playing)}


def test_strip_names_characters_without_an_act_for_long(campaign_window: CampaignWindow) -> None:
    """PEERS C: who has not acted yet, and for how long; an undone step is no act, and neither is a start."""
    play_session = campaign_window.open_campaign.play_session
    sheets = [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()]
    play_session.begin("battle", sheets)
    play_session.play("battle", {"kind": "turn"})
    people = campaign_window.play_page.people()
    heroes = [p.name for p in people if p.is_pc]
    hero = next(p for p in people if p.is_pc)
    play_session.play("battle", {"kind": "order", "who": hero.id})
    assert {face.idle for face in faces(campaign_window, 3).values()} == {""}
    waits = {name: face.idle for name, face in faces(campaign_window, 12).items()}
    assert waits == {p.name: "12 分" if p.is_pc else "" for p in people}
    assert len(heroes) > 1
    assert faces(campaign_window, 12, playing=False)[hero.name].idle == ""
    play_session.back()
    assert faces(campaign_window, 12)[hero.name].idle == "12 分"


def test_strip_names_characters_who_have_not_acted(campaign_window: CampaignWindow) -> None:
    party = Party(campaign_window.open_campaign, campaign_window, lambda: now() + timedelta(minutes=7))
    campaign_window.open_campaign.play_session.begin(
        "battle", [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()]
    )
    people = campaign_window.play_page.people()
    turn, done, away, *rest = people
    shown = [turn.evolve(turn=True), done.evolve(acted=True), away.evolve(gone=True), *rest]
    waits = [face.idle for face in party.faces(shown, {}, "", playing=True)]
    assert waits == ["", "", "", *("まだ 7 分" if p.is_pc else "まだ" for p in rest)]
    assert [face.idle for face in party.faces(shown, {}, "", playing=False)] == [""] * len(shown)
    fallen = [*shown[:3], rest[0].evolve(out=True), *rest[1:]]
    assert [face.idle for face in party.faces(fallen, {}, "", playing=True)][3] == "7 分"  # the fallen are not idle


def test_card_shows_and_speaks_the_waiting_time(campaign_window: CampaignWindow) -> None:
    campaign_window.modes.show(True)
    card = next(iter(campaign_window.play_page.strip.cards))
    hero = next(p for p in campaign_window.play_page.people() if p.is_pc)
    card.show_face(CardFace(hero, "#123456", idle="まだ 7 分"))
    assert "まだ 7 分" in card.toolTip()
    assert "まだ 7 分" in card.accessibleDescription()
    card.show_face(CardFace(hero.evolve(acted=True), "#123456"))
    assert "済" in card.accessibleDescription()


@pytest.mark.styled
def test_name_takes_precedence_over_the_waiting_time(campaign_window: CampaignWindow) -> None:
    hero = next(p for p in campaign_window.play_page.people() if p.is_pc).evolve(name="長い名前のひと")
    card = PersonCard(campaign_window.words)

    def drawn(width: int, idle: str) -> QImage:
        card.show_face(CardFace(hero, "#123456", idle=idle))
        card.resize(width, 60)
        return card.grab().toImage()

    assert drawn(400, "まだ 7 分") != drawn(400, "")
    assert drawn(160, "まだ 123 分") == drawn(160, "")


@pytest.mark.styled
def test_condition_shows_its_end_when_there_is_room(campaign_window: CampaignWindow) -> None:
    hero = next(p for p in campaign_window.play_page.people() if p.is_pc)
    card = PersonCard(campaign_window.words)

    def drawn(width: int, ends: str) -> QImage:
        card.show_face(CardFace(hero.evolve(conditions=(Condition(id="a", label="毒", ends=ends),)), "#123456"))
        card.resize(width, 60)
        return card.grab().toImage()

    assert drawn(420, "第 3 ターンの終わりまで") != drawn(420, "")
    assert drawn(190, "第 3 ターンの終わりまで") == drawn(190, "")


def test_a_portrait_is_cut_to_a_square_once(campaign_window: CampaignWindow, tmp_path: Path) -> None:
    hero = next(p for p in campaign_window.play_page.people() if p.is_pc)
    wide = QImage(400, 200, QImage.Format.Format_RGB32)
    wide.fill(QColor("#804020"))
    assert wide.save(str(tmp_path / "face.png"))
    entry = campaign_window.open_campaign.campaign.entry(hero.id)
    assert entry is not None
    known = campaign_window.open_campaign.open(entry)
    assert known is not None
    known.document.edit("portrait", campaign_window.open_campaign.campaign.add_portrait(tmp_path / "face.png"))
    party = Party(campaign_window.open_campaign, campaign_window)
    first, again = (party.faces([hero], {}, "", playing=False)[0].portrait for _ in range(2))
    assert first is not None
    assert (first.width(), first.height()) == (104, 104)
    assert first is again


def test_cards_show_the_letters_that_pick_people(campaign_window: CampaignWindow) -> None:
    campaign_window.modes.show(True)
    strip, letters = campaign_window.play_page.strip, campaign_window.open_campaign.letters.people
    shown = [strip.card(person.id) for person in campaign_window.play_page.people()]
    assert [card.letter for card in shown if card is not None] == [*letters.values()]


def letters_on_cards(play_page: PlayPageController) -> dict[str, str]:
    """Return the letter on everybody's card, by sheet id."""
    cards = {person.id: play_page.strip.card(person.id) for person in play_page.people()}
    return {who: card.letter for who, card in cards.items() if card is not None}


def test_letters_of_characters_stay_while_the_order_changes(campaign_window: CampaignWindow) -> None:
    """The order of turns changes the order of cards, not their keys."""
    play_session, play_page = campaign_window.open_campaign.play_session, campaign_window.play_page
    campaign_window.modes.show(True)
    play_session.begin("battle", [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()])
    letters, numbers = letters_on_cards(play_page), [person.id for person in play_page.people()]
    play_session.play("battle", {"kind": "turn"})
    for place, who in enumerate(reversed(numbers)):
        play_session.play("battle", {"kind": "order", "who": who})
        play_session.play("battle", {"kind": "throw", "faces": [6, 5] if place == 0 else [1, 2]})
        while play_session.roll is not None and "next" in {option.id for option in play_session.roll.check.options}:
            play_session.play("battle", {"kind": "choose", "option": "next"})
    order = [person.id for person in play_session.playing.shown("battle", GM).people]
    assert order[0] == numbers[-1]
    assert letters_on_cards(play_page) == letters


def three_of_a_kind(main: MainController, system: str) -> tuple[Typist, list[str]]:
    """Bring the party and three copies of an NPC into play."""
    main.window.show()
    gm = Typist(main, system)
    open_campaign = gm.campaign_window.open_campaign
    npc = next(sheet for sheet in open_campaign.people.all_sheets() if not sheet.is_pc)
    made = copies(npc, 3, ())
    for sheet in made:
        open_campaign.campaign.add(sheet)
    open_campaign.listed.emit()
    engine = "battle" if "battle" in gm.play_session.playing.possible else "session"
    gm.play_session.begin(engine, [*(sheet.id for sheet in gm.players), *(sheet.id for sheet in made)])
    gm.campaign_window.play_page.page.setFocus()
    return gm, [sheet.id for sheet in made]


def cards(gm: Typist) -> dict[str, PersonCard]:
    return {c.accessibleName(): c for c in gm.campaign_window.play_page.strip.cards if not c.isHidden()}


@pytest.mark.parametrize("system", system_ids())
def test_npcs_of_one_kind_are_one_card_that_opens(main: MainController, system: str) -> None:
    """By the letter of any of them, or by a click; another character closes it."""
    gm, made = three_of_a_kind(main, system)
    page, letters = gm.campaign_window.play_page, gm.campaign_window.open_campaign.letters.people
    closed = next(name for name in cards(gm) if name.endswith(" ×3"))
    assert cards(gm)[closed].letter == " ".join(letters[who] for who in made)
    people = len(cards(gm))
    for who in made:
        gm.type(f"⎋ ⎋ {letters[who]}")
        assert page.selected == who
        assert len(cards(gm)) == people + 2
    gm.type(f"⎋ ⎋ {letters[gm.players[0].id]}")
    assert len(cards(gm)) == people
    QTest.mouseClick(cards(gm)[closed], Qt.MouseButton.LeftButton)
    assert page.selected == made[0]
    assert closed not in cards(gm)
    gm.type(f"⎋ ⎋ {letters[gm.players[0].id]}")
    last = [card.person for card in cards(gm).values()][-1]
    gm.press(Qt.Key(Qt.Key.Key_0 + people), Qt.KeyboardModifier.AltModifier)
    assert page.selected == last, "Alt counts cards"


def test_closed_card_says_who_is_hurt(main: MainController) -> None:
    gm, (first, second, _) = three_of_a_kind(main, "enishi")
    letters = gm.campaign_window.open_campaign.letters.people
    assert cards(gm)["霧の手下 ×3"].accessibleDescription() == "LP 7/7"
    gm.campaign_window.play.enter(f":{letters[first]}-3 {letters[second]}-1")
    hurt = cards(gm)["霧の手下 ×3"].accessibleDescription()
    assert hurt == f"{letters[first]} LP 4/7、{letters[second]} LP 6/7"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("見張りA", "見張り"),
        ("見張り Ｂ", "見張り"),
        ("霧の手下12", "霧の手下"),
        ("Guard 2", "Guard"),
        ("影A1", "影A"),
        ("D20", "D20"),
        ("Bob", "Bob"),
        ("7", "7"),
    ],
)
def test_kind_is_the_name_without_its_number(name: str, kind: str) -> None:
    assert kind_of(name) == kind
