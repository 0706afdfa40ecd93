## cells: qué falla en las celdas de una respuesta

cells-none-chosen = { $needed ->
    [one] Aún no has elegido ninguna celda; se lee { $needed }.
   *[other] Aún no has elegido ninguna celda; se leen { $needed }.
 }
cells-too-few = { $chosen ->
    [one] Esa es { $word } celda de { $needed }.
   *[other] Esas son { $word } celdas de { $needed }.
 }
cells-is-not-read = La celda { $cell } no se lee.
cells-is-written = La celda { $cell } es la que escribe este paso.
cells-is-longer = La celda { $cell } tiene más monedas que { $asked }, pero una elección deja menos.
cells-is-outside = La celda { $cell } tiene monedas fuera de { $asked }, así que ninguna elección lleva ahí.
cells-is-one-pick-away = La celda { $cell } está a una elección de { $asked }, así que ahí mueve el otro jugador.
cells-is-two-picks-away = La celda { $cell } está a dos elecciones de { $asked }, pero el paso lee celdas a una elección.
cells-is-too-far = { $reads-two-ahead ->
    [true] La celda { $cell } está a { $picks } elecciones de { $asked }, pero el paso lee celdas a dos elecciones.
   *[false] La celda { $cell } está a { $picks } elecciones de { $asked }, pero el paso lee celdas a una elección.
 }

## ends: qué falla en el extremo de una respuesta

ends-is-one-of-tie = Tomar la { $end } es lo mejor, pero tomar la { $other } vale lo mismo.
ends-are-worth = Tomar la izquierda vale { $left }, y tomar la derecha { $right }: cuenta el menor.
ends-has-larger-coin = Ese es el extremo con la moneda mayor, { $coin }, pero también cuenta lo que le deja al otro jugador.
ends-is-worse = Tomar la { $end } vale { $sum }, pero el otro extremo vale más.
ends-coins-are-equal = Las dos monedas son { $coin }, pero lo que dejan atrás es distinto.
ends-is-no-tie = Los dos extremos no valen lo mismo: solo uno de ellos es el mejor.

## mistakes (any): los nombres de los errores, como los cuenta el resumen: `3 × tomaste la moneda mayor`

mistakes-larger-coin = tomaste la moneda mayor
mistakes-wrong-table = leíste el número del jugador equivocado
mistakes-added-for-subtracted = sumaste un número en vez de restarlo
mistakes-max-for-min = tomaste el número mayor en vez del menor
mistakes-swapped-cells = confundiste la celda de abajo con la de la izquierda
mistakes-forgot-coin = olvidaste la propia moneda
mistakes-forgot-rest = olvidaste el número que se lee
mistakes-worse-end = tomaste el extremo que vale menos
mistakes-roles-swapped = diste el número del otro jugador
mistakes-score-and-lead = confundiste los puntos con la ventaja
mistakes-whole-sum = diste la suma de todas las monedas
mistakes-added-coin = sumaste la moneda del otro jugador
mistakes-one-of-tie = nombraste un solo extremo de un empate
mistakes-not-a-tie = viste un empate donde no lo hay
mistakes-the-cell-itself = nombraste la propia celda
mistakes-longer-interval = nombraste un intervalo más largo
mistakes-coins-outside = nombraste otras monedas
mistakes-one-pick-too-far = retrocediste dos elecciones en vez de una
mistakes-one-pick-short = retrocediste una elección en vez de dos
mistakes-too-far = retrocediste demasiado
mistakes-wrong-count = nombraste pocas o demasiadas celdas
mistakes-correct-number-only = el número es correcto, pero no la celda de la que viene
mistakes-correct-old-value-only = origen correcto, número incorrecto
mistakes-base-case = fallaste en una celda de pocas monedas
mistakes-unknown = otro número
mistakes-other-form = otro tipo de respuesta

## numbers: qué falla en el primer número de una celda

numbers-is-for-larger-coin = Eso es { $sum }, para el extremo con la moneda mayor. También cuenta lo que le deja al otro jugador.
numbers-reads-wrong-table = { $sum }: tras la elección mueve el otro jugador, así que se lee { $second }, no { $first }.
numbers-reads-one-pick-ahead = { $sum }: en { $left } mueve el otro jugador, y él elige primero.
numbers-adds-lead = { $sum }: la ventaja del otro jugador se resta de la moneda.
numbers-reads-larger = { $sum }: el otro jugador deja el menor de los dos valores.
numbers-swaps-cells = { $sum }: tomar la { $end } deja { $left }, { $place }.
numbers-inside-it = y el paso lee celdas que están dentro
numbers-cell-below = que es la celda de abajo
numbers-cell-to-the-left = que es la celda de la izquierda
numbers-lacks-coin = Eso es solo { $sum }; la propia moneda también cuenta.
numbers-lacks-subtracted-coin = Eso es solo { $sum }; la moneda de la que se resta también cuenta.
numbers-lacks-rest = Eso es solo la moneda de la { $end }; lo que se lee también cuenta.
numbers-lacks-rest-ahead = Eso es solo la moneda de la { $end }; lo que se lee dos elecciones después también cuenta.
numbers-lacks-rest-beside = { $end ->
    [left] Eso es solo la moneda de la izquierda; lo que se lee abajo también cuenta.
   *[right] Eso es solo la moneda de la derecha; lo que se lee a la izquierda también cuenta.
 }
