header-text = Münze { $coin } ist { $value } wert. Intervalle, die mit ihr beginnen, haben i = { $coin }; die, die mit ihr enden, haben j = { $coin }.
wins = { $player } gewinnt
a-draw = unentschieden
and-more = { $coins } und { $more } weitere
recipe = { $count } Münzen von { $low } bis { $high }, Form: { $shape }, Startwert { NUMBER($seed, useGrouping: "false") }
played-move = { $player } { $coin }

## read_as (ReadAs): what the numbers of a text are taken for

read_as-numbers = jede Zahl ist eine Münze
read_as-count-first = die erste Zeile ist die Zahl der Münzen
read_as-index-column = die erste Spalte zählt die Zeilen
read_as-thousands = die Zeichen in einer Zahl gruppieren ihre Ziffern
read_as-repeat = die zweite Zahl sagt, wie oft die erste vorkommt
