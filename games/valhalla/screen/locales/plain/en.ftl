# Valhalla by ear. The first part says words of the rules anew that are written for the eye.

several = { $count ->
    [one] { $thing }
   *[other] { $count } times { $thing }
}
plain-place = Place { $rank }: { $who }, { $sitter }, glory { $score }.
text-cry-activated = { $one } strength for one activated warrior, { $two } strength for two, { $three } strength for three, { $four } strength for four.
text-kin = Plus 2 strength if { $one } is in your band, plus 5 strength if there are two.
text-mix = Plus 2 strength with three different clans in your band, plus 5 strength with four.
event-rerolled = { $who } rerolls { $from } and gets { $to }.
event-turned-die = { $who } turns { $from } to { $to }.
event-won = { $by ->
    [0] { $who } wins against { $other } on a tie.
   *[other] { $who } wins against { $other }, by { $by } strength.
}
event-pair-score = { $who } and { $other } have together { $total } glory.
action-turn = Turn { $from } to { $to }
action-activate = Activate { $card }, place { $place }, with { $dice }
action-activate-ally = Activate your partner's { $card }, place { $place }, with { $dice }
action-play-with = Play { $card } for a die showing { $face }

plain-va-do-add = Add a warrior
plain-va-do-add-two = Add two warriors
plain-va-do-recall = Recall a warrior
plain-va-do-attack = Attack
plain-va-do-activate = Activate a warrior
plain-va-do-activate-ally = Activate a warrior of your partner
plain-va-do-play = Play a card
plain-va-do-drop = Discard a die and reroll
plain-va-do-jarl-reroll = Reroll one die with Sigvard
plain-va-do-lay = Lay a card into the offer
plain-va-do-take = Take a card
plain-va-do-aside = Put a card aside
plain-va-do-pay = Give a card
plain-va-do-discard = Discard a card
plain-va-do-give = Give a card away
plain-va-do-help = Help
plain-va-do-choose = Choose a warrior
plain-va-do-send = Send a warrior to Valhalla
plain-va-do-turn = Turn a die
plain-va-over = in the place of { $card }
plain-va-place = place { $place }
plain-va-spot = { $card }, place { $place }
plain-va-no-dice = without dice
plain-va-die = a die showing { $face }
plain-va-to-face = to { $face }
plain-va-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
plain-va-dice-sword = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
plain-va-dice-axe = { $count ->
    [one] 1 axe
   *[other] { $count } axes
}
plain-va-dice-spear = { $count ->
    [one] 1 spear
   *[other] { $count } spears
}
plain-va-dice-bow = { $count ->
    [one] 1 bow
   *[other] { $count } bows
}
plain-va-dice-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
plain-va-dice-x = { $count ->
    [one] 1 X
   *[other] { $count } times X
}

plain-va-warrior = Strength { $strength }, glory { $glory }. { $weapons }.
plain-va-worth = Worth { $glory } glory.
plain-va-in-band = place { $place } { $card }, strength { $strength }, glory { $glory }, { $weapons }
plain-va-with-tyr = with { $card } under it
plain-va-named = { $card }, strength { $strength }
plain-va-jarl = { $jarl }. { $main } Second ability. { $condition }: { $secondary } { $mode }

plain-va-hall = { $who }, { $sitter }: { $glory } glory, own shields { $shields }, in hand { $hand }.
plain-va-jarl-of = Jarl: { $jarl }
plain-va-no-jarl = No jarl yet.
plain-va-jarls-dealt = Jarls to choose from: { $count }.
plain-va-captured = Captured shields: { $shields }.
plain-va-shields-of = { $who } { $count }
plain-va-band = Band: { $band }.
plain-va-own-band = Your band: { $band }.
plain-va-no-band = No warriors in the band.
plain-va-valhalla = In Valhalla: { $cards }.
plain-va-credit = Glory without a card: { $count }.
plain-va-next-dice = Extra dice in the next battle: { $count }.
plain-va-next-reroll = In the next battle one reroll is free.
plain-va-king = King of level { $level }.
plain-va-starts = Is the starting player.
plain-va-acts = It is this player's turn.
plain-va-again = Phase A is played for the second time.
plain-va-waited = Still has to decide.
plain-va-wrath = Certainly holds a card of Tyr's wrath.
plain-va-partner = Partner: { $who }.
plain-va-known = Certainly in hand: { $cards }.
plain-va-drafted = Has finished the draft.
plain-va-score = { $who }, { $sitter }: { $glory } glory in Valhalla, own shields { $shields }, captured shields { $captured }.

