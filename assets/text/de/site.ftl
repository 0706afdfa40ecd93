description = Sehen Sie zu, wie ein dynamisches Programm die Tabelle zum Münzspiel füllt, und warum in jeder Zelle gerade diese Zahlen stehen.
short-description = Sehen Sie zu, wie ein dynamisches Programm die Tabelle zum Münzspiel füllt.
loading = Das Programm wird geladen.
show-the-program = Programm zeigen
no-script = Diese Seite braucht JavaScript. Ohne das kann sie nichts zeigen.

## late: why the program does not come. The reason is followed by one of the three causes

late-script-not-loaded = Das Skript dieser Seite konnte nicht geladen werden.
late-not-there = Das Programm war nach { $seconds } Sekunden nicht da.
late-from-disk = Eine Seite, die von der Festplatte geöffnet ist, darf es vielleicht nicht laden. Stellen Sie ihren Ordner mit einem Webserver bereit, zum Beispiel mit python3 -m http.server.
late-in-sandbox = Der Rahmen um diese Seite ist eine Sandbox. Er braucht allow-scripts und allow-same-origin.
late-wrong-type = Vielleicht sendet der Server es mit falschem Typ oder gar nicht.

## plain: why there is a plain table in the place of the program, and the table itself

plain-as-asked = Die Tabelle als einfacher Text.
plain-no-web-assembly = Dieser Browser hat kein WebAssembly, das Programm braucht es aber. Hier ist die Tabelle ohne das Programm.
plain-no-web-gl = Dieser Browser hat kein WebGL 2, das Programm braucht es aber zum Zeichnen. Hier ist die Tabelle ohne das Programm.
plain-not-started = Das Programm konnte nicht starten: { $reason }. Hier ist die Tabelle ohne das Programm.
plain-not-drawn = Der Browser zeichnet das Programm gerade nicht: { $reason }. Hier ist die Tabelle ohne das Programm.
plain-drawing-stopped = Der Browser zeichnet das Programm nicht mehr, wie er es tut, wenn eine Seite viele davon zeigt. Hier ist die Tabelle ohne das Programm.
plain-defect = Das Programm ist durch einen Fehler stehen geblieben. Ihre Arbeit ist noch da: Laden Sie die Seite neu, um weiterzumachen. Hier ist die Tabelle der Reihe in der Adresse.
plain-unreadable-link = Diesen Link kann nur das Programm lesen. Das hier ist die Reihe der ersten Lektion.
plain-too-many-coins = Die einfache Tabelle geht nur bis { $most } Münzen. Diese Reihe hat { $coins }, also sind hier die ersten { $most }.
plain-result = Die Reihe ist { $row }. Wenn beide so gut wie möglich spielen, bekommt Erster { $first }, Zweiter bekommt { $second }, und { $outcome }.
plain-first-wins = Erster gewinnt
plain-first-loses = Erster verliert
plain-a-draw = es ist unentschieden
plain-caption = Jede Zelle: {"fir"} für den, der am Zug ist | {"sec"} für den anderen, mit den Münzen von i (Zeile) bis j (Spalte).
plain-table = Tabelle

## platform: why the browser does not do what the program asks for. They stand in brackets or behind a colon

platform-does-not-answer = keine Antwort
platform-is-full = kein Platz mehr
platform-worker-did-not-start = der Worker ist nicht gestartet

## embed: errors in messages of the page around the program. Words before a colon are parts of these messages

embed-bad-origin = die Adresse sagt origin={ $said }; möglich ist ein Ursprung wie https://example.org
embed-bad-version = die Nachricht sagt coinDuel: { $said }; möglich ist 1
embed-unknown-request = die Nachricht sagt do: { $said }; möglich: { $known }
embed-bad-number = die Nachricht sagt { $name }: { $said }; möglich ist eine ganze Zahl ab { $least }
embed-bad-coins = die Nachricht sagt coins: { $said }; möglich ist eine Liste von 1 bis { $most } ganzen Zahlen
embed-bad-coin = die Nachricht sagt { $said } als Münze { $place }; möglich ist eine ganze Zahl
embed-not-ready = das Programm ist noch nicht da; warten Sie auf die Nachricht, die ready sagt
