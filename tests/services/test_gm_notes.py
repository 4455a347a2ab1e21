"""What only the GM may read of a player's sheet stays the GM's in the log, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.core.rolls.outcome import Change
from desktop.services.journal.replay import replay
from tests.services.test_recap import STYLES, SYSTEMS, company, night


@pytest.mark.parametrize("system", SYSTEMS)
def test_gm_notes_on_a_sheet_are_in_gm_replay_only(system: str, tmp_path: Path) -> None:
    people = company(system)
    play_session = night(people, tmp_path / "journal.jsonl")
    hero = people.all_sheets()[0]
    play_session.change((Change(sheet=hero.id, field="gm_notes", before="", after="犯人"),), "GMだけ  → 犯人")
    assert play_session.log().standing[-1].secret
    for style in STYLES:
        assert "犯人" in replay(play_session.log(), "卓", style, secrets=True)
        assert "犯人" not in replay(play_session.log(), "卓", style)
