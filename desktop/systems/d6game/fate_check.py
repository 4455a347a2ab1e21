"""The fate check with a bet (D6G-FCK-01 to -06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from desktop.core.odds import Odds, OddsRow
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.actors import Actor, may_act
from desktop.systems.d6game.checks import HandCheck
from desktop.systems.d6game.odds import BetOdds, bet_table, decimal
from desktop.systems.d6game.resolve import Resolved, check_bet, max_bet, required_score, resolve_fate_check
from desktop.systems.d6game.rules import Rules, switched_off
from desktop.systems.d6game.throws import WAYS


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
        return resolve_fate_check(faces, self.bet, self.actor.held(self.settings), self.settings)

    def _rules(self, result: Resolved) -> tuple[str, ...]:
        return ("D6G-FCK-03" if self.bet else "D6G-FCK-02", "D6G-FCK-06" if result.success else "D6G-FCK-05")

    def odds(self) -> Odds:
        """The chance of this bet, and of every other."""
        table = bet_table(self.settings)
        now, most = table[self.bet], max_bet(self.actor.held(self.settings), self.settings)
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
        return Odds.model_construct(success=now.success, ways=WAYS.format(n=now.ways), rows=rows)

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


def start_bet(rules: Rules, actor: Actor, *, subject: str = "", bet: object = 0, gm: bool = False) -> FateCheck:
    """Begin a fate check; the bet is named before the throw (D6G-AMB-18).

    Raises:
        Refusal: `switched_off`, `incapacitated`, or a bet that is not legal.
    """
    if not rules.settings.fate_check:
        raise switched_off(rules.label("fate_check"))
    may_act(actor, rules, gm)
    staked = check_bet(bet, actor.held(rules.settings), rules.settings)
    text = actor.subjects.get(subject, subject)
    return FateCheck.model_construct(rules=rules, actor=actor, subject=text, bet=staked)
