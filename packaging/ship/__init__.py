"""How the program is frozen and packed; `packaging/build.py` is the command. Needs nothing but Python 3.11."""
