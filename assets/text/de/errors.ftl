
## row: errors of the text of a row. Each stands behind its place: `Zeile 2, Zeichen 6: „x“ ist keine ganze Zahl`

row-in-line = Zeichen { NUMBER($column, useGrouping: "false") }
row-in-text = Zeile { NUMBER($line, useGrouping: "false") }, Zeichen { NUMBER($column, useGrouping: "false") }
row-quoted = „{ $word }“
row-this = dies
row-empty = es gibt noch keine Münze; tippen Sie ganze Zahlen ein, etwa 8 15 3 7
row-not-a-number = { $word } ist keine ganze Zahl; schreiben Sie Münzen wie 8, -15 oder 1_000
row-not-whole = { $word } ist nicht ganz; Münzen sind ganze Zahlen, also runden Sie, oder multiplizieren Sie alle mit demselben Faktor
row-decimal-comma = { $word } können zwei Münzen sein oder eine Kommazahl; Münzen sind ganze Zahlen, und zwischen Münzen gehört ein Leerzeichen hinter jedes Komma
row-spaced-groups = { $word } kann eine Zahl sein oder mehrere Münzen; schreiben Sie eine Zahl ohne Leerzeichen, oder ein Komma zwischen die Münzen
row-leading-zero = { $word } beginnt mit 0; lassen Sie die 0 weg, und schreiben Sie Tausender ohne Komma (1000 oder 1_000)
row-out-of-range = { $word } liegt außerhalb des Bereichs; eine Münze liegt zwischen { $least } und { $most }
row-invisible = hier steht das unsichtbare Zeichen { $code }; entfernen Sie es
row-missing = vor diesem { $word } fehlt eine Münze; setzen Sie dort eine ein, oder entfernen Sie { $word }
row-empty-cell = die Zelle vor { $word } ist leer; füllen oder entfernen Sie sie
row-currencies = { $word } hat eine andere Währung als eine Münze davor; schreiben Sie alle Münzen in derselben Einheit
row-alone-above = { $number } steht in einer eigenen Zeile über { $coins }; wenn das ihre Anzahl ist, schreiben Sie { NUMBER($count, useGrouping: "false") }, und wenn es eine Münze ist, setzen Sie sie in die Zeile der anderen
row-rows = dieser Text hat { $count } Reihen; behalten Sie eine davon, in einer Zeile oder in einem Paar Klammern
row-computed = { $word } berechnet seine Zahlen; schreiben Sie die Münzen selbst hin
row-ambiguous = das kann verschieden gelesen werden: { $readings }; wählen Sie mit {"--read-as"} NAME, oder fügen Sie den Text in das Feld der Reihe ein
row-reading = { $coins } { $first } ({ $name })
row-reading-in-short = { $coins } ({ $name })
row-or = { $before } oder { $next }
row-not-read-as = das kann nicht als „{ $name }“ gelesen werden; dabei gilt: { $why }
row-too-many = { $word } ist eine Münze zu viel; eine Reihe hat höchstens { $most }
row-outside-the-list = { $word } steht außerhalb der Münzliste; behalten Sie nur eine Liste
row-wrong-length = die Deklaration sagt { $declared }, aber die Liste hat { NUMBER($coins, useGrouping: "false") } Münzen; gleichen Sie beides an
row-unclosed = dieses „{ $opening }“ wird nie geschlossen; setzen Sie ein „{ $closing }“ hinter die letzte Münze
row-too-deep = dieses „{ $opening }“ steht in { $most } anderen Klammern; eine Münzliste braucht nur wenige
row-unopened = dieses „{ $closing }“ schließt nichts; entfernen Sie es, oder öffnen Sie die Liste mit „{ $opening }“

row-no-coins = eine Reihe braucht mindestens eine Münze
row-too-many-coins = eine Reihe hat höchstens { $most } Münzen; diese hat { $count }
row-value-out-of-range = die Münze an Stelle { $place } ist { $value }; eine Münze liegt zwischen −10¹² und 10¹²

