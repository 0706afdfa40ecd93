## row: errores del texto de una fila. Cada uno va detrás de su lugar: `línea 2, carácter 6: «x» no es un número entero`

row-in-line = carácter { NUMBER($column, useGrouping: "false") }
row-in-text = línea { NUMBER($line, useGrouping: "false") }, carácter { NUMBER($column, useGrouping: "false") }
row-quoted = «{ $word }»
row-this = esto
row-empty = aún no hay ninguna moneda; escribe números enteros, como 8 15 3 7
row-not-a-number = { $word } no es un número entero; escribe monedas como 8, -15 o 1_000
row-not-whole = { $word } no es entero; las monedas son números enteros, así que redondéalo o multiplica todas por lo mismo
row-decimal-comma = { $word } puede ser dos monedas, o un número con decimales; las monedas son números enteros, y entre monedas va un espacio detrás de cada coma
row-spaced-groups = { $word } puede ser un número o varias monedas; escribe los números sin espacios, o una coma entre monedas
row-leading-zero = { $word } empieza por 0; quita el 0, y escribe los millares sin coma (1000 o 1_000)
row-out-of-range = { $word } está fuera de los límites; una moneda está entre { $least } y { $most }
row-invisible = aquí está el carácter invisible { $code }; quítalo
row-missing = falta una moneda delante de { $word }; ponla ahí o quita { $word }
row-empty-cell = la celda delante de { $word } está vacía; llénala o quítala
row-currencies = { $word } tiene otra divisa que una moneda anterior; escribe todas las monedas en la misma unidad
row-alone-above = { $number } está solo en una línea encima de { $coins }; si dice cuántas son, escribe { NUMBER($count, useGrouping: "false") }, y si es una moneda, ponla en su línea
row-rows = este texto tiene { $count } filas; deja una sola, en una línea o entre un par de paréntesis
row-computed = { $word } calcula sus números; escribe las propias monedas
row-ambiguous = esto puede ser { $readings }; elige con {"--read-as"} NAME, o pega el texto en el campo de la fila
row-reading = { $coins } { $first } ({ $name })
row-reading-in-short = { $coins } ({ $name })
row-or = { $before } o { $next }
row-not-read-as = esto no se puede leer como «{ $name }», donde { $why }
row-too-many = { $word } es una moneda de más; una fila tiene como mucho { $most }
row-outside-the-list = { $word } está fuera de la lista de monedas; deja una sola lista
row-wrong-length = la declaración dice { $declared }, pero la lista tiene { NUMBER($coins, useGrouping: "false") } monedas; haz que coincidan
row-unclosed = este «{ $opening }» no se cierra nunca; añade un «{ $closing }» detrás de la última moneda
row-too-deep = este «{ $opening }» está dentro de otros { $most } paréntesis; a una lista de monedas le bastan unos pocos
row-unopened = este «{ $closing }» no cierra nada; quítalo o abre la lista con un «{ $opening }»

row-no-coins = una fila necesita al menos una moneda
row-too-many-coins = una fila tiene como mucho { $most } monedas; esta tiene { $count }
row-value-out-of-range = la moneda del lugar { $place } es { $value }; una moneda está entre −10¹² y 10¹²

row-survey-count = no puede haber una fila de { $count } monedas; las filas de un muestreo tienen de 1 a { $most }
row-survey-value = no puede haber una moneda de { $value }; una moneda está entre −10¹² y 10¹²
row-survey-rows = no puede haber { $rows } filas; un muestreo tiene de 1 a { $most }

row-odd-row = los dos extremos de una fila impar son puestos del mismo tipo
row-not-first = es para Primero en una fila par
row-against-exploiter = dos explotadores esperarían cada uno la regla del otro
row-other-rule = es para la regla clásica
row-alone = Primero juega solo
row-long-row = necesita todos los intervalos, así que la fila puede tener como mucho { $most } monedas

## files: por qué un archivo no se puede leer o no se debe reemplazar. Un texto sobre reemplazar va detrás de `no se puede escribir row.ron: `

