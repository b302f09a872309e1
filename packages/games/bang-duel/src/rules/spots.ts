import type { Seat } from '@saloon/kernel';
import { type Char, NOBODY, opponentOf, type Spot, type State, spotOwner } from './state.ts';

export const charAt = (state: State, spot: Spot): Char => state.chars[spot] ?? noSpot(spot);
const noSpot = (spot: Spot): never => {
  throw new RangeError(`Cannot find spot ${spot}: there are four`);
};
export const healthAt = (state: State, spot: Spot): number => state.health[spot] ?? 0;
export const gearAt = (state: State, spot: Spot): number => state.gear[spot] ?? 0;

/** The spot of a player's AP. */
export const apOf = (state: State, by: Seat): Spot => 2 * by + (state.token[by] ?? 0);
/** BD-POS-3: the only character a player has in play. */
export const isSole = (state: State, by: Seat): boolean => charAt(state, apOf(state, by) ^ 1) === NOBODY;
/** The spot of a player's PP; the AP's if it is the sole character. */
export const ppOf = (state: State, by: Seat): Spot => {
  const ap = apOf(state, by);
  return charAt(state, ap ^ 1) === NOBODY ? ap : ap ^ 1;
};

/** Where a character is in play, or -1. */
export const spotOf = (state: State, char: Char): Spot => {
  const { chars } = state;
  for (let spot = 0; spot < 4; spot++) if (chars[spot] === char) return spot;
  return -1;
};

/** In play with health left. */
export function isAlive(state: State, char: Char): boolean {
  const spot = spotOf(state, char);
  return spot !== -1 && healthAt(state, spot) > 0;
}

/** BD-RES-5: the spot with this priority, from 0: active AP, opposing AP, active PP, opposing PP. It may be empty. */
export function byPriority(state: State, place: number): Spot {
  const by = (place & 1) === 0 ? state.active : opponentOf(state.active);
  const ap = apOf(state, by);
  return place < 2 ? ap : ap ^ 1;
}

/** BD-RELOAD-1: open for both as soon as either player has a sole character. */
export const isReloadOpen = (state: State): boolean =>
  state.chars[0] === NOBODY || state.chars[1] === NOBODY || state.chars[2] === NOBODY || state.chars[3] === NOBODY;

/** The topmost character of this player that is being targeted (section 4.15), or `NOBODY`. */
export const focusOf = (state: State, by: Seat): Char => {
  const { stack } = state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const focus = stack[i]?.focus ?? NOBODY;
    if (focus === NOBODY) continue;
    const spot = spotOf(state, focus);
    if (spot !== -1 && spotOwner(spot) === by) return focus;
  }
  return NOBODY;
};

/** BD-ACT-1, BD-ACT-3, BD-ACT-9: the one spot of this player whose ability and equipment work by position. */
export const activeSpot = (state: State, by: Seat): Spot =>
  state.stack.length === 0 ? apOf(state, by) : activeAmidst(state, by);

/** The same while something is being resolved. */
const activeAmidst = (state: State, by: Seat): Spot => {
  const ap = apOf(state, by);
  if (charAt(state, ap ^ 1) === NOBODY) return ap;
  const focus = focusOf(state, by);
  return focus === NOBODY ? ap : spotOf(state, focus);
};
