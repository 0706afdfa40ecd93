## published (any): las recurrencias que el programa conoce

published-fir-sec =
    .summary = Los puntos de los dos jugadores
    .purpose = Los puntos de quien mueve y los del otro.
    .question = Solo quedan las monedas i a j. ¿Cuánto saca quien mueve ({"fir"}), y cuánto el otro jugador ({"sec"})?
    .meaning = {"fir"} son los puntos de quien mueve ahí, y {"sec"} son los puntos del otro jugador. Con una sola moneda, {"fir"} es su valor y {"sec"} es 0.
    .formula = {"fir[i][j]"} = max({"v[i]"} + {"sec[i+1][j]"}, {"v[j]"} + {"sec[i][j−1]"}), y {"sec[i][j]"} es el {"fir"} de lo que deja la elección
    .numbers =
        {"fir"}
        {"sec"}
    .spoken =
        primero
        segundo
    .legend =
        {"fir"} (izquierda): de quien mueve
        {"sec"} (derecha): del otro jugador
published-two-ahead =
    .summary = {"F"}, que mira dos jugadas adelante
    .purpose = Los puntos de quien mueve.
    .question = Solo quedan las monedas i a j. ¿Cuánto saca quien mueve ({"F"})?
    .meaning = {"F"} son los puntos de quien mueve ahí. Con una sola moneda, {"F"} es su valor.
    .formula = {"F[i][j]"} = max({"v[i]"} + min({"F[i+2][j]"}, {"F[i+1][j−1]"}), {"v[j]"} + min({"F[i+1][j−1]"}, {"F[i][j−2]"})), y con dos monedas, la mayor
    .numbers = {"F"} =
    .spoken = {"F"}
    .legend = {"F"}: de quien mueve
published-my-turn =
    .summary = {"f"} y {"g"}: mi turno y el del otro
    .purpose = Mis puntos cuando es mi turno, y cuando no lo es.
    .question = Solo quedan las monedas i a j. ¿Cuánto saco si es mi turno ({"f"}), y cuánto si es el del otro jugador ({"g"})?
    .meaning = {"f"} son mis puntos si ahí es mi turno, y {"g"} son mis puntos si es el turno del otro jugador. Con una sola moneda, {"f"} es su valor y {"g"} es 0.
    .formula = {"f[i][j]"} = max({"v[i]"} + {"g[i+1][j]"}, {"v[j]"} + {"g[i][j−1]"}), {"g[i][j]"} = min({"f[i+1][j]"}, {"f[i][j−1]"})
    .numbers =
        {"f"} =
        {"g"} =
    .spoken =
        {"f"}
        {"g"}
    .legend =
        {"f"} (izquierda): míos, en mi turno
        {"g"} (derecha): míos, en el del otro
published-difference =
    .summary = La ventaja de quien mueve
    .purpose = Cuánta ventaja saca quien mueve.
    .question = Solo quedan las monedas i a j. ¿Qué ventaja tiene al final quien mueve ({"fir"} − {"sec"})?
    .meaning = {"d"} es la ventaja que quien mueve ahí le saca al otro jugador. Con una sola moneda, {"d"} es su valor.
    .formula = {"d[i][j]"} = max({"v[i]"} − {"d[i+1][j]"}, {"v[j]"} − {"d[i][j−1]"})
    .numbers = ventaja
    .spoken = ventaja
    .legend = más de 0: quien mueve, delante

## own: recurrencias que escribe el usuario. $names son sus tablas: `m y k`

own-purpose = { $names } de la fila entera.
own-question = Solo quedan las monedas i a j. ¿Cuánto es { $first }?
own-question-of-two = Solo quedan las monedas i a j. ¿Cuánto es { $first }, y cuánto es { $second }?
own-left = { $name } (izquierda)
own-right = { $name } (derecha)
own-what-the-pick-leaves = lo que deja la elección

## leads_to: dónde está la celda a la que lleva tomar un extremo. Como mucho 30 caracteres

leads_to-two-ahead = { $end ->
    [left] izquierda → 2 diagonales atrás
   *[right] derecha → 2 diagonales atrás
 }
