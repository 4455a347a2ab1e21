"""Joins documents, rule systems and screens; here the main window and its menus, in packages what it shows."""
