"""Who may see what of an attack (section 9.3 of the catalogue); check, combat and log all ask here."""

from __future__ import annotations

from desktop.core.viewer import Viewer
from desktop.systems.d6game.actors import Actor, plays
from desktop.systems.d6game.settings import Settings


def sees_hand(settings: Settings, attacker: Actor, target: Actor, viewer: Viewer) -> bool:
    """Tell whether a viewer may see an attack hand that is not open (D6G-CMB-06, D6G-AMB-25, -28)."""
    if plays(viewer, attacker) or (viewer.gm and not attacker.id):
        return True
    if plays(viewer, target):
        return False
    if viewer.gm:
        return settings.gm_sees_attack
    return bool(viewer.sheet) and settings.spectators_see_attack


def sees_power(settings: Settings, attacker: Actor, target: Actor, viewer: Viewer) -> bool:
    """Tell whether a viewer may see a power that is not answered yet (D6G-AMB-26)."""
    if settings.power_open or plays(viewer, attacker):
        return True
    return viewer.gm and not plays(viewer, target)


def looker(attacker: Actor) -> str:
    """Sheet id of the player who may look under the cover; empty: the GM."""
    return "" if attacker.of_gm else attacker.controller
