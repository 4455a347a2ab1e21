"""One screen for a concealed check: calls the player who acts next, and conceals their input, until the GM's PIN."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.program.pin_lock import try_pin
from desktop.controllers.tray import tray_words
from desktop.controllers.tray.tray_table import Throwers, dice_groups
from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import TakujoError
from desktop.core.rolls.check import Option
from desktop.core.rolls.dice import Dice, filled, throw_of
from desktop.core.rolls.roll import Roll, Step
from desktop.core.value import Viewer
from desktop.core.view_models import CheckView
from desktop.core.words import Counted
from desktop.services.keys.letters import number_of
from desktop.services.program import pin as pins
from desktop.services.program.state_file import SessionState, StateFile, remember
from desktop.views.dice import DiceGroup
from desktop.views.play.button_row import ButtonFace
from desktop.views.tray.hot_seat import HotSeatScreen, HotSeatTurn
from desktop.views.window.hand_over import SHORTEST_PIN
from desktop.views.window.main_window import MainWindow

GM, PUBLIC = Viewer(gm=True), Viewer()


class PinGate:
    """Chosen once, by typing it twice; it holds for as long as the campaign is open, also over a crash."""

    def __init__(self, session: StateFile[SessionState], clock: Callable[[], float] = time.monotonic) -> None:
        self._session, self._clock = session, clock
        self._pin: pins.Pin | None = None
        self._first = ""
        """What was typed first, to be typed again."""

    @property
    def chosen(self) -> bool:
        """Whether there is a PIN."""
        return self._pin is not None

    def ask_choice(self, screen: HotSeatScreen) -> None:
        """Ask for a PIN from the beginning."""
        self._first = ""
        text = QCoreApplication.translate("PinGate", "4文字以上。卓に戻るときに入れます。この卓を閉じるまで使えます。")
        title = QCoreApplication.translate("PinGate", "GMのPINを決めてください")
        screen.ask_pin(title, text, QCoreApplication.translate("PinGate", "次へ"))

    def choose(self, screen: HotSeatScreen, text: str) -> bool:
        """Take what was typed; True once it was typed twice."""
        text = text.strip()
        if len(text) < SHORTEST_PIN:
            screen.refuse_pin(QCoreApplication.translate("PinGate", "PINは4文字以上にしてください。"))
        elif not self._first:
            self._first = text
            title = QCoreApplication.translate("PinGate", "もう一度、同じPINを入れてください")
            screen.ask_pin(title, "", QCoreApplication.translate("PinGate", "決める"))
        elif text != self._first:
            self.ask_choice(screen)
            screen.refuse_pin(QCoreApplication.translate("PinGate", "2つのPINが違います。はじめから入れてください。"))
        else:
            self._pin, self._first = pins.pin_of(text), ""
            return True
        return False

    def ask(self, screen: HotSeatScreen) -> None:
        """Ask for the PIN that was chosen."""
        text = QCoreApplication.translate("PinGate", "Escで、渡す画面に戻ります。")
        title = QCoreApplication.translate("PinGate", "卓に戻るには GMのPIN")
        screen.ask_pin(title, text, QCoreApplication.translate("PinGate", "卓に戻る"))

    def right(self, screen: HotSeatScreen, text: str) -> bool:
        """Try a PIN; every try is on the disk before it is answered."""
        return try_pin(self._session, screen, text, self._clock())

    def shut(self) -> None:
        """Write down that the kiosk is open.

        Raises:
            TakujoError: the disk refuses; a lock that a crash would open is none.
        """
        if self._pin is not None and self._session.value.mode != "passing":
            self._session.change(mode="passing", pin=self._pin.to_json())

    def open(self) -> None:
        """Write down that the kiosk is closed."""
        if self._session.value.mode == "passing":
            remember(self._session, mode="table", pin={})


class HotSeat(QObject):
    """Once asked for, it goes round with every hidden check of an engine until the GM takes it back by PIN."""

    returned = Signal()
    """The GM has the screen again."""

    def __init__(
        self,
        window: MainWindow,
        open_campaign: OpenCampaign,
        notifier: Notifier,
        dice: Dice,
        gate: PinGate,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._gate = gate
        self._window, self._open_campaign, self._notifier, self._dice = window, open_campaign, notifier, dice
        self._play_session, self._words = open_campaign.play_session, open_campaign.words
        self._screen: HotSeatScreen | None = None
        self._wanted = False
        self._holder = ""
        """Sheet id of the player who has the screen; empty: the GM, or none yet."""
        self._asking: Literal["", "back", "for good"] = ""
        """Whether the PIN is asked for, and whether it ends the passing round or only this turn."""
        self._play_session.stepped.connect(lambda _stepped: self._follow())

    @property
    def screen(self) -> HotSeatScreen | None:
        """The screen while it is there."""
        return self._screen

    def start(self) -> None:
        """Hand the open check over, for the first time once the way back is shut."""
        self._wanted = True
        if self._gate.chosen:
            self._follow()
        else:
            screen = self._ensure_screen()
            screen.show()
            self._gate.ask_choice(screen)

    def stop(self) -> None:
        """Come back to the table, and stay there."""
        self._wanted = False
        self._close()

    def _follow(self) -> None:
        """Call the acting player, continue with the one who has the screen, or return once nothing is concealed."""
        roll = self._play_session.roll
        if not self._wanted or not self._gate.chosen:
            return
        if roll is None or not roll.engine or not self._hides(roll):
            if self._screen is not None:
                self._holder = ""
                self._cover()
            return
        who = self._acting(roll)
        if self._screen is None and not self._plays(who):
            return  # the kiosk is closed already
        if who == self._holder and self._screen is not None:
            self._turn(roll)
            return
        self._holder = who
        self._cover()

    def _hides(self, roll: Roll) -> bool:
        wants = roll.check.wants
        return roll.open and (roll.concealed or (wants is not None and wants.secret))

    def _acting(self, roll: Roll) -> str:
        shown = roll.seen_by(PUBLIC)
        options = [option for option in shown.options if option.enabled]
        return shown.wants.who if shown.wants is not None else options[0].payer if options else ""

    def _plays(self, who: str) -> bool:
        """Tell whether a player acts for the character, and not the GM."""
        roll = self._play_session.roll
        shown = self._play_session.playing.shown(roll.engine, GM) if roll is not None and roll.engine else None
        return any(person.id == who and person.is_pc for person in shown.people) if shown is not None else False

    def _cover(self) -> None:
        try:
            self._gate.shut()
        except TakujoError as error:
            self.stop()
            self._notifier.show_error(error)
            return
        self._asking = ""
        screen = self._ensure_screen()
        roll = self._play_session.roll
        seen = roll.seen_by(PUBLIC) if roll is not None else None
        name = self._name(self._holder) if self._plays(self._holder) else self.tr("GM")
        screen.show_cover(self._handed(seen, ""), self.tr("{name} に渡してください").format(name=name))
        screen.show()

    def _turn(self, roll: Roll) -> None:
        seen = roll.seen_by(PUBLIC)
        wants = seen.wants
        count = len(wants.sides) if wants is not None else 0
        throw = self.tr("{n} 個振る").format(n=Counted(count))
        options = tuple(o for o in seen.options if wants is None or not o.primary)
        handed = self._handed(seen, throw, self._faces(options, keys=wants is None))
        self._ensure_screen().show_turn(handed)

    def _handed(self, seen: CheckView | None, throw: str, options: tuple[ButtonFace, ...] = ()) -> HotSeatTurn:
        words, roll = self._words, self._play_session.roll
        shown = self._play_session.playing.shown(roll.engine, PUBLIC) if roll is not None and roll.engine else None
        round_ = ""
        if shown is not None and shown.round:
            round_ = self.tr("第 {n} {word}").format(n=shown.round, word=words.say(shown.round_word))
        if seen is None:
            return HotSeatTurn(name="", title="", round=round_)
        outcome = seen.outcome if seen.done else None
        texts = (words.say(outcome.headline), words.say(outcome.detail)) if outcome is not None else ()
        return HotSeatTurn(
            name=self._name(self._holder),
            title=words.say(seen.title),
            round=round_,
            result="　".join(part for part in texts if part),
            dice=self._groups(seen),
            sides=seen.wants.sides if seen.wants is not None else (),
            secret=seen.wants is not None and seen.wants.secret,
            throw=throw,
            looks=seen.may_look and seen.looker == self._holder,
            options=options,
        )

    def _faces(self, options: tuple[Option, ...], *, keys: bool) -> tuple[ButtonFace, ...]:
        """The choices with what each would do; letters and numbers choose them while no dice are due."""
        say, letters = self._words.say, self._open_campaign.option_letters(options)
        return tuple(
            ButtonFace(
                o.id, "　".join(filter(None, map(say, (o.label, o.cost, o.effect)))),
                key=number_of(o) or letters.get(o.id, "") if keys else "",
                why="" if o.enabled else say(o.reason), tip=o.rule, role="large",
            )
            for o in options
        )  # fmt: skip

    def _groups(self, seen: CheckView) -> list[DiceGroup]:
        find = self._open_campaign.sheet
        return dice_groups(seen, Throwers(find(self._holder) if self._holder else None, find, self.tr("相手")), ())

    def _name(self, who: str) -> str:
        sheet = self._open_campaign.sheet(who) if who else None
        return sheet.name if sheet is not None else ""

    # the screen

    def _ensure_screen(self) -> HotSeatScreen:
        if self._screen is None:
            screen = HotSeatScreen(self._window)
            screen.received.connect(self._receive)
            screen.left.connect(self._leave)
            screen.pin_entered.connect(self._take_pin)
            screen.gone.connect(self._away)
            screen.looked.connect(self._look)
            screen.chosen.connect(lambda option: self._post(Choose(option=option)))
            screen.faces.connect(self._type)
            screen.thrown.connect(self._throw)
            self._screen = screen
        return self._screen

    def _close(self) -> None:
        if self._screen is not None:
            self._screen.done(0)
            self._screen = None
            self._gate.open()
            self.returned.emit()
        self._holder = ""

    def _receive(self) -> None:
        roll = self._play_session.roll
        if roll is None or not self._holder or not self._plays(self._holder) or not self._hides(roll):
            self._ask("back")
            return
        self._turn(roll)

    def _leave(self) -> None:
        """Ask for the PIN, or go back to the cover from where it is asked for; before there is one nothing is shut."""
        if not self._gate.chosen:
            self.stop()
        elif self._asking:
            self._cover()
        else:
            self._ask("for good")

    def _ask(self, how: Literal["back", "for good"]) -> None:
        self._asking = how
        self._gate.ask(self._ensure_screen())

    def _take_pin(self, text: str) -> None:
        screen = self._ensure_screen()
        if not self._gate.chosen:
            if self._gate.choose(screen, text):
                self._follow()
        elif not self._gate.right(screen, text):
            return
        elif self._asking == "for good":
            self.stop()
        else:
            self._close()

    def _away(self) -> None:
        """Put the cover back."""
        if self._screen is not None and self._gate.chosen:
            self._cover()

    def _look(self, lifted: bool) -> None:
        roll = self._play_session.roll
        if roll is None or self._screen is None:
            return
        seen = roll.seen_by(Viewer(sheet=self._holder)) if lifted else roll.seen_by(PUBLIC)
        self._screen.show_dice(self._groups(seen))

    def _type(self, values: tuple[int, ...]) -> None:
        wants = self._play_session.roll.check.wants if self._play_session.roll is not None else None
        if wants is not None:
            self._post(ThrowEvent(faces=throw_of(wants.sides, values).values, origin="hand"))

    def _throw(self, typed: tuple[int, ...]) -> None:
        wants = self._play_session.roll.check.wants if self._play_session.roll is not None else None
        if wants is not None:
            thrown = filled(wants.sides, typed, self._dice)
            self._post(ThrowEvent(faces=thrown.values, origin=thrown.origin))

    def _post(self, step: Step) -> None:
        try:
            self._play_session.post(step)
        except TakujoError as error:
            self._notifier.notify(tray_words.sentence(error, self._words))
