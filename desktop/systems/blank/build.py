"""Making a character: points, dice or a free hand, as the game says (BL-BLD-01)."""

from __future__ import annotations

from random import Random

from desktop.core.build_step import Step
from desktop.core.custom_fields import filled
from desktop.core.game import Game
from desktop.core.problem import Refusal, Severity
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.blank import tables
from desktop.systems.blank.rolls import made_by
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import (
    ABILITIES,
    BlankSheet,
    Item,
    abilities,
    bare,
    derive,
    money_left,
    points_left,
    room_in,
    skill_points_left,
    skills,
)
from desktop.systems.blank.tables import AbilityRow, ItemRow
from desktop.systems.blank.validate import skills_too_high, validate

STEPS = (
    Step(id="who", title="名前", hint="名前と、この卓で決める項目を書きます。"),
    Step(id="abilities", title="{abilities}", hint="生まれつきの強さと弱さを決めます。"),
    Step(id="skills", title="{skills}", hint="身につけたことを選びます。"),
    Step(id="items", title="{items}", hint="持っていくものを選びます。なければ次へ進みます。"),
    Step(id="finish", title="確認", hint="できあがったシートを見せて終わります。"),
)


def blank(game: Game[BlankSettings]) -> BlankSheet:
    """Return a draft with every ability where it begins, and the money of a new character."""
    start = {row.id: row.start for row in abilities(game)}
    return BlankSheet(draft=True, abilities=start, money=game.settings.build_money)


def finish(sheet: BlankSheet, game: Game[BlankSettings]) -> BlankSheet:
    """Close the draft; what items have cost is paid.

    Raises:
        Refusal: the first of the problems that block.
    """
    for problem in validate(sheet, game):
        if problem.severity is Severity.BLOCK:
            raise Refusal(problem)
    return sheet.evolve(draft=False, money=money_left(sheet, game)) if sheet.draft else sheet


def randomise(game: Game[BlankSettings], rng: Random) -> BlankSheet:
    """Return a finished character."""
    made = fill(blank(game), game, rng)
    return finish(made.evolve(own=filled(made.own, game, rng)), game)


def fill(sheet: BlankSheet, game: Game[BlankSettings], rng: Random) -> BlankSheet:
    """Fill open choices: abilities while all are at their start, skills while none is trained.

    Training comes last: custom fields, abilities and items all count towards the maximum of a skill.
    """
    name, reading = rng.choice(tables.random_names())
    if not sheet.name.strip():
        sheet = sheet.evolve(name=name, reading=reading)
    if sheet.colour == BlankSheet.model_fields["colour"].default:
        sheet = sheet.evolve(colour=rng.choice(tables.random_colours()))
    sheet = _with_abilities(sheet.evolve(own=filled(sheet.own, game, rng, finished=False)), game, rng)
    if not sheet.items:
        sheet = _with_items(sheet, game, rng)
    return sheet if any(sheet.skills.values()) else _with_skills(sheet, game, rng)


def _with_abilities(sheet: BlankSheet, game: Game[BlankSettings], rng: Random) -> BlankSheet:
    known = abilities(game)
    if game.settings.build_method == "roll":
        for row in (row for row in known if row.dice and row.id not in sheet.rolled):
            faces = [rng.randint(1, row.sides) for _ in range(row.dice)]
            sheet = made_by(sheet, row, faces)
        return sheet
    if any(bare(sheet, row) != row.start for row in known):
        return sheet
    if game.settings.build_method == "free":
        values = {row.id: rng.randint(*sorted((row.least, row.most))) for row in known}
        return sheet.evolve(abilities={**sheet.abilities, **values})
    return _with_points(sheet, known, game, rng)


def _with_points(
    sheet: BlankSheet, known: tuple[AbilityRow, ...], game: Game[BlankSettings], rng: Random
) -> BlankSheet:
    """Spend the points one step at a time, as long as a step can be paid."""
    values, left = {row.id: bare(sheet, row) for row in known}, points_left(sheet, game)
    while True:
        open_ = [row for row in known if row.cost and row.cost <= left and values[row.id] < row.most]
        if not open_:
            return sheet.evolve(abilities={**sheet.abilities, **values})
        row = rng.choice(open_)
        steps = min(row.most - values[row.id], left // row.cost, max(1, left // row.cost // 4))
        values[row.id] += steps
        left -= row.cost * steps


def _with_skills(sheet: BlankSheet, game: Game[BlankSettings], rng: Random) -> BlankSheet:
    """Train a few skills as far as points and caps reach."""
    known = [row for row in skills(game) if row.cost]
    chosen = rng.sample(known, min(5, len(known)))
    trained, left, derived = dict(sheet.skills), skill_points_left(sheet, game), derive(sheet, game)
    for n, row in enumerate(chosen):
        share = left // (len(chosen) - n)
        steps = min(share // row.cost, room_in(sheet, row, game, derived))
        if steps > 0:
            trained[row.id] = steps
            left -= steps * row.cost
    return sheet.evolve(skills=trained)


def _with_items(sheet: BlankSheet, game: Game[BlankSettings], rng: Random) -> BlankSheet:
    """Take up to two things that can be paid and lift no trained skill beyond its maximum."""
    for n, row in enumerate(rng.sample(game.rows("items", ItemRow), min(2, len(game.rows("items"))))):
        taken = sheet.evolve(items=(*sheet.items, Item(id=f"item-{n + 1}", item=row.id)))
        if row.price <= money_left(sheet, game) and not any(skills_too_high(taken, game)):
            sheet = taken
    return sheet


def steps_summary(sheet: BlankSheet, step: str, game: Game[BlankSettings]) -> Phrase:
    """Return the line under a step's title."""
    match step:
        case "abilities" if game.settings.build_method == "points":
            return phrase("残り {n} 点", n=points_left(sheet, game))
        case "abilities" if game.settings.build_method == "roll":
            waiting = sum(1 for row in abilities(game) if row.dice and row.id not in sheet.rolled)
            return phrase("あと {n} 個を振る", n=waiting) if waiting else phrase("すべて振りました")
        case "skills":
            return phrase("残り {n} 点", n=skill_points_left(sheet, game))
        case "items" if game.settings.build_money:
            return phrase("{money} 残り {n}", money=game.label("money"), n=money_left(sheet, game))
        case "items":
            return phrase("{n} 個", n=len(sheet.items))
        case "finish":
            left = sum(p.severity is Severity.BLOCK for p in validate(sheet, game))
            return phrase("直すところ {n} 件", n=left) if left else phrase("完成できます")
        case _:
            return phrase("{name}", name=Typed(sheet.name)) if sheet.name else phrase("")


def summary(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[tuple[str, str], ...]:
    """Return the three highest abilities for lists and name plates."""
    derived = derive(sheet, game)
    values = [(row.name, derived[ABILITIES + row.id]) for row in abilities(game)]
    best = sorted(values, key=lambda pair: -(pair[1].value or 0))[:3]
    return tuple((name, value.shown) for name, value in best)
