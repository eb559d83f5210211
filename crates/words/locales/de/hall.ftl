# Was mit Tischen geschieht, die niemand anrührt.
table-expires = { $days ->
    [0] Hier hat lange niemand gespielt: Der Tisch wird heute abgeräumt.
    [one] Hier hat lange niemand gespielt: Der Tisch wird morgen abgeräumt.
   *[other] Hier hat lange niemand gespielt: Der Tisch wird in { $days } Tagen abgeräumt.
}
