# Lessons of Blood Rage, and words that pages explain.

explain-rage-forms = Rage
explain-rage = What your actions cost. Each age you begin with as much as your Rage stat says.
explain-glory-forms = Glory
explain-glory = What you play for. Whoever has the most after three ages wins.
explain-strength-forms = STR
explain-strength = Strength: what a figure or a card counts in a battle, and what a figure costs in Rage when it invades.
explain-axes-forms = Axes
explain-axes = The Glory that you gain for each battle you win.
explain-horns-forms = Horns
explain-horns = How many figures you may have on the board at one time.
explain-valhalla-forms = Valhalla
explain-valhalla = Where destroyed figures wait. At the end of the age all of them come home.
explain-ragnarok-forms = Ragnarök
explain-ragnarok = At the end of each age it destroys one province. Figures that die there bring Glory.

br-learn-goal = A glorious end
br-learn-goal-about = What you play for.
br-learn-goal-1 = The world is ending, and nobody can stop it. So your clan wants only one thing more: to go down with the most Glory.
br-learn-goal-2 = Nine provinces are left of it, or what Ragnarök has spared of them. One more burns at the end of each of the three ages.
br-learn-goal-3 = Send your leader first: he invades for free. Pick him below, then click an empty village in Gimle.
br-learn-goal-3-wrong = Any village is open to you, but today the way leads to Gimle. Pick the leader first.
br-learn-goal-4 = He stands in Gimle, and nobody guards it. Click its token and pillage the province!
br-learn-goal-4-wrong = That can wait. Gimle lies open: pillage it.
br-learn-goal-5 = Nobody came to stop you, so there was no battle. The token was worth 5 Glory. Each province can be pillaged once an age.
br-learn-goal-6 = Won battles, quests, even a good death bring Glory too. After three ages the clan with the most wins.

br-learn-turn = Your first turns
br-learn-turn-about = What you can do, and what it costs.
br-learn-turn-1 = On your turn you do one thing, then the others take theirs. Nearly everything costs Rage, and you have 6 for this age.
br-learn-turn-2 = Invade: a figure costs its STR. A warrior has 1. Pick a warrior and send him to Gimle.
br-learn-turn-2-wrong = Also possible. But try the cheap one first: a warrior to Gimle.
br-learn-turn-3 = A rival’s warrior stands in Utgard now. You hold the Troll: upgrading with him costs 2 Rage, the STR on his card.
br-learn-turn-3-wrong = Later, perhaps. First let the Troll out of your hand.
br-learn-turn-4 = A new monster may invade at once, for free. And this one crushes every enemy warrior where he comes: send him to Utgard!
br-learn-turn-4-wrong = He would stand well there too, but the enemy is in Utgard.
br-learn-turn-5 = Crushed. The others have passed: they do nothing more in this age. March costs 1 Rage for as many figures as you like: send your warrior from Gimle to Utgard.
br-learn-turn-5-wrong = Do not stop now. Mark the warrior in Gimle, then click a village in Utgard.
br-learn-turn-6 = Pillaging costs nothing, as long as you have some Rage left. Take Utgard!
br-learn-turn-6-wrong = First the reward: pillage Utgard.
br-learn-turn-7 = Your Axes have gone up: every battle you win brings 4 Glory now. When your Rage is spent or you pass, the age is over for you.

br-learn-battle = Battle!
br-learn-battle-about = From the call to the spoils.
br-learn-battle-1 = Your leader (STR 3) stands in Andlang. Two enemy warriors (STR 1 each) wait next door, in Gimle.
br-learn-battle-2 = You want the token of Andlang: it raises your Axes. Pillage the province and see who comes.
br-learn-battle-2-wrong = You came for Andlang: pillage it.
br-learn-battle-3 = The call to battle: one after the other, anybody may send one figure from next door. A warrior has come against you. Call yours from Yggdrasil; it borders on everything.
br-learn-battle-3-wrong = You could do without him. But the last village is free: better you than they.
br-learn-battle-4 = Now everybody lays one card face down. Only battle cards add STR: lay Tyr’s Smash for 3 more.
br-learn-battle-4-wrong = It would be allowed, even as a bluff. But today we want to win: Tyr’s Smash.
br-learn-battle-5 = Turned up: 4 + 3 = 7 against 1 + 3 = 4. You win! In a tie everybody would have lost.
br-learn-battle-6 = The loser’s warrior goes to Valhalla and comes back at the end of the age. The token raised your Axes to 4, so winning brought you 4 Glory.
br-learn-battle-7 = The winner’s card is gone, the loser takes his back. So even a lost battle wears your enemy down.

br-learn-quest = A quest
br-learn-quest-about = Promise it, keep it, be paid.
br-learn-quest-1 = The second age is nearly over. You hold a quest: at its end, be the strongest in some province of Alfheim.
br-learn-quest-2 = Gimle lies in Alfheim, and there you have STR 4 against 1. Only quests that you commit count, and that costs nothing: do it now.
br-learn-quest-2-wrong = Once your Rage is gone it is too late. Commit the quest now.
br-learn-quest-3 = It lies face down; nobody knows what you plan. You could still act, but you stand as you want to: pass.
br-learn-quest-3-wrong = Do not spoil it: you are the strongest in Gimle. Pass.
br-learn-quest-4 = Fulfilled: 5 Glory! And you may raise a stat. Axes on their fourth step are legendary: raise them.
br-learn-quest-4-wrong = Not bad, but the Axes are one step short of legendary.
br-learn-quest-5 = Then Ragnarök took Utgard, the dead came home, and the third age begins: choose cards again.
br-learn-quest-6 = At the very end each stat on its fourth or fifth step brings 10 Glory, on its sixth 20. Yours are on their way.

br-learn-ragnarok = A good day to die
br-learn-ragnarok-about = A trick: Ragnarök pays for the dead.
br-learn-ragnarok-1 = The age is ending. All around is pillaged, and you are behind. But look: Gimle is doomed.
br-learn-ragnarok-2 = Whoever dies there in Ragnarök brings 2 Glory, and comes home from Valhalla right after. So march: all three warriors from Myrkvlor into the fire!
br-learn-ragnarok-2-wrong = All three, and into Gimle: mark them, then click a village there.
br-learn-ragnarok-3 = A fjord burns with its province. You have 2 Rage left, just enough for a ship: send it to the north-west fjord.
br-learn-ragnarok-3-wrong = The ship is worth more now: pick it, then the north-west fjord beside Gimle.
br-learn-ragnarok-4 = Four dead, 8 Glory, and all of them are home again for the next age. In the third age it would be 4 for each.
br-learn-ragnarok-5 = Now you know how a Viking thinks. The cards tell you the rest: play your first game!
