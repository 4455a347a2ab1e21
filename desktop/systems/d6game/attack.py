"""One attack: hidden roll, power, fight back or dodge (D6G-CMB-05 to -11); alone or as a turn of a combat."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, Self

from pydantic import JsonValue

from desktop.core.problem import refuse
from desktop.core.rolls.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.actors import Actor, looker, may_fight, sees_hand, sees_power
from desktop.systems.d6game.attack_end import dodged, fate_move, fought
from desktop.systems.d6game.hands import DICE, Read, evaluate_hand
from desktop.systems.d6game.odds import answer_odds
from desktop.systems.d6game.resolve import Response, accept, check_power, check_response, evade, half, not_offered
from desktop.systems.d6game.rows import Rules
from desktop.systems.d6game.settings import Settings


class Stage(StrEnum):
    """What an attack waits for (section 9.1 of the catalogue)."""

    ATTACK_ROLL = "attack_roll"
    POWER = "power"
    RESPONSE = "response"
    LATE_ROLL = "late_roll"
    """The dice under the cup are read (D6G-PHY-07)."""
    DEFENCE_ROLL = "defence_roll"
    FATE = "fate"
    """The GM says whether the hidden hand of an attack in no combat moves fate now (D6G-AMB-24)."""
    DONE = "done"


class AttackCheck(Value):
    """An attack from the hidden roll to the losses."""

    kind: Literal["attack"] = "attack"
    rules: Rules
    attacker: Actor
    target: Actor
    attack: Throw | None = None
    later: bool = False
    """The dice lie under a cup and are read only if the target fights back (D6G-PHY-07)."""
    power: int | None = None
    response: Response | None = None
    defence: Throw | None = None
    revealed: bool = False
    """The attacker has turned the hand up of one's own will (D6G-AMB-28)."""
    loose: bool = False
    """It belongs to no combat."""
    booked: bool | None = None
    """Whether the hidden hand of such an attack has moved fate; None: the GM has not decided."""

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.rules.settings

    @property
    def stage(self) -> Stage:
        """What the attack waits for."""
        if self.attack is None and not self.later:
            return Stage.ATTACK_ROLL
        if self.power is None:
            return Stage.POWER
        if self.response is None:
            return Stage.RESPONSE
        if self.response == "dodge":
            return Stage.FATE if self._waits_for_fate else Stage.DONE
        if self.defence is not None:
            return Stage.DONE
        return Stage.LATE_ROLL if self.attack is None else Stage.DEFENCE_ROLL

    @property
    def _waits_for_fate(self) -> bool:
        hidden = self.attack is not None and self.settings.reveal_on_dodge == "never"
        return self.loose and hidden and self.settings.combat_fate and self.booked is None

    @property
    def done(self) -> bool:
        """Tell whether the losses are known."""
        return self.stage is Stage.DONE

    @property
    def opened(self) -> bool:
        """Tell whether the attack hand is public (D6G-AMB-28, -29)."""
        at_once = self.response == "dodge" and self.settings.reveal_on_dodge == "immediately"
        return self.revealed or self.defence is not None or at_once or (self.later and self.attack is not None)

    @property
    def hidden(self) -> bool:
        """Tell whether there is an attack hand, on the table or under a cup, that is not open."""
        return not self.opened and (self.attack is not None or self.later)

    @property
    def title(self) -> Phrase:
        """Who attacks whom, and how hard."""
        return self._title(Viewer(gm=True), self.power)

    def _title(self, viewer: Viewer, power: int | None) -> Phrase:
        names = {"attacker": self.attacker.named(viewer), "target": self.target.named(viewer)}
        if power is None:
            return phrase("{attacker}：攻撃 → {target}", **names)
        return phrase("{attacker}：攻撃 → {target}（{word} {n}）", word=self.rules.label("power"), n=power, **names)

    @property
    def wants(self) -> DiceRequest | None:
        """The hidden attack roll (D6G-CMB-06), later the open defence roll (D6G-AMB-29)."""
        match self.stage:
            case Stage.ATTACK_ROLL | Stage.LATE_ROLL:
                return self._attack_request
            case Stage.DEFENCE_ROLL:
                return self._defence_request
            case _:
                return None

    @property
    def _attack_request(self) -> DiceRequest:
        label = phrase("攻撃の六面ダイス5個（攻撃対象に見せない）")
        if self.later:
            label = phrase("伏せておいた攻撃の六面ダイス5個")
        return DiceRequest(sides=DICE, label=label, rule="D6G-CMB-06", who=self.attacker.id, secret=not self.later)

    @property
    def _defence_request(self) -> DiceRequest:
        label = phrase("{word}の六面ダイス5個", word=self.rules.label("fight_back"))
        return DiceRequest(sides=DICE, label=label, rule="D6G-CMB-09", who=self.target.id)

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """The attack dice, then the defence dice."""
        pairs = ((self._attack_request, self.attack), (self._defence_request, self.defence))
        return tuple(ThrowRecord(request=request, throw=throw) for request, throw in pairs if throw)

    @property
    def options(self) -> tuple[Option, ...]:
        """The cup, the power, then the answer; no power is the usual one, so Enter chooses none."""
        match self.stage:
            case Stage.ATTACK_ROLL:
                return (cup(self.attacker),)
            case Stage.POWER:
                return powers(self.rules, self.attacker)
            case Stage.RESPONSE:
                return answers(self.rules, self.attacker, self.target, self.power or 0)
            case Stage.FATE:
                return bookings(self.rules)
            case _:
                return ()

    def concealment(self, viewer: Viewer) -> Concealment:
        """Hide hand, power and unseen names from those who may not know them (section 9.3)."""
        knows = self.opened or sees_hand(self.settings, self.attacker, self.target, viewer)
        hidden = not knows and self.hidden
        known = self.response is not None or sees_power(self.settings, self.attacker, self.target, viewer)
        title = self._title(viewer, self.power if known else None)
        nameless = not viewer.gm and not (self.attacker.seen and self.target.seen)
        return Concealment(
            throws=(0,) if hidden and self.attack else (),
            title=None if title == self.title else title,
            odds=not knows and self.stage is Stage.POWER,
            parts=self.done and (hidden or nameless),
            changes=self.done and not viewer.gm and self._moves_secret_fate,
            may_look=hidden and self.attack is not None,
            looker=looker(self.attacker) if hidden and self.attack else "",
        )

    @property
    def _moves_secret_fate(self) -> bool:
        """Tell whether the fate spent is the GM's secret, as for GM characters and concealed ones."""
        secret = [who for who in (self.attacker, self.target) if who.of_gm]
        return any(not who.seen or self.settings.combat_fate for who in secret)

    def throw(self, throw: Throw) -> Self:
        """Take the attack dice or the defence dice."""
        stage = self.stage
        accept(DICE if stage in (Stage.ATTACK_ROLL, Stage.LATE_ROLL, Stage.DEFENCE_ROLL) else None, throw)
        part = "defence" if stage is Stage.DEFENCE_ROLL else "attack"
        return self.evolve(**{part: throw})

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Self:
        """Leave the dice under a cup (`later`), fix the power (`power:7`), then answer it (`fight_back`, `dodge`).

        After a dodge in no combat, `book` moves the attacker's fate and `keep` does not.
        """
        match self.stage:
            case Stage.ATTACK_ROLL if option == "later":
                return self.evolve(later=True)
            case Stage.POWER if option.startswith(POWER):
                number = option.removeprefix(POWER)
                power = check_power(int(number) if number.isdecimal() else number, self.settings)
                return self.evolve(power=power)
            case Stage.RESPONSE:
                return self.evolve(response=check_response(option))
            case Stage.FATE if option in ("keep", "book"):
                return self.evolve(booked=option == "book")
            case _:
                raise not_offered(option)

    def reveal(self) -> Self:
        """Turn the hand up after a dodge (D6G-AMB-28).

        Raises:
            Refusal: `nothing_hidden`, also for dice that stayed under a cup, and while the attack continues.
        """
        if not self.done or not self.hidden or self.attack is None:
            raise refuse(
                "nothing_hidden",
                "D6G-AMB-28",
                phrase("見せる手は伏せられていません。"),
                phrase("隠した役があるときだけ公開できます。"),
            )
        return self.evolve(revealed=True)

    def of(self, attacker: Actor, target: Actor) -> Self:
        """Return the same attack with the numbers both have now; once over it keeps what it was fought with."""
        if self.done or (attacker, target) == (self.attacker, self.target):
            return self
        return self.evolve(attacker=attacker, target=target)

    def odds(self) -> Odds:
        """Chances of fighting back: against the hand only while the attacker looks, else blind (D6G-PHY-09)."""
        hand = self._read(self.attack).hand if self.attack and self.stage is Stage.POWER else None
        asked = self.power if self.stage is Stage.RESPONSE else None
        return answer_odds(self.settings, self.attacker, self.target, hand, asked)

    def _read(self, throw: Throw) -> Read:
        return evaluate_hand(throw.values, self.settings.scores)

    @property
    def owed(self) -> int:
        """What the attacker's fate moves by only when the combat is over: now it would betray the hand (D6G-AMB-24)."""
        dodging = self.response == "dodge" and self.settings.reveal_on_dodge == "never"
        return fate_move(self._read(self.attack), self.settings) if dodging and self.attack else 0

    @property
    def outcome(self) -> Outcome | None:
        """The losses; None until the answer is played out."""
        if not self.done or self.power is None:
            return None
        if self.attack and self.defence:
            throws = (self.attack, self.defence)
            return fought(self.rules, self.attacker, self.target, self.power, throws)
        shown, now = self.settings.reveal_on_dodge == "immediately", bool(self.booked)
        parts = (self.rules, self.attacker, self.target, self.power, self.attack)
        return dodged(*parts, at_once=shown, book=shown or now, loose=self.loose)


