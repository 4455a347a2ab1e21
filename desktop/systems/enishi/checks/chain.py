"""A check as a chain of steps: what has been worked out, what may be declared now, and where each choice leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from desktop.core.rolls.check import Concealment, Option
from desktop.core.rolls.describe import joined
from desktop.core.rolls.odds import percent
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, Spoken, phrase, plus, signed_text
from desktop.systems.enishi.checks.chances import odds_of
from desktop.systems.enishi.checks.declarable import DeclarableEffect, declarables_of, together, without_lead
from desktop.systems.enishi.checks.options import hidden_target, life_after, losses
from desktop.systems.enishi.checks.result import numberless, power_label
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.checks.state import (
    CheckSide,
    Moment,
    State,
    auto,
    blow_of,
    doubles,
    fumbled,
    guard_structure,
    ready,
    total,
)
from desktop.systems.enishi.checks.windows import MOMENTS, PERMANENT, TEMPORARY
from desktop.systems.enishi.derived import STATES

Standing = Literal["done", "now", "later"]
WINDOWS: dict[str, str] = {
    "before": "ダイスの前", "after_dice": "ダイスの直後", "own_achievement": "達成値の直後",
    "after_achievement": "達成値の直後", "after_hit": "命中の直後", "after_damage": "ダメージの直後",
    "dead": "死亡の直後",
}  # fmt: skip
COURSE: tuple[Moment, ...] = (
    "before", "throw", "after_dice", "rethrow", "own_achievement", "after_achievement", "after_hit", "after_damage",
    "split", "dead", "done",
)  # fmt: skip


DICE: tuple[Moment, ...] = ("before", "throw", "after_dice", "rethrow", "own_achievement")
"""When the sides are at their dice, one after the other."""


class Link(Value):
    """One step of the chain."""

    id: str
    label: Spoken
    big: Spoken = ""
    """The number; empty: not there yet."""
    small: Spoken = ""
    standing: Standing = "later"


class Way(Value):
    """One way to take damage."""

    option: str
    label: Phrase
    after: Phrase
    state: str
    """Life state it leads to."""


class Chain(Value):
    """The check that is open, drawn as the steps it goes through."""

    title: Phrase
    links: tuple[Link, ...] = ()
    window: str = ""
    """Which window is open, in words; empty: dice are due or damage is split."""
    declarables: tuple[DeclarableEffect, ...] = ()
    effects: bool = True
    """The campaign plays with effects."""
    closed: tuple[str, ...] = ()
    """Effects that can be declared no more in this check (EN-TMP-08)."""
    needed: Spoken = ""
    victim: Spoken = ""
    """Who splits the damage, and the life state."""
    ways: tuple[Way, ...] = ()


def chain(run: Run | None, viewer: Viewer, *, foresee: bool = True) -> Chain | None:
    """Return the chain of an open check for viewers who may see all of it, else None (EN-TAB-04, EN-TAB-08).

    Args:
        foresee: also how it ends where no further effect is declared.
    """
    if run is None or not (viewer.gm or run.concealment(viewer) == run.concealment(Viewer(gm=True))):
        return None
    state = run.state
    end = _end(run) if foresee else run
    return Chain(
        title=run.title,
        links=tuple(_foreseen(_links(state, viewer.chances), _links(end.state, viewer.chances))),
        window=WINDOWS.get(state.moment, ""),
        declarables=(
            *(declarables := tuple(declarables_of(run, chances=viewer.chances))),
            *together(state, declarables),
        ),
        effects=state.settings.effects_used,
        closed=tuple(_closed(state)) if state.settings.effects_used else (),
        victim=_victim(end.state),
        ways=tuple(_ways(end.state, end.options)),
    )


def _end(run: Run) -> Run:
    """Close every window up to the next dice, or to where damage is split; what is over does not count."""
    end = run
    while end.wants is None and not end.done and end.state.moment != "split":
        end = end.choose("next")
    return run if end.wants is not None else end


def _foreseen(now: Iterator[Link], end: Iterator[Link]) -> Iterator[Link]:
    """Fill steps that are not reached yet with what they come to."""
    for link, later in zip(now, end, strict=True):
        yield link.evolve(big=later.big, small=later.small) if link.standing == "later" else link


def concealed_chain(run: Run | None, viewer: Viewer) -> Chain | None:
    """Draw the same for a screen that players look on to: without the numbers that the tray covers."""
    drawn = chain(run, viewer)
    if run is None or drawn is None or not (cover := run.concealment(Viewer())).covered:
        return drawn
    drawn = chain(run, viewer, foresee=False) or drawn  # before the rules tell, nobody may read it here
    state, hidden = run.state, hidden_target(run.state)
    return drawn.evolve(
        title=cover.title or drawn.title,
        links=tuple(_masked(state, cover, link) for link in drawn.links),
        declarables=tuple(without_lead(state, declarable) for declarable in drawn.declarables if declarable.key),
        closed=() if state.moment in DICE else drawn.closed,
        victim="" if hidden else drawn.victim,
        ways=() if hidden else drawn.ways,
    )


# what is under the tray's cover


def _masked(state: State, cover: Concealment, link: Link) -> Link:
    """Take out of a step what players may not read."""
    if link.id.startswith("side"):
        index = int(link.id.removeprefix("side"))
        if not state.masked(index):
            return link
        declared = auto(state.sides[index], state.settings) and not state.sides[index].hidden
        small = link.small if declared else "伏せ"
        return link.evolve(big="", small=small, standing=_turn(state, index))
    if link.id == "hit":
        return link.evolve(big="" if cover.outcome else _word(state, link), small="")
    if link.id == "blow" or hidden_target(state):
        return link.evolve(big="", small="")
    return link


def _turn(state: State, index: int) -> Standing:
    """Return how far a covered side is by its turn alone: whether it throws once more would reveal its dice."""
    return "done" if index < state.turn or state.moment not in DICE else "now" if index == state.turn else "later"


def _word(state: State, link: Link) -> Spoken:
    """Name how a comparison ended, without its numbers."""
    return link.small if state.family in ("versus", "contest") and str(link.big) else link.big


# links


def _links(state: State, chances: bool) -> Iterator[Link]:
    for index, side in enumerate(state.sides):
        yield _side(state, index, side)
    known = all(ready(side, state.settings) for side in state.sides)
    judging = state.moment in ("own_achievement", "after_achievement")
    if state.family == "plain":
        yield _verdict(state, known, judging, phrase("目標値 {n}", n=state.target if state.target is not None else 0))
    elif state.family in ("versus", "contest"):
        yield _versus(state, known, judging, chances)
    if state.strike is not None:
        yield from _blow(state)


def _side(state: State, index: int, side: CheckSide) -> Link:
    words: Phrase | str = side.parts[0].label if side.parts else phrase("達成値")
    label = phrase("{who} {skill}", who=side.name, skill=words) if str(side.name) else phrase("{skill}", skill=words)
    there = ready(side, state.settings)
    standing: Standing = "done" if there else "now" if state.turn == index and state.moment != "done" else "later"
    if there and state.turn == index and state.moment in ("after_dice", "rethrow", "own_achievement"):
        standing = "now"
    net = auto(side, state.settings)
    if net:
        big = "" if numberless(state, side) else signed_text(state.numbers[index])
        return Link(id=f"side{index}", label=label, big=big, standing=standing,
                    small="自動成功" if net > 0 else "自動失敗")  # fmt: skip
    if not side.made or (side.given is not None and not side.throws):
        stands = side.made or (index == 0 and bool(state.covered))  # an attack keeps its number against a covering side
        small: Phrase | str = "決まった達成値" if stands else "受動行動なし"
        return Link(
            id=f"side{index}", label=label, big=signed_text(total(side, state.settings)), small=small, standing="done"
        )
    if not side.throws:
        return Link(
            id=f"side{index}",
            label=label,
            small=phrase("{n}d6 {bonus}", n=side.dice, bonus=plus(side.bonus)),
            standing=standing,
        )
    faces = " ".join(str(v) for throw in side.throws for v in throw.values)
    if doubles(side, state.settings):
        return Link(
            id=f"side{index}", label=label, small=phrase("{faces}　ダブルアップ", faces=faces), standing=standing
        )
    made = (
        phrase("{faces} {bonus}", faces=faces, bonus=plus(side.bonus + side.plus))
        if side.dice == 2
        else phrase("{faces}", faces=faces)
    )
    small = phrase("{faces}　ファンブル", faces=faces) if fumbled(side) else made
    return Link(
        id=f"side{index}", label=label, big=signed_text(total(side, state.settings)), small=small, standing=standing
    )


def _verdict(state: State, known: bool, judging: bool, target: Phrase) -> Link:
    if not known:
        return Link(id="hit", label="結果", small=target)
    won = state.target is None or state.numbers[0] >= state.target
    big = "成功" if (won or auto(state.sides[0], state.settings) > 0) and not fumbled(state.sides[0]) else "失敗"
    return Link(id="hit", label="結果", big=big, small=target, standing="now" if judging else "done")


def _versus(state: State, known: bool, judging: bool, chances: bool) -> Link:
    word = "命中" if state.strike is not None else "勝敗"
    if not known:
        chance = odds_of(state).success if chances else None
        small = phrase("見込み {chance}", chance=percent(chance, 1)) if chance is not None else phrase("")
        return Link(id="hit", label=word, small=small)
    numbers = state.numbers
    sign = ">" if numbers[0] > numbers[1] else "=" if numbers[0] == numbers[1] else "<"
    won = ("命中" if state.hit else "命中せず") if state.strike is not None else ("成功" if state.hit else "失敗")
    big = phrase("{a} {sign} {b}", a=numbers[0], sign=sign, b=numbers[1])
    now = judging or state.moment == "after_hit"
    return Link(id="hit", label=word, big=big, small=won, standing="now" if now else "done")


def _blow(state: State) -> Iterator[Link]:
    """打撃点 minus 防御点, the damage, and how it is taken (EN-PWR, EN-DMG)."""
    kind = "疲労" if state.strike is not None and state.strike.damage == "fatigue" else "負傷"
    if state.sides:
        if state.raw is None:
            yield Link(id="blow", label="打撃点 − 防御点", small=phrase("達成値威力表"))
        else:
            strike, guard = blow_of(state)
            words = [
                phrase("{power} {more}", power=power_label(n, state.settings), more=plus(s))
                for n, s in zip(state.numbers, _more(state), strict=True)
            ]
            yield Link(
                id="blow",
                label="打撃点 − 防御点",
                big=phrase("{a} − {b}", a=strike, b=guard),
                small=joined(words),
                standing="done",
            )
    later: Standing = "now" if state.moment == "after_damage" else "later" if state.raw is None else "done"
    yield Link(
        id="damage", label="ダメージ", big="" if state.raw is None else str(state.damage), small=kind, standing=later
    )
    if state.taken is not None:
        lp, sp = state.taken
        yield Link(
            id="split",
            label="割り振り",
            big=losses(lp, sp),
            small=_fallen(state),
            standing="now" if state.moment == "dead" else "done",
        )
    else:
        yield Link(
            id="split",
            label="割り振り",
            small=phrase("LP / SP"),
            standing="now" if state.moment == "split" else "later",
        )


def _more(state: State) -> tuple[int, int]:
    """What weapon and protection add to the two powers (EN-PWR-02, EN-PWR-03)."""
    return (state.strike.power if state.strike is not None else 0), guard_structure(state)


def _fallen(state: State) -> str:
    hurt = state.actor(state.strike.target) if state.strike is not None else None
    return STATES[hurt.state] if hurt is not None else ""


def _closed(state: State) -> Iterator[str]:
    """Name what can be declared no more: its window has closed and never opens again (EN-TMP-08)."""
    passed = COURSE.index(state.moment)
    all_dice = all(ready(side, state.settings) for side in state.sides)
    for effect in (*TEMPORARY, *PERMANENT):
        windows = [moment for moment, effects in MOMENTS.items() if effect in effects and moment != "dead"]
        if not windows or effect == "revive" or state.moment in windows:
            continue
        dice = effect in ("reroll", "auto_success", "auto_failure")
        if (all_dice if dice else True) and all(COURSE.index(w) < passed for w in windows if w in COURSE):
            yield TEMPORARY.get(effect) or PERMANENT[effect]


# the split


def _victim(state: State) -> Phrase | str:
    hit = state.actor(state.strike.target) if state.strike is not None else None
    if hit is None or state.moment not in ("after_damage", "split"):
        return ""
    return phrase(
        "{who}　LP {lp} / {lpm}　SP {sp} / {spm}", who=hit.name, lp=hit.lp, lpm=hit.lp_max, sp=hit.sp, spm=hit.sp_max
    )


def _ways(state: State, options: tuple[Option, ...]) -> Iterator[Way]:
    hit = state.actor(state.strike.target) if state.strike is not None else None
    if hit is None or state.moment != "split":
        return
    for option in options:
        lp, sp = (int(part) for part in option.id.split(":")[1:])
        after = phrase("→ LP {lp}　SP {sp}", lp=max(0, hit.lp - lp), sp=max(0, hit.sp - sp))
        yield Way(option=option.id, label=losses(lp, sp), after=after, state=life_after(hit, lp, sp))
