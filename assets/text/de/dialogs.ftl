## buttons: the buttons that several dialogs have

buttons-close = Schließen
buttons-cancel = Abbrechen
buttons-save = Speichern
buttons-replace = Ersetzen
buttons-browse = Wählen …
buttons-browse-tooltip = Eine Datei im Dialog des Systems wählen

## export: the export dialog: what is exported, how it looks, and to which file

export-export = Exportieren
export-what = Was
export-this-step = dieser Schritt
export-this-move = dieser Zug
export-every-step = alle Schritte
export-every-move = alle Züge
export-a-picture-for-each = Ein Bild je
export-phase = Phase
export-cell = Zelle
export-content = Inhalt
export-slide = Folie
export-the-table-alone = nur die Tabelle
export-as-on-the-screen = wie am Bildschirm
export-background = Hintergrund
export-dark = dunkel
export-light = hell
export-high-contrast = hoher Kontrast
export-scale = Maßstab (Pixel je Punkt)
export-per-point = {" "}Pixel je Punkt
export-scale-tooltip = Maßstab 2 ist auf den meisten Beamern scharf
export-file-to-write = Zieldatei
export-file-exists = Diese Datei gibt es schon. Ersetzen Sie sie, oder geben Sie einen anderen Namen ein.
export-cancel-export = Export abbrechen
export-starting = beginnt …
export-copy-picture = Bild kopieren
export-copy-text = Text kopieren
export-copy-tooltip = In die Zwischenablage kopieren, nicht in eine Datei
export-with-the-drawing = mit Zeichnung
export-pdf-slides = PDF: Folien
export-pdf-handout = PDF: Handzettel
export-pdf-figure = PDF: Abbildung
export-purpose-of-pdf-slides = Seiten für das Vollbild
export-purpose-of-pdf-handout = Bilder mit Notizen, zum Drucken
export-purpose-of-pdf-figure = Abbildung für einen Artikel
export-pdf-sheets = PDF: Blätter
export-purpose-of-pdf-sheets = Seiten zum Drucken und Ausfüllen
export-worksheet-as-latex = Dokument zum Ändern und Drucken
export-worksheet-as-typst = Dokument zum Ändern und Drucken
export-worksheet-as-markdown = Text für Notizen und Wikis
export-purpose-of-png = Bilder für jedes Folienprogramm
export-purpose-of-gif = läuft in jedem Folienprogramm
export-purpose-of-apng = kleiner, für Browser und Impress
export-purpose-of-mp4 = Video für jeden Player
export-purpose-of-webm = Video für Webseiten
export-purpose-of-svg = scharf in jeder Größe, bearbeitbar
export-purpose-of-latex = Tabelle mit booktabs-Linien
export-purpose-of-typst = Tabelle für ein Dokument
export-purpose-of-html = zum Durchklicken, in einer Datei
export-purpose-of-markdown = Tabelle für Notizen und Wikis
export-purpose-of-moodle = die Aufgaben als Quiz für Moodle
export-purpose-of-qti = Quiz für Canvas, ILIAS, OpenOlat
export-purpose-of-csv = eine Zeile je Zelle
export-purpose-of-tsv = dasselbe mit Tabs, zum Einfügen
export-purpose-of-text = die Schritte oder Züge in Worten
export-subjects =
    Füllen
    Spiel
    Genommene Münzen
    Aufrufe
    Code
    Verschmelzen
    Von Hand
    Halte
    Ganzer Kurs
    Arbeitsblatt
    Fenster
export-about-the-window = Alles, wie es auf dem Bildschirm steht, ohne diesen Dialog.
export-no-picture-of-window = Das Fenster lässt sich auf diesem System nicht auslesen. Exportieren Sie etwas anderes.
export-many-worksheets = Viele verschiedene Blätter macht der Befehl coin-duel worksheet.
export-this-stop = dieser Halt
export-every-stop = alle Halte
export-questions = Fragen
export-ask-before-each-step = vor jedem Schritt fragen
export-shape = Format
export-wide = 16 : 9
export-standard = 4 : 3
export-with-the-row = mit der Reihe
export-alone = allein
export-table-behind = Tabelle dahinter
export-as-it-is = wie sie ist
export-filled = gefüllt
export-empty = leer
export-size = Größe
export-as-needed = nach Bedarf
export-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") }
export-seconds-for-each = Sekunden je Bild
export-by-their-number = je nach Anzahl
export-chosen-seconds = alle gleich
export-seconds-suffix = {" "}s
export-pictures-on-a-sheet = Je Blatt
export-notes = Notizen
export-beside = daneben
export-below = darunter
export-no-notes = keine
export-edition = Für
export-for-students = Studierende
export-with-answers = Studierende, mit Antworten
export-for-the-lecturer = Sie selbst
export-about-students = Ohne Ihre privaten Notizen. Antworten kommen dort, wo man sie erreicht.
export-about-answers = Ohne Ihre privaten Notizen. Alle Antworten sind zu sehen.
export-about-lecturer = Mit Ihren privaten Notizen und allen Antworten. Geben Sie das nicht weiter.
export-separator = Trennzeichen
export-comma = Komma
export-semicolon = Semikolon (Excel in Europa)
export-tab = Tab
export-paper = Papierformat
export-a4 = A4
export-letter = Letter
export-tasks = Aufgaben
export-empty-cells = Leere Zellen
export-all-cells = alle
export-every-second-cell = jede zweite
export-one-diagonal = eine Diagonale
export-drawn-cells = zufällig
export-coins-of-each-cell = Münzen je Zelle
export-share-of-cells = Anteil der Zellen
export-percent-suffix = {" "}%
export-seed = Startwert
export-seed-tooltip = Derselbe Startwert ergibt dieselben Zellen
export-solution = Lösung
export-on-pages-of-its-own = auf eigenen Seiten
export-preview = Vorschau des Exports
export-drawing-preview = wird gezeichnet …
export-before = ‹
export-after = ›
export-picture-before = Voriges Bild
export-picture-after = Nächstes Bild
export-picture-of = Bild { $number } von { $count }
export-sheet-of = Blatt { $number } von { $count }
export-files-and-size = { $files } Dateien, { $size }
export-about = ~{ $size }
export-size-unknown = Größe unbekannt
export-purpose-and-size = { $purpose }{ $size ->
    [none] {""}
   *[other] ; { $size }
 }
