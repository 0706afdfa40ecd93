
## code: the tab *Code*

code-copy-code = Code kopieren
code-copy-code-tooltip = Die ganze Funktion kopieren, sie läuft sofort
code-code-of-table = Code der Tabelle
code-code-of-table-tooltip = Die Rekursionsgleichung in der gewählten Füllreihenfolge
code-code-of-calls = Code ohne Merkliste
code-code-of-calls-tooltip = Die Rekursion ohne Merkliste, die dieselben Zellen immer wieder berechnet
code-code-of-fusion = Code des Verschmelzens
code-code-of-fusion-tooltip = Verschmelzen auf einem Stapel, in linearer Zeit
code-pseudocode = Pseudocode
code-indices-count-from-1 = Die Indizes zählen ab 1.
code-numbers-have-64-bits = Zahlen haben 64 Bit. Python kennt größere.
code-only-the-stack-counts-from-0 = v zählt ab 1, stack zählt ab 0.
code-yes = ja
code-no = nein
code-calls-are-not-marked = Keine Zeile ist markiert: Gefüllt wird mit Merkliste, und dieser Code macht mehr Aufrufe.
code-code = Code
code-executing-line = Zeile { $number } wird ausgeführt: { $line }{ $note ->
    [none] {""}
   *[other] ; { $note }
 }

## coins: the panel of the row: text field, coins and plot

coins-coin = Münze { $index }: { $value }
coins-summary-of-even = { $coins } (gerade) · Summe { $sum }
coins-summary-of-odd = { $coins } (ungerade) · Summe { $sum }
coins-title = Reihe
coins-add-coin = Münze anfügen
coins-row-of-coins = Münzreihe
coins-example-row = 8 15 3 7
coins-type-or-paste = Neue Reihe tippen oder einfügen
coins-typed-row-is-wrong = { $error }. Die letzte gültige Reihe bleibt stehen.
coins-pasted-text-is-wrong = Der eingefügte Text ist keine Reihe: { $error }
coins-read-as = Gelesen als { $coins }: { $why }.
coins-read-otherwise = Stattdessen { $coins } lesen: { $why }
coins-reading = { $coins }: { $first } ({ $why })
coins-choose-a-reading = Diesen Text kann man verschieden lesen. Enter nimmt die markierte Reihe.
coins-how-to-change = Ziehen ordnet um, Klicken ändert
coins-listed-coins = Münzen { $from }–{ $to }; für weitere scrollen oder das Diagramm nutzen
coins-value-of-new-coin = Wert der neuen Münze
coins-value-of-coin = Wert von Münze { $index }
coins-coin-is-one-number = eine Münze ist eine Zahl
coins-edit = Ändern
coins-remove = Entfernen
coins-remove-coin = Münze { $index } entfernen
coins-remove-tooltip = Entfernen (Delete)
coins-rearrange = Umordnen
coins-values-plot = Werte: { $coins }, von { $smallest } bis { $largest }

## fusion: the tab *Fusion*: its controls, and the check against the table

fusion-the-run = Der Ablauf des Verschmelzens
fusion-fusing = Verschmelze die Reihe …
fusion-coin = { $coins }: { $value }
fusion-check = An dieser Reihe prüfen
fusion-check-tooltip = Die einfache Tabelle Zelle für Zelle berechnen und ihr Ergebnis mit dem des Verschmelzens vergleichen
fusion-the-plain-table = Die einfache Tabelle
fusion-cells-done = { $done } von { $of } Zellen
fusion-check-progress = Prüfung an der einfachen Tabelle: { fusion-cells-done }
fusion-stop = Stopp
fusion-stopped = Nach { $cells } Zellen angehalten, deshalb hat die Prüfung kein Ergebnis.
fusion-check-again = Neu prüfen
fusion-run-later = Das Verschmelzen würde die Antwort verraten. Es erscheint, sobald die Tabelle voll ist.
fusion-go-to-fusion = Zum Verschmelzen

## game: the Game tab: players, scores, moves and review

