"""Printed pages: drawn once in millimetres from a sheet's value, shown on screen, on a printer and in a PDF alike.

`canvas` records what a page holds, `parts` knows boxes, tracks and dice, `tables` tables, `own` custom fields,
`overflow` carries on what does not fit on a second page, `page` draws head and foot, `painting` puts pages on a device,
`printing` finds a system's layout and writes files. A layout knows millimetres on A4 and nothing of printers,
other paper sizes or screens: `fits` sets it on B5 and Letter, `bands` on A5 and in large type. `stamps` keeps what
sheets have in common, `layers` finds it in finished pages, so that a PDF says it once.

A system's layout (`SystemView.paper`, see `protocol`) is written like this:

    canvas, remainder = context.canvas(mode), Remainder(words.say(context.further))
    frame = Frame(system=…, mode=mode, words=words, sheet=shown, notice=game.notice, …).fitted(canvas, remainder)
    …draw with canvas.text(area, text, pt, carry=remainder.carry(heading, label)), box(…), track(…), table(…)…
    return bind(frame, [canvas, *frame.further(remainder, canvas, frame.foot_top(canvas))])

Typed text always gets a `carry`, labels never do: a label that does not fit is an `Overflow`, and a test fails on it.
English words of a layout are in `resources/systems/<id>/paper/words.en.toml`.
"""
