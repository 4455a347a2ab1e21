"""How a card, and a change of a value, is written: whom it concerns, when it is used, its cost and uses, <斬撃> +10."""

from __future__ import annotations

import re
from dataclasses import dataclass

from desktop.core.game import Game
from desktop.core.words import Phrase, Typed, Words, phrase, plus
from desktop.systems.common.cards.in_hand import sums
from desktop.systems.common.cards.library import KEY, SECRET, fill, kind_name
from desktop.systems.common.cards.numbers import check_text, own_check
from desktop.systems.common.cards.points import points_text
from desktop.systems.common.cards.schema import Card, LimitKind
from desktop.systems.common.cards.wording import bracketed, limit_text, price_texts, target_text
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import DURATIONS, CopyRow, RunningEffect, ValueChange
from desktop.systems.common.values import library_of


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


_CHOOSING = re.compile(r"^(取得するとき[^。]*。|Choose one [^.]*\.\s*)")
"""The sentence that asks for the choice, in the rules' own cards."""

COUNTED: dict[LimitKind, tuple[str, str]] = {
    "minor": ("used_turn", "ターン"),
    "setup_process": ("used_process", "プロセス"),
    "cleanup_process": ("used_process", "プロセス"),
    "per_cycle": ("used_cycle", "サイクル"),
    "per_scenario": ("used_scenario", "シナリオ"),
}
"""The limits that count uses: where the copy keeps the count, and the word of the period (CM-LIM-01…07)."""


@dataclass(frozen=True)
class Counter:
    """How often one copy may be used in one period."""

    field: str
    period: str
    most: int
    used: int

    @property
    def left(self) -> int:
        """Uses still open."""
        return max(0, self.most - self.used)


def counters(card: Card | None, copy: CopyRow) -> tuple[Counter, ...]:
    """List the periods in which uses of a copy are counted, in the card's order; one entry for each count."""
    found: dict[str, Counter] = {}
    for limit in card.limits if card is not None else ():
        if limit.kind not in COUNTED:
            continue
        field, period = COUNTED[limit.kind]
        most = min(limit.n, found[field].most) if field in found else limit.n
        found[field] = Counter(field, period, most, getattr(copy, field))
    return tuple(found.values())


def bare(text: Phrase, words: Words) -> str:
    """Return 自分 of 対象:自分, マイナー1 of 制限:マイナー1."""
    sentence = words.say(text)
    head, colon, rest = sentence.partition(":")
    return rest.strip() if colon and head.isalpha() else sentence


def rules_line(card: Card, words: Words) -> str:
    """Return whom a card concerns and when it may be used, in one line."""
    whom = target_text(card.target)
    first = words.say(whom) if card.target.kind == "none" else bare(whom, words)
    parts = (first, *(bare(limit_text(limit), words) for limit in card.limits))
    return words.say("・").join(parts)


def rules_in_full(card: Card, words: Words) -> str:
    """Return target, limits and prices in the rulebook's words."""
    parts = (target_text(card.target), *(limit_text(limit) for limit in card.limits), *price_texts(card))
    return "　".join(words.say(part) for part in parts)


def text_of(card: Card, choice: str, words: Words, game: Game[CommonSettings] | None = None) -> str:
    """Return a card's text; once the choice is made it is filled in, and how to choose needs no telling any more.

    A card without a text shows how its check is computed and what points it changes, in the campaign's words;
    every card shows the formulas of its numbers.
    """
    text = library_of(game).texts.get(kind_name(card, choice), "") if game is not None else ""
    if text and card.id in (SECRET, KEY):
        return text
    if not card.text and game is not None:
        points = words.listed([points_text(effect, game) for effect in card.effects if effect.op == "points"])
        sentence = words.join(check_text(card, game, words), points) if own_check(card) else points
    else:
        sentence = filled(words.say(card.text), choice if card.placeholder != "none" else "")
    computed = () if game is None else tuple(sums(card, library_of(game), game.settings))
    return words.join(Typed(sentence), words.listed(computed)) if computed else sentence


def filled(text: str, choice: str) -> str:
    """Return a card's text with what was chosen in its place."""
    return fill(_CHOOSING.sub("", text), choice) if choice else text


def title_of(card: Card, choice: str, words: Words) -> str:
    """Return a kind's name in the language of the screen."""
    return words.say(kind_name(card, choice)) if not choice else fill(words.say(card.name), words.say(choice))


def count_text(used: int, most: int) -> Phrase:
    """Say how much of a limit is used and left."""
    return phrase("{used} / {most} 回使った、残り {left}", used=used, most=most, left=max(0, most - used))
