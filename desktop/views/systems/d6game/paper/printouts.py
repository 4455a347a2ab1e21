"""What a d6game prints beside its sheets."""

from __future__ import annotations

from desktop.views.paper.cards import card_printout
from desktop.views.paper.plates import evening
from desktop.views.systems.d6game.paper.faces import faces
from desktop.views.systems.d6game.paper.facts import facts
from desktop.views.systems.d6game.paper.screen import SCREENS

PRINTOUTS = (card_printout("d6game", faces), *SCREENS, *evening(facts))
