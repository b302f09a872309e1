import type { AimCode } from './aims.ts';
import type { Move } from './moves.ts';
import { aimIn, type Order, type OrderCode, orderIn, unpack } from './order.ts';

/**
 * The legal moves that are being listed, or were listed last, and what each of them means. Whoever asks for a list mostly
 * plays a move of it next: then nobody has to look into that move, which is one of thousands and so seldom at hand for
 * the processor. Nothing but speed depends on it: a move that is not here is looked into.
 */
const offered: Move[] = [{ type: 'decline' }];
/** 0 where it has to be looked up in the move. Longer than any list can be. */
const codes = new Int32Array(8192);
/** How many moves are on the list, and where the one was that was looked for last. */
const latest = { count: 0, found: 0 };

export const beginList = (): void => {
  latest.count = 0;
};

/** Moves of one type, and what they mean. */
export type Row = { readonly moves: readonly Move[]; readonly codes: readonly OrderCode[] };

export const moveAt = (row: Row, place = 0): Move => row.moves[place] ?? noMove(row, place);
const noMove = (row: Row, place: number): never => {
  throw new RangeError(`Cannot find move ${place}: there are ${row.moves.length}`);
};

/** Puts the move at this place of a row on the list. */
export const offer = (row: Row, place = 0): void => offerMove(moveAt(row, place), row.codes[place] ?? 0);

/** Without a code it is looked up in the move. */
export const offerMove = (move: Move, code: OrderCode = 0): void => {
  const { count } = latest;
  offered[count] = move;
  codes[count] = code;
  latest.count = count + 1;
};

/** How many moves are on the list. */
export const countOffered = (): number => latest.count;

/** Takes moves with a known meaning off the list again, all from this place on, and answers what they were aimed at. */
export function takeBack(from: number): AimCode[] {
  const aims: AimCode[] = [];
  for (let place = from; place < latest.count; place++) aims.push(aimIn(codes[place] ?? 0));
  latest.count = from;
  return aims;
}

/** The list. Most are short, and one that is written out is made at once: to copy a list or to let it grow takes longer. */
export function endList(): readonly Move[] {
  const { count } = latest;
  if (count === 0 || count > 9) return offered.slice(0, count);
  const a = listed(0);
  if (count === 1) return [a];
  const b = listed(1);
  if (count === 2) return [a, b];
  const c = listed(2);
  if (count === 3) return [a, b, c];
  const d = listed(3);
  if (count === 4) return [a, b, c, d];
  const e = listed(4);
  return count === 5 ? [a, b, c, d, e] : endLonger(count, a, b, c, d, e);
}

const endLonger = (count: number, a: Move, b: Move, c: Move, d: Move, e: Move): readonly Move[] => {
  const f = listed(5);
  if (count === 6) return [a, b, c, d, e, f];
  const g = listed(6);
  if (count === 7) return [a, b, c, d, e, f, g];
  const h = listed(7);
  return count === 8 ? [a, b, c, d, e, f, g, h] : [a, b, c, d, e, f, g, h, listed(8)];
};

const listed = (place: number): Move => offered[place] ?? notOffered(place);
const notOffered = (place: number): never => {
  throw new RangeError(`Cannot list move ${place}: it was not offered`);
};

/** Further down a long list it is quicker to look into the move. */
const SEARCHED = 24;

/**
 * Where the move is on the list that was made last, or -1 when it is not, or far down. The move itself stands on the left:
 * V8 looks into what is on the left of a comparison, and so into this one move and not into every move of the list.
 */
const placeOf = (move: Move): number => {
  if (move === offered[latest.found]) return latest.found;
  const end = Math.min(latest.count, SEARCHED);
  for (let place = 0; place < end; place++) {
    if (move === offered[place]) {
      latest.found = place;
      return place;
    }
  }
  return -1;
};

/** Is it known to be on the list that was made last? Then it is a choice, and no reflex. */
export const isListed = (move: Move): boolean => placeOf(move) !== -1;

/** What a move means. */
export function orderOf(move: Move): Order {
  const place = placeOf(move);
  const code = place === -1 ? 0 : (codes[place] ?? 0);
  return code === 0 ? orderIn(move) : unpack(code);
}
