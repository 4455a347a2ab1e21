"""Another definition in force at once, as the editor puts it once typing rests."""

from __future__ import annotations

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.core.build_step import done
from desktop.core.custom.definition import Definition


def play_by(open_campaign: OpenCampaign, definition: Definition) -> None:
    """Write a definition and play by it; that it is written is asserted."""
    rules, campaign = open_campaign.rules, open_campaign.campaign
    prepared = done(campaign.prepared(**rules.written(definition)))
    assert rules.put(prepared, open_campaign.system.game(definition))
