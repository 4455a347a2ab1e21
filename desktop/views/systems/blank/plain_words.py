"""How the usual check of a game is made, and what items and conditions do, in the same words on screen and paper."""

from __future__ import annotations

from desktop.core.game import AnyGame, Game
from desktop.core.value import Record
from desktop.core.words import Phrase, Words, phrase, plus
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import Condition, Item
from desktop.systems.blank.tables import AbilityRow, ConditionRow, ItemRow, SkillRow


def item_named(item: Item, game: AnyGame, words: Words) -> str:
    """Return what an item is called: as it is written, else as the list calls it."""
    return item.name or (words.say(game.called("items", item.item)) if item.item else "")


def item_does(item: Item, game: AnyGame, words: Words) -> str:
    """Say what an item changes and what is written of it, on the sheet or else in the list."""
    row = game.once(_things).get(item.item)
    if row is None:
        return item.note
    names = game.once(_raised)
    gives = f"{words.say(names[row.raises])}{plus(row.by)}" if row.raises in names and row.by else ""
    return "　".join(part for part in (gives, item.note or words.say(row.note)) if part)


def _things(game: AnyGame) -> dict[str, ItemRow]:
    return {row.id: row for row in reversed(game.rows("items", ItemRow))}


def _raised(game: AnyGame) -> dict[str, str]:
    """Return what everything is called that an item can raise."""
    rows: tuple[AbilityRow | SkillRow, ...] = (*game.rows("abilities", AbilityRow), *game.rows("skills", SkillRow))
    return {row.id: row.name for row in rows}


def condition_ends(condition: Condition, game: AnyGame, words: Words) -> str:
    """Describe when a condition ends: as it is written, else as the list has it."""
    row = next((row for row in game.rows("conditions", ConditionRow) if row.name == condition.text), None)
    if condition.until or row is None or row.ends == "hand":
        return condition.until
    return words.say(choice_of(ConditionRow, "ends", row.ends))


def choice_of(row_type: type[Record], field: str, value: str) -> str:
    """Return the words of a choice."""
    extra = row_type.model_fields[field].json_schema_extra
    choices = extra.get("choices") if isinstance(extra, dict) else None
    return str(choices[value]) if isinstance(choices, dict) else value


def dice_of(settings: BlankSettings) -> str:
    """Write the dice of the usual check: 2D6.

    >>> dice_of(BlankSettings())
    '2D6'
    """
    return f"{settings.check_dice}D{settings.check_sides}"


def subject_of(game: Game[BlankSettings]) -> Phrase | str:
    """Return the word for what a check is made with."""
    abilities, skills = game.label("abilities"), game.label("skills")
    words: dict[str, Phrase | str] = {
        "abilities": abilities,
        "skills": skills,
        "both": phrase("{abilities}か{skills}", abilities=abilities, skills=skills),
    }
    return words.get(game.settings.check_subject, "")


def usual_check(game: Game[BlankSettings]) -> tuple[Phrase, ...]:
    """Tell how the usual check is made; nothing where the game has none (BL-CHK-01 to -07)."""
    settings = game.settings
    if settings.check_subject == "none":
        return ()
    dice, subject = dice_of(settings), subject_of(game)
    if settings.check_way == "over":
        lines = [
            phrase("{dice}＋{subject}が目標以上で成功。", dice=dice, subject=subject),
            phrase("目標は、言わなければ {n}。", n=settings.check_target),
        ]
    else:
        lines = [phrase("{dice}が{subject}以下で成功。", dice=dice, subject=subject)]
    lines += _special(settings)
    return tuple(lines)


def in_a_line(game: Game[BlankSettings]) -> Phrase | str:
    """Tell the heart of it; nothing where the game has no usual check."""
    return next(iter(usual_check(game)), "")


def _special(settings: BlankSettings) -> list[Phrase]:
    """Tell of dice that decide by themselves (BL-CHK-05), and of a share of the value (BL-CHK-06)."""
    over, found = settings.check_way == "over", []
    if settings.check_critical is not None:
        form = "出目 {n} 以上はクリティカル。" if over else "出目 {n} 以下はクリティカル。"
        found.append(phrase(form, n=settings.check_critical))
    if settings.check_fumble is not None:
        form = "出目 {n} 以下はファンブル。" if over else "出目 {n} 以上はファンブル。"
        found.append(phrase(form, n=settings.check_fumble))
    if not over and settings.check_share:
        found.append(phrase("値の {n} 分の1以下はクリティカル。", n=settings.check_share))
    return found
