"""The grammar of keys at the table: letters for people and what they do, and checks said in keys."""
