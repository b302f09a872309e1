/** The barkeeper's lines. */
export const en = {
  goalTitle: 'The loot',
  goal: 'Welcome, stranger. You just robbed an airship bank. Two short rounds, and I’ll help. In the middle is the **loot**: everyone throws cards onto it.',
  goalPoints:
    'After the shooting you split the loot. Each card you get is **one point**, no matter what’s on it. Most points wins.',
  sumAsk:
    'Your hand. You can throw several cards at once if one is the **sum** of the others: choose **1, 2 and 3**, and throw them.',
  sumSingle:
    'You can throw any single card. But 1 + 2 = 3 lets you throw three: more loot, and three new cards for you. Take it back.',
  sumPair:
    'You can throw two of a kind, too. But those sevens do more in your revolver, as you’ll see. Take them back.',
  sumPass: 'You can pass whenever you like. But it gets you nothing, and you have a fine sum. Take it back.',
  sumAstray: 'All in good time. First throw 1, 2 and 3 together: choose the three cards, then press the brass button.',
  sumDone:
    'Three cards of loot. After each turn everyone draws back up to **six**: the more you throw, the more you draw.',
  loadTitle: 'The revolver',
  jesseThrows: 'Now it’s Jesse’s turn. Watch what goes onto the loot, and what comes out of the deck.',
  firstSheriff:
    'A **sheriff** came out while cards were drawn. He goes into this row, and another card is drawn. There are four.',
  loadAsk:
    'Billy’s turn, but you can load **at any time**. In a shootout the most cards of one number win: load your **two sevens**.',
  loadLow:
    'A loaded card never returns to your hand. That one doesn’t match your sevens; it only takes up room. Take it back.',
  loadOne: 'One seven is good, two are better: the biggest set wins. Take it back and load both.',
  loadAstray: 'Choose both sevens and press “Load”, or drag them to the revolver. You can do it on anyone’s turn.',
  loadDone: 'They’re face down. **Only you** know what you’ve loaded; the others see how many. You don’t know theirs.',
  billyThrows: 'Billy throws. Loaded cards still count as yours, so you draw nothing for them.',
  eventTitle: 'Events',
  eventAsk:
    'Your turn is **one action**: throw, play an event, shoot or pass. Your **Helper** is an event: choose it and put it down.',
  eventThrown: 'If you throw an event, it does nothing: it’s just a card. Take it back, and put it down instead.',
  eventDone:
    'This round you draw up to **seven**. Other events: the Switch swaps cards, Indians cost the others a loaded card.',
  roundAgain: 'Jesse and Billy take their turns.',
  jokerAsk:
    'You have a **Joker**. In the revolver it copies the number you have most of: here it’s a third seven. Load it.',
  jokerFives:
    'Two fives next to two sevens don’t help: only your **best** set counts, and they never come back. Take them back.',
  jokerAstray: 'First load the Joker: choose it and press “Load”. Loading doesn’t use up your turn.',
  pairAsk:
    'Three sevens, very good. Now your action. You can also throw cards that are all **the same**: throw your **two fives**.',
  pairAstray: 'Choose both fives and throw them: two of a kind go together.',
  raceTitle: 'The shootout',
  secondSheriff:
    'The **second sheriff**. From now on anyone can start a shootout on their turn. The fourth one starts it automatically.',
  raceRules: 'Everyone slaps the loot, and the **slowest hand gets nothing**. When the ring lights up, hit it.',
  raceReady: 'It’s Jesse’s turn, and Jesse looks nervous. Keep your hand over the ring. Not too early!',
  jesseShoots: 'Wait for it…',
  slapAsk: '**Now!** Hit the ring!',
  billySlaps: 'Here comes Billy…',
  raceDone:
    'Jesse started, so that hand is first. You beat Billy: Billy is **shut out**. The two of you open your revolvers.',
  raceShares:
    'Three sevens beat a pair. The best takes **half** of the loot, the next half of the rest. If sets are equal in size, the higher number wins.',
  readyAsk: 'That’s a round: all cards go back, the points stay. Press the button for the next one.',
  lastTitle: 'Your shootout',
  lastDeal: 'New cards. The player who was shut out starts: that’s Billy.',
  passAsk: 'You have two **2**s and a Joker: better to keep them. You don’t have to throw: **pass** this time.',
  passThrown:
    'You can do that. But what you throw won’t be in your revolver: 2, 2 and a Joker are three of a kind. Take it back.',
  passAstray: 'Keep it simple this time: press “Pass”. You’ll load in a moment.',
  sheriffsCome: 'Jesse and Billy throw a lot. Watch the sheriffs.',
  loadTripleAsk: 'Two sheriffs, and it’s your turn. First load **2, 2 and the Joker**: three of a kind, however low.',
  loadSeven: 'A single seven loses to any pair: **how many** comes first, how high comes second. Take it back.',
  loadTripleAstray: 'Load first: 2, 2 and the Joker, all three. Once your hand is down, you can’t load any more.',
  shootAsk:
    'Now **start the shootout**: hold the ring, or press its button. Your hand is first, so it can’t be the slowest.',
  shootPassed: 'Then Jesse could start it, and you’d have to be quick. You’re loaded and it’s your turn. Take it back.',
  shootAstray: 'You’re loaded. Hold the ring for a moment, or press the shootout button.',
  othersSlap: 'They rush for the loot!',
  end: 'Three twos beat a pair, and half of the loot is yours. After the last round, usually the sixth, **most points wins**.',
  recapMiss:
    'Two more things. A **Miss** goes into the revolver, too. In the split it must cancel a card of the highest number, even **your own** if nobody else has one.',
  recapDuel:
    'With **two players** you call a duel: two cards are revealed. Slap only if the caller’s is higher. The winner of the split takes **all the loot**.',
} as const;
