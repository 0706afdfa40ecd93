description = Mira cómo la programación dinámica llena la tabla del juego de las monedas en fila, y por qué cada celda tiene sus números.
short-description = Mira cómo la programación dinámica llena la tabla del juego de las monedas en fila.
loading = El programa se está cargando.
show-the-program = Ver el programa
no-script = Esta página necesita JavaScript. Sin él, aquí no se puede mostrar nada.

## late: why the program does not come. The reason is followed by one of the three causes

late-script-not-loaded = No se pudo cargar el script de esta página.
late-not-there = El programa no apareció en { $seconds } segundos.
late-from-disk = Una página abierta desde el disco no tiene permiso para cargarlo. Publica su carpeta con un servidor web, por ejemplo python3 -m http.server.
late-in-sandbox = El marco de esta página es un sandbox. Necesita allow-scripts y allow-same-origin.
late-wrong-type = Puede que el servidor lo envíe con un tipo incorrecto, o que no lo envíe.

## plain: why there is a plain table in the place of the program, and the table itself

plain-as-asked = La tabla como texto simple.
plain-no-web-assembly = Este navegador no tiene WebAssembly, que el programa necesita. Aquí está la tabla sin él.
plain-no-web-gl = Este navegador no tiene WebGL 2, con el que dibuja el programa. Aquí está la tabla sin él.
plain-not-started = El programa no pudo empezar: { $reason }. Aquí está la tabla sin él.
plain-not-drawn = El navegador no dibuja ahora el programa: { $reason }. Aquí está la tabla sin él.
plain-drawing-stopped = El navegador ha dejado de dibujar el programa, como hace cuando una página muestra muchos. Aquí está la tabla sin él.
plain-defect = El programa se ha detenido por un defecto. Tu trabajo se conserva: carga otra vez la página para seguir. Aquí está la tabla de la fila de la dirección.
plain-unreadable-link = Solo el programa puede leer este enlace. Esta es la fila de la primera lección.
plain-too-many-coins = La tabla simple llega hasta { $most } monedas. Esta fila tiene { $coins }, así que estas son las { $most } primeras.
plain-result = La fila es { $row }. Si los dos juegan lo mejor que pueden, Primero saca { $first }, Segundo saca { $second }, y { $outcome }.
plain-first-wins = gana Primero
plain-first-loses = pierde Primero
plain-a-draw = hay empate
plain-caption = Cada celda: {"fir"} para quien mueve | {"sec"} para el otro jugador, con las monedas de i (línea) a j (columna).
plain-table = Tabla

## platform: why the browser does not do what the program asks for. They stand in brackets or behind a colon

platform-does-not-answer = no responde
platform-is-full = está lleno
platform-worker-did-not-start = el proceso auxiliar no se inició

## embed: errors in messages of the page around the program. Words before a colon are parts of these messages

embed-bad-origin = la dirección dice origin={ $said }; puede ser un origen como https://example.org
embed-bad-version = el mensaje dice coinDuel: { $said }; puede ser 1
embed-unknown-request = el mensaje dice do: { $said }; puede ser { $known }
embed-bad-number = el mensaje dice { $name }: { $said }; puede ser un número entero desde { $least }
embed-bad-coins = el mensaje dice coins: { $said }; puede ser una lista de 1 a { $most } números enteros
embed-bad-coin = el mensaje dice { $said } como moneda { $place }; puede ser un número entero
embed-not-ready = el programa aún no está listo; espera el mensaje que dice ready
