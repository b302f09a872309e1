import {
  CARD_NAMES,
  type CardName,
  CHARACTERS,
  CHARACTERS_OF_A_SIDE,
  type CharacterId,
  COPIES,
  type CornerSymbol,
  HEALTH,
  type Side,
  SYMBOLS,
} from '../rules/data.ts';

/** What is printed on a card besides its name, back and corner symbol (section 2.3). */
export type CardFace = {
  readonly frame: 'bang' | 'action' | 'equip';
  /** The burst and the hat in a circle. */
  readonly isHit: boolean;
  readonly isMiss: boolean;
  /** The cylinder, and the two arrows. */
  readonly isReload: boolean;
  readonly isAlwaysActive: boolean;
};

type Sign = 'hit' | 'miss' | 'reload' | 'always';
const face = (frame: CardFace['frame'], ...signs: readonly Sign[]): CardFace => ({
  frame,
  isHit: signs.includes('hit'),
  isMiss: signs.includes('miss'),
  isReload: signs.includes('reload'),
  isAlwaysActive: signs.includes('always'),
});

export const CARD_FACES: Readonly<Record<CardName, CardFace>> = {
  bank: face('equip'),
  barrel: face('equip'),
  winchester: face('bang', 'hit'),
  water: face('action', 'reload'),
  gatling: face('action', 'hit'),
  robbery: face('action'),
  'hail-of-bullets': face('bang', 'hit'),
  rattlesnake: face('equip', 'always'),
  derringer: face('action', 'hit'),
  dynamite: face('equip', 'always'),
  shotgun: face('bang', 'hit'),
  duel: face('action'),
  indians: face('action'),
  carbine: face('bang', 'hit'),
  holster: face('equip'),
  colt: face('bang', 'hit'),
  'strong-ale': face('action'),
  'general-store': face('action'),
  missed: face('action', 'miss'),
  peacemaker: face('bang', 'hit'),
  knife: face('action', 'hit'),
  'return-fire': face('action', 'miss'),
  beer: face('action'),
  sight: face('equip', 'reload'),
  remington: face('bang', 'hit'),
  schofield: face('bang', 'hit'),
  herd: face('equip', 'always', 'reload'),
  schoolmarm: face('action'),
  wagon: face('action'),
  'pocket-watch': face('equip', 'reload'),
  hat: face('equip'),
};

/** The characters with the two arrows (section 2.4). */
const ALWAYS_ACTIVE: readonly CharacterId[] = ['buffalo-bill', 'bat-masterson', 'stranger'];

/** What is drawn on a character beside its name and ability. */
export type CharacterFace = { readonly side: Side; readonly health: number; readonly isAlwaysActive: boolean };
export const characterFace = (character: CharacterId): CharacterFace => ({
  side: CHARACTERS.indexOf(character) < CHARACTERS_OF_A_SIDE ? 'law' : 'outlaw',
  health: HEALTH[character],
  isAlwaysActive: ALWAYS_ACTIVE.includes(character),
});

/** How many of a side's 40 cards have each corner symbol, the most frequent first (BD-RULING-1). */
export const CORNERS: readonly { readonly symbol: CornerSymbol; readonly copies: number }[] = SYMBOLS.map((symbol) => ({
  symbol,
  copies: CARD_NAMES.reduce((sum, name) => {
    const copies: Readonly<Partial<Record<CornerSymbol, number>>> = COPIES[name].law;
    return sum + (copies[symbol] ?? 0);
  }, 0),
})).toSorted((a, b) => b.copies - a.copies);
