import { itemAt, type Seat, seat } from '@saloon/kernel';
import {
  countOf,
  HELPER,
  INDIANS,
  JOKER,
  type Kind,
  loadablePart,
  MISS,
  type Pack,
  SWITCH,
  sizeOf,
  union,
  without,
} from '../../rules/cards.ts';
import { COPIES, SHERIFFS } from '../../rules/data.ts';
import { discards } from '../../rules/hand-moves.ts';
import { playerAt, type State } from '../../rules/state.ts';
import { shootoutCards } from '../best-set.ts';
import { kindToCollect } from '../set-strength.ts';

/** Inputs of the net for turns, with three or more players: own cards, the table, and what others show. */
export const TURN_FEATURES = [
  'set',
  'value',
  'sevens',
  'loaded-set',
  'loose',
  'second-set',
  'set-left',
  'jokers',
  'jokers-left',
  'misses-loaded',
  'misses-held',
  'helpers',
  'helpers-held',
  'switches',
  'indians',
  'throw',
  'hand',
  'loaded',
  'giving-back',
  'no-sheriff',
  'one-sheriff',
  'two-sheriffs',
  'three-sheriffs',
  'sheriff-near',
  'deck',
  'loot',
  'my-turn',
  'my-turn-in-1',
  'my-turn-in-2',
  'my-turn-in-3',
  'my-turn-in-4',
  'most-loaded',
  'mean-loaded',
  'ahead-in-loaded',
  'three-players',
  'four-players',
  'five-players',
  'left-1-loaded',
  'left-1-helpers',
  'left-2-loaded',
  'left-2-helpers',
  'left-3-loaded',
  'left-3-helpers',
  'left-4-loaded',
  'left-4-helpers',
] as const;

/** Fills `x`. All features are scaled to about the same size, near zero. */
export function turnFeatures(state: State, me: Seat, x = new Float64Array(TURN_FEATURES.length)): Float64Array {
  x.fill(0);
  lookAtOwnCards(state, me, x);
  const { players, deck, loot, sheriffs } = state;
  const seats = players.length;
  x[19 + sheriffs] = 1;
  x[23] = (5 * (SHERIFFS - sheriffs)) / Math.max(1, deck.length) - 0.5;
  x[24] = deck.length / 20 - 1;
  x[25] = loot.length / 10 - 1;
  x[26 + ((me - state.active + seats) % seats)] = 1;
  let most = 0;
  let total = 0;
  for (let i = 1; i < seats; i++) {
    const rival = playerAt(state, seat((me + i) % seats));
    const loaded = sizeOf(rival.revolver);
    most = Math.max(most, loaded);
    total += loaded;
    x[35 + 2 * i] = loaded / 2 - 1;
    x[36 + 2 * i] = rival.helpers;
  }
  x[31] = most / 2 - 1.5;
  x[32] = total / (2 * seats - 2) - 1;
  x[33] = (sizeOf(playerAt(state, me).revolver) - most) / 2;
  x[31 + seats] = 1;
  return x;
}

function lookAtOwnCards(state: State, me: Seat, x: Float64Array): void {
  const { hand, revolver, helpers } = playerAt(state, me);
  const all = union(loadablePart(hand), revolver);
  const wanted = kindToCollect(all);
  const jokers = countOf(all, JOKER);
  const misses = countOf(revolver, MISS);
  if (wanted !== undefined) {
    const count = countOf(all, wanted);
    const inSet = countOf(revolver, JOKER) + countOf(revolver, wanted);
    x[0] = (count + jokers) / 2 - 1.5;
    x[1] = wanted / 3 - 1;
    x[2] = wanted === SEVENS ? 1 : 0;
    x[3] = inSet / 2 - 0.75;
    x[4] = (sizeOf(revolver) - inSet - misses) / 2;
    x[5] = secondSet(hand, wanted) - 1;
    x[6] = (itemAt(COPIES_OF, wanted) - count - thrown(state, wanted)) / 2 - 2;
  }
  x[7] = jokers / 2;
  x[8] = (itemAt(COPIES_OF, JOKER) - jokers - thrown(state, JOKER)) / 2 - 2;
  x[9] = misses;
  x[10] = countOf(hand, MISS);
  x[11] = helpers;
  x[12] = countOf(hand, HELPER);
  x[13] = countOf(hand, SWITCH);
  x[14] = countOf(hand, INDIANS);
  x[15] = largestThrow(without(hand, shootoutCards(hand, wanted))) - 1.5;
  x[16] = sizeOf(hand) / 2 - 1.5;
  x[17] = sizeOf(revolver) / 2 - 1;
  x[18] = state.phase === 'switch-return' ? 1 : 0;
}

const SEVENS: Kind = 6;
const COPIES_OF: readonly number[] = Object.values(COPIES);

/** The size of the second-best set in hand. */
function secondSet(hand: Pack, wanted: Kind): number {
  let most = 0;
  for (let kind = 0; kind < JOKER; kind++) if (kind !== wanted) most = Math.max(most, countOf(hand, kind));
  return most;
}

/** Copies of a kind in the loot, which never come back (WB-DISC-9). */
function thrown({ loot }: State, kind: Kind): number {
  let count = 0;
  for (let i = 0; i < loot.length; i++) if (loot[i] === kind) count += 1;
  return count;
}

/** The size of the largest legal discard of these cards. */
function largestThrow(spare: Pack): number {
  const known = LARGEST.get(spare);
  if (known !== undefined) return known;
  const most = discards(spare).cards.reduce((largest, cards) => Math.max(largest, sizeOf(cards)), 0);
  if (LARGEST.size === MOST_KNOWN) LARGEST.clear();
  LARGEST.set(spare, most);
  return most;
}

/** The cache is simply cleared when it is full. */
const MOST_KNOWN = 100_000;
const LARGEST = new Map<Pack, number>();
