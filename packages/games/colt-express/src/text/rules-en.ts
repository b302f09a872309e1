import { allOptions, example, heading, items, note, paragraph, type RuleBook, shown } from './rule-book.ts';
import { pictures } from './rule-pictures.ts';

/** The rules in English, in our own words. */
export const en: RuleBook = {
  cast: ['Ruby', 'Hank', 'Amos'],
  chapters: [
    {
      id: 'goal',
      title: 'What it is about',
      blocks: [
        paragraph(
          ['CE-END-5'],
          'Summer 1899. An express steams through the prairie with rich passengers and a company’s payroll on board. So are you, with a mask and six bullets. **Whoever is richest when the train pulls in, after five rounds, wins.**',
          { see: ['CE-ROUND-1', 'CE-END-1'] },
        ),
        shown(pictures.loot, 'The loot: a purse hides $250 to $500, a jewel is worth $500, a strongbox $1,000.'),
        paragraph(
          ['CE-END-3'],
          'Shooting pays as well: the **gunslinger**, who has the fewest bullets of their own left at the end, gets **$1,000** on top. If several are level, each of them gets it.',
          { see: ['CE-END-4'] },
        ),
        note(
          [],
          'The catch: first everybody plans, card by card, on **one common pile**, and some of the cards are hidden. Only then is the pile carried out, to the letter. By the time your shot comes up, the target may be gone, and you may be somewhere else yourself.',
          { see: ['CE-PLAN-8', 'CE-EXEC-1', 'CE-EXEC-4'] },
        ),
        heading('Your ten cards'),
        shown(pictures.actions, 'Everybody has the same ten cards: six kinds of action.'),
        items(
          [],
          [
            '**Move**: into the next car, or up to three cars along the roofs.',
            '**Ladder**: from inside up to the roof, or down.',
            '**Fire**: give a bullet of yours to a bandit in sight.',
            '**Robbery**: pick up one piece of loot where you are.',
            '**Punch**: knock a piece of loot out of a bandit beside you, and the bandit into the next car.',
            '**Marshal**: move the lawman one car.',
          ],
          { see: ['CE-MOVE-1', 'CE-LADDER-1', 'CE-FIRE-1', 'CE-ROB-1', 'CE-PUNCH-1', 'CE-MARSHAL-1'] },
        ),
        note(
          [],
          'This page describes the full game, with characters, events and stations. For a first evening a table may leave them out: that is the basic game.',
          { see: ['CE-RULING-20'], options: ['preset'] },
        ),
      ],
    },
    {
      id: 'train',
      title: 'The train and its loot',
      blocks: [
        paragraph(
          ['CE-SETUP-2', 'CE-MODEL-1'],
          'At the head is the locomotive. Behind it runs **one wagon for each player**, numbered from front to back. Which wagons they are, and in which order, is drawn by lot.',
          { options: ['wagon1', 'wagon2', 'wagon3', 'wagon4', 'wagon5', 'wagon6'] },
        ),
        example(
          'CE-EX-11',
          pictures.lengths,
          'How long is the train?',
          'Three players: three wagons. Two players with two bandits each: three wagons as well. Three players with two bandits each: four.',
          ['CE-SETUP-2', 'CE-DUO-2'],
        ),
        paragraph(['CE-MODEL-2'], '**Forward** is towards the locomotive, **backward** towards the tail.'),
        paragraph(
          ['CE-MODEL-3', 'CE-RULING-24'],
          'Every car has two places: **inside and on the roof**. The locomotive is a car like any other, in every action and every event; it is only not counted among the wagons.',
        ),
        paragraph(
          ['CE-MODEL-4'],
          'A bandit always stands at exactly one of these places. Nobody ever falls off the train.',
        ),
        paragraph(['CE-MODEL-5'], 'The Marshal is always inside, never on a roof.', { see: ['CE-LAW-1'] }),
        paragraph(
          ['CE-MODEL-6'],
          'Loot lies inside or on a roof, and these are different places: what is on the roof is out of reach from below.',
          { see: ['CE-ROB-3'] },
        ),
        paragraph(['CE-MODEL-7'], 'Seats go clockwise: **next** always means the player to the left.'),
        heading('Before the train leaves'),
        paragraph(
          ['CE-SETUP-1'],
          'Everybody takes one of the six bandits: Doc, Cheyenne, Django, Belle, Tuco or Ghost. No bandit is taken twice.',
          { options: ['characterSelection'], see: ['CE-CHAR-0'] },
        ),
        paragraph(
          ['CE-SETUP-3', 'CE-SETUP-9'],
          'Each starts with **a purse of $250** on the sheet. It is laid aside before the others are spread over the train, and everybody knows what is in it.',
        ),
        paragraph(
          ['CE-SETUP-4'],
          'Then every wagon gets the loot that belongs to it, inside. Its purses are drawn blind and lie face down: **nobody knows what is in them**.',
        ),
        paragraph(
          ['CE-SETUP-5', 'CE-SETUP-6'],
          'The Marshal sits in the locomotive and guards a strongbox. A second strongbox waits beside the train: it comes into play only by an event. All other loot is out of the game.',
          { see: ['CE-EVENT-4'] },
        ),
        paragraph(
          ['CE-SETUP-8'],
          'Your ten cards are shuffled into a deck of your own. Your six bullets are your revolver.',
          { see: ['CE-BULLET-3'] },
        ),
        paragraph(['CE-SETUP-7'], 'Thirteen **neutral bullets** lie ready for those who run into the Marshal.', {
          see: ['CE-LAW-1'],
        }),
        heading('Who stands where'),
        paragraph(
          ['CE-SETUP-13'],
          'The first player is drawn by lot and is number 1. The others are 2, 3 and so on, clockwise.',
          { options: ['firstPlayer', 'firstSeat'] },
        ),
        paragraph(
          ['CE-SETUP-14'],
          'Odd numbers start inside the **last wagon**, even numbers inside **the wagon before it**. Nobody starts on a roof.',
        ),
        example(
          'CE-EX-1',
          pictures.placement,
          'Four at the start',
          'Doc is number 1, Cheyenne 2, Ghost 3, Tuco 4. Doc and Ghost start in the last wagon, Cheyenne and Tuco in the third. The Marshal and a strongbox are in the locomotive.',
          ['CE-SETUP-5', 'CE-SETUP-14'],
        ),
        heading('The five round cards'),
        paragraph(
          ['CE-SETUP-11'],
          'Four of the seven round cards are drawn in secret and lie face down, on top of **one of the three stations**: the train always pulls in with the fifth round.',
          { options: ['stations'], see: ['CE-STATION-0'] },
        ),
        paragraph(
          ['CE-SETUP-10'],
          'Without stations it is five of the seven. What was not drawn stays out, and nobody sees it.',
          { options: ['stations'] },
        ),
        paragraph(
          ['CE-SETUP-12'],
          'There are two sets of seven: one for up to four players, and one with shorter rounds for five and six.',
          { see: ['CE-DUO-2'] },
        ),
      ],
    },
    {
      id: 'round',
      title: 'A round',
      blocks: [
        paragraph(
          ['CE-ROUND-1'],
          'A game has **five rounds**. Each goes like this: hands are drawn, the plan is made, the heist is carried out, the event happens, and the first player changes.',
          { see: ['CE-PLAN-1', 'CE-EXEC-1', 'CE-EVENT-0'] },
        ),
        paragraph(
          ['CE-ROUND-2'],
          'At the start everybody shuffles their whole deck, with every bullet received so far in it, and draws **six cards**.',
          { options: ['expert', 'mode'], see: ['CE-BULLET-2', 'CE-DOC-1'] },
        ),
        paragraph(
          ['CE-ROUND-3', 'CE-RULING-1'],
          'Only when the hands are drawn is the round card turned up. It shows the turns of this round and, below them, what will happen at its end.',
        ),
        shown(pictures.fourTurns, 'A round card: four turns, the second in a tunnel, and an event.'),
        paragraph(['CE-ROUND-4'], 'After the event the next player clockwise becomes first player.'),
        paragraph(['CE-ROUND-5'], 'After the event of the fifth round the loot is counted.', { see: ['CE-END-1'] }),
      ],
    },
    {
      id: 'planning',
      title: 'Planning',
      blocks: [
        paragraph(
          ['CE-PLAN-1'],
          'The round card has two to five **turn symbols**. They are played from left to right, one turn for each.',
        ),
        paragraph(['CE-PLAN-2'], 'In each turn everybody acts once, clockwise from the first player.', {
          see: ['CE-TURN-3', 'CE-TURN-4'],
        }),
        paragraph(
          ['CE-PLAN-3'],
          'You do **one of two things**: lay one action card from your hand onto the common pile, or draw three cards from your deck.',
        ),
        paragraph(['CE-PLAN-4'], 'There is no passing. Whoever does not play a card draws.'),
        paragraph(
          ['CE-PLAN-9'],
          'A card on the pile does nothing yet. Where to go, whom to shoot, what to take: all that is decided only in the heist.',
          { see: ['CE-EXEC-3'] },
        ),
        paragraph(['CE-PLAN-5'], 'Cards are played face up, unless the turn is a tunnel or Ghost is at work.', {
          see: ['CE-TURN-2', 'CE-GHOST-1'],
        }),
        paragraph(
          ['CE-PLAN-6'],
          '**Bullets can never be played.** They take up room in your hand, and that is all they do.',
          { see: ['CE-BULLET-1'] },
        ),
        paragraph(
          ['CE-PLAN-7', 'CE-RULING-2'],
          'If fewer than three cards are left in your deck, you draw those. If none is left, you cannot draw and have to play a card.',
        ),
        paragraph(['CE-PLAN-11'], 'Your hand may grow as large as it likes while you plan.'),
        paragraph(
          ['CE-PLAN-8', 'CE-RULING-21'],
          'All turns of a round go onto the same pile, each card on top of the last, and nothing is ever moved in it. Here you can look back at the cards that were played face up; a table that wants to test your memory shows only the top card, and its log names none before the heist.',
          { options: ['pileView'] },
        ),
        example(
          'CE-EX-2',
          pictures.firstTurn,
          'The first turn',
          'Cheyenne plays Move, Belle plays Fire, Tuco draws three, Doc plays Ladder. Three cards are on the pile, Cheyenne’s at the bottom. The three who played hold five cards, Tuco holds nine. The next turn begins with Cheyenne again. Abilities are left out here.',
          ['CE-PLAN-2', 'CE-PLAN-3', 'CE-PLAN-8'],
        ),
        paragraph(
          ['CE-PLAN-10'],
          'When all turns are done, what is left in your hand goes back onto your deck, bullets too.',
          { options: ['expert'], see: ['CE-EXPERT-4'] },
        ),
        paragraph(
          ['CE-PLAN-12', 'CE-RULING-27'],
          'You are asked even when there is only one thing you can do, and everything about your action is settled in one go. If the table skipped the question, the others would know what you hold.',
        ),
        heading('The four kinds of turn'),
        shown(pictures.turns, 'Standard, tunnel, speeding up, switching.'),
        paragraph(['CE-TURN-1'], '**Standard**: cards are played face up.'),
        paragraph(
          ['CE-TURN-2'],
          '**Tunnel**: it is dark, and cards are played face down. Drawing is allowed here too.',
          { see: ['CE-EXEC-2'] },
        ),
        example(
          'CE-EX-5',
          pictures.fourTurns,
          'Four symbols',
          'Three players, and a card with four symbols: that makes twelve actions. The cards of the second turn lie face down.',
          ['CE-PLAN-1', 'CE-TURN-2'],
        ),
        paragraph(
          ['CE-TURN-3', 'CE-RULING-3'],
          '**Speeding up**: everybody takes two actions in a row. Two cards, six cards drawn, or one of each in either order. Cards are face up.',
        ),
        example(
          'CE-EX-16',
          pictures.speedingUp,
          'Two at a time',
          'In the second turn Doc acts twice, then Belle, then Tuco. Belle draws three and at once plays one of the new cards.',
          ['CE-TURN-3'],
        ),
        paragraph(
          ['CE-TURN-4'],
          '**Switching**: this one turn goes counter-clockwise, still from the first player. Cards are face up.',
        ),
        example(
          'CE-EX-17',
          pictures.switching,
          'The other way round',
          'Doc, Belle, Cheyenne, Django and Ghost sit clockwise in this order, and Cheyenne is first. Turns one and two: Cheyenne, Django, Ghost, Doc, Belle. Turn three, the switch: Cheyenne, Belle, Doc, Ghost, Django.',
          ['CE-TURN-4'],
        ),
      ],
    },
    {
      id: 'heist',
      title: 'The heist',
      blocks: [
        paragraph(
          ['CE-EXEC-1'],
          'The whole pile is turned over. **What was played first happens first**, card after card.',
        ),
        paragraph(['CE-EXEC-2'], 'A hidden card is turned up only when its moment has come.'),
        paragraph(
          ['CE-EXEC-3'],
          'The bandit whose card it is carries it out, and its player makes every choice then and there.',
        ),
        paragraph(
          ['CE-EXEC-4'],
          '**Everything that can be done must be done.** If your card can hit only somebody you would rather spare, so be it.',
        ),
        paragraph(['CE-EXEC-5'], 'If it cannot be done at all, the card does nothing.', {
          see: ['CE-FIRE-7', 'CE-ROB-3', 'CE-PUNCH-1'],
        }),
        paragraph(['CE-EXEC-6'], 'A card is finished, with every meeting it leads to, before the next one begins.', {
          see: ['CE-LAW-1'],
        }),
        paragraph(['CE-EXEC-7'], 'Then it goes back onto its owner’s deck, whether it did anything or not.', {
          options: ['expert'],
          see: ['CE-EXPERT-6'],
        }),
        paragraph(['CE-EXEC-8'], 'If everybody has only drawn, there is no heist. The event still happens.'),
        example(
          'CE-EX-3',
          pictures.firstHeist,
          'The plan meets the train',
          'Cheyenne is in the last wagon, Belle in the third, Doc in the second. Cheyenne has to go forward, there is nothing behind. Belle shoots: inside the wagons beside hers only Doc is left, and Doc gets the bullet. Tuco has no card in the pile. Doc climbs onto the roof, a moment too late.',
          ['CE-EXEC-1', 'CE-FIRE-2', 'CE-LADDER-1'],
        ),
      ],
    },
    {
      id: 'moving',
      title: 'Move and Ladder',
      blocks: [
        paragraph(['CE-MOVE-1'], '**Inside** you move into the next car, forward or backward.'),
        shown(pictures.insideMove, 'Inside: one car.'),
        paragraph(
          ['CE-MOVE-2'],
          '**On the roofs** you run one, two or three cars in one direction. How far, and which way, is up to you.',
        ),
        shown(pictures.roofMove, 'On the roofs: up to three cars, past anybody.'),
        paragraph(
          ['CE-MOVE-3'],
          'You must end in another car, on the same level, on the train. Staying put is not a move; and there is always somewhere to go.',
        ),
        paragraph(['CE-MOVE-4'], 'Other bandits are never in the way.'),
        paragraph(['CE-MOVE-5'], 'You may walk in on the Marshal, and sometimes you have to. He will not like it.', {
          see: ['CE-LAW-1'],
        }),
        heading('Ladder'),
        paragraph(
          ['CE-LADDER-1'],
          'You change level in the same car: from inside up to the roof, from the roof down. There is nothing to choose, and it always works.',
        ),
        shown(pictures.ladder, 'Up the ladder.'),
        paragraph(
          ['CE-LADDER-2'],
          'Climb down on the Marshal, and you are up on the roof again at once, with a bullet.',
          { see: ['CE-LAW-3'] },
        ),
      ],
    },
    {
      id: 'shooting',
      title: 'Fire and bullets',
      blocks: [
        paragraph(
          ['CE-FIRE-1'],
          'Choose one bandit you can hit. The top bullet of your revolver goes face down onto the **deck of that bandit’s player**.',
        ),
        paragraph(
          ['CE-FIRE-2'],
          '**From inside** you hit bandits inside the next car, on either side. Never further, never on a roof.',
        ),
        paragraph(
          ['CE-FIRE-3'],
          '**From a roof** you see along the roofs, however far. In each direction look for the nearest roof with somebody on it: everyone there can be hit.',
        ),
        paragraph(
          ['CE-FIRE-4'],
          'Bandits on one roof stand side by side and do not hide each other. But they hide everybody beyond them.',
        ),
        example(
          'CE-EX-12',
          pictures.roofShot,
          'A view over the roofs',
          'Ghost is on the third wagon. Forward, Doc and Cheyenne stand on the nearest occupied roof: either can be shot. They hide Django on the locomotive. Backward there is Tuco. Abilities are left out here.',
          ['CE-FIRE-3', 'CE-FIRE-4'],
        ),
        paragraph(
          ['CE-FIRE-5'],
          'Whoever stands right beside you is too close: you cannot shoot there, and they block nothing.',
          { see: ['CE-PUNCH-1'] },
        ),
        paragraph(['CE-FIRE-6'], 'The Marshal, loot and bandits inside the cars never block a shot along the roofs.'),
        paragraph(['CE-FIRE-7'], 'With nobody to hit, nothing happens, and the bullet stays in your revolver.'),
        example(
          'CE-EX-13',
          pictures.noTarget,
          'Nobody near',
          'Ghost is inside the third wagon, and nobody is inside the second or the fourth. Doc is two wagons away. No shot, and Ghost still has four bullets.',
          ['CE-FIRE-2', 'CE-FIRE-7'],
        ),
        paragraph(['CE-FIRE-8'], 'With an empty revolver the card does nothing at all.'),
        example(
          'CE-EX-14',
          pictures.emptyRevolver,
          'Click',
          'Doc is right in the next wagon, but Ghost has fired all six bullets. The card does nothing.',
          ['CE-FIRE-8'],
        ),
        paragraph(['CE-FIRE-9'], 'A shot pushes nobody and costs no loot, unless Django fires it.', {
          see: ['CE-DJANGO-1'],
        }),
        heading('Bullets'),
        shown(pictures.bullets, 'Bullets of Doc and of Belle, and a neutral one: dead weight in a deck.'),
        paragraph(
          ['CE-BULLET-1'],
          'A bullet you have caught **stays in your deck for the rest of the game**. It goes back neither to the shooter nor to the stock.',
        ),
        paragraph(
          ['CE-BULLET-2'],
          'It is shuffled in with your cards each round. You draw it instead of something useful, and can do nothing with it.',
          { see: ['CE-PLAN-6'] },
        ),
        paragraph(
          ['CE-BULLET-3'],
          'How many bullets each revolver still holds is open to all. It decides who is the gunslinger.',
          { see: ['CE-END-3'] },
        ),
        shown(pictures.revolver, 'Doc has fired twice: four of six are left.'),
      ],
    },
    {
      id: 'loot',
      title: 'Robbery and Punch',
      blocks: [
        paragraph(
          ['CE-ROB-1'],
          'With **Robbery** you take one piece of loot from where you stand, same car and same level, and lay it on your sheet.',
        ),
        paragraph(
          ['CE-ROB-2', 'CE-RULING-4'],
          'You choose the kind: purse, jewel or strongbox. Which of several purses you get is luck.',
        ),
        paragraph(['CE-ROB-4'], 'What is in a purse you see as soon as it is yours. The others do not see it.'),
        paragraph(
          ['CE-ROB-3'],
          'If nothing lies there, nothing happens. From the roof you do not reach inside, nor the other way.',
        ),
        shown(
          pictures.robbery,
          'Inside the third wagon Tuco takes the jewel. The purse on the roof is within Belle’s reach only.',
        ),
        heading('Punch'),
        paragraph(
          ['CE-PUNCH-1'],
          'You can punch a bandit **at the same place**: same car, same level. If you are alone there, nothing happens.',
        ),
        paragraph(
          ['CE-PUNCH-2'],
          'You choose whom you hit. If that bandit has loot, you must also choose a kind of it; which of several purses is luck.',
        ),
        paragraph(
          ['CE-PUNCH-3'],
          'The piece **falls to the floor where you stand**. A purse falls face down: you may not look.',
        ),
        paragraph(
          ['CE-PUNCH-4'],
          'Then the bandit flies **one car forward or backward**, as you like, on the same level. At an end of the train there is only one way.',
        ),
        example(
          'CE-EX-7',
          pictures.punch,
          'Doc punches Django',
          'Both are on the roof of the third wagon. Django has a purse and a jewel. Doc chooses the jewel and forward: the jewel lies on the third roof, Django is on the second, with the purse.',
          ['CE-PUNCH-2', 'CE-PUNCH-3', 'CE-PUNCH-4'],
        ),
        example(
          'CE-EX-10',
          pictures.trainEnds,
          'At the ends of the train',
          'Punched in the locomotive, Belle can only go back into the first wagon. Punched on the last roof, Ghost can only go forward.',
          ['CE-PUNCH-4'],
        ),
        paragraph(['CE-PUNCH-5'], 'A bandit without loot flies all the same.'),
        paragraph(
          ['CE-PUNCH-6', 'CE-PUNCH-7'],
          'First the loot falls, then the bandit flies, and if that ends inside the Marshal’s car, then he shoots.',
          { see: ['CE-LAW-1'] },
        ),
      ],
    },
    {
      id: 'marshal',
      title: 'The Marshal',
      blocks: [
        paragraph(
          ['CE-MARSHAL-1'],
          'With the **Marshal** card you move him one car forward or backward. From the locomotive he can only go back, from the last wagon only forward.',
        ),
        paragraph(['CE-MARSHAL-2'], 'Move he must: the card cannot be declined.'),
        paragraph(['CE-MARSHAL-4'], 'He touches no loot, neither where he leaves nor where he comes in.'),
        heading('Meeting him'),
        paragraph(
          ['CE-LAW-1'],
          'Whenever a bandit and the Marshal are **inside the same car**, the bandit gets **a neutral bullet** onto the deck and flees **to the roof of that car**.',
        ),
        paragraph(
          ['CE-LAW-2'],
          'It does not matter who came in, or how: on foot, down the ladder, pushed by a punch or by Django’s bullet, or because the Marshal was moved by a card or by an event.',
        ),
        paragraph(['CE-MARSHAL-3'], 'If several bandits are in the car he enters, all of them are served together.'),
        example(
          'CE-EX-4',
          pictures.lawFindsGhost,
          'The Marshal finds Ghost',
          'Django moves the Marshal from the first wagon into the second, where Ghost is. Ghost gets a neutral bullet, twelve are left, and flees to the roof.',
          ['CE-MARSHAL-3', 'CE-LAW-1'],
        ),
        paragraph(['CE-LAW-3'], 'It even happens to somebody who has just climbed down from that roof.'),
        example(
          'CE-EX-15',
          pictures.intoTheLaw,
          'A short visit',
          'The Marshal is in the second wagon, Belle on its roof. Belle’s Ladder takes her down and straight up again, with a bullet more. Six neutral bullets are left of seven.',
          ['CE-LADDER-2', 'CE-LAW-3'],
        ),
        paragraph(['CE-LAW-4'], 'Whoever is already on that roof has nothing to fear.'),
        paragraph(['CE-LAW-7'], 'Fleeing costs no loot.'),
        paragraph(
          ['CE-LAW-5', 'CE-RULING-5'],
          'If there are **not enough neutral bullets for all** who meet him at once, nobody gets one. They flee just the same.',
          { see: ['CE-EVENT-7'] },
        ),
        paragraph(['CE-LAW-6'], 'Neutral bullets are never refilled: thirteen must do for the whole game.'),
        paragraph(
          ['CE-RULING-22'],
          'Where several get bullets or flee together, the log names them clockwise from the first player. It makes no difference.',
        ),
      ],
    },
    {
      id: 'characters',
      title: 'The six bandits',
      blocks: [
        paragraph(
          ['CE-CHAR-0'],
          'Each bandit can do one thing that the others cannot. In the basic game, and wherever abilities are switched off, all six are alike.',
          { options: ['abilities', 'preset'] },
        ),
        shown(pictures.characters, 'Doc, Cheyenne, Django, Belle, Tuco, Ghost.'),
        heading('Doc'),
        paragraph(
          ['CE-DOC-1', 'CE-DOC-2'],
          'The cleverest of the gang starts each round with **seven cards** instead of six. Drawing while you plan still gives three.',
        ),
        heading('Cheyenne'),
        paragraph(
          ['CE-CHEY-1', 'CE-RULING-6'],
          'The pickpocket: when her punch makes somebody lose **a purse**, she may keep it instead of letting it fall.',
        ),
        paragraph(
          ['CE-CHEY-2', 'CE-CHEY-3'],
          'A jewel or a strongbox falls as usual. First you choose the kind, then whether to keep; what is in the purse you see once it is on her sheet.',
        ),
        example(
          'CE-EX-19',
          pictures.cheyenne,
          'A quick hand',
          'Cheyenne punches Ghost, who has two purses, and keeps one of them unseen. Nothing falls to the floor, and Ghost flies into the third wagon.',
          ['CE-CHEY-1'],
        ),
        heading('Django'),
        paragraph(
          ['CE-DJANGO-1', 'CE-DJANGO-3'],
          'His bullets pack a punch: whoever he hits gets the bullet and is then pushed **one car further in the direction of the shot**, on the same level. It happens by itself and cannot be left out.',
        ),
        paragraph(['CE-DJANGO-2'], 'At the end of the train there is no further: the target stays.'),
        paragraph(
          ['CE-DJANGO-4'],
          'Pushed in on the Marshal, the target gets two bullets in all: Django’s, and a neutral one on top.',
          { see: ['CE-LAW-1'] },
        ),
        paragraph(['CE-DJANGO-5'], 'Without a bullet handed over nobody moves.', { see: ['CE-FIRE-7', 'CE-FIRE-8'] }),
        example(
          'CE-EX-18',
          pictures.djangoPush,
          'A hard hit',
          'Django is inside the third wagon and shoots Doc in the second. Doc gets the bullet and is pushed into the first. If the Marshal were there, Doc would get a neutral bullet too and flee to the roof.',
          ['CE-DJANGO-1', 'CE-DJANGO-4'],
        ),
        heading('Belle'),
        paragraph(
          ['CE-BELLE-1'],
          'Nobody has the heart to hurt her: she **cannot be shot or punched as long as that card could hit somebody else**.',
        ),
        paragraph(
          ['CE-BELLE-2', 'CE-RULING-23'],
          'If she is the only one, she can be hit, and then she must be. Without abilities she is a target like any other.',
          { see: ['CE-EXEC-4'] },
        ),
        example(
          'CE-EX-6',
          pictures.docShootsBelle,
          'No way round it',
          'Doc is inside the second wagon and Belle inside the first. Nobody else is in reach, so Doc’s bullet is hers. Doc has five left.',
          ['CE-BELLE-2'],
        ),
        paragraph(
          ['CE-BELLE-3'],
          'What counts is everybody that this one card could hit: both directions along the roofs, and Tuco’s shots through them.',
        ),
        paragraph(
          ['CE-BELLE-4'],
          'She still hides those behind her. And as they are not in sight, they do not protect her.',
          { see: ['CE-FIRE-4'] },
        ),
        shown(pictures.belleBehind, 'Doc sees Belle only. Tuco, behind her, is no target, and so the shot is hers.'),
        paragraph(
          ['CE-BELLE-5'],
          'Charm does not help against the Marshal or against events, and it stops nobody whom Django sends flying.',
        ),
        heading('Tuco'),
        paragraph(
          ['CE-TUCO-1', 'CE-RULING-7'],
          'He also shoots **through the roof**: at bandits in the same car on the other level, from below or from above.',
          { options: ['tucoBothWays'] },
        ),
        paragraph(
          ['CE-TUCO-2', 'CE-TUCO-3'],
          'Those beside him on his own level are still too close. And nobody else shoots through roofs, not even back at him.',
          { see: ['CE-FIRE-5'] },
        ),
        shown(
          pictures.tuco,
          'Tuco can shoot Ghost on the roof above. Doc beside him is too close, and Belle is spared because of Ghost.',
        ),
        heading('Ghost'),
        paragraph(
          ['CE-GHOST-1'],
          'In the **first turn of each round** Ghost may play the card **face down**, tunnel or no tunnel. You decide as you play it.',
        ),
        paragraph(
          ['CE-GHOST-2', 'CE-GHOST-3'],
          'If Ghost draws in that turn, the chance is gone until the next round. The card is turned up when its moment has come.',
          { see: ['CE-EXEC-2'] },
        ),
        example(
          'CE-EX-20',
          pictures.ghost,
          'What is he up to?',
          'Ghost plays Robbery face down. The others see a card of Ghost’s and nothing else. In the second turn, a standard one, Ghost plays face up like everybody.',
          ['CE-GHOST-1'],
        ),
      ],
    },
    {
      id: 'events',
      title: 'Events and stations',
      blocks: [
        paragraph(
          ['CE-EVENT-0'],
          'Most round cards end with an event. It happens **once, after the heist**, by itself: nobody decides anything.',
          { options: ['events', 'preset'] },
        ),
        paragraph(['CE-EVENT-9'], 'The cards Tunnels and Bridge have no event.'),
        heading('Angry Marshal'),
        paragraph(
          ['CE-EVENT-1', 'CE-RULING-8'],
          'Every bandit **on the roof of the Marshal’s car** gets a neutral bullet. Then he goes one car backward, unless he is in the last wagon. Whoever is inside there meets him as usual.',
          { see: ['CE-LAW-1'] },
        ),
        paragraph(['CE-EVENT-2'], 'Those shot on the roof stay there. Nobody is hit twice by this event.'),
        example(
          'CE-EX-21',
          pictures.angryMarshal,
          'Through the ceiling',
          'Doc and Tuco are on the roof of the Marshal’s car and get a bullet each. He goes into the third wagon: Belle gets a bullet and flees to the roof. Two neutral bullets are left of five.',
          ['CE-EVENT-1'],
        ),
        heading('Braking'),
        paragraph(
          ['CE-EVENT-3'],
          'Every bandit on a roof slides **one car forward**, all at once. Whoever is on the locomotive holds on.',
        ),
        heading('Swivel Arm'),
        paragraph(['CE-EVENT-6'], 'Every bandit on a roof is swept **to the roof of the last wagon**.'),
        example(
          'CE-EX-22',
          pictures.braking,
          'Hold on to your hat',
          'Braking: Doc stays on the locomotive, Ghost slides there from the first wagon, Tuco from the fourth to the third. Belle, inside, feels nothing. Had it been the Swivel Arm, Doc, Ghost and Tuco would all be on the last roof.',
          ['CE-EVENT-3', 'CE-EVENT-6'],
        ),
        shown(pictures.swivelArm, 'The same bandits after the Swivel Arm.'),
        paragraph(['CE-EVENT-8'], 'What sweeps the roofs touches neither those inside nor loot nor the Marshal.'),
        heading('Take It All!'),
        paragraph(
          ['CE-EVENT-4'],
          'The second strongbox is put **into the Marshal’s car**. If it is in play already, nothing happens.',
        ),
        example(
          'CE-EX-23',
          pictures.takeItAll,
          'A careless conductor',
          'The Marshal is in the third wagon. Now the second strongbox is there too.',
          ['CE-EVENT-4'],
        ),
        heading('Passengers’ Rebellion'),
        paragraph(
          ['CE-EVENT-5'],
          'Every bandit **inside** a car, the locomotive included, gets a neutral bullet and stays.',
        ),
        example(
          'CE-EX-24',
          pictures.rebellion,
          'Enough is enough',
          'Doc is in the locomotive, Belle inside the third wagon, Tuco on its roof. Doc and Belle get a bullet each, Tuco none, and nobody moves. Seven of nine neutral bullets are left.',
          ['CE-EVENT-5'],
        ),
        paragraph(
          ['CE-EVENT-7'],
          'Here too: if there are not enough neutral bullets for all who should get one, nobody does.',
          { see: ['CE-LAW-5'] },
        ),
        heading('The stations'),
        paragraph(
          ['CE-STATION-0'],
          'The fifth round card is a station. Its event comes after the last heist and **before the loot is counted**.',
          { options: ['stations'] },
        ),
        paragraph(
          ['CE-STATION-1', 'CE-STATION-2', 'CE-RULING-9'],
          '**Marshal’s Revenge**: each bandit on the roof of the Marshal’s car loses **the least valuable purse**. It is out of the game. Whoever has no purse loses nothing, whatever else is on the sheet.',
        ),
        example(
          'CE-EX-25',
          pictures.revenge,
          'The cheapest one',
          'Doc and Belle are on the roof above the Marshal. Of $300, $450 and a strongbox Doc loses the $300. Belle has only a jewel and keeps it.',
          ['CE-STATION-1', 'CE-STATION-2'],
        ),
        paragraph(
          ['CE-STATION-3', 'CE-RULING-10'],
          '**Pickpocketing**: each bandit who is **the only bandit at a place** takes a purse that lies there. Somebody on the other level of the same car does not matter, nor does the Marshal. Jewels and strongboxes stay.',
        ),
        example(
          'CE-EX-26',
          pictures.pickpocketing,
          'Unobserved',
          'Ghost is alone inside the second wagon and takes the purse, not the jewel. Doc and Tuco, together on the last roof, get nothing.',
          ['CE-STATION-3'],
        ),
        paragraph(
          ['CE-STATION-4', 'CE-RULING-11'],
          '**Hostage Conductor**: each bandit in or on the locomotive gets **$250** of ransom. It is cash, not a purse, and there is enough for all.',
        ),
        example(
          'CE-EX-27',
          pictures.ransom,
          'Both levels',
          'Belle is on the roof of the locomotive, Django inside. Both get $250.',
          ['CE-STATION-4'],
        ),
      ],
    },
    {
      id: 'end',
      title: 'The end of the line',
      blocks: [
        paragraph(
          ['CE-END-1', 'CE-END-8'],
          'All purses are opened. Your wealth is what is **on your sheet**: purses as printed, $500 for a jewel, $1,000 for a strongbox, $250 for each ransom.',
        ),
        paragraph(['CE-END-2'], 'What still lies on the train belongs to nobody.'),
        example(
          'CE-EX-30',
          pictures.leftBehind,
          'So near',
          'A strongbox left inside the third wagon scores for nobody.',
          ['CE-END-2'],
        ),
        paragraph(
          ['CE-END-4', 'CE-RULING-12'],
          'If nobody has fired a shot, everybody is the gunslinger, and everybody gets the $1,000.',
          { see: ['CE-END-3'] },
        ),
        example(
          'CE-EX-28',
          pictures.scores,
          'The count',
          'Ghost and Doc have three bullets left each, fewer than the others: $1,000 for each. Ghost comes to $2,550, Doc to $2,450, Cheyenne to $1,750, Tuco to $1,250. Ghost wins.',
          ['CE-END-1', 'CE-END-3', 'CE-END-5'],
        ),
        paragraph(
          ['CE-END-6'],
          'If two are equally rich, whoever **received fewer bullets** is ahead, coloured and neutral ones together.',
        ),
        paragraph(['CE-END-7', 'CE-RULING-13'], 'If that is equal too, they share the victory.'),
      ],
    },
    {
      id: 'secrets',
      title: 'What the others see',
      blocks: [
        items(
          [],
          [
            '**Your hand**: only you; the others see how many cards it has.',
            '**Your deck**: nobody knows its order, not even you.',
            '**A face-down card**: whose it is, and nothing more, until it is carried out.',
            '**A purse on the train**: nobody knows what is in it.',
            '**Your purses**: only you know what is in them, until the end.',
            '**Jewels, strongboxes, revolvers, bullets received**: open to all. Whether a bullet is in your hand or in your deck is not.',
            '**Round cards to come**: nobody.',
          ],
          { see: ['CE-PLAN-5', 'CE-EXEC-2', 'CE-SETUP-4', 'CE-ROB-4', 'CE-BULLET-3', 'CE-SETUP-10'] },
        ),
        heading('When time runs out'),
        paragraph(
          [],
          'Take too long over your plan, and you draw; with an empty deck your first card that can be played is played, face up where Ghost could choose, and without a bonus card. In the heist, and where you choose in secret, the lot decides; experts then keep no card. If you leave, a bot takes your seat until you are back.',
          { options: ['pace', 'turnTimeMs'], see: ['CE-PLAN-3', 'CE-PLAN-7', 'CE-EXEC-4'] },
        ),
      ],
    },
    {
      id: 'two-bandits',
      title: 'Two bandits each',
      blocks: [
        paragraph(
          ['CE-DUO-1'],
          'With **two players** everybody leads two bandits; with three you may. Everything else stays as it is, except for this chapter.',
          { options: ['mode'] },
        ),
        paragraph(
          ['CE-DUO-2'],
          'Two players have three wagons, three players have four. The round cards are those for up to four players.',
        ),
        heading('The teams'),
        paragraph(
          ['CE-DUO-3'],
          'Ghost, Doc and Belle are laid out, and Cheyenne, Django and Tuco are dealt to them at random. That makes three teams. With two players one of them stays at home.',
        ),
        paragraph(['CE-RULING-25'], 'The first player is drawn, and takes a team first; the others follow clockwise.', {
          options: ['teamSelection'],
        }),
        paragraph(
          ['CE-DUO-6'],
          'Each of your bandits has its own sheet and its own revolver with six bullets; a Fire card uses the revolver of its bandit. Loot is not passed between them, but one may pick up what the other has dropped.',
        ),
        paragraph(['CE-DUO-7', 'CE-RULING-15'], 'Each bandit starts with a purse of $250.', {
          options: ['duoStartPurses'],
        }),
        paragraph(
          ['CE-DUO-8'],
          'Everybody decides in secret which of the two starts inside the last wagon; the other starts inside the wagon before it. All choices are shown together.',
        ),
        heading('One deck for two'),
        paragraph(
          ['CE-DUO-4'],
          'From each of the two take one Move, Ladder, Fire, Robbery and Punch, and one Marshal for both: **eleven cards**. The rest stays out.',
        ),
        example(
          'CE-EX-8',
          pictures.duoDeck,
          'Ghost and Tuco',
          'Ten cards show whose they are, Ghost’s or Tuco’s. The eleventh is the Marshal.',
          ['CE-DUO-4'],
        ),
        paragraph(
          ['CE-DUO-5', 'CE-RULING-14'],
          'A card is carried out by the bandit on it. The Marshal card belongs to neither.',
        ),
        paragraph(['CE-DUO-10'], 'Bullets that hit either of them end up in your one deck.'),
        paragraph(
          ['CE-DUO-9', 'CE-RULING-16'],
          'Each round, before you draw, look through your deck and take **one action card of your choice**, in secret. Then shuffle and draw six more: a hand of seven. The round card is still unknown.',
        ),
        heading('The bonus card'),
        paragraph(
          ['CE-DUO-11'],
          'Play a **Fire** card in a **standard** turn, and you may at once add one card of your **other** bandit. The Marshal card cannot be that card.',
        ),
        paragraph(
          ['CE-DUO-12', 'CE-DUO-13'],
          'A bonus card brings no further one, even if it is a Fire card. In tunnels, when speeding up and when switching there is none; nor for drawing.',
        ),
        example(
          'CE-EX-9',
          pictures.duoBonus,
          'Covering fire',
          'Ruby leads Ghost and Tuco and plays Ghost’s Fire in a standard turn. Tuco’s Robbery or Tuco’s Fire may follow, but neither Ghost’s Move nor the Marshal. After Tuco’s Fire there is no third card.',
          ['CE-DUO-11', 'CE-DUO-12'],
        ),
        paragraph(
          ['CE-DUO-22'],
          'The card, its face and the bonus card are chosen together. The table asks nothing more afterwards, and so the others learn nothing from a question.',
        ),
        heading('Friends in the way'),
        paragraph(
          ['CE-DUO-16', 'CE-RULING-17'],
          'Your own bandits are bandits to each other: they block the view, can be shot and punched, and **must be** if nobody else can. Belle is spared for anybody else’s sake, even for that of the shooter’s partner.',
          { see: ['CE-EXEC-4', 'CE-BELLE-1'] },
        ),
        paragraph(
          ['CE-DUO-20'],
          'Events treat every bandit separately. With your partner beside you, you are not alone.',
          { see: ['CE-STATION-3'] },
        ),
        heading('Abilities'),
        paragraph(
          ['CE-DUO-17', 'CE-RULING-18'],
          'Whoever leads Ghost may hide the card of the first turn even if it is the other bandit’s. If it is a Fire card, a bonus card may follow, but **face up**.',
        ),
        paragraph(['CE-DUO-18'], 'Whoever leads Doc draws seven after the chosen card: a hand of eight.'),
        paragraph(
          ['CE-DUO-19', 'CE-DUO-21'],
          'All other abilities are those of their bandit alone. Where abilities are switched off, none of this applies.',
          { options: ['abilities'], see: ['CE-CHAR-0'] },
        ),
        heading('Counting'),
        paragraph(
          ['CE-DUO-14'],
          'The gunslinger is the player whose two bandits together **fired the most bullets**, not counting those that hit a bandit of their own. If several are level, each gets $1,000.',
        ),
        paragraph(
          ['CE-DUO-15'],
          'Your wealth is that of both sheets. To break a tie, all bullets in your deck count.',
          { see: ['CE-END-6'] },
        ),
      ],
    },
    {
      id: 'expert',
      title: 'For experts',
      blocks: [
        paragraph(
          ['CE-EXPERT-1'],
          'In this variant everybody has a **discard pile** of their own. Decks are shuffled once, before the first round, and again only when they are made anew from the discards.',
          { options: ['expert'] },
        ),
        paragraph(
          ['CE-EXPERT-3'],
          'At the start of a round nothing is shuffled. You draw until you hold **six cards**, Doc seven. Whoever holds that many or more draws none and keeps all.',
        ),
        paragraph(
          ['CE-EXPERT-4', 'CE-EXPERT-5'],
          'After planning all choose at once, in secret: **any action cards may be kept** for the next round, none, some or all. Everything else goes to the discards. Bullets can never be kept.',
        ),
        example(
          'CE-EX-29',
          pictures.expertHand,
          'What to keep',
          'Left in hand are Move, Fire and a bullet. Only Move is kept; the other two go to the discards. In the next round five cards are drawn.',
          ['CE-EXPERT-3', 'CE-EXPERT-4'],
        ),
        paragraph(
          ['CE-EXPERT-6', 'CE-RULING-26'],
          'A card that was carried out goes face up onto its owner’s discards. What was discarded without being played, the others do not see.',
        ),
        paragraph(['CE-EXPERT-7'], 'A bullet you catch goes **on top of your deck**: you will hold it very soon.'),
        paragraph(
          ['CE-EXPERT-8', 'CE-EXPERT-9'],
          'If the deck runs out while you draw, the discards are shuffled and become the deck. You can draw as long as there is a card in either.',
        ),
        paragraph(['CE-EXPERT-10'], 'You may look through your own discards at any time.'),
        paragraph(
          ['CE-EXPERT-11'],
          'So cards no longer go back onto the deck, neither after planning nor after the heist.',
          { see: ['CE-PLAN-10', 'CE-EXEC-7', 'CE-ROUND-2'] },
        ),
        paragraph(['CE-EXPERT-2', 'CE-RULING-19'], 'It does not go together with two bandits each.', {
          see: ['CE-DUO-9'],
        }),
      ],
    },
    {
      id: 'options',
      title: 'House rules',
      blocks: [
        paragraph(
          ['CE-RULING-20'],
          'Abilities, events and stations are three switches. The **full** game has all of them, the **basic** game none, with five ordinary round cards. Without events there are no stations either.',
          { options: ['preset', 'abilities', 'events', 'stations'] },
        ),
        paragraph(
          [],
          'Besides, a table may change the following before it starts. What you have read so far is the usual game.',
          { see: ['CE-ROUND-1'] },
        ),
        allOptions(),
      ],
    },
  ],
};
