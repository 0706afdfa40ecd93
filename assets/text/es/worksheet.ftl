title = Monedas en fila
solution-of = Solución: { $title }
sheet-label = Hoja { $number } de { $count } · semilla { NUMBER($seed, useGrouping: "false") }
drawn-from = { $coins } de { $low } a { $high }
name = Nombre
date = Fecha
rules = Dos jugadores juegan por turnos. Quien mueve toma la moneda del extremo izquierdo o derecho de la fila y suma su valor a sus puntos. Cada uno juega para reunir todos los puntos que pueda.
about-cell-of-square = La celda en la línea i y la columna j trata de las monedas i a j. { $meaning }
about-cell = La celda [i, j] trata de las monedas i a j. { $meaning }
row-line = Fila: { $row }{ $origin ->
    [none] {""}
   *[other] {" "}({ $origin })
 }
part-in-rows = Líneas { $first } a { $last }, { $columns }
part-in-row = Línea { $row }, { $columns }
columns-from-to = columnas { $first } a { $last }
one-column = columna { $column }
in-each-cell = En cada celda: { $numbers }
first-above-second = { $first } encima de { $second }
best-end = { $end ->
    [left] tomar la izquierda
   *[right] tomar la derecha
 }
fill-name = llenar la tabla
fill-question = Llena las celdas vacías. En cada celda de dos monedas o más, dibuja una flecha hacia el extremo que toma el juego óptimo, izquierda o derecha. Si los dos extremos son igual de buenos, dibuja las dos flechas.
winner-name = quién gana
winner-question = Empieza Primero, y los dos jugadores juegan lo mejor que pueden. ¿Quién gana, y por cuánto? ¿Qué primera jugada es la mejor, y por qué?
trace-name = seguir la partida
trace-question = Empieza Primero, y los dos jugadores juegan lo mejor que pueden. Si los dos extremos son igual de buenos, se toma la moneda izquierda. Escribe las monedas en el orden en que se toman, y los puntos finales.
wrong-name = encontrar la celda incorrecta
wrong-question = Un número de la tabla está mal. Marca su celda, escribe el número correcto y di por qué estaba mal.
count-name = contar celdas y llamadas
count-question = La tabla tiene una celda por cada intervalo de la fila. ¿Cuántas celdas son? Una recursión sin memo calcula con llamadas la celda de la fila entera. ¿Cuántas llamadas hace, contando la primera y las llamadas sin monedas?
greedy-name = lo que saca el voraz
greedy-question = El jugador voraz toma siempre la moneda mayor, y la izquierda si las dos son iguales. Primero juega así, y Segundo juega lo mejor que puede. ¿Cuánto saca Primero, y cuánto podría sacar? ¿Qué jugada es un error, y por qué?
recurrence-name = completar la recurrencia
recurrence-question = Faltan tres bloques de la recurrencia. Escribe el bloque correcto para cada hueco, y di por qué va ahí.
fuse-name = fundir a mano
fuse-question = Tres monedas vecinas a, b, c con a ≤ b ≥ c se funden: en su lugar queda una moneda que vale a − b + c. Funde hasta que ya no se pueda, y escribe cada fusión como una suma. Después toma una y otra vez el extremo mayor de las monedas que quedan, y suma y resta por turnos estas monedas. Eso da d, la ventaja de Primero cuando los dos juegan lo mejor que pueden. Escribe d y los puntos de ambos.
line-winner = Gana
line-margin = Por cuánto
line-first-move = Mejor primera jugada
line-coins = Monedas en orden
line-scores = Puntos de Primero y Segundo
line-cell = Celda incorrecta
line-correct = Número correcto
line-reason = Razón
line-cells = Celdas
line-calls = Llamadas
line-greedy = El voraz saca
line-best = El juego óptimo saca
line-mistake = Error y razón
line-gap = Hueco { $number } y razón
line-fusion = Fusión { $number }
line-rest = Monedas que quedan
line-difference = d
result = Juego óptimo: { $verdict }{ $margin ->
    [0] {""}
   *[other] , con { $margin } de ventaja
 }.
reason = { $pick ->
    [left] Toma primero la moneda izquierda: { $left } lleva a { $left-score } puntos para Primero, y la moneda derecha { $right } lleva a { $right-score }.
    [right] Toma primero la moneda derecha: { $right } lleva a { $right-score } puntos para Primero, y la moneda izquierda { $left } lleva a { $left-score }.
   *[tie] Las dos primeras jugadas son igual de buenas: la moneda izquierda { $left } lleva a { $left-score } puntos para Primero, y la moneda derecha { $right } a { $right-score }.
 }
