"""Switches of the check, and the hands with their scores."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings as CoreSettings
from desktop.core.settings import published, setting
from desktop.systems.d6game.hands import Scores
from desktop.systems.d6game.tables import HAND_ROWS, HANDS, HandDef

TargetHand = Literal["one_pair", "two_pair", "three_dice", "full_house", "straight", "four_dice", "the_five"]
"""A hand that may be the target of a check; no hand never may (D6G-AMB-09)."""

_CHECK = "判定"


class CheckSettings(CoreSettings):
    """How a check is decided and what each hand is worth."""

    default_target: TargetHand = setting(
        "two_pair",
        key="check.default_target",
        title="ふだんの目標",
        says="GMが何も言わないとき、この役から上が成功です。",
        rule="D6G-CHK-04",
        group=_CHECK,
        choices={hand.id: f"{hand.name}以上" for hand in HANDS[1:]},
    )
    gain_on: Literal["success", "any_positive_score", "never"] = setting(
        "success",
        key="check.gain_on",
        title="命運が増えるとき",
        says="どんな判定で、得点と同じだけ命運が増えるかを決めます。",
        rule="D6G-AMB-07",
        group=_CHECK,
        choices={"success": "成功したとき", "any_positive_score": "得点が1以上のとき", "never": "増えない"},
    )
    fumble_fate: int = setting(
        -5,
        key="check.fumble_fate",
        ge=-99,
        le=99,
        title="ファンブルの命運",
        says="役ができなかったとき、命運がこの数だけ動きます。",
        rule="D6G-AMB-03",
        group=_CHECK,
    )
    favourable_bonus: int = setting(
        0,
        key="check.favourable_bonus",
        ge=0,
        le=20,
        title="有利な状況の得点",
        says="有利な判定で得点に足す数です。0なら、有利さは目標の役だけで表します。",
        rule="D6G-GMV-02",
        group=_CHECK,
    )
    spend_max: int = setting(
        0,
        key="check.spend_max",
        ge=0,
        le=99,
        title="振る前に使える命運",
        says="振る前に払った命運1点につき得点が1上がり、成功しても命運は増えません。0なら使えません。",
        rule="D6G-GMV-02",
        group=_CHECK,
    )
    challenge: bool = setting(
        False,
        key="check.challenge",
        title="チャレンジ",
        says="目標を一段上げる代わりに、成功で得る命運を二倍にできます。",
        rule="D6G-GMV-02",
        group=_CHECK,
    )

    hands: tuple[HandDef, ...] = published(HAND_ROWS)

    @property
    def scores(self) -> Scores:
        """The score of every hand, weakest hand first."""
        none, one, two, three, full, straight, four, five = self.hands
        return (
            none.score,
            one.score,
            two.score,
            three.score,
            full.score,
            straight.score,
            four.score,
            five.score,
        )
