
## cells: what is wrong with the cells of an answer

cells-none-chosen = Noch ist keine Zelle gewählt. Gelesen werden { $needed }.
cells-too-few = { $chosen ->
    [one] Das ist erst { $word } Zelle von { $needed }.
   *[other] Das sind erst { $word } Zellen von { $needed }.
 }
cells-is-not-read = Zelle { $cell } wird nicht gelesen.
cells-is-written = Zelle { $cell } ist die, die dieser Schritt schreibt.
cells-is-longer = Zelle { $cell } hat mehr Münzen als { $asked }, aber eine Wahl lässt weniger übrig.
cells-is-outside = Zelle { $cell } hat Münzen außerhalb von { $asked }. Keine Wahl führt dorthin.
cells-is-one-pick-away = Zelle { $cell } ist einen Zug von { $asked } entfernt, dort ist also der andere am Zug.
cells-is-two-picks-away = Zelle { $cell } ist zwei Züge von { $asked } entfernt, aber der Schritt liest Zellen nach einem Zug.
cells-is-too-far = { $reads-two-ahead ->
    [true] Zelle { $cell } ist { $picks } Züge von { $asked } entfernt, aber der Schritt liest Zellen nach zwei Zügen.
   *[false] Zelle { $cell } ist { $picks } Züge von { $asked } entfernt, aber der Schritt liest Zellen nach einem Zug.
 }

## ends: what is wrong with the end of an answer

ends-is-one-of-tie = Am besten ist { $end }, aber { $other } ist genauso viel wert.
ends-are-worth = Links nehmen ist { $left } wert, rechts nehmen { $right }: Der kleinere Wert zählt.
ends-has-larger-coin = Das ist das Ende mit der größeren Münze, { $coin }. Aber es zählt auch, was dem anderen bleibt.
ends-is-worse = Das Ende { $end } ist { $sum } wert, aber das andere Ende ist mehr wert.
ends-coins-are-equal = Beide Münzen sind { $coin }, aber es bleibt nicht das Gleiche übrig.
ends-is-no-tie = Die Enden sind nicht gleich viel wert: Nur eines ist das beste.

## mistakes (any): the names of the mistakes, as the summary counts them: `3 × größere Münze genommen`

mistakes-larger-coin = größere Münze genommen
mistakes-wrong-table = Zahl des falschen Spielers gelesen
mistakes-added-for-subtracted = Zahl addiert statt abgezogen
mistakes-max-for-min = größere Zahl genommen statt der kleineren
mistakes-swapped-cells = Zellen darunter und links vertauscht
mistakes-forgot-coin = die Münze selbst vergessen
mistakes-forgot-rest = die gelesene Zahl vergessen
mistakes-worse-end = das Ende genommen, das weniger wert ist
mistakes-roles-swapped = Zahl des anderen angegeben
mistakes-score-and-lead = Punkte und Vorsprung verwechselt
mistakes-whole-sum = Summe aller Münzen angegeben
mistakes-added-coin = Münze des anderen addiert
mistakes-one-of-tie = bei Gleichstand nur ein Ende genannt
mistakes-not-a-tie = Gleichstand gesehen, wo keiner ist
mistakes-the-cell-itself = die Zelle selbst genannt
mistakes-longer-interval = ein längeres Intervall genannt
mistakes-coins-outside = andere Münzen genannt
mistakes-one-pick-too-far = zwei Züge statt eines zurückgegangen
mistakes-one-pick-short = einen Zug statt zwei zurückgegangen
mistakes-too-far = zu weit zurückgegangen
mistakes-wrong-count = zu wenige oder zu viele Zellen genannt
mistakes-correct-number-only = richtige Zahl, aber aus der falschen Zelle
mistakes-correct-old-value-only = richtige Quelle, falsche Zahl
mistakes-base-case = Fehler bei einer Zelle mit wenigen Münzen
mistakes-unknown = eine andere Zahl
mistakes-other-form = eine andere Art von Antwort

## numbers: what is wrong with the first number of a cell

numbers-is-for-larger-coin = Das ist { $sum }, für das Ende mit der größeren Münze. Es zählt auch, was dem anderen bleibt.
numbers-reads-wrong-table = { $sum }: Nach der Wahl ist der andere am Zug. Lesen Sie also { $second }, nicht { $first }.
numbers-reads-one-pick-ahead = { $sum }: Bei { $left } ist der andere am Zug und wählt zuerst.
numbers-adds-lead = { $sum }: Der Vorsprung des anderen wird von der Münze abgezogen.
numbers-reads-larger = { $sum }: Der andere lässt den kleineren der beiden Werte übrig.
numbers-swaps-cells = { $sum }: Wer { $end } nimmt, lässt { $left } übrig, { $place }.
numbers-inside-it = und der Schritt liest Zellen darin
numbers-cell-below = das ist die Zelle darunter
numbers-cell-to-the-left = das ist die Zelle links davon
numbers-lacks-coin = Das ist nur { $sum }. Die Münze selbst zählt auch.
numbers-lacks-subtracted-coin = Das ist nur { $sum }. Die Münze, von der es abgezogen wird, zählt auch.
numbers-lacks-rest = Das ist nur die Münze { $end }. Es zählt auch, was gelesen wird.
numbers-lacks-rest-ahead = Das ist nur die Münze { $end }. Es zählt auch, was zwei Züge weiter gelesen wird.
numbers-lacks-rest-beside = { $end ->
    [left] Das ist nur die Münze links. Es zählt auch, was darunter gelesen wird.
   *[right] Das ist nur die Münze rechts. Es zählt auch, was links davon gelesen wird.
 }
