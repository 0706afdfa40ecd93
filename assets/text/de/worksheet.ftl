title = Münzen in einer Reihe
solution-of = Lösung: { $title }
sheet-label = Blatt { $number } von { $count } · Startwert { NUMBER($seed, useGrouping: "false") }
drawn-from = { $coins } von { $low } bis { $high }
name = Name
date = Datum
rules = Zwei Spieler ziehen abwechselnd. Wer am Zug ist, nimmt die Münze am linken oder rechten Ende der Reihe und bekommt ihren Wert als Punkte. Jeder will selbst so viele Punkte wie möglich.
about-cell-of-square = In der Zelle in Zeile i und Spalte j geht es um die Münzen i bis j. { $meaning }
about-cell = In der Zelle [i, j] geht es um die Münzen i bis j. { $meaning }
row-line = Reihe: { $row }{ $origin ->
    [none] {""}
   *[other] {" "}({ $origin })
 }
part-in-rows = Zeilen { $first } bis { $last }, { $columns }
part-in-row = Zeile { $row }, { $columns }
columns-from-to = Spalten { $first } bis { $last }
one-column = Spalte { $column }
in-each-cell = In jeder Zelle: { $numbers }
first-above-second = { $first } über { $second }
best-end = { $end ->
    [left] links nehmen
   *[right] rechts nehmen
 }
fill-name = Tabelle füllen
fill-question = Füllen Sie die leeren Zellen. Zeichnen Sie in jede Zelle mit zwei oder mehr Münzen einen Pfeil zu dem Ende, das bestes Spiel nimmt, links oder rechts. Sind beide Enden gleich gut, zeichnen Sie beide Pfeile.
winner-name = wer gewinnt
winner-question = Erster macht den ersten Zug, und beide spielen so gut wie möglich. Wer gewinnt, und mit welchem Vorsprung? Welcher erste Zug ist der beste, und warum?
trace-name = Spiel verfolgen
trace-question = Erster macht den ersten Zug, und beide spielen so gut wie möglich. Sind beide Enden gleich gut, wird die linke Münze genommen. Schreiben Sie die Münzen in der Reihenfolge auf, in der sie genommen werden, und die Punkte am Ende.
wrong-name = falsche Zelle finden
wrong-question = Eine Zahl der Tabelle ist falsch. Markieren Sie ihre Zelle, schreiben Sie die richtige Zahl auf, und sagen Sie, warum die andere falsch ist.
count-name = Zellen und Aufrufe zählen
count-question = Die Tabelle hat eine Zelle für jedes Intervall der Reihe. Wie viele Zellen sind das? Eine Rekursion ohne Merkliste berechnet die Zelle der ganzen Reihe durch Aufrufe. Wie viele Aufrufe macht sie, den ersten und die für null Münzen mitgezählt?
greedy-name = was gieriges Spiel bringt
greedy-question = Wer gierig spielt, nimmt immer die größere Münze, bei zwei gleichen die linke. So spielt Erster, und Zweiter spielt so gut wie möglich. Wie viel bekommt Erster, und wie viel könnte Erster bekommen? Welcher Zug ist ein Fehler, und warum?
recurrence-name = Rekursionsgleichung ergänzen
recurrence-question = In der Rekursionsgleichung fehlen drei Bausteine. Schreiben Sie zu jeder Lücke den richtigen Baustein auf, und sagen Sie, warum er dorthin gehört.
fuse-name = von Hand verschmelzen
fuse-question = Drei benachbarte Münzen a, b, c mit a ≤ b ≥ c verschmelzen: An ihre Stelle tritt eine Münze mit dem Wert a − b + c. Verschmelzen Sie, bis es nicht mehr geht, und schreiben Sie jedes Verschmelzen als Summe auf. Nehmen Sie dann von den übrigen Münzen immer wieder das größere Ende, und addieren und subtrahieren Sie diese Münzen abwechselnd. Das ergibt d, den Vorsprung von Erster, wenn beide so gut wie möglich spielen. Schreiben Sie d und die Punkte beider auf.
line-winner = Es gewinnt
line-margin = Mit Vorsprung
line-first-move = Bester erster Zug
line-coins = Münzen der Reihe nach
line-scores = Punkte von Erster und Zweiter
line-cell = Falsche Zelle
line-correct = Richtige Zahl
line-reason = Grund
line-cells = Zellen
line-calls = Aufrufe
line-greedy = Gierig ergibt
line-best = Bestes Spiel ergibt
line-mistake = Fehler und Grund
line-gap = Lücke { $number } und Grund
line-fusion = Verschmelzung { $number }
line-rest = Übrige Münzen
line-difference = d
result = Bestes Spiel: { $verdict }{ $margin ->
    [0] {""}
   *[other] , Vorsprung { $margin }
 }.
