"""Files, folders and everything that outlives a run: the library, the log, exchange; knows rule systems, no Qt.

What the first window needs (`catalogue`, `store`, `library`, `preferences`, `session_state`) loads no pydantic on
import: the sentences of `faults` and the rule systems come in when they are needed.
"""
