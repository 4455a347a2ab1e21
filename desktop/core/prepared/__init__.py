"""What a GM prepares before a session: scenarios, handouts and notes."""
