"""The decisions of the catalogue that a GM may overrule by a switch; what is the GM's hand is `gm=True` on an event."""

from desktop.systems.common.settings.battle import BattleSettings
from desktop.systems.common.settings.cards import CardSettings
from desktop.systems.common.settings.people import PeopleSettings
from desktop.systems.common.settings.story import StorySettings


class CommonSettings(CardSettings, BattleSettings, StorySettings, PeopleSettings):
    """House switches of Common Rule, in the order of the catalogue."""
