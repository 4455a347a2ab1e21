"""Keys at the table: one owner while play is shown, who hears だれ, なに and 目."""
