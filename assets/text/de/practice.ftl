## idea (Idea): an idea that questions ask for

idea-reads = welche Zellen gelesen werden
idea-roles = die Rollen nach dem Nehmen
idea-ends = welches Ende besser ist
idea-traps = die größere Münze als Falle
idea-ties = beide Enden gleich gut
idea-others = was der andere bekommt

## page: how all ideas went

page-heading = Ihr Fortschritt
page-about = Wie gut jede Idee im ersten Versuch ging. Das bleibt auf diesem Rechner.
page-nothing-yet = Noch ist keine Frage beantwortet. „Üben“ stellt die erste.
page-right = { $right } von { $asked } richtig
page-never = nie gefragt
page-due = kommt heute wieder
page-due-in = { $days ->
    [one] kommt morgen wieder
   *[other] kommt in { $days } Tagen wieder
 }
page-practise = Üben
page-copy = Als CSV kopieren
page-copied = Kopiert
page-reset = Alles vergessen
page-really-reset = Wirklich alles vergessen
page-title = Übung: { $idea }
page-next = Nächste Aufgabe
page-exercise = Übung
page-how = Beantworten Sie die Frage unter der Tabelle. Eine falsche Antwort wird erklärt, und die Idee kommt bald wieder. Danach kommt die nächste Aufgabe.
