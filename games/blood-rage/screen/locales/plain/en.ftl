# Blood Rage by ear. The first part says words of the rules anew that are written for the eye.

several = { $count ->
    [one] { $figure }
   *[other] { $count } times { $figure }
}
plain-place = Place { $rank }: { $who }, { $sitter }, Glory { $score }.
term-br-stage = Age { $age }, { $phase }
action-march = March from { $from } to { $to }: { $figures }
action-invade = Invade { $place }: { $figure }, for { $cost } Rage
action-invade-fallen = Invade { $place } from Valhalla: { $figure }, for { $cost } Rage
action-invade-push = Invade { $place }: { $figure } drives { $victim }, { $clan }, to { $to }, for { $cost } Rage
action-invade-slay = Invade { $place }: { $figure } destroys { $victim }, { $clan }, for { $cost } Rage
action-call = { $figure } from { $from }
action-play = Play { $card }, bonus { $bonus }
action-add = Add { $card }, bonus { $bonus }
action-count = It counts as a battle card with bonus { $bonus }
action-retreat = { $figure } retreats to { $to }
action-move = { $figure } to { $to }
action-send = { $god } to { $to }
event-invaded = { $who } invades { $place }: { $figure }, for { $cost } Rage.
event-invaded-fallen = { $who } invades { $place } from Valhalla: { $figure }, for { $cost } Rage.
event-marched = { $who } marches from { $from } to { $to }: { $figures }.
event-called = { $who } joins: { $figure }, from { $from } to { $to }.
event-retreated = { $who }: { $figure } retreats to { $to }.
event-moved = { $who }: { $figure } is moved from { $from } to { $to }.
event-revealed = { $who } reveals: { $card }, bonus { $bonus }.
event-counted = { $who }: the quest counts as bonus { $bonus }.
event-total = { $who }: figures { $figures }, cards { $cards }, together strength { $total }.
event-calmed = { $who }: { $rage } Rage less, { $cause }.
event-enraged = { $who }: { $rage } Rage more, { $cause }.
event-gained = { $who }: { $glory } Glory more, { $cause }.
event-lost = { $who }: { $glory } Glory less, { $cause }.

plain-br-do-invade = Invade
plain-br-do-invade-fallen = Invade from Valhalla
plain-br-do-march = March
plain-br-do-upgrade = Upgrade
plain-br-do-quest = Commit a quest
plain-br-do-pillage = Pillage
plain-br-do-challenge = Pillage again
plain-br-do-sacrifice = Sacrifice two figures
plain-br-at = { $figure } in { $place }
plain-br-priced = { $card } for { $cost } Rage
plain-br-slot-over = in the place of { $card }
plain-br-slot-free = slot { $slot }, which is free
plain-br-victim = destroys { $figure } of { $clan }
plain-br-victim-to = drives { $figure } of { $clan } to { $to }
plain-br-warriors = { $count ->
    [one] 1 Warrior
   *[other] { $count } Warriors
}
plain-br-mystics = { $count ->
    [one] 1 Mystic
   *[other] { $count } Mystics
}

plain-br-kind-battle = Battle card, bonus { $value }.
plain-br-kind-quest = Quest for { $value } Glory.
plain-br-kind-strong = { $kind }, strength { $value }, price { $value } Rage.
plain-br-kind-other = { $kind }, price { $value } Rage.
plain-br-age = From age { $age }.
plain-br-battle-title = { $card } with bonus { $value }
plain-br-title = { $card } with value { $value }

