table-caption = { $names } der Münzen i bis j, in Zeile i und Spalte j. Füllreihenfolge: { $order }. Ein Pfeil zeigt auf das Ende, das bestes Spiel nimmt.
table-caption-so-far = { $names } der Münzen i bis j, in Zeile i und Spalte j, nach { $done } von { $steps } Schritten. Füllreihenfolge: { $order }. Ein Pfeil zeigt auf das Ende, das bestes Spiel nimmt.
program = coin-duel
text-format = Text
needs-booktabs = Braucht \usepackage{"{"}booktabs{"}"} in der Präambel.
needs-xelatex = Übersetzen Sie mit xelatex oder lualatex, damit Buchstaben anderer Schriften gehen. Wenn Sie dafür eine andere Schriftart haben, tragen Sie unten ihren Namen ein.
coin = Münze
steps-heading =
    Reihe                { $row }
    Rekursionsgleichung  { $formula }
    Füllreihenfolge      { $order }: { $reason }
    Schritte             { $numbers } von { $steps }
no-steps = keine
steps-from-to = { $from } bis { $to }
step = Schritt { $number }
game-heading =
    Reihe     { $row }
    Spieler   { $players }
    Ergebnis  { $result }
    Züge      was links und rechts dem bringen, der am Zug ist; beide Punktestände nach dem Zug{ $has-mistakes ->
        [true] ; und die Punkte, die der Zug verliert
       *[false] {""}
     }
game-heading-of-rule =
    Regel     { $rule }
    Reihe     { $row }
    Spieler   { $players }
    Ergebnis  { $result }
    Züge      { $worths }; beide Punktestände nach dem Zug{ $has-mistakes ->
        [true] ; und die Punkte, die der Zug verliert
       *[false] {""}
     }
worths-of-lead = welchen Vorsprung links und rechts im Rest des Spiels bringen
worths-of-total = was links und rechts von da an bringen
both = { $first }, { $second }
plays = { $player }: { $strategy }
plays-by-seed = { $player }: { $strategy } (Startwert { NUMBER($seed, useGrouping: "false") })
result = Erster { $first }, Zweiter { $second }: { $outcome }
is-to-move = { $player } am Zug
move-columns =
    {"#"}
    Spieler
    nimmt
    links
    rechts
    Erster
    Zweiter
    Verlust
move-columns-alone =
    {"#"}
    nimmt
    links
    rechts
    Summe
    Verlust
takes-on-tie = { $taken }, Gleichstand
takes-last = zuletzt { $coin }
with-sum = { $title }, Summe { $sum }
step-heading = Schritt { $done } von { $steps }
move-heading = Zug { $made } von { $moves }
stop-heading = { $lesson }, Halt { $stop }{ $is-answered ->
    [none] {""}
    [true] , Antwort
   *[false] , Frage
 }
title-card = Titelfolie von „{ $title }“. Die Reihe: { $row }. Welches Ende würden Sie nehmen?
table-at = Die Tabelle der Reihe { $row }: { $at }
picture-of-window = Das Fenster von coin-duel, mit „{ $title }“
shows-nothing = die Sitzung steht am Anfang, wo noch nichts gefüllt oder genommen ist; {"--step"} last zeigt das Ende
missing-letters = keine Schriftart auf diesem Computer hat { $letters }, deshalb stehen dort Kästchen; installieren Sie eine, die sie hat, zum Beispiel { $fonts }
missing-letters-in-page = die Seite hat keine Schriftart mit { $letters }, deshalb stehen dort Kästchen; das Programm auf einem Computer nimmt die Schriftarten des Systems
missing-and-more = { $letters } und { $more } weitere
files-from-to = { $first } bis { $last }: { $what }
one-file = { $file }: { $what }
pictures = { $pictures ->
    [one] { $pictures } Bild, { $bytes }
   *[other] { $pictures } Bilder, { $bytes }
 }
picture-of-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } Pixel, { $bytes }
pictures-of-pixels = { $pictures } Bilder mit { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } Pixeln, { $bytes }
size-is-not-known = Größe vorher nicht bekannt
about-bytes = etwa { $bytes }
large = { $reasons }. { $has-pixels ->
    [true] Kleinere Bilder haben auch weniger Bytes.
   *[false] Mit weniger Bildern wird es kleiner, zum Beispiel mit einem je Diagonale.
 }
both-reasons = { $first }, und { $second }
many-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } Pixel sind mehr, als ein Bildschirm zeigt ({ NUMBER($screen-width, useGrouping: "false") } × { NUMBER($screen-height, useGrouping: "false") })
many-bytes = { $bytes } sind mehr als { $most }
bytes = { $number } Byte
kilobytes = { $number } kB
megabytes = { $number } MB
gigabytes = { $number } GB
