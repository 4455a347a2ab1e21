"""The lines of the log that a step of a battle brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.core.value import Viewer
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.kotodama.battle.acts import ACTS, COSTS
from desktop.systems.kotodama.battle.events import (
    Act,
    AddEffect,
    BattleEvent,
    Conditions,
    Discard,
    End,
    EndEffect,
    Next,
    Nominate,
    PhaseArt,
    SetDl,
    SetInitiative,
    Start,
)
from desktop.systems.kotodama.battle.state import Battle, met
from desktop.systems.kotodama.battle.view import (
    NOTHING_ENDS,
    RESULTS,
    effect_warning,
    finished,
    project,
    prompts,
    state_of_round,
)
from desktop.systems.kotodama.people import Person, find
from desktop.systems.kotodama.stage.log import fallen_lines, line, number_line, shared_lines


def log_messages(before: Battle, event: BattleEvent, after: Battle) -> tuple[LogMessage, ...]:
    """Return the log messages of a step: what was done, whose main phase ended, and the state of the round."""
    ended = () if isinstance(event, Discard) else tuple(_finished(before, after))
    done = tuple(_done(before, event, after))
    round_ = () if after.due else tuple(_round(_as_logged(before), after))
    news = (*_met(before, after), *round_)
    return (*ended, *done, *news) if before.due and isinstance(event, Act | End) else (*done, *ended, *news)


def advance_messages(before: Battle, after: Battle) -> tuple[LogMessage, ...]:
    """Return the log messages of what follows from edited sheets: who falls, whose main phase ends, what comes next."""
    return (
        *fallen_lines(before, after),
        *_finished(before, after),
        *_met(before, after),
        *_round(_as_logged(before), _as_logged(after)),
    )


def _as_logged(state: Battle) -> Battle:
    """Return the state as logged: a main phase whose last attack is not over is still running."""
    return state.evolve(phase="main", current=state.due) if state.due else state


def _done(before: Battle, event: BattleEvent, after: Battle) -> Iterator[LogMessage]:
    match event:
        case Next() | Nominate():
            pass
        case Act():
            yield _act(before, event)
        case Discard():
            person = find(before.people, event.who)
            yield line(person, phrase("{name} は残りの行動回数を破棄し、行動完了です。", name=person.name))
        case PhaseArt():
            yield _art_used(before, find(before.people, event.who), event)
        case AddEffect():
            yield from _effect(after, event)
        case EndEffect():
            gone = next(e for e in before.effects if e.id == event.id)
            text = phrase("{name} が解けました。", name=gone.name or gone.id)
            yield LogMessage(text=text, who=gone.who, secret=_hidden(before, gone.who))
        case SetInitiative() | SetDl():
            old = find(before.people, event.who)
            word, a = ("イニシアティヴ値", old.initiative) if isinstance(event, SetInitiative) else ("DL", old.dl)
            yield number_line(old, word, a, event.value)
        case Conditions() | Start():
            messages = tuple(_conditions(before))
            yield from (message for message in _conditions(after) if message not in messages)
        case End():
            word = RESULTS.get(event.result, event.result)
            yield LogMessage(
                text=phrase("戦闘終了：{result}", result=word) if word else phrase("戦闘が終わりました。"), ends=True
            )
        case _:
            yield from shared_lines(before, event, after)


def _act(before: Battle, event: Act) -> LogMessage:
    """Describe what was declared, at whom, how far; what is left of 行動回数 follows with the phase."""
    person = find(before.people, event.who)
    if event.act == "art":
        message = _art_used(before, person, event)
    else:
        message = _at(before, person, ACTS[event.act], event.targets)
    if event.act in COSTS and event.distance:
        far = phrase("{n}（離脱）", n=event.distance) if event.disengage else phrase("{n}", n=event.distance)
        message = message.evolve(text=phrase("{what}　距離 {n}", what=message.text, n=far))
    if not event.gm:
        return message
    openly = None if message.open is None else _ruled(message.open)
    return message.evolve(text=_ruled(message.text), open=openly)


def _ruled(what: Phrase) -> Phrase:
    return phrase("{what}（GM裁定）", what=what)


def _art_used(state: Battle, person: Person, event: Act | PhaseArt) -> LogMessage:
    """Name the art and its effect: the program moves no number for it (KO-AMB-64).

    An NPC's sheet is the GM's, so players read the name alone.
    """
    art = person.art(event.art)
    message = _at(state, person, art.name if art else "アーツ", event.targets)
    if art is None or not art.effect:
        return message
    effect = " ".join(art.effect.split()) if "\n" in art.effect else art.effect
    text = phrase("{what}　効果：{effect}", what=message.text, effect=effect)
    if message.secret or person.is_pc:
        return message.evolve(text=text)
    return message.evolve(text=text, secret=True, open=message.text)


def _at(state: Battle, person: Person, what: str, aimed: Sequence[str]) -> LogMessage:
    known = {p.id: p for p in state.people}
    targets = [known[t] for t in dict.fromkeys(aimed)]
    text = phrase("{name}：{act}", name=person.name, act=what)
    if targets:
        names = tuple(Typed(p.name) for p in targets)
        text = phrase("{name}：{act}（対象 {targets}）", name=person.name, act=what, targets=names)
    return LogMessage(text=text, who=person.id, secret=person.hidden or any(p.hidden for p in targets))


def _effect(state: Battle, event: AddEffect) -> Iterator[LogMessage]:
    hidden = _hidden(state, event.who)
    yield LogMessage(
        text=phrase("{name} の効果が始まりました。", name=event.name or event.id), who=event.who, secret=hidden
    )
    warning = effect_warning(state, event)
    if warning is not None:
        yield LogMessage(text=warning, who=event.who, secret=hidden)


def _hidden(state: Battle, who: str) -> bool:
    return any(p.id == who and p.hidden for p in state.people)


def _conditions(state: Battle) -> Iterator[LogMessage]:
    openly = project(state, Viewer()).conditions
    for (result, text), (_, words) in zip(project(state, Viewer(gm=True)).conditions, openly, strict=True):
        yield LogMessage(text=_condition(result, text), secret=text != words, open=_condition(result, words))


def _condition(result: str, text: Phrase) -> Phrase:
    return phrase("{result}条件：{text}", result=RESULTS[result], text=text)


def _finished(before: Battle, after: Battle) -> Iterator[LogMessage]:
    old = {p.id: p for p in before.people}
    for person in after.people:
        ended = person.id == before.current and old[person.id].state != "done" and not after.due
        if person.state == "done" and (ended or (before.due == person.id and after.due != person.id)):
            yield line(person, finished(person))


def _news(before: Battle, after: Battle, viewer: Viewer) -> Phrase | None:
    """Describe the state of the round; None where only numbers of a character have changed."""
    text = state_of_round(before, after, viewer)
    same = (before.phase, before.current, before.round) == (after.phase, after.current, after.round)
    return None if same and text == state_of_round(before, before, viewer) else text


def _met(before: Battle, after: Battle) -> Iterator[LogMessage]:
    for result in met(after):
        if result not in met(before):
            yield LogMessage(text=phrase("{result}条件を満たしました。", result=RESULTS[result]), secret=True)


def _round(before: Battle, after: Battle) -> Iterator[LogMessage]:
    """Describe the state of the round when it is news; a hidden character's turn is none to players."""
    gm, players = Viewer(gm=True), Viewer()
    if prompts(before, gm) != prompts(after, gm):
        text = _news(before, after, gm)
        openly = _news(before, after, players) if prompts(before, players) != prompts(after, players) else None
        sentence = text or openly
        if sentence is not None:
            ahead = after.phase == "initiative"  # also when a character joins, leaves or gets another イニシアティヴ値
            counts = before.phase == after.phase == "main" and before.current == after.current
            passing = ahead or counts or sentence == NOTHING_ENDS  # what is on the table now is no part of a tale
            yield LogMessage(text=sentence, secret=openly != text, open=openly, passing=passing)
