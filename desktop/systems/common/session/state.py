"""The state of a session or a battle: who takes part, the clock, the running scene, battle and action.

Every number, name and card is read from the sheets as they are now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from desktop.core.play import EngineState, KnownSheets
from desktop.core.problem import Problem, Refusal, refuse
from desktop.core.remembered import remembered
from desktop.core.rolls.check import ThrowRecord
from desktop.core.rolls.outcome import Outcome
from desktop.core.sheet import AnyName, OwnName
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.common.battle.state import Battle
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.usage import Moment
from desktop.systems.common.checks import Trial
from desktop.systems.common.scenario import Area, Scenario
from desktop.systems.common.scenario_problems import library_with
from desktop.systems.common.session.events import Event
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import AreaName, CommonSheet, CopyRow

Phase = Literal["scenario_start", "setup", "move", "main_pick", "scene", "cycle_end", "scenario_end"]


_library_in = remembered(8)(library_with)


@remembered(64)
def _sheets_in(members: tuple[str, ...], known: KnownSheets[CommonSheet]) -> Mapping[str, CommonSheet]:
    return {who: sheet for who in members if (sheet := known.get(who)) is not None}


class CheckResult(Value):
    """One check as it ended."""

    against: str
    """Sheet id of the target, name of the drop item, or empty."""
    value: int | None
    """The 1D100 value; None when no throw was needed (house rule)."""
    success: bool
    title: Phrase
    thrown: tuple[ThrowRecord, ...] = ()
    outcome: Outcome


class Action(Value):
    """The use of a card with checks, until the last target has been judged."""

    user: str
    card: str
    choice: str = ""
    name: AnyName = ""
    """The kind that is used."""
    purpose: Literal["use", "search"] = "use"
    targets: tuple[str, ...] = ()
    """The targets of the checks, in order; a lone empty text for a check without target."""
    trial: Trial | None = None
    """The check against the next target; None when all have been judged."""
    waits: bool = False
    """The checks are over, the GM carries out the text of the card before the turn passes."""
    typed_judge: int | None = None
    typed_difficulty: int | None = None
    results: tuple[CheckResult, ...] = ()
    ends_turn: bool = False
    destination: int | None = None
    ruled: bool = False
    """The GM allowed it: 取得枚数上限 does not stop what is found."""
    outlived: bool = False
    """The battle in which it began is over: what lasts for a round does not begin any more (CM-AMB-54)."""

    @property
    def against(self) -> str:
        """The target of the check under way."""
        return self.targets[len(self.results)]

    @property
    def step(self) -> str:
        """Where the check is; `words` while the GM carries out the card's words."""
        return "words" if self.trial is None else self.trial.step

    @property
    def hits(self) -> tuple[str, ...]:
        """Those against whom the check succeeded (CM-CHK-03)."""
        return tuple(result.against for result in self.results if result.success)


class Offer(Value):
    """A secret whose condition a character fulfils, until the GM decides."""

    who: str
    secret: OwnName


