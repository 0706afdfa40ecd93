## fusion: a run of the method, step by step. A coin is named by its value

fusion-at-start = Schritt { $done } von { $steps }. { $state }
fusion-summary = Schritt { $done } von { $steps }. { $last } { $state }
fusion-they-fuse = { $comparison }: Sie verschmelzen
fusion-they-do-not-fuse = { $comparison }: Sie verschmelzen nicht

fusion-pushed = { $coins }, Wert { $value }, kommt auf den Stapel.
fusion-fused = Aus den drei Münzen wird eine: { $sum }. Sie steht für { $coins }.
fusion-taken = Gierig wird { $value } von { $end } genommen, { $adds ->
    [true] also addieren: { $change }
   *[false] also subtrahieren: { $change }
 }.
fusion-last-taken = Die letzte Münze ist { $value }, { $adds ->
    [true] also addieren: { $change }
   *[false] also subtrahieren: { $change }
 }.

fusion-nothing-read = Noch ist keine Münze gelesen. Die erste ist Münze { $index }, Wert { $value }.
fusion-alone = { $value } liegt allein auf dem Stapel. Eine Prüfung braucht drei Münzen.
fusion-fuses = { $comparison }: Wer die { $a } oder die { $c } nimmt, legt für den anderen die { $b } frei. Die drei Münzen verschmelzen und sind { $sum } wert.
fusion-fuses-between-equal = { $comparison }: Wer eine { $a } nimmt, legt für den anderen die { $b } frei. Die drei Münzen verschmelzen und sind { $sum } wert.
fusion-stays-on-the-right = { $value } bleibt vorerst: { $below } ≤ { $value }, aber rechts davon liegt noch keine Münze.
fusion-stays-on-the-left = { $value } bleibt: { $below } > { $value }, und links von der { $below } liegt keine Münze.
fusion-stays = { $value } bleibt: { $comparison }. Münzen verschmelzen nur, wenn die mittlere mindestens so groß ist wie beide anderen.

fusion-one-left = Nichts verschmilzt mehr. Eine Münze ist übrig, { $bottom }, und ihr Wert ist der Vorsprung.
fusion-two-equal-left = Nichts verschmilzt mehr. Zwei gleiche Münzen sind übrig, { $bottom } und { $bottom }. Beide Enden sind gleich gut.
fusion-rises = Nichts verschmilzt mehr. Die übrige Reihe steigt von { $bottom } an, also ist das größere Ende die beste Wahl.
fusion-falls = Nichts verschmilzt mehr. Die übrige Reihe fällt bis { $bottom }, also ist das größere Ende die beste Wahl.
fusion-falls-to-twice = Nichts verschmilzt mehr. Die übrige Reihe fällt bis { $bottom }, das zweimal vorkommt, also ist das größere Ende die beste Wahl.
fusion-falls-and-rises = Nichts verschmilzt mehr. Die übrige Reihe fällt bis { $bottom } und steigt dann, also ist das größere Ende die beste Wahl.
fusion-choice = { $comparison }: { $end } nehmen
fusion-last-coin = die letzte Münze: { $value }
fusion-next = Der Vorsprung bisher ist { $difference }. Als Nächstes: { $choice }.
fusion-result = Der Vorsprung ist { $difference }. Erster bekommt ({ $sum } { $plus } { $size }) / 2 = { $fir } Punkte, Zweiter bekommt ({ $sum } { $minus } { $size }) / 2 = { $sec }.

fusion-agrees = Beide Ergebnisse sind { $by-table }. Die Tabelle brauchte { $cells } Zellen.
fusion-differs = Die Ergebnisse sind verschieden: Das Verschmelzen ergibt { $by-fusion }, die Tabelle mit { $cells } Zellen aber { $by-table }.

## argument: why the method is correct, for a reader who knows the recurrence of the difference

