"""d20フェイト: a d20 against a DC, fate dice, and a loop of five steps."""
