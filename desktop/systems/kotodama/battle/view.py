"""A battle as a viewer may see it: hidden characters leave no trace, not even in the phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from desktop.core.rolls.check import Option
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.kotodama.battle.events import AddEffect, Condition
from desktop.systems.kotodama.battle.legal import windows
from desktop.systems.kotodama.battle.state import (
    RUNNING,
    STEPS,
    Attack,
    Battle,
    Effect,
    Phase,
    candidates,
    ends,
    met,
    order,
    source,
    suggested,
)
from desktop.systems.kotodama.people import Person, find
from desktop.systems.kotodama.sheet import SIDES, Side
from desktop.systems.kotodama.stage.view import StageView, name_of, stage_parts


class Term(Value):
    """A victory or defeat condition as it is written."""

    result: Literal["victory", "defeat"]
    kind: Literal["all_downed", "dead", "custom"]
    side: Side | None = None
    who: str = ""
    checked: bool = False
    text: str = ""


class Aimed(Value):
    """An attack under way."""

    who: str
    targets: tuple[str, ...]


class BattleView(StageView):
    """A battle as a viewer sees it."""

    step: Phase
    """The phase; never a hidden character's main phase."""
    current: str
    """Empty as well during a hidden character's main phase."""
    prompts: tuple[Phrase, ...]
    """The GM's sentences at this point of the round (KO-TBL-15)."""
    windows: tuple[Option, ...]
    """What may be declared now, also what may not and why; only for the GM and the acting player (KO-TBL-17)."""
    conditions: tuple[tuple[str, Phrase], ...]
    """Result and text of each condition; open to all viewers (KO-TBL-16)."""
    effects: tuple[Effect, ...]
    warnings: tuple[Phrase, ...]
    terms: tuple[Term, ...]
    """The conditions as they are written, for the GM alone."""
    met: tuple[str, ...]
    """Results whose conditions hold, for the GM alone."""
    attack: Aimed | None
    """An attack that was declared and waits for its check, for the GM alone."""
    pools: tuple[int, ...]
    """Dice of each side of the open check, the active side first, for the GM alone (KO-SHT-25)."""
    hit: Aimed | None
    """An attack that has won and whose damage is to be typed, for the GM alone."""
    candidates: tuple[str, ...]
    """Who may be named now, for the GM alone."""
    ending: str
    """`victory`, `defeat` or the GM's word, once the battle has ended."""

    @property
    def running(self) -> bool:
        """Whether rounds run and turns are awaited."""
        return self.step in RUNNING


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
    """Return in one line what lasts, and on whom: several characters may use the same art."""
    if effects:
        yield (
            "続いている効果",
            phrase("{effects}", effects=tuple(effect_text(state, effect) for effect in effects)),
        )


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


NOTHING_ENDS = phrase("クリンナップフェイズ。解除する効果はありません。")
RESULTS = {"victory": "勝利", "defeat": "敗北"}


def prompts(state: Battle, viewer: Viewer) -> tuple[Phrase, ...]:
    """Return the lines on the state of the round as this viewer may know them, met conditions last.

    Who is hidden from the viewer is left out of every line, and a turn of theirs sounds like choosing the next one.
    """
    phase = shown_phase(state, viewer)
    if phase not in _PHASES:
        return ()
    lines = _PHASES[phase](_known(state, viewer, phase), viewer)
    if not viewer.gm:
        return lines
    over = tuple(
        phrase("{result}条件を満たしました。ラウンド進行の終了を宣言しますか？", result=RESULTS[result])
        for result in met(state)
    )
    return lines + over


def state_of_round(before: Battle, after: Battle, viewer: Viewer) -> Phrase | None:
    """Describe the state of the round for a reader: without questions, and without what may be done now."""
    phase = shown_phase(after, viewer)
    state = _known(after, viewer, phase)
    match phase:
        case "setup":
            return phrase("第 {n} ラウンド：セットアップフェイズ。", n=state.round)
        case "initiative":
            return _next(state, viewer)
        case "main":
            return _turn(state, viewer, going_on=before.phase == "main" and before.current == after.current)
        case "cleanup":
            ending = tuple(effect_text(state, e) for e in known_effects(state, viewer) if ends(state, e))
            return phrase("クリンナップフェイズ。効果の解除：{effects}", effects=ending) if ending else NOTHING_ENDS
        case _:
            return None


def _next(state: Battle, viewer: Viewer) -> Phrase:
    if not candidates(state):
        return phrase("イニシアティヴフェイズ。")
    first = find(state.people, suggested(state))
    if not viewer.gm and not first.is_pc:
        return phrase("次は {name} です。", name=first.name)
    return phrase("次は {name}（イニシアティヴ値 {v}）です。", name=first.name, v=first.initiative)


def _turn(state: Battle, viewer: Viewer, *, going_on: bool) -> Phrase | None:
    person = find(state.people, state.current)
    if not viewer.gm and not person.is_pc:
        return None if going_on else phrase("{name} のメインフェイズ。", name=person.name)
    left = person.remaining or 0
    if going_on:
        return phrase("行動回数 残り{r}。", r=left)
    return phrase("{name} のメインフェイズ。行動回数 残り{r}。", name=person.name, r=left)


def _known(state: Battle, viewer: Viewer, phase: Phase) -> Battle:
    """Return the battle with those alone who are known to the viewer."""
    return state.evolve(phase=phase, seats=tuple(seat for seat in state.seats if viewer.gm or not seat.hidden))


