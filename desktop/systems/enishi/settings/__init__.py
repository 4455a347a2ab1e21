"""Every decision of the catalogue that a GM may overrule by a switch; the rest is a GM's word on one step (`gm`)."""

from desktop.systems.enishi.settings.checks import CheckSettings, EffectSettings
from desktop.systems.enishi.settings.play import EquipmentSettings, PlaySettings


class Settings(PlaySettings, EquipmentSettings, EffectSettings, CheckSettings):
    """The switches of 2d6+SLV, in the order of the catalogue."""
