## buttons: the buttons that several dialogs have

buttons-close = Cerrar
buttons-cancel = Cancelar
buttons-save = Guardar
buttons-replace = Reemplazar
buttons-browse = Examinar…
buttons-browse-tooltip = Elegir un archivo en el diálogo del sistema

## export: the export dialog: what is exported, how it looks, and to which file

export-export = Exportar
export-what = Qué
export-this-step = este paso
export-this-move = esta jugada
export-every-step = todos los pasos
export-every-move = todas las jugadas
export-a-picture-for-each = Una imagen por
export-phase = fase
export-cell = celda
export-content = Contenido
export-slide = diapositiva
export-the-table-alone = solo la tabla
export-as-on-the-screen = como en pantalla
export-background = Fondo
export-dark = oscuro
export-light = claro
export-high-contrast = alto contraste
export-scale = Escala (píxeles por punto)
export-per-point = {" "}píxeles por punto
export-scale-tooltip = Con escala 2 se ve nítido en casi todos los proyectores
export-file-to-write = Archivo de salida
export-file-exists = Este archivo ya existe. Reemplázalo o escribe otro nombre.
export-cancel-export = Cancelar exportación
export-starting = empezando…
export-copy-picture = Copiar imagen
export-copy-text = Copiar texto
export-copy-tooltip = Copiar al portapapeles, no a un archivo
export-with-the-drawing = con el dibujo
export-pdf-slides = Diapositivas PDF
export-pdf-handout = Folleto PDF
export-pdf-figure = Figura PDF
export-purpose-of-pdf-slides = páginas a pantalla completa
export-purpose-of-pdf-handout = imágenes con notas, para imprimir
export-purpose-of-pdf-figure = una figura para un artículo
export-pdf-sheets = Hojas PDF
export-purpose-of-pdf-sheets = páginas para imprimir y rellenar
export-worksheet-as-latex = editable, para imprimir
export-worksheet-as-typst = editable, para imprimir
export-worksheet-as-markdown = un texto para notas y wikis
export-purpose-of-png = imágenes para presentaciones
export-purpose-of-gif = animación para presentaciones
export-purpose-of-apng = para navegadores e Impress
export-purpose-of-mp4 = para todo reproductor
export-purpose-of-webm = para páginas web
export-purpose-of-svg = nítido a cualquier tamaño, editable
export-purpose-of-latex = la tabla, con booktabs
export-purpose-of-typst = la tabla para un documento
export-purpose-of-html = una página web, paso a paso
export-purpose-of-markdown = la tabla para notas y wikis
export-purpose-of-moodle = un cuestionario para Moodle
export-purpose-of-qti = para Canvas, ILIAS y OpenOlat
export-purpose-of-csv = una línea por celda
export-purpose-of-tsv = para pegar, con tabuladores
export-purpose-of-text = los pasos o las jugadas en palabras
export-subjects =
    Llenado
    Juego
    Monedas tomadas
    Llamadas
    Código
    Fusión
    Mi tabla
    Paradas
    Curso entero
    Hoja de ejercicios
    Ventana
export-about-the-window = Todo como está en la pantalla, sin este diálogo.
export-no-picture-of-window = En este sistema no se puede leer la ventana. Exporta otra cosa.
export-many-worksheets = Para muchas hojas distintas, usa el comando coin-duel worksheet.
export-this-stop = esta parada
export-every-stop = todas las paradas
export-questions = Preguntas
export-ask-before-each-step = preguntar antes de cada paso
export-shape = Forma
export-wide = 16 : 9
export-standard = 4 : 3
export-with-the-row = con la fila
export-alone = sin nada más
export-table-behind = Tabla de fondo
export-as-it-is = como está
export-filled = llena
export-empty = vacía
export-size = Tamaño
export-as-needed = automático
export-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") }
export-seconds-for-each = Segundos por imagen
export-by-their-number = según cuántas sean
export-chosen-seconds = todas igual
export-seconds-suffix = {" "}s
export-pictures-on-a-sheet = Por hoja
export-notes = Notas
export-beside = al lado
export-below = debajo
export-no-notes = sin notas
export-edition = Para
export-for-students = estudiantes
export-with-answers = estudiantes, con respuestas
export-for-the-lecturer = ti
export-about-students = Sin tus notas privadas. Las respuestas aparecen cuando se llega a ellas.
export-about-answers = Sin tus notas privadas. Se ven todas las respuestas.
export-about-lecturer = Con tus notas privadas y todas las respuestas. No lo des a nadie.
export-separator = Separador
export-comma = coma
export-semicolon = punto y coma (Excel en Europa)
export-tab = tabulador
export-paper = Papel
export-a4 = A4
export-letter = Carta
export-tasks = Ejercicios
export-empty-cells = Celdas vacías
export-all-cells = todas
export-every-second-cell = una de cada dos
export-one-diagonal = una diagonal
export-drawn-cells = al azar
export-coins-of-each-cell = Monedas por celda
export-share-of-cells = Parte de las celdas
export-percent-suffix = {" "}%
export-seed = Semilla
export-seed-tooltip = La misma semilla da las mismas celdas
export-solution = Solución
export-on-pages-of-its-own = en páginas aparte
export-preview = Vista previa de la exportación
export-drawing-preview = dibujando…
export-before = ‹
export-after = ›
export-picture-before = Imagen anterior
export-picture-after = Imagen siguiente
export-picture-of = Imagen { $number } de { $count }
export-sheet-of = Hoja { $number } de { $count }
export-files-and-size = { $files } archivos, { $size }
export-about = ~{ $size }
export-size-unknown = desconocido
export-purpose-and-size = { $purpose }{ $size ->
    [none] {""}
   *[other] ; { $size }
 }