reason = { $pick ->
    [left] Zuerst die linke Münze nehmen: { $left } bringt Erster am Ende { $left-score } Punkte, die rechte Münze { $right } nur { $right-score }.
    [right] Zuerst die rechte Münze nehmen: { $right } bringt Erster am Ende { $right-score } Punkte, die linke Münze { $left } nur { $left-score }.
   *[tie] Beide ersten Züge sind gleich gut: Die linke Münze { $left } bringt Erster am Ende { $left-score } Punkte, die rechte Münze { $right } bringt { $right-score }.
 }
larger-is-worse = Die größere Münze ist hier also die schlechtere.
made-move = { $player } nimmt { $coin } ({ $end }), { $first } zu { $second }
made-moves = Die Züge, mit den Punkten von Erster und Zweiter: { $moves }.
wrong-number = { $quantity } der Zelle { $cell } ist { $correct } und nicht { $wrong }. Das zeigen ihre Summen:
worse-end = { $wrong } ist die Summe des schlechteren Endes ({ $end }).
greedy-fails = Mit gierigem Spiel bekommt Erster { $greedy }, mit bestem Spiel { $best }.
greedy-is-right = Mit gierigem Spiel bekommt Erster { $greedy }, und mit bestem Spiel auch nicht mehr.
greedy-mistake = Der schlimmste Fehler ist Zug { $number }: { $coin } ({ $end }) zu nehmen verliert { $lost } { $lost ->
    [one] Punkt
   *[other] Punkte
 } gegenüber dem anderen Ende.
cells-solution = Zellen: { $n } · { $more } / 2 = { $cells }. Jedes Intervall der Reihe ist eine Zelle.
calls-solution = Aufrufe ohne Merkliste: { $calls }.
calls-of-lengths = Ein Aufruf zählt sich selbst und alle Aufrufe, zu denen er führt. Reihen aus 1 bis { $n } Münzen brauchen also { $counts } Aufrufe.
gap-number = {" "}({ $number })
blocks-of-gap = Bausteine für Lücke { $number }: { $blocks }
gap-solution = Baustein in Lücke { $number } ({ $about }): { $block }. Die anderen Bausteine sind falsch:
block-belongs = { $block } gehört in Lücke { $number }.
gaps-swapped = Die Bausteine von Lücke { $first } und Lücke { $second } dürfen auch vertauscht sein.
fusion-step = Verschmelzung { $number }: { $test }, also { $sum }.{ $coins ->
    [none] {""}
   *[other] {" "}Jetzt ist die Reihe { $coins }.
 }
fusion-taken = Immer das größere Ende zu nehmen ergibt { $sum }.
given = gegeben
to-fill-in = auszufüllen
was-empty = war auszufüllen
value-of = v[{ $index }]
space-for-sums = Platz für Summen
space-for-notes = Platz für Notizen
sums = Summen
other-sums = Schreiben Sie die anderen Summen auf die Rückseite.
sums-on-back = Schreiben Sie die Summen auf die Rückseite.
no-more-sums = Die anderen Summen findet man genauso.
table-on-next-pages = Die Tabelle steht auf den nächsten Seiten.
gray-is-given = Graue Zellen sind gegeben.
description-of-task = Arbeitsblatt mit der Reihe { $row }: { $task }
description-of-answer = Die Antwort für die Reihe { $row }: { $task }
description-of-solution = Die gefüllte Tabelle der Reihe { $row } und die Summen ihrer Zellen
alike = Alle Blätter sind ähnlich schwierig: { $parts }.
difficulty = { $row }: { $parts }
range = { $least } bis { $most }
traps = { $count ->
    [one] { $range } gierige Falle
   *[other] { $range } gierige Fallen
 }
