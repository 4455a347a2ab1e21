"""A character in play: what checks, battle and session change, worked out from the sheet as it is now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from desktop.core.derived import cached_by_identity
from desktop.core.rolls.outcome import Change, Contribution
from desktop.core.sheet import PersonName
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.derived import State, gauge_boxes, lp_max, mobility, sp_max, state_of
from desktop.systems.enishi.gear import (
    AttackLine,
    Rules,
    Tool,
    attack_lines,
    find,
    shield_blocked,
    tools,
    two_handed,
    usual,
    worn,
)
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import PLAY_FIELDS, Armour, Bond, EffectUse, FieldSkill, Sheet, Skills, bounded, level
from desktop.systems.enishi.tables import ArmourRow, DamageKind, DamageRow


class Actor(Value):
    """Resources as on the sheet, and the numbers that a fight needs."""

    id: str
    name: PersonName = ""
    is_pc: bool = True
    clv: int = 1
    gauge_size: int = 1
    gauge_ticks: int = 0
    bonds: tuple[Bond, ...] = ()
    lp: int = 6
    sp: int = 6
    lp_max: int = 6
    sp_max: int = 6
    dead: bool = False
    xp_total: int = 0
    xp_spent: int = 0
    first_aid_used: bool = False
    backstage_rest: bool = False
    days_towards_lp: int = 0
    wealth: int = 0
    effect_log: tuple[EffectUse, ...] = ()
    skills: Skills = Skills()
    fields: tuple[FieldSkill, ...] = ()
    tools: tuple[Tool, ...] = ()
    mobility: int = 3
    lines: tuple[AttackLine, ...] = ()
    armour_mod: int = 0
    armour_structure: int = 0
    shield_mod: int = 0
    shield_structure: int = 0
    both_hands: tuple[str, ...] = ()
    """Keys of weapons held with both hands now; while there is one, shields give nothing (EN-AMB-40)."""
    two_handers: tuple[str, ...] = ()
    """Keys of weapons that may be held with both hands."""
    drink_items: tuple[tuple[int, int], ...] = ()
    """Consumables that restore SP, as (index among the sheet's items, quantity)."""
    thrown_away: tuple[str, ...] = ()
    """Keys of weapons that were thrown and are no longer carried (EN-AMB-45)."""
    unseen: bool = False
    """In a check: concealed from the players; what they pay for this one does not name it (EN-TAB-08)."""

    def concealed(self, *, unseen: bool) -> Self:
        """Return the same character, concealed from the players or not."""
        return self if self.unseen == unseen else self.model_copy(update={"unseen": unseen})

    @property
    def open_name(self) -> PersonName:
        """The name as the players may read it; empty for a concealed character."""
        return "" if self.unseen else self.name

    def slv(self, skill: str) -> int:
        """Return the SLV of a skill id, or of `art:歌唱`; 0 when not learnt (EN-AMB-10)."""
        return level(self.skills, self.fields, skill)

    def tool_parts(self, skill: str, search: bool) -> tuple[Contribution, ...]:
        """Name what things owned add to a check of this skill (EN-ITM-01, EN-AMB-44)."""
        kind = skill.partition(":")[0]
        return tuple(
            Contribution.model_construct(label=tool.label, value=tool.bonus, rule="EN-ITM-01")
            for tool in self.tools
            if tool.skill in (skill, kind) and (search or not tool.needs_search)
        )

    @property
    def usual_line(self) -> AttackLine:
        """The weapon that counts while none is named."""
        return usual(self.lines)

    @property
    def drinks(self) -> int:
        """栄養ドリンク at hand."""
        return sum(quantity for _, quantity in self.drink_items)

    @property
    def state(self) -> State:
        """正常, 気絶 or 死亡."""
        return state_of(self.lp, self.sp, self.dead)

    @property
    def gauge_free(self) -> int:
        """Boxes of the gauge not ticked."""
        return max(0, self.gauge_size - self.gauge_ticks)

    @property
    def defence_mod(self) -> int:
        """Defence modifiers of what protects now (EN-HIT-01)."""
        return self.armour_mod + (0 if self.both_hands else self.shield_mod)

    @property
    def structure(self) -> int:
        """Structure of what protects now (EN-PWR-03)."""
        return self.armour_structure + (0 if self.both_hands else self.shield_structure)

    @property
    def hurt(self) -> bool:
        """Tell whether anything could be healed."""
        return self.lp < self.lp_max or self.sp < self.sp_max


KEPT = tuple(field for field in PLAY_FIELDS if field in Actor.model_fields and field != "bonds")
"""Fields that play writes back to the sheet, beside the boxes of bonds."""
_READ = (*KEPT, "id", "name", "is_pc", "bonds", "xp_spent", "skills", "fields")
"""Fields that are on the sheet under the same name."""


def purse(sheet: Sheet, game: Rules) -> Actor:
    """Take only what skills, paying for effects and being hurt need; quick."""
    return Actor.model_construct(**_resources(sheet, game))


@cached_by_identity
def actor(sheet: Sheet, game: Rules) -> Actor:
    """Take everything that a fight needs."""
    bodies = [row for _, row in _protection(sheet, game) if row.kind == "body"]
    shields = [row for _, row in _protection(sheet, game) if row.kind == "shield"]
    rows = {str(i): (w, find(game, "weapons", w.row)) for i, w in enumerate(sheet.weapons)}
    both = tuple(k for k, (w, row) in rows.items() if w.carried and w.in_use and two_handed(w, row))
    return Actor.model_construct(
        **_resources(sheet, game),
        mobility=mobility(sheet, game),
        lines=attack_lines(sheet, game),
        armour_mod=sum(row.defence for row in bodies),
        armour_structure=sum(row.structure for row in bodies),
        shield_mod=sum(row.defence for row in shields),
        shield_structure=sum(row.structure for row in shields),
        both_hands=both if not game.settings.shield_with_two_hands else (),
        two_handers=tuple(k for k, (_, row) in rows.items() if row is not None and row.hands == 2),
        drink_items=tuple(
            (i, item.quantity) for i, item in enumerate(sheet.items)
            if (row := find(game, "items", item.row)) and row.restores_sp
        ),
    )  # fmt: skip


def _protection(sheet: Sheet, game: Rules) -> tuple[tuple[Armour, ArmourRow], ...]:
    """List armour and shield in use, the shield also while both hands are full (it may be freed in play)."""
    if shield_blocked(sheet, game):
        freed = sheet.evolve(weapons=tuple(w.evolve(in_use=False) for w in sheet.weapons))
        return worn(freed, game)
    return worn(sheet, game)


def _resources(sheet: Sheet, game: Rules) -> dict[str, Any]:
    found = {field: getattr(sheet, field) for field in _READ}
    if not game.settings.bonds_used:
        found["bonds"] = ()
    gauge = gauge_boxes(sheet, game)
    return found | {"gauge_size": gauge, "lp_max": lp_max(sheet), "sp_max": sp_max(sheet), "tools": tools(sheet, game)}


def changes(
    before: Iterable[Actor], after: Iterable[Actor], rule: str = "", cause: Phrase | None = None
) -> tuple[Change, ...]:
    """Describe as data what play did to sheets; the two sides are matched by id."""
    olds = {a.id: a for a in before}
    why = cause or phrase("")
    found: list[Change] = []
    for new in after:
        old = olds.get(new.id)
        if old is None or old is new:
            continue
        for field in KEPT:
            was, now = getattr(old, field), getattr(new, field)
            if was != now:
                found.append(
                    Change(sheet=new.id, field=field, before=_plain(was), after=_plain(now), rule=rule, cause=why)
                )
        found += _bond_changes(old, new, why)
        found += [
            Change(sheet=new.id, field=f"items.{i}.quantity", before=was, after=now, rule="EN-REC-09", cause=why)
            for (i, was), (_, now) in zip(old.drink_items, new.drink_items, strict=False)
            if was != now
        ]
        found += [
            Change(sheet=new.id, field=f"weapons.{key}.carried", before=key not in old.thrown_away,
                   after=key not in new.thrown_away, rule="EN-AMB-45", cause=why)
            for key in sorted(set(old.thrown_away) ^ set(new.thrown_away))
        ]  # fmt: skip
    return tuple(found)


def on_sheet(sheet: Sheet, before: Actor, after: Actor) -> Sheet:
    """Return the sheet with what play did to its character; numbers stay in the bounds of their fields."""
    fields = {
        name: bounded(name, getattr(after, name)) for name in KEPT if getattr(before, name) != getattr(after, name)
    }
    if before.bonds != after.bonds:
        fields["bonds"] = after.bonds
    if before.drink_items != after.drink_items:
        left = dict(after.drink_items)
        fields["items"] = tuple(
            item.evolve(quantity=left.get(index, item.quantity)) for index, item in enumerate(sheet.items)
        )
    if before.thrown_away != after.thrown_away:
        moved = set(before.thrown_away) ^ set(after.thrown_away)
        fields["weapons"] = tuple(
            weapon.evolve(carried=str(index) not in after.thrown_away) if str(index) in moved else weapon
            for index, weapon in enumerate(sheet.weapons)
        )
    return sheet.evolve(**fields) if fields else sheet


def read_anew(first: Actor, now: Actor, sheet: Actor) -> Actor:
    """Return a participant of an open check as the sheet is now, with what the check has done so far.

    Args:
        first: as the sheet was when it was read last.
        now: the same with what the check has done.
        sheet: as it is now.
    """
    used = {i for i, (was, row) in enumerate(zip(first.bonds, now.bonds, strict=True)) if row.box and not was.box}
    again = sheet.evolve(
        clv=max(0, sheet.clv + now.clv - first.clv),
        gauge_ticks=max(0, sheet.gauge_ticks + now.gauge_ticks - first.gauge_ticks),
        bonds=tuple(row.evolve(box=row.box or i in used) for i, row in enumerate(sheet.bonds)),
        xp_total=max(0, sheet.xp_total + now.xp_total - first.xp_total),
        effect_log=(*sheet.effect_log, *now.effect_log[len(first.effect_log) :]),
    )
    lp = _pool_anew((first.lp, now.lp, now.lp_max), (sheet.lp, sheet.lp_max))
    sp = _pool_anew((first.sp, now.sp, now.sp_max), (sheet.sp, sheet.sp_max))
    dead = sheet.dead if now.dead == first.dead else now.dead
    return again.evolve(lp=lp, sp=sp, dead=dead)


def _pool_anew(check: tuple[int, int, int], sheet: tuple[int, int]) -> int:
    """Return LP or SP as the sheet is now after what a check took, or restored completely.

    Args:
        check: before it, as it left them, and their maximum.
        sheet: as they are now, and their maximum.
    """
    (before, after, full), (now, most) = check, sheet
    if before < after == full:
        return most
    return max(0, now + after - before) if after < before else min(now + after - before, max(now, most))


def _bond_changes(old: Actor, new: Actor, why: Phrase) -> list[Change]:
    """Single boxes where only they differ, else the whole list."""
    if [b.evolve(box=False) for b in old.bonds] != [b.evolve(box=False) for b in new.bonds]:
        before, after = _plain(old.bonds), _plain(new.bonds)
        return [Change(sheet=new.id, field="bonds", before=before, after=after, rule="EN-ENI-02", cause=why)]
    return [
        Change(sheet=new.id, field=f"bonds.{i}.box", before=a.box, after=b.box, rule="EN-ENI-09", cause=why)
        for i, (a, b) in enumerate(zip(old.bonds, new.bonds, strict=True))
        if a.box != b.box
    ]


def _plain(value: object) -> object:
    """Write rows as a list of plain values: what comes back from JSON is the same."""
    return [row.model_dump(mode="json") for row in value] if isinstance(value, tuple) else value


def splits(actor: Actor, damage: int, kind: DamageKind, settings: Settings) -> tuple[tuple[int, int], ...]:
    """List every legal way to take damage as (LP lost, SP lost), those without 気絶 first (EN-DMG-03…04, EN-AMB-48…49).

    The last points of a pool are worth a whole point of damage; damage beyond both pools is lost.
    """
    row = next(row for row in settings.damage if row.id == kind)
    if not row.lp:
        points = -(-actor.sp // row.sp) if row.sp else 0
        over = max(0, damage - points) if settings.fatigue_to_lp else 0
        return ((min(over, actor.lp), min(damage * row.sp, actor.sp)),)
    pools = {(0, 0): 0}
    for _ in range(min(damage, actor.lp + actor.sp)):
        further = dict.fromkeys(_further(actor, pools, row, settings), 0)
        if not further:
            break
        pools = further
    return tuple(sorted(pools, key=lambda s: (-_rank(actor, s), s[1], s[0])))


def _further(
    actor: Actor, pools: Iterable[tuple[int, int]], row: DamageRow, settings: Settings
) -> Iterable[tuple[int, int]]:
    for lp, sp in pools:
        left_lp, left_sp = actor.lp - lp, actor.sp - sp
        if left_lp > 0:
            yield min(lp + row.lp, actor.lp), sp
        if row.sp and left_sp > 0 and not (settings.sp_needs_two and left_sp < row.sp and left_lp > 0):
            yield lp, sp + min(row.sp, left_sp)


def _rank(actor: Actor, split: tuple[int, int]) -> int:
    return (actor.lp > split[0]) + (actor.sp > split[1])


def hurt(actor: Actor, lp: int, sp: int) -> Actor:
    """Take LP and SP away; a body with both at 0 is dead and stays so (EN-DMG-05, EN-DMG-06)."""
    left_lp, left_sp = max(0, actor.lp - lp), max(0, actor.sp - sp)
    return actor.evolve(lp=left_lp, sp=left_sp, dead=actor.dead or (left_lp == 0 and left_sp == 0))


def healed(actor: Actor) -> Actor:
    """Restore LP and SP completely, death included (EN-PRM-05, EN-PRM-06, EN-REC-08)."""
    return actor.evolve(lp=actor.lp_max, sp=actor.sp_max, dead=False)
