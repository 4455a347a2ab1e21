"""What a definition lists: abilities, skills, items, further resources, in their words."""

from __future__ import annotations

from desktop.core.game import AnyGame, ListSpec
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import (
    ABILITIES,
    HAND_ROWS,
    SKILLS,
    AbilityDef,
    HandDef,
    ItemDef,
    ResourceDef,
    SkillDef,
)

LISTS = (
    ListSpec(
        id="hands", title="役と得点", row_type=HandDef, base=HAND_ROWS, rule="D6G-GMV-02", fixed=True, spoken=True
    ),
    ListSpec(id="abilities", title="基礎能力", row_type=AbilityDef, base=ABILITIES, rule="D6G-ABL-05"),
    ListSpec(id="skills", title="技能", row_type=SkillDef, base=SKILLS, rule="D6G-SKL-06"),
    ListSpec(id="items", title="アイテム・情報", row_type=ItemDef, rule="D6G-AMB-34"),
    ListSpec(id="resources", title="そのほかの値", row_type=ResourceDef, rule="D6G-GMV-03"),
)


def settings_of(game: AnyGame) -> Settings:
    """The typed settings of a game."""
    return game.known(Settings).settings


def abilities(game: AnyGame) -> tuple[AbilityDef, ...]:
    """The abilities on the sheet; none where the definition switches them off."""
    return game.rows("abilities", AbilityDef) if settings_of(game).abilities else ()


def gone_abilities(sheet: D6gameSheet | None, game: AnyGame) -> tuple[AbilityDef, ...]:
    """Return the abilities that the game has no more and of which a sheet has a number, by their last names."""
    known = {row.id for row in game.rows("abilities", AbilityDef)}  # also while the part is switched off
    held = () if sheet is None else (key for key, value in sheet.ability.items() if value is not None)
    return tuple(
        AbilityDef(id=key, name=key, hint="このゲームにはもうありません").model_copy(
            update={"name": game.last_name("abilities", key)}  # untranslated: a custom name is no word of the game
        )
        for key in held
        if key not in known
    )


def skills(game: AnyGame) -> tuple[SkillDef, ...]:
    """The skills to choose from; none where the definition switches them off."""
    return game.rows("skills", SkillDef) if settings_of(game).skills else ()


def items(game: AnyGame) -> tuple[ItemDef, ...]:
    """The items that the definition offers."""
    return game.rows("items", ItemDef)


def resources(game: AnyGame) -> tuple[ResourceDef, ...]:
    """The resources beside life and fate."""
    return game.rows("resources", ResourceDef)


def skill(game: AnyGame, category: str) -> SkillDef | None:
    """Find a skill by id."""
    return next((row for row in skills(game) if row.id == category), None)
