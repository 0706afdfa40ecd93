untitled = Neuer Kurs
copy-of = { $title } (Kopie)
copy-for-others = { $title } für Studierende
copy-over-course = { $path } ist der Kurs selbst, und in einer Kopie kann etwas fehlen; wählen Sie einen anderen Namen
no-such-lesson = Es gibt keine Lektion { $number }: Der Kurs hat { $count }.
is-changed = geändert
changed = • { $title }
coins-and-stops = { $stops ->
    [0] { $coins }
    [one] { $coins }  ·  { $stops } Halt
   *[other] { $coins }  ·  { $stops } Halte
 }
no-lessons = Noch keine Lektionen: Fügen Sie diese Sitzung hinzu
heading = Überschrift: { $title }
unusable = Unbrauchbar: { $problem }
earlier = Frühere Lektionen
details = Über den Kurs
title = Titel
author = Autor
language = Sprache
minutes = Minuten
bundled-tooltip = Diesen Kurs des Programms öffnen
add-heading = Überschrift
add-heading-tooltip = Über dem gewählten Eintrag eine Überschrift einfügen
new-heading = Neuer Teil
new-name = Neuer Name
duplicate = Duplizieren
duplicate-tooltip = Hinter der gewählten Lektion eine Kopie einfügen
rename = Umbenennen
rename-tooltip = Dem gewählten Eintrag einen anderen Namen geben (Enter)
up = Hoch
up-tooltip = Den gewählten Eintrag nach oben schieben (Alt+↑) oder ziehen
down = Runter
down-tooltip = Den gewählten Eintrag nach unten schieben (Alt+↓) oder ziehen
remove = Entfernen
remove-tooltip = Den gewählten Eintrag aus der Liste entfernen (Delete)
undo = Rückgängig
done = Fertig
lesson-of = Lektion { $index } von { $count }
typed-lesson = Lektion { $number }: Enter drücken
stops = Halte der Vorlesung
no-stops = Keine Halte: Die Vorlesung hält bei jeder Zelle oder jedem Zug.
remove-stop = Halt { $number } entfernen
stop-up = Halt { $number } nach oben
stop-down = Halt { $number } nach unten
note-of-stop = Notiz zu Halt { $number }
note-hint = Was nur Sie hier sehen …
question-of-stop = Frage an Halt { $number }
no-question = Keine Frage
own-question = Eine eigene Frage
own-question-hint = Ihre Frage …
choices-hint = Antworten zur Wahl, eine je Zeile. Keine: Die Antwort wird eingetippt.
right-answer-hint = Die richtige Antwort …
why-hint = Warum sie richtig ist …
part-of-stop = { $hint }, Halt { $index }
only-words = Nur den Text zeigen
stop = { $index } · { $at }{ $asks ->
    [true] {" "}· fragt
   *[false] {""}
 }
at-step = Schritt { $steps }
at-move = Zug { $moves }
at-fusion = Verschmelzen { $steps }
