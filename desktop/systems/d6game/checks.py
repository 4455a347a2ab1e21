"""The check against a target hand (D6G-CHK-01 to -08) and the fate check with a bet (D6G-FCK-01 to -06)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Self

from pydantic import JsonValue

from desktop.core.problem import refuse
from desktop.core.rolls.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.rolls.outcome import Change, Contribution, Outcome
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, Spoken, phrase, plus
from desktop.systems.d6game.actors import Actor, may_act
from desktop.systems.d6game.hands import DICE, RANK, Hand, Read
from desktop.systems.d6game.odds import BetOdds, bet_table, check_odds, check_table, decimal
from desktop.systems.d6game.resolve import (
    NO_AID,
    Aid,
    Resolved,
    accept,
    aimed,
    check_aid,
    check_bet,
    max_bet,
    not_offered,
    required_score,
    resolve_check,
    resolve_fate_check,
    target_hand,
)
from desktop.systems.d6game.rows import Rules, switched_off
from desktop.systems.d6game.settings import Settings

MARKS = {Hand.FOUR_DICE: "critical", Hand.THE_FIVE: "super_critical"}
"""D6G-AMB-11: hands that bear a name beside their own, and nothing else."""
_NOTHING = Concealment()
_FIVE = phrase("六面ダイス5個")
_WAYS = "{n} / 7776"


class HandCheck(Value):
    """A throw of five dice for a character, decided at once."""

    rules: Rules
    actor: Actor
    subject: Spoken = ""
    """What is tested, in the words of the sheet."""
    dice: Throw | None = None

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.rules.settings

    @property
    def word(self) -> str:
        """The campaign's word for this kind of check."""
        raise NotImplementedError

    @property
    def request(self) -> DiceRequest:
        """Five six-sided dice (D6G-CHK-02); concealed where the GM throws for a character (D6G-PHY-08)."""
        return DiceRequest.model_construct(
            sides=DICE, label=_FIVE, rule="D6G-CHK-02", who=self.actor.id, secret=self.actor.of_gm
        )

    @property
    def wants(self) -> DiceRequest | None:
        """The five dice, once."""
        return None if self.dice else self.request

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing is declared around a check: target, bet and help are fixed before (D6G-AMB-12)."""
        return ()

    @property
    def done(self) -> bool:
        """Tell whether the dice lie."""
        return self.dice is not None

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """The five dice."""
        return (ThrowRecord.model_construct(request=self.request, throw=self.dice),) if self.dice else ()

    def concealment(self, viewer: Viewer) -> Concealment:
        """Conceal the GM's throw for a character; a character's own check is public (D6G-PHY-08)."""
        if viewer.gm or not self.actor.of_gm:
            return _NOTHING
        return Concealment(
            throws=(0,) if self.dice else (),
            title=phrase("{name} の判定", name=self.actor.open_name),
            odds=True,
            outcome=True,
            may_look=True,
        )

    def throw(self, throw: Throw) -> Self:
        """Take the five faces."""
        accept(None if self.dice else DICE, throw)
        return self.model_copy(update={"dice": throw})

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Self:
        """Refuse: nothing is offered."""
        raise not_offered(option)

    def of(self, actor: Actor) -> Self:
        """Return the same check with the numbers its maker has now; once thrown it keeps what it was thrown with."""
        return self if self.done or actor == self.actor else self.model_copy(update={"actor": actor})

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None before the throw."""
        return None if self.dice is None else self._outcome(self.dice, self.resolve(self.dice.values))

    def resolve(self, faces: Sequence[int]) -> Resolved:
        """Decide the check for these faces."""
        raise NotImplementedError

    def _rules(self, result: Resolved) -> tuple[str, ...]:
        raise NotImplementedError

    def _outcome(self, dice: Throw, result: Resolved) -> Outcome:
        hand, mark = result.read.hand, MARKS.get(result.read.hand)
        word = "success" if result.success else "fumble" if result.fumble else "failure"
        return Outcome.model_construct(
            label=self.rules.label(word),
            success=result.success,
            critical=mark is not None,
            fumble=result.fumble,
            headline=self.rules.label(hand),
            marks=(self.rules.label(mark),) if mark else (),
            total=result.total,
            target=result.required,
            parts=self._parts(result),
            throws=(dice,),
            changes=self._changes(result),
            rules=(*self._rules(result), *(part.rule for part in result.parts)),
            detail=self._detail(result),
        )

    def _parts(self, result: Resolved) -> tuple[Contribution, ...]:
        return (hand_part(result.read, self.rules),)

    def _changes(self, result: Resolved) -> tuple[Change, ...]:
        if not self.actor.id or not result.delta:
            return ()
        cause = phrase("{check}：{hand}", check=self.word, hand=self.rules.label(result.read.hand))
        return (
            Change.model_construct(
                sheet=self.actor.id,
                field=self.settings.pool,
                before=result.before,
                after=result.after,
                rule=result.parts[0].rule,
                cause=cause,
            ),
        )

    def _detail(self, result: Resolved) -> Phrase:
        return phrase(
            "{pool} {before} → {after}（{delta}）",
            pool=self.rules.label(self.settings.pool),
            before=result.before,
            after=result.after,
            delta=plus(result.delta),
        )


