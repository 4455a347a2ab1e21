"""What えにし 2d6 prints beside its sheets."""

from __future__ import annotations

from desktop.views.paper.cards import card_printout
from desktop.views.paper.plates import play_session
from desktop.views.paper.tracker import tracker_printout
from desktop.views.systems.enishi.paper.faces import faces
from desktop.views.systems.enishi.paper.facts import facts
from desktop.views.systems.enishi.paper.screen import SCREENS
from desktop.views.systems.enishi.paper.tracker import plan

PRINTOUTS = (card_printout("enishi", faces), *SCREENS, tracker_printout("enishi", plan), *play_session(facts))
