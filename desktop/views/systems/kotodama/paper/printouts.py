"""What コトダマ prints beside its sheets."""

from __future__ import annotations

from desktop.views.paper.cards import card_printout
from desktop.views.paper.plates import play_session
from desktop.views.paper.tracker import tracker_printout
from desktop.views.systems.kotodama.paper.faces import faces
from desktop.views.systems.kotodama.paper.facts import facts
from desktop.views.systems.kotodama.paper.screen import SCREENS
from desktop.views.systems.kotodama.paper.tracker import plan

PRINTOUTS = (card_printout("kotodama", faces), *SCREENS, tracker_printout("kotodama", plan), *play_session(facts))
