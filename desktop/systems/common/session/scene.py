"""What scene characters do beside using cards: come and go, acquire, buy, equip, hand over, throw away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from desktop.core.problem import Problem, Refusal, Severity, refuse
from desktop.core.words import phrase
from desktop.systems.common.battle.rules import joined, need_in_scene, parted
from desktop.systems.common.cards.in_hand import worked
from desktop.systems.common.cards.library import SECRET, kind_name
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.usage import replace_copy, without_copies
from desktop.systems.common.growth import (
    acquire_problems,
    acquired,
    cap_problem,
    no_price,
    too_few_assets,
    unknown_card,
)
from desktop.systems.common.scenario import ShopEntry
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.checks import without
from desktop.systems.common.session.knowledge import give_card, meet
from desktop.systems.common.session.state import SessionState, need, need_phase, unless_ruled
from desktop.systems.common.sheet import CommonSheet, CopyRow


def enter(state: SessionState, event: ev.Enter) -> SessionState:
    """Bring a character into the scene, who meets all scene characters (CM-AMB-31, CM-AMB-56)."""
    need_phase(state, "scene")
    sheet = state.sheet(event.who)
    need(
        event.who not in state.cast,
        "already_there",
        "CM-SCN-05",
        phrase("{name} はもうシーンにいます。", name=sheet.name),
        phrase("ほかの者を選んでください。"),
    )
    return brought(state.with_sheet(sheet.evolve(area=state.scene_area)), event.who)


def brought(state: SessionState, who: str) -> SessionState:
    """Let a character who was put into the scene area appear, also one who had been taken out of the scene."""
    if who in state.removed:
        state = state.evolve(removed=tuple(one for one in state.removed if one != who))
    return arrived(state, who)


def arrived(state: SessionState, who: str) -> SessionState:
    """Let a character who has come to the scene area appear in the running scene (CM-SCN-04, CM-AMB-56)."""
    if state.phase != "scene" or who in state.cast or state.sheets[who].area != state.scene_area:
        return state
    cast = tuple(one for one in state.sheets if one in state.cast or one == who)
    return joined(meet(state.evolve(cast=cast), cast), who)


def leave(state: SessionState, event: ev.Leave) -> SessionState:
    """Take a character out of the scene; the area stays his (CM-AMB-56)."""
    need_phase(state, "scene")
    need_in_scene(state, event.who)
    return _gone(state.evolve(removed=(*state.removed, event.who)), event.who)


def _gone(state: SessionState, who: str) -> SessionState:
    state = without(state, who)
    return parted(state.evolve(cast=tuple(one for one in state.cast if one != who)), who)


def attended(state: SessionState) -> SessionState:
    """Let those appear in the running scene, or leave it, whose area was set on the sheet (CM-SCN-04, CM-AMB-56).

    A battle without a scenario keeps its characters wherever they are.
    """
    if state.phase != "scene" or not state.begun:
        return state
    for who, sheet in state.sheets.items():
        here = sheet.area == state.scene_area
        if here and who not in (*state.cast, *state.removed):
            state = arrived(state, who)
        elif not here and who in state.removed:
            state = state.evolve(removed=tuple(one for one in state.removed if one != who))
        elif not here and who in state.cast:
            state = _gone(state, who)
    return state


def acquire(state: SessionState, event: ev.Acquire) -> SessionState:
    """Acquire an ability for CP (CM-SCN-06, CM-COST-01); at the cycle's end by the GM's leave (CM-AMB-22)."""
    card = _card(state, event.card)
    sheet = state.sheet(event.who)
    problems = acquire_problems(card, event.choice, sheet, state.library, state.settings)
    unless_ruled(event, (*_may_trade(state, event), *problems))
    name, state = state.next_copy(event.who)
    mine = state.in_hand(card, sheet)
    state = state.with_worked(worked(mine, "cost_cp", state.library, state.settings))
    return state.with_sheet(acquired(sheet, mine, event.choice, name))


def _card(state: SessionState, reference: str) -> Card:
    card = state.library.by_id.get(reference)
    if card is None:
        raise unknown_card(reference)
    return card


def _may_trade(state: SessionState, event: ev.Acquire | ev.Buy | ev.Sell) -> Iterator[Problem]:
    if state.phase != "scene" or event.who not in state.cast:
        at_end = state.phase == "cycle_end"
        yield Problem(
            code="not_in_scene",
            rule="CM-AMB-22" if at_end else "CM-SCN-06" if isinstance(event, ev.Acquire) else "CM-SCN-08",
            message=phrase("取得と購入は、シーンに登場しているキャラクターだけができます。"),
            remedy=phrase("シーンの中で行うか、GM裁定で許可してください。"),
        )
    if state.battle is not None and not state.settings.grow_in_battle:
        yield Problem(
            code="in_battle",
            rule="CM-AMB-43",
            message=phrase("この卓では、戦闘中の取得と購入はできません。"),
            remedy=phrase("戦闘のあとで行ってください。"),
        )


def may_grow(state: SessionState, who: str) -> None:
    """Keep purchases on the sheet of a PC to scenes, as those here (CM-SCN-06, CM-AMB-43); the GM may agree.

    Raises:
        Refusal: nothing can be acquired now.
    """
    sheet = state.sheets.get(who)
    if sheet is None or not sheet.is_pc or state.phase in ("scenario_start", "scenario_end"):
        return
    problem = next(_may_trade(state, ev.Acquire(who=who, card="")), None)
    if problem is not None:
        raise Refusal(problem.evolve(severity=Severity.CONSENT))


OnSale: TypeAlias = tuple[int, ShopEntry, Card, str, int | None]
"""Row, entry, card, choice, and how many are left (None: no end)."""


def shop(state: SessionState) -> tuple[OnSale, ...]:
    """List what is on sale in the scene area."""
    area = state.scenario.area(state.scene_area)
    if area is None:
        return ()
    found = []
    for row, entry in enumerate(area.shop):
        resolved = state.library.resolve(entry.item)
        if resolved is not None:
            left = state.stock.get(f"{area.name}/shop/{row}", entry.stock)
            found.append((row, entry, *resolved, left))
    return tuple(found)


def price_of(entry: ShopEntry, card: Card) -> int | None:
    """Return the price on sale: the shop's, else the card's 消費財産点."""
    return card.cost_assets if entry.price is None else entry.price


def buy(state: SessionState, event: ev.Buy) -> SessionState:
    """Buy an item that is on sale in the scene area (CM-SCN-08, CM-COST-02)."""
    sheet = state.sheet(event.who)
    unless_ruled(event, _may_trade(state, event))
    found = on_shelf(state, sheet, event.item)
    if found is None:
        raise refuse(
            "not_on_sale",
            "CM-SCN-08",
            phrase("「{item}」はこのエリアで売っていません。", item=event.item[:60]),
            phrase("売っているアイテムを選んでください。"),
            overridable=False,
        )
    row, entry, card, choice, left = found
    unless_ruled(event, buy_problems(state, sheet, entry, card, choice, left))
    mine = state.in_hand(card, sheet)
    if entry.price is None:
        state = state.with_worked(worked(mine, "cost_assets", state.library, state.settings))
    state = state.with_sheet(sheet.evolve(assets=sheet.assets - (price_of(entry, mine) or 0)))
    if left is not None:
        state = state.evolve(stock={**state.stock, f"{state.scene_area}/shop/{row}": max(0, left - 1)})
    return give_card(state, event.who, card.id, choice, "assets")


def on_shelf(state: SessionState, sheet: CommonSheet, item: str) -> OnSale | None:
    """Return the row of the shop from which a character buys an item: the first allowed one, else the first."""
    rows = [one for one in shop(state) if item in (one[1].item, kind_name(one[2], one[3]))]
    free = (one for one in rows if not any(buy_problems(state, sheet, *one[1:])))
    return next(free, rows[0] if rows else None)


def on_sale(state: SessionState, sheet: CommonSheet) -> Iterator[tuple[OnSale, Problem | None]]:
    """List every item on sale here once, with what forbids the character to buy it."""
    kinds: dict[str, list[OnSale]] = {}
    for row in shop(state):
        kinds.setdefault(kind_name(row[2], row[3]), []).append(row)
    for rows in kinds.values():
        judged = [(row, next(buy_problems(state, sheet, *row[1:]), None)) for row in rows]
        yield next((one for one in judged if one[1] is None), judged[0])


def buy_problems(
    state: SessionState, sheet: CommonSheet, entry: ShopEntry, card: Card, choice: str, left: int | None
) -> Iterator[Problem]:
    """List everything that forbids buying what is in the shop."""
    kind, price = kind_name(card, choice), price_of(entry, state.in_hand(card, sheet))
    if card.id == SECRET:
        yield Problem(
            code="secret_for_sale",
            rule="CM-AMB-12",
            message=phrase("<{kind}> は秘密なので、売り買いできません。", kind=kind),
            remedy=phrase("秘密の入手条件を満たした者だけが得ます。"),
            overridable=False,
        )
    if price is None or card.type != "item":
        yield no_price(kind)
    elif sheet.assets < price:
        yield too_few_assets(kind, price, sheet.assets)
    if left == 0:
        yield Problem(
            code="sold_out",
            rule="CM-SCN-08",
            message=phrase("<{kind}> は売り切れです。", kind=kind),
            remedy=phrase("ほかのアイテムを選んでください。"),
        )
    full = cap_problem(card, choice, sheet, state.library, state.settings)
    if full is not None:
        yield full


def sell(state: SessionState, event: ev.Sell) -> SessionState:
    """Give an item back for its price, where the house rules allow it (CM-AMB-24)."""
    copy, card = state.copy_of(event.who, event.copy_id)
    sheet = state.sheet(event.who)
    unless_ruled(event, _may_trade(state, event))
    if not state.settings.sell_items:
        forbidden = Problem(
            code="no_selling",
            rule="CM-AMB-24",
            message=phrase("アイテムを売る決まりはありません。"),
            remedy=phrase("GMが財産点を直すか、ゲーム定義で売却を認めてください。"),
        )
        unless_ruled(event, (forbidden,))
    unless_ruled(event, _bound(card, copy))
    price = sell_price(state, sheet, copy, card)
    if price is None:
        raise refuse(
            "no_price",
            "CM-AMB-48",
            phrase("<{kind}> には値段がありません。", kind=kind_name(card, copy.choice)),
            phrase("ほかのアイテムを選んでください。"),
            overridable=False,
        )
    return state.with_sheet(without_copies(sheet, {copy.id}).evolve(assets=sheet.assets + price))


def sell_price(state: SessionState, sheet: CommonSheet, copy: CopyRow, card: Card) -> int | None:
    """Return what an item brings: the price of the shop here, else the card's; None when it has none (CM-AMB-24)."""
    shelf = [(e, c) for _, e, c, choice, _ in shop(state) if c.id == card.id and choice == copy.choice]
    return price_of(shelf[0][0], state.in_hand(shelf[0][1], sheet)) if shelf else card.cost_assets


