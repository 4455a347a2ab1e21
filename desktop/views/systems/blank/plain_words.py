"""How the usual check of a game is made, in sentences that follow from its switches; screens and paper say the same."""

from __future__ import annotations

from desktop.core.game import Game
from desktop.core.words import Phrase, phrase
from desktop.systems.blank.settings import BlankSettings


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