files-read-only = es de solo lectura; haz que se pueda escribir o elige otro nombre
files-folder = eso es una carpeta; elige el nombre de un archivo
files-pipe = eso es una tubería y no se puede reemplazar; elige otro nombre
files-socket = eso es un socket y no se puede reemplazar; elige otro nombre
files-device = eso es un dispositivo y no se puede reemplazar; elige otro nombre
files-read-only-folder = la carpeta { $folder } es de solo lectura; haz que se pueda escribir o elige otra
files-not-kept = este navegador ya no guarda el archivo; ábrelo de nuevo desde el disco
files-no-storage = este navegador no guarda nada para esta página ({ $reason }); guarda tu trabajo en un archivo
files-no-folder-to-read = esto es una carpeta, y solo se puede leer un archivo; elige uno de dentro
files-no-pipe-to-read = esto es una tubería, y solo se puede leer un archivo; guarda antes su texto en un archivo
files-no-socket-to-read = esto es un socket, y solo se puede leer un archivo; elige una sesión o un texto con una fila
files-no-device-to-read = esto es un dispositivo, y solo se puede leer un archivo; elige una sesión o un texto con una fila
files-no-regular-file = esto no es un archivo normal, y solo se puede leer un archivo; elige una sesión o un texto con una fila

## course: errores y avisos sobre cursos

course-version-zero = no existe la versión 0; los cursos empiezan en la versión 1
course-newer-version = este curso tiene la versión { $version }, y este programa lee versiones hasta la { $newest }; ábrelo con un coin-duel más nuevo
course-too-many-entries = el curso tiene { $count } entradas y puede tener { $most }; se omiten las últimas
course-more-warnings = { $count ->
    [one] { $count } problema más
   *[other] { $count } problemas más
 }
course-lessons-left-out = { $count ->
    [one] { $count } lección no se puede usar y se omite
   *[other] { $count } lecciones no se pueden usar y se omiten
 }
course-solves-no-course = { $path } es un curso, no una fila; resuelve el archivo de una de sus lecciones, o exporta el curso
course-in-lesson = lección { $number }: { $problem }
course-in-file = { $name }: { $problem }
course-out-of-folder = «{ $name }» no es un archivo de la carpeta del curso; cópialo ahí, y escribe su ruta desde ahí
course-link-out-of-folder = { $name } es un enlace que sale de la carpeta del curso; pon en la carpeta el archivo mismo
course-is-a-course = { $name } es un curso, y una lección es una sesión; pon aquí en la lista sus lecciones
course-no-session-in-folder = { $path } no tiene ninguna sesión; una carpeta con sesiones (.ron) se abre como curso
course-words-left-out = no se usan los textos en «{ $language }»: { $problem }
course-no-file-of-words = un archivo de textos tiene que estar en la carpeta del curso, y este curso no tiene carpeta
course-unknown-lesson = ninguna lección se llama { $name }

## embed: errores en la dirección de una página incrustada. Las palabras con = y las que pueden seguirles se escriben en direcciones

embed-unknown-view = la dirección dice view={ $view }; puede ser lecture, table o game
embed-bad-step = la dirección dice step={ $step }; puede ser 0 o un número entero mayor
embed-unknown-theme = la dirección dice theme={ $theme }; puede ser dark, light o contrast
embed-unknown-course = la dirección dice course={ $course }; puede ser { $known }
embed-unknown-lesson = la dirección dice lesson={ $lesson }; puede ser de 1 a { $count }, o el nombre de una lección, como greedy-loses
embed-no-such-stop = el mensaje dice stop: { $stop }; { $count ->
    [0] la lección no tiene paradas
   *[other] puede ser de 1 a { $count }
 }
embed-no-such-step = el mensaje dice step: { $step }; puede ser de 0 a { $end }

## export: errores al exportar: lo que no se puede hacer y los archivos que no se pueden escribir

