# Slova společná stránkám a terminálu.
list-join = { $first }, { $rest }
list-last = { $first } a { $last }
level-easy = lehký
level-normal = střední
level-hard = těžký
seat-number = Místo { $number }
