"""公開画面: what players see on the second screen, and what never comes there."""

from __future__ import annotations

import math
import re
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.controllers.display.display import DisplayController, other_than
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.notation import KIND as LINE
from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.check import DiceRequest
from desktop.core.rolls.outcome import Change, Outcome
from desktop.core.rolls.roll import Asked
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, CheckView, Gauge, PlayView
from desktop.core.words import Words, phrase
from desktop.models.play.display import Bar, PublicCharacter, PublicFace, RollFace, public_face
from desktop.views.dice import DieState
from desktop.views.dice.scene import DieItem
from desktop.views.display import people
from desktop.views.display.page import LEAST, Page, turned_page
from desktop.views.display.screen import Picture
from desktop.views.display.window import DisplayWindow
from desktop.views.style import theme
from tests.example_budget import fewest
from tests.gallery.tables import step
from tests.table_mode import TableGm, click

PUBLIC = Viewer()


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing here looks at a sheet."""
    return window_without_sheet


def opened(campaign_window: CampaignWindow) -> tuple[DisplayController, DisplayWindow]:
    """Open the players' window."""
    campaign_window.display.open()
    view = campaign_window.display.view
    assert view is not None
    view.resize(1280, 720)
    return campaign_window.display, view


def begun(main: MainController, system: str, engine: str = "battle") -> CampaignWindow:
    """Begin with all characters of a sample campaign."""
    gm = TableGm(main, system)
    gm.play_session.begin(engine, [sheet.id for sheet in (*gm.players, *gm.npcs)])
    return gm.campaign_window


def painted(view: DisplayWindow) -> QImage:
    return view.grab().toImage()