def start_attack(rules: Rules, attacker: Actor, target: Actor, *, loose: bool = False) -> AttackCheck:
    """Begin an attack, `loose`: outside of a combat.

    Raises:
        Refusal: in this order `attacker_down`, `target_down`, `target_self`.
    """
    may_fight(attacker, target, rules.label("life"))
    return AttackCheck(rules=rules, attacker=attacker, target=target, loose=loose)


POWER = "power:"


def cup(attacker: Actor) -> Option:
    """Dice that stay under a cup and are typed at the reveal (D6G-PHY-07)."""
    return Option(id="later", label=phrase("カップに伏せて、あとで入力"), rule="D6G-PHY-07", payer=attacker.id)


def powers(rules: Rules, attacker: Actor) -> tuple[Option, ...]:
    """Every power of this game (D6G-CMB-07)."""
    settings = rules.settings
    words = {"fight": rules.label("fight_back"), "dodge": rules.label("dodge")}
    return tuple(
        Option(
            id=f"{POWER}{power}",
            label=phrase("{word} {n}", word=rules.label("power"), n=power),
            rule="D6G-CMB-07",
            payer=attacker.id,
            effect=phrase("{fight}の負け −{n}、{dodge} −{half}", n=power, half=half(power), **words),
        )
        for power in range(settings.power_min, settings.power_max + 1)
    )


