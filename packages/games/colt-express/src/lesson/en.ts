/** What the barkeeper says, by topic. */
export const en = {
  trainTitle: 'The train',
  goal: 'Climb in. You’re **Belle**, a bandit with one $250 purse. After five rounds, the **richest** wins. I’ll ride along for two of them.',
  loot: 'There’s loot in the cars: **purses** worth $250 to $500, **jewels** worth $500. In the locomotive: a $1,000 **strongbox** and the **Marshal**.',
  robberyAsk:
    'First everyone **plans**, one card at a time. Nothing happens yet. Choose **Robbery** in your hand and play it.',
  robberyLadder:
    'The Ladder leads to the roof, and there’s nothing up there. You rob where you **stand**: same car, same level. Take it back.',
  robberyDraw:
    'Instead of playing a card, you can **draw three**. But that’s your whole turn, and your hand is already good. Take it back.',
  robberyAstray: 'All in good time. First the **Robbery**: choose the card, then press the brass button.',

  planTitle: 'The plan',
  planOthers: 'Doc and Tuco plan too. The cards line up, and later they take effect in **exactly this order**.',
  fireAsk: 'Tuco played **Move**: he’ll leave you for Doc’s car. Then both are in your sights. Play **Fire**.',
  firePunch:
    'Punch only hits a bandit in your spot. Tuco will be gone by then: his Move comes **before** your card. Take it back.',
  fireAstray: 'Think about where they’ll be: both in the next car. That’s what **Fire** is for.',
  planOthersAgain:
    'Doc will move and Tuco will fire. They’ll decide where and at whom when the card comes up. So will you.',
  tunnelAsk:
    '**Tunnel**: cards are played face down, and nobody sees what you’re up to. Play **Ladder** to get to the roof.',
  tunnelAstray: 'Not now. It’s dark and nobody sees you: play **Ladder** to get to the roof.',
  tunnelOthers: 'Now theirs. **Face-down** cards, hands and decks all stay secret.',
  moveAsk:
    '**Switching**: this turn goes the other way, so Tuco comes after you. You’ll be on the roof: play **Move**.',
  movePunch:
    'By then you’ll be on the roof with nobody around. A card that can’t do anything is **wasted**. Take it back.',
  moveAstray: 'You can run far on the roofs. Play **Move**; you’ll decide where to later.',
  lastOthers: 'Tuco, then Doc. That completes this round’s plan.',

  heistTitle: 'The heist',
  robAsk: 'Now the **heist**: the cards take effect in order. Your Robbery is first. Take the **jewel**.',
  robPurse: 'A purse holds $250 to $500, and you take it blind. A jewel is always worth $500. Take it back.',
  robDone: 'That makes $750. The others see **what** you have. Only you know how much is in the purses you rob.',
  docRobs: 'Doc takes the jewel in his car. Then Tuco walks in, as planned.',
  shootAsk: 'From inside you can hit the **next car**, and both are there. Doc just got rich: shoot **Doc**.',
  shootAstray: 'You could hit Tuco, but he’s poorer. Aim where the money is: **Doc**.',
  tucoShoots: 'Doc limps into the next car. And here comes Tuco’s Fire…',
  hit: 'You’re hit. Tuco’s bullet is in your deck now: a **dead card**. Yours is in Doc’s. You keep your loot and stay put.',
  tunnelOpened:
    'Then the cards from the tunnel: you and Doc climbed to the roofs. Tuco played the **Marshal**, who walked into car 1.',
  eventComes:
    'The round card says **Angry Marshal**: after the heist he shoots at his own roof, then goes one car back.',
  goAsk:
    'On the roofs you run up to **three** cars. Go to the **locomotive**: the strongbox is there and the Marshal isn’t.',
  goMarshal: 'That’s the Marshal’s roof. After the heist he shot up through it and hit you. Take it back.',
  goAstray: 'Safe, but there’s no money there. Three cars forward: the **locomotive**.',
  marshalRages: 'Tuco punches thin air. Doc runs after you. And then the Marshal loses his temper…',
  raged:
    'Nobody was on his roof. But inside car 2 he met **Tuco**: anyone inside with him gets a bullet and flees to the roof.',

  secondTitle: 'Round two',
  newHand: 'Round two. Everyone shuffles and draws **six** cards. Now the next player goes first: Doc.',
  docDraws: 'Doc draws three cards instead of playing one. Tuco will move.',
  punchAsk: 'Doc is **right next to you**, and he has a jewel. Punch makes him drop something and fly. Play **Punch**.',
  punchFire:
    'A bandit right next to you is too close to shoot. Use your fists up close and bullets from afar. Take it back.',
  punchRobbery: 'There’s nothing on this roof yet. First knock it out of Doc. Take it back.',
  punchAstray: 'First deal with Doc: play **Punch**.',
  tunnelAgain: 'Another tunnel: two cards you don’t know.',
  drawAsk: 'You want to get down to the strongbox, but you have no **Ladder**. So don’t play: **draw three** cards.',
  drawAstray: 'You can’t get inside without a Ladder. Press **Draw 3**, or your deck.',
  drawn:
    'A Ladder! And **Tuco’s bullet**: you can’t play it, and it takes up room. That’s what getting shot costs you.',
  speedUp: '**Speeding up**: everyone acts twice in a row.',
  ladderAsk: 'You get two actions. First, **Ladder**: down into the locomotive.',
  ladderRobbery:
    'That would rob the roof. The strongbox is inside, so climb down first, then rob: **order** is everything. Take it back.',
  ladderAstray: 'Climb down first: play **Ladder**.',
  boxAsk: 'Second, **Robbery**. When it comes up, you’ll be standing by the strongbox.',
  boxAstray: 'You’re on your way to $1,000. Play **Robbery**.',
  lastDraws: 'Last turn. Both of them draw cards.',
  marshalAsk: 'Your last card: the **Marshal**. Use it to send the law after someone.',
  marshalAstray: 'Let’s have some fun: play the **Marshal**.',

  boxTitle: 'The strongbox',
  tucoRuns: 'The heist. Tuco runs along the roofs to the last car.',
  hitAsk: 'You punch Doc. Make him drop the **jewel**.',
  hitPurse: 'His purse is the $250 everyone starts with. The jewel costs him $500. Take it back.',
  docShoots: 'The jewel is on the roof, and Doc flew one car back. And in the tunnel he hid…',
  roofShot: '…a **Fire**, at you. On the roofs you shoot the nearest bandit ahead or behind, **at any distance**.',
  docPurse: 'Doc climbs in and takes a purse. Only he knows what’s in it. Tuco robs too. And then you…',
  boxDone: 'Down the Ladder, and the **strongbox** is yours. $1,750: not bad for a beginner.',
  sendAsk: 'Now your Marshal. Tuco is inside car 3, far from you: send the Marshal **there**.',
  sendForward:
    'A bullet for Doc, true. But now the Marshal is right next to **your** car, one card away. Take it back.',
  secondBox: 'Tuco got a bullet and fled. And this round’s event put the **second strongbox** in the Marshal’s car.',
  money:
    'After **five** rounds, the **richest** wins. The **gunslinger**, with the fewest bullets left to fire, gets $1,000 more: shooting pays.',
  fullGame:
    'The full game adds **abilities**: Tuco shoots through roofs, and Belle is spared if there’s another target. A **station** event comes before the final count.',
} as const;