def hand_part(read: Read, rules: Rules) -> Contribution:
    """A hand as a summand: its name, its score and the rule that prints it."""
    rule = f"D6G-HND-{RANK[read.hand] + 1:02d}"
    return Contribution.model_construct(label=rules.label(read.hand), value=read.score, rule=rule)


class PlainCheck(HandCheck):
    """A check against a target; both are fixed before the dice (D6G-AMB-12)."""

    kind: Literal["check"] = "check"
    target: Hand = Hand.TWO_PAIR
    aid: Aid = NO_AID

    @property
    def title(self) -> Phrase:
        """What is tried, against which hand."""
        hand = self.rules.label(aimed(self.target, self.aid, self.settings))
        if self.subject:
            return phrase("{subject}：{hand}以上", subject=self.subject, hand=hand)
        return phrase("{check}：{hand}以上", check=self.word, hand=hand)

    @property
    def word(self) -> str:
        """The campaign's word for a check."""
        return self.rules.label("check")

    def resolve(self, faces: Sequence[int]) -> Resolved:
        """Decide the check for these faces."""
        return resolve_check(faces, self.target, self.actor.pool_value(self.settings), self.settings, self.aid)

    def _rules(self, result: Resolved) -> tuple[str, ...]:
        return ("D6G-CHK-03", "D6G-CHK-06" if result.fumble else "D6G-CHK-04" if result.success else "D6G-CHK-08")

    def _parts(self, result: Resolved) -> tuple[Contribution, ...]:
        parts = super()._parts(result)
        if self.aid.favourable:
            bonus = self.settings.favourable_bonus
            parts += (
                Contribution.model_construct(label=phrase("有利な状況"), value=bonus, rule="D6G-GMV-02", house=True),
            )
        if self.aid.spend:
            label = phrase("振る前に払った分")
            parts += (Contribution.model_construct(label=label, value=self.aid.spend, rule="D6G-GMV-02", house=True),)
        return parts

    def odds(self) -> Odds:
        """The chance of this target, and of every other."""
        now = check_odds(self.settings, self.target, self.aid)
        aid = self.aid._replace(challenge=False)
        aim = aimed(self.target, self.aid, self.settings)
        rows = tuple(
            OddsRow.model_construct(
                label=phrase("{hand}以上", hand=self.rules.label(hand)),
                chance=odds.success,
                current=hand is aim,
                note=phrase("平均 {mean}", mean=decimal(odds.expected)),
            )
            for hand, odds in check_table(self.settings, aid)
        )
        return Odds.model_construct(success=now.success, ways=_WAYS.format(n=now.ways), rows=rows)


