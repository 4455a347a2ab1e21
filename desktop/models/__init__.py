"""Qt models over the values of core and services: documents, rows, the log and the players' display."""

import pydantic.types  # noqa: F401 - whole before PySide, which looks at each later import and would meet it half loaded