larger-is-worse = Así que aquí la moneda mayor es la peor.
made-move = { $player } toma { $coin } ({ $end }), { $first } a { $second }
made-moves = Las jugadas, con los puntos de Primero y Segundo: { $moves }.
wrong-number = { $quantity } de la celda { $cell } es { $correct }, y no { $wrong }. Lo muestran sus sumas:
worse-end = { $wrong } es la suma del peor extremo ({ $end }).
greedy-fails = El voraz saca { $greedy } como Primero, y el juego óptimo saca { $best }.
greedy-is-right = El voraz saca { $greedy } como Primero, y el juego óptimo no saca más.
greedy-mistake = El peor error es la jugada { $number }: tomar { $coin } ({ $end }) cuesta { $lost } { $lost ->
    [one] punto
   *[other] puntos
 } frente al otro extremo.
cells-solution = Celdas: { $n } · { $more } / 2 = { $cells }. Cada intervalo de la fila es una celda.
calls-solution = Llamadas sin memo: { $calls }.
calls-of-lengths = Una llamada se cuenta a sí misma y a todas las que salen de ella. Así, las filas de 1 a { $n } monedas necesitan { $counts } llamadas.
gap-number = {" "}({ $number })
blocks-of-gap = Bloques para el hueco { $number }: { $blocks }
gap-solution = Bloque del hueco { $number } ({ $about }): { $block }. Los otros bloques están mal:
block-belongs = { $block } va en el hueco { $number }.
gaps-swapped = Los bloques del hueco { $first } y del hueco { $second } también se pueden intercambiar.
fusion-step = Fusión { $number }: { $test }, así que { $sum }.{ $coins ->
    [none] {""}
   *[other] {" "}Ahora la fila es { $coins }.
 }
fusion-taken = Tomar cada vez el extremo mayor da { $sum }.
given = dada
to-fill-in = por llenar
was-empty = estaba por llenar
value-of = v[{ $index }]
space-for-sums = Espacio para sumas
space-for-notes = Espacio para notas
sums = Sumas
other-sums = Escribe las demás sumas al dorso.
sums-on-back = Escribe las sumas al dorso.
no-more-sums = Las demás sumas salen de la misma manera.
table-on-next-pages = La tabla está en las páginas siguientes.
gray-is-given = Las celdas grises están dadas.
description-of-task = Hoja de ejercicios con la fila { $row }: { $task }
description-of-answer = La respuesta para la fila { $row }: { $task }
description-of-solution = La tabla llena de la fila { $row }, y las sumas de sus celdas
alike = Todas las hojas se parecen en esto: { $parts }.
difficulty = { $row }: { $parts }
range = { $least } a { $most }
traps = { $count ->
    [one] { $range } trampa para el voraz
   *[other] { $range } trampas para el voraz
 }
first-tie = empate en la primera jugada
no-first-tie = sin empate en la primera jugada
ties = { $count ->
    [one] { $range } empate en la tabla
   *[other] { $range } empates en la tabla
 }
odd-coins = { $count ->
    [one] { $range } moneda impar
   *[other] { $range } monedas impares
 }
digits = { $count ->
    [one] { $range } cifra entre todas las monedas
   *[other] { $range } cifras entre todas las monedas
 }
negative-coins = { $count ->
    [one] { $range } moneda negativa
   *[other] { $range } monedas negativas
 }
fusions = { $count ->
    [one] { $range } fusión
   *[other] { $range } fusiones
 }
greedy-loses = { $lost ->
    [0] el juego voraz no pierde nada
    [one] el juego voraz pierde { $lost } punto
   *[other] el juego voraz pierde { $lost } puntos
 }
greedy-always-loses = el juego voraz pierde puntos
sum-of-coins = monedas que suman { $range }
sum-without-signs = monedas que sin signos suman { $range }
description = { $empty ->
    [one] Hoja de ejercicios con la fila { $row } y una tabla con { $empty } celda vacía
   *[other] Hoja de ejercicios con la fila { $row } y una tabla con { $empty } celdas vacías
 }

## quiz: questions for learning platforms, each about a row and a task of a worksheet

quiz-category = { $title }{ $origin ->
    [none] {""}
   *[other] {" "}· { $origin } · semilla { NUMBER($seed, useGrouping: "false") }
 }
