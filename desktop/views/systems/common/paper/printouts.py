"""What コモンルール prints beside its sheets (CM-APP-09, CM-APP-10, CM-APP-12)."""

from __future__ import annotations

from desktop.views.paper.cards import card_printout
from desktop.views.paper.plates import play_session
from desktop.views.paper.tracker import tracker_printout
from desktop.views.systems.common.paper.battle_sheet import BATTLE_SHEETS
from desktop.views.systems.common.paper.faces import BLANK, faces
from desktop.views.systems.common.paper.facts import facts
from desktop.views.systems.common.paper.screen import SCREENS
from desktop.views.systems.common.paper.stage_map import STAGE_MAPS
from desktop.views.systems.common.paper.tracker import plan

PRINTOUTS = (
    card_printout("common", faces, usual=True, blank=BLANK),
    *BATTLE_SHEETS,
    *STAGE_MAPS,
    *SCREENS,
    tracker_printout("common", plan),
    *play_session(facts, ordered=False),
)
