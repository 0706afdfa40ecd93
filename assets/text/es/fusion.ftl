## fusion: a run of the method, step by step. A coin is named by its value

fusion-at-start = Paso { $done } de { $steps }. { $state }
fusion-summary = Paso { $done } de { $steps }. { $last } { $state }
fusion-they-fuse = { $comparison }: se funden
fusion-they-do-not-fuse = { $comparison }: no se funden

fusion-pushed = { $coins }, de valor { $value }: va a la pila.
fusion-fused = Las tres monedas se vuelven una: { $sum }. Representa { $coins }.
fusion-taken = El voraz toma el { $value } por la { $end }, { $adds ->
    [true] así que se suma: { $change }
   *[false] así que se resta: { $change }
 }.
fusion-last-taken = La última moneda es el { $value }, { $adds ->
    [true] así que se suma: { $change }
   *[false] así que se resta: { $change }
 }.

fusion-nothing-read = Aún no se ha leído ninguna moneda. La moneda { $index }, de valor { $value }, es la primera.
fusion-alone = El { $value } está solo en la pila. Para probar hacen falta tres monedas.
fusion-fuses = { $comparison }: quien toma el { $a } o el { $c } le descubre el { $b } al otro jugador. Las tres monedas se funden y valen { $sum }.
fusion-fuses-between-equal = { $comparison }: quien toma un { $a } le descubre el { $b } al otro jugador. Las tres monedas se funden y valen { $sum }.
fusion-stays-on-the-right = El { $value } se queda por ahora: { $below } ≤ { $value }, pero aún no hay moneda a su derecha.
fusion-stays-on-the-left = El { $value } se queda: { $below } > { $value }, y no hay moneda a la izquierda del { $below }.
fusion-stays = El { $value } se queda: { $comparison }. Las monedas solo se funden si la del medio es al menos tan grande como las otras dos.

fusion-one-left = Ya no se funde nada. Queda una moneda, el { $bottom }, y su valor es la ventaja.
fusion-two-equal-left = Ya no se funde nada. Quedan dos monedas iguales, { $bottom } y { $bottom }. Cualquier extremo es el mejor.
fusion-rises = Ya no se funde nada. La fila que queda sube desde el { $bottom }, así que lo mejor es tomar el extremo mayor.
fusion-falls = Ya no se funde nada. La fila que queda baja hasta el { $bottom }, así que lo mejor es tomar el extremo mayor.
fusion-falls-to-twice = Ya no se funde nada. La fila que queda baja hasta el { $bottom }, que aparece dos veces, así que lo mejor es tomar el extremo mayor.
fusion-falls-and-rises = Ya no se funde nada. La fila que queda baja hasta el { $bottom } y luego sube, así que lo mejor es tomar el extremo mayor.
fusion-choice = { $comparison }: tomar la { $end }
fusion-last-coin = la última moneda: { $value }
fusion-next = La ventaja hasta ahora es { $difference }. Después, { $choice }.
fusion-result = La ventaja es { $difference }. Primero saca ({ $sum } { $plus } { $size }) / 2 = { $fir }, y Segundo saca ({ $sum } { $minus } { $size }) / 2 = { $sec }.

fusion-agrees = Los dos resultados son { $by-table }. La tabla necesitó { $cells ->
    [one] { $cells } celda
   *[other] { $cells } celdas
 }.
fusion-differs = Los resultados no coinciden: la fusión da { $by-fusion }, pero la tabla de { $cells ->
    [one] { $cells } celda
   *[other] { $cells } celdas
 } da { $by-table }.

## argument: why the method is correct, for a reader who knows the recurrence of the difference

argument-claim = La afirmación
    .text = Sea {"d"} la ventaja de quien mueve cuando los dos juegan lo mejor que pueden. Supongamos que tres monedas vecinas a, b y c cumplen a ≤ b ≥ c. Entonces una sola moneda a − b + c puede ponerse en su lugar, haya lo que haya a su izquierda y a su derecha, y {"d"} no cambia. La afirmación trata de {"d"} de la fila entera, no de cada línea de juego.
argument-coins-fuse = Por qué las tres monedas se funden
    .text = Si hay monedas a ambos lados, la fila larga y la corta ofrecen las mismas jugadas. Supongamos entonces que la moneda a está en un extremo, y sea m = a − b + c. Tomar la moneda a no da más que tomar m. Se descubre b, así que dejemos que el otro jugador tome b. Ahora el primer jugador va b − a puntos por detrás, y c está en el extremo. Si después toma c, en total ha sacado m. Cualquier otra jugada también es posible en la fila corta. Allí m está en lugar de c y vale b − a menos. Eso cambia {"d"} como mucho en b − a, y el primer jugador ya va b − a por detrás.
argument-no-less = Por qué la moneda a no da menos
    .text = Si en la fila corta el extremo opuesto es mejor que m, también está en la fila larga. Si m es mejor, toma la moneda a: si siguen b y c, las tres monedas dan m. Falta mostrar que ninguna otra respuesta es mejor para el otro jugador. Es la mitad más difícil, y aquí no se muestra. Su demostración supone la afirmación para filas más cortas, así que todas las monedas menos las tres forman un valle. La demostración ordena esas monedas y se apoya en que dos monedas más cambian {"d"}, como mucho, en la diferencia entre ellas.
argument-stack = Una pila lo hace lineal
    .text = Cada moneda entra en la pila una vez, y cada fusión saca dos monedas de la pila para siempre. Así, n monedas necesitan n entradas y menos de n / 2 fusiones. Solo hay que probar las tres monedas de arriba. Las de debajo no se fundieron antes, y entre ellas no ha cambiado nada.
argument-valley = En un valle, el voraz acierta
    .text = Si no hay tres monedas vecinas que se fundan, la fila baja y luego sube. El voraz toma cada vez el extremo mayor. Así, las monedas se toman por tamaño, x1 ≥ x2 ≥ x3 …, y {"d"} es x1 − x2 + x3 − …. El resto es otra vez un valle, así que, por inducción, ahí el voraz es óptimo. Ahora empieza en cambio por el extremo menor, la moneda k-ésima por tamaño. Eso pierde dos veces la suma x1 − x2 + x3 − … de las k − 1 monedas mayores. Si k es par, esa suma termina además con − xk. En ambos casos, la suma no es negativa.
argument-gives = Qué da la fusión, y qué no
    .text = Ninguna fusión cambia {"d"}, así que {"d"} del valle es {"d"} de la fila entera en la tabla, sin ninguna otra celda. Con la suma de todas las monedas, {"fir"} = (suma + {"d"}) / 2 y {"sec"} = (suma − {"d"}) / 2. Una mejor primera elección está en el lado del extremo mayor del valle. Pero el proceso entero da una sola celda. Las elecciones de las demás celdas muestran por qué, pero necesitan {"d"} de sus propios intervalos, de la tabla. El método viene del problema Termites (Termity) de la 17.ª Olimpiada Polaca de Informática, de 2010, con una nota de T. Idziaszek.