game-strategy-of = Strategie: { $player }
game-plays = { $player }: { $strategy }
game-player-sentence = { $player } { $sentence }
game-both-play-optimally = Beide spielen optimal und nehmen bei Gleichstand links.
game-each-plays = Jeder { $sentence }.
game-both-play = Erster { $first }; Zweiter { $second }.
game-players-seed = Startwert, { $player }
game-seed-of = Startwert: { $player }
game-seed-tooltip = Gleicher Startwert, gleicher Zufall bei jedem Zug
game-new-seed = neu
game-new-seed-tooltip = Einen neuen zufälligen Startwert nehmen, für andere Zufallszüge
game-plays-optimally-instead = { $player } spielt optimal, nicht „{ $strategy }“: { $misfit }.
game-your-turn = Sie sind am Zug, { $player }: Klicken Sie auf ein Ende, oder drücken Sie ← oder →.
game-coin-status = Münze { $index }: { $value }, { $taker ->
    [none] nicht genommen
   *[other] genommen von { $taker }
 }
game-game-coin = Münze { $index } im Spiel: { $value }, { $taker ->
    [none] nicht genommen
   *[other] genommen von { $taker }
 }
game-take-coin-at = Die Münze { $end } nehmen
game-score-of = { $player } hat { $score } von { $end }{ $is-to-move ->
    [true] , ist am Zug
   *[false] {""}
 }
game-take = { $end ->
    [left] ‹ { $coin } nehmen
   *[right] { $coin } nehmen ›
 }
game-take-last = letzte Münze nehmen, { $coin }
game-worth = am Ende haben Sie { $worth }
game-best = optimal
game-equally-good = gleich gut
game-what-if = probieren
game-line = Zugfolge { $line }
game-take-label = Ende { $end }: { $coin } nehmen{ $worth ->
    [none] {""}
   *[other] , { $worth } wert
 }
game-take-this-end = Dieses Ende nehmen
game-shown-line-takes-it = Die gezeigte Zugfolge nimmt dieses Ende
game-your-move = Ihr Zug
game-other-line-takes-it = Zugfolge { $line } nimmt dieses Ende
game-what-if-tooltip = Ausprobieren: Mit diesem Zug beginnt ein eigenes Spiel
game-game-later = Die Züge dieses Spiels würden die Antwort verraten. Sie erscheinen, sobald die Tabelle voll ist.
game-go-to-the-game = Zum Spiel
game-guaranteed-later = Sichere Punkte erscheinen, sobald die Tabelle voll ist.
game-guaranteed = { $play-optimally ->
    [true] sicher: { $verdict }
   *[false] bei bestem Spiel ab hier: { $verdict }
 }
game-game-over = Spiel zu Ende: { $verdict }
game-wins = { $player } gewinnt { $more } zu { $less }
game-draw = unentschieden, je { $each }
game-finding-moves = suche die Züge: { $found } von { $needed }
game-stop = Stopp
game-stop-tooltip = Beim letzten gefundenen Zug anhalten (Escape)
game-guaranteed-margin = sicherer Vorsprung
game-a-draw = unentschieden
game-now = jetzt
game-throws-away = { $player } verschenkt
game-margin-plot = Sicherer Vorsprung nach jedem Zug: { $start } am Anfang, { $now } jetzt
game-margin-plot-tooltip =
    Nach jedem Zug: wie weit Erster am Ende vorn liegt, wenn beide von da an optimal spielen.
    { game-margin-plot }
game-will-win-by = { $winner } gewinnt mit einem Vorsprung von { $points }
game-will-be-a-draw = Es wird unentschieden
game-can-win-by = { $winner } kann noch mit einem Vorsprung von { $points } gewinnen
game-can-be-a-draw = Es kann noch unentschieden werden
game-won-by = { $winner } hat mit einem Vorsprung von { $points } gewonnen
game-was-a-draw = Es ging unentschieden aus
game-final-margin = Vorsprung am Ende
game-margin-sum = { $name }: { $start } aus der Tabelle, minus { $first }, die Erster verschenkt hat, plus { $second }, die Zweiter verschenkt hat, ergibt { $now }
game-margin-sum-tooltip =
    { game-margin-sum }.
    Jeder Punkt, den ein Spieler verliert, geht an den anderen. Im Vorsprung zählt er deshalb doppelt.
