import type { GameNames } from './words.ts';

/** The text on cards and characters, and the prompts, in English. */
export const names: GameNames = {
  cards: {
    bank: { name: 'Bank', rule: 'On your attacker: draw one extra card at the start of your turn.' },
    barrel: {
      name: 'Barrel',
      rule: 'When this character is the target of a hit, you may reveal a card: a barrel cancels the hit.',
    },
    winchester: { name: 'Winchester', rule: 'One hit on the enemy attacker or the enemy cover.' },
    water: { name: 'Water', rule: 'Swap either player’s attacker and cover.' },
    gatling: { name: 'Gatling', rule: 'One hit on everyone except your attacker.' },
    robbery: {
      name: 'Robbery',
      rule: 'Take a random card from your opponent’s hand, or discard equipment from anyone but the enemy cover.',
    },
    'hail-of-bullets': {
      name: 'Hail of Bullets',
      rule: 'One hit on the enemy attacker for each equipment card it has.',
    },
    rattlesnake: {
      name: 'Rattlesnake',
      rule: 'Start of your turn: reveal a card; on a snake, this character loses 1 health.',
    },
    derringer: { name: 'Derringer', rule: 'One hit that any card from hand cancels; not a Bang! card.' },
    dynamite: {
      name: 'Dynamite',
      rule: 'Start of your turn: reveal a card; on dynamite, this character loses 3 health, otherwise the Dynamite moves to the enemy cover.',
    },
    shotgun: { name: 'Shotgun', rule: 'One hit; on a miss, you may swap either player’s characters.' },
    duel: {
      name: 'Duel',
      rule: 'Starting with your opponent, take turns discarding hit cards: the first who doesn’t loses 1 health.',
    },
    indians: {
      name: 'Indians!',
      rule: 'Everyone except your attacker loses 1 health, unless their player discards a hit card.',
    },
    carbine: { name: 'Carbine', rule: 'One hit; on a miss, you may discard an equipment card from either attacker.' },
    holster: { name: 'Holster', rule: 'On your attacker: play any number of Bang! cards, and none of them count.' },
    colt: { name: 'Colt', rule: 'One hit on the enemy attacker.' },
    'strong-ale': {
      name: 'Strong Ale',
      rule: 'Set the health of any character except the enemy cover to 3.',
    },
    'general-store': {
      name: 'General Store',
      rule: 'Lay out two cards from each deck, then take turns picking one, starting with you.',
    },
    missed: { name: 'Missed!', rule: 'Cancels a hit on one of your characters.' },
    peacemaker: { name: 'Peacemaker', rule: 'One hit; on a miss, your opponent discards a card from hand.' },
    knife: { name: 'Knife', rule: 'One hit on the enemy attacker; not a Bang! card.' },
    'return-fire': {
      name: 'Return Fire',
      rule: 'Cancels a hit, then hits the enemy attacker.',
    },
    beer: { name: 'Beer', rule: 'Each of your characters in play regains 1 health.' },
    sight: { name: 'Sight', rule: 'On your attacker: your hit cards reach the enemy cover too.' },
    remington: { name: 'Remington', rule: 'One hit; on a miss, you draw a card.' },
    schofield: { name: 'Schofield', rule: 'One hit; on a miss, your attacker regains 1 health.' },
    herd: { name: 'Herd', rule: 'Start of your turn: your attacker and cover swap places.' },
    schoolmarm: { name: 'Schoolmarm', rule: 'Take an equipment card into your hand from anyone but the enemy cover.' },
    wagon: { name: 'Wagon', rule: 'Draw three cards, keep two, discard one.' },
    'pocket-watch': {
      name: 'Pocket Watch',
      rule: 'Whenever your opponent’s attacker and cover swap places, you draw a card.',
    },
    hat: { name: 'Hat', rule: 'When this character is the target of a hit, you may discard the Hat to cancel it.' },
  },
  characters: {
    'alan-pinkerton': {
      name: 'Allan Pinkerton',
      rule: 'For each health he loses and survives, he hits the enemy attacker.',
    },
    'bill-tilghman': { name: 'Bill Tilghman', rule: 'Whenever another character dies, you draw two cards.' },
    'buffalo-bill': {
      name: 'Buffalo Bill',
      rule: 'When his partner would lose health, he may lose it instead, but never his last.',
    },
    'bat-masterson': {
      name: 'Bat Masterson',
      rule: 'When any player reveals a card, they reveal two, and you choose which one counts.',
    },
    django: { name: 'Django', rule: 'Whenever your opponent’s attacker and cover swap places, you draw a card.' },
    'wild-bill': {
      name: 'Wild Bill',
      rule: 'For each card your opponent takes or discards from your hand or from him, he hits the enemy attacker.',
    },
    stranger: { name: 'The Stranger', rule: 'You may play one extra Bang! card per turn.' },
    'lone-ranger': {
      name: 'Lone Ranger',
      rule: 'For each health your opponent makes him lose, if he survives, you draw a card.',
    },
    'pat-garrett': {
      name: 'Pat Garrett',
      rule: 'Show the second card you draw at the start of your turn: on a horseshoe, draw one from your opponent’s deck.',
    },
    'tex-willer': {
      name: 'Tex Willer',
      rule: 'To cancel a hit from your Bang! card, your opponent must discard an extra card.',
    },
    'wyatt-earp': { name: 'Wyatt Earp', rule: 'Whenever your opponent cancels one of your hits, you draw a card.' },
    'annie-oakley': { name: 'Annie Oakley', rule: 'You may play hit cards as misses, and Missed! as a Colt.' },
    'bill-anderson': {
      name: 'Bill Anderson',
      rule: 'Whenever another character dies, you may take up to two cards from its equipment or its player’s hand.',
    },
    'dalton-brothers': {
      name: 'Dalton Brothers',
      rule: 'You draw three cards instead of two at the start of your turn.',
    },
    'jack-ransom': { name: 'Jack Ransom', rule: 'Your cards reach every character in play.' },
    'doctor-schultz': {
      name: 'Doctor Schultz',
      rule: 'For each health your opponent makes him lose, if he survives, you may discard a random card from your opponent’s hand.',
    },
    'kid-curry': {
      name: 'Kid Curry',
      rule: 'When he is the target of a hit, you may reveal your opponent’s top card: a barrel cancels the hit and hits the shooter.',
    },
    'kitty-leroy': { name: 'Kitty LeRoy', rule: 'Once per turn, if your hand is empty, you may draw two cards.' },
    'pearl-hart': {
      name: 'Pearl Hart',
      rule: 'Once per turn, you may discard a card to repeat the action on top of the discard pile, or to reload it if it has the arrow.',
    },
    'sundance-kid': {
      name: 'Sundance Kid',
      rule: 'Once per turn, you may discard a card, draw one from each deck, and keep one of the two.',
    },
    'cattle-kate': {
      name: 'Cattle Kate',
      rule: 'Once per turn, you may discard one of her equipment cards, unless it’s always active, to draw two cards.',
    },
    'tom-horn': {
      name: 'Tom Horn',
      rule: 'Whenever a swap makes him the attacker, he hits the enemy cover.',
    },
    'tuco-ramirez': { name: 'Tuco Ramirez', rule: 'You may play any card from hand as a Colt.' },
    'wesley-hardin': { name: 'Wesley Hardin', rule: 'You may play any number of Bang! cards on your turn.' },
  },
  sides: {
    law: { name: 'The law', rule: 'Lawmen go first and start with four cards, backs with a star.' },
    outlaw: {
      name: 'The outlaws',
      rule: 'Outlaws go second and start with five cards, backs with a mask.',
    },
  },
  symbols: { barrel: 'Barrel', snake: 'Snake', dynamite: 'Dynamite', horseshoe: 'Horseshoe' },
  terms: {
    attacker: {
      name: 'Attacker',
      rule: 'The character with the token: shoots, gets shot at, and has an active ability and equipment.',
    },
    cover: {
      name: 'Cover',
      rule: 'The other character in play: hard to hit, and asleep unless it’s a target.',
    },
    sole: { name: 'Alone', rule: 'A side’s only character in play is both attacker and cover.' },
    token: { name: 'Token', rule: 'Marks the attacker; moving it swaps attacker and cover.' },
    health: { name: 'Health', rule: 'Counted in cartridges: a character who loses the last one dies.' },
    reserve: { name: 'Reserve', rule: 'Characters still to come, in an order nobody knows.' },
    'personal-deck': { name: 'Own deck', rule: 'You draw from it until it runs out.' },
    'common-deck': {
      name: 'Common deck',
      rule: 'The shuffled discards: players draw from it once their own deck is gone.',
    },
    discard: { name: 'Discard pile', rule: 'One pile for both players, face up.' },
    'bang-card': { name: 'Bang! card', rule: 'Red: a shot, one per turn.' },
    'action-card': { name: 'Action', rule: 'Brown: works right away, as many per turn as you like.' },
    equipment: { name: 'Equipment', rule: 'Blue: stays on a character, your cover or the enemy attacker.' },
    'hit-card': {
      name: 'Hit card',
      rule: 'Shows a bullseye: it shoots, and it counts in a Duel and against Indians.',
    },
    'miss-card': { name: 'Miss card', rule: 'Shows a dodging figure: played from hand, it cancels a hit.' },
    hit: { name: 'Hit', rule: 'Costs 1 health unless it’s canceled.' },
    miss: { name: 'Miss', rule: 'Cancels a hit.' },
    reveal: { name: 'Reveal', rule: 'Turn over the top card of a deck; the symbol in its corner decides.' },
    reload: {
      name: 'Reload',
      rule: 'Once either player is down to one character in play, you may discard such a card to draw another.',
    },
    'always-active': { name: 'Always active', rule: 'Works on the attacker and on the cover.' },
    asleep: { name: 'Asleep', rule: 'Doesn’t work now: its character isn’t attacking and isn’t a target.' },
    'random-card': { name: 'Random card', rule: 'You name a back, and the card is picked at random.' },
    surcharge: { name: 'Extra card', rule: 'To cancel Tex Willer’s Bang! card, you discard one extra card.' },
    'hand-limit': {
      name: 'Hand limit',
      rule: 'At the end of your turn, you keep as many cards as your attacker has health, but at least two.',
    },
    waiting: { name: 'Waiting', rule: 'Happens after the current effect and any deaths.' },
  },
  prompts: {
    'setup/choose-ap': {
      ask: 'Who attacks first?',
      wait: 'The opponent is choosing an attacker.',
      decline: undefined,
      timeout: 'If time runs out, the first of the two attacks.',
    },
    'play/main': {
      ask: 'Your turn: what do you play?',
      wait: 'The opponent is playing.',
      decline: 'End your turn.',
      timeout: 'If time runs out, your turn ends.',
    },
    'hit/defend': {
      ask: 'A hit: how do you respond?',
      wait: 'The opponent is responding to the hit.',
      decline: 'Take the hit: the target loses 1 health.',
      timeout: 'If time runs out, you take the hit.',
    },
    'hit/surcharge': {
      ask: 'Tex Willer: which extra card do you discard?',
      wait: 'The opponent is deciding whether to pay for the miss.',
      decline: 'Keep your cards: the lucky reveal is wasted, and the hit stands.',
      timeout: 'If time runs out, you keep your cards and the hit stands.',
    },
    'reveal/choose': {
      ask: 'Bat Masterson: two cards revealed, which one counts?',
      wait: 'The opponent is choosing for Bat Masterson.',
      decline: undefined,
      timeout: 'If time runs out, the first card counts.',
    },
    'loss/redirect': {
      ask: 'How much of the damage does Buffalo Bill take?',
      wait: 'The opponent is deciding for Buffalo Bill.',
      decline: 'None: his partner loses the health.',
      timeout: 'If time runs out, Buffalo Bill takes none.',
    },
    'indians/respond': {
      ask: 'Indians: which hit card do you discard?',
      wait: 'The opponent is facing the Indians.',
      decline: 'Discard nothing: the character loses 1 health.',
      timeout: 'If time runs out, the character loses 1 health.',
    },
    'duel/respond': {
      ask: 'Duel: which hit card do you discard?',
      wait: 'The opponent is responding in the duel.',
      decline: 'Give up: your duelist loses 1 health.',
      timeout: 'If time runs out, you give up the duel.',
    },
    'store/pick': {
      ask: 'General Store: which card do you take?',
      wait: 'The opponent is picking a card in the store.',
      decline: undefined,
      timeout: 'If time runs out, you get the first card.',
    },
    'wagon/discard': {
      ask: 'Wagon: which of the three do you discard?',
      wait: 'The opponent is unloading the wagon.',
      decline: undefined,
      timeout: 'If time runs out, you discard the first card.',
    },
    'onmiss/shotgun': {
      ask: 'The Shotgun missed: whose characters do you swap?',
      wait: 'The opponent is deciding what the Shotgun does.',
      decline: 'Don’t swap.',
      timeout: 'If time runs out, nobody swaps.',
    },
    'onmiss/carbine': {
      ask: 'The Carbine missed: which equipment do you discard?',
      wait: 'The opponent is deciding what the Carbine does.',
      decline: 'Discard nothing.',
      timeout: 'If time runs out, you discard nothing.',
    },
    'onmiss/peacemaker': {
      ask: 'Peacemaker: which card do you discard from hand?',
      wait: 'The opponent is discarding a card to the Peacemaker.',
      decline: undefined,
      timeout: 'If time runs out, you discard the first card.',
    },
    'trigger/schultz': {
      ask: 'Doctor Schultz: which back do you discard from your opponent’s hand?',
      wait: 'The opponent is deciding for Doctor Schultz.',
      decline: 'Discard nothing.',
      timeout: 'If time runs out, you discard nothing.',
    },
    'death/anderson': {
      ask: 'Bill Anderson: which card do you take?',
      wait: 'The opponent is taking cards for Bill Anderson.',
      decline: 'Take no more.',
      timeout: 'If time runs out, you take nothing more.',
    },
    'sundance/keep': {
      ask: 'Sundance Kid: which of the two do you keep?',
      wait: 'The opponent is choosing for the Sundance Kid.',
      decline: undefined,
      timeout: 'If time runs out, you keep the first card.',
    },
    'phase/discard': {
      ask: 'Your hand is over the limit: which card do you discard?',
      wait: 'The opponent is discarding down to the limit.',
      decline: undefined,
      timeout: 'If time runs out, you discard the first cards.',
    },
  },
};
