## code: la pestaña *Código*

code-copy-code = Copiar código
code-copy-code-tooltip = Copiar la función entera, lista para ejecutar
code-code-of-table = Código de la tabla
code-code-of-table-tooltip = La recurrencia en el orden de llenado elegido
code-code-of-calls = Código sin memo
code-code-of-calls-tooltip = La recursión sin memo, que calcula las mismas celdas una y otra vez
code-code-of-fusion = Código de la fusión
code-code-of-fusion-tooltip = La fusión con una pila, en tiempo lineal
code-pseudocode = Pseudocódigo
code-indices-count-from-1 = Los índices cuentan desde 1.
code-numbers-have-64-bits = Los números tienen 64 bits. Python los tiene más grandes.
code-only-the-stack-counts-from-0 = v cuenta desde 1, y stack cuenta desde 0.
code-yes = sí
code-no = no
code-calls-are-not-marked = No se marca ninguna línea: el llenado usa el memo, y este código hace más llamadas.
code-code = Código
code-executing-line = se ejecuta la línea { $number }: { $line }{ $note ->
    [none] {""}
   *[other] ; { $note }
 }

## coins: el panel de la fila: campo de texto, monedas y gráfico

coins-coin = moneda { $index }: { $value }
coins-summary-of-even = { $coins } (par) · suma { $sum }
coins-summary-of-odd = { $coins } (impar) · suma { $sum }
coins-title = Fila
coins-add-coin = Añadir moneda
coins-row-of-coins = Fila de monedas
coins-example-row = 8 15 3 7
coins-type-or-paste = Escribe o pega una fila nueva
coins-typed-row-is-wrong = { $error }. La última fila válida sigue en pantalla.
coins-pasted-text-is-wrong = El texto pegado no es una fila: { $error }
coins-read-as = Leído como { $coins }: { $why }.
coins-read-otherwise = Leer en cambio como { $coins }: { $why }
coins-reading = { $coins }: { $first } ({ $why })
coins-choose-a-reading = Este texto se puede leer de más de una manera. Enter toma la fila marcada.
coins-how-to-change = Arrastra para reordenar, haz clic para editar
coins-listed-coins = Monedas { $from }–{ $to }; para ver más, desplázate o usa el gráfico
coins-value-of-new-coin = Valor de la moneda nueva
coins-value-of-coin = Valor de la moneda { $index }
coins-coin-is-one-number = una moneda es un solo número
coins-edit = Editar
coins-remove = Quitar
coins-remove-coin = Quitar la moneda { $index }
coins-remove-tooltip = Quitar (Delete)
coins-rearrange = Reordenar
coins-values-plot = Valores de { $coins }, de { $smallest } a { $largest }

## fusion: la pestaña *Fusión*: sus controles y la comprobación con la tabla

fusion-the-run = El proceso de fusión
fusion-fusing = Fundiendo la fila…
fusion-coin = { $coins }: { $value }
fusion-check = Comprobar en esta fila
fusion-check-tooltip = Calcular la tabla normal celda a celda y comparar su resultado con el de la fusión
fusion-the-plain-table = La tabla normal
fusion-cells-done = { $done } de { $of } celdas
fusion-check-progress = Comprobación con la tabla normal: { fusion-cells-done }
fusion-stop = Detener
fusion-stopped = Se detuvo después de { $cells ->
    [one] { $cells } celda
   *[other] { $cells } celdas
 }, así que la comprobación no tiene resultado.
fusion-check-again = Comprobar otra vez
fusion-run-later = La fusión revelaría la respuesta. Aparece cuando la tabla está llena.
fusion-go-to-fusion = Ir a la fusión

## game: la pestaña Juego: jugadores, puntos, jugadas y repaso