def test_display_is_toggled_by_key_menu_and_button(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    gm.press(Qt.Key.Key_F12)
    view = gm.campaign_window.display.view
    assert view is not None
    assert view.isVisible()
    assert view.isWindow()
    gm.press(Qt.Key.Key_F12)
    assert gm.campaign_window.display.view is None
    click(main.window.ui.displayButton)
    assert gm.campaign_window.display.view is not None
    main.run("display")
    assert gm.campaign_window.display.view is None


@pytest.mark.parametrize(("command", "dark"), [("", False), ("darken", True), ("hold", True)])
def test_display_open_at_a_kill_is_restored(
    campaign_window: CampaignWindow, main: MainController, qtbot: QtBot, command: str, dark: bool
) -> None:
    """Players see no more than they saw: one that was darkened or held comes back dark."""
    display, _ = opened(campaign_window)
    if command:
        getattr(display, command)()
    stopped = main.session.value
    assert main.leave_campaign()
    assert not main.session.value.display, "a 卓 that was left has none"
    main.session.value = stopped
    main.resume()
    again = main.campaign_window
    assert again is not None
    qtbot.waitUntil(lambda: again.display.view is not None)
    assert again.display.dark is dark
    assert (main.session.value.display, main.session.value.display_dark) == (True, dark)
    again.display.close()
    assert not main.session.value.display


def test_display_closed_or_of_another_campaign_is_not_restored(
    campaign_window: CampaignWindow, main: MainController
) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    campaign_window.display.open()
    stopped = main.session.value
    assert main.leave_campaign()
    main.session.value = stopped
    main.open_sample("d6game")
    assert not main.session.value.display
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    main.campaign_window.display.open()
    main.campaign_window.display.close()
    stopped = main.session.value
    assert main.leave_campaign()
    main.session.value = stopped
    main.resume()
    assert main.campaign_window.display.view is None
    assert not main.session.value.display


def test_display_returns_focus_to_the_main_window(
    campaign_window: CampaignWindow, main: MainController, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Under Wayland; what the GM pressed next, Esc for one, would have been the display's."""
    _display, view = opened(campaign_window)
    with qtbot.waitSignal(view.took_keys):
        view.activateWindow()
    qtbot.waitUntil(main.window.isActiveWindow)
    campaign_window.display.close()
    monkeypatch.setattr("desktop.views.display.window.JUST_SHOWN", 0)
    _display, view = opened(campaign_window)
    view.activateWindow()  # by a click, later
    qtbot.waitUntil(view.isActiveWindow)


def test_display_shows_the_campaign_title_before_a_session(campaign_window: CampaignWindow) -> None:
    _, view = opened(campaign_window)
    painted(view)
    assert view.picture.face.texts == (campaign_window.open_campaign.campaign.title,)
    assert view.written == (campaign_window.open_campaign.campaign.title,)


def test_covered_dice_and_hidden_targets_stay_covered(campaign_window: CampaignWindow) -> None:
    _, view = opened(campaign_window)
    play_session = campaign_window.open_campaign.play_session
    npc = next(sheet for sheet in campaign_window.open_campaign.people.all_sheets() if not sheet.is_pc)
    play_session.prepare(Asked(kind="check", who=npc.id, params={"secret": True, "target": 11}))
    assert view.picture.face.roll is None
    roll = play_session.roll
    assert roll is not None
    assert roll.check.wants is not None
    play_session.post(ThrowEvent(faces=(3, 2)))
    face = view.picture.face
    assert face.roll is not None
    assert face.roll.big == ""
    assert face.roll.target == ""
    done = play_session.roll
    assert done is not None
    seen = done.seen_by(PUBLIC)
    assert seen.covered
    assert seen.outcome is None or seen.outcome.success is None
    dice = [die.standing for group in view.picture.dice for die in group.dice]
    covered = [standing is DieState.COVERED for standing in dice if standing is not DieState.WAITING]
    assert covered == [die.value is None for throw in seen.throws for die in throw.dice]


def test_open_throw_shows_dice_and_result(campaign_window: CampaignWindow) -> None:
    _, view = opened(campaign_window)
    play_session = campaign_window.open_campaign.play_session
    hero = next(sheet for sheet in campaign_window.open_campaign.people.all_sheets() if sheet.is_pc)
    play_session.prepare(Asked(kind="check", who=hero.id, params={"target": 7}))
    roll = play_session.roll
    assert roll is not None
    assert roll.check.wants is not None
    play_session.post(ThrowEvent(faces=(4, 5)))
    painted(view)
    face = view.picture.face
    assert face.roll is not None
    assert [die.value for group in view.picture.dice for die in group.dice] == [4, 5]
    assert face.roll.big in view.written
    assert face.roll.title.startswith(f"{hero.name}　")  # outside turns only the title says whose dice these are
    play_session.step_back()
    assert view.picture.face.roll is None


def test_blackout_and_hold(main: MainController) -> None:
    campaign_window = begun(main, "kotodama")
    display, view = opened(campaign_window)
    before = view.picture
    QTest.keyClick(view, Qt.Key.Key_B)
    assert view.picture.face.texts == ()
    assert painted(view).pixelColor(200, 200) == QColor("black")
    QTest.keyClick(view, Qt.Key.Key_B)
    assert view.picture == before
    QTest.keyClick(view, Qt.Key.Key_H)
    for _ in range(6):
        step(main, set())
    assert view.picture == before
    main.run("display_dark")
    assert view.picture.face.dark
    main.run("display_dark")
    assert view.picture == before
    main.run("display_hold")
    assert view.picture != before
    display.close()
    assert display.view is None


def test_display_is_dark_in_kiosk_mode(main: MainController) -> None:
    campaign_window = begun(main, "enishi")
    _, view = opened(campaign_window)
    before = view.picture
    campaign_window.hand_over("", "2468")
    assert view.picture.face.dark
    for key in (Qt.Key.Key_B, Qt.Key.Key_H, Qt.Key.Key_Escape):
        QTest.keyClick(view, key)
    assert campaign_window.display.view is view
    assert view.picture.face.dark
    assert campaign_window.handed_over is not None
    campaign_window.handed_over.unlock("2468")
    assert view.picture == before


def test_the_page_turns_towards_every_seat(main: MainController) -> None:
    campaign_window = begun(main, "common")
    _, view = opened(campaign_window)
    pictures = [painted(view)]
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_R)
        pictures.append(painted(view))
    assert len({bytes(image.constBits()) for image in pictures}) == 4
    QTest.keyClick(view, Qt.Key.Key_R)
    assert painted(view) == pictures[0]
    half = pictures[2].flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    dark = sum(half.pixelColor(x, y).lightness() < 120 for x in range(640, 1280, 2) for y in range(0, 120, 4))
    assert dark > 0


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720), (800, 600), (1080, 1920)])
def test_rotated_page_fills_its_screen(width: int, height: int, turn: int) -> None:
    place, page = turned_page(width, height, turn)
    filled = place.mapRect(page)
    whole = QRectF(0, 0, width, height)
    assert abs(filled.left()) < 0.01
    assert abs(filled.top()) < 0.01
    assert abs(filled.width() - whole.width()) < 0.01
    assert abs(filled.height() - whole.height()) < 0.01


