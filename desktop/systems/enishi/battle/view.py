"""What a viewer may know of a fight: NPC numbers never leave the GM's screen (EN-TAB-04, EN-TAB-08)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.remembered import remembered
from desktop.core.value import Value
from desktop.core.view_models import CharacterView, Condition, Heading, PlayView, nth
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, Spoken, phrase, plus
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.battle.state import Battle, Fighter, Phase, tied
from desktop.systems.enishi.checks.chain import Chain, chain, concealed_chain
from desktop.systems.enishi.checks.state import Stance
from desktop.systems.enishi.derived import move_metres
from desktop.systems.enishi.gear import AttackLine, skill_word
from desktop.systems.enishi.tables import tables
from desktop.systems.enishi.view import KEPT, check_shown, open_to, person, private, result_shown

PHASES: dict[str, str] = {
    "start": "ターンのはじまり", "order": "行動順番", "act": "行動", "end": "ターンの終わり", "over": "戦闘の終わり",
}  # fmt: skip
STANCES: dict[str, str] = {"attack": "攻撃に徹する", "defence": "防御に徹する", "both": "攻撃と防御に徹する"}


class Arm(Value):
    """A weapon at hand (EN-WPN-01)."""

    key: str
    label: str
    detail: Phrase
    """Skill, modifier and 破壊力."""
    both_hands: bool | None = None
    """Whether it is held with both hands now; None: it cannot be."""


class Row(Value):
    """What this fight adds to a participant as shown; None and empty stand for what the viewer may not know."""

    id: str
    order: int | None = None
    faces: tuple[int, ...] = ()
    tactics: int | None = None
    tied: bool = False
    stance: Stance = ""
    ambushed: bool = False
    hiding: bool = False
    """In ambush (EN-SUR-01)."""
    able: bool = True
    """Can act: neither 気絶 nor 死亡."""
    active: str = ""
    """The active action that is used up this turn."""
    prep: str = ""
    reactions: int = 0
    moves: tuple[str, str, str] = ("", "", "")
    """Metres of cruise, auxiliary and full move, in the water of the place."""
    arms: tuple[Arm, ...] = ()
    guard: Spoken = ""
    """What defends: skill, armour, 構造力."""
    drinks: int = 0
    clv: int | None = None
    bonds: tuple[tuple[str, str, bool], ...] = ()
    """(person, relation, box ticked), for the sheet's own player and the GM."""


class View(PlayView):
    """The fight as shown."""

    step: Phase = "start"
    now: str = ""
    rows: tuple[Row, ...] = ()
    chain: Chain | None = None
    """The open check step by step, for viewers who may see all of it."""
    concealed: Chain | None = None
    """The same without what the tray covers, for a screen that players look on to."""
    vision: int = 0
    water: str = ""
    options: bool = True
    """Combat options need no asking at this campaign (EN-OPT-01)."""
    over: bool = False
    bonds: bool = True
    """The campaign plays with bonds."""
    effects: bool = True
    """The campaign plays with effects."""

    def row(self, who: str) -> Row | None:
        """Return what a participant adds."""
        return next((row for row in self.rows if row.id == who), None)


def project(battle: Battle, viewer: Viewer) -> View:
    """Return what this viewer may see."""
    met, ties = (f for f in battle.fighters if viewer.gm or not f.unseen), _ties(battle, viewer)
    listed = sorted(met, key=lambda f: _place(battle, f) or 999)
    return View(
        phase=PHASES[battle.phase],
        round=battle.turn,
        step=battle.phase,
        now=battle.now if _met(battle, battle.now, viewer) else "",
        people=tuple(_person(battle, fighter, viewer) for fighter in listed),
        order=tuple(who for who in battle.queue if _met(battle, who, viewer)),
        rows=tuple(_row(battle, fighter, viewer, equal=fighter.actor.id in ties) for fighter in listed),
        chain=chain(battle.check, viewer) if _met(battle, battle.who, viewer) else None,
        concealed=concealed_chain(battle.check, viewer) if _met(battle, battle.who, viewer) else None,
        vision=battle.vision,
        water=battle.water,
        options=battle.settings.combat_options,
        over=battle.phase == "over",
        bonds=battle.settings.bonds_used,
        effects=battle.settings.effects_used,
        stage=tuple(situation(battle)),
        check=check_shown(battle.check, viewer) if _met(battle, battle.who, viewer) else None,
        result=result_shown(battle.result if viewer.gm else battle.open_result, viewer),
    )


def heading(battle: Battle) -> Heading:
    """Name the turn."""
    return Heading(round=nth(battle.turn, "ターン")) if battle.turn else Heading()