game-strategy-of = Estrategia de { $player }
game-plays = { $player }: { $strategy }
game-player-sentence = { $player } { $sentence }
game-both-play-optimally = Los dos juegan de forma óptima y, si hay empate, toman la izquierda.
game-each-plays = Cada uno { $sentence }.
game-both-play = Primero { $first }; Segundo { $second }.
game-players-seed = Semilla de { $player }
game-seed-of = Semilla de { $player }
game-seed-tooltip = La misma semilla da la misma elección al azar en cada jugada
game-new-seed = nueva
game-new-seed-tooltip = Usar otra semilla al azar para tener otras elecciones
game-plays-optimally-instead = { $player } juega de forma óptima, no como «{ $strategy }»: { $misfit }.
game-your-turn = Te toca, { $player }: haz clic en un extremo, o pulsa ← o →.
game-coin-status = moneda { $index }: { $value }, { $taker ->
    [none] sin tomar
   *[other] tomada por { $taker }
 }
game-game-coin = moneda { $index } del juego: { $value }, { $taker ->
    [none] sin tomar
   *[other] tomada por { $taker }
 }
game-take-coin-at = Tomar la moneda de la { $end }
game-score-of = { $player } tiene { $score } de { $end }{ $is-to-move ->
    [true] , le toca
   *[false] {""}
 }
game-take = { $end ->
    [left] ‹ tomar { $coin }
   *[right] tomar { $coin } ›
 }
game-take-last = tomar la última moneda, { $coin }
game-worth = acabas con { $worth }
game-best = mejor
game-equally-good = igual de bueno
game-what-if = probar
game-line = línea { $line }
game-take-label = Tomar { $end }: { $coin }{ $worth ->
    [none] {""}
   *[other] , vale { $worth }
 }
game-take-this-end = Tomar este extremo
game-shown-line-takes-it = La línea de juego en pantalla toma este extremo
game-your-move = Te toca
game-other-line-takes-it = La línea { $line } toma este extremo
game-what-if-tooltip = Probar: con esta jugada empieza una partida tuya
game-game-later = Las jugadas de esta partida revelarían la respuesta. Aparecen cuando la tabla está llena.
game-go-to-the-game = Ir al juego
game-guaranteed-later = Los puntos garantizados aparecen cuando la tabla está llena.
game-guaranteed = { $play-optimally ->
    [true] garantizado: { $verdict }
   *[false] con juego óptimo desde aquí: { $verdict }
 }
game-game-over = fin de la partida: { $verdict }
game-wins = { $player } gana por { $more } a { $less }
game-draw = empate, { $each } cada uno
game-finding-moves = buscando las jugadas: { $found } de { $needed }
game-stop = Detener
game-stop-tooltip = Detenerse en la última jugada encontrada (Escape)
game-guaranteed-margin = ventaja garantizada
game-a-draw = empate
game-now = ahora
game-throws-away = { $player } desperdicia
game-margin-plot = Ventaja garantizada a lo largo de las jugadas: { $start } al principio, { $now } ahora
game-margin-plot-tooltip =
    La ventaja final de Primero tras cada jugada, si desde ahí los dos juegan de forma óptima.
    { game-margin-plot }
game-will-win-by = { $winner } ganará por { $points }
game-will-be-a-draw = Será un empate
game-can-win-by = { $winner } aún puede ganar por { $points }
game-can-be-a-draw = Aún puede acabar en empate
game-won-by = { $winner } ganó por { $points }
game-was-a-draw = Fue un empate
game-final-margin = ventaja final
game-margin-sum = { $name }: { $start } de la tabla, menos { $first } que desperdició Primero, más { $second } que desperdició Segundo, da { $now }
game-margin-sum-tooltip =
    { game-margin-sum }.
    Cada punto que pierde un jugador lo gana el otro, así que en la ventaja cuenta dos veces.
