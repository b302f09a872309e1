/** What the barkeeper says, by what it is about. */
export const en = {
  streetTitle: 'Two and two',
  goal: 'Welcome, friend. You are the law, Jesse leads the outlaws. Each has **four** characters, two of them out in the street. Lose all four, and you lose.',
  chooseAsk:
    'Two of yours step out. One will **attack**, the other stays behind, in **cover**. Choose **Wild Bill** to attack.',
  chooseWyatt:
    'Wyatt shoots as well as Bill. But useful things are handed to the one in cover, and Wyatt is to get one. Take it back.',
  jesseChooses: 'You both choose in secret. Now Jesse, too…',
  attacker:
    'Jesse’s attacker is **Pearl Hart**: the **token** at her feet says so. Attackers shoot, and it is attackers who are shot at.',
  cover:
    '**Wyatt** is your cover: hard to hit, but **asleep**. His **ability** works only while he attacks or is aimed at. Press him to read it.',
  turnTitle: 'Your turn',
  hidden:
    'You drew two cards for your turn. Hands are secret, but their backs are not: outlaw cards wear a **mask**, yours the **star** of the law.',
  barrelAsk:
    'Blue cards are **equipment**. They stay on your cover or on the enemy’s attacker. Put the **Barrel** on **Wyatt Earp**.',
  barrelPearl:
    'Equipment serves whoever wears it: now the Barrel protects Pearl Hart. Keep nasty things for her. Take it back.',
  barrelAstray: 'First the Barrel: choose it in your hand, then Wyatt Earp.',
  tokenAsk:
    'On the cover it sleeps. But once a turn you may **move the token**: then Wyatt attacks, and Bill is in cover.',
  tokenColt:
    'Bill may shoot, too. But when a shot of Wyatt’s is dodged, you draw a card. Let him attack first. Take it back.',
  tokenEnded: 'Now Jesse shoots at Bill, while the Barrel is with Wyatt behind him. Take it back, and move the token.',
  tokenAstray: 'First the token: press “Move the token”, or the star at Bill’s feet.',
  coltAsk:
    'Wyatt attacks. Red cards are **Bang! cards**: one a turn, at the enemy’s attacker. Fire your **Colt** at Pearl Hart.',
  takesOwnBarrel:
    'The Schoolmarm takes equipment into your hand, and all there is to take is your own Barrel. Take it back.',
  coltAstray: 'All in good time. First the Colt: choose it, and shoot.',
  jesseAnswers: 'A hit. Has Jesse got an answer?',
  ability:
    '**Missed!** cancels a hit. But now Wyatt is awake, and this is his **ability**: when Jesse cancels a hit of yours, you draw a card.',
  derringerAsk:
    'Your Bang! is spent. Brown cards have no limit, and the **Derringer** shoots, too, though any card stops it. Fire it.',
  derringerEnded:
    'You may end your turn whenever you like. But there is a shot left, and it costs you no Bang!. Take it back.',
  derringerAstray: 'First the Derringer: choose it, and shoot.',
  jesseThinks: 'Any card from Jesse’s hand would stop it. Jesse thinks…',
  endAsk:
    'Jesse kept the cards and took the hit: one **cartridge** less. None left means death. Now **end your turn**.',
  endAstray: 'Save that for your next turn. This one you end: press “End your turn”.',
  fireTitle: 'Under fire',
  jesseShoots: 'Jesse’s turn: two cards, and there comes the first shot…',
  tryAsk:
    'A hit on Wyatt. The **Barrel** is free: try it. A card is **turned up**, and a barrel in its corner stops the shot.',
  tryCard:
    'That works, but the card is gone. The Barrel costs nothing: try it **first**, you may still play the card after. Take it back.',
  tryTaken: 'A cartridge gone, and you had two ways out of it. Take it back.',
  revealed:
    'A **barrel**! Nothing but the corner of that card counts: barrel, snake, dynamite or horseshoe. One in four is a barrel.',
  jesseStabs: 'Jesse’s Bang! is spent, but a **Knife** is a brown card…',
  againAsk: 'Another hit, and the Barrel may be tried for **each** of them. Try it again.',
  missedAsk: 'A horseshoe: no luck. You may still answer in another way. Play **Missed!** from your hand.',
  missedTaken: 'Wyatt bleeds, and Missed! is still in your hand. It is made for this. Take it back.',
  hat: 'Saved. There is the **Hat** as well: worn like the Barrel, and thrown away to stop one hit.',
  jesseEnds:
    'When a turn ends you keep as many cards as your attacker has **health**. Pearl Hart has two: Jesse discards the rest.',
  deathTitle: 'A death',
  smallAsk: 'Your turn: two new cards, and a Bang! again. Pearl Hart has two cartridges. First fire the **Derringer**.',
  smallBang:
    'Then the Derringer has to kill, and to save her Jesse gives up any card. Use it before that. Take it back.',
  smallAstray: 'All in good time. First the Derringer at Pearl Hart.',
  jesseWaits: 'Jesse saves the cards again. One cartridge will do, surely…',
  killAsk: 'It will not. A red card is not stopped by any odd card. Fire the **Peacemaker**.',
  killEnded: 'She is one shot from death, and now it is Jesse’s turn. Take it back.',
  killAstray: 'One shot will do: choose the Peacemaker, and fire.',
  jesseFalls: 'No Missed! this time…',
  death:
    '**Pearl Hart is dead.** Jesse draws two cards for the loss, and out of the **reserve** the Dalton Brothers take her place.',
  endAgainAsk: 'They are unhurt, and attack as she did. Your Bang! is spent: **end your turn**.',
  endAgainAstray: 'That can wait. End your turn.',
  lastTitle: 'The last one',
  hurry: 'Let me play some turns for both of you, quickly. Jesse lays **Dynamite** on a friend. A risk…',
  boom: 'Bad luck: three cartridges at once. Now your **Gatling** hits everybody except your own attacker…',
  lastStands: 'Two fall together. **Tuco** is Jesse’s last one, and alone he is attacker and cover in one…',
  reload:
    'Once anybody stands alone, both of you may **reload**: discard a card with the **round arrow**, and draw another.',
  reloadAsk:
    'Tuco has one cartridge left, and you hold nothing that shoots. Choose **Water**, and do not play it: reload it.',
  reloadPlayed: 'Played as it is, Water swaps your attacker and your cover. A fine trick, but no shot. Take it back.',
  reloadEnded: 'Then Jesse draws again, and who knows what. You have cards to reload. Take it back.',
  reloadAstray: 'Water, Sight and Herd have the round arrow. Choose one of them, and reload it.',
  lastAsk: 'A **Winchester**: that is what reloading is for. You know what to do.',
  lastAstray: 'Choose the Winchester, and shoot at Tuco.',
  lastHit: 'Jesse looks for a Missed!…',
  end: 'Nobody is left on the other side: **you win**. There are twelve on each side, every deal brings four others, and each has an ability.',
} as const;