export-unknown-format = Formato .{ $ending } desconocido; usa { $known }
export-no-ending = El nombre «{ $path }» no tiene extensión; usa { $known }
export-table-not-game = { $format } contiene la tabla, no un juego; exporta el juego como imagen o como texto
export-only-table = { $format } contiene la tabla; exporta esto como imagen
export-fill-not-game = { $format } muestra el llenado, no un juego; exporta el juego como imagen o como texto
export-not-shown = { $format } no muestra esto; expórtalo como imagen
export-no-video-program = los vídeos necesitan el programa ffmpeg, que no está instalado; instálalo, o exporta como { $formats }, para lo que no hace falta nada
export-video-failed = el programa ffmpeg no pudo escribir el vídeo{ $reason ->
    [none] {" "}y no dijo por qué
   *[other] : { $reason }
 }
export-seconds-out-of-range = una imagen se puede mostrar de { $min } a { $max } segundos, no { $seconds }
export-is-source = { $path } es una fuente de esta exportación y se perdería; elige otro nombre, como { $proposal }
export-no-pdf = no se puede hacer el PDF: { $reason }
export-no-text = { $format } está hecho de píxeles y no tiene texto
export-too-many-coins = las imágenes muestran filas de hasta { $max } monedas, y esta fila tiene { $n }; { $advice }
export-export-moves-as-text = exporta sus jugadas como texto
export-remove-coins = quita monedas, o usa `coin-duel solve`, que resuelve filas de cualquier longitud
export-export-table-as = exporta la tabla como { $formats }
export-too-many-pictures = la exportación tiene más de { $max } imágenes; elige pasos más largos o un solo paso
export-no-such-step = no existe el paso { $step }; el llenado tiene { $end }, así que elige de 0 a { $end }
export-no-such-move = no existe la jugada { $move-number }; el juego tiene { $end }, así que elige de 0 a { $end }
export-no-such-stop = no existe la parada { $number }; la lección tiene { $stops }
export-no-such-slide = no existe la diapositiva { $index }; la sesión tiene { $last } detrás de la portada, así que elige de 0 a { $last }
export-course-needs-pictures = { $format } no contiene imágenes, y un curso se exporta como imágenes; elige un nombre que termine en { $endings }
export-not-of-window = { $format } no puede contener una imagen de la ventana; elige un nombre que termine en { $endings }
export-not-of-worksheets = { $format } no puede contener hojas de ejercicios; elige un nombre que termine en { $endings }
export-no-lesson = el curso no tiene ninguna lección que se pueda usar; añade una
export-too-many-slides = el curso tiene { $slides } diapositivas, y una exportación contiene como mucho { $max }; divide el curso
export-scale-out-of-range = la escala es { $scale }; elige una de { $min } a { $max }
export-size-out-of-range = el tamaño es { $width } × { $height } píxeles; elige de { $min } a { $max } para cada lado
export-picture-too-large = una imagen de { $width } × { $height } píxeles es demasiado grande; elige una escala menor o SVG (como mucho { $per-side } por lado, { $millions } millones en total)
export-no-folder = no se puede escribir { $path }: no existe la carpeta { $folder }; créala o elige otra
export-is-folder = no se puede escribir { $path }: eso es una carpeta; elige el nombre de un archivo
export-cannot-write = no se puede escribir { $path }: { $reason }
export-text-too-long = { $text } contiene como mucho { $max } monedas; esta fila tiene { $n }
export-too-many-steps = se pueden listar como mucho { $max } pasos a la vez; estos son { $steps }
export-a-table = una tabla { $format }
export-a-list-of-steps = una lista de pasos
export-a-list-of-moves = una lista de jugadas
export-stopped = se detuvo la exportación

## link: errores sobre sesiones en enlaces. Van detrás de `No se puede abrir el enlace: ` o `No se puede copiar el enlace: `

link-too-long = tiene { $chars } caracteres, pero los navegadores y los programas de correo cortan los enlaces de más de { $most }; guarda la sesión en un archivo
link-holds-too-much = contiene más de { $most } bytes; usa un archivo para esta sesión
link-is-empty = no tiene ninguna sesión; una fila iría detrás de #, como en #8,15,3,7
link-bad-character = tiene «{ $character }» como carácter { $place } detrás de s=, donde solo puede haber letras, cifras, - y _; cópialo otra vez
link-damaged = termina antes de tiempo o se ha alterado; copia otra vez el enlace entero
link-no-row = no tiene ninguna fila: { $reason }
link-no-session = no tiene ninguna sesión que este programa pueda abrir: { $reason }

