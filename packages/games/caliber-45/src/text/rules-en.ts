import { allOptions, example, heading, items, note, paragraph, type RuleBook, shown } from './rule-book.ts';
import { pictures } from './rule-pictures.ts';

/** The rules in English, in our own words. */
export const en: RuleBook = {
  cast: ['Nell', 'Dutch', 'Flora', 'Slim', 'Cruz'],
  chapters: [
    {
      id: 'goal',
      title: 'What it is about',
      blocks: [
        paragraph(
          ['C45-END-1'],
          'Two or three gangs want to get rich on the same trains. The first team whose members together own **$1,000,000** wins, the moment one of them takes the loot that makes it so.',
          { options: ['target'] },
        ),
        shown(pictures.race, 'Three teams on the way to a million.'),
        paragraph(
          ['C45-FLOW-1'],
          'The game goes back and forth between two phases: **arming**, in which everybody collects bullets, and a **robbery**, in which they are spent.',
        ),
        items(
          [],
          [
            '**Arming**: one action a turn. Take a card, swap one, get a new cowboy on his feet, or say: we ride.',
            '**Call**: everybody else says whether they come along.',
            '**Attack**: one face-down money card is turned up. It may be loot with guards, or trouble.',
            '**Shootout**: teams that want the same loot fight for it.',
            '**Division**: the card goes to one player of the last team standing.',
          ],
          { see: ['C45-ARM-1', 'C45-CALL-2', 'C45-ATT-1', 'C45-SHOOT-1', 'C45-DIV-1'] },
        ),
        shown(pictures.stages, 'The four stages of a robbery.'),
        note(
          [],
          'The catch: bullets spent on the guards are gone when the shootout begins. And hands are secret, so **six useless cards look exactly like a full arsenal**.',
          { see: ['C45-GRD-9', 'C45-ONLINE-2'] },
        ),
      ],
    },
    {
      id: 'teams',
      title: 'Teams and the deal',
      blocks: [
        paragraph(
          ['C45-SETUP-1', 'C45-SETUP-2', 'C45-RULING-1'],
          'There are two or three teams of one to three players each, so two to nine people at a table. Teams may differ in size; no other split is accepted.',
          { options: ['teams'] },
        ),
        note(
          ['C45-ONLINE-9'],
          'The bigger team is strongly favoured: it has more cowboys and more bullets. Play uneven teams as a handicap, not as a fair match.',
        ),
        paragraph(
          ['C45-SEAT-1', 'C45-SEAT-2'],
          'Teammates should not sit side by side. Automatic seating draws one of the orders with the fewest such neighbours; only when one team outnumbers all the others together can they not be avoided.',
          { options: ['seating'] },
        ),
        example(
          'C45-EX-21',
          pictures.seating,
          'Who sits where',
          'A team of two against two single players: the pair always sits across from each other. Two against one: somebody must have a teammate beside them, so any order will do.',
          ['C45-SEAT-2'],
        ),
        paragraph(
          ['C45-SEAT-3'],
          'Whoever opens the table may also seat people by hand. Needless neighbours bring a warning, not a refusal.',
          { options: ['seating', 'seatTeams'] },
        ),
        note(
          [],
          'In the examples Nell and Flora are the Wolves, Dutch and Slim the Ravens, and Cruz is of the Rattlers. Clockwise sit Nell, Dutch, Flora and Slim.',
          { see: ['C45-SETUP-1'] },
        ),
        heading('The deal'),
        paragraph(
          ['C45-SETUP-3', 'C45-SETUP-4'],
          'The three decks are shuffled. Everybody is dealt **six weapon cards**, one at a time, and then **one cowboy**.',
        ),
        paragraph(
          ['C45-SETUP-5', 'C45-RULING-3'],
          'The cowboy lies face down before you, free of bail. You alone may look at him, whenever you like.',
        ),
        paragraph(
          ['C45-SETUP-7'],
          'The money deck is spread face down over the table: any card of it can be picked later, not just the top one.',
        ),
        paragraph(
          ['C45-SETUP-6', 'C45-SETUP-8'],
          'What is left of the weapons and the cowboys makes two face-down piles. Nobody has money or debt yet, and the discard piles are empty.',
        ),
        example(
          'C45-EX-22',
          pictures.eightPlayers,
          'Eight at the table',
          'After the deal 14 weapon cards and 4 cowboys are left, and all 34 money cards are on the table.',
          ['C45-SETUP-6'],
        ),
        paragraph(['C45-SETUP-9', 'C45-RULING-2'], 'Who begins is drawn by lot. From there turns go clockwise.', {
          options: ['firstPlayer'],
        }),
      ],
    },
    {
      id: 'cards',
      title: 'The cards',
      blocks: [
        heading('Weapons'),
        shown(pictures.weapons, '62 cards: 47 with bullets, seven Mustangs, and eight that are good for nothing.'),
        paragraph(
          ['C45-CARD-1'],
          '**Bullets** are for shooting, for defending yourself and for beating guards or Indians. Several cards may be played together: they add up, as far as your cowboy’s cap lets them.',
          { see: ['C45-COW-2'] },
        ),
        paragraph(
          ['C45-CARD-2'],
          'A **Mustang** saves your cowboy when guards, Indians or another cowboy shoot at him and you do not, or cannot, answer with bullets. Discard it, and he gallops home alive. He is out of this robbery.',
        ),
        paragraph(
          ['C45-CARD-3', 'C45-CARD-4'],
          'No Mustang outruns the sheriff or dynamite, and none carries somebody else’s cowboy. To flee on your own turn of a shootout you need no horse at all.',
          { see: ['C45-SHOOT-8'] },
        ),
        paragraph(
          ['C45-CARD-5'],
          'A **cactus** does nothing but fill your hand. It can be swapped like any other card.',
        ),
        paragraph(
          ['C45-CARD-6', 'C45-RULING-19'],
          'A **coyote** does nothing either, and clings to you: it leaves the hand only in an exchange, and only in company of a bullet card. It cannot be slipped into a shot or a defence.',
          { see: ['C45-ARM-5'] },
        ),
        paragraph(
          ['C45-CARD-7'],
          'Weapon cards leave your hand only when you exchange, shoot, defend, beat guards or Indians, or ride off. You cannot just throw one away.',
        ),
        heading('Money'),
        shown(
          pictures.money,
          '34 cards: 25 with loot, nine with trouble. The number in the corner counts the guards or Indians.',
        ),
        items(
          [],
          [
            '**Stagecoach**: $50,000 or $100,000, and nobody guards it.',
            '**Mail car**: $150,000 with two guards, $200,000 with three.',
            '**Gold train**: $250,000 with four guards, $300,000 with five.',
            '**Fort Knox**: half a million and six guards.',
            '**Sheriff**, **Indians**, **dynamite**: no loot, only trouble.',
          ],
          { see: ['C45-GRD-1', 'C45-SHER-1', 'C45-IND-1', 'C45-DYN-1'], options: ['edition'] },
        ),
        heading('Cowboys'),
        shown(pictures.cowboys, 'Twelve cowboys. The number in the corner is the cap.'),
        paragraph(
          ['C45-RULING-27'],
          'The rules come from the printed rulebook, but it shows no cards, so the numbers on ours are our own edition. A table that owns the box may load the real ones.',
          { options: ['edition'] },
        ),
      ],
    },
    {
      id: 'arming',
      title: 'Arming',
      blocks: [
        paragraph(
          ['C45-FLOW-2'],
          'Turns go clockwise, one action each, and nobody is left out, not even a player without a cowboy.',
        ),
        paragraph(
          ['C45-ARM-1', 'C45-RULING-4'],
          'On your turn you take **exactly one** of the actions open to you. You may not pass: with a full hand you have to spoil it a little, or ride.',
          { options: ['allowPass', 'idleRoundLimit'] },
        ),
        items(
          [],
          [
            '**Draw**: with a cowboy and five cards or fewer.',
            '**Exchange**: with a cowboy and six cards.',
            '**Announce a robbery**: with a cowboy who may ride.',
            '**Work off a token**: with a cowboy under bail.',
            '**Hire**: without a cowboy.',
          ],
          { see: ['C45-ARM-2', 'C45-ARM-3', 'C45-ARM-8', 'C45-ARM-10', 'C45-ARM-9'] },
        ),
        paragraph(
          ['C45-ARM-2'],
          '**Draw**: you take the top card of the weapons deck. You need a cowboy, bail or no bail, and at most five cards.',
        ),
        example(
          'C45-EX-2',
          pictures.draw,
          'Five cards in hand',
          'You may draw or announce a robbery; with five cards there is nothing to exchange. After the draw you hold six, and the next player is on turn.',
          ['C45-ARM-2'],
        ),
        paragraph(
          ['C45-ARM-3'],
          '**Exchange**: with exactly six cards you discard one of your choice and take the top card of the deck. Again you need a cowboy, bail or no bail.',
        ),
        paragraph(
          ['C45-ARM-4'],
          'You choose what to discard **before** you see the new card, and everybody sees what you threw away.',
        ),
        paragraph(['C45-ARM-6'], 'A cactus, a Mustang or a bullet card is discarded alone.'),
        example(
          'C45-EX-3',
          pictures.exchange,
          'Getting rid of a cactus',
          'Six cards, so drawing is out. The cactus goes face up onto the discard, a new card comes, and there are six again.',
          ['C45-ARM-3', 'C45-ARM-6'],
        ),
        paragraph(
          ['C45-ARM-5'],
          '**A coyote costs a bullet card.** You discard the two together and still take only one card, so five are left.',
        ),
        example(
          'C45-EX-4',
          pictures.coyote,
          'How to lose a coyote',
          'The coyote goes with the two, or with another bullet card. Alone it stays, and neither cactus nor Mustang will take it along.',
          ['C45-ARM-5'],
        ),
        paragraph(
          ['C45-ARM-7'],
          'With six coyotes there would be nothing to exchange; our deck has only four. Without a bullet card your coyotes stay, but cacti and Mustangs can still be exchanged.',
        ),
        paragraph(['C45-ARM-13'], 'Nobody ever holds more than six weapon cards.'),
        paragraph(
          ['C45-ARM-8', 'C45-FLOW-3'],
          '**Announce a robbery**: that is your action, and arming stops at once. A cowboy without bail may always go; one under bail only if you pay for him.',
          { see: ['C45-BAIL-6', 'C45-CALL-1'] },
        ),
        paragraph(
          ['C45-ARM-12'],
          'Your hand does not matter. You may announce with no card at all, and look as if you had plenty.',
        ),
        paragraph(
          ['C45-ARM-9', 'C45-ARM-11'],
          '**Hire**: without a cowboy this is all you can do. You cannot draw, exchange, announce or come along.',
          { see: ['C45-HIRE-1'] },
        ),
        paragraph(['C45-ARM-10'], '**Work off a token**: only while your cowboy is under bail.', {
          see: ['C45-BAIL-3'],
        }),
        paragraph(
          ['C45-FLOW-4'],
          'Everything you have stays with you from phase to phase: cards, money, debt, bail and cowboy. **Hands are not filled up after a robbery.**',
        ),
      ],
    },
    {
      id: 'cowboys',
      title: 'Cowboys',
      blocks: [
        heading('The cap'),
        paragraph(
          ['C45-COW-2', 'C45-RULING-9'],
          'The number on a cowboy is his **cap**: so many bullets count at once when he shoots or defends himself, be it against cowboys, guards or Indians.',
          { options: ['capAgainstGuards'] },
        ),
        paragraph(
          ['C45-COW-3'],
          'What is above the cap goes to the discard with the rest and does nothing. It is not kept for later.',
        ),
        example(
          'C45-EX-1',
          pictures.cap,
          'Twelve bullets and a carbine for seven',
          'Nell’s Pat Garrett fires two sixes: a shot of 7, and five bullets wasted. Dutch’s Billy the Kid has a cap of 6 and cannot defend, whatever he holds. He falls. Wyatt Earp, whose cap is 7, would stop it with a three and a four, and the next turn would be Dutch’s.',
          ['C45-COW-2', 'C45-COW-3', 'C45-DEF-3'],
        ),
        heading('Losing and hiring'),
        paragraph(
          ['C45-COW-4', 'C45-COW-5'],
          'A cowboy who falls or goes to jail is discarded face up. You keep your cards, your money and your debt, and you stay in the game.',
        ),
        paragraph(['C45-COW-1'], 'You never have more than one cowboy, and cannot trade the one you have for another.'),
        paragraph(
          ['C45-HIRE-1', 'C45-HIRE-5'],
          '**Hire**: without a cowboy you take the top card of the cowboy deck, one a turn, and look at it alone.',
        ),
        paragraph(['C45-HIRE-2'], 'Then you keep him or send him away. Either way your turn is over.', {
          options: ['idleRoundLimit'],
        }),
        paragraph(['C45-HIRE-3'], 'Kept, he is laid face down before you with **three bail tokens** on him.', {
          options: ['bailTokens'],
          see: ['C45-BAIL-1'],
        }),
        paragraph(['C45-HIRE-4'], 'Sent away, he is discarded face up, and you may try again on your next turn.'),
        example(
          'C45-EX-6',
          pictures.rejected,
          'Thanks, but no',
          'Slim hires and finds Belle Starr: a cap of four, too little for five guards. He sends her away. Everybody sees her, he still has nobody, and his turn is over.',
          ['C45-HIRE-4'],
        ),
        paragraph(
          ['C45-HIRE-6', 'C45-RULING-20'],
          'Tokens do not run out. At a table that plays with the 15 of the box only, a new cowboy gets what is left, and if that is nothing he is free at once.',
          { options: ['bailTokens'] },
        ),
      ],
    },
    {
      id: 'bail',
      title: 'Bail',
      blocks: [
        paragraph(
          ['C45-BAIL-1'],
          'A bail token stands for **$50,000**. Only a cowboy hired in place of a lost one carries them, three at first.',
        ),
        paragraph(
          ['C45-BAIL-2'],
          'Under bail he cannot simply ride, but he is still your cowboy: you draw and exchange as always.',
        ),
        paragraph(
          ['C45-BAIL-3', 'C45-RULING-5'],
          '**Work off**: as your action you take one token off him. It costs the turn and no money.',
        ),
        paragraph(
          ['C45-BAIL-4', 'C45-BAIL-5', 'C45-RULING-6'],
          'Without tokens he is free. He may join the very next robbery that somebody else announces; you yourself can announce from your next turn on.',
        ),
        example(
          'C45-EX-5',
          pictures.workedOff,
          'Back in the saddle',
          'Turn one: Flora hires Butch Cassidy and keeps him. Turns two, three and four: she works off a token each. On turn five she can announce; between turns four and five he may already ride along with somebody else, free of charge.',
          ['C45-BAIL-3', 'C45-BAIL-4'],
        ),
        heading('Riding under bail'),
        paragraph(
          ['C45-BAIL-6'],
          'A cowboy under bail may still announce or join, if you pay for **all** the tokens left on him, $50,000 each, out of your own loot.',
        ),
        paragraph(
          ['C45-BAIL-7'],
          'Your own worth, loot less debt, must cover it. Nobody rides on money they do not have.',
          { see: ['C45-PAY-10'] },
        ),
        paragraph(['C45-BAIL-8'], 'Nobody else can pay for you, not even a teammate.'),
        example(
          'C45-EX-10',
          pictures.notCovered,
          'A rich friend is no help',
          'Dutch has three tokens on his cowboy and $100,000; Slim, his teammate, has half a million. Dutch cannot announce, and when others do, he stays home without being asked.',
          ['C45-BAIL-7', 'C45-BAIL-8', 'C45-CALL-3'],
        ),
        paragraph(
          ['C45-BAIL-9', 'C45-RULING-7'],
          'You pay at once when you announce or join, before the next player speaks, and the tokens are gone. What cannot be paid exactly for want of change becomes a **debt**.',
          { see: ['C45-PAY-6'] },
        ),
        paragraph(['C45-BAIL-10'], 'Bail is not paid back, whatever comes of the robbery.'),
        paragraph(
          ['C45-BAIL-11'],
          'Money buys tokens off only on the way to a robbery. At home there is nothing but work.',
        ),
      ],
    },
    {
      id: 'bank',
      title: 'Paying, change and debt',
      blocks: [
        paragraph(
          ['C45-PAY-1', 'C45-RULING-8'],
          'You pay bail and fines with your own loot cards. They go to the **bank**, which is the discard pile of the money deck.',
        ),
        paragraph(
          ['C45-PAY-2'],
          'The bank gives **change**: you hand over some of your cards and take loot cards from the bank, so that the difference is exactly what you owe.',
        ),
        paragraph(
          ['C45-PAY-3'],
          'Only loot cards in the bank are change. Sheriffs, Indians, dynamite, the cards still on the table and the loot being fought for are not.',
        ),
        paragraph(
          ['C45-PAY-4', 'C45-ONLINE-5', 'C45-RULING-28'],
          'You say whether you pay; the table picks the cards. It takes as few cards of change as possible, then gives as few of yours as possible. Before you agree you see which cards would go.',
        ),
        example(
          'C45-EX-7',
          pictures.exactBail,
          'To the dollar',
          'Two tokens, and Nell owns a hundred and a two hundred. When she announces, the hundred goes to the bank. She owes nothing.',
          ['C45-BAIL-6', 'C45-PAY-4'],
        ),
        example(
          'C45-EX-8',
          pictures.change,
          'With change',
          'Three tokens make $150,000, and Nell owns a two hundred. The bank has a fifty: she gives 200 and takes 50.',
          ['C45-PAY-2'],
        ),
        paragraph(['C45-PAY-5'], 'Nobody pays too much. If the sum cannot be made exactly, no card moves for it.'),
        heading('Debt'),
        paragraph(
          ['C45-PAY-6'],
          'If you are rich enough but the cards do not fit, what cannot be paid stays as your **debt**, and you count as having paid.',
        ),
        paragraph(
          ['C45-PAY-7'],
          'A debt is paid by itself as soon as it can be, even in part: whenever loot changes hands or lands in the bank, every debtor is checked, clockwise from whoever announced.',
        ),
        example(
          'C45-EX-9',
          pictures.debt,
          'Some now, some later',
          'Nell owes $150,000 and has one card of 200; the bank has only a hundred. She gives 200, takes 100, and owes 50. Then somebody pays a fifty into the bank: at once she gives her hundred, takes the fifty, and is clear.',
          ['C45-PAY-6', 'C45-PAY-7'],
        ),
        paragraph(['C45-PAY-8'], 'A new payment is added to the old debt, and both are settled together.'),
        paragraph(['C45-PAY-9'], 'The debt is yours, not your cowboy’s: it outlives him.'),
        paragraph(
          ['C45-PAY-10'],
          '**Your worth is your loot less your debt.** It says what you can afford and who wins. It never falls below zero, and settling a debt does not change it.',
        ),
        paragraph(['C45-PAY-11'], 'Loot never goes from one player to another.'),
      ],
    },
    {
      id: 'call',
      title: 'The call',
      blocks: [
        paragraph(
          ['C45-CALL-1'],
          'Whoever announces turns the cowboy face up, paying bail first if there is any. There is no way back.',
          { see: ['C45-BAIL-6'] },
        ),
        paragraph(
          ['C45-CALL-2', 'C45-CALL-5'],
          'Then each of the others, clockwise, says once and for good: **join** or **stay home**.',
        ),
        paragraph(
          ['C45-CALL-4'],
          'Whoever joins turns the cowboy face up at once. So the later you are asked, the more you know.',
        ),
        shown(pictures.called, 'Nell announces, Slim joins. Dutch prefers his porch, and Flora cannot pay the bail.'),
        paragraph(
          ['C45-CALL-3'],
          'Without a cowboy, or with bail that your worth does not cover, you stay home without being asked. Everybody can see why.',
        ),
        paragraph(
          ['C45-CALL-6', 'C45-CALL-9'],
          'Whoever stays home has no part in this robbery: no shot, no fine, no dynamite, no loot. The cowboy stays face down.',
        ),
        paragraph(['C45-CALL-7'], 'If nobody joins, the one who announced goes alone.'),
        paragraph(
          ['C45-CALL-8'],
          'Friends and rivals ride side by side. Until the shootout nobody can shoot at a fellow robber.',
        ),
        note(
          [],
          'Join with a hand of cactus? It may pay: a stranger with six cards makes others think twice before they waste bullets on the guards.',
          { see: ['C45-ONLINE-2'] },
        ),
      ],
    },
    {
      id: 'attack',
      title: 'The attack',
      blocks: [
        paragraph(
          ['C45-ATT-1', 'C45-ONLINE-1'],
          'Whoever announced picks any one card of the money deck and turns it face up. A button picks one at random.',
        ),
        shown(pictures.spread, 'The money lies spread out. One card of it is turned up: a gold train.'),
        paragraph(
          ['C45-ATT-2', 'C45-ATT-3'],
          'It is the only money card of this robbery, and it says what happens: loot, sheriff, Indians or dynamite.',
        ),
        heading('Loot without guards'),
        paragraph(
          ['C45-GRD-1'],
          'For a stagecoach nobody has to fight guards. The shootout begins at once, with the one who announced. If only one team came along, the loot is theirs.',
          { see: ['C45-SHOOT-1', 'C45-DIV-3'] },
        ),
        example(
          'C45-EX-11',
          pictures.stagecoach,
          'Alone with a stagecoach',
          'Nell announces, all others stay home, and she turns up $100,000. She takes it without a shot. Arming goes on with Dutch.',
          ['C45-GRD-1', 'C45-DIV-3', 'C45-NEXT-2'],
        ),
        heading('Guards'),
        paragraph(
          ['C45-GRD-2'],
          'Guards are faced **one robber at a time**: first the one who announced, then clockwise through those still in.',
        ),
        paragraph(['C45-GRD-3'], 'When it is you who faces them, you have three ways:'),
        items(
          [],
          [
            '**Beat them**: discard bullet cards, at least as strong as there are guards.',
            '**Ride off**: discard a Mustang.',
            '**Fall**: the cowboy dies.',
          ],
          { see: ['C45-GRD-6', 'C45-GRD-8'] },
        ),
        paragraph(
          ['C45-GRD-4'],
          'You beat them with your own cards and your own cap. Bullets of several players do not add up.',
        ),
        paragraph(
          ['C45-GRD-5'],
          'If there are more guards than your cowboy’s cap, he cannot beat them, whatever you hold.',
          { options: ['capAgainstGuards'] },
        ),
        paragraph(['C45-GRD-6', 'C45-RULING-26'], 'Too little cannot be played. Too much can; the rest is wasted.'),
        paragraph(['C45-GRD-7', 'C45-RULING-10'], 'You may ride off or fall even if you could beat them.'),
        paragraph(['C45-GRD-10'], 'You cannot just run: without a Mustang you beat them or you fall.'),
        paragraph(
          ['C45-GRD-8'],
          'Whoever rides off or falls is out of the robbery, and the next one faces **all** the guards again. A rider’s cowboy is turned face down at home.',
        ),
        paragraph(
          ['C45-GRD-9'],
          'As soon as one robber beats them, the others need not. The one who did it begins the shootout.',
        ),
        example(
          'C45-EX-12',
          pictures.guards,
          'Five guards on a gold train',
          'Nell has three bullets, too few for five guards, and rides off. Dutch has two, and no horse: Jesse James falls. Flora fires a five and is through, with a four left. She is the only one there and takes $300,000; arming goes on with Slim.',
          ['C45-GRD-2', 'C45-GRD-8', 'C45-GRD-9'],
        ),
        paragraph(
          ['C45-GRD-11'],
          'If nobody beats them, the loot goes to the bank, nobody gets it, and the robbery is over. There it may serve as change until it returns to the deck.',
        ),
      ],
    },
    {
      id: 'trouble',
      title: 'Sheriff, Indians, dynamite',
      blocks: [
        paragraph(['C45-SHER-8'], 'Nine money cards hold no loot, and after them there is no shootout.', {
          see: ['C45-IND-2', 'C45-DYN-2'],
        }),
        heading('Sheriff'),
        paragraph(
          ['C45-SHER-1', 'C45-RULING-13'],
          'He wants **$50,000 from every robber**. Clockwise from the one who announced, each pays, or sees the cowboy go to jail.',
        ),
        paragraph(['C45-SHER-2'], 'To pay you need to be worth $50,000. If you are not, jail comes by itself.'),
        paragraph(
          ['C45-SHER-3', 'C45-RULING-12'],
          'You pay as always: own cards, change from the bank, and a debt if there is no change.',
          { options: ['sheriffCredit'], see: ['C45-PAY-6'] },
        ),
        paragraph(['C45-SHER-4'], 'Nobody pays for anybody else.'),
        paragraph(['C45-SHER-5'], 'A cowboy in jail is lost just like a dead one.', { see: ['C45-COW-4'] }),
        paragraph(['C45-SHER-6'], 'A Mustang does not help against the law.'),
        paragraph(['C45-SHER-7'], 'The fine is due even from somebody who has just paid bail for the same ride.'),
        paragraph(
          ['C45-SHER-9', 'C45-SHER-10'],
          'When all have decided and debts are settled once more, the sheriff, the whole bank and the money deck are **shuffled together and spread anew**. What players own is not touched.',
        ),
        example(
          'C45-EX-15',
          pictures.fines,
          'A fine for three',
          'Nell has a hundred, and there is no change: she owes 50. Dutch has nothing: his cowboy goes to jail. Flora pays her fifty, and now Nell can settle: she gives 100 and takes 50. Then everything is shuffled, and arming goes on with Dutch.',
          ['C45-SHER-1', 'C45-SHER-3', 'C45-SHER-9'],
        ),
        heading('Indians'),
        paragraph(
          ['C45-IND-1'],
          'They are faced like guards, one robber after another: beat them, ride off or fall. The cap counts here too.',
          { see: ['C45-GRD-3'], options: ['capAgainstGuards'] },
        ),
        paragraph(
          ['C45-IND-2', 'C45-IND-3'],
          'Once somebody beats them, or nobody is left, the robbery is over. Whoever did not have to face them rides home unharmed, with nothing.',
        ),
        paragraph(['C45-IND-4'], 'The card goes to the bank in any case, though it is no change.'),
        example(
          'C45-EX-16',
          pictures.indians,
          'Four Indians',
          'Nell’s three bullets are too few, and she has no horse: Belle Starr falls. Dutch rides off. Nobody is left; arming goes on with Flora, who sits after Dutch.',
          ['C45-IND-2', 'C45-NEXT-2'],
        ),
        heading('Dynamite'),
        paragraph(['C45-DYN-1'], '**Every cowboy of the robbery dies at once.** No choice, no Mustang.'),
        paragraph(['C45-DYN-2'], 'The card goes to the bank.'),
        paragraph(
          ['C45-DYN-3', 'C45-ONLINE-4', 'C45-RULING-14'],
          'If **every player at the table** was in it, all vote in secret on new cowboys for everybody. A single no, or silence, is enough to refuse.',
          { options: ['dynamiteMercy'] },
        ),
        paragraph(
          ['C45-DYN-4'],
          'All said yes: everybody is dealt a cowboy, face down and without bail. He cannot be sent away.',
        ),
        paragraph(['C45-DYN-5', 'C45-DYN-6'], 'Somebody said no, or stayed home to begin with: hire as usual.'),
        example(
          'C45-EX-17',
          pictures.votes,
          'Four dead cowboys',
          'All four rode, and all had Mustangs, for nothing. With four times yes each gets a new cowboy. With one no nobody does.',
          ['C45-DYN-1', 'C45-DYN-3', 'C45-DYN-4'],
        ),
      ],
    },
    {
      id: 'shootout',
      title: 'The shootout',
      blocks: [
        paragraph(
          ['C45-SHOOT-1'],
          'It begins when the guards are beaten, or at once where there are none, if robbers of **at least two teams** are in.',
        ),
        paragraph(['C45-SHOOT-2'], 'Whoever beat the guards has the first turn; without guards, whoever announced.'),
        paragraph(['C45-SHOOT-3'], 'On your turn you do exactly one thing: **shoot, arm or flee**. You cannot pass.'),
        paragraph(
          ['C45-SHOOT-4'],
          '**Shoot**: choose a robber of another team and discard bullet cards. The shot is as strong as their sum, up to your cap.',
        ),
        paragraph(
          ['C45-SHOOT-5'],
          'Any bullet cards will do, from a single one to more than the cap. Sometimes waste is a message.',
        ),
        paragraph(['C45-SHOOT-6'], 'Teammates are never targets, nor are those at home and those already out.'),
        paragraph(
          ['C45-SHOOT-7'],
          '**Arm**: draw with five cards or fewer, exchange with six, just as in arming. The weapons deck must not be empty.',
          { see: ['C45-ARM-2', 'C45-ARM-3'] },
        ),
        paragraph(
          ['C45-SHOOT-8'],
          '**Flee**: your cowboy gets away alive and lies face down at home. It costs no card, and you are out.',
        ),
        heading('Whose turn is it?'),
        paragraph(
          ['C45-SHOOT-9', 'C45-RULING-21'],
          'After arming or fleeing: the next robber clockwise who is still in. People at home are skipped.',
        ),
        paragraph(
          ['C45-SHOOT-10'],
          '**After a shot: the target.** First they answer it; if they defended, the turn is theirs.',
        ),
        paragraph(
          ['C45-SHOOT-11', 'C45-RULING-22'],
          'If the target fell or rode off: the next one still in, counted from the **target**, not from the shooter.',
        ),
        heading('Shot at'),
        paragraph(['C45-DEF-1'], 'When somebody shoots at you, you choose:'),
        items(
          [],
          [
            '**Defend**: discard bullet cards, at least as strong as the shot under your own cap.',
            '**Ride off**: discard a Mustang.',
            '**Fall**.',
          ],
          { see: ['C45-DEF-2', 'C45-DEF-5'] },
        ),
        paragraph(['C45-DEF-2'], 'A defence hurts nobody. What you play beyond need is lost.'),
        paragraph(
          ['C45-DEF-3'],
          'Against a shot above your cap there is no defence, only the Mustang or the grave. That is what a high cap is for.',
        ),
        paragraph(
          ['C45-DEF-4', 'C45-DEF-6'],
          'You may ride off or fall though you could defend. Nobody else can defend for you.',
        ),
        paragraph(
          ['C45-DEF-5'],
          'Riding off, the cowboy lives and lies face down at home. Falling, he goes to the discard. Either way you are out.',
        ),
        example(
          'C45-EX-13',
          pictures.shootout,
          'Three shots for a stagecoach',
          'Nell shoots at Dutch with a four; he defends with a four and has the turn. He shoots at Flora with a two; she has only a one, and falls. Next after Flora is Slim: a five at Nell, who has a three left and falls. Only Dutch and Slim are in, and Slim acted last: the loot is his. Arming goes on with Nell.',
          ['C45-SHOOT-10', 'C45-SHOOT-11', 'C45-DIV-3'],
        ),
        heading('The end of it'),
        paragraph(
          ['C45-SHOOT-12'],
          'The shootout is over the moment all who are in belong to **one team**. Nobody acts after that.',
        ),
        example(
          'C45-EX-20',
          pictures.threeTeams,
          'Three teams',
          'Nell shoots, and Dutch’s cowboy falls. But Cruz of a third team is still in: the turn goes to him, and on it goes.',
          ['C45-SHOOT-12'],
        ),
        example(
          'C45-EX-24',
          pictures.teammateStays,
          'Leaving a friend behind',
          'Nell flees. Dutch and Flora are still in, of two teams, and it is Dutch’s turn. If Flora drives him out, the loot is hers. Nell holds none of it, but it counts for her team.',
          ['C45-SHOOT-8', 'C45-SHOOT-9'],
        ),
        paragraph(
          ['C45-SHOOT-13', 'C45-RULING-23'],
          'During a robbery the weapons discard is not shuffled back. Once the deck is empty, nobody can draw or exchange.',
        ),
        paragraph(['C45-SHOOT-14'], 'With no bullet card and no way to arm you can only flee.'),
        example(
          'C45-EX-19',
          pictures.emptyDeck,
          'Out of everything',
          'The deck is empty, and Nell holds a Mustang and a cactus. On her own turn she can only flee. After the robbery the discard becomes the new deck.',
          ['C45-SHOOT-13', 'C45-SHOOT-14', 'C45-DECK-2'],
        ),
      ],
    },
    {
      id: 'division',
      title: 'Who gets the loot, who begins',
      blocks: [
        paragraph(
          ['C45-DIV-1'],
          'When all who are in belong to one team, the card goes to the one of them whose **action was the latest** in this robbery.',
        ),
        paragraph(
          ['C45-DIV-2'],
          'Announcing, joining, turning up the card, beating guards, shooting, arming and defending are actions. Leaving is done by one who gets nothing anyway.',
        ),
        items(
          ['C45-DIV-3', 'C45-RULING-17'],
          [
            'One team and guards: whoever beat them.',
            'One team and a stagecoach: whoever announced, having turned the card up.',
            'The last enemy falls or rides off under a shot: whoever shot.',
            'The last enemy flees: whoever of the others acted last.',
          ],
        ),
        example(
          'C45-EX-14',
          pictures.latest,
          'The last enemy flees',
          'Nell turns up a stagecoach. She draws, Dutch draws, Flora draws, Nell draws, and Dutch flees. Of the two who are left Nell acted last: she takes it.',
          ['C45-DIV-1'],
        ),
        paragraph(
          ['C45-DIV-4', 'C45-RULING-16'],
          'If none of those left has done anything since the card was turned up, it goes to the last of them to have joined.',
        ),
        paragraph(['C45-DIV-5'], 'Loot lies face up before its owner. Everybody sees what everybody has.'),
        paragraph(['C45-DIV-6'], 'Then debts are settled, and then victory is checked.', {
          see: ['C45-PAY-7', 'C45-END-1'],
        }),
        heading('After the robbery'),
        paragraph(
          ['C45-NEXT-1', 'C45-RULING-18'],
          'Cowboys who are alive are turned face down again, and decks that have run out are refilled.',
          { options: ['showSeenCowboys'] },
        ),
        paragraph(
          ['C45-NEXT-2', 'C45-RULING-11'],
          'Arming goes on with the player clockwise **after the one who did the last thing** in the robbery:',
        ),
        items(
          [],
          [
            'loot taken: after its new owner;',
            'sheriff or dynamite: after whoever turned it up;',
            'Indians beaten: after whoever beat them;',
            'Indians or guards not beaten: after the last to fall or ride off.',
          ],
          { see: ['C45-NEXT-2'] },
        ),
        paragraph(
          ['C45-NEXT-3'],
          'That is simply the next seat, be its owner without a cowboy or at home all the while.',
        ),
        paragraph(
          ['C45-NEXT-4'],
          'In full the order is: the card goes to its place, debts are settled, victory is checked, the vote after dynamite is held, cowboys are turned down, decks are refilled, and arming goes on.',
        ),
      ],
    },
    {
      id: 'decks',
      title: 'Decks and secrets',
      blocks: [
        paragraph(
          ['C45-DECK-1', 'C45-DECK-5'],
          'A deck that has run out is made anew from its own shuffled discard. Only the sheriff shuffles one that has not.',
          { see: ['C45-SHER-9'] },
        ),
        paragraph(
          ['C45-DECK-2', 'C45-RULING-15'],
          'The **weapons deck** is refilled after an arming action or after a robbery, never in the middle of one. What was discarded in that action is shuffled in too.',
          { see: ['C45-SHOOT-13'] },
        ),
        paragraph(
          ['C45-DECK-3'],
          'The **money deck** is refilled after a robbery. Until then the bank still gives change.',
        ),
        paragraph(
          ['C45-DECK-4'],
          'The **cowboy deck** is refilled after an arming action, after a robbery, and while new cowboys are dealt after dynamite.',
        ),
        paragraph(['C45-DECK-7'], 'So on your arming turn there is always a card to draw and a cowboy to hire.'),
        paragraph(
          ['C45-DECK-6'],
          'Discards lie face up, and everybody may look through them. Only loot can be taken back, as change.',
          { see: ['C45-PAY-2'] },
        ),
        heading('Who sees what'),
        paragraph(
          ['C45-ONLINE-2', 'C45-RULING-25'],
          '**Hands and face-down cowboys are secret, from teammates too.** Others see how many cards you hold, how many tokens lie on your cowboy, your loot and your debt.',
          { options: ['teamHands'] },
        ),
        paragraph(
          ['C45-INV-13'],
          'You are asked even when you have no choice, and with the same time to think. So a pause does not betray whether you have bullets or a horse.',
        ),
        example(
          'C45-EX-23',
          pictures.secret,
          'What the others see',
          'Dutch draws: everybody, Slim included, sees that he took a card and now has six. Dutch exchanges a Mustang: everybody sees the Mustang on the discard.',
          ['C45-ARM-4', 'C45-ONLINE-2'],
        ),
        paragraph(
          ['C45-ONLINE-3'],
          'Talk openly at the table as much as you like; boasting and lying are part of it. A private channel for each team is up to the table.',
          { options: ['teamChat'] },
        ),
      ],
    },
    {
      id: 'end',
      title: 'The end of the game',
      blocks: [
        paragraph(
          ['C45-END-2', 'C45-END-3'],
          'The money of all members counts, whoever holds it, less their debts. The target is the same for every team, large or small.',
          { options: ['target'], see: ['C45-PAY-10'] },
        ),
        paragraph(
          ['C45-END-4', 'C45-END-6'],
          'A team wins by taking loot, and only one team takes loot in a robbery, so there is never a tie for it. Teammates without a cowboy share the victory.',
        ),
        example(
          'C45-EX-18',
          pictures.victory,
          'A million, and some',
          'Nell owns 500 and 200, Flora 200. Flora takes a mail car with 150: $1,050,000, and the Wolves win on the spot. Exactly a million would have been enough.',
          ['C45-END-1', 'C45-END-2'],
        ),
        heading('Bounds for long games'),
        paragraph(
          ['C45-RULING-24'],
          'By the rulebook a game may last for ever if nobody dares to ride. A table may set two bounds; both are off in the usual game.',
          { options: ['idleRoundLimit', 'maxRobberies'] },
        ),
        paragraph(
          ['C45-LOOP-1'],
          '**High noon**: after so many rounds of arming without a robbery everybody has to head for one. With a free cowboy you must announce. Under bail you must work off a token, or may pay and announce. Without a cowboy you must hire, and keep him. Nobody may pass.',
          { options: ['idleRoundLimit'] },
        ),
        example(
          'C45-EX-25',
          pictures.highNoon,
          'High noon',
          'Four players, a limit of ten rounds, and forty turns without a robbery. Whoever is on turn now with a free cowboy can only announce.',
          ['C45-LOOP-1'],
        ),
        paragraph(
          ['C45-LOOP-2', 'C45-LOOP-4'],
          'A robbery then comes within four rounds and one turn: one round to hire, three to work off. Nobody has to join it.',
        ),
        paragraph(
          ['C45-LOOP-3'],
          '**Last robbery**: when so many robberies are over and no team has won, the game ends.',
          { options: ['maxRobberies'] },
        ),
        paragraph(
          ['C45-END-5'],
          'Then the richest team wins; if equal, the one with more free cowboys, then with more cowboys. Teams still equal share the victory.',
        ),
      ],
    },
    {
      id: 'online',
      title: 'At this table',
      blocks: [
        paragraph(
          ['C45-ONLINE-6'],
          'While you choose bullet cards, a meter shows their sum, your cap, what would be lost and what is needed. Others see only what you play.',
        ),
        paragraph(
          ['C45-ONLINE-7'],
          'Every decision has a clock, the same whatever you hold: seconds at a live table, days by correspondence.',
          { options: ['turnTimeMs', 'answerTimeMs', 'pace'] },
        ),
        items(
          ['C45-ONLINE-8'],
          [
            'Out of time while arming: you hire, work off, draw or exchange, whichever is possible first. A cactus is exchanged before the weakest bullet card, and that before a Mustang. Under high noon a free cowboy announces.',
            'A hired cowboy is kept.',
            'In a call you stay home.',
            'Of the money the first card is picked.',
            'Guards, Indians and shots are met with as few bullets as will do, else with a Mustang, else the cowboy falls.',
            'A fine is paid.',
            'A vote counts as no.',
            'In a shootout you draw if you can, else you flee.',
          ],
        ),
        paragraph(
          ['C45-ONLINE-11'],
          'For somebody who has left, a bot plays on, or what is written above is done. The game does not stop.',
        ),
        paragraph(
          ['C45-ONLINE-10'],
          'The log keeps it all: who announced and joined, cards played with sum and strength, payments, change and debts, loot, and who is next.',
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
          { see: ['C45-END-1'] },
        ),
        allOptions(),
      ],
    },
  ],
};