plain-va-hand = Your hand: { $cards }.
plain-va-drawn = Just drawn: { $cards }.
plain-va-keep = Of the drawn cards you keep at least { $least } and at most { $most }.
plain-va-loki-send = Warriors that you may send, at most: { $count }.
plain-va-loki-add = Warriors that you may add, at most: { $left }; their weapons together, at most: { $weapons }.
plain-va-dealt-jarls = Jarls dealt to you: { $jarls }.
plain-va-picked-jarl = You have chosen { $jarl }.
plain-va-picked-rejects = You have chosen to reject { $cards }.
plain-va-picked-help = You have chosen to help { $who } with { $card }.
plain-va-picked-no-help = You have chosen not to help.

plain-va-deck-name = Deck
plain-va-deck = Deck: { $count }.
plain-va-boxed = Back in the box: { $count }.
plain-va-supply = Dice in the common supply: { $count }.
plain-va-discard-name = Discard pile
plain-va-discard-top = Discard pile: { $count }, on top { $card }.
plain-va-discard = Discard pile, the newest first: { $cards }.
plain-va-middle-name = Middle
plain-va-middle = In the middle: { $cards }.
plain-va-outgoing = About to be discarded: { $cards }.
plain-va-lifted = Turned up and still without a place: { $card }.
plain-va-due = To be paid from the discard pile: { $who } { $points } glory.
plain-va-crowns = Crowns in the middle: { $count }.
plain-va-ending = The end has begun; last turns left: { $count }.
plain-va-second = The second warrior may have at most { $count } weapons.
plain-va-loki-name = Loki
plain-va-loki-row = by { $least } to { $most } strength: { $effect }
plain-va-loki = { $card }. Whoever loses gets, { $rows }
plain-va-loki-range = If you lost by { $least } to { $most } strength.
plain-va-king-name = King
plain-va-bonus = The king gets { $rewards }; whoever attacks him rolls { $dice }.
plain-va-bonus-reward = on level { $level } { $points } glory
plain-va-bonus-dice = on level { $level }, extra dice { $count }

plain-va-monster-name = Monster
plain-va-monster = { $monster }, level { $level }, card { $step } of 6: strength { $strength }, at most { $most } glory in your Valhalla. A defeat costs { $penalty } of the deck.
plain-va-symbols = It attacks when these are covered: { $symbols }.
plain-va-covered = { $face } covered
plain-va-open = { $face } open
plain-va-foe-clans = Its clans: { $clans }.
plain-va-last-attack = It makes its last attack.

plain-va-battle-name = Battle
plain-va-side-attack = { $who } attacks with strength { $strength }.
plain-va-side-defence = { $who } defends with strength { $strength }.
plain-va-side-ragnarok = { $who } fights in Ragnarok with strength { $strength }.
plain-va-free-dice = Free dice: { $dice }.
plain-va-activated = Activated: { $warriors }.
plain-va-tactics = Played: { $cards }.
plain-va-payments = Given for an ability: { $cards }.
plain-va-aid = { $from } helps the { $side ->
    [attack] attacker
   *[defence] defender
} with { $card }.
plain-va-stock = Weapon stocks: { $dice }.
plain-va-locked = Dice on warriors: { $count }.
plain-va-aside = Dice set aside: { $count }.
plain-va-grey = Grey dice among them: { $count }.
plain-va-on-jarl = A die lies on Valgard.
plain-va-blocked = Blocked: { $warriors }.
plain-va-path = On the path to Valhalla: { $warriors }.
plain-va-sent = To be sent to Valhalla: { $warriors }.
plain-va-tactics-used = Tactics used: { $count }.
plain-va-bonus-strength = Strength from cards: { $count }.
plain-va-cries = Battle cries: { $count }.
plain-va-free-rerolls = Free rerolls left: { $count }.
plain-va-jarl-uses = The jarl's ability was used so often: { $count }.
plain-va-tracked = Sigvard may reroll this die again: { $face }.
plain-va-rerolled = Has rerolled dice.
plain-va-dropped = Has discarded a die for a reroll.
plain-va-paid = Has paid for the jarl.
plain-va-main-off = The jarl's main ability does not work.
plain-va-second-off = The jarl's second ability does not work.
plain-va-at-start = At the start: in hand { $hand }, warriors { $band }.
plain-va-total = Final strength { $total }.
plain-va-promised = Extra dice from Loki: { $count }.
plain-va-won-attack = The attacker has won.
plain-va-won-defence = The defender has won.
plain-va-frost = The frost ability has worked.
plain-va-shield-saved = Loki decides about the shield.
plain-va-calm = The monster's ability is switched off.