link-no-such-stop = la dirección dice stop={ $said }; { $count ->
    [0] esta sesión no tiene paradas
    [one] esta sesión solo tiene la parada 1, que es la que se muestra
   *[other] puede ser de 1 a { $count }, y se muestra la parada { $now }
 }
link-no-such-end = la dirección dice until={ $said }; { $count ->
    [0] esta sesión no tiene paradas
    [one] esta sesión solo tiene la parada 1
   *[other] puede ser de 1 a { $count }, y no se omite ninguna parada
 }

## session: errores y avisos sobre archivos de sesión: al abrirlos, al guardarlos y en su contenido

session-unknown-field = esta versión no conoce el campo `{ $field }`, y no se guardará
session-more-unknown-fields = { $count ->
    [one] hay { $count } campo más que esta versión no conoce, y no se guardará
   *[other] hay { $count } campos más que esta versión no conoce, y no se guardarán
 }
session-read-as = leído como { $coins }, porque { $why }
session-read-as-or = leído como { $coins }, porque { $why }; { $option } lee { $others }
session-unprintable = `{ $field }` tenía caracteres que no se pueden mostrar; ahora cada uno de ellos es un □
session-step-moved = `{ $field }` estaba fuera { $end ->
    [one] del único paso ({ $end }) de la fila
   *[other] de los { $end } pasos de la fila
 } y ahora es { $now }
session-move-moved = `{ $field }` estaba fuera { $end ->
    [one] de la única jugada ({ $end }) de la fila
   *[other] de las { $end } jugadas de la fila
 } y ahora es { $now }
session-order-changed = { $reason } Se llena por { $now }
session-no-position = `{ $field }` no es un número de pasos y ahora es 0
session-lines-left-out = { $count ->
    [one] la sesión tiene { $count } línea de juego más que las { $most } que puede tener; se omite la última
   *[other] la sesión tiene { $count } líneas de juego más que las { $most } que puede tener; se omiten las últimas
 }
session-no-such-line = `line` era { $line }, pero la última línea de juego es la { $last }; ahora es 0
session-moves-left-out = la línea de juego { $line } tenía jugadas desordenadas, contra la regla o más allá { $moves ->
    [one] de la única jugada ({ $moves }) de la fila
   *[other] de las { $moves } jugadas de la fila
 }; se omiten
session-more-moves-left-out = { $count ->
    [one] { $count } línea de juego más tenía jugadas así; se omiten
   *[other] { $count } líneas de juego más tenían jugadas así; se omiten
 }
session-said-at-stops = sus notas y lo que contaba al final son ahora el texto de sus paradas
session-stops-left-out = { $count ->
    [one] la sesión tiene { $count } parada más que las { $most } que puede tener; se omite la última
   *[other] la sesión tiene { $count } paradas más que las { $most } que puede tener; se omiten las últimas
 }
session-more-stops-moved = { $count ->
    [one] { $count } parada más estaba fuera de la fila y ahora está dentro
   *[other] { $count } paradas más estaban fuera de la fila y ahora están dentro
 }
session-count-from-is-unknown = `count_from` es { $number }; tiene que ser 0 o 1
session-cannot-open = no se puede abrir { $path }: { $reason }
session-cannot-save = no se puede guardar { $path }: { $reason }{ $is-unchanged ->
    [true] ; el archivo no ha cambiado
   *[false] {""}
 }
