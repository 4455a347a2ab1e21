"""A session as one viewer may see it: players see the party, of others nothing but shown names (D6G-PHY-08)."""

from __future__ import annotations

from desktop.core.check import CheckKind
from desktop.core.describe import joined
from desktop.core.odds import OddsRow
from desktop.core.view_models import CharacterView, Heading, PlayView, shown
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, Spoken, phrase
from desktop.systems.d6game.formula import formula
from desktop.systems.d6game.ladder import ladder
from desktop.systems.d6game.people import announced_kinds, person
from desktop.systems.d6game.session.state import AnyCheck, Member, Phase, SessionState
from desktop.systems.d6game.stakes import stakes


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
        check=finished,
        check_of=seen.actor.name if seen is not None else "",
        result=ended.outcome if ended else None,
        result_of=phrase("{name}：{title}", name=last.actor.name, title=ended.title) if last and ended else "",
        result_who=last.actor.id if last is not None else "",
        kinds=announced_kinds(state.rules) if viewer.gm else (),
        stakes=stakes(check) if viewer.gm and check is not None else phrase(""),
        ladder=ladder(check) if viewer.gm and check is not None and not check.actor.of_gm else (),
        life_dice=_life_dice(state) if viewer.gm else (),
        hidden=tuple(m.id for m in state.members if not m.seen) if viewer.gm else (),
    )


def _stage(state: SessionState) -> tuple[tuple[Spoken, Spoken], ...]:
    """Say which game it is, and that it is over."""
    texts = [phrase("第 {n} 回", n=state.number)] if state.number else []
    texts += [phrase("{word}", word=state.rules.label("game_over"))] if state.phase is Phase.GAME_OVER else []
    return ((phrase("ゲーム"), joined(texts)),) if texts else ()


def _life_dice(state: SessionState) -> tuple[int, ...]:
    dice = formula(state.settings.life_die)
    return (dice.sides,) * dice.count


def heading(state: SessionState) -> Heading:
    """Name the game of the campaign."""
    return Heading(scene=phrase("ゲーム　第 {n} 回", n=state.number)) if state.number else Heading()


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