numbers-is-smaller-coin = Das ist die Münze { $end }. Die größere zählt.
numbers-is-smaller-sum = Das ist der Wert, wenn man { $end } nimmt. Die größere Summe zählt.
numbers-is-larger-sum = Das ist der Wert, wenn man { $end } nimmt. Die kleinere Summe zählt.
numbers-is-sum-of-all = Das ist die Summe aller Münzen { $coins }, aber einige davon nimmt der andere.
numbers-is-their-lead = Das ist der Vorsprung des anderen bei { $coins }. {"d"} ist der Vorsprung für den, der am Zug ist.
numbers-is-score = So viele Punkte bekommt bei { $coins }, wer am Zug ist. {"d"} ist sein Vorsprung vor dem anderen.
numbers-is-their-score = Das sind die Punkte des anderen bei { $coins }. { $first } sind die Punkte für den, der am Zug ist.
numbers-is-lead = Das ist der Vorsprung bei { $coins } für den, der am Zug ist. { $first } sind alle seine Punkte.
numbers-is-neither-coin = Keine der Münzen ist { $number }: Die größere von beiden zählt.
numbers-is-neither-worth = Keines der Enden ist { $number } wert.
numbers-is-neither-smaller = Keine der Summen ist { $number }: Nehmen Sie eine Münze, und addieren Sie den kleineren Wert der beiden Zellen, die für sie gelesen werden.
numbers-is-one-coin = Eine einzelne Münze nimmt, wer am Zug ist, und der andere bekommt 0.
numbers-is-no-base = Bei so wenigen Münzen steht in den Gleichungen eine andere Zahl.
numbers-is-neither-sum = { $subtracts ->
    [true] Keine der Differenzen ist { $number }: Nehmen Sie eine Münze, und ziehen Sie ab, was darunter oder links davon gelesen wird.
   *[false] Keine der Summen ist { $number }: Nehmen Sie eine Münze, und addieren Sie, was darunter oder links davon gelesen wird.
 }

## question: the questions, and the form of their answers

question-cells-read = Welche { $count } Zellen wird Zelle { $cell } lesen?
question-end-taken = Welches Ende wird in Zelle { $cell } genommen?
question-first-number = Was ist { $cell }?
question-second-number = Was ist { $cell }, und welcher frühere Wert ist das?
question-best-end = { $player ->
    [none] Übrig sind die Münzen { $coins }: Welches Ende ist das beste für den, der am Zug ist?
   *[other] { $player } ist am Zug, übrig sind die Münzen { $coins }: Welches Ende ist das beste?
 }
question-spoken-cells-read = Welche { $count } Zellen wird die Zelle für { $cell } lesen?
question-spoken-end-taken = Welches Ende von { $cell } wird genommen: links, rechts oder bei Gleichstand beide?
question-spoken-first-number = Was ist { $first } für { $cell }?
question-spoken-second-number = Was ist { $second } für { $cell }, und welcher von vier früheren Werten ist das?
question-spoken-best-end = { $player ->
    [none] Übrig: { $coins }. Welches Ende ist das beste für den, der am Zug ist: links, rechts oder bei Gleichstand beide?
   *[other] { $player } ist am Zug, übrig: { $coins }. Welches Ende ist das beste: links, rechts oder bei Gleichstand beide?
 }
question-answer-is-cells = Die Antwort ist eine Auswahl von Zellen.
question-answer-is-end = Die Antwort ist links, rechts oder beide.
question-answer-is-number = Die Antwort ist eine Zahl.
question-answer-is-number-from = Die Antwort ist eine Zahl und der frühere Wert, dem sie gleich ist.
question-no-cell = keine Zelle
question-both-ends = beide Enden

question-answer-with-reason = { $answer }: { $why }

## reveal: the correct answers with their reasons. Each stands between `Richtig: ` or `Antwort: ` and a full stop

reveal-cells-read = Zellen { $cells }: Links nehmen lässt { $left } übrig, rechts nehmen lässt { $right } übrig
reveal-cells-read-two-ahead = Zellen { $cells }: Eine von ihnen bleibt, wenn derselbe Spieler wieder am Zug ist
reveal-end = { $pick ->
    [left] links nehmen, das ist { $left } wert; rechts ist { $right } wert
    [right] rechts nehmen, das ist { $right } wert; links ist { $left } wert
   *[tie] ein beliebiges Ende nehmen; links ist { $left } wert, rechts ist { $right } wert
 }
