# Wörter, die Seiten und Terminal gemeinsam haben.
list-join = { $first }, { $rest }
list-last = { $first } und { $last }
level-easy = leicht
level-normal = mittel
level-hard = schwer
seat-number = Platz { $number }
