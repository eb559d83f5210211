# People: being known on another device or after a lost cookie. Nobody has to.
me-way = You and your devices
me-title = You in this hall
me-name-and-emblem = Name and emblem
me-motif = On the shield
me-colour = Its colour
me-save = Save
me-profile = My page as others see it
me-known-title = Be known again
me-guest-lead = Nobody needs an account to play. This browser knows you by a cookie. If you want to keep your seats on another device, or after the cookie is lost, take one of these ways: it takes a minute and no e-mail address.
me-known-lead = You are known here. The more ways there are to you, the less a lost device matters.
motif-wolf = Wolf
motif-raven = Raven
motif-ship = Ship
motif-axe = Axe
motif-tree = Ash tree
motif-hammer = Hammer
motif-horn = Horn
motif-sun = Sun
shield-red = Red
shield-blue = Blue
shield-green = Green
shield-ochre = Ochre
shield-purple = Purple
shield-iron = Iron
way-none = So far only your signed-in browsers know you. Make a passkey or get a recovery code, so that you can come back without them.
way-passkey = Passkey
way-passkey-hint = Your phone, your computer or a security key keeps it. A fingerprint or the device's PIN is enough to come in.
way-passkey-make = Make a passkey
way-code = Recovery code
way-code-hint = Twenty-five letters and digits to write down. They are shown once.
way-code-made = You have had one since
way-code-make = Get a recovery code
way-code-again = Replace it with a new one
way-link = Bring my seats to another device
way-link-hint = A link and a QR code, good once and for ten minutes.
way-link-make = Show link and QR code
way-sign-in = Known here already?
passkey-since = since
passkey-remove = Remove
passkey-refused = That was called off. Nothing has changed.
passkey-failed = This device could not do that. A recovery code or a link works everywhere.
devices-title = Your browsers
device-this = this one
device-seen = last used
device-remove = Sign out there
sign-out = Sign out here
sign-out-everywhere = Sign out everywhere
sign-out-unsafe = If you sign out of your only browser without a passkey or a code, nobody can bring your seats back.
data-title = What is stored about you
data-hint = Your name and emblem, your browsers and passkeys, your seats with what you decided there. Nothing of it goes to anybody else but the name at your seats.
data-download = Download everything
delete-title = Delete me
delete-lead = Your name, your browsers, your passkeys and your code are deleted. Finished games stay, without your name. Where you are in the middle of a game, a bot plays on for the others. This cannot be taken back.
delete-sure = Yes, delete all of it
delete-go = Delete me for good
sign-in-title = Sign in
sign-in-passkey = Use a passkey
sign-in-or = or
sign-in-go = Sign in
sign-in-link-hint = No code at hand? On a device that knows you, open “You and your devices” and let it show you a link.
code-title = Your recovery code
code-lead = Write it down now: it is shown only this once.
code-copy = Copy
code-hint = Whoever has it is you. This server keeps only a hash of it, so nobody can read it to you again. Your former code, if there was one, no longer works.
code-done = I have written it down
code-back = Back
link-lead = Point the phone's camera at it, or open the link there.
link-only-here = This hall can be reached from this machine only, so a phone cannot open the link. Whoever runs the hall lets others in with: meadhall serve --addr 0.0.0.0:4747 --listen-beyond-loopback
link-qr = The link as a QR code
link-label = Link for the other device
link-hint = It works once, for ten minutes. Whoever opens it becomes you, so keep it to yourself.
bring-title = Is this you?
bring-lead = This browser will belong to this person: the same name, the same seats, the same tables.
bring-own = { $count ->
    [one] Take this browser's table along
   *[other] Take this browser's { $count } tables along
}
bring-own-hint = Take them along only if that person is you. Otherwise they stay behind, and nobody can play them any more.
bring-go = Yes, that is me
bring-no = No, leave everything as it is
profile-since = Known here since
profile-none = No games yet.
profile-games = Games
profile-game = Game
profile-played = Finished
profile-won = Won
profile-playing = In play
profile-pace = Usual time for a decision:
profile-last = Last games
profile-place = Place { $place }
pace-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
pace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
pace-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
pace-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
table-called = You are asked to play
lobby-called = This seat is meant for you.
problem-too-many-tries = That was tried too often. Wait a while and try again.
problem-wrong-code = This code does not fit. Look at it again; dashes and small letters do not matter.
problem-passkey = This passkey does not fit.
problem-link = This link has been used, or its ten minutes are over. Let the other device show you a new one.
lobby-fill = Seat a bot
lobby-fill-level = How well the bot plays
lobby-take-away = Take this seat away
lobby-cancel = Cancel this table
lobby-cancel-hint = It is gone for everybody who sits here, and its invitations are worth nothing.
invite-qr = As a QR code
invite-only-here = This hall can be reached from this machine only, so friends elsewhere cannot open these links. Whoever runs the hall lets others in with: meadhall serve --addr 0.0.0.0:4747 --listen-beyond-loopback
