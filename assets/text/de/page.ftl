about = { $coins } · { $recurrence } · { $order }
table-of = { $coins ->
    [one] Tabelle von { $coins } Münze
   *[other] Tabelle von { $coins } Münzen
 }
filled-table-of = Die gefüllte Tabelle der Münzen { $row }. { $scores }.
keys-and-actions =
    Space: abspielen oder anhalten
    ← →: einen Schritt zurück oder vor
    Shift + ← →: eine Diagonale, Zeile oder Spalte zurück oder vor
    Home, End: der erste oder der letzte Schritt
    + −: schneller oder langsamer abspielen
    Tab, dann Pfeiltasten: in der Tabelle von Zelle zu Zelle
    Enter: in der Tabelle: der Schritt dieser Zelle
    Escape: die Tabelle verlassen
all-steps = Alle Schritte in Worten
fill-by-hand = Selbst füllen
how-by-finger = Schreiben Sie in jede Zelle eine Zahl.
keys = Tasten
play = Abspielen
first-step = Erster Schritt
step-back = Einen Schritt zurück
step-forward = Einen Schritt vor
last-step = Letzter Schritt
transport = Schritte
position = Position
speed = Tempo
by-picture = je Bild
theme = Farben
theme-of-system = wie das System
light = hell
dark = dunkel
high-contrast = hoher Kontrast
ask-before-each-step = Vor jedem Schritt fragen
sums = Der Schritt in Worten
picture = Bild
whole-picture = Ganzes Bild
table-help = Die Pfeiltasten gehen von Zelle zu Zelle. Enter zeigt den Schritt einer Zelle. Escape verlässt die Tabelle.
lessons = Lektionen
lesson = Lektion
every-step = Alle Schritte
view = Ansicht
picture-of = Bild { $number } von { $count }
only-row = Die Münzen sind { $row }.
private-note = Notiz: { $note }
no-number = Geben Sie eine ganze Zahl ein.
no-earlier-value = Wählen Sie auch den früheren Wert.
made-by = Gemacht mit coin-duel
too-many-coins = eine HTML-Seite zeigt Reihen von höchstens { $max } Münzen, und diese Reihe hat { $n }; entfernen Sie Münzen, oder exportieren Sie Bilder
