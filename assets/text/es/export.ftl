table-caption = { $names } de las monedas i a j, en la línea i y la columna j; llenado por { $order }. Una flecha señala el extremo que toma el juego óptimo.
table-caption-so-far = { $names } de las monedas i a j, en la línea i y la columna j; llenado por { $order }, después de { $done } de { $steps } pasos. Una flecha señala el extremo que toma el juego óptimo.
program = coin-duel
text-format = texto
needs-booktabs = Necesita \usepackage{"{"}booktabs{"}"} en el preámbulo.
needs-xelatex = Usa xelatex o lualatex para las letras de otras escrituras. Si tienes otra fuente para ellas, escribe su nombre abajo.
coin = moneda
steps-heading =
    fila         { $row }
    recurrencia  { $formula }
    orden        { $order }: { $reason }
    pasos        { $numbers } de { $steps }
no-steps = ninguno
steps-from-to = { $from } a { $to }
step = paso { $number }
game-heading =
    fila       { $row }
    jugadores  { $players }
    resultado  { $result }
    jugadas    lo que valen izquierda y derecha para quien mueve; los puntos de ambos después de la jugada{ $has-mistakes ->
        [true] ; y los puntos que costó la jugada
       *[false] {""}
     }
game-heading-of-rule =
    regla      { $rule }
    fila       { $row }
    jugadores  { $players }
    resultado  { $result }
    jugadas    { $worths }; los puntos de ambos después de la jugada{ $has-mistakes ->
        [true] ; y los puntos que costó la jugada
       *[false] {""}
     }
worths-of-lead = la ventaja que izquierda y derecha dan a quien mueve en el resto del juego
worths-of-total = lo que dan izquierda y derecha de ahí en adelante
both = { $first }, { $second }
plays = { $player } { $strategy }
plays-by-seed = { $player } { $strategy } (semilla { NUMBER($seed, useGrouping: "false") })
result = Primero { $first }, Segundo { $second }: { $outcome }
is-to-move = mueve { $player }
move-columns =
    {"#"}
    jugador
    toma
    izquierda
    derecha
    Primero
    Segundo
    coste
move-columns-alone =
    {"#"}
    toma
    izquierda
    derecha
    total
    coste
takes-on-tie = { $taken }, empate
takes-last = última { $coin }
with-sum = { $title }, suma { $sum }
step-heading = Paso { $done } de { $steps }
move-heading = Jugada { $made } de { $moves }
stop-heading = { $lesson }, parada { $stop }{ $is-answered ->
    [none] {""}
    [true] , respuesta
   *[false] , pregunta
 }
title-card = Portada de «{ $title }». La fila: { $row }. ¿Qué extremo tomarías?
table-at = La tabla de la fila { $row }: { $at }
picture-of-window = La ventana de coin-duel, con «{ $title }»
shows-nothing = la sesión está al principio, donde aún no se ha llenado ni tomado nada; {"--step"} last muestra el final
missing-letters = ninguna fuente de este equipo tiene { $letters }, así que en su lugar hay cuadros; instala una fuente que las tenga, por ejemplo { $fonts }
missing-letters-in-page = la página no tiene ninguna fuente con { $letters }, así que en su lugar hay cuadros; el programa de escritorio usa las fuentes del sistema
missing-and-more = { $letters } y { $more } más
files-from-to = { $first } a { $last }: { $what }
one-file = { $file }: { $what }
pictures = { $pictures ->
    [one] { $pictures } imagen, { $bytes }
   *[other] { $pictures } imágenes, { $bytes }
 }
picture-of-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } píxeles, { $bytes }
pictures-of-pixels = { $pictures } imágenes de { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } píxeles, { $bytes }
size-is-not-known = un tamaño que no se conoce de antemano
about-bytes = unos { $bytes }
large = { $reasons }. { $has-pixels ->
    [true] Con menos píxeles también ocupa menos bytes.
   *[false] Con menos imágenes ocupa menos; por ejemplo, una por diagonal.
 }
both-reasons = { $first }, y { $second }
many-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } píxeles son más de lo que muestra una pantalla ({ NUMBER($screen-width, useGrouping: "false") } × { NUMBER($screen-height, useGrouping: "false") })
many-bytes = { $bytes } son más de { $most }
bytes = { $number } bytes
kilobytes = { $number } kB
megabytes = { $number } MB
gigabytes = { $number } GB
