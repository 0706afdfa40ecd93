untitled = Curso nuevo
copy-of = { $title } (copia)
copy-for-others = { $title } para estudiantes
copy-over-course = { $path } es el curso mismo, y en una copia pueden faltar cosas; elige otro nombre
no-such-lesson = No hay lección { $number }: el curso tiene { $count }.
is-changed = con cambios
changed = • { $title }
coins-and-stops = { $stops ->
    [0] { $coins }
    [one] { $coins }  ·  { $stops } parada
   *[other] { $coins }  ·  { $stops } paradas
 }
no-lessons = Aún no hay lecciones: añade esta sesión
heading = Apartado: { $title }
unusable = No se puede usar: { $problem }
earlier = De antes
details = Sobre el curso
title = Título
author = Autoría
language = Idioma
minutes = Minutos
bundled-tooltip = Abrir este curso del programa
add-heading = Apartado
add-heading-tooltip = Añadir un apartado encima de la entrada elegida
new-heading = Apartado nuevo
new-name = Nombre nuevo
duplicate = Duplicar
duplicate-tooltip = Añadir una copia detrás de la lección elegida
rename = Renombrar
rename-tooltip = Dar otro nombre a la entrada elegida (Enter)
up = Subir
up-tooltip = Subir la entrada elegida (Alt+↑), o arrastrarla
down = Bajar
down-tooltip = Bajar la entrada elegida (Alt+↓), o arrastrarla
remove = Quitar
remove-tooltip = Quitar de la lista la entrada elegida (Delete)
undo = Deshacer
done = Listo
lesson-of = Lección { $index } de { $count }
typed-lesson = Lección { $number }: pulsa Enter
stops = Paradas de la clase
no-stops = Sin paradas: la clase se detiene en cada celda o jugada.
remove-stop = Quitar la parada { $number }
stop-up = Subir la parada { $number }
stop-down = Bajar la parada { $number }
note-of-stop = Nota de la parada { $number }
note-hint = Lo que solo tú ves aquí…
question-of-stop = Pregunta de la parada { $number }
no-question = Sin pregunta
own-question = Una pregunta tuya
own-question-hint = Tu pregunta…
choices-hint = Opciones, una por línea. Si no hay, la respuesta se escribe.
right-answer-hint = La respuesta correcta…
why-hint = Por qué es correcta…
part-of-stop = { $hint }, parada { $index }
only-words = Mostrar solo el texto
stop = { $index } · { $at }{ $asks ->
    [true] {" "}· pregunta
   *[false] {""}
 }
at-step = paso { $steps }
at-move = jugada { $moves }
at-fusion = fusión { $steps }