def test_display_fills_a_second_screen_but_not_the_only_one(campaign_window: CampaignWindow) -> None:
    """A disconnected screen leaves an ordinary window: a full-screen one would cover the GM's own."""
    display, view = opened(campaign_window)
    assert other_than("gm", ["gm", "tv"]) == "tv"
    assert other_than("gm", ["gm"]) is None
    view.showFullScreen()
    display.unplugged(campaign_window.window.screen())
    assert not view.isFullScreen()
    assert view.isVisible()


def test_display_closes_with_its_campaign(main: MainController) -> None:
    campaign_window = begun(main, "enishi")
    display, _ = opened(campaign_window)
    main.leave_campaign()
    assert display.view is None


@pytest.mark.parametrize("dark", [False, True])
def test_display_continues_with_the_next_campaign(main: MainController, *, dark: bool) -> None:
    """Players saw the GM's desktop when another campaign was opened."""
    _, view = opened(begun(main, "enishi"))
    view.resize(700, 500)
    if dark:
        main.run("display_dark")
    main.open_sample("d6game")
    assert main.campaign_window is not None
    display = main.campaign_window.display
    assert display.view is not None
    assert (display.view.size().toTuple(), display.dark) == ((700, 500), dark)
    assert display.screen.picture.face.title == ("" if dark else main.campaign_window.open_campaign.campaign.title)
    assert main.session.value.display


def test_a_player_character_backstage_stays_on_the_display(main: MainController) -> None:
    campaign_window = begun(main, "enishi", "session")
    play_session = campaign_window.open_campaign.play_session
    hero = next(sheet.id for sheet in campaign_window.open_campaign.people.all_sheets() if sheet.is_pc)
    play_session.play("session", {"kind": "stage", "stage": "zero", "present": []})
    (shown,) = (one for one in campaign_window.display.pictures.picture().face.party if one.who == hero)
    assert shown.place == "バックステージ"


def test_public_view_contains_no_hidden_numbers() -> None:
    person = CharacterView(
        id="a",
        name="影",
        is_pc=False,
        gauges=(Gauge(id="hp", label="HP", value=None), Gauge(id="n", label="N", value=2)),
    )
    face = public_face("卓", PlayView(people=(person,)), Words(), lambda who: None)
    assert [(bar.label, bar.text) for bar in face.others[0].bars] == [("N", "2")]


def test_turn_order_roll_is_not_shown_as_result() -> None:
    shown = PlayView(result=Outcome(label="行動順番"))
    assert public_face("卓", shown, Words(), lambda who: None).result is None
    found = public_face(
        "卓", PlayView(result=Outcome(label="成功", success=True, total=9, target=7)), Words(), lambda w: None
    )
    assert found.result is not None
    assert (found.result.big, found.result.words, found.result.target) == ("9", "成功", "7")


