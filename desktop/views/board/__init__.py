"""The board of hexes: a scene that draws faces and lights and decides nothing, its view, and the pane around it."""
