# Puzzles.
puzzles-title = Puzzles
puzzles-about = Positions of played games. One choice is clearly the best, and it is not the one that looks best at first sight.
puzzles-solved = Solved: { $solved } of { $count }
puzzle = Puzzle
puzzle-done = (solved)
puzzle-place = Puzzle { $number } of { $count }
puzzle-ask = Find the best choice.
puzzle-right = That is it: “{ $what }” leaves a chance of { $chance }%.
puzzle-answer = The best choice is “{ $what }”: it leaves a chance of { $chance }%.
puzzle-tempting = “{ $what }” is tempting, but it leaves only { $chance }%. There is something better.
puzzle-wrong = There is something better than “{ $what }”.
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-again = Look at it again
puzzle-all = All puzzles