game-margin-sum-alone = { game-margin-sum }.
game-could-you-have-won = ¿Podrías haber ganado?
game-see-why = Ver por qué funciona
game-take-back = ← Retirar
game-go-on = Seguir →
game-told = { $sentence } Mejor: { $coins }.
game-again-from = Otra vez desde { $coin } (coste { $lost })
game-take-the-other-side = Cambiar de bando
game-another-row = Otra fila…
game-next-lesson = Lección siguiente
game-play-it-again = Jugar otra vez
game-show-it = Mostrarla
game-show-worst-move = Mostrar la peor jugada de { $player }
game-show-worst-move-tooltip = Volver a esa jugada y mostrar su celda en la tabla
game-threw-nothing-away = { $player } no cometió ningún error: nadie podría haberlo hecho mejor.
game-both-played-perfectly = Los dos jugaron a la perfección.
game-worst-move = La peor jugada de { $player } fue la { $number }, con { $coins }: tomar la { $taken } ({ $coin }) valía { $worth }, y tomar la { $best } ({ $best-coin }) valía { $best-worth }. Son { $points } menos para { $player } y { $points } más para { $other }, así que la ventaja cambió en { $change }.
game-number-of-optimal-games = El número de partidas óptimas
game-counting-optimal-games = Contando las partidas óptimas…
game-optimal-games-counted-up-to = Partidas óptimas: se cuentan hasta { $most-coins } monedas
game-only-optimal-game = Esta es la única partida óptima
game-optimal-game = Partida óptima { $number } de { $count }
game-one-optimal-game = Hay 1 partida óptima
game-optimal-games = Hay { $count } partidas óptimas
game-moves = Jugadas
game-played-of = { $played } de { $all }
game-next-mistake = Error siguiente
game-remove-line = Quitar esta línea
game-remove-line-tooltip = Quitar esta línea de juego; deshacer la recupera
game-first-game = la primera partida
game-your-game = tu partida
game-your-game-of = tu partida { $number } de { $count }
game-player-heading = jugador
game-takes-heading = toma
game-worth-tooltip = { $end ->
    [left] Cuántos puntos podría sacar aún el jugador si toma la izquierda
   *[right] Cuántos puntos podría sacar aún el jugador si toma la derecha
 }
game-cost-heading = coste
game-tie = empate
game-best-tooltip = Ninguna otra jugada habría dado más puntos
game-you-question = ¿tú?
game-waiting-move = jugada { $number }: le toca a { $player }
game-stops-here = termina aquí
game-line-stops-here = línea { $line }: termina aquí
game-line-takes-instead = línea { $line }: toma en cambio { $taken }{ $lost ->
    [none] {""}
   *[other] , coste { $lost }
 }
game-move-alone = jugada { $number }: { $player } toma { $taken }
game-move-made = { game-move-alone }; la izquierda valía { $left }, la derecha { $right }; coste { $lost }
game-move-of-ring = { game-move-alone }; coste { $lost }

## lecture: la vista de clase

lecture-leave = Salir de la vista de clase ({ $key })
lecture-leave-by-finger = Salir
lecture-leave-by = Salir ({ $key })
lecture-black-screen = Pantalla negra
lecture-title-card = { $numbering ->
    [none] { $title }. { $question }
   *[other] { $numbering }: { $title }. { $question }
 }

## menu (any): los menús

menu-file = Archivo
menu-course = Curso
menu-edit = Editar
menu-view = Ver
menu-presenter = Presentador
menu-table = Tabla
menu-recurrence = Recurrencia
menu-rule = Regla
menu-fill-order = Orden de llenado
menu-cell = Celda
menu-theme = Tema
menu-language = Idioma
menu-size = Tamaño
menu-stage = Escenario
menu-play = Reproducir
menu-game = Juego
menu-help = Ayuda
menu-nowhere = {""}

## menu_bar: lo demás en la barra de menús. Los elementos de los menús son los nombres de los comandos

menu_bar-open-recent = Abrir reciente
menu_bar-recent-work = Trabajo reciente
menu_bar-commands = { $key }  comandos
menu_bar-all-menus = Menú
menu_bar-other-menus = Más menús

