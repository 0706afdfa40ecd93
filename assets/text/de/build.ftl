## about (LineAbout): what a line of the recurrence is about

about-meaning = Bedeutung einer Zelle
about-rule = wer am Zug ist, wählt
about-left = linke Münze nehmen
about-right = rechte Münze nehmen
about-left-coins = links m Münzen nehmen
about-right-coins = rechts m Münzen nehmen
about-moves = eine Münze oder zwei
about-no-coins = keine Münze
about-one-coin = eine Münze
about-two-coins = zwei Münzen
about-other = was der andere bekommt
about-other-of-one-coin = bei einer Münze
about-outer = äußere Schleife
about-inner = innere Schleife

## meaning (Meaning): what a cell may stand for

meaning-mover = was der bekommt, der am Zug ist
meaning-other = was der andere bekommt
meaning-lead = wie weit der vorn liegt, der am Zug ist

## cell: what a cell may stand for under another rule than the classic one

cell-difference = was der bekommt, der am Zug ist, minus was der andere bekommt
cell-still = was diese Münzen noch bringen
cell-before = was die anderen Münzen vorher gebracht haben

## gaps (Gaps): how many blocks are missing

gaps-one = eine Lücke
gaps-three = drei Lücken
gaps-all = alle Lücken
gaps-loops = die Schleifen

## mistake (Mistake): what a wrong block gets wrong. $block stands before it

mistake-meaning = Die Zahlen stimmen, aber für etwas anderes als das, wofür die Zelle stehen soll.
mistake-smaller-taken = Wer am Zug ist, nimmt den größeren der beiden Werte.
mistake-larger-left = Danach zieht der andere und lässt den kleineren der beiden Werte übrig.
mistake-larger-taken = Weniger ist hier besser: Wer am Zug ist, nimmt den kleineren der beiden Werte.
mistake-sign = Was gelesen wird, hat das falsche Vorzeichen.
mistake-nobody-else = Hier zieht sonst niemand: Was der Rest noch bringt, wird addiert.
mistake-price-forgotten = Der Preis ist vergessen: Er steigt von Zug zu Zug.
mistake-other-price = Das ist der Preis einer anderen Regel.
mistake-coin-forgotten = Die genommene Münze zählt auch.
mistake-taken-counts = Hier zählt nicht die genommene Münze, sondern die Münzen, die bleiben.
mistake-all-count = Die genommene Münze bleibt nicht, also zählt sie nicht.
mistake-one-coin = Ein Zug nimmt m Münzen. Hier geht es um eine einzige.
mistake-other-coin = Das ist nicht die Münze, die hier genommen wird.
mistake-rest-forgotten = Der Rest zählt auch. Nur wer gierig spielt, sieht allein auf die Münze.
mistake-same-player-moves = Nach dem Nehmen ist der andere am Zug. Hier zählt der Rest so, als zöge derselbe Spieler noch einmal.
mistake-other-rest = Das sind nicht die Münzen, die nach dieser Münze übrig sind.
mistake-base = Bei so wenigen Münzen gibt es nichts zu lesen, und sie sind etwas anderes wert.
mistake-fixed-end = Der andere zieht in dem Rest, den die Wahl übrig lässt, egal welches Ende genommen wurde.

## panel: the stage on which a recurrence is built

panel-exercise = { $recurrence } · { $gaps }
panel-blocks = Bausteine für die markierte Lücke: { $about }
panel-slot = Stelle { $number }, { $about }: { $block }
panel-gap = leer
panel-how = Wählen Sie eine Lücke, dann einen Baustein. Oder gehen Sie mit Tab zu einer Lücke, und drücken Sie eine Pfeiltaste.
panel-check = Prüfen
panel-clear = Neu beginnen
panel-hint = Hinweis { $number } von { $count }
panel-gap-left = Die markierte Lücke ist noch leer. Was schon da ist, füllt die Tabelle.
panel-put-block = { $block } in die Lücke setzen
panel-take-out = Baustein herausnehmen
panel-runs = Ihre Rekursionsgleichung läuft, richtig oder falsch: Tabelle, Aufrufe und Code zeigen sie.
panel-open-row = Diese Reihe öffnen
panel-open-row-tooltip = Ihre Tabelle dieser Reihe neben der richtigen zeigen
panel-yours = Ihre
panel-the-game = das Spiel
panel-then = dann
panel-brings = + { $gain }

