"""What a viewer may know of a battle: hidden characters leave no trace, not even in the phase."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.check import Option
from desktop.core.view_models import Heading, nth
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.battle.events import Condition
from desktop.systems.kotodama.battle.prompts import (
    RESULTS,
    condition_text,
    effect_text,
    known_effects,
    known_people,
    prompts,
    shown_phase,
)
from desktop.systems.kotodama.battle.state import STEPS, Attack, Battle, Effect, candidates, met, order
from desktop.systems.kotodama.battle.view import Aimed, BattleView, Term
from desktop.systems.kotodama.battle.windows import windows
from desktop.systems.kotodama.stage.view import stage_parts


def project(state: Battle, viewer: Viewer) -> BattleView:
    """Return what the viewer may know."""
    known = {p.id for p in known_people(state, viewer)}
    step = shown_phase(state, viewer)
    current = state.current if state.current in known else ""
    conditions = tuple((c.result, _text(c, state, known)) for c in state.conditions)
    effects = known_effects(state, viewer)
    stage = [(phrase("{result}条件", result=RESULTS[result]), text) for result, text in conditions]
    return BattleView(
        **stage_parts(state, viewer, None if state.phase == "ended" else current),
        phase=STEPS[step],
        round=state.round,
        round_word="ラウンド",
        order=tuple(p.id for p in order(state) if p.id in known),
        stage=(*stage, *_lasting(state, effects)),
        step=step,
        current=current,
        prompts=prompts(state, viewer),
        windows=_windows(state, viewer),
        conditions=conditions,
        effects=effects,
        warnings=tuple(_warnings(state)) if viewer.gm else (),
        terms=tuple(Term(**dict(c)) for c in state.conditions) if viewer.gm else (),
        met=met(state) if viewer.gm else (),
        attack=_aimed(state.attack, viewer),
        pools=tuple(t.roll.pool for t in state.check.testers) if state.check is not None and viewer.gm else (),
        hit=_aimed(state.hit, viewer),
        candidates=candidates(state) if viewer.gm and state.phase == "initiative" else (),
        ending=state.result,
    )


def _lasting(state: Battle, effects: tuple[Effect, ...]) -> Iterator[tuple[str, Phrase]]:
    """Say in one line what lasts, and on whom: several people may use the same art."""
    if effects:
        yield "続いている効果", phrase("{effects}", effects=tuple(effect_text(state, effect) for effect in effects))


def heading(state: Battle) -> Heading:
    """Name the round."""
    return Heading(round=nth(state.round, "ラウンド")) if state.round else Heading()


def _aimed(attack: Attack | None, viewer: Viewer) -> Aimed | None:
    return Aimed(who=attack.who, targets=attack.targets) if attack is not None and viewer.gm else None


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
