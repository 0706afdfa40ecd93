## help: headings of the help, and what stands in the help of each command

help-usage = Uso: { $usage }
help-commands = Comandos:
help-arguments = Argumentos:
help-options = Opciones:
help-list-of-values = Valores posibles:
help-values = [valores posibles: { $values }]
help-default = [por defecto: { $value }]
help-help = Mostrar este mensaje o la ayuda de los subcomandos indicados
help-print-help = Mostrar la ayuda
help-print-help-in-short = Mostrar la ayuda (más con «{"--help"}»)
help-print-help-in-full = Mostrar la ayuda (un resumen con «-h»)
help-print-version = Mostrar la versión

## program: the help of the program, and what it says without a command

program-about = Mira cómo la programación dinámica llena la tabla del juego de las monedas en fila
program-file = Un archivo de sesión, de curso o de texto con una fila, para abrirlo en la ventana
program-lecture = Empezar enseguida la clase del archivo
program-language = El idioma de todos los textos; también puede ir delante de un comando
program-examples =
    Ejemplos:
      coin-duel                           abrir la ventana
    {"  coin-duel lesson.ron"}                abrir una sesión
    {"  coin-duel lesson.ron --lecture"}      empezar su clase
    {"  coin-duel solve 8 15 3 7"}            resolver una fila sin ventana
    {"  coin-duel solve --json row.txt"}      resolver la fila de un archivo, en JSON
    {"  coin-duel export lesson.ron --out fill.gif"}
                                          exportar imágenes, tablas o texto
    {"  coin-duel export course.ron --out slides.png"}
                                          exportar las diapositivas de un curso
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --out sheets.pdf"}
                                          crear hojas de ejercicios con soluciones
program-mistyped = { $typed } no es un comando ni un archivo; ¿quieres decir `{ $command }`?
program-no-window = este programa se compiló sin ventana; compílalo con la parte «gui», o usa lo que no la necesita: `coin-duel solve`, `coin-duel export` y `coin-duel worksheet`
program-error = error: { $problem }
program-failure = coin-duel: { $problem }
program-cannot-write = no se puede escribir la respuesta: { $error }

## solve: the help and the answers of `solve`

solve-about = Resolver una fila y mostrar su tabla, sus puntos y su juego
solve-coins = La fila de izquierda a derecha: números, una lista, o un archivo que la contiene; - lee la entrada estándar
solve-json = Escribir un objeto JSON: n, sum, {"fir"}, {"sec"}, difference, pick, left, right, rule; con otra regla hay first y second o total, y takes
solve-rule = La regla del juego [por defecto: classic]: { $known }
solve-count-from = El número de la primera moneda en la tabla, 0 o 1 [por defecto: 0; en una sesión, lo que ella diga]
solve-read-as = Cómo entender los números de un texto, si hay más de una posibilidad
solve-examples =
    Ejemplos:
    {"  coin-duel solve 8 15 3 7"}
    {"  coin-duel solve -8 15 -3"}
    {"  coin-duel solve \"int[] coins ="} {"{"}8, 15, 3, 7{"}"};"
    {"  coin-duel solve --rule what-stays 5 3 1 4 2"}
    {"  coin-duel solve row.txt"}
      seq 1000000 | coin-duel solve {"--json"} -
solve-cannot-read = no se puede leer la entrada estándar: { $error }
solve-too-long = la entrada estándar es demasiado larga; una fila tiene como mucho { $most } monedas
solve-in-input = entrada estándar, { $problem }

## answer: the answer of `solve`

answer-row = fila
answer-coins = monedas
answer-result = resultado
answer-pick = elección
answer-table = tabla
answer-game = juego
answer-count-and-sum = { $count }, suma { $sum }
answer-scores = {"fir"} { $fir }, {"sec"} { $sec }, ventaja { $difference }: { $outcome }
answer-only-coin = la única moneda
answer-tie = empate: izquierda y derecha valen { $worth }
answer-picked = { $pick } ({ $coin }): izquierda vale { $left }, derecha { $right }
answer-table-heading = {"fir"}|{"sec"} de las monedas i a j; < se elige izquierda, > derecha, ambos si hay empate
answer-game-heading = juego óptimo, izquierda si hay empate; lo que valen izquierda y derecha, y los puntos de ambos después
answer-left-out = se omite; solo se muestra hasta { $most } monedas