first-tie = Gleichstand im ersten Zug
no-first-tie = kein Gleichstand im ersten Zug
ties = { $count ->
    [one] { $range } Gleichstand in der Tabelle
   *[other] { $range } Gleichstände in der Tabelle
 }
odd-coins = { $count ->
    [one] { $range } ungerade Münze
   *[other] { $range } ungerade Münzen
 }
digits = { $count ->
    [one] { $range } Ziffer in allen Münzen
   *[other] { $range } Ziffern in allen Münzen
 }
negative-coins = { $count ->
    [one] { $range } negative Münze
   *[other] { $range } negative Münzen
 }
fusions = { $count ->
    [one] { $range } Verschmelzung
   *[other] { $range } Verschmelzungen
 }
greedy-loses = { $lost ->
    [0] gieriges Spiel verliert nichts
    [one] gieriges Spiel verliert { $lost } Punkt
   *[other] gieriges Spiel verliert { $lost } Punkte
 }
greedy-always-loses = gieriges Spiel verliert Punkte
sum-of-coins = Summe der Münzen { $range }
sum-without-signs = Summe ohne Vorzeichen { $range }
description = { $empty ->
    [one] Arbeitsblatt mit der Reihe { $row } und einer Tabelle mit { $empty } leeren Zelle
   *[other] Arbeitsblatt mit der Reihe { $row } und einer Tabelle mit { $empty } leeren Zellen
 }

## quiz: questions for learning platforms, each about a row and a task of a worksheet

quiz-category = { $title }{ $origin ->
    [none] {""}
   *[other] {" "}· { $origin } · Startwert { NUMBER($seed, useGrouping: "false") }
 }
quiz-question-name = { $sheet } · { $task } { $number }
quiz-row = Reihe: { $coins }
quiz-whole-number = Schreiben Sie eine ganze Zahl, ohne Leerzeichen, Punkte und Kommas. Vor einer Zahl unter 0 steht ein Bindestrich, zum Beispiel -5.
quiz-ask-cell = Wie groß ist { $quantity } der Zelle { $cell }?
quiz-ask-winner = Erster macht den ersten Zug, und beide spielen so gut wie möglich. Wer gewinnt?
quiz-ask-margin = Erster macht den ersten Zug, und beide spielen so gut wie möglich. Mit welchem Vorsprung gewinnt, wer gewinnt? Schreiben Sie 0 bei Unentschieden.
quiz-ask-first-move = Erster macht den ersten Zug, und beide spielen so gut wie möglich. Welcher erste Zug ist der beste?
quiz-ask-score = Beide spielen so gut wie möglich, und Erster macht den ersten Zug. Wie viel bekommt { $player }?
quiz-ask-wrong-cell = Eine Zahl der Tabelle ist falsch. In welcher Zelle steht sie?
quiz-ask-correct = Eine Zahl der Tabelle ist falsch. Wie heißt die richtige Zahl?
quiz-ask-cells = Die Tabelle hat eine Zelle für jedes Intervall der Reihe. Wie viele Zellen sind das?
quiz-ask-calls = Eine Rekursion ohne Merkliste berechnet die Zelle der ganzen Reihe durch Aufrufe. Wie viele Aufrufe macht sie, den ersten und die für null Münzen mitgezählt?
quiz-ask-greedy = Wer gierig spielt, nimmt immer die größere Münze, bei zwei gleichen die linke. So spielt Erster, und Zweiter spielt so gut wie möglich. Wie viel bekommt Erster?
quiz-ask-best = Wer gierig spielt, nimmt immer die größere Münze. Wie viel bekommt Erster, wenn stattdessen beide so gut wie möglich spielen?
quiz-ask-gap = In der Rekursionsgleichung fehlt ein Baustein. Welcher Baustein gehört in Lücke { $number }?
quiz-ask-difference = Drei benachbarte Münzen a, b, c mit a ≤ b ≥ c verschmelzen: An ihre Stelle tritt eine Münze mit dem Wert a − b + c. Verschmelzen Sie, bis es nicht mehr geht. Nehmen Sie dann von den übrigen Münzen immer wieder das größere Ende, und addieren und subtrahieren Sie diese Münzen abwechselnd. Welche Zahl d ergibt das?
quiz-ask-score-by-fusion = Finden Sie d durch Verschmelzen: Aus drei benachbarten Münzen a, b, c mit a ≤ b ≥ c wird eine Münze mit dem Wert a − b + c, und von den übrigen Münzen wird immer wieder das größere Ende genommen. Wie viel bekommt Erster, wenn beide so gut wie möglich spielen?
quiz-choice-draw = Niemand: Es ist unentschieden
quiz-choice-wins = { $player } gewinnt
quiz-choice-move = { $end ->
    [left] Die linke Münze nehmen, { $coin }
   *[right] Die rechte Münze nehmen, { $coin }
 }
