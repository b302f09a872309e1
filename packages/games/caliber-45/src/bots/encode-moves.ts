import { featureLayout, type Seat } from '@saloon/kernel';
import { WEAPONS, type WeaponId, weaponOf } from '../rules/cards.ts';
import type { Cards, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export const SEATS = 9;
/** How many slots of money cards have a number of their own. */
const SLOTS = 64;
/** Copies of one kind in a hand. */
const COPIES = 7;
const TYPES = [
  'draw',
  'exchange',
  'announce',
  'hire',
  'work-off',
  'pass',
  'keep',
  'reject',
  'join',
  'decline',
  'pick',
  'repel',
  'ride',
  'fall',
  'pay-fine',
  'go-to-jail',
  'vote',
  'shoot',
  'defend',
  'flee',
] as const satisfies readonly Move['type'][];

const { names, block } = featureLayout();
const TYPE = block('move', TYPES.length);
const CARD = block('weapon and how many of it', WEAPONS.length * COPIES);
const WITH = block('together with', WEAPONS.length);
const SLOT = block('slot', SLOTS);
const TARGET = block('at player', SEATS);
const YES = block('yes', 1);

export const PARTS: readonly string[] = names;

const cardPart = (weapon: WeaponId, copies: number): number => CARD + weaponOf(weapon) * COPIES + copies - 1;

/** A move by its type, its cards and how many of each, and where it goes. */
export function partsOf(state: State, me: Seat, move: Move, parts: number[]): number {
  let count = 0;
  const add = (part: number): void => {
    parts[count] = part;
    count += 1;
  };
  const addCards = (cards: Cards): void => {
    for (const weapon of WEAPONS) {
      const copies = cards.filter((card) => card === weapon).length;
      if (copies > 0) add(cardPart(weapon, Math.min(COPIES, copies)));
    }
  };
  add(TYPE + TYPES.indexOf(move.type));
  switch (move.type) {
    case 'exchange':
      add(cardPart(move.discard, 1));
      if (move.with !== undefined) add(WITH + weaponOf(move.with));
      break;
    case 'pick':
      add(SLOT + (move.slot % SLOTS));
      break;
    case 'repel':
    case 'defend':
      addCards(move.cards);
      break;
    case 'shoot': {
      const seats = state.players.length;
      add(TARGET + ((move.target - me + seats) % seats));
      addCards(move.cards);
      break;
    }
    case 'vote':
      if (move.yes) add(YES);
      break;
  }
  return count;
}
