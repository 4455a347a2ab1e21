"""The decisions of the catalogue that a GM may overrule by a switch; what is the GM's hand is `gm=True` on an event."""

from desktop.systems.common.settings.battle import BattleSettings, CardSettings
from desktop.systems.common.settings.story import PeopleSettings, StorySettings


class CommonSettings(CardSettings, BattleSettings, StorySettings, PeopleSettings):
    """House switches of Common Rule, in the order of the catalogue."""
