## about (LineAbout): de qué trata una línea de la recurrencia

about-meaning = una celda representa
about-rule = quien mueve elige
about-left = tomar la moneda de la izquierda
about-right = tomar la moneda de la derecha
about-left-coins = tomar m monedas de la izquierda
about-right-coins = tomar m monedas de la derecha
about-moves = una moneda o dos
about-no-coins = sin monedas
about-one-coin = con una sola moneda
about-two-coins = con dos monedas
about-other = lo que saca el otro jugador
about-other-of-one-coin = con una sola moneda, el otro
about-outer = bucle exterior
about-inner = bucle interior

## meaning (Meaning): qué puede representar una celda

meaning-mover = lo que saca quien mueve
meaning-other = lo que saca el otro jugador
meaning-lead = la ventaja de quien mueve

## cell: qué puede representar una celda con otra regla que la clásica

cell-difference = lo que saca quien mueve, menos lo que saca el otro
cell-still = lo que aún dan estas monedas
cell-before = lo que ya han dado las otras monedas

## gaps (Gaps): cuántos bloques faltan

gaps-one = un hueco
gaps-three = tres huecos
gaps-all = todos los huecos
gaps-loops = los bucles

## mistake (Mistake): qué hace mal un bloque equivocado. $block va delante

mistake-meaning = Los números son correctos, pero para otra cosa que la que se dice que representa la celda.
mistake-smaller-taken = Quien mueve toma lo mayor de los dos.
mistake-larger-left = Después mueve el otro jugador, y deja lo menor de los dos.
mistake-larger-taken = Aquí es mejor tener menos: quien mueve toma lo menor de los dos.
mistake-sign = Lo que se lee tiene el signo equivocado.
mistake-nobody-else = Aquí no mueve nadie más: lo que aún da el resto se suma.
mistake-price-forgotten = Falta el precio: sube de turno en turno.
mistake-other-price = Ese es el precio de otra regla.
mistake-coin-forgotten = La moneda que se toma también cuenta.
mistake-taken-counts = Aquí no cuenta la moneda que se toma, sino las que se quedan.
mistake-all-count = La moneda que se toma no se queda, así que no cuenta.
mistake-one-coin = Una jugada toma m monedas. Esto trata de una sola.
mistake-other-coin = Esa no es la moneda que se toma aquí.
mistake-rest-forgotten = El resto también cuenta. Solo un jugador voraz mira nada más la moneda.
mistake-same-player-moves = Después de tomar una moneda mueve el otro jugador. Esto cuenta el resto como si ahí moviera el mismo.
mistake-other-rest = Esas no son las monedas que quedan después de esta moneda.
mistake-base = Con tan pocas monedas no hay nada que leer, y su valor es otro.
mistake-fixed-end = El otro jugador mueve en el resto que deja la elección, fuera cual fuera el extremo tomado.

## panel: el escenario en el que se compone una recurrencia

panel-exercise = { $recurrence } · { $gaps }
panel-blocks = Bloques para el hueco marcado: { $about }
panel-slot = Hueco { $number }, { $about }: { $block }
panel-gap = vacío
panel-how = Elige un hueco y luego un bloque. O ve a un hueco con Tab y pulsa una flecha.
panel-check = Comprobar
panel-clear = Empezar otra vez
panel-hint = Pista { $number } de { $count }
panel-gap-left = El hueco marcado aún está vacío. Lo que hay ya llena la tabla.
panel-put-block = Poner { $block } en el hueco
panel-take-out = Quitar el bloque
panel-runs = Tu recurrencia se ejecuta, esté bien o mal: la muestran Tabla, Llamadas y Código.
panel-open-row = Abrir esta fila
panel-open-row-tooltip = Mostrar tu tabla de esta fila junto a la correcta
panel-yours = la tuya
panel-the-game = la del juego
panel-then = luego
panel-brings = + { $gain }

## picture: la recurrencia en una diapositiva, para lectores de pantalla

picture-line = { $about }: { $line }.

## hint: lo que ayuda a dar un paso más

hint-about-cell = Una celda es una fila por sí misma, de la moneda i a la moneda j. Su número trata solo de esa fila: { $meaning }.
hint-about-cell-alone = Una celda es lo que queda de la fila: las monedas i a j. Su número es { $meaning }.
hint-of-rule = La regla: { $about }. { $is-alone ->
    [true] En el resto no mueve nadie más.
   *[false] Después de la jugada, en el resto mueve el otro jugador, y el número de ahí es el suyo.
 }
hint-other-player = Después de tomar una moneda, en el resto mueve el otro jugador. Lo que sacas ahí es lo que saca quien no mueve.
hint-other-player-lead = Después de tomar una moneda, en el resto mueve el otro jugador, y su ventaja ahí es la que dice su celda.
hint-other-player-two-ahead = Después de tu moneda, el otro jugador toma una y te deja la peor de las dos filas.
hint-loops-reads = Una celda lee celdas con menos monedas: las que quedan después de una jugada.
hint-loops-order = Así que las celdas con menos monedas van primero: las más cortas, o las de abajo y las de la izquierda.
hint-filled = Se ha puesto un bloque en el primer hueco.

## verdict: lo que dice una comprobación

verdict-right-new = Correcto en las { $rows } filas probadas, también con monedas negativas. Estas ecuaciones no son ninguna de las publicadas: son nuevas.
verdict-right-known = Correcto en las { $rows } filas probadas, también con monedas negativas. Esto es { $name }.
verdict-right-of-rule = Correcto en las { $rows } filas probadas, también con monedas negativas. Esta es la recurrencia de la regla «{ $rule }».
verdict-says = Falla en { $row }, la fila más pequeña: dice que { $player } saca { $claimed }, pero es { $right }.
verdict-says-lead = Falla en { $row }, la fila más pequeña: dice que la ventaja de { $player } es { $claimed }, pero es { $right }.
verdict-says-difference = Falla en { $row }, la fila más pequeña: dice que Primero menos Segundo es { $claimed }, pero es { $right }.
verdict-says-alone = Falla en { $row }, la fila más pequeña: dice { $claimed }, pero lo correcto es { $right }.
verdict-says-nothing = Falla en { $row }, la fila más pequeña: ahí no tiene ningún número, y lo correcto es { $right }.
verdict-why = { $block }: { $mistake }
verdict-loops-right = Correcto: cada celda se llena después de las que lee.
verdict-loops-order = Ahora la tabla se llena por { $order }.
verdict-loops-own = Este orden es tuyo: el programa llena la tabla en otros órdenes.
verdict-loops-unreached = Los dos bucles recorren lo mismo, así que la mayoría de las celdas no se llena nunca.
verdict-loops-unfilled = La celda { $cell } lee la celda { $read }, que aún no está llena.
verdict-loops-so-far = llenas hasta aquí, en este orden
verdict-loops-picture = La celda { $cell } sería la número { $count }
verdict-takes = { $player } toma { $coin }
verdict-right-on = Correcto en { $right } de las { $all } filas de hasta { $coins } monedas con valores de 0 a { $value }.

## error: por qué un archivo no tiene ninguna recurrencia que se componga. Cada uno va detrás de su lugar

error-not-published = solo se compone una recurrencia publicada, o la de una regla: escribe form: { $forms }
error-no-form = { $rule } no tiene una recurrencia propia que componer: escribe form: { $forms }
error-too-many = hay más bloques que huecos: escribe como mucho { $most }
error-unfit = el bloque { $number } es «{ $block }», que no encaja ahí: escribe { $fitting }, o nada entre las comillas
