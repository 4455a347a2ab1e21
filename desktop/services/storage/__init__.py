"""Files on disk: reading, writing, locking and versions, with a sentence for each fault."""
