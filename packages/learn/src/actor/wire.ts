import { readSync, writeSync } from 'node:fs';
import type { Encoding } from '@saloon/kernel';

/** Moves of one decision that the net can choose from. Where there are more, it gets an even choice of them. */
const MOST_MOVES = 48;
/** Parts of one move that are sent, where a move can have several. */
const MOST_PARTS = 8;
/** Seats that a net gives values for. */
export const MOST_SEATS = 9;
/** Stands for a part that isn't there, and for a next choice that nobody made. */
export const NO_PART = 0xffff;

/**
 * A message to the learner, little-endian:
 *
 * - two u32: how many decisions and how many games have finished since the last message;
 * - each finished decision: u32 message and u32 row it was asked in, f32 advantage, f32 reward, u32 the others' next choice
 *   (`NO_PART` if there was none), 9 × f32 win shares from its own seat on, −1 beyond the last seat;
 * - each finished game: u32 opponents, as a place in the list of kinds, f32 win share of the learning side;
 * - the rows, one for each table of this half, as `Layout` says: each block for all rows.
 */
export const START = 8;
export const DECISION = 20 + 4 * MOST_SEATS;
export const RESULT = 8;

/** Where the blocks of the rows are. Python reads the same numbers from the actor's first line. */
export type Layout = {
  readonly rows: number;
  readonly features: number;
  /** Seats whose observations follow each other in a row: the seat that is asked, and with a critic all others too. */
  readonly looks: number;
  readonly parts: number;
  /** Parts of a move. */
  readonly width: number;
  readonly moves: number;
  /** i8: observations, row by row and seat by seat. */
  readonly observations: number;
  /** u8 each: the number of moves, of seats, and who decides: 0 the net that learns, or a number that picks an old one. */
  readonly counts: number;
  readonly seats: number;
  readonly players: number;
  /** u16: the parts of each move. */
  readonly partsAt: number;
  readonly size: number;
  /** The learner's answer: u32 segment, u8 places of the chosen moves, then f32 values at `values`. */
  readonly values: number;
  readonly answer: number;
};

const even = (n: number): number => n + (n % 2);
const fourfold = (n: number): number => 4 * Math.ceil(n / 4);

export function layoutOf(encoding: Encoding<unknown, unknown>, rows: number, looks: number): Layout {
  const features = encoding.features.length;
  const width = encoding.isFixed ? 1 : MOST_PARTS;
  const counts = rows * looks * features;
  const partsAt = even(counts + 3 * rows);
  const values = fourfold(4 + rows);
  return {
    rows,
    features,
    looks,
    parts: encoding.parts.length,
    width,
    moves: MOST_MOVES,
    observations: 0,
    counts,
    seats: counts + rows,
    players: counts + 2 * rows,
    partsAt,
    size: partsAt + 2 * rows * MOST_MOVES * width,
    values,
    answer: values + 4 * rows,
  };
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

export function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(descriptor, bytes, at, bytes.length - at);
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  }
}

/** Fills `bytes`. Returns false if the other end has closed the pipe. */
export function readAll(descriptor: number, bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; ) {
    try {
      const got = readSync(descriptor, bytes, at, bytes.length - at, null);
      if (got === 0) return false;
      at += got;
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  }
  return true;
}
