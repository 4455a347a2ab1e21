"""What a viewer may know of a session: no hidden characters, no secret extended checks, no NPC numbers."""

from __future__ import annotations

from desktop.core.sheet import AnyName
from desktop.core.value import Value, Viewer
from desktop.core.view_models import CheckView, Heading, SceneView, shown
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.kotodama.checks.extended import Verdict
from desktop.systems.kotodama.session.events import Ruling
from desktop.systems.kotodama.session.state import Session, Track
from desktop.systems.kotodama.stage.state import unseen
from desktop.systems.kotodama.stage.view import StageView, stage_parts


class TrackView(Value):
    """An extended check that takes time, as shown: 累積 and 目標 are in the result."""

    id: str
    label: AnyName
    who: str
    check: CheckView
    cumulative: int
    goal: int
    next_pool: int | None
    """Dice of the throw that comes next; None when it is over."""
    verdict: Verdict
    covered: bool = False
    """Unknown to players: a screen that they look at shows none of its numbers."""


class SessionView(StageView):
    """A session as a viewer sees it."""

    scene: int
    title: AnyName
    kotodama_title: AnyName
    tracks: tuple[TrackView, ...]
    rulings: tuple[Ruling, ...]
    aware_note: str
    """認識状態の補足 of this campaign (KO-AMB-47)."""


def project(state: Session, viewer: Viewer) -> SessionView:
    """Return what the viewer may know."""
    kotodama_title = state.kotodama_title if state.rules.kotodama_enabled else ""
    stage = (("シーン", state.title), ("コトダマシーン", kotodama_title), ("認識状態の補足", state.rules.aware_note))
    return SessionView(
        **stage_parts(state, viewer),
        stage=tuple((label, text) for label, text in stage if text),
        scene_view=_scene(state, tuple((label, text) for label, text in stage[1:] if text)),
        scene=state.scene,
        title=state.title,
        kotodama_title=kotodama_title,
        tracks=tuple(
            TrackView(
                id=t.id,
                label=t.label,
                who=t.who,
                check=shown(t.check, viewer),
                cumulative=t.check.cumulative,
                goal=t.check.goal,
                next_pool=t.check.next_pool,
                verdict=t.check.verdict,
                covered=unseen(state, t.check),
            )
            for t in state.tracks
            if _known(state, t, viewer)
        ),
        rulings=state.rulings,
        aware_note=state.rules.aware_note,
    )


def _scene(state: Session, facts: tuple[tuple[str, AnyName], ...]) -> SceneView:
    """Name the scene; one without a title is called by its number."""
    number: Phrase | str = phrase("シーン {n}", n=state.scene) if state.scene else ""
    if not state.title:
        return SceneView(title=number, facts=facts)
    return SceneView(caption=number, title=Typed(state.title), facts=facts)


def _known(state: Session, track: Track, viewer: Viewer) -> bool:
    """Return whether a track is this viewer's to know: an NPC's pool and hits stay with the GM."""
    return viewer.gm or not (unseen(state, track.check) or track.check.tester.unknown_to(viewer))


def heading(state: Session) -> Heading:
    """Name the scene, in both spaces where there are two."""
    if not state.scene:
        return Heading()
    scene: Phrase = phrase("シーン {n}", n=state.scene)
    if state.title:
        scene = phrase("{scene}「{title}」", scene=scene, title=Typed(state.title))
    if state.kotodama_title and state.rules.kotodama_enabled:
        other = Typed(state.kotodama_title)
        scene = phrase("{scene}　コトダマシーン「{title}」", scene=scene, title=other)
    return Heading(scene=scene)