## export: the help and the answers of `export`

export-about = Escribir sin ventana imágenes, la tabla o los pasos de una sesión, o las diapositivas de un curso
export-session = La sesión o el curso que se exporta, una carpeta de sesiones, o un archivo de texto con una fila
export-out = Archivo de salida; su nombre determina el formato
export-step = El número de pasos o jugadas hechos, first o last [por defecto: como en la sesión; en un GIF, todos]
export-all = Todos los pasos o jugadas
export-by = Cuánto avanza el llenado de imagen a imagen [por defecto: cell]
export-show = Qué se muestra [por defecto: fill]
export-game = El juego de la sesión sobre su tabla: lo mismo que {"--show"} game
export-table-only = La tabla con su leyenda, u otro contenido solo, sin la fila, las sumas ni los puntos
export-behind = La tabla detrás del juego [por defecto: session]
export-layout = Cómo se colocan las celdas de la tabla [por defecto: como en la sesión]
export-language = El lenguaje del código [por defecto: pseudocode]
export-fold = Hasta dónde se pliega el árbol de llamadas [por defecto: tree]
export-count-from = El número de la primera moneda, 0 o 1 [por defecto: como en la sesión]
export-read-as = Cómo entender los números de un texto con una fila, si hay más de una posibilidad
export-theme = Los colores de las imágenes [por defecto: light]
export-scale = Píxeles por punto, de 0.25 a 8; una diapositiva tiene al menos 1280 × 720 puntos [por defecto: 1; en PNG, 2]
export-size = Los píxeles de cada imagen, por ejemplo 1920x1080; el contenido es tan grande como quepa
export-seconds = Cuánto tiempo muestra una animación cada imagen, de 0.02 a 60 segundos [por defecto: según cuántas sean]
export-slides = La forma de las diapositivas de un PDF
export-per-page = Un folleto en PDF con 1, 2, 3, 4 o 6 imágenes por hoja
export-edition = Para quién son los archivos; de eso depende lo que contienen
export-notes = Dónde van las notas de un folleto
export-paper = El papel de un folleto
export-quiz = Preguntar por cada paso de una página HTML antes de mostrarlo
export-separator = Lo que separa los valores de una tabla CSV [por defecto: comma]
export-dry-run = Decir qué se escribiría, y no escribir nada
export-notes-and-examples =
    El nombre de FILE determina el formato:
    {"  ."}pdf                 diapositivas; con {"--per-page"}, un folleto con notas
    {"  ."}html                una página que recorre el llenado paso a paso, para
                           cualquier navegador
    {"  ."}svg .png            una imagen del paso actual; con {"--all"}, numeradas:
                           fill-01.png, fill-02.png, etc.
    {"  ."}gif .apng           una animación; con {"--step"}, una imagen fija
    {"  ."}mp4 .webm           un vídeo, si está instalado el programa ffmpeg
    {"  ."}csv .tsv .md .tex .typ
                           la parte llena; con {"--all"}, o antes del primer paso,
                           la tabla entera
    {"  ."}txt                 los pasos hechos; con {"--all"}, todos los pasos; con
                           {"--game"}, las jugadas

    Un curso, o una carpeta de sesiones, se exporta como diapositivas: la portada
    de cada lección y luego sus paradas. Una pregunta y su respuesta son dos
    diapositivas. Con .svg y .png se escriben slides-001.png, slides-002.png, etc.
    Las animaciones muestran cada una 2 segundos.

    Un archivo de texto con una fila se exporta con la tabla llena. Una sesión se
    exporta en el paso en que está; {"--step"} last muestra el final.

    Las notas privadas de las paradas no van en ningún archivo, salvo con
    {"--edition"} lecturer. En un folleto para estudiantes, las preguntas no tienen
    respuesta.

    Código de salida: 0 si todo se ha escrito, 1 si falla el sistema, 2 si los
    argumentos o los archivos están mal, 3 si se omiten lecciones que no se pueden
    usar.

    Un archivo que ya existe se reemplaza, pero nunca la sesión ni su fila. Cada
    archivo se escribe entero o no se escribe.

    Ejemplos:
    {"  coin-duel export lesson.ron --out table.svg"}
    {"  coin-duel export lesson.ron --out fill.pdf --all --by sweep"}
    {"  coin-duel export lesson.ron --out fill.gif --by sweep --theme dark"}
    {"  coin-duel export lesson.ron --out fill.png --all --size 1920x1080"}
    {"  coin-duel export lesson.ron --out game.gif --game"}
    {"  coin-duel export lesson.ron --out code.png --show code --language python"}
    {"  coin-duel export lesson.ron --out table.tex --all"}
    {"  coin-duel export lesson.ron --out fill.html --quiz"}
    {"  coin-duel export course.ron --out slides.pdf"}
    {"  coin-duel export course.ron --out handout.pdf --per-page 4 --paper letter"}
    {"  coin-duel export course.ron --out script.pdf --per-page 2 --edition lecturer"}
    {"  coin-duel export row.txt --out table.csv --separator semicolon"}
    {"  coin-duel export course.ron --out slides.png --dry-run"}
