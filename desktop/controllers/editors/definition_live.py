"""The live column of the editor of a game: chances, a sample check and a sample sheet by the rules as they stand."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QObject, QSignalBlocker, QTimer

from desktop.controllers.editors.definition_state import DefinitionState
from desktop.controllers.editors.sample_formulas import SampleFormulas
from desktop.controllers.program.appearance import Appearance
from desktop.core.custom.checks.starting import KIND
from desktop.core.custom.profile import ProfileField
from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.rolls.check import Check, CheckKind
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.odds import percent
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.editors.definition import DefinitionDocument
from desktop.models.sheet.document import SheetDocument
from desktop.views.dice import DiceGroup, Die
from desktop.views.editors.definition import DefinitionPage
from desktop.views.widgets.shown.odds import OddsLine

LIVE_PAUSE = 150
"""Milliseconds of rest before the column follows."""
MOST_STEPS = 40
"""A sample check ends after this many choices at the latest."""


class LiveColumn(QObject):
    """Follows the document once typing rests."""

    def __init__(
        self,
        page: DefinitionPage,
        document: DefinitionDocument,
        words: Words,
        state: DefinitionState,
        appearance: Appearance,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page, self._document, self._words = page, document, words
        self._state, self._appearance = state, appearance
        self.formulas = SampleFormulas(document.system, self._typed_rules, words)
        self.results = SampleFormulas(document.system, self._typed_rules, words, results=True)
        self._seed = 1
        self._kind = ""
        self.rest = QTimer(self, singleShot=True, interval=LIVE_PAUSE)
        self.rest.timeout.connect(self.begin)
        self._left: Iterator[None] = iter(())
        self.turn = QTimer(self, singleShot=True, interval=0)
        self.turn.timeout.connect(self._do_next)
        self._sample: Sheet | None = None

    def start(self) -> None:
        """Follow after a pause."""
        self.turn.stop()
        self.rest.start()

    def stop(self) -> None:
        """Follow nothing more."""
        self.turn.stop()
        self.rest.stop()

    def run(self) -> None:
        """Follow now, in one go."""
        self.show_kinds()
        self.show_odds()
        self._draw_sheet()

    def begin(self) -> None:
        """Follow in pieces: a key that comes meanwhile waits for one of them only, and the others begin again."""
        self._left = self._following()
        self.turn.start()

    def _following(self) -> Iterator[None]:
        for piece in (self.show_kinds, self.show_odds, self._make_sample, self.show_kinds):
            piece()
            yield
        yield from self._drawn_sample()

    def _do_next(self) -> None:
        try:
            next(self._left)
        except StopIteration:
            return
        self.turn.start()

    def choose_kind(self, kind: str) -> None:
        """Look at another check from now on."""
        self._kind = kind

    def chance(self, without: str = "") -> str:
        """Return the chance of the chosen check under these rules; empty where it is unknown.

        Args:
            without: a switch that is taken as it is by default.
        """
        game = self._document.game
        if without:
            settings = {key: value for key, value in game.definition.settings.items() if key != without}
            try:
                game = self._document.system.game(game.definition.model_copy(update={"settings": settings}))
            except ValidationError:  # other switches need it
                return ""
        check = self.begun(game)
        chance = check.odds().success if check is not None else None
        return percent(chance) if chance is not None else ""

    def begun(self, game: AnyGame) -> Check | None:
        """Begin the chosen check of the sample person; None where the rules as they stand have none."""
        try:
            return self._document.system.begin(self._kind, self._roller(), {}, game)
        except TakujoError:
            return None

    def show_odds(self) -> None:
        """Show the chances of the chosen check."""
        check = self.begun(self._document.game)
        lines: list[OddsLine] = []
        if check is not None:
            odds = check.odds()
            if odds.success is not None:
                title = self._words.say(check.title)
                lines.append(OddsLine(title, float(odds.success), percent(odds.success)))
            lines += [
                OddsLine(self._words.say(r.label), float(r.chance), percent(r.chance), r.current, r.legal)
                for r in odds.rows
            ]
        self._page.ui.odds.show_lines(lines)

    def show_kinds(self) -> None:
        """Offer every check of the current definition; the chosen one stays while there is one like it."""
        box = self._page.ui.kindCombo
        kinds = [(kind.id, self._words.say(kind.label)) for kind in self._kinds()]
        if kinds == [(box.itemData(n), box.itemText(n)) for n in range(box.count())]:
            return
        blocker = QSignalBlocker(box)
        box.clear()
        for kind, label in kinds:
            box.addItem(label, kind)
        box.setCurrentIndex(max(0, box.findData(self._kind)))
        del blocker
        self._kind = str(box.currentData() or "")

    def _kinds(self) -> tuple[CheckKind, ...]:
        """List the checks of the definition: the system's without a sheet, custom ones for the sample sheet."""
        system, game = self._document.system, self._document.game
        plain = {kind.id: kind for kind in system.kinds(None, game)}
        own = (kind for kind in system.kinds(self._sample, game) if kind.id.startswith(KIND)) if self._sample else ()
        return tuple({**plain, **{kind.id: kind for kind in own}}.values())

    def _roller(self) -> Sheet | None:
        """Return the sheet for the chosen check: the sample sheet for a custom check, else None."""
        return self._sample if self._kind.startswith(KIND) else None

    def _typed_rules(self) -> AnyGame:
        """The last rules without a mistake, with the profile and the names of rows as they stand now."""
        document = self._document
        fields = tuple(ProfileField.model_validate(row) for row in document.profile_rows())
        definition = document.game.definition.model_copy(update={"profile": fields})  # with the very rows it has
        if definition.lists == document.value.lists:
            return document.system.game(definition)
        lists = {key: self._renamed(rows, document.rows(key)) for key, rows in definition.lists.items()}
        try:
            return document.system.game(definition.model_copy(update={"lists": lists}))
        except ValidationError:  # a name that no row can have
            return document.system.game(definition)

    def _renamed(self, rows: Sequence[Mapping[str, Any]], now: Sequence[Mapping[str, Any]]) -> tuple[Any, ...]:
        """Return rows under the names that they have now."""
        names = {row.get("id"): row.get("name") for row in now}
        kept = (names.get(row.get("id")) in (None, "", row.get("name")) for row in rows)
        return tuple(
            row if same else {**row, "name": names[row.get("id")]} for row, same in zip(rows, kept, strict=True)
        )

    def roll(self) -> None:
        """Run one whole check with the program's dice, taking the plain way at every choice."""
        check, dice, throws = self.begun(self._document.game), RandomDice(), []
        for _ in range(MOST_STEPS):
            if check is None or check.done:
                break
            if check.wants is not None:
                throws.append(dice.throw(check.wants.sides))
                check = check.throw(throws[-1])
                continue
            option = next((o for o in check.options if o.primary and o.enabled), None)
            option = option or next((o for o in check.options if o.enabled), None)
            if option is None:
                break
            check = check.choose(option.id)
        accent = self._appearance.accent
        groups = [
            DiceGroup(tuple(Die(f.sides, f.value, accent) for f in t.faces), added=n > 0) for n, t in enumerate(throws)
        ]
        self._page.ui.dice.dice.show_dice(groups)
        outcome = check.outcome if check is not None else None
        if outcome is None:
            self._page.ui.outcome.setText("")
            return
        sign = {True: "✓ ", False: "× ", None: ""}[outcome.success]
        detail = self._words.say(outcome.detail)
        self._page.ui.outcome.setText("　".join(p for p in (sign + self._words.say(outcome.label), detail) if p))

    def other_sheet(self) -> None:
        """Draw another sample character."""
        self._seed += 1
        self._draw_sheet()

    def _draw_sheet(self) -> None:
        self._make_sample()
        self.show_kinds()
        for _ in self._drawn_sample():
            pass

    def _make_sample(self) -> None:
        """Make a sample character by the present rules."""
        try:
            self._sample = self._document.system.by_chance(self._document.game, random.Random(self._seed))
        except TakujoError as error:
            # rules can be valid and still allow no character; their author must see that
            self._sample = None
            text = self.tr("△ このままではキャラクターを作れません　{why}").format(
                why=self._words.say(error.problem.message)
            )
            self._page.show_state(text, "warning-text", usable=True)
            return
        self._state.show()
        self.formulas.show(self._sample)
        self.results.show(self._sample)

    def _drawn_sample(self) -> Iterator[None]:
        from desktop.controllers.sheet.paper import first_page_in_steps

        if self._sample is None:
            return
        document = SheetDocument(self._sample, self._document.system, self._document.game)
        preview, title = self._page.ui.preview, self._document.value.title
        page, text = yield from first_page_in_steps(document, self._words, preview.wanted_width(), title)
        preview.show_page(page, text)
