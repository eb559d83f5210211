# How pages look and sound.
settings-title = Settings
settings-contrast = High contrast
settings-large = Large text
settings-quiet = No talk at tables
settings-sound = Sound
settings-sound-on = Sound on
settings-volume = Volume
settings-hearth = Crackling fire
settings-sound-hint = M turns the sound off and on. Whatever sounds is to be seen as well.
sound-is-on = Sound on.
sound-is-off = Sound off.
menu-fairness = Fair shuffle

# The first page.
home-mine-more = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
