import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addKind, emptyKind, type KindTally } from '@saloon/arena';
import type { Iterations, LevelPace } from './pace.ts';

/** What a result is about: see `codePrint` and `playPrint`. Results from before there were prints of play have none. */
export type Prints = { readonly code: string; readonly play?: string | undefined };

/** What a match of the ladder has come to so far. */
export type Played = Prints & {
  /** When the last game was played, and on what. */
  date: string;
  machine: string;
  /** Games from the first one on; whole deals. */
  games: number;
  /** How long a game takes one thread. */
  secondsPerGame: number;
  /** By name of the bot. */
  readonly kinds: Record<string, KindTally>;
};

/** A match, and what older code had come to in it: kept until the present code has played as many games. */
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

/** All that the ladder knows of one game. No lists: so the file is formatted as the house formats JSON. */
export type GameRecords = { readonly matches: Record<string, MatchRecord>; pace?: PaceRecord };

export const emptyPlayed = (prints: Prints, bots: readonly string[]): Played => ({
  ...prints,
  date: '',
  machine: '',
  games: 0,
  secondsPerGame: 0,
  kinds: Object.fromEntries(bots.map((bot) => [bot, emptyKind()])),
});

/** Adds some games, by name of the bot. */
export function addKinds(to: Played, kinds: readonly (readonly [string, KindTally])[]): void {
  for (const [bot, tally] of kinds) {
    const sum = to.kinds[bot];
    if (sum === undefined) throw new Error(`Cannot add ${bot}: this match is between ${Object.keys(to.kinds)}`);
    addKind(sum, tally);
  }
}

/** The result to believe: of the present code, unless older code has played more. */
export const bestOf = ({ played, older }: MatchRecord): Played =>
  older !== undefined && older.games > played.games ? older : played;

/** Is this about code of these prints? About the same code, or about other code that plays the same. */
const isAbout = (played: Played, { code, play }: Prints): boolean =>
  played.code === code || (play !== undefined && played.play === play);

/** Goes on with what this code has played, or code that plays the same; else begins anew. The longest result there was is kept. */
export function recordFor(known: MatchRecord | undefined, prints: Prints, bots: readonly string[]): MatchRecord {
  if (known === undefined) return { played: emptyPlayed(prints, bots) };
  const own = [known.played, known.older ?? known.played]
    .filter((played) => isAbout(played, prints))
    .sort((a, b) => b.games - a.games)[0];
  const played = own === undefined ? emptyPlayed(prints, bots) : { ...own, ...prints };
  return withoutOutrun({ played, older: bestOf(known) });
}

/** Nothing is left of older code once the present one has played as many games. */
export const withoutOutrun = (record: MatchRecord): MatchRecord =>
  bestOf(record) === record.played ? { played: record.played } : record;

const fileOf = (folder: string, game: string): string => join(folder, `${game}.json`);

export function readRecords(folder: string, game: string): GameRecords {
  const file = fileOf(folder, game);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GameRecords) : { matches: {} };
}

/** Whole or not at all: a file that is written while the power fails is the old one. */
export function writeRecords(folder: string, game: string, records: GameRecords): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, game);
  writeFileSync(`${file}.new`, `${JSON.stringify(records, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}
