/** The guide's texts, by topic. */
export const en = {
  streetTitle: 'Two on two',
  goal: 'Welcome, friend. You’re the law, and Jesse leads the outlaws. You each have **four** characters, two of them on the street. Lose all four and you lose.',
  chooseAsk:
    'Two of yours step out. One will **attack**, the other stays behind as the **cover**. Choose **Wild Bill** to attack.',
  chooseWyatt:
    'Wyatt shoots as well as Bill. But helpful cards go on your cover, and you have one for Wyatt. Take it back.',
  jesseChooses: 'You both choose in secret. Now it’s Jesse’s turn to choose…',
  attacker:
    'Jesse’s attacker is **Pearl Hart**: see the **token** at her feet. Attackers shoot, and attackers get shot at.',
  cover:
    '**Wyatt** is your cover: hard to hit, but **asleep**. His **ability** works only while he attacks or is a target. Tap him to read it.',
  turnTitle: 'Your turn',
  hidden:
    'You drew two cards for your turn. Hands are secret, but card backs aren’t: outlaw cards have a **mask**, yours the **star** of the law.',
  barrelAsk:
    'Blue cards are **equipment**. You put them on your cover or the enemy attacker, and they stay there. Put the **Barrel** on **Wyatt Earp**.',
  barrelPearl:
    'Equipment helps the character who has it: now the Barrel protects Pearl Hart. Save the nasty cards for her. Take it back.',
  barrelAstray: 'First the Barrel: choose it in your hand, then choose Wyatt Earp.',
  tokenAsk:
    'On the cover it’s asleep. But once per turn you may **move the token**: then Wyatt attacks, and Bill covers.',
  tokenColt:
    'Bill can shoot too. But when Jesse dodges Wyatt’s shot, you draw a card. Let Wyatt attack first. Take it back.',
  tokenEnded: 'Now Jesse shoots at Bill, and the Barrel is behind him with Wyatt. Take it back and move the token.',
  tokenAstray: 'First the token: tap “Swap”, or the star at Bill’s feet.',
  coltAsk:
    'Wyatt attacks. Red cards are **Bang! cards**: one per turn, at the enemy attacker. Fire your **Colt** at Pearl Hart.',
  takesOwnBarrel:
    'The Schoolmarm takes equipment into your hand, and the only one to take is your own Barrel. Take it back.',
  coltAstray: 'All in good time. First the Colt: choose it and shoot.',
  jesseAnswers: 'A hit. Can Jesse cancel it?',
  ability:
    '**Missed!** cancels a hit. But Wyatt is active now, and this is his **ability**: when Jesse cancels your hit, you draw a card.',
  derringerAsk:
    'You’ve used your Bang!. Brown cards have no limit, and the **Derringer** shoots too, though any card cancels it. Fire it.',
  derringerEnded: 'You can end your turn anytime. But you have a shot left, and it doesn’t need a Bang!. Take it back.',
  derringerAstray: 'First the Derringer: choose it and shoot.',
  jesseThinks: 'Any card from Jesse’s hand would cancel it. Jesse is thinking…',
  endAsk:
    'Jesse kept the cards and took the hit: one less **cartridge**. A character with none left dies. Now **end your turn**.',
  endAstray: 'Save that for your next turn. For now, tap “End your turn”.',
  fireTitle: 'Under fire',
  jesseShoots: 'Jesse’s turn: two cards, and here comes the first shot…',
  tryAsk:
    'A hit on Wyatt. The **Barrel** is free: try it. You **reveal** a card, and a barrel in its corner cancels the hit.',
  tryCard:
    'That works, but the card is gone. The Barrel costs nothing: try it **first**, and you can still play the card after. Take it back.',
  tryTaken: 'You lost a cartridge, and you had two ways to save it. Take it back.',
  revealed:
    'A **barrel**! Only the corner of a revealed card counts: barrel, snake, dynamite or horseshoe. One card in four is a barrel.',
  jesseStabs: 'Jesse’s Bang! is used up, but a **Knife** is a brown card…',
  againAsk: 'Another hit, and you can try the Barrel for **each** one. Try it again.',
  missedAsk: 'A horseshoe: no luck. You can still cancel it another way. Play **Missed!** from your hand.',
  missedTaken: 'Wyatt is hurt, and Missed! is still in your hand. That’s what it’s for. Take it back.',
  hat: 'Saved. There’s also the **Hat**: equipment like the Barrel, but you discard it to cancel one hit.',
  jesseEnds:
    'At the end of a turn, you keep as many cards as your attacker has **health**. Pearl Hart has two, so Jesse discards the rest.',
  deathTitle: 'A death',
  smallAsk: 'Your turn: two new cards and a new Bang!. Pearl Hart has two cartridges. Fire the **Derringer** first.',
  smallBang:
    'Then the Derringer has to finish her, and Jesse would give any card to save her. Use it first. Take it back.',
  smallAstray: 'All in good time. First the Derringer at Pearl Hart.',
  jesseWaits: 'Jesse saves the cards again. One cartridge should be enough…',
  killAsk: 'It won’t be. Not just any card cancels a red one. Fire the **Peacemaker**.',
  killEnded: 'She’s one shot from death, and now it’s Jesse’s turn. Take it back.',
  killAstray: 'One shot will do: choose the Peacemaker and fire.',
  jesseFalls: 'No Missed! this time…',
  death:
    '**Pearl Hart is dead.** Jesse draws two cards for the loss, and the Dalton Brothers take her place from the **reserve**.',
  endAgainAsk: 'They’re at full health and attack in her place. You’ve used your Bang!: **end your turn**.',
  endAgainAstray: 'That can wait. End your turn.',
  lastTitle: 'The last one',
  duels:
    '**Duel**: take turns discarding hit cards; the first who doesn’t loses 1 health. **Indians!**: discard a hit card for each target, or it loses 1 health.',
  hurry: 'Let me play a few quick turns for both of you. Jesse puts **Dynamite** on a friend. Risky…',
  boom: 'Bad luck: three cartridges at once. Now your **Gatling** hits everyone except your own attacker…',
  lastStands: 'Two die together. **Tuco** is Jesse’s last one, and alone he is both attacker and cover…',
  reload:
    'Once either side is down to one, you can both **reload**: discard a card with the **round arrow** and draw another.',
  reloadAsk:
    'Tuco has one cartridge left, and you have nothing to shoot with. Choose **Water**, but don’t play it: reload it.',
  reloadPlayed: 'Played normally, Water swaps your attacker and cover. A fine trick, but not a shot. Take it back.',
  reloadEnded: 'Then Jesse draws again, and who knows what. You still have cards to reload. Take it back.',
  reloadAstray: 'Water, Sight and Herd have the round arrow. Choose one of them and reload it.',
  lastAsk: 'A **Winchester**: that’s what reloading is for. You know what to do.',
  lastAstray: 'Choose the Winchester and shoot Tuco.',
  lastHit: 'Jesse is looking for a Missed!…',
  end: 'The other side has nobody left: **you win**. Each side has twelve characters with their own abilities, and every game deals you a different four.',
} as const;