quiz-question-name = { $sheet } · { $task } { $number }
quiz-row = Fila: { $coins }
quiz-whole-number = Escribe un número entero, sin espacios, puntos ni comas. Un número menor que 0 lleva delante un guion, por ejemplo -5.
quiz-ask-cell = ¿Cuánto vale { $quantity } de la celda { $cell }?
quiz-ask-winner = Empieza Primero, y los dos jugadores juegan lo mejor que pueden. ¿Quién gana?
quiz-ask-margin = Empieza Primero, y los dos jugadores juegan lo mejor que pueden. ¿Por cuánto gana el ganador? Escribe 0 si hay empate.
quiz-ask-first-move = Empieza Primero, y los dos jugadores juegan lo mejor que pueden. ¿Qué primera jugada es la mejor?
quiz-ask-score = Los dos jugadores juegan lo mejor que pueden, y empieza Primero. ¿Cuánto saca { $player }?
quiz-ask-wrong-cell = Un número de la tabla está mal. ¿En qué celda está?
quiz-ask-correct = Un número de la tabla está mal. ¿Cuál es el número correcto?
quiz-ask-cells = La tabla tiene una celda por cada intervalo de la fila. ¿Cuántas celdas son?
quiz-ask-calls = Una recursión sin memo calcula con llamadas la celda de la fila entera. ¿Cuántas llamadas hace, contando la primera y las llamadas sin monedas?
quiz-ask-greedy = El jugador voraz toma siempre la moneda mayor, y la izquierda si las dos son iguales. Primero juega así, y Segundo juega lo mejor que puede. ¿Cuánto saca Primero?
quiz-ask-best = El jugador voraz toma siempre la moneda mayor. ¿Cuánto saca Primero si, en vez de eso, juega lo mejor posible contra un Segundo que también lo hace?
quiz-ask-gap = Falta un bloque de la recurrencia. ¿Qué bloque va en el hueco { $number }?
quiz-ask-difference = Tres monedas vecinas a, b, c con a ≤ b ≥ c se funden: en su lugar queda una moneda que vale a − b + c. Funde hasta que ya no se pueda. Después toma una y otra vez el extremo mayor de las monedas que quedan, y suma y resta por turnos estas monedas. ¿Qué número d resulta?
quiz-ask-score-by-fusion = Halla d por fusión: tres monedas vecinas a, b, c con a ≤ b ≥ c se vuelven una moneda que vale a − b + c, y de las monedas que quedan se toma una y otra vez el extremo mayor. ¿Cuánto saca Primero si los dos juegan lo mejor que pueden?
quiz-choice-draw = Nadie: es un empate
quiz-choice-wins = Gana { $player }
quiz-choice-move = { $end ->
    [left] Tomar la moneda izquierda, { $coin }
   *[right] Tomar la moneda derecha, { $coin }
 }
quiz-choice-either = Las dos son igual de buenas
quiz-is-other-quantity = Eso es { $quantity }. Los dos números de la celda están intercambiados.
quiz-is-same-player = Después de tomar una moneda mueve el otro jugador. Aquí el resto se cuenta como si moviera el mismo.
quiz-is-coin-alone = El resto también cuenta. Solo un jugador voraz mira únicamente la moneda.
quiz-is-other-end = Eso es lo que el otro jugador sacaría del resto que deja el peor extremo.
quiz-is-wrong-sign = El signo está mal.
quiz-is-sum-not-difference = Eso es una suma, y se pide una diferencia.
quiz-is-score-not-lead = Eso es lo que saca quien mueve, y no su ventaja.
quiz-is-score-of-winner = Eso es lo que saca el ganador, y no cuánto más saca que el otro.
quiz-is-score-of-loser = Eso es lo que saca el otro jugador.
quiz-is-sum-of-coins = Eso es la suma de todas las monedas.
quiz-is-of-greedy = Eso es lo que saca Primero si toma siempre la moneda mayor.
quiz-is-of-best-play = Eso es lo que saca el juego óptimo.
quiz-is-shown-number = Ese es el número de la hoja.
quiz-is-other-number-of-cell = Ese es el número de la hoja, pero en otro sitio: solo está mal el primer número de una celda.
quiz-is-square = Eso es el cuadrado entero. Las celdas debajo de su diagonal no son intervalos.
quiz-is-without-single-coins = Una sola moneda también es un intervalo.
quiz-is-number-of-cells = Eso es el número de celdas. Sin memo, la misma celda se calcula una y otra vez.
quiz-is-greedy-on-the-row = Ser voraz solo es correcto cuando ya no se funde nada. Funde primero.
quiz-is-winner-of-greedy = Así acaba la partida si Primero toma siempre la moneda mayor.
quiz-is-second-of-greedy = Eso es lo que saca Segundo si Primero toma siempre la moneda mayor.
quiz-is-tie = Esa primera jugada es la mejor, pero la otra lo es también.
quiz-is-not-best = Esa primera jugada no es la mejor.
quiz-is-not-tie = Una de las dos es mejor.
quiz-is-larger-coin = Esa es la moneda mayor, la que toma el voraz.
quiz-is-right-cell = Esa celda está bien:
quiz-right-answer = Correcto.
quiz-wrong-answer = Eso no es correcto.
quiz-alt-row = La fila de monedas { $coins }
quiz-alt-table = La fila de monedas { $coins }, y su tabla. { $cells }
quiz-alt-empty-table = La fila de monedas { $coins }, y su tabla vacía
quiz-alt-empty-cell = { $cell }: vacía
quiz-alt-cell = { $cell }: { $numbers }
quiz-alt-line = { $about }: { $line }
quiz-alt-gap = (hueco { $number })
