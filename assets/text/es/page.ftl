about = { $coins } · { $recurrence } · por { $order }
table-of = { $coins ->
    [one] Tabla de { $coins } moneda
   *[other] Tabla de { $coins } monedas
 }
filled-table-of = La tabla llena de las monedas { $row }. { $scores }.
keys-and-actions =
    Space: reproducir o pausar
    ← →: un paso atrás o adelante
    Shift + ← →: una diagonal, una línea o una columna atrás o adelante
    Home, End: el primer o el último paso
    + −: más rápido o más lento
    Tab y luego las flechas: de celda en celda por la tabla
    Enter: en la tabla: el paso de esta celda
    Escape: salir de la tabla
all-steps = Todos los pasos en palabras
fill-by-hand = Llénala tú
how-by-finger = Escribe un número en cada celda.
keys = Teclas
play = Reproducir
first-step = Primer paso
step-back = Paso atrás
step-forward = Paso adelante
last-step = Último paso
transport = Pasos
position = Posición
speed = Velocidad
by-picture = por imagen
theme = Tema
theme-of-system = como el sistema
light = claro
dark = oscuro
high-contrast = alto contraste
ask-before-each-step = Preguntar antes de cada paso
sums = El paso en palabras
picture = Imagen
whole-picture = Imagen completa
table-help = Las flechas van de celda en celda. Enter muestra el paso de una celda. Escape sale de la tabla.
lessons = Lecciones
lesson = Lección
every-step = Cada paso
view = Vista
picture-of = imagen { $number } de { $count }
only-row = Las monedas son { $row }.
private-note = Nota: { $note }
no-number = Escribe un número entero.
no-earlier-value = Elige también el valor anterior.
made-by = Hecho con coin-duel
too-many-coins = una página HTML muestra filas de hasta { $max } monedas, y esta fila tiene { $n }; quita monedas, o exporta imágenes
