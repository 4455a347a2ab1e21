"""The form of play as a session at the table names it: by what the player and the PC have played (CM-PLAY-01…05)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop.services.play.play_session import PlaySession
from desktop.systems.common import SYSTEM
from desktop.systems.common.sheet import FORMS, CommonSheet
from tests.play_sessions import Company, play_session
from tests.systems.common.campaign import SCENARIO, game, person

PLAYED = {"x": [{"id": "x", "title": "前の夜"}], "night": [{"id": "night", "title": "試しの夜"}]}


def played(tmp_path: Path, scenario: dict[str, Any] | None, *sheets: CommonSheet) -> str:
    """Play a session of the first sheet from its begin to its end; return the form that the sheet keeps."""
    company = Company(SYSTEM, sheets, game())
    session: PlaySession = play_session(company, tmp_path / "log.jsonl")
    session.begin("session", [sheets[0].id], {"scenario": scenario} if scenario else {})
    session.play("session", {"kind": "begin"})
    session.play("session", {"kind": "end_scenario", "confirm": True})
    sheet = company.sheet(sheets[0].id)
    assert isinstance(sheet, CommonSheet)
    return sheet.scenarios[-1].form


@pytest.mark.parametrize(
    ("mine", "elsewhere", "changes", "form"),
    [
        ("", "", {}, "mono"),
        ("x", "", {}, "star_system"),
        ("x", "", {"sequel_of": ["x"]}, "campaign"),
        ("", "x", {"sequel_of": ["x"]}, "shared_world"),
        ("", "night", {}, "if_play"),
        ("night", "", {}, "if_play"),
        ("", "x", {"related_to": ["x"]}, None),
    ],
)
@pytest.mark.parametrize("archived", [False, True])
def test_form_of_play_is_found_by_the_past_of_player_and_character(
    tmp_path: Path, archived: bool, mine: str, elsewhere: str, changes: dict[str, Any], form: str | None
) -> None:
    """CM-PLAY-01…05, CM-AMB-91, CM-AMB-92: what a player has played with another PC of the campaign counts as well."""
    aya = person("アヤ", scenarios=PLAYED.get(mine, []))
    other = person("トウマ", player=aya.player, scenarios=PLAYED.get(elsewhere, []), archived=archived)
    stranger = person("シズ", scenarios=[*PLAYED["x"], *PLAYED["night"]])
    assert played(tmp_path, {**SCENARIO, **changes}, aya, other, stranger) == (FORMS[form] if form else "")


def test_play_without_a_scenario_is_never_played_again(tmp_path: Path) -> None:
    aya = person("アヤ", scenarios=[{"id": "free", "title": ""}])
    assert played(tmp_path, None, aya) == FORMS["star_system"]