class SessionState(EngineState[CommonSheet, CommonSettings]):
    """Everything at one moment that is on no sheet."""

    members: tuple[str, ...] = ()
    """Who takes part, by sheet id, in order of entry."""
    scenario: Scenario = Scenario(id="none")
    players: Mapping[str, tuple[str, ...]] = {}
    """Ids of the scenarios that each player had been in with any PC when it began, by the player's name."""
    phase: Phase = "scenario_start"
    begun: bool = False
    """The scenario was begun: a joining character gets the values of its start."""
    counter: int = 0
    """現在のサイクル数."""
    elapsed: int = 0
    """経過させるサイクル数; 0 before it is named."""
    passes: int = 1
    """Which pass of the loop this is, from 1."""
    choices: Mapping[str, AreaName] = {}
    """PC → area picked in this setup step; an empty text for an absent PC."""
    described: tuple[AreaName, ...] = ()
    scene_area: AreaName = ""
    cast: tuple[str, ...] = ()
    """Scene characters by sheet id, in order of entry."""
    removed: tuple[str, ...] = ()
    """Those taken out of the running scene, whose area it still is (CM-AMB-56)."""
    battle: Battle | None = None
    action: Action | None = None
    last: Action | None = None
    """The action that has just ended, with its results."""
    offers: tuple[Offer, ...] = ()
    withheld: tuple[Offer, ...] = ()
    ticks: Mapping[str, bool] = {}
    reveals: Mapping[str, str] = {}
    """`<what>:<name>` → `shown` or `hidden`."""
    stock: Mapping[str, int] = {}
    """`<area>/shop/<row>` or `<area>/drop/<row>` → how many are left; missing: as the scenario has it."""
    serial: Mapping[str, int] = {}
    """Copies each has had, by sheet id: numbered apart, so that no hand shows in another's (CM-APP-07)."""
    worked: tuple[Phrase, ...] = ()
    """What formulas of cards came to in the last step, for its line of the log."""

    @property
    def sheets(self) -> Mapping[str, CommonSheet]:
        """Those who take part, as their sheets are now, by sheet id, in order of entry."""
        return _sheets_in(self.members, self.known)

    @property
    def settings(self) -> CommonSettings:
        """The house switches."""
        return self.game.settings

    @property
    def library(self) -> Library:
        """The cards in force: those of the scenario and of the campaign."""
        return _library_in(self.scenario, self.game)

    @property
    def pcs(self) -> tuple[CommonSheet, ...]:
        """The player characters, in order of entry."""
        return tuple(sheet for sheet in self.sheets.values() if sheet.is_pc)

    @property
    def scene_sheets(self) -> tuple[CommonSheet, ...]:
        """The scene characters, in order of entry."""
        return tuple(self.sheets[who] for who in self.cast)

    def open_sheet(self, sheet: CommonSheet) -> bool:
        """Tell whether players may know a character's numbers and cards (CM-AMB-50)."""
        return sheet.is_pc or self.reveals.get(f"person:{sheet.id}") == "shown"

    def sheet(self, who: str) -> CommonSheet:
        """Return a character who takes part.

        Raises:
            Refusal: `unknown_character`.
        """
        found = self.sheets.get(who)
        if found is None:
            raise _unknown(who)
        return found

    def newcomer(self, who: str) -> CommonSheet:
        """Return the sheet of a character who may not take part yet.

        Raises:
            Refusal: `unknown_character`.
        """
        found = self.known.get(who)
        if found is None:
            raise _unknown(who)
        return found

    def area(self, name: str) -> Area:
        """Return an area.

        Raises:
            Refusal: `unknown_area`.
        """
        found = self.scenario.area(name)
        if found is None:
            raise refuse(
                "unknown_area",
                "CM-AREA-01",
                phrase("エリア「{area}」はこのシナリオにありません。", area=name[:64]),
                phrase("シナリオのエリアを選んでください。"),
                overridable=False,
            )
        return found

    def in_hand(self, card: Card, sheet: CommonSheet) -> Card:
        """Return a card with its numbers for a character (`in_hand`)."""
        return in_hand(card, sheet, self.library, self.settings)

    def with_worked(self, worked: tuple[Phrase, ...]) -> SessionState:
        """Return the state with what further formulas came to."""
        return self.evolve(worked=(*self.worked, *worked)) if worked else self

    def copy_of(self, who: str, copy_id: str) -> tuple[CopyRow, Card]:
        """Return a copy that a character owns, with its card.

        Raises:
            Refusal: `unknown_copy`.
        """
        sheet = self.sheet(who)
        for copy in sheet.copies:
            if copy.id == copy_id and copy.card in self.library.by_id:
                return copy, self.in_hand(self.library.by_id[copy.card], sheet)
        raise refuse(
            "unknown_copy",
            "CM-ACT-02",
            phrase("{name} はそのカードを持っていません。", name=sheet.name),
            phrase("持っているカードを選んでください。"),
            overridable=False,
        )

    def next_copy(self, who: str) -> tuple[str, SessionState]:
        """Return an id that no copy has yet, for one more copy of a character, and the state that has used it."""
        group = "p" if self.sheets[who].is_pc else "n"
        peers = [sheet.id for sheet in self.sheets.values() if sheet.is_pc == self.sheets[who].is_pc]
        taken = {copy.id for sheet in self.sheets.values() for copy in sheet.copies}
        number = self.serial.get(who, 0) + 1
        while (name := f"{group}{peers.index(who) + 1}-{number}") in taken:
            number += 1
        return name, self.evolve(serial={**self.serial, who: number})

    def seated(self, sheet: CommonSheet) -> SessionState:
        """Return the state with a further character, every copy numbered."""
        rows = {name: tuple(copy.evolve(id="") for copy in getattr(sheet, name)) for name in ("abilities", "items")}
        state = self.evolve(members=(*self.members, sheet.id), serial={**self.serial, sheet.id: 0})
        return state.with_sheet(sheet.evolve(**rows)).numbered(sheet.id)

    def numbered(self, who: str) -> SessionState:
        """Return the state with an id for every copy of a character that has none of its own."""
        state, sheet, seen = self, self.sheets[who], set[str]()
        rows: dict[str, list[CopyRow]] = {"abilities": [], "items": []}
        for field, found in rows.items():
            for copy in getattr(sheet, field):
                name = copy.id
                if not name or name in seen:
                    name, state = state.next_copy(who)
                seen.add(name)
                found.append(copy if copy.id == name else copy.evolve(id=name))
        return state.with_sheet(sheet.evolve(**{field: tuple(found) for field, found in rows.items()}))

    def moment(self, who: str) -> Moment:
        """Return where in the game a character is."""
        battle, action = self.battle, self.action
        return Moment(
            in_battle=battle is not None,
            process=battle.process if battle else "",
            own_turn=battle is not None and battle.process == "main" and battle.turn == who,
            check_open=action is not None and action.step in ("judge", "difficulty"),
        )

    def with_sheets(self, sheets: Iterable[CommonSheet]) -> SessionState:
        """Return the state after a step that has changed these sheets."""
        state = self
        for sheet in sheets:
            state = state.with_sheet(sheet)
        return state

    def mapped(self, change: Callable[[CommonSheet], CommonSheet], who: Iterable[str] | None = None) -> SessionState:
        """Return the state with every sheet (or those named) changed."""
        chosen = set(self.members if who is None else who)
        return self.with_sheets(change(sheet) for key, sheet in self.sheets.items() if key in chosen)


