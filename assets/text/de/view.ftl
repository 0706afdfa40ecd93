## subject (any): what the stage shows. At most 8 letters

subject-game = Spiel
subject-table = Tabelle
subject-calls = Aufrufe
subject-code = Code
subject-fusion = Fusion
subject-players = Spieler
subject-map = Karte
subject-build = Bauen
subject-own = Von Hand

## reading (any): what the colors of small cells mean

reading-difference = Vorsprung
reading-winner = wer gewinnt
reading-pick = Wahl

## layout (any): how the cells lie

layout-square = Quadrat
layout-triangle = Dreieck

## part (any): the parts in which two sessions can differ. They stand in a list

part-title = Titel
part-stops = Halte
part-row = Reihe
part-game = Spiel
part-view = Ansicht
part-positions = Positionen
