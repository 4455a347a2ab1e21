"""Whether a copy may be used now (制限), everything that forbids it, and what using it costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.core.problem import Problem
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.library import Library, kind_name
from desktop.systems.common.cards.schema import Card, Limit
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow

TIMED = ("setup_process", "cleanup_process", "major", "minor", "check")
"""The limits that say when in a battle or check; a card without any may be used at any moment (CM-AMB-65)."""


@dataclass(frozen=True)
class Moment:
    """The moment of the game at which a card is to be used."""

    in_battle: bool = False
    process: str = ""
    """`setup`, `initiative`, `main`, `cleanup`; empty outside battle."""
    own_turn: bool = False
    check_open: bool = False
    """A check is in 判定値の算出 or 難易度の算出."""


@dataclass(frozen=True)
class Use:
    """One copy in the hand of one character at one moment."""

    sheet: CommonSheet
    copy: CopyRow
    card: Card
    library: Library
    settings: CommonSettings
    moment: Moment
    search: bool = False
    """For drop items: the check is what counts, not what the card does besides (CM-DROP-02)."""

    @property
    def kind(self) -> str:
        """The kind of the copy."""
        return kind_name(self.card, self.copy.choice)

    def owned(self, kind: str) -> tuple[CopyRow, ...]:
        """List the copies of a kind that the user has."""
        kind = self.library.named(kind)
        return tuple(c for c in self.sheet.copies if self.library.kind_of(c) == kind)


def obstacles(use: Use) -> tuple[Problem, ...]:
    """List everything that forbids the use now; empty when it is allowed (CM-AMB-85: all limits must hold)."""
    return tuple(obstacles_of(use))


def obstacles_of(use: Use) -> Iterator[Problem]:
    """Yield the obstacles lazily, for callers that need only the first."""
    for limit in use.card.limits:
        problem = _obstacle(use, limit)
        if problem is not None:
            yield problem
    yield from _of_the_whole(use)


def _of_the_whole(use: Use) -> Iterator[Problem]:
    moment = use.moment
    untimed = not any(limit.kind in TIMED for limit in use.card.limits)
    if moment.in_battle and untimed and use.settings.untimed == "own_turn" and not moment.own_turn:
        yield _not_own_turn(use, "CM-AMB-65")
    if not use.search:
        yield from _of_the_effects(use)


def _of_the_effects(use: Use) -> Iterator[Problem]:
    """Find what its effects have against it: nothing is paid for what cannot be."""
    effects, moment = use.card.effects, use.moment
    if effects and all(effect.op == "flag" for effect in effects):
        yield _no(
            "nothing_to_use",
            "CM-DATA-12",
            phrase("<{kind}> は持っているだけで働くカードです。", kind=use.kind),
            phrase("使う必要はありません。"),
        )
    if effects and not moment.in_battle and all(effect.op == "points" and effect.number == "ap" for effect in effects):
        yield _no(
            "no_ap",
            "CM-AMB-14",
            phrase("<{kind}> が動かすのはAPだけです。戦闘時以外、APは動きません。", kind=use.kind),
            phrase("戦闘が始まってから使ってください。"),
        )
    rounds = any(effect.in_round for effect in effects)
    if rounds and not moment.in_battle and not use.settings.round_outside:
        yield _no(
            "no_round",
            "CM-AMB-66",
            phrase("<{kind}> の効果はラウンドの間だけです。いまはラウンドがありません。", kind=use.kind),
            phrase("戦闘が始まってから使ってください。"),
        )
    if any(effect.op == "move_hex" for effect in effects):
        yield from _moving(use)
    if use.card.target.kind == "see_effect" and use.card.limit("see_effect") is None:
        yield _ask_gm(use, "CM-TGT-10")


def _moving(use: Use) -> Iterator[Problem]:
    if not use.moment.in_battle and not use.settings.move_outside:
        yield _no(
            "no_hexes",
            "CM-AMB-70",
            phrase("<{kind}> は戦闘中だけ使えます。ヘクスは戦闘中だけのものです。", kind=use.kind),
            phrase("エリアの移動はセットアップステップで選びます。"),
        )
    if use.moment.in_battle and use.sheet.hex is None:
        yield _no(
            "unplaced",
            "CM-AMB-61",
            phrase("{name} はまだヘクスに置かれていません。", name=use.sheet.name),
            phrase("先にコマを置いてください。"),
        )


def _obstacle(use: Use, limit: Limit) -> Problem | None:
    match limit.kind:
        case "setup_process" | "cleanup_process":
            return _process(use, limit)
        case "major" | "minor":
            return _turn(use, limit)
        case "check":
            return (
                None
                if use.moment.check_open
                else _no(
                    "no_check",
                    "CM-LIM-05",
                    phrase("<{kind}> は行為判定の途中で使います。", kind=use.kind),
                    phrase("判定値か難易度を出しているときに使ってください。"),
                )
            )
        case "per_cycle" | "per_scenario":
            return _count(use, limit)
        case "equip" | "consume":
            return _needs_item(use, limit)
        case "battle_only":
            return (
                None
                if use.moment.in_battle
                else _no(
                    "battle_only",
                    "CM-LIM-10",
                    phrase("<{kind}> は戦闘時だけ使えます。", kind=use.kind),
                    phrase("戦闘が始まってから使ってください。"),
                )
            )
        case "non_battle_only":
            return (
                None
                if not use.moment.in_battle
                else _no(
                    "non_battle_only",
                    "CM-LIM-11",
                    phrase("<{kind}> は戦闘時以外だけ使えます。", kind=use.kind),
                    phrase("戦闘が終わってから使ってください。"),
                )
            )
        case "see_effect":
            return _ask_gm(use, "CM-LIM-12")


def _process(use: Use, limit: Limit) -> Problem | None:
    if not use.moment.in_battle:
        return None
    setup = limit.kind == "setup_process"
    rule = "CM-LIM-01" if setup else "CM-LIM-02"
    wanted = "setup" if setup else "cleanup"
    if use.moment.process != wanted and use.settings.process_only:
        word = "セットアッププロセス" if setup else "クリンナッププロセス"
        return _no(
            "wrong_process",
            rule,
            phrase("<{kind}> は {process} で使います。", kind=use.kind, process=word),
            phrase("そのプロセスまで待ってください。"),
        )
    used = use.copy.used_process
    if use.settings.process_count == "kind":
        used = sum(copy.used_process for copy in use.owned(use.kind))
    return _used_up(use, limit.n, rule, phrase("このプロセス")) if used >= limit.n else None


def _turn(use: Use, limit: Limit) -> Problem | None:
    if not use.moment.in_battle:
        return None
    rule = "CM-LIM-03" if limit.kind == "major" else "CM-LIM-04"
    if not use.moment.own_turn:
        return _not_own_turn(use, rule)
    if limit.kind == "minor":
        return _used_up(use, limit.n, rule, phrase("このターン")) if use.copy.used_turn >= limit.n else None
    if limit.n > use.sheet.ap and not use.settings.major_debt:
        return _no(
            "too_little_ap",
            "CM-AMB-60",
            phrase("<{kind}> のAP {n} に対し、いまのAPは {ap} です。", kind=use.kind, n=limit.n, ap=use.sheet.ap),
            phrase("APの足りるカードを選んでください。"),
        )
    return None


def _not_own_turn(use: Use, rule: str) -> Problem:
    message = phrase("<{kind}> は自分のターンに使います。", kind=use.kind)
    return _no("not_own_turn", rule, message, phrase("自分のターンまで待ってください。"))


def _count(use: Use, limit: Limit) -> Problem | None:
    cycle = limit.kind == "per_cycle"
    used = use.copy.used_cycle if cycle else use.copy.used_scenario
    if used < limit.n:
        return None
    unit = phrase("このサイクル") if cycle else phrase("このシナリオ")
    return _used_up(use, limit.n, "CM-LIM-06" if cycle else "CM-LIM-07", unit)


def _needs_item(use: Use, limit: Limit) -> Problem | None:
    owned = use.owned(limit.item)
    if limit.kind == "equip":
        worn = sum(copy.equipped for copy in owned)
        if worn == limit.n or (worn > limit.n and not use.settings.equip_exact):
            return None
        return _no(
            "not_equipped",
            "CM-LIM-08",
            phrase("<{item}> を {n} 枚装備していません（いま {now} 枚）。", item=limit.item, n=limit.n, now=worn),
            phrase("アイテムを装備してください。"),
        )
    if any(_bound(use, copy) for copy in owned) and not use.settings.secret_consumable:
        return _no(
            "bound",
            "CM-AMB-45",
            phrase("<{item}> は手放せないので消費できません。", item=limit.item),
            phrase("ほかのカードを選んでください。"),
        )
    item = use.library.named(limit.item)
    wanted = sum(one.n for one in use.card.limits if one.kind == "consume" and use.library.named(one.item) == item)
    if len(owned) >= wanted:
        return None
    return _no(
        "too_few_items",
        "CM-LIM-09",
        phrase("<{item}> が {n} 枚いりますが、{now} 枚しかありません。", item=item, n=wanted, now=len(owned)),
        phrase("アイテムを手に入れてください。"),
    )


def _bound(use: Use, copy: CopyRow) -> bool:
    card = use.library.by_id.get(copy.card)
    return card is not None and card.bound


def _used_up(use: Use, n: int, rule: str, unit: Phrase) -> Problem:
    return _no(
        "used_up",
        rule,
        phrase("<{kind}> は{unit}に使える {n} 回を使い切りました。", kind=use.kind, unit=unit, n=n),
        phrase("ほかの1枚を使うか、次の機会を待ってください。"),
    )


def _ask_gm(use: Use, rule: str) -> Problem:
    return _no(
        "gm_decides",
        rule,
        phrase("<{kind}> は効果の文章どおりに使います（効果参照）。", kind=use.kind),
        phrase("GMが文章を読み、よければ許可してください。"),
    )


def _no(code: str, rule: str, message: Phrase, remedy: Phrase) -> Problem:
    return Problem(code=code, rule=rule, message=message, remedy=remedy)


def pay(use: Use) -> CommonSheet:
    """Return the user's sheet after the use is counted and AP and items are paid (CM-LIM-03, CM-LIM-09)."""
    timed = {limit.kind for limit in use.card.limits} if use.moment.in_battle else set()
    copy = use.copy.evolve(
        used_turn=use.copy.used_turn + ("minor" in timed),
        used_process=use.copy.used_process + bool(timed & {"setup_process", "cleanup_process"}),
        used_cycle=use.copy.used_cycle + 1,
        used_scenario=use.copy.used_scenario + 1,
    )
    sheet = replace_copy(use.sheet, copy)
    major = use.card.limit("major")
    if major is not None and use.moment.in_battle:
        sheet = sheet.evolve(ap=sheet.ap - major.n)
    for limit in use.card.limits:
        if limit.kind == "consume":
            sheet = _consume(sheet, use, limit)
    return sheet


