"""What a rule system's screens of play derive from: `TrackerView`, and `BeginOptions` for what is asked before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.core.problem import Problem
from desktop.core.words import Words

if TYPE_CHECKING:
    from desktop.core.view_models import Offer, PlayView
    from desktop.models.play.board_light import Hand


@dataclass(frozen=True)
class RunningEngine:
    """A battle or a session under way, as its tracker gets it after every step."""

    engine: str
    """`battle` or `session`."""
    shown: PlayView
    """The rule system's own view type, as the GM may see it."""
    offers: tuple[Offer, ...]
    """Every legal next step."""
    selected: str
    """Sheet id of the character selected on the party strip; empty: none."""
    what_if: Callable[..., PlayView | Problem]
    """Try events, as plain data, one after the other, without doing them: what would be there, or why not."""
    choose_key: str = ""
    """The key after which a number takes one of the numbered choices, as it is written; empty: none."""
    named: bool = True
    """Whether a person has chosen them since the last step; else they are selected because it is their turn."""
    chances: bool = True
    """Whether this table shows chances; where it does not, no check that is shown has any."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """Letters of what may be declared in the open check, by the option's id."""
    people: Mapping[str, str] = field(default_factory=dict)
    """Letters of people, by sheet id."""
    lifted: bool = False
    """The GM reveals the check in the tray; without that players look on, and read this page."""

    def offer(self, kind: str, who: str | None = None) -> Offer | None:
        """The first legal step of a kind, of one person where `who` is given."""
        return next((o for o in self.offers if o.kind == kind and who in (None, o.who)), None)

    @property
    def primary(self) -> Offer | None:
        """The step that N takes."""
        return next((o for o in self.offers if o.primary), None)


@dataclass(frozen=True)
class Act:
    """Something that can be done in a turn."""

    id: str
    letter: str
    label: str
    legal: bool = True


class TrackerView(QWidget):
    """The middle of the play page for one engine of one system: shows and asks, and decides nothing."""

    requested = Signal(object)
    """Post this event, as plain data: `{"kind": "attack", "who": …}`."""
    picked = Signal(str)
    """Select a character on the party strip, by sheet id."""
    check_requested = Signal(str, str, object)
    """(sheet id, kind id, parameters): prepare a check in the tray that belongs to no engine."""
    formed = Signal()
    """The form has changed what the next step is, or what it is called."""

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the present state; called after every step, so it must be quick (a few milliseconds)."""
        raise NotImplementedError

    # the next step, where the form knows more of it than its offer

    def next_event(self) -> Mapping[str, Any] | None:
        """Return the event that N posts; None: the primary offer."""
        return None

    def next_events(self) -> Sequence[Mapping[str, Any]]:
        """Return the events that N posts one after the other, where the form is filled in further ahead than one."""
        event = self.next_event()
        return () if event is None else (event,)

    def give_up_events(self) -> Sequence[Mapping[str, Any]]:
        """Return what Shift+Enter posts where no offer gives anything up: that no dice are needed, say."""
        return ()

    @property
    def next_name(self) -> str:
        """What the button of the next step says; empty: the offer's label."""
        return ""

    @property
    def due(self) -> str:
        """What is to be chosen where no step is the usual one, as words for that button; empty: nothing."""
        return ""

    def lead(self) -> None:
        """Put the focus on what is `due`; nothing is done yet."""

    # acts of a turn, by letter

    @property
    def acts(self) -> Sequence[Act]:
        """What the one whose turn it is can do, in the order of the form; empty: the letters pick checks."""
        return ()

    def take_act(self, identifier: str) -> None:
        """Fill the form with an act; nothing is done yet."""

    def aim_at(self, who: str) -> bool:
        """Aim the act in the form, or the usual one, at a character; False: it cannot be."""
        return False

    @property
    def in_rows(self) -> str:
        """Kind of the step whose dice all type in one run round the table; empty: there is none now."""
        return ""

    @property
    def acts_in_tray(self) -> bool:
        """Whether they have no buttons of their own here, so that the tray shows them."""
        return False

    def lead_to_damage(self) -> bool:
        """Put the focus where damage that is due is written; False: none is due."""
        return False

    @property
    def acts_of(self) -> str:
        """Sheet id of the character whose acts these are outside of turns; empty: none."""
        return ""

    @property
    def choices(self) -> Sequence[Act]:
        """What the form waits for, so that letters choose it without another key before them; empty: nothing."""
        return ()

    def take_choice(self, identifier: str) -> None:
        """Fill the form with one of them; nothing is done yet."""

    def put_down(self) -> bool:
        """Empty the form of what letters have put into it; False: there is nothing."""
        return False

    def take_figure(self, digit: str) -> bool:
        """Take a figure of a number that the act in the form waits for, of a hex, say; False: it waits for none."""
        return False

    # an act that is chosen on the board as well

    @property
    def hand(self) -> Hand | None:
        """The act in the form, as the board shows it; None: the board keeps its own."""
        return None

    def hold(self, hand: Hand) -> None:
        """Take over an act that was chosen on the board."""

    # choices by arrow and by letter

    @property
    def ways(self) -> Sequence[QWidget]:
        """The options of the choice that is due, in order, for the arrows; N takes the first; empty: none is due."""
        return ()

    @property
    def numbered(self) -> int:
        """How many choices beside those of the check have letters: one key and a letter take one."""
        return 0

    def take(self, number: int) -> bool:
        """Take a numbered choice, counted from 1; False: there is none of this number."""
        return False

    # a check that is asked for in a form of the tracker's own

    def fill(self, who: str, kind: str, params: Mapping[str, Any]) -> bool:
        """Write a typed or clicked check into the form, and put the focus where it is confirmed; False: none is due."""
        return False

    def absent(self, who: str, kind: str, params: Mapping[str, Any]) -> str:
        """Name the absent opponent of a check that the form asks for but cannot take; empty: none is absent."""
        return ""


class BeginOptions(QWidget):
    """What a system asks before a battle or a session begins, beside who takes part."""

    folder = ""
    """Name of the campaign's folder whose files are offered; empty: none are."""

    def show_files(self, files: Mapping[str, Mapping[str, Any]]) -> None:
        """Offer the files of `folder`: their content by file name."""

    def options(self) -> Mapping[str, Any]:
        """Return the options of the engine's `start`, as JSON."""
        return {}
