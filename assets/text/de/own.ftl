## panel: the stage on which it is filled

panel-how = Schreiben Sie in jede Zelle eine Zahl: Tab geht weiter, die Pfeiltasten gehen zur Zelle daneben. Auch eine Tabelle aus einer Tabellenkalkulation können Sie einfügen.
panel-check = Prüfen
panel-check-tooltip = Die erste falsche Zahl finden (Ctrl+Enter in einer Zelle)
panel-not-pasted = Es wurde nichts eingetragen: { $error }.
panel-show-me = Zeigen
panel-clear = Leeren
panel-full = Alle Zahlen stimmen, und die Tabelle ist voll.
panel-right-so-far = { $missing ->
    [one] Was da ist, stimmt. Eine Zahl fehlt noch.
   *[other] Was da ist, stimmt. { $missing } Zahlen fehlen noch.
 }
panel-empty = Noch ist nichts eingetragen.
panel-wrong = { $cell } ist nicht { $number }.
panel-following = { $count ->
    [one] Eine weitere Zahl stimmt nicht, ist aber richtig gerechnet mit den Zahlen, die Sie hatten.
   *[other] { $count } weitere Zahlen stimmen nicht, sind aber richtig gerechnet mit den Zahlen, die Sie hatten.
 }
panel-others = { $count ->
    [one] Noch eine andere Zahl ist falsch.
   *[other] Noch { $count } andere sind falsch.
 }
panel-shown = { $cell } ist { $number }.
panel-shown-because = { $cell } ist { $reason }.
panel-too-many-coins = Von Hand füllt man Tabellen mit bis zu { $most } Münzen. Geben Sie eine kürzere Reihe ein.
panel-place = { $first } für { $coins }
panel-place-with = { $place }: { $number }
panel-no-number = leer
panel-is-wrong = falsch

## error: why a text is no table

error-empty = es steht keine Zahl darin
error-too-many-coins = der Text hat { $coins } Zeilen, aber eine Tabelle von Hand hat höchstens { $most }
error-not-a-number = Zeile { $line }, Zelle { $column }: „{ $text }“ ist keine Zahl: schreiben Sie eine wie 15, oder die beider Tabellen wie 15/8
error-outside = Zeile { $line }, Zelle { $column } hat keinen Platz in der Tabelle: jede Zeile endet in der letzten Spalte und beginnt an der Diagonale
