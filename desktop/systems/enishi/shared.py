"""What a fight and a session share: events, and setting and changing 所縁 with the GM's consent (EN-ENI)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from desktop.core import play
from desktop.core.problem import Refusal, Severity, refuse
from desktop.core.sheet import ShortText
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import RELATIONS, Bond
from desktop.systems.enishi.tables import tables


class Effect(Value):
    """全回復 or 蘇生 outside any check (EN-PRM-05, EN-PRM-06)."""

    kind: Literal["effect"] = "effect"
    effect: Literal["full_heal", "revive"]
    payer: str
    receiver: str
    support: bool | None = None
    gm: bool = False


class BondEvent(Value):
    """A bond is set or rewritten (EN-ENI-02, EN-ENI-06)."""

    kind: Literal["bond"] = "bond"
    who: str
    person: ShortText
    relation: str = Field(json_schema_extra={"choices": list(RELATIONS)})
    index: int | None = None
    """The row to rewrite; None: a new one."""
    link: str = ""
    gm: bool = False


class Drop(Value):
    """The open check is given up: its dice count for nothing, what was paid in it comes back, the action is free."""

    kind: Literal["drop"] = "drop"


class Join(play.Join):
    """A character joins late."""


Bonds = tuple[Bond, ...]


def add_bond(bonds: Bonds, person: str, relation: str, *, link: str = "", gm: bool = False) -> Bonds:
    """Write a new bond; its box is free at once (EN-ENI-02, EN-AMB-69).

    Args:
        gm: the GM has judged that the relation was formed.

    Raises:
        Refusal: EN-VAL-28 (seven at most), EN-VAL-29 (no consent, no relation, a second row for one person).
    """
    row = _row(person, relation, link)
    if any(b.person == row.person for b in bonds):
        raise _wrong(
            phrase("{person} への所縁がすでにあります。", person=person), phrase("その行を書き換えてください。")
        )
    if not gm:
        raise _consent(person)
    limit = tables().bond_max
    if len(bonds) >= limit:
        message = phrase("所縁は {n} 行までです。", n=limit)
        raise refuse("too_many_bonds", "EN-VAL-28", message, phrase("どれかを書き換えてください。"))
    return (*bonds, row)


def change_bond(
    bonds: Bonds, index: int, person: str, relation: str, settings: Settings, *, link: str = "", gm: bool = False
) -> Bonds:
    """Rewrite a bond; a ticked box stays ticked (EN-ENI-06, EN-AMB-69).

    Raises:
        Refusal: EN-VAL-29.
    """
    if not 0 <= index < len(bonds):
        raise _wrong(phrase("その所縁の行はありません。"), phrase("ある行を選んでください。"))
    row = _row(person, relation, link)
    if any(b.person == row.person for i, b in enumerate(bonds) if i != index):
        raise _wrong(
            phrase("{person} への所縁がすでにあります。", person=person), phrase("その行を書き換えてください。")
        )
    if not gm:
        raise _consent(person)
    box = bonds[index].box and not settings.change_frees_box
    return (*bonds[:index], row.evolve(box=box), *bonds[index + 1 :])


def rewritten(bonds: Bonds, event: BondEvent, settings: Settings) -> Bonds:
    """Do what an event of play asks: a new row, or another one in its place."""
    if not settings.bonds_used:
        raise refuse(
            "no_bonds",
            "EN-ENI-01",
            phrase("この卓では所縁を使いません。"),
            phrase("ゲーム定義の「所縁を使う」を入れてください。"),
            overridable=False,
        )
    if event.index is None:
        return add_bond(bonds, event.person, event.relation, link=event.link, gm=event.gm)
    return change_bond(bonds, event.index, event.person, event.relation, settings, link=event.link, gm=event.gm)


def fresh(bonds: Bonds) -> Bonds:
    """Free every box, at a scenario's start (EN-ENI-10, EN-AMB-79)."""
    return tuple(b.evolve(box=False) if b.box else b for b in bonds)


def feelings(own: Bonds, own_name: str, theirs: Bonds, their_name: str) -> Phrase:
    """Return the feelings of two characters for each other; bonds are one-way (EN-ENI-04).

    >>> love = (Bond(person="B", relation="love"),)
    >>> str(feelings(love, "A", (), "B"))
    'A から B への片思い'
    """
    there = next((b.relation for b in own if b.person == their_name), "")
    back = next((b.relation for b in theirs if b.person == own_name), "")
    if there == back == "love":
        return phrase("{a} と {b} は両思い", a=own_name, b=their_name)
    if "love" in (there, back):
        a, b = (own_name, their_name) if there == "love" else (their_name, own_name)
        return phrase("{a} から {b} への片思い", a=a, b=b)
    return phrase("{a}：{there}・{b}：{back}", a=own_name, there=RELATIONS[there], b=their_name, back=RELATIONS[back])


def _row(person: str, relation: str, link: str) -> Bond:
    if not person.strip():
        raise _wrong(phrase("所縁の相手がありません。"), phrase("相手を書いてください。"))
    if relation not in RELATIONS or not relation:
        raise _wrong(
            phrase("関係 {relation} はありません。", relation=relation or "—"),
            phrase("六つの関係から一つ選んでください。"),
        )
    return Bond.model_validate({"person": person.strip(), "relation": relation, "link": link})


def _wrong(message: Phrase, remedy: Phrase) -> Refusal:
    return refuse("bad_bond", "EN-VAL-29", message, remedy, overridable=False)


def _consent(person: str) -> Refusal:
    message = phrase("{person} への所縁にはGMの同意が要ります。", person=person)
    return refuse("consent", "EN-VAL-29", message, phrase("GMに認めてもらってください。"), severity=Severity.CONSENT)
