import type { Seat } from '@saloon/kernel';
import type { Face } from '../../kit/cards/card.tsx';
import type { Spot } from './logic/spots.ts';

/** How a thing on the street stands to the question: lit, picked, pressed once, or none of it. */
export type Standing = 'idle' | 'can' | 'picked' | 'armed';

/** What everything on the street is given: how it stands, and what pressing it does. */
export type Board = {
  readonly standingOf: (spot: Spot) => Standing;
  readonly press: (spot: Spot) => void;
};

export const isLit = (standing: Standing): boolean => standing !== 'idle';

/** What is open over the table: a card in detail, a pile, the chain, a player, automatic answers. */
export type Over =
  | { readonly type: 'card'; readonly face: Face }
  | { readonly type: 'discard' | 'chain' | 'auto' }
  | { readonly type: 'player'; readonly seat: Seat };
