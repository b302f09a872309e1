import type { GameNames } from './words.ts';

/** What is printed on cards and characters, and what the table asks, in English. */
export const names: GameNames = {
  cards: {
    bank: { name: 'Bank', rule: 'With your attacker: draw one card more at the start of your turn.' },
    barrel: {
      name: 'Barrel',
      rule: 'When this character is the target of a hit, you may turn up a card: a barrel cancels the hit.',
    },
    winchester: { name: 'Winchester', rule: 'One hit on the enemy attacker or on the enemy cover.' },
    water: { name: 'Water', rule: 'Swap the attacker and the cover of either player.' },
    gatling: { name: 'Gatling', rule: 'One hit on everybody except your attacker.' },
    robbery: {
      name: 'Robbery',
      rule: 'Take a random card from the opponent’s hand, or discard a card in play, but not from the enemy cover.',
    },
    'hail-of-bullets': {
      name: 'Hail of Bullets',
      rule: 'As many hits on the enemy attacker as it has equipment cards.',
    },
    rattlesnake: {
      name: 'Rattlesnake',
      rule: 'At the start of your turn turn up a card: on a snake this character loses one health.',
    },
    derringer: { name: 'Derringer', rule: 'One hit that any card from hand cancels; no Bang! card.' },
    dynamite: {
      name: 'Dynamite',
      rule: 'At the start of your turn turn up a card: on dynamite this character loses three health, otherwise the card flies to the enemy cover.',
    },
    shotgun: { name: 'Shotgun', rule: 'One hit; on a miss you may swap the characters of either player.' },
    duel: {
      name: 'Duel',
      rule: 'The opponent first, take turns discarding hit cards: whoever does not loses one health.',
    },
    indians: {
      name: 'Indians!',
      rule: 'Everybody except your attacker loses one health, or a hit card is discarded for them.',
    },
    carbine: { name: 'Carbine', rule: 'One hit; on a miss you may discard an equipment card from either attacker.' },
    holster: { name: 'Holster', rule: 'With your attacker: any number of Bang! cards, and none is counted.' },
    colt: { name: 'Colt', rule: 'One hit on the enemy attacker.' },
    'strong-ale': {
      name: 'Strong Ale',
      rule: 'The health of one character becomes three, but not that of the enemy cover.',
    },
    'general-store': {
      name: 'General Store',
      rule: 'Lay out two cards of each deck; beginning with you, take one each in turn.',
    },
    missed: { name: 'Missed!', rule: 'Cancels a hit on one of your characters.' },
    peacemaker: { name: 'Peacemaker', rule: 'One hit; on a miss the opponent discards a card from hand.' },
    knife: { name: 'Knife', rule: 'One hit on the enemy attacker; no Bang! card.' },
    'return-fire': {
      name: 'Return Fire',
      rule: 'Cancels a hit, and then the enemy attacker becomes the target of one.',
    },
    beer: { name: 'Beer', rule: 'Each of your characters in play regains one health.' },
    sight: { name: 'Sight', rule: 'With your attacker: your hit cards reach the enemy cover too.' },
    remington: { name: 'Remington', rule: 'One hit; on a miss you draw a card.' },
    schofield: { name: 'Schofield', rule: 'One hit; on a miss your attacker regains one health.' },
    herd: { name: 'Herd', rule: 'At the start of your turn your attacker and your cover swap places.' },
    schoolmarm: { name: 'Schoolmarm', rule: 'Take a card in play into your hand, but not from the enemy cover.' },
    wagon: { name: 'Wagon', rule: 'Draw three cards, keep two and discard the third.' },
    'pocket-watch': {
      name: 'Pocket Watch',
      rule: 'Whenever the opponent’s attacker and cover swap places, you draw a card.',
    },
    hat: { name: 'Hat', rule: 'When this character is the target of a hit, discard the Hat to cancel it.' },
  },
  characters: {
    'alan-pinkerton': {
      name: 'Allan Pinkerton',
      rule: 'For each health he loses and survives, the enemy attacker becomes the target of a hit.',
    },
    'bill-tilghman': { name: 'Bill Tilghman', rule: 'Whenever another character dies, you draw two cards.' },
    'buffalo-bill': {
      name: 'Buffalo Bill',
      rule: 'When his partner is about to lose health, he may lose it instead, but never his last.',
    },
    'bat-masterson': {
      name: 'Bat Masterson',
      rule: 'Whoever turns up a card turns up two, and you choose which one counts.',
    },
    django: { name: 'Django', rule: 'Whenever the opponent’s attacker and cover swap places, you draw a card.' },
    'wild-bill': {
      name: 'Wild Bill',
      rule: 'For each card the opponent takes or discards from your hand or from him, the enemy attacker becomes the target of a hit.',
    },
    stranger: { name: 'The Stranger', rule: 'You may play one Bang! card more a turn.' },
    'lone-ranger': {
      name: 'Lone Ranger',
      rule: 'For each health the opponent makes him lose and he survives, you draw a card.',
    },
    'pat-garrett': {
      name: 'Pat Garrett',
      rule: 'Show the second card you draw at the start of your turn: a horseshoe brings one from the opponent’s deck.',
    },
    'tex-willer': {
      name: 'Tex Willer',
      rule: 'To cancel a hit of your Bang! card the opponent must discard one more card.',
    },
    'wyatt-earp': { name: 'Wyatt Earp', rule: 'Whenever the opponent cancels one of your hits, you draw a card.' },
    'annie-oakley': { name: 'Annie Oakley', rule: 'You may play hit cards as misses, and Missed! as a Colt.' },
    'bill-anderson': {
      name: 'Bill Anderson',
      rule: 'Whenever another character dies, you may take up to two cards from its equipment and its owner’s hand.',
    },
    'dalton-brothers': {
      name: 'Dalton Brothers',
      rule: 'You draw three cards instead of two at the start of your turn.',
    },
    'jack-ransom': { name: 'Jack Ransom', rule: 'Your cards reach every character in play.' },
    'doctor-schultz': {
      name: 'Doctor Schultz',
      rule: 'For each health the opponent makes him lose and he survives, you may discard a random card from the opponent’s hand.',
    },
    'kid-curry': {
      name: 'Kid Curry',
      rule: 'When he is the target of a hit, you may turn up the opponent’s top card: a barrel cancels the hit and sends one at the shooter.',
    },
    'kitty-leroy': { name: 'Kitty LeRoy', rule: 'Once on your turn, with an empty hand, you may draw two cards.' },
    'pearl-hart': {
      name: 'Pearl Hart',
      rule: 'Once on your turn you may discard a card to repeat the action on top of the discard pile, or to reload it again if it can be reloaded.',
    },
    'sundance-kid': {
      name: 'Sundance Kid',
      rule: 'Once on your turn you may discard a card, draw one from each deck and keep one of the two.',
    },
    'cattle-kate': {
      name: 'Cattle Kate',
      rule: 'Once on your turn you may discard an equipment card of hers, unless it is always active, to draw two cards.',
    },
    'tom-horn': {
      name: 'Tom Horn',
      rule: 'Whenever a swap makes him the attacker, the enemy cover becomes the target of a hit.',
    },
    'tuco-ramirez': { name: 'Tuco Ramirez', rule: 'You may play any card from hand as a Colt.' },
    'wesley-hardin': { name: 'Wesley Hardin', rule: 'You may play any number of Bang! cards on your turn.' },
  },
  sides: {
    law: { name: 'The law', rule: 'Lawmen have the first turn and begin with four cards, with a star on the back.' },
    outlaw: {
      name: 'The outlaws',
      rule: 'Outlaws have the second turn and begin with five cards, with a mask on the back.',
    },
  },
  symbols: { barrel: 'Barrel', snake: 'Snake', dynamite: 'Dynamite', horseshoe: 'Horseshoe' },
  terms: {
    attacker: {
      name: 'Attacker',
      rule: 'The character with the token: it shoots and is shot at, and its ability and equipment are active.',
    },
    cover: {
      name: 'Cover',
      rule: 'The other character in play: hard to reach, and asleep unless it is aimed at.',
    },
    sole: { name: 'Alone', rule: 'The only character of its side in play is attacker and cover at once.' },
    token: { name: 'Token', rule: 'It marks the attacker; moving it swaps the attacker and the cover.' },
    health: { name: 'Health', rule: 'Cartridges: a character who loses the last one dies.' },
    reserve: { name: 'Reserve', rule: 'Characters still to come, in an order that nobody knows.' },
    'personal-deck': { name: 'Own deck', rule: 'You draw from it as long as it lasts.' },
    'common-deck': {
      name: 'Common deck',
      rule: 'The shuffled discards: whoever has no deck of their own left draws from it.',
    },
    discard: { name: 'Discard pile', rule: 'One pile for both players, open to all.' },
    'bang-card': { name: 'Bang! card', rule: 'Red: a shot, one a turn.' },
    'action-card': { name: 'Action', rule: 'Brown: it happens at once, as many a turn as you like.' },
    equipment: { name: 'Equipment', rule: 'Blue: it stays with a character, your cover or the enemy attacker.' },
    'hit-card': {
      name: 'Hit card',
      rule: 'A target on it: it can shoot, and it counts in a Duel and against Indians.',
    },
    'miss-card': { name: 'Miss card', rule: 'A dodging figure on it: from hand it cancels a hit.' },
    hit: { name: 'Hit', rule: 'It costs one health unless it is cancelled.' },
    miss: { name: 'Miss', rule: 'It cancels a hit.' },
    reveal: { name: 'Reveal', rule: 'The top card of a deck is turned up, and the symbol in its corner decides.' },
    reload: {
      name: 'Reload',
      rule: 'As soon as one player has a single character in play, such a card may be discarded to draw another.',
    },
    'always-active': { name: 'Always active', rule: 'It works with the attacker and with the cover.' },
    asleep: { name: 'Asleep', rule: 'It does not work now: its character neither attacks nor is aimed at.' },
    'random-card': { name: 'Random card', rule: 'You name a back, and luck picks the card.' },
    surcharge: { name: 'One card more', rule: 'Whoever cancels a Bang! card of Tex Willer discards one card more.' },
    'hand-limit': {
      name: 'Hand limit',
      rule: 'At the end of your turn you keep as many cards as your attacker has health, and never fewer than two.',
    },
    waiting: { name: 'Waiting', rule: 'It happens when the present effect is over and the dying have been seen to.' },
  },
  prompts: {
    'setup/choose-ap': {
      ask: 'Who attacks first?',
      wait: 'The opponent chooses an attacker.',
      decline: undefined,
      timeout: 'When time runs out, the first of the two attacks.',
    },
    'play/main': {
      ask: 'Your turn: what do you play?',
      wait: 'The opponent plays.',
      decline: 'End the turn.',
      timeout: 'When time runs out, your turn ends.',
    },
    'hit/defend': {
      ask: 'A hit: how do you answer?',
      wait: 'The opponent answers the hit.',
      decline: 'Take the hit: the target loses one health.',
      timeout: 'When time runs out, you take the hit.',
    },
    'hit/surcharge': {
      ask: 'Tex Willer wants one card more: which one do you discard?',
      wait: 'The opponent decides whether to pay for the miss.',
      decline: 'Keep your cards: the luck is wasted and the hit goes on.',
      timeout: 'When time runs out, you keep your cards and the hit goes on.',
    },
    'reveal/choose': {
      ask: 'Bat Masterson has two cards turned up: which one counts?',
      wait: 'The opponent chooses for Bat Masterson.',
      decline: undefined,
      timeout: 'When time runs out, the first card counts.',
    },
    'loss/redirect': {
      ask: 'How much of the loss does Buffalo Bill take upon himself?',
      wait: 'The opponent decides for Buffalo Bill.',
      decline: 'Nothing: his partner loses the health.',
      timeout: 'When time runs out, Buffalo Bill takes nothing.',
    },
    'indians/respond': {
      ask: 'Indians: which hit card do you discard?',
      wait: 'The opponent faces the Indians.',
      decline: 'Discard nothing: the character loses one health.',
      timeout: 'When time runs out, the character loses one health.',
    },
    'duel/respond': {
      ask: 'Duel: which hit card do you discard?',
      wait: 'The opponent answers in the duel.',
      decline: 'Give up: your duellist loses one health.',
      timeout: 'When time runs out, you give up the duel.',
    },
    'store/pick': {
      ask: 'General Store: which card do you take?',
      wait: 'The opponent picks a card in the store.',
      decline: undefined,
      timeout: 'When time runs out, you get the first card.',
    },
    'wagon/discard': {
      ask: 'Wagon: which of the three do you discard?',
      wait: 'The opponent unloads the wagon.',
      decline: undefined,
      timeout: 'When time runs out, the first card is discarded.',
    },
    'onmiss/shotgun': {
      ask: 'The Shotgun has missed: whose characters do you swap?',
      wait: 'The opponent decides what the Shotgun does.',
      decline: 'Swap nobody.',
      timeout: 'When time runs out, nobody is swapped.',
    },
    'onmiss/carbine': {
      ask: 'The Carbine has missed: which equipment do you discard?',
      wait: 'The opponent decides what the Carbine does.',
      decline: 'Discard nothing.',
      timeout: 'When time runs out, nothing is discarded.',
    },
    'onmiss/peacemaker': {
      ask: 'Peacemaker: which card do you discard from hand?',
      wait: 'The opponent discards a card to the Peacemaker.',
      decline: undefined,
      timeout: 'When time runs out, the first card is discarded.',
    },
    'trigger/schultz': {
      ask: 'Doctor Schultz: which back do you discard from the opponent’s hand?',
      wait: 'The opponent decides for Doctor Schultz.',
      decline: 'Discard nothing.',
      timeout: 'When time runs out, nothing is discarded.',
    },
    'death/anderson': {
      ask: 'Bill Anderson: which card do you take?',
      wait: 'The opponent takes cards for Bill Anderson.',
      decline: 'Take no more.',
      timeout: 'When time runs out, nothing more is taken.',
    },
    'sundance/keep': {
      ask: 'Sundance Kid: which of the two do you keep?',
      wait: 'The opponent chooses for the Sundance Kid.',
      decline: undefined,
      timeout: 'When time runs out, the first card is kept.',
    },
    'phase/discard': {
      ask: 'Your hand is over the limit: which card do you discard?',
      wait: 'The opponent discards down to the limit.',
      decline: undefined,
      timeout: 'When time runs out, the first cards are discarded.',
    },
  },
};
