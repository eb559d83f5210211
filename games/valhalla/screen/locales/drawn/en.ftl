# The drawn board of Valhalla.

drawn-va-sign-sword = Sw
drawn-va-sign-axe = Ax
drawn-va-sign-spear = Sp
drawn-va-sign-bow = Bo
drawn-va-sign-shield = Sh
drawn-va-legend = (strength/glory weapons): Sw sword Ax axe Sp spear Bo bow Sh shield, 2= equal
drawn-va-legend-warrior = Bear 7 (5/1 2Sw Ax) is a warrior of strength 5 and glory 1 who needs two swords and an axe: Sw sword, Ax axe, Sp spear, Bo bow, Sh shield.
drawn-va-legend-weapons = 2? any two weapons, 2= two equal ones, 3= three equal ones, 2=2= two pairs, 3≠ three different ones.
drawn-va-legend-marks = * is activated, + has a card of Tyr's wrath, ♔ is king, ▶ owes a decision. Shields 3+1 are own and captured shields.
drawn-va-warrior = { $name } (strength { $strength }, glory { $glory }; { $weapons })
drawn-va-monster = { $monster }, level { $level }, card { $card } of 6. Strength { $strength }, Valhalla at most { $most }.
drawn-va-symbols = Symbols to cover: { $open }; covered: { $covered }. Clans: { $clans }.
drawn-va-head-glory = Glory
drawn-va-head-shields = Shields
drawn-va-head-cards = Hand
drawn-va-jarl = Your jarl
