page-number = { $number } / { $count }
picture = Bild { $number }
continued = { $title }, Fortsetzung
goes-on = Weiter auf Seite { $page }
