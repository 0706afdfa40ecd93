## help: headings of the help, and what stands in the help of each command

help-usage = Verwendung: { $usage }
help-commands = Befehle:
help-arguments = Argumente:
help-options = Optionen:
help-list-of-values = Mögliche Werte:
help-values = [mögliche Werte: { $values }]
help-default = [Standard: { $value }]
help-help = Diese Hilfe oder die Hilfe eines Befehls ausgeben
help-print-help = Hilfe ausgeben
help-print-help-in-short = Hilfe ausgeben (mehr mit „{"--help"}“)
help-print-help-in-full = Hilfe ausgeben (kürzer mit „-h“)
help-print-version = Version ausgeben

## program: the help of the program, and what it says without a command

program-about = Einem dynamischen Programm zusehen, das die Tabelle zum Münzspiel füllt
program-file = Eine Sitzung, ein Kurs oder eine Textdatei mit einer Reihe, die im Fenster geöffnet wird
program-lecture = Die Vorlesung der Datei sofort beginnen
program-language = Die Sprache aller Texte; die Option kann auch vor einem Befehl stehen
program-examples =
    Beispiele:
      coin-duel                           das Fenster öffnen
    {"  coin-duel lesson.ron"}                eine Sitzung öffnen
    {"  coin-duel lesson.ron --lecture"}      ihre Vorlesung beginnen
    {"  coin-duel solve 8 15 3 7"}            eine Reihe ohne Fenster lösen
    {"  coin-duel solve --json row.txt"}      eine Reihe aus einer Datei lösen, mit JSON
    {"  coin-duel export lesson.ron --out fill.gif"}
                                          Bilder, Tabellen oder Text exportieren
    {"  coin-duel export course.ron --out slides.png"}
                                          die Folien eines Kurses exportieren
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --out sheets.pdf"}
                                          Arbeitsblätter mit Lösungen schreiben
program-mistyped = { $typed } ist weder ein Befehl noch eine Datei; meinen Sie `{ $command }`?
program-no-window = dieses Programm ist ohne Fenster gebaut; bauen Sie es mit dem Feature „gui“, oder nehmen Sie, was kein Fenster braucht: `coin-duel solve`, `coin-duel export` und `coin-duel worksheet`
program-error = Fehler: { $problem }
program-failure = coin-duel: { $problem }
program-cannot-write = die Antwort lässt sich nicht schreiben: { $error }

## solve: the help and the answers of `solve`

solve-about = Eine Reihe lösen und Tabelle, Punkte und Spiel ausgeben
solve-coins = Die Reihe von links nach rechts: Zahlen, eine Liste oder eine Datei damit; - liest die Standardeingabe
solve-json = Ein JSON-Objekt ausgeben: n, sum, {"fir"}, {"sec"}, difference, pick, left, right, rule; eine andere Regel hat first und second oder total, außerdem takes
solve-rule = Die Regel des Spiels [Standard: classic]: { $known }
solve-count-from = Die Nummer der ersten Münze in der Tabelle, 0 oder 1 [Standard: 0; bei einer Sitzung wie in der Sitzung]
solve-read-as = Als was die Zahlen eines Textes gelten, wenn mehreres möglich ist
solve-examples =
    Beispiele:
    {"  coin-duel solve 8 15 3 7"}
    {"  coin-duel solve -8 15 -3"}
    {"  coin-duel solve \"int[] coins ="} {"{"}8, 15, 3, 7{"}"};"
    {"  coin-duel solve --rule what-stays 5 3 1 4 2"}
    {"  coin-duel solve row.txt"}
      seq 1000000 | coin-duel solve {"--json"} -
solve-cannot-read = die Standardeingabe ist nicht lesbar: { $error }
solve-too-long = die Standardeingabe ist zu lang; eine Reihe hat höchstens { $most } Münzen
solve-in-input = Standardeingabe, { $problem }

## answer: the answer of `solve`