export-progress = { $done } von { $total }
export-progress-in-seconds = { $done } von { $total }, noch etwa { $seconds } s
export-progress-in-minutes = { $done } von { $total }, noch etwa { $minutes } min
export-plan = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } Pixel

## export_group (any): what kinds of files are for

export_group-slides = Folien
export_group-paper = Papier
export_group-web = Web
export_group-data = Daten

## file: the dialogs that ask for a file to open or to save to

file-open-heading = Sitzung, Reihe als Text oder Link öffnen
file-save-heading = Sitzung speichern
file-open = Öffnen
file-session-file = Sitzungsdatei
file-course-file = Kursdatei
file-recent-work = Letzte Arbeit
file-example-path = Pfad/zu/sitzung.ron, reihe.txt oder ein Link
file-example-name = lektion.ron, reihe.txt oder ein Link
file-kept-by-browser = Dieser Browser behält die letzten 20 Dateien für diese Seite, bis jemand ihre Daten löscht.
file-saved-as-download = Die Datei kommt zu Ihren Downloads. Dieser Browser behält eine Kopie.
file-file-exists = Diese Datei gibt es schon. Ersetzen Sie sie, oder geben Sie einen anderen Namen ein.
file-save-course-heading = Kurs speichern
file-save-copy-heading = Eine Kopie des Kurses speichern

## finder: the lists that are searched: the palette and the lessons

finder-commands = Befehle
finder-find-a-command = Einen Befehl finden
finder-language = Sprache: { $name }
finder-palette-hint = Befehl oder Lektion eingeben
finder-no-command = Kein passender Befehl
finder-lessons = Lektionen
finder-find-a-lesson = Eine Lektion finden
finder-lessons-hint = Nummer oder Teil eines Titels eingeben
finder-no-lesson = Keine passende Lektion
finder-lesson-entry = { $name }{ $is-open ->
    [true] , offen
   *[false] {""}
 }{ $is-done ->
    [true] , erledigt
   *[false] {""}
 }{ $score ->
    [none] {""}
   *[other] , { $score } richtig
 }
finder-lesson-score = { $right } von { $asked }

## glossary: the glossary

glossary-game = Das Spiel
glossary-rules =
    Zwei Spieler, Erster und Zweiter, ziehen abwechselnd.
    In jedem Zug nimmt ein Spieler eine Münze von einem der beiden Enden der Reihe.
    Sind alle Münzen genommen, gewinnt, wer mehr gesammelt hat.
    Jede Zelle der Tabelle steht für ein Intervall der Reihe, die Münzen i bis j. Davon bekommt {"fir"}, wer am Zug ist, und der andere bekommt {"sec"}.
glossary-heading = Glossar

## go_to: the dialog that goes to a cell or a coin

go_to-heading = Gehe zu einer Zelle oder Münze
go_to-explanation = Geben Sie i und j für eine Zelle ein oder einen Index für eine Münze. Die Indizes gehen von { $first } bis { $last }.
go_to-indices = Indizes
go_to-go = Los
go_to-fill-to-there = Bis dorthin füllen
go_to-fill-tooltip = Das Füllen an diese Zelle setzen
go_to-no-coin-before = Es gibt keine Münze { $number }: Die erste ist { $first }.
go_to-no-coin-behind = Es gibt keine Münze { $number }: Die letzte ist { $last }.
go_to-not-an-index = „{ $word }“ ist kein Index; geben Sie ganze Zahlen ein, zum Beispiel { $example }.
go_to-wrong-order = Es gibt keine Zelle { $i } { $j }: Das linke Ende kommt zuerst, also { $j } { $i }.
go_to-no-index = Geben Sie einen oder zwei Indizes ein.
go_to-too-many-indices = Das sind mehr als zwei Indizes; schreiben Sie Tausender ohne Trennzeichen.

