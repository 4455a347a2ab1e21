"""An NPC in the middle of play: MAXAP, one ability, and whether it wants to fight (CM-PARAM-03, CM-AMB-52)."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.core.game import Game
from desktop.core.rolls.check import Param, ParamChoice, ParamKind, Plain
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow

NOTHING = ""


def quick_fields(game: Game[CommonSettings]) -> tuple[Param, ...]:
    """Ask for MAXAP, an ability that needs nothing filled in, and the will to fight."""
    cards = [card for card in game.rows("cards", Card) if card.type == "ability" and card.placeholder == "none"]
    choices = (ParamChoice(value=NOTHING, label="なし"), *(ParamChoice(value=c.id, label=c.name) for c in cards))
    return (
        Param(id="max_ap", label="MAXAP", default=10, minimum=0, maximum=999, rule="CM-PARAM-03"),
        Param(
            id="card", label="アビリティ", kind=ParamKind.CHOICE, default=NOTHING, choices=choices, rule="CM-CARD-01"
        ),
        Param(id="hostile", label="戦意を持つ", kind=ParamKind.SWITCH, default=True, rule="CM-AMB-52"),
    )


def quick_fights(values: Mapping[str, Plain]) -> bool:
    """Tell whether the NPC has the will to fight (CM-SCN-09)."""
    return bool(values.get("hostile", True))


def quick(game: Game[CommonSettings], name: str, values: Mapping[str, Plain]) -> CommonSheet:
    """Make the NPC, ready to be brought into a scene; 移動 comes along where the campaign has it."""
    ids = [card.id for card in game.rows("cards", Card)]
    chosen = str(values.get("card") or "")
    cards = [one for one in dict.fromkeys((chosen, "move")) if one in ids]
    typed = values.get("max_ap")
    return CommonSheet(
        name=name,
        is_pc=False,
        growth_rate=0,
        growth_locked=0,
        max_ap_base=10 if typed is None else int(typed),
        hostile=quick_fights(values),
        abilities=tuple(CopyRow(card=one) for one in cards),
    )
