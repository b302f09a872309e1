import { type Seat, seat } from '@saloon/kernel';
import type { Kind } from './cards.ts';
import { FIRE, SECOND } from './cards.ts';

/**
 * A card on the pile as one number: player, kind, turn, whether it is face down, whether it is a bonus card, and its
 * result once it is resolved.
 */
export type PileCard = number;

const DOWN = 1 << 10;
const BONUS = 1 << 11;
const DEED = 12;

export const pileCard = (by: Seat, kind: Kind, turn: number, isDown: boolean, isBonus: boolean): PileCard =>
  by | (kind << 3) | (turn << 7) | (isDown ? DOWN : 0) | (isBonus ? BONUS : 0);

export const playerOf = (card: PileCard): Seat => seat(card & 7);
export const kindOn = (card: PileCard): Kind => (card >>> 3) & 15;
export const turnOf = (card: PileCard): number => (card >>> 7) & 7;
export const isDown = (card: PileCard): boolean => (card & DOWN) !== 0;
export const isBonus = (card: PileCard): boolean => (card & BONUS) !== 0;
/** The same card with another kind, for re-dealing face-down cards. */
export const withKind = (card: PileCard, kind: Kind): PileCard => (card & ~(15 << 3)) | (kind << 3);

/** The result as a number (see card-results.ts); 0 until it is resolved. */
export const resultOn = (card: PileCard): number => card >>> DEED;
export const withResult = (card: PileCard, deed: number): PileCard => card | (deed << DEED);

export const isFire = (kind: Kind): boolean => kind === FIRE || kind === FIRE + SECOND;
