"""How a custom check ends: whose dice, what they are held against, and what that is called."""

from __future__ import annotations

from typing import Literal

from desktop.core.custom.checks.model import CustomCheck
from desktop.core.custom.checks.pool import Pool
from desktop.core.rolls.outcome import Contribution
from desktop.core.value import Value

Verdict = Literal["success", "failure", "critical", "fumble", "draw", "result"]
WORDS: dict[Verdict, str] = {
    "success": "成功",
    "failure": "失敗",
    "critical": "クリティカル",
    "fumble": "ファンブル",
    "draw": "引き分け",
    "result": "結果",
}
SUCCESS: dict[Verdict, bool | None] = {
    "success": True,
    "failure": False,
    "critical": True,
    "fumble": False,
    "draw": None,
    "result": None,
}


def happens(when: str, verdict: Verdict) -> bool:
    """Tell whether a consequence comes; a critical is a success as well, a fumble a failure."""
    if when == "always" or when == verdict:
        return True
    return (when, SUCCESS[verdict]) in (("success", True), ("failure", False))


class VerdictSide(Value):
    """One person's dice."""

    who: str
    name: str
    pool: Pool
    bonus: tuple[Contribution, ...] = ()
    """What is added to the dice, by where it comes from."""

    @property
    def added(self) -> int:
        """What is added to the dice altogether."""
        return sum(part.value for part in self.bonus)


class Ends(Value):
    """Where a roll is more than a success or a failure; None: nowhere."""

    critical: int | None = None
    fumble: int | None = None


class Judge(Value):
    """Says what a result is."""

    check: CustomCheck
    ends: Ends = Ends()

    @property
    def upwards(self) -> bool:
        """Tell whether much is good."""
        return self.check.compare == "at_least"

    def verdict(self, natural: int, total: int, target: int | None) -> Verdict:
        """Judge dice (`natural`) and all that was added to them; None: there is nothing to beat.

        A critical is one whatever the target is, and so is a fumble.
        """
        critical, fumble = self.ends.critical, self.ends.fumble
        if critical is not None and (natural >= critical if self.upwards else natural <= critical):
            return "critical"
        if fumble is not None and (natural <= fumble if self.upwards else natural >= fumble):
            return "fumble"
        if target is None:
            return "result"
        if self.check.target == "opponent" and total == target:
            return self.check.tie
        return "success" if (total >= target if self.upwards else total <= target) else "failure"
