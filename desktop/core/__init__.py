"""Values and pure functions that every rule system shares; knows no Qt, no files and no rule system."""

import os

os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # else it asks every package of this Python for some
