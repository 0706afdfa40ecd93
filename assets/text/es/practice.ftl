## idea (Idea): una idea por la que se pregunta

idea-reads = qué celdas se leen
idea-roles = los papeles tras tomar una moneda
idea-ends = qué extremo es mejor
idea-traps = la moneda mayor como trampa
idea-ties = ambos extremos igual de buenos
idea-others = lo que saca el otro jugador

## page: cómo te fue con cada idea

page-heading = Tu progreso
page-about = Cómo te fue con cada idea al primer intento. Esto se queda en este equipo.
page-nothing-yet = Aún no has respondido ninguna pregunta. Practicar te hace la primera.
page-right = { $right } de { $asked } correctas
page-never = aún no preguntada
page-due = vuelve hoy
page-due-in = { $days ->
    [one] vuelve mañana
   *[other] vuelve en { $days } días
 }
page-practise = Practicar
page-copy = Copiar como CSV
page-copied = Copiado
page-reset = Olvidar todo
page-really-reset = Sí, olvidar todo
page-title = Práctica: { $idea }
page-next = Ejercicio siguiente
page-exercise = Práctica
page-how = Responde a la pregunta de debajo de la tabla. Si fallas, se te explica el error y la idea vuelve pronto. Después viene el siguiente ejercicio.
