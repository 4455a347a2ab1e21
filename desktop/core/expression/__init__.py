"""One expression language for formulas and dice: a tree, its arithmetic, and how it is read and written."""
