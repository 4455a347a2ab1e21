"""What players see: their display, handouts, and the window that is handed over to one of them."""