export-write-step = escribe un número entero, 0 o más, o bien first o last
export-write-scale = escribe un número de { $least } a { $most }
export-write-size = escribe un ancho y un alto en píxeles, por ejemplo 1920x1080
export-write-seconds = escribe un número de segundos de { $least } a { $most }
export-write-per-page = elige 1, 2, 3, 4 o 6
export-only-for-session = { $option } es para una sola sesión; un curso se exporta entero, como dicen sus paradas, así que quita { $option }
export-useless = { $option } es para { $what }; quita esa opción
export-would-write = se escribiría en { $files }
export-wrote = se escribió en { $files }
export-progress = { $done } de { $total }
export-interrupted = interrumpido; no se ha escrito nada
export-no-signals = si interrumpes esta exportación, pueden quedar archivos a medias: { $error }

## stride (any): how far the fill goes from picture to picture

stride-phase = Leer, sumar, elegir y escribir cada celda
stride-cell = Una celda, o una llamada de la recursión
stride-sweep = Una diagonal, una línea o una columna

## subject: what an export shows

subject-fill = La tabla mientras se llena
subject-game = El juego sobre su tabla
subject-lanes = La fila y las monedas que ha tomado cada jugador
subject-tree = Las llamadas de la recursión
subject-code = El código con su línea marcada
subject-fusion = La fusión paso a paso
subject-own = La tabla que se llena a mano, con el primer número incorrecto tachado
subject-stops = La portada y las paradas de la sesión

## behind (any): the table behind the game

behind-session = Hasta donde llega el llenado de la sesión; llena si aún no ha empezado
behind-filled = Con todos sus números
behind-empty = Sin números

## fold (any): how far the tree of calls is folded

fold-tree = Cada llamada
fold-graph = Cada intervalo distinto
fold-table = Los intervalos en sus celdas

## edition (any): for whom files are

edition-students = Sin notas privadas; las respuestas, cuando se llega a ellas
edition-answers = Sin notas privadas; todas las respuestas
edition-lecturer = Notas privadas y todas las respuestas

## separator (any): what stands between the values of a CSV table

separator-comma = Para la mayoría de los programas
separator-semicolon = Para Excel donde el signo decimal es la coma
separator-tab = Como en una tabla TSV

## only_for: what an option of `export` is for. `--quiz is for an HTML page; leave it out`

only_for-pdf = un PDF
only_for-page = una página HTML
only_for-animation = una animación o un vídeo
only_for-pixels = una imagen, una animación o un vídeo
only_for-picture-theme = una imagen; una página toma los colores de quien la lee
only_for-picture = una imagen
only_for-picture-or-text = una imagen o un texto; una página tiene todos los pasos
only_for-pictures = imágenes; una página tiene todas las fases
only_for-csv = una tabla CSV
only_for-session = una sesión

## worksheet: the help of `worksheet`

