"""A session as one viewer may see it: players see the party, of others nothing but shown names (D6G-PHY-08)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from desktop.core.rolls.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.rolls.describe import joined
from desktop.core.rolls.odds import OddsRow
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, PlayView, SceneView, shown
from desktop.core.words import Phrase, Spoken, phrase, plus
from desktop.systems.d6game.actors import person
from desktop.systems.d6game.checks import HandCheck
from desktop.systems.d6game.hands import RANK, TARGETS, TOTAL, Hand, hand_ways
from desktop.systems.d6game.resolve import Resolved
from desktop.systems.d6game.rows import Rules
from desktop.systems.d6game.session.state import AnyCheck, Member, Phase, SessionState
from desktop.systems.d6game.tables import formula


class SessionView(PlayView):
    """What the page of a session draws beside people and check."""

    step: str = ""
    game: int = 0
    """Which game of the campaign this is; 0 before the first."""
    kinds: tuple[CheckKind, ...] = ()
    """The checks that may be announced, as forms; GM only."""
    result_who: str = ""
    """Sheet id of whose check ended last."""
    stakes: Phrase = phrase("")
    """What success and failure of the announced check would mean; GM only."""
    ladder: tuple[OddsRow, ...] = ()
    """The hands of the announced check, best first, and which of them succeed; GM only."""
    life_dice: tuple[int, ...] = ()
    """Sides of the dice that decide the initial life, for whom the GM has them thrown anew (D6G-AMB-38)."""
    hidden: tuple[str, ...] = ()
    """Sheet ids of those whom the players do not know of yet; GM only."""


def project(state: SessionState, viewer: Viewer) -> SessionView:
    """Return what this viewer may know."""
    check = _visible(state.check, viewer, state)
    last = state.last if viewer.gm else state.last_open
    seen = check or last
    finished = None if seen is None else shown(seen, viewer)
    ended = None if last is None else shown(last, viewer, odds=False)
    step = state.phase if state.phase is not Phase.ANNOUNCED or check else Phase.PLAY
    return SessionView(
        phase=_phase(state, step),
        step=step,
        game=state.number,
        people=tuple(_person(state, m, viewer) for m in state.members if viewer.gm or m.seen or not m.of_gm),
        stage=_stage(state),
        scene_view=_scene(state),
        check=finished,
        check_of=seen.actor.name if seen is not None else "",
        result=ended.outcome if ended else None,
        result_of=phrase("{name}：{title}", name=last.actor.name, title=ended.title) if last and ended else "",
        result_who=last.actor.id if last is not None else "",
        kinds=_announced_kinds(state.rules) if viewer.gm else (),
        stakes=_stakes(check) if viewer.gm and check is not None else phrase(""),
        ladder=_ladder(check) if viewer.gm and check is not None and not check.actor.of_gm else (),
        life_dice=_life_dice(state) if viewer.gm else (),
        hidden=tuple(m.id for m in state.members if not m.seen) if viewer.gm else (),
    )


def _stage(state: SessionState) -> tuple[tuple[Spoken, Spoken], ...]:
    """Say which game it is, and that it is over."""
    texts = [phrase("第 {n} 回", n=state.number)] if state.number else []
    texts += [phrase("{word}", word=state.rules.label("game_over"))] if state.phase is Phase.GAME_OVER else []
    return ((phrase("ゲーム"), joined(texts)),) if texts else ()


def _scene(state: SessionState) -> SceneView:
    over = phrase("{word}", word=state.rules.label("game_over"))
    return SceneView(
        caption=phrase("ゲーム　第 {n} 回", n=state.number) if state.number else "",
        facts=((phrase("ゲーム"), over),) if state.phase is Phase.GAME_OVER else (),
    )


def _life_dice(state: SessionState) -> tuple[int, ...]:
    dice = formula(state.settings.life_die)
    return (dice.sides,) * dice.count


def _visible(check: AnyCheck | None, viewer: Viewer, state: SessionState) -> AnyCheck | None:
    """Return the check as the viewer sees it; none for players where its character is concealed."""
    if check is None or viewer.gm:
        return check
    return check if state.of(check.actor.id).seen else None


def _phase(state: SessionState, step: Phase) -> Phrase:
    if step is Phase.GAME_OVER:
        return phrase("{word}", word=state.rules.label("game_over"))
    return phrase("判定の前") if step is Phase.ANNOUNCED else phrase("判定の合間")


def _person(state: SessionState, one: Member, viewer: Viewer) -> CharacterView:
    known = one.resources if viewer.gm or not one.of_gm else None
    return person(state.rules, one, known, life_initial=one.life_initial)


def _announced_kinds(rules: Rules) -> tuple[CheckKind, ...]:
    """The checks that the GM may call for: target or bet are fixed before the dice (D6G-CHK-07, D6G-AMB-18)."""
    settings = rules.settings
    subject = Param(id="subject", label="何の判定か", kind=ParamKind.TEXT, default="", rule="D6G-SKL-05")
    hands = tuple(ParamChoice(value=h.value, label=phrase("{hand}以上", hand=rules.label(h))) for h in TARGETS)
    target = Param(
        id="target",
        label="目標",
        kind=ParamKind.CHOICE,
        default=str(settings.default_target),
        choices=hands,
        rule="D6G-CHK-07",
    )
    aids: list[Param] = []
    if settings.favourable_bonus:
        label = phrase("有利な状況（得点 +{n}）", n=settings.favourable_bonus)
        aids.append(Param(id="favourable", label=label, kind=ParamKind.SWITCH, default=False, rule="D6G-GMV-02"))
    if settings.spend_max:
        aids.append(Param(id="spend", label="振る前に払う数", default=0, minimum=0, maximum=settings.spend_max))
    if settings.challenge:
        word = phrase("{challenge}", challenge=rules.label("challenge"))
        aids.append(Param(id="challenge", label=word, kind=ParamKind.SWITCH, default=False, rule="D6G-GMV-02"))
    kinds = [CheckKind(id="announce", label=rules.label("check"), params=(target, subject, *aids), rule="D6G-CHK-01")]
    if settings.fate_check:
        bet = Param(id="bet", label="賭ける数", default=0, minimum=0, maximum=settings.max_bet, rule="D6G-FCK-03")
        kinds.append(
            CheckKind(id="announce_fate", label=rules.label("fate_check"), params=(bet, subject), rule="D6G-FCK-01")
        )
    return tuple(kinds)


_SAMPLES = (
    (1, 2, 3, 4, 6),
    (1, 1, 2, 3, 4),
    (1, 1, 2, 2, 3),
    (1, 1, 1, 2, 3),
    (1, 1, 1, 2, 2),
    (1, 2, 3, 4, 5),
    (1, 1, 1, 1, 2),
    (1, 1, 1, 1, 1),
)
"""Dice of every hand, weakest first (D6G-HND-01 to -08)."""


def _stakes(check: HandCheck) -> Phrase:
    """Say by how much the pool moves: with success, with failure, and with no hand where that is another matter."""
    results = [check.resolve(faces) for faces in _SAMPLES]
    good = _moves(result for result in results if result.success)
    bad = _moves(result for result in results if not result.success and not result.fumble)
    worst = _moves(result for result in results if not result.success and result.fumble)
    pool = check.rules.label(check.settings.pool)
    parts = [phrase("成功なら{pool} {n}", pool=pool, n=good)] if good is not None else []
    bad, worst = (worst, None) if bad is None or bad == worst else (bad, worst)
    if bad is not None:
        parts.append(phrase("失敗なら {n}", n=bad))
    if worst is not None:
        parts.append(phrase("{hand}なら {n}", hand=check.rules.label(Hand.NO_HAND), n=worst))
    return phrase("{parts}", parts=tuple(parts))


def _moves(results: Iterable[Resolved]) -> Phrase | str | None:
    found = sorted({result.delta for result in results})
    if not found:
        return None
    low, high = plus(found[0]), plus(found[-1])
    return low if low == high else phrase("{low}〜{high}", low=low, high=high)


def _ladder(check: HandCheck) -> tuple[OddsRow, ...]:
    """Return every hand that can be read, best first; the weakest that succeeds is the one that counts now."""
    ways = hand_ways(check.settings.scores)
    results = {result.read: result for faces in _SAMPLES if (result := check.resolve(faces))}
    reads = sorted(results, key=lambda read: (read.score, RANK[read.hand]), reverse=True)
    enough = next((read for read in reversed(reads) if results[read].success), None)
    pool = check.rules.label(check.settings.pool)
    return tuple(
        OddsRow.model_construct(
            label=phrase("{hand}（{n}点）", hand=check.rules.label(read.hand), n=read.score),
            chance=Fraction(ways[read.hand], TOTAL),
            current=read == enough,
            legal=results[read].success,
            note=phrase("{pool} {n}", pool=pool, n=plus(results[read].delta)),
        )
        for read in reads
    )
