/** What the barkeeper says, by what it is about. */
export const en = {
  trainTitle: 'The train',
  goal: 'Climb in. You are **Belle**, a bandit with one purse of $250. Five rounds, then the **richest** wins. I ride along for two of them.',
  loot: 'Loot lies in the wagons: **purses** of $250 to $500, **jewels** of $500. In the locomotive: a **strongbox** of $1,000, and the **Marshal**.',
  robberyAsk:
    'First everybody **plans**, one card each in turn. Nothing happens yet. Choose **Robbery** in your hand and play it.',
  robberyLadder:
    'The Ladder leads to the roof, and nothing lies there. You rob where you **stand**: same wagon, same floor. Take it back.',
  robberyDraw:
    'Instead of playing a card you may **draw three**. But that is your turn, and your hand is good already. Take it back.',
  robberyAstray: 'All in good time. First the **Robbery**: choose the card, then press the brass button.',

  planTitle: 'The plan',
  planOthers: 'Doc and Tuco plan, too. The cards lie in a row, and later they act in **just this order**.',
  fireAsk: 'Tuco played **Move**: he will leave you for Doc’s wagon. Then both are in your sights. Play **Fire**.',
  firePunch:
    'A Punch hits only somebody beside you. By then Tuco is gone: his Move lies **before** your card. Take it back.',
  fireAstray: 'Think of where they will be: both in the next wagon. That is what **Fire** is for.',
  planOthersAgain: 'Doc will move and Tuco will fire. Where and at whom, they say when the card acts. So will you.',
  tunnelAsk:
    'A **tunnel**: now cards are played face down, and nobody sees what you are up to. Play the **Ladder**, to the roof.',
  tunnelAstray: 'Not now. It is dark, nobody sees you: play the **Ladder** and get onto the roof.',
  tunnelOthers: 'Now theirs. **Face-down** cards, hands and decks: all of that stays secret.',
  moveAsk:
    '**Switching**: this turn goes the other way round, so Tuco comes after you. You will be on the roof: play **Move**.',
  movePunch:
    'By then you are on the roof, and nobody is near. A card that finds nothing to do is **wasted**. Take it back.',
  moveAstray: 'On a roof you run far. Play **Move**; where to, you say later.',
  lastOthers: 'Tuco, then Doc. With that the plan of this round is complete.',

  heistTitle: 'The heist',
  robAsk: 'Now the **heist**: the cards act, first one first. That is your Robbery. Take the **jewel**.',
  robPurse: 'A purse holds $250 to $500, and you take it blind. A jewel is always worth $500. Take it back.',
  robDone: 'That makes $750. The others see **what** you have. How much is in your purses, once robbed, only you know.',
  docRobs: 'Doc takes the jewel in his wagon. Then Tuco walks in, as planned.',
  shootAsk: 'From inside you hit the **next wagon**, and both are there. Doc has just become rich: shoot **Doc**.',
  shootAstray: 'Tuco is in reach, but poorer. Bullets should go where the money is: **Doc**.',
  tucoShoots: 'Doc limps on into the next wagon. And here comes Tuco’s Fire…',
  hit: 'You are hit. Tuco’s bullet lies in your deck now: a **dead card**. Yours lies in Doc’s. Loot and place you keep.',
  tunnelOpened:
    'Then the cards from the tunnel: you and Doc went onto the roofs. Tuco’s was the **Marshal**, who walked into wagon 1.',
  eventComes:
    'The round card says **Angry Marshal**: after the heist he shoots at his own roof, then goes back by one wagon.',
  goAsk:
    'On roofs you run up to **three** cars. To the **locomotive**, please: the strongbox is in there, the Marshal is not.',
  goMarshal:
    'That is the Marshal’s roof. When the heist was over he fired upwards, and the bullet went to you. Take it back.',
  goAstray: 'Safe, but no money there. Three cars forward: the **locomotive**.',
  marshalRages: 'Tuco punches at thin air. Doc runs after you. And then the Marshal loses his temper…',
  raged:
    'Nobody was on his roof. But inside wagon 2 he met **Tuco**: whoever is inside with him gets a bullet and flees to the roof.',

  secondTitle: 'Round two',
  newHand: 'Round two. Everybody shuffles and draws **six** cards. The next player is first now: Doc.',
  docDraws: 'Doc draws three cards instead of playing one. Tuco will move.',
  punchAsk: 'Doc stands **beside you**, and he has a jewel. A Punch makes him drop something and fly. Play **Punch**.',
  punchFire: 'Whoever stands beside you is too near to be shot. Fists for that, bullets for the others. Take it back.',
  punchRobbery: 'Nothing lies on this roof yet. First it has to be knocked out of Doc. Take it back.',
  punchAstray: 'First the man beside you: play **Punch**.',
  tunnelAgain: 'A tunnel once more: two cards you do not know.',
  drawAsk:
    'You want to get down to the strongbox, but you hold no **Ladder**. So play nothing and **draw three** cards.',
  drawAstray: 'Without a Ladder you never get inside. Press the button that **draws three**, or your deck.',
  drawn: 'A Ladder! And **Tuco’s bullet**: it cannot be played and takes up room. That is what a shot costs you.',
  speedUp: '**Speeding up**: everybody acts twice in a row.',
  ladderAsk: 'Two actions for you. The first: the **Ladder**, down into the locomotive.',
  ladderRobbery:
    'That would search the roof. The strongbox is inside, so first down, then rob: the **order** is everything. Take it back.',
  ladderAstray: 'First down: play the **Ladder**.',
  boxAsk: 'The second: **Robbery**. When it acts, you stand beside the strongbox.',
  boxAstray: 'You are on your way to $1,000. Play **Robbery**.',
  lastDraws: 'The last turn. Both of them draw cards.',
  marshalAsk: 'Your last card: the **Marshal**. With it you send the law to visit somebody.',
  marshalAstray: 'Let us have some fun: play the **Marshal**.',

  boxTitle: 'The strongbox',
  tucoRuns: 'The heist. Tuco runs along the roofs to the last wagon.',
  hitAsk: 'Your Punch, on Doc. Let him drop the **jewel**.',
  hitPurse: 'His purse is the $250 everybody starts with. The jewel costs him $500. Take it back.',
  docShoots: 'The jewel lies on the roof, Doc flew back by one wagon. And in the tunnel he hid…',
  roofShot: '…a **Fire**, at you. On roofs you shoot the nearest bandit ahead or behind, **however far** that is.',
  docPurse: 'Doc climbs in and takes a purse. What is in it only he knows. Tuco robs as well. And then you…',
  boxDone: 'Down the Ladder, and the **strongbox** is yours. $1,750: not bad for a beginner.',
  sendAsk: 'And your Marshal. Tuco sits inside wagon 3, far from you: send the Marshal **there**.',
  sendForward: 'A bullet for Doc, true. But now the Marshal is next door to **you**, one card away. Take it back.',
  secondBox: 'Tuco got a bullet and fled. And this round’s event put the **second strongbox** down beside the Marshal.',
  money:
    'So it goes for **five** rounds. Then all purses are opened, and the **richest** wins. What is left on the train is nobody’s.',
  gunslinger:
    'Whoever has the **fewest bullets left to fire** gets $1,000 more: shooting pays. And in a real game every bandit has an **ability**.',
} as const;