numbers-is-smaller-coin = Esa es la moneda de la { $end }; cuenta la mayor.
numbers-is-smaller-sum = Eso es lo que vale tomar la { $end }; cuenta la suma mayor.
numbers-is-larger-sum = Eso es lo que vale tomar la { $end }; cuenta la suma menor.
numbers-is-sum-of-all = Esa es la suma de todas las monedas { $coins }, pero algunas las toma el otro jugador.
numbers-is-their-lead = Esa es la ventaja del otro jugador en { $coins }; {"d"} es la ventaja de quien mueve.
numbers-is-score = Esos son los puntos de quien mueve en { $coins }; {"d"} es su ventaja sobre el otro jugador.
numbers-is-their-score = Esos son los puntos del otro jugador en { $coins }; { $first } son los de quien mueve.
numbers-is-lead = Esa es la ventaja de quien mueve en { $coins }; { $first } son todos sus puntos.
numbers-is-neither-coin = Ninguna de las dos monedas es { $number }: de dos monedas cuenta la mayor.
numbers-is-neither-worth = Ningún extremo vale { $number }.
numbers-is-neither-smaller = Ninguna de las dos sumas es { $number }: toma una moneda y súmale la menor de las dos celdas que se leen para ella.
numbers-is-one-coin = Con una sola moneda, la toma quien mueve, y el otro jugador saca 0.
numbers-is-no-base = Las ecuaciones dan otro número para tan pocas monedas.
numbers-is-neither-sum = { $subtracts ->
    [true] Ninguna de las dos restas es { $number }: toma una moneda y réstale lo que se lee abajo o a la izquierda.
   *[false] Ninguna de las dos sumas es { $number }: toma una moneda y súmale lo que se lee abajo o a la izquierda.
 }

## question: las preguntas y la forma de sus respuestas

question-cells-read = { $count ->
    [one] ¿Qué celda leerá la celda { $cell }?
   *[other] ¿Qué { $count } celdas leerá la celda { $cell }?
 }
question-end-taken = ¿Qué extremo se tomará en la celda { $cell }?
question-first-number = ¿Cuánto es { $cell }?
question-second-number = ¿Cuánto es { $cell }, y qué valor anterior es?
question-best-end = { $player ->
    [none] A quien mueve le quedan las monedas { $coins }: ¿qué extremo es mejor?
   *[other] Le toca a { $player }, con las monedas { $coins }: ¿qué extremo es mejor?
 }
question-spoken-cells-read = { $count ->
    [one] ¿Qué celda leerá la celda de { $cell }?
   *[other] ¿Qué { $count } celdas leerá la celda de { $cell }?
 }
question-spoken-end-taken = ¿Qué extremo de { $cell } se tomará: izquierda, derecha, o ambos si hay empate?
question-spoken-first-number = ¿Cuánto es { $first } de { $cell }?
question-spoken-second-number = ¿Cuánto es { $second } de { $cell }, y cuál de los cuatro valores anteriores es?
question-spoken-best-end = { $player ->
    [none] A quien mueve le quedan { $coins }: ¿qué extremo es mejor, izquierda, derecha, o ambos si hay empate?
   *[other] Le toca a { $player }, con { $coins }: ¿qué extremo es mejor, izquierda, derecha, o ambos si hay empate?
 }
question-answer-is-cells = La respuesta es una selección de celdas.
question-answer-is-end = La respuesta es izquierda, derecha o ambos.
question-answer-is-number = La respuesta es un número.
question-answer-is-number-from = La respuesta es un número y el valor anterior al que es igual.
question-no-cell = ninguna celda
question-both-ends = ambos extremos

question-answer-with-reason = { $answer }: { $why }

## reveal: las respuestas correctas con su razón. Cada una está entre `Correcto: ` o `Respuesta: ` y un punto

reveal-cells-read = celdas { $cells }: tomar la izquierda deja { $left }, tomar la derecha deja { $right }
reveal-cells-read-two-ahead = celdas { $cells }: una de ellas queda cuando vuelve a mover el mismo jugador
reveal-end = { $pick ->
    [left] tomar la izquierda, que vale { $left }; la derecha vale { $right }
    [right] tomar la derecha, que vale { $right }; la izquierda vale { $left }
   *[tie] tomar cualquier extremo; la izquierda vale { $left }, y la derecha vale { $right }
 }
