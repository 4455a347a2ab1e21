"""What d20フェイト prints beside its sheets."""

from __future__ import annotations

from desktop.views.paper.cards import card_printout
from desktop.views.paper.plates import play_session
from desktop.views.paper.tracker import tracker_printout
from desktop.views.systems.d20fate.paper.faces import faces
from desktop.views.systems.d20fate.paper.facts import facts
from desktop.views.systems.d20fate.paper.screen import SCREENS
from desktop.views.systems.d20fate.paper.tracker import plan

PRINTOUTS = (
    card_printout("d20fate", faces),
    *SCREENS,
    tracker_printout("d20fate", plan),
    *play_session(facts, ordered=False),
)