def _consume(sheet: CommonSheet, use: Use, limit: Limit) -> CommonSheet:
    equipped_first = use.settings.consume_first == "equipped"
    item = use.library.named(limit.item)
    owned = [copy for copy in sheet.copies if use.library.kind_of(copy) == item]
    spent = _spent(sheet, use)
    owned.sort(key=lambda copy: (copy.id != spent, copy.equipped != equipped_first, copy.id == use.copy.id))
    gone = {copy.id for copy in owned[: limit.n]}
    return without_copies(sheet, gone)


def _spent(sheet: CommonSheet, use: Use) -> str:
    """Return the id of the copy just used where no use of it is left: it goes first (CM-AMB-84, CM-AMB-77)."""
    limit = use.card.limit("per_scenario")
    copy = next((copy for copy in sheet.copies if copy.id == use.copy.id), None)
    return use.copy.id if limit is not None and copy is not None and copy.used_scenario >= limit.n else ""


def replace_copy(sheet: CommonSheet, copy: CopyRow) -> CommonSheet:
    """Return the sheet with the copy of the same id replaced."""
    field = "abilities" if any(c.id == copy.id for c in sheet.abilities) else "items"
    return sheet.evolve(**{field: tuple(copy if c.id == copy.id else c for c in getattr(sheet, field))})


def without_copies(sheet: CommonSheet, ids: set[str]) -> CommonSheet:
    """Return the sheet without these copies."""
    return sheet.evolve(
        abilities=tuple(c for c in sheet.abilities if c.id not in ids),
        items=tuple(c for c in sheet.items if c.id not in ids),
    )