def answers(rules: Rules, attacker: Actor, target: Actor, power: int) -> tuple[Option, ...]:
    """Fight back or dodge (D6G-CMB-08); the power is named only where it is open (D6G-AMB-26)."""
    life = rules.label("life")
    fight = phrase("役の得点が低い側が{life}を失う", life=life)
    dodge = phrase("ダイスを振らず{life}を半分失う", life=life)
    if rules.settings.power_open:
        fight = phrase("役の得点が低い側が{life}を {n} 失う", life=life, n=power)
        dodge = _dodge(rules, attacker, target, power) if target.seen else dodge  # players look on: no life in it
    return (
        Option(
            id="fight_back",
            label=rules.label("fight_back"),
            rule="D6G-CMB-09",
            payer=target.id,
            effect=fight,
            primary=True,
        ),
        Option(id="dodge", label=rules.label("dodge"), rule="D6G-CMB-11", payer=target.id, effect=dodge),
    )


def bookings(rules: Rules) -> tuple[Option, ...]:
    """Move fate by the hidden hand now, or leave it; neither says by how much (D6G-AMB-24)."""
    pool = rules.label(rules.settings.pool)
    return (
        Option(id="keep", label=phrase("{pool}は動かさずに終える", pool=pool), rule="D6G-AMB-24", primary=True),
        Option(
            id="book",
            label=phrase("伏せた手のとおりに{pool}を動かす", pool=pool),
            rule="D6G-AMB-24",
            effect=phrase("手を知られてよいとき"),
        ),
    )


def _dodge(rules: Rules, attacker: Actor, target: Actor, power: int) -> Phrase:
    """Describe the loss in numbers, without the equipment of the GM's characters before it takes effect."""
    life = rules.label("life")
    if rules.settings.equipment and (attacker.of_gm or target.of_gm):
        return phrase("{life}を {n} 失う（装備の分は別）", life=life, n=half(power))
    before = target.life or 0
    after = rules.settings.within("life", before - evade(power, attacker.gear, target.gear).target)
    return phrase("{life} {before} → {after}", life=life, before=before, after=after)