game-margin-sum-alone = { game-margin-sum }.
game-could-you-have-won = War ein Sieg möglich?
game-see-why = Warum das so ist
game-take-back = ← Zurücknehmen
game-go-on = Weiter →
game-told = { $sentence } Besser: { $coins }.
game-again-from = Noch einmal ab der { $coin } (Verlust { $lost })
game-take-the-other-side = Die andere Seite nehmen
game-another-row = Andere Reihe …
game-next-lesson = Nächste Lektion
game-play-it-again = Noch einmal spielen
game-show-it = Zeigen
game-show-worst-move = Schlechtesten Zug zeigen: { $player }
game-show-worst-move-tooltip = Zu diesem Zug zurückgehen und seine Zelle in der Tabelle zeigen
game-threw-nothing-away = { $player } hat keinen Fehler gemacht: Besser ging es nicht.
game-both-played-perfectly = Beide haben perfekt gespielt.
game-worst-move = Der schlechteste Zug von { $player } war Zug { $number }, bei { $coins }: { $taken } nehmen ({ $coin }) war { $worth } wert, { $best } nehmen ({ $best-coin }) war { $best-worth } wert. Das sind { $points } weniger für { $player } und { $points } mehr für { $other }. Der Vorsprung hat sich also um { $change } geändert.
game-number-of-optimal-games = Die Zahl der optimalen Spiele
game-counting-optimal-games = Optimale Spiele werden gezählt …
game-optimal-games-counted-up-to = Optimale Spiele: nur bis { $most-coins } Münzen gezählt
game-only-optimal-game = Das ist das einzige optimale Spiel
game-optimal-game = Optimales Spiel { $number } von { $count }
game-one-optimal-game = Es gibt 1 optimales Spiel
game-optimal-games = Es gibt { $count } optimale Spiele
game-moves = Züge
game-played-of = { $played } von { $all }
game-next-mistake = Nächster Fehler
game-remove-line = Zugfolge entfernen
game-remove-line-tooltip = Diese Zugfolge entfernen; Rückgängig holt sie zurück
game-first-game = das erste Spiel
game-your-game = Ihr Spiel
game-your-game-of = Ihr Spiel { $number } von { $count }
game-player-heading = Spieler
game-takes-heading = nimmt
game-worth-tooltip = { $end ->
    [left] So viele Punkte waren noch möglich, wenn man links nimmt
   *[right] So viele Punkte waren noch möglich, wenn man rechts nimmt
 }
game-cost-heading = Verlust
game-tie = gleich
game-best-tooltip = Kein anderer Zug hätte mehr Punkte gebracht
game-you-question = Sie?
game-waiting-move = Zug { $number }: { $player } ist am Zug
game-stops-here = endet hier
game-line-stops-here = Zugfolge { $line }: endet hier
game-line-takes-instead = Zugfolge { $line }: nimmt stattdessen { $taken }{ $lost ->
    [none] {""}
   *[other] , Verlust { $lost }
 }
game-move-alone = Zug { $number }: { $player } nimmt { $taken }
game-move-made = { game-move-alone }; links war { $left } wert, rechts { $right }; Verlust { $lost }
game-move-of-ring = { game-move-alone }; Verlust { $lost }

## lecture: the lecture view

lecture-leave = Vorlesung verlassen ({ $key })
lecture-leave-by-finger = Verlassen
lecture-leave-by = Verlassen ({ $key })
lecture-black-screen = Schwarzer Bildschirm
lecture-title-card = { $numbering ->
    [none] { $title }. { $question }
   *[other] { $numbering }: { $title }. { $question }
 }

## menu (any): the menus

menu-file = Datei
menu-course = Kurs
menu-edit = Bearbeiten
menu-view = Ansicht
menu-presenter = Vortrag
menu-table = Tabelle
menu-recurrence = Rekursionsgleichung
menu-rule = Regel
menu-fill-order = Füllreihenfolge
menu-cell = Zelle
menu-theme = Farben
menu-language = Sprache
menu-size = Größe
menu-stage = Bühne
menu-play = Abspielen
menu-game = Spiel
menu-help = Hilfe
menu-nowhere = {""}

## menu_bar: the other items of the menu bar. The items of the menus are the labels of commands

menu_bar-open-recent = Zuletzt geöffnet
menu_bar-recent-work = Letzte Arbeit
menu_bar-commands = { $key }  Befehle
menu_bar-all-menus = Menü
menu_bar-other-menus = Weitere Menüs

## parts: the bar of a small window, which shows one part at a time

parts-row = Reihe
parts-table = Tabelle

## players: the Players tab: whether First can force a win, all pairs of strategies, and greedy on many rows