def _unknown(who: str) -> Refusal:
    return refuse(
        "unknown_character",
        "CM-AMB-95",
        phrase("そのキャラクター（{who}）はこの卓にいません。", who=who[:64]),
        phrase("卓のキャラクターを選んでください。"),
        overridable=False,
    )


def need(condition: bool, code: str, rule: str, message: Phrase, remedy: Phrase) -> None:
    """Refuse, with no way for the GM to overrule, unless the condition holds."""
    if not condition:
        raise refuse(code, rule, message, remedy, overridable=False)


def need_phase(state: SessionState, *phases: Phase) -> None:
    """Refuse what belongs to another part of the game (`not_now`)."""
    need(
        state.phase in phases,
        "not_now",
        "CM-CYC-01",
        phrase("いまは {phase} なので、それはできません。", phase=PHASES[state.phase]),
        phrase("次に進めることを一覧から選んでください。"),
    )


PHASES = {
    "scenario_start": "シナリオの始まり",
    "setup": "セットアップステップ",
    "move": "エリアを選ぶところ",
    "main_pick": "シーンを選ぶところ",
    "scene": "シーンの途中",
    "cycle_end": "サイクルの終わり",
    "scenario_end": "シナリオの終わり",
}


def unless_ruled(event: Event, problems: Iterable[Problem]) -> None:
    """Refuse for the first problem that the GM has not overruled with `gm` (CM-APP-21)."""
    for problem in problems:
        if not (event.gm and problem.overridable):
            raise Refusal(problem)