reveal-first-number = { $pick ->
    [left] { $number }, wenn man links nimmt: { $sums }
    [right] { $number }, wenn man rechts nimmt: { $sums }
   *[tie] { $number }, egal welches Ende man nimmt: { $sums }
 }
reveal-both-sums = { $left } oder { $right }
reveal-second-number = { $value }: Wer { $end } nimmt, lässt { $rest } übrig, und dort ist der andere am Zug
reveal-second-number-on-tie = { $value }: Nach beiden Zügen ist der andere am Zug
reveal-smaller-number = { $value }: der kleinere Wert von { $below } und { $left }
reveal-value-of = { $number }, der Wert von { $names }
reveal-names-on-tie = { $first } und von { $second }

## short: the correct answers in a few words, on a slide. The picture beside them shows the rest

short-cells = Zellen { $cells }.
short-left-more = Die { $coin } links nehmen: { $more } ist mehr als { $less }.
short-right-more = Die { $coin } rechts nehmen: { $more } ist mehr als { $less }.
short-left-less = Die { $coin } links nehmen: { $less } ist weniger als { $more }.
short-right-less = Die { $coin } rechts nehmen: { $less } ist weniger als { $more }.
short-either = Ein beliebiges Ende nehmen: Beide geben { $worth }.

## second_number: what is wrong with the second number of a cell, or with the earlier value that it was said to be

second_number-correct-from-elsewhere = { $number } ist richtig, kommt aber nicht aus { $cell }: { $reason }
second_number-value-of-wrong-cell = { $number } ist { $cell }, aber { $reason }
second_number-wrong-number = { $cell } stimmt, aber das ist nicht { $number }.
second_number-both-wrong = { $cell } ist nicht { $number }, und { $reason }
second_number-is-first-number = Das ist { $first }, die Punkte bei { $coins } für den, der am Zug ist. { $second } sind die Punkte des anderen.
second_number-is-my-turn-number = Das ist { $first }, meine Punkte bei { $coins }, wenn ich am Zug bin. { $second } sind meine Punkte, wenn der andere am Zug ist.
second_number-has-coin-added = Das ist { $sum }. Aber die Münze bekommt, wer sie nimmt, und { $second } gilt für den anderen.
second_number-is-not-read = { $follows_pick ->
    [true] { $number } ist nicht { $first } der Münzen, die die Wahl übrig lässt.
   *[false] { $number } ist nicht der kleinere der beiden Werte von { $first } darunter und links davon.
 }
second_number-no-pick-leads-there = keine Wahl führt dorthin.
second_number-other-player-moves = nach der Wahl ist der andere am Zug, also muss es ein Wert von { $first } sein.
second_number-my-turn-is-next = nach der Wahl des anderen bin ich am Zug, also muss es ein Wert von { $first } sein.
second_number-smaller-is-left = der andere lässt mir den kleineren der beiden Werte von { $first }, und das ist mein { $second }.
second_number-larger-coin-leaves-it = diese Zelle bleibt, wenn man die größere Münze nimmt, { $coin }, und das ist nicht die Wahl.
second_number-worse-end-leaves-it = diese Zelle bleibt, wenn man { $end } nimmt, und das ist nicht die Wahl.

## settings: the kinds of questions, how often they are asked, and why none is asked

settings-cells-read = welche Zellen gelesen werden
settings-end-taken = welches Ende genommen wird
settings-first-number = was { $first } ist
settings-second-number = { $second ->
    [none] was die zweite Zahl ist
   *[other] was { $second } ist und woher es kommt
 }
settings-best-end = im Spiel: welches Ende das beste ist
settings-each-cell = bei jeder Zelle
settings-each-sweep = bei jeder { $sweep }
settings-now-and-then = ab und zu
settings-no-kind-chosen = Keine Art von Frage ist gewählt
settings-no-second-number = Diese Rekursionsgleichung hat nur eine Zahl pro Zelle, nach einer zweiten kann nicht gefragt werden
settings-only-game-chosen = Nur Fragen zu Zügen des Spiels sind gewählt

## show_of_hands: questions to a whole class, which answers by a show of hands

show_of_hands-counter-again = { $counter }; { $earlier } bei der ersten Abstimmung
show_of_hands-counter = { $option }, { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Hände
 }{ $is-correct ->
    [none] {""}
    [true] , richtig
   *[false] , nicht richtig
 }
show_of_hands-result = { $correct } von { $all } lagen richtig.

## summary: the summary of the answers, as a text to copy

summary-title = Vorhersagen: { $row }
summary-first-try = Erster Versuch: { $correct } von { $asked }
summary-later = später: { $count }
summary-revealed = gezeigt: { $count }
summary-unanswered = offen: { $count }
summary-best-streak = längste Serie: { $count }
summary-what-went-wrong = Was falsch lief
summary-mistake = { $count } × { $name }
summary-left-out = { $count ->
    [one] { $count } frühere falsche Antwort fehlt hier.
   *[other] { $count } frühere falsche Antworten fehlen hier.
 }
summary-wrong-answer = { $question } „{ $answer }“ – { $explanation }
summary-number-from = { $number } aus { $cell }
