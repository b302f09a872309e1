import type { AnyGame, GameRecord, Input, Seat, Seed } from '@saloon/kernel';
import type { MinedGame } from './mine.ts';
import type { Answer, LevelHits, Puzzle } from './puzzle.ts';

/** The puzzles of one game, as they are stored: recordings in the game's notation, each with its puzzles. */
export type PuzzleFile = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly games: readonly StoredGame[];
};

type StoredGame = {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  /** An input per line: time, seat, question and move, separated by spaces. Timers and other inputs are JSON. */
  readonly inputs: string;
  readonly puzzles: readonly StoredPuzzle[];
};

type StoredPuzzle = {
  readonly after: number;
  readonly seat: Seat;
  readonly theme: string;
  /** Move, share of games won in ten-thousandths, and its standard error. */
  readonly answers: readonly (readonly [move: string, share: number, error: number])[];
  readonly hits: readonly [easy: number, normal: number, hard: number];
};

export const storedGame = (game: AnyGame, { record, puzzles }: MinedGame): StoredGame => ({
  seats: record.seats,
  options: record.options,
  seed: record.seed,
  inputs: record.inputs.map((input) => lineOf(game, input)).join('\n'),
  puzzles: puzzles.map(({ after, seat, theme, answers, hits }) => ({
    after,
    seat,
    theme,
    answers: answers.map(({ move, mean, error }) => [move, parts(mean), parts(error)]),
    hits: [hits.easy, hits.normal, hits.hard],
  })),
});

const SCALE = 10_000;
const parts = (share: number): number => Math.round(share * SCALE);

function lineOf(game: AnyGame, input: Input<unknown>): string {
  if (input.type !== 'move' || input.reaction !== undefined) return JSON.stringify(input);
  return `${input.at} ${input.seat} ${input.answers ?? '-'} ${game.formatMove(input.move)}`;
}

/** The recordings and puzzles of a file. Throws if the file is for other rules or can't be read. */
export function readPuzzles(game: AnyGame, file: PuzzleFile): readonly MinedGame[] {
  expectRules(game, file);
  return file.games.map((stored) => gameIn(game, stored));
}

/** A puzzle's name in links. It stays the same when puzzles are added or removed. */
export const puzzleId = ({ seed }: { readonly seed: Seed }, { after }: { readonly after: number }): string =>
  `${seed.slice(0, 8)}-${after}`;

/** The puzzle with this id and the recording that it comes from; the other recordings of the file aren't read. */
export function readPuzzle(game: AnyGame, file: PuzzleFile, id: string): OnePuzzle | undefined {
  expectRules(game, file);
  for (const stored of file.games) {
    const at = stored.puzzles.findIndex((puzzle) => puzzleId(stored, puzzle) === id);
    if (at === -1) continue;
    const { record, puzzles } = gameIn(game, stored);
    const puzzle = puzzles[at];
    return puzzle && { record, puzzle };
  }
  return undefined;
}

export type OnePuzzle = { readonly record: MinedGame['record']; readonly puzzle: Puzzle };

function expectRules({ id, rulesVersion }: AnyGame, file: PuzzleFile): void {
  if (file.game === id && file.rulesVersion === rulesVersion) return;
  throw new Error(
    `Cannot read puzzles of ${file.game} with rules ${file.rulesVersion}: the rules are ${id} ${rulesVersion}. Run npm run puzzles`,
  );
}

function gameIn(game: AnyGame, { seats, options, seed, inputs, puzzles }: StoredGame): MinedGame {
  const record: GameRecord<unknown, unknown> = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats,
    seed,
    inputs: inputs.split('\n').map((line) => inputIn(game, line)),
  };
  return { record, puzzles: puzzles.map(puzzleIn) };
}

function puzzleIn({ after, seat, theme, answers, hits: [easy, normal, hard] }: StoredPuzzle): Puzzle {
  const read = answers.map(([move, share, error]): Answer => ({ move, mean: share / SCALE, error: error / SCALE }));
  const hits: LevelHits = { easy, normal, hard };
  return { after, seat, theme, answers: read, hits };
}

function inputIn(game: AnyGame, line: string): Input<unknown> {
  if (line.startsWith('{')) return JSON.parse(line) as Input<unknown>;
  const [at, seat, answers, ...rest] = line.split(' ');
  const move = game.parseMove(rest.join(' '));
  if (move === undefined) throw new Error(`Cannot read the input "${line}": there is no such move`);
  const input = { type: 'move', at: Number(at), seat: Number(seat) as Seat, move } as const;
  return answers === '-' ? input : { ...input, answers: Number(answers) };
}
