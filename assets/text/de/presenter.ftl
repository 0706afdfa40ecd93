rehearsal-not-written = Die Minuten der Probe lassen sich nicht in { $path } schreiben: { $reason }
over = { $minutes } min zu spät
ahead = { $minutes } min zu früh
on-time = genau in der Zeit
elapsed = vergangen
clock = Uhrzeit
left = übrig
paused = angehalten
window-title = coin-duel Sprecheransicht
now = Jetzt
now-frozen = Jetzt (das Publikum sieht das eingefrorene Bild)
next = Danach
end-of-course = Hier endet der Kurs.
notes = Notizen
no-notes = Hierzu gibt es keine Notizen.
answer = Antwort
back = ‹ Zurück
forward = Vor ›
blank = Ausblenden
black = Schwarz
freeze = Einfrieren
overview = Übersicht
lessons = Lektionen
pause = Zeit anhalten
end = Ende
keys = Tasten
rehearsal-written = Die Probe dauerte { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }. Die Minuten jeder Lektion stehen in { $file }.
place-of-title = Lektion { $lesson }, Titel
place-of-stop = Lektion { $lesson }, Halt { $stop }
