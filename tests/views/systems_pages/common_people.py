"""Games and characters of Common Rule for the tests of screens and paper: an ordinary one and the longest one."""

from __future__ import annotations

from typing import Any

from desktop.core.custom.profile import ProfileField
from desktop.core.game import Game
from desktop.services.campaign.campaign import Campaign
from desktop.services.library import sample
from desktop.services.library.library import Library
from desktop.systems.common import SYSTEM
from desktop.systems.common.sheet import (
    CommonSheet,
    CopyRow,
    CustomRow,
    PlayedRow,
    RunningEffect,
    StateRow,
    SuccessRow,
    ValueChange,
)

LONG = "長い値の髙﨑W" * 28
FAR = 1_000_000


def sample_table(library: Library) -> tuple[Campaign, Game[Any]]:
    """The campaign that comes with the system, which has cards of its own."""
    campaign = sample.open_sample(library, "common")
    return campaign, campaign.game(SYSTEM)


def person(**changes: Any) -> CommonSheet:
    """A character in the middle of a battle, with the rules' own cards."""
    values: dict[str, Any] = {
        "name": "サクラ",
        "reading": "さくら",
        "player": "石黒",
        "growth_rate": 1,
        "level": 3,
        "cp": 1,
        "assets": 3,
        "ap": 9,
        "area": "粉屋の家",
        "hex": 30,
        "hostile": True,
        "abilities": (
            CopyRow(id="c1", card="move", source="cp"),
            CopyRow(id="c2", card="max_ap_up", source="cp", used_scenario=1),
            CopyRow(id="c3", card="kind_up_3", choice="移動", source="cp"),
            CopyRow(id="c4", card="kind_up", choice="移動", source="cp", used_scenario=1),
        ),
        "items": (
            CopyRow(id="i1", card="key", choice="水車小屋", source="drop"),
            CopyRow(id="i2", card="secret", choice="粉屋の約束", source="secret"),
        ),
        "effects": (
            RunningEffect(stat="max_ap", amount=1, duration="cycle", cause="MAXAP増加"),
            RunningEffect(stat="skill", scope="kind", ref="移動", amount=1, duration="cycle", cause="移動強化"),
        ),
        "states": (StateRow(name="転倒"),),
        "visited": ("村の広場", "粉屋の家"),
        "met": ("粉屋",),
        "obtained": ("鍵:水車小屋", "秘密:粉屋の約束"),
        "successes": (SuccessRow(area="粉屋の家", ability="探索"),),
        "scenarios": (PlayedRow(id="one", title="霧の渡し", form="モノプレイ"),),
        "custom": (CustomRow(label="HP", value=8, min=0, max=12),),
        "memo": "川の音がする。",
        "gm_notes": "粉屋は敵。",
    }
    return CommonSheet(**(values | changes))


def _card(number: int) -> dict[str, Any]:
    kinds = ("setup_process", "minor", "per_cycle", "per_scenario", "equip", "consume")
    return {
        "id": f"x{number}",
        "name": f"{LONG[:190]}○○",
        "type": "ability" if number % 2 else "item",
        "series": LONG,
        "placeholder": "scenario_text",
        "target": {"kind": "n_hexes", "n": 1000},
        "limits": [{"kind": kind, "n": 1000, "item": LONG} for kind in kinds * 3],
        "cost_cp": FAR,
        "cost_assets": FAR,
        "cap": 1000,
        "text": LONG * 20,
        "bound": True,
        "rule": LONG,
    }


def long_game() -> Game[Any]:
    """A campaign whose every word is as long as it may be."""
    definition = SYSTEM.definition().evolve(
        profile=tuple(ProfileField(id=f"own{n}", label=LONG) for n in range(9)),
        notice=(LONG * 3, "二行目"),
        labels={"assets": LONG, "state": LONG},
        lists={"cards": tuple(_card(n) for n in range(4))},
    )
    return SYSTEM.game(definition)


def longest() -> CommonSheet:
    """A sheet on which every value is as long and as large as the model lets it be."""
    copy = CopyRow(
        id="a", card="x1", choice=LONG, used_turn=999, used_process=9, used_cycle=FAR, used_scenario=FAR, equipped=True
    )
    change = ValueChange(stat="skill", scope="series", ref=LONG, amount=-FAR)
    return person(
        name=LONG,
        reading=LONG,
        player=LONG,
        level=-FAR,
        cp=FAR,
        assets=FAR,
        max_ap_base=FAR,
        ap=FAR,
        area=LONG,
        growth_rate=FAR,
        hex=37,
        states=(StateRow(name=LONG, text=LONG * 20, effects=(change,) * 3),) * 5,
        abilities=(*(copy,) * 15, CopyRow(card="nope" * 20)),
        items=(copy.evolve(card="x2"),) * 9,
        effects=(RunningEffect(stat="skill", ref=LONG, amount=5, cause=LONG),) * 5,
        visited=(LONG,) * 9,
        met=(LONG,) * 9,
        obtained=(LONG,) * 9,
        successes=(SuccessRow(area=LONG, ability=LONG),) * 9,
        scenarios=(PlayedRow(title=LONG),) * 9,
        custom=(CustomRow(label=LONG, value=FAR, min=-FAR, max=FAR),) * 9,
        memo="一行\n" * 90,
        own={f"own{n}": LONG for n in range(9)},
    )