row-survey-count = eine Reihe mit { $count } Münzen ist nicht möglich; die Reihen einer Stichprobe haben 1 bis { $most }
row-survey-value = eine Münze mit dem Wert { $value } ist nicht möglich; eine Münze liegt zwischen −10¹² und 10¹²
row-survey-rows = { $rows } Reihen sind nicht möglich; eine Stichprobe hat 1 bis { $most }

row-odd-row = Bei ungerader Münzzahl liegen beide Enden auf Plätzen der gleichen Art
row-not-first = Das ist nur für Erster, bei gerader Münzzahl
row-against-exploiter = Zwei Ausnutzer würden auf die Strategie des jeweils anderen warten
row-other-rule = Das ist nur für die klassische Regel
row-alone = Erster spielt allein
row-long-row = Das braucht alle Intervalle, deshalb darf die Reihe höchstens { $most } Münzen haben

## files: why a file can't be read or may not be replaced. A text about replacing stands behind `row.ron kann nicht geschrieben werden: `

files-read-only = sie ist schreibgeschützt; heben Sie den Schutz auf, oder wählen Sie einen anderen Namen
files-folder = das ist ein Ordner; wählen Sie den Namen einer Datei
files-pipe = das ist eine Pipe, und die kann nicht ersetzt werden; wählen Sie einen anderen Namen
files-socket = das ist ein Socket, und der kann nicht ersetzt werden; wählen Sie einen anderen Namen
files-device = das ist ein Gerät, und das kann nicht ersetzt werden; wählen Sie einen anderen Namen
files-read-only-folder = der Ordner { $folder } ist schreibgeschützt; heben Sie den Schutz auf, oder wählen Sie einen anderen
files-not-kept = dieser Browser hat die Datei nicht mehr; öffnen Sie sie noch einmal von der Festplatte
files-no-storage = dieser Browser speichert nichts für diese Seite ({ $reason }); speichern Sie Ihre Arbeit als Datei
files-no-folder-to-read = das ist ein Ordner, und lesen kann man nur eine Datei; wählen Sie eine Datei darin
files-no-pipe-to-read = das ist eine Pipe, und lesen kann man nur eine Datei; speichern Sie ihren Text zuerst als Datei
files-no-socket-to-read = das ist ein Socket, und lesen kann man nur eine Datei; wählen Sie eine Sitzung oder einen Text mit einer Reihe
files-no-device-to-read = das ist ein Gerät, und lesen kann man nur eine Datei; wählen Sie eine Sitzung oder einen Text mit einer Reihe
files-no-regular-file = das ist keine gewöhnliche Datei, und nur eine solche kann man lesen; wählen Sie eine Sitzung oder einen Text mit einer Reihe

## course: errors and warnings about courses

course-version-zero = es gibt keine Version 0; Kurse beginnen mit Version 1
course-newer-version = dieser Kurs hat Version { $version }, und dieses Programm liest Versionen bis { $newest }; öffnen Sie ihn mit einem neueren coin-duel
course-too-many-entries = der Kurs hat { $count } Einträge und darf { $most } haben; die letzten sind weggelassen
course-more-warnings = { $count ->
    [one] { $count } weiteres Problem
   *[other] { $count } weitere Probleme
 }
course-lessons-left-out = { $count ->
    [one] { $count } Lektion ist nicht verwendbar und weggelassen
   *[other] { $count } Lektionen sind nicht verwendbar und weggelassen
 }
course-solves-no-course = { $path } ist ein Kurs, keine Reihe; lösen Sie die Datei einer seiner Lektionen, oder exportieren Sie den Kurs
course-in-lesson = Lektion { $number }: { $problem }
course-in-file = { $name }: { $problem }
course-out-of-folder = „{ $name }“ ist keine Datei im Ordner des Kurses; kopieren Sie sie dorthin, und schreiben Sie ihren Pfad von dort aus
course-link-out-of-folder = { $name } ist ein Link, der aus dem Ordner des Kurses hinausführt; legen Sie die Datei selbst in den Ordner
course-is-a-course = { $name } ist ein Kurs, und eine Lektion ist eine Sitzung; nennen Sie hier stattdessen seine Lektionen
course-no-session-in-folder = { $path } hat keine Sitzung; ein Ordner mit Sitzungen (.ron) wird als Kurs geöffnet
course-words-left-out = die Texte in „{ $language }“ sind weggelassen: { $problem }
course-no-file-of-words = eine Datei mit Texten liegt im Ordner des Kurses, und dieser Kurs hat keinen
course-unknown-lesson = keine Lektion heißt { $name }