players-scores-later = Die Punkte für diese Reihe erscheinen, sobald die Tabelle voll ist.
players-fill-now = Jetzt füllen
players-can-first-force-a-win = Kann Erster den Sieg erzwingen?
players-first-wins = Erster gewinnt: 2·{"fir"} = { $twice } ist mehr als die Summe { $sum }.
players-a-draw = Unentschieden: 2·{"fir"} = { $twice } ist die Summe.
players-first-loses-here = Erster verliert: 2·{"fir"} = { $twice } ist weniger als die Summe { $sum }.
players-even-seats = gerade Plätze: { $sum }
players-odd-seats = ungerade Plätze: { $sum }
players-one-coin = Es gibt nur eine Münze, also hat Erster keine Wahl.
players-reason-on-odd-row = { $kind ->
    [even] Bei ungerader Münzzahl kann Erster die Plätze nicht aussuchen, denn beide Enden liegen auf geraden Plätzen. Danach bleibt eine gerade Zahl übrig, also kann Zweiter aussuchen. { $outcome }.
   *[odd] Bei ungerader Münzzahl kann Erster die Plätze nicht aussuchen, denn beide Enden liegen auf ungeraden Plätzen. Danach bleibt eine gerade Zahl übrig, also kann Zweiter aussuchen. { $outcome }.
 }
players-wins-here = Hier gewinnt Erster mit einem Vorsprung von { $margin }, { $fir } zu { $sec }
players-draws-here = Hier geht es unentschieden aus, je { $fir }
players-loses-here = Hier verliert Erster um { $margin }, { $fir } zu { $sec }, auch bei bestem Spiel
players-reason-on-even-row = Bei gerader Münzzahl verliert Erster nie. Ein Ende liegt auf einem geraden Platz, das andere auf einem ungeraden. Erster nimmt eines, und dann liegen für Zweiter beide Enden auf Plätzen der anderen Art. So bekommt Erster { $seats }. { $best }.
players-all-even-seats = alle geraden Plätze, { $more } zu { $less }
players-all-odd-seats = alle ungeraden Plätze, { $more } zu { $less }
players-either-seats = alle geraden oder alle ungeraden Plätze, je { $each }
players-best-gets-no-more = Auch bestes Spiel bringt nicht mehr
players-best-gets-more = Bestes Spiel bringt { $more } mehr: { $fir } zu { $sec }
players-coins-on-their-seats = Die Münzen, gerade und ungerade Plätze in verschiedenen Farben
players-strategies-on-this-row = Wie gut sind die Strategien bei dieser Reihe?
players-pairs-played-up-to = Paarungen werden bei Reihen bis { $coins } gespielt. Diese Reihe ist länger.
players-the-pairs = Das Ergebnis der Paarungen
players-playing-all-pairs = Alle Paarungen laufen …
players-first-and-second = Erster  \  Zweiter
players-about-pairs = Jede Paarung zeigt die Punkte von Erster und Zweiter. Spielt jemand zufällig, sind es Mittelwerte aus { $games } Spielen, mit den Startwerten ab 1. Darunter stehen der kleinste und der größte Vorsprung von Erster. Der Ausnutzer kennt die Zufallszüge vorher.
players-click-a-pair = Ein Klick auf eine Paarung zeigt eines ihrer Spiele.
players-pair-does-not-play = { $pair }: { $reason }
players-scores-of-pair = { $pair }: { $score-of-first } zu { $score-of-second }
players-mean-scores-of-pair = { $pair }: im Mittel { $score-of-first } zu { $score-of-second }, Vorsprung von { $lowest } bis { $highest }
players-greedy-on-many-rows = Wie gut ist gieriges Spiel bei vielen Reihen?
players-about-survey = Erster spielt gierig, Zweiter optimal, bei zufälligen Reihen mit gerader und mit ungerader Münzzahl.
players-rows = Reihen
players-run-survey = Stichprobe starten
players-stop-survey = Stichprobe anhalten
players-rest-of-the-rows = Der Rest der Reihen
players-survey-rows = { $progress ->
    [running] { $done } von { $all } Reihen
    [stopped] angehalten nach { $done } von { $all } Reihen
   *[done] { $done } Reihen
 }