def _bound(card: Card, copy: CopyRow) -> Iterator[Problem]:
    if card.bound or card.type == "ability":
        yield Problem(
            code="bound",
            rule="CM-DATA-13" if card.bound else "CM-AMB-47",
            message=phrase("<{kind}> は手放せません。", kind=kind_name(card, copy.choice)),
            remedy=phrase("ほかのカードを選んでください。"),
            overridable=False,
        )


def equip(state: SessionState, event: ev.Equip) -> SessionState:
    """Equip an item or take it off, free at any time (CM-AMB-83)."""
    copy, card = state.copy_of(event.who, event.copy_id)
    need(
        card.type == "item",
        "ability_equipped",
        "CM-AMB-83",
        phrase("<{kind}> はアビリティなので装備できません。", kind=kind_name(card, copy.choice)),
        phrase("アイテムを選んでください。"),
    )
    return state.with_sheet(replace_copy(state.sheet(event.who), copy.evolve(equipped=event.on)))


def hand_over(state: SessionState, event: ev.HandOver) -> SessionState:
    """Give an item to a character in the same scene (CM-AMB-47); use marks stay with the copy (CM-AMB-78)."""
    copy, card = state.copy_of(event.who, event.copy_id)
    giver, taker = state.sheet(event.who), state.sheet(event.to)
    unless_ruled(event, _bound(card, copy))
    unless_ruled(event, _may_give(state, event.who, event.to))
    full = cap_problem(card, copy.choice, taker, state.library, state.settings)
    unless_ruled(event, (full,) if full else ())
    need(
        giver.id != taker.id,
        "same_person",
        "CM-AMB-47",
        phrase("自分自身には渡せません。"),
        phrase("相手を選んでください。"),
    )
    moved = copy.evolve(equipped=False)
    if not state.settings.marks_stay:
        moved = moved.evolve(used_turn=0, used_process=0, used_cycle=0, used_scenario=0)
    kind = kind_name(card, copy.choice)
    obtained = taker.obtained if kind in taker.obtained else (*taker.obtained, kind)
    return state.with_sheets(
        (without_copies(giver, {copy.id}), taker.evolve(items=(*taker.items, moved), obtained=obtained))
    )


def throw_away(state: SessionState, event: ev.ThrowAway) -> SessionState:
    """Throw an item away (CM-AMB-47)."""
    copy, card = state.copy_of(event.who, event.copy_id)
    unless_ruled(event, _bound(card, copy))
    unless_ruled(event, _may_give(state, event.who, event.who))
    return state.with_sheet(without_copies(state.sheet(event.who), {copy.id}))


def _may_give(state: SessionState, who: str, to: str) -> Iterator[Problem]:
    if not state.settings.transfer:
        yield Problem(
            code="no_transfer",
            rule="CM-AMB-47",
            message=phrase("この卓では、アイテムを渡したり捨てたりできません。"),
            remedy=phrase("GM裁定で許可してください。"),
        )
    if who != to and not (state.phase == "scene" and who in state.cast and to in state.cast):
        yield Problem(
            code="not_in_scene",
            rule="CM-AMB-47",
            message=phrase("アイテムは同じシーンにいる者どうしで渡します。"),
            remedy=phrase("同じシーンで渡すか、GM裁定で許可してください。"),
        )
