## panel: el escenario en el que se llena

panel-how = Escribe un número en cada celda: Tab pasa a la siguiente, las flechas van a la celda de al lado. También puedes pegar una tabla de una hoja de cálculo.
panel-check = Comprobar
panel-check-tooltip = Encontrar el primer número incorrecto (Ctrl+Enter en una celda)
panel-not-pasted = No se ha llenado nada: { $error }.
panel-show-me = Mostrar
panel-clear = Borrar
panel-full = Todos los números son correctos y la tabla está llena.
panel-right-so-far = { $missing ->
    [one] Lo que hay es correcto. Falta un número.
   *[other] Lo que hay es correcto. Faltan { $missing } números.
 }
panel-empty = Aún no hay nada escrito.
panel-wrong = { $cell } no es { $number }.
panel-following = { $count ->
    [one] Otro número sale mal, pero es correcto con los números que tenías.
   *[other] Otros { $count } números salen mal, pero son correctos con los números que tenías.
 }
panel-others = { $count ->
    [one] Hay otro número incorrecto.
   *[other] Hay otros { $count } números incorrectos.
 }
panel-shown = { $cell } es { $number }.
panel-shown-because = { $cell } es { $reason }.
panel-too-many-coins = A mano se puede llenar una tabla de hasta { $most } monedas. Escribe una fila más corta.
panel-place = { $first } de { $coins }
panel-place-with = { $place }: { $number }
panel-no-number = vacío
panel-is-wrong = incorrecto

## error: por qué un texto no es una tabla

error-empty = no contiene ningún número
error-too-many-coins = tiene { $coins } líneas, pero una tabla que se llena a mano tiene como mucho { $most }
error-not-a-number = línea { $line }, celda { $column }: «{ $text }» no es un número; escribe uno, como 15, o los de ambas tablas, como 15/8
error-outside = línea { $line }, celda { $column }: no tiene sitio en la tabla; cada línea termina en la última columna y empieza en la diagonal
