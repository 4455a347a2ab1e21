"""Printed pages: drawn once in millimetres from a sheet's value, shown on screen, on a printer and in a PDF alike.

`canvas` records what a page holds, `parts` knows boxes, tracks and tables, `overflow` carries on what does not fit on a
second page, `painting` puts recorded pages on a device, `printing` finds a system's layout and writes files. A layout
knows millimetres on A4 and nothing of printers, other paper sizes or screens.
"""
