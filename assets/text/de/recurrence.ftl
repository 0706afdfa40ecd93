## published (any): the recurrences that the program knows

published-fir-sec =
    .summary = Die Punkte beider Spieler
    .purpose = Die Punkte für den, der am Zug ist, und für den anderen.
    .question = Nur die Münzen i bis j sind noch da. Wie viel bekommt, wer am Zug ist ({"fir"}), und wie viel der andere ({"sec"})?
    .meaning = {"fir"} sind dort die Punkte für den, der am Zug ist, {"sec"} die Punkte des anderen. Bei einer einzelnen Münze ist {"fir"} ihr Wert und {"sec"} 0.
    .formula = {"fir[i][j]"} = max({"v[i]"} + {"sec[i+1][j]"}, {"v[j]"} + {"sec[i][j−1]"}), und {"sec[i][j]"} ist {"fir"} von dem, was die Wahl übrig lässt
    .numbers =
        {"fir"}
        {"sec"}
    .spoken =
        erster
        zweiter
    .legend =
        {"fir"} (links): wer am Zug ist
        {"sec"} (rechts): der andere
published-two-ahead =
    .summary = {"F"}, das zwei Züge vorausschaut
    .purpose = Die Punkte für den, der am Zug ist.
    .question = Nur die Münzen i bis j sind noch da. Wie viel bekommt, wer am Zug ist ({"F"})?
    .meaning = {"F"} sind dort die Punkte für den, der am Zug ist. Bei einer einzelnen Münze ist {"F"} ihr Wert.
    .formula = {"F[i][j]"} = max({"v[i]"} + min({"F[i+2][j]"}, {"F[i+1][j−1]"}), {"v[j]"} + min({"F[i+1][j−1]"}, {"F[i][j−2]"})), und bei zwei Münzen die größere
    .numbers = {"F"} =
    .spoken = {"F"}
    .legend = {"F"}: wer am Zug ist
published-my-turn =
    .summary = {"f"} und {"g"}: mein Zug und der des anderen
    .purpose = Meine Punkte, wenn ich am Zug bin und wenn nicht.
    .question = Nur die Münzen i bis j sind noch da. Wie viel bekomme ich, wenn ich am Zug bin ({"f"}), und wie viel, wenn der andere am Zug ist ({"g"})?
    .meaning = {"f"} sind meine Punkte, wenn ich dort am Zug bin, {"g"} sind meine Punkte, wenn der andere am Zug ist. Bei einer einzelnen Münze ist {"f"} ihr Wert und {"g"} 0.
    .formula = {"f[i][j]"} = max({"v[i]"} + {"g[i+1][j]"}, {"v[j]"} + {"g[i][j−1]"}), {"g[i][j]"} = min({"f[i+1][j]"}, {"f[i][j−1]"})
    .numbers =
        {"f"} =
        {"g"} =
    .spoken =
        {"f"}
        {"g"}
    .legend =
        {"f"} (links): ich, wenn am Zug
        {"g"} (rechts): ich, wenn nicht
published-difference =
    .summary = Der Vorsprung für den, der am Zug ist
    .purpose = Wie weit vorn liegt, wer am Zug ist.
    .question = Nur die Münzen i bis j sind noch da. Wie weit liegt am Ende vorn, wer am Zug ist ({"fir"} − {"sec"})?
    .meaning = {"d"} ist dort der Vorsprung vor dem anderen für den, der am Zug ist. Bei einer einzelnen Münze ist {"d"} ihr Wert.
    .formula = {"d[i][j]"} = max({"v[i]"} − {"d[i+1][j]"}, {"v[j]"} − {"d[i][j−1]"})
    .numbers = Vorsprung
    .spoken = Vorsprung
    .legend = über 0: wer zieht, liegt vorn

## own: recurrences that users write. $names are their tables: `m und k`

own-purpose = { $names } der ganzen Reihe.
own-question = Nur die Münzen i bis j sind noch da. Was ist { $first }?
own-question-of-two = Nur die Münzen i bis j sind noch da. Was ist { $first }, und was ist { $second }?
own-left = { $name } (links)
own-right = { $name } (rechts)
own-what-the-pick-leaves = was die Wahl übrig lässt

## leads_to: where the cell is that taking an end leads to. It stands in the legend of the table, at most 30 characters

leads_to-two-ahead = { $end ->
    [left] links → 2 Diagonalen zurück
   *[right] rechts → 2 Diagonalen zurück
 }
leads_to-elsewhere = { $end ->
    [left] links nehmen
   *[right] rechts nehmen
 }
