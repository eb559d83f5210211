# The board of Valhalla.
vh-middle = The middle of the table
vh-others = The other halls
vh-mine = Your hall
vh-band = Band
vh-helpers = Band of the partner
vh-hand = Your hand
vh-hand-empty = No cards in hand
vh-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
vh-known = You know: { $cards }
vh-place = Place { $place }
vh-warrior = { $clan }, strength { $strength }, glory { $glory }. { $weapons }. { $text }
vh-card = { $text } Glory { $glory }.
vh-use = Use:
vh-main = Main:
vh-secondary = Secondary:
vh-jarl-off = The jarl’s abilities do not work in this battle.
vh-second-off = The jarl’s secondary ability does not work in this battle.
vh-jarl-unknown = The jarl is not revealed yet
vh-jarls-secret = Everybody chooses a jarl in secret.
vh-offer = Cards to choose from
vh-captured-of = { $count } from { $who }
vh-own-shields = Own shields: { $own }. None captured.
vh-shields = Own shields: { $own }. Captured: { $captured }.
vh-valhalla = Valhalla: { $glory } glory, { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
vh-active = has the turn
vh-king-level = King, level { $level }
vh-ally = your ally
vh-partner = your partner
vh-next-dice = { $count ->
    [one] { $count } extra die in the next battle
   *[other] { $count } extra dice in the next battle
}
vh-next-reroll = A free reroll in the next battle
vh-in-battle = The band is in battle.

# The middle.
vh-stage-setup = The table is being set
vh-stage-a = { $who }: phase A, the action
vh-stage-b = { $who }: phase B, drawing
vh-stage-monster = The monster’s phase
vh-stage-ragnarok = Ragnarok: { $who }
vh-stage-over = The game is over
vh-last-turns = { $count ->
    [one] one last turn
   *[other] { $count } last turns
}
vh-deck = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
vh-discard = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
vh-discard-hint = The newest card comes first. After the name: strength / glory.
vh-look = Look
vh-supply = { $count ->
    [one] { $count } extra die in the common supply
   *[other] { $count } extra dice in the common supply
}
vh-king = King { $who }, level { $level }: { $glory } glory when the next turn begins; extra dice for who attacks: { $dice }.
vh-crowns = { $count ->
    [one] The crown lies in the middle: whoever wins a battle becomes king.
   *[other] { $count } crowns lie in the middle: whoever wins a battle becomes king.
}
vh-loki-range = What a loser may have, by the difference in strength.

# What the viewer may do.
vh-reject = Reject the two picked cards
vh-reject-right = Reject the two, the right one on top
vh-reject-left = Reject the two, the left one on top
vh-rejected = is rejected
vh-reroll-picked = Reroll the picked dice
vh-reroll-all = Reroll all
vh-do-drop = Discard it and reroll
vh-do-free = Free reroll
vh-do-jarl = Sigvard: reroll it
vh-add = Add to your band
vh-add-two = Add as the first of two
vh-recall = Recall from the discard pile
vh-dice-hint = Activate a lit warrior, or pick a die: drag it onto a warrior, or discard it for a reroll.
vh-dice-of = Dice of { $who }
vh-no-dice = no free dice left
vh-aside = set aside for this battle
vh-on-jarl = lies on Valgard

# The battle.
vh-battle = The battle
vh-last-battle = The previous battle
vh-course = What happened
vh-duel = { $who } attacks { $other }
vh-won-attack = { $by ->
    [0] { $who } beats { $other } on a tie
   *[other] { $who } beats { $other } by { $by }
}
vh-won-defence = { $by ->
    [0] { $who } holds out against { $other } on a tie
   *[other] { $who } holds out against { $other } by { $by }
}
vh-won-nobody = { $who } attacks { $other }: nobody wins
vh-hunt = You attack { $monster }
vh-raid = { $monster } attacks
vh-hunt-won = { $monster } is wounded: the card is beaten
vh-hunt-lost = { $monster } withstands your attack
vh-raid-won = { $monster } is held off
vh-raid-lost = { $monster } breaks through
vh-ragnarok = Ragnarok: { $who } makes the last stand
vh-step-before = Before the battle
vh-step-attack = Attack
vh-step-defence = Defence
vh-step-ragnarok = Whoever is activated goes to Valhalla
vh-step-after = After the battle
vh-against = Strength { $one } against { $two }
vh-attacker = attacks
vh-defender = defends
vh-winner = wins
vh-ragnarok-role = last stand
vh-adds = adds { $strength } strength
vh-would-add = would add { $strength } strength
vh-blocked = blocked
vh-sent = goes to Valhalla
vh-played = Tactics laid down
vh-aid-from = Thor’s help from { $who }
vh-strength = Strength
vh-sum-band = warriors
vh-sum-tactics = tactics
vh-sum-jarl = jarl
vh-sum-valhalla = Valhalla
vh-ranks = Glory in Valhalla

# The monster.
vh-monster = The monster
vh-level = level { $level }
vh-wounds = Cards beaten: { $beaten } of { $all }
vh-cap = The most glory that your Valhalla may hold against this card
vh-cap-of = { $glory } of { $most }
vh-symbols = It attacks once all these are rolled: { $symbols }. Covered: { $covered }.
vh-symbols-short = covered by dice of its roll: then it attacks
vh-monster-rolled = Last roll:

# The end.
vh-score-title = Where the glory came from
vh-score-player = Player
vh-score-warriors = Warriors
vh-score-ragnarok = Ragnarok
vh-score-missions = Missions
vh-score-gifts = Favours and rewards
vh-score-shields = Shields
vh-score-sets = Sets of shields
vh-score-king = King
vh-score-total = Together
vh-solo-beaten = Cards of the monster beaten
vh-solo-held = Attacks held off
vh-solo-lost = Shields lost

# Help.
vh-help-turn = Your turn
vh-help-add = Add a warrior
vh-help-add-text = One warrior from your hand joins your band. A band holds four; in a full one another warrior makes room.
vh-help-add-two = Add two warriors
vh-help-add-two-text = Two warriors with at most three weapons together.
vh-help-attack = Attack
vh-help-attack-text = Your band against another’s. Whoever wins sends the activated warriors to Valhalla; a beaten defender loses a shield.
vh-help-draw = Draw
vh-help-draw-text = Two cards from the deck: keep one, discard the other.
vh-help-phase-b = Then phase B
vh-help-phase-b-text = Whatever you did: draw two, keep one.
vh-help-battle = The battle
vh-help-battle-text = Roll six dice. Lay dice on the weapons of a warrior to activate him; only then does his strength count. A die that you discard lets you reroll as many others as you like, as often as you like. Tactics come from your hand.
vh-help-signs = Signs
vh-sign-strength = strength
vh-sign-glory = glory
vh-sign-gate = Valhalla
vh-sign-any2 = two weapons of any kind
vh-sign-same2 = two equal weapons
vh-sign-same3 = three equal weapons
vh-sign-pairs2 = two pairs of equal weapons
vh-sign-diff3 = three different weapons

# The end, and the help.
end-place = { $place ->
    [1] 1st, { $vp } glory
    [2] 2nd, { $vp } glory
    [3] 3rd, { $vp } glory
   *[other] { $place }th, { $vp } glory
}
help-title = The hall at a glance
