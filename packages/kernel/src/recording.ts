import type { AnyGame, Emit, Game } from './game.ts';
import { hashOf } from './hash.ts';
import { type GameId, type Millis, type Seat, seat } from './ids.ts';
import type { Input } from './input.ts';
import { formatProblem, parseOptions } from './options.ts';
import type { Seed } from './seed.ts';
import { tryPlay } from './try-play.ts';

/** A whole game: what it was set up with, and everything that came in. */
export type Recording<Move, Options> = {
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed;
  readonly inputs: readonly Input<Move>[];
};

/** A logged input that cannot be played here, and why. */
export class ReplayError extends Error {
  readonly index: number;
  constructor(index: number, reason: string) {
    super(`Cannot replay input ${index}: ${reason}`);
    this.index = index;
  }
}

/**
 * Plays a recording again, from its seed to its last input: the same states and events, byte for byte. Every move is
 * checked as a stranger's is. `onStep` is called after each input with its place in the log.
 */
export function replay<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  recording: Recording<Move, Options>,
  emit?: Emit<Event>,
  onStep?: (state: State, index: number) => void,
): State {
  const state = game.setup(recording.options, recording.seats, recording.seed, emit);
  recording.inputs.forEach((input, index) => {
    const problem = playLogged(game, state, input, emit);
    if (problem !== undefined) throw new ReplayError(index, problem);
    onStep?.(state, index);
  });
  return state;
}

/** Plays one input of a log; answers what is wrong with it, if anything. */
function playLogged<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  input: Input<Move>,
  emit?: Emit<Event>,
): string | undefined {
  if (input.type === 'move') {
    const played = tryPlay(game, state, input, emit);
    return played.ok ? undefined : `the move is refused (${played.rejection.code})`;
  }
  if (input.at < game.now(state)) return `its time ${input.at} is before ${game.now(state)}`;
  if (input.type !== 'timer' && input.seat >= game.seatCount(state)) return `there is no seat ${input.seat}`;
  game.apply(state, input, emit);
  return undefined;
}

const FORMAT = 1;

/** A recording as text: one JSON object a line, each with a checksum that runs on from the line before. */
export function formatRecording<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  recording: Recording<Move, Options>,
): string {
  const { inputs, ...head } = recording;
  const final = hashOf(replay(game, recording));
  const rows: object[] = [
    { saloon: 'recording', format: FORMAT, ...head },
    ...inputs.map((input) => (input.type === 'move' ? { ...input, move: game.formatMove(input.move) } : input)),
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
  const { game: id, rulesVersion, options, seats, seed } = head;
  const game = typeof id === 'string' ? findGame(id) : undefined;
  if (game === undefined) return broken(1, `there is no game ${JSON.stringify(id)}`);
  if (rulesVersion !== game.rulesVersion) {
    return broken(1, `it was made with version ${rulesVersion} of the rules, this program plays ${game.rulesVersion}`);
  }
  const parsed = parseOptions(game.options, options);
  if (!parsed.ok) return broken(1, formatProblem(parsed.problems[0]));
  const { min, max } = game.seats(parsed.options);
  if (!isCount(seats) || seats < min || seats > max) {
    return broken(1, `it has ${JSON.stringify(seats)} seats, the game has ${min} to ${max}`);
  }
  if (!isSeed(seed)) return broken(1, `its seed is ${JSON.stringify(seed)}, not 64 hexadecimal digits`);
  const inputs: Input<unknown>[] = [];
  for (const [index, row] of body.entries()) {
    const input = readInput(row, seats, game);
    if (typeof input === 'string') return broken(index + 2, input);
    inputs.push(input);
  }
  const recording = { game: game.id, rulesVersion: game.rulesVersion, options: parsed.options, seats, seed, inputs };
  return { ok: true, game, recording, final: last.state };
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
