"""A check or contest under way: dice in, fate dice used or not, result out, and who may know what of it (section 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Self

from pydantic import JsonValue

from desktop.core.problem import refuse
from desktop.core.rolls.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw, check_face, wrong_count
from desktop.core.rolls.odds import Odds
from desktop.core.rolls.outcome import Change, Contribution, Outcome
from desktop.core.sheet import HistoryEntry
from desktop.core.value import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.d20fate import forecast, window
from desktop.systems.d20fate.resolve import Mode, Verdict, damage, owns_fate
from desktop.systems.d20fate.trial import ContestSide, FateUse, PlacedDice, SideName, Trial


class FateCheck(Trial):
    """The steps of a check, and what it shows."""

    @property
    def wants(self) -> DiceRequest | None:
        """The dice to throw now."""
        name = self.next_side
        return None if name is None or self.final else self._request(name, self.pending, self.dice_for(name))

    def _request(self, name: SideName, use: FateUse | None, dice: tuple[int, ...]) -> DiceRequest:
        side = self.side(name)
        return DiceRequest.model_construct(
            sides=dice,
            label=window.request_label(use, side),
            rule=window.request_rule(use, side.mode),
            who=side.who,
            secret=self.hides(name),
        )

    @property
    def options(self) -> tuple[Option, ...]:
        """Fate uses of both sides, possible or not, and 確定; empty while dice are due and after 確定."""
        return () if self.final or self.next_side else window.options(self)

    # -- what has happened ---------------------------------------------------

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw so far; what was thrown again or is not adopted does not count."""
        return tuple(
            ThrowRecord.model_construct(
                request=self._request(placed.side, placed.use, placed.throw.sides),
                throw=placed.throw,
                counts=counts,
            )
            for placed, counts in zip(self.throws, self.counts, strict=True)
        )

    @property
    def outcome(self) -> Outcome | None:
        """The actor's present result; a tie without a winner counts until all dice are thrown again."""
        if self.rolled:
            return _outcome(self)
        return _tie(self) if self.ties else None

    @property
    def done(self) -> bool:
        """Tell whether the result is final (確定)."""
        return self.final

    def concealment(self, viewer: Viewer) -> Concealment:
        """Say what this viewer may not know now (D20-PHY-06, D20-GMV-08); all but the GM know the same."""
        if viewer.gm:
            return Concealment()
        closed = under_cover(self)
        found = Concealment(
            throws=tuple(n for n, placed in enumerate(self.throws) if self.hides(placed.side)) if closed else (),
            title=open_title(self) if self.dc_hidden else None,
            odds=closed or self.dc_hidden or _odds_tell(self),
            target=closed or self.dc_hidden,
            outcome=closed,
            parts=not self.actor.is_pc,
            options=closed,
            params=tuple(_revealing_inputs(self)),
            changes=any(change.sheet in _strangers(self) for change in self.changes),
        )
        return found.evolve(may_look=True) if found.covered else found

    def odds(self) -> Odds:
        """Exact chances from here on."""
        return forecast.odds(self)

    # -- steps ---------------------------------------------------------------

    def throw(self, throw: Throw) -> Self:
        """Take the dice that `wants` asked for.

        Raises:
            Refusal: `nothing_to_throw`, `wrong_count`, `wrong_dice`, `face_out_of_range`.
        """
        name = self.next_side
        if name is None or self.final:
            raise refuse(
                "nothing_to_throw",
                "D20-LOOP-06",
                phrase("いま振るダイスはありません。"),
                phrase("画面の次の手順に進んでください。"),
            )
        _demand_dice(self.dice_for(name), throw)
        side, faces = self.side(name), throw.values
        places = tuple((len(self.throws), die) for die in range(len(faces)))
        if self.pending == "boost":
            side = side.boosted(faces, places)
        elif self.pending == "reroll":
            side = side.rerolled(faces, places, self.rules, self.keep_better)
        else:
            side = side.with_dice(faces, places)
        throws = (*self.throws, PlacedDice.model_construct(side=name, use=self.pending, throw=throw))
        return self.model_copy(
            update={**{name: side}, "throws": throws, "pending": None, "keep_better": False}
        )._advance()

    def _advance(self) -> Self:
        """Throw again on a tie without a winner; close the window when no fate die can be used in it."""
        if not self.rolled:
            return self
        if self.opponent is not None and self.leader == "":
            cleared: dict[str, Any] = {"actor": self.actor.cleared(), "opponent": self.opponent.cleared()}
            return self.model_copy(update={**cleared, "ties": self.ties + 1, "tied": self.actor.total})
        if not (self.rules.fate_enabled and (not self.rules.flow_auto_confirm or window.anything_possible(self))):
            return self._closed()
        return self

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Self:
        """Declare a fate use (`window.Declared`) or `confirm`.

        Raises:
            Refusal: `result_final`, `no_fate_dice`, `limit_per_check`, `not_failed`, `natural_decides`,
                `dice_due`, `unknown_option`; in this order.
        """
        if option == "confirm":
            return self._confirmed()
        name, use, ruling = window.parse(option)
        window.demand(self, name, use, gm=ruling != "")
        side = self.side(name)
        left = side.fate - self.rules.fate_cost
        return self.model_copy(
            update={
                **{name: side.model_copy(update={"fate": left, "used": side.used + 1})},
                "pending": use,
                "user": name,
                "keep_better": ruling == "keep",
                "changes": (*self.changes, *window.payment(side, use, left)),
            }
        )

    def _confirmed(self) -> Self:
        """Close the fate window (確定).

        Raises:
            Refusal: `result_final`, `dice_due`.
        """
        if self.final:
            raise window.refusal("result_final", self.actor, self.rules)
        if self.next_side:
            raise window.refusal("dice_due", self.actor, self.rules)
        return self._closed()

    def _closed(self) -> Self:
        return self.model_copy(update={"final": True, "changes": (*self.changes, *_noted(self))})


