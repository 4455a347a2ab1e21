"""One attack outside a tracked combat: hidden roll, power, fight back or dodge (D6G-CMB-05 to -11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from desktop.core.check import DiceRequest, Option
from desktop.core.dice import Throw
from desktop.core.game import Game
from desktop.core.odds import Odds, OddsRow, percent
from desktop.core.outcome import Change, Contribution, Outcome
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.fighters import Fighter, check_fighters, fate_move, fighter_of
from desktop.systems.d6game.given import Given
from desktop.systems.d6game.hands import DICE, RANK, Read, evaluate_hand
from desktop.systems.d6game.odds import FightOdds, blind_odds, fight_odds
from desktop.systems.d6game.rows import settings_of
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.strike import (
    Losses,
    Response,
    check_power,
    check_response,
    evade,
    fight,
    half,
)
from desktop.systems.d6game.throws import accept, not_offered

_POWER = "power:"


@dataclass(frozen=True)
class AttackCheck:
    """An attack from the hidden roll to the losses; the target's window never shows the hand."""

    game: Game[Any]
    attacker: Fighter
    target: Fighter
    attack: Throw | None = None
    power: int | None = None
    response: Response | None = None
    defence: Throw | None = None

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return settings_of(self.game)

    @property
    def title(self) -> Phrase:
        """Who attacks whom."""
        return phrase("攻撃：{attacker} → {target}", attacker=self.attacker.name, target=self.target.name)

    @property
    def done(self) -> bool:
        """Tell whether the losses are settled."""
        return self.response == "dodge" or self.defence is not None

    @property
    def wants(self) -> DiceRequest | None:
        """The hidden attack roll (D6G-CMB-06), later the open defence roll (D6G-AMB-29)."""
        if self.attack is None:
            label = phrase("攻撃の六面ダイス5個（攻撃対象に見せない）")
            return DiceRequest(sides=DICE, label=label, rule="D6G-CMB-06", who=self.attacker.sheet, secret=True)
        if self.response == "fight_back" and self.defence is None:
            label = phrase("{word}の六面ダイス5個", word=self.game.label("fight_back"))
            return DiceRequest(sides=DICE, label=label, rule="D6G-CMB-09", who=self.target.sheet)
        return None

    @property
    def options(self) -> tuple[Option, ...]:
        """The power, then the answer."""
        if self.attack is None or self.done or self.response:
            return ()
        return self._powers() if self.power is None else self._answers(self.power)

    def _powers(self) -> tuple[Option, ...]:
        settings = self.settings
        words = {"fight": self.game.label("fight_back"), "dodge": self.game.label("dodge")}
        return tuple(
            Option(
                id=f"{_POWER}{power}",
                label=phrase("{word} {n}", word=self.game.label("power"), n=power),
                rule="D6G-CMB-07",
                effect=phrase("{fight}で負けた側 −{n}、{dodge}なら −{half}", n=power, half=half(power), **words),
                primary=power == settings.power_max,
            )
            for power in range(settings.power_min, settings.power_max + 1)
        )

    def _answers(self, power: int) -> tuple[Option, ...]:
        known = power if self.settings.power_open else None
        life = self.game.label("life")
        lost = evade(power, self.attacker.gear, self.target.gear).target
        fight_effect = phrase("役の得点が低い側が{life}を失う", life=life)
        dodge_effect = phrase("ダイスを振らず{life}を半分失う", life=life)
        if known is not None:
            fight_effect = phrase("役の得点が低い側が{life}を {n} 失う", life=life, n=known)
            dodge_effect = phrase(
                "{life} {before} → {after}", life=life, before=self.target.life, after=self.target.life - lost
            )
        return (
            Option(
                id="fight_back",
                label=self.game.label("fight_back"),
                rule="D6G-CMB-09",
                payer=self.target.sheet,
                effect=fight_effect,
                primary=True,
            ),
            Option(
                id="dodge",
                label=self.game.label("dodge"),
                rule="D6G-CMB-11",
                payer=self.target.sheet,
                effect=dodge_effect,
            ),
        )

    def throw(self, throw: Throw) -> Self:
        """Take the attack dice or the defence dice."""
        accept(self.wants, throw)
        return replace(self, attack=throw) if self.attack is None else replace(self, defence=throw)

    def choose(self, option: str, args: Mapping[str, Any] | None = None) -> Self:
        """Fix the power (`power:7`), then answer it (`fight_back` or `dodge`)."""
        if not self.options:
            raise not_offered(option)
        if self.power is not None:
            return replace(self, response=check_response(option))
        number = option.removeprefix(_POWER)
        return replace(self, power=check_power(int(number) if number.isdecimal() else number, self.settings))

    def odds(self) -> Odds:
        """Chances of fighting back: against the hand only while the attacker looks, else blind (D6G-PHY-09)."""
        if self.attack is not None and self.power is None:
            hand = evaluate_hand(self.attack.values, self.settings.scores).hand
            return self._fight(fight_odds(self.settings, hand))
        return self._fight(blind_odds(self.settings))

    def _fight(self, odds: FightOdds) -> Odds:
        rows = (
            (phrase("攻撃対象が失う"), odds.target_loses),
            (phrase("引き分け"), odds.tie),
            (phrase("攻撃側が失う"), odds.attacker_loses),
        )
        return Odds(
            success=odds.chance(odds.target_loses),
            ways=f"{odds.target_loses} / {odds.total}",
            rows=tuple(
                OddsRow(label=label, chance=odds.chance(n), note=phrase(percent(odds.chance(n)))) for label, n in rows
            ),
        )

    @cached_property
    def outcome(self) -> Outcome | None:
        """The losses; None until the answer is played out."""
        if not self.done or self.attack is None or self.power is None:
            return None
        scores = self.settings.scores
        attack = evaluate_hand(self.attack.values, scores)
        if self.defence is None:
            return self._dodged(attack, self.power)
        return self._fought(attack, evaluate_hand(self.defence.values, scores), self.power)

    def _dodged(self, attack: Read, power: int) -> Outcome:
        losses = evade(power, self.attacker.gear, self.target.gear)
        shown = self.settings.reveal_on_dodge == "immediately"
        return Outcome(
            label=self.game.label("dodge"),
            throws=(self.attack,) if shown and self.attack else (),
            parts=(self._part(attack),) if shown else (),
            changes=self._changes(losses, "D6G-CMB-11", attack, None),
            rules=("D6G-CMB-11",),
            detail=self._said(self.target, losses.target),
        )

    def _fought(self, attack: Read, defence: Read, power: int) -> Outcome:
        losses = fight(attack.score, defence.score, power, self.attacker.gear, self.target.gear)
        tie = attack.score == defence.score
        rule = "D6G-CMB-10" if tie else "D6G-CMB-09"
        loser, lost = (self.attacker, losses.attacker) if attack.score < defence.score else (self.target, losses.target)
        return Outcome(
            label=self.game.label("fight_back"),
            success=None if tie else attack.score > defence.score,
            total=attack.score,
            target=defence.score,
            throws=tuple(throw for throw in (self.attack, self.defence) if throw),
            parts=(self._part(attack),),
            changes=self._changes(losses, rule, attack, defence),
            rules=(rule,),
            detail=phrase(
                "{attacker} {a} 対 {defender} {b}。{follows}",
                attacker=self.attacker.name,
                a=self._score(attack),
                defender=self.target.name,
                b=self._score(defence),
                follows=phrase("同じ得点なので、だれも失いません。") if tie else self._said(loser, lost),
            ),
        )

    def _part(self, read: Read) -> Contribution:
        rule = f"D6G-HND-{RANK[read.hand] + 1:02d}"
        return Contribution(label=self.game.label(read.hand), value=read.score, rule=rule)

    def _score(self, read: Read) -> Phrase:
        return phrase("{hand} {n}", hand=self.game.label(read.hand), n=read.score)

    def _said(self, who: Fighter, lost: int) -> Phrase:
        life = self.game.label("life")
        after = self.settings.within("life", who.life - lost)
        return phrase("{name} の{life} {before} → {after}", name=who.name, life=life, before=who.life, after=after)

    def _changes(self, losses: Losses, rule: str, attack: Read, defence: Read | None) -> tuple[Change, ...]:
        struck = self._side(self.attacker, losses.attacker, rule, attack)
        return (*struck, *self._side(self.target, losses.target, rule, defence))

    def _side(self, who: Fighter, lost: int, rule: str, read: Read | None) -> tuple[Change, ...]:
        if not who.sheet:
            return ()
        moved = fate_move(read, self.settings) if read else 0
        moves = [("life", who.life, -lost, rule), ("fate", who.fate, moved, "D6G-AMB-24")]
        if self.settings.pool == "life":
            moves = [("life", who.life, moved - lost, rule if lost else "D6G-AMB-24")]
        changes = (self._change(who.sheet, *move) for move in moves)
        return tuple(change for change in changes if change.before != change.after)

    def _change(self, sheet: str, field: str, before: int, delta: int, rule: str) -> Change:
        after = self.settings.within(field, before + delta) if delta else before
        return Change(sheet=sheet, field=field, before=before, after=after, rule=rule, cause=self.title)


def start_attack(sheet: D6gameSheet | None, given: Given, game: Game[Any], party: Sequence[D6gameSheet]) -> AttackCheck:
    """Begin an attack.

    Raises:
        Refusal: in this order `attacker_down`, `target_down`, `target_self`.
    """
    settings = settings_of(game)
    if sheet is None:
        attacker = Fighter("", "攻撃側", given.number("life"))
    else:
        attacker = fighter_of(sheet, game, settings)
    named = given.text("target")
    found = next((other for other in party if named and named in (other.id, other.name)), None)
    target = (
        fighter_of(found, game, settings) if found else Fighter("", named or "攻撃対象", given.number("target_life"))
    )
    check_fighters(
        attacker.life, target.life, bool(attacker.sheet) and attacker.sheet == target.sheet, game.label("life")
    )
    return AttackCheck(game, attacker, target)
