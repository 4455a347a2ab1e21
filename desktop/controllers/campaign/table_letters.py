"""The letters of a campaign's table: of people, and of what its rule system can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from desktop.core.problem import TakujoError
from desktop.core.rolls.check import Option
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.services.campaign.campaign import Campaign
from desktop.services.keys.letters import LetterTable, assigned, letter_table, option_letters


class TableLetters:
    """Gives people letters that stay theirs, and reads those of the rule system.

    Args:
        sheet: the current sheet by id; None: it has gone, and its letter is free.
        failed: is told where the letters cannot be written.
    """

    def __init__(
        self,
        campaign: Campaign,
        words: Words,
        sheet: Callable[[str], Sheet | None],
        failed: Callable[[TakujoError], None],
    ) -> None:
        self._campaign, self._words, self._sheet, self._failed = campaign, words, sheet, failed
        self._people: dict[str, str] = dict(campaign.letters)

    @property
    def table(self) -> LetterTable:
        """The fixed letters of the rule system, in the language of the table."""
        return letter_table(self._campaign.system_id, self._words.language)

    @property
    def people(self) -> Mapping[str, str]:
        """Sheet id → letter of everybody who has been at the table."""
        return self._people

    def meet(self, people: Iterable[str], *, keep: bool) -> Mapping[str, str]:
        """Give everybody a letter who has none yet, in this order.

        Args:
            keep: write new letters into the campaign; else they are found again by the same order.
        """
        new = [who for who in people if who not in self._people]
        if new:
            still = {who: letter for who, letter in self._people.items() if self._sheet(who) is not None}
            self._people = assigned(((who, self._name(who)) for who in new), still)
        if keep and not self._campaign.read_only and dict(self._campaign.letters) != self._people:
            try:
                self._campaign.change(letters=dict(self._people))
            except TakujoError as error:
                self._failed(error)
        return self._people

    def _name(self, who: str) -> str:
        sheet = self._sheet(who)
        if sheet is None:
            return ""
        return sheet.reading if self._words.language == "ja" and sheet.reading else sheet.name

    def options(self, options: Sequence[Option]) -> Mapping[str, str]:
        """Return id → letters of what may be declared."""
        return option_letters(options, self.table, self._people, self._words)