players-survey-status = { $progress ->
    [running] Stichprobe läuft: { $done } von { $all } Reihen
    [stopped] Stichprobe angehalten nach { $done } von { $all } Reihen
   *[done] Stichprobe fertig: { $done } Reihen
 }
players-even-rows-of = { $coins } · gerade
players-odd-rows-of = { $coins } · ungerade
players-not-started = noch nicht begonnen
players-margin-thrown-away = Reihen nach verschenktem Vorsprung
players-what-greedy-throws-away = { $rows ->
    [even] Was gieriges Spiel verschenkt, gerade Münzzahl
   *[odd] Was gieriges Spiel verschenkt, ungerade Münzzahl
 }
players-how-often-first-loses = { $rows ->
    [even] Wie oft Erster verliert, gerade Münzzahl
   *[odd] Wie oft Erster verliert, ungerade Münzzahl
 }
players-throws-away = verschenkt
players-nothing = nichts
players-from-to = { $least } bis { $most }
players-first-loses = Erster verliert
players-best-play = bestes Spiel
players-greedy = gierig
players-under-best-play = Bei bestem Spiel verliert Erster { $loses } der Spiele, unentschieden enden { $draws }.
players-if-greedy = Spielt Erster gierig, verliert er { $loses } der Spiele, unentschieden enden { $draws }.
players-greedy-throws-nothing-away = Bei { $rows } der Reihen verschenkt gieriges Spiel nichts.
players-no-worst-row = Gieriges Spiel hat bei keiner Reihe etwas verschenkt.
players-open-worst-row = Schlimmste Reihe öffnen: { $loss }
players-open-worst-row-of = Schlimmste Reihe öffnen: { $coins }
players-worst-row-title = Am schlimmsten für gierig: { $loss }
players-worst-row-notes = Reihe { $number } von { $rows }: { $recipe }. Spielt Erster gierig, endet es für ihn { $greedy }, bei bestem Spiel { $best }. Gieriges Spiel verschenkt { $thrown-away } vom Vorsprung. Keine andere Reihe der Stichprobe hat mehr gekostet.
players-in-a-draw = unentschieden
players-ahead = mit einem Vorsprung von { $points }
players-behind = mit einem Rückstand von { $points }

## predict: the bar of predicting, and the open question with its fields and buttons

predict-predict = Vorhersagen
predict-stop = Beenden
predict-summary = Übersicht …
predict-kinds = Fragearten: { $count } von { $all }
predict-kinds-tooltip = Wählen, welche Arten von Fragen gestellt werden
predict-how-often = Wie oft
predict-how-often-tooltip = Wählen, wie oft eine Frage kommt
predict-how-to-begin = Beim nächsten Schritt kommt eine Frage
predict-question-place = Hier erscheint die nächste Frage.
predict-score = Erster Versuch: { $correct-at-first-try } von { $asked } · Serie: { $streak }
predict-not-correct = Nicht richtig. { $explanation }
predict-correct = Richtig: { $answer }.
predict-answer = Antwort: { $answer }.
predict-reveal = Zeigen
predict-reveal-tooltip = Die Antwort zeigen (Page ↓)
predict-choose-cells = Klicken Sie auf die Zellen, oder gehen Sie mit den Pfeiltasten zu jeder und drücken Sie Space: { $chosen } von { $count } gewählt
predict-left = ← links
predict-left-tooltip = Antwort: links (←)
predict-both = beide ↑
predict-both-tooltip = Antwort: Beide sind gleich gut (↑ oder ↓)
predict-right = rechts →
predict-right-tooltip = Antwort: rechts (→)
predict-earlier-value = früherer Wert:
predict-earlier-value-tooltip = Mit ↑ und ↓ wählen
predict-your-number = Ihre Zahl
predict-a-number = eine Zahl
predict-check = Prüfen
predict-check-tooltip = Die Antwort prüfen (Enter)
predict-go-on = Weiter
predict-go-on-tooltip = Den Schritt zeigen (Enter, →, Space oder Page ↓)

## step: the card that explains a step or a cell

