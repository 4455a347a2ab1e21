"""What えにし 2d6 prints beside its sheets."""

from __future__ import annotations

from desktop.views.paper.cards import card_printout
from desktop.views.paper.plates import evening
from desktop.views.systems.enishi.paper.faces import faces
from desktop.views.systems.enishi.paper.facts import facts
from desktop.views.systems.enishi.paper.screen import SCREENS

PRINTOUTS = (card_printout("enishi", faces), *SCREENS, *evening(facts))
