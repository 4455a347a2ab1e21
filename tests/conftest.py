"""Windows are tested without a screen; the choice must stand before Qt is imported."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
