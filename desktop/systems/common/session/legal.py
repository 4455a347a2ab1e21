"""What may happen next, in the words of the buttons (CM-APP-22)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.play import Known, Move
from desktop.core.remembered import remembered
from desktop.core.rolls.check import Option
from desktop.core.words import Phrase, phrase
from desktop.systems.common.battle.rules import triggered
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import KEY, SECRET, Library, kind_name
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.growth import acquire_problems, cap_problem, choices_for
from desktop.systems.common.session.actions import reachable, use_problem, use_problems
from desktop.systems.common.session.checks import check, drops_for, full_problem
from desktop.systems.common.session.cycle import undescribed
from desktop.systems.common.session.knowledge import available
from desktop.systems.common.session.scene import on_sale, price_of, sell_price
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.tables import MOST_CYCLES

KEPT = 128
"""Sheets whose moves are kept."""


def legal(state: SessionState) -> tuple[Move, ...]:
    """List every next step; what is still missing in `args` (targets, faces) is asked of the person."""
    return (*_steps(state), *_secrets(state))


def _move(event: str, label: Phrase | str, rule: str, who: str = "", primary: bool = False, **args: Known) -> Move:
    known: dict[str, Known] = {**({"who": who} if who else {}), **args}
    given = tuple(known.items())
    return Move.model_construct(event=event, label=label, who=who, args=given, rule=rule, primary=primary)


def _steps(state: SessionState) -> Iterator[Move]:
    match state.phase:
        case "scenario_start":
            yield _move("begin", "開始", "CM-PARAM-01", primary=True)
        case "setup":
            for n in range(1, MOST_CYCLES + 1):
                label = phrase("経過させるサイクル数 {n}", n=n)
                yield _move("elapse", label, "CM-CYC-02", primary=n == 1, cycles=n)
        case "move":
            yield from _choosing(state)
        case "main_pick":
            for n, area in enumerate(undescribed(state)):
                label = phrase("{area} のシーンを描写", area=area)
                yield _move("describe", label, "CM-SCN-01", primary=n == 0, area=area)
        case "scene":
            yield from _scene(state)
        case "cycle_end":
            for sheet in state.pcs:
                yield from _late(sheet, state.library, state.settings)
            left = any(sheet.cp for sheet in state.pcs)
            rich = left and state.settings.cp_left == "ask"
            label = phrase("サイクル終了（残ったCPは失う）") if rich else phrase("サイクル終了")
            yield _move("close_cycle", label, "CM-CYC-10", primary=True, confirm=rich).evolve(forfeits=left)
        case "scenario_end":
            return
    if state.phase not in ("scenario_start", "scenario_end"):
        yield from _elsewhere(state)
        yield _move("end_scenario", "シナリオ終了（引き継ぐもの以外は消える）", "CM-AMB-41", confirm=True)


def _elsewhere(state: SessionState) -> Iterator[Move]:
    """Use cards without being in a scene, where the house rules allow it (CM-AMB-90)."""
    if state.settings.scene_only:
        return
    if state.phase != "scene" and state.action is not None:
        yield from _check(state)
    for sheet in state.sheets.values():
        if sheet.id not in state.cast:
            yield from _cards(state, sheet)


def _secrets(state: SessionState) -> Iterator[Move]:
    for offer in state.offers:
        name = state.sheets[offer.who].name
        give = phrase("{name} に <秘密:{secret}> を渡す", name=name, secret=offer.secret)
        keep = phrase("{name} に <秘密:{secret}> を渡さない", name=name, secret=offer.secret)
        yield _move("give_secret", give, "CM-AMB-44", offer.who, secret=offer.secret)
        yield _move("withhold_secret", keep, "CM-AMB-44", offer.who, secret=offer.secret)


def _choosing(state: SessionState) -> Iterator[Move]:
    waiting = [sheet for sheet in state.pcs if sheet.id not in state.choices]
    in_turn = state.settings.move_order == "in_turn"
    for sheet in waiting if in_turn else state.pcs:
        goals = available(state, sheet)
        for area in goals:
            label = phrase("{name} は {area} へ", name=sheet.name, area=area)
            only = len(goals) == 1 and sheet in waiting[:1]
            yield _move("choose_area", label, "CM-CYC-06", sheet.id, primary=only, area=area)
        if state.settings.absent_allowed:
            yield _move("absent", phrase("{name} は不在", name=sheet.name), "CM-AMB-36", sheet.id)
    if not waiting:
        yield _move("confirm_moves", "移動を確定", "CM-CYC-07", primary=True)


def _scene(state: SessionState) -> Iterator[Move]:
    if state.action is not None:
        yield from _check(state)
    elif state.battle is not None:
        yield from _battle(state)
    for sheet in state.scene_sheets:
        yield from _cards(state, sheet)
        if state.battle is None or state.settings.grow_in_battle:
            yield from _trade(state, sheet)
        yield from _items(state, sheet)
        yield from _marks(sheet)
    for sheet in state.sheets.values():
        if sheet.id in state.cast:
            yield _leave(sheet)
        else:
            yield _enter(sheet)
            yield from _marks(sheet)
    yield from _by_hand(state)
    free = state.battle is None and state.action is None
    yield _move("end_scene", "シーン終了", "CM-SCN-10", primary=free).evolve(forfeits=True)


def _by_hand(state: SessionState) -> Iterator[Move]:
    """Starting and ending a battle by hand, where the marks do not decide (CM-AMB-52)."""
    automatic = state.settings.battle_auto
    if state.battle is None:
        label = "戦闘開始（GM裁定）" if automatic else "戦闘開始"
        yield _move("start_battle", label, "CM-AMB-52", gm=automatic)
    elif not (automatic and triggered(state)):
        yield _move("end_battle", "戦闘終了", "CM-AMB-52")


def _check(state: SessionState) -> Iterator[Move]:
    """Steps of the open check; the draw at a tie is one as well."""
    open_check = check(state)
    if state.action is not None and not state.action.waits:
        yield _move("drop", "この行為をやめる", "CM-CHK-01")
    if open_check is None:
        yield _move("words_done", "カードの文章を処理した", "CM-LIM-03", primary=True)
        return
    if open_check.wants is not None:
        label = "出目を入力" if state.action is not None else "イニシアティヴ決定"
        yield _move("throw", label, open_check.wants.rule, primary=True)
    for option in open_check.options:
        if option.enabled:
            move = _move("choose", option.label, option.rule, primary=option.primary, option=option.id)
            yield move.evolve(who=option.payer)


def _battle(state: SessionState) -> Iterator[Move]:
    battle = state.battle
    assert battle is not None
    match battle.process:
        case "setup":
            yield _move("end_setup", "セットアッププロセス終了", "CM-BTL-05", primary=True)
        case "initiative":
            yield from _check(state)
            for who in battle.tied:
                label = phrase("{name} の手番にする（GM裁定）", name=state.sheets[who].name)
                yield _move("draw", label, "CM-AMB-57", who, gm=True)
        case "main":
            end = _move("end_turn", "ターン終了（AP −1）", "CM-BTL-10", battle.turn, primary=True)
            yield end.evolve(forfeits=True)
        case "cleanup":
            yield _move("end_cleanup", "クリンナッププロセス終了", "CM-BTL-12", primary=True)
    yield _move("all_to", "全員を37へ", "CM-AMB-61", hex=37)
    for sheet in state.scene_sheets:
        yield _place(sheet)


def _cards(state: SessionState, sheet: CommonSheet) -> Iterator[Move]:
    offered = {option.id for option in _options(state)}
    for copy, card in _hand(state, sheet):
        if f"{sheet.id}.{copy.id}" in offered:
            continue
        kind = kind_name(card, copy.choice)
        if not use_problem(state, sheet.id, copy, card) and reachable(state, sheet.id, card):
            label = phrase("{name}：<{kind}> を使う", name=sheet.name, kind=kind)
            yield _move("use", label, card.rule or "CM-ACT-01", sheet.id, copy_id=copy.id)
        drops = drops_for(state, kind) if card.type == "ability" and state.action is None else ()
        room = any(full_problem(state, sheet.id, drop) is None for _, drop in drops)
        if room and not use_problems(state, sheet.id, copy, card, search=True):
            label = phrase("{name}：<{kind}> で探す", name=sheet.name, kind=kind)
            yield _move("search", label, "CM-DROP-02", sheet.id, copy_id=copy.id)


def _options(state: SessionState) -> tuple[Option, ...]:
    open_check = check(state) if state.action is not None else None
    return () if open_check is None else open_check.options


def _hand(state: SessionState, sheet: CommonSheet) -> Iterator[tuple[CopyRow, Card]]:
    for copy in sheet.copies:
        card = state.library.by_id.get(copy.card)
        if card is not None:
            yield copy, state.in_hand(card, sheet)


@remembered(64)
def acquirable(sheet: CommonSheet, library: Library, settings: CommonSettings) -> tuple[Move, ...]:
    """List what a character's CP can acquire; it depends on the sheet alone (CM-SCN-06)."""
    found = []
    for written in library.cards:
        card = in_hand(written, sheet, library, settings)
        if card.type != "ability" or card.cost_cp is None or card.cost_cp > sheet.cp:
            continue
        for choice in choices_for(card, sheet, library, settings) or ("",):
            if not acquire_problems(card, choice, sheet, library, settings):
                label = phrase("{name}：<{kind}> を取得", name=sheet.name, kind=kind_name(card, choice))
                found.append(_move("acquire", label, "CM-SCN-06", sheet.id, card=card.id, choice=choice))
    return tuple(found)