## embed: errors in the address of an embedded page. Words with = and the words that it can be are written in addresses

embed-unknown-view = die Adresse sagt view={ $view }; möglich sind lecture, table und game
embed-bad-step = die Adresse sagt step={ $step }; möglich ist 0 oder eine größere ganze Zahl
embed-unknown-theme = die Adresse sagt theme={ $theme }; möglich sind dark, light und contrast
embed-unknown-course = die Adresse sagt course={ $course }; möglich sind { $known }
embed-unknown-lesson = die Adresse sagt lesson={ $lesson }; möglich ist 1 bis { $count } oder der Name einer Lektion wie greedy-loses
embed-no-such-stop = die Nachricht sagt stop: { $stop }; { $count ->
    [0] die Lektion hat keine Halte
   *[other] möglich ist 1 bis { $count }
 }
embed-no-such-step = die Nachricht sagt step: { $step }; möglich ist 0 bis { $end }

## export: errors of exports: requests that can't be fulfilled, and files that can't be written

export-unknown-format = Unbekanntes Format .{ $ending }; möglich: { $known }
export-no-ending = Der Name „{ $path }“ hat keine Endung; möglich: { $known }
export-table-not-game = { $format } enthält die Tabelle, kein Spiel; exportieren Sie das Spiel als Bild oder als Text
export-only-table = { $format } enthält die Tabelle; exportieren Sie dies als Bild
export-fill-not-game = { $format } zeigt das Füllen, kein Spiel; exportieren Sie das Spiel als Bild oder als Text
export-not-shown = { $format } zeigt das nicht; exportieren Sie es als Bild
export-no-video-program = Videos brauchen das Programm ffmpeg, und das ist nicht installiert; installieren Sie es, oder exportieren Sie als { $formats }, das geht ohne
export-video-failed = das Programm ffmpeg konnte das Video nicht schreiben{ $reason ->
    [none] {" "}und hat nicht gesagt, warum
   *[other] : { $reason }
 }
export-seconds-out-of-range = ein Bild kann { $min } bis { $max } Sekunden lang gezeigt werden, nicht { $seconds }
export-is-source = { $path } ist eine Quelle dieses Exports und ginge verloren; wählen Sie einen anderen Namen, etwa { $proposal }
export-no-pdf = das PDF kann nicht erstellt werden: { $reason }
export-no-text = { $format } besteht aus Pixeln und hat keinen Text
export-too-many-coins = Bilder zeigen Reihen mit höchstens { $max } Münzen, und diese Reihe hat { $n }; { $advice }
export-export-moves-as-text = exportieren Sie die Züge als Text
export-remove-coins = entfernen Sie Münzen, oder nehmen Sie `coin-duel solve`, das Reihen jeder Länge löst
export-export-table-as = exportieren Sie die Tabelle als { $formats }
export-too-many-pictures = der Export hat mehr als { $max } Bilder; wählen Sie größere Schritte oder einen einzelnen Schritt
export-no-such-step = es gibt keinen Schritt { $step }; das Füllen hat { $end }, also wählen Sie 0 bis { $end }
export-no-such-move = es gibt keinen Zug { $move-number }; das Spiel hat { $end }, also wählen Sie 0 bis { $end }
export-no-such-stop = es gibt keinen Halt { $number }; die Lektion hat { $stops }
export-no-such-slide = es gibt keine Folie { $index }; die Sitzung hat { $last } hinter der Titelfolie, also wählen Sie 0 bis { $last }
export-course-needs-pictures = { $format } enthält keine Bilder, und ein Kurs wird in Bildern exportiert; wählen Sie einen Namen mit der Endung { $endings }
export-not-of-window = { $format } kann kein Bild des Fensters enthalten; wählen Sie einen Namen mit der Endung { $endings }
export-not-of-worksheets = { $format } kann keine Arbeitsblätter enthalten; wählen Sie einen Namen mit der Endung { $endings }
export-no-lesson = der Kurs hat keine verwendbare Lektion; fügen Sie eine hinzu
export-too-many-slides = der Kurs hat { $slides } Folien, und ein Export hat höchstens { $max }; teilen Sie den Kurs
export-scale-out-of-range = der Maßstab ist { $scale }; wählen Sie einen von { $min } bis { $max }
export-size-out-of-range = die Größe ist { $width } × { $height } Pixel; wählen Sie { $min } bis { $max } für jede Seite
export-picture-too-large = ein Bild mit { $width } × { $height } Pixeln ist zu groß; wählen Sie einen kleineren Maßstab oder SVG (höchstens { $per-side } je Seite, { $millions } Millionen insgesamt)
export-no-folder = { $path } kann nicht geschrieben werden: es gibt keinen Ordner { $folder }; legen Sie ihn an, oder wählen Sie einen anderen
export-is-folder = { $path } kann nicht geschrieben werden: das ist ein Ordner; wählen Sie den Namen einer Datei
export-cannot-write = { $path } kann nicht geschrieben werden: { $reason }
export-text-too-long = { $text } hat höchstens { $max } Münzen; diese Reihe hat { $n }
export-too-many-steps = höchstens { $max } Schritte können auf einmal aufgelistet werden; das hier sind { $steps }
export-a-table = eine Tabelle in { $format }
export-a-list-of-steps = eine Liste von Schritten
export-a-list-of-moves = eine Liste von Zügen
export-stopped = der Export wurde abgebrochen

