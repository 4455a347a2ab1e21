"""The decisions a GM may overrule (KO-SET-01…13), and the campaign's own starting values (KO-CRE-02)."""

from __future__ import annotations

from typing import Literal

from desktop.core.expression.tree import Cut
from desktop.core.settings import Settings, published, setting
from desktop.systems.kotodama.roll import Special
from desktop.systems.kotodama.tables import FaceRow
from desktop.systems.kotodama.tables import special_faces as published_faces


class KotodamaSettings(Settings):
    """How a campaign plays; defaults are the catalogue's decisions."""

    special_faces: tuple[FaceRow, ...] = published(published_faces())
    normal_target: int = setting(
        8,
        title="成功とする目",
        says="ダイスの目がこの数以上なら、達成数に数えます。判定ごとに変えることもできます。",
        rule="KO-CHK-08",
        group="判定",
        ge=2,
        le=10,
    )
    ukatsu_basis: Literal["failed", "zero_hits"] = setting(
        "failed",
        title="ウカツ!の条件（通常判定）",
        says="1の目のある失敗がすべてウカツ!になるか、達成数0の失敗だけがなるかを決めます。",
        rule="KO-AMB-11",
        group="ウカツ!",
        choices={"failed": "失敗なら", "zero_hits": "達成数0の失敗だけ"},
    )
    ukatsu_rerolls: bool = setting(
        True,
        title="振り直しの1も数える",
        says="タツジン!で振り直したダイスの1も、ウカツ!のもとになります。",
        rule="KO-AMB-12",
        group="ウカツ!",
    )
    ukatsu_opposed: Literal["loser_zero", "loser", "off"] = setting(
        "loser_zero",
        title="対抗判定のウカツ!",
        says="負けた側のどの1がウカツ!になるかを決めます。",
        rule="KO-AMB-14",
        group="ウカツ!",
        choices={"loser_zero": "達成数0で負けたとき", "loser": "負けたとき", "off": "なし"},
    )
    ukatsu_extended: Literal["each_step", "final_only", "off"] = setting(
        "each_step",
        title="継続判定のウカツ!",
        says="継続判定でウカツ!を見るのが、ひと振りごとか、最後だけかを決めます。",
        rule="KO-AMB-15",
        group="ウカツ!",
        choices={"each_step": "ひと振りごと", "final_only": "全体が失敗したときの最後のひと振り", "off": "なし"},
    )
    karma_floor: Literal["0", "none"] = setting(
        "0",
        title="インガオホー値の下限",
        says="ウカツ!でインガオホー値がどこまで下がるかを決めます。",
        rule="KO-AMB-16",
        group="ウカツ!",
        choices={"0": "0で止まる", "none": "下限なし"},
    )
    extended_exhaustion: Literal["total", "base"] = setting(
        "total",
        title="継続判定の終了条件",
        says="ダイスプールが尽きたかどうかを、ボーナスを含めた数で見るか、能力値と技能だけで見るかを決めます。",
        rule="KO-AMB-21",
        group="判定",
        choices={"total": "ボーナスを含めて", "base": "能力値＋技能だけで"},
    )
    downed_memory: Literal["literal", "refresh"] = setting(
        "literal",
        title="戦闘不能前の状態の扱い",
        says="戦闘不能のあいだに新しいラウンドが来たとき、覚えている行動完了を未行動に戻すかどうかを決めます。",
        rule="KO-AMB-38",
        group="戦闘",
        choices={"literal": "覚えたまま", "refresh": "ラウンドごとに未行動へ"},
    )
    dead_counts_as_down: bool = setting(
        True,
        title="死亡も戦闘不能として数える",
        says="「全員の戦闘不能」の条件で、死亡した人も倒れたものとして数えます。",
        rule="KO-AMB-45",
        group="戦闘",
    )
    cleanup_art_expires_now: bool = setting(
        True,
        title="クリンナップで使った効果も即解除",
        says="クリンナップフェイズに使った「クリンナップフェイズまで」の効果が、その場で切れます。",
        rule="KO-AMB-45",
        group="戦闘",
    )
    hp_zero_downs: bool = setting(
        True,
        title="HP0で戦闘不能",
        says="HPが0になった人を、自動で戦闘不能にします。",
        rule="KO-AMB-39",
        group="戦闘",
    )
    joins_as: Literal["unacted", "done"] = setting(
        "unacted",
        title="途中参加時の状態",
        says="戦闘の途中で加わった人の、そのラウンドの状態を決めます。",
        rule="KO-AMB-35",
        group="戦闘",
        choices={"unacted": "未行動", "done": "行動完了"},
    )
    kotodama_enabled: bool = setting(
        True,
        title="コトダマ空間ルールを使う",
        says="切ると、接続状態とふたつの場面がなくなり、全員が未接続になります。",
        rule="KO-AMB-58",
        group="コトダマ空間",
    )
    kotodama_announced: bool = setting(
        False,
        title="全PLに事前に伝えた",
        says="コトダマ空間ルールを切るには、前もって全員に伝えたという確認が要ります。",
        rule="KO-KTD-02",
        group="コトダマ空間",
    )
    body_can_react: bool = setting(
        False,
        title="ダイブ中の本体のリアクト",
        says="ダイブしている人の本体が、通常空間からの攻撃をよけられるようにします。",
        rule="KO-AMB-52",
        group="コトダマ空間",
    )
    aware_note: str = setting(
        "",
        title="認識状態の補足",
        says="認識状態の人のそばに出す、この卓だけの決まりを書けます。",
        rule="KO-AMB-47",
        group="コトダマ空間",
    )
    preset_dl: int = setting(
        0,
        title="はじめのDL",
        says="新しいキャラクターのDLです。",
        rule="KO-SHT-05",
        group="はじめの値（アプリ独自）",
        ge=0,
        le=20,
    )
    preset_hp: int = setting(
        10,
        title="はじめのHP最大値",
        says="新しいキャラクターのHP最大値です。",
        rule="KO-SHT-11",
        group="はじめの値（アプリ独自）",
        ge=1,
        le=999,
    )
    preset_karma: int = setting(
        5,
        title="はじめのインガオホー初期値",
        says="新しいキャラクターのインガオホー初期値です。",
        rule="KO-SHT-12",
        group="はじめの値（アプリ独自）",
        ge=0,
        le=99,
    )
    preset_initiative: int = setting(
        0,
        title="はじめのイニシアティヴ値",
        says="新しいキャラクターのイニシアティヴ値です。",
        rule="KO-SHT-13",
        group="はじめの値（アプリ独自）",
        ge=-99,
        le=99,
    )
    preset_combat_move: int = setting(
        5,
        title="はじめの戦闘移動",
        says="新しいキャラクターの戦闘移動です。",
        rule="KO-SHT-14",
        group="はじめの値（アプリ独自）",
        ge=0,
        le=999,
    )
    point_budget: int = setting(
        0,
        title="能力値と技能の合計の目安",
        says="合計がこれを超えると注意を出します。止めはしません。0なら目安なしです。",
        rule="KO-CRE-02",
        group="はじめの値（アプリ独自）",
        ge=0,
        le=5400,
    )

    @property
    def cut(self) -> Cut:
        """Decimals are cut off towards zero (KO-AMB-06)."""
        return "toward_zero"

    @property
    def fractions(self) -> bool:
        """No calculation leaves decimals (KO-DIC-04)."""
        return False

    @property
    def special(self) -> Special:
        """Which faces are thrown again, and which can be an ウカツ! (KO-TAT-02, KO-UKA-01)."""
        again, ones = self.special_faces
        return Special(again.face, ones.face)

    @property
    def floor(self) -> int | None:
        """The lowest karma that an ウカツ! can bring about; None: no end."""
        return 0 if self.karma_floor == "0" else None


DEFAULTS = KotodamaSettings()
