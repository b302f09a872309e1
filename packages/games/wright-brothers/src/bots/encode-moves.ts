import { featureLayout, type Seat } from '@saloon/kernel';
import { CARDS } from '../rules/cards.ts';
import type { Cards, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export const SEATS = 5;
/** Copies of one card in a hand. */
const COPIES = 12;
const TYPES = [
  'pass',
  'discard',
  'play-event',
  'start-shootout',
  'call-duel',
  'return-cards',
  'load',
  'slap',
  'press',
  'sealed-choice',
  'miss-target',
  'ready',
] as const satisfies readonly Move['type'][];

const { names, block } = featureLayout();
const TYPE = block('move', TYPES.length);
const CARD = block('card and how many of it', CARDS.length * COPIES);
const PLAYED = block('event or quick card', CARDS.length);
const TARGET = block('at player', SEATS);

export const PARTS: readonly string[] = names;

/** A move by its type, its cards and how many of each, and whom it is aimed at. */
export function partsOf(state: State, me: Seat, move: Move, parts: number[]): number {
  let count = 0;
  const add = (part: number): void => {
    parts[count] = part;
    count += 1;
  };
  const addCards = (cards: Cards): void => {
    for (const [kind, card] of CARDS.entries()) {
      const copies = cards.filter((one) => one === card).length;
      if (copies > 0) add(CARD + kind * COPIES + Math.min(COPIES, copies) - 1);
    }
  };
  const addTarget = (target: Seat | undefined): void => {
    const seats = state.players.length;
    if (target !== undefined) add(TARGET + ((target - me + seats) % seats));
  };
  add(TYPE + TYPES.indexOf(move.type));
  switch (move.type) {
    case 'discard':
    case 'return-cards':
    case 'load':
      addCards(move.cards);
      break;
    case 'play-event':
      add(PLAYED + CARDS.indexOf(move.card));
      addTarget(move.target);
      break;
    case 'sealed-choice':
      if (move.quick !== undefined) add(PLAYED + CARDS.indexOf(move.quick));
      addCards(move.load);
      break;
    case 'miss-target':
      addTarget(move.owner);
      break;
  }
  return count;
}
