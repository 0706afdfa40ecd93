rehearsal-not-written = No se pueden escribir los minutos del ensayo en { $path }: { $reason }
over = { $minutes } min de más
ahead = { $minutes } min de adelanto
on-time = a tiempo
elapsed = transcurrido
clock = hora
left = restante
paused = en pausa
window-title = presentador de coin-duel
now = Ahora
now-frozen = Ahora (el público ve la imagen congelada)
next = Después
end-of-course = Aquí termina el curso.
notes = Notas
no-notes = Aquí no hay notas.
answer = Respuesta
back = ‹ Atrás
forward = Adelante ›
blank = Ocultar
black = Negro
freeze = Congelar
overview = Panorama
lessons = Lecciones
pause = Pausar tiempo
end = Terminar
keys = Teclas
rehearsal-written = El ensayo duró { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 }. Los minutos de cada lección están en { $file }.
place-of-title = Lección { $lesson }, título
place-of-stop = Lección { $lesson }, parada { $stop }
