"""What a d6game prints beside its sheets."""

from __future__ import annotations

from desktop.views.paper.cards import card_printout
from desktop.views.paper.plates import play_session
from desktop.views.paper.tracker import tracker_printout
from desktop.views.systems.d6game.paper.faces import faces
from desktop.views.systems.d6game.paper.facts import facts
from desktop.views.systems.d6game.paper.screen import SCREENS
from desktop.views.systems.d6game.paper.tracker import plan

PRINTOUTS = (card_printout("d6game", faces), *SCREENS, tracker_printout("d6game", plan), *play_session(facts))
