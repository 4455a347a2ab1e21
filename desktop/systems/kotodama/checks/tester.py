"""One side of a check: the pool, the dice on the table, what an ウカツ! costs, and what players may not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from desktop.core.problem import refuse
from desktop.core.rolls.check import Concealment, DiceRequest, ThrowRecord
from desktop.core.rolls.dice import Face, Throw, wrong_count
from desktop.core.rolls.outcome import Change, Contribution
from desktop.core.value import Viewer
from desktop.core.words import Phrase, phrase, signed_text
from desktop.systems.kotodama.numbers import Pool, pool_parts
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.roll import SIDES, Roll, Special, tally_of
from desktop.systems.kotodama.settings import KotodamaSettings

SUPPLY = 20
"""Dice that one person has at hand (KO-DIC-02)."""
HANDFUL = 10
"""Dice thrown at a time where there are more (KO-TBL-09)."""


@dataclass(frozen=True)
class Tester:
    """One side of a check with its throw; all methods return new values."""

    pool: Pool
    roll: Roll
    sheet: str = ""
    name: str = ""
    karma: int | None = None
    """None: no インガオホー値, nothing is ever deducted (KO-AMB-17)."""
    guarded: bool = False
    """True for an NPC: its インガオホー値 is the GM's affair."""
    ability: str = ""
    skill: str = ""
    skill_rule: str = "KO-CHK-05"
    """`KO-CON-15` where ≪電制≫ is used."""
    house: bool = False
    """True where the GM wrote the ninja bonus by hand."""
    thrown: tuple[ThrowRecord, ...] = ()
    typed: bool = False
    """True where the pool was typed as one number."""

    def request(self, secret: bool = False) -> DiceRequest | None:
        """Ask for the dice of the present wave, or nothing when all are thrown (KO-TBL-05)."""
        due = self.roll.due
        return self._request(due, secret) if due else None

    def _request(self, dice: int, secret: bool) -> DiceRequest:
        return _asked(dice, self.roll.rolled >= self.roll.pool, self.sheet, secret, self.roll.target, self.roll.special)

    def read(self, throw: Throw, whole: bool = True, secret: bool = False) -> Tester:
        """Take faces; with `whole` exactly those asked for, else a handful of them (KO-TBL-09, KO-TBL-10).

        Raises:
            Refusal: other dice, or another number of them.
        """
        faces = throw.faces
        if len(faces) > self.roll.due or (whole and len(faces) != self.roll.due) or not faces:
            raise wrong_count(self.roll.due, len(faces))
        values = []
        for face in faces:
            if face.sides != SIDES:
                raise _wrong_sides(face.sides)
            values.append(face.value)
        if 0 in values:
            throw = throw.evolve(faces=tuple(Face(sides=SIDES, value=v or SIDES) for v in values))
        hits = tuple((value or SIDES) >= self.roll.target for value in values)  # misses are drawn pale (KO-CHK-07)
        thrown = ThrowRecord.model_construct(request=self._request(len(faces), secret), throw=throw, counts=hits)
        return replace(self, roll=self.roll.read(values), thrown=(*self.thrown, thrown))

    @property
    def throws(self) -> tuple[Throw, ...]:
        """What has been thrown so far."""
        return tuple(thrown.throw for thrown in self.thrown)

    def parts(self) -> tuple[Contribution, ...]:
        """Name what the pool is made of."""
        if self.typed:
            parts = [Contribution(label="ダイスプール", value=self.pool.ability)]
            if self.pool.bonus:
                parts.append(Contribution(label="DL×2", value=self.pool.bonus, rule="KO-NIN-02"))
            if self.pool.modifier:
                parts.append(Contribution(label="修正", value=self.pool.modifier, rule="KO-SHT-26"))
            return tuple(parts)
        return pool_parts(self.pool, self.ability, self.skill, self.skill_rule, self.house)

    def hit_parts(self) -> tuple[Contribution, ...]:
        """Name where the hits came from."""
        roll = self.roll
        parts = [
            Contribution.model_construct(
                label=phrase("{target}以上の目", target=roll.target),
                value=roll.hits - roll.rerolled_hits,
                rule="KO-CHK-07",
            )
        ]
        if roll.tens:
            parts.append(
                Contribution.model_construct(label="タツジン!の振り直し", value=roll.rerolled_hits, rule="KO-TAT-05")
            )
        return tuple(parts)

    @property
    def subject(self) -> Phrase:
        """What is thrown, e.g. 【技巧】＋≪射撃≫ 5個."""
        if self.typed or not self.ability:
            return phrase("{n}個", n=self.pool.dice)
        if self.skill:
            return phrase("【{ability}】＋≪{skill}≫ {n}個", ability=self.ability, skill=self.skill, n=self.pool.dice)
        return phrase("【{ability}】 {n}個", ability=self.ability, n=self.pool.dice)

    def slip(self, rules: KotodamaSettings) -> tuple[Change, ...]:
        """Return what one ウカツ! does to インガオホー値 (KO-UKA-02, KO-UKA-03)."""
        before = self.karma
        after = karma_after(before, rules)
        if not self.sheet or before is None or after == before:
            return ()
        return (
            Change(
                sheet=self.sheet,
                field="karma",
                before=before,
                after=after,
                rule="KO-UKA-02",
                cause=phrase("ウカツ!"),
            ),
        )

    def spared(self) -> int | None:
        """Return インガオホー値 when nothing is left to take (KO-AMB-16); never an NPC's."""
        return None if self.karma is None or self.guarded or self.karma > 0 else self.karma

    def cost(self, changes: Sequence[Change], whose: bool = False) -> Phrase:
        """Describe what ウカツ! has taken from インガオホー値; nothing of an NPC's, which is the GM's affair.

        Args:
            whose: name the tester, where several throw.
        """
        if self.guarded or not changes:
            return phrase("")
        known = {"a": signed_text(changes[0].before), "b": signed_text(changes[-1].after)}
        if whose and self.name:
            return phrase("{name} のインガオホー値 {a} → {b}。", name=self.name, **known)
        return phrase("インガオホー値 {a} → {b}。", **known)

    def unknown_to(self, viewer: Viewer) -> bool:
        """Return whether the numbers of this side are kept from a viewer."""
        return self.guarded and not viewer.gm and viewer.sheet != self.sheet

    def without_dice(self) -> Tester:
        """Return the same tester without dice: without a reaction there are 0 hits (KO-AMB-52, KO-AMB-62)."""
        roll = Roll(0, self.roll.target, special=self.roll.special)
        return replace(self, pool=Pool(0, 0, 0, 0, 0), roll=roll, typed=True)