session-is-row-file = no se puede guardar { $path }: la sesión tiene sus monedas en este archivo; elige otro nombre
session-too-large = { $path } es demasiado grande: tiene { $bytes } bytes, y un archivo puede tener como mucho { $max-bytes }
session-in-file = { $path }, { $problem }
session-link-out-of-folder = { $path } es un enlace que sale de la carpeta de la sesión; pon en la carpeta el archivo mismo
session-in-row-file = { $path } tiene sus monedas en otro archivo: { $problem }
session-at-place = línea { $line }, columna { $column }: { $problem }
session-other-encoding = esto es texto en { $encoding }; ábrelo en un editor y guárdalo con la codificación UTF-8
session-unknown-encoding = esto no es texto en UTF-8; ábrelo en un editor y guárdalo con la codificación UTF-8
session-empty-file = el archivo está vacío; una sesión es como mínimo (version: { $version }, coins: [8, 15])
session-version-zero = no existe la versión 0; las sesiones empiezan en la versión 1
session-newer-version = esta sesión tiene la versión { $version }, y este programa lee versiones hasta la { $newest }; ábrela con un coin-duel más nuevo
session-row-path-too-long = la ruta del archivo de monedas es demasiado larga; pon el archivo junto a la sesión
session-row-path-out-of-folder = «{ $path }» no es un archivo de la carpeta de la sesión; escribe su ruta desde ahí, como "row.txt"
session-path-unit-too-large = una ruta tiene un carácter no válido
session-too-many-windows = hay demasiadas ventanas abiertas
session-cannot-write = no se puede escribir { $path }: { $reason }
session-in-field = `{ $path }`: { $expected }
session-no-point = { $expected }; un número entero no lleva punto
session-no-coin = { $expected }; una moneda está entre −10¹² y 10¹²
session-too-many-brackets = aquí hay demasiados paréntesis unos dentro de otros; bastan unos pocos
session-a-position = un número de pasos o jugadas
session-position-with-fraction = una posición es un número entero, sin punto
session-a-list = una lista
session-a-row-or-file = una lista de números enteros, o el nombre de un archivo de texto que los contiene

## worksheet: errores de hojas de ejercicios

worksheet-no-coins = una hoja de ejercicios necesita al menos 1 moneda
worksheet-too-many-coins = una hoja de ejercicios admite como mucho { $max } monedas; esta fila tiene { $n }
worksheet-variants-out-of-range = el número de variantes es { $count }; elige de 1 a { $max }
worksheet-value-out-of-range = ninguna moneda puede valer { $value }; elige números de { $least } a { $most }
worksheet-no-diagonal = { $n ->
    [1] no existe la diagonal { $length }; una fila de 1 moneda solo tiene la diagonal 1
   *[other] no existe la diagonal { $length }; una fila de { $n } monedas tiene las diagonales 1 a { $n }
 }
worksheet-share-out-of-range = la parte de celdas vacías es { $percent } %; elige de 1 a 100
worksheet-task-of-classic-rule = el ejercicio «{ $task }» trata de la regla clásica, y esta recurrencia es de otra; elige otros ejercicios, o una recurrencia de la regla clásica
worksheet-no-form = el ejercicio «{ $task }» necesita una recurrencia publicada, o la de una regla que tenga una; elige otra recurrencia, u otros ejercicios
worksheet-of-ring = no hay hojas de ejercicios de un anillo; escribe la fila dos veces, y elige la regla clásica
worksheet-no-traps = { $rows ->
    [1] la única fila posible no tiene ninguna trampa para el voraz, y cada hoja necesita una: una celda en la que la moneda mayor es la peor; elige un margen de números más amplio
   *[other] ninguna de las { $rows } filas tiene una trampa para el voraz, y cada hoja necesita una: una celda en la que la moneda mayor es la peor; elige un margen de números más amplio
 }
worksheet-too-few-rows = { $all ->
    [1] no hay { $wanted } filas distintas de igual dificultad: de la única fila que hay, como mucho { $possible } se parecen; elige { $possible } variantes o menos, más monedas, o un margen de números más amplio
   *[other] no hay { $wanted } filas distintas de igual dificultad: de las { $all } filas posibles, como mucho { $possible } se parecen; elige { $possible } variantes o menos, más monedas, o un margen de números más amplio
 }
worksheet-too-few-rows-found = no se encontraron { $wanted } filas distintas de igual dificultad: se parecían { $found } de { $drawn } filas al azar; elige { $found } variantes o menos, u otro margen de números
worksheet-triangle-too-wide = un triángulo de { $n } monedas es demasiado ancho para una página; elige la forma cuadrada, que puede repartirse en varias páginas
worksheet-too-many-pages = una tabla con números tan largos necesitaría { $pages } páginas, y como mucho puede haber { $max }; elige menos monedas o números más cortos
