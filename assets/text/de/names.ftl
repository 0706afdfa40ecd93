lesson-name = Lektion { $index } · { $title }
language-name = Deutsch
marks-group = {"."}
marks-decimal = {","}
marks-least-grouped = 4
percent = { $number }{"\u00A0"}%
between-items = {", "}
between-sentences = {" "}
sentence = { $text }.
between-parts = {"; "}
labeled = { $label }: { $text }
and = { $before } und { $last }
or = { $before } oder { $last }
count-word = { $count ->
    [1] eine
    [2] zwei
    [3] drei
   *[other] { $count }
 }
coins = Münzen { $interval }
coin = Münze { $interval }
title-of-coins = Münzen { $interval }
title-of-coin = Münze { $interval }
spoken-coins = Münzen { $i } bis { $j }
coin-count = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }
pair = { $first } gegen { $second }
untitled = ohne Titel

## player (Player): the two players

player-first = Erster
player-second = Zweiter

## end (End): the ends of a row

end-left = links
end-right = rechts

## pick (Pick): which end best play takes

pick-left = links
    .of-class = links
pick-right = rechts
    .of-class = rechts
pick-tie = Gleichstand
    .of-class = Gleichstand

## strategy (Strategy): how a player can choose

strategy-optimal = optimal
    .short = optimal
    .sentence = spielt optimal und nimmt bei Gleichstand links
strategy-greedy = gierig
    .short = gierig
    .sentence = nimmt das größere Ende, bei Gleichstand links
strategy-seats = nach Plätzen
    .short = Plätze
    .sentence = nimmt nur gerade oder nur ungerade Plätze, je nachdem, wo in der ganzen Reihe mehr liegt
strategy-random = zufällig
    .short = zufällig
    .sentence = zieht zufällig, abhängig vom Startwert
strategy-exploiter = Ausnutzer
    .short = Ausnutzer
    .sentence = spielt die beste Antwort auf die Strategie des anderen, kennt dessen Zufallszüge und hält Menschen für gierig
strategy-you = Sie
    .short = Sie
    .sentence = klickt auf ein Ende

## order (FillOrder): in which order the cells are filled. `nach Diagonalen`

order-diagonals = Diagonalen
    .short = Diagonalen
order-rows = Zeilen
    .short = Zeilen
order-columns = Spalten
    .short = Spalten
order-recursion = Rekursion + Merkliste
    .short = Rekursion

## reason: why an order is possible. `nach Diagonalen: Eine Diagonale liest nur die davor`

reason-own = Eine Zelle kommt nach allen, die sie liest
reason-diagonals = Eine Diagonale liest nur die davor
reason-diagonals-two-ahead = Eine Diagonale liest nur die vorvorige
reason-rows = Eine Zelle liest in Zeile i + 1 und links neben sich
reason-rows-two-ahead = Eine Zelle liest in den Zeilen i + 1 und i + 2 und links von sich
reason-columns = Eine Zelle liest in Spalte j − 1 und direkt unter sich
reason-columns-two-ahead = Eine Zelle liest in den Spalten j − 1 und j − 2 und unter sich
reason-recursion = Eine Zelle wird geschrieben, wenn alle ihre Aufrufe zurück sind

## sweep: the cells that are written from end to end before the fill goes on. All words are feminine: `jede Diagonale`

sweep-diagonal = Diagonale
sweep-pair-of-rows = Doppelzeile
sweep-row = Zeile
sweep-column = Spalte

## phase (Phase): what happens to a cell

phase-read = lesen
phase-add = addieren
phase-choose = wählen
phase-write = schreiben

## lengths (Lengths): which cells a map shows

lengths-all = alle Längen
lengths-even = gerade Längen
lengths-odd = ungerade Längen

## shape (RowShape): how the coins of a random row are drawn. `8 Münzen von 1 bis 20, Form: Tal`

shape-uniform = gleichverteilt
shape-rising = steigend
shape-falling = fallend
shape-valley = Tal
shape-peak = Gipfel
shape-alternating = abwechselnd

## transport (any): what moves step by step. `Füllen abspielen`

transport-fill = Füllen
    .title = Füllen
transport-game = Spiel
    .title = Spiel
transport-fusion = Verschmelzen
    .title = Verschmelzen

## key: what is printed on keys, as in `Ctrl+Shift+S`

key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-enter = Enter
key-escape = Escape
key-space = Space
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page ↑
key-page-down = Page ↓
