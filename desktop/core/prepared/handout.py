"""Handouts: a picture or a text that players get to see when the GM chooses, all of them or some."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from desktop.core.sheet import FileName, Identifier, PersonName, ShortText, new_id
from desktop.core.value import Value, Viewer

LONGEST, MOST = 20_000, 300
"""Characters of a text; handouts of a campaign."""


class Handout(Value):
    """One handout as the campaign keeps it."""

    id: Identifier = Field(default_factory=new_id)
    title: PersonName = ""
    text: str = Field("", max_length=LONGEST)
    picture: FileName = ""
    """File name where the campaign keeps its portraits; empty: a text alone."""
    who: tuple[Annotated[ShortText, Field(min_length=1)], ...] = Field((), max_length=100)
    """Sheet ids of the characters whose players may read it; empty: all players."""

    def open_to(self, viewer: Viewer) -> bool:
        """Tell whether a viewer may see it once it has been shown; the display viewer has no sheet of its own."""
        return viewer.gm or not self.who or (bool(viewer.sheet) and viewer.sheet in self.who)
