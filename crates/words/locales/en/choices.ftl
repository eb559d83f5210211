# Choices at the table: what is asked before something is thrown away, and the list of all of them.
warning-back = No, go on playing
choices-all = All choices, on a page of their own
choices-title = All choices ({ $count })
choices-back = Back to the table