@remembered(KEPT)
def _late(sheet: CommonSheet, library: Library, settings: CommonSettings) -> tuple[Move, ...]:
    """List what CP that are left can still acquire by the GM's leave, when all scenes are over (CM-AMB-22)."""
    moves = acquirable(sheet, library, settings) if sheet.cp else ()
    return tuple(move.evolve(rule="CM-AMB-22", args=(*move.args, ("gm", True))) for move in moves)


def _trade(state: SessionState, sheet: CommonSheet) -> Iterator[Move]:
    yield from acquirable(sheet, state.library, state.settings)
    for (_, entry, card, choice, _), forbidden in on_sale(state, sheet):
        if forbidden is None:
            price = price_of(entry, state.in_hand(card, sheet))
            label = phrase("{name}：<{kind}> を購入（{n}）", name=sheet.name, kind=kind_name(card, choice), n=price)
            yield _move("buy", label, "CM-SCN-08", sheet.id, item=entry.item)


def _items(state: SessionState, sheet: CommonSheet) -> Iterator[Move]:
    seen = set()
    for copy, card in _hand(state, sheet):
        if card.type != "item" or copy.likeness in seen:
            continue
        seen.add(copy.likeness)
        kind = kind_name(card, copy.choice)
        if card.id not in (SECRET, KEY):
            template = "{name}：<{kind}> を外す" if copy.equipped else "{name}：<{kind}> を装備"
            label = phrase(template, name=sheet.name, kind=kind)
            yield _move("equip", label, "CM-AMB-83", sheet.id, copy_id=copy.id, on=not copy.equipped)
        if card.bound:
            continue
        if state.settings.sell_items and sell_price(state, sheet, copy, card) is not None:
            yield _move(
                "sell",
                phrase("{name}：<{kind}> を売る", name=sheet.name, kind=kind),
                "CM-AMB-24",
                sheet.id,
                copy_id=copy.id,
            )
        if not state.settings.transfer:
            continue
        label = phrase("{name}：<{kind}> を捨てる", name=sheet.name, kind=kind)
        yield _move("throw_away", label, "CM-AMB-47", sheet.id, copy_id=copy.id)
        for other in state.scene_sheets:
            full = cap_problem(card, copy.choice, other, state.library, state.settings)
            if other.id != sheet.id and full is None:
                label = phrase("{name}：<{kind}> を {other} に渡す", name=sheet.name, kind=kind, other=other.name)
                yield _move("hand_over", label, "CM-AMB-47", sheet.id, copy_id=copy.id, to=other.id)


