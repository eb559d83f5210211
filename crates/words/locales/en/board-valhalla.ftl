# Valhalla: the words of its board.
