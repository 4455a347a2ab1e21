"""What a check shows: its result with every summand named and every fact as data (D20-PHY-05)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from desktop.core.outcome import Change, Contribution, Outcome
from desktop.core.sheet import HistoryEntry
from desktop.core.words import Phrase, phrase
from desktop.systems.d20fate import window
from desktop.systems.d20fate.resolve import Mode, Verdict, damage
from desktop.systems.d20fate.secrecy import open_title
from desktop.systems.d20fate.side import ContestSide
from desktop.systems.d20fate.trial import Trial

HISTORY_LINES = 30
"""So many checks stay on a sheet; the campaign's log keeps all."""


def outcome(check: Trial) -> Outcome:
    """Return the actor's present result with the other side's natural; all dice must be thrown."""
    _, verdict, facing = check.verdicts
    actor, other = check.actor, check.opponent
    return Outcome.model_construct(
        label=verdict.word,
        success=verdict.success,
        critical=verdict.critical,
        fumble=verdict.fumble,
        tie=other is not None and actor.total == other.total,
        marks=tuple(_marks(check, verdict, facing)),
        total=actor.total,
        target=_target(check),
        opposed=other is not None,
        parts=parts(actor),
        throws=tuple(placed.throw for placed in check.lying),
        changes=check.changes,
        rules=rules_of(check, verdict),
        detail=_detail(check, verdict),
        open_detail=_CONSEQUENCES[verdict.word],
    )


def tie(check: Trial) -> Outcome:
    """Return the result of a tie without a winner (`contest.tie = reroll`)."""
    return Outcome(
        label="引き分け",
        tie=True,
        total=check.tied,
        target=check.tied,
        throws=tuple(placed.throw for placed in check.lying),
        changes=check.changes,
        rules=("D20-AMB-13", "D20-CON-02"),
        detail=phrase("もう一度振ります。"),
    )


def _marks(check: Trial, verdict: Verdict, facing: Verdict | None) -> Iterator[Phrase | str]:
    """Name the details of the result: the other side's natural, a tie, the damage."""
    if facing is not None and (facing.critical or facing.fumble):
        yield phrase("相手は{result}", result=facing.word)
    if check.ties:
        yield phrase("引き分け {n} 回", n=check.ties)
    if check.opponent is not None and check.actor.total == check.opponent.total:
        yield "同値"
    if check.damage is not None and verdict.success:
        final = damage(check.damage, verdict.critical, check.rules)
        times = check.rules.critical_damage_multiplier
        yield (
            phrase("ダメージ {n}（{base}×{times}）", n=final, base=check.damage, times=times)
            if verdict.critical
            else phrase("ダメージ {n}", n=final)
        )


def parts(side: ContestSide) -> tuple[Contribution, ...]:
    """Name every summand: the adopted die, the modifiers, the boosts."""
    return (_die(side.natural, _die_rule(side)), *side.parts, *map(_boost, side.boosts))


@lru_cache(maxsize=128)
def _die(face: int, rule: str) -> Contribution:
    return Contribution(label="d20", value=face, rule=rule)


@lru_cache(maxsize=16)
def _boost(face: int) -> Contribution:
    return Contribution(label="ブースト", value=face, rule="D20-FATE-02")


def _die_rule(side: ContestSide) -> str:
    return window.request_rule(None, side.mode)


def rules_of(check: Trial, verdict: Verdict) -> tuple[str, ...]:
    """Return the rules that made this result."""
    found = [verdict.rule, "D20-CORE-02" if check.opponent is None else "D20-CON-02"]
    found += [_die_rule(side) for side in check.sides if side.mode is not Mode.NORMAL]
    if check.opponent is not None and check.actor.natural == check.opponent.natural and check.actor.natural in (1, 20):
        found.append("D20-AMB-14")
    if check.opponent is not None and check.actor.total == check.opponent.total:
        found.append("D20-AMB-13")
    if check.damage is not None and verdict.critical:
        found.append("D20-AMB-33")
    return tuple(dict.fromkeys((*found, *(change.rule for change in check.changes))))


_CONSEQUENCES = {
    "クリティカル": phrase("自動成功。効果が劇的に増します。"),
    "ファンブル": phrase("自動失敗。重大なアクシデントが起きます。"),
    "成功": phrase("思いどおりになりました。"),
    "失敗": phrase("状況が悪くなります。"),
}
"""What each result means, without a number in it."""


def _detail(check: Trial, verdict: Verdict) -> Phrase:
    if verdict.critical and check.damage is None:
        return phrase(
            "出目20、自動成功。効果が劇的に増します（ダメージがあれば {n} 倍）。",
            n=check.rules.critical_damage_multiplier,
        )
    if verdict.critical or verdict.fumble:
        return _CONSEQUENCES[verdict.word]
    if verdict.success:
        margin = check.actor.total - _target(check)
        return phrase("思いどおりになりました（{n} 上回る）。", n=margin) if margin > 0 else _CONSEQUENCES["成功"]
    short = window.shortage(check, "actor")
    return phrase("状況が悪くなります（あと {n}）。", n=short) if short > 0 else _CONSEQUENCES["失敗"]


def _target(check: Trial) -> int:
    return (check.dc or 0) if check.opponent is None else check.opponent.total


def noted(check: Trial) -> Iterator[Change]:
    """Write a line into the history of every player character who rolled; an NPC's past stays with the GM's log."""
    _, mine, theirs = check.verdicts
    verdicts = (mine,) if theirs is None else (mine, theirs)
    for side, verdict in zip(check.sides, verdicts, strict=True):
        if side.who and side.is_pc:
            text = phrase("{what}：{n} {result}", what=open_title(check), n=side.total, result=verdict.word)
            yield history_change(side.who, side.history, text, verdict.rule)


_NOTED = phrase("履歴")


def lengthened(history: tuple[HistoryEntry, ...], text: Phrase, rule: str) -> tuple[HistoryEntry, ...]:
    """Return a history with one more line, the oldest gone where there are too many."""
    return (*history, HistoryEntry(text=text, rule=rule))[-HISTORY_LINES:]


def history_change(who: str, history: tuple[HistoryEntry, ...], text: Phrase, rule: str) -> Change:
    """Return the change that adds a line to a sheet's history, as plain data."""
    *before, line = (entry.model_dump(mode="json") for entry in (*history, HistoryEntry(text=text, rule=rule)))
    after = [*before, line][-HISTORY_LINES:]
    return Change.model_construct(sheet=who, field="history", rule=rule, cause=_NOTED, before=before, after=after)
