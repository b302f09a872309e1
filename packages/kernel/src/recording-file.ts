import type { AnyGame, Game } from './game.ts';
import { hashOf } from './hash.ts';
import { type Millis, type Seat, seat } from './ids.ts';
import type { Input } from './input.ts';
import { formatProblem, parseKeptOptions } from './options.ts';
import { type Recording, replay } from './recording.ts';
import type { Seed } from './seed.ts';

const FORMAT = 1;

/** A recording as text: one JSON object a line, each with a checksum that runs on from the line before. */
export function formatRecording<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  recording: Recording<Move, Options>,
): string {
  const { inputs, options, seats, seed, names } = recording;
  const final = hashOf(replay(game, recording));
  const rows: object[] = [
    {
      saloon: 'recording',
      format: FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      seats,
      seed,
      names,
    },
    ...inputs.map((input) => formatInput(game, input)),
    { end: inputs.length, state: final },
  ];
  let sum = '';
  return rows
    .map((row) => {
      sum = checksum(sum, row);
      return `${JSON.stringify({ ...row, sum })}\n`;
    })
    .join('');
}

/** The fields of a move stand in one order, so that equal recordings are equal text. */
function formatInput<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  input: Input<Move>,
): object {
  if (input.type !== 'move') return input;
  const { type, at, seat: by, move, reaction, answers } = input;
  return { type, at, seat: by, move: game.formatMove(move), reaction, answers };
}

export type ParsedRecording =
  | {
      readonly ok: true;
      readonly game: AnyGame;
      readonly recording: Recording<unknown, unknown>;
      readonly final: string;
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** Reads a recording that `formatRecording` wrote, or says at which line it is broken and why. It plays nothing yet. */
export function parseRecording(text: string, findGame: (id: string) => AnyGame | undefined): ParsedRecording {
  const lines = text.split('\n');
  if (lines.pop() !== '') return broken(lines.length + 1, 'the file is cut off in the middle of a line');
  let sum = '';
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const row = parseRow(line);
    if (row === undefined) return broken(index + 1, 'it is not a JSON object');
    if (JSON.stringify(row) !== line) return broken(index + 1, 'it was edited: it is not as this program writes it');
    const { sum: written, ...rest } = row;
    if (index === 0) {
      if (rest.saloon !== 'recording') return broken(1, 'this is not a Saloon recording');
      if (rest.format !== FORMAT) return broken(1, `the format is ${rest.format}, this program reads ${FORMAT}`);
    }
    sum = checksum(sum, rest);
    if (written !== sum) return broken(index + 1, 'it was edited: its checksum does not match');
    rows.push(rest);
  }
  return readRows(rows, findGame);
}

type Row = Readonly<Record<string, unknown>>;

function readRows(rows: readonly Row[], findGame: (id: string) => AnyGame | undefined): ParsedRecording {
  const [head, ...body] = rows;
  const last = body.pop();
  if (head === undefined) return broken(1, 'the file is empty');
  if (last?.end !== body.length || typeof last.state !== 'string') {
    return broken(rows.length, 'the file is cut off: its last line is missing');
  }
  const { game: id, rulesVersion, options, seats, seed, names } = head;
  const game = typeof id === 'string' ? findGame(id) : undefined;
  if (game === undefined) return broken(1, `there is no game ${JSON.stringify(id)}`);
  if (rulesVersion !== game.rulesVersion) {
    return broken(1, `it was made with version ${rulesVersion} of the rules, this program plays ${game.rulesVersion}`);
  }
  const parsed = parseKeptOptions(game.options, options);
  if (!parsed.ok) return broken(1, formatProblem(parsed.problems[0]));
  const { min, max } = game.seats(parsed.options);
  if (!isCount(seats) || seats < min || seats > max) {
    return broken(1, `it has ${JSON.stringify(seats)} seats, the game has ${min} to ${max}`);
  }
  if (!isSeed(seed)) return broken(1, `its seed is ${JSON.stringify(seed)}, not 64 hexadecimal digits`);
  if (names !== undefined && !isNames(names, seats)) return broken(1, 'its names are not one for each seat');
  const inputs: Input<unknown>[] = [];
  for (const [index, row] of body.entries()) {
    const input = readInput(row, seats, game);
    if (typeof input === 'string') return broken(index + 2, input);
    inputs.push(input);
  }
  const known = names === undefined ? {} : { names };
  const recording = { game: game.id, rulesVersion: game.rulesVersion, options: parsed.options, seats, seed, inputs };
  return { ok: true, game, recording: { ...recording, ...known }, final: last.state };
}

/** One line of a log, or what is wrong with it. */
function readInput(row: Row, seats: number, game: AnyGame): Input<unknown> | string {
  const { type, at } = row;
  if (!isCount(at)) return `its time is ${JSON.stringify(at)}, not whole milliseconds`;
  if (type === 'timer') return isCount(row.id) ? { type, at, id: row.id } : 'it is a timer without a number';
  if (!isCount(row.seat) || row.seat >= seats) return `there is no seat ${JSON.stringify(row.seat)}`;
  const by = seat(row.seat);
  switch (type) {
    case 'move':
      return readMove(row, at, by, game);
    case 'lag':
      return isCount(row.roundTrip) || row.roundTrip === 'local'
        ? { type, at, seat: by, roundTrip: row.roundTrip }
        : `its round trip is ${JSON.stringify(row.roundTrip)}, not whole milliseconds`;
    case 'leave':
    case 'return':
      return { type, at, seat: by };
    default:
      return `there is no input of the type ${JSON.stringify(type)}`;
  }
}

function readMove(row: Row, at: Millis, by: Seat, game: AnyGame): Input<unknown> | string {
  const move = game.parseMove(row.move);
  if (move === undefined) return `${JSON.stringify(row.move)} is no move of ${game.id}`;
  return {
    type: 'move',
    at,
    seat: by,
    move,
    ...(isCount(row.reaction) ? { reaction: row.reaction } : {}),
    ...(typeof row.answers === 'number' ? { answers: row.answers } : {}),
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isNames = (value: unknown, seats: number): value is readonly string[] =>
  Array.isArray(value) && value.length === seats && value.every((name) => typeof name === 'string');

const isSeed = (value: unknown): value is Seed => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

function parseRow(line: string): Row | undefined {
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as Row) : undefined;
  } catch {
    return undefined;
  }
}

const checksum = (before: string, row: object): string => hashOf([before, row]).slice(0, 16);

const broken = (line: number, reason: string) => ({ ok: false, line, reason }) as const;
