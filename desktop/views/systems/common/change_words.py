"""How a change of a value is written: MAXAP +1, <斬撃> +10, 系統:近接アビリティ −2."""

from __future__ import annotations

from desktop.core.words import Phrase, phrase, plus
from desktop.systems.common.cards.wording import bracketed
from desktop.systems.common.sheet import DURATIONS, RunningEffect, ValueChange


def change_text(change: ValueChange) -> Phrase:
    """Say what changes and by how much."""
    amount = plus(change.amount)
    if change.stat == "max_ap":
        return phrase("MAXAP {n}", n=amount)
    if change.scope == "kind":
        return phrase("{kind} の技能値 {n}", kind=bracketed(change.ref), n=amount)
    return phrase("系統:{series} の技能値 {n}", series=change.ref, n=amount)


def effect_text(effect: RunningEffect) -> Phrase:
    """Say what changes, how long, and what it comes from."""
    template = "{change}（{duration}、{cause}）" if effect.cause else "{change}（{duration}）"
    known = {"change": change_text(effect), "duration": DURATIONS[effect.duration], "cause": bracketed(effect.cause)}
    return phrase(template, **{name: value for name, value in known.items() if "{" + name + "}" in template})
