"""Lines of the palette: who, what and a number in any order, and the numbers of several people at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.play.typed import MenuWanted, PersonWanted
from desktop.controllers.sheet.custom_numbers import number_named, numbers_of
from desktop.core.problem import refuse
from desktop.core.rolls.check import CheckKind
from desktop.core.rolls.outcome import Change
from desktop.core.words import Typed, phrase
from desktop.services.command_line.named_check import CheckWanted
from desktop.services.command_line.names import Name, person
from desktop.services.command_line.palette import NumberChange, addressed, check_in_any_order, several
from desktop.services.keys.sentence import picks
from desktop.services.text.search import Query, fold, key
from desktop.views.window.line_list import Row
from desktop.views.window.main_window import MainWindow

SHORTEST, MOST = 2, 4
"""Characters from which people and menu lines are offered, and how many of each."""


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
        """Offer people and menu lines whose names hold what was typed."""
        query = Query(text)
        if not query or len(text.strip()) < SHORTEST:
            return []
        people = [Row(name.label, name.label, self.tr("人")) for name in self._names() if query.hits(_line(name))]
        menu = self.tr("メニュー")
        lines = [Row(label, label, menu) for label in self._window.menu_lines().values() if query.hits(key(label))]
        return [*people[:MOST], *lines[:MOST]]

    def changes(self, text: str) -> tuple[NumberChange, ...]:
        """Read the numbers of several people; empty where the line is none such."""
        return several(text, self._names(), self._open_campaign.letters.people)

    def _names(self) -> list[Name]:
        return [person(sheet.id, sheet.name, sheet.reading) for sheet in self._open_campaign.people.all_sheets()]

    def check(self, text: str, kinds: tuple[CheckKind, ...]) -> CheckWanted | PersonWanted | None:
        """Read a line whose words stand in any order, and may name who acts; a name alone selects."""
        letters = self._open_campaign.letters
        for one in addressed(text, self._names(), letters.people):
            if not one.rest:
                return PersonWanted(one.who)
            theirs = self._open_campaign.kinds(one.who)
            found = check_in_any_order(one.rest, theirs, picks(theirs, letters.table, self._words), self._words)
            if found is not None:
                return replace(found, who=one.who)
        return check_in_any_order(text, kinds, picks(kinds, letters.table, self._words), self._words)

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


def _line(name: Name) -> str:
    return key(name.label, name.reading)
