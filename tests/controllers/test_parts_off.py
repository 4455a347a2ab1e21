"""Parts of the rules that a campaign does without: nothing that is shown, offered, logged or printed names them."""

from __future__ import annotations

import re

import pytest

from desktop.controllers.main import MainController
from desktop.core.settings import setting_infos
from tests.rules_in_force import play_by
from tests.walk_shown import of_paper, of_screens

OFF = {
    "d20fate": ({"fate.enabled": False}, "フェイト(?!の)|ブースト|リロール|スタント"),
    "enishi": (
        {"effects_used": False, "bonds_used": False},
        "エフェクト|ゲージ|所縁|援護|テンポラリー|パーマナント|蘇生|全回復",
    ),
    "kotodama": (
        {"kotodama_enabled": False, "kotodama_announced": True},
        "コトダマ空間(?!ルールを使いません)|ダイブ|接続|認識|通常(シーン|空間)",
    ),
}


@pytest.mark.parametrize("system", OFF)
def test_disabled_parts_are_absent_from_screens_and_paper(main: MainController, system: str) -> None:
    main.open_sample(system)
    assert main.campaign_window is not None
    open_campaign = main.campaign_window.open_campaign
    settings, ghosts = OFF[system]
    play_by(open_campaign, open_campaign.game.definition.evolve(settings=settings))
    main.leave_campaign()
    main.enter_campaign(open_campaign.campaign.folder)
    assert main.campaign_window is not None
    name = main.catalogue.info(system).name
    rows = [*of_screens(main), *of_paper(main.campaign_window.open_campaign.game, main.campaign_window.words)]
    assert len(rows) > 1000
    infos = {info.key: info.title for info in setting_infos(open_campaign.system.settings_type)}
    examples = {str(getattr(row, "effect", "")) for spec in open_campaign.system.lists for row in spec.base}
    texts = examples | {infos[key] for key in settings}  # the list of house rules says what is off
    found = {
        f"{place}: {text}" for place, text in rows if text not in texts and re.search(ghosts, text.replace(name, ""))
    }
    assert "\n".join(sorted(found)) == ""
