"""What the GM says at each point of the round (KO-TBL-15), the names of conditions, and warnings before a step."""

from __future__ import annotations

from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.battle.events import AddEffect, Condition
from desktop.systems.kotodama.battle.state import Battle, candidates, met, suggested
from desktop.systems.kotodama.people import Person, find
from desktop.systems.kotodama.sheet import SIDES

_RESULTS = {"victory": "勝利", "defeat": "敗北"}


def prompts(state: Battle) -> tuple[Phrase, ...]:
    """Return the lines for where the round stands, met conditions last."""
    lines = _PHASES[state.phase](state) if state.phase in _PHASES else ()
    over = tuple(
        phrase("{result}条件を満たしました。ラウンド進行の終了を宣言しますか?", result=_RESULTS[result])
        for result in met(state)
    )
    return lines + (over if state.phase in _PHASES else ())


def _setup(state: Battle) -> tuple[Phrase, ...]:
    return (
        phrase(
            "第{n}ラウンド、セットアップフェイズ。戦闘不能と死亡の人を除く全員が未行動です。セットアップのアーツはありますか?",
            n=state.round,
        ),
    )


def _initiative(state: Battle) -> tuple[Phrase, ...]:
    tied = candidates(state)
    if not tied:
        return (phrase("イニシアティヴフェイズ。未行動の人はいません。次はクリンナップフェイズです。"),)
    first = find(state.people, suggested(state))
    line = phrase(
        "イニシアティヴフェイズ。使うアーツはありますか? 次は{name}（イニシアティヴ値 {v}）です。",
        name=first.name,
        v=first.initiative,
    )
    if len(tied) == 1:
        return (line,)
    return (line, phrase("同値です：{names}", names="、".join(find(state.people, who).name for who in tied)))


def _main(state: Battle) -> tuple[Phrase, ...]:
    person = find(state.people, state.current)
    line = phrase(
        "{name}のメインフェイズ。行動回数 残り{r}。戦闘移動1／全力移動2／攻撃1／アーツ",
        name=person.name,
        r=person.remaining or 0,
    )
    return (line,)


def _cleanup(state: Battle) -> tuple[Phrase, ...]:
    ending = [e.name or e.id for e in state.effects if e.until == "cleanup"]
    if not ending:
        return (phrase("クリンナップフェイズ。使うアーツはありますか? 解除する効果はありません。"),)
    return (phrase("クリンナップフェイズ。使うアーツはありますか? 効果の解除：{effects}", effects="、".join(ending)),)


_PHASES = {"setup": _setup, "initiative": _initiative, "main": _main, "cleanup": _cleanup}


def finished(person: Person) -> Phrase:
    """Say that somebody's main phase is over."""
    return phrase("{name}は行動完了です。", name=person.name)


def condition_text(condition: Condition, state: Battle) -> Phrase:
    """Write a condition in the GM's words, or by its template (KO-TBL-16)."""
    if condition.text:
        return phrase("{text}", text=condition.text)
    if condition.kind == "all_downed":
        return phrase("{side}全員の戦闘不能", side=SIDES[condition.side] if condition.side else "—")
    if condition.kind == "dead":
        names = [p.name for p in state.people if p.id == condition.who]
        return phrase("{name}の死亡", name=names[0] if names else "—")
    return phrase("GMの決めた条件")


def damage_warning(state: Battle, who: str) -> Phrase | None:
    """Warn before damage that would kill (KO-TBL-18)."""
    person = find(state.people, who)
    return (
        phrase("{name}は戦闘不能です。1点でも受けると死亡します。", name=person.name)
        if person.state == "downed"
        else None
    )


def effect_warning(state: Battle, event: AddEffect) -> Phrase | None:
    """Warn before an effect of the cleanup phase that would expire at once (KO-AMB-45)."""
    at_once = state.phase == "cleanup" and event.until == "cleanup" and state.rules.cleanup_art_expires_now
    return phrase("この効果は、このクリンナップフェイズですぐに切れます。") if at_once else None
