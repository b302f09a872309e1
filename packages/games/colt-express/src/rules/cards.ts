import { ACTIONS, type ActionId, BULLETS, CHARACTERS, type CharacterId, COPIES, NEUTRAL_BULLETS } from './data.ts';

/**
 * A kind of action card: 0 to 5 are the actions of the player's first bandit, including the Marshal's card. 6 to 10 are
 * the same five of the second bandit, if players have two.
 */
export type Kind = number;
export const [MOVE, LADDER, FIRE, ROBBERY, PUNCH, MARSHAL] = [0, 1, 2, 3, 4, 5] as const;
export const KINDS = 11;
/** Added to a kind of the first bandit, gives the same kind of the second. */
export const SECOND = 6;

export const actionOf = (kind: Kind): number => (kind < SECOND ? kind : kind - SECOND);
/** 0 for a card of the player's first bandit or the Marshal's card, 1 for the second bandit. */
export const sideOf = (kind: Kind): number => (kind < SECOND ? 0 : 1);
export const actionId = (kind: Kind): ActionId => ACTIONS[actionOf(kind)] as ActionId;
export const kindOf = (action: ActionId, side = 0): Kind => ACTIONS.indexOf(action) + (side === 0 ? 0 : SECOND);

/** The color of a bullet: a character's number, or 6 for a neutral one. */
export type Color = number;
export const NEUTRAL: Color = CHARACTERS.length;
export const COLORS = CHARACTERS.length + 1;
export type ColorId = CharacterId | 'neutral';
export const colorId = (color: Color): ColorId => CHARACTERS[color] ?? 'neutral';

/** Action cards as one number: two bits for the copies of each kind. */
export type Pack = number;
/** Bullets as one number: three bits for each bandit's, four for the neutral ones. */
export type Bullets = number;
export const NOTHING = 0;

export const countOf = (pack: Pack, kind: Kind): number => (pack >>> (2 * kind)) & 3;
export const oneOf = (kind: Kind): Pack => 1 << (2 * kind);
export const bulletsOf = (bullets: Bullets, color: Color): number =>
  (bullets >>> (3 * color)) & (color === NEUTRAL ? 15 : 7);
export const bulletOf = (color: Color): Bullets => 1 << (3 * color);

/** The number of cards: sums the pairs of bits in parallel. */
export function sizeOf(pack: Pack): number {
  const pairs = (pack & 0x333333) + ((pack >>> 2) & 0x333333);
  const bytes = (pairs & 0x0f0f0f) + ((pairs >>> 4) & 0x0f0f0f);
  return (bytes & 0xff) + ((bytes >>> 8) & 0xff) + (bytes >>> 16);
}

export function bulletCount(bullets: Bullets): number {
  if (bullets === NOTHING) return 0;
  const pairs = (bullets & 0o070707) + ((bullets >>> 3) & 0o070707);
  return (pairs & 0o77) + ((pairs >>> 6) & 0o77) + ((pairs >>> 12) & 0o77) + (bullets >>> 18);
}

/** A set bit in the pair of every kind in the pack. */
const presentIn = (pack: Pack): number => (pack | (pack >>> 1)) & 0x155555;

/** A bit for each kind in the pack: those of `presentIn`, moved together. */
export function kindsIn(pack: Pack): number {
  let bits = presentIn(pack);
  bits = (bits | (bits >>> 1)) & 0x333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}

/** The number of different kinds. */
export function kindCount(pack: Pack): number {
  let kinds = 0;
  for (let bits = presentIn(pack); bits !== 0; bits &= bits - 1) kinds += 1;
  return kinds;
}

/** The kind of the card at `place`, with the cards sorted by kind. */
export function kindAt(pack: Pack, place: number): Kind {
  let left = place;
  for (let kind = 0; kind < KINDS; kind++) {
    left -= (pack >>> (2 * kind)) & 3;
    if (left < 0) return kind;
  }
  throw new RangeError(`Cannot take card ${place}: there are ${sizeOf(pack)}`);
}

/** The color of the bullet at `place`, with the bullets sorted by color. */
export function colorAt(bullets: Bullets, place: number): Color {
  let left = place;
  for (let color = 0; color < COLORS; color++) {
    left -= bulletsOf(bullets, color);
    if (left < 0) return color;
  }
  throw new RangeError(`Cannot take bullet ${place}: there are ${bulletCount(bullets)}`);
}

/** A player's action cards at the start: ten of one bandit, or eleven of two (CE-DUO-4). */
export const OWN_CARDS: Pack = ACTIONS.reduce((pack, action, kind) => pack + COPIES[action] * oneOf(kind), NOTHING);
export const TEAM_CARDS: Pack = Array.from({ length: KINDS }, (_, kind) => oneOf(kind)).reduce((a, b) => a + b);

/** Three bits must hold a revolver's bullets and four the neutral ones. An overflow would go unnoticed. */
if (BULLETS > 7 || NEUTRAL_BULLETS > 15) throw new Error('Cannot pack the bullets: the bits are too few');
