"""Secrets planted into a campaign under words and numbers that nothing else has, and what else players may not know."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.prepared.gm_notes import CustomState
from desktop.core.prepared.handout import Handout
from desktop.core.sheet import Sheet
from desktop.core.value import Viewer, put

GM, PUBLIC = Viewer(gm=True), Viewer()
LARGE = 7000
"""Numbers from here on stand nowhere but where they were planted."""


def mutations(campaign_window: CampaignWindow) -> list[str]:
    """Write the GM's notes on every sheet, and numbers of their own into what NPCs have; return the words."""
    open_campaign, words = campaign_window.open_campaign, []
    for number, sheet in enumerate(open_campaign.people.all_sheets()):
        words.append(f"極秘の控え{number}号")
        changed: Sheet = sheet.evolve(gm_notes=words[-1])
        if not sheet.is_pc:
            words.append(f"影の覚え書き{number}号")
            changed = changed.evolve(memo=words[-1])
            gauges = open_campaign.system.person(sheet, open_campaign.game).gauges
            for place, field in enumerate(gauge.field for gauge in gauges if gauge.field):
                with suppress(ValidationError):
                    changed = put(changed, field, LARGE + 20 * number + place)
        open_campaign.play_session.edit(sheet, changed, "")
    return words


Sealed = set[tuple[str, str]]


def hidden(campaign_window: CampaignWindow) -> tuple[set[str], set[str], Sealed]:
    """What players may not know, as things stand: names, planted numbers, and whose numbers of which name."""
    names: set[str] = set()
    numbers: set[str] = set()
    sealed: Sealed = set()
    playing = campaign_window.open_campaign.play_session.playing
    open_names = {sheet.name for sheet in campaign_window.open_campaign.people.all_sheets() if sheet.is_pc}
    tables = [playing.shown(name, PUBLIC) for name in playing.running]
    open_names |= {person.name for shown in tables if shown is not None for person in shown.people}
    for name in playing.running:
        everything, table = playing.shown(name, GM), playing.shown(name, PUBLIC)
        assert everything is not None
        assert table is not None
        seen = {person.id: {gauge.id: gauge.value for gauge in person.gauges} for person in table.people}
        for person in everything.people:
            if person.name not in open_names:
                names.add(person.name)
            known = seen.get(person.id, {})
            secret = [g for g in person.gauges if g.value is not None and known.get(g.id) != g.value]
            numbers |= {str(gauge.value) for gauge in secret if (gauge.value or 0) >= LARGE}
            sealed |= {(person.id, campaign_window.words.say(gauge.label)) for gauge in secret}
    return names, numbers, sealed


def scenario(scenarios: Path) -> tuple[dict[str, Any], list[str]]:
    """A scenario of a folder that has areas, its secrets under words of their own."""
    files = sorted(scenarios.glob("*.json"))
    found = [json.loads(file.read_text("utf-8")) for file in files]
    data = next((one for one in found if "areas" in one), None)
    if data is None:
        return {}, []
    words = ["台本の極秘"]
    data["gm_script"] = words[0]
    for number, secret in enumerate(data.get("secrets", ())):
        words.append(f"秘密の中身{number}号")
        secret["text"] = words[-1]
    for area in data["areas"]:
        if area.get("kind") == "entry":
            words.append(area["name"])
    return {"scenario": data}, words


def asides(campaign_window: CampaignWindow) -> list[str]:
    """Plant secrets beside the timeline: a note, GM notes, handouts for some players only."""
    play_session = campaign_window.open_campaign.play_session
    first = next(sheet for sheet in campaign_window.open_campaign.people.all_sheets() if sheet.is_pc)
    play_session.memo("黒幕は町長", gm=True)
    play_session.mark(CustomState(name="呪いの進み", secret=True))
    play_session.mark(CustomState(name="裏切りの芽", who=first.id, secret=True))
    given = Handout(title="密命の題", text="密命の文", who=(first.id,))
    waiting = Handout(title="未公開の題", text="未公開の文")
    for handout in (given, waiting):
        campaign_window.open_campaign.handouts.add(handout, "")
    play_session.hand(given, on=True)
    return ["黒幕は町長", "呪いの進み", "裏切りの芽", given.title, given.text, waiting.title, waiting.text]
