picture-text = Jeder Punkt ist eine Zelle: das Ergebnis des besten Spiels für ein Intervall. Probieren Sie es: Zoomen Sie mit dem Mausrad in die Ecke, färben Sie nach der Wahl, oder zeigen Sie nur gerade oder ungerade Längen.
mover-is-behind = wer zieht: hinten
mover-is-ahead = vorn
own-color = { $lengths ->
   *[all] Jede Zelle ist einzeln gefärbt
    [even] Zellen ungerader Länge haben die Farbe ihres Nachbarn
    [odd] Zellen gerader Länge haben die Farbe ihres Nachbarn
 }
sampled-with-copies = { $lengths ->
   *[all] Eine Zelle je Block von { $rows } × { $columns }
    [even] Eine Zelle je Block von { $rows } × { $columns }. Zellen ungerader Länge haben die Farbe ihres Nachbarn
    [odd] Eine Zelle je Block von { $rows } × { $columns }. Zellen gerader Länge haben die Farbe ihres Nachbarn
 }
sampled = { $lengths ->
   *[all] Eine Zelle je Block von { $rows } × { $columns }, ungerade und gerade Längen im Wechsel
    [even] Eine Zelle gerader Länge je Block von { $rows } × { $columns }
    [odd] Eine Zelle ungerader Länge je Block von { $rows } × { $columns }
 }