def _met(battle: Battle, who: str, viewer: Viewer) -> bool:
    """Tell whether a fighter is not concealed from a viewer; True for an empty id."""
    fighter = battle.fighter(who)
    return viewer.gm or fighter is None or not fighter.unseen


def moves_of(battle: Battle, fighter: Fighter) -> tuple[str, str, str]:
    """Metres of cruise, auxiliary and full move in the water of this fight (EN-BTL-06…08, EN-WAT-03)."""
    depth = next((row for row in tables().water if row.id == battle.water), None)
    cruise, aux, full = (f"{float(m):g}" for m in move_metres(fighter.actor.mobility, depth, battle.settings))
    return cruise, aux, full


def situation(battle: Battle) -> Iterator[tuple[Phrase | str, Phrase | str]]:
    """Vision and water as they are for all (EN-VIS-01, EN-WAT-01)."""
    dark = next((row for row in tables().vision if row.modifier == battle.vision), None)
    if dark is not None:
        yield "視界", phrase("{state} {n}", state="／".join(dark.states), n=plus(dark.modifier))
    water = next((row for row in tables().water if row.id == battle.water), None)
    if water is not None:
        yield "水域", phrase("{state} {n}", state=water.depth, n=plus(water.modifier))


def _person(battle: Battle, fighter: Fighter, viewer: Viewer) -> CharacterView:
    who = fighter.actor.id
    return person(
        fighter.actor,
        viewer,
        tuple(_marks(battle, fighter)),
        turn=battle.now == who,
        acted=fighter.acted,
        out=not battle.able(fighter),
    )


def _marks(battle: Battle, fighter: Fighter) -> Iterator[Condition]:
    """Yield the marks of this turn on a fighter."""
    ends = phrase("ターンの終わり")
    if fighter.stance:
        yield Condition(id="stance", label=STANCES[fighter.stance], ends=ends, rule="EN-OPT-01")
    if fighter.ambushed:
        label = phrase("不意打ち 防{n}", n=plus(-fighter.ambushed))
        yield Condition(id="ambushed", label=label, ends=ends, rule="EN-SUR-02")
    if fighter.unseen:
        yield Condition(id="unseen", label="伏せ", ends=phrase("姿を見せる"))


def _place(battle: Battle, fighter: Fighter) -> int | None:
    return battle.queue.index(fighter.actor.id) + 1 if fighter.actor.id in battle.queue else None


def _row(battle: Battle, fighter: Fighter, viewer: Viewer, *, equal: bool) -> Row:
    actor = fighter.actor
    shown = Row.model_construct(
        id=actor.id, stance=fighter.stance, ambushed=bool(fighter.ambushed), able=battle.able(fighter),
        active=fighter.active, prep=fighter.prep,
    )  # fmt: skip
    if not open_to(actor, viewer):
        return shown
    return shown.model_copy(
        update={
            "order": fighter.order,
            "faces": fighter.faces,
            "tactics": actor.skills.tactics,
            "clv": actor.clv,
            "reactions": fighter.reactions,
            "moves": moves_of(battle, fighter),
            "arms": _arms(actor),
            "guard": _guard(actor),
            "drinks": actor.drinks,
            "hiding": private(actor, viewer) and any(side.who == actor.id for side in battle.ambushers),
            "tied": equal,
            "bonds": tuple((b.person, b.relation, b.box) for b in actor.bonds) if private(actor, viewer) else (),
        }
    )


@remembered(KEPT)
def _arms(actor: Actor) -> tuple[Arm, ...]:
    return tuple(_arm(actor, line) for line in reversed(actor.lines))


def _arm(actor: Actor, line: AttackLine) -> Arm:
    detail = phrase("{skill} {n}・破壊力 {power}", skill=skill_word(line.skill), n=line.bonus, power=plus(line.power))
    both = line.key in actor.both_hands if line.key in actor.two_handers else None
    return Arm(key=line.key, label=line.label, detail=detail, both_hands=both)


@remembered(KEPT)
def _guard(actor: Actor) -> Phrase:
    """《運動》 with what is worn, and its 構造力 (EN-HIT-01, EN-PWR-03)."""
    bonus = actor.skills.athletics + actor.defence_mod
    return phrase("{skill} {n}・構造力 {s}", skill=skill_word("athletics"), n=bonus, s=plus(actor.structure))


def _ties(battle: Battle, viewer: Viewer) -> tuple[str, ...]:
    """Ties among those whose numbers are open: one with an NPC would tell the NPC's (EN-AMB-56)."""
    return tied([f for f in battle.fighters if open_to(f.actor, viewer)])
