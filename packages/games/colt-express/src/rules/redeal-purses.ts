import type { Rng, Seat } from '@saloon/kernel';
import {
  banditOfZone,
  drawUnseen,
  isSeenBy,
  isSheet,
  oneUnseen,
  type Purse,
  purse,
  valueIn,
  zoneOf,
} from './purses.ts';
import type { State } from './state.ts';

/**
 * Deals the values of all purses again that this seat, if there is one, doesn't know for certain, by the real counts. Purses on the floor
 * become unseen, those on others' sheets get a value each. What others know beside their own purses is forgotten.
 */
export function redealPurses(state: State, me: Seat | undefined, rng: Rng): void {
  const known: Purse[] = [];
  const sheets: number[] = [];
  let { unseen } = state;
  for (let i = 0; i < state.purses.length; i++) {
    const token = state.purses[i] as Purse;
    const zone = zoneOf(token);
    if (me !== undefined && isSeenBy(token, me))
      insert(known, purse(valueIn(token), zone, (1 << me) | ownerBit(state, zone)));
    else {
      unseen += oneUnseen(valueIn(token));
      if (isSheet(zone)) insert(sheets, zone);
    }
  }
  for (let i = 0; i < sheets.length; i++) {
    const zone = sheets[i] as number;
    const value = drawUnseen(unseen, rng);
    unseen -= oneUnseen(value);
    known.push(purse(value, zone, ownerBit(state, zone)));
  }
  state.purses = known;
  state.unseen = unseen;
}

/** Keeps a short list sorted. Sorting it afterwards was slower, and search deals all the time. */
function insert(list: number[], value: number): void {
  let at = list.length;
  list.push(value);
  while (at > 0 && (list[at - 1] as number) > value) {
    list[at] = list[at - 1] as number;
    at -= 1;
  }
  list[at] = value;
}

/** CE-ROB-4: the owner of a purse knows its value. */
const ownerBit = (state: State, zone: number): number =>
  isSheet(zone) ? 1 << (state.owner[banditOfZone(zone)] as number) : 0;