@lru_cache(maxsize=256)
def _asked(dice: int, again: bool, who: str, secret: bool, target: int, special: Special) -> DiceRequest:
    """Ask for d10 under the words of a rule; cached, as the same few are asked for again and again."""
    if again:
        label, rule = phrase("タツジン! {n}個振り直し", n=dice), "KO-TAT-03"
    elif dice > SUPPLY:
        times = -(-dice // HANDFUL)
        label = phrase("ダイスプール {n}個（{size}個ずつ{times}回）", n=dice, size=HANDFUL, times=times)
        rule = "KO-TBL-09"
    else:
        label, rule = phrase("ダイスプール {n}個", n=dice), "KO-CHK-07"
    tally = tally_of(target, special)
    first = special.first_again(target)
    return DiceRequest(
        sides=(SIDES,) * dice,
        label=label,
        rule=rule,
        who=who,
        secret=secret,
        tally=tally,
        again_from=first if first <= SIDES else None,
    )


def together(before: Phrase, after: Phrase) -> Phrase:
    """Put two sentences after each other; either may be empty."""
    if not (str(before) and str(after)):
        return before if str(before) else after
    return phrase("{before}{after}", before=before, after=after)


def with_faces(tester: Tester, special: Special) -> Tester:
    """Return a tester who throws by the campaign's special faces."""
    return tester if tester.roll.special == special else replace(tester, roll=tester.roll._replace(special=special))


def named(tester: Tester, actor: Person) -> Tester:
    """Return a tester with whose throw it is, as this character is now; the very same where nothing differs."""
    now = (actor.id, actor.name, actor.karma, not actor.is_pc)
    if now == (tester.sheet, tester.name, tester.karma, tester.guarded):
        return tester
    return replace(tester, sheet=actor.id, name=actor.name, karma=actor.karma, guarded=not actor.is_pc)


def karma_after(karma: int | None, rules: KotodamaSettings) -> int | None:
    """Lower インガオホー値 by one ウカツ!, never past the floor (KO-AMB-16)."""
    if karma is None or (rules.floor is not None and karma <= rules.floor):
        return karma
    return max(karma - 1, -99)


def _wrong_sides(sides: int) -> Exception:
    return refuse(
        "wrong_sides",
        "KO-DIC-01",
        phrase("d{sides} は使いません。", sides=sides),
        phrase("十面ダイスを振ってください。"),
    )


def no_option(option: str) -> Exception:
    """Refuse an option that is not offered now."""
    return refuse(
        "no_option",
        "",
        phrase("「{option}」はいま選べません。", option=option),
        phrase("表示されている中から選んでください。"),
    )


def nothing_wanted() -> Exception:
    """Refuse dice while none are wanted (KO-TBL-07)."""
    return refuse(
        "extra_dice",
        "KO-TBL-07",
        phrase("いま振るダイスはありません。"),
        phrase("次の判定を始めてから目を入れてください。"),
    )


COVERED_INPUTS = ("opponent_ability", "opponent_skill", "opponent_pool", "opponent_modifier", "opponent_target")
"""Inputs that show how the other side's dice are made up."""


def secret_cover(thrown: Sequence[ThrowRecord]) -> Concealment:
    """Hide everything but how many dice are thrown; it stays hidden when the check is over."""
    return Concealment(
        throws=tuple(range(len(thrown))),
        title=phrase("GMの判定（伏せてあります）"),
        odds=True,
        target=True,
        total=True,
        parts=True,
        outcome=True,
        changes=True,
        options=True,
        params=("difficulty", "goal", "target", *COVERED_INPUTS),
        may_look=True,
    )


def changes_cover(slipped: Sequence[Tester], viewer: Viewer) -> Concealment:
    """Hide what an ウカツ! costs an NPC, and whether it costs anything: インガオホー値 is no number of the players."""
    hides = any(tester.unknown_to(viewer) for tester in slipped)
    return Concealment(changes=hides, may_look=hides)
