import { parseArgs } from 'node:util';
import { explain } from '@saloon/arena';
import { games } from '@saloon/catalog';
import { RUNGS, type Rung } from './rungs.ts';
import type { LadderTable } from './tables.ts';
import { mainTables } from './write-report.ts';

const GAMES = 400;
const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

export const HELP = `Usage: npm run arena:ladder -- [options]

Plays the ladder of the bots: each level against the one below and against the yardsticks, at the usual tables of every
game, every deal once with each way to sit. Then it measures how long the levels think, and writes the tables of
docs/bots.md and packages/catalog/src/ratings.json.

Results are kept in bench/ladder while it plays. Ctrl-C loses a few games at most, and the same command goes on from
there; a match is played again if its bots play otherwise since.

Options:
  --game ID     only this game (${games.map(({ id }) => id).join(', ')})
  --only A,B    only matches whose name has one of these in it, such as 4p/hard or legend; "pace" is the measuring
  --full        every number of players, not only the most usual ones
  --games N     how many games a match should have (default: ${GAMES}); those there are count
  --threads T   how many games at a time (default: one a core)
  --fresh       forget what these matches have come to before
  --report      play nothing, only write the tables from what is kept
  --list        print the names of the matches and play nothing
  --help        this text
`;

export type LadderFlags = {
  readonly mode: 'help' | 'list' | 'report' | 'play';
  readonly rungs: readonly Rung[];
  readonly paces: readonly LadderTable[];
  readonly games: number;
  readonly threads: number;
  readonly isFresh: boolean;
};

/** Parses the flags. Throws with a sentence about a mistake. */
export function readFlags(args: readonly string[], cores: number): LadderFlags {
  const flags = parse(args);
  const { game, only } = flags;
  if (game !== undefined && !games.some(({ id }) => id === game)) {
    throw wrong(`there is no game ${game}; the games are ${games.map(({ id }) => id).join(', ')}`);
  }
  const parts = only?.split(',') ?? [''];
  const isAsked = (of: string, id: string) =>
    (game === undefined || game === of) && parts.some((part) => id.includes(part));
  const rungs = RUNGS.filter(({ id, table }) => (flags.full || table.isMain) && isAsked(table.game, id));
  const paces = mainTables().filter((table) => isAsked(table.game, paceName(table)));
  if (rungs.length + paces.length === 0) {
    throw wrong(`no match is called so: ${only} (--list names them, --full has more)`);
  }
  return {
    mode: flags.help ? 'help' : flags.list ? 'list' : flags.report ? 'report' : 'play',
    rungs,
    paces,
    games: count('games', flags.games, MOST_GAMES),
    threads: flags.threads === undefined ? cores : count('threads', flags.threads, MOST_THREADS),
    isFresh: flags.fresh,
  };
}

export const paceName = ({ game, name }: LadderTable): string => `${game}/${name}/pace`;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        only: { type: 'string' },
        full: { type: 'boolean', default: false },
        games: { type: 'string', default: String(GAMES) },
        threads: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        report: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw wrong(explain(error));
  }
}

function count(name: string, text: string, most: number): number {
  const n = Number(text);
  if (!/^[0-9]+$/.test(text) || n < 1 || n > most) {
    throw wrong(`--${name} is a whole number from 1 to ${most}, not ${text}`);
  }
  return n;
}

const wrong = (reason: string): Error => new Error(`Cannot play the ladder: ${reason}`);
