import { createInterface } from 'node:readline';
import { EnvSession } from '@saloon/learn';
import { defineCommand } from '../command-line/command.ts';
import { readCount } from '../command-line/read-values.ts';
import { gameArgument, readTable, tableFlags } from '../games/table-flags.ts';

const MOST_GAMES = 10_000;
const MOST_SEED = 2 ** 40;

export const env = defineCommand({
  name: 'env',
  summary: 'Play many games at once over lines of JSON, for programs that learn (docs/research.md)',
  positionals: [gameArgument],
  flags: {
    ...tableFlags,
    games: { type: 'text', value: 'N', help: 'games at once (default: 1)' },
  },
  examples: ['env colt-express --seats 4 --games 64'],
  async run([name = ''], flags, io) {
    const { game, options, seats } = readTable(name, { ...flags, seed: undefined });
    const count = readCount('games', flags.games ?? '1', 1, MOST_GAMES);
    const seed = readCount('seed', flags.seed ?? '1', 0, MOST_SEED);
    const session = new EnvSession(game, options, seats, count, seed);
    const signal = io.interrupted();
    const lines = createInterface({ input: process.stdin, signal });
    io.out(`${session.hello()}\n`);
    for await (const line of lines) io.out(`${session.reply(line)}\n`);
    signal.throwIfAborted();
    return 0;
  },
});