answer-row = Reihe
answer-coins = Münzen
answer-result = Ergebnis
answer-pick = Wahl
answer-table = Tabelle
answer-game = Spiel
answer-count-and-sum = { $count }, Summe { $sum }
answer-scores = {"fir"} { $fir }, {"sec"} { $sec }, Vorsprung { $difference }: { $outcome }
answer-only-coin = die einzige Münze
answer-tie = Gleichstand: links und rechts sind beide { $worth } wert
answer-picked = { $pick } ({ $coin }): links ist { $left } wert, rechts { $right }
answer-table-heading = {"fir"}|{"sec"} der Münzen i bis j; < heißt: links ist die Wahl, >: rechts, beide: Gleichstand
answer-game-heading = bestes Spiel, bei Gleichstand links; was links und rechts wert sind, danach die Punkte beider
answer-left-out = weggelassen; ausgegeben wird das nur bis { $most } Münzen

## export: the help and the answers of `export`

export-about = Bilder, die Tabelle oder die Schritte einer Sitzung oder die Folien eines Kurses schreiben, ohne Fenster
export-session = Was exportiert wird: eine Sitzung, ein Kurs, ein Ordner mit Sitzungen oder eine Textdatei mit einer Reihe
export-out = Ausgabedatei; ihr Name bestimmt das Format
export-step = Wie viele Schritte oder Züge gemacht sind, oder first oder last [Standard: wie in der Sitzung; in einem GIF alle]
export-all = Alle Schritte oder Züge
export-by = Wie weit das Füllen von Bild zu Bild geht [Standard: cell]
export-show = Was zu sehen ist [Standard: fill]
export-game = Das Spiel der Sitzung über seiner Tabelle: dasselbe wie {"--show"} game
export-table-only = Nur die Tabelle mit ihrer Legende, oder etwas anderes allein, ohne Reihe, Summen und Punkte
export-behind = Die Tabelle hinter dem Spiel [Standard: session]
export-layout = Wie die Zellen der Tabelle liegen [Standard: wie in der Sitzung]
export-language = Die Sprache des Codes [Standard: pseudocode]
export-fold = Wie weit der Aufrufbaum zusammengeklappt ist [Standard: tree]
export-count-from = Die Nummer der ersten Münze, 0 oder 1 [Standard: wie in der Sitzung]
export-read-as = Als was die Zahlen eines Textes mit einer Reihe gelten, wenn mehreres möglich ist
export-theme = Die Farben der Bilder [Standard: light]
export-scale = Pixel je Punkt, 0.25 bis 8; eine Folie hat mindestens 1280 × 720 Punkte [Standard: 1; bei PNG 2]
export-size = Die Pixel jedes Bildes, etwa 1920x1080; der Inhalt ist so groß, wie es passt
export-seconds = Wie lange eine Animation jedes Bild zeigt, 0.02 bis 60 Sekunden [Standard: je nach Anzahl]
export-slides = Das Format der Folien in einem PDF
export-per-page = Ein Handzettel als PDF mit 1, 2, 3, 4 oder 6 Bildern je Blatt
export-edition = Für wen die Dateien sind; das bestimmt, was darin steht
export-notes = Wo auf einem Handzettel die Notizen stehen
export-paper = Das Papier eines Handzettels
export-quiz = Auf einer HTML-Seite jeden Schritt erfragen, bevor er zu sehen ist
export-separator = Was zwischen den Werten einer CSV-Tabelle steht [Standard: comma]
export-dry-run = Nur sagen, was geschrieben würde, und nichts schreiben
export-notes-and-examples =
    Der Name von FILE bestimmt das Format:
    {"  ."}pdf                 Folien; mit {"--per-page"} ein Handzettel mit Notizen
    {"  ."}html                eine Seite, die das Füllen Schritt für Schritt zeigt, für
                           jeden Browser
    {"  ."}svg .png            ein Bild des aktuellen Schritts; mit {"--all"} nummerierte:
                           fill-01.png, fill-02.png und so weiter
    {"  ."}gif .apng           eine Animation; mit {"--step"} ein stehendes Bild
    {"  ."}mp4 .webm           ein Video, wenn das Programm ffmpeg installiert ist
    {"  ."}csv .tsv .md .tex .typ
                           der gefüllte Teil; mit {"--all"} oder vor dem ersten
                           Schritt die ganze Tabelle
    {"  ."}txt                 die bisherigen Schritte; mit {"--all"} alle Schritte;
                           mit {"--game"} die Züge

    Ein Kurs oder ein Ordner mit Sitzungen wird zu Folien: für jede Lektion die
    Titelfolie, dann ihre Halte. Eine Frage und ihre Antwort sind zwei Folien. Bei
    den Formaten .svg und .png heißen die Dateien slides-001.png, slides-002.png und
    so weiter. Animationen zeigen jede Folie 2 Sekunden lang.

    Eine Textdatei mit einer Reihe wird mit voller Tabelle exportiert, eine Sitzung
    an dem Schritt, an dem sie steht; {"--step"} last zeigt ihr Ende.

    Private Notizen zu Halten stehen in keiner Datei, außer {"--edition"} lecturer
    verlangt sie. Auf einem Handzettel für Studierende haben Fragen keine Antwort.

    Rückgabewert: 0, wenn alles geschrieben ist; 1, wenn das System versagt; 2, wenn
    Argumente oder Dateien falsch sind; 3, wenn unbrauchbare Lektionen fehlen.

    Eine vorhandene Datei wird ersetzt, aber nie die Sitzung oder ihre Reihe. Jede
    Datei wird ganz geschrieben oder gar nicht.

    Beispiele:
    {"  coin-duel export lesson.ron --out table.svg"}
    {"  coin-duel export lesson.ron --out fill.pdf --all --by sweep"}
    {"  coin-duel export lesson.ron --out fill.gif --by sweep --theme dark"}
    {"  coin-duel export lesson.ron --out fill.png --all --size 1920x1080"}
    {"  coin-duel export lesson.ron --out game.gif --game"}
    {"  coin-duel export lesson.ron --out code.png --show code --language python"}
    {"  coin-duel export lesson.ron --out table.tex --all"}
    {"  coin-duel export lesson.ron --out fill.html --quiz"}
    {"  coin-duel export course.ron --out slides.pdf"}
    {"  coin-duel export course.ron --out handout.pdf --per-page 4 --paper letter"}
    {"  coin-duel export course.ron --out script.pdf --per-page 2 --edition lecturer"}
    {"  coin-duel export row.txt --out table.csv --separator semicolon"}
    {"  coin-duel export course.ron --out slides.png --dry-run"}
