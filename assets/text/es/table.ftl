## cell: the sums of a cell, and the choice between them

cell-take-left = tomar izquierda
cell-take-right = tomar derecha
cell-take-some = { $end ->
    [left] { $taken } de la izquierda
   *[right] { $taken } de la derecha
 }
cell-coin-of-pair = { $coin }, y el otro jugador toma el resto
cell-larger = { $pick ->
    [left] { $worth } es mayor: toma la izquierda.
    [right] { $worth } es mayor: toma la derecha.
   *[tie] Los dos son iguales: toma cualquier extremo.
 }
cell-smaller = { $pick ->
    [left] { $worth } es menor: toma la izquierda.
    [right] { $worth } es menor: toma la derecha.
   *[tie] Los dos son iguales: toma cualquier extremo.
 }
cell-choice-in-short = { $pick ->
    [left] Izquierda.
    [right] Derecha.
   *[tie] Da igual.
 }
cell-scores = Primero { $first } · Segundo { $second }

## explanation: the card beside the table, which explains a step

explanation-title = { $interval }: { $coins }
explanation-second = Toma el { $coin } y deja { $rest }: ahí eres el otro jugador.
explanation-their-turn = Toma el { $coin } y deja { $rest }: ahí le toca al otro.
explanation-lead = Toma el { $coin } y deja { $rest }: ahí la ventaja del otro cuenta en tu contra.
explanation-left = Toma el { $coin } y deja { $rest }.
explanation-best-move = Lo mejor por la { $end ->
    [left] izquierda
   *[right] derecha
 }: toma { $coins } y deja { $rest }.
explanation-best-takes-all = Lo mejor por la { $end ->
    [left] izquierda
   *[right] derecha
 }: toma todo, { $coins }.
explanation-worse-of-two = Toma el { $coin }: el otro te deja { $one } o { $other }, lo que sea peor.
explanation-they-take = Toma el { $coin }: el otro toma el { $rest }.
explanation-more = { $worth } es más: toma el { $coin }.
explanation-less = { $worth } es menos: toma el { $coin }.
explanation-equal = Los dos extremos son iguales: toma cualquiera.
explanation-more-coins = { $worth } es más: toma { $coins }.
explanation-less-coins = { $worth } es menos: toma { $coins }.
explanation-all-coins = Lo mejor es tomar todas las monedas.
explanation-one-coin = Una moneda: tómala.

## call: a step of the recursion that writes nothing

call-no-coins = sin monedas
call-for-the-whole-row = llamada para la fila entera
call-made-by = la { $number ->
    [0] primera
    [1] segunda
    [2] tercera
   *[3] cuarta
 } llamada que hace { $code }
call-made-later-by = la llamada número { $number } que hace { $code }
call-is-it-known = ¿La conoce el memo?
call-is-known = El memo la conoce: { $numbers }. No se calcula nada.
call-is-empty = No quedan monedas: 0.
call-one-coin = El memo no la conoce. Queda una moneda, así que la llamada responde directamente.
call-calls-itself = El memo no la conoce, así que la función se llama a sí misma con las monedas que quedan.

## trace: which coins a number of a cell consists of

trace-mover = { $name } { $value } = { $coins }: las monedas que toma quien mueve
trace-other = { $name } { $value } = { $coins }: las monedas que toma el otro jugador
trace-nothing = { $name } { $value }: el otro jugador no toma ninguna moneda
trace-both = { $name } { $value } = ({ $mine }) − { $theirs }: las monedas de quien mueve menos las del otro jugador
trace-cut = { $listed } + … ({ $coins } monedas)

## spoken: positions for screen readers

spoken-cell = celda { $i } a { $j }
spoken-cell-of-one-coin = celda { $i }
spoken-empty = { $cell }: vacía
spoken-written = { $cell }: { $numbers }{ $pick ->
    [none] {""}
    [left] , tomar la izquierda
    [right] , tomar la derecha
   *[tie] , tomar cualquiera
 }
