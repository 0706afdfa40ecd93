## about (Rule): what a rule is, behind its name: `what-stays: …`

about-classic = eine Münze von einem Ende nehmen und ihren Wert bekommen
about-what-stays = eine Münze von einem Ende wegnehmen und die Summe der Münzen bekommen, die bleiben
about-up-to = von einem Ende Münzen nehmen, höchstens so viele, wie der Name sagt, und ihre Werte bekommen
about-any-number = von einem Ende beliebig viele Münzen nehmen und ihre Werte bekommen
about-fewest-wins = eine Münze von einem Ende nehmen und ihren Wert bekommen; weniger ist besser
about-rising-prices = ein Spieler nimmt jedes Mal ein Ende; die Münze von Zug t zählt t-mal
about-doubling-prices = ein Spieler nimmt jedes Mal ein Ende; die Münze von Zug t zählt 2^t-mal
about-circle = die Münzen liegen im Ring; der erste Zug nimmt eine beliebige Münze, die nächsten ein Ende vom Rest

## some: a rule with so many coins for a move, as a number in words

some-about-up-to = von einem Ende bis zu { $most } Münzen nehmen und ihre Werte bekommen
some-short-up-to = bis zu { $most } Münzen

## stage: beside the table of a rule in the window

stage-of-rule = { $rule }: { $result }
stage-more = Erster bekommt { $lead } mehr als Zweiter
stage-less = Erster bekommt { $lead } weniger als Zweiter
stage-equal = beide bekommen gleich viel
stage-alone = insgesamt { $total }
stage-classic = { $subject }: Hier gilt die klassische Regel
stage-ring = { $result }. Daneben: die Reihe zweimal hintereinander
stage-classic-colors = Die Farben zeigen die klassische Regel.
stage-follows = { $subject }: Hier gilt die Regel „{ $rule }“, nicht die des Spiels
stage-number = { $cell } = { $number }

## game: the game on the stage under another rule than the classic one

game-many = { $coins } … ({ $count } Münzen)
game-worth = { $is-alone ->
    [true] ab hier insgesamt { $worth }
   *[false] Vorsprung { $worth }
 }
game-take-any = Klicken Sie auf eine beliebige Münze des Rings.
game-take-best = Die beste nehmen
game-coins-per-move = Münzen pro Zug
game-coins-per-move-tooltip = Höchstens { $most }. Oder klicken Sie auf eine Münze: Alle Münzen bis zu ihr werden genommen.
game-coins = { $count } Münzen
game-coin-number = Münze
game-take-it = Nehmen
game-back-to-classic = Die Regel ist wieder klassisch, denn diese Rekursionsgleichung gehört zur klassischen Regel.
game-take-move = Nehmen: { $taken }
game-played = { $played } gemacht
game-worth-tooltip = { $is-alone ->
    [true] So viel könnten die Münzen noch bringen, wenn man { $end } nimmt
   *[false] So weit läge der Spieler im Rest des Spiels vorn, wenn er { $end } nimmt
 }
game-takes = { $player } nimmt { $coins }.
game-takes-and-gets = { $player } nimmt { $coins } und bekommt { $gain }.
game-alone-takes = { $coins } genommen: Das bringt { $gain }.
game-next-counts = Die nächste zählt { $factor }-mal.
game-hint = Am besten: { $taken } nehmen.
game-hint-of-ring = Am besten: die { $coin } im Rahmen nehmen.
game-your-worst = Ihr schlechtester Zug nahm { $coins } und verschenkte { $lost }.
game-best-total = Bestes Spiel bringt { $total }.
game-total = insgesamt { $total }
game-alone = allein
game-you-alone = Sie allein
game-worst-move = Der schlechteste Zug von { $player } war Zug { $number }: Genommen wurde { $taken }, aber { $best } war um { $lost } besser.
game-worst-move-alone = Der schlechteste Zug war Zug { $number }: Genommen wurde { $taken }, aber { $best } war um { $lost } besser.
game-rule = { $rule }: { $about }
game-your-turn = Sie sind am Zug, { $player }: Klicken Sie auf eine Münze.
game-your-turn-alone = Sie sind am Zug: Klicken Sie auf eine Münze.

## fuses: whether fusion serves a rule

fuses-fails = Bei der Regel „{ $rule }“ funktioniert das Verschmelzen nicht. Die Reihe { $row } ist { $worth } wert, verschmolzen zu { $fused } wäre sie { $fused-worth } wert.
fuses-serves = Verschmelzen geht auch bei dieser Regel: Hier wechseln alle Münzen das Vorzeichen

## cell: what a number of the table of a rule is. $about is what the rule is

cell-question = Nur die Münzen i bis j sind noch da. { $is-alone ->
    [true] Wie viel bringen sie noch ({"total"})?
   *[false] Wie weit liegt, wer am Zug ist, im Rest des Spiels vorn ({"d"})?
 } Die Regel: { $about }.
cell-purpose = { $is-alone ->
    [true] Was der Spieler insgesamt bekommt
   *[false] Wie weit vorn liegt, wer am Zug ist
 } ({ $rule }).
cell-legend = { $is-alone ->
    [true] was die Münzen noch bringen
   *[false] über 0: wer zieht, liegt vorn
 }
cell-meaning = Die Regel: { $about }. { $is-alone ->
    [true] {"total"} ist, was die Münzen dort noch bringen; {"t"} ist die Nummer des Zuges.
   *[false] {"d"} ist der Vorsprung im Rest des Spiels für den, der am Zug ist.
 }

## short (Rule): the rule in a word or two

short-classic = klassisch
short-what-stays = was bleibt
short-up-to = bis zu so vielen Münzen
short-any-number = beliebig viele Münzen
short-fewest-wins = weniger gewinnt
short-rising-prices = steigende Preise
short-doubling-prices = Preise verdoppeln sich
short-circle = Ring

## answer: the answer of `solve` under a rule

answer-rule = Regel
answer-named = { $rule }: { $about }
answer-scores = Erster { $first }, Zweiter { $second }, Vorsprung { $difference }: { $outcome }
answer-total = insgesamt { $total }
answer-best = { $taken }: { $is-alone ->
    [true] insgesamt { $worth } wert
   *[false] einen Vorsprung von { $worth } wert
 }
answer-fusion = Verschmelzen
answer-fusion-fails = geht bei dieser Regel nicht: { $row } ist { $worth } wert, verschmolzen zu { $fused } wäre es { $fused-worth } wert
answer-game-heading = bestes Spiel; was jeder Zug bringt, und danach die Punkte beider
answer-game-heading-alone = bestes Spiel; was jeder Zug bringt, und danach die Summe
answer-columns =
    {"#"}
    Spieler
    nimmt
    bekommt
    Erster
    Zweiter
answer-columns-alone =
    {"#"}
    nimmt
    bekommt
    Summe
answer-takes = { $end } { $coins }
answer-takes-of-ring = { $coin } (Münze { $index })
answer-tie = { $taken }, Gleichstand

## error: what is wrong with a rule

error-unknown = „{ $name }“ ist keine Regel; die Regeln sind { $known }
error-too-many = bei der Regel { $rule } hat eine Reihe höchstens { $most } Münzen, und diese hat { $n }
error-too-large = bei der Regel { $rule } brauchen mehr als { $most } wie Münze Nummer { $place } ({ $value }) vielleicht Zahlen mit mehr als 128 Bit; nehmen Sie höchstens { $most }, oder kleinere