leads_to-elsewhere = { $end ->
    [left] tomar la izquierda
   *[right] tomar la derecha
 }
leads_to-in-square = { $end ->
    [left] izquierda → celda de abajo
   *[right] derecha → celda izquierda
 }
leads_to-in-triangle = { $end ->
    [left] izquierda → abajo a la derecha
   *[right] derecha → abajo a la izquierda
 }

## order: por qué un orden no puede llenar las tablas

order-unfilled = Por { $order }, la celda { $read } aún no está llena cuando se lee.
order-endless = Las llamadas de la recursión no acabarían nunca: { $read } no es una parte más pequeña de [i][j].
order-too-many-coins = La recursión de una recurrencia así se muestra con { $most } monedas como mucho.
order-too-long = Con más de { $most } monedas solo se muestran las recurrencias publicadas. Si una jugada toma varias monedas, la tabla tiene como mucho { $most-by-moves }.

## notation: por qué un texto no es una recurrencia. Cada uno va detrás de su lugar: `línea 1, columna 12: se esperaba «)»`

notation-not-a-recurrence = esto no es una recurrencia: { $error }
notation-at = línea { $line }, columna { $column }: { $problem }
notation-no-rule = { $table } no tiene regla: escribe { $table }[i][j] = max(…, …)
notation-twice = dos ecuaciones de { $table } tienen el mismo lado izquierdo: deja una
notation-no-such-table = ninguna ecuación define { $name }: escribe una, u otro nombre
notation-too-far = un índice está como mucho a { $most } de i y j
notation-too-large = el número es demasiado grande: escribe como mucho 18 cifras
notation-too-many-terms = la ecuación es demasiado larga: escribe como mucho { $most } monedas, celdas y números
notation-move-without-range = m no representa ningún número: termina el max o el min con «, m = 1…2», o con «, m = 1…j−i+1» para todas las monedas
notation-range-inside = m = 1…2 solo termina el max o el min exterior de la regla {"[i][j]"}: escríbelo ahí
notation-range-without-move = no hay ninguna m: escribe una celda como {"d[i+m][j]"}, o quita m = 1…2
notation-expected = se esperaba { $what }
notation-a-name = el nombre de una tabla, como {"fir"}
notation-a-char = «{ $char }»
notation-index-of-i = i, o i+1 en el lado derecho
notation-index-of-j = j, o j−1 en el lado derecho
notation-index-of-coin = i o j, como en {"v[i]"} y {"v[j−1]"}
notation-a-length = j para la regla, i para una moneda, i+1 para dos, o i−1 para ninguna
notation-a-term = una moneda como {"v[i]"}, una celda como {"fir[i+1][j]"}, un número, {"t"}, {"2^t"}, max, min o un paréntesis
notation-a-power-of-two = {"2^t"}, la única potencia
notation-a-range = 1…2, 1…3, etc., hasta 1…{ $most }, o 1…j−i+1
notation-the-end = el final de la ecuación: un punto y coma o una línea nueva
notation-no-table = no hay ninguna ecuación: escribe {"d[i][j]"} = max({"v[i]"} − {"d[i+1][j]"}, {"v[j]"} − {"d[i][j−1]"})
notation-too-many-tables = una recurrencia tiene como mucho { $most } tablas
notation-same-name = dos tablas se llaman { $name }: dale a una otro nombre
notation-reserved-name = { $name } tiene otro significado: dale a la tabla otro nombre
notation-no-choice = { $name } no elige nada: escribe { $name }[i][j] = max(…, …) o min(…, …)
notation-pick-before-choice = { $name } hace la elección, así que no puede leer lo que deja la elección: escribe un intervalo
notation-too-long = una expresión de { $name } tiene más de { $most } términos: escribe menos
notation-moves-of-two-tables = { $name } nombra m, y hay otra tabla: escribe una sola tabla
notation-move-outside = un índice de { $name } con m se sale del intervalo: con m de 1 al número de sus monedas, tiene que quedarse en i…j
notation-too-deep = hay más de { $most } niveles de paréntesis: escribe menos
