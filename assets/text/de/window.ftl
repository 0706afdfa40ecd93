dismiss = Ausblenden
undo = Rückgängig
width-of-story = Breite von Reihe und Lektion
width-of-pane = Breite dessen, was neben der Bühne steht
drop-file = Datei loslassen, um sie zu öffnen
first-dropped-file = Nur eine Sitzung kann offen sein, deshalb wird nur die erste Datei geöffnet: { $path }
changes-may-be-lost = Wenn das System das Programm beendet, gehen Ihre letzten Änderungen vielleicht verloren: { $reason }
not-computed = { $what } konnte nicht berechnet werden: { $reason }
table-is-hidden = die Tabelle ist ausgeblendet
nothing-filled-yet = noch nichts gefüllt
pinned = angeheftet: { $cell }
step = Schritt { $step } von { $steps }, { $what }
after-moves = nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
 }, Erster { $first }, Zweiter { $second }: { $next }
to-move-on = { $player } am Zug, { $coins }
end-of-game = Ende des Spiels
call = { $code }, { $asked-by }: { $answer }
with-key = { $tooltip } ({ $key })
no-display = es gibt keine Anzeige; starten Sie das Programm auf einem Desktop, setzen Sie DISPLAY oder WAYLAND_DISPLAY, oder nehmen Sie `coin-duel solve` oder `coin-duel export`, die keine Anzeige brauchen
unreachable-display = die Anzeige von { $variable }={ $value } ist nicht erreichbar; berichtigen Sie die Variable, oder nehmen Sie `coin-duel solve` oder `coin-duel export`, die keine Anzeige brauchen
no-graphics = die Anzeige hat kein brauchbares OpenGL ({ $reason }); installieren Sie den Grafiktreiber (unter Linux auch den von Mesa), oder nehmen Sie `coin-duel solve` oder `coin-duel export`
not-opened = das Fenster ließ sich nicht öffnen: { $reason }
session-files = coin-duel-Sitzung
earlier-part = ‹ Davor
later-part = Danach ›
part-of-text = Dieser Text ist lang. Sie sehen { $from }{"\u00A0"}% bis { $to }{"\u00A0"}% davon.
nothing-pasted = Es wurde nichts eingefügt: Die Zwischenablage hat keinen Text, oder ihr Programm gab ihn nicht rechtzeitig heraus. Kopieren Sie ihn noch einmal, oder speichern Sie ihn als Datei und öffnen Sie diese.
no-file-dialog = Dieses System hat keinen Dateidialog, oder er antwortet nicht. Tippen Sie den Pfad der Datei ein.
row-files = Münzreihe als Text
all-files = Alle Dateien
