"""What えにし 2d6 prints beside its sheets."""

from __future__ import annotations

from desktop.views.paper.plates import evening
from desktop.views.systems.enishi.paper.facts import facts
from desktop.views.systems.enishi.paper.screen import SCREENS

PRINTOUTS = (*SCREENS, *evening(facts))