export-write-step = schreiben Sie eine ganze Zahl ab 0 oder first oder last
export-write-scale = schreiben Sie eine Zahl von { $least } bis { $most }
export-write-size = schreiben Sie Breite und Höhe in Pixeln, etwa 1920x1080
export-write-seconds = schreiben Sie eine Zahl von Sekunden, von { $least } bis { $most }
export-write-per-page = wählen Sie 1, 2, 3, 4 oder 6
export-only-for-session = { $option } gilt nur für eine einzelne Sitzung; ein Kurs wird ganz exportiert, wie seine Halte es sagen, also lassen Sie { $option } weg
export-useless = { $option } gilt nur für { $what }; lassen Sie es weg
export-would-write = würde schreiben: { $files }
export-wrote = geschrieben: { $files }
export-progress = { $done } von { $total } fertig
export-interrupted = unterbrochen; es wurde nichts geschrieben
export-no-signals = eine Unterbrechung dieses Exports kann unfertige Dateien zurücklassen: { $error }

## stride (any): how far the fill goes from picture to picture

stride-phase = Jede Zelle lesen, addieren, wählen und schreiben
stride-cell = Eine Zelle oder ein Aufruf der Rekursion
stride-sweep = Eine Diagonale, Zeile oder Spalte

## subject: what an export shows

