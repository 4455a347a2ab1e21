"""Lines of the palette: who, what and a number in any order, and the numbers of several people at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.play.typed import MenuWanted, PersonWanted, Unclear
from desktop.controllers.sheet.custom_numbers import number_named, numbers_of
from desktop.core.problem import refuse
from desktop.core.rolls.check import CheckKind
from desktop.core.rolls.outcome import Change
from desktop.core.words import Typed, Words, phrase
from desktop.services.command_line.meanings import (
    LOOKED_BACK,
    Deed,
    Meaning,
    addressed,
    alike,
    checks,
    deeds,
    english_words,
    opponents,
    ranked,
    unlike,
)
from desktop.services.command_line.named_check import CheckWanted
from desktop.services.command_line.names import BEGUN, Name, person
from desktop.services.command_line.palette import NumberChange, check_in_any_order, is_letters, picked, several
from desktop.services.keys.sentence import picks
from desktop.services.text import language
from desktop.services.text.search import Query, fold, key
from desktop.views.window.line_list import Row
from desktop.views.window.main_window import MainWindow

SHORTEST, MOST = 2, 4
"""Characters from which menu lines are offered, and how many of them."""
# the gatherer of strings only understands a context that is written out at every call
translate = QCoreApplication.translate
_BEGUN = re.compile(
    r"(S?)(?:([0-9]{1,3})([BRU]|T[YZ]?)|([0-9]{0,3}D[0-9]{1,5})([KDM])|(CH[OICE]*)|(X[0-9]{1,3}))", re.IGNORECASE
)


@dataclass(frozen=True)
class Meant:
    """What a line may mean, the likeliest first."""

    all: Sequence[Meaning]
    first: Sequence[Meaning]
    """The likeliest; of several only a person can tell which is meant."""

    @property
    def intent(self) -> CheckWanted | PersonWanted | Unclear | None:
        """What Enter does."""
        if len(self.first) > 1:
            return Unclear(tuple(one.label for one in self.first[:MOST]))
        return next((one.wanted or PersonWanted(one.who) for one in self.first), None)


class Palette(QObject):
    """Reads such lines for a campaign."""

    def __init__(self, window: MainWindow, open_campaign: OpenCampaign, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._open_campaign, self._words = open_campaign, open_campaign.words

    def menu(self, text: str) -> MenuWanted | None:
        """Find the menu line that has this text."""
        wanted = fold(text)
        lines = self._window.menu_lines().items()
        return next((MenuWanted(name) for name, label in lines if fold(label) == wanted), None)

    def rows(self, text: str) -> list[Row]:
        """Offer menu lines whose names hold what was typed."""
        query = Query(text)
        if not query or len(text.strip()) < SHORTEST:
            return []
        menu = self.tr("メニュー")
        lines = [Row(label, label, menu) for label in self._window.menu_lines().values() if query.hits(key(label))]
        return lines[:MOST]

    def changes(self, text: str) -> tuple[NumberChange, ...]:
        """Read the numbers of several people; empty where the line is none such."""
        return several(text, self._names(), self._open_campaign.letters.people)

    def _names(self) -> list[Name]:
        return [person(sheet.id, sheet.name, sheet.reading) for sheet in self._open_campaign.people.all_sheets()]

    def meanings(self, text: str, kinds: tuple[CheckKind, ...], acting: str) -> Meant:
        """Return what a line of names and numbers may mean, the likeliest first.

        Args:
            kinds: the checks of who acts where the line names no character.
            acting: their sheet id.
        """
        people, letters = self._names(), self._open_campaign.letters.people
        found = list[Meaning]()
        for line, against in opponents(text, people, letters):
            read = self._of_line(line, kinds, people)
            name = unlike(against, people, letters) if against is not None else ""
            found += read if against is None else [self._against(one, against, kinds, name) for one in read]
        done = self._done() if len(found) > 1 else ()
        ordered = ranked(found, done, acting)
        return Meant(tuple(ordered), alike(ordered, done, acting))

    def _of_line(self, line: str, kinds: tuple[CheckKind, ...], people: Sequence[Name]) -> list[Meaning]:
        """Return what a line may mean whose opponent is named last: a character alone, their check, one of who acts."""
        spoken = list(addressed(line, people, self._open_campaign.letters.people))
        if is_letters(line) and any(rest for _, _, rest in spoken):  # who, then what, as at the table
            spoken = [one for one in spoken if line.endswith(one[2])] or spoken
            found = list[Meaning]()
        else:
            found = self._named(line, kinds)
        for one, score, rest in spoken:
            found += self._theirs(one, score, rest, unlike(one, people, self._open_campaign.letters.people))
        return found or self._in_any_order(line, kinds)

    def _theirs(self, one: Name, score: int, rest: str, name: str) -> Iterator[Meaning]:
        """Yield the named character, or the checks of theirs that the rest of a line may mean."""
        if not rest:
            yield Meaning(one.label, name, score, who=one.id)
            return
        kinds = self._open_campaign.kinds(one.id) if score >= BEGUN else ()
        for own in self._named(rest, kinds) or self._in_any_order(rest, kinds):
            if own.score >= BEGUN:
                label, line = f"{one.label}　{own.label}", f"{name} {own.line}"
                yield replace(own, label=label, line=line, score=min(score, own.score), who=one.id)

    def _named(self, line: str, kinds: tuple[CheckKind, ...]) -> list[Meaning]:
        own = picks(kinds, self._open_campaign.letters.table, self._words)
        return list(checks(line, kinds, own, self._words, self._english))

    def _in_any_order(self, line: str, kinds: tuple[CheckKind, ...]) -> list[Meaning]:
        """Return the check that several words mean together."""
        own = picks(kinds, self._open_campaign.letters.table, self._words)
        whole = english_words(line, kinds, self._words, self._english)
        check = check_in_any_order(whole, kinds, own, self._words) if len(line.split()) > 1 else None
        label = " ".join(picked(part, own) for part in whole.split())
        return [Meaning(label, line, BEGUN, check, tested=check.kind)] if check is not None else []

    def _against(self, one: Meaning, who: Name, kinds: tuple[CheckKind, ...], name: str) -> Meaning:
        """Aim a check at the very character who is meant, among those of one name."""
        if one.check is None:
            return one
        theirs = self._open_campaign.kinds(one.who) if one.who else kinds
        params = (param for kind in theirs if kind.id == one.check.kind for param in kind.params if param.against)
        known = (p.id for p in params if p.id in one.check.params and any(c.value == who.id for c in p.choices))
        check = replace(one.check, params=one.check.params | dict.fromkeys(known, who.id))
        label, line = (text.replace(f"vs {who.label}", f"vs {name}") for text in (one.label, one.line))
        return replace(one, check=check, label=label, line=line)

    @property
    def _english(self) -> Words:
        return language.english(self._open_campaign.system.id)

    def _done(self) -> tuple[Deed, ...]:
        log = self._open_campaign.play_session.log()
        latest = reversed(log.rest(max(0, log.count - LOOKED_BACK)))
        return deeds(entry for entry in latest if log.counts(entry.id))

    def changed(self, wanted: Sequence[NumberChange]) -> tuple[Change, ...]:
        """Return the changes that a line of several people's numbers asks for.

        Raises:
            Refusal: a character has no such number.
        """
        open_campaign, changes = self._open_campaign, list[Change]()
        for one in wanted:
            sheet = open_campaign.sheet(one.who)
            system, game = open_campaign.system, open_campaign.game
            numbers = () if sheet is None else numbers_of(sheet, system, game, self._words)
            first = next(iter(numbers), None)
            found = number_named(one.name, sheet, system, game, self._words) if sheet and one.name else first
            if found is None:
                message = phrase("「{name}」という数はありません。", name=Typed(one.name[:30]))
                raise refuse(
                    "no_number", "", message, phrase("シートにある数の名前で書いてください。"), overridable=False
                )
            after = found.within(one.amount if one.absolute else found.value + one.amount)
            changes.append(Change(sheet=one.who, field=found.field, before=found.before, after=after))
        return tuple(changes)

    def describe(self, wanted: Sequence[NumberChange]) -> str:
        """Say what every number would become."""
        return self._open_campaign.describe(self.changed(wanted)) + self.tr("　Enter でまとめて行う")


def dice_rows(text: str) -> list[Row]:
    """Return ways to continue, the usual one first; nothing where the line is no dice yet, or is whole."""
    from desktop.core.notation.line import plain

    found = _BEGUN.fullmatch(plain(text))
    if found is None:
        return []
    secret, count, letter, dice, filtered, choice, times = (part or "" for part in found.groups())
    if choice:
        return [Row(f"{secret.upper()}{line}", line, note) for line, note in _choices()]
    if times:
        return [Row(f"{secret.upper()}{times.lower()} ", f"{times.lower()} 2D6", translate("DiceForms", "何回か振る"))]
    begun = f"{secret}{count or dice}".upper()
    return [Row(begun + end, begun + end, note) for end, note in _ends((letter or filtered).upper())]


def _choices() -> list[tuple[str, str]]:
    return [
        (translate("DiceForms", "choice[右,左]"), translate("DiceForms", "どれかを選ぶ")),
        ("choice2[A-D]", translate("DiceForms", "重ならずに選ぶ")),
    ]


def _ends(letter: str) -> list[tuple[str, str]]:
    match letter:
        case "B":
            return [("B6>=4", translate("DiceForms", "成功の数を数える"))]
        case "R":
            return [("R6>=5", translate("DiceForms", "振り足して成功の数を数える"))]
        case "U":
            return [
                ("U6[6]", translate("DiceForms", "振り足して最大と合計を出す")),
                ("U6[6]>=10", translate("DiceForms", "振り足して成功の数を数える")),
            ]
        case "K":
            return [
                ("KH1", translate("DiceForms", "大きい目だけを足す")),
                ("KL1", translate("DiceForms", "小さい目だけを足す")),
            ]
        case "D":
            return [
                ("DH1", translate("DiceForms", "大きい目を除く")),
                ("DL1", translate("DiceForms", "小さい目を除く")),
            ]
        case "M":
            return [
                ("MAX", translate("DiceForms", "いちばん大きい目")),
                ("MIN", translate("DiceForms", "いちばん小さい目")),
            ]
        case "TZ":
            return [("TZ6", translate("DiceForms", "出なかった目も数える"))]
        case _:
            return [("TY6", translate("DiceForms", "目ごとに数える"))]
