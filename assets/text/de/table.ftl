## cell: the sums of a cell, and the choice between them

cell-take-left = links nehmen
cell-take-right = rechts nehmen
cell-take-some = { $end ->
    [left] links { $taken } nehmen
   *[right] rechts { $taken } nehmen
 }
cell-coin-of-pair = { $coin }, und der andere nimmt den Rest
cell-larger = { $pick ->
    [left] { $worth } ist größer: links nehmen.
    [right] { $worth } ist größer: rechts nehmen.
   *[tie] Beide sind gleich: egal, welches Ende.
 }
cell-smaller = { $pick ->
    [left] { $worth } ist kleiner: links nehmen.
    [right] { $worth } ist kleiner: rechts nehmen.
   *[tie] Beide sind gleich: egal, welches Ende.
 }
cell-choice-in-short = { $pick ->
    [left] Links nehmen.
    [right] Rechts nehmen.
   *[tie] Beides geht.
 }
cell-scores = Erster { $first } · Zweiter { $second }

## explanation: the card beside the table, which explains a step

explanation-title = { $interval }: { $coins }
explanation-second = { $coin } nehmen: Rest { $rest }, dort sind Sie der andere.
explanation-their-turn = { $coin } nehmen: Rest { $rest }, dort ist der andere am Zug.
explanation-lead = { $coin } nehmen: Rest { $rest }, dort zählt der Vorsprung des anderen gegen Sie.
explanation-left = { $coin } nehmen: Rest { $rest }.
explanation-best-move = Am besten von { $end ->
    [left] links
   *[right] rechts
 }: { $coins } nehmen, Rest { $rest }.
explanation-best-takes-all = Am besten von { $end ->
    [left] links
   *[right] rechts
 }: alle nehmen, { $coins }.
explanation-worse-of-two = { $coin } nehmen: Der andere lässt Ihnen { $one } oder { $other }, und zwar das Schlechtere.
explanation-they-take = { $coin } nehmen: Der andere nimmt die { $rest }.
explanation-more = { $worth } ist mehr: die { $coin } nehmen.
explanation-less = { $worth } ist weniger: die { $coin } nehmen.
explanation-equal = Beide Enden sind gleich: egal, welches.
explanation-more-coins = { $worth } ist mehr: { $coins } nehmen.
explanation-less-coins = { $worth } ist weniger: { $coins } nehmen.
explanation-all-coins = Am besten alle Münzen nehmen.
explanation-one-coin = Eine Münze: Wer am Zug ist, nimmt sie.

## call: a step of the recursion that writes nothing

call-no-coins = keine Münzen
call-for-the-whole-row = aufgerufen für die ganze Reihe
call-made-by = der { $number ->
    [0] erste
    [1] zweite
    [2] dritte
   *[3] vierte
 } Aufruf aus { $code }
call-made-later-by = Aufruf Nummer { $number } aus { $code }
call-is-it-known = Steht es in der Merkliste?
call-is-known = Es steht in der Merkliste: { $numbers }. Nichts wird berechnet.
call-is-empty = Keine Münzen übrig: 0.
call-one-coin = Es steht nicht in der Merkliste. Eine Münze ist übrig, also antwortet der Aufruf sofort.
call-calls-itself = Es steht nicht in der Merkliste, also ruft die Funktion sich für die übrigen Münzen selbst auf.

## trace: which coins a number of a cell consists of

trace-mover = { $name } { $value } = { $coins }: die Münzen, die nimmt, wer am Zug ist
trace-other = { $name } { $value } = { $coins }: die Münzen, die der andere nimmt
trace-nothing = { $name } { $value }: Der andere nimmt keine Münze
trace-both = { $name } { $value } = ({ $mine }) − { $theirs }: die Münzen dessen, der am Zug ist, minus die des anderen
trace-cut = { $listed } + … ({ $coins } Münzen)

## spoken: positions for screen readers

spoken-cell = Zelle { $i } bis { $j }
spoken-cell-of-one-coin = Zelle { $i }
spoken-empty = { $cell }: leer
spoken-written = { $cell }: { $numbers }{ $pick ->
    [none] {""}
    [left] , links nehmen
    [right] , rechts nehmen
   *[tie] , egal, welches Ende
 }