@remembered(KEPT)
def _place(sheet: CommonSheet) -> Move:
    return _move("place_token", phrase("{name} を置く", name=sheet.name), "CM-BTL-03", sheet.id)


@remembered(KEPT)
def _marks(sheet: CommonSheet) -> tuple[Move, ...]:
    """List the moves that set or remove a character's marks; they depend on the sheet alone."""
    will = "{name}：戦意を外す" if sheet.hostile else "{name}：戦意を付ける"
    able = "{name}：戦闘可能を外す" if sheet.battle_capable else "{name}：戦闘可能を付ける"
    on = phrase(will, name=sheet.name), phrase(able, name=sheet.name)
    return (
        _move("mark", on[0], "CM-AMB-52", sheet.id, mark="hostile", on=not sheet.hostile),
        _move("mark", on[1], "CM-AMB-52", sheet.id, mark="battle_capable", on=not sheet.battle_capable),
    )


@remembered(KEPT)
def _leave(sheet: CommonSheet) -> Move:
    return _move("leave", phrase("{name} を退場させる", name=sheet.name), "CM-AMB-56", sheet.id)


@remembered(KEPT)
def _enter(sheet: CommonSheet) -> Move:
    return _move("enter", phrase("{name} を登場させる", name=sheet.name), "CM-AMB-56", sheet.id)