step-question-of-a-cell = Jede Zelle beantwortet eine Frage
step-recursion-begins = Zuerst wird die ganze Reihe aufgerufen. Zellen füllen sich, wenn Aufrufe zurückkehren.
step-bottom-up-begins = Eine Münze: einfach nehmen. Mehr Münzen: Antworten nutzen, die wir schon haben.
step-bottom-up-begins-of-rule = Zuerst einzelne Münzen. Mehr Münzen: Antworten nutzen, die wir schon haben.
step-too-fast = Jede { $sweep } läuft zum Lesen zu schnell durch. Anhalten zeigt die Summen einer Zelle.
step-step-of = Schritt { $done } von { $steps }
step-interval-with-sum = { $interval } · Summe { $sum }
step-sum = Summe { $sum }
step-fill-to-here = Bis hier füllen
step-fill-to-here-tooltip = Das Füllen bis zu dieser Zelle vor- oder zurückstellen
step-unpin = Loslassen
step-unpin-tooltip = Wieder dem Füllen folgen (Escape)
step-order-and-reason = { $order }: { $reason }
step-terms =
    { $term }: { $meaning }
    { $numbers }
step-one-coin = Eine Münze: Wer am Zug ist, nimmt sie, und der andere bekommt nichts.
step-one-coin-of-rule = Eine Münze: Es gibt nichts zu wählen.
step-never-filled = Diese Zelle wird nie gefüllt: Die Rekursion für {"F"} ruft sie nicht auf.
step-not-filled-yet = Diese Zelle ist noch nicht gefüllt.
step-will-read = Sie wird { $cells } lesen.

## story: the title and the notes of a session

story-lesson-of = Lektion { $index } von { $count }{ $is-done ->
    [true] {" "}· fertig
   *[false] {""}
 }
story-session-heading = Sitzung
story-all-lessons = Alle Lektionen
story-previous-lesson = ‹ Lektion { $number }
story-next-lesson = Lektion { $number } ›
story-title = Titel der Sitzung
story-title-hint = Titel
story-words = Text des Halts
story-words-hint = Was hier alle lesen …
story-change-words = Doppelklick oder Enter ändert den Text
story-change-words-by-finger = Zweimal tippen, um den Text zu ändern
story-stop-of = Halt { $index } von { $count }
story-heading-at-stop = { $lesson } · Halt { $index } von { $count }
story-before-stops = { $count ->
    [one] { $count } Halt
   *[other] { $count } Halte
 }
story-go-on = Weiter
story-go-back = Zurück
story-your-answer = Ihre Antwort
story-not-the-answer = Nicht { $given }. Versuchen Sie es noch einmal, oder lassen Sie es sich zeigen.
story-what-next = Und jetzt?
story-play-it = Spielen
story-fill-it = Füllen
story-fill-it-yourself = Selbst füllen
story-predict-it = Vorhersagen
story-compare-it = Mit gierig vergleichen
story-back-to-lesson = Zurück zu Lektion { $index }

## stage: the bar above the stage

stage-subject = Bühne: { $name }
stage-more = Mehr
stage-more-subjects = Weitere Ansichten
stage-beside = 2. Bereich
stage-beside-menu = Was neben der Bühne steht
stage-beside-is = 2. Bereich: { $name }
stage-players = Erster: { $first } · Zweiter: { $second }
stage-choices = { $recurrence } · { $choice }
stage-by-order = { $order }
stage-options-of = Optionen: { $name }
stage-options = Optionen
stage-options-tooltip = Was die Bühne hiervon zeigt, und wie

## transport: the transport below the table. Its subjects are called fill, game and fusion

transport-command-of = { $subject }: { $command }
transport-play-the = { $subject } abspielen
transport-pause-the = { $subject } anhalten
transport-pause = Pause
transport-play-again = Noch einmal
transport-replay = Wiedergabe
transport-fill-the-table = Tabelle füllen
transport-play-the-game = Spiel abspielen
transport-fuse-the-coins = Münzen verschmelzen
transport-go-on = Fortsetzen
transport-position-of = Position: { $subject }
transport-position-with-marks = Position beim Füllen. Die Marken zeigen, wo jede { $sweep } endet.
transport-speed-of = Tempo: { $subject }
transport-speed-tooltip = Tempo (+ und −)
transport-speed = { $times }×
transport-step = Schritt
transport-step-tooltip = Wählen, wie weit ein Schritt geht. Das Tempo zählt diese Schritte.
transport-by-phase = je Phase
transport-by-call = je Aufruf
transport-by-cell = je Zelle
transport-by-sweep = je { $sweep }

## why: the tab *Why DP*: the stages from tree to table, the calls, the costs and the plot of the costs

