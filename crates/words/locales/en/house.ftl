# Words that pages and terminal share.
list-join = { $first }, { $rest }
list-last = { $first } and { $last }
level-easy = easy
level-normal = normal
level-hard = hard
seat-number = Seat { $number }