export-progress = { $done } de { $total }
export-progress-in-seconds = { $done } de { $total }; faltan unos { $seconds } s
export-progress-in-minutes = { $done } de { $total }; faltan unos { $minutes } min
export-plan = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } píxeles

## export_group (any): what kinds of files are for

export_group-slides = Diapositivas
export_group-paper = Papel
export_group-web = Web
export_group-data = Datos

## file: the dialogs that ask for a file to open or to save to

file-open-heading = Abrir una sesión, una fila como texto o un enlace
file-save-heading = Guardar la sesión
file-open = Abrir
file-session-file = Archivo de sesión
file-course-file = Archivo de curso
file-recent-work = Trabajo reciente
file-example-path = ruta/a/session.ron, row.txt o un enlace
file-example-name = lesson.ron, row.txt o un enlace
file-kept-by-browser = Este navegador conserva los últimos 20 archivos de esta página hasta que alguien borre sus datos.
file-saved-as-download = El archivo va a tus descargas. Este navegador conserva una copia.
file-file-exists = Este archivo ya existe. Reemplázalo o escribe otro nombre.
file-save-course-heading = Guardar el curso
file-save-copy-heading = Guardar una copia del curso

## finder: the lists that are searched: the palette and the lessons

finder-commands = Comandos
finder-find-a-command = Buscar un comando
finder-language = Idioma: { $name }
finder-palette-hint = Escribe un comando o una lección
finder-no-command = Ningún comando coincide
finder-lessons = Lecciones
finder-find-a-lesson = Buscar una lección
finder-lessons-hint = Escribe un número o parte de un título
finder-no-lesson = Ninguna lección coincide
finder-lesson-entry = { $name }{ $is-open ->
    [true] , abierta
   *[false] {""}
 }{ $is-done ->
    [true] , hecha
   *[false] {""}
 }{ $score ->
    [none] {""}
   *[other] , { $score } respuestas correctas
 }
finder-lesson-score = { $right } de { $asked }

## glossary: the glossary

glossary-game = El juego
glossary-rules =
    Dos jugadores, Primero y Segundo, juegan por turnos.
    En su turno, cada jugador toma una moneda de uno de los extremos de la fila.
    Cuando no quedan monedas, gana quien ha reunido más puntos.
    Cada celda de la tabla representa un intervalo de la fila, las monedas i a j. De él, quien mueve saca {"fir"}, y el otro jugador saca {"sec"}.
glossary-heading = Glosario

## go_to: the dialog that goes to a cell or a coin

go_to-heading = Ir a una celda o una moneda
go_to-explanation = Escribe i y j para una celda, o un solo índice para una moneda. Los índices van de { $first } a { $last }.
go_to-indices = Índices
go_to-go = Ir
go_to-fill-to-there = Llenar hasta ahí
go_to-fill-tooltip = Llevar el llenado hasta esta celda
go_to-no-coin-before = No hay moneda { $number }: la primera es la { $first }.
go_to-no-coin-behind = No hay moneda { $number }: la última es la { $last }.
go_to-not-an-index = «{ $word }» no es un índice; escribe números enteros, por ejemplo { $example }.
go_to-wrong-order = No hay celda { $i } { $j }: primero va el extremo izquierdo, así que escribe { $j } { $i }.
go_to-no-index = Escribe un índice o dos.
go_to-too-many-indices = Son más de dos índices; escribe los miles sin separador.

