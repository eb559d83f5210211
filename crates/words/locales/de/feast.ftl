# Das Festmahl.
feast-turnings = Was den Ausschlag gab
feast-alt = Der siegreiche Clan feiert in der Halle. { $end }
feast-keep = Bild behalten
feast-link = Link kopieren
