"""What a game of one's own prints beside its sheets."""

from __future__ import annotations

from desktop.views.paper.cards import card_printout
from desktop.views.paper.plates import play_session
from desktop.views.paper.tracker import tracker_printout
from desktop.views.systems.blank.paper.faces import faces
from desktop.views.systems.blank.paper.facts import facts
from desktop.views.systems.blank.paper.screen import SCREENS
from desktop.views.systems.blank.paper.tracker import plan

PRINTOUTS = (
    card_printout("blank", faces),
    *SCREENS,
    tracker_printout("blank", plan),
    *play_session(facts),
)
