"""Growth: points that a session brings, spent on abilities, skills and things (BL-GRW-01)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import Game
from desktop.core.problem import refuse
from desktop.core.purchase import Purchase
from desktop.core.sheet import HistoryEntry, new_id
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import MOST_ITEMS, SKILLS, BlankSheet, Item, abilities, bare, derive, skills
from desktop.systems.blank.tables import ItemRow

EARN, ABILITY, SKILL, ITEM = "earn", "ability:", "skill:", "item:"


def growth(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[Purchase, ...]:
    """List what a character may take: the points of a session, a step of an ability or a skill, a thing."""
    return (*_earned(sheet, game), *_abilities(sheet, game), *_skills(sheet, game), *_items(sheet, game))


def _earned(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Purchase]:
    n, word = game.settings.growth_session, game.label("points")
    if n and sheet.is_pc:
        label = phrase("セッションを終える（{points} +{n}）", points=word, n=n)
        yield Purchase(id=EARN, label=label, group=word, rule="BL-GRW-01", gm_only=True)


def _abilities(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Purchase]:
    each = game.settings.growth_ability
    for row in abilities(game) if each else ():
        now = bare(sheet, row)
        if now < row.most:
            label = phrase("{what} {now} → {next}", what=row.name, now=now, next=now + 1)
            cost = each * max(1, now + 1) if game.settings.growth_rising else each
            yield _paid(sheet, game, ABILITY + row.id, label, game.label("abilities"), cost, "BL-GRW-02")


def _skills(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Purchase]:
    each = game.settings.growth_skill
    derived = derive(sheet, game) if each else {}
    for row in skills(game) if each else ():
        now = derived[SKILLS + row.id].value
        if now is not None and now < row.most:
            label = phrase("{what} {now} → {next}", what=row.name, now=now, next=now + 1)
            cost = each * max(1, now + 1) if game.settings.growth_rising else each
            yield _paid(sheet, game, SKILL + row.id, label, game.label("skills"), cost, "BL-GRW-03")


def _paid(
    sheet: BlankSheet, game: Game[BlankSettings], key: str, label: Phrase, group: str, cost: int, rule: str
) -> Purchase:
    word = game.label("points")
    short = cost > sheet.points
    return Purchase(
        id=key,
        label=label,
        group=group,
        cost=cost,
        unit=word,
        held=sheet.points,
        rule=rule,
        legal=not short,
        reason=phrase("{points}が {n} 足りません。", points=word, n=cost - sheet.points) if short else phrase(""),
        remedy=phrase("もっと安いものを選ぶか、セッションを終えてから選んでください。") if short else phrase(""),
    )


def _items(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Purchase]:
    word, full = game.label("money"), len(sheet.items) >= MOST_ITEMS
    for row in game.rows("items", ItemRow):
        short = row.price > sheet.money
        reason = phrase("{money}が {n} 足りません。", money=word, n=row.price - sheet.money) if short else phrase("")
        remedy = phrase("ほかのものを選ぶか、{money}を増やしてください。", money=word) if short else phrase("")
        if full:
            reason = phrase("{items}はもう {n} 行あります。", items=game.label("items"), n=MOST_ITEMS)
            remedy = phrase("使わない行を消してください。")
        yield Purchase(
            id=ITEM + row.id,
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
    """Do one of the things `growth` lists.

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
        return sheet.evolve(points=sheet.points + game.settings.growth_session)
    key = purchase.partition(":")[2]
    if purchase.startswith(ABILITY):
        row = next(row for row in abilities(game) if row.id == key)
        raised = {**sheet.abilities, key: bare(sheet, row) + 1}
        return sheet.evolve(abilities=raised, points=sheet.points - cost)
    if purchase.startswith(SKILL):
        trained = {**sheet.skills, key: sheet.skills.get(key, 0) + 1}
        return sheet.evolve(skills=trained, points=sheet.points - cost)
    return sheet.evolve(items=_with_one_more(sheet.items, key), money=sheet.money - cost)


def _with_one_more(items: tuple[Item, ...], key: str) -> tuple[Item, ...]:
    """Count one more of a thing that is there already, else write it down."""
    for n, item in enumerate(items):
        if item.item == key:
            return (*items[:n], item.evolve(count=item.count + 1), *items[n + 1 :])
    return (*items, Item(id=new_id(), item=key))
