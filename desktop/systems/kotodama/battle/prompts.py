"""What the GM says at each point of the round (KO-TBL-15), the names of conditions, and warnings before a step."""

from __future__ import annotations

from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.kotodama.battle.events import AddEffect, Condition
from desktop.systems.kotodama.battle.state import Battle, Effect, Phase, candidates, ends, met, source, suggested
from desktop.systems.kotodama.people import Person, find
from desktop.systems.kotodama.sheet import SIDES

NOTHING_ENDS = phrase("クリンナップフェイズ。解除する効果はありません。")
RESULTS = {"victory": "勝利", "defeat": "敗北"}


def prompts(state: Battle, viewer: Viewer) -> tuple[Phrase, ...]:
    """Return the lines on the state of the round as this viewer may hear them, met conditions last.

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


def stands(before: Battle, after: Battle, viewer: Viewer) -> Phrase | None:
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
    back = tuple(_does(state, effect) for effect in ending if viewer.gm and _text(state, effect))
    if not back:
        return (line,)
    return (line, phrase("効果のために動かした数値は、元に戻してください。{effects}", effects=back))


def effect_text(state: Battle, effect: Effect) -> Phrase:
    """Name an effect with its target: several characters may use the same art."""
    known = next((p.name for p in (*state.people, *state.gone) if p.id == effect.who), "")
    name = effect.name or effect.id
    return phrase("{name}（{who}）", name=name, who=Typed(known)) if known else phrase("{name}", name=name)


def _text(state: Battle, effect: Effect) -> str:
    art = source(state, effect)
    return " ".join(art.effect.split()) if art is not None else ""


def _does(state: Battle, effect: Effect) -> Phrase:
    """Say of whom an effect is and what it does: no number has moved by itself, so none moves back (KO-AMB-64)."""
    known = {"art": effect.name, "text": _text(state, effect)}
    name = next((p.name for p in (*state.people, *state.gone) if p.id == effect.who), "")
    return phrase("{name}：{art}（{text}）", name=Typed(name), **known)


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
