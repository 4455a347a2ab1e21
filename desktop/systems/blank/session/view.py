"""project(state, viewer): what a viewer may know of a session."""

from __future__ import annotations

from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, PlayView, SceneView, shown
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.blank.people import person
from desktop.systems.blank.session.state import SessionState
from desktop.systems.blank.sheet import BlankSheet


def project(state: SessionState, viewer: Viewer) -> PlayView:
    """Return what this viewer may know: players see each other, and other characters who take turns openly."""
    here = tuple(sheet for sheet in state.cast if _known(state, sheet, viewer))
    ids = {sheet.id for sheet in here}
    check = state.check if state.check is not None and state.check.side.who in ids else None
    game = state.game
    return PlayView(
        phase=_phase(state, ids),
        round=state.round or None,
        round_word=game.label("round"),
        people=tuple(_person(state, sheet, viewer) for sheet in here),
        order=tuple(who for who in (state.order or state.taking) if who in ids),
        stage=((phrase("いまの場面"), phrase("{name}", name=Typed(state.scene))),) if state.scene else (),
        scene_view=_scene(state),
        check=None if check is None else shown(check, viewer),
    )


def _scene(state: SessionState) -> SceneView:
    if not state.scene:
        return SceneView()
    return SceneView(caption=phrase("いまの場面"), title=Typed(state.scene))


def _known(state: SessionState, sheet: BlankSheet, viewer: Viewer) -> bool:
    if viewer.gm or sheet.is_pc:
        return True
    return sheet.id in state.taking and sheet.id not in state.hidden


def _phase(state: SessionState, ids: set[str]) -> Phrase:
    if not state.turns:
        return phrase("自由に進める")
    if state.check is not None:
        return phrase("順番を決める")
    if not state.now or state.now not in ids:
        return phrase("手番")
    return phrase("{name} の手番", name=Typed(state.find(state.now).name))


def _person(state: SessionState, sheet: BlankSheet, viewer: Viewer) -> CharacterView:
    value = state.values.get(sheet.id)
    notes = (phrase("順番 {n}", n=value),) if value is not None and (viewer.gm or sheet.is_pc) else ()
    if viewer.gm and sheet.id in state.hidden:
        notes = (phrase("伏せ"), *notes)
    seen = sheet if viewer.gm or sheet.is_pc else sheet.evolve(conditions=())
    turn, acted = sheet.id == state.now, sheet.id in state.acted
    return person(seen, state.game, turn=turn, acted=acted, notes=notes)
