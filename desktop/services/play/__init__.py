"""Play: one state folded from the journal, one history, what each step does to sheets."""
