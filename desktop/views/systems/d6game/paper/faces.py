"""Items of a d6game as cards: what is noted of them, and what they add where equipment counts (D6G-AMB-34)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.words import plus
from desktop.systems.d6game import rows
from desktop.systems.d6game.sheet import D6gameSheet, ItemRow
from desktop.views.paper.card_face import Face
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.protocol import PaperContents

NUMBERS = (
    ("damage", "与えるダメージ"),
    ("armour", "受けるダメージの軽減"),
    ("life", "初期ライフへの加算"),
    ("gain", "成功で得る命運への加算"),
)


def faces(contents: PaperContents) -> Iterator[Face]:
    """Make a card of everything that is carried or was found out."""
    for sheet in contents.pcs:
        yield from (_face(item, sheet, contents) for item in sheet.items)


def _face(item: ItemRow, sheet: D6gameSheet, contents: PaperContents) -> Face:
    say, game = contents.words.say, contents.game
    counts = rows.settings_of(game).equipment
    kind = next((row for row in rows.items(game) if row.id == item.item), None)
    skill = rows.skill(game, item.skill)
    entries = [(say(label), plus(getattr(item, field))) for field, label in NUMBERS if counts and getattr(item, field)]
    if counts and skill is not None:
        entries.append((say("効く技能"), say(skill.name)))
    if counts and item.situation:
        entries.append((say("効く状況"), clean(item.situation)))
    return Face(
        kind=say(game.label("items")),
        name=clean(item.name) or (say(kind.name) if kind is not None else say("（名前なし）")),
        rules=tuple(entries),
        text="\n".join(part for part in (kind.hint if kind is not None else "", item.note) if part),
        owner=clean(sheet.name),
    )
