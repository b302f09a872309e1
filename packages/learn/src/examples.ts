import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnyGame, Encoding } from '@saloon/kernel';

/** Seats that a net gives values for. */
export const MOST_SEATS = 9;
/** Moves of one decision that are kept; a decision with more of them teaches values only. */
export const MOST_MOVES = 48;
/** Parts of one move that are kept. */
export const MOST_PARTS = 8;
/** Stands for a part that isn't there. */
export const NO_PART = 0xffff;
const FULL = 0xffff;

/** A move as the search saw it: how often it was tried, and what it was worth on average. */
export type TriedMove = { readonly parts: readonly number[]; readonly visits: number; readonly worth: number };

/** One moment as one seat saw it, what the search thought of it, and what came of it. */
export type Example = {
  readonly features: Int8Array;
  /** None where the seat had nothing to decide. */
  readonly moves: readonly TriedMove[];
  /** What the game came to for each seat, from 0 to 1, counted from the seat that looks. */
  readonly worth: readonly number[];
};

/**
 * Examples are records of equal size, little-endian, compressed with gzip. One record is
 * `features` bytes; the number of seats and of moves, a byte each; `worth` in 65,535ths, 9 × u16; then for 48 moves
 * their parts (8 × u16 each, 65535 for none), their visits in 65,535ths of all visits (u16) and their worth (u16).
 */
export const recordSize = (features: number): number =>
  features + 2 + 2 * MOST_SEATS + MOST_MOVES * 2 * (MOST_PARTS + 2);

export function packExamples(examples: readonly Example[], features: number): Uint8Array {
  const size = recordSize(features);
  const bytes = new Uint8Array(size * examples.length);
  const view = new DataView(bytes.buffer);
  for (const [i, example] of examples.entries()) packOne(example, features, bytes, view, i * size);
  return gzipSync(bytes, { level: 1 });
}

function packOne({ features, moves, worth }: Example, width: number, bytes: Uint8Array, view: DataView, start: number) {
  bytes.set(new Uint8Array(features.buffer, features.byteOffset, width), start);
  let at = start + width;
  const isListed = moves.length <= MOST_MOVES && moves.every(({ parts }) => parts.length <= MOST_PARTS);
  const kept = isListed ? moves : [];
  bytes[at] = worth.length;
  bytes[at + 1] = kept.length;
  at += 2;
  for (const [seat, share] of worth.entries()) view.setUint16(at + 2 * seat, Math.round(FULL * share), true);
  at += 2 * MOST_SEATS;
  const visits = kept.reduce((sum, move) => sum + move.visits, 0);
  for (let i = 0; i < MOST_MOVES; i++) {
    for (let p = 0; p < MOST_PARTS; p++, at += 2) view.setUint16(at, kept[i]?.parts[p] ?? NO_PART, true);
  }
  for (const { visits: own } of kept) {
    view.setUint16(at, Math.round((FULL * own) / Math.max(1, visits)), true);
    at += 2;
  }
  at += 2 * (MOST_MOVES - kept.length);
  for (const move of kept) {
    view.setUint16(at, Math.round(FULL * Math.min(1, Math.max(0, move.worth))), true);
    at += 2;
  }
}

export function unpackExamples(packed: Uint8Array, features: number): readonly Example[] {
  const bytes = gunzipSync(packed);
  const size = recordSize(features);
  if (bytes.length % size !== 0) {
    throw new Error(`Cannot read the examples: ${bytes.length} bytes are not whole records of ${size}`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: bytes.length / size }, (_, i) => unpackOne(bytes, view, features, i * size));
}

function unpackOne(bytes: Uint8Array, view: DataView, width: number, start: number): Example {
  const features = new Int8Array(bytes.buffer.slice(bytes.byteOffset + start, bytes.byteOffset + start + width));
  const at = start + width;
  const [seats = 0, count = 0] = bytes.subarray(at, at + 2);
  const shareAt = (place: number): number => view.getUint16(place, true) / FULL;
  const worth = Array.from({ length: seats }, (_, seat) => shareAt(at + 2 + 2 * seat));
  const moves = at + 2 + 2 * MOST_SEATS;
  const visits = moves + 2 * MOST_MOVES * MOST_PARTS;
  return {
    features,
    worth,
    moves: Array.from({ length: count }, (_, i) => ({
      parts: Array.from({ length: MOST_PARTS }, (_part, p) =>
        view.getUint16(moves + 2 * (i * MOST_PARTS + p), true),
      ).filter((part) => part !== NO_PART),
      visits: shareAt(visits + 2 * i),
      worth: shareAt(visits + 2 * (MOST_MOVES + i)),
    })),
  };
}

/** The encoding of a game. Throws if it has none. */
export function encodingOf({ id, knowledge }: AnyGame): Encoding<unknown, unknown> {
  if (knowledge.encoding === undefined) throw new Error(`Cannot learn ${id}: the game has no encoding`);
  return knowledge.encoding;
}
