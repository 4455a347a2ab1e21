"""Tumbling dice, without waiting until they stop."""

from __future__ import annotations

from desktop.views.dice.scene import DiceScene


def fly_to_the_end(scene: DiceScene) -> None:
    """Let the time pass that dice have, as if a clock had gone on."""
    clock = scene.clock
    assert 0 < clock.duration() <= 1200
    clock.setCurrentTime(clock.duration() // 2)
    assert scene.tumbling
    clock.setCurrentTime(clock.duration())