## parts: la barra de una ventana pequeña, que muestra una parte cada vez

parts-row = Fila
parts-table = Tabla

## players: la pestaña Jugadores: si Primero puede forzar la victoria, todas las parejas de estrategias, y el voraz en muchas filas

players-scores-later = Los puntos de esta fila aparecen cuando la tabla está llena.
players-fill-now = Llenarla ya
players-can-first-force-a-win = ¿Puede Primero forzar la victoria?
players-first-wins = Gana Primero: 2·{"fir"} = { $twice } es más que la suma, { $sum }.
players-a-draw = Empate: 2·{"fir"} = { $twice } es la suma.
players-first-loses-here = Pierde Primero: 2·{"fir"} = { $twice } es menos que la suma, { $sum }.
players-even-seats = puestos pares: { $sum }
players-odd-seats = puestos impares: { $sum }
players-one-coin = Solo hay una moneda, así que Primero no puede elegir.
players-reason-on-odd-row = { $kind ->
    [even] En una fila impar Primero no puede elegir los puestos, porque los dos extremos están en puestos pares. Primero deja una fila par, así que es Segundo quien puede elegir. { $outcome }.
   *[odd] En una fila impar Primero no puede elegir los puestos, porque los dos extremos están en puestos impares. Primero deja una fila par, así que es Segundo quien puede elegir. { $outcome }.
 }
players-wins-here = Aquí Primero gana por { $margin }, { $fir } a { $sec }
players-draws-here = Aquí hay empate, { $fir } cada uno
players-loses-here = Aquí Primero pierde por { $margin }, { $fir } a { $sec }, incluso con juego óptimo
players-reason-on-even-row = En una fila par Primero nunca pierde. Un extremo está en un puesto par y el otro en uno impar. Primero toma uno, y entonces los dos extremos que le quedan a Segundo son del otro tipo. Así, Primero puede tomar { $seats }. { $best }.
players-all-even-seats = todos los puestos pares, { $more } a { $less }
players-all-odd-seats = todos los puestos impares, { $more } a { $less }
players-either-seats = todos los pares o todos los impares, { $each } cada uno
players-best-gets-no-more = El juego óptimo no consigue más que eso
players-best-gets-more = El juego óptimo consigue { $more } más: { $fir } a { $sec }
players-coins-on-their-seats = Las monedas, con los puestos pares e impares en distinto color
players-strategies-on-this-row = ¿Cómo les va a las estrategias en esta fila?
players-pairs-played-up-to = Las parejas se juegan en filas de hasta { $coins }. Esta fila es más larga.
players-the-pairs = Las parejas
players-playing-all-pairs = Jugando todas las parejas…
players-first-and-second = Primero  \  Segundo
players-about-pairs = Cada pareja de estrategias muestra los puntos de Primero y de Segundo. Si interviene el azar, son medias de { $games } partidas, con semillas desde 1. Debajo están la menor y la mayor ventaja de Primero. El explotador conoce de antemano lo que sale al azar.
players-click-a-pair = Haz clic en una pareja para ver una de sus partidas.
players-pair-does-not-play = { $pair }: { $reason }
players-scores-of-pair = { $pair }: { $score-of-first } a { $score-of-second }
players-mean-scores-of-pair = { $pair }: { $score-of-first } a { $score-of-second } de media, ventajas de { $lowest } a { $highest }
players-greedy-on-many-rows = ¿Cómo le va al jugador voraz en muchas filas?
players-about-survey = Primero es voraz y Segundo es óptimo, en filas al azar con un número par y con un número impar de monedas.
players-rows = Filas
players-run-survey = Hacer el muestreo
players-stop-survey = Detener el muestreo
players-rest-of-the-rows = El resto de las filas
players-survey-rows = { $progress ->
    [running] { $done } de { $all } filas
    [stopped] detenido tras { $done } de { $all } filas
   *[done] { $done } filas
 }
