"""The strip's faces: portraits, keys, and idle players."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from desktop.controllers.play.party import Party
from desktop.controllers.play.play_page import PlayPageController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.value import Viewer
from desktop.core.view_models import Condition
from desktop.services.storage.store import now
from desktop.views.play.person_card import CardFace, PersonCard

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