def _demand_dice(wanted: tuple[int, ...], throw: Throw) -> None:
    given = throw.sides
    if len(wanted) != len(given):
        raise wrong_count(len(wanted), len(given))
    if wanted != given:
        raise refuse(
            "wrong_dice",
            "D20-PHY-01",
            phrase("d{wanted} を振るところです（d{given} が来ました）。", wanted=wanted[0], given=given[0]),
            phrase("d{wanted} の目を入れてください。", wanted=wanted[0]),
        )
    for face in throw.faces:
        check_face(face.sides, face.value)


HISTORY_LINES = 30
"""So many checks stay on a sheet; the campaign's log keeps all."""


def _outcome(check: Trial) -> Outcome:
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
        parts=_parts(actor),
        throws=tuple(placed.throw for placed in check.throws),
        changes=check.changes,
        rules=_rules_of(check, verdict),
        detail=_detail(check, verdict),
        open_detail=_CONSEQUENCES[verdict.word],
    )


def _tie(check: Trial) -> Outcome:
    """Return the result of a tie without a winner (`contest.tie = reroll`)."""
    return Outcome(
        label="引き分け",
        tie=True,
        total=check.tied,
        target=check.tied,
        throws=tuple(placed.throw for placed in check.throws),
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


def _parts(side: ContestSide) -> tuple[Contribution, ...]:
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


def _rules_of(check: Trial, verdict: Verdict) -> tuple[str, ...]:
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


def _noted(check: Trial) -> Iterator[Change]:
    """Write a line into the history of every player character who rolled; an NPC's past stays with the GM's log."""
    _, mine, theirs = check.verdicts
    verdicts = (mine,) if theirs is None else (mine, theirs)
    for side, verdict in zip(check.sides, verdicts, strict=True):
        if side.who and side.is_pc:
            text = phrase("{what}：{n} {result}", what=open_title(check), n=side.total, result=verdict.word)
            yield _history_change(side.who, side.history, text, verdict.rule)


_NOTED = phrase("履歴")


def lengthened(history: tuple[HistoryEntry, ...], text: Phrase, rule: str) -> tuple[HistoryEntry, ...]:
    """Return a history with one more line, the oldest gone where there are too many."""
    return (*history, HistoryEntry(text=text, rule=rule))[-HISTORY_LINES:]


def _history_change(who: str, history: tuple[HistoryEntry, ...], text: Phrase, rule: str) -> Change:
    """Return the change that adds a line to a sheet's history, as plain data."""
    *before, line = (entry.model_dump(mode="json") for entry in (*history, HistoryEntry(text=text, rule=rule)))
    after = [*before, line][-HISTORY_LINES:]
    return Change.model_construct(sheet=who, field="history", rule=rule, cause=_NOTED, before=before, after=after)


def _revealing_inputs(check: Trial) -> Iterator[str]:
    """Name the inputs that contain a hidden number: the DC, and an opponent given by a bare modifier."""
    if check.dc_hidden:
        yield "dc"
    if check.opponent is not None and not check.opponent.who:
        yield "opponent"


def under_cover(check: Trial) -> bool:
    """D20-PHY-06: the opponent's dice, and who leads, are hidden until 解決."""
    return check.secret and not check.final


def open_title(check: Trial) -> Phrase:
    """Say what is tested without a hidden DC."""
    if not check.dc_hidden:
        return check.title
    return check.thrown_by(phrase("{what}、DC ？", what=check.actor.label))


def _odds_tell(check: Trial) -> bool:
    """Tell whether the odds would betray an NPC: its modifier before its throw, or its fate dice."""
    npcs = [side for side in check.sides if not side.is_pc]
    return any(not side.faces for side in npcs) or any(owns_fate(False, check.rules) for _ in npcs)


def _strangers(check: Trial) -> set[str]:
    return {side.who for side in check.sides if not side.is_pc}
