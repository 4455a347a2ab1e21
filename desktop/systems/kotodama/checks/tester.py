"""Whoever makes a check: the pool, the dice as they lie, and what an ウカツ! costs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop.core.check import DiceRequest
from desktop.core.dice import Face, Throw, wrong_count
from desktop.core.outcome import Change, Contribution
from desktop.core.problem import refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.numbers import Pool, pool_parts
from desktop.systems.kotodama.roll import SIDES, Roll
from desktop.systems.kotodama.settings import KotodamaSettings


@dataclass(frozen=True, slots=True)
class Tester:
    """One side of a check with its throw; all methods return new values."""

    pool: Pool
    roll: Roll
    sheet: str = ""
    name: str = ""
    karma: int | None = None
    """None: no インガオホー値, nothing is ever deducted (KO-AMB-17)."""
    ability: str = ""
    skill: str = ""
    skill_rule: str = "KO-CHK-05"
    """`KO-CON-15` where ≪電制≫ stands in."""
    throws: tuple[Throw, ...] = ()
    typed: bool = False
    """True where the pool was typed as one number."""

    def request(self, secret: bool = False) -> DiceRequest | None:
        """Ask for the dice of the wave under way, or nothing when all lie (KO-TBL-05)."""
        due = self.roll.due
        if not due:
            return None
        if self.roll.rolled >= self.roll.pool:
            label, rule = phrase("タツジン! {n}個振り直し", n=due), "KO-TAT-03"
        else:
            label, rule = phrase("ダイスプール {n}個", n=due), "KO-CHK-07"
        return DiceRequest(sides=(SIDES,) * due, label=label, rule=rule, who=self.sheet, secret=secret)

    def read(self, throw: Throw, whole: bool = True) -> Tester:
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
        return replace(self, roll=self.roll.read(values), throws=(*self.throws, throw))

    def parts(self) -> tuple[Contribution, ...]:
        """Name what the pool is made of."""
        if self.typed:
            parts = [Contribution(label="ダイスプール", value=self.pool.ability)]
            if self.pool.bonus:
                parts.append(Contribution(label="DL×2", value=self.pool.bonus, rule="KO-NIN-02"))
            if self.pool.modifier:
                parts.append(Contribution(label="修正", value=self.pool.modifier, rule="KO-SHT-26"))
            return tuple(parts)
        return pool_parts(self.pool, self.ability, self.skill, self.skill_rule)

    def hit_parts(self) -> tuple[Contribution, ...]:
        """Name where the hits came from."""
        roll = self.roll
        parts = [
            Contribution(
                label=phrase("{target}以上の目", target=roll.target),
                value=roll.hits - roll.rerolled_hits,
                rule="KO-CHK-07",
            )
        ]
        if roll.tens:
            parts.append(Contribution(label="タツジン!の振り直し", value=roll.rerolled_hits, rule="KO-TAT-05"))
        return tuple(parts)

    @property
    def subject(self) -> Phrase:
        """What is thrown, e.g. 【技巧】＋≪射撃≫ 5個."""
        if self.typed:
            return phrase("{n}個", n=self.pool.dice)
        if self.skill:
            return phrase("【{ability}】＋≪{skill}≫ {n}個", ability=self.ability, skill=self.skill, n=self.pool.dice)
        return phrase("【{ability}】 {n}個", ability=self.ability, n=self.pool.dice)

    def slip(self, rules: KotodamaSettings, rule: str, karma: int | None = None) -> tuple[Change, ...]:
        """Return what one ウカツ! does to インガオホー値 (KO-UKA-02, KO-UKA-03)."""
        before = self.karma if karma is None else karma
        after = karma_after(before, rules)
        if not self.sheet or before is None or after == before:
            return ()
        return (
            Change(sheet=self.sheet, field="karma", before=before, after=after, rule=rule, cause=phrase("ウカツ!")),
        )


def karma_after(karma: int | None, rules: KotodamaSettings) -> int | None:
    """Lower インガオホー値 by one ウカツ!, never past the floor (KO-AMB-16)."""
    if karma is None or (rules.floor is not None and karma <= rules.floor):
        return karma
    return karma - 1


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
