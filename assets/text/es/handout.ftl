page-number = { $number } / { $count }
picture = Imagen { $number }
continued = { $title }, continuación
goes-on = Sigue en la página { $page }
