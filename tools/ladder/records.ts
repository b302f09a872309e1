import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addKind, emptyKind, type KindTally } from '@saloon/arena';
import type { Iterations, LevelPace } from './pace.ts';

/** The fingerprints of a result's code: see `codePrint` and `playPrint`. The oldest results have no `play`. */
export type Prints = { readonly code: string; readonly play?: string | undefined };

/** The results of a match so far. */
export type Played = Prints & {
  /** When and on what machine the last game was played. */
  date: string;
  machine: string;
  /** The number of games from the first one on; whole deals. */
  games: number;
  /** CPU seconds per game on one thread. */
  secondsPerGame: number;
  /** By bot name. */
  readonly kinds: Record<string, KindTally>;
};

/** A match, and the results of older code: kept until the current code has played as many games. */
export type MatchRecord = { readonly played: Played; readonly older?: Played };

/** How fast the bots of a game think. */
export type PaceRecord = {
  readonly code: string;
  readonly date: string;
  readonly machine: string;
  readonly table: string;
  readonly levels: Readonly<Record<string, LevelPace>>;
  readonly iterations: Iterations;
};

/** All results of one game. It has no lists, so that Biome's JSON format is the one we write. */
export type GameRecords = { readonly matches: Record<string, MatchRecord>; pace?: PaceRecord };

export const emptyPlayed = (prints: Prints, bots: readonly string[]): Played => ({
  ...prints,
  date: '',
  machine: '',
  games: 0,
  secondsPerGame: 0,
  kinds: Object.fromEntries(bots.map((bot) => [bot, emptyKind()])),
});

/** Adds the results of some games, by bot name. */
export function addKinds(to: Played, kinds: readonly (readonly [string, KindTally])[]): void {
  for (const [bot, tally] of kinds) {
    const sum = to.kinds[bot];
    if (sum === undefined) throw new Error(`Cannot add ${bot}: this match is between ${Object.keys(to.kinds)}`);
    addKind(sum, tally);
  }
}

/** The result to report: the current code's, unless older code has played more games. */
export const bestOf = ({ played, older }: MatchRecord): Played =>
  older !== undefined && older.games > played.games ? older : played;

/** Was this result made by the same code, or by code that plays the same? */
const isAbout = (played: Played, { code, play }: Prints): boolean =>
  played.code === code || (play !== undefined && played.play === play);

/**
 * Continues the results of this code, or of code that plays the same; otherwise starts new ones. The longest older
 * result is kept.
 */
export function recordFor(known: MatchRecord | undefined, prints: Prints, bots: readonly string[]): MatchRecord {
  if (known === undefined) return { played: emptyPlayed(prints, bots) };
  const own = [known.played, known.older ?? known.played]
    .filter((played) => isAbout(played, prints))
    .sort((a, b) => b.games - a.games)[0];
  const played = own === undefined ? emptyPlayed(prints, bots) : { ...own, ...prints };
  return withoutOutrun({ played, older: bestOf(known) });
}

/** Drops the older result once the current code has played as many games. */
export const withoutOutrun = (record: MatchRecord): MatchRecord =>
  bestOf(record) === record.played ? { played: record.played } : record;

const fileOf = (folder: string, game: string): string => join(folder, `${game}.json`);

export function readRecords(folder: string, game: string): GameRecords {
  const file = fileOf(folder, game);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GameRecords) : { matches: {} };
}

/** Written to a temporary file and renamed, so that a crash leaves the old file. */
export function writeRecords(folder: string, game: string, records: GameRecords): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, game);
  writeFileSync(`${file}.new`, `${JSON.stringify(records, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}