## link: errors about sessions in links. They stand behind `Der Link kann nicht geöffnet werden: `

link-too-long = er hat { $chars } Zeichen, aber Browser und Mailprogramme kürzen Links mit mehr als { $most }; speichern Sie die Sitzung stattdessen als Datei
link-holds-too-much = er enthält mehr als { $most } Bytes; nehmen Sie für diese Sitzung stattdessen eine Datei
link-is-empty = er hat keine Sitzung; eine Reihe stünde hinter #, wie in #8,15,3,7
link-bad-character = er hat hinter s= als Zeichen { $place } „{ $character }“, und dort gehen nur Buchstaben, Ziffern, - und _; kopieren Sie ihn noch einmal
link-damaged = er ist abgeschnitten oder verändert; kopieren Sie den ganzen Link noch einmal
link-no-row = er hat keine Reihe: { $reason }
link-no-session = er hat keine Sitzung, die dieses Programm öffnen kann: { $reason }

link-no-such-stop = die Adresse sagt stop={ $said }; { $count ->
    [0] diese Sitzung hat keine Halte
    [one] diese Sitzung hat nur Halt 1, und der wird gezeigt
   *[other] möglich ist 1 bis { $count }, und Halt { $now } wird gezeigt
 }
link-no-such-end = die Adresse sagt until={ $said }; { $count ->
    [0] diese Sitzung hat keine Halte
    [one] diese Sitzung hat nur Halt 1
   *[other] möglich ist 1 bis { $count }, und kein Halt fällt weg
 }

## session: errors and warnings about session files: opening them, saving them, and what they hold

session-unknown-field = diese Version kennt das Feld `{ $field }` nicht und speichert es nicht
session-more-unknown-fields = { $count ->
    [one] diese Version kennt { $count } weiteres Feld nicht und speichert es nicht
   *[other] diese Version kennt { $count } weitere Felder nicht und speichert sie nicht
 }
session-read-as = gelesen als { $coins }; Grund: { $why }
session-read-as-or = gelesen als { $coins }; Grund: { $why }; mit { $option } sind es { $others }
session-unprintable = `{ $field }` hatte Zeichen, die nicht gezeigt werden können; jedes davon ist jetzt ein □
session-step-moved = `{ $field }` lag außerhalb der Reihe mit { $end ->
    [one] { $end } Schritt
   *[other] { $end } Schritten
 } und ist jetzt { $now }
