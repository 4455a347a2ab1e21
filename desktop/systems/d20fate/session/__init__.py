"""The five-step loop 宣言→指定→ロール→解決→停止 as a reducer over events (sections 3.4 and 8)."""

from desktop.core.system import Machine
from desktop.systems.d20fate.session.events import EVENTS
from desktop.systems.d20fate.session.moves import legal
from desktop.systems.d20fate.session.reducer import apply
from desktop.systems.d20fate.session.state import SessionState, start
from desktop.systems.d20fate.session.view import project

SESSION = Machine(state_type=SessionState, events=EVENTS, start=start, apply=apply, legal=legal, project=project)