## picture: the recurrence on a slide, for screen readers

picture-line = { $about }: { $line }.

## hint: what helps a step further

hint-about-cell = Eine Zelle ist eine eigene Reihe, von Münze i bis Münze j. Die Zahl darin gilt nur für diese Reihe: { $meaning }.
hint-about-cell-alone = Eine Zelle ist das, was von der Reihe übrig ist: die Münzen i bis j. Die Zahl darin: { $meaning }.
hint-of-rule = Die Regel: { $about }. { $is-alone ->
    [true] Im Rest zieht sonst niemand.
   *[false] Nach dem Zug ist im Rest der andere dran, und die Zahl dort gilt für ihn.
 }
hint-other-player = Nach dem Nehmen zieht im Rest der andere. Sie bekommen dort, was der bekommt, der nicht am Zug ist.
hint-other-player-lead = Nach dem Nehmen zieht im Rest der andere. Er liegt dort um so viel vorn, wie seine Zelle sagt.
hint-other-player-two-ahead = Nach Ihrer Münze nimmt der andere eine und lässt Ihnen die schlechtere der beiden Reihen.
hint-loops-reads = Eine Zelle liest Zellen mit weniger Münzen: die, die nach einem Zug übrig sind.
hint-loops-order = Also kommen die Zellen mit weniger Münzen zuerst: die kürzeren, oder die darunter und links.
hint-filled = In die erste Lücke wurde ein Baustein gesetzt.

## verdict: what a check says

verdict-right-new = Richtig bei allen { $rows } geprüften Reihen, auch mit negativen Münzen. Diese Gleichungen sind keine der veröffentlichten: Sie sind neu.
verdict-right-known = Richtig bei allen { $rows } geprüften Reihen, auch mit negativen Münzen. Das ist { $name }.
verdict-right-of-rule = Richtig bei allen { $rows } geprüften Reihen, auch mit negativen Münzen. Das ist die Rekursionsgleichung der Regel „{ $rule }“.
verdict-says = Falsch bei { $row }, der kleinsten solchen Reihe: Nach der Gleichung bekommt { $player } { $claimed }, richtig ist { $right }.
verdict-says-lead = Falsch bei { $row }, der kleinsten solchen Reihe: Nach der Gleichung liegt { $player } um { $claimed } vorn, richtig ist { $right }.
verdict-says-difference = Falsch bei { $row }, der kleinsten solchen Reihe: Nach der Gleichung ist Erster minus Zweiter { $claimed }, richtig ist { $right }.
verdict-says-alone = Falsch bei { $row }, der kleinsten solchen Reihe: Die Gleichung sagt { $claimed }, richtig ist { $right }.
verdict-says-nothing = Falsch bei { $row }, der kleinsten solchen Reihe: Die Gleichung hat dort keine Zahl, richtig ist { $right }.
verdict-why = { $block }: { $mistake }
verdict-loops-right = Richtig: Jede Zelle wird nach denen gefüllt, die sie liest.
verdict-loops-order = Die Tabelle füllt sich jetzt nach { $order }.
verdict-loops-own = Diese Reihenfolge ist Ihre eigene: Das Programm füllt die Tabelle in anderen.
verdict-loops-unreached = Beide Schleifen laufen über dasselbe, die meisten Zellen werden also nie gefüllt.
verdict-loops-unfilled = Zelle { $cell } liest Zelle { $read }, die noch nicht gefüllt ist.
verdict-loops-so-far = bisher gefüllt, in dieser Reihenfolge
verdict-loops-picture = Zelle { $cell } wäre Nummer { $count }
verdict-takes = { $player } nimmt { $coin }
verdict-right-on = Richtig bei { $right } von { $all } Reihen mit bis zu { $coins } Münzen und Werten von 0 bis { $value }.

## error: why a file has no recurrence that is built. Each stands behind its place

error-not-published = gebaut wird nur eine veröffentlichte Rekursionsgleichung oder die einer Regel: schreiben Sie form: { $forms }
error-no-form = { $rule } hat keine eigene Rekursionsgleichung zum Bauen: schreiben Sie form: { $forms }
error-too-many = es gibt mehr Bausteine als Lücken: schreiben Sie höchstens { $most }
error-unfit = Baustein { $number } ist „{ $block }“, und das passt dort nicht: schreiben Sie { $fitting }, oder nichts zwischen die Anführungszeichen