## compare: the dialog that chooses the table to compare with

compare-heading = Comparar dos tablas
compare-explanation = Las dos se llenan a la vez, diagonal por diagonal. Cambia la fila, el orden o ambos.
compare-row = La otra fila
compare-order = Su orden
compare-this-row = esta fila
compare-compare = Comparar

## questions: the questions before something would be lost, and the text while a file is read or written

questions-unsaved-changes = Cambios sin guardar
questions-save-changes-first = «{ $name }» tiene cambios sin guardar. ¿Guardarlos antes?
questions-do-not-save = No guardar
questions-the-file-has-changed = El archivo ha cambiado
questions-changed-and-unreadable = Otro programa ha cambiado «{ $name }», y no se puede leer: { $reason }
questions-changed-without-difference = Otro programa ha cambiado «{ $name }», pero no la sesión que contiene.
questions-changed = Otro programa ha cambiado «{ $name }». Lo que cambia en el archivo: { $difference }.
questions-save-as = Guardar como…
questions-save-anyway = Guardar igual
questions-reload = Recargar
questions-not-now = Ahora no
questions-work-from-last-time = Trabajo de la última vez
questions-earlier-work =
    De la última vez tienes trabajo sin guardar en «{ $name }», y desde entonces el archivo ha cambiado. Tu trabajo y el archivo se diferencian en: { $difference }.
    «{ questions-open-the-file }» conserva tu trabajo en Archivo › Trabajo reciente.
questions-earlier-work-on-row =
    De la última vez tienes trabajo sin guardar en «{ $name }», y desde entonces el archivo ha cambiado. Tu trabajo y el archivo se diferencian en: { $difference }.
    Fila de tu trabajo: { $work }
    Fila del archivo: { $file }
    «{ questions-open-the-file }» conserva tu trabajo en Archivo › Trabajo reciente.
questions-restore-my-work = Recuperar mi trabajo
questions-open-the-file = Abrir el archivo
questions-export-in-progress = Exportación en curso
questions-an-export-is-running = Hay una exportación en marcha. Si la detienes, no se escribe nada.
questions-close-when-done = Cerrar cuando termine
questions-stop-and-close = Detener y cerrar
questions-opening-recent-work = Abriendo el trabajo reciente…
questions-opening = Abriendo { $name }…
questions-saving = Guardando { $name }…
questions-stop = Detener
questions-course-has-changed = Otro programa ha cambiado el archivo del curso «{ $name }» desde que se abrió aquí.
questions-lesson-has-changed = Otro programa ha cambiado «{ $file }», una lección de «{ $course }», desde que se abrió aquí.

## random: the dialog that draws a random row

random-heading = Una fila al azar
random-not-drawn = No se pudo generar la fila: { $reason }
random-use-this-row = Usar esta fila
random-bounds-are-swapped = El valor mínimo es mayor que el máximo, así que los valores van de { $low } a { $high }.

## shortcuts: the keyboard shortcuts

shortcuts-heading = Atajos de teclado
shortcuts-what-keys-act-on = Space y las flechas hacen avanzar o retroceder lo que se ve en el escenario: el llenado, el juego o la fusión. Las teclas numéricas responden a una pregunta; si no hay pregunta, escriben una fila nueva. En un campo de texto, las teclas que escriben o editan no son atajos.
shortcuts-keys-of-controls =
    Escribir una fila: 0 a 9
    Control siguiente: Tab
    En una moneda: editar: Enter
    En una moneda: mover: Alt+← Alt+→
    En una moneda: quitar: Delete
    Predecir: elegir un extremo: ← → ↑
    Predecir: elegir celdas: Flechas, Space
    Predecir: dar un número: ↑ ↓, Enter
    Una pregunta: ver la respuesta: Page ↓
    Clase: mostrar una lección: Número, Enter

## site: the dialog that asks for the address that links begin with

site-heading = Dirección de los enlaces
site-explanation = Un enlace necesita la dirección de una página web con coin-duel. La sesión va detrás de su #, que ningún servidor ve.
site-address = Dirección de la página web
site-example = https://example.org/coin-duel/
site-no-address = Una dirección empieza por https:// o http:// y no tiene espacios.
site-copy-link = Copiar enlace

## summary: the summary of the predictions

summary-heading = Tus predicciones
summary-title = { $name }: { $row }
summary-copy-summary = Copiar resumen
