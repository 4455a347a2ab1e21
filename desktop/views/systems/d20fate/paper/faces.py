"""Conditions, items and the stunt of d20フェイト as cards to be handed over (D20-AMB-35, D20-AMB-12, D20-FATE-06)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import Game
from desktop.core.words import phrase, plus
from desktop.services.rulebook import Rulebook
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import Condition, D20FateSheet, HouseModifier
from desktop.systems.d20fate.tables import Ability, ConditionKind
from desktop.views.paper.card_face import Face
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.protocol import PaperContents

SIDES = {"advantage": "有利", "disadvantage": "不利"}
STUNTS = 3
"""Cards of the stunt: it is given again and again."""


def faces(contents: PaperContents) -> Iterator[Face]:
    """Make the campaign's conditions, those of sheets, all sheets' items, and stunts to give away."""
    game = contents.game.known(D20FateSettings)
    kinds = game.rows("conditions", ConditionKind)
    yield from (_kind(kind, contents) for kind in kinds)
    known = {kind.name: kind for kind in kinds}
    for sheet in contents.pcs:
        yield from (_had(row, known, sheet, contents) for row in sheet.conditions)
        yield from (_item(row, sheet, contents) for row in sheet.modifiers)
    yield from (_stunt(game, contents) for _ in range(STUNTS if game.settings.fate_enabled else 0))


def _kind(kind: ConditionKind, contents: PaperContents) -> Face:
    say = contents.words.say
    return Face(
        kind=say("状態"),
        name=clean(say(kind.name)),
        rules=(*_proposed(kind, contents), (say("いつまで"), "＿" * 9)),
        source="D20-AMB-35",
    )


def _proposed(kind: ConditionKind, contents: PaperContents) -> tuple[tuple[str, str], ...]:
    say = contents.words.say
    rows = (("本人の判定", kind.own), ("この相手への判定", kind.against))
    return tuple((say(label), say(SIDES[side])) for label, side in rows if side)


def _had(row: Condition, known: dict[str, ConditionKind], sheet: D20FateSheet, contents: PaperContents) -> Face:
    say = contents.words.say
    kind = known.get(row.text)
    return Face(
        kind=say("状態"),
        name=clean(say(kind.name) if kind is not None else row.text),
        rules=(
            *(_proposed(kind, contents) if kind is not None else ()),
            (say("いつまで"), clean(row.until) or "＿" * 9),
        ),
        source="D20-AMB-35",
        owner=clean(sheet.name),
    )


def _item(row: HouseModifier, sheet: D20FateSheet, contents: PaperContents) -> Face:
    say = contents.words.say
    names = {skill.id: skill.name for skill in sheet.skills}
    names |= {ability.id: ability.code or ability.name for ability in contents.game.rows("abilities", Ability)}
    return Face(
        kind=say("常時の修正"),
        name=clean(row.name) or say("（名前なし）"),
        cost=(say("修正"), plus(row.value)),
        rules=((say("対象"), clean(say(names.get(row.applies_to, "すべての判定")))),),
        source="D20-AMB-12",
        owner=clean(sheet.name),
    )


def _stunt(game: Game[D20FateSettings], contents: PaperContents) -> Face:
    say, line = contents.words.say, Rulebook(contents.words.language, contents.words).line("D20-FATE-06")
    return Face(
        kind=say("スタント"),
        name=say("スタント"),
        dark=True,
        cost=(say("フェイト"), plus(game.settings.fate_stunt)),
        text="\n".join(
            part for part in (line.says if line is not None else "", say(phrase("GMから受け取る。"))) if part
        ),
        source="D20-FATE-06",
    )
