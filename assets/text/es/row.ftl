header-text = La moneda { $coin } vale { $value }. Los intervalos que empiezan con ella tienen i = { $coin }; los que terminan con ella tienen j = { $coin }.
wins = gana { $player }
a-draw = empate
and-more = { $coins } y { $more } más
recipe = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
 } de { $low } a { $high }, forma { $shape }, semilla { NUMBER($seed, useGrouping: "false") }
played-move = { $player } { $coin }

## read_as (ReadAs): qué se entiende que son los números de un texto

read_as-numbers = cada número es una moneda
read_as-count-first = la primera línea es el número de monedas
read_as-index-column = la primera columna numera las líneas
read_as-thousands = los signos dentro de un número separan sus cifras
read_as-repeat = el segundo número dice cuántas veces se repite el primero
