"""Dialogs: opened without blocking, deleted when closed; they show values and forward what people do."""
