"""Every decision that a game definition may overrule (D6G-GMV-02 to -05), with its default."""

from __future__ import annotations

from desktop.core.settings import setting
from desktop.systems.d6game.formula import DiceText
from desktop.systems.d6game.settings.checks import TargetHand
from desktop.systems.d6game.settings.combat import CombatSettings

__all__ = ["Settings", "TargetHand"]

_ABILITY, _SKILL, _ITEM = "基礎能力", "技能", "アイテム"


class Settings(CombatSettings):
    """The rules of one small game."""

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
