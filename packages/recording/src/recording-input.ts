import {
  type AnyGame,
  canonicalJson,
  type Game,
  type Input,
  type Millis,
  type Seat,
  type Seed,
  seat,
} from '@saloon/kernel';
import { isHex } from './fair.ts';
import type { RecordingProblem } from './problem.ts';

/** Any JSON object. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export const isSeed = (value: unknown): value is Seed => isHex(value);

/** An input in the file's format. A move's fields have a fixed order, so that equal recordings are equal text. */
export function formatInput<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  input: Input<Move>,
): object {
  if (input.type !== 'move') return input;
  const { type, at, seat: by, move, reaction, answers } = input;
  return { type, at, seat: by, move: game.formatMove(move), reaction, answers };
}

/** Reads an input of a file, or returns what is wrong with it. */
export function readInput(row: unknown, seats: number, game: AnyGame): Input<unknown> | RecordingProblem {
  if (!isRow(row)) return { code: 'not-an-object' };
  const { type, at } = row;
  if (!isCount(at)) return { code: 'bad-time', found: quoted(at) };
  if (type === 'timer') return isCount(row.id) ? { type, at, id: row.id } : { code: 'timer-without-id' };
  if (!isCount(row.seat) || row.seat >= seats) return { code: 'unknown-seat', found: quoted(row.seat) };
  const by = seat(row.seat);
  switch (type) {
    case 'move':
      return readMove(row, at, by, game);
    case 'lag':
      return isCount(row.roundTrip) || row.roundTrip === 'local'
        ? { type, at, seat: by, roundTrip: row.roundTrip }
        : { code: 'bad-round-trip', found: quoted(row.roundTrip) };
    case 'leave':
    case 'return':
      return { type, at, seat: by };
    default:
      return { code: 'unknown-input', found: quoted(type) };
  }
}

function readMove(row: Row, at: Millis, by: Seat, game: AnyGame): Input<unknown> | RecordingProblem {
  const move = game.parseMove(row.move);
  if (move === undefined) return { code: 'not-a-move', found: quoted(row.move) };
  return {
    type: 'move',
    at,
    seat: by,
    move,
    ...(isCount(row.reaction) ? { reaction: row.reaction } : {}),
    ...(typeof row.answers === 'number' ? { answers: row.answers } : {}),
  };
}

/** Is it exactly what this program would write? Then it has no other content. */
export const isAsWritten = (row: unknown, game: AnyGame, input: Input<unknown>): boolean =>
  canonicalJson(row) === canonicalJson(formatInput(game, input));

export const LONGEST_QUOTE = 60;

/** A value as quoted in a sentence, shortened, because a file may have a very long one. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text;
}