players-survey-status = { $progress ->
    [running] Muestreo en marcha: { $done } de { $all } filas
    [stopped] Muestreo detenido tras { $done } de { $all } filas
   *[done] Muestreo terminado: { $done } filas
 }
players-even-rows-of = { $coins } · par
players-odd-rows-of = { $coins } · impar
players-not-started = sin empezar
players-margin-thrown-away = Filas según la ventaja desperdiciada
players-what-greedy-throws-away = { $rows ->
    [even] Lo que desperdicia el voraz, filas pares
   *[odd] Lo que desperdicia el voraz, filas impares
 }
players-how-often-first-loses = { $rows ->
    [even] Con qué frecuencia pierde Primero, filas pares
   *[odd] Con qué frecuencia pierde Primero, filas impares
 }
players-throws-away = desperdicia
players-nothing = nada
players-from-to = { $least } a { $most }
players-first-loses = Primero pierde
players-best-play = óptimo
players-greedy = voraz
players-under-best-play = Con juego óptimo, Primero pierde el { $loses } y empata el { $draws }.
players-if-greedy = Un Primero voraz pierde el { $loses } y empata el { $draws }.
players-greedy-throws-nothing-away = El voraz no desperdicia nada en el { $rows } de las filas.
players-no-worst-row = El voraz no desperdició nada en ninguna fila.
players-open-worst-row = Abrir la peor fila: { $loss }
players-open-worst-row-of = Abrir la peor fila de { $coins }
players-worst-row-title = La peor para el voraz: { $loss }
players-worst-row-notes = Fila { $number } de { $rows }: { $recipe }. Un Primero voraz acaba { $greedy }, y el juego óptimo acaba { $best }. El voraz desperdicia { $thrown-away } de ventaja, y ninguna otra fila del muestreo costó más.
players-in-a-draw = en empate
players-ahead = { $points } por delante
players-behind = { $points } por detrás

## predict: la barra de predecir, y la pregunta abierta con sus campos y botones

predict-predict = Predecir
predict-stop = Detener
predict-summary = Resumen…
predict-kinds = Tipos: { $count } de { $all }
predict-kinds-tooltip = Elegir los tipos de preguntas
predict-how-often = Frecuencia
predict-how-often-tooltip = Elegir cada cuánto se pregunta
predict-how-to-begin = Avanza un paso y aparecerá una pregunta
predict-question-place = La próxima pregunta aparece aquí.
predict-score = A la primera: { $correct-at-first-try } de { $asked } · racha: { $streak }
predict-not-correct = No es correcto. { $explanation }
predict-correct = Correcto: { $answer }.
predict-answer = Respuesta: { $answer }.
predict-reveal = Mostrar
predict-reveal-tooltip = Mostrar la respuesta (Page ↓)
predict-choose-cells = Haz clic en las celdas, o ve a cada una con las flechas y pulsa Space: elegidas { $chosen } de { $count }
predict-left = ← izquierda
predict-left-tooltip = Responder: izquierda (←)
predict-both = ambos ↑
predict-both-tooltip = Responder: ambos son igual de buenos (↑ o ↓)
predict-right = derecha →
predict-right-tooltip = Responder: derecha (→)
predict-earlier-value = valor anterior:
predict-earlier-value-tooltip = Elegir con ↑ y ↓
predict-your-number = Tu número
predict-a-number = un número
predict-check = Comprobar
predict-check-tooltip = Comprobar la respuesta (Enter)
predict-go-on = Seguir
predict-go-on-tooltip = Mostrar el paso (Enter, →, Space o Page ↓)

## step: la tarjeta que explica un paso o una celda

