"""The check against a target hand (D6G-CHK-01 to -08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from desktop.core.odds import Odds, OddsRow
from desktop.core.outcome import Contribution
from desktop.core.problem import refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.actors import Actor, may_act
from desktop.systems.d6game.checks import HandCheck
from desktop.systems.d6game.hands import Hand
from desktop.systems.d6game.odds import check_odds, check_table, decimal
from desktop.systems.d6game.resolve import NO_AID, Aid, Resolved, aimed, check_aid, resolve_check, target_hand
from desktop.systems.d6game.rules import Rules
from desktop.systems.d6game.throws import WAYS


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
        return resolve_check(faces, self.target, self.actor.held(self.settings), self.settings, self.aid)

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
        return Odds.model_construct(success=now.success, ways=WAYS.format(n=now.ways), rows=rows)


def start_plain(
    rules: Rules,
    actor: Actor,
    *,
    subject: str = "",
    target: str = "",
    aid: Aid = NO_AID,
    tool: str = "",
    gm: bool = False,
) -> PlainCheck:
    """Begin a check.

    Args:
        subject: id of an ability or skill, or free words; it moves nothing (D6G-AMB-41).
        target: a hand; empty for the usual target of the game.
        tool: the piece of equipment used, one of `actor.tools`.
        gm: the GM lets a character act who is down.

    Raises:
        Refusal: `incapacitated`, or target, help or equipment that this game does not allow.
    """
    may_act(actor, rules, gm)
    settings = rules.settings
    aid = aid._replace(item=_gain(actor, tool)) if tool else aid
    check_aid(aid, actor.held(settings), settings)
    hand = target_hand(target or settings.default_target)
    aimed(hand, aid, settings)
    text = actor.subjects.get(subject, subject)
    return PlainCheck.model_construct(rules=rules, actor=actor, subject=text, target=hand, aid=aid)


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