reveal-first-number = { $pick ->
    [left] { $number }, al tomar la izquierda: { $sums }
    [right] { $number }, al tomar la derecha: { $sums }
   *[tie] { $number }, al tomar cualquier extremo: { $sums }
 }
reveal-both-sums = { $left }, o { $right }
reveal-second-number = { $value }: tomar la { $end } deja { $rest }, donde mueve el otro jugador
reveal-second-number-on-tie = { $value }: tras cualquiera de las dos elecciones mueve el otro jugador
reveal-smaller-number = { $value }: el menor de { $below } y { $left }
reveal-value-of = { $number }, el valor de { $names }
reveal-names-on-tie = { $first } y de { $second }

## short: las respuestas correctas en pocas palabras, en una diapositiva. La imagen de al lado muestra el resto

short-cells = Celdas { $cells }.
short-left-more = Toma el { $coin } de la izquierda: { $more } es más que { $less }.
short-right-more = Toma el { $coin } de la derecha: { $more } es más que { $less }.
short-left-less = Toma el { $coin } de la izquierda: { $less } es menos que { $more }.
short-right-less = Toma el { $coin } de la derecha: { $less } es menos que { $more }.
short-either = Toma cualquier extremo: los dos dan { $worth }.

## second_number: qué falla en el segundo número de una celda, o en el valor anterior que se dijo que era

second_number-correct-from-elsewhere = { $number } es correcto, pero no viene de { $cell }: { $reason }
second_number-value-of-wrong-cell = { $number } es { $cell }, pero { $reason }
second_number-wrong-number = Es igual a { $cell }, pero eso no es { $number }.
second_number-both-wrong = { $cell } no es { $number }, y además { $reason }
second_number-is-first-number = Eso es { $first }, los puntos de quien mueve en { $coins }; { $second } son los puntos del otro jugador.
second_number-is-my-turn-number = Eso es { $first }, mis puntos en { $coins } cuando es mi turno; { $second } son mis puntos cuando es el del otro.
second_number-has-coin-added = Eso es { $sum }, pero la moneda es para quien la toma, y { $second } es para el otro jugador.
second_number-is-not-read = { $follows_pick ->
    [true] { $number } no es el { $first } de las monedas que deja la elección.
   *[false] { $number } no es el menor de los dos valores de { $first }, el de abajo y el de la izquierda.
 }
second_number-no-pick-leads-there = ninguna elección lleva ahí.
second_number-other-player-moves = tras la elección mueve el otro jugador, así que tiene que ser un valor de { $first }.
second_number-my-turn-is-next = tras la elección del otro es mi turno, así que tiene que ser un valor de { $first }.
second_number-smaller-is-left = el otro jugador me deja el menor de los dos valores de { $first }, y ese es mi { $second }.
second_number-larger-coin-leaves-it = esa celda queda al tomar la moneda mayor, { $coin }, que no es la elección.
second_number-worse-end-leaves-it = esa celda queda al tomar la { $end }, que no es la elección.

## settings: los tipos de preguntas, cada cuánto se hacen, y por qué no se hace ninguna

settings-cells-read = qué celdas se leen
settings-end-taken = qué extremo se toma
settings-first-number = cuánto es { $first }
settings-second-number = { $second ->
    [none] cuál es el segundo número
   *[other] cuánto es { $second }, y de dónde viene
 }
settings-best-end = en el juego, qué extremo es mejor
settings-each-cell = cada celda
settings-each-sweep = cada { $sweep }
settings-now-and-then = de vez en cuando
settings-no-kind-chosen = No hay ningún tipo de pregunta elegido
settings-no-second-number = Esta recurrencia guarda un solo número por celda, así que no hay un segundo por el que preguntar
settings-only-game-chosen = Solo se han elegido preguntas sobre jugadas del juego

## show_of_hands: preguntas a toda la clase, que responde a mano alzada

show_of_hands-counter-again = { $counter }; { $earlier } en la primera votación
show_of_hands-counter = { $option }, { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
 }{ $is-correct ->
    [none] {""}
    [true] , correcto
   *[false] , no es correcto
 }
show_of_hands-result = { $correct } de { $all } acertaron.

## summary: el resumen de las respuestas, como texto para copiar

summary-title = Predicciones: { $row }
summary-first-try = A la primera: { $correct } de { $asked }
summary-later = más tarde: { $count }
summary-revealed = mostradas: { $count }
summary-unanswered = sin responder: { $count }
summary-best-streak = mejor racha: { $count }
summary-what-went-wrong = Lo que falló
summary-mistake = { $count } × { $name }
summary-left-out = { $count ->
    [one] Aquí se omite { $count } respuesta incorrecta anterior.
   *[other] Aquí se omiten { $count } respuestas incorrectas anteriores.
 }
summary-wrong-answer = { $question } «{ $answer }»: { $explanation }
summary-number-from = { $number } de { $cell }
