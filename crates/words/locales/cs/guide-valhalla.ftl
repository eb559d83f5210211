# Valhalla: the words of its guide and gallery.
