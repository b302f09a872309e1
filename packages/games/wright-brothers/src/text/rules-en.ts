import { allOptions, example, heading, items, note, paragraph, type RuleBook, shown } from './rule-book.ts';
import { pictures } from './rule-pictures.ts';

/** The rules in English, in our own words. */
export const en: RuleBook = {
  cast: ['Ruby', 'Hank', 'Amos', 'Pearl'],
  chapters: [
    {
      id: 'goal',
      title: 'What it is about',
      blocks: [
        paragraph(
          ['WB-SCORE-1'],
          'Your gang has robbed a train, and everything lies in one pile. All of you make it grow, and at the end of the round it is shared out. **A card of loot is a point**, whatever is printed on it.',
        ),
        paragraph(['WB-END-2'], 'A game has six rounds. Whoever has the most points after the last one has won.', {
          options: ['rounds'],
          see: ['WB-END-1'],
        }),
        shown(pictures.loot, 'The loot in its brass ring. In the race your hand lands here.'),
        note(
          [],
          'The catch: when the shooting starts, everybody slaps the pile, and **the slowest hand gets nothing**. Among the others the best loaded revolver takes half of the pile, the next one half of what is left, and so on.',
          { see: ['WB-RACE-5', 'WB-DIV-2'] },
        ),
        heading('The cards'),
        shown(pictures.kinds, '69 cards: seven copies of each number, 16 special cards, four sheriffs.'),
        items(
          [],
          [
            '**Numbers 1 to 7** are thrown onto the loot or loaded into the revolver.',
            '**Joker** and **Miss** go into the revolver and matter when the loot is divided.',
            '**Switch**, **Helper** and **Indians** are events, played on your turn.',
            '**Sheriffs** belong to nobody: they are the clock of the round.',
          ],
          { see: ['WB-JOKER-1', 'WB-MISS-1', 'WB-EVT-1', 'WB-SHER-6'] },
        ),
      ],
    },
    {
      id: 'round',
      title: 'A round',
      blocks: [
        paragraph(
          ['WB-SETUP-2', 'WB-SETUP-7'],
          'Every round starts from nothing: all 69 cards come back, those without a star are shuffled, and loot, revolvers and sheriff row are empty. Only the points of earlier rounds stay.',
        ),
        paragraph(
          ['WB-SETUP-4', 'WB-SETUP-1'],
          'Each player is dealt **six cards**, one at a time, clockwise from the first player. Clockwise is also the order of turns.',
        ),
        paragraph(
          ['WB-SETUP-5', 'WB-SETUP-6'],
          'Only then are the four sheriffs shuffled into the rest of the deck. So nobody is ever dealt one, but the first may turn up with the very first card drawn.',
          { options: ['sheriffPlacement'] },
        ),
        paragraph(
          ['WB-SETUP-8'],
          'The first player of the first round is drawn by lot. Later rounds are begun by whoever was shut out of the last one.',
          { options: ['firstPlayer'], see: ['WB-SCORE-5'] },
        ),
        items(
          [],
          [
            'Players take turns and throw cards onto the loot.',
            'At any moment they load their revolvers in secret.',
            'Sheriffs come out of the deck, one by one.',
            'Somebody starts the shooting, or the fourth sheriff does: all race for the pile.',
            'Revolvers are turned up, and the loot is divided.',
          ],
          { see: ['WB-TURN-2', 'WB-LOAD-1', 'WB-SHER-2', 'WB-SHOOT-1', 'WB-SHOW-2'] },
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        paragraph(['WB-TURN-1'], 'Turns go clockwise until a shootout, or a duel with two players, ends the round.'),
        paragraph(['WB-TURN-2'], 'On your turn you do **exactly one** of these four things:'),
        items(
          [],
          [
            'throw one or more cards onto the loot;',
            'play one event;',
            'start the shootout, once two sheriffs are out (two players: call a duel);',
            'pass.',
          ],
          { see: ['WB-DISC-1', 'WB-EVT-1', 'WB-SHOOT-1', 'WB-DUEL-1'] },
        ),
        paragraph(['WB-TURN-3'], 'Passing is always allowed and does nothing.'),
        paragraph(
          ['WB-TURN-4'],
          'Loading is no action. You may load before, after and between, on your own turn and on anybody else’s.',
          { see: ['WB-LOAD-1'] },
        ),
        paragraph(
          ['WB-TURN-5'],
          'The shooting can be started only while **two or three** sheriffs lie in the row. The fourth does not wait for anybody.',
          { see: ['WB-SHER-4'] },
        ),
        paragraph(
          ['WB-TURN-6'],
          'After your action everyone draws up again and the next player is on turn. You need not say that you are done.',
          { see: ['WB-DRAW-1'] },
        ),
        paragraph(
          ['WB-TURN-7'],
          'With no card in hand, because all of them are loaded, you can only pass or start the shooting.',
        ),
        paragraph(
          ['WB-TURN-8'],
          'What the rules do not allow at this moment is refused with its reason, and nothing changes.',
        ),
        paragraph(['WB-TURN-9'], 'When your time runs out, you pass.', { options: ['turnTimeMs', 'pace'] }),
        heading('When nobody wants to move'),
        paragraph(
          ['WB-TURN-10'],
          'If everybody passes for two whole laps in a row, the law loses patience: the sheriff nearest the top of the deck comes out and joins the row. Any other action, and any sheriff, starts the count again.',
          { options: ['stallLaps'] },
        ),
        example(
          'WB-EX-23',
          pictures.twoSheriffs,
          'Two laps of passes',
          'Three players have loaded all six cards each, and one sheriff is out. After six passes in a row a second one is laid in the row, and the next player may start the shootout.',
          ['WB-TURN-10'],
        ),
      ],
    },
    {
      id: 'throwing',
      title: 'Throwing cards',
      blocks: [
        paragraph(
          ['WB-DISC-1', 'WB-DISC-9'],
          'Cards are thrown from your **hand**, face up, onto the common pile, and stay there until the division. What is in the revolver cannot be thrown.',
        ),
        paragraph(['WB-DISC-2'], '**One card**: any card at all.'),
        paragraph(['WB-DISC-3'], '**Several alike**: two or more of the same number, or of the same special card.'),
        paragraph(['WB-DISC-4'], '**A sum**: numbers of which the largest equals all the others together.'),
        example(
          'WB-EX-1',
          pictures.sum,
          'A sum of three',
          'On Amos’s turn 3, 4 and 7 go onto the loot together, because 3 + 4 = 7. The pile grows by three cards.',
          ['WB-DISC-4'],
        ),
        paragraph(
          ['WB-DISC-5'],
          'Only numbers can be part of a sum. A Joker stands for nothing here: it is thrown alone or with other Jokers.',
        ),
        paragraph(
          ['WB-DISC-6', 'WB-DISC-8'],
          'One turn, one way: a pair and a sum do not mix. How many cards you throw is limited only by your hand.',
        ),
        paragraph(['WB-DISC-7'], 'A special card that is thrown has no effect. It is just one more card of loot.'),
        example(
          'WB-EX-9',
          pictures.discards,
          'What goes together, and what does not',
          'With a tick: sums, sets and single cards. With a cross: no sum, a Joker with a number, two different events, two pairs at once, a Joker inside a sum, a seven too many.',
          ['WB-DISC-2', 'WB-DISC-3', 'WB-DISC-4', 'WB-DISC-5', 'WB-DISC-6'],
        ),
      ],
    },
    {
      id: 'events',
      title: 'Events',
      blocks: [
        paragraph(['WB-EVT-1'], 'An event is played from your hand and is your action for the turn. One event a turn.'),
        paragraph(
          ['WB-EVT-2', 'WB-EVT-3'],
          'First its effect happens, then the card joins the loot; a Helper stays in front of you instead. Indians may be played even when nobody has a card to lose. A Switch needs somebody to switch with.',
        ),
        paragraph(
          ['WB-EVT-4'],
          'If the fourth sheriff turns up in the middle of an event, the rest of it is dropped, its card joins the loot, and the race starts.',
          { see: ['WB-SHER-4'] },
        ),
        paragraph(['WB-EVT-5'], 'Events do not fit into a revolver.'),
        heading('Switch'),
        paragraph(
          ['WB-SWITCH-1', 'WB-SWITCH-2'],
          'As you play it you name an opponent who has at least one card in hand.',
        ),
        paragraph(
          ['WB-SWITCH-3'],
          'You take **two random cards** from that hand, or the only one there is. The revolver is safe from you.',
        ),
        paragraph(
          ['WB-SWITCH-4', 'WB-SWITCH-5'],
          'Then you give back **as many cards of your choice**: the ones you took, others, or some of each. The Switch itself is on its way to the loot and cannot be given.',
        ),
        example(
          'WB-EX-7',
          pictures.swap,
          'Three ways to give back',
          'Ruby has taken a seven and a Joker from Hank. The same two may go back, one of them with a card of Ruby’s own, or two others.',
          ['WB-SWITCH-4'],
        ),
        paragraph(
          ['WB-SWITCH-6'],
          'While the Switch lasts nobody loads, not even you. So load what must not be taken before somebody thinks of it.',
        ),
        paragraph(['WB-SWITCH-7'], 'If time runs out, or if you leave the table, the cards you took go back.', {
          options: ['switchReturnMs'],
        }),
        paragraph(['WB-SWITCH-8'], 'Which cards moved is known to you two alone.'),
        heading('Indians'),
        paragraph(
          ['WB-IND-1', 'WB-IND-4'],
          'They strike every opponent with a loaded revolver, and never you. Whoever has nothing loaded neither loses nor draws.',
        ),
        paragraph(
          ['WB-IND-2'],
          'Clockwise from you, each of them loses **one random card from the revolver**. It goes under the deck, each below the one before.',
        ),
        paragraph(
          ['WB-IND-3', 'WB-IND-5'],
          'After that, in the same order, each draws a card into the hand. A sheriff met here joins the row, and the player draws again. The fourth one stops all of it: whoever has not drawn by then draws nothing.',
          { see: ['WB-SHER-2'] },
        ),
        paragraph(
          ['WB-IND-6', 'WB-IND-7'],
          'It all happens at one stroke, and nobody can load in between. The lost card is seen by its owner alone.',
        ),
        example(
          'WB-EX-12',
          pictures.indians,
          'Indians at a table of four',
          'Ruby plays Indians with two sheriffs out. One of Hank’s threes and Pearl’s Joker go under the deck; Amos has nothing loaded. Hank draws a four. Then a sheriff turns up, the third, and Pearl draws the one that follows.',
          ['WB-IND-2', 'WB-IND-3', 'WB-IND-5'],
        ),
        heading('Helper'),
        paragraph(
          ['WB-HELP-1', 'WB-HELP-2'],
          'A Helper lies face up in front of you until the end of the round. You draw up to **seven cards** instead of six, with two Helpers to eight.',
        ),
        paragraph(['WB-HELP-4'], 'The first extra card comes at the end of the same turn.'),
        example(
          'WB-EX-8',
          pictures.helper,
          'Two cards at once',
          'Of six cards Ruby plays one, a Helper. Five are left and the limit is now seven, so Ruby draws two.',
          ['WB-HELP-2', 'WB-HELP-4'],
        ),
        paragraph(
          ['WB-HELP-3', 'WB-HELP-5'],
          'A Helper in front of you is not part of your hand: it cannot be taken, thrown or counted, and it is worth no point.',
        ),
      ],
    },
    {
      id: 'loading',
      title: 'Loading and drawing',
      blocks: [
        paragraph(
          ['WB-LOAD-1'],
          'At **any moment of anybody’s turn** you may move numbers, Jokers and Misses from your hand into your revolver, face down, as many and as often as you like.',
        ),
        shown(pictures.revolver, 'Two sixes and a Joker: together they are read as three sixes.'),
        paragraph(
          ['WB-LOAD-3'],
          '**A loaded card never comes back to the hand.** It leaves the revolver only through Indians, or when the round ends.',
        ),
        paragraph(
          ['WB-LOAD-4'],
          'You may look at your revolver whenever you like, but not show it. Others see how many cards are in it, and when you load.',
        ),
        paragraph(
          ['WB-LOAD-5', 'WB-LOAD-10'],
          'A revolver takes as many cards as you hold. Nobody has to load, and an empty revolver is allowed.',
          { see: ['WB-RANK-3'] },
        ),
        paragraph(
          ['WB-LOAD-2'],
          'Cards that you load together all go in, or none of them, if one does not fit or is no longer yours.',
        ),
        paragraph(
          ['WB-LOAD-11'],
          'If duel cards go to the hand, it can grow large. With more than 2,048 different sets to load, you load one number at a time, with any Jokers and Misses, and then load again. A sealed choice names one such set.',
          { options: ['duelCards'] },
        ),
        heading('When the revolver is closed'),
        items(
          ['WB-LOAD-7'],
          [
            'to everybody while a Switch or Indians are being carried out;',
            'to you as soon as your hand is on the pile, and to whoever started the shootout from the start;',
            'to everybody from the end of the race until the next deal;',
            'in a sealed race to everybody, except inside the sealed choice.',
          ],
          { see: ['WB-SWITCH-6', 'WB-SHOOT-4', 'WB-RACE-12', 'WB-SEAL-1'] },
        ),
        paragraph(
          ['WB-LOAD-8', 'WB-LOAD-9'],
          'So **in an open race you may still load**, as long as your hand is not down. It makes you stronger and slower. The same holds in a duel, between the call and your slap.',
        ),
        example(
          'WB-EX-18',
          pictures.lastLoad,
          'Load, then slap',
          'The race is on. A quarter of a second after the signal Hank loads a five and a Joker, and slaps at 600 ms. Both count. What Hank tries to load after that is refused: the hand is down.',
          ['WB-LOAD-7', 'WB-LOAD-8'],
        ),
        heading('Drawing'),
        paragraph(
          ['WB-DRAW-1', 'WB-DRAW-4', 'WB-DRAW-5'],
          'At the end of every turn all players draw into their hands, beginning with whoever had the turn, one after another. Nobody can load in the middle of it.',
        ),
        paragraph(
          ['WB-DRAW-2', 'WB-DRAW-3'],
          'You draw until **hand and revolver together** are six cards, one more for each of your Helpers. Whoever has as many or more draws nothing and gives nothing up.',
          { see: ['WB-HELP-2'] },
        ),
        paragraph(['WB-LOAD-6'], 'A loaded card is still a held card: loading never lets you draw.'),
        example(
          'WB-EX-2',
          pictures.topUp,
          'One in hand, three loaded',
          'Pearl has one card in hand and three in the revolver. That makes four, so Pearl draws two.',
          ['WB-DRAW-2'],
        ),
      ],
    },
    {
      id: 'sheriffs',
      title: 'Sheriffs',
      blocks: [
        shown(pictures.twoSheriffs, 'The sheriff row. With two stars out the shootout may be started.'),
        paragraph(
          ['WB-SHER-1', 'WB-SHER-2'],
          'A sheriff shows up only when somebody is about to draw it. It goes face up into the row, and the player draws the next card instead, as often as it takes.',
        ),
        paragraph(
          ['WB-SHER-3', 'WB-SHER-6'],
          'Everybody sees the row. No sheriff ever gets into a hand, a revolver or the loot.',
        ),
        example(
          'WB-EX-10',
          pictures.sheriffsInDraw,
          'Two sheriffs in one draw',
          'One sheriff is out, and Ruby has to draw two cards. The five and the three go to Ruby’s hand; the sheriffs met on the way join the row, which now has three. From the next turn on the shootout may be started.',
          ['WB-SHER-2', 'WB-TURN-5'],
        ),
        paragraph(
          ['WB-SHER-4', 'WB-SHER-5'],
          '**The fourth sheriff starts the race at once.** All drawing stops: the player it came to gets no card, and nobody after. It does not matter what the card was drawn for: the end of a turn, Indians, a duel, or lost patience.',
        ),
        example(
          'WB-EX-11',
          pictures.fourthSheriff,
          'The law arrives',
          'Three sheriffs are out, and Ruby has to draw three cards. Ruby gets the six. Then the fourth sheriff comes out: nobody draws the two any more, and all players race.',
          ['WB-SHER-4', 'WB-SHOOT-5'],
        ),
        note(
          ['WB-SHER-7'],
          'The deck cannot run out before that: as long as fewer than four sheriffs are out, there is one in the deck.',
        ),
      ],
    },
    {
      id: 'shootout',
      title: 'Shootout and race',
      blocks: [
        paragraph(
          ['WB-SHOOT-1'],
          'With two or three sheriffs out you may start the shootout as your action. Your hand is on the pile, as **number one**.',
          { see: ['WB-TURN-5'] },
        ),
        paragraph(
          ['WB-SHOOT-2', 'WB-SHOOT-4'],
          'Neither loot nor a loaded revolver is needed. But what you have not loaded by then stays out: your revolver is closed.',
        ),
        paragraph(['WB-SHOOT-3'], 'Nobody draws any more. The race follows, then the division.'),
        paragraph(
          ['WB-SHOOT-5', 'WB-RACE-1'],
          'Everybody else races. If the fourth sheriff has started it, nobody has a hand down yet and all race, whoever had the turn included.',
        ),
        shown(pictures.signal, 'The signal. Tap anywhere on the cloth, or press Space or Enter.'),
        paragraph(['WB-RACE-2'], 'You have one slap. It cannot be taken back, and a second one changes nothing.'),
        paragraph(
          ['WB-RACE-5'],
          'When everybody has a hand down, **the last one is shut out** of the division. All others take part.',
        ),
        paragraph(
          ['WB-RACE-4', 'WB-RACE-6'],
          'A hand later than five seconds does not count. If some have no hand when the race closes, exactly they are shut out, and everyone with a hand takes part. If nobody has one, the loot is lost.',
          { options: ['raceTimeoutMs'] },
        ),
        paragraph(
          ['WB-RACE-7'],
          'Whoever has left the table does not slap, and nobody waits. A hand that is down stays. Whoever comes back in time may still slap.',
        ),
        paragraph(
          ['WB-RACE-8', 'WB-RACE-12'],
          'The race closes when all have slapped, when the one who is missing can only be last, or when time is up. With that all loading ends.',
        ),
        heading('Too early'),
        paragraph(
          ['WB-RACE-9', 'WB-RACE-10'],
          'A slap when nothing is on has no effect. But whoever hammers away, and presses within a second before the signal or before seeing it, has to press again, and is counted no faster than 600 ms in that race.',
          { options: ['antiMash'] },
        ),
        heading('Fair times'),
        paragraph(
          ['WB-RACE-3', 'WB-TIME-6'],
          'Hands are ordered by the time from **seeing the signal to pressing**, not by which message came in first. Equal times are settled by lot.',
        ),
        paragraph(
          ['WB-TIME-1', 'WB-TIME-2', 'WB-TIME-3'],
          'The table’s clock is the only one. It measures how long your line takes and forgives that much, up to a quarter of a second: distance costs nothing, and a forged time gains next to nothing. No time counts as faster than 120 ms.',
          { options: ['lagCapMs'] },
        ),
        paragraph(['WB-RACE-11'], 'A slap never counts as earlier than your own last load in that race.'),
        paragraph(
          ['WB-TIME-11', 'WB-TIME-12'],
          'During the race hands are shown as they come in; the photo finish puts them in their true order, with all the times.',
        ),
        example(
          'WB-EX-17',
          pictures.photoFinish,
          'A photo finish',
          'Ruby starts the shootout. Hank’s slap comes in first, then Pearl’s, then that of Amos, whose line is slow. By their own times Amos took 285 ms, Hank 300, Pearl 350. Pearl is shut out, although Pearl’s message overtook that of Amos.',
          ['WB-TIME-6', 'WB-RACE-8'],
        ),
      ],
    },
    {
      id: 'showdown',
      title: 'Showdown: who is first',
      blocks: [
        paragraph(
          ['WB-SHOW-1', 'WB-SHOW-2'],
          'All revolvers are turned up together. Whoever is shut out shows theirs too, but only for the curious: nothing in it counts, helps or harms.',
        ),
        paragraph(
          ['WB-SHOW-3', 'WB-SHOW-4'],
          'First the Misses cancel cards. The numbers that are left decide the places. Nothing is loaded any more.',
          { see: ['WB-MISS-1'] },
        ),
        paragraph(
          ['WB-RANK-1'],
          'What counts is your **largest set of one number**. More cards beat fewer. With equally many cards the higher number is better. If that is equal too, the earlier hand is ahead.',
        ),
        example('WB-EX-3', pictures.moreIsBetter, 'Four beat three', 'Four twos are ahead of three sevens.', [
          'WB-RANK-1',
        ]),
        example('WB-EX-4', pictures.higherIsBetter, 'The higher number', 'Three each: fives are ahead of fours.', [
          'WB-RANK-1',
        ]),
        paragraph(
          ['WB-RANK-2'],
          'Only this one set counts. A second set, a card left over or the number of Jokers breaks no tie.',
        ),
        paragraph(
          ['WB-RANK-3'],
          'An empty revolver, or one without a number that counts, comes last, and still gets its share.',
        ),
        heading('Jokers'),
        paragraph(
          ['WB-JOKER-1', 'WB-JOKER-5'],
          'A Joker becomes a copy of a number **in the same revolver**: never of a cancelled card, a special card or a card of somebody else.',
        ),
        paragraph(
          ['WB-JOKER-2', 'WB-JOKER-3'],
          'The table always reads your Jokers as what serves you best, and reads them anew whenever a card is cancelled. You need not choose.',
        ),
        paragraph(['WB-JOKER-4'], 'Jokers without a number beside them are worth nothing.'),
        example(
          'WB-EX-6',
          pictures.loneJokers,
          'Nothing left to copy',
          'The five beside Ruby’s two Jokers is cancelled. The revolver is worth nothing.',
          ['WB-JOKER-4'],
        ),
      ],
    },
    {
      id: 'misses',
      title: 'Misses',
      blocks: [
        paragraph(
          ['WB-MISS-1', 'WB-MISS-4'],
          'A Miss in the revolver of somebody who takes part **must** be used: it cancels one card of the highest number.',
        ),
        paragraph(
          ['WB-MISS-3'],
          'The highest number is looked up at that moment among all who take part, and the owner of the Miss is one of them.',
        ),
        paragraph(
          ['WB-MISS-5', 'WB-MISS-11'],
          'If several players have that number, the owner of the Miss picks whose card goes. If only one has it, the table does it without asking.',
        ),
        example(
          'WB-EX-13',
          pictures.missByChoice,
          'A choice',
          'Sevens are the highest, and both Ruby and Hank have them. Ruby’s Miss cancels one of Hank’s. Hank still has a seven and a Joker, which is two sevens; Amos has two fives, Ruby one seven.',
          ['WB-MISS-3', 'WB-MISS-5'],
        ),
        paragraph(['WB-MISS-6'], 'If nobody but you has the highest number, your Miss hits **your own card**.'),
        example(
          'WB-EX-14',
          pictures.missForced,
          'In your own foot',
          'Only Ruby has sevens, and Ruby’s Miss has to cancel one of them. A single seven is left, and Hank’s two sixes are first.',
          ['WB-MISS-6'],
        ),
        paragraph(
          ['WB-MISS-2'],
          'Misses work in the order of hands, the earliest first. Several of one player work one after another.',
          { options: ['missOrder'] },
        ),
        example(
          'WB-EX-16',
          pictures.missInTurn,
          'One after the other',
          'Ruby’s hand was first: Ruby’s Miss takes Hank’s seven. Now six is the highest, and only Ruby has it, so Hank’s Miss takes a six. One six is first; Hank has nothing left.',
          ['WB-MISS-2', 'WB-MISS-3'],
        ),
        paragraph(
          ['WB-MISS-7', 'WB-MISS-8'],
          'Jokers cannot be cancelled and are not looked at for the highest number. The same goes for Misses and for events that came in as bonus cards.',
        ),
        paragraph(
          ['WB-MISS-9', 'WB-MISS-10'],
          'A cancelled card is out: for sets, for the highest number, and as a model for Jokers. With no number left a Miss does nothing.',
        ),
        example(
          'WB-EX-15',
          pictures.jokersMove,
          'Jokers move on',
          'Hank’s two Misses cancel both of Ruby’s sixes. Ruby’s Jokers turn to the three: three threes. Hank’s three fives are ahead. With one Miss a six would have stayed, and Ruby’s three sixes would have been first.',
          ['WB-JOKER-2', 'WB-JOKER-3'],
        ),
        paragraph(
          ['WB-MISS-12'],
          'Out of time, or away from the table, the card whose loss gives you the best place is taken, and an opponent’s rather than your own.',
          { options: ['missChoiceMs'] },
        ),
      ],
    },
    {
      id: 'division',
      title: 'Division and points',
      blocks: [
        paragraph(
          ['WB-DIV-1'],
          'All the cards in the pile are counted, together with those that joined it at the last moment: an interrupted event, duel cards, quick-draw cards.',
        ),
        paragraph(
          ['WB-DIV-2', 'WB-DIV-3'],
          'From the first place down everybody takes **half of what is left, rounded up**. What the last one leaves is lost.',
        ),
        shown(pictures.halves, '23 cards for three: 12, then 6 of 11, then 3 of 5. Two are lost.'),
        paragraph(
          ['WB-DIV-4', 'WB-DIV-5'],
          'Whoever is shut out gets nothing, whatever was loaded. It does not matter which cards you take, only how many.',
        ),
        example(
          'WB-EX-5',
          pictures.division,
          'Twenty-three cards for four',
          'Pearl’s hand was last: three sevens, and no share. Ruby and Hank have three sixes each, and Ruby’s hand was earlier. Ruby takes 12, Hank 6, Amos 3. Pearl begins the next round.',
          ['WB-RACE-5', 'WB-RANK-1', 'WB-DIV-2', 'WB-SCORE-5'],
        ),
        paragraph(['WB-DIV-6'], 'Small piles run dry: then a share is nothing.'),
        example(
          'WB-EX-22',
          pictures.smallPots,
          'Small piles for four',
          'Seven cards: 4, 2, 1 and nothing. Two cards: 1, 1, nothing, nothing. A single card goes to the first.',
          ['WB-DIV-2', 'WB-DIV-6'],
        ),
        heading('Points and the next round'),
        paragraph(
          ['WB-SCORE-2', 'WB-SCORE-3'],
          'Cards in hands and revolvers, Helpers and bonus cards give no points. All cards are collected; only the points stay.',
        ),
        paragraph(
          ['WB-SCORE-5'],
          'The next round is begun by whoever was shut out. If there are several, go clockwise from the left of whoever had the last turn: the one you meet last begins.',
        ),
        paragraph(
          ['WB-SCORE-4', 'WB-END-1'],
          'After the sixth round the game is over. A table may agree on another number before it starts.',
          { options: ['rounds'] },
        ),
        paragraph(['WB-END-3'], 'Whoever share the highest total share the victory.', { options: ['finalTie'] }),
      ],
    },
    {
      id: 'duel',
      title: 'Two players: the duel',
      blocks: [
        paragraph(
          ['WB-2P-1'],
          'With two players everything stays as it is, except for this chapter: instead of the shootout there is the duel.',
        ),
        paragraph(
          ['WB-SETUP-3', 'WB-2P-2'],
          'Before the deal three **bonus cards** are laid aside face down. Nobody knows them.',
        ),
        paragraph(
          ['WB-2P-3', 'WB-DUEL-14'],
          'Whoever wins them gets them into the revolver. Numbers, Jokers and Misses count as if loaded, events are dead weight. Won by nobody, they stay unseen.',
        ),
        heading('The call'),
        paragraph(
          ['WB-DUEL-1'],
          'With two or three sheriffs out you may call a duel as your action. Load before you do.',
        ),
        paragraph(
          ['WB-DUEL-2', 'WB-DUEL-3'],
          'Each of you gets a card from the deck, face down, the caller first. Then nothing happens, for a while that nobody knows. Suddenly both are turned up.',
        ),
        paragraph(
          ['WB-DUEL-4'],
          'Compare the two for yourself: the table does not tell. Every special card counts as zero.',
        ),
        paragraph(
          ['WB-DUEL-5'],
          '**The caller’s card is higher: slap!** The first hand gets the bonus cards. Then the loot is divided.',
        ),
        example(
          'WB-EX-19',
          pictures.go,
          'Five against nothing',
          'Ruby calls. Ruby’s five is higher than Hank’s Joker, which counts zero: the race is on. Hank is faster and gets the three bonus cards. Both duel cards join the loot.',
          ['WB-DUEL-4', 'WB-DUEL-5', 'WB-2P-3'],
        ),
        shown(pictures.bonus, 'The bonus cards in Hank’s revolver: the Miss works, the event does not.'),
        paragraph(
          ['WB-DUEL-6'],
          '**The caller’s card is lower or equal: hold still.** The duel is off, unless somebody’s nerves fail in the next two and a half seconds.',
          { options: ['duelWindowMs'] },
        ),
        paragraph(
          ['WB-DUEL-8'],
          'When nobody has slapped, both cards join the loot, you draw up as usual, and the other player is on turn.',
        ),
        heading('Nerves'),
        paragraph(
          ['WB-DUEL-7'],
          'Whoever slaps when there is no race has fouled, and so has whoever slaps before the cards are turned up, whatever they show. **The opponent gets the bonus cards**, and the loot is divided. After an early foul that happens when the cards turn up; until then the opponent may load. If both slap, the earlier one has fouled.',
          { options: ['earlySlapFoul'] },
        ),
        example(
          'WB-EX-20',
          pictures.noGo,
          'Four against four',
          'Equal is not higher. If both hold still, the fours join the loot and it is Hank’s turn. If Ruby slaps, Hank gets the bonus cards and the loot is divided; but Ruby’s hand was first, and so Ruby wins ties.',
          ['WB-DUEL-6', 'WB-DUEL-8', 'WB-DUEL-12'],
        ),
        paragraph(
          ['WB-DUEL-12'],
          'Ties go to the first hand. After a foul that is the hand of the one who fouled. With no hand at all you are second; if nobody slapped, the caller is ahead and nobody gets the bonus cards.',
          { options: ['foulTie'] },
        ),
        paragraph(
          ['WB-DUEL-10'],
          'The fourth sheriff starts a race at once, without comparing cards. The first hand gets the bonus cards, and there are no fouls.',
          { see: ['WB-SHER-4'] },
        ),
        paragraph(
          ['WB-DUEL-9'],
          'Duel cards lie on the table until race or duel is over. Then they join the loot, before it is counted.',
          { options: ['duelCards'] },
        ),
        paragraph(
          ['WB-DUEL-15'],
          'A race of two ends as soon as it is certain who was first. The slower one cannot go on loading.',
        ),
        heading('The winner takes all'),
        paragraph(
          ['WB-DUEL-11', 'WB-DUEL-13'],
          'Nobody is shut out. Revolvers are compared as always, and the better one takes **the whole pile**.',
        ),
        example(
          'WB-EX-21',
          pictures.duelDivision,
          'Two sixes each',
          'Equal revolvers, and Hank’s hand was first. Hank takes all 19 cards, Ruby begins the next round.',
          ['WB-DUEL-13', 'WB-SCORE-6'],
        ),
        paragraph(['WB-SCORE-6'], 'The next round is begun by the loser.'),
      ],
    },
    {
      id: 'sealed',
      title: 'The sealed race',
      blocks: [
        paragraph(
          ['WB-SEAL-1'],
          'For those who do not want to, or cannot, race with their hands, and for play by correspondence: speed is paid for with cards. Everybody who races makes a secret choice: **a quick-draw card** from the hand, or none, and any other cards **to load**.',
          { options: ['raceMode', 'pace'] },
        ),
        paragraph(['WB-SEAL-2'], 'Whoever started the shootout is hand number one and chooses nothing.'),
        paragraph(
          ['WB-SEAL-3'],
          '**Speed is the number on the quick-draw card, less one for each card loaded.** A special card, or none, is zero.',
        ),
        paragraph(
          ['WB-SEAL-4'],
          'All choices are opened together. Quick-draw cards go onto the loot, where they count, and loaded cards into the revolvers.',
        ),
        paragraph(
          ['WB-SEAL-5'],
          'The greatest speed is the first hand. Equal speeds: first whoever was too slow more often in this game, then by lot.',
        ),
        example(
          'WB-EX-24',
          pictures.sealed,
          'Speed for cards',
          'Ruby has started the shootout with ten cards of loot. Amos: a five and nothing loaded, speed 5. Hank: a six and two loaded, speed 4. Pearl: a Joker, speed 0, and shut out. The three quick-draw cards make it 13 cards of loot.',
          ['WB-SEAL-3', 'WB-SEAL-4', 'WB-SEAL-5'],
        ),
        paragraph(
          ['WB-SEAL-6', 'WB-SEAL-8'],
          'A choice is final. Others see that you have made it, not what it is. Whoever has made none when time is up has no hand, and none of their cards move.',
          { options: ['sealedMs'] },
        ),
        paragraph(
          ['WB-SEAL-7'],
          'Two players: if the caller’s card is not higher, the duel is simply off. There is nothing to wait for and no foul.',
        ),
      ],
    },
    {
      id: 'options',
      title: 'House rules',
      blocks: [
        paragraph(
          [],
          'A table may change the following before it starts. What you have read so far is the usual game.',
          { see: ['WB-END-1'] },
        ),
        allOptions(),
      ],
    },
  ],
};