subject-fill = Die Tabelle, während sie sich füllt
subject-game = Das Spiel über seiner Tabelle
subject-lanes = Die Reihe und die Münzen, die jeder Spieler genommen hat
subject-tree = Die Aufrufe der Rekursion
subject-code = Der Code mit der markierten Zeile
subject-fusion = Der Ablauf des Verschmelzens
subject-own = Die von Hand gefüllte Tabelle, die erste falsche Zahl durchgestrichen
subject-stops = Die Titelfolie und die Halte der Sitzung

## behind (any): the table behind the game

behind-session = So weit gefüllt wie in der Sitzung; ganz, wenn dort noch nichts gefüllt ist
behind-filled = Mit allen Zahlen
behind-empty = Ohne Zahlen

## fold (any): how far the tree of calls is folded

fold-tree = Jeder Aufruf
fold-graph = Jedes Intervall einmal
fold-table = Die Intervalle an ihren Zellen

## edition (any): for whom files are

edition-students = Ohne private Notizen; Antworten dort, wo man sie erreicht
edition-answers = Ohne private Notizen; alle Antworten
edition-lecturer = Private Notizen und alle Antworten

## separator (any): what stands between the values of a CSV table

separator-comma = Für die meisten Programme
separator-semicolon = Für Excel, wenn Dezimalzahlen ein Komma haben
separator-tab = Wie in einer TSV-Tabelle

## only_for: what an option of `export` is for. `--quiz gilt nur für eine HTML-Seite; lassen Sie es weg`

only_for-pdf = ein PDF
only_for-page = eine HTML-Seite
only_for-animation = eine Animation oder ein Video
only_for-pixels = ein Bild, eine Animation oder ein Video
only_for-picture-theme = ein Bild; eine Seite nimmt die Farben, die ihr Leser eingestellt hat
only_for-picture = ein Bild
only_for-picture-or-text = ein Bild oder einen Text; eine Seite hat alle Schritte
only_for-pictures = Bilder; eine Seite hat alle Phasen
only_for-csv = eine CSV-Tabelle
only_for-session = eine Sitzung

## worksheet: the help of `worksheet`

