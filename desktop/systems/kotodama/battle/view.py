"""A battle as a viewer sees it: the one type that screens get of it."""

from __future__ import annotations

from typing import Literal

from desktop.core.check import Option
from desktop.core.value import Value
from desktop.core.words import Phrase
from desktop.systems.kotodama.battle.state import RUNNING, Effect, Phase
from desktop.systems.kotodama.sheet import Side
from desktop.systems.kotodama.stage.view import StageView


class Term(Value):
    """A victory or defeat condition as it is written."""

    result: Literal["victory", "defeat"]
    kind: Literal["all_downed", "dead", "custom"]
    side: Side | None = None
    who: str = ""
    checked: bool = False
    text: str = ""


class Aimed(Value):
    """An attack under way."""

    who: str
    targets: tuple[str, ...]


class BattleView(StageView):
    """A battle as a viewer sees it."""

    step: Phase
    """The phase; never a hidden character's main phase."""
    current: str
    """Empty as well during a hidden character's main phase."""
    prompts: tuple[Phrase, ...]
    """What is said at this point of the round (KO-TBL-15)."""
    windows: tuple[Option, ...]
    """What may be declared now, also what may not and why; only for the GM and the acting player (KO-TBL-17)."""
    conditions: tuple[tuple[str, Phrase], ...]
    """Result and text of each condition; open to all viewers (KO-TBL-16)."""
    effects: tuple[Effect, ...]
    warnings: tuple[Phrase, ...]
    terms: tuple[Term, ...]
    """The conditions as they are written, for the GM alone."""
    met: tuple[str, ...]
    """Results whose conditions hold, for the GM alone."""
    attack: Aimed | None
    """An attack that was declared and waits for its check, for the GM alone."""
    pools: tuple[int, ...]
    """Dice of each side of the open check, the active side first, for the GM alone (KO-SHT-25)."""
    hit: Aimed | None
    """An attack that has won and whose damage is to be typed, for the GM alone."""
    candidates: tuple[str, ...]
    """Who may be named now, for the GM alone."""
    ending: str
    """`victory`, `defeat` or the GM's word, once the battle has ended."""

    @property
    def running(self) -> bool:
        """Whether rounds run and turns are awaited."""
        return self.step in RUNNING