leads_to-in-square = { $end ->
    [left] links nehmen → darunter
   *[right] rechts nehmen → links davon
 }
leads_to-in-triangle = { $end ->
    [left] links nehmen → rechts unten
   *[right] rechts nehmen → links unten
 }

## order: why an order can't fill the tables

order-unfilled = Nach { $order } ist Zelle { $read } noch nicht gefüllt, wenn sie gelesen wird.
order-endless = Die Aufrufe der Rekursion hätten kein Ende: { $read } ist kein kleinerer Teil von [i][j].
order-too-many-coins = Die Rekursion einer solchen Rekursionsgleichung wird bis { $most } Münzen gezeigt.
order-too-long = Bei mehr als { $most } Münzen werden nur die veröffentlichten Rekursionsgleichungen gezeigt. Nimmt ein Zug mehrere Münzen, hat die Tabelle höchstens { $most-by-moves }.

## notation: why a text is no recurrence. Each stands behind its place: `Zeile 1, Spalte 12: erwartet wird „)“`

notation-not-a-recurrence = das ist keine Rekursionsgleichung: { $error }
notation-at = Zeile { $line }, Spalte { $column }: { $problem }
notation-no-rule = { $table } hat keine Regel: schreiben Sie { $table }[i][j] = max(…, …)
notation-twice = zwei Gleichungen von { $table } haben dieselbe linke Seite: behalten Sie eine
notation-no-such-table = keine Gleichung definiert { $name }: schreiben Sie eine, oder einen anderen Namen
notation-too-far = ein Index ist höchstens { $most } von i und j entfernt
notation-too-large = die Zahl ist zu groß: schreiben Sie höchstens 18 Ziffern
notation-too-many-terms = die Gleichung ist zu lang: schreiben Sie höchstens { $most } Münzen, Zellen und Zahlen
notation-move-without-range = m steht für keine Zahl: beenden Sie max oder min mit „, m = 1…2“, oder für alle Münzen mit „, m = 1…j−i+1“
notation-range-inside = m = 1…2 beendet nur das äußere max oder min der Regel {"[i][j]"}: schreiben Sie es dort
notation-range-without-move = nirgends steht ein m: schreiben Sie eine Zelle wie {"d[i+m][j]"}, oder lassen Sie m = 1…2 weg
notation-expected = erwartet wird { $what }
notation-a-name = der Name einer Tabelle, etwa {"fir"}
notation-a-char = „{ $char }“
notation-index-of-i = i, oder i+1 auf der rechten Seite
notation-index-of-j = j, oder j−1 auf der rechten Seite
notation-index-of-coin = i oder j, etwa in {"v[i]"} und {"v[j−1]"}
notation-a-length = j für die Regel, i für eine Münze, i+1 für zwei oder i−1 für keine
notation-a-term = eine Münze wie {"v[i]"}, eine Zelle wie {"fir[i+1][j]"}, eine Zahl, {"t"}, {"2^t"}, max, min oder eine Klammer
notation-a-power-of-two = {"2^t"}, die einzige Potenz
notation-a-range = 1…2, 1…3 und so weiter bis 1…{ $most }, oder 1…j−i+1
notation-the-end = das Ende der Gleichung: ein Semikolon oder eine neue Zeile
notation-no-table = es gibt keine Gleichung: schreiben Sie {"d[i][j]"} = max({"v[i]"} − {"d[i+1][j]"}, {"v[j]"} − {"d[i][j−1]"})
notation-too-many-tables = eine Rekursionsgleichung hat höchstens { $most } Tabellen
notation-same-name = zwei Tabellen heißen { $name }: geben Sie einer davon einen anderen Namen
notation-reserved-name = { $name } hat eine andere Bedeutung: geben Sie der Tabelle einen anderen Namen
notation-no-choice = { $name } wählt nichts: schreiben Sie { $name }[i][j] = max(…, …) oder min(…, …)
notation-pick-before-choice = { $name } trifft die Wahl und kann deshalb nicht lesen, was die Wahl übrig lässt: schreiben Sie ein Intervall
notation-too-long = ein Ausdruck von { $name } hat mehr als { $most } Terme: schreiben Sie weniger
notation-moves-of-two-tables = { $name } nennt m, und es gibt noch eine Tabelle: schreiben Sie nur eine Tabelle
notation-move-outside = ein Index von { $name } mit m verlässt das Intervall: mit m von 1 bis zur Zahl der Münzen muss er in i…j bleiben
notation-too-deep = Klammern sind mehr als { $most }-fach verschachtelt: schreiben Sie weniger
