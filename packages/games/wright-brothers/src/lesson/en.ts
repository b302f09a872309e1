/** What the barkeeper says, by what it is about. */
export const en = {
  goalTitle: 'The loot',
  goal: 'Welcome, stranger. Two short rounds, and I stand beside you. In the middle lies the **loot**: everybody throws cards onto it.',
  goalPoints:
    'After the shooting the loot is divided. Each card you get is **one point**, whatever is printed on it. Most points win.',
  sumAsk:
    'Your hand. You may throw several cards at once if one is the **sum** of the others: choose **1, 2 and 3**, and throw them.',
  sumSingle:
    'Any single card is allowed. But 1 + 2 = 3 lets you throw three: more loot, and three new cards for you. Take it back.',
  sumPair:
    'Two of a kind may be thrown, too. But those sevens do more in your revolver, as you will see. Take them back.',
  sumPass: 'You may pass whenever you like. It gives you nothing, though, and you hold a fine sum. Take it back.',
  sumAstray: 'All in good time. First throw 1, 2 and 3 together: choose the three cards, then press the brass button.',
  sumDone:
    'Three cards of loot. After each turn everybody draws back up to **six**: whoever throws much sees many new cards.',
  loadTitle: 'The revolver',
  jesseThrows: 'Now Jesse’s turn. Look what goes onto the loot, and what is turned up beside the deck.',
  firstSheriff:
    'A **sheriff** turned up while cards were drawn. He goes into this row, and another card is drawn. There are four.',
  loadAsk:
    'Billy’s turn, but you may load **at any time**. In a shootout the most cards of one number win: load your **two sevens**.',
  loadLow:
    'A loaded card never comes back to the hand. That one does not go with your sevens, it only takes up room. Take it back.',
  loadOne: 'One seven is good, two are better: it counts first how many are alike. Take it back and load both.',
  loadAstray: 'Choose both sevens and press “Load”, or drag them to the revolver. That works in anybody’s turn.',
  loadDone:
    'They lie face down. **Only you** know what you have loaded; the others see how many. You do not know theirs.',
  billyThrows: 'Billy throws. Loaded cards count as held, so you draw nothing for them.',
  eventTitle: 'Events',
  eventAsk:
    'Your turn is **one action**: throw, play an event, shoot or pass. Your **Helper** is an event: choose it and lay it down.',
  eventThrown:
    'Thrown onto the loot, an event does nothing: it is a card like any other. Take it back, and lay it down instead.',
  eventDone:
    'This round you draw up to **seven**. Other events: the Switch swaps cards, the Indians cost the others a loaded one.',
  roundAgain: 'Jesse and Billy take their turns.',
  jokerAsk:
    'You hold a **Joker**. In the revolver it counts as what you have most of: here it is a third seven. Load it.',
  jokerFives:
    'Two fives beside two sevens are no help: only your **best** set counts, and they never come back. Take them back.',
  jokerAstray: 'First load the Joker: choose it and press “Load”. Loading does not use up your turn.',
  pairAsk:
    'Three sevens, very good. Now your action. Cards that are all **the same** go together, too: throw your **two fives**.',
  pairAstray: 'Choose both fives and throw them: two of a kind go together.',
  raceTitle: 'The shootout',
  secondSheriff:
    'The **second sheriff**. From now on anybody may start a shootout on their turn. The fourth one starts it by himself.',
  raceRules:
    'Everybody slaps the loot, and the **slowest hand gets nothing**. Hit the ring, or the space bar, once it lights up.',
  raceReady: 'It is Jesse’s turn, and Jesse looks nervous. Keep your hand over the ring. Not too early!',
  jesseShoots: 'Wait for it…',
  slapAsk: '**Now!** Hit the ring!',
  billySlaps: 'Billy is coming, too…',
  raceDone:
    'Jesse started and is first by right. You beat Billy: Billy is **out**. The two of you open your revolvers.',
  raceShares:
    'Three sevens beat a pair. The best takes **half** of the loot, the next half of the rest. Of equal sets the higher wins.',
  readyAsk: 'So ends a round: all cards go back, the points stay. Press the button for the next one.',
  lastTitle: 'You shoot',
  lastDeal: 'New cards. Whoever was out begins: that is Billy.',
  passAsk: 'You hold two **2**s and a Joker: better kept than thrown. Nothing forces you: **pass** this time.',
  passThrown:
    'That is allowed. But what you throw is missing in your revolver: 2, 2 and a Joker are three alike. Take it back.',
  passAstray: 'Keep it simple this time: press “Pass”. You will load in a moment.',
  sheriffsCome: 'Jesse and Billy throw a lot. Mind the sheriffs.',
  loadTripleAsk: 'Two sheriffs, and your turn. First load **2, 2 and the Joker**: three alike, however low.',
  loadSeven: 'A single seven loses against any pair: **how many** counts first, how high only then. Take it back.',
  loadTripleAstray: 'Load first: 2, 2 and the Joker, all three. Once your hand is down you cannot load any more.',
  shootAsk:
    'Now **start the shootout**: hold the ring, or press its button. Your hand is the first, so it cannot be the slowest.',
  shootPassed:
    'Then Jesse may start it, and you would have to be quick. You are loaded and it is your turn. Take it back.',
  shootAstray: 'You are loaded. Hold the ring for a moment, or press the button for the shootout.',
  othersSlap: 'They rush for the loot!',
  end: 'Three twos beat a pair, and half of it is yours. After the last round, usually the sixth, **most points win**.',
} as const;
