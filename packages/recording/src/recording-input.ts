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

/** Any JSON object. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export const isSeed = (value: unknown): value is Seed => isHex(value);

/** An input as a file has it. The fields of a move stand in one order, so that equal recordings are equal text. */
export function formatInput<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  input: Input<Move>,
): object {
  if (input.type !== 'move') return input;
  const { type, at, seat: by, move, reaction, answers } = input;
  return { type, at, seat: by, move: game.formatMove(move), reaction, answers };
}

/** An input of a file, or what is wrong with it. */
export function readInput(row: unknown, seats: number, game: AnyGame): Input<unknown> | string {
  if (!isRow(row)) return 'it is not a JSON object';
  const { type, at } = row;
  if (!isCount(at)) return `its time is ${quoted(at)}, not whole milliseconds`;
  if (type === 'timer') return isCount(row.id) ? { type, at, id: row.id } : 'it is a timer without a number';
  if (!isCount(row.seat) || row.seat >= seats) return `there is no seat ${quoted(row.seat)}`;
  const by = seat(row.seat);
  switch (type) {
    case 'move':
      return readMove(row, at, by, game);
    case 'lag':
      return isCount(row.roundTrip) || row.roundTrip === 'local'
        ? { type, at, seat: by, roundTrip: row.roundTrip }
        : `its round trip is ${quoted(row.roundTrip)}, not whole milliseconds`;
    case 'leave':
    case 'return':
      return { type, at, seat: by };
    default:
      return `there is no input of the type ${quoted(type)}`;
  }
}

function readMove(row: Row, at: Millis, by: Seat, game: AnyGame): Input<unknown> | string {
  const move = game.parseMove(row.move);
  if (move === undefined) return `${quoted(row.move)} is no move of ${game.id}`;
  return {
    type: 'move',
    at,
    seat: by,
    move,
    ...(isCount(row.reaction) ? { reaction: row.reaction } : {}),
    ...(typeof row.answers === 'number' ? { answers: row.answers } : {}),
  };
}

/** Was it written as this program writes it? Then nothing else is in it. */
export const isAsWritten = (row: unknown, game: AnyGame, input: Input<unknown>): boolean =>
  canonicalJson(row) === canonicalJson(formatInput(game, input));

/** A value as a sentence can hold it: a file may have one of a thousand letters. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
