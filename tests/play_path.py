"""Rules as the window reaches them: golden cases are played through the play session, with what a form can give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from desktop.core.game import AnyGame
from desktop.core.play import ThrowEvent
from desktop.core.problem import Refusal
from desktop.core.rolls.roll import Asked, Roll
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.value import Viewer
from tests.play_sessions import Company, play_session


class PlayPath:
    """One campaign of sheets in memory, whose every step is posted as the window posts it."""

    def __init__(self, system: AnySystem, game: AnyGame, sheets: Sequence[Sheet], folder: Path) -> None:
        self.system, self.game = system, game
        self.company = Company(system, sheets, game)
        self.file = folder / "journal.jsonl"
        self.play_session = play_session(self.company, self.file)
        self.unasked: list[str] = []
        """Parameters of checks that no form asks for, and fields of events that nothing offers."""

    # checks

    def prepare(self, kind: str, who: str, params: Mapping[str, Any]) -> Roll:
        """Put a check into the tray; a word becomes the choice of that name, what no form asks for is noted."""
        sheet = self.company.sheet(who)
        kinds = {one.id: one for one in self.system.kinds(sheet, self.game, self.company.all_sheets())}
        asked = {param.id: param for param in kinds[kind].params} if kind in kinds else {}
        self.unasked += sorted(params.keys() - asked.keys()) if kind in kinds else []
        given = {}
        for name, value in params.items():
            choices = asked[name].choices if name in asked else ()
            by_name = next((choice.value for choice in choices if str(choice.label) == value), value)
            given[name] = by_name
        return self.play_session.prepare(Asked(kind=kind, who=who, params=given))

    @property
    def check(self) -> Any:
        """The check in the tray."""
        assert self.play_session.roll is not None
        return self.play_session.roll.check

    def odds(self) -> dict[str, Fraction]:
        """Return the exact chances that stand beside the check in the tray, by their labels; `""` is success."""
        assert self.play_session.roll is not None
        found = self.play_session.roll.shown(Viewer(gm=True)).odds
        assert found is not None
        assert found.success is not None
        return {**{str(row.label): Fraction(row.chance) for row in found.rows}, "": Fraction(found.success)}

    def throw(self, faces: Sequence[int]) -> list[int]:
        """Post whole throws in the order asked for; return the faces that are left."""
        left = list(faces)
        self._take_up()
        while self.play_session.roll is not None and (wants := self.check.wants) is not None and left:
            count = len(wants.sides)
            if len(left) < count:
                break
            self.play_session.post(ThrowEvent(faces=tuple(left[:count]), origin="hand"))
            del left[:count]
            self._take_up()
        return left

    def _take_up(self) -> None:
        """Put the check in front that an engine holds open behind one that is over, as N does."""
        roll = self.play_session.roll
        if roll is not None and roll.engine and roll.done:
            for held in self.play_session.suspended:
                self.play_session.take_up(held.id)

    # engines

    def play(self, name: str, event: Mapping[str, Any]) -> None:
        """Post an event that is offered now; one with `gm` is tried first, and then ruled by the GM.

        Raises:
            Refusal: the rules do not allow it.
        """
        given = dict(event)
        known = self.play_session.playing.types(name).get(str(given.get("kind")))
        ruled = given.pop("gm", False) if known is not None and "gm" in known.model_fields else False
        offers = [dict(offer.event) for offer in self.play_session.playing.offers(name)]
        if ruled and not any(_fits(offer, {**given, "gm": True}) for offer in offers):
            try:
                self.play_session.play(name, given)
            except Refusal as refusal:
                if not refusal.problem.overridable:
                    raise
                self.play_session.play(name, given, "")
            return
        given = {**given, "gm": True} if ruled else given
        self.play_session.play(name, given)
        if not any(_fits(offer, given) for offer in offers):
            self.unasked.append(str(given.get("kind")))


@contextmanager
def play_path(system: Any, sheets: Sequence[Sheet], game: AnyGame) -> Iterator[PlayPath]:
    """Start a play session whose journal is removed when the block ends."""
    with TemporaryDirectory() as folder:
        yield PlayPath(system, game, sheets, Path(folder))


def _fits(offer: Mapping[str, Any], event: Mapping[str, Any]) -> bool:
    """Return whether an event is a completed offer; the character whose turn it is may be omitted."""
    return all(
        event.get(name) == value or (not value and not event.get(name)) or (name == "who" and name not in event)
        for name, value in offer.items()
    )
