import { bulletsTogether, strengthUnder } from '@saloon/caliber-45/wire';
import type { Seat } from '@saloon/kernel';
import type { Cards, View } from '../wire.ts';
import { neededBy } from './choice.ts';

/** C45-ONLINE-6: what a choice of cards would amount to. Bullets above the cap are lost, those above the need are spent. */
export type Strength = {
  readonly sum: number;
  readonly cap: number;
  readonly strength: number;
  readonly needed: number | undefined;
  /** Above the cap. */
  readonly lost: number;
  /** Counts, but more than it takes. */
  readonly spare: number;
};

export type Cartridge = 'needed' | 'over' | 'empty';

/** `isCapped` is whether the cap counts here: a house may leave it out against guards and Indians. */
export function strengthOf(cards: Cards, cap: number, needed: number | undefined, isCapped = true): Strength {
  const sum = bulletsTogether(cards);
  const strength = isCapped ? strengthUnder(cap, sum) : sum;
  const spare = needed === undefined ? 0 : Math.max(0, strength - needed);
  return { sum, cap, strength, needed, lost: sum - strength, spare };
}

const MOST = 12;

/** The belt: a cartridge for every bullet that can count, filled as far as the choice goes. */
export function beltOf({ strength, cap, needed }: Strength): readonly Cartridge[] {
  const length = Math.min(MOST, Math.max(cap, strength));
  return Array.from({ length }, (_, i) =>
    i >= strength ? 'empty' : needed !== undefined && i >= needed ? 'over' : 'needed',
  );
}

/** After which cartridge the mark stands; nowhere when the need is beyond the belt. */
export const markOf = ({ needed, cap, strength }: Strength): number | undefined =>
  needed !== undefined && needed <= Math.min(MOST, Math.max(cap, strength)) ? needed : undefined;

/** Does the cap count at this moment? Against guards and Indians a table may leave it out. */
const isCapped = (view: View, options: Readonly<Record<string, unknown>>): boolean =>
  view.robbery?.threat === undefined || options.capAgainstGuards !== false;

const FIGHTS: readonly View['phase'][] = ['face', 'defend', 'shootout'];

/** What the meter of this seat shows: the choice, or all bullets in hand while nothing is chosen and nothing is asked. */
export function meterOf(
  view: View,
  you: Seat,
  options: Readonly<Record<string, unknown>>,
  { hand, chosen, cap }: { readonly hand: Cards; readonly chosen: Cards; readonly cap: number },
): Strength & { readonly isChoice: boolean } {
  const isFight = view.asked.includes(you) && FIGHTS.includes(view.phase);
  const isChoice = isFight || bulletsTogether(chosen) > 0;
  return { ...strengthOf(isChoice ? chosen : hand, cap, neededBy(view, you), isCapped(view, options)), isChoice };
}
