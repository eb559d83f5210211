# What commands of the terminal say.

rules-in-english = The clauses of the rules are in English only; they decide in case of doubt.
rules-guide = From the guide: { $title }
rules-guide-how = What the guide says on a section stands below it: { $command }
options-default = default: { $value }
options-any = any text
options-players = players: { $least } to { $most }
config-none = not set
config-is-set = { $key } is now { $value }.
config-is-unset = { $key } is not set any more.
config-language = language of everything that players read
config-bots = bots of games in the terminal
config-plain = lines of text instead of a drawn screen
config-brief = brief lines of text
config-data = folder of tables and games