def start_plain(
    rules: Rules,
    actor: Actor,
    *,
    subject: Spoken = "",
    target: str = "",
    aid: Aid = NO_AID,
    tool: str = "",
    gm: bool = False,
) -> PlainCheck:
    """Begin a check.

    Args:
        subject: what is tested, in the words of the sheet (`subject_text`).
        target: a hand; empty for the usual target of the game.
        tool: the piece of equipment used, one of `actor.tools`.
        gm: the GM lets a character act who is down.

    Raises:
        Refusal: `incapacitated`, or target, help or equipment that this game does not allow.
    """
    may_act(actor, rules, gm)
    settings = rules.settings
    aid = aid._replace(item=_gain(actor, tool)) if tool else aid
    check_aid(aid, actor.pool_value(settings), settings)
    hand = target_hand(target or settings.default_target)
    aimed(hand, aid, settings)
    return PlainCheck.model_construct(rules=rules, actor=actor, subject=subject, target=hand, aid=aid)


def _gain(actor: Actor, tool: str) -> int:
    for known in actor.tools:
        if known.id == tool:
            return known.gain
    raise refuse(
        "unknown_item",
        "D6G-AMB-34",
        phrase("その装備は持っていません。"),
        phrase("シートの装備から選ぶか、装備に加えてください。"),
    )


class FateCheck(HandCheck):
    """A fate check; the target of ordinary checks plays no part (D6G-AMB-42)."""

    kind: Literal["fate_check"] = "fate_check"
    bet: int = 0

    @property
    def title(self) -> Phrase:
        """The bet and what it asks for."""
        need = required_score(self.bet, self.settings)
        check = phrase("{check} {subject}", check=self.word, subject=self.subject) if self.subject else self.word
        return phrase("{check}：賭け {bet}、必要 {need} 点", check=check, bet=self.bet, need=need)

    @property
    def word(self) -> str:
        """The campaign's word for a fate check."""
        return self.rules.label("fate_check")

    def resolve(self, faces: Sequence[int]) -> Resolved:
        """Decide the check for these faces."""
        return resolve_fate_check(faces, self.bet, self.actor.pool_value(self.settings), self.settings)

    def _rules(self, result: Resolved) -> tuple[str, ...]:
        return ("D6G-FCK-03" if self.bet else "D6G-FCK-02", "D6G-FCK-06" if result.success else "D6G-FCK-05")

    def odds(self) -> Odds:
        """The chance of this bet, and of every other."""
        table = bet_table(self.settings)
        now, most = table[self.bet], max_bet(self.actor.pool_value(self.settings), self.settings)
        rows = tuple(
            OddsRow.model_construct(
                label=phrase("賭け {bet}（{need} 点以上）", bet=odds.bet, need=odds.required),
                chance=odds.success,
                current=odds.bet == self.bet,
                legal=odds.bet <= most,
                note=self._note(odds),
                warning=bet_note(odds, table[0]),
            )
            for odds in table
        )
        return Odds.model_construct(success=now.success, ways=_WAYS.format(n=now.ways), rows=rows)

    def _note(self, odds: BetOdds) -> Phrase:
        hand = self.rules.label(odds.hand) if odds.hand else "—"
        pool = self.rules.label(self.settings.pool)
        return phrase("{hand}、{pool}の平均 {mean}", hand=hand, pool=pool, mean=decimal(odds.expected))


def bet_note(odds: BetOdds, without: BetOdds) -> Phrase:
    """Warn of a bet that buys nothing (D6G-AMB-17); an empty phrase when it does.

    Args:
        without: the odds when nothing is bet.
    """
    if odds.bet and odds.ways == without.ways:
        return phrase("{bet} 点を賭けても、0点を賭けたときと同じです。", bet=odds.bet)
    return phrase("")


def start_bet(rules: Rules, actor: Actor, *, subject: Spoken = "", bet: object = 0, gm: bool = False) -> FateCheck:
    """Begin a fate check; the bet is named before the throw (D6G-AMB-18).

    Raises:
        Refusal: `switched_off`, `incapacitated`, or a bet that is not legal.
    """
    if not rules.settings.fate_check:
        raise switched_off(rules.label("fate_check"))
    may_act(actor, rules, gm)
    staked = check_bet(bet, actor.pool_value(rules.settings), rules.settings)
    return FateCheck.model_construct(rules=rules, actor=actor, subject=subject, bet=staked)
