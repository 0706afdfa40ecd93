## about (Rule): qué es una regla, detrás de su nombre: `what-stays: quitar un extremo y …`

about-classic = tomar la moneda de un extremo y ganar su valor
about-what-stays = quitar la moneda de un extremo y ganar la suma de las que quedan
about-up-to = tomar monedas de un extremo, como mucho tantas como dice el nombre, y ganar sus valores
about-any-number = tomar de un extremo cualquier número de monedas y ganar sus valores
about-fewest-wins = tomar la moneda de un extremo y ganar su valor; es mejor tener menos
about-rising-prices = un solo jugador toma cada vez un extremo; la moneda del turno t cuenta t veces
about-doubling-prices = un solo jugador toma cada vez un extremo; la moneda del turno t cuenta 2^t veces
about-circle = las monedas forman un anillo; la primera jugada toma cualquier moneda, y las siguientes un extremo de lo que queda

## some: una regla con tantas monedas por jugada, como número en palabras

some-about-up-to = tomar hasta { $most } monedas de un extremo y ganar sus valores
some-short-up-to = hasta { $most } monedas

## stage: junto a la tabla de una regla en la ventana

stage-of-rule = { $rule }: { $result }
stage-more = Primero saca { $lead } más que Segundo
stage-less = Primero saca { $lead } menos que Segundo
stage-equal = los dos sacan lo mismo
stage-alone = { $total } en total
stage-classic = { $subject }: sigue la regla clásica
stage-ring = { $result }. Al lado: la fila escrita dos veces
stage-classic-colors = Los colores siguen la regla clásica.
stage-follows = { $subject }: sigue la regla «{ $rule }», y no la del juego
stage-number = { $cell } = { $number }

## game: el juego en el escenario con otra regla que la clásica

game-many = { $coins } … ({ $count } monedas)
game-worth = { $is-alone ->
    [true] { $worth } en total desde aquí
   *[false] ventaja { $worth }
 }
game-take-any = Haz clic en cualquier moneda del anillo.
game-take-best = Tomar la mejor
game-coins-per-move = Cuántas tomar
game-coins-per-move-tooltip = Como mucho { $most }. O haz clic en una moneda: se toman todas hasta ella.
game-coins = { $count } monedas
game-coin-number = Moneda
game-take-it = Tomarla
game-back-to-classic = La regla vuelve a ser la clásica, porque esta recurrencia es de la regla clásica.
game-take-move = Tomar { $taken }
game-played = { $played ->
    [one] { $played } hecha
   *[other] { $played } hechas
 }
game-worth-tooltip = { $is-alone ->
    [true] Cuánto podrían dar aún las monedas si se toma la { $end }
   *[false] Qué ventaja sacaría el jugador en el resto del juego si toma la { $end }
 }
game-takes = { $player } toma { $coins }.
game-takes-and-gets = { $player } toma { $coins } y gana { $gain }.
game-alone-takes = Se toma { $coins }: eso da { $gain }.
game-next-counts = La siguiente cuenta { $factor } veces.
game-hint = Lo mejor: tomar { $taken }.
game-hint-of-ring = Lo mejor: tomar la moneda del marco, { $coin }.
game-your-worst = Tu peor jugada tomó { $coins } y regaló { $lost }.
game-best-total = El juego óptimo da { $total }.
game-total = { $total } en total
game-alone = sin rival
game-you-alone = tú, sin rival
game-worst-move = La peor jugada de { $player } fue la { $number }: tomó { $taken }, y tomar { $best } habría sido mejor por { $lost }.
game-worst-move-alone = La peor jugada fue la { $number }: tomó { $taken }, y tomar { $best } habría sido mejor por { $lost }.
game-rule = { $rule }: { $about }
game-your-turn = Te toca, { $player }: haz clic en una moneda.
game-your-turn-alone = Te toca: haz clic en una moneda.

## fuses: si la fusión sirve para una regla

fuses-fails = La fusión no sirve para la regla «{ $rule }». La fila { $row } vale { $worth }, y fundida en { $fused } valdría { $fused-worth }.
fuses-serves = La fusión también sirve para esta regla: aquí se cambian los signos de todas las monedas

## cell: qué es un número de la tabla de una regla. $about es lo que es la regla

cell-question = Solo quedan las monedas i a j. { $is-alone ->
    [true] ¿Cuánto dan aún ({"total"})?
   *[false] ¿Qué ventaja saca quien mueve en el resto del juego ({"d"})?
 } La regla: { $about }.
cell-purpose = { $is-alone ->
    [true] Lo que el jugador saca en total
   *[false] La ventaja de quien mueve
 } ({ $rule }).
cell-legend = { $is-alone ->
    [true] lo que aún dan las monedas
   *[false] más de 0: quien mueve, delante
 }
cell-meaning = La regla: { $about }. { $is-alone ->
    [true] {"total"} es lo que aún dan las monedas que hay ahí; {"t"} es el número del turno.
   *[false] {"d"} es la ventaja de quien mueve en el resto del juego.
 }

## short (Rule): la regla en una o dos palabras

short-classic = clásica
short-what-stays = lo que queda
short-up-to = hasta cierto número
short-any-number = cuantas monedas quieras
short-fewest-wins = gana quien tiene menos
short-rising-prices = precios crecientes
short-doubling-prices = precios que se doblan
short-circle = círculo

## answer: la respuesta de `solve` con una regla

answer-rule = regla
answer-named = { $rule }: { $about }
answer-scores = Primero { $first }, Segundo { $second }, ventaja { $difference }: { $outcome }
answer-total = total { $total }
answer-best = { $taken }: { $is-alone ->
    [true] vale un total de { $worth }
   *[false] vale una ventaja de { $worth }
 }
answer-fusion = fusión
answer-fusion-fails = falla con esta regla: { $row } vale { $worth }, y fundida en { $fused } valdría { $fused-worth }
answer-game-heading = juego óptimo; lo que gana cada jugada, y los puntos de ambos después
answer-game-heading-alone = juego óptimo; lo que gana cada jugada, y el total después
answer-columns =
    {"#"}
    jugador
    toma
    gana
    Primero
    Segundo
answer-columns-alone =
    {"#"}
    toma
    gana
    total
answer-takes = { $end } { $coins }
answer-takes-of-ring = { $coin } (moneda { $index })
answer-tie = { $taken }, empate

## error: qué falla en una regla

error-unknown = «{ $name }» no es una regla; las reglas son { $known }
error-too-many = con { $rule } una fila tiene como mucho { $most } monedas, y esta tiene { $n }
error-too-large = con { $rule }, más de { $most } como la número { $place } ({ $value }) pueden necesitar números de más de 128 bits; usa como mucho { $most }, o más pequeñas