def test_engine_check_precedes_a_loose_check() -> None:
    engine = CheckView(title=phrase("攻撃"), wants=DiceRequest(sides=(6,), label=phrase("1d6")))
    face = public_face(
        "卓", PlayView(check=engine), Words(), lambda who: None, loose=CheckView(title=phrase("脇の判定"))
    )
    assert face.roll is not None
    assert face.roll.title == "攻撃"


@pytest.mark.parametrize("title", ["《運動》", "アカネ：射出武器 → 影"])
def test_title_of_a_loose_check_names_who_throws_once(title: str) -> None:
    loose = CheckView(title=phrase(title), wants=DiceRequest(sides=(6,), label=phrase("1d6")))
    face = public_face("卓", None, Words(), lambda who: None, loose=loose, thrower="アカネ")
    assert face.roll is not None
    assert face.roll.title.startswith("アカネ")
    assert face.roll.title.count("アカネ") == 1


def test_check_of_concealed_character_is_not_shown(main: MainController) -> None:
    """Players learn nothing of whom they have not met, not even that they throw."""
    gm = TableGm(main, "d6game")
    _, view = opened(gm.campaign_window)
    gm.play_session.begin("session", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    unknown, hero = gm.npcs[0], gm.players[0]
    assert gm.play_session.playing.unseen(unknown.id)
    before = view.picture
    for sheet in (unknown, hero):
        gm.play_session.prepare(Asked(kind="check", who=sheet.id))
        roll = gm.play_session.roll
        assert roll is not None
        assert roll.check.wants is not None
        gm.play_session.post(ThrowEvent(faces=tuple(1 for _ in roll.check.wants.sides)))
        assert (view.picture == before) is (sheet is unknown)
        assert unknown.name not in view.spoken_value()


def test_concealed_check_leaves_last_public_result(main: MainController) -> None:
    """The last result stays on the display until a public check replaces it."""
    gm = TableGm(main, "enishi")
    _, view = opened(gm.campaign_window)
    gm.play_session.begin("session", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    unknown, hero = gm.npcs[0], gm.players[0]
    assert gm.play_session.playing.unseen(unknown.id)

    def throw(*faces: int) -> None:
        roll = gm.play_session.roll
        while roll is not None and not roll.done:
            roll = gm.play_session.post(ThrowEvent(faces=faces) if roll.check.wants else Choose(option="next")).roll

    gm.play_session.prepare(Asked(kind="check", who=hero.id, params={"target": 7, "gm": True}))
    throw(3, 4)
    result = view.picture
    assert result.face.roll is not None
    assert result.face.roll.done
    for kind in ("check", "surprise"):
        gm.play_session.prepare(Asked(kind=kind, who=unknown.id, params={"gm": True}))
        assert view.picture == result
        throw(1, 2)
        assert view.picture == result
        gm.campaign_window.tray.empty()
        gm.play_session.note("覚え")
        assert view.picture == result
    gm.play_session.prepare(Asked(kind="check", who=hero.id, params={"target": 7, "gm": True}))
    throw(5, 4)
    assert view.picture != result
    result = view.picture
    gm.play_session.prepare(Asked(kind="check", who=unknown.id, params={"gm": True}))
    gm.play_session.back()
    assert view.picture != result  # its line is struck out


def test_display_text_is_large_and_fits_the_screen(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    """28 px on a screen of 1080 lines, also of twelve people with names of 200 characters and six resources each."""
    sizes: list[int] = []

    class Font(QFont):
        def setPixelSize(self, pixels: int) -> None:
            sizes.append(pixels)
            super().setPixelSize(pixels)

    monkeypatch.setattr("desktop.views.display.page.QFont", Font)
    _, view = opened(begun(main, "enishi"))
    bars = tuple(Bar(f"とても長い資源の名{n}", f"{n}0/99", n / 9) for n in range(6))
    crowd = tuple(
        PublicCharacter(str(n), f"{n}" + "長" * 199, place="遠" * 60, bars=bars, states="痺れ・" * 40, turn=n == 9)
        for n in range(12)
    )
    roll = RollFace("題" * 200, "9999999999", "言葉" * 50, "12", "説明" * 200, success=True, done=True)
    faces = (
        PublicFace(title="卓" * 200, party=crowd),
        PublicFace(
            title="卓", scene="場" * 200, round="第 1 巡", acting="名" * 200, order=crowd, party=crowd, roll=roll
        ),
        PublicFace(title="卓", stage=(("場所", "谷" * 200),) * 9, party=crowd[:1], result=roll),
    )
    for size, face in product(((1920, 1080), (1280, 720), (1080, 1920)), faces):
        view.resize(*size)
        view.show_picture(Picture(face))
        painted(view)
        assert view.written
        assert not any("長" * 150 in text for text in view.written)
        hidden = len(face.party) - sum(
            text.startswith(f"{one.who}長") for one in face.party for text in set(view.written)
        )
        assert face.order or not hidden or f"ほか {hidden} 人" in view.written
    assert min(sizes) >= LEAST


TEXT = re.compile(r'matrix\(([^)]*)\)|font-size="([\d.]+)"|<text[^>]*>([^<]*)</text>', re.DOTALL)


def letters(view: DisplayWindow) -> dict[str, float]:
    """Return the height of each text as it is painted, also by dice and board, in px of a screen of 1080 lines."""
    out, generator = QBuffer(), QSvgGenerator()
    generator.setOutputDevice(out)
    generator.setSize(view.size())
    painter = QPainter(generator)
    view.shown.paint(painter)
    painter.end()
    found: dict[str, float] = {}
    scale = size = 0.0
    for matrix, font, text in TEXT.findall(bytes(out.data().data()).decode()):
        if matrix:
            a, b = (float(number) for number in matrix.split(",")[:2])
            scale = math.hypot(a, b)
        elif font:
            size = float(font)
        if text.strip():
            found[text] = min(size * scale, found.get(text, 1e9)) * 1080 / min(view.width(), view.height())
    return found


@pytest.mark.parametrize("system", ["d6game", "enishi", "d20fate", "kotodama", "common", "blank"])
@pytest.mark.parametrize("engine", ["session", "battle"])
def test_no_text_on_the_display_is_small(main: MainController, system: str, engine: str) -> None:
    """28 px of 1080, of every system, on screens of several shapes and in a window: three metres are far."""
    gm = TableGm(main, system)
    if engine not in gm.play_session.playing.possible:
        pytest.skip("no battle of its own")
    main.window.setUpdatesEnabled(False)
    _, view = opened(gm.campaign_window)
    gm.play_session.begin(engine, [sheet.id for sheet in (*gm.players, *gm.npcs)])
    tried: set[str] = set()
    seen = 0
    for number in range(10):
        for size in ((1920, 1080), (1366, 768), (1024, 768), (640, 400)) if number % 3 == 0 else ((1280, 720),):
            view.resize(*size)
            found = letters(view)
            seen += len(found)
            assert {text: round(high, 1) for text, high in found.items() if high < LEAST - 0.6} == {}
        if not step(main, tried):
            break
    assert seen > 20


def test_a_line_thrown_ten_times_is_seen_whole(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    """All its dice, below where the story is; results run on before they are cut."""
    boxes: dict[str, QRectF] = {}
    write = Page.write

    def seen(page: Page, box: QRectF, text: str, size: int, *args: Any, **options: Any) -> float:
        boxes[text] = box
        return write(page, box, text, size, *args, **options)

    monkeypatch.setattr(Page, "write", seen)
    campaign_window = begun(main, "enishi", "session")
    display, view = opened(campaign_window)
    campaign_window.open_campaign.play_session.prepare(Asked(kind=LINE, params={"line": "x10 4D6KH3>=12"}))
    campaign_window.open_campaign.play_session.post(ThrowEvent(faces=(1, 2, 3, 4, 6, 6, 5, 5) * 5))
    painted(view)
    face = view.picture.face
    assert face.roll is not None
    assert not boxes[face.title].intersects(boxes[face.roll.title])
    scene = display.screen.dice
    dice = [item for item in scene.items() if isinstance(item, DieItem)]
    assert len(dice) == 40
    assert all(scene.sceneRect().contains(die.pos()) for die in dice)
    sentence = next(text for text in view.written if text.startswith("#1 "))
    assert sentence.count("成功") + sentence.count("失敗") > face.roll.detail.count("\n") / 2


@pytest.mark.parametrize(
    ("line", "size"),
    fewest(["200D6", "x100 2D6", "x20 4D6KH3>=12", "100D100"], [(900, 740), (1366, 768), (600, 1000)]),
)
def test_two_hundred_dice_are_seen_whole(main: MainController, line: str, size: tuple[int, int]) -> None:
    """Rows of dice stay inside the display, and the result fits its line."""
    campaign_window = begun(main, "enishi", "session")
    display, view = opened(campaign_window)
    view.resize(*size)
    play_session = campaign_window.open_campaign.play_session
    play_session.prepare(Asked(kind=LINE, params={"line": line}))
    roll = play_session.roll
    assert roll is not None
    assert roll.check.wants is not None
    play_session.post(ThrowEvent(faces=tuple(n % sides + 1 for n, sides in enumerate(roll.check.wants.sides))))
    painted(view)
    scene = display.screen.dice
    dice = [item for item in scene.items() if isinstance(item, DieItem)]
    assert len(dice) == sum(2 if sides == 100 else 1 for sides in roll.check.wants.sides)
    whole = scene.sceneRect()
    assert all(whole.adjusted(7, 7, -7, -7).contains(die.pos()) for die in dice)
    spread = max(die.pos().x() for die in dice) - min(die.pos().x() for die in dice)
    assert spread > whole.width() * 0.6
    face = view.picture.face.roll
    assert face is not None
    if not line.endswith("D100"):
        assert face.detail in [text.replace("\u200b", "") for text in view.written]


@pytest.mark.parametrize("high", [190, 300, 520, 900])
def test_people_stay_in_their_box(qapp: object, monkeypatch: pytest.MonkeyPatch, high: int) -> None:
    """While lots were drawn beside a board the first card lost its foot; chips follow cards, never off the page."""
    image, places = QImage(1920, 1080, QImage.Format.Format_RGB32), list[QRectF]()
    painter = QPainter(image)
    monkeypatch.setattr(
        Page, "frame", lambda page, box, *ink, **more: places.append(page.painter.worldTransform().mapRect(box))
    )
    bars = (Bar("AP", "10/10", 1.0), Bar("レベル", "2", None))
    party = tuple(PublicCharacter(name, name, bars=bars, states="<斬撃> +1" * (name == "ト")) for name in "アロシト")
    others = tuple(PublicCharacter(f"n{n}", f"影{n}", pc=False) for n in range(9))
    box = QRectF(960, 1060 - high, 920, high)
    for face in (PublicFace(party=party, others=others), PublicFace(party=party, order=(*others, *party))):
        people.draw(Page(painter, theme.current(), ()), face, box)
    painter.end()
    assert places
    assert all(box.adjusted(-1, -1, 1, 1).contains(place) for place in places if place.height() > 50)


def test_turn_order_shows_how_many_are_omitted(main: MainController) -> None:
    """Three of seven are shown with the number of the others."""
    _, view = opened(begun(main, "enishi"))
    view.resize(1920, 1080)
    crowd = tuple(PublicCharacter(str(n), f"人{n}", turn=n == 3) for n in range(30))
    for order in (crowd, crowd[:3]):
        view.show_picture(Picture(PublicFace(title="卓", round="第 1 巡", order=order)))
        painted(view)
        shown = sum(one.name in view.written for one in order)
        assert 0 < shown <= len(order)
        texts = [text for text in view.written if text.startswith("ほか")]
        assert texts == ([f"ほか {len(order) - shown} 人"] if shown < len(order) else [])


def test_order_shows_condition_of_enemy(main: MainController) -> None:
    """KO-STA-04: the 戦闘不能 of an enemy is in the order, that of a player's character on its card."""
    campaign_window = begun(main, "kotodama")
    play_session = campaign_window.open_campaign.play_session
    play_session.play("battle", {"kind": "start"})
    enemy = next(sheet for sheet in campaign_window.open_campaign.people.all_sheets() if not sheet.is_pc)
    play_session.play("battle", {"kind": "down", "who": enemy.id})
    _, view = opened(campaign_window)
    painted(view)
    assert "戦闘不能" in view.written


@pytest.mark.parametrize("system", ["d6game", "kotodama"])
def test_session_check_names_its_character(main: MainController, system: str) -> None:
    """Open, and finished with its dice still visible: without turns only the title names it."""
    campaign_window = begun(main, system, "session")
    play_session, hero = (
        campaign_window.open_campaign.play_session,
        next(s for s in campaign_window.open_campaign.people.all_sheets() if s.is_pc),
    )
    if system == "d6game":
        play_session.play("session", {"kind": "new_game"})
        play_session.play("session", {"kind": "announce", "who": hero.id})
    else:
        play_session.play("session", {"kind": "check", "check": "normal", "who": hero.id, "params": {"pool": 3}})
    titles = {}
    while len(titles) < 2:
        roll = campaign_window.display.pictures.picture().face.roll
        assert roll is not None
        titles[roll.done] = roll.title
        campaign_window.tray.throw()
    assert all(hero.name in title for title in titles.values())


@pytest.mark.parametrize("engine", ["session", "battle"])
def test_game_over_is_shown_on_the_display(main: MainController, engine: str) -> None:
    """D6G-LIFE-03: players saw nothing of it."""
    campaign_window = begun(main, "d6game", engine)
    play_session, players = (
        campaign_window.open_campaign.play_session,
        [s for s in campaign_window.open_campaign.people.all_sheets() if s.is_pc],
    )
    play_session.play(engine, {"kind": "new_game"} if engine == "session" else {"kind": "begin"})
    for one in players:
        play_session.change((Change(sheet=one.id, field="life", before=one.life, after=0),), "倒れた")
    while engine == "battle" and play_session.playing.state("battle").phase != "game_over":
        step(main, set())
    assert any(
        "ゲームオーバー" in text for pair in campaign_window.display.pictures.picture().face.stage for text in pair
    )


def test_result_names_its_character(main: MainController) -> None:
    """KO-TBL-11: not 「能動側の勝利」 alone; a concealed character's check is not described at all."""
    campaign_window = begun(main, "kotodama")
    play_session = campaign_window.open_campaign.play_session
    play_session.play("battle", {"kind": "start"})
    hero, *_, foe = sorted(campaign_window.open_campaign.people.all_sheets(), key=lambda sheet: not sheet.is_pc)
    params = {"pool": 2, "opponent": foe.id, "opponent_pool": 1}
    play_session.play("battle", {"kind": "check", "check": "opposed", "who": hero.id, "params": params})
    _, view = opened(campaign_window)
    view.resize(1920, 1080)
    painted(view)
    asked = view.picture.face.roll
    assert asked is not None
    assert asked.title == f"{hero.name}　2個 対 {foe.name} 1個"
    play_session.post(ThrowEvent(faces=(8, 9)))
    play_session.post(ThrowEvent(faces=(2,)))
    face = public_face("卓", play_session.playing.shown("battle", PUBLIC), Words(), lambda _: None)
    assert face.result is not None
    assert face.result.title == f"{hero.name}：2個 対 {foe.name} 1個"
    view.show_picture(Picture(face))
    painted(view)
    assert face.result.title in view.written
