dismiss = Descartar
undo = Deshacer
width-of-story = Ancho de la fila y la lección
width-of-pane = Ancho de lo que está al lado del escenario
drop-file = Suelta el archivo para abrirlo
first-dropped-file = Solo puede haber una sesión abierta, así que se abre solo el primer archivo que soltaste: { $path }
changes-may-be-lost = Si el sistema cierra el programa, pueden perderse tus últimos cambios: { $reason }
not-computed = { $what }: no se pudo calcular ({ $reason })
table-is-hidden = la tabla está oculta
nothing-filled-yet = aún no se ha llenado nada
pinned = fijada la { $cell }
step = paso { $step } de { $steps }, { $what }
after-moves = después de { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
 }, Primero { $first }, Segundo { $second }: { $next }
to-move-on = mueve { $player } con { $coins }
end-of-game = el fin de la partida
call = { $code }, { $asked-by }: { $answer }
with-key = { $tooltip } ({ $key })
no-display = no hay pantalla; usa un escritorio, define DISPLAY o WAYLAND_DISPLAY, o usa `coin-duel solve` o `coin-duel export`, que no necesitan pantalla
unreachable-display = no se puede acceder a la pantalla de { $variable }={ $value }; corrige la variable, o usa `coin-duel solve` o `coin-duel export`, que no necesitan pantalla
no-graphics = la pantalla no tiene un OpenGL que se pueda usar ({ $reason }); instala su controlador gráfico (en Linux, también el de Mesa), o usa `coin-duel solve` o `coin-duel export`
not-opened = no se pudo abrir la ventana: { $reason }
session-files = sesión de coin-duel
earlier-part = ‹ Antes
later-part = Después ›
part-of-text = Este texto es largo. Ves del { $from }{"\u00A0"}% al { $to }{"\u00A0"}%.
nothing-pasted = No se ha pegado nada: el portapapeles no tiene texto, o su programa no lo entregó a tiempo. Cópialo otra vez, o guárdalo como archivo y ábrelo.
no-file-dialog = Este sistema no tiene diálogo de archivos, o no responde. Escribe la ruta del archivo.
row-files = Fila de monedas como texto
all-files = Todos los archivos