argument-claim = Die Behauptung
    .text = {"d"} sei der Vorsprung dessen, der am Zug ist, wenn beide so gut wie möglich spielen. Für drei benachbarte Münzen a, b, c gelte a ≤ b ≥ c. Dann kann man sie durch die eine Münze a − b + c ersetzen, egal was links und rechts davon liegt, und {"d"} bleibt gleich. Die Behauptung gilt für {"d"} der ganzen Reihe, nicht für jede Zugfolge.
argument-coins-fuse = Warum die drei Münzen verschmelzen
    .text = Liegen auf beiden Seiten noch Münzen, so hat man in der langen und in der kurzen Reihe dieselben Züge. Es liege also a an einem Ende, und es sei m = a − b + c. Wer a nimmt, bekommt damit höchstens so viel wie mit m. Denn a zu nehmen legt b frei, und b nehme der andere. Wer a genommen hat, liegt jetzt um b − a zurück, und c liegt am Ende. Nimmt er als Nächstes c, so ergibt das zusammen m. Jeder andere Zug ist auch in der kurzen Reihe möglich. Dort liegt m an der Stelle von c und ist um b − a kleiner. Das ändert {"d"} um höchstens b − a, und um so viel liegt er schon zurück.
argument-no-less = Warum a nicht weniger bringt
    .text = Ist in der kurzen Reihe das andere Ende besser als m, so gibt es dieses Ende auch in der langen Reihe. Ist m besser, nimmt man a: Folgen dann b und c, so ergeben die drei Münzen zusammen m. Zu zeigen bleibt, dass keine andere Antwort für den anderen besser ist. Das ist die schwerere Hälfte, und sie wird hier nicht gezeigt. Ihr Beweis setzt die Behauptung für kürzere Reihen voraus, also bilden alle Münzen außer den dreien ein Tal. Er ordnet diese Münzen nach Größe und nutzt, dass zwei Münzen mehr {"d"} höchstens um ihre Differenz ändern.
argument-stack = Mit einem Stapel wird es linear
    .text = Jede Münze kommt einmal auf den Stapel, und jedes Verschmelzen nimmt zwei Münzen für immer weg. Bei n Münzen wird also n-mal abgelegt und weniger als n / 2 Mal verschmolzen. Prüfen muss man nur die obersten drei Münzen. Die Münzen darunter sind vorher nicht verschmolzen, und zwischen ihnen hat sich nichts geändert.
argument-valley = Im Tal ist gieriges Spiel richtig
    .text = Verschmelzen keine drei benachbarten Münzen, so fällt die Reihe und steigt dann. Wer gierig spielt, nimmt jedes Mal das größere Ende. Die Münzen werden also der Größe nach genommen, x1 ≥ x2 ≥ x3 …, und {"d"} ist x1 − x2 + x3 − …. Der Rest ist wieder ein Tal, also ist gieriges Spiel dort nach Induktion am besten. Angenommen, man beginnt stattdessen mit dem kleineren Ende, der k-ten Münze nach Größe. Das verliert zweimal die Summe x1 − x2 + x3 − … der k − 1 größeren Münzen. Ist k gerade, so endet diese Summe zusätzlich mit − xk. In beiden Fällen ist die Summe nicht negativ.
argument-gives = Was das Verschmelzen ergibt und was nicht
    .text = Kein Verschmelzen ändert {"d"}. Also ist {"d"} des Tals gleich {"d"} der ganzen Reihe in der Tabelle, ohne irgendeine andere Zelle. Mit der Summe aller Münzen ist {"fir"} = (Summe + {"d"}) / 2 und {"sec"} = (Summe − {"d"}) / 2. Eine beste erste Wahl liegt auf der Seite des größeren Endes des Tals. Ein Ablauf ergibt aber nur eine einzige Zelle. Die Wahl in den anderen Zellen zeigt, warum; doch dafür braucht man {"d"} von deren Intervallen, aus der Tabelle. Das Verfahren stammt aus der Aufgabe Termiten (Termity) der 17. Polnischen Informatik-Olympiade 2010, mit einer Anmerkung von T. Idziaszek.