def known_people(state: Battle, viewer: Viewer) -> tuple[Person, ...]:
    """Return every character known to the viewer."""
    return tuple(p for p in state.people if viewer.gm or not p.hidden)


def shown_phase(state: Battle, viewer: Viewer) -> Phase:
    """Return the phase as the viewer sees it: a hidden character's main phase is concealed from players."""
    acting = next((p for p in state.people if p.id == state.current), None)
    return "initiative" if acting is not None and acting.hidden and not viewer.gm else state.phase


def _setup(state: Battle, viewer: Viewer) -> tuple[Phrase, ...]:
    return (
        phrase(
            "第 {n} ラウンド：セットアップフェイズ。"
            "戦闘不能と死亡の人を除く全員が未行動です。セットアップのアーツはありますか？",
            n=state.round,
        ),
    )


def _initiative(state: Battle, viewer: Viewer) -> tuple[Phrase, ...]:
    tied = candidates(state)
    if not tied:
        # players do not learn that all have acted: a hidden character may still be about to act
        if not viewer.gm:
            return (phrase("イニシアティヴフェイズ。使うアーツはありますか？"),)
        return (phrase("イニシアティヴフェイズ。未行動の人はいません。次はクリンナップフェイズです。"),)
    first = find(state.people, suggested(state))
    if not viewer.gm and not first.is_pc:
        return (phrase("イニシアティヴフェイズ。使うアーツはありますか？　次は {name} です。", name=first.name),)
    line = phrase(
        "イニシアティヴフェイズ。使うアーツはありますか？　次は {name}（イニシアティヴ値 {v}）です。",
        name=first.name,
        v=first.initiative,
    )
    people = [find(state.people, who) for who in tied]
    if len(tied) == 1 or not (viewer.gm or all(p.is_pc for p in people)):
        return (line,)
    return (line, phrase("同値です：{names}", names=tuple(Typed(p.name) for p in people)))


def _main(state: Battle, viewer: Viewer) -> tuple[Phrase, ...]:
    person = find(state.people, state.current)
    if not viewer.gm and not person.is_pc:
        return (phrase("{name} のメインフェイズ。戦闘移動1／全力移動2／攻撃1／アーツ", name=person.name),)
    line = phrase(
        "{name} のメインフェイズ。行動回数 残り{r}。戦闘移動1／全力移動2／攻撃1／アーツ",
        name=person.name,
        r=person.remaining or 0,
    )
    return (line,)


def _cleanup(state: Battle, viewer: Viewer) -> tuple[Phrase, ...]:
    ending = [e for e in known_effects(state, viewer) if ends(state, e)]
    if not ending:
        return (phrase("クリンナップフェイズ。使うアーツはありますか？　解除する効果はありません。"),)
    names = tuple(effect_text(state, e) for e in ending)
    line = phrase("クリンナップフェイズ。使うアーツはありますか？　効果の解除：{effects}", effects=names)
    back = tuple(_does(state, effect) for effect in ending if viewer.gm and _effect_of(state, effect))
    if not back:
        return (line,)
    return (line, phrase("効果のために動かした数値は、元に戻してください。{effects}", effects=back))


def effect_text(state: Battle, effect: Effect) -> Phrase:
    """Name an effect with its target: several characters may use the same art."""
    known, name = name_of(state, effect.who), effect.name or effect.id
    return phrase("{name}（{who}）", name=name, who=Typed(known)) if known else phrase("{name}", name=name)


def _effect_of(state: Battle, effect: Effect) -> str:
    art = source(state, effect)
    return " ".join(art.effect.split()) if art is not None else ""


def _does(state: Battle, effect: Effect) -> Phrase:
    """Describe whose effect it is and what it does: no number has moved by itself, so none moves back (KO-AMB-64)."""
    known = {"art": effect.name, "text": _effect_of(state, effect)}
    return phrase("{name}：{art}（{text}）", name=Typed(name_of(state, effect.who)), **known)


def known_effects(state: Battle, viewer: Viewer) -> tuple[Effect, ...]:
    """Return the effects of which the viewer knows."""
    known = {p.id for p in known_people(state, viewer)}
    return tuple(e for e in state.effects if viewer.gm or not e.who or e.who in known)


_PHASES = {"setup": _setup, "initiative": _initiative, "main": _main, "cleanup": _cleanup}


def finished(person: Person) -> Phrase:
    """Describe the end of a character's main phase."""
    return phrase("{name} は行動完了です。", name=person.name)


def condition_text(condition: Condition, state: Battle) -> Phrase:
    """Write a condition in the GM's words, or by its template (KO-TBL-16)."""
    if condition.text:
        return phrase("{text}", text=condition.text)
    if condition.kind == "all_downed":
        return phrase("{side}全員の戦闘不能", side=SIDES[condition.side] if condition.side else "—")
    if condition.kind == "dead":
        names = [p.name for p in state.people if p.id == condition.who]
        return phrase("{name} の死亡", name=names[0] if names else "—")
    return phrase("GMの決めた条件")


def effect_warning(state: Battle, event: AddEffect) -> Phrase | None:
    """Warn of an effect of the cleanup phase that expires at once (KO-AMB-45)."""
    at_once = state.phase == "cleanup" and event.until == "cleanup" and state.rules.cleanup_art_expires_now
    return phrase("この効果は、このクリンナップフェイズですぐに切れます。") if at_once else None