## compare: the dialog that chooses the table to compare with

compare-heading = Zwei Tabellen vergleichen
compare-explanation = Beide füllen sich gleichzeitig, Diagonale für Diagonale. Ändern Sie die Reihe, die Füllreihenfolge oder beides.
compare-row = Die andere Reihe
compare-order = Deren Füllreihenfolge
compare-this-row = diese Reihe
compare-compare = Vergleichen

## questions: the questions before something would be lost, and the text while a file is read or written

questions-unsaved-changes = Nicht gespeicherte Änderungen
questions-save-changes-first = „{ $name }“ hat Änderungen, die nicht gespeichert sind. Erst speichern?
questions-do-not-save = Nicht speichern
questions-the-file-has-changed = Die Datei hat sich geändert
questions-changed-and-unreadable = Ein anderes Programm hat „{ $name }“ geändert, und die Datei ist nicht lesbar: { $reason }
questions-changed-without-difference = Ein anderes Programm hat „{ $name }“ geändert, aber nicht die Sitzung darin.
questions-changed = Ein anderes Programm hat „{ $name }“ geändert. Unterschiede in der Datei: { $difference }.
questions-save-as = Speichern unter …
questions-save-anyway = Trotzdem speichern
questions-reload = Neu laden
questions-not-now = Jetzt nicht
questions-work-from-last-time = Arbeit vom letzten Mal
questions-earlier-work =
    Sie haben vom letzten Mal nicht gespeicherte Arbeit an „{ $name }“, und die Datei hat sich seitdem geändert. Unterschiede: { $difference }.
    „{ questions-open-the-file }“ bewahrt Ihre Arbeit unter Datei › Letzte Arbeit auf.
questions-earlier-work-on-row =
    Sie haben vom letzten Mal nicht gespeicherte Arbeit an „{ $name }“, und die Datei hat sich seitdem geändert. Unterschiede: { $difference }.
    Reihe Ihrer Arbeit: { $work }
    Reihe der Datei: { $file }
    „{ questions-open-the-file }“ bewahrt Ihre Arbeit unter Datei › Letzte Arbeit auf.
questions-restore-my-work = Meine Arbeit zurückholen
questions-open-the-file = Datei öffnen
questions-export-in-progress = Export läuft
questions-an-export-is-running = Ein Export läuft gerade. Wenn Sie ihn abbrechen, wird nichts geschrieben.
questions-close-when-done = Danach schließen
questions-stop-and-close = Abbrechen und schließen
questions-opening-recent-work = Letzte Arbeit wird geöffnet …
questions-opening = { $name } wird geöffnet …
questions-saving = { $name } wird gespeichert …
questions-stop = Abbrechen
questions-course-has-changed = Ein anderes Programm hat die Datei des Kurses „{ $name }“ geändert, seit sie hier geöffnet wurde.
questions-lesson-has-changed = Ein anderes Programm hat „{ $file }“, eine Lektion von „{ $course }“, geändert, seit sie hier geöffnet wurde.

## random: the dialog that draws a random row

random-heading = Eine Zufallsreihe
random-not-drawn = Die Reihe konnte nicht gezogen werden: { $reason }
random-use-this-row = Reihe übernehmen
random-bounds-are-swapped = Die kleinste Münze ist größer als die größte, also werden die Münzen von { $low } bis { $high } gezogen.

## shortcuts: the keyboard shortcuts

shortcuts-heading = Tastenkürzel
shortcuts-what-keys-act-on = Space und die Pfeiltasten steuern, was auf der Bühne läuft: Füllen, Spiel oder Verschmelzen. Ziffern beantworten die offene Frage; ohne Frage beginnen sie eine neue Reihe. In einem Textfeld sind Tasten, die Text schreiben oder ändern, keine Kürzel.
shortcuts-keys-of-controls =
    Reihe eingeben: 0 bis 9
    Nächstes Bedienelement: Tab
    Auf einer Münze: ändern: Enter
    Auf einer Münze: verschieben: Alt+← Alt+→
    Auf einer Münze: entfernen: Delete
    Vorhersagen: Ende wählen: ← → ↑
    Vorhersagen: Zellen wählen: Pfeile, Space
    Vorhersagen: Zahl eingeben: ↑ ↓, Enter
    Bei einer Frage: Antwort zeigen: Page ↓
    Vorlesung: Lektion zeigen: Zahl, Enter

## site: the dialog that asks for the address that links begin with

site-heading = Webadresse für Links
site-explanation = Ein Link braucht die Adresse einer Webseite mit coin-duel. Die Sitzung steht hinter dem #, und das sieht kein Server.
site-address = Adresse der Webseite
site-example = https://example.org/coin-duel/
site-no-address = Eine Adresse beginnt mit https:// oder http:// und hat keine Leerzeichen.
site-copy-link = Link kopieren

## summary: the summary of the predictions

summary-heading = Ihre Vorhersagen
summary-title = { $name }: { $row }
summary-copy-summary = Übersicht kopieren
