import type { Move } from '../wire.ts';
import type { Situation } from './situation.ts';
import { type Spot, spotKey, spotsOf } from './spots.ts';

/** Something that was pressed; `key` tells which copy of a card in the hand. */
export type Pick = { readonly spot: Spot; readonly key?: number | undefined };

/** Different things that can be done with the same card: play it, fire it as a Colt, reload it, pay with it. */
export type Way = 'play' | 'colt' | 'reload' | 'sundance' | 'pearl' | 'other';

export type Draft = { readonly picks: readonly Pick[]; readonly way: Way | undefined };
export const NO_DRAFT: Draft = { picks: [], way: undefined };

export function wayOf(move: Move): Way {
  switch (move.type) {
    case 'play':
      return move.as === 'colt' ? 'colt' : 'play';
    case 'reload':
    case 'sundance':
    case 'pearl':
      return move.type;
    default:
      return 'other';
  }
}

export type Candidate = { readonly move: Move; readonly spots: readonly Spot[] };
export type Narrowed = {
  /** The moves that what was pressed can still become. */
  readonly left: readonly Candidate[];
  /** The spots that can be pressed next: all that is lit. */
  readonly lit: ReadonlySet<string>;
  /** The one move that is left, once something was pressed for it. */
  readonly ready: Move | undefined;
};

/** What can be done with what has been pressed so far. */
export function narrow({ view, moves }: Situation, { picks, way }: Draft): Narrowed {
  const left = moves
    .map((move): Candidate => ({ move, spots: spotsOf(move, view) }))
    .filter(({ spots }) => picks.every(({ spot }, i) => isAt(spots, i, spot)))
    .filter(({ move }) => way === undefined || wayOf(move) === way);
  const lit = new Set(
    left.flatMap(({ spots }) => {
      const next = spots[picks.length];
      return next === undefined ? [] : [spotKey(next)];
    }),
  );
  return { left, lit, ready: left.length === 1 && picks.length > 0 ? left[0]?.move : undefined };
}

const isAt = (spots: readonly Spot[], i: number, spot: Spot): boolean => {
  const at = spots[i];
  return at !== undefined && spotKey(at) === spotKey(spot);
};

/** The ways among these moves, in the order in which they are offered. */
export const waysIn = (left: readonly Candidate[]): readonly Way[] => [...new Set(left.map(({ move }) => wayOf(move)))];

/**
 * What pressing a spot makes of the draft: one step further, one step back, or a fresh start from it. Nothing when it
 * leads nowhere.
 */
export function pressed(situation: Situation, draft: Draft, spot: Spot, key?: number): Draft | undefined {
  const again = draft.picks.findIndex((pick) => pick.key === key && spotKey(pick.spot) === spotKey(spot));
  if (again >= 0) return { picks: draft.picks.slice(0, again), way: again === 0 ? undefined : draft.way };
  if (narrow(situation, draft).lit.has(spotKey(spot))) return { ...draft, picks: [...draft.picks, { spot, key }] };
  if (narrow(situation, NO_DRAFT).lit.has(spotKey(spot))) return { picks: [{ spot, key }], way: undefined };
  return undefined;
}
