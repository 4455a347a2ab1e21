"""The odds of a check at any step (D20-PHY-05): before the dice, half way, in the fate window."""

from __future__ import annotations

from fractions import Fraction

from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.words import Phrase, phrase
from desktop.systems.d20fate import window
from desktop.systems.d20fate.odds import (
    Loser,
    Terms,
    Use,
    after_roll,
    contest_after,
    contest_odds,
    looked_at,
    natural_weights,
    success_chance,
    terms_of,
    uses_left,
    ways,
    with_fate,
)
from desktop.systems.d20fate.resolve import MODE_NAMES, Mode
from desktop.systems.d20fate.trial import ContestSide, SideName, Trial


def odds(check: Trial) -> Odds:
    """Return exact chances of the actor from here on."""
    if check.final:
        return Odds(success=Fraction(int(check.verdicts[1].success)))
    if check.pending or (
        check.opponent is not None and not check.rolled and (check.actor.faces or check.opponent.faces)
    ):
        return Odds(success=_half_way(check))
    if not check.rolled:
        return _before(check) if check.opponent is None else _before_contest(check, check.opponent)
    return _in_window(check)


def _needed(check: Trial) -> int:
    return (check.dc or 0) - check.actor.modifier - sum(check.actor.boosts)


def _before(check: Trial) -> Odds:
    actor, rules, needed = check.actor, check.rules, _needed(check)
    auto = rules.natural_auto
    rows = [
        OddsRow.model_construct(
            label=MODE_NAMES[mode], chance=success_chance(-needed, 0, mode, auto), current=mode is actor.mode
        )
        for mode in (Mode.ADVANTAGE, Mode.NORMAL, Mode.DISADVANTAGE)
    ]
    dice, terms = uses_left(actor.fate, actor.used, rules), terms_of(actor.mode, rules)
    if dice:
        rows += [_planned("ブースト1回まで", needed, terms._replace(uses=("boost",)), 1)]
        rows += [_planned("リロール1回まで", needed, terms._replace(uses=("reroll",)), 1)]
        rows += [_planned("どちらか1回まで", needed, terms, 1)]
    ahead = looked_at(needed, terms, dice)
    if ahead > 1:
        rows += [_planned(phrase("フェイト・ダイス {n} 回まで", n=ahead), needed, terms, ahead)]
    good, total = ways(max(0, min(needed, 21)), actor.mode, auto)
    return Odds(success=Fraction(good, total), ways=f"{good} / {total}", rows=tuple(rows))


def _planned(label: Phrase | str, needed: int, terms: Terms, dice: int) -> OddsRow:
    return OddsRow.model_construct(label=label, chance=with_fate(needed, terms, dice))


def _before_contest(check: Trial, opponent: ContestSide) -> Odds:
    actor = check.actor
    difference = actor.modifier + sum(actor.boosts) - opponent.modifier - sum(opponent.boosts)
    found = contest_odds(difference, actor.mode, opponent.mode, check.rules, check.swap)
    rows = tuple(
        OddsRow.model_construct(
            label=MODE_NAMES[mode],
            chance=contest_odds(difference, mode, opponent.mode, check.rules, check.swap).chance,
            current=mode is actor.mode,
        )
        for mode in (Mode.ADVANTAGE, Mode.NORMAL, Mode.DISADVANTAGE)
    )
    return Odds(success=found.chance, ways=found.written, rows=rows)


def _in_window(check: Trial) -> Odds:
    """Chances of each use by the side that is behind; nothing more is counted on."""
    name: SideName = "opponent" if check.leader == "actor" else "actor"
    stays = Fraction(int(check.leader == "actor"))
    rows = []
    if check.opponent is not None or name == "actor":
        for use in ("reroll", "boost"):
            code = window.why_not(check, name, use)
            chance = after_use(check, name, use)
            label = window.NAMES[use] if name == "actor" else phrase("相手の{use}", use=window.NAMES[use])
            note = window.reason(code, check.side(name), check.rules) if code else phrase("")
            option = window.Declared(name, use).option
            rows.append(OddsRow.model_construct(label=label, chance=chance, legal=not code, note=note, option=option))
    rows.append(OddsRow.model_construct(label="使わず確定", chance=stays, current=True, option="confirm"))
    plan = _best(check) if check.opponent is None and name == "actor" else None
    if plan is not None:
        rows.append(plan)
    return Odds(success=stays, rows=tuple(rows))


def _best(check: Trial) -> OddsRow | None:
    needed, terms = _needed(check), terms_of(check.actor.mode, check.rules)
    base = needed + sum(check.actor.boosts)
    ahead = looked_at(base, terms, uses_left(check.actor.fate, check.actor.used, check.rules))
    if ahead < 2:
        return None
    chance = after_roll(needed, base, check.actor.faces, terms, ahead)
    return OddsRow.model_construct(label=phrase("フェイト・ダイス {n} 回まで", n=ahead), chance=chance)


def after_use(check: Trial, name: SideName, use: Use) -> Fraction:
    """Chance that a side is ahead after one use, whether it may pay for it or not."""
    side = check.side(name)
    if check.leader == name:
        return _after_ruled_use(check, name, use)
    if check.opponent is None:
        terms = terms_of(side.mode, check.rules)._replace(uses=(use,))
        return after_roll(_needed(check), _needed(check) + sum(side.boosts), side.faces, terms, 1)
    other = check.opponent if name == "actor" else check.actor
    loser = Loser(name, side.standing, other.standing, side.mode, side.faces, sum(side.boosts))
    return contest_after(loser, use, (check.actor.mode, check.opponent.mode), check.rules, check.swap)


def _after_ruled_use(check: Trial, name: SideName, use: Use) -> Fraction:
    """Chance to stay ahead when the GM lets a side use fate that has not failed (ruling on D20-AMB-25)."""
    if use == "boost" or (check.keep_better and check.rules.fate_boost_keeps_after_reroll):
        return Fraction(1)  # a roll that is ahead gets no worse
    side = check.side(name)
    if check.opponent is None:
        kept = sum(side.boosts) if check.rules.fate_boost_keeps_after_reroll else 0
        return success_chance(side.modifier + kept, check.dc or 0, side.mode, check.rules.natural_auto)
    other = check.opponent if name == "actor" else check.actor
    mine = Loser(name, side.standing, other.standing, side.mode, side.faces, sum(side.boosts))
    return contest_after(mine, use, (check.actor.mode, check.opponent.mode), check.rules, check.swap)


def _half_way(check: Trial) -> Fraction:
    """Chance of the actor while one throw is on its way: a fate use, or the second side of a contest."""
    if check.pending:
        chance = after_use(check, check.user, check.pending)
        return chance if check.user == "actor" else 1 - chance
    return Fraction(0) if check.opponent is None else _one_side_thrown(check, check.opponent)


def _one_side_thrown(check: Trial, opponent: ContestSide) -> Fraction:
    name: SideName = "opponent" if check.actor.faces else "actor"
    side = check.side(name)
    fresh = _before_contest(check, opponent).success or Fraction(0)
    won, total = Fraction(0), 0
    for face, n in natural_weights(side.mode).items():
        faces = (face,) * (1 if side.mode is Mode.NORMAL else 2)
        ahead = check.model_copy(update={name: side.model_copy(update={"faces": faces})}).leader
        won += n * (Fraction(int(ahead == "actor")) if ahead else fresh)
        total += n
    return won / total
