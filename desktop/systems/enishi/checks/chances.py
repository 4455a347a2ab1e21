"""Exact chances of an open check from here on."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.checks.params import difficulty_label
from desktop.systems.enishi.checks.state import (
    CheckSide,
    State,
    auto,
    doubles,
    failed,
    guard_structure,
    needed,
    powers_of,
    ready,
    total,
)
from desktop.systems.enishi.odds import (
    DEFAULT,
    NO_HIT,
    Spread,
    blow,
    contest,
    duel,
    follow,
    reach,
    spread,
    with_boxes,
)
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.tables import tables


def side_spread(side: CheckSide, settings: Settings) -> Spread:
    """Every achievement that this side may still reach, with the dice thrown so far."""
    if side.given is None and not auto(side, settings):
        if not side.throws:
            if side.dice == 1:
                return tuple((n, False, 1) for n in range(1, 7))
            return _raised(spread(side.bonus, settings, special=side.special), side.plus)
        if doubles(side, settings):
            found: dict[tuple[int, bool], int] = {}
            follow(side, settings, 6 ** (settings.double_up_limit - len(side.throws) + 1), found)
            return _raised(tuple((value, lost, w) for (value, lost), w in sorted(found.items())), side.plus)
    return ((total(side, settings), failed(side, settings), 1),)


def _raised(of: Spread, plus: int) -> Spread:
    return tuple((v + plus, lost, w) for v, lost, w in of) if plus else of


def odds_of(state: State) -> Odds:
    """Exact chances from here on, no further effect used."""
    match state.family:
        case "plain":
            return _plain(state)
        case "versus":
            return _versus(state)
        case "contest":
            return _race(state)
        case "number" | "half":
            return _numbers(state)
    return Odds()


def _plain(state: State) -> Odds:
    side, settings, target = state.sides[0], state.settings, state.target or 0
    net = auto(side, settings)
    if net > 0:
        return Odds(success=Fraction(1), ways="1 / 1")
    now = side_spread(side, settings)
    ways = sum(w for v, lost, w in now if not lost and v >= target)
    whole = sum(w for *_, w in now)
    rows = [
        OddsRow(label=difficulty_label(d), chance=reach(now, d.target), current=d.target == target)
        for d in tables().difficulties
    ]
    if not side.throws and not net and settings.evolve(bonds_used=True) == DEFAULT:
        payer = state.actor(side.who)
        free = payer.gauge_free if payer else 0
        rows += [
            OddsRow(
                label=phrase("ゲージ {n} マス", n=n),
                chance=with_boxes(side.bonus, target, n, settings),
                legal=n <= free,
            )
            for n in (1, 2)
        ]
    elif settings.effects_used and (short := needed(state)) is not None and ready(side, settings):
        rows.append(OddsRow(label="達成値+1", chance=Fraction(int(short <= 1))))
    return Odds(success=Fraction(ways, whole), ways=f"{ways} / {whole}", rows=tuple(rows))


def _spreads(state: State) -> tuple[Spread, ...]:
    return tuple(side_spread(side, state.settings) for side in state.sides)


def _automatic(state: State) -> int | None:
    """Index of the side that cannot but come out ahead by 自動成功, or None."""
    return next((i for i, side in enumerate(state.sides) if auto(side, state.settings) > 0), None)


def _versus(state: State) -> Odds:
    attack, defence = _spreads(state)
    sure = _automatic(state)
    if sure is not None:
        certain = Fraction(int(sure == state.own))
        return Odds(success=certain, ways=f"{certain} / 1")
    if failed(state.sides[0], state.settings):
        row = OddsRow(label=phrase("攻撃は失敗、当たらない"), chance=Fraction(1))
        return Odds(success=Fraction(state.own), rows=(row,))
    hits, whole = duel(attack, defence, state.ties_win)
    ways = hits if state.own == 0 else whole - hits
    rows: Iterable[OddsRow] = ()
    if state.strike is not None and state.raw is None:
        weights = blow(attack, defence, state.strike.power, guard_structure(state), powers_of(state.settings))
        rows = (OddsRow(label=_damage_label(key), chance=Fraction(w, whole)) for key, w in weights)
    return Odds(success=Fraction(ways, whole), ways=f"{ways} / {whole}", rows=tuple(rows))


def _damage_label(key: int) -> Phrase | str:
    return "命中せず" if key == NO_HIT else phrase("ダメージ {n}", n=key)


def _race(state: State) -> Odds:
    sure = _automatic(state)
    if sure is not None:
        return Odds(success=Fraction(int(sure == state.own)))
    win, draw, lose = contest(_spreads(state))
    names = (("勝ち", win), ("引き分け", draw), ("負け", lose))
    return Odds(success=win, rows=tuple(OddsRow(label=name, chance=chance) for name, chance in names))


def _numbers(state: State) -> Odds:
    now = side_spread(state.sides[0], state.settings)
    whole = sum(w for *_, w in now)
    values = sorted({v for v, *_ in now})
    if len(values) == 1:
        return Odds()  # it is there; that it comes to as much as it did is no chance
    chances = [(n, Fraction(sum(w for v, _, w in now if v >= n), whole)) for n in values]
    return Odds(rows=tuple(OddsRow(label=phrase("{n} 以上", n=n), chance=chance) for n, chance in chances))
