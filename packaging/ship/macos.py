"""Disk image of macOS."""

from __future__ import annotations

from ship.plan import FROZEN, ROOT, Plan, run


def dmg(plan: Plan) -> None:
    """Pack the application bundle; it is signed for this machine only, as a program from outside any shop is."""
    bundle = FROZEN.parent / "Takujō.app"
    run("sh", ROOT / "packaging" / "macos" / "dmg.sh", bundle, plan.target("dmg"), plan.version)
