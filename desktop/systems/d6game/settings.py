"""Every decision that a game definition may overrule (D6G-GMV-02 to -05), with its default."""

from __future__ import annotations

from typing import Literal

from desktop.core.settings import Settings as CoreSettings
from desktop.core.settings import published, setting
from desktop.systems.d6game.hands import Scores
from desktop.systems.d6game.tables import FAR, HAND_ROWS, TARGET_WORDS, DiceText, HandDef, clamp

TargetHand = Literal["one_pair", "two_pair", "three_dice", "full_house", "straight", "four_dice", "the_five"]
"""A hand that may be the target of a check; no hand never may (D6G-AMB-09)."""

_CHECK, _LIFE, _FATE, _BET, _COMBAT = "判定", "ライフ", "命運", "命運判定", "戦闘"
_ABILITY, _SKILL, _ITEM = "基礎能力", "技能", "アイテム"


class Settings(CoreSettings):
    """The rules of one small game."""

    default_target: TargetHand = setting(
        "two_pair",
        key="check.default_target",
        title="ふだんの目標",
        says="GMが何も言わないとき、この役から上が成功です。",
        rule="D6G-CHK-04",
        group=_CHECK,
        choices=TARGET_WORDS,
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
    combat: bool = setting(
        True,
        key="combat.enabled",
        title="戦闘を使う",
        says="戦闘の手順を、このゲームで使うかを決めます。",
        rule="D6G-GMV-04",
        group=_COMBAT,
    )
    power_min: int = setting(
        1,
        key="combat.power_min",
        ge=0,
        le=99,
        title="パワーの下限",
        says="攻撃側が選べるいちばん小さいパワーです。",
        rule="D6G-AMB-27",
        group=_COMBAT,
    )
    power_max: int = setting(
        10,
        key="combat.power_max",
        ge=1,
        le=99,
        title="パワーの上限",
        says="攻撃側が選べるいちばん大きいパワーです。",
        rule="D6G-AMB-27",
        group=_COMBAT,
    )
    combat_fate: bool = setting(
        False,
        key="combat.fate_changes",
        title="戦闘でも命運が動く",
        says="戦闘の出目でも、判定と同じように命運が増減します。隠した手の分は見せるときまで待ちます。",
        rule="D6G-AMB-24",
        group=_COMBAT,
    )
    tie_order: Literal["roster", "previous", "roll"] = setting(
        "roster",
        key="combat.tie_order",
        title="ライフが同じときの順番",
        says="ライフが同じ人どうしの手番の順番を決めます。",
        rule="D6G-AMB-22",
        group=_COMBAT,
        choices={"roster": "名簿の順", "previous": "前の一巡の順", "roll": "1d6を振る（低い順）"},
    )
    power_open: bool = setting(
        True,
        key="combat.power_open",
        title="パワーを先に告げる",
        says="応戦か回避かを選ぶ前に、攻撃対象へパワーを知らせます。",
        rule="D6G-AMB-26",
        group=_COMBAT,
    )
    gm_sees_attack: bool = setting(
        True,
        key="combat.gm_sees_attack",
        title="GMは隠した手を見る",
        says="攻撃対象を担当していないGMは、隠した役を見られます。",
        rule="D6G-AMB-25",
        group=_COMBAT,
    )
    spectators_see_attack: bool = setting(
        False,
        key="combat.spectators_see_attack",
        title="ほかの人も隠した手を見る",
        says="攻撃対象でないプレイヤーも、隠した役を見られます。",
        rule="D6G-AMB-25",
        group=_COMBAT,
    )
    reveal_on_dodge: Literal["never", "immediately"] = setting(
        "never",
        key="combat.reveal_on_dodge",
        title="回避のあとの手",
        says="回避されたあと、攻撃側の役を見せるかを決めます。",
        rule="D6G-AMB-28",
        group=_COMBAT,
        choices={"never": "見せない", "immediately": "すぐ見せる"},
    )
    revival: bool = setting(
        True,
        key="combat.revival",
        title="戦闘後の復帰",
        says="味方が残っていれば、倒れた人は戦闘のあとライフ1で戻れます。",
        rule="D6G-AMB-31",
        group=_COMBAT,
    )
    abilities: bool = setting(
        True,
        key="abilities.enabled",
        title="基礎能力を使う",
        says="シートに基礎能力の欄を置きます。",
        rule="D6G-CRE-02",
        group=_ABILITY,
    )
    ability_dice: DiceText = setting(
        "2d6",
        key="abilities.dice",
        title="基礎能力のダイス",
        says="基礎能力を決めるときに振るダイスです。空なら自由に書き込みます。",
        rule="D6G-ABL-01",
        group=_ABILITY,
    )
    skills: bool = setting(
        True,
        key="skills.enabled",
        title="技能を使う",
        says="シートに技能の欄を置きます。",
        rule="D6G-CRE-02",
        group=_SKILL,
    )
    max_skills: int = setting(
        2,
        key="skills.max_at_creation",
        ge=0,
        le=50,
        title="作成時の技能の数",
        says="作成のときに選べる技能の数です。あとからは増やせます。",
        rule="D6G-AMB-36",
        group=_SKILL,
    )
    duplicate_skills: bool = setting(
        False,
        key="skills.allow_duplicates",
        title="同じ技能を二度選ぶ",
        says="同じ技能を、得意分野を変えて二度選べるようにします。",
        rule="D6G-AMB-36",
        group=_SKILL,
    )
    specialty: bool = setting(
        True,
        key="skills.specialty",
        title="得意分野を書く",
        says="技能ごとに得意分野を書く欄を置きます。",
        rule="D6G-SKL-02",
        group=_SKILL,
    )
    equipment: bool = setting(
        False,
        key="equipment.enabled",
        title="装備の数値を使う",
        says="アイテムに書いたダメージ、軽減、初期ライフ、命運の加算を働かせます。切れば物語の中だけの品です。",
        rule="D6G-AMB-34",
        group=_ITEM,
    )

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
