import { below, type Rng, type Seat } from '@saloon/kernel';
import { PURSE_COPIES, PURSE_VALUES } from './data.ts';
import { type Bandit, pursesIn, type Spot, type State } from './state.ts';

/**
 * Purses that someone has seen, each as one number: its value (a place in `PURSE_VALUES`), its zone (a location, or a
 * bandit's sheet), and a bit for each seat that knows it for certain. A seat loses certainty when a random purse is
 * taken where it can't see which one (CE-RULING-4).
 */
export type Purse = number;
/** A location is its own zone; sheets come after all locations. */
export type Zone = number;
const SHEETS = 16;
export const sheetZone = (bandit: Bandit): Zone => SHEETS + bandit;
export const floorZone = (spot: Spot): Zone => spot;
export const isSheet = (zone: Zone): boolean => zone >= SHEETS;
export const banditOfZone = (zone: Zone): Bandit => zone - SHEETS;

export const purse = (value: number, zone: Zone, seenBy: number): Purse => value | (zone << 3) | (seenBy << 8);
export const valueIn = (token: Purse): number => token & 7;
export const zoneOf = (token: Purse): Zone => (token >>> 3) & 31;
export const seenBy = (token: Purse): number => token >>> 8;
export const isSeenBy = (token: Purse, by: Seat): boolean => ((token >>> (8 + by)) & 1) === 1;
export const dollars = (value: number): number => PURSE_VALUES[value] as number;
export const EVERYBODY = 63;

/** Purses of each value that nobody has seen, four bits each. */
export type Unseen = number;
export const unseenOf = (unseen: Unseen, value: number): number => (unseen >>> (4 * value)) & 15;
export const oneUnseen = (value: number): Unseen => 1 << (4 * value);
export const ALL_PURSES: Unseen = PURSE_COPIES.reduce((all, copies, value) => all + copies * oneUnseen(value), 0);
export function unseenCount(unseen: Unseen): number {
  const pairs = (unseen & 0x0f0f0f) + ((unseen >>> 4) & 0x0f0f0f);
  return (pairs & 0xff) + ((pairs >>> 8) & 0xff) + (pairs >>> 16);
}

/** Draws the value of an unseen purse, each with the same chance. */
export function drawUnseen(unseen: Unseen, rng: Rng): number {
  let left = below(rng, unseenCount(unseen));
  for (let value = 0; value < PURSE_VALUES.length; value++) {
    left -= unseenOf(unseen, value);
    if (left < 0) return value;
  }
  throw new Error('Cannot draw a purse: there is none that nobody has seen');
}

/**
 * CE-RULING-4: moves a random purse of a zone to another zone, or out of play. The seats in `witnesses` see which one
 * it is. Returns its value. The caller must update the counts in `loot` and `sheet` afterwards.
 */
export function takePurse(state: State, from: Zone, to: Zone | 'box', witnesses: number): number {
  const here = pursesIn((isSheet(from) ? state.sheet[banditOfZone(from)] : state.loot[from]) as number);
  let left = below(state.rng, here);
  const { purses } = state;
  let place = 0;
  for (; place < purses.length; place++) {
    if (zoneOf(purses[place] as Purse) !== from) continue;
    if (left === 0) break;
    left -= 1;
  }
  if (place === purses.length) {
    const value = drawUnseen(state.unseen, state.rng);
    state.unseen -= oneUnseen(value);
    purses.push(purse(value, from, 0));
  }
  return movePurse(state, place, here, to, witnesses);
}

/** Moves the purse at this place of the list. */
export function movePurse(state: State, place: number, here: number, to: Zone | 'box', witnesses: number): number {
  const { purses } = state;
  const token = purses[place] as Purse;
  const value = valueIn(token);
  if (zoneOf(token) === to) throw new Error('Cannot take a purse: it is there already');
  const knew = forgetWhatLeft(state, place, here, witnesses);
  if (to === 'box') {
    purses.splice(place, 1);
    state.unseen += oneUnseen(value);
    return value;
  }
  purses[place] = purse(value, to, knew | witnesses);
  return value;
}

/**
 * Updates what each seat knows for certain when one of the `here` purses of a zone leaves it. A seat that doesn't see
 * which one loses one of every value there, unless all of them are equal and known. Returns the seats that know the
 * value of the purse without seeing it.
 */
function forgetWhatLeft(state: State, place: number, here: number, witnesses: number): number {
  const { purses } = state;
  const token = purses[place] as Purse;
  const zone = zoneOf(token);
  let knew = 0;
  let anybody = 0;
  for (let i = 0; i < purses.length; i++) if (zoneOf(purses[i] as Purse) === zone) anybody |= purses[i] as Purse;
  for (let by = 0; by < state.players.length; by++) {
    const bit = 1 << (8 + by);
    if ((anybody & bit) === 0) continue;
    const isSeer = (witnesses & (1 << by)) !== 0;
    let known = 0;
    let values = 0;
    for (let i = 0; i < purses.length; i++) {
      const other = purses[i] as Purse;
      if (zoneOf(other) !== zone || (other & bit) === 0) continue;
      known += 1;
      values |= 1 << valueIn(other);
    }
    if (!isSeer && known === here && (values & (values - 1)) === 0) {
      knew |= 1 << by;
      continue;
    }
    // A witness knows that one of this value left. For anyone else it may have been one of any value.
    let doubtful = isSeer ? values & (1 << valueIn(token)) : values;
    if ((token & bit) !== 0) doubtful &= ~(1 << valueIn(token));
    for (let i = 0; i < purses.length && doubtful !== 0; i++) {
      const other = purses[i] as Purse;
      if (i === place || zoneOf(other) !== zone || (other & bit) === 0) continue;
      if ((doubtful & (1 << valueIn(other))) === 0) continue;
      doubtful &= ~(1 << valueIn(other));
      purses[i] = other & ~bit;
    }
  }
  return knew;
}