worksheet-about = Arbeitsblätter mit leeren Zellen für Studierende schreiben, dazu die Lösungen
worksheet-session = Die Sitzung, deren Reihe gedruckt wird, oder eine Textdatei mit einer Reihe
worksheet-read-as = Als was die Zahlen des Textes gelten, wenn mehreres möglich ist
worksheet-coins = Zufallsreihen aus N Münzen, 1 bis 64
worksheet-variants = Wie viele verschiedene Reihen, 1 bis 500, jede auf einem eigenen Blatt
worksheet-seed = Der Startwert der Zufallsreihen; derselbe Startwert ergibt dieselben Reihen
worksheet-numbers = Der kleinste und der größte Wert zufälliger Münzen
worksheet-out = Ausgabedatei; ihr Name endet auf .pdf, .tex, .typ oder .md, für ein Quiz auf .moodle.xml oder .qti.zip
worksheet-tasks = Die Arten der Aufgaben, mit Kommas dazwischen; die Blätter haben sie reihum
worksheet-blank = Die leeren Zellen: all, diagonal:K, second oder seed:{"S"}:PERCENT
worksheet-recurrence = Die Rekursionsgleichung der Tabelle [Standard: wie in der Sitzung, sonst fir-sec]
worksheet-paper = Das Papierformat
worksheet-theme = Die Farben eines PDF: light zum Drucken, contrast für Bildschirme
worksheet-count-from = Die Nummer der ersten Münze, 0 oder 1 [Standard: wie in der Sitzung, sonst 0]
worksheet-layout = Wie die Zellen in einem PDF liegen [Standard: wie in der Sitzung, sonst square]
worksheet-no-solutions = Die Lösungen weglassen
worksheet-dry-run = Nur sagen, was geschrieben würde und wie schwierig jede Reihe ist, und nichts schreiben
worksheet-notes-and-examples =
    Erst kommen die Blätter, dann zu jedem eine Lösung. Auf jedem stehen seine
    Nummer und der Startwert; damit lässt sich dasselbe Blatt wieder erzeugen.

    Die Reihen eines Satzes sind alle verschieden, aber ähnlich schwierig. Sie haben
    gleich viele
      gierige Fallen      Zellen, in denen die größere der beiden Münzen schlechter
                          ist; mindestens eine in Reihen ab vier Münzen
      Gleichstände        Zellen ab zwei Münzen, deren beide Enden gleich gut sind
      ungerade Münzen     davon hängt ab, ob die Summen gerade sind
      negative Münzen
      Ziffern             von allen Münzen zusammen
      Verschmelzungen     in einem Satz mit der Aufgabe fuse; mindestens zwei in
                          Reihen ab sechs Münzen

    In einem Satz mit der Aufgabe greedy verliert, wer von Anfang an gierig spielt,
    in jeder Reihe ab vier Münzen Punkte. Der erste Zug ist in allen Reihen ein
    Gleichstand oder in keiner. Fallen und Gleichstände dürfen sich in Reihen mit
    mehr als 10 Münzen etwas unterscheiden, die anderen Zahlen in Reihen ab
    20 Münzen: die einen um weniger als 1 plus ein Fünfzigstel der Zellen, die
    anderen um weniger als 1 plus ein Zwanzigstel der Münzen. Die Summen der Münzen
    unterscheiden sich um weniger als ein Zehntel der größten möglichen Summe, oder
    um weniger als den halben Zahlenbereich, wenn das mehr ist. Jede Lösung nennt
    diese Zahlen, ebenso --dry-run. Sie gelten für die klassische Regel.

    Beispiele:
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --out sheets.pdf"}
    {"  coin-duel worksheet lesson.ron --blank diagonal:3 --out sheet.pdf"}
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --tasks winner,trace,wrong --out sheets.pdf"}
    {"  coin-duel worksheet --coins 8 --seed 7 --numbers -9-9 --blank seed:1:40 --out sheets.tex"}
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --tasks winner,greedy,recurrence --out quiz.moodle.xml"}
worksheet-write-whole = schreiben Sie eine ganze Zahl, höchstens { $most }
worksheet-write-numbers = schreiben Sie zwei ganze Zahlen mit einem Bindestrich dazwischen, etwa 1-20
worksheet-write-cells = schreiben Sie all, diagonal:3, second oder, für die Hälfte der Zellen, seed:7:50

## arguments: what is wrong with the arguments of any command

arguments-write-count-from = schreiben Sie 0 oder 1
arguments-write-reading = schreiben Sie eines von { $names }
arguments-invalid = ungültiger Wert „{ $value }“ für „{ $argument }“
arguments-invalid-because = ungültiger Wert „{ $value }“ für „{ $argument }“: { $reason }
arguments-no-value = „{ $argument }“ braucht einen Wert, aber es steht keiner da
arguments-extra-value = überzähliger Wert „{ $value }“ für „{ $argument }“; mehr Werte sind dort nicht vorgesehen
arguments-unknown = unbekanntes Argument „{ $argument }“
arguments-unknown-command = unbekannter Befehl „{ $command }“
arguments-no-utf8 = mindestens ein Argument ist kein gültiges UTF-8
arguments-missing = diese Argumente fehlen und sind nötig:
arguments-repeated = das Argument „{ $argument }“ darf nur einmal vorkommen
arguments-conflict = das Argument „{ $argument }“ geht nicht zusammen mit { $others }
arguments-command-conflict = der Befehl „{ $command }“ geht nicht zusammen mit { $others }
arguments-quoted = „{ $argument }“
arguments-tip = Tipp: { $tip }
arguments-similar = es gibt ein ähnliches Argument: „{ $argument }“
arguments-similar-value = es gibt einen ähnlichen Wert: „{ $value }“
arguments-of-command = es gibt „{ $option }“
arguments-as-value = um „{ $argument }“ als Wert zu übergeben, schreiben Sie „-- { $argument }“
arguments-more = Mehr dazu sagt „{"--help"}“.
