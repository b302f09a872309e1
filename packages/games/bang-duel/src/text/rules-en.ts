import { allOptions, example, heading, items, note, paragraph, type RuleBook, shown } from './rule-book.ts';
import { pictures } from './rule-pictures.ts';

/** The rules in English, in our own words. */
export const en: RuleBook = {
  cast: ['Ruby', 'Hank'],
  chapters: [
    {
      id: 'goal',
      title: 'What it is about',
      blocks: [
        paragraph(
          ['BD-SETUP-1'],
          'A street at noon, and two players: one leads **the law**, the other **the outlaws**. In our examples Ruby wears the star and Hank the mask.',
          { options: ['sides'] },
        ),
        paragraph(
          ['BD-END-1'],
          'Shoot down every character of the other side. Whoever loses the last one, or gives up, has lost.',
          { see: ['BD-DEATH-2'] },
        ),
        shown(
          pictures.street,
          'Two characters a side. The token marks the attacker; the cartridges are health; the blue cards are equipment.',
        ),
        items(
          [],
          [
            '**The attacker** carries the token. This one shoots and is shot at, and this one’s ability and equipment work.',
            '**The cover** stands behind. Most shots cannot reach it, and what it has is asleep.',
            'The two trade places by moving the token. When to do that is half of the game.',
          ],
          { see: ['BD-ACT-1', 'BD-POS-1'] },
        ),
        heading('Three kinds of cards'),
        shown(pictures.frames, 'Red, brown and blue.'),
        items(
          [],
          [
            '**Red: Bang! cards.** Shots at the enemy attacker, one a turn.',
            '**Brown: actions.** They happen at once, as many as you like. The two that cancel hits are green.',
            '**Blue: equipment.** It stays in front of a character.',
          ],
          { see: ['BD-PLAY-1', 'BD-PLAY-2', 'BD-PLAY-3'] },
        ),
        heading('What is printed on them'),
        items(
          [],
          [
            '**A target**: a hit card. You can shoot with it, and pay with it in a duel.',
            '**A dodging figure**: a miss card. From the hand it cancels a hit.',
            '**Neither of the two**: no hit card and no miss card, whatever the text of the card does.',
            '**A round arrow**: reload, for the end of the game.',
            '**A sun**: always active, even with the cover. So is the Herd, which has the round arrow.',
            '**In the corner**: a horseshoe, a barrel, a snake or a stick of dynamite. Some effects turn up a card and look at that.',
          ],
          { see: ['BD-HIT-8', 'BD-RELOAD-1', 'BD-ACT-2', 'BD-REV-1'] },
        ),
        note(
          ['BD-RULING-1'],
          'Each side has 40 cards of its own and 12 characters. Printed lists of the cards differ by a card or two; ours makes exactly 40 and 40, and each deck has 15 horseshoes, 10 barrels, 10 snakes and 5 sticks of dynamite.',
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Before the first shot',
      blocks: [
        paragraph(
          ['BD-SETUP-2', 'BD-RULING-30'],
          'Each side shuffles its twelve characters and takes **four** at random. The others stay in the box, and nobody looks at them.',
          { options: ['charactersPerSide'] },
        ),
        paragraph(
          ['BD-SETUP-3'],
          'You look at your four and shuffle them into a face-down pile, your **reserve**. You know who is in it, but not who comes next.',
        ),
        paragraph(
          ['BD-SETUP-4', 'BD-SETUP-5'],
          'You take the top two and secretly decide which one attacks. Both attackers are shown at the same moment, then both covers.',
        ),
        paragraph(
          ['BD-SETUP-6'],
          'Every character comes with as many cartridges as its card says: three, four or five.',
          { see: ['BD-HEAL-1'] },
        ),
        paragraph(
          ['BD-SETUP-7', 'BD-SETUP-8'],
          'Then cards are drawn: **four for the law, five for the outlaws**. The law has the first turn, and from then on turns alternate.',
        ),
        paragraph(
          ['BD-SETUP-9'],
          'Taking the street for the first time sets nothing off. Tom Horn as the first attacker does not shoot.',
          { see: ['BD-CHAR-TOM'] },
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        paragraph(['BD-TURN-1'], 'A turn goes like this:'),
        items(
          [],
          [
            'Cards that say “at the start of the turn” do their work.',
            'You draw two cards.',
            'You play as many cards as you like, and may move your token once.',
            'You discard down to your limit.',
          ],
          { see: ['BD-TURN-2', 'BD-TURN-3', 'BD-TURN-4', 'BD-TURN-6'] },
        ),
        heading('At the start'),
        paragraph(
          ['BD-TURN-2'],
          '**Dynamite, then Rattlesnake, then Herd**, on either of your characters. Each is settled to the end, deaths included, before the next. One that has left the street by then does nothing.',
        ),
        example(
          'BD-EX-17',
          pictures.startOfTurn,
          'Three in a row',
          'Hank’s attacker has the Rattlesnake, the cover Dynamite and the Herd. First Hank turns up a card for Dynamite, then one for the snake. Then the Herd swaps the two. Only after that Hank draws.',
          ['BD-TURN-2'],
        ),
        heading('Drawing'),
        paragraph(
          ['BD-TURN-3'],
          'You draw **two** cards. With the Dalton Brothers attacking it is three. A Bank with the attacker adds one, and you cannot refuse it.',
        ),
        example(
          'BD-EX-12',
          pictures.daltons,
          'Two, three or four',
          'With the Daltons attacking Hank draws three cards, and four if they have the Bank. With the Daltons as cover it is two as always.',
          ['BD-TURN-3', 'BD-CARD-BANK', 'BD-CHAR-DALTONS'],
        ),
        heading('Playing'),
        paragraph(
          ['BD-TURN-4', 'BD-RULING-4'],
          'Play cards, use abilities, reload and move the token **in any order**, each time when what came before is over. Nothing can be squeezed into the middle of a shot.',
        ),
        paragraph(
          ['BD-TURN-5'],
          'Once a turn you may move your token for free, if you have two characters. Moves by Water, Shotgun or Herd come on top of that.',
          { see: ['BD-POS-2'] },
        ),
        heading('Discarding'),
        paragraph(
          ['BD-TURN-6'],
          'At the end you discard what is over your limit. You choose the cards and their order; the last one lies on top.',
        ),
        paragraph(
          ['BD-TURN-7'],
          '**You may keep as many cards as your attacker has health.** With a single cartridge left you may keep two.',
        ),
        example(
          'BD-EX-15',
          pictures.handLimits,
          'Four cards in hand',
          'With one cartridge Ruby keeps two and discards two. With three cartridges one card goes. Three cards and three cartridges: nothing to do.',
          ['BD-TURN-6', 'BD-TURN-7'],
        ),
        paragraph(
          ['BD-TURN-8'],
          'At any other moment you may hold as many cards as you get, and your opponent’s turn does not concern your limit.',
        ),
      ],
    },
    {
      id: 'positions',
      title: 'Attacker and cover',
      blocks: [
        paragraph(
          ['BD-POS-1'],
          'Moving the token turns your attacker into the cover and the cover into the attacker. Nobody walks: health and equipment stay where they are.',
        ),
        paragraph(
          ['BD-POS-2'],
          'Only four things move a token: your free move, Water, Shotgun and Herd. A new character who takes the place of a dead one simply stands where that one stood.',
          { see: ['BD-TURN-5', 'BD-DEATH-4'] },
        ),
        paragraph(
          ['BD-POS-3', 'BD-ACT-9'],
          'Your **last character on the street** is attacker and cover at once. It is always active and never swaps. Whatever may aim at an attacker or at a cover may aim at it, but one card reaches it only once.',
        ),
        example(
          'BD-EX-23',
          pictures.soleTarget,
          'Alone on the street',
          'Tom Horn steps forward, and Ruby has a single character: that one is the target. Hank’s Watch has nothing to watch any more, and Water cannot be played on Ruby.',
          ['BD-POS-3', 'BD-CHAR-TOM', 'BD-CARD-WATCH', 'BD-CARD-WATER'],
        ),
        heading('Awake and asleep'),
        paragraph(['BD-ACT-1'], 'The attacker’s ability and equipment are **active**. Those of the cover are asleep.'),
        paragraph(['BD-ACT-2'], 'What is **always active** works in either place, as long as its character lives.'),
        example(
          'BD-EX-18',
          pictures.alwaysActive,
          'From the second row',
          'The Stranger is Ruby’s cover, and still Ruby may play two Bang! cards. A Herd with the cover swaps the two just as well.',
          ['BD-ACT-2', 'BD-CHAR-STRANGER', 'BD-CARD-HERD'],
        ),
        paragraph(
          ['BD-ACT-3'],
          '**Whoever is aimed at wakes up.** While your cover is the target, its ability and equipment work. For as long, your attacker is asleep, except for what is always active.',
        ),
        example(
          'BD-EX-2',
          pictures.coverWakes,
          'The cover wakes up',
          'Tuco attacks for Hank, and the cover has a Barrel. Ruby’s Winchester aims at the cover. Now the Barrel works, and Tuco’s ability does not. When the shot is over, it is the other way round again.',
          ['BD-ACT-3', 'BD-CARD-WINCHESTER', 'BD-CARD-BARREL'],
        ),
        paragraph(
          ['BD-ACT-4', 'BD-RULING-28'],
          'That lasts until the effect is over for this target, along with whatever the card does on a miss. So the attacker’s Watch sleeps through the swap of a Shotgun fired at the cover. With Gatling and Indians! it lasts only while that one character is dealt with.',
        ),
        paragraph(
          ['BD-ACT-5'],
          'The other side is not affected: there the attacker stays awake. Your own card can aim at your own cover (Gatling, Indians!, Strong Ale); then your own attacker dozes.',
        ),
        paragraph(
          ['BD-ACT-6', 'BD-RULING-5'],
          'A target is: who is hit, who meets the Indians, who is challenged to a duel, who is poured a Strong Ale, whose card is taken or discarded by Robbery, Schoolmarm or Carbine, and whom Dynamite or the Rattlesnake hurts. Being handed equipment, drinking Beer or having the token moved is no aiming.',
        ),
        paragraph(
          ['BD-ACT-7'],
          'An ability that answers to something must be active when that something happens. It is carried out later, even if its owner is asleep by then.',
          { see: ['BD-RES-7'] },
        ),
        paragraph(
          ['BD-ACT-8'],
          'With the last cartridge everything stops at once: a character without health has no ability and no equipment, even before it is carried off the street.',
          { see: ['BD-DEATH-1'] },
        ),
      ],
    },
    {
      id: 'playing',
      title: 'Playing cards',
      blocks: [
        paragraph(['BD-PLAY-1'], '**Bang! cards** are red. You play one a turn, at the enemy attacker.', {
          see: ['BD-PLAY-6'],
        }),
        paragraph(
          ['BD-PLAY-2'],
          '**Action cards** are brown. They reach anybody but the enemy cover, unless the card says otherwise, and you may play any number of them.',
        ),
        paragraph(
          ['BD-PLAY-3'],
          '**Equipment** is blue. You lay it on **your own cover or on the enemy attacker**. There it works for that character and its owner, no matter who played it. So gifts to the enemy are nasty ones.',
        ),
        paragraph(
          ['BD-PLAY-4'],
          'Nobody has two equipment cards of one name. When a second arrives, the old one is discarded.',
          { see: ['BD-RULING-25'] },
        ),
        heading('Who can be reached'),
        items(
          ['BD-PLAY-5'],
          [
            '**Bang! cards, Knife, Derringer**: the enemy attacker. With Sight or Jack Ransom also the enemy cover.',
            '**Winchester**: the enemy attacker or cover, always.',
            '**Gatling, Indians!**: everybody but your own attacker.',
            '**Duel**: the enemy attacker; with Jack Ransom also the cover.',
            '**Robbery, Schoolmarm, Strong Ale**: everybody but the enemy cover; with Jack Ransom that one too.',
            '**Water**: either player who has two characters.',
            '**Equipment**: your own cover or the enemy attacker. **Dynamite**: your own cover only. With Jack Ransom: anybody.',
            '**Beer, Wagon, General Store** need no target.',
          ],
          { see: ['BD-CARD-SIGHT', 'BD-CHAR-JACK'] },
        ),
        heading('How many shots'),
        paragraph(
          ['BD-PLAY-6', 'BD-RULING-21'],
          '**One Bang! card a turn.** The Stranger, alive in either place, adds one. While Wesley Hardin attacks, or an attacker with a Holster, there is no limit, and what is played then is not counted.',
        ),
        example(
          'BD-EX-6',
          pictures.holster,
          'The Holster and the other one',
          'Ruby’s attacker has the Holster and fires a Colt, a Carbine and a Winchester. After the swap the other one still has exactly one shot. The other way round: one shot, swap to the Holster, and then any number.',
          ['BD-PLAY-6', 'BD-CARD-HOLSTER'],
        ),
        paragraph(['BD-PLAY-7'], 'Gatling, Derringer and Knife are hit cards, but brown: nobody counts them.'),
        heading('What else may be played'),
        paragraph(
          ['BD-PLAY-8', 'BD-RULING-22'],
          'A card needs a legal target. Whether it will do any good is your affair: Beer at full health is allowed. A Robbery with nothing to take and nothing to throw away is not.',
        ),
        paragraph(
          ['BD-PLAY-9'],
          'In your opponent’s turn you play cards only when you are asked: to cancel a hit, in a Duel, against Indians. Never Beer.',
        ),
        paragraph(
          ['BD-PLAY-10'],
          '**Missed!** and **Return Fire** are played only against a hit. Annie Oakley and Tuco Ramirez may turn them into a Colt.',
          { see: ['BD-CHAR-ANNIE', 'BD-CHAR-TUCO'] },
        ),
        paragraph(
          ['BD-PLAY-12'],
          'A card that is discarded is not played: in a Duel, to Indians, as a price or at the end of the turn its text does nothing and no limit counts it.',
        ),
        paragraph(['BD-PLAY-11'], 'Where a card says something else than these rules, the card is right.'),
      ],
    },
    {
      id: 'hits',
      title: 'Hits and misses',
      blocks: [
        paragraph(
          ['BD-HIT-1'],
          'A hit card makes **one hit**, unless it says otherwise. Return Fire and some abilities hit as well, without a hit card; such a hit is cancelled like any other.',
        ),
        paragraph(['BD-HIT-6'], '**A hit that is not cancelled costs one health.** You may always let it happen.', {
          see: ['BD-LOSS-1'],
        }),
        heading('Ways out'),
        items(
          ['BD-HIT-4'],
          [
            'a miss card from your hand;',
            'the Barrel on the target: turn up a card, a barrel saves you; one try for each hit;',
            'the Hat on the target: throw it away;',
            'Kid Curry himself, if he is the target; one try for each hit;',
            'a hit card from your hand, if Annie Oakley is active;',
            'any card from your hand, if the hit comes from a Derringer.',
          ],
          { see: ['BD-CARD-MISSED', 'BD-CARD-BARREL', 'BD-CARD-HAT', 'BD-CHAR-CURRY', 'BD-CHAR-ANNIE'] },
        ),
        paragraph(
          ['BD-HIT-5'],
          'You try them one after another, in any order, until one works. **A failed try costs you nothing but that try.**',
        ),
        example(
          'BD-EX-3',
          pictures.barrelThenMiss,
          'First the Barrel, then the card',
          'Hank fires a Colt at Ruby’s attacker. Ruby tries the Barrel and turns up a snake: no. There is still a Missed! in hand. With a barrel in the corner, the hit would have been over at once and the card saved.',
          ['BD-HIT-4', 'BD-HIT-5', 'BD-CARD-BARREL'],
        ),
        paragraph(
          ['BD-HIT-7'],
          'Cards in your hand protect either of your characters. Barrel, Hat and Kid Curry protect only the one who has them.',
        ),
        paragraph(
          ['BD-HIT-8'],
          'Only the target makes a hit card, and only the dodging figure a miss card. Sight and Return Fire cannot be shot with, Derringer and Carbine cannot save you, Barrel and Hat save nobody from the hand.',
        ),
        example(
          'BD-EX-19',
          pictures.uncircled,
          'Look for the sign',
          'In a Duel neither Sight nor Return Fire counts as a hit card. Derringer and Carbine are no misses, unless Annie Oakley has a say.',
          ['BD-HIT-8', 'BD-CARD-DUEL'],
        ),
        heading('Who shot'),
        paragraph(
          ['BD-HIT-2', 'BD-HIT-3'],
          'Every hit has a shooter. A card from your hand is fired by your attacker; an ability by its own character; Return Fire by the one it has just saved.',
        ),
        heading('When a shot misses'),
        paragraph(
          ['BD-HIT-9'],
          'Shotgun, Carbine, Peacemaker, Remington and Schofield do something **on a miss**. It happens at once, however the hit was cancelled, and before anything that the cancelling sets off.',
        ),
        example(
          'BD-EX-8',
          pictures.schofield,
          'A sip before the bullet',
          'Hank’s attacker has one cartridge left and fires a Schofield. Ruby answers with Return Fire. The miss gives the attacker one health first, which makes two. Then comes Ruby’s hit: if it lands, one is left, and nobody dies.',
          ['BD-HIT-9', 'BD-CARD-SCHOFIELD', 'BD-CARD-RETURNFIRE'],
        ),
        heading('Several hits'),
        paragraph(
          ['BD-HIT-11'],
          'Several hits on one character come one after another. Each is cancelled on its own, and the Barrel may be tried for each.',
        ),
        paragraph(
          ['BD-HIT-12'],
          'A hit on somebody who is dying or gone does nothing. The one who comes instead never inherits it.',
        ),
        heading('When Tex Willer shoots'),
        paragraph(
          ['BD-HIT-10', 'BD-RULING-13'],
          'To cancel a Bang! card of Tex, the defender needs a miss **and must discard one more card from hand**. With a card or a Hat both are paid together, so without a second card it cannot be done. After a lucky Barrel or Kid Curry you are asked for the card; if you keep it, the luck is wasted and the hit goes on.',
          { see: ['BD-CHAR-TEX'] },
        ),
        example(
          'BD-EX-20',
          pictures.texAndBarrel,
          'Luck is not enough',
          'Tex fires a Colt at Hank’s attacker, who has a Barrel. Hank holds one card and turns up a barrel. The hit is cancelled only if that card goes too. With an empty hand it would not be cancelled at all.',
          ['BD-HIT-10'],
        ),
        example(
          'BD-EX-21',
          pictures.texAndHail,
          'A hail from Tex',
          'The target has three equipment cards, so there are three hits. To cancel them all Hank needs three misses and three more cards. Had Tex played Gatling or Derringer, plain misses would do.',
          ['BD-HIT-10', 'BD-CARD-HAIL'],
        ),
      ],
    },
    {
      id: 'reveals',
      title: 'Turning up cards',
      blocks: [
        paragraph(
          ['BD-REV-1', 'BD-REV-2'],
          'Some effects **reveal**: the top card of your deck goes face up onto the discard pile, and only the symbol in its corner counts. If it is the one wanted, the effect happens; if not, nothing does.',
        ),
        shown(pictures.corners, 'The corners of each deck of 40.'),
        items(
          [],
          [
            '**Barrel** and **Kid Curry** want a barrel; Kid Curry turns up the opponent’s card.',
            '**Rattlesnake** bites on a snake.',
            '**Dynamite** goes off on a stick of dynamite.',
            '**Pat Garrett** looks for a horseshoe on a card he has drawn.',
          ],
          { see: ['BD-CARD-BARREL', 'BD-CHAR-CURRY', 'BD-CARD-RATTLESNAKE', 'BD-CARD-DYNAMITE', 'BD-CHAR-GARRETT'] },
        ),
        paragraph(
          ['BD-REV-3', 'BD-RULING-18'],
          'While **Bat Masterson** lives on the street, every reveal turns up two cards, and his owner chooses which one counts. Both are discarded, the chosen one on top. With two equal symbols there is nothing to choose: the second card lies on top.',
          { see: ['BD-CHAR-BAT'] },
        ),
        paragraph(
          ['BD-REV-4'],
          'If there is only one card left to turn up, one it is. If there is none, the reveal fails.',
        ),
        paragraph(
          ['BD-REV-5'],
          'When Pat Garrett shows a card he has drawn, that is no reveal: Bat Masterson has no say, and the card stays in hand.',
        ),
      ],
    },
    {
      id: 'health',
      title: 'Losing and regaining health',
      blocks: [
        paragraph(
          ['BD-LOSS-1'],
          'A miss cancels a hit, never a loss. Indians, Duel, Strong Ale, Dynamite and Rattlesnake take health without a hit.',
        ),
        paragraph(['BD-LOSS-2'], 'Health goes one by one. At zero the character is dying and loses no more.', {
          see: ['BD-DEATH-1'],
        }),
        paragraph(
          ['BD-LOSS-3', 'BD-LOSS-4', 'BD-RULING-6'],
          'A loss is the work of whoever played the card or has the ability. Lone Ranger and Doctor Schultz answer only to **the opponent’s** work: not to Dynamite or the Rattlesnake, which are nobody’s, and not to a Duel one has started and lost.',
          { see: ['BD-CHAR-RANGER', 'BD-CHAR-SCHULTZ'] },
        ),
        paragraph(
          ['BD-LOSS-5'],
          '**The last cartridge sets nothing off.** Abilities that answer to a loss need a character that survives it.',
        ),
        example(
          'BD-EX-1',
          pictures.lastHealth,
          'The last cartridge',
          'Hank’s Colt hits the Lone Ranger. With two cartridges he has one left, and Ruby draws a card. With one he is dying, and Ruby draws nothing for him.',
          ['BD-LOSS-5', 'BD-CHAR-RANGER'],
        ),
        paragraph(
          ['BD-LOSS-6'],
          'Before the partner of a living Buffalo Bill loses health, Bill is asked whether he takes it.',
          { see: ['BD-CHAR-BUFFALO'] },
        ),
        paragraph(['BD-HEAL-1'], 'Nobody ever has more health than the card says.'),
      ],
    },
    {
      id: 'death',
      title: 'When somebody falls',
      blocks: [
        paragraph(
          ['BD-DEATH-1'],
          'A character without health is **dying**. First the card that did it is carried out to the end, for all its targets. Then the dying are seen to, one after another, before anything else that waits.',
          { see: ['BD-RES-4', 'BD-RES-5'] },
        ),
        paragraph(
          ['BD-DEATH-2', 'BD-RULING-24'],
          'If nobody else of that side stands on the street and the reserve is empty, **the game is over at once**. Both sides can never fall together: no card reaches your own attacker along with the others.',
        ),
        paragraph([], 'Otherwise these things happen, in this order:', { see: ['BD-DEATH-3'] }),
        items(
          ['BD-DEATH-3', 'BD-RULING-19'],
          [
            'An active Bill Anderson takes up to two cards.',
            'The fallen character leaves the game.',
            'Its equipment is discarded.',
            'Its owner draws **two cards**.',
            'An active Bill Tilghman draws two cards.',
            'The next of the reserve takes the same place, with full health.',
          ],
          { see: ['BD-CHAR-ANDERSON', 'BD-CHAR-TILGHMAN'] },
        ),
        note(
          [],
          'Whether the two Bills are active is decided before all of this, while the fallen one still counts. As cover they get nothing when their own attacker dies.',
          { see: ['BD-DEATH-3'] },
        ),
        paragraph(
          ['BD-DEATH-4'],
          'The token stays where it is: whoever replaces an attacker is the attacker. Nobody has moved a token, so neither Tom Horn nor a Watch stirs.',
        ),
        paragraph(
          ['BD-DEATH-5'],
          'With an empty reserve the place stays empty, and the token, if it was there, goes to the one who is left. That is no move of the token either.',
          { see: ['BD-POS-3'] },
        ),
        paragraph(['BD-DEATH-6'], 'The two cards are drawn even if nobody is left to take the place.'),
      ],
    },
    {
      id: 'order',
      title: 'What comes first',
      blocks: [
        paragraph(
          ['BD-RES-1', 'BD-RES-2'],
          '**One thing at a time.** A card that is played is carried out to the end, with all its targets and with what it does on a miss.',
        ),
        paragraph(
          ['BD-RES-3', 'BD-RULING-7'],
          'What it sets off **waits** until then: the shot of Return Fire, the shot back of Kid Curry, abilities that hit, and abilities that draw as well. A card you draw that way comes too late for the same Gatling.',
        ),
        paragraph(
          ['BD-RES-4'],
          'When the card is done, first the dying are seen to. Then the oldest waiting effect is carried out, then the dying again, and so on until nothing waits.',
        ),
        paragraph(
          ['BD-RES-5'],
          'Where several come at the same moment, they go like this: **your attacker, the enemy attacker, your cover, the enemy cover**. “You” is whoever has the turn. That orders the targets of Gatling and Indians!, answers to one and the same event, and deaths.',
        ),
        shown(pictures.priority, 'The order, with Ruby on turn.'),
        example(
          'BD-EX-5',
          pictures.tomAndWatch,
          'The bullet before the card',
          'Hank moves the token to Tom Horn. Ruby’s attacker has a Pocket Watch, and Ruby’s hand is empty. Tom is the attacker of whoever has the turn, so his hit comes first, and the cover loses one. Only then the Watch brings a card.',
          ['BD-RES-5', 'BD-CHAR-TOM', 'BD-CARD-WATCH'],
        ),
        paragraph(
          ['BD-RES-6', 'BD-RES-9'],
          'What was set off earlier is done earlier. What is set off by something waiting goes to the end of the line.',
        ),
        paragraph(
          ['BD-RES-7', 'BD-RULING-15'],
          'If the character whose ability or equipment waits is dead or dying by then, it is dropped. The shot of Return Fire comes from a card and is never dropped.',
        ),
        paragraph(
          ['BD-RES-8', 'BD-RULING-20'],
          'A waiting hit “on the attacker” finds whoever is the attacker **when it is carried out**, even somebody who has just come in. Kid Curry’s shot back follows the shooter in person; if that one is gone, so is the shot.',
        ),
        paragraph(['BD-RES-10'], 'No part of a turn ends while anything waits.'),
        example(
          'BD-EX-4',
          pictures.gatlingChain,
          'A Gatling with consequences',
          'Ruby’s Lone Ranger fires the Gatling, the only card in hand. Kid Curry, alone for Hank, turns up a barrel from Ruby’s deck: cancelled, and a shot back waits. Annie Oakley, Ruby’s own cover, has no way out and is dying. Now her death: Ruby draws two cards, and the next of the reserve comes in. Last the shot at the Lone Ranger, and Ruby may answer with what was just drawn.',
          ['BD-RES-3', 'BD-RES-4', 'BD-RES-8', 'BD-CARD-GATLING', 'BD-CHAR-CURRY'],
        ),
      ],
    },
    {
      id: 'bang-cards',
      title: 'Red: the Bang! cards',
      blocks: [
        note(
          [],
          'Every one of them is a hit on the enemy attacker, and counts as the Bang! card of the turn. In brackets: how many there are in each deck.',
          { see: ['BD-PLAY-1', 'BD-PLAY-6'] },
        ),
        paragraph(['BD-CARD-COLT'], '**Colt** (law 1, outlaws 5). One hit, no frills.'),
        paragraph(
          ['BD-CARD-WINCHESTER'],
          '**Winchester** (law 2). One hit that reaches the enemy cover too, without any Sight.',
        ),
        paragraph(
          ['BD-CARD-SHOTGUN'],
          '**Shotgun** (law 2, outlaws 2). On a miss you may move the token of either player who has two characters.',
        ),
        paragraph(
          ['BD-CARD-CARBINE'],
          '**Carbine** (law 2, outlaws 1). On a miss you may discard one equipment card from your attacker or from the enemy’s.',
        ),
        paragraph(
          ['BD-CARD-PEACEMAKER'],
          '**Peacemaker** (law 2). On a miss your opponent must discard a card from hand. Which one is the opponent’s choice.',
          { options: ['wildBillOnForcedDiscard'] },
        ),
        paragraph(['BD-CARD-REMINGTON'], '**Remington** (outlaws 2). On a miss you draw a card.'),
        paragraph(
          ['BD-CARD-SCHOFIELD'],
          '**Schofield** (outlaws 2). On a miss your attacker regains one health, before any Return Fire arrives.',
        ),
        paragraph(
          ['BD-CARD-HAIL', 'BD-RULING-14'],
          '**Hail of Bullets** (law 2). One hit for **each equipment card** on the target, and none besides. They are counted as you play it: a Hat thrown away on the first hit does not save you from the second. On a character without equipment it does nothing and is your Bang! card all the same.',
          { see: ['BD-HIT-11', 'BD-HIT-12'] },
        ),
      ],
    },
    {
      id: 'action-cards',
      title: 'Brown: the actions',
      blocks: [
        heading('They shoot'),
        paragraph(
          ['BD-CARD-KNIFE'],
          '**Knife** (outlaws 3). One hit on the enemy attacker. No Bang! card, so nobody counts it.',
        ),
        paragraph(
          ['BD-CARD-DERRINGER'],
          '**Derringer** (law 4). One hit on the enemy attacker, no Bang! card. The opponent may answer with **any card from hand**. Barrel, Hat, Return Fire and Annie Oakley work as always.',
        ),
        paragraph(
          ['BD-CARD-GATLING'],
          '**Gatling** (law 1). One hit on everybody but your own attacker: the enemy attacker, then your own cover, then the enemy cover. Everyone defends as usual. No Bang! card.',
          { see: ['BD-RES-5'] },
        ),
        heading('They save'),
        paragraph(['BD-CARD-MISSED'], '**Missed!** (law 5, outlaws 7). Cancels a hit on either of your characters.'),
        paragraph(
          ['BD-CARD-RETURNFIRE'],
          '**Return Fire** (law 1). Cancels a hit, and then the opponent’s attacker becomes the target of one. That shot is no Bang! card: a plain miss stops it, even if Tex Willer fires it. Against a Bang! card of Tex it costs one more card to play it.',
          { see: ['BD-RES-3', 'BD-HIT-10'] },
        ),
        paragraph(
          ['BD-CARD-BEER'],
          '**Beer** (outlaws 1). Each of your characters on the street regains one health. Only on your own turn.',
        ),
        paragraph(
          ['BD-CARD-ALE', 'BD-RULING-16'],
          '**Strong Ale** (law 1). The health of one character, not the enemy cover, becomes **three**. Going down counts as losing, and Buffalo Bill cannot step in.',
        ),
        example(
          'BD-EX-7',
          pictures.ale,
          'Three for everybody',
          'From five it goes down to three, which is a loss of two. From one it goes up to three. At three nothing happens.',
          ['BD-CARD-ALE'],
        ),
        heading('They challenge'),
        paragraph(
          ['BD-CARD-DUEL', 'BD-RULING-12'],
          '**Duel** (law 1, outlaws 1). You challenge the enemy attacker. Beginning with the opponent, you take turns discarding a **hit card**. Whoever does not: that side’s duellist loses one health, the one challenged or your own attacker. With an active Annie Oakley a Missed! counts as a hit card, with an active Tuco any card does.',
          { see: ['BD-HIT-8', 'BD-PLAY-12'], options: ['tucoInDuels'] },
        ),
        paragraph(
          ['BD-CARD-INDIANS'],
          '**Indians!** (law 1, outlaws 1). For everybody but your own attacker, in order: its owner discards a hit card, or that character loses one health. The same cards count as in a Duel.',
          { see: ['BD-RES-5'], options: ['tucoInDuels'] },
        ),
        heading('They take and swap'),
        paragraph(
          ['BD-CARD-ROBBERY'],
          '**Robbery** (outlaws 4). Take a random card from the opponent’s hand, which you may play at once. Or discard one card on the street, but not from the enemy cover.',
          { see: ['BD-RAND-1', 'BD-RULING-22'] },
        ),
        paragraph(
          ['BD-CARD-SCHOOLMARM'],
          '**Schoolmarm** (law 2). Take one card on the street into your hand, but not from the enemy cover, and never from a hand.',
        ),
        paragraph(
          ['BD-CARD-WATER'],
          '**Water** (law 4, outlaws 1). Move the token of either player who has two characters. Can be reloaded.',
          { see: ['BD-RELOAD-1'] },
        ),
        heading('They bring cards'),
        paragraph(
          ['BD-CARD-WAGON'],
          '**Wagon** (law 2, outlaws 1). Draw three cards, keep two, discard the third. The one you discard is seen by all, the others are not.',
        ),
        paragraph(
          ['BD-CARD-STORE'],
          '**General Store** (law 1, outlaws 1). Two cards from your deck and two from the opponent’s are laid out, always four. You pick one, the opponent one, and so on until all are taken.',
        ),
        example(
          'BD-EX-25',
          pictures.store,
          'Four on the counter',
          'Ruby plays the Store: two law cards and two outlaw cards. Ruby picks, Hank picks, Ruby picks, Hank takes the last. It is four even with three characters on the street.',
          ['BD-CARD-STORE'],
        ),
      ],
    },
    {
      id: 'equipment',
      title: 'Blue: the equipment',
      blocks: [
        note(
          [],
          'Equipment works for whoever has it, while that one is active. Only Dynamite, Rattlesnake and Herd work always.',
          { see: ['BD-PLAY-3', 'BD-ACT-1', 'BD-ACT-2'] },
        ),
        heading('Protection'),
        paragraph(
          ['BD-CARD-BARREL'],
          '**Barrel** (law 1, outlaws 1). Whenever its owner’s character is the target of a hit, any hit, you may turn up the top card of your deck: a barrel cancels it. If it is something else, the Hat or a card may still help.',
          { see: ['BD-REV-1', 'BD-HIT-5'] },
        ),
        paragraph(
          ['BD-CARD-HAT'],
          '**Hat** (law 1, outlaws 1). When the one who wears it is the target of a hit, attacker or cover, throw it away: the hit is cancelled.',
        ),
        heading('Help'),
        paragraph(
          ['BD-CARD-BANK'],
          '**Bank** (law 1). Your attacker has it: draw one card more at the start of your turn. You must.',
        ),
        paragraph(
          ['BD-CARD-HOLSTER'],
          '**Holster** (law 1, outlaws 1). Your attacker has it: any number of Bang! cards, and none of them is counted.',
          { see: ['BD-PLAY-6'] },
        ),
        paragraph(
          ['BD-CARD-SIGHT'],
          '**Sight** (law 1, outlaws 1). Your attacker has it: your hit cards reach the enemy cover too. Duel, Robbery and the rest do not. Can be reloaded.',
        ),
        paragraph(
          ['BD-CARD-WATCH'],
          '**Pocket Watch** (outlaws 2). While it is active you draw a card whenever the opponent’s token moves. Can be reloaded.',
          { see: ['BD-RULING-11'], options: ['tokenMoveTrigger'] },
        ),
        paragraph(
          ['BD-RULING-11'],
          'For the Watch and for Django it does not matter who moved that token: a free move, Water, Shotgun and Herd all count.',
          { options: ['tokenMoveTrigger'] },
        ),
        heading('Trouble'),
        paragraph(
          ['BD-CARD-DYNAMITE'],
          '**Dynamite** (outlaws 1, always active). You lay it on your own cover. At the start of the turn of whoever has it, that player turns up a card: a stick of dynamite blows it up, and its bearer loses **three** health. Otherwise it flies to the other side’s cover.',
          { see: ['BD-TURN-2'] },
        ),
        example(
          'BD-EX-22',
          pictures.dynamite,
          'Back and forth',
          'It lies on Hank’s own cover. Hank’s next turn: a horseshoe, and it flies to Ruby’s cover. Ruby’s turn: a snake, and it flies back. Hank’s turn: dynamite. It goes off, the bearer loses three, and the card is discarded.',
          ['BD-CARD-DYNAMITE'],
        ),
        paragraph(
          ['BD-CARD-RATTLESNAKE'],
          '**Rattlesnake** (outlaws 1, always active). At the start of the turn of whoever has it, that player turns up a card: on a snake its bearer loses one health. The snake stays, whatever happens.',
        ),
        paragraph(
          ['BD-CARD-HERD'],
          '**Herd** (law 1, always active). At the start of every turn of whoever has it, that player’s token must move. It does nothing to somebody alone. Can be reloaded.',
        ),
        paragraph(
          ['BD-RULING-25'],
          'An old card that makes room for a new one of the same name, and Dynamite that flies on, are neither taken nor discarded by anybody: Wild Bill keeps quiet.',
          { see: ['BD-CHAR-WILDBILL'] },
        ),
      ],
    },
    {
      id: 'law',
      title: 'The law',
      blocks: [
        note(
          [],
          'An ability works while its character attacks or is aimed at. Those marked as always active work in either place. The number in brackets is health.',
          { see: ['BD-ACT-1', 'BD-ACT-2', 'BD-ACT-3'] },
        ),
        paragraph(
          ['BD-CHAR-ALAN'],
          '**Allan Pinkerton** (4). For each health he loses, but for the last, the enemy attacker becomes the target of a hit, whoever caused the loss.',
        ),
        example(
          'BD-EX-26',
          pictures.alan,
          'Your own Indians',
          'Ruby plays Indians! with Allan as cover and discards nothing for him. He goes from three to two. When Indians! is over, Hank’s attacker becomes the target of a hit.',
          ['BD-CHAR-ALAN', 'BD-CARD-INDIANS'],
        ),
        paragraph(
          ['BD-CHAR-ANNIE'],
          '**Annie Oakley** (4). You may play hit cards as misses, and Missed! as a Colt. Such a Colt is your Bang! card, and a Missed! counts in a Duel and against Indians.',
        ),
        paragraph(
          ['BD-CHAR-BAT'],
          '**Bat Masterson** (4, always active). Every reveal of either player turns up two cards, and you choose which one counts.',
          { see: ['BD-REV-3'] },
        ),
        paragraph(
          ['BD-CHAR-TILGHMAN'],
          '**Bill Tilghman** (5). When another character dies, on either side, you draw two cards.',
        ),
        example(
          'BD-EX-10',
          pictures.tilghman,
          'Four cards for a friend',
          'Ruby’s Bill Tilghman attacks, and Ruby’s cover dies: two cards for the death and two for Bill. When Hank’s attacker dies, Hank draws two and Ruby draws two.',
          ['BD-CHAR-TILGHMAN', 'BD-DEATH-3'],
        ),
        paragraph(
          ['BD-CHAR-BUFFALO'],
          '**Buffalo Bill** (4, always active). When his partner is about to lose health, he may lose it instead, all or part of it, but never his own last. He cannot cancel the partner’s hit with a Barrel or Hat of his own, and nobody does the same for him.',
          { see: ['BD-RULING-16'] },
        ),
        paragraph(['BD-CHAR-DJANGO'], '**Django** (3). Whenever the opponent’s token moves, you draw a card.', {
          see: ['BD-RULING-11'],
          options: ['tokenMoveTrigger'],
        }),
        paragraph(
          ['BD-CHAR-RANGER'],
          '**Lone Ranger** (5). For each health the opponent makes him lose, but for the last, you draw a card.',
          { see: ['BD-LOSS-4', 'BD-LOSS-5'] },
        ),
        paragraph(
          ['BD-CHAR-GARRETT'],
          '**Pat Garrett** (5). When you draw at the start of your turn, show the second card. A horseshoe brings one more, from the opponent’s deck.',
          { see: ['BD-REV-5'] },
        ),
        paragraph(
          ['BD-CHAR-STRANGER'],
          '**The Stranger** (4, always active). You may play one Bang! card more a turn.',
          { see: ['BD-PLAY-6'] },
        ),
        paragraph(
          ['BD-CHAR-TEX'],
          '**Tex Willer** (4). To cancel a hit of your Bang! card the opponent must discard one more card from hand. It does not go for Gatling, Derringer, Duel or Return Fire.',
          { see: ['BD-HIT-10'] },
        ),
        paragraph(
          ['BD-CHAR-WILDBILL', 'BD-RULING-8'],
          '**Wild Bill** (5). For each card that the opponent takes or discards from your hand, or from Wild Bill himself, the enemy attacker becomes the target of a hit. Robbery, Schoolmarm, Carbine, Doctor Schultz, Bill Anderson and the Peacemaker wake him. Cards you give up yourself do not.',
          { options: ['wildBillOnForcedDiscard'] },
        ),
        paragraph(
          ['BD-CHAR-WYATT', 'BD-RULING-23'],
          '**Wyatt Earp** (4). Whenever the opponent cancels one of your hits, from any card or ability, you draw a card. A miss of your own side does not count.',
        ),
        example(
          'BD-EX-9',
          pictures.wyatt,
          'Missing pays',
          'Wyatt fires a Remington that Ruby got from the common deck. Hank plays Missed!. Ruby draws one card for the Remington and one for Wyatt.',
          ['BD-CHAR-WYATT', 'BD-CARD-REMINGTON'],
        ),
        paragraph(
          ['BD-RULING-10'],
          'Where it says that you draw, you draw: Lone Ranger, Wyatt, Django, Tilghman and the Watch do not ask. Only “may” is a choice.',
        ),
      ],
    },
    {
      id: 'outlaws',
      title: 'The outlaws',
      blocks: [
        paragraph(
          ['BD-CHAR-ANDERSON'],
          '**Bill Anderson** (5). When another character dies, you may take up to two cards: from its equipment, at random from its owner’s hand, or one of each. That is before the owner draws.',
          { see: ['BD-RAND-1'] },
        ),
        example(
          'BD-EX-11',
          pictures.anderson,
          'Robbing the dead',
          'Hank’s Bill Anderson attacks. Ruby’s cover dies with a Hat and a Barrel, and Ruby holds three cards. Hank may take both, or one and a random card, or two random cards, or less. Then the rest of the equipment is discarded, and Ruby draws two, which are safe.',
          ['BD-CHAR-ANDERSON', 'BD-DEATH-3'],
        ),
        paragraph(
          ['BD-CHAR-KATE'],
          '**Cattle Kate** (4). Once on your turn: discard an equipment card on her that is not always active, and draw two cards.',
        ),
        paragraph(
          ['BD-CHAR-DALTONS'],
          '**Dalton Brothers** (3). At the start of your turn you draw three cards instead of two.',
        ),
        paragraph(
          ['BD-CHAR-SCHULTZ'],
          '**Doctor Schultz** (4). For each health the opponent makes him lose, but for the last, you may discard a random card from the opponent’s hand.',
          { see: ['BD-LOSS-4', 'BD-LOSS-5', 'BD-RAND-1'] },
        ),
        paragraph(
          ['BD-CHAR-JACK', 'BD-RULING-9'],
          '**Jack Ransom** (4). Your cards reach anybody on the street, the enemy cover as well. He does not shoot or challenge his own partner.',
          { see: ['BD-PLAY-5'] },
        ),
        paragraph(
          ['BD-CHAR-CURRY', 'BD-RULING-31'],
          '**Kid Curry** (4). When he is the target of a hit, you may turn up the top card of the **opponent’s** deck. A barrel cancels the hit, and the shooter becomes the target of one. It is a miss like any other: it sets off whatever a miss sets off, and Tex Willer wants his card for it.',
          { see: ['BD-RES-8', 'BD-HIT-10'] },
        ),
        paragraph(['BD-CHAR-KITTY'], '**Kitty LeRoy** (4). Once on your turn, with no card in hand: draw two cards.'),
        example(
          'BD-EX-13',
          pictures.kitty,
          'An empty hand',
          'Hank plays the last card with somebody else and moves the token to Kitty: two cards. If Kitty attacks and the last card is Water on Hank’s own pair, she is the cover now, and there is nothing to draw. Water on Ruby’s pair leaves her in front: two cards.',
          ['BD-CHAR-KITTY', 'BD-CARD-WATER'],
        ),
        paragraph(
          ['BD-CHAR-PEARL'],
          '**Pearl Hart** (3). Once on your turn: if the top card of the discard pile is an action other than Missed! and Return Fire, discard a card from hand and carry out that action, as if you had played it. How it got there doesn’t matter. If that action can be reloaded, as Water can, you may reload it again instead; equipment on top can’t be reloaded this way.',
          { see: ['BD-RELOAD-1'] },
        ),
        paragraph(
          ['BD-RULING-17', 'BD-RULING-29'],
          'Pearl reads the card **before** her own discard covers it. The card stays where it is. It obeys what a played card obeys: Sight lets a Knife she repeats reach the cover.',
        ),
        paragraph(
          ['BD-CHAR-SUNDANCE', 'BD-RULING-2'],
          '**Sundance Kid** (4). Once on your turn: discard a card from hand, draw one from your deck and one from the opponent’s, keep one and discard the other. He has to attack for it, unless the table plays him as always active.',
          { options: ['sundanceAlwaysActive'] },
        ),
        paragraph(
          ['BD-CHAR-TOM'],
          '**Tom Horn** (4). Whenever he becomes the attacker by a move of the token, whoever moved it, the enemy **cover** becomes the target of a hit. A Shotgun fired at his partner may do it too. Not when he comes into the game, and not when he is alone.',
          { see: ['BD-DEATH-4', 'BD-SETUP-9'] },
        ),
        paragraph(
          ['BD-CHAR-TUCO'],
          '**Tuco Ramirez** (4). You may play any card from hand as a Colt. It is then a Bang! card, counted like one, and does nothing else.',
        ),
        example(
          'BD-EX-14',
          pictures.tuco,
          'A Derringer as a Colt',
          'Tuco plays a Derringer as a Colt. It is the Bang! card of the turn, and Ruby cannot answer it with just any card: a real miss is needed.',
          ['BD-CHAR-TUCO', 'BD-CARD-DERRINGER'],
        ),
        paragraph(
          ['BD-CHAR-WESLEY'],
          '**Wesley Hardin** (4). You may play any number of Bang! cards on your turn, and none is counted.',
          { see: ['BD-PLAY-6'] },
        ),
      ],
    },
    {
      id: 'decks',
      title: 'Decks, discards and reloading',
      blocks: [
        paragraph(
          ['BD-DECK-1', 'BD-DECK-2'],
          'You draw and turn up cards from **your own deck**, one at a time. When it is empty, you use the common deck. If that is empty as well, the discard pile is shuffled into a new one. If there is no card anywhere, you go without.',
        ),
        paragraph(
          ['BD-DECK-3', 'BD-RULING-3'],
          'So the first to run out turns the discards into the **common deck**. The other goes on with a deck of their own and joins later, without another shuffle. The pile is shuffled only when a card is needed and the common deck has none.',
        ),
        example(
          'BD-EX-16',
          pictures.deckRunsOut,
          'The last card of the deck',
          'Ruby has one card left in the deck and draws two. The first is that one. Then the 30 discards are shuffled, and the second comes from them: 29 are left in the common deck. Hank’s own deck is not empty yet.',
          ['BD-DECK-2', 'BD-DECK-3'],
        ),
        paragraph(
          ['BD-DECK-4'],
          'When both own decks are gone, the common one is everybody’s: “the opponent’s deck” is then that one too.',
        ),
        paragraph(
          ['BD-DECK-5'],
          'There is one discard pile for both, face up. Red and brown cards land there **before** they take effect, and so do cards that are turned up.',
        ),
        paragraph(
          ['BD-DECK-6'],
          'Cards that an effect still holds, on the counter of the Store or in Wagon’s draw, are not in the pile. A shuffle in between leaves them out.',
        ),
        paragraph(
          ['BD-DECK-7'],
          'A card keeps its back, star or mask, wherever it goes. After a shuffle you may well hold the other side’s cards.',
        ),
        heading('Reload'),
        paragraph(
          ['BD-RELOAD-1'],
          'As soon as **either** player has a single character on the street, both may reload. Before that nobody may.',
        ),
        paragraph(
          ['BD-RELOAD-2'],
          'On your turn discard a card with the round arrow and draw one instead, as often as you like: Water, Sight, Pocket Watch, Herd.',
        ),
        paragraph(
          ['BD-RELOAD-3'],
          'The card may be in your hand or lie on your own attacker, whoever put it there. Not on your cover, and not on the enemy.',
        ),
        example(
          'BD-EX-24',
          pictures.reload,
          'Both may reload',
          'Ruby has one character left, Hank two. Both may reload. Hank may discard a Watch from the hand or from the attacker and draw a card, but not a Watch on the cover.',
          ['BD-RELOAD-1', 'BD-RELOAD-3'],
        ),
      ],
    },
    {
      id: 'secrets',
      title: 'What everybody sees',
      blocks: [
        paragraph(
          ['BD-RAND-1'],
          'Of the opponent’s hand you see **the number of cards and their backs**. Where a random card is taken, you name star or mask, if both are there, and luck picks among those.',
        ),
        paragraph(
          [],
          'The discard pile is open to all, in its order. Of the decks all see the number of cards and the back of the top one. Of a reserve all see how many are in it; its owner knows who, but not in which order.',
          { see: ['BD-SETUP-3', 'BD-DECK-5', 'BD-DECK-7'] },
        ),
        paragraph(
          [],
          'What is taken from a character or from the Store is known to both, and so is a card taken from a hand: one misses it, the other holds it. What Wagon and the Sundance Kid bring is seen by its owner alone; only the card thrown away is shown.',
          { see: ['BD-CARD-ROBBERY', 'BD-CARD-STORE', 'BD-CARD-WAGON', 'BD-CHAR-SUNDANCE'] },
        ),
        note(
          [],
          'When you are hit, the table asks you as long as you hold a card, even if nothing you hold can help. So a pause gives nothing away.',
          { see: ['BD-HIT-4', 'BD-HIT-6'] },
        ),
      ],
    },
    {
      id: 'options',
      title: 'House rules',
      blocks: [
        paragraph(
          [],
          '**A longer game.** Take more than four characters a side, up to all twelve. Nothing else changes: two on the street, the others in reserve.',
          { see: ['BD-SETUP-2'], options: ['charactersPerSide'] },
        ),
        paragraph(
          ['BD-RULING-26'],
          'The game ends when one side is gone, however long that takes. A table may set a limit of turns. Whoever has more characters left then has won, next whoever has more health on the street; else it is a draw.',
          { options: ['limitTurns', 'turnLimit'] },
        ),
        paragraph(
          [],
          'With a clock for decisions, time that runs out answers for you: you take the hit, decline what may be declined, discard what lies first, and end your turn.',
          { see: ['BD-HIT-6', 'BD-TURN-1'], options: ['timed', 'moveTimeMs', 'pace'] },
        ),
        paragraph([], 'This is what a table may change before the start. Everything above is the usual game.', {
          see: ['BD-SETUP-1'],
        }),
        allOptions(),
      ],
    },
  ],
};
