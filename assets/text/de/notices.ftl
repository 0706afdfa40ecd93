untitled = Ohne Titel
window-title = { $name }{ $is-unsaved ->
    [true] *
   *[false] {""}
 } – coin-duel
no-room-beside = In diesem Fenster ist nur Platz für eine Sache zur selben Zeit. Für eine zweite muss es breiter und höher sein.
cannot-open = { $path } lässt sich nicht öffnen: { $reason }
cannot-save = { $path } lässt sich nicht speichern: { $reason }
warnings = { $path }: { $warnings }
warnings-of-link = Der Link: { $warnings }
language-not-loaded = Die Texte dieser Sprache lassen sich gerade nicht laden.
you-stopped-opening = Sie haben nicht länger gewartet
you-stopped-saving = Sie haben nicht länger gewartet; die Datei hat den alten oder den neuen Inhalt
cannot-open-link = Der Link lässt sich nicht öffnen: { $reason }
file-is-missing = { $path } ist nicht mehr da. Speichern schreibt die Datei neu.
earlier-work-is-damaged = Ihre Arbeit vom letzten Mal ist nicht lesbar; sie liegt in { $path }
file-of-earlier-work-is-unreadable = { $reason }. Das Fenster zeigt Ihre Arbeit vom letzten Mal; Speichern schreibt die Datei.
changed-since-it-was-open = „{ $name }“ hat sich geändert, seit die Datei hier offen war. Hier ist ihr jetziger Stand.
earlier-work-is-recent = Ihre nicht gespeicherte Arbeit vom letzten Mal liegt unter Datei › Letzte Arbeit.
work-has-left = Ihre nicht gespeicherte Arbeit „{ $name }“ liegt unter Datei › Letzte Arbeit.
work-is-damaged = Diese letzte Arbeit ist nicht lesbar.
recent-work = { $row } · { $title } · { $time }
recent-work-of-long-row = { $row }, … · { $coins } Münzen · { $title } · { $time }
day-and-time = { $day }. { $month }, { $time }
day-and-year = { $day }. { $month } { NUMBER($year, useGrouping: "false") }
months =
    Jan.
    Feb.
    März
    April
    Mai
    Juni
    Juli
    Aug.
    Sept.
    Okt.
    Nov.
    Dez.
work-is-not-kept = Ihre Arbeit bleibt bis zum nächsten Start nicht erhalten, also speichern Sie sie selbst: { $reason }
wrote = Geschrieben: { $written }
wrote-with-boxes = Geschrieben: { $written }. Aber: { $warning }.
export-canceled = Export abgebrochen; es wurde nichts geschrieben.
export-failed = Der Export ist gescheitert, und es wurde nichts geschrieben: { $reason }
picture-copied = Bild kopiert: { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } Pixel.
table-copied = Tabelle als { $format } kopiert.
text-copied = Als Text kopiert.
too-many-cells-to-copy = { $cells } Zellen sind zu viele zum Kopieren; exportieren Sie sie in eine Datei.
link-copied = Link kopiert: { $chars } Zeichen.{ $leaves-notes-out ->
    [true] {" "}Ihre privaten Notizen sind nicht dabei.
   *[false] {""}
 }
cannot-copy-link = Der Link lässt sich nicht kopieren: { $reason }
copy-failed = Es wurde nichts kopiert: { $reason }
new-version-is-there = Von dieser Seite gibt es eine neue Version. Schließen Sie erst die anderen Tabs mit ihr, und laden Sie dann diese Seite neu.
first-row-instead = { $problem }. Das hier ist die Reihe der ersten Lektion.
moves-not-found = Die Züge ließen sich nicht finden: { $reason }
no-thread = das System konnte keinen Thread starten: { $reason }
no-such-work = diese Seite und ihr Worker haben verschiedene Versionen: Es gibt keine Arbeit „{ $kind }“; laden Sie die Seite neu
program-defect = ein interner Fehler
type-a-number = Geben Sie zuerst eine ganze Zahl ein.
choose-where-it-is-from = Welcher der vier früheren Werte ist es? Klicken Sie auf einen, oder drücken Sie ↑ oder ↓.
choose-the-cells = Wählen Sie die Zellen in der Tabelle.
choose-an-end = Wählen Sie ←, → oder ↑ (beide).
