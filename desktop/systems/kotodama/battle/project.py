"""What a viewer may know of a battle: whoever is hidden leaves no trace, not even in the phase."""

from __future__ import annotations

from desktop.core.check import Option
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.battle.events import Condition
from desktop.systems.kotodama.battle.prompts import (
    RESULTS,
    condition_text,
    known_effects,
    known_people,
    prompts,
    shown_phase,
)
from desktop.systems.kotodama.battle.state import PHASES, Attack, Battle, Effect, Phase, candidates, met, order
from desktop.systems.kotodama.battle.windows import windows
from desktop.systems.kotodama.shown import StageShown, stage_parts


class BattleShown(StageShown):
    """A battle as a viewer sees it."""

    step: Phase
    """The phase; somebody hidden never has one of their own."""
    current: str
    """Empty as well while somebody hidden has the main phase."""
    prompts: tuple[Phrase, ...]
    """What is said at this point of the round (KO-TBL-15)."""
    windows: tuple[Option, ...]
    """What may be declared now, also what may not and why; only for the GM and whoever's turn it is (KO-TBL-17)."""
    conditions: tuple[tuple[str, Phrase], ...]
    """Result and text of each condition; everybody may know them (KO-TBL-16)."""
    effects: tuple[Effect, ...]
    warnings: tuple[Phrase, ...]
    terms: tuple[Condition, ...]
    """The conditions as they are written, for the GM alone."""
    met: tuple[str, ...]
    """Results whose conditions hold, for the GM alone."""
    attack: Attack | None
    """An attack that was declared and waits for its check, for the GM alone."""
    hit: Attack | None
    """An attack that has won and whose damage is to be typed, for the GM alone."""
    candidates: tuple[str, ...]
    """Who may be named now, for the GM alone."""
    ending: str
    """`victory`, `defeat` or the GM's word, once the battle has ended."""


def project(state: Battle, viewer: Viewer) -> BattleShown:
    """Return what the viewer may know."""
    known = {p.id for p in known_people(state, viewer)}
    step = shown_phase(state, viewer)
    current = state.current if state.current in known else ""
    conditions = tuple((c.result, _text(c, state, known)) for c in state.conditions)
    effects = known_effects(state, viewer)
    stage = [(phrase("{result}条件", result=RESULTS[result]), text) for result, text in conditions]
    return BattleShown(
        **stage_parts(state, viewer, current),
        phase=PHASES[step],
        round=state.round,
        order=tuple(p.id for p in order(state) if p.id in known),
        stage=(*stage, *(("続いている効果", e.name or e.id) for e in effects)),
        step=step,
        current=current,
        prompts=prompts(state, viewer),
        windows=_windows(state, viewer),
        conditions=conditions,
        effects=effects,
        warnings=tuple(_warnings(state)) if viewer.gm else (),
        terms=state.conditions if viewer.gm else (),
        met=met(state) if viewer.gm else (),
        attack=state.attack if viewer.gm else None,
        hit=state.hit if viewer.gm else None,
        candidates=candidates(state) if viewer.gm and state.phase == "initiative" else (),
        ending=state.result,
    )


def _text(condition: Condition, state: Battle, known: set[str]) -> Phrase:
    names_hidden = condition.kind == "dead" and any(p.id == condition.who for p in state.people)
    if names_hidden and condition.who not in known and not condition.text:
        return phrase("ある人物の死亡")
    return condition_text(condition, state)


def _windows(state: Battle, viewer: Viewer) -> tuple[Option, ...]:
    """Return what may be declared: everything for the GM, one's own for a player."""
    if viewer.gm:
        return windows(state)
    if state.phase == "main":
        return windows(state) if viewer.sheet and viewer.sheet == state.current else ()
    return tuple(option for option in windows(state) if viewer.sheet and option.payer == viewer.sheet)


def _warnings(state: Battle) -> list[Phrase]:
    words = {"conditions_missing": phrase("勝利条件と敗北条件がそろっていません。")}
    return [words[code] for code in state.warnings]