step-question-of-a-cell = Cada celda responde a una pregunta
step-recursion-begins = Primero se llama a la fila entera; las celdas se llenan a medida que terminan las llamadas.
step-bottom-up-begins = Una moneda: tómala. Más monedas: usa respuestas que ya tenemos.
step-bottom-up-begins-of-rule = Primero, las monedas sueltas. Más monedas: usa respuestas que ya tenemos.
step-too-fast = Cada { $sweep } pasa demasiado rápido para leer. Haz una pausa para ver las sumas de una celda.
step-step-of = paso { $done } de { $steps }
step-interval-with-sum = { $interval } · suma { $sum }
step-sum = suma { $sum }
step-fill-to-here = Llenar hasta aquí
step-fill-to-here-tooltip = Llevar el llenado hasta esta celda
step-unpin = Soltar
step-unpin-tooltip = Volver a seguir el llenado (Escape)
step-order-and-reason = por { $order }: { $reason }
step-terms =
    { $term }: { $meaning }
    { $numbers }
step-one-coin = Una moneda: la toma quien mueve, y el otro jugador no saca nada.
step-one-coin-of-rule = Una moneda: no hay nada que elegir.
step-never-filled = Esta celda nunca se llena: la recursión de {"F"} no la llama.
step-not-filled-yet = Esta celda aún no está llena.
step-will-read = Leerá { $cells }.

## story: el título y las notas de una sesión

story-lesson-of = Lección { $index } de { $count }{ $is-done ->
    [true] {" "}· hecha
   *[false] {""}
 }
story-session-heading = Sesión
story-all-lessons = Las lecciones
story-previous-lesson = ‹ Lección { $number }
story-next-lesson = Lección { $number } ›
story-title = Título de la sesión
story-title-hint = Título
story-words = Texto de la parada
story-words-hint = Lo que todos leen aquí…
story-change-words = Doble clic o Enter cambia el texto
story-change-words-by-finger = Toca dos veces para cambiar el texto
story-stop-of = Parada { $index } de { $count }
story-heading-at-stop = { $lesson } · parada { $index } de { $count }
story-before-stops = { $count ->
    [one] { $count } parada
   *[other] { $count } paradas
 }
story-go-on = Continuar
story-go-back = Atrás
story-your-answer = tu respuesta
story-not-the-answer = No es { $given }. Prueba otra vez, o pide que se muestre.
story-what-next = ¿Y ahora?
story-play-it = Jugarla
story-fill-it = Llenarla
story-fill-it-yourself = Llenarla tú
story-predict-it = Predecirla
story-compare-it = Comparar con el voraz
story-back-to-lesson = Volver a la lección { $index }

## stage: la barra sobre el escenario

stage-subject = Escenario: { $name }
stage-more = Más
stage-more-subjects = Más vistas
stage-beside = otra vista
stage-beside-menu = Lo que está al lado del escenario
stage-beside-is = al lado: { $name }
stage-players = Primero: { $first } · Segundo: { $second }
stage-choices = { $recurrence } · { $choice }
stage-by-order = por { $order }
stage-options-of = Opciones: { $name }
stage-options = opciones
stage-options-tooltip = Qué muestra el escenario de esto, y cómo

## transport: los controles debajo de la tabla. Mueven el llenado, el juego o la fusión

transport-command-of = { $command }: { $subject }
transport-play-the = Reproducir { $subject }
transport-pause-the = Pausar { $subject }
transport-pause = Pausa
transport-play-again = Otra vez
transport-replay = Repetición
transport-fill-the-table = Llenar la tabla
transport-play-the-game = Jugar
transport-fuse-the-coins = Fundir monedas
transport-go-on = Seguir
transport-position-of = Posición: { $subject }
transport-position-with-marks = Posición en el llenado. Las marcas muestran dónde termina cada { $sweep }.
transport-speed-of = Velocidad: { $subject }
transport-speed-tooltip = Velocidad (+ y −)
transport-speed = { $times }×
transport-step = Paso
transport-step-tooltip = Elegir cuánto avanza un paso. La velocidad cuenta estos pasos.
transport-by-phase = por fase
transport-by-call = por llamada
transport-by-cell = por celda
transport-by-sweep = por { $sweep }

