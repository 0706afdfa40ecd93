picture-text = Cada punto es una celda: el resultado del juego óptimo en un intervalo. Prueba esto: acerca la esquina con la rueda del ratón, colorea por elección, o muestra solo las longitudes pares o las impares.
mover-is-behind = quien mueve, detrás
mover-is-ahead = delante
own-color = { $lengths ->
   *[all] Cada celda tiene su propio color
    [even] Las celdas de longitud impar copian el color de su vecina
    [odd] Las celdas de longitud par copian el color de su vecina
 }
sampled-with-copies = { $lengths ->
   *[all] Se muestra una celda por bloque de { $rows } × { $columns }
    [even] Se muestra una celda por bloque de { $rows } × { $columns }. Las celdas de longitud impar copian el color de su vecina
    [odd] Se muestra una celda por bloque de { $rows } × { $columns }. Las celdas de longitud par copian el color de su vecina
 }
sampled = { $lengths ->
   *[all] Se muestra una celda por bloque de { $rows } × { $columns }, alternando longitudes impares y pares
    [even] Se muestra una celda de longitud par por bloque de { $rows } × { $columns }
    [odd] Se muestra una celda de longitud impar por bloque de { $rows } × { $columns }
 }
