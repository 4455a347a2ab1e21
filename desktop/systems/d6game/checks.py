"""The check and the fate check as values: one throw of five dice, read as a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from desktop.core.check import DiceRequest, Option
from desktop.core.dice import Throw
from desktop.core.game import Game
from desktop.core.odds import Odds, OddsRow
from desktop.core.outcome import Change, Contribution, Outcome
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.d6game import params as given
from desktop.systems.d6game.hands import DICE, RANK, TARGETS, Hand
from desktop.systems.d6game.odds import BetOdds, bet_odds, bet_table, check_odds, decimal
from desktop.systems.d6game.resolve import (
    NO_AID,
    Aid,
    Resolved,
    aimed,
    max_bet,
    required_score,
    resolve_check,
    resolve_fate_check,
)
from desktop.systems.d6game.rows import settings_of
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.throws import WAYS, accept, not_offered


@dataclass(frozen=True)
class HandCheck:
    """What the check and the fate check share."""

    game: Game[Any]
    sheet: str
    """Sheet id; empty for bare numbers."""
    subject: str
    fate: int
    dice: Throw | None = None

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return settings_of(self.game)

    @property
    def wants(self) -> DiceRequest | None:
        """Five six-sided dice (D6G-CHK-02), once."""
        label = phrase("六面ダイス5個")
        return None if self.dice else DiceRequest(sides=DICE, label=label, rule="D6G-CHK-02", who=self.sheet)

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing is declared around a check: target, bet and help are fixed before (D6G-AMB-12)."""
        return ()

    @property
    def done(self) -> bool:
        """Tell whether the dice lie."""
        return self.dice is not None

    def throw(self, throw: Throw) -> Self:
        """Take the five faces."""
        accept(self.wants, throw)
        return replace(self, dice=throw)

    def choose(self, option: str, args: Mapping[str, Any] | None = None) -> Self:
        """Refuse: nothing is offered."""
        raise not_offered(option)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How it ended; None before the throw."""
        return None if self.dice is None else self._outcome(self.dice, self._resolve(self.dice.values))

    def _resolve(self, faces: Sequence[int]) -> Resolved:
        raise NotImplementedError

    def _rules(self, result: Resolved) -> tuple[str, ...]:
        raise NotImplementedError

    def _outcome(self, dice: Throw, result: Resolved) -> Outcome:
        word = "success" if result.success else "fumble" if result.fumble else "failure"
        return Outcome(
            label=self.game.label(word),
            success=result.success,
            critical=result.read.hand in (Hand.FOUR_DICE, Hand.THE_FIVE),
            fumble=result.fumble,
            total=result.total,
            target=result.required,
            parts=self._parts(result),
            throws=(dice,),
            changes=self._changes(result),
            rules=(*self._rules(result), *(part.rule for part in result.parts)),
            detail=self._detail(result, word),
        )

    def _parts(self, result: Resolved) -> tuple[Contribution, ...]:
        hand, score = result.read
        rule = f"D6G-HND-{RANK[hand] + 1:02d}"
        return (Contribution(label=self.game.label(hand), value=score, rule=rule),)

    def _changes(self, result: Resolved) -> tuple[Change, ...]:
        if not self.sheet or not result.delta:
            return ()
        cause = phrase("{check}：{hand}", check=self._word, hand=self.game.label(result.read.hand))
        return (
            Change(
                sheet=self.sheet,
                field=self.settings.pool,
                before=result.before,
                after=result.after,
                rule=result.parts[0].rule,
                cause=cause,
            ),
        )

    @property
    def _word(self) -> str:
        raise NotImplementedError

    def _detail(self, result: Resolved, word: str) -> Phrase:
        hand, score = result.read
        tag = {Hand.FOUR_DICE: "critical", Hand.THE_FIVE: "super_critical"}.get(hand, "")
        return phrase(
            "{hand}（{score}点）{tag} → {result}。{pool} {before} → {after}（{delta}）",
            hand=self.game.label(hand),
            score=score,
            tag=phrase("・{tag}", tag=self.game.label(tag)) if tag else "",
            result=self.game.label(word),
            pool=given.pool_word(self.game),
            before=result.before,
            after=result.after,
            delta=plus(result.delta),
        )


@dataclass(frozen=True)
class PlainCheck(HandCheck):
    """A check against a target hand (D6G-CHK-01 to -08)."""

    target: Hand = Hand.TWO_PAIR
    aid: Aid = NO_AID

    @cached_property
    def title(self) -> Phrase:
        """What is tried, against which hand."""
        hand = self.game.label(aimed(self.target, self.aid, self.settings))
        if self.subject:
            return phrase("{subject}：{hand}以上", subject=self.subject, hand=hand)
        return phrase("{check}：{hand}以上", check=self._word, hand=hand)

    @property
    def _word(self) -> str:
        return self.game.label("check")

    def _resolve(self, faces: Sequence[int]) -> Resolved:
        return resolve_check(faces, self.target, self.fate, self.settings, self.aid)

    def _rules(self, result: Resolved) -> tuple[str, ...]:
        return ("D6G-CHK-03", "D6G-CHK-06" if result.fumble else "D6G-CHK-04" if result.success else "D6G-CHK-08")

    def _parts(self, result: Resolved) -> tuple[Contribution, ...]:
        parts = super()._parts(result)
        if self.aid.favourable:
            bonus = self.settings.favourable_bonus
            parts += (Contribution(label=phrase("有利な状況"), value=bonus, rule="D6G-GMV-02", house=True),)
        if self.aid.spend:
            label = phrase("振る前に払った分")
            parts += (Contribution(label=label, value=self.aid.spend, rule="D6G-GMV-02", house=True),)
        return parts

    def odds(self) -> Odds:
        """The chance of this target, and of every other."""
        now = check_odds(self.settings, self.target, self.aid)
        aid = self.aid._replace(challenge=False)
        table = [(hand, check_odds(self.settings, hand, aid)) for hand in TARGETS]
        aim = aimed(self.target, self.aid, self.settings)
        rows = tuple(
            OddsRow(
                label=phrase("{hand}以上", hand=self.game.label(hand)),
                chance=odds.success,
                current=hand is aim,
                note=phrase("平均 {mean}", mean=decimal(odds.expected)),
            )
            for hand, odds in table
        )
        return Odds(success=now.success, ways=WAYS.format(n=now.ways), rows=rows)


@dataclass(frozen=True)
class FateCheck(HandCheck):
    """A fate check with a bet (D6G-FCK-01 to -06); the target of ordinary checks plays no part (D6G-AMB-42)."""

    bet: int = 0

    @cached_property
    def title(self) -> Phrase:
        """The bet and what it asks for."""
        need = required_score(self.bet, self.settings)
        check = phrase("{check} {subject}", check=self._word, subject=self.subject) if self.subject else self._word
        return phrase("{check}：賭け {bet}、必要 {need} 点", check=check, bet=self.bet, need=need)

    @property
    def _word(self) -> str:
        return self.game.label("fate_check")

    def _resolve(self, faces: Sequence[int]) -> Resolved:
        return resolve_fate_check(faces, self.bet, self.fate, self.settings)

    def _rules(self, result: Resolved) -> tuple[str, ...]:
        return ("D6G-FCK-03" if self.bet else "D6G-FCK-02", "D6G-FCK-06" if result.success else "D6G-FCK-05")

    def odds(self) -> Odds:
        """The chance of this bet, and of every other."""
        now = bet_odds(self.settings, self.bet)
        most = max_bet(self.fate, self.settings)
        rows = tuple(
            OddsRow(
                label=phrase("賭け {bet}（{need} 点以上）", bet=odds.bet, need=odds.required),
                chance=odds.success,
                current=odds.bet == self.bet,
                legal=odds.bet <= most,
                note=self._note(odds),
            )
            for odds in bet_table(self.settings)
        )
        return Odds(success=now.success, ways=WAYS.format(n=now.ways), rows=rows)

    def _note(self, odds: BetOdds) -> Phrase:
        hand = self.game.label(odds.hand) if odds.hand else "—"
        note = phrase("{hand}、平均 {mean}", hand=hand, mean=decimal(odds.expected))
        idle = bet_note(odds.bet, self.settings)
        return phrase("{note}。{idle}", note=note, idle=idle) if idle.template else note


def bet_note(bet: int, settings: Settings) -> Phrase:
    """Warn of a bet that buys nothing (D6G-AMB-17); an empty phrase when it does."""
    if bet and bet_odds(settings, bet).ways == bet_odds(settings, 0).ways:
        return phrase("{bet} 点を賭けても、0点を賭けたときと同じです。", bet=bet)
    return phrase("")
