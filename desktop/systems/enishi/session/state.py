"""A session as a value (EN-SES, catalogue 6.1)."""

from __future__ import annotations

from typing import Literal, Self

from desktop.core.derived import cached_by_identity
from desktop.core.play import EngineState
from desktop.core.sheet import AnyName
from desktop.core.value import Value
from desktop.core.words import Phrase, Spoken, Typed, phrase
from desktop.systems.enishi.actor import Actor, actor, on_sheet
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Checklist, Sheet

StageKind = Literal["zero", "first", "main", "sub", "battle", "last"]
STAGES: dict[str, str] = {
    "zero": "ゼロステージ",
    "first": "ファーストステージ",
    "main": "メインステージ",
    "sub": "サブステージ",
    "battle": "バトルステージ",
    "last": "ラストステージ",
}
CHECKS = frozenset(
    ("check", "opposed", "competition", "attack", "defence", "resistance", "initiative", "surprise", "first_aid")
)
"""Kinds that are checks of a skill; harm and rests are none."""
ROLES: dict[str, str] = {"protagonist": "主人公", "supporting": "脇役", "backstage": "バックステージ"}


class Member(Value):
    """One character of the session, with the numbers of the sheet."""

    actor: Actor
    ticks: Checklist = Checklist()
    """Experience checklist of the last stage (EN-XP-01)."""


@cached_by_identity
def _member(sheet: Sheet, game: Rules) -> Member:
    return Member.model_construct(actor=actor(sheet, game), ticks=sheet.xp_checklist)


OUTSIDE = ("zero", "first", "last")
"""Stages that belong to no cycle (EN-SES-11)."""


class Session(EngineState[Sheet, Settings]):
    """What a session's course alone knows; LP, gauge, bonds and experience are read from the sheets."""

    ids: tuple[str, ...]
    """Who takes part, in list order."""
    clv_at_start: tuple[tuple[str, int], ...] = ()
    absent: tuple[tuple[str, int, int], ...] = ()
    """(id, LP, SP) of those who took no part and were hurt already when it began: its end does not restore them."""
    continued: bool = False
    """The scenario continues from the last session: bond boxes stay (EN-AMB-79)."""
    stage_no: int = 0
    stage: StageKind | None = None
    """The stage under way; None between stages."""
    title: AnyName = ""
    heading: Spoken = ""
    """What stood over the stage that has ended: its end, rests and days still belong there."""
    past: tuple[StageKind, ...] = ()
    """Stages that have ended."""
    protagonist: str = ""
    present: tuple[str, ...] = ()
    appeared: tuple[str, ...] = ()
    """Who has been in this stage at any time (EN-AMB-54)."""
    cast: tuple[str, ...] = ()
    """Who was present when the last stage ended."""
    met: tuple[str, ...] = ()
    """NPCs who have been on stage in this session: players know of them."""
    as_main: bool = False
    """A battle stage that counts as a main stage (EN-AMB-55)."""
    cycle_no: int = 1
    cycle_pcs: int = 0
    """PCs counted when the cycle began (EN-AMB-76)."""
    spotlights: tuple[str, ...] = ()
    mains: int = 0
    subs: int = 0
    story_days: int = 0
    resting: tuple[str, ...] = ()
    """Who still rolls for a rest at this stage's end."""
    check: Run | None = None
    """The 1d6 of a rest."""
    result: Run | None = None
    """The last rest that was rolled."""
    gauged: bool = False
    """Gauges are fixed at CLV for this session (EN-TMP-01)."""
    over: bool = False

    @property
    def settings(self) -> Settings:
        """The switches of the rules with which it began."""
        return self.game.settings

    @property
    def members(self) -> tuple[Member, ...]:
        """All who take part, with the numbers of the sheets as they are now."""
        return tuple(_member(self.known[who], self.game) for who in self.ids)

    def member(self, who: str) -> Member | None:
        """Return a member of the session by id."""
        return _member(self.known[who], self.game) if who in self.ids else None

    def conceals(self, who: Actor) -> bool:
        """Tell whether players do not know of a character: an NPC who has not been on stage."""
        return not who.is_pc and who.id not in (*self.present, *self.met)

    def in_check(self, member: Member) -> Actor:
        """Return a member as a participant of a check, which knows who is concealed."""
        return member.actor.concealed(unseen=self.conceals(member.actor))

    @property
    def head(self) -> Phrase | str:
        """What is over the lines now: cycle and stage; before the first one nothing of this rule system."""
        if self.stage is None:
            return self.heading
        stage: Phrase | str = STAGES[self.stage]
        if self.title:
            stage = phrase("{stage}「{title}」", stage=stage, title=Typed(self.title))
        if (hero := self.member(self.protagonist)) and hero.actor.is_pc:  # each of a cycle's main stages is a PC's
            stage = phrase("{stage}（{who}）", stage=stage, who=Typed(hero.actor.name))
        if self.stage in OUTSIDE:
            return stage
        return phrase("第 {n} クール　{stage}", n=self.cycle_no, stage=stage)

    def written(self, before: Actor, after: Actor) -> Self:
        """Return the session with what was done to a character written on the sheet."""
        return self.with_sheet(on_sheet(self.known[after.id], before, after))

    @property
    def pcs(self) -> tuple[str, ...]:
        """Ids of the player characters."""
        return tuple(m.actor.id for m in self.members if m.actor.is_pc)

    @property
    def usual_cast(self) -> tuple[str, ...]:
        """Ids of those proposed for the next stage: PCs, and NPCs who were there last; never the dead."""
        alive = (m.actor for m in self.members if m.actor.state != "dead")
        return tuple(who.id for who in alive if who.is_pc or who.id in self.cast)

    def meeting(self, *who: str) -> tuple[str, ...]:
        """Return `met` with the NPCs among those who come on stage."""
        return (*self.met, *(w for w in who if w not in self.met and w not in self.pcs))

    @property
    def cycle_full(self) -> bool:
        """As many main stages as PCs, and one sub stage (EN-SES-11)."""
        return self.cycle_pcs > 0 and self.mains >= self.cycle_pcs and self.subs >= 1

    @property
    def cycle_unfinished(self) -> bool:
        """Tell whether a cycle is half way, or none has been played (EN-VAL-45)."""
        return bool(self.mains or self.subs) or self.cycle_no == 1

    @property
    def effects_open(self) -> bool:
        """Tell whether effects are possible (EN-AMB-77)."""
        return self.settings.effects_used and not self.over and self.open

    @property
    def open(self) -> bool:
        """Tell whether the first stage has begun, or the zero stage is enough (EN-AMB-77)."""
        begun = bool(self.past) or self.stage not in (None, "zero")
        return begun or self.settings.effects_from == "zero"


def role(session: Session, who: str) -> str:
    """主人公, 脇役 or バックステージ (EN-SES-07, EN-SES-10, EN-AMB-78)."""
    if who not in session.present:
        return "backstage"
    return "protagonist" if who == session.protagonist else "supporting"
