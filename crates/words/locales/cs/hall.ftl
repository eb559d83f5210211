# Co se děje se stoly, kterých se nikdo nedotkne.
table-expires = { $days ->
    [0] Dlouho tu nikdo nehrál: stůl se dnes uklidí.
    [one] Dlouho tu nikdo nehrál: stůl se zítra uklidí.
    [few] Dlouho tu nikdo nehrál: stůl se za { $days } dny uklidí.
    [many] Dlouho tu nikdo nehrál: stůl se za { $days } dne uklidí.
   *[other] Dlouho tu nikdo nehrál: stůl se za { $days } dní uklidí.
}
