"""The effects of えにし 2d6 as cards: when, for what, and what happens (EN-TMP-03…07, EN-PRM-02…07)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.services.rulebook import Rulebook
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.tables import EffectRow, tables
from desktop.views.paper.card_face import Face
from desktop.views.paper.protocol import PaperContents
from desktop.views.systems.enishi.paper.reference import MOMENTS

RULES = {
    "reroll": "EN-TMP-03",
    "damage_up": "EN-TMP-04",
    "damage_down": "EN-TMP-05",
    "cover": "EN-TMP-06",
    "plus": "EN-TMP-07",
    "auto_success": "EN-PRM-02",
    "auto_failure": "EN-PRM-04",
    "full_heal": "EN-PRM-05",
    "revive": "EN-PRM-06",
    "absolute": "EN-PRM-07",
}
"""Effect → the rule whose sentence is on its card."""
FOR_OTHERS = {"temporary": "EN-TMP-09", "permanent": "EN-PRM-08"}


def faces(contents: PaperContents) -> Iterator[Face]:
    """Make one card of each effect: the group shares them in the middle of the table."""
    if not contents.game.known(Settings).settings.effects_used:
        return
    known = tables()
    book = Rulebook(contents.words.language, contents.words)
    for effect in known.temporary:
        yield _face(effect, contents, book, "テンポラリー", "ゲージ", "temporary")
    for effect in known.permanent:
        yield _face(effect, contents, book, "パーマナント", "CLV", "permanent")


def _face(effect: EffectRow, contents: PaperContents, book: Rulebook, kind: str, coin: str, group: str) -> Face:
    say = contents.words.say
    texts = [line.says for rule in (RULES[effect.id], FOR_OTHERS[group]) if (line := book.line(rule)) is not None]
    return Face(
        kind=say(kind),
        name=say(effect.name).replace("+", "＋").replace("-", "−"),
        dark=group == "permanent",
        cost=(say(coin), "−1" if group == "permanent" else say("1マス")),
        rules=((say("いつ"), say(MOMENTS[effect.moment])),),
        text="\n".join(texts),
        source=RULES[effect.id],
    )
