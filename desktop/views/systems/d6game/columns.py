"""Columns of the tables of skills and items as the campaign plays them."""

from __future__ import annotations

from desktop.core.game import AnyGame
from desktop.core.words import Words
from desktop.models.sheet.rows import Column
from desktop.systems.d6game import rows


def skill_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """Kind and specialty; the definition says which kinds there are."""
    kinds = tuple((row.id, words.say(row.name)) for row in rows.skills(game))
    shown = [Column(game.label("skills"), "category", choices=kinds)]
    if rows.settings_of(game).specialty:
        shown.append(Column(game.label("specialty"), "specialty"))
    return tuple(shown)


def item_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """Name and note; the numbers only where equipment counts (D6G-AMB-34)."""
    story = (Column("名前", "name"), Column("メモ", "note"))
    if not rows.settings_of(game).equipment:
        return story
    kinds = (("", "—"), *((row.id, words.say(row.name)) for row in rows.skills(game)))
    return (
        *story,
        Column("与", "damage", signed=True),
        Column("軽減", "armour"),
        Column("初期", "life", signed=True),
        Column("得る", "gain", signed=True),
        Column("効く技能", "skill", choices=kinds),
        Column("効く状況", "situation"),
        Column("使う", "carried"),
    )