why-tree = Baum
why-tree-tooltip = Jeder Aufruf der Rekursion ohne Merkliste
why-graph = Graph
why-graph-tooltip = Mit Merkliste wird jedes Intervall einmal berechnet
why-table = Tabelle
why-table-tooltip = In einer guten Füllreihenfolge braucht es keine Aufrufe
why-fold-to = Falten: { $stage }
why-tree-to-table = Vom Baum zur Tabelle
why-frames-of-calls = Umrahmte Aufrufe sind offen, gestrichelte sind Treffer in der Merkliste, blasse kommen noch.
why-saved-calls = Mit Merkliste wurden { $made } von { $all } Aufrufen gemacht. Die blassen waren nicht nötig.
why-calls-of-tree = { $n ->
    [1] Ohne Merkliste: { $calls } Aufruf.
    [2] Ohne Merkliste: { $calls } Aufrufe.
   *[other] Ohne Merkliste: { $calls } Aufrufe. Dieselben Intervalle kommen immer wieder vor.
 }
why-calls-later = Jeder Aufruf macht die Aufrufe unter ihm. Wie viele es sind, erscheint, sobald die Tabelle voll ist.
why-tree-later = Die Aufrufe würden verraten, welche Zellen gelesen werden. Sie erscheinen nach Ihrer Antwort.
why-about-graph = Mit Merkliste wird jedes Intervall einmal berechnet, und jeder weitere Aufruf hat sofort seine Antwort.
why-about-table = In einer guten Füllreihenfolge sind alle Werte schon da, die eine Zelle liest. Es braucht keine Aufrufe.
why-not-drawn = { $interval }: unter dem Teil des Baums, der gezeichnet ist.
why-never-called = { $coins }: Die Rekursion für {"F"} ruft sie nie auf.
why-coin-never-called = { $coins }: Die Rekursion für {"F"} ruft sie nie auf.
why-call-with-numbers = { $coins }: { $numbers }.{ $calls ->
    [0] {""}
    [1] {" "}Einmal aufgerufen.
   *[other] {" "}{ $calls }-mal aufgerufen.
 }
why-call-with-numbers-in-part = { $coins }: { $numbers }.{ $calls ->
    [0] {""}
    [1] {" "}Einmal aufgerufen in diesem Teil des Baums.
   *[other] {" "}{ $calls }-mal aufgerufen in diesem Teil des Baums.
 }
why-calls-of-recursion = Aufrufe der Rekursion
why-call-name = Aufruf { $i } bis { $j }{ $calls ->
    [0] {""}
    [1] , einmal
   *[other] , { $calls }-mal
 }{ $state ->
    [none] {""}
   *[other] , { $state }
 }
why-calls-without-memo = Aufrufe ohne Merkliste
why-calls-with-memo = Aufrufe mit Merkliste
why-memo-hits = davon Treffer
why-cells-written = geschriebene Zellen
why-additions = Additionen
why-comparisons = Vergleiche
why-calls-tooltip = Einschließlich der Aufrufe für leere Intervalle
why-cells-written-tooltip = In der aktuellen Füllreihenfolge
why-additions-tooltip = Summen und Differenzen von Werten; Schritte der Schleifen zählen nicht
why-comparisons-tooltip = Vergleiche von Werten; Tests der Indizes zählen nicht
why-so-far = bisher
why-in-all = gesamt
why-cost = { $name }, { $heading }: { $number }
why-without-memo = ohne Merkliste
why-with-memo = mit Merkliste
why-cells-of-table = Zellen der Tabelle
why-n-log-n = n log₂ n
why-plot-of-calls = Aufrufe nach Münzzahl, { $coins } markiert
why-growth = Die doppelte Schleife ist quadratisch, nicht n log n. Von { $few } auf { $many } Münzen werden es viermal so viele Zellen, von { $cells-of-few } auf { $cells-of-many }. n log₂ n wächst nur von { $log-of-few } auf { $log-of-many }.
why-growth-of-moves = Jede der n² / 2 Zellen probiert bis zu 2·{ $most } Züge. Die Schleifen brauchen also Zeit proportional zu n²·{ $most }.
why-growth-of-any-moves = Jede der n² / 2 Zellen probiert bis zu 2·n Züge. Die drei Schleifen brauchen also Zeit proportional zu n³.
