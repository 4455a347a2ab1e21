"""Windows, pages, widgets, scenes and printing; shows values and forwards what people do, decides no rule."""