worksheet-about = Escribir hojas de ejercicios con celdas vacías para estudiantes, y sus soluciones
worksheet-session = La sesión cuya fila se imprime, o un archivo de texto con una fila
worksheet-read-as = Cómo entender los números del texto, si hay más de una posibilidad
worksheet-coins = Filas al azar de N monedas, de 1 a 64
worksheet-variants = El número de filas distintas, de 1 a 500, cada una en su propia hoja
worksheet-seed = La semilla de las filas al azar; la misma semilla da las mismas filas
worksheet-numbers = El valor menor y el mayor de las monedas al azar
worksheet-out = Archivo de salida; su nombre termina en .pdf, .tex, .typ o .md, o para un cuestionario en .moodle.xml o .qti.zip
worksheet-tasks = Los tipos de ejercicios, separados por comas; las hojas los llevan por turnos
worksheet-blank = Las celdas vacías: all, diagonal:K, second o seed:{"S"}:PERCENT
worksheet-recurrence = La recurrencia de la tabla [por defecto: como en la sesión; si no la hay, fir-sec]
worksheet-paper = El tamaño del papel
worksheet-theme = Los colores de un PDF: light para imprimir, contrast para pantallas
worksheet-count-from = El número de la primera moneda, 0 o 1 [por defecto: como en la sesión; si no la hay, 0]
worksheet-layout = Cómo se colocan las celdas de un PDF [por defecto: como en la sesión; si no la hay, square]
worksheet-no-solutions = No escribir las soluciones
worksheet-dry-run = Decir qué se escribiría y lo difícil que es cada fila, y no escribir nada
worksheet-notes-and-examples =
    Primero van las hojas, y después una solución para cada una. Cada hoja lleva su número y la semilla, con los que se
    obtiene otra vez la misma hoja.

    Las filas de un conjunto son todas distintas e igual de difíciles. Tienen el mismo número de
      trampas para el voraz   celdas en las que tomar la mayor de las dos monedas es peor; al menos una en filas de
                              cuatro monedas o más
      empates                 celdas de dos monedas o más en las que ambos extremos son igual de buenos
      monedas impares         lo que da la paridad de las sumas
      monedas negativas
      cifras                  de todas las monedas juntas
      fusiones                en un conjunto con el ejercicio fuse; al menos dos en filas de seis monedas o más

    En un conjunto con el ejercicio greedy, el juego voraz desde el principio pierde puntos en cada fila de cuatro monedas
    o más. La primera jugada es un empate en todas las filas o en ninguna. En filas de más de 10 monedas, las trampas y los
    empates pueden variar un poco: en menos de 1 más una cincuentava parte de las celdas. En filas de 20 monedas o más, lo
    demás también: en menos de 1 más una veinteava parte de las monedas. Las sumas de las monedas difieren en menos de una
    décima parte de la mayor suma posible, o en menos de la mitad del margen de los números, si eso es más. Cada solución
    indica estos números, y --dry-run también. Son los de la regla clásica.

    Ejemplos:
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --out sheets.pdf"}
    {"  coin-duel worksheet lesson.ron --blank diagonal:3 --out sheet.pdf"}
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --tasks winner,trace,wrong --out sheets.pdf"}
    {"  coin-duel worksheet --coins 8 --seed 7 --numbers -9-9 --blank seed:1:40 --out sheets.tex"}
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --tasks winner,greedy,recurrence --out quiz.moodle.xml"}
worksheet-write-whole = escribe un número entero, como mucho { $most }
worksheet-write-numbers = escribe dos números enteros unidos por un guion, por ejemplo 1-20
worksheet-write-cells = escribe all, diagonal:3, second, o seed:7:50 para la mitad de las celdas

## arguments: what is wrong with the arguments of any command

arguments-write-count-from = escribe 0 o 1
arguments-write-reading = escribe uno de { $names }
arguments-invalid = valor no válido «{ $value }» para «{ $argument }»
arguments-invalid-because = valor no válido «{ $value }» para «{ $argument }»: { $reason }
arguments-no-value = «{ $argument }» necesita un valor, y no se ha dado ninguno
arguments-extra-value = sobra el valor «{ $value }» para «{ $argument }»; no se esperaban más
arguments-unknown = argumento inesperado «{ $argument }»
arguments-unknown-command = subcomando desconocido «{ $command }»
arguments-no-utf8 = uno o más argumentos no son UTF-8 válido
arguments-missing = faltan estos argumentos obligatorios:
arguments-repeated = el argumento «{ $argument }» no se puede usar varias veces
arguments-conflict = el argumento «{ $argument }» no se puede usar con { $others }
arguments-command-conflict = el subcomando «{ $command }» no se puede usar con { $others }
arguments-quoted = «{ $argument }»
arguments-tip = consejo: { $tip }
arguments-similar = hay un argumento parecido: «{ $argument }»
arguments-similar-value = hay un valor parecido: «{ $value }»
arguments-of-command = «{ $option }» existe
arguments-as-value = para pasar «{ $argument }» como valor, usa «-- { $argument }»
arguments-more = Para más información, prueba «{"--help"}».
