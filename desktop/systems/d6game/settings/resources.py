"""Switches of life, fate and the fate check."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import setting
from desktop.systems.d6game.formula import DiceText
from desktop.systems.d6game.settings.checks import CheckSettings
from desktop.systems.d6game.tables import FAR, clamp

_LIFE, _FATE, _BET = "ライフ", "命運", "命運判定"


class ResourceSettings(CheckSettings):
    """Life, fate, and how fate is bet."""

    life_base: int = setting(
        10,
        key="life.base",
        ge=-FAR,
        le=FAR,
        title="初期ライフの基本",
        says="初期ライフは、この数にダイスの目を足したものです。",
        rule="D6G-LIFE-04",
        group=_LIFE,
    )
    life_die: DiceText = setting(
        "1d6",
        key="life.die",
        title="初期ライフのダイス",
        says="初期ライフを決めるときに振るダイスです。空なら振りません。",
        rule="D6G-LIFE-04",
        group=_LIFE,
    )
    life_reroll: bool = setting(
        False,
        key="life.reroll",
        title="初期ライフの振り直し",
        says="初期ライフを、気に入るまで振り直せるようにします。",
        rule="D6G-AMB-38",
        group=_LIFE,
    )
    life_min: int | None = setting(
        None,
        key="life.min",
        ge=-FAR,
        le=FAR,
        title="ライフの下限",
        says="ライフはこの数より下がりません。空なら下限はありません。",
        rule="D6G-AMB-20",
        group=_LIFE,
    )
    life_max: int | None = setting(
        None,
        key="life.max",
        ge=-FAR,
        le=FAR,
        title="ライフの上限",
        says="ライフはこの数より上がりません。空なら上限はありません。",
        rule="D6G-AMB-20",
        group=_LIFE,
    )
    life_on_new_game: Literal["keep", "restore"] = setting(
        "keep",
        key="life.initial_on_new_game",
        title="新しいゲームのライフ",
        says="新しいゲームを始めるとき、ライフをそのままにするか初期値に戻すかを決めます。",
        rule="D6G-AMB-19",
        group=_LIFE,
        choices={"keep": "そのまま", "restore": "初期値に戻す"},
    )

    fate_separate: bool = setting(
        True,
        key="fate.separate",
        title="命運をライフと分ける",
        says="切ると資源がライフひとつになり、命運の増減も賭けもライフで行います。",
        rule="D6G-GMV-03",
        group=_FATE,
    )
    fate_initial: int = setting(
        0,
        key="fate.initial",
        ge=-FAR,
        le=FAR,
        title="命運の初期値",
        says="ゲームを始めるときの命運です。",
        rule="D6G-FATE-05",
        group=_FATE,
    )
    fate_min: int | None = setting(
        None,
        key="fate.min",
        ge=-FAR,
        le=FAR,
        title="命運の下限",
        says="命運はこの数より下がりません。空ならマイナスにもなります。",
        rule="D6G-AMB-10",
        group=_FATE,
    )
    fate_max: int | None = setting(
        None,
        key="fate.max",
        ge=-FAR,
        le=FAR,
        title="命運の上限",
        says="命運はこの数より上がりません。空なら上限はありません。",
        rule="D6G-GMV-03",
        group=_FATE,
    )

    fate_check: bool = setting(
        True,
        key="fate_check.enabled",
        title="命運判定を使う",
        says="重要な場面の命運判定を、このゲームで使うかを決めます。",
        rule="D6G-FCK-01",
        group=_BET,
    )
    base_score: int = setting(
        10,
        key="fate_check.base_score",
        ge=-99,
        le=99,
        title="賭けないときの必要点",
        says="命運を賭けない命運判定に必要な得点です。",
        rule="D6G-AMB-42",
        group=_BET,
    )
    max_bet: int = setting(
        10,
        key="fate_check.max_bet",
        ge=0,
        le=99,
        title="賭けの上限",
        says="一度の命運判定に賭けられる命運の上限です。",
        rule="D6G-AMB-16",
        group=_BET,
    )
    allow_overdraw: bool = setting(
        False,
        key="fate_check.allow_overdraw",
        title="持たない命運を賭ける",
        says="持っているより多くの命運を賭けられるようにします。",
        rule="D6G-AMB-15",
        group=_BET,
    )
    bet_gain: bool = setting(
        False,
        key="fate_check.gain_score",
        title="命運判定でも増える",
        says="命運判定に成功したとき、得点と同じだけ命運が増えるようにします。",
        rule="D6G-AMB-13",
        group=_BET,
    )
    bet_fumble: bool = setting(
        False,
        key="fate_check.fumble_penalty",
        title="命運判定のファンブル",
        says="命運判定で役ができないとき、賭けに加えてファンブルの命運も失うようにします。",
        rule="D6G-AMB-14",
        group=_BET,
    )

    @property
    def pool(self) -> str:
        """The field that checks move and bets are paid from: `fate`, or `life` where there is one resource only."""
        return "fate" if self.fate_separate else "life"

    @property
    def fate_start(self) -> int:
        """Fate at the start of a game, inside its limits (D6G-FATE-05)."""
        return self.within("fate", self.fate_initial)

    def within(self, field: str, value: int) -> int:
        """Keep life or fate inside the limits of this game, and inside what a sheet can hold."""
        least, most = (self.life_min, self.life_max) if field == "life" else (self.fate_min, self.fate_max)
        return clamp(clamp(value, least, most), -FAR, FAR)