session-move-moved = `{ $field }` lag außerhalb der Reihe mit { $end ->
    [one] { $end } Zug
   *[other] { $end } Zügen
 } und ist jetzt { $now }
session-order-changed = { $reason } Die Füllreihenfolge ist jetzt: { $now }
session-no-position = `{ $field }` ist keine Zahl von Schritten und ist jetzt 0
session-lines-left-out = { $count ->
    [one] die Sitzung hat { $count } Zugfolge mehr als die { $most }, die sie haben darf; die letzte ist weggelassen
   *[other] die Sitzung hat { $count } Zugfolgen mehr als die { $most }, die sie haben darf; die letzten sind weggelassen
 }
session-no-such-line = `line` war { $line }, aber die letzte Zugfolge ist { $last }; jetzt ist es 0
session-moves-left-out = in Zugfolge { $line } waren Züge in falscher Reihenfolge, gegen die Regel oder hinter { $moves ->
    [one] dem einzigen Zug
   *[other] den { $moves } Zügen
 } der Reihe; sie sind weggelassen
session-more-moves-left-out = { $count ->
    [one] { $count } weitere Zugfolge hatte solche Züge; sie sind weggelassen
   *[other] { $count } weitere Zugfolgen hatten solche Züge; sie sind weggelassen
 }
session-said-at-stops = ihre Notizen und das, was sie am Ende sagte, stehen jetzt im Text ihrer Halte
session-stops-left-out = { $count ->
    [one] die Sitzung hat { $count } Halt mehr als die { $most }, die sie haben darf; der letzte ist weggelassen
   *[other] die Sitzung hat { $count } Halte mehr als die { $most }, die sie haben darf; die letzten sind weggelassen
 }
session-more-stops-moved = { $count ->
    [one] { $count } weiterer Halt lag außerhalb der Reihe und ist jetzt darin
   *[other] { $count } weitere Halte lagen außerhalb der Reihe und sind jetzt darin
 }
session-count-from-is-unknown = `count_from` ist { $number }; möglich sind 0 und 1
session-cannot-open = { $path } kann nicht geöffnet werden: { $reason }
session-cannot-save = { $path } kann nicht gespeichert werden: { $reason }{ $is-unchanged ->
    [true] ; die Datei ist unverändert
   *[false] {""}
 }
session-is-row-file = { $path } kann nicht gespeichert werden: die Sitzung hat ihre Münzen in dieser Datei; wählen Sie einen anderen Namen
session-too-large = { $path } ist zu groß: die Datei hat { $bytes } Bytes, und höchstens { $max-bytes } sind erlaubt
session-in-file = { $path }, { $problem }
session-link-out-of-folder = { $path } ist ein Link, der aus dem Ordner der Sitzung hinausführt; legen Sie die Datei selbst in den Ordner
session-in-row-file = { $path } hat die Münzen in einer anderen Datei: { $problem }
session-at-place = Zeile { $line }, Spalte { $column }: { $problem }
session-other-encoding = das ist Text in { $encoding }; öffnen Sie ihn in einem Editor, und speichern Sie ihn mit der Kodierung UTF-8
session-unknown-encoding = das ist kein Text in UTF-8; öffnen Sie ihn in einem Editor, und speichern Sie ihn mit der Kodierung UTF-8
session-empty-file = die Datei ist leer; eine Sitzung ist mindestens (version: { $version }, coins: [8, 15])
session-version-zero = es gibt keine Version 0; Sitzungen beginnen mit Version 1
session-newer-version = diese Sitzung hat Version { $version }, und dieses Programm liest Versionen bis { $newest }; öffnen Sie sie mit einem neueren coin-duel
session-row-path-too-long = der Pfad der Datei mit den Münzen ist zu lang; legen Sie die Datei neben die Sitzung
session-row-path-out-of-folder = „{ $path }“ ist keine Datei im Ordner der Sitzung; schreiben Sie ihren Pfad von dort aus, etwa "row.txt"
session-path-unit-too-large = ein Pfad hat ein ungültiges Zeichen
session-too-many-windows = zu viele Fenster sind offen
session-cannot-write = { $path } kann nicht geschrieben werden: { $reason }
session-in-field = `{ $path }`: { $expected }
session-no-point = { $expected }; eine ganze Zahl hat keinen Punkt
session-no-coin = { $expected }; eine Münze liegt zwischen −10¹² und 10¹²
session-too-many-brackets = hier stecken zu viele Klammern ineinander; nötig sind nur wenige
session-a-position = eine Zahl von Schritten oder Zügen
session-position-with-fraction = eine Position ist eine ganze Zahl, ohne Punkt
session-a-list = eine Liste
session-a-row-or-file = eine Liste ganzer Zahlen oder der Name einer Textdatei mit ihnen

