import { type Rng, type Seat, seat, seatsOf } from '@saloon/kernel';
import {
  contains,
  countOf,
  JOKER,
  NO_CARDS,
  ordinaryPart,
  type Pack,
  packOf,
  sizeOf,
  union,
  without,
} from '../rules/cards.ts';
import { SHERIFFS_TO_START } from '../rules/data.ts';
import type { Move } from '../rules/moves.ts';
import { autoMiss, bestReading, highestKind, sizeOfSet } from '../rules/showdown.ts';
import { playerAt, type State } from '../rules/state.ts';
import { bestKind, setInHand, shootoutCards } from './best-set.ts';

/** A set this large is worth loading early, and worth starting a shootout with. */
const GOOD_SET = 3;

/**
 * A simple fixed strategy: collect one denomination, load three of a kind at once and everything useful once sheriffs
 * are out, discard as much of the rest as possible, start a shootout with a good set, slap in a race. It never looks
 * ahead. Bots are measured against it, so it must not change.
 */
export function script(state: State, by: Seat, legal: readonly Move[], _rng: Rng): Move | undefined {
  switch (state.phase) {
    case 'turn':
      return loadHabit(state, by, legal) ?? (by === state.active ? turnHabit(state, by, legal) : undefined);
    case 'duel-suspense':
    case 'arrival-suspense':
      return loadHabit(state, by, legal);
    case 'switch-return':
      return returnHabit(state, by, legal);
    case 'sealed':
      return sealedHabit(state, by, legal);
    case 'miss-choice':
      return missHabit(state, by, legal);
    case 'race':
      return legal.find(({ type }) => type === 'slap');
    case 'round-over':
      return legal.find(({ type }) => type === 'ready');
    case 'no-go-window':
    case 'game-over':
      return undefined;
  }
}

/** Loads three of a kind at once, and from the second sheriff on everything that helps. */
function loadHabit(state: State, by: Seat, legal: readonly Move[]): Move | undefined {
  const player = playerAt(state, by);
  const kind = bestKind(player);
  if (state.sheriffs >= SHERIFFS_TO_START) return withCards(legal, 'load', shootoutCards(player.hand, kind));
  const isGood = bestSet(union(player.hand, player.revolver)) >= GOOD_SET;
  return isGood ? withCards(legal, 'load', setInHand(player.hand, kind)) : undefined;
}

function turnHabit(state: State, by: Seat, legal: readonly Move[]): Move | undefined {
  const { hand, revolver } = playerAt(state, by);
  const others = seatsOf(state.players.length).filter((other) => other !== by);
  const loaded = others.map((other) => sizeOf(playerAt(state, other).revolver));
  const isArmed = bestSet(revolver) >= GOOD_SET && sizeOf(revolver) >= Math.max(...loaded);
  const start = legal.find(({ type }) => type === 'start-shootout' || type === 'call-duel');
  if (start !== undefined && isArmed) return start;

  const helper = legal.find((move) => move.type === 'play-event' && move.card === 'helper');
  if (helper !== undefined) return helper;
  const indians = legal.find((move) => move.type === 'play-event' && move.card === 'indians');
  if (indians !== undefined && loaded.reduce((sum, size) => sum + size, 0) >= GOOD_SET) return indians;

  const spare = without(hand, shootoutCards(hand, bestKind(playerAt(state, by))));
  const thrown = largestDiscard(legal, spare);
  if (thrown !== undefined && thrown.cards.length > 1) return thrown;
  return switchHabit(state, others, legal) ?? thrown ?? legal.find(({ type }) => type === 'pass');
}

/** A Switch targets the largest hand. */
function switchHabit(state: State, others: readonly Seat[], legal: readonly Move[]): Move | undefined {
  const fullest = others.reduce<Seat>(
    (most, other) => (sizeOf(playerAt(state, other).hand) > sizeOf(playerAt(state, most).hand) ? other : most),
    others[0] ?? seat(0),
  );
  return legal.find((move) => move.type === 'play-event' && move.target === fullest);
}

type Discard = Move & { readonly type: 'discard' };
const isDiscard = (move: Move): move is Discard => move.type === 'discard';

/** The largest legal discard of unwanted cards. */
function largestDiscard(legal: readonly Move[], spare: Pack): Discard | undefined {
  let largest: Discard | undefined;
  for (const move of legal) {
    if (!isDiscard(move) || !contains(spare, packOf(move.cards))) continue;
    if (largest === undefined || move.cards.length > largest.cards.length) largest = move;
  }
  return largest;
}

/** After a Switch, unwanted cards go back. */
function returnHabit(state: State, by: Seat, legal: readonly Move[]): Move | undefined {
  const player = playerAt(state, by);
  const spare = without(player.hand, shootoutCards(player.hand, bestKind(player)));
  const isSpare = (move: Move) => move.type === 'return-cards' && contains(spare, packOf(move.cards));
  return legal.find(isSpare) ?? legal[0];
}

/** The highest unwanted card is the quick one. The set is loaded if the revolver has none. */
function sealedHabit(state: State, by: Seat, legal: readonly Move[]): Move | undefined {
  const { hand, revolver } = playerAt(state, by);
  const set = setInHand(hand, bestKind(playerAt(state, by)));
  const load = bestSet(revolver) > 1 ? NO_CARDS : set;
  const spare = ordinaryPart(without(hand, set));
  const quick = spare === NO_CARDS ? undefined : String(bestReading(spare, 0) & 7);
  const choices = legal.filter((move) => move.type === 'sealed-choice' && packOf(move.load) === load);
  return choices.find((move) => move.type === 'sealed-choice' && move.quick === quick) ?? choices[0];
}

function missHabit(state: State, by: Seat, legal: readonly Move[]): Move | undefined {
  const { division } = state;
  const kind = division === undefined ? undefined : highestKind(state, division);
  if (division === undefined || kind === undefined) return undefined;
  const owner = autoMiss(state, division, by, kind);
  return legal.find((move) => move.type === 'miss-target' && move.owner === owner);
}

const bestSet = (cards: Pack): number => sizeOfSet(bestReading(ordinaryPart(cards), countOf(cards, JOKER)));

const withCards = (legal: readonly Move[], type: 'load', cards: Pack): Move | undefined =>
  cards === NO_CARDS ? undefined : legal.find((move) => move.type === type && packOf(move.cards) === cards);
