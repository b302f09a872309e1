import type { AimCode } from './aims.ts';
import type { Move } from './moves.ts';
import type { Order, OrderCode } from './order.ts';
import * as orders from './order.ts';

// Held here: an imported name is looked up and checked at each use (docs/architecture.md, "Where speed comes from").
const { aimIn, orderIn, unpack } = orders;

/**
 * The legal moves that are being listed, or were listed last, and what each of them means. Whoever asks for a list mostly
 * plays a move of it next: then nobody has to look into that move, which is one of thousands and so seldom at hand for
 * the processor. Nothing but speed depends on it: a move that is not here is looked into.
 */
const offered: Move[] = [{ type: 'decline' }];
/** 0 where it has to be looked up in the move. Longer than any list can be. */
const codes = new Int32Array(8192);
const latest = { count: 0 };

export const beginList = (): void => {
  latest.count = 0;
};

/** Moves of one type, and what they mean. */
export type Row = { readonly moves: readonly Move[]; readonly codes: readonly OrderCode[] };

export function moveAt(row: Row, place = 0): Move {
  const move = row.moves[place];
  if (move === undefined) throw new RangeError(`Cannot find move ${place}: there are ${row.moves.length}`);
  return move;
}

/** Puts the move at this place of a row on the list. */
export const offer = (row: Row, place = 0): void => offerMove(moveAt(row, place), row.codes[place]);

export function offerMove(move: Move, code: OrderCode = 0): void {
  const { count } = latest;
  offered[count] = move;
  codes[count] = code;
  latest.count = count + 1;
}

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
  if (count === 0 || count > 6) return offered.slice(0, count);
  const a = listed(0);
  if (count === 1) return [a];
  const b = listed(1);
  if (count === 2) return [a, b];
  const c = listed(2);
  if (count === 3) return [a, b, c];
  const d = listed(3);
  if (count === 4) return [a, b, c, d];
  const e = listed(4);
  return count === 5 ? [a, b, c, d, e] : [a, b, c, d, e, listed(5)];
}

function listed(place: number): Move {
  const move = offered[place];
  if (move === undefined) throw new RangeError(`Cannot list move ${place}: it was not offered`);
  return move;
}

/** Further down a long list it is quicker to look into the move. */
const SEARCHED = 24;

/** Where the move is on the list that was made last, or -1 when it is not, or far down. */
function placeOf(move: Move): number {
  const end = Math.min(latest.count, SEARCHED);
  for (let place = 0; place < end; place++) if (offered[place] === move) return place;
  return -1;
}

/** Is it known to be on the list that was made last? Then it is a choice, and no reflex. */
export const isListed = (move: Move): boolean => placeOf(move) !== -1;

/** What a move means. */
export function orderOf(move: Move): Order {
  const place = placeOf(move);
  const code = place === -1 ? 0 : (codes[place] ?? 0);
  return code === 0 ? orderIn(move) : unpack(code);
}
