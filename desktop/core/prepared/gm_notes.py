"""What a GM writes beside the rules: custom states and timers that end by themselves, and notes of a scene."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from pydantic import Field

from desktop.core.sheet import Identifier, ShortText, new_id
from desktop.core.value import Value
from desktop.core.view_models import Condition, PlayView, nth
from desktop.core.words import Phrase, Spoken, Typed, phrase

Ends = Literal["hand", "phase", "round", "clock"]
LONGEST_NAME, LONGEST_NOTE = 40, 2000
"""Characters."""


def end_of(phase: Spoken) -> Phrase:
    """What ends with a phase."""
    return phrase("{phase}の終わりまで", phase=phase)


class CustomState(Value):
    """A custom state of a character or of the whole campaign; also a timer or a break."""

    id: Identifier = Field(default_factory=new_id)
    name: ShortText = Field(min_length=1, max_length=LONGEST_NAME)
    who: str = ""
    """Sheet id; empty: the whole table."""
    ends: Ends = "hand"
    engine: str = ""
    """Whose phase or round ends it."""
    phase: Spoken = ""
    """It ends when this phase does."""
    round: int = 0
    """The round in which the phase is, or at whose end it ends."""
    word: Spoken = ""
    """What this system calls a round."""
    due: datetime | None = None
    """The time of day at which it ends, with its zone."""
    rest: bool = False
    """A break for the whole group."""
    secret: bool = False
    """Visible to the GM only, whatever `who` says."""

    @property
    def until(self) -> Phrase:
        """What ends it, in words."""
        match self.ends:
            case "phase":
                return end_of(self.phase)
            case "round":
                return phrase("{round}の終わりまで", round=nth(self.round, self.word))
            case "clock":
                return phrase("{time} まで", time=f"{self.due.astimezone():%H:%M}" if self.due else "")
            case "hand":
                return phrase("手で終える")

    @property
    def label(self) -> Phrase | str:
        """Its name as it was typed; a break is a word of ours."""
        return self.name if self.rest else Typed(self.name)

    @property
    def condition(self) -> Condition:
        """Return the mark as a condition of a character."""
        return Condition(id=f"own.{self.id}", label=phrase("{name}", name=self.label), ends=self.until)

    def over(self, shown: PlayView | None) -> bool:
        """Tell whether its engine has ended it; None: the engine no longer runs."""
        if self.ends not in ("phase", "round"):
            return False
        if shown is None:
            return True
        now = shown.round or 0
        if self.ends == "round":
            return now > self.round
        return now != self.round or str(shown.phase) != str(self.phase)

    def expired(self, now: datetime) -> bool:
        """Tell whether its time has come."""
        return self.ends == "clock" and self.due is not None and self.due <= now


class Memo(Value):
    """A note of a scene."""

    id: str
    """Of its line in the journal."""
    text: str
    gm: bool = False
    """Only the GM may read it."""
    scene: str = ""
    """Key of its scene."""


class Scene(Value):
    """The scene that notes belong to and lines are listed under."""

    key: str = ""
    title: Spoken = ""
