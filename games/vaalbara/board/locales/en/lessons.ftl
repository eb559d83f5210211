# Lessons of Vaalbara, and words that pages explain.

explain-vp-forms = VP|victory points
explain-vp = Victory points. Whoever has the most after nine rounds wins.
explain-initiative-forms = initiative
explain-initiative = The number on a character, from 1 to 12. The lowest acts first.
explain-omens-forms = omens
explain-omens = The back of the top card of the deck: all clans from best to worst. When two play the same character, the better omens go first.
explain-realm-forms = realm|realms
explain-realm = The lands that you own.
explain-neighbours-forms = neighbour|neighbours
explain-neighbours = Whoever sits directly to your left or right. Nobody else counts.

vb-learn-goal = A land of your own
vb-learn-goal-about = What you play for.
vb-learn-goal-1 = Vaalbara: wide, green, and nobody has ever set foot on it. Your clan has just landed. So has a rival.
vb-learn-goal-2 = These are the lands of this round. A land pays victory points (VP) the moment you take it; its golden number says how many.
vb-learn-goal-3 = A field pays 2 VP for each field you own, this one included. You own one already, so it pays 4: take it.
vb-learn-goal-3-wrong = A mountain pays you nothing yet. Look at the golden numbers: the field is the better one.
vb-learn-goal-4 = 4 VP! The field lies in your realm now. Your rival had to take the mountain, and the next lands have moved down.
vb-learn-goal-5 = That is the whole aim: nine rounds, nine lands. Whoever has the most VP then rules the continent.

vb-learn-turn = Your first round
vb-learn-turn-about = Lay a character, then take a land.
vb-learn-turn-1 = Every round begins in secret: all of you lay one character from your hand, face down.
vb-learn-turn-2 = The number is the initiative: the lowest acts first. The { character-hunter } (3) is quick. Lay him down.
vb-learn-turn-2-wrong = Good people, but today it has to be quick. Lay the { character-hunter }.
vb-learn-turn-3 = All cards are turned up, and 3 is the lowest: you act first. The { character-hunter } has paid you 3 VP already, for acting before both neighbours.
vb-learn-turn-4 = Now you have the first choice. A forest pays the number on it: take it for 6.
vb-learn-turn-4-wrong = You may, but nothing here pays more than the forest. Take that.
vb-learn-turn-5 = The others came after you. The { character-farmer } (12) was last and got the leftover – but he doubles what it pays.
vb-learn-turn-6 = Row 2 has moved down and everybody has drawn. First choice or strong effect: that is the question of every round.

vb-learn-omens = Initiative and omens
vb-learn-omens-about = Be first when it matters.
vb-learn-omens-1 = A first mountain pays nothing, the second one pays 10 VP. You own one, and so does your rival: whoever acts first will take it.
vb-learn-omens-2 = What if you both play the same number? Then the omens decide, the back of the top card: the clan further to the left goes first.
vb-learn-omens-3 = The heron is yours, and it stands first. So you can dare it: lay the { character-hunter } (3), whatever your rival does.
vb-learn-omens-3-wrong = That one would do something else. Trust the omens and lay the { character-hunter }.
vb-learn-omens-4 = Twice the { character-hunter }! The omens favour you, so you act first, and he pays 3 VP for it.
vb-learn-omens-5 = Take the mountain before your rival does.
vb-learn-omens-5-wrong = And leave 10 VP to your rival? Take the mountain.
vb-learn-omens-6 = New lands were dealt, so another back lies on top. Now your rival’s raven stands before your heron.
vb-learn-omens-7 = In a tie you would come second. Be quicker, then: nobody acts before the { character-warrior } (1).
vb-learn-omens-7-wrong = A rival with the same card or a lower one would go first. Only the { character-warrior } is beyond that.
vb-learn-omens-8 = First again. A river pays your initiative times your rivers: with a 1 that is little. The village pays 2 VP for each kind of land you own: take it for 6.
vb-learn-omens-8-wrong = With initiative 1 the river pays 1 VP. The village is worth 6.
vb-learn-omens-9 = Who can tie with you, and what do the omens say? Ask that before you lay a card, and half of Vaalbara is yours.

vb-learn-scoring = The last land
vb-learn-scoring-about = What counts at the end.
vb-learn-scoring-1 = The ninth round, the last one. You are 2 VP behind, and one land is still to come.
vb-learn-scoring-2 = After it, colourful realms gain a bonus: 5 VP for five different kinds of land, 10 VP for all six.
vb-learn-scoring-3 = You have five kinds; only a forest is missing. The field pays 6 now, the forest 3. Which one is better for you?
vb-learn-scoring-3-wrong = 6 now against 3 now – but the sixth kind brings 5 more at the end. Count again.
vb-learn-scoring-4 = All six kinds: 10 VP! The points are turned up, and you have won by 2. Had it been a tie, the omens would have decided.

vb-learn-patience = The sweetness of being slow
vb-learn-patience-about = A trick: let the others hurry.
vb-learn-patience-1 = Look who wants what. For you the mountain is the second one: 10 VP. For the others it would be the first, and pay nothing.
vb-learn-patience-2 = So nobody will hurry for it, and you can afford to be last. The { character-farmer } (12) doubles what your land pays: lay him.
vb-learn-patience-2-wrong = That would be quicker, but there is no need to hurry. Double it: lay the { character-farmer }.
vb-learn-patience-3 = The others took what paid them and left you the mountain. 10 VP, doubled: 20!
vb-learn-patience-4 = Another slow one: a land pays once, when it comes. The { character-explorer } (11) swaps one that has paid for the bottom card of the deck, and that one pays too. Lay him.
vb-learn-patience-4-wrong = Not bad either. But try the { character-explorer } now.
vb-learn-patience-5 = Which of your lands goes? Mountains and rivers make the next ones pay more. The meadow has done its duty: give it up.
vb-learn-patience-5-wrong = That one may still help you. Give up the meadow; the VP it paid stay yours.
vb-learn-patience-6 = A village came: three kinds, 6 VP. And the river that nobody wanted pays 12, for initiative counts up to 6, times two rivers.
vb-learn-patience-7 = That is all you need. The cards tell you the rest – now play your first game!
