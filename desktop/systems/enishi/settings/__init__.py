"""Every decision of the catalogue that a GM may overrule by a switch; the rest is a GM's word on one step (`gm`)."""

from desktop.systems.enishi.settings.checks import CheckSettings
from desktop.systems.enishi.settings.effects import EffectSettings
from desktop.systems.enishi.settings.equipment import EquipmentSettings
from desktop.systems.enishi.settings.play import PlaySettings


class Settings(PlaySettings, EquipmentSettings, EffectSettings, CheckSettings):
    """The switches of 2d6+SLV, in the order of the catalogue."""
