lesson-name = Lección { $index } · { $title }
language-name = Español
marks-group = {"\u00A0"}
marks-decimal = {","}
marks-least-grouped = 5
percent = { $number }{"\u00A0"}%
between-items = {", "}
between-sentences = {" "}
sentence = { $text }.
between-parts = {"; "}
labeled = { $label }: { $text }
and = { $before } y { $last }
or = { $before } o { $last }
count-word = { $count ->
    [1] una
    [2] dos
    [3] tres
   *[other] { $count }
 }
coins = las monedas { $interval }
coin = la moneda { $interval }
title-of-coins = Monedas { $interval }
title-of-coin = Moneda { $interval }
spoken-coins = las monedas { $i } a { $j }
coin-count = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 }
pair = { $first } contra { $second }
untitled = sin título

## player (Player): los dos jugadores

player-first = Primero
player-second = Segundo

## end (End): los extremos de una fila

end-left = izquierda
end-right = derecha

## pick (Pick): qué extremo toma el juego óptimo

pick-left = izquierda
    .of-class = izquierda
pick-right = derecha
    .of-class = derecha
pick-tie = empate
    .of-class = empate

## strategy (Strategy): cómo puede elegir un jugador

strategy-optimal = óptimo
    .short = óptimo
    .sentence = juega de forma óptima y, si hay empate, toma la izquierda
strategy-greedy = voraz
    .short = voraz
    .sentence = toma el extremo mayor y, si hay empate, la izquierda
strategy-seats = pares/impares
    .short = puestos
    .sentence = toma los puestos pares o los impares, los que suman más en la fila entera
strategy-random = aleatorio
    .short = aleatorio
    .sentence = toma un extremo al azar, según su semilla
strategy-exploiter = explotador
    .short = explotador
    .sentence = juega la mejor respuesta a la regla del otro jugador, conoce de antemano sus elecciones al azar y trata a una persona como voraz
strategy-you = tú
    .short = tú
    .sentence = hace clic en un extremo

## order (FillOrder): en qué orden se llenan las celdas. `por diagonales`

order-diagonals = diagonales
    .short = diagonales
order-rows = líneas
    .short = líneas
order-columns = columnas
    .short = columnas
order-recursion = recursión + memo
    .short = recursión

## reason: por qué un orden es posible. `por diagonales: una diagonal solo lee la anterior`

reason-own = una celda se llena después de todo lo que lee
reason-diagonals = una diagonal solo lee la anterior
reason-diagonals-two-ahead = una diagonal solo lee la que está dos antes
reason-rows = una celda lee la línea i + 1 y su vecina de la izquierda
reason-rows-two-ahead = una celda lee las líneas i + 1 e i + 2 y las celdas a su izquierda
reason-columns = una celda lee la columna j − 1 y su vecina de abajo
reason-columns-two-ahead = una celda lee las columnas j − 1 y j − 2 y las celdas debajo de ella
reason-recursion = una celda se escribe cuando todas sus llamadas han terminado

## sweep: las celdas que se escriben de un tirón antes de seguir. `por diagonal`

sweep-diagonal = diagonal
sweep-pair-of-rows = par de líneas
sweep-row = línea
sweep-column = columna

## phase (Phase): qué pasa en una celda

phase-read = leer
phase-add = sumar
phase-choose = elegir
phase-write = escribir

## lengths (Lengths): qué celdas muestra un mapa

lengths-all = todas las longitudes
lengths-even = longitudes pares
lengths-odd = longitudes impares

## shape (RowShape): cómo se sacan las monedas de una fila al azar. `8 monedas de 1 a 20, forma uniforme`

shape-uniform = uniforme
shape-rising = creciente
shape-falling = decreciente
shape-valley = de valle
shape-peak = de pico
shape-alternating = alterna

## transport (any): lo que avanza paso a paso. `Reproducir llenado`

transport-fill = llenado
    .title = Llenado
transport-game = juego
    .title = Juego
transport-fusion = fusión
    .title = Fusión

## key: lo que está impreso en las teclas, como en `Ctrl+Shift+S`

key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-enter = Enter
key-escape = Escape
key-space = Space
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page ↑
key-page-down = Page ↓
