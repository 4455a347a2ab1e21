"""Making a character by points, dice or free choice (BL-BLD-01), and growth (BL-GRW-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from desktop.core.build_step import Purchase, Step
from desktop.core.custom.fields import filled
from desktop.core.game import Game
from desktop.core.problem import Refusal, Severity, refuse
from desktop.core.rolls.dice import Throw, check_face, wrong_count
from desktop.core.sheet import HistoryEntry, new_id
from desktop.core.system_tables import random_colours, random_names
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.blank import tables
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import (
    ABILITIES,
    MOST_ITEMS,
    SKILLS,
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
from desktop.systems.blank.tables import FARTHEST, AbilityRow, ItemRow
from desktop.systems.blank.validate import blocking, skills_too_high, validate

if TYPE_CHECKING:
    # a sheet is opened without checks
    from desktop.core.build_step import BuildRoll
    from desktop.core.rolls.check import DiceRequest

STEPS = (
    Step(id="who", title="名前", hint="名前と、この卓で決める項目を書きます。"),
    Step(id="abilities", title="{abilities}", hint="生まれつきの強さと弱さを決めます。"),
    Step(id="skills", title="{skills}", hint="身につけたことを選びます。"),
    Step(id="items", title="{items}", hint="持っていくものを選びます。なければ次へ進みます。"),
    Step(id="finish", title="確認", hint="できあがったシートを見せて終わります。"),
)


def blank(game: Game[BlankSettings]) -> BlankSheet:
    """Return a draft with every ability at its start, and the money of a new character."""
    start = {row.id: row.start for row in abilities(game)}
    return BlankSheet(draft=True, abilities=start, money=game.settings.build_money)


def finish(sheet: BlankSheet, game: Game[BlankSettings]) -> BlankSheet:
    """Close the draft; what items have cost is paid.

    Raises:
        Refusal: the first mistake that blocks.
    """
    problem = blocking(sheet, game)
    if problem is not None:
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
    name, reading = rng.choice(random_names(tables.ID))
    if not sheet.name.strip():
        sheet = sheet.evolve(name=name, reading=reading)
    if sheet.colour == BlankSheet.model_fields["colour"].default:
        sheet = sheet.evolve(colour=rng.choice(random_colours(tables.ID)))
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
    """Take up to two items that can be paid and raise no trained skill beyond its maximum."""
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


ROLL_ALL, ROLL_ONE = "abilities", "ability:"
"""Ids of dice of the making: those of every ability together, and of one."""


def build_rolls(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[BuildRoll, ...]:
    """List the dice of abilities that are made by dice: all together, then each alone."""
    known = _by_dice(game)
    if not known:
        return ()
    from desktop.core.build_step import BuildRoll
    from desktop.core.rolls.check import DiceRequest

    again, done = game.settings.build_again, [row.id in sheet.rolled for row in known]
    single = [
        BuildRoll(id=ROLL_ONE + row.id, request=_request(row), label=row.name, free_reroll=again, done=thrown)
        for row, thrown in zip(known, done, strict=True)
    ]
    word = game.label("abilities")
    faces = tuple(side for row in known for side in (row.sides,) * row.dice)
    request = DiceRequest(sides=faces, label=phrase("{what}のダイス", what=word), rule="BL-BLD-03")
    every = BuildRoll(id=ROLL_ALL, request=request, label=word, free_reroll=again, done=any(done))
    return (every, *single)


def _by_dice(game: Game[BlankSettings]) -> list[AbilityRow]:
    if game.settings.build_method != "roll":
        return []
    return [row for row in abilities(game) if row.dice]


def _request(row: AbilityRow) -> DiceRequest:
    from desktop.core.rolls.check import DiceRequest

    label = phrase("{what}のダイス", what=row.name)
    return DiceRequest(sides=(row.sides,) * row.dice, label=label, rule="BL-BLD-03")


def apply_roll(sheet: BlankSheet, roll: str, throw: Throw, game: Game[BlankSettings]) -> BlankSheet:
    """Write what the dice make of one ability, or of all.

    Raises:
        Refusal: `unknown_roll`, `already_rolled`, or other dice than were asked for.
    """
    offered = next((one for one in build_rolls(sheet, game) if one.id == roll), None)
    if offered is None:
        raise refuse(
            "unknown_roll",
            "BL-BLD-03",
            phrase("「{roll}」というダイスはありません。", roll=Typed(str(roll)[:40])),
            phrase("シートに並ぶダイスから選んでください。"),
        )
    if offered.done and not offered.free_reroll and not sheet.waived("BL-BLD-03"):
        raise refuse(
            "already_rolled",
            "BL-BLD-03",
            phrase("{what}はもう振りました。", what=offered.label),
            phrase("振り直すには、GM裁定で許すか、ゲーム定義の「振り直してよい」を入れてください。"),
        )
    if len(throw.faces) != len(offered.request.sides):
        raise wrong_count(len(offered.request.sides), len(throw.faces))
    values = list(throw.values)
    for sides, value in zip(offered.request.sides, values, strict=True):
        check_face(sides, value)
    for row in _by_dice(game):
        if roll in (ROLL_ALL, ROLL_ONE + row.id):
            sheet, values = made_by(sheet, row, values[: row.dice]), values[row.dice :]
    return sheet


def thrown_once(sheet: BlankSheet, game: Game[BlankSettings]) -> dict[str, object]:
    """Return the fields that dice have filled: abilities where dice are not thrown again, and the record of dice."""
    if game.settings.build_method != "roll" or game.settings.build_again:
        return {"history": sheet.history}
    return {"abilities": sheet.abilities, "rolled": sheet.rolled, "history": sheet.history}


def made_by(sheet: BlankSheet, row: AbilityRow, faces: Sequence[int]) -> BlankSheet:
    """Write an ability that dice make; it remains within its bounds."""
    value = max(row.least, min(row.most, (sum(faces) + row.plus) * row.times))
    shown = "+".join(map(str, faces))
    text = phrase("{what}：{faces} → {n}", what=row.name, faces=shown, n=value)
    return sheet.evolve(
        abilities={**sheet.abilities, row.id: value},
        rolled=tuple(dict.fromkeys((*sheet.rolled, row.id))),
        history=(*sheet.history, HistoryEntry(text=text, rule="BL-BLD-03")),
    )


EARN, GROW_ABILITY, GROW_SKILL, BUY_ITEM = "earn", "ability:", "skill:", "item:"
"""Ids of growth."""


def growth(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[Purchase, ...]:
    """List what a character may take: the points of a session, a step of an ability or a skill, an item."""
    return (
        *_earned(sheet, game),
        *_ability_purchases(sheet, game),
        *_skill_purchases(sheet, game),
        *_item_purchases(sheet, game),
    )


def _earned(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Purchase]:
    n, word = game.settings.growth_session, game.label("points")
    if n and sheet.is_pc:
        label = phrase("セッションを終える（{points} +{n}）", points=word, n=n)
        yield Purchase(id=EARN, label=label, group=word, rule="BL-GRW-01", gm_only=True)


def _ability_purchases(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Purchase]:
    each, word = game.settings.growth_ability, game.label("abilities")
    for row in abilities(game) if each else ():
        now = bare(sheet, row)
        if now < row.most:
            yield _raised(sheet, game, GROW_ABILITY + row.id, row.name, now, each, word, "BL-GRW-02")


def _skill_purchases(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Purchase]:
    each, word = game.settings.growth_skill, game.label("skills")
    derived = derive(sheet, game) if each else {}
    for row in skills(game) if each else ():
        now = derived[SKILLS + row.id].value
        if now is not None and now < row.most:
            yield _raised(sheet, game, GROW_SKILL + row.id, row.name, now, each, word, "BL-GRW-03")


def _raised(
    sheet: BlankSheet, game: Game[BlankSettings], key: str, name: str, now: int, each: int, group: str, rule: str
) -> Purchase:
    """Return one step of an ability or a skill, which may cost more the higher it is (BL-GRW-04)."""
    cost = each * max(1, now + 1) if game.settings.growth_rising else each
    word, short = game.label("points"), cost > sheet.points
    return Purchase(
        id=key,
        label=phrase("{what} {now} → {next}", what=name, now=now, next=now + 1),
        group=group,
        cost=cost,
        unit=word,
        held=sheet.points,
        rule=rule,
        legal=not short,
        reason=phrase("{points}が {n} 足りません。", points=word, n=cost - sheet.points) if short else phrase(""),
        remedy=phrase("もっと安いものを選ぶか、セッションを終えてから選んでください。") if short else phrase(""),
    )


def _item_purchases(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Purchase]:
    word, full = game.label("money"), len(sheet.items) >= MOST_ITEMS
    for row in game.rows("items", ItemRow):
        short = row.price > sheet.money
        reason = phrase("{money}が {n} 足りません。", money=word, n=row.price - sheet.money) if short else phrase("")
        remedy = phrase("ほかのものを選ぶか、{money}を増やしてください。", money=word) if short else phrase("")
        if full:
            reason = phrase("{items}はもう {n} 行あります。", items=game.label("items"), n=MOST_ITEMS)
            remedy = phrase("使わない行を消してください。")
        yield Purchase(
            id=BUY_ITEM + row.id,
            label=phrase("{item}を手に入れる", item=row.name),
            group=game.label("items"),
            cost=row.price,
            unit=word,
            held=sheet.money,
            rule="BL-ITM-02",
            legal=not (short or full),
            reason=reason,
            remedy=remedy,
        )


def grow(sheet: BlankSheet, purchase: str, game: Game[BlankSettings]) -> BlankSheet:
    """Take one of the purchases that `growth` lists.

    Raises:
        Refusal: `unknown_purchase`, or `not_now`.
    """
    offered = next((one for one in growth(sheet, game) if one.id == purchase), None)
    if offered is None:
        raise refuse(
            "unknown_purchase",
            "",
            phrase("「{what}」は選べません。", what=Typed(str(purchase)[:40])),
            phrase("成長の一覧から選んでください。"),
        )
    if not offered.legal:
        raise refuse("not_now", offered.rule, offered.reason, offered.remedy)
    history = (*sheet.history, HistoryEntry(text=offered.label, rule=offered.rule))
    return _grown(sheet, purchase, offered.cost, game).evolve(history=history)


def _grown(sheet: BlankSheet, purchase: str, cost: int, game: Game[BlankSettings]) -> BlankSheet:
    if purchase == EARN:
        return sheet.evolve(points=min(FARTHEST, sheet.points + game.settings.growth_session))
    key = purchase.partition(":")[2]
    if purchase.startswith(GROW_ABILITY):
        row = next(row for row in abilities(game) if row.id == key)
        raised = {**sheet.abilities, key: bare(sheet, row) + 1}
        return sheet.evolve(abilities=raised, points=sheet.points - cost)
    if purchase.startswith(GROW_SKILL):
        trained = {**sheet.skills, key: sheet.skills.get(key, 0) + 1}
        return sheet.evolve(skills=trained, points=sheet.points - cost)
    return sheet.evolve(items=_with_one_more(sheet.items, key), money=sheet.money - cost)


def _with_one_more(items: tuple[Item, ...], key: str) -> tuple[Item, ...]:
    """Raise the count of an item that is on the sheet already, else add it."""
    for n, item in enumerate(items):
        if item.item == key:
            return (*items[:n], item.evolve(count=item.count + 1), *items[n + 1 :])
    return (*items, Item(id=new_id(), item=key))
