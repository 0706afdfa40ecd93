## subject (any): lo que muestra el escenario. Como mucho unas 8 letras

subject-game = Juego
subject-table = Tabla
subject-calls = Llamadas
subject-code = Código
subject-fusion = Fusión
subject-players = Jugadores
subject-map = Mapa
subject-build = Componer
subject-own = Mi tabla

## reading (any): qué significan los colores de las celdas pequeñas

reading-difference = ventaja
reading-winner = quién gana
reading-pick = elección

## layout (any): cómo están dispuestas las celdas

layout-square = cuadrado
layout-triangle = triángulo

## part (any): las partes en que pueden diferir dos sesiones

part-title = título
part-stops = paradas
part-row = fila
part-game = juego
part-view = vista
part-positions = posiciones
