# What a hall does with tables that nobody touches.
table-expires = { $days ->
    [0] Nobody has played here for long: the table will be cleared away today.
    [one] Nobody has played here for long: the table will be cleared away tomorrow.
   *[other] Nobody has played here for long: the table will be cleared away in { $days } days.
}