## worksheet: errors of worksheets

worksheet-no-coins = ein Arbeitsblatt braucht mindestens 1 Münze
worksheet-too-many-coins = ein Arbeitsblatt hat höchstens { $max } Münzen; diese Reihe hat { $n }
worksheet-variants-out-of-range = die Zahl der Varianten ist { $count }; wählen Sie 1 bis { $max }
worksheet-value-out-of-range = keine Münze kann { $value } wert sein; wählen Sie Zahlen von { $least } bis { $most }
worksheet-no-diagonal = { $n ->
    [1] es gibt keine Diagonale { $length }; eine Reihe mit 1 Münze hat nur Diagonale 1
   *[other] es gibt keine Diagonale { $length }; eine Reihe mit { $n } Münzen hat die Diagonalen 1 bis { $n }
 }
worksheet-share-out-of-range = der Anteil leerer Zellen ist { $percent } %; wählen Sie 1 bis 100
worksheet-task-of-classic-rule = die Aufgabe „{ $task }“ gehört zur klassischen Regel, und diese Rekursionsgleichung gehört zu einer anderen; wählen Sie andere Aufgaben, oder eine Rekursionsgleichung der klassischen Regel
worksheet-no-form = die Aufgabe „{ $task }“ braucht eine veröffentlichte Rekursionsgleichung, oder die einer Regel, die eine hat; wählen Sie eine andere Rekursionsgleichung, oder andere Aufgaben
worksheet-of-ring = für einen Ring gibt es keine Arbeitsblätter; schreiben Sie die Reihe zweimal hintereinander, und wählen Sie die klassische Regel
worksheet-no-traps = { $rows ->
    [1] die einzig mögliche Reihe hat keine gierige Falle, und jedes Blatt braucht eine: eine Zelle, in der die größere Münze die schlechtere ist; wählen Sie einen größeren Zahlenbereich
   *[other] keine von { $rows } Reihen hat eine gierige Falle, und jedes Blatt braucht eine: eine Zelle, in der die größere Münze die schlechtere ist; wählen Sie einen größeren Zahlenbereich
 }
worksheet-too-few-rows = { $all ->
    [1] es gibt keine { $wanted } verschiedenen Reihen, die ähnlich schwierig sind: die einzige Reihe, die es gibt, ergibt höchstens { $possible }; wählen Sie höchstens { $possible } als Zahl der Varianten, mehr Münzen oder einen größeren Zahlenbereich
   *[other] es gibt keine { $wanted } verschiedenen Reihen, die ähnlich schwierig sind: unter den { $all } möglichen Reihen gibt es höchstens { $possible } solche; wählen Sie höchstens { $possible } als Zahl der Varianten, mehr Münzen oder einen größeren Zahlenbereich
 }
worksheet-too-few-rows-found = { $wanted } verschiedene Reihen, die ähnlich schwierig sind, wurden nicht gefunden: unter { $drawn } zufälligen Reihen waren { $found } solche; wählen Sie höchstens { $found } als Zahl der Varianten, oder einen anderen Zahlenbereich
worksheet-triangle-too-wide = ein Dreieck mit { $n } Münzen ist zu breit für eine Seite; wählen Sie die Anordnung Quadrat, sie lässt sich auf mehrere Seiten verteilen
worksheet-too-many-pages = eine Tabelle mit so langen Zahlen bräuchte { $pages } Seiten, und höchstens { $max } sind möglich; wählen Sie weniger Münzen oder kürzere Zahlen
