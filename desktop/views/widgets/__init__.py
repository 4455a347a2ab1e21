"""Small widgets that Designer forms promote to; each shows one value and knows no rule."""
