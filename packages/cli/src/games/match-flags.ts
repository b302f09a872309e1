import { availableParallelism } from 'node:os';
import type { MatchSpec } from '@saloon/arena';
import { botsFlag } from '../command-line/bots-flag.ts';
import { readBots, readCount } from '../command-line/read-values.ts';
import { readTable, type TableSetup, tableFlags } from './table-flags.ts';

const MOST_GAMES = 1_000_000_000;
const MOST_THREADS = 256;

/** The flags of every command that plays many games. */
export const matchFlags = {
  games: { type: 'text', value: 'N', help: 'how many games (default: 100)' },
  ...tableFlags,
  bots: botsFlag('random'),
  threads: { type: 'text', value: 'T', help: 'worker threads (default: one a core); the result does not depend on it' },
  json: { type: 'switch', help: 'print one JSON object instead of the table' },
} as const;

type MatchFlags = Parameters<typeof readTable>[1] & {
  readonly games: string | undefined;
  readonly bots: string | undefined;
  readonly threads: string | undefined;
};

export type MatchSetup = { readonly table: TableSetup; readonly spec: MatchSpec; readonly threads: number };

export function readMatch(gameName: string, flags: MatchFlags): MatchSetup {
  const table = readTable(gameName, flags);
  const { game, options, seats, seed, editions = [] } = table;
  const bots = readBots(flags.bots ?? 'random');
  const games = readCount('games', flags.games ?? '100', 1, MOST_GAMES);
  const threads =
    flags.threads === undefined ? availableParallelism() : readCount('threads', flags.threads, 1, MOST_THREADS);
  return { table, spec: { game: game.id, editions, bots, options, seats, seed, games }, threads };
}
