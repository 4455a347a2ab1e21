"""The state of the loop: who takes part, the step, the declaration, and the check; numbers are read from the sheets."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from desktop.core.game import Game
from desktop.core.play import EngineState, KnownSheets
from desktop.core.problem import Refusal, refuse
from desktop.core.sheet import AnyName
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet


class LoopStep(StrEnum):
    """States of section 8; フェイト comes between ロール and 解決."""

    DECLARE = "DECLARE"
    DESIGNATE = "DESIGNATE"
    ROLL = "ROLL"
    FATE = "FATE"
    RESOLVE = "RESOLVE"
    STOP = "STOP"


STEP_NAMES = {
    LoopStep.DECLARE: "宣言",
    LoopStep.DESIGNATE: "指定",
    LoopStep.ROLL: "ロール",
    LoopStep.FATE: "フェイト",
    LoopStep.RESOLVE: "解決",
    LoopStep.STOP: "停止",
}
PROMPTS = {
    LoopStep.DECLARE: phrase("だれが何をしますか？"),
    LoopStep.DESIGNATE: phrase("GMは能力値と目標値を決めてください。"),
    LoopStep.ROLL: phrase("d20 を振ってください。"),
    LoopStep.FATE: phrase("フェイト・ダイスを使いますか？"),
    LoopStep.RESOLVE: phrase("GMは結果を語ってください。"),
    LoopStep.STOP: phrase("どうしますか？"),
}


class SessionState(EngineState[D20FateSheet, D20FateSettings]):
    """One moment of the loop; the log is the list of events, not kept here."""

    present: tuple[str, ...] = ()
    """Sheet ids of all who take part."""
    step: LoopStep = LoopStep.DECLARE
    who: str = ""
    """Sheet id of the declaring character."""
    text: AnyName = ""
    """The declaration."""
    check: FateCheck | None = None
    """The check under way as it was designated (D20-AMB-32), or the last one until the next declaration."""
    description: AnyName = ""
    consequence: AnyName = ""
    order: tuple[str, ...] = ()
    """Sheet ids in the order in which the GM asks; empty: none is kept."""
    left: tuple[str, ...] = ()
    """Sheet ids of those who have left since the pools were set: they come back with the pool they have."""
    went: str = ""
    """The last character of the order who has declared; characters outside of the order do not change it."""
    begun: bool = False
    """セッション開始 was announced, or skipped by a declaration."""
    dealt: bool = False
    """The pools are those of this session: they were set, or were as セッション開始 sets them."""

    @property
    def rules(self) -> D20FateSettings:
        """The settings with which the session began."""
        return self.game.settings

    @property
    def cast(self) -> tuple[D20FateSheet, ...]:
        """The sheets of all who take part, as they are now."""
        return tuple(self.known[who] for who in self.present)

    @property
    def following(self) -> str:
        """Whose declaration is next by the GM's order; empty where none is kept."""
        if not self.order:
            return ""
        last = self.acting if self.acting in self.order else self.went
        return self.order[(self.order.index(last) + 1) % len(self.order) if last in self.order else 0]

    def without(self, who: str) -> SessionState:
        """Remove a character, also from the order, which keeps its place."""
        at = self.order.index(who) if who in self.order else 0
        went = self.order[at - 1] if who in self.order and who == self.went else self.went
        order = tuple(other for other in self.order if other != who)
        present = tuple(other for other in self.present if other != who)
        return self.evolve(present=present, order=order, went=went, left=(*self.left, who))

    @property
    def acting(self) -> str:
        """Whose declaration is under way; empty while the next one is awaited."""
        return "" if self.step in (LoopStep.DECLARE, LoopStep.STOP) else self.who

    @property
    def prompt(self) -> Phrase:
        """The one thing that is asked now (D20-PHY-04)."""
        check = self.check if self.step is LoopStep.ROLL else None
        if check is not None and check.pending == "boost" and check.wants is not None:
            return phrase(
                "ブーストの {dice} を振ってください。", dice=f"{len(check.wants.sides)}d{check.wants.sides[0]}"
            )
        return PROMPTS[self.step]

    def find(self, who: str) -> D20FateSheet:
        """Return a character by sheet id.

        Raises:
            Refusal: `unknown_character`.
        """
        found = self.sheet(who)
        if found is None:
            raise unknown_character(who)
        return found

    def sheet(self, who: str) -> D20FateSheet | None:
        """Return a character by sheet id, or None."""
        return self.known[who] if who in self.present else None


def begun_with(sheets: Sequence[D20FateSheet], game: Game[D20FateSettings]) -> SessionState:
    """Return the loop at 宣言 with these characters; pools stay as they are until セッション開始.

    Raises:
        Refusal: `same_character_twice`.
    """
    known = {sheet.id: sheet for sheet in sheets}
    if len(known) != len(sheets):
        raise same_character_twice()
    return SessionState(present=tuple(known)).bound(KnownSheets(known), game)


def unknown_character(who: str) -> Refusal:
    """Return the refusal of an id that is no character's here."""
    return refuse(
        "unknown_character",
        "D20-LOOP-01",
        phrase("この卓に「{who}」はいません。", who=Typed(who[:40])),
        phrase("卓にいるキャラクターを選んでください。"),
    )


def same_character_twice() -> Refusal:
    """Return the refusal of a character who takes part already."""
    return refuse(
        "same_character_twice", "", phrase("同じキャラクターが二度います。"), phrase("一人を外してください。")
    )
