untitled = Sin título
window-title = { $name }{ $is-unsaved ->
    [true] *
   *[false] {""}
 } — coin-duel
no-room-beside = En esta ventana solo cabe una vista a la vez. Para una segunda hace falta más ancho y más alto.
cannot-open = no se puede abrir { $path }: { $reason }
cannot-save = no se puede guardar { $path }: { $reason }
warnings = { $path }: { $warnings }
warnings-of-link = El enlace: { $warnings }
language-not-loaded = Los textos de este idioma no se pueden cargar ahora.
you-stopped-opening = dejaste de esperar
you-stopped-saving = dejaste de esperar; el archivo tiene el contenido viejo o el nuevo
cannot-open-link = No se puede abrir el enlace: { $reason }
file-is-missing = { $path } ya no está. Guarda para escribirlo otra vez.
earlier-work-is-damaged = No se pudo leer tu trabajo de la última vez; está en { $path }
file-of-earlier-work-is-unreadable = { $reason }. La ventana muestra tu trabajo de la última vez; guárdalo para escribir el archivo.
changed-since-it-was-open = «{ $name }» ha cambiado desde que estuvo abierto aquí. Este es el archivo tal como está ahora.
earlier-work-is-recent = Tu trabajo sin guardar de la última vez está en Archivo › Trabajo reciente.
work-has-left = Tu trabajo sin guardar «{ $name }» está en Archivo › Trabajo reciente.
work-is-damaged = Este trabajo reciente no se puede leer.
recent-work = { $row } · { $title } · { $time }
recent-work-of-long-row = { $row }, … · { $coins } monedas · { $title } · { $time }
day-and-time = { $day } { $month } { $time }
day-and-year = { $day } { $month } { NUMBER($year, useGrouping: "false") }
months =
    ene
    feb
    mar
    abr
    may
    jun
    jul
    ago
    sep
    oct
    nov
    dic
work-is-not-kept = Tu trabajo no se conserva para el próximo inicio, así que guárdalo tú: { $reason }
wrote = Se escribió en { $written }
wrote-with-boxes = Se escribió en { $written }. Pero { $warning }.
export-canceled = Exportación cancelada; no se ha escrito nada.
export-failed = La exportación falló y no se ha escrito nada: { $reason }
picture-copied = Imagen copiada: { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } píxeles.
table-copied = Tabla copiada como { $format }.
text-copied = Copiado como texto.
too-many-cells-to-copy = { $cells } celdas son demasiadas para copiarlas; expórtalas a un archivo.
link-copied = Enlace copiado: { $chars } caracteres.{ $leaves-notes-out ->
    [true] {" "}Tus notas privadas no van en él.
   *[false] {""}
 }
cannot-copy-link = No se puede copiar el enlace: { $reason }
copy-failed = No se ha copiado nada: { $reason }
new-version-is-there = Hay una versión nueva de esta página. Para usarla, cierra sus otras pestañas y recárgala.
first-row-instead = { $problem }. Esta es la fila de la primera lección.
moves-not-found = No se pudieron encontrar las jugadas: { $reason }
no-thread = el sistema no pudo iniciar un hilo: { $reason }
no-such-work = esta página y su proceso auxiliar son de versiones distintas: no hay trabajo «{ $kind }»; recarga la página
program-defect = un error interno
type-a-number = Primero escribe un número entero.
choose-where-it-is-from = ¿Cuál de los cuatro valores anteriores es? Haz clic en uno, o pulsa ↑ o ↓.
choose-the-cells = Elige las celdas en la tabla.
choose-an-end = Elige ←, → o ↑ (ambos).
