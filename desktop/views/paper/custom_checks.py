"""Custom checks on paper: each with its dice, what it must reach, how likely that is, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from desktop.core.custom.checks.check import CustomRoll
from desktop.core.custom.checks.model import Consequence, CustomCheck, roll_names
from desktop.core.custom.checks.starting import KIND, formulas
from desktop.core.custom.checks.verdict import WORDS
from desktop.core.custom.profile import FieldKind
from desktop.core.custom.values import Track
from desktop.core.expression.names import ENGLISH, JAPANESE, Named
from desktop.core.expression.tree import Const, Formula, refs
from desktop.core.expression.writing import written
from desktop.core.game import AnyGame
from desktop.core.problem import Refusal
from desktop.core.rolls.outcome import Explained
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Phrase, Typed, Words, phrase, signed_text
from desktop.services.text.catalogue import Catalogue
from desktop.views.paper.custom import CheckText
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.paper.shares import share
from desktop.views.paper.sheet.ink import Mode
from desktop.views.paper.sheet.marks import PageDrawing

ROW = "check-"
"""Before the number of a check, as the id of the row that says it on a sheet."""


@dataclass(frozen=True)
class CheckLine:
    """What paper says of one check, in the language of the page."""

    name: str
    dice: str
    target: str
    chance: str = ""
    """Per cent; empty: unknown, or odds are off."""
    follows: tuple[str, ...] = ()

    @property
    def short(self) -> str:
        """All that is needed to roll, in one line."""
        return "　".join(part for part in (self.dice, self.target, self.chance) if part)


def check_lines(
    system: AnySystem, game: AnyGame, sheet: Sheet | None, words: Words, *, chances: bool = True
) -> tuple[CheckLine, ...]:
    """Say every custom check: with a sheet in its numbers, without one as its formulas stand."""
    if not game.definition.checks:
        return ()
    base = sheet.evolve(own=_written_only(sheet.own)) if sheet is not None else None
    pen = _Pen(system.numbers(base or system.blank(game), game, words), words, game)
    return tuple(pen.line(check, _begun(system, game, base, check), chances) for check in game.definition.checks)


def _written_only(own: Any) -> dict[str, Any]:
    """Return what a sheet keeps of its custom fields, without what paper adds to it."""
    values = {key: value.value if isinstance(value, Track) else value for key, value in own.items()}
    return {key: value for key, value in values.items() if not isinstance(value, Explained)}


def _begun(system: AnySystem, game: AnyGame, sheet: Sheet | None, check: CustomCheck) -> CustomRoll | None:
    """Begin a check with default parameters; None where it needs a sheet that is missing, or is refused.

    There is no opponent yet; the dice are known without.
    """
    if sheet is None and any(True for formula in formulas(check) for _ in refs(formula)):
        return None
    try:
        plain = check if check.target != "opponent" else check.evolve(target="none")
        found = system.begin(
            KIND + check.id, sheet, {}, replace(game, definition=game.definition.evolve(checks=(plain,)))
        )
    except Refusal:
        return None
    return found if isinstance(found, CustomRoll) else None


@dataclass(frozen=True)
class _Pen:
    numbers: tuple[Named, ...]
    words: Words
    game: AnyGame

    def line(self, check: CustomCheck, roll: CustomRoll | None, chances: bool) -> CheckLine:
        """Say one check.

        Args:
            roll: the check of a sheet; None: it is described by its formulas.
        """
        known = roll.odds().success if roll is not None and chances and check.target != "opponent" else None
        return CheckLine(
            name=check.name or "—",
            dice=self._dice(check, roll),
            target=self._target(check, roll),
            chance="" if known is None else f"{share(known)} %",
            follows=tuple(self._follows(check, roll)),
        )

    def _text(self, text: Phrase | str) -> str:
        return self.words.say(text)

    def _formula(self, formula: Formula) -> str:
        style = ENGLISH if self.words.language == "en" else JAPANESE
        return written(formula, (*self.numbers, *roll_names(self.words)), style)

    def _number(self, formula: Formula, value: int | None) -> str:
        return self._formula(formula) if value is None else signed_text(value)

    def _dice(self, check: CustomCheck, roll: CustomRoll | None) -> str:
        pool = roll.side.pool if roll is not None else None
        count = self._number(check.count, pool.count if pool is not None else None)
        dice = f"{count if pool is not None or isinstance(check.count, Const) else f'({count})'}D{check.sides}"
        if check.keep != "all":
            kept = self._number(check.kept, pool.kept if pool is not None else None)
            text = "{dice}の大きいほう{n}個" if check.keep == "highest" else "{dice}の小さいほう{n}個"
            dice = self._text(phrase(text, dice=Typed(dice), n=Typed(kept)))
        if check.reduce == "count":
            hit = self._number(check.hit, pool.hit if pool is not None else None)
            dice = self._text(phrase("{dice}の{hit}以上の数", dice=Typed(dice), hit=Typed(hit)))
        elif check.reduce != "sum":
            text = "{dice}のいちばん大きい目" if check.reduce == "highest" else "{dice}のいちばん小さい目"
            dice = self._text(phrase(text, dice=Typed(dice)))
        if check.explode and check.reduce in ("sum", "count") and check.keep == "all":
            dice = self._text(phrase("{dice}（{n}で振り足す）", dice=Typed(dice), n=check.sides))
        return dice + self._added(check, roll)

    def _added(self, check: CustomCheck, roll: CustomRoll | None) -> str:
        if roll is None:
            return "" if check.bonus == Const(value=0) else self._signed(self._formula(check.bonus))
        return self._signed(signed_text(roll.side.added)) if roll.side.added else ""

    def _signed(self, text: str) -> str:
        return text if text.startswith(("−", "-")) else f"＋{text}"

    def _target(self, check: CustomCheck, roll: CustomRoll | None) -> str:
        if check.target == "none":
            return self._text("目標なし")
        if check.target == "opponent":
            up = ("相手の結果より上", "相手の結果以上")
            down = ("相手の結果より下", "相手の結果以下")
            return self._text((up if check.compare == "at_least" else down)[check.tie == "success"])
        number = self._number(check.number, roll.target if roll is not None else None)
        text = "{n}以上" if check.compare == "at_least" else "{n}以下"
        sentence = self._text(phrase(text, n=Typed(number)))
        return (
            sentence
            if check.target == "number"
            else self._text(phrase("{target}（振る前に決める）", target=Typed(sentence)))
        )

    def _follows(self, check: CustomCheck, roll: CustomRoll | None) -> Iterator[str]:
        upwards = check.compare == "at_least"
        ends = roll.ends if roll is not None else None
        for word, formula, value, up in (
            (WORDS["critical"], check.critical, ends.critical if ends else None, upwards),
            (WORDS["fumble"], check.fumble, ends.fumble if ends else None, not upwards),
        ):
            if formula is not None:
                text = phrase("{n}以上" if up else "{n}以下", n=Typed(self._number(formula, value)))
                yield f"{self._text(word)}　{self._text(text)}"
        yield from (self._consequence(one) for one in check.consequences)

    def _consequence(self, one: Consequence) -> str:
        track = next((field.label for field in self.game.profile if field.id == one.track), one.track)
        when = self._text("いつも" if one.when == "always" else WORDS[one.when])
        return f"{when}　{track} {self._signed(self._formula(one.amount))}"


@dataclass(frozen=True)
class WithChecks(SheetPaper):
    """The printed sheet of a system, on which custom checks are among custom fields."""

    paper: SheetPaper
    system: str
    """Its id."""

    def pages(
        self, sheet: Any | None, game: AnyGame, mode: Mode, words: Words, context: PaperContext
    ) -> list[PageDrawing]:
        """Draw a character's pages."""
        if game.definition.checks:
            system = Catalogue().system(self.system)
            lines = check_lines(system, game, sheet, words, chances=context.chances)
            rows = tuple(
                CheckText(id=f"{ROW}{number}", label=line.name, kind=FieldKind.FORMULA, explanation=line.short)
                for number, line in enumerate(lines)
            )
            profile = (*game.profile, *rows)
            game = replace(game, definition=game.definition.model_copy(update={"profile": profile}))
        return self.paper.pages(sheet, game, mode, words, context)
