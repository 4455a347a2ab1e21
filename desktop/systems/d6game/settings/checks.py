"""Switches of the check and the scores of the hands."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings as CoreSettings
from desktop.core.settings import setting
from desktop.systems.d6game.hands import Scores
from desktop.systems.d6game.tables import HANDS

TargetHand = Literal["one_pair", "two_pair", "three_dice", "full_house", "straight", "four_dice", "the_five"]
"""A hand that may be the target of a check; no hand never may (D6G-AMB-09)."""

_CHECK, _HANDS = "判定", "役と得点"
_SCORE = {hand.id: hand.score for hand in HANDS}


def _score(hand: str, number: int, title: str, says: str) -> int:
    rule = f"D6G-HND-{number:02d}"
    made: int = setting(
        _SCORE[hand], key=f"hands.{hand}", ge=-99, le=99, title=title, says=says, rule=rule, group=_HANDS
    )
    return made


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

    score_no_hand: int = _score("no_hand", 1, "ノーハンドの得点", "役ができないときの得点です。戦闘で比べます。")
    score_one_pair: int = _score("one_pair", 2, "ワンペアの得点", "同じ目が2個のときの得点です。")
    score_two_pair: int = _score("two_pair", 3, "ツーペアの得点", "違うペアが2組のときの得点です。")
    score_three_dice: int = _score("three_dice", 4, "スリーダイスの得点", "同じ目が3個のときの得点です。")
    score_full_house: int = _score("full_house", 5, "フルハウスの得点", "3個そろいとペアのときの得点です。")
    score_straight: int = _score("straight", 6, "ストレートの得点", "5個の目が連続したときの得点です。")
    score_four_dice: int = _score("four_dice", 7, "フォーダイスの得点", "同じ目が4個のときの得点です。")
    score_the_five: int = _score("the_five", 8, "ザ・ファイブの得点", "5個とも同じ目のときの得点です。")

    @property
    def scores(self) -> Scores:
        """The score of every hand, weakest hand first."""
        return (
            self.score_no_hand,
            self.score_one_pair,
            self.score_two_pair,
            self.score_three_dice,
            self.score_full_house,
            self.score_straight,
            self.score_four_dice,
            self.score_the_five,
        )
