import type { CardId } from '../wire.ts';
import { type Draft, narrow } from './narrow.ts';
import type { Situation } from './situation.ts';
import { spotKey } from './spots.ts';

/**
 * What letting a card go over a place means: a target that one of its moves has, or the street for a card that needs
 * none. `drop` is the key of a spot, or `street`. Nothing when it cannot be meant.
 */
export function readDrop(situation: Situation, card: CardId, key: number, drop: string): Draft | undefined {
  const first: Draft = { picks: [{ spot: { type: 'hand', card }, key }], way: undefined };
  const { left } = narrow(situation, first);
  if (left.length === 0) return undefined;
  if (drop === 'street') return first;
  const aim = left.flatMap(({ spots }) => spots.slice(1)).find((spot) => spotKey(spot) === drop);
  return aim === undefined ? undefined : { ...first, picks: [...first.picks, { spot: aim }] };
}
