"""What abilities and skills are for, in words for a player new to the game."""

from __future__ import annotations

_ABILITIES = {
    "str": "押す・持ち上げる・組みつく力",
    "dex": "すばやさ、手先の器用さ",
    "con": "体の丈夫さ、がまん強さ",
    "int": "考える力、知っていること",
    "wis": "気づく力、見ぬく力",
    "cha": "人を動かす力、話のうまさ",
}
_SKILLS = {
    "sleight_of_hand": "すり・すり替え・目つぶし",
    "stealth": "見つからずに動く",
    "athletics": "走る・登る・組みつく",
    "insight": "嘘や気持ちを見ぬく",
    "perception": "物音や隠れたものに気づく",
    "deception": "嘘をつきとおす",
    "persuasion": "頼む・言い負かす",
}


def about_ability(ability: str) -> str:
    """Return what an ability is for; nothing for one that the campaign has added."""
    return _ABILITIES.get(ability, "")


def about_skill(skill: str) -> str:
    """Return what a skill is for; nothing for a custom one."""
    return _SKILLS.get(skill, "")