plain-br-region = Region { $region }.
plain-br-middle = In the middle, next to all provinces, in no region.
plain-br-fjord = Fjord: { $fjord }.
plain-br-villages = Free villages: { $free } of { $all }.
plain-br-reward = Reward: { $reward }
plain-br-pillaged = Pillaged.
plain-br-destroyed = Destroyed.
plain-br-doomed = Ragnarök destroys it at the end of age { $age }.
plain-br-god = Here stands { $god }: { $effect }
plain-br-neighbours = Neighbours: { $places }.
plain-br-supports = Supports { $places }.
plain-br-closed = Closed, because both its provinces are destroyed.
plain-br-nobody = Nobody is there.
plain-br-force = { $who }: { $figures }, strength { $strength }.
plain-br-force-with = { $who }: { $figures }, and { $ships } in the fjord, strength { $strength }.
plain-br-force-only = { $who }: only { $ships } in the fjord, strength { $strength }.
plain-br-in = In { $place }: { $forces }
plain-br-endangered = { $who }, in danger in { $place }: { $figures }.
plain-br-danger-name = danger

plain-br-glory = { $who }, { $sitter }: { $glory } Glory.
plain-br-rage = Rage { $rage } of { $most }.
plain-br-stats = Axes { $axes }, Horns { $horns }.
plain-br-steps = Steps reached: Rage { $rage }, Axes { $axes }, Horns { $horns }.
plain-br-board = Figures on the board: { $count }.
plain-br-cards = In hand { $hand }, quests { $quests }.
plain-br-drafted = In this draft taken: { $count }.
plain-br-pack-size = In the pack dealt to { $who }: { $count }.
plain-br-reserve = In reserve: { $figures }.
plain-br-outside = Not yet in the game: { $figures }.
plain-br-fallen = In Valhalla: { $figures }.
plain-br-upgrades = Upgrades: { $cards }.
plain-br-known = Certainly among the cards: { $cards }.
plain-br-shown = Drafted and seen by all: { $cards }.
plain-br-held = Known to all when hands were cut in age { $age }: { $cards }.
plain-br-kept-unseen = Keeps a card from age { $age } that nobody has seen.
plain-br-revealed = Revealed: { $cards }.
plain-br-counted = The quest counts as bonus { $bonus }.
plain-br-met = Fulfilled and not yet rewarded: { $cards }.
plain-br-pillages = Pillages in this age: { $places }.
plain-br-times = { $place }, times: { $count }
plain-br-challenged = Tyr's Challenge was last used in { $place }.
plain-br-passed = Has passed.
plain-br-first = Has the first-player token.
plain-br-active = It is this clan's turn.
plain-br-waited = Still has to decide.
plain-br-has-kept = Has kept a card from the age before.
plain-br-source = { $source } { $glory }
plain-br-sources = Glory from: { $sources }.

plain-br-ragnarok = Ragnarök
plain-br-dooms = Ragnarök destroys: { $places }.
plain-br-doom = at the end of age { $age } { $place }
plain-br-cleared = Destroyed before play: { $places }.
plain-br-gone-name = Discarded cards
plain-br-gone = Out of the hands for good: { $cards }.
plain-br-draft-name = Draft
plain-br-own-hand = Your hand: { $cards }.
plain-br-own-picks = Taken in this draft: { $cards }.
plain-br-own-quests = Your committed quests: { $cards }.
plain-br-own-chosen = Chosen: { $card }.
plain-br-own-buried = Put away face down: { $cards }.
plain-br-round = Round { $round } of the draft.
plain-br-pack = Pack dealt to { $who } in age { $age }: left when you last saw it { $rest }.
plain-br-between = Taken since you first saw it: { $cards }.
plain-br-past-picks = Taken in the draft of age { $age }: { $cards }.
plain-br-extra = Thor's Domain may still pillage { $place } in this turn.
plain-br-extra-used = Thor's Domain was used in this turn.

plain-br-battle-name = Battle
plain-br-battle = Battle for { $place }. The pillager is { $who }.
plain-br-again = The province is pillaged already.
plain-br-cancelled = Card texts without effect: { $who }.
plain-br-winner = The winner is { $who }.
plain-br-dead = Lost in this battle: { $who }, figures { $count }.
plain-br-spoils = Cards of the winner still to go: { $cards }.
plain-br-turn = Figures on the board: { $count } of { $horns }. Doomed in this age: { $place }.
