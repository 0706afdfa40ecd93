### The page around the program in a browser: before the program is there, and where it can't be shown.

# In the list of results of a search engine.
description = Watch a dynamic program fill the table of the coins-in-a-line game, and see why each cell holds its numbers.
short-description = Watch a dynamic program fill the table of the coins-in-a-line game.
loading = The program is loading.
# A button.
show-the-program = Show the program
no-script = This page needs JavaScript. Without it nothing can be shown here.

## late: why the program does not come. The reason is followed by one of the three causes

late-script-not-loaded = The script of this page could not be loaded.
late-not-there = The program was not there after { $seconds } seconds.
late-from-disk = A page that is opened from the disk may not load it. Serve its folder by a web server, such as python3 -m http.server.
late-in-sandbox = The frame around this page is a sandbox. It needs allow-scripts and allow-same-origin.
late-wrong-type = The server may send it with a wrong type, or not at all.

## plain: why there is a plain table in the place of the program, and the table itself

plain-as-asked = The table as plain text.
plain-no-web-assembly = This browser has no WebAssembly, which the program needs. Here is the table without it.
plain-no-web-gl = This browser has no WebGL 2, which the program draws with. Here is the table without it.
plain-not-started = The program could not start: { $reason }. Here is the table without it.
plain-not-drawn = The browser does not draw the program now: { $reason }. Here is the table without it.
plain-drawing-stopped = The browser has stopped drawing the program, as it does when a page shows many. Here is the table without it.
plain-defect = The program has stopped by a defect. Your work is kept: load the page again to go on. Here is the table of the row in the address.
plain-unreadable-link = Only the program can read this link. This is the row of the first lesson.
# $most, $coins
plain-too-many-coins = The plain table is for at most { $most } coins. This row has { $coins }, so these are its first { $most }.
# $outcome is one of the three below.
# $row, $first, $second, $outcome
plain-result = The row is { $row }. If both play as well as they can, First gets { $first }, Second gets { $second }, and { $outcome }.
plain-first-wins = First wins
plain-first-loses = First loses
plain-a-draw = it is a draw
plain-caption = Each cell: {"fir"} for the player to move | {"sec"} for the other player, on the coins from i (row) to j (column).
# The name of the table for screen readers.
plain-table = Table

## platform: why the browser does not do what the program asks for. They stand in brackets or behind a colon

# The browser's store for files.
platform-does-not-answer = it does not answer
platform-is-full = it is full
platform-worker-did-not-start = the worker did not start

## embed: errors in messages of the page around the program. Words before a colon are parts of these messages

embed-bad-origin = the address says origin={ $said }; it can be an origin such as https://example.org
embed-bad-version = the message says coinDuel: { $said }; it can be 1
# $known is a list of words.
# $said, $known
embed-unknown-request = the message says do: { $said }; it can be { $known }
# $name is step or stop.
# $name, $said, $least
embed-bad-number = the message says { $name }: { $said }; it can be a whole number from { $least } on
# $said, $most
embed-bad-coins = the message says coins: { $said }; it can be a list of 1 to { $most } whole numbers
# $said, $place
embed-bad-coin = the message says { $said } as coin { $place }; it can be a whole number
embed-not-ready = the program is not there yet; wait for the message that says ready