## why: la pestaña *Por qué PD*: las etapas del árbol a la tabla, las llamadas, los costes y el gráfico de los costes

why-tree = árbol
why-tree-tooltip = Todas las llamadas de la recursión sin memo
why-graph = grafo
why-graph-tooltip = Con memo, cada intervalo se calcula una vez
why-table = tabla
why-table-tooltip = Con un buen orden de llenado no hacen falta llamadas
why-fold-to = Plegar hasta { $stage }
why-tree-to-table = Del árbol a la tabla
why-frames-of-calls = Las llamadas con marco están abiertas, las de línea discontinua son aciertos de memo y las tenues aún están por venir.
why-saved-calls = Con memo se hicieron { $made } de { $all } llamadas. Las llamadas tenues no hicieron falta.
why-calls-of-tree = { $n ->
    [1] Sin memo: { $calls } llamada.
    [2] Sin memo: { $calls } llamadas.
   *[other] Sin memo: { $calls } llamadas. Los mismos intervalos se repiten una y otra vez.
 }
why-calls-later = Cada llamada hace las llamadas que están debajo. El número de llamadas aparece cuando la tabla está llena.
why-tree-later = Las llamadas revelarían qué celdas se leen. Aparecen después de tu respuesta.
why-about-graph = Con memo, cada intervalo se calcula una vez, y cualquier otra llamada se responde al instante.
why-about-table = Con un buen orden de llenado, todo lo que lee una celda ya está ahí. No hacen falta llamadas.
why-not-drawn = { $interval }: debajo de la parte del árbol que se dibuja.
why-never-called = { $coins }: la recursión de {"F"} nunca las llama.
why-coin-never-called = { $coins }: la recursión de {"F"} nunca la llama.
why-call-with-numbers = { $coins }: { $numbers }.{ $calls ->
    [0] {""}
    [1] {" "}Una llamada.
   *[other] {" "}{ $calls } llamadas.
 }
why-call-with-numbers-in-part = { $coins }: { $numbers }.{ $calls ->
    [0] {""}
    [1] {" "}Una llamada en esta parte del árbol.
   *[other] {" "}{ $calls } llamadas en esta parte del árbol.
 }
why-calls-of-recursion = Llamadas de la recursión
why-call-name = llamada de { $i } a { $j }{ $calls ->
    [0] {""}
    [1] , una vez
   *[other] , { $calls } veces
 }{ $state ->
    [none] {""}
   *[other] , { $state }
 }
why-calls-without-memo = llamadas sin memo
why-calls-with-memo = llamadas con memo
why-memo-hits = de ellas, aciertos de memo
why-cells-written = celdas escritas
why-additions = sumas
why-comparisons = comparaciones
why-calls-tooltip = Incluye las llamadas con intervalos vacíos
why-cells-written-tooltip = Con el orden de llenado actual
why-additions-tooltip = Sumas y restas de valores; los pasos de los bucles no cuentan
why-comparisons-tooltip = Comparaciones de valores; las pruebas de índices no cuentan
why-so-far = hasta aquí
why-in-all = en total
why-cost = { $name }, { $heading }: { $number }
why-without-memo = sin memo
why-with-memo = con memo
why-cells-of-table = celdas de la tabla
why-n-log-n = n log₂ n
why-plot-of-calls = Llamadas según el número de monedas, con una marca en { $coins }
why-growth = El doble bucle es cuadrático, no n log n. De { $few } a { $many } monedas, las celdas se multiplican por 4, de { $cells-of-few } a { $cells-of-many }. n log₂ n solo crece de { $log-of-few } a { $log-of-many }.
why-growth-of-moves = Cada una de las n² / 2 celdas prueba hasta 2·{ $most } jugadas, así que el tiempo de los bucles es proporcional a n²·{ $most }.
why-growth-of-any-moves = Cada una de las n² / 2 celdas prueba hasta 2·n jugadas, así que el tiempo de los tres bucles es proporcional a n³.