quiz-choice-either = Beide sind gleich gut
quiz-is-other-quantity = Das ist { $quantity }. Die beiden Zahlen der Zelle sind vertauscht.
quiz-is-same-player = Nach dem Nehmen einer Münze ist der andere am Zug. Hier ist der Rest gezählt, als wäre noch einmal derselbe Spieler am Zug.
quiz-is-coin-alone = Auch der Rest zählt. Nur wer gierig spielt, sieht allein auf die Münze.
quiz-is-other-end = Das bekäme der andere im Rest, den das schlechtere Ende übrig lässt.
quiz-is-wrong-sign = Das Vorzeichen ist falsch.
quiz-is-sum-not-difference = Das ist eine Summe; gefragt ist eine Differenz.
quiz-is-score-not-lead = So viel bekommt, wer am Zug ist. Gefragt ist der Vorsprung.
quiz-is-score-of-winner = So viel bekommt, wer gewinnt. Gefragt ist, wie viel mehr das ist.
quiz-is-score-of-loser = So viel bekommt der andere.
quiz-is-sum-of-coins = Das ist die Summe aller Münzen.
quiz-is-of-greedy = So viel bekommt Erster, wenn Erster immer die größere Münze nimmt.
quiz-is-of-best-play = Das bekommt man mit bestem Spiel.
quiz-is-shown-number = Das ist die Zahl auf dem Blatt.
quiz-is-other-number-of-cell = Das ist die Zahl auf dem Blatt, aber von einer anderen Stelle: Nur die erste Zahl einer Zelle ist falsch.
quiz-is-square = Das ist das ganze Quadrat. Die Zellen unter seiner Diagonale sind keine Intervalle.
quiz-is-without-single-coins = Auch eine einzelne Münze ist ein Intervall.
quiz-is-number-of-cells = Das ist die Anzahl der Zellen. Ohne Merkliste wird dieselbe Zelle immer wieder berechnet.
quiz-is-greedy-on-the-row = Gierig ist erst richtig, wenn nichts mehr verschmilzt. Verschmelzen Sie zuerst.
quiz-is-winner-of-greedy = So geht es aus, wenn Erster immer die größere Münze nimmt.
quiz-is-second-of-greedy = So viel bekommt Zweiter, wenn Erster immer die größere Münze nimmt.
quiz-is-tie = Dieser erste Zug ist der beste, aber der andere ist genauso gut.
quiz-is-not-best = Dieser erste Zug ist nicht der beste.
quiz-is-not-tie = Eines von beiden ist besser.
quiz-is-larger-coin = Das ist die größere Münze, wie sie gieriges Spiel nimmt.
quiz-is-right-cell = Diese Zelle stimmt:
quiz-right-answer = Richtig.
quiz-wrong-answer = Das ist falsch.
quiz-alt-row = Die Reihe der Münzen { $coins }
quiz-alt-table = Die Reihe der Münzen { $coins } und ihre Tabelle. { $cells }
quiz-alt-empty-table = Die Reihe der Münzen { $coins } und ihre leere Tabelle
quiz-alt-empty-cell = { $cell }: leer
quiz-alt-cell = { $cell }: { $numbers }
quiz-alt-line = { $about }: { $line }
quiz-alt-gap = (Lücke { $number })
